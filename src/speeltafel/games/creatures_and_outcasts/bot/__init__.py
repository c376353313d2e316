"""A player that knows Creatures & Outcasts: sheds points, keeps the lead, and knows when Wednesday may come."""

import random
from collections.abc import Callable
from typing import Any, Final

from speeltafel.engine import Decision, Move
from speeltafel.games.creatures_and_outcasts.bot.outlook import Outlook, unseen_cards
from speeltafel.games.creatures_and_outcasts.bot.talk import Talk
from speeltafel.games.creatures_and_outcasts.instinct import AVERAGE, GIFT, LEAD, MARGIN, cost
from speeltafel.games.creatures_and_outcasts.material import material
from speeltafel.games.creatures_and_outcasts.moves import (
    CLAIM,
    DISCARD_BLOCKED,
    SILENT,
    Block,
    Give,
    LaySet,
    PlaceWednesday,
    Play,
    PlayPair,
    SwapWith,
    Take,
    Treat,
)
from speeltafel.games.creatures_and_outcasts.signals import LET_IT_LIE, PLAY_LOW
from speeltafel.games.creatures_and_outcasts.view import PlayerView, View

RESTRAINT: Final = 0.3
"""How much a number costs when a team mate wishes for a low pile."""
COURTESY: Final = 4.0
"""What it is worth to pass when a team mate asks for it."""


class Nightshade:
    """Decides from its view alone; `slips` says how often it plays without thinking."""

    def __init__(self, seed: int, slips: float = 0.0) -> None:
        self.random = random.Random(seed)
        self.slips = slips
        self.talk = Talk()
        self.answers: dict[str, Callable[[View, Decision, Talk], Move]] = {
            "race": race,
            "turn": take_turn,
            "second-card": best_play,
            "swap-partner": choose_partner,
            "swap-gift": give_worst,
            "take": take_cheapest,
            "treat": treat_rival,
            "block": block_number,
            "place-wednesday": place_wednesday,
        }

    def choose(self, view: Any, decision: Decision) -> Move:
        """One of the decision's moves."""
        if len(decision.moves) == 1:
            return decision.moves[0]
        if self.slips and self.random.random() < self.slips:
            return self.random.choice(decision.moves)
        self.talk.look(view)
        return self.answers[decision.kind](view, decision, self.talk)

    def signal(self, view: Any) -> str:
        """A hint for the team, in the team variant."""
        return self.talk.signal(view) if view.teams else ""

    def hear(self, seat: int, signal: str) -> None:
        """A team mate said this."""
        self.talk.hear(seat, signal)


def race(view: View, decision: Decision, talk: Talk) -> Move:
    """A 1 on the table is a card less in the hand."""
    return CLAIM if CLAIM in decision.moves else SILENT


# The own turn


def take_turn(view: View, decision: Decision, talk: Talk) -> Move:
    """Everything blocked goes at once; else the best of play, set and pass."""
    if DISCARD_BLOCKED in decision.moves:
        return DISCARD_BLOCKED
    outlook = Outlook(view, worth_of(view), talk)
    scored = [(score(view, outlook, move, talk), number, move) for number, move in enumerate(decision.moves)]
    return max(scored, key=lambda entry: (entry[0], -entry[1]))[2]


def best_play(view: View, decision: Decision, talk: Talk) -> Move:
    """CO-100: some card must be played."""
    outlook = Outlook(view, worth_of(view), talk)
    return max(decision.moves, key=lambda move: score(view, outlook, move, talk))


def score(view: View, outlook: Outlook, move: Move, talk: Talk) -> float:
    """Points I expect to be rid of at the end of this trick."""
    if isinstance(move, Play | PlayPair):
        number = int(move.card)
        low = number * RESTRAINT if talk.is_wished(PLAY_LOW) else 0.0
        return outlook.gain(number) + LEAD * outlook.stays(number) - low
    if isinstance(move, LaySet):
        return set_score(view, int(move.card), talk)
    top = int(view.trick[-1]) if view.trick else -1
    asked = COURTESY if view.trick and talk.is_wished(LET_IT_LIE) else 0.0
    return outlook.after(top) + asked - (AVERAGE if outlook.rules.draws and view.closed else 0.0)


def set_score(view: View, number: int, talk: Talk) -> float:
    """A set sheds all its cards; ending the round is good for whoever holds little."""
    kind = material().outcasts[number]
    shed = float(number * kind.set_size)
    if kind.set_effect == "end-round":
        return shed + others_average(view) - (team_average(view, talk) - shed)
    return shed


def worth_of(view: View) -> dict[int, float]:
    """By number: how many points I am better off when I play it now."""
    worth = {number: float(number) for number in material().outcasts}
    hand = [int(card) for card in view.hand]
    for number, kind in material().outcasts.items():
        if kind.effect == "swap" and len(hand) > 1:
            rest = list(hand)
            if number in rest:
                rest.remove(number)
            worth[number] += max(rest) - AVERAGE
        elif kind.effect == "take-from-closed" and view.closed:
            worth[number] -= cheapest_closed(view)
        elif kind.effect == "give-top-of-closed" and view.closed:
            top = view.memory.closed[0]
            worth[number] += GIFT * (AVERAGE if top is None else int(top))
    return worth


def cheapest_closed(view: View) -> float:
    """What the best card of the closed pile will cost me, as far as I know the pile."""
    known = [cost(int(card)) for card in view.memory.closed if card not in (None, view.blocked)]
    guess = 10.0 / (view.memory.closed.count(None) + 1)
    return min([*known, guess])


# Choices


def choose_partner(view: View, decision: Decision, talk: Talk) -> Move:
    """My worst card goes to whoever is ahead of me."""
    return rival_move(view, [move for move in decision.moves if isinstance(move, SwapWith)])


def treat_rival(view: View, decision: Decision, talk: Talk) -> Move:
    """So does the top of the closed pile. Who has no cards left does not bring others back who have none."""
    guests = [move for move in decision.moves if isinstance(move, Treat)]
    playing = [move for move in guests if view.players[move.player].cards]
    return rival_move(view, guests if view.hand else playing or guests)


def rival_move(view: View, moves: list[Any]) -> Move:
    """The move against the strongest rival; a team mate or myself only if there is no other."""
    mine = team_of(view)
    rivals = [move for move in moves if view.players[move.player].team != mine] or moves
    found: Move = min(rivals, key=lambda move: standing(view, view.players[move.player]))
    return found


def give_worst(view: View, decision: Decision, talk: Talk) -> Move:
    """The card that costs most to hold."""
    return max(decision.moves, key=lambda move: cost(int(move.card)) if isinstance(move, Give) else 0.0)


def take_cheapest(view: View, decision: Decision, talk: Talk) -> Move:
    """The card that costs least to hold."""
    return min(decision.moves, key=lambda move: cost(int(move.card)) if isinstance(move, Take) else 0.0)


def block_number(view: View, decision: Decision, talk: Talk) -> Move:
    """A high number that others hold and I do not; or the only number that I hold, to discard it."""
    unseen = unseen_cards(view)
    mine = [int(card) for card in view.hand]

    def harm(move: Move) -> float:
        number = int(move.card) if isinstance(move, Block) else 0
        if mine and set(mine) == {number}:
            return 100.0
        return number * (unseen[number] - 3.0 * mine.count(number))

    return max(decision.moves, key=harm)


def place_wednesday(view: View, decision: Decision, talk: Talk) -> Move:
    """On top when I hold clearly less than the others, else as deep as possible."""
    places = [move for move in decision.moves if isinstance(move, PlaceWednesday)]
    return places[0] if team_average(view, talk) < MARGIN * others_average(view) else places[-1]


# Judging


def points(hand: list[str]) -> int:
    """The sum of a hand."""
    return sum(int(card) for card in hand)


def expected_points(view: View, player: PlayerView) -> float:
    """The points of another hand, as far as I know it."""
    held = view.memory.held[player.seat]
    return points(held) + AVERAGE * (player.cards - len(held))


def others_average(view: View) -> float:
    """What the rivals hold on average."""
    rivals = [player for player in view.players if player.team != team_of(view)]
    return sum(expected_points(view, player) for player in rivals) / len(rivals)


def team_average(view: View, talk: Talk) -> float:
    """What my team holds on average; without teams, what I hold."""
    mates = [player for player in view.players if player.team == team_of(view) and player.seat != view.seat]
    held = [talk.told_points(player, expected_points(view, player)) for player in mates]
    return (points(view.hand) + sum(held)) / (1 + len(mates))


def standing(view: View, player: PlayerView) -> float:
    """Where a player will end if the round ended now; low is strong."""
    return view.totals[player.team] + expected_points(view, player)


def team_of(view: View) -> int:
    """My team."""
    assert view.seat is not None
    return view.players[view.seat].team


__all__ = ["Nightshade"]
