"""Scrolls: what the wizard buys and uses as often as he wants (scenario 2)."""

from speeltafel.engine import Move, Now
from speeltafel.games.rush_out.choices import ask_target
from speeltafel.games.rush_out.completion import stays, wizard_dice_back
from speeltafel.games.rush_out.dice import lift_all
from speeltafel.games.rush_out.events import DieFlipped, SpellSwapped
from speeltafel.games.rush_out.material import Scroll, material
from speeltafel.games.rush_out.modules.dragon import move_dragon
from speeltafel.games.rush_out.moves import Flip, Swap
from speeltafel.games.rush_out.piles import lay, take_top
from speeltafel.games.rush_out.questions import (
    BEGIN_ROUND,
    carries_out,
    extra_moves,
    wizard_joker,
    wizard_places,
)
from speeltafel.games.rush_out.state import (
    LOOSE,
    NEVER,
    NUMBERED_LISTS,
    WIZARD,
    Completion,
    Player,
    Table,
    choosing,
    place,
    touch,
    touch_all,
)


def owned(table: Table, effect: str) -> list[Scroll]:
    scrolls = material().scrolls
    return [scrolls[name] for name in table.owned_scrolls if scrolls[name].effect == effect]


def lay_slot_scrolls(table: Table, now: Now) -> None:
    """Scrolls stay for the rest of the game, ready to be filled (RO-120)."""
    for scroll in (*owned(table, "clear"), *owned(table, "dragon")):
        lay(table, scroll.id)


@wizard_joker.under("scrolls")
def with_joker_scrolls(answer: int, table: Table, player: Player) -> int:
    """RO-129"""
    for scroll in owned(table, "joker"):
        answer |= 1 << scroll.symbols[0]
    return answer


@wizard_places.under("scrolls")
def with_slot_scrolls(answer: list[str], table: Table, player: Player) -> list[str]:
    """RO-R48"""
    return answer + [scroll.id for scroll in (*owned(table, "clear"), *owned(table, "dragon"))]


def scroll_effect(table: Table, completion: Completion, now: Now) -> None:
    """RO-130, RO-131"""
    if place(completion.card).effect == "clear":
        ask_target(table, completion, "remove_all", now)
    else:
        move_dragon(table, 1, now)


@extra_moves.under("scrolls")
def with_scroll_moves(answer: list[Move], table: Table, player: Player) -> list[Move]:
    if player.seat != table.wizard or not table.owned_scrolls:
        return answer
    return answer + flips(table, player) + swaps(table, player)


def flips(table: Table, player: Player) -> list[Move]:
    """Own loose rolled dice, each scroll once per die and roll (RO-126, RO-127, RO-R46)."""
    if player.lands_at != NEVER or choosing(table) is not None:
        return []
    return [
        Flip(die, scroll.id)
        for bit, scroll in enumerate(owned(table, "flip"))
        for die, face in enumerate(player.faces)
        if player.lies[die] == LOOSE and face in scroll.symbols and not player.flips[die] >> bit & 1
    ]


@carries_out(Flip)
def flip(table: Table, player: Player, move: Flip, now: Now) -> None:
    """The die is really turned."""
    names = [scroll.id for scroll in owned(table, "flip")]
    first, second = material().scrolls[move.scroll].symbols
    player.faces[move.die] = second if player.faces[move.die] == first else first
    player.flips[move.die] |= 1 << names.index(move.scroll)
    touch(table, player.seat)
    if now.listening:
        now.emit(DieFlipped(seat=player.seat, die=move.die, face=player.faces[move.die]))


def swaps(table: Table, player: Player) -> list[Move]:
    """Each field once between two rolls (RO-128, RO-R47)."""
    if not owned(table, "swap"):
        return []
    return [
        Swap(card)
        for field, card in enumerate(table.spells)
        if card and not player.swaps >> field & 1 and not table.spots[card].complete
    ]


@carries_out(Swap)
def swap(table: Table, player: Player, move: Swap, now: Now) -> None:
    """The old spell goes face down on top of the pile; everybody saw it (RO-R47)."""
    field = table.spells.index(move.card)
    lift_all(table, table.spots[move.card].wizard)
    del table.spots[move.card]
    new_card = take_top(table, WIZARD)
    table.spells[field] = new_card
    lay(table, new_card)
    table.spell_pile.append(move.card)
    table.known_spells.append(move.card)
    player.swaps |= 1 << field
    touch_all(table)
    if now.listening:
        now.emit(SpellSwapped(card=move.card, new_card=new_card))


NUMBERED_LISTS[WIZARD, "scroll"] = (wizard_dice_back, scroll_effect, stays)
BEGIN_ROUND["scrolls"] = lay_slot_scrolls
