"""The accounts: what luck and what choices changed, so that everything adds up to the last digit."""

from collections.abc import Mapping, Sequence
from typing import Any

from speeltafel.analysis.measuring import Measured
from speeltafel.analysis.structure import CHOICE, LUCK, Account, Choice, Moment, Point, Step

MOMENTS = 8
"""So many are listed."""
SMALL = 300
"""Less than 3 % is nothing to tell."""
CLEAR = 3
"""And a swing must be so many times its standard error."""


def points_of(entries: Sequence[int], measured: Sequence[Measured]) -> list[Point]:
    """The curves."""
    return [
        Point(entry, round(one.at, 2), one.known, one.doubt, one.table)
        for entry, one in zip(entries, measured, strict=True)
    ]


def steps_of(measured: Sequence[Measured], drawn: Sequence[bool]) -> list[Step]:
    """What became of every moment: the choice as far as its maker could know, the rest is luck."""
    found = []
    for before, after, chance in zip(measured, measured[1:], drawn, strict=False):
        moved = less(after.known, before.known)
        if before.left is not None:
            found.append(Step(moved, [0] * len(moved), before.left, chance))
        elif before.dice is not None:
            found.append(Step(less(moved, before.dice), before.dice, None, chance))
        else:
            by = before.choice.seat if before.choice else None
            found.append(Step(before.change, less(moved, before.change), by, chance))
    return found


def less(whole: Sequence[int], part: Sequence[int]) -> list[int]:
    """What is left, seat by seat."""
    return [much - little for much, little in zip(whole, part, strict=True)]


def line_of(
    seat: int, start: int, points: Sequence[Point], steps: Sequence[Step], choices: Sequence[Choice]
) -> Account:
    """One seat's account."""
    deal = points[0].known[seat] - start
    return Account(
        seats=[seat],
        start=start,
        deal=deal,
        luck=deal + sum(step.luck[seat] for step in steps),
        choices=sum(step.choice[seat] for step in steps if step.by == seat),
        others=sum(step.choice[seat] for step in steps if step.by not in (seat, None)),
        cost=sum(choice.cost for choice in choices if choice.seat == seat),
        end=points[-1].known[seat],
        play=sum(step.choice[seat] for step in steps if step.by is None),
    )


def side_of(name: str, seats: Sequence[int], lines: Sequence[Account], steps: Sequence[Step]) -> Account:
    """A side's account: choices of all its members, the rest of the way is luck.

    Members share a fate but not their knowledge; the first one's curve stands for what the side could know.
    """
    first = lines[seats[0]]
    own = sum(step.choice[seats[0]] for step in steps if step.by in seats)
    return Account(
        seats=list(seats),
        start=first.start,
        deal=first.deal,
        luck=first.luck,
        choices=own,
        others=first.choices + first.others - own,
        cost=sum(lines[seat].cost for seat in seats),
        end=first.end,
        play=first.play,
        side=name,
    )


def sides_of(
    together: Mapping[str, tuple[int, ...]], lines: Sequence[Account], steps: Sequence[Step]
) -> list[Account]:
    """One account for each side."""
    return [side_of(name, seats, lines, steps) for name, seats in together.items() if seats]


def moments_of(points: Sequence[Point], steps: Sequence[Step], happened: Sequence[list[Any]]) -> list[Moment]:
    """The largest swings, in the order of the game."""
    found = [moment_of(number, points, step, happened[number]) for number, step in enumerate(steps)]
    telling = [moment for moment in found if moment is not None]
    largest = sorted(telling, key=lambda moment: -abs(moment.change))[:MOMENTS]
    return sorted(largest, key=lambda moment: moment.point)


def moment_of(number: int, points: Sequence[Point], step: Step, happened: list[Any]) -> Moment | None:
    """A step that changed much for somebody."""
    changes = [luck + choice for luck, choice in zip(step.luck, step.choice, strict=True)]
    seat = max(range(len(changes)), key=lambda seat: (abs(changes[seat]), seat == step.by))
    doubt = points[number].doubt[seat] + points[number + 1].doubt[seat]
    if abs(changes[seat]) < max(SMALL, CLEAR * doubt // 2):
        return None
    sort = CHOICE if abs(step.choice[seat]) > abs(step.luck[seat]) else LUCK
    return Moment(number, points[number].entry, seat, sort, changes[seat], happened)
