"""What speaks for a move of Creatures & Outcasts, from what its player sees and could remember."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from speeltafel.engine import Move, Reason, because
from speeltafel.games.creatures_and_outcasts.bot import expected_points, others_average, points, team_of
from speeltafel.games.creatures_and_outcasts.bot.outlook import rules_in, unseen_cards
from speeltafel.games.creatures_and_outcasts.instinct import cost
from speeltafel.games.creatures_and_outcasts.material import effect_of, material, wednesday
from speeltafel.games.creatures_and_outcasts.moves import (
    Block,
    Claim,
    DiscardBlocked,
    Give,
    LaySet,
    Pass,
    PlaceWednesday,
    Play,
    PlayPair,
    Silent,
    SwapWith,
    Take,
    Treat,
)
from speeltafel.games.creatures_and_outcasts.trick import EMPTY
from speeltafel.games.creatures_and_outcasts.view import View

HARD: Final = 4
"""A card that so few unseen ones go on top of is hard to beat."""
HIGH: Final = 8
"""Numbers that hurt when the round ends."""
SOON: Final = 3
"""With so many characters left Wednesday is near."""
NEARLY_OUT: Final = 2
"""Cards of somebody who will soon have none."""


def reasons(view: View, seat: int, move: Move) -> Sequence[Reason]:
    """The most telling first."""
    speak = SPEAKERS.get(type(move))
    return list(speak(view, seat, move)) if speak else []


# The own turn


def play(view: View, seat: int, move: Play | PlayPair) -> Iterator[Reason]:
    number, size = int(move.card), rules_in(view).size
    if len(view.hand) == size:
        yield because("goes-out")
    yield from rarely_beaten(view, number)
    yield from by_effect(view, number)
    if number >= HIGH:
        yield from rid_of(view, number, size)
    yield from follows(view, number, size)
    yield because("sheds", points=number * size, left=points(view.hand) - number * size)


def rarely_beaten(view: View, number: int) -> Iterator[Reason]:
    """Who could still answer this number."""
    above = sum(unseen_cards(view)[other] for other in rules_in(view).playable[number])
    passed = [p.seat for p in view.players if p.passed and p.seat != view.seat]
    if not above:
        yield because("unbeatable", card=str(number))
    elif above <= HARD:
        yield because("hard-to-beat", card=str(number), count=above)
    if passed and view.trick:
        yield because("have-passed", others=passed, card=view.trick[-1])
    elif rules_in(view).upward:
        yield from passed_before(view, number)


def passed_before(view: View, number: int) -> Iterator[Reason]:
    """Who let a number go that is no higher than this one: the one who did so most often."""
    rivals = [p.seat for p in view.players if p.cards and p.team != team_of(view)]
    tops = Counter(
        (rival, top) for rival in rivals for top in view.memory.passes[rival] if 0 < int(top) <= number
    )
    if tops:
        (rival, top), times = max(tops.items(), key=lambda one: (one[1], -int(one[0][1]), -one[0][0]))
        yield because("passed-before", player=rival, card=top, times=times)


def by_effect(view: View, number: int) -> Iterator[Reason]:
    """What the card sets off."""
    effect = effect_of(number)
    rest = sorted(int(card) for card in view.hand)
    if number in rest:
        rest.remove(number)
    if effect == "play-again" and any(other in rules_in(view).playable[number] for other in rest):
        yield because("plays-again")
    elif effect == "swap" and rest:
        yield because("swaps-away", card=str(max(rest, key=cost)))
    elif effect == "give-top-of-closed" and view.closed:
        top = view.memory.closed[0]
        yield because("treats-known", card=top) if top is not None else because("treats")
    elif effect == "take-from-closed":
        yield because("takes-chosen" if view.closed else "nothing-to-take")
    elif effect == "stops-wednesday" and wednesday() in view.characters_left:
        yield because("holds-wednesday")


def rid_of(view: View, number: int, size: int) -> Iterator[Reason]:
    """A high card is dear when the round ends."""
    if wednesday() in view.characters_left and view.characters <= SOON:
        yield because("wednesday-near", characters=view.characters, points=number * size)
    elif number == max(int(card) for card in view.hand):
        yield because("dearest", card=str(number), points=number * size)


def follows(view: View, number: int, size: int) -> Iterator[Reason]:
    """Another card that can still come after it."""
    rest = Counter(view.hand) - Counter({str(number): size})
    later = [card for card in rest if int(card) in rules_in(view).playable[number] and rest[card] >= size]
    if later and effect_of(number) != "play-again":
        yield because("room-above", card=max(later, key=int))


def do_pass(view: View, seat: int, move: Pass) -> Iterator[Reason]:
    mates = team_of(view) if view.teams else EMPTY
    if view.trick and view.last_player == seat:
        yield because("leads-already")
    elif view.trick and mates != EMPTY and view.players[view.last_player].team == mates:
        yield because("mate-leads", player=view.last_player)
    yield from keeps_set(view)
    playable = [int(card) for card in view.hand if can_play(view, int(card))]
    if not playable:
        yield because("nothing-fits")
    elif any(effect_of(number) == "take-from-closed" for number in playable) and view.closed:
        yield because("siren-takes")
    elif playable and max(playable) <= min(int(card) for card in view.hand) + 1:
        yield because("low-anyway", card=str(max(playable)))
    elif max(playable) >= HIGH:
        yield because("waits-for-trick", card=str(max(playable)))


def can_play(view: View, number: int) -> bool:
    """Whether the hand has it often enough for what lies on top."""
    rules = rules_in(view)
    top = int(view.trick[-1]) if view.trick else EMPTY
    return number in rules.playable[top] and view.hand.count(str(number)) >= rules.size


def keeps_set(view: View) -> Iterator[Reason]:
    """A set that is nearly together."""
    for kind in material().sets:
        held = view.hand.count(str(kind.number))
        if held == kind.set_size - 1:
            yield because("keeps-set", card=str(kind.number), count=held)


def lay_set(view: View, seat: int, move: LaySet) -> Iterator[Reason]:
    kind = material().outcasts[int(move.card)]
    shed = kind.number * kind.set_size
    if kind.set_effect == "end-round":
        yield because("ends-round", mine=points(view.hand) - shed, theirs=round(others_average(view)))
    elif kind.set_effect == "place-wednesday":
        yield because("moves-wednesday")
    yield because("set-sheds", count=kind.set_size, points=shed)


def discard_blocked(view: View, seat: int, move: DiscardBlocked) -> Iterator[Reason]:
    yield because("all-blocked", points=points(view.hand))


# The race


def claim(view: View, seat: int, move: Claim) -> Iterator[Reason]:
    yield because("first-one", count=len(view.hand) - 1)


def silent(view: View, seat: int, move: Silent) -> Iterator[Reason]:
    if "1" in view.hand:
        yield because("keeps-one")


# Choices


def rival(view: View, seat: int, move: SwapWith | Treat) -> Iterator[Reason]:
    player = view.players[move.player]
    others = [p for p in view.players if p.team != team_of(view)]
    if player.seat == seat:
        yield because("gets-more")
        return
    if player.team == team_of(view):
        yield because("own-team", player=player.seat)
        return
    if (
        view.totals
        and any(view.totals)
        and view.totals[player.team] == min(view.totals[p.team] for p in others)
    ):
        yield because("is-ahead", player=player.seat, points=view.totals[player.team])
    if player.cards <= NEARLY_OUT:
        yield because("nearly-out", player=player.seat, cards=player.cards)
    if isinstance(move, SwapWith):
        yield from what_comes(view, move.player)
    elif view.memory.closed and view.memory.closed[0] is not None:
        yield because("gets-known", player=player.seat, card=view.memory.closed[0])
    else:
        yield because("gets-card", player=player.seat, cards=player.cards)


def what_comes(view: View, player: int) -> Iterator[Reason]:
    """What may be drawn from a hand, and what goes there."""
    worst = max(view.hand, key=by_cost)
    held = min(view.memory.held[player], key=by_cost, default=worst)
    if by_cost(held) < by_cost(worst):
        yield because("surely-holds", player=player, card=held)
    average = expected_points(view, view.players[player]) / max(1, view.players[player].cards)
    yield because("gives-worst", card=worst, points=round(average))


def by_cost(card: str) -> float:
    return cost(int(card))


def give(view: View, seat: int, move: Give) -> Iterator[Reason]:
    number = int(move.card)
    if cost(number) == max(cost(int(card)) for card in view.hand):
        yield because("costs-most", card=move.card, points=number)
    if view.swap_with is not None:
        yield because("goes-to", player=view.swap_with, points=number)


def take(view: View, seat: int, move: Take) -> Iterator[Reason]:
    number = int(move.card)
    if effect_of(number) == "play-again":
        yield because("easy-card", card=move.card)
    elif effect_of(number) == "swap":
        yield because("useful-card", card=move.card)
    elif effect_of(number) == "stops-wednesday":
        yield because("holds-wednesday")
    elif number > HIGH:
        yield because("wins-tricks", card=move.card)
    shown = [int(card) for card in view.looking_at or [] if card != view.blocked]
    if shown and cost(number) == min(cost(other) for other in shown):
        yield because("costs-least", card=move.card, points=number)


def block(view: View, seat: int, move: Block) -> Iterator[Reason]:
    number, mine = int(move.card), view.hand.count(move.card)
    if view.hand and mine == len(view.hand):
        yield because("blocks-own", card=move.card)
    elif not mine and unseen_cards(view)[number]:
        yield because("blocks-others", card=move.card, count=unseen_cards(view)[number])
    if number >= HIGH and not mine:
        yield because("stuck-with", points=number)
    elif mine and mine < len(view.hand):
        yield because("blocks-mine", card=move.card, count=mine)


def place(view: View, seat: int, move: PlaceWednesday) -> Iterator[Reason]:
    mine, theirs = points(view.hand), round(others_average(view))
    early = move.place <= view.characters // 3
    if early and mine < theirs:
        yield because("end-soon", mine=mine, theirs=theirs)
    elif not early and mine >= theirs:
        yield because("end-late", mine=mine, theirs=theirs)
    yield because("wednesday-at", place=move.place)


SPEAKERS: Final[dict[type, Callable[[View, int, Any], Iterator[Reason]]]] = {
    Play: play,
    PlayPair: play,
    Pass: do_pass,
    LaySet: lay_set,
    DiscardBlocked: discard_blocked,
    Claim: claim,
    Silent: silent,
    SwapWith: rival,
    Treat: rival,
    Give: give,
    Take: take,
    Block: block,
    PlaceWednesday: place,
}
