"""What an experienced player does without thinking. It looks only at what the mover knows."""

from typing import Any, Final

from speeltafel.engine import Chance, Decision, Move
from speeltafel.games.good_vs_evil.flow.plays import PAIR, TRIPLE, Action
from speeltafel.games.good_vs_evil.legal import ATTACK_ON, PLAY
from speeltafel.games.good_vs_evil.material import (
    ARMAGEDDON,
    ATTACK,
    DEFUSE,
    FAVOR,
    FERAL_CAT,
    FIRST_CAT,
    GODCAT,
    KITTEN,
    NOPE,
    NUMBER,
    RAISING_HECK,
    REVEAL,
    SHUFFLE,
    TARGETED_ATTACK,
)
from speeltafel.games.good_vs_evil.moves import (
    DRAW,
    GIVE,
    PASS,
    PICK_GODCAT,
    SAVE_BY_GODCAT,
    TO_HAND,
    TO_TOP,
    Duel,
    Pair,
    PlayOn,
    Triple,
)
from speeltafel.games.good_vs_evil.moves import (
    NOPE as SAY_NOPE,
)
from speeltafel.games.good_vs_evil.outlook import NEAR, danger, defuses, kittens_left, shield
from speeltafel.games.good_vs_evil.state import ON_MAT, Table

WORTH: Final = [0.0, 12.0, 2.0, 5.0, 5.0, 2.0, 4.5, 4.0, 3.0, 6.0, 1.0, 1.0, 1.0, 1.0, 1.5, 10.0]
"""How much a card helps to survive, by kind."""
CERTAIN: Final = 0.95
FINE: Final = 1 << 20


class Manner:
    """How bold somebody plays by instinct."""

    def __init__(self, calm: list[float], triple: float, duel: float) -> None:
        self.calm = calm
        """With this chance of a Kitten or less simply draw: without a saver, with one, with more."""
        self.triple = triple
        """What three cats have to bring more than they could bring in pairs."""
        self.duel = duel
        """From this chance of a Kitten on, who has no saver rather duels."""


ORDINARY: Final = Manner([0.13, 0.3, 0.6], 6.0, 0.5)
SEASONED: Final = Manner([0.26, 0.6, 0.6], 9.0, 0.3)
"""Does not waste a dodge while there is a Defuse: that alone wins 31 games of 100 against three ordinary players."""


def instinct(table: Table, decision: Decision, chance: Chance, manner: Manner = SEASONED) -> Move:
    """One of the decision's moves."""
    kind = decision.kind
    if kind == "turn":
        return take_turn(table, decision.seat, decision.moves, chance, manner)
    if kind == "nope":
        return maybe_nope(table, decision.seat, decision.moves, manner)
    if kind == "give":
        return give_least(table, decision.seat)
    if kind == "insert":
        return hide_kitten(table, decision.moves, chance)
    if kind == "heck":
        return TO_TOP if table.pile[0] == KITTEN else TO_HAND
    if kind == "save":
        return SAVE_BY_GODCAT
    if kind == "pick":
        return PICK_GODCAT if PICK_GODCAT in decision.moves else decision.moves[0]
    if kind == "duel-deal":
        return deal_duel(table, decision.seat, decision.moves, chance)
    return chance.pick(decision.moves)


# The own turn


def take_turn(table: Table, seat: int, moves: list[Move], chance: Chance, manner: Manner) -> Move:
    """Gain cards while it costs only cats, then draw, or dodge when the top is dangerous."""
    if len(moves) == 1:
        return DRAW
    bounty = best_bounty(table, seat, moves, chance, manner)
    if bounty is not None:
        return bounty
    hand = table.hands[seat]
    threat = danger(table, seat)
    savers = min(2, hand[DEFUSE] + hand[GODCAT])
    calm = manner.calm[savers]
    if threat * table.owed <= calm:
        return DRAW
    passed = pass_on(table, seat) if table.owed > 1 else None
    if passed is not None or threat <= calm:
        return passed or DRAW
    return dodge(table, seat, threat) or desperate(table, seat, moves, threat, savers, manner) or DRAW


def pass_on(table: Table, seat: int) -> Move | None:
    """An Attack: somebody else takes the turns."""
    hand = table.hands[seat]
    if hand[ATTACK]:
        return PLAY[ATTACK]
    return ATTACK_ON[weakest(table, seat)] if hand[TARGETED_ATTACK] else None


def best_bounty(table: Table, seat: int, moves: list[Move], chance: Chance, manner: Manner) -> Move | None:
    """A theft with cats, or a Favor; the one that brings most."""
    hand = table.hands[seat]
    if not hand[FAVOR] and not can_combine(hand):
        return None
    best: Move | None = None
    most = 0.0
    for move in moves:
        kind = type(move)
        if kind is Triple or kind is Pair or kind is PlayOn:
            gain = bounty(table, seat, move, manner)
            if gain > 0.0 and gain + 0.1 > most:
                gain += chance.below(FINE) / FINE / 10
                if gain > most and gain > 0.1:
                    best, most = move, gain
    return best


def can_combine(hand: list[int]) -> bool:
    """Whether two cats go together."""
    ferals = hand[FERAL_CAT]
    for kind in range(FIRST_CAT, FERAL_CAT):
        if hand[kind] and hand[kind] + ferals > 1:
            return True
    return ferals > 1


def bounty(table: Table, seat: int, move: Any, manner: Manner) -> float:
    """What a theft is worth, less the cards it costs; nothing where it costs more than cats."""
    kind = type(move)
    if kind is PlayOn:
        if move.godcat or NUMBER[move.card] != FAVOR:
            return 0.0
        return 0.5 + 1.0 / sum(table.hands[move.target])
    if kind is Triple and NUMBER[move.named] != DEFUSE:
        return 0.0
    price = 0.0
    for name in move.cards:
        card = NUMBER[name]
        if card < FIRST_CAT or card == GODCAT:
            return 0.0
        price += 0.3 if card == FERAL_CAT else 0.1
    if kind is Triple:
        sure = defuses(table, seat, move.target)
        return WORTH[DEFUSE] * min(1.0, sure) - price - manner.triple if sure else 0.0
    return loot(table, seat, move.target) - price


def loot(table: Table, seat: int, victim: int) -> float:
    """What a stolen card is worth on average; Godcat can be taken on purpose."""
    hand = table.hands[victim]
    if hand[GODCAT]:
        return WORTH[GODCAT]
    cards = sum(hand)
    certain = min(float(cards), defuses(table, seat, victim))
    return (WORTH[DEFUSE] * certain + 2.5 * (cards - certain)) / cards


def dodge(table: Table, seat: int, threat: float) -> Move | None:
    """The cheapest way not to draw the top card."""
    hand = table.hands[seat]
    if hand[REVEAL] and threat < CERTAIN:
        return PLAY[REVEAL]
    if hand[RAISING_HECK] and len(table.pile) > 1:
        return PLAY[RAISING_HECK]
    passed = pass_on(table, seat)
    if passed is None and hand[SHUFFLE] and threat > 1.5 * kittens_left(table) / len(table.pile):
        return PLAY[SHUFFLE]
    return passed


def desperate(
    table: Table, seat: int, moves: list[Move], threat: float, savers: int, manner: Manner
) -> Move | None:
    """Better a duel than a certain end: the turn is over without drawing. With a saver, draw and hide the Kitten."""
    if savers == 0 and threat > manner.duel and table.hands[seat][ARMAGEDDON] and table.godcat == ON_MAT:
        return PLAY[ARMAGEDDON]
    if savers == 0 and threat > 0.4:
        return last_theft(table, seat, moves)
    return None


def last_theft(table: Table, seat: int, moves: list[Move]) -> Move | None:
    """Two cards of any kind for a chance of a Defuse: cards are of no use to the dead."""
    best: Move | None = None
    most = 0.0
    for move in moves:
        if isinstance(move, Pair):
            gain = loot(table, seat, move.target)
            if gain > most:
                best, most = move, gain
    return best


def weakest(table: Table, seat: int) -> int:
    """The other player whom a Kitten would most likely kill."""
    found, least = -1, 99.0
    for other in table.living:
        if other != seat:
            saved = shield(table, seat, other)
            if saved < least:
                found, least = other, saved
    return found


# Reactions and follow-ups


def maybe_nope(table: Table, seat: int, moves: list[Move], manner: Manner) -> Move:
    """Stop what hurts me; bring my own play back when it matters; do not let a doomed player escape."""
    if len(moves) == 1:
        return PASS
    action = table.frames[-1]
    assert isinstance(action, Action)
    stopped = action.stopped()
    if action.seat == seat:
        return SAY_NOPE if stopped and matters(table, seat, action, manner) else PASS
    if stopped:
        return PASS
    return SAY_NOPE if hurts(table, seat, action) or escapes(table, seat, action) else PASS


def matters(table: Table, seat: int, action: Action, manner: Manner) -> bool:
    """Whether my own play must go ahead: I would draw what I fled from, or lose a sure Defuse."""
    if action.effect == TRIPLE:
        return True
    if action.effect == PAIR or action.effect == FAVOR or action.effect == REVEAL:
        return False
    hand = table.hands[seat]
    return danger(table, seat) > manner.calm[min(2, hand[DEFUSE] + hand[GODCAT])]


def hurts(table: Table, seat: int, action: Action) -> bool:
    """Whether the action takes something from me, or hands me a dangerous pile."""
    effect = action.effect
    if action.target == seat:
        if effect == TRIPLE:
            return action.named == DEFUSE or action.named == GODCAT
        if effect == PAIR:
            hand = table.hands[seat]
            return bool(hand[GODCAT]) or (hand[DEFUSE] > 0 and sum(hand) <= 6) or hand[NOPE] > 1
        if effect == FAVOR:
            return sum(table.hands[seat]) - table.hands[seat][NOPE] <= table.hands[seat][DEFUSE]
        return effect == TARGETED_ATTACK and danger(table, seat) > 0.1
    return effect == ATTACK and table.next_seat(action.seat) == seat and danger(table, seat) > 0.1


def escapes(table: Table, seat: int, action: Action) -> bool:
    """Whether somebody who has no Defuse flees from a Kitten that I know on top."""
    effect = action.effect
    if effect in (FAVOR, PAIR, REVEAL) or table.hands[action.seat][GODCAT]:
        return False
    return danger(table, seat) > CERTAIN and defuses(table, seat, action.seat) < 0.5


def give_least(table: Table, seat: int) -> Move:
    """Give what helps least; a cat that has a twin is worth a theft."""
    hand = table.hands[seat]
    found, least = -1, 99.0
    for kind in range(1, GODCAT + 1):
        count = hand[kind]
        if count:
            worth = WORTH[kind] + (1.0 if kind >= FIRST_CAT and count == 2 else 0.0)
            if worth < least:
                found, least = kind, worth
    return GIVE[found]


def hide_kitten(table: Table, moves: list[Move], chance: Chance) -> Move:
    """Where others draw before me, and not always in the same place."""
    places = len(moves)
    if table.owed > 1:
        return moves[min(places - 1, table.owed + chance.below(3))]
    others = len(table.living) - 1
    draw = chance.below(FINE) / FINE
    for place in range(min(others, len(NEAR), places)):
        draw -= NEAR[place]
        if draw < 0:
            return moves[place]
    return moves[chance.below(places)]


def deal_duel(table: Table, seat: int, moves: list[Move], chance: Chance) -> Move:
    """Against whoever most likely lacks a Defuse; which card lies where nobody can read."""
    victim = weakest(table, seat)
    fitting = [move for move in moves if isinstance(move, Duel) and move.opponent == victim]
    return chance.pick(fitting)
