"""What every seat may do now: the open questions of a race and of the market."""

from collections.abc import Iterable
from typing import Final

from speeltafel.engine import ASKED, OPTIONAL, Decision, Move
from speeltafel.games.rush_out.choices import target_options
from speeltafel.games.rush_out.completion import HAND
from speeltafel.games.rush_out.dice import (
    card_refusal,
    fits_on,
    hand_refusal,
    is_locked,
    joker_of,
    places,
    roll_refusal,
    side_of,
    symbols_of,
)
from speeltafel.games.rush_out.market import market_moves
from speeltafel.games.rush_out.modules.dissipation import dice_to_yield
from speeltafel.games.rush_out.moves import ROLLS, Fill, Place, Tidy, Yield
from speeltafel.games.rush_out.questions import CHOICES, banned, extra_moves
from speeltafel.games.rush_out.state import (
    FREE,
    LOOSE,
    MARKET,
    NEVER,
    RACE,
    READY,
    Player,
    Table,
    choosing,
    modules,
    team_of,
)

Question = tuple[str, str, list[Move], int]
"""Kind, rule, moves, and whether the table waits for it."""

NOTHING: Final[Question] = ("", "", [], OPTIONAL)

SUBSETS: Final = [[ROLLS[back] for back in range(64) if back & ~placed == 0] for placed in range(64)]
"""Every set of dice that can be taken back, by the set of placed dice."""


def question(table: Table, player: Player) -> Question:
    """What this seat is asked now."""
    if table.phase == RACE:
        return race_question(table, player)
    if table.phase == READY and player.seat == table.wizard:
        return "start", "RO-050", [ROLLS[0]], ASKED
    if table.phase == MARKET:
        return "market", "RO-116", market_moves(table, player), OPTIONAL
    return NOTHING


def race_question(table: Table, player: Player) -> Question:
    """Everybody may act at any time (RO-004); a choice that is due comes first."""
    extra = extra_moves(modules(table), table, player)
    if table.completions:
        extra = tidying(table, player) + extra
    spell = choosing(table) if player.seat == table.wizard else None
    if spell is not None and spell.choice is not None:
        kind = spell.choice.kind
        return f"choose_{kind}", CHOICES[kind].rule, target_options(table, spell.choice) + extra, ASKED
    if player.yield_by != NEVER:
        dice: list[Move] = [Yield(die) for die in dice_to_yield(table, player)]
        return "whirlwind", "RO-107", dice + extra, ASKED
    if player.lands_at != NEVER:
        return "race", "RO-004", extra, OPTIONAL
    return "race", "RO-004", rolls(table, player) + placements(table, player) + extra, OPTIONAL


def rolls(table: Table, player: Player) -> list[Move]:
    """A roll of all loose dice, after taking any set of placed dice back (RO-033, RO-034)."""
    placed = 0
    if not is_locked(table, player):
        for die, lies in enumerate(player.lies):
            if lies >= 0:
                placed |= 1 << die
    if roll_refusal(table, player, placed):
        return []
    subsets: list[Move] = list(SUBSETS[placed])
    return subsets if LOOSE in player.lies else subsets[1:]


def placements(table: Table, player: Player) -> list[Move]:
    """Every loose die on every symbol it fits, and all that fit at once (RO-036, RO-R16)."""
    if hand_refusal(table, player):
        return []
    jokers = joker_of(table, player)
    bans = banned(modules(table), table, player)
    hand = [
        (die, fits_on(face, jokers, bans))
        for die, face in enumerate(player.faces)
        if face >= 0 and player.lies[die] == LOOSE
    ]
    moves: list[Move] = []
    for card in places(table, player):
        if not card_refusal(table, player, card):
            free = free_slots(side_of(table, player, table.spots[card]), symbols_of(table, player, card))
            found = [Place(die, card, slot) for die, fits in hand for bit, slot in free if fits & bit]
            if found:
                moves.append(Fill(card))
                moves += found
    return moves


def free_slots(side: list[int], symbols: tuple[int, ...]) -> list[tuple[int, int]]:
    """The symbols that are still wanted, as a bit, each with its first free slot, which stands for all."""
    free: list[tuple[int, int]] = []
    listed = 0
    for slot, code in enumerate(side):
        bit = 1 << symbols[slot]
        if code == FREE and not listed & bit:
            listed |= bit
            free.append((bit, slot))
    return free


def tidying(table: Table, player: Player) -> list[Move]:
    """Steps that somebody of the team must do by hand (RO-R18)."""
    team = team_of(table, player.seat)
    return [
        Tidy(completion.card)
        for completion in table.completions
        if completion.waits_for == HAND and completion.team == team
    ]


# The open decisions


def refresh(table: Table, seats: Iterable[int]) -> None:
    """Ask these seats again what may have changed for them.

    A question keeps its number while it stays open: what others do does not make an answer stale.
    """
    if not table.asked:
        table.asked = [0] * table.seats
    still_open = {decision.seat: decision for decision in table.open}
    for seat in seats:
        kind, rule, moves, waits = question(table, table.players[seat])
        old = still_open.pop(seat, None)
        if moves:
            if old is None or old.kind != kind:
                table.asked[seat] += 1
            still_open[seat] = Decision(seat, kind, moves, rule, "", table.asked[seat], waits)
    table.open = [still_open[seat] for seat in sorted(still_open)]
    table.waiting = 1
    for decision in table.open:
        if decision.waits == ASKED:
            table.waiting += 1
