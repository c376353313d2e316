"""Where things lie once they have come to rest, all seen at one moment: nothing moves between two looks."""

from playwright.sync_api import FloatRect, Locator

REST = """async things => {
  const moves = () => document.getAnimations().filter(one =>
    one.playState === 'running' && Number.isFinite(one.effect.getComputedTiming().endTime) &&
    things.some(thing => one.effect.target?.contains(thing)));
  for (let left = moves(); left.length; left = moves()) await Promise.allSettled(left.map(one => one.finished));
  return things.map(thing => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return { x, y, width, height };
  });
}"""
"""What plays for ever (a card that breathes) is not waited for."""


def boxes(*things: Locator) -> list[FloatRect]:
    """Of things on one page."""
    found: list[FloatRect] = things[0].page.evaluate(REST, [thing.element_handle() for thing in things])
    return found


def box(thing: Locator) -> FloatRect:
    return boxes(thing)[0]


def middle(thing: Locator) -> tuple[float, float]:
    lies = box(thing)
    return lies["x"] + lies["width"] / 2, lies["y"] + lies["height"] / 2


def bottom(lies: FloatRect) -> float:
    return lies["y"] + lies["height"]
