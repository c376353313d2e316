"""What a view of Good vs Evil looks like: the whole table through one seat's eyes, as one message."""

import msgspec

from speeltafel.engine import View as BaseView


class PlayerView(msgspec.Struct, frozen=True):
    """One player as others see them; `known` and `lacking` are what the viewer is certain of, with the memory aid on."""

    seat: int
    alive: bool
    cards: int
    godcat: bool
    known: list[str]
    lacking: list[str]
    fell_to: str | None = None
    leaving: bool = False
    """Out of the game as soon as the present action is over (GE-R41)."""


class ActionView(msgspec.Struct, frozen=True):
    """The play on the stack, with the Nopes on top of it."""

    seat: int
    cards: list[str]
    effect: str
    target: int | None
    named: str | None
    nopes: list[int]
    stopped: bool


class DuelView(msgspec.Struct, frozen=True):
    """An Armageddon under way; `opponent_card` is known only to the one who dealt."""

    seat: int
    opponent: int | None
    opponent_card: str | None


class SightingView(msgspec.Struct, frozen=True):
    """A card in the pile whose place, counted from the top, is known or narrowed down."""

    card: str
    earliest: int
    latest: int


class Waiting(msgspec.Struct, frozen=True):
    """Somebody is being asked. In a window everybody who was asked stays here, so that passes remain invisible."""

    seat: int
    kind: str


class View(BaseView, frozen=True):
    """The whole table through one seat's eyes."""

    seat: int | None
    hand: list[str]
    players: list[PlayerView]
    pile: int
    kittens: int
    discard: list[str]
    mat: list[str]
    turn: int
    owed: int
    under_attack: bool
    action: ActionView | None
    duel: DuelView | None
    danger: int | None
    """Who is facing a Kitten just now."""
    looking_at: str | None
    """The bottom card, for the player of Raising Heck."""
    seen: list[SightingView]
    """What the viewer could remember of the pile, with the memory aid on."""
    waiting: list[Waiting]
    removed: list[str]
    """The third that the quick variant took out, shown when the game is over (GE-029)."""
