"""What a person can touch, what moves use of it, and why nothing can be done with it now."""

from collections.abc import Callable
from typing import Any, Final

from speeltafel.engine import PLAYER, Move, Thing
from speeltafel.games.rush_out.dice import (
    card_refusal,
    die_refusal,
    face_refusal,
    fits_on,
    hand_refusal,
    joker_of,
    places,
    side_of,
    symbols_of,
)
from speeltafel.games.rush_out.legal import free_slots
from speeltafel.games.rush_out.material import DRAGON_TILE, JOKER, material
from speeltafel.games.rush_out.moves import (
    Aim,
    Buy,
    Character,
    Claim,
    Colour,
    Dispel,
    Done,
    Flip,
    Heal,
    Inspire,
    Name,
    Place,
    Repel,
    Roll,
    SecondHand,
    Speak,
    SpendCoins,
    Swap,
    Want,
    Yield,
)
from speeltafel.games.rush_out.questions import CHOICES, banned, is_held
from speeltafel.games.rush_out.refusals import (
    TRAITS,
    choice_of,
    item_rule,
    why_not,
    why_not_here,
)
from speeltafel.games.rush_out.state import (
    BEFORE,
    FREE,
    LOOSE,
    MARKET,
    NEVER,
    RACE,
    SETUP,
    WHIRLED,
    WIZARD,
    Player,
    Table,
    die_code,
    die_of,
    modules,
    seat_of,
    team_of,
)
from speeltafel.games.rush_out.view import View

CARD: Final = "card"
"""A card or tile in play, by its name; also one that waits for a hand or an owner."""
DIE: Final = "die"
"""An own die, by its number."""
FIT: Final = "fit"
"""An own die on a card: `2/giant_spider`."""
SLOT: Final = "slot"
"""A hero die on a slot: `giant_spider/0`."""
MATE_DIE: Final = "mate_die"
"""A die of somebody else, as slots name it."""
ITEM: Final = "item"
"""Equipment or a scroll, on the shelf or bought."""
TRAIT: Final = "trait"
PILE: Final = "pile"
BUTTON: Final = "button"
CHARACTER: Final = "character"
COLOUR: Final = "colour"

BUTTONS: Final[dict[str, Move]] = {
    "roll": Roll(),
    "spend_coins": SpendCoins(),
    "claim": Claim(),
    "speak": Speak(),
    "second_hand": SecondHand(),
    "done": Done(),
}
PILES: Final = ("trial", "spell")


# What lies on the screen


def things(view: View, seat: int) -> list[Thing]:
    """Everything on this seat's screen that a person might touch."""
    everybody = [Thing(PLAYER, player.seat) for player in view.players]
    if view.phase == SETUP:
        characters = [Thing(CHARACTER, name) for name in (WIZARD, *material().heroes)]
        return [*everybody, *characters, *(Thing(COLOUR, name) for name in material().colours)]
    own = view.players[seat]
    return [
        *everybody,
        *(Thing(BUTTON, name) for name in BUTTONS),
        *(Thing(PILE, name) for name in PILES),
        *cards(view),
        *dice(view, seat),
        *(Thing(ITEM, name) for name in items(view)),
        *([Thing(TRAIT, own.hero)] if own.hero else []),
    ]


def cards(view: View) -> list[Thing]:
    waiting = [one.card for one in view.waiting] + [offer.card for offer in view.offered]
    slots = [
        Thing(SLOT, f"{spot.card}/{slot}")
        for spot in view.spots.values()
        for slot, code in enumerate(spot.hero)
        if code != FREE
    ]
    return [*(Thing(CARD, card) for card in dict.fromkeys([*view.spots, *waiting])), *slots]


def dice(view: View, seat: int) -> list[Thing]:
    own = range(len(view.players[seat].faces))
    return [
        *(Thing(DIE, die) for die in own),
        *(Thing(FIT, f"{die}/{card}") for die in own for card in view.spots),
        *(
            Thing(MATE_DIE, die_code(player.seat, die))
            for player in view.players
            if player.seat != seat
            for die in range(len(player.faces))
        ),
    ]


def items(view: View) -> list[str]:
    bought = [item for player in view.players for item in player.equipment]
    return [*view.equipment, *view.scrolls, *view.owned_scrolls, *bought]


# What moves use


def about(move: Move) -> tuple[Thing, ...]:
    """The things that a move uses."""
    used = USED.get(type(move))
    if used is not None:
        return used(move)
    found = tuple(Thing(BUTTON, name) for name, pressed in BUTTONS.items() if pressed == move)
    card = getattr(move, "card", None)
    return found if card is None else (Thing(CARD, card),)


def about_roll(move: Roll) -> tuple[Thing, ...]:
    """Dice that are taken back; more bits than there are dice mean nothing."""
    taken = [Thing(DIE, die) for die in range(8) if move.back >> die & 1]
    return Thing(BUTTON, "roll"), *taken


def about_aim(move: Aim) -> tuple[Thing, ...]:
    card = Thing(CARD, move.card)
    return (card,) if move.slot < 0 else (card, Thing(SLOT, f"{move.card}/{move.slot}"))


def about_swap(move: Swap) -> tuple[Thing, ...]:
    scrolls = [Thing(ITEM, scroll.id) for scroll in material().scrolls.values() if scroll.effect == "swap"]
    return Thing(CARD, move.card), *scrolls


def about_want(move: Want) -> tuple[Thing, ...]:
    """Of equal equipment one stands for all."""
    equipment = material().equipment
    wanted = equipment.get(move.item)
    equal = [item.id for item in equipment.values() if wanted is not None and item.jokers == wanted.jokers]
    return Thing(PLAYER, move.seat), *(Thing(ITEM, item) for item in equal)


def trait(move: Move) -> Thing:
    return Thing(TRAIT, TRAITS[type(move)][0])


USED: Final[dict[type[Move], Callable[[Any], tuple[Thing, ...]]]] = {
    Character: lambda move: (Thing(CHARACTER, move.character),),
    Colour: lambda move: (Thing(COLOUR, move.colour),),
    Roll: about_roll,
    Place: lambda move: (
        Thing(CARD, move.card),
        Thing(DIE, move.die),
        Thing(FIT, f"{move.die}/{move.card}"),
    ),
    Yield: lambda move: (Thing(DIE, move.die),),
    Aim: about_aim,
    Name: lambda move: (Thing(PLAYER, move.seat),),
    Flip: lambda move: (Thing(DIE, move.die), Thing(ITEM, move.scroll)),
    Swap: about_swap,
    Inspire: lambda move: (trait(move), Thing(MATE_DIE, die_code(move.seat, move.die))),
    Dispel: lambda move: (trait(move), Thing(CARD, move.card)),
    Repel: lambda move: (trait(move),),
    Heal: lambda move: (trait(move), Thing(PLAYER, move.seat)),
    Want: about_want,
    Buy: lambda move: (Thing(ITEM, move.item),),
}


# Why not


def why_untouchable(table: Table, seat: int, thing: Thing) -> str:
    """The rule that says why nothing can be done with this thing now."""
    if thing.kind == PILE:
        return "RO-010"
    if thing.kind in (CHARACTER, COLOUR) or table.phase == SETUP:
        return "RO-021" if thing.kind == COLOUR else "RO-018"
    player = table.players[seat]
    if thing.kind == ITEM:
        return why_not_item(table, player, thing.id)
    if thing.kind == BUTTON:
        return why_not(table, seat, BUTTONS.get(str(thing.id), Roll()))
    if table.phase == MARKET:
        return "RO-121" if thing.kind == PLAYER else "RO-116"
    if table.phase in BEFORE:
        return "RO-R68" if thing.kind not in (DIE, FIT, CARD) else start_rule(table, player)
    reason = REASONS.get(thing.kind)
    return reason(table, player, thing.id) if reason is not None else "RO-004"


def start_rule(table: Table, player: Player) -> str:
    return "RO-050" if player.seat == table.wizard else "RO-031"


def why_not_card(table: Table, player: Player, card: Any) -> str:
    """It waits for others, it is no target, it takes none of these dice."""
    choice = choice_of(table, player)
    if choice is not None:
        return why_not(table, player.seat, Aim(str(card)))
    if any(offer.card == card for offer in table.offered):
        return "RO-R61"
    for completion in table.completions:
        if completion.card == card and card not in places(table, player):
            own_team = completion.team == team_of(table, player.seat)
            return "RO-R52" if own_team or completion.waits_for == "gesture" else "RO-R18"
    return why_not_here(table, player, str(card)) or no_die_fits(table, player, str(card))


def no_die_fits(table: Table, player: Player, card: str) -> str:
    """The card is open to this player, but not to what the loose dice show."""
    if FREE not in side_of(table, player, table.spots[card]):
        return "RO-085" if is_held(modules(table), table, card) else "RO-016"
    if card == DRAGON_TILE:
        return "RO-090"
    return "RO-055" if player.seat == table.wizard else "RO-037"


def why_not_fit(table: Table, player: Player, fit: Any) -> str:
    """This die on this card."""
    die, _, card = str(fit).partition("/")
    if not die.isdecimal():
        return why_not_card(table, player, fit)
    number = int(die)
    side = side_of(table, player, table.spots[card]) if card in places(table, player) else []
    free = [slot for slot, code in enumerate(side) if code == FREE]
    if side and not free and number in loose(player):
        return why_not_here(table, player, card) or no_die_fits(table, player, card)
    reasons = [die_refusal(table, player, number, card, slot) for slot in free or [0]]
    return "RO-R16" if "" in reasons else reasons[0]


def loose(player: Player) -> list[int]:
    return [die for die, lies in enumerate(player.lies) if lies == LOOSE]


def why_not_die(table: Table, player: Player, die: Any) -> str:
    """An own die: on a whirlwind, in the air, unrolled, or without a place."""
    if not isinstance(die, int) or die not in range(len(player.faces)):
        return "RO-020" if player.seat == table.wizard else "RO-021"
    lies = player.lies[die]
    if lies == WHIRLED:
        return "RO-R38"
    if lies != LOOSE or player.lands_at != NEVER:
        return why_not(table, player.seat, Roll(1 << die if lies != LOOSE else 0))
    if player.faces[die] < 0:
        return "RO-053" if player.seat == table.wizard else "RO-035"
    return hand_refusal(table, player) or why_not_placed(table, player, die)


def why_not_placed(table: Table, player: Player, die: int) -> str:
    """A rolled die goes where others of its roll or its owner lie, else anywhere."""
    used = player.roll_card
    if used and (used not in places(table, player) or card_refusal(table, player, used) == "RO-R52"):
        return "RO-R10"
    card = used or player.on
    return why_not_fit(table, player, f"{die}/{card}") if card else nowhere(table, player, die)


def nowhere(table: Table, player: Player, die: int) -> str:
    """Every open card that has a slot for this die is closed to this player, or none has one."""
    face, jokers, bans = player.faces[die], joker_of(table, player), banned(modules(table), table, player)
    fits = fits_on(face, jokers, bans)
    for card in places(table, player):
        side, symbols = side_of(table, player, table.spots[card]), symbols_of(table, player, card)
        if any(bit & fits for bit, _ in free_slots(side, symbols)) and not table.spots[card].complete:
            return card_refusal(table, player, card) or "RO-R16"
    unfit = [symbol for symbol in range(JOKER) if not fits >> symbol & 1]
    return face_refusal(table, player, face, unfit[0], jokers, bans) if unfit else "RO-016"


def why_not_slot(table: Table, player: Player, slot: Any) -> str:
    """A hero die that lies on a card."""
    card, _, number = str(slot).partition("/")
    choice = choice_of(table, player)
    if choice is not None:
        whole = Aim(card) in CHOICES[choice.kind].options(table, choice)
        return CHOICES[choice.kind].rule if whole else why_not(table, player.seat, Aim(card))
    if player.seat == table.wizard:
        return "RO-071"
    codes = table.spots[card].hero if card in table.spots else []
    code = codes[int(number)] if number.isdecimal() and int(number) < len(codes) else FREE
    if code == FREE:
        return why_not_card(table, player, card)
    return why_not_die(table, player, die_of(code)) if seat_of(code) == player.seat else "RO-R14"


def why_not_mate_die(table: Table, player: Player, code: Any) -> str:
    """Only the bard turns a die of another hero (RO-165, RO-R14); confusion reaches dice on slots only (RO-R24)."""
    if player.seat == table.wizard:
        return "RO-R24"
    if player.hero != "bard" or "experience" not in modules(table):
        return "RO-R14"
    number = code if isinstance(code, int) else FREE
    return why_not(table, player.seat, Inspire(seat_of(number), die_of(number)))


def why_not_player(table: Table, player: Player, seat: Any) -> str:
    """The wizard names heroes, the cleric heals them, and everybody helps the hurt (RO-149)."""
    if player.seat == table.wizard:
        return why_not(table, player.seat, Name(seat if isinstance(seat, int) else FREE))
    if player.hero == "cleric" and "experience" in modules(table):
        return why_not(table, player.seat, Heal(FREE))
    hurt = any(other.seat == seat and other.hurt for other in table.players)
    return "RO-149" if hurt else "RO-R14"


def why_not_own_trait(table: Table, player: Player, hero: Any) -> str:
    if "experience" not in modules(table) or player.hero != hero:
        return "RO-161"
    return why_not(table, player.seat, ATTEMPTS[hero])


ATTEMPTS: Final[dict[str, Move]] = {
    "bard": Inspire(FREE, FREE),
    "hunter": Dispel(""),
    "warrior": Repel(),
    "cleric": Heal(FREE),
}

REASONS: Final[dict[str, Callable[[Table, Player, Any], str]]] = {
    CARD: why_not_card,
    DIE: why_not_die,
    FIT: why_not_fit,
    SLOT: why_not_slot,
    MATE_DIE: why_not_mate_die,
    PLAYER: why_not_player,
    TRAIT: why_not_own_trait,
}


def why_not_item(table: Table, player: Player, item: Any) -> str:
    """On the shelf it waits for the market; bought it does what it says, for its owner."""
    if item in table.scrolls or item in table.equipment:
        if table.phase != MARKET:
            return "RO-116"
        owner = table.heroes[0] if item in table.equipment else player.seat
        wanted = Want(item, owner) if item in table.equipment else Buy(item)
        return why_not(table, player.seat, wanted)
    if item in table.owned_scrolls:
        return why_not_scroll(table, player, item)
    if item in player.equipment:
        return item_rule(item)
    return "RO-122" if item in material().equipment else "RO-120"


def why_not_scroll(table: Table, player: Player, scroll: str) -> str:
    effect = material().scrolls[scroll].effect
    if player.seat != table.wizard:
        return "RO-120"
    if table.phase in BEFORE and effect != "joker":
        return "RO-R68"
    if table.phase == RACE and effect == "flip":
        return why_not(table, player.seat, Flip(FREE, scroll))
    if table.phase == RACE and effect == "swap":
        return why_not(table, player.seat, Swap(""))
    return item_rule(scroll)
