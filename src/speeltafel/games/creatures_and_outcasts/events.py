"""What happened at the table, as small messages."""

from typing import ClassVar

from speeltafel.engine import Event


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int


class Dealt(Event, frozen=True, tag="dealt"):
    """Private: the hand of one seat, once everybody has all cards (CO-022)."""

    private: ClassVar[bool] = True
    seat: int
    cards: list[str]


class RaceWon(Event, frozen=True, tag="race-won"):
    seat: int


class NobodyRaced(Event, frozen=True, tag="nobody-raced"):
    seat: int


class Played(Event, frozen=True, tag="played"):
    seat: int
    card: str
    count: int


class Passed(Event, frozen=True, tag="passed"):
    seat: int


class Skipped(Event, frozen=True, tag="skipped"):
    seat: int


class Stuck(Event, frozen=True, tag="stuck"):
    """No card fits on the 2 (CO-102)."""

    seat: int


class Drew(Event, frozen=True, tag="drew"):
    """The top of the closed pile, for passing or because `author` chose this player with an 8."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None
    author: int | None = None


class Swapped(Event, frozen=True, tag="swapped"):
    """`seat` took one card from `player`; both see it."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    player: int
    card: str | None


class Gave(Event, frozen=True, tag="gave"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    player: int
    card: str | None


class LookedThrough(Event, frozen=True, tag="looked-through"):
    """Only the one who looks sees the closed pile, top first (CO-R22)."""

    secret: ClassVar[tuple[str, ...]] = ("pile",)
    seat: int
    pile: list[str] | None


class Took(Event, frozen=True, tag="took"):
    """Neither the card nor its place is shown (CO-R25)."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class SetLaid(Event, frozen=True, tag="set-laid"):
    seat: int
    card: str
    count: int


class BlockedDiscarded(Event, frozen=True, tag="blocked-discarded"):
    seat: int
    card: str
    count: int


class TrickOver(Event, frozen=True, tag="trick-over"):
    """`forget`: the log now hides the numbers of this trick until the round is over (CO-R68)."""

    count: int
    forget: bool


class CharacterTurned(Event, frozen=True, tag="character-turned"):
    character: str


class NoCharacterLeft(Event, frozen=True, tag="no-character-left"):
    pass


class WednesdayStopped(Event, frozen=True, tag="wednesday-stopped"):
    seat: int


class LookedAtCharacters(Event, frozen=True, tag="looked-at-characters"):
    """Only the one who looks sees them (CO-R48)."""

    secret: ClassVar[tuple[str, ...]] = ("characters",)
    seat: int
    characters: list[str] | None


class WednesdayMoved(Event, frozen=True, tag="wednesday-moved"):
    secret: ClassVar[tuple[str, ...]] = ("place",)
    seat: int
    place: int | None


class ThingPlaced(Event, frozen=True, tag="thing-placed"):
    seat: int
    card: str


class ThingIdle(Event, frozen=True, tag="thing-idle"):
    """No closed card to stand on (CO-R35)."""


class RoundEffectStarted(Event, frozen=True, tag="round-effect-started"):
    seat: int
    effect: str


class HandsOpened(Event, frozen=True, tag="hands-opened"):
    hands: list[list[str]]


class HandsPassed(Event, frozen=True, tag="hands-passed"):
    """Everybody gives the whole hand to the right."""


class NewHand(Event, frozen=True, tag="new-hand"):
    """Private: the hand that came from the left."""

    private: ClassVar[bool] = True
    seat: int
    cards: list[str]


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """All hands are shown (CO-R50)."""

    round: int
    reason: str
    seat: int | None
    hands: list[list[str]]
    points: list[int]


class GameEnded(Event, frozen=True, tag="game-ended"):
    winners: list[int]
    totals: list[int]


AnyEvent = (
    RoundBegan
    | Dealt
    | RaceWon
    | NobodyRaced
    | Played
    | Passed
    | Skipped
    | Stuck
    | Drew
    | Swapped
    | Gave
    | LookedThrough
    | Took
    | SetLaid
    | BlockedDiscarded
    | TrickOver
    | CharacterTurned
    | NoCharacterLeft
    | WednesdayStopped
    | LookedAtCharacters
    | WednesdayMoved
    | ThingPlaced
    | ThingIdle
    | RoundEffectStarted
    | HandsOpened
    | HandsPassed
    | NewHand
    | RoundEnded
    | GameEnded
)
