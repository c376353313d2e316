"""Why a move is not possible now: the rule that says so."""

from collections.abc import Callable
from typing import Any, Final

from speeltafel.engine import Move
from speeltafel.games.rush_out.dice import (
    card_refusal,
    die_refusal,
    hand_refusal,
    other_card_rule,
    place_refusal,
    roll_refusal,
)
from speeltafel.games.rush_out.market import coins
from speeltafel.games.rush_out.material import ANY, HERO_SYMBOLS, JOKER, WIZARD_SYMBOLS, material
from speeltafel.games.rush_out.moves import (
    Aim,
    Buy,
    Character,
    Claim,
    Clap,
    Colour,
    Dispel,
    Done,
    Fill,
    Flip,
    Grab,
    Heal,
    HighFive,
    Inspire,
    Keep,
    Leave,
    Name,
    Place,
    Repel,
    Roll,
    SecondHand,
    Speak,
    SpendCoins,
    Swap,
    Tidy,
    Want,
    Yield,
)
from speeltafel.games.rush_out.questions import CHOICES
from speeltafel.games.rush_out.state import (
    BEFORE,
    HEROES,
    LOOSE,
    MARKET,
    SETUP,
    WIZARD,
    Choice,
    Completion,
    Player,
    Table,
    choosing,
)

TRAITS: Final[dict[type[Move], tuple[str, str]]] = {
    Inspire: ("bard", "RO-165"),
    Dispel: ("hunter", "RO-166"),
    Repel: ("warrior", "RO-167"),
    Heal: ("cleric", "RO-168"),
}
SCROLL_RULES: Final = {"swap": "RO-128", "joker": "RO-129", "clear": "RO-130", "dragon": "RO-131"}
AIMED: Final = ("remove_all", "remove_one")


def why_not(table: Table, seat: int, move: Move) -> str:
    """The rule that forbids this move to this seat now."""
    player = table.players[seat]
    if table.phase == SETUP or isinstance(move, Character | Colour):
        return "RO-021" if isinstance(move, Colour) else "RO-018"
    if type(move) in MARKET_MOVES:
        return MARKET_MOVES[type(move)](table, player, move) if table.phase == MARKET else "RO-116"
    if table.phase == MARKET:
        return "RO-115" if isinstance(move, SpendCoins) else "RO-116"
    if table.phase in BEFORE:
        return "RO-R68" if seat == table.wizard else "RO-031"
    return RACE_MOVES[type(move)](table, player, move)


# Dice


def why_not_roll(table: Table, player: Player, move: Roll) -> str:
    return roll_refusal(table, player, move.back) or "RO-R12"


def why_not_place(table: Table, player: Player, move: Place) -> str:
    return die_refusal(table, player, move.die, move.card, move.slot) or "RO-R16"


def why_not_fill(table: Table, player: Player, move: Fill) -> str:
    return why_not_here(table, player, move.card) or "RO-R16"


def why_not_here(table: Table, player: Player, card: str) -> str:
    """Why nothing of this player can go on a card now, whatever the dice show."""
    refusal = place_refusal(table, player, card)
    if not refusal and LOOSE not in player.lies and player.on not in ("", card):
        refusal = other_card_rule(table, player, card)
    return refusal or hand_refusal(table, player) or card_refusal(table, player, card)


def why_not_yield(table: Table, player: Player, move: Yield) -> str:
    return "RO-R36" if player.owes_die else "RO-107"


# Targets


def choice_of(table: Table, player: Player) -> Choice | None:
    """The target that this player is asked for."""
    spell = choosing(table) if player.seat == table.wizard else None
    return spell.choice if spell is not None else None


def why_not_aim(table: Table, player: Player, move: Aim) -> str:
    choice = choice_of(table, player)
    if choice is None:
        return "RO-071"
    return "RO-R24" if choice.kind in AIMED else CHOICES[choice.kind].rule


def why_not_name(table: Table, player: Player, move: Name) -> str:
    """RO-R55, RO-R57"""
    choice = choice_of(table, player)
    if choice is None:
        return "RO-R26"
    if move.seat in table.heroes and choice.kind == "wound_one_take_souls":
        return "RO-R55"
    if move.seat in table.heroes and choice.kind == "wound_two":
        return "RO-R57"
    return CHOICES[choice.kind].rule


# Scrolls and traits


def why_not_flip(table: Table, player: Player, move: Flip) -> str:
    if player.seat != table.wizard or move.scroll not in table.owned_scrolls:
        return "RO-120"
    if choosing(table) is not None:
        return "RO-R26"
    return "RO-R46" if material().scrolls[move.scroll].effect == "flip" else item_rule(move.scroll)


def why_not_swap(table: Table, player: Player, move: Swap) -> str:
    if player.seat != table.wizard:
        return "RO-120"
    scrolls = material().scrolls
    owned = any(scrolls[name].effect == "swap" for name in table.owned_scrolls)
    return "RO-R47" if owned else "RO-128"


def why_not_trait(table: Table, player: Player, move: Move) -> str:
    """Another hero's trait, too few points, or no effect (RO-164, RO-R62, RO-R64)."""
    hero, rule = TRAITS[type(move)]
    if player.hero != hero or len(player.experience) < material().heroes[hero].price:
        return rule
    return "RO-R62" if isinstance(move, Inspire) and not is_joker(table, move) else "RO-R64"


def is_joker(table: Table, move: Inspire) -> bool:
    """A loose die of a hero that shows the joker already."""
    if move.seat not in table.heroes:
        return False
    faces, lies = table.players[move.seat].faces, table.players[move.seat].lies
    return 0 <= move.die < len(faces) and (faces[move.die], lies[move.die]) == (JOKER, LOOSE)


# Curses, cards that wait, coins


def waiting_for(table: Table, card: str, team: str) -> Completion | None:
    """What a team still has to do for a card."""
    found = [one for one in table.completions if (one.card, one.team) == (card, team)]
    return found[0] if found else None


def why_not_gesture(table: Table, player: Player, move: HighFive | Clap) -> str:
    """Alone one claps, with two it is a high five (RO-138, RO-139)."""
    completion = waiting_for(table, move.card, HEROES)
    if completion is None:
        return "RO-139" if isinstance(move, Clap) else "RO-138"
    return "RO-139" if len(completion.contributors) == 1 else "RO-138"


def why_not_speak(table: Table, player: Player, move: Speak) -> str:
    return "RO-R54" if player.seat == table.wizard else "RO-136"


def why_not_claim(table: Table, player: Player, move: Claim) -> str:
    return "RO-R50" if player.seat == table.wizard else "RO-135"


def by_rule(rule: str) -> Callable[[Table, Player, Any], str]:
    """A move that comes from one place only, and the rule of that place."""
    return lambda table, player, move: rule


RACE_MOVES: Final[dict[type[Move], Callable[[Table, Player, Any], str]]] = {
    Roll: why_not_roll,
    Place: why_not_place,
    Fill: why_not_fill,
    Yield: why_not_yield,
    Aim: why_not_aim,
    Name: why_not_name,
    Flip: why_not_flip,
    Swap: why_not_swap,
    HighFive: why_not_gesture,
    Clap: why_not_gesture,
    Grab: by_rule("RO-R52"),
    Speak: why_not_speak,
    SecondHand: by_rule("RO-137"),
    Claim: why_not_claim,
    SpendCoins: by_rule("RO-115"),
    Keep: by_rule("RO-R61"),
    Leave: by_rule("RO-R61"),
    Tidy: by_rule("RO-R18"),
    Inspire: why_not_trait,
    Dispel: why_not_trait,
    Repel: why_not_trait,
    Heal: why_not_trait,
}


# The market


def item_rule(item: str) -> str:
    """The rule that says what a thing of the market does and costs."""
    equipment = material().equipment.get(item)
    if equipment is not None:
        heart = 1 << HERO_SYMBOLS.index("heart")
        return {ANY: "RO-125", heart: "RO-124"}.get(equipment.jokers, "RO-123")
    scroll = material().scrolls[item]
    if scroll.effect == "flip":
        return "RO-126" if WIZARD_SYMBOLS.index("water") in scroll.symbols else "RO-127"
    return SCROLL_RULES[scroll.effect]


def why_not_want(table: Table, player: Player, move: Want) -> str:
    """RO-121, RO-122, RO-R44"""
    if player.seat == table.wizard or move.item not in material().equipment or move.seat not in table.heroes:
        return "RO-121"
    if move.item not in table.equipment:
        return "RO-122"
    return item_rule(move.item) if material().equipment[move.item].cost > coins(table, HEROES) else "RO-R44"


def why_not_buy(table: Table, player: Player, move: Buy) -> str:
    if player.seat != table.wizard or move.item not in table.scrolls:
        return "RO-120"
    return item_rule(move.item) if material().scrolls[move.item].cost > coins(table, WIZARD) else "RO-116"


MARKET_MOVES: Final[dict[type[Move], Callable[[Table, Player, Any], str]]] = {
    Want: why_not_want,
    Buy: why_not_buy,
    Done: by_rule("RO-117"),
}
