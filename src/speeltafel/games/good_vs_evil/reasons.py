"""What speaks for a move of Good vs Evil, from what its player sees."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from speeltafel.engine import Move, Reason, because
from speeltafel.games.good_vs_evil.material import FIRST_CAT, NUMBER
from speeltafel.games.good_vs_evil.moves import (
    Draw,
    Duel,
    Give,
    Heck,
    Insert,
    Keep,
    Nope,
    Pair,
    Pass,
    Pick,
    Play,
    PlayOn,
    Save,
    Swap,
    Triple,
)
from speeltafel.games.good_vs_evil.view import PlayerView, View

KITTEN: Final = "exploding_kitten"
FUTURE: Final = 3
"""Cards that Reveal the Future shows."""
CALM: Final = 0.2
"""A danger that one simply draws into, if something would save one."""
SLIGHT: Final = 0.12
"""A danger that one simply draws into without anything that would save one."""
FEW: Final = 2
"""With so many cards or fewer a Defuse among them is unlikely."""
AIMED: Final = frozenset({"targeted_attack", "favor", "pair", "triple"})
PASSES_TURNS: Final = frozenset({"attack", "targeted_attack"})


def reasons(view: View, seat: int, move: Move) -> Sequence[Reason]:
    """The most telling first."""
    speak = SPEAKERS.get(type(move))
    return list(speak(view, seat, move)) if speak else []


# What is known of the pile


def top_card(view: View) -> str | None:
    """The card that is drawn next, if it is known."""
    return next((s.card for s in view.seen if s.latest == 0), None)


def odds(view: View) -> tuple[int, int]:
    """How many Kittens may lie on top, among how many cards that may."""
    elsewhere = [s for s in view.seen if s.earliest > 0]
    kittens = view.kittens - sum(s.card == KITTEN for s in elsewhere)
    return max(0, kittens), view.pile - sum(s.earliest == s.latest for s in elsewhere)


def savers(view: View) -> list[str]:
    """What in the own hand survives a Kitten."""
    return [card for card in ("defuse", "godcat") if card in view.hand]


def threat(view: View) -> Iterator[Reason]:
    """Why one would rather not draw."""
    kittens, cards = odds(view)
    if top_card(view) == KITTEN:
        yield because("top-is-kitten")
    elif top_card(view) is None and kittens and not savers(view):
        yield because("odds-against", kittens=kittens, cards=cards)
    elif top_card(view) is None and kittens > CALM * cards:
        yield because("odds-high", kittens=kittens, cards=cards)


# The own turn


def draw(view: View, seat: int, move: Draw) -> Iterator[Reason]:
    top, (kittens, cards) = top_card(view), odds(view)
    if top == KITTEN:
        yield from survived(view)
    elif top is not None:
        yield because("top-is-safe", card=top)
    elif not kittens:
        yield because("no-kitten-near")
    elif savers(view):
        yield because("odds-saver", kittens=kittens, cards=cards, card=savers(view)[0])
    else:
        yield because("odds-for" if kittens <= SLIGHT * cards else "odds-risk", kittens=kittens, cards=cards)
    if not view.owed > 1 and len(view.hand) > 1:
        yield because("keeps-cards", count=len(view.hand))


def survived(view: View) -> Iterator[Reason]:
    """Drawing a Kitten on purpose."""
    if savers(view):
        yield because("kitten-survived", card=savers(view)[0])


def play(view: View, seat: int, move: Play | PlayOn) -> Iterator[Reason]:
    card = move.card
    if card in PASSES_TURNS:
        yield from no_draw(view, move)
    elif card == "shuffle":
        yield from shuffled(view)
    elif card == "reveal_the_future":
        yield from threat(view)
        yield because("looks-ahead", cards=min(FUTURE, view.pile))
    elif card == "raising_heck":
        yield because("looks-below")
    elif card == "armageddon":
        yield because("armageddon")
    if isinstance(move, PlayOn):
        yield from about_target(view, move.card, view.players[move.target])
    if move.godcat:
        yield because("godcat-as", card=card)


def no_draw(view: View, move: Play | PlayOn) -> Iterator[Reason]:
    """An Attack ends the turn without drawing."""
    if view.owed > 1:
        yield because("passes-turns", owed=view.owed)
    yield from threat(view)
    yield because("draws-nothing")


def shuffled(view: View) -> Iterator[Reason]:
    near = min((s.latest for s in view.seen if s.card == KITTEN), default=None)
    if near is not None and near < FUTURE:
        yield because("shuffles-away", place=near)
    yield from threat(view)
    yield because("shuffle-forgets")


def about_target(view: View, card: str, target: PlayerView) -> Iterator[Reason]:
    """Why this player and no other."""
    if card == "targeted_attack":
        if "defuse" in target.lacking:
            yield because("lacks", target=target.seat, card="defuse")
        elif target.cards <= FEW:
            yield because("few-cards", target=target.seat, cards=target.cards)
    elif card == "favor":
        if target.cards <= FEW:
            yield because("favor-few", target=target.seat, cards=target.cards)
        yield because("favor-free", target=target.seat)


def has_most_cards(view: View, seat: int, target: int) -> bool:
    """Whether nobody else has more; where nobody else is left, that says nothing."""
    others = [player.cards for player in view.players if player.alive and player.seat not in (seat, target)]
    return bool(others) and view.players[target].cards >= max(others)


def steal(view: View, seat: int, move: Pair) -> Iterator[Reason]:
    target = view.players[move.target]
    if target.godcat:
        yield because("godcat-there", target=target.seat)
    helpful = [card for card in target.known if NUMBER[card] < FIRST_CAT]
    if helpful:
        yield because("known-card", target=target.seat, card=helpful[0])
    elif has_most_cards(view, seat, target.seat):
        yield because("most-cards", target=target.seat, cards=target.cards)
    if all(NUMBER[card] >= FIRST_CAT for card in move.cards):
        yield because("cats-idle")


def demand(view: View, seat: int, move: Triple) -> Iterator[Reason]:
    if move.named in view.players[move.target].known:
        yield because("known-card", target=move.target, card=move.named)
    elif move.named == "defuse" and not savers(view):
        yield because("needs-defuse")
    if all(NUMBER[card] >= FIRST_CAT for card in move.cards):
        yield because("cats-idle")


# Answers to others


def nope(view: View, seat: int, move: Nope) -> Iterator[Reason]:
    action = view.action
    if action is None:
        return
    if action.stopped:
        yield because("nope-back") if action.seat == seat else because("nope-frees", seat=action.seat)
    elif action.target == seat and action.effect in AIMED:
        yield because("nope-aimed", seat=action.seat)
    elif action.effect == "attack" and view_next(view, action.seat) == seat:
        yield because("nope-attack", seat=action.seat)
    elif action.seat != seat:
        yield because("nope-stops", seat=action.seat)
    if view.hand.count("nope") > 1:
        yield because("more-nopes", count=view.hand.count("nope"))


def let_happen(view: View, seat: int, move: Pass) -> Iterator[Reason]:
    action = view.action
    if action is None:
        return
    if action.stopped:
        yield because("stays-stopped")
    elif action.seat == seat:
        yield because("own-play")
    elif action.target not in (None, seat):
        yield because("not-me", target=action.target)
    elif action.target == seat and action.effect == "favor":
        yield because("favor-cheap")
    elif action.effect == "reveal_the_future":
        yield because("future-for-all")
    if "nope" in view.hand:
        yield because("saves-nope")


def view_next(view: View, seat: int, steps: int = 1) -> int:
    """Whose turn comes so many turns after this one's."""
    living = [p.seat for p in view.players if p.alive]
    after = [s for s in living if s > seat] + [s for s in living if s <= seat]
    return after[(steps - 1) % len(after)]


def give(view: View, seat: int, move: Give) -> Iterator[Reason]:
    if NUMBER[move.card] >= FIRST_CAT and view.hand.count(move.card) == 1:
        yield because("lone-cat", card=move.card)
    elif view.hand.count(move.card) > 1:
        yield because("spare-copy", card=move.card, count=view.hand.count(move.card))
    if "defuse" in view.hand and move.card != "defuse":
        yield because("keeps-saver", card="defuse")


def pick(view: View, seat: int, move: Pick) -> Iterator[Reason]:
    yield because("takes-godcat") if move.what == "godcat" else because("takes-unseen")


def heck(view: View, seat: int, move: Heck) -> Iterator[Reason]:
    following = view_next(view, seat)
    if view.looking_at == KITTEN:
        yield because("heck-kitten", player=following) if move.to == "top" else because("heck-kitten-kept")
    elif move.to == "hand" and view.looking_at:
        yield because("heck-keep", card=view.looking_at)
    elif view.looking_at:
        yield because("heck-safe", card=view.looking_at)


# Kittens and duels


def save(view: View, seat: int, move: Save) -> Iterator[Reason]:
    if move.card == "godcat":
        yield because("saves-by-godcat")
    else:
        yield because("saves-by-defuse", count=view.hand.count("defuse") - 1)


def insert(view: View, seat: int, move: Insert) -> Iterator[Reason]:
    ahead = max(0, view.owed - 1)
    """Draws that this player still owes before the turn passes on."""
    if move.place < ahead:
        yield because("insert-own")
        return
    finder = view_next(view, seat, move.place - ahead + 1)
    if finder == seat:
        yield because("insert-own-later", draws=move.place + 1)
    elif move.place == ahead:
        yield because("insert-next", player=finder)
    else:
        yield because("insert-finder", player=finder, draws=move.place + 1)
    if finder != seat and "defuse" in view.players[finder].lacking:
        yield because("lacks", target=finder, card="defuse")
    if move.place >= view.pile:
        yield because("insert-bottom")


def duel(view: View, seat: int, move: Duel) -> Iterator[Reason]:
    opponent = view.players[move.opponent]
    if "defuse" in opponent.lacking:
        yield because("lacks", target=opponent.seat, card="defuse")
    elif opponent.cards <= FEW:
        yield because("few-cards", target=opponent.seat, cards=opponent.cards)
    yield because("duel-even")


def duel_choice(view: View, seat: int, move: Keep | Swap) -> Iterator[Reason]:
    dealer = view.duel.seat if view.duel else seat
    yield because("duel-choice", player=dealer)


SPEAKERS: Final[dict[type, Callable[[View, int, Any], Iterator[Reason]]]] = {
    Draw: draw,
    Play: play,
    PlayOn: play,
    Pair: steal,
    Triple: demand,
    Nope: nope,
    Pass: let_happen,
    Give: give,
    Pick: pick,
    Heck: heck,
    Save: save,
    Insert: insert,
    Duel: duel,
    Keep: duel_choice,
    Swap: duel_choice,
}
