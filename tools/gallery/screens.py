"""The screens on which people play, and what must hold on each."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Any


@dataclass(frozen=True)
class Screen:
    """A size of screen. `place` is what it shows: a table of one's own, the television, a phone beside it, one for all."""

    name: str
    width: int
    height: int
    place: str = "online"

    @property
    def touch(self) -> bool:
        return self.height < 700 or self.width < 600

    @property
    def smallest(self) -> int:
        """The smallest text, in pixels."""
        return 28 if self.place == "tv" else 12

    @property
    def shared(self) -> str:
        """How the table is shared."""
        return "tv" if self.place == "phone" else self.place

    @property
    def kind(self) -> tuple[str, bool]:
        """Screens of one kind differ in size only: a page that is open on one can be looked at on all."""
        return self.place, self.touch

    def context(self, url: str, language: str) -> dict[str, Any]:
        """How a browser is opened on it."""
        return {
            "base_url": url,
            "viewport": {"width": self.width, "height": self.height},
            "locale": language,
            "has_touch": self.touch,
            "is_mobile": self.touch,
            "reduced_motion": "reduce",
        }


SCREENS = [
    Screen("360x640", 360, 640),
    Screen("390x664", 390, 664),
    Screen("390x844", 390, 844),
    Screen("844x390", 844, 390),
    Screen("1024x768", 1024, 768),
    Screen("1280x720", 1280, 720),
    Screen("1440x900", 1440, 900),
    Screen("tv", 1920, 1080, "tv"),
    Screen("device", 390, 664, "device"),
    Screen("phone", 390, 664, "phone"),
]


def groups(screens: Iterable[Screen]) -> list[list[Screen]]:
    """Screens by kind."""
    ordered = sorted(screens, key=lambda screen: screen.kind)
    return [list(group) for _, group in groupby(ordered, key=lambda screen: screen.kind)]
