"""What a player can do."""

from speeltafel.engine import Move


class Character(Move, frozen=True, tag="character"):
    """Take a hero or the wizard (RO-018)."""

    character: str


class Colour(Move, frozen=True, tag="colour"):
    """Take the dice of a colour (RO-021)."""

    colour: str


class Roll(Move, frozen=True, tag="roll"):
    """Take some placed dice back (as bits), then roll every loose die (RO-033, RO-034)."""

    back: int = 0


class Place(Move, frozen=True, tag="place"):
    """Put one die on a slot (RO-036)."""

    die: int
    card: str
    slot: int


class Fill(Move, frozen=True, tag="fill"):
    """Put every fitting die of this roll on a card (RO-R16)."""

    card: str


class Aim(Move, frozen=True, tag="aim"):
    """Name the card that loses its hero dice, or one die by its slot (RO-071)."""

    card: str
    slot: int = -1


class Name(Move, frozen=True, tag="name"):
    """Name a hero as the target of a spell."""

    seat: int


class Yield(Move, frozen=True, tag="yield"):
    """Put a die on the whirlwind (RO-107)."""

    die: int


class SpendCoins(Move, frozen=True, tag="spend_coins"):
    """Give two coin cards to discard the top card of the own pile (RO-115)."""


class Flip(Move, frozen=True, tag="flip"):
    """Turn a die with a scroll (RO-126, RO-127)."""

    die: int
    scroll: str


class Swap(Move, frozen=True, tag="swap"):
    """Exchange an open spell with the top of the pile (RO-128)."""

    card: str


class HighFive(Move, frozen=True, tag="high_five"):
    """Hold up a hand for the other hero (RO-138)."""

    card: str


class Clap(Move, frozen=True, tag="clap"):
    """Clap, having completed a card alone (RO-139)."""

    card: str


class Grab(Move, frozen=True, tag="grab"):
    """Take the dice without the gesture: a breach of the curse (RO-R52)."""

    card: str


class Speak(Move, frozen=True, tag="speak"):
    """Say something under the curse of silence: a breach (RO-136)."""


class SecondHand(Move, frozen=True, tag="second_hand"):
    """Use the hand behind the back: a breach (RO-137)."""


class Claim(Move, frozen=True, tag="claim"):
    """Say that the heroes broke a curse (RO-135)."""


class Keep(Move, frozen=True, tag="keep"):
    """Keep the completed card as experience (RO-162)."""

    card: str


class Leave(Move, frozen=True, tag="leave"):
    """Leave the completed card to the other hero (RO-162)."""

    card: str


class Inspire(Move, frozen=True, tag="inspire"):
    """The bard turns a die of another hero to the joker (RO-165)."""

    seat: int
    die: int


class Dispel(Move, frozen=True, tag="dispel"):
    """The hunter discards a dissipation or a curse (RO-166)."""

    card: str


class Repel(Move, frozen=True, tag="repel"):
    """The warrior pushes the dragon back (RO-167)."""


class Heal(Move, frozen=True, tag="heal"):
    """The cleric heals a hero (RO-168)."""

    seat: int


class Want(Move, frozen=True, tag="want"):
    """Say yes to buying this equipment for this hero (RO-R44)."""

    item: str
    seat: int


class Buy(Move, frozen=True, tag="buy"):
    """Buy a scroll (RO-116)."""

    item: str


class Done(Move, frozen=True, tag="done"):
    """Buy nothing more (RO-117)."""


class Tidy(Move, frozen=True, tag="tidy"):
    """Do the next step of a completed card by hand (RO-R18)."""

    card: str


Moves = (
    Character
    | Colour
    | Roll
    | Place
    | Fill
    | Aim
    | Name
    | Yield
    | SpendCoins
    | Flip
    | Swap
    | HighFive
    | Clap
    | Grab
    | Speak
    | SecondHand
    | Claim
    | Keep
    | Leave
    | Inspire
    | Dispel
    | Repel
    | Heal
    | Want
    | Buy
    | Done
    | Tidy
)

ROLLS: tuple[Roll, ...] = tuple(Roll(back) for back in range(64))
"""One instance for each set of dice that can be taken back."""
