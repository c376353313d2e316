"""What a player can do. Every move that needs no list of cards exists once and is shared."""

from typing import ClassVar, Final

from speeltafel.engine import Move
from speeltafel.games.hydes_attack.cards import CARD_NAMES, SIX
from speeltafel.games.hydes_attack.material import MATERIAL


class ChooseOutcast(Move, frozen=True, tag="choose-outcast"):
    """HA-012"""

    outcast: str


class Go(Move, frozen=True, tag="go"):
    """HA-032: nothing is decided until a card is played."""

    reversible: ClassVar[bool] = True
    location: str


class Stay(Move, frozen=True, tag="stay"):
    """HA-032"""

    reversible: ClassVar[bool] = True


class Play(Move, frozen=True, tag="play"):
    """HA-040: one card from the hand, face down."""

    card: str
    location: str


class PlayThing(Move, frozen=True, tag="play-thing"):
    """HA-043: the card that Thing holds."""

    location: str


class PlayOnes(Move, frozen=True, tag="play-ones"):
    """HA-125: several 1s at once (Ajax); `thing` when Thing's card is one of them."""

    cards: tuple[str, ...]
    thing: bool
    location: str


class PlaySix(Move, frozen=True, tag="play-six"):
    """HA-117: discard a card and play a 6 (Bianca)."""

    costs: ClassVar[tuple[str, ...]] = ("card",)
    card: str
    location: str


class Skip(Move, frozen=True, tag="skip"):
    """HA-R17: play no card where playing is optional (Eugene)."""


class Remark(Move, frozen=True, tag="remark"):
    """HA-053: one of the allowed remarks, at a table that gives signals after a play."""

    phrase: str
    location: str | None


class Silence(Move, frozen=True, tag="silence"):
    """HA-053: no remark."""


class Discard(Move, frozen=True, tag="discard"):
    """HA-134: one card of four (Yoko)."""

    card: str


class SendThing(Move, frozen=True, tag="send-thing"):
    """HA-R24: the card Thing gets (None: it keeps what it holds), and the player with whom it stands."""

    card: str | None
    player: int


class Swap(Move, frozen=True, tag="swap"):
    """HA-106: a hand card for a revealed one (Wednesday)."""

    card: str
    revealed: str


class Pass(Move, frozen=True, tag="pass"):
    """HA-108: no swap."""


Moves = (
    ChooseOutcast
    | Go
    | Stay
    | Play
    | PlayThing
    | PlayOnes
    | PlaySix
    | Skip
    | Remark
    | Silence
    | Discard
    | SendThing
    | Swap
    | Pass
)

LOCATION_NAMES: Final = MATERIAL.location_names
LOCATION: Final = {name: location for location, name in enumerate(LOCATION_NAMES)}
OUTCAST: Final = {name: outcast for outcast, name in enumerate(MATERIAL.outcast_names)}
SEATS: Final = range(4)

STAY: Final = Stay()
SKIP: Final = Skip()
PASS: Final = Pass()
SILENCE: Final = Silence()
CHOOSE: Final = tuple(ChooseOutcast(name) for name in MATERIAL.outcast_names)
GO: Final = tuple(Go(name) for name in LOCATION_NAMES)
PLAY_THING: Final = tuple(PlayThing(name) for name in LOCATION_NAMES)
PLAY: Final = tuple(tuple(Play(card, name) for card in CARD_NAMES[:SIX]) for name in LOCATION_NAMES)
PLAY_SIX: Final = tuple(tuple(PlaySix(card, name) for card in CARD_NAMES[:SIX]) for name in LOCATION_NAMES)
DISCARD: Final = tuple(Discard(card) for card in CARD_NAMES[:SIX])
KEEP_CARD: Final = tuple(SendThing(None, seat) for seat in SEATS)
GIVE_CARD: Final = tuple(tuple(SendThing(card, seat) for card in CARD_NAMES[:SIX]) for seat in SEATS)
SWAP: Final = tuple(tuple(Swap(card, shown) for shown in CARD_NAMES[:SIX]) for card in CARD_NAMES[:SIX])
