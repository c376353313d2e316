"""What can happen in a game of Good vs Evil."""

from typing import ClassVar, Literal

from speeltafel.engine import Event


class Dealt(Event, frozen=True, tag="dealt"):
    """Everybody has a hand; the pile is ready (GE-016, GE-022)."""

    secret: ClassVar = ("hand",)
    seat: int
    hand: list[str] | None


class Began(Event, frozen=True, tag="began"):
    """The start player is known (GE-025)."""

    seat: int
    pile: int
    kittens: int


class Played(Event, frozen=True, tag="played"):
    """Cards were laid down: a single card or a combination, with all that must be announced (GE-R07)."""

    seat: int
    cards: tuple[str, ...]
    effect: str
    target: int | None = None
    named: str | None = None


class Noped(Event, frozen=True, tag="noped"):
    """Somebody played a Nope; an odd count stops the action (GE-123)."""

    seat: int
    count: int


class Stopped(Event, frozen=True, tag="stopped"):
    """The action does not take place (GE-121)."""

    seat: int
    effect: str


class WentAhead(Event, frozen=True, tag="went-ahead"):
    """Nothing stops the action any more: it begins (GE-R38)."""

    seat: int
    effect: str
    count: int
    """How many Nopes were played on it."""


class Drew(Event, frozen=True, tag="drew"):
    """A card went from the top of the pile to a hand (GE-036)."""

    secret: ClassVar = ("card",)
    seat: int
    card: str | None


class DrewKitten(Event, frozen=True, tag="drew-kitten"):
    """A Kitten was drawn and shown (GE-045)."""

    seat: int


class Saved(Event, frozen=True, tag="saved"):
    """Somebody survived an explosion (GE-052, GE-092)."""

    seat: int
    card: str
    danger: str


class Hidden(Event, frozen=True, tag="hidden"):
    """The Kitten is back in the pile (GE-053, GE-056)."""

    secret: ClassVar = ("place",)
    seat: int
    place: int | None


class Exploded(Event, frozen=True, tag="exploded"):
    """Somebody is out of the game (GE-006)."""

    seat: int
    danger: str
    cards: tuple[str, ...]


class MustTake(Event, frozen=True, tag="must-take"):
    """Somebody owes several turns (GE-096)."""

    seat: int
    turns: int


class TurnsLeft(Event, frozen=True, tag="turns-left"):
    """One of several owed turns is over (GE-098, GE-107)."""

    seat: int
    turns: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """The next player is up (GE-039)."""

    seat: int


class Gave(Event, frozen=True, tag="gave"):
    """A card went from hand to hand (GE-108, GE-131)."""

    secret: ClassVar = ("card",)
    seat: int
    target: int
    card: str | None
    stolen: bool = False


class NothingToTake(Event, frozen=True, tag="nothing-to-take"):
    """The victim's hand became empty in the meantime (GE-R09)."""

    seat: int
    target: int


class Named(Event, frozen=True, tag="named"):
    """Three of a kind found its card, or did not (GE-145, GE-146)."""

    seat: int
    target: int
    card: str
    found: bool


class LookedBelow(Event, frozen=True, tag="looked-below"):
    """Raising Heck: the bottom card was drawn (GE-111)."""

    secret: ClassVar = ("card",)
    seat: int
    card: str | None


class HeckKept(Event, frozen=True, tag="heck-kept"):
    """It went into the hand (GE-112)."""

    secret: ClassVar = ("card",)
    seat: int
    card: str | None


class HeckOnTop(Event, frozen=True, tag="heck-on-top"):
    """It went face down on top (GE-112)."""

    secret: ClassVar = ("card",)
    seat: int
    card: str | None


class Revealed(Event, frozen=True, tag="revealed"):
    """Everybody saw the top cards (GE-114)."""

    seat: int
    cards: tuple[str, ...]


class Shuffled(Event, frozen=True, tag="shuffled"):
    """The pile was shuffled; `stopper` says stop, as a ceremony (GE-117, GE-R30)."""

    seat: int
    stopper: int


class DuelBegan(Event, frozen=True, tag="duel-began"):
    """Godcat and Devilcat were taken from the mat (GE-065)."""

    seat: int


class DuelDealt(Event, frozen=True, tag="duel-dealt"):
    """Both lie face down; only the one who dealt knows which is which (GE-067, GE-068)."""

    secret: ClassVar = ("card",)
    seat: int
    opponent: int
    card: str | None


class DuelChosen(Event, frozen=True, tag="duel-chosen"):
    """The opponent kept or swapped (GE-070)."""

    seat: int
    choice: Literal["keep", "swap"]


class DuelRevealed(Event, frozen=True, tag="duel-revealed"):
    """Both cards were turned over (GE-071)."""

    blessed: int
    cursed: int


class GodcatHome(Event, frozen=True, tag="godcat-home"):
    """Godcat lies on the mat again (GE-086)."""

    seat: int


class DevilcatHome(Event, frozen=True, tag="devilcat-home"):
    """Devilcat lies on the mat again (GE-075)."""


class Left(Event, frozen=True, tag="left"):
    """A player left for good (GE-R41)."""

    seat: int


class Won(Event, frozen=True, tag="won"):
    """One player is left (GE-043)."""

    seat: int


class TookOut(Event, frozen=True, tag="took-out"):
    """After the game: the cards that the quick variant took out before it (GE-027, GE-029)."""

    cards: tuple[str, ...]


AnyEvent = (
    Dealt
    | Began
    | Played
    | Noped
    | Stopped
    | WentAhead
    | Drew
    | DrewKitten
    | Saved
    | Hidden
    | Exploded
    | MustTake
    | TurnsLeft
    | TurnBegan
    | Gave
    | NothingToTake
    | Named
    | LookedBelow
    | HeckKept
    | HeckOnTop
    | Revealed
    | Shuffled
    | DuelBegan
    | DuelDealt
    | DuelChosen
    | DuelRevealed
    | GodcatHome
    | DevilcatHome
    | Left
    | Won
    | TookOut
)
