"""Five rounds: set up, race for the first 1, take turns, count points."""

from dataclasses import dataclass
from typing import Any

from speeltafel.engine import EVERYONE, Move, Now, Procedure, Result, Step, Window, only
from speeltafel.games.creatures_and_outcasts import events
from speeltafel.games.creatures_and_outcasts.facts import DEALT
from speeltafel.games.creatures_and_outcasts.flow.countdown import count_down, get_ready
from speeltafel.games.creatures_and_outcasts.flow.plays import play_cards
from speeltafel.games.creatures_and_outcasts.flow.turns import Turns
from speeltafel.games.creatures_and_outcasts.material import faces, material, opening_number
from speeltafel.games.creatures_and_outcasts.moves import CLAIM, SILENT, Claim
from speeltafel.games.creatures_and_outcasts.state import NOBODY, Table
from speeltafel.games.creatures_and_outcasts.trick import EMPTY


@dataclass
class Rounds(Procedure):
    """CO-001, CO-030: every round is set up and played the same way. The frame stays for the whole game."""

    def steps(self) -> tuple[Step, ...]:
        return (
            clear_the_table,
            get_ready,
            begin_round,
            count_down,
            shuffle_characters,
            deal,
            race_for_the_first_one,
            take_turns,
            count_points,
            begin_another_or_add_up,
        )


def clear_the_table(table: Table, frame: Rounds, now: Now) -> None:
    """CO-057, CO-R71: only scores, seats and the youngest outlast a round."""
    table.round += 1
    table.hands = [[] for _ in range(table.seats)]
    table.trick = []
    table.closed = []
    table.characters = list(material().characters)
    table.facts = []
    table.active = ""
    table.used = []
    table.thing = EMPTY
    table.turn = NOBODY
    table.last_player = table.youngest
    table.passed = 0
    table.ended_by = ""
    table.open_hands = False
    table.character_stays = False
    table.acted = False
    table.fewest = NOBODY
    table.stalled = 0
    prepare_round_effect(table)


def prepare_round_effect(table: Table) -> None:
    """CO-010, CO-011, CO-130: what this round's effect allows from the start."""
    effect = material().round_effects.get(table.round) if table.options.advanced else None
    table.effect_done = effect is None
    table.exempt = effect.exempt_card if effect else EMPTY
    table.exempt_under = effect.character if effect else ""


def begin_round(table: Table, frame: Rounds, now: Now) -> None:
    """CO-030: not before everybody has counted the last one."""
    if now.listening:
        now.emit(events.RoundBegan(round=table.round))


def shuffle_characters(table: Table, frame: Rounds, now: Now) -> None:
    """CO-012, CO-013"""
    now.chance.shuffle(table.characters)


def deal(table: Table, frame: Rounds, now: Now) -> None:
    """CO-015 to CO-022: everybody sees the own hand when all cards are dealt."""
    deck = list(material().deck)
    now.chance.shuffle(deck)
    count = material().deal[table.seats]
    table.hands = [sorted(deck[seat * count : (seat + 1) * count]) for seat in range(table.seats)]
    table.closed = deck[table.seats * count :]
    table.facts = [(DEALT, EVERYONE, len(table.closed), len(table.characters))]
    if now.listening:
        for seat, hand in enumerate(table.hands):
            now.emit(events.Dealt(seat=seat, cards=faces(hand), to=only(seat)))


@dataclass
class Race(Window):
    """CO-024: everybody is asked at once, holders of a 1 and others, so that the race tells nothing (CO-R09)."""

    def question(self, table: Table, seat: int) -> tuple[str, str, str]:
        return "race", "CO-024", "race"

    def choices(self, table: Table, seat: int) -> list[Move]:
        return [CLAIM, SILENT] if opening_number() in table.hands[seat] else [SILENT]

    def reacts(self, move: Any) -> bool:
        return isinstance(move, Claim)

    def take(self, table: Table, seat: int, move: Any, now: Now) -> None:
        """CO-025, CO-026, CO-027: the 1 counts as a turn of its player."""
        table.turn = seat
        if now.listening:
            now.emit(events.RaceWon(seat=seat))
        play_cards(table, seat, opening_number(), 1, now)

    def silence(self, table: Table, now: Now) -> None:
        """CO-028, CO-029, CO-R09"""
        table.turn = table.youngest
        if now.listening:
            now.emit(events.NobodyRaced(seat=table.youngest))


def race_for_the_first_one(table: Table, frame: Rounds, now: Now) -> None:
    """CO-024, CO-030, CO-R10"""
    table.push(Race(called=list(range(table.seats)), race=table.options.race == "arrival"))


def take_turns(table: Table, frame: Rounds, now: Now) -> None:
    """CO-026, CO-031: turns follow each other until something ends the round; a 1 on the table was the first."""
    table.push(Turns(at=1 if table.trick else 0))


def count_points(table: Table, frame: Rounds, now: Now) -> None:
    """CO-053 to CO-056, CO-077, CO-R50"""
    points = [sum(hand) for hand in table.hands]
    table.points.append(tuple(points))
    table.shown = [tuple(hand) for hand in table.hands]
    if now.listening:
        hands = [faces(hand) for hand in table.hands]
        ended = events.RoundEnded(
            round=table.round, reason=table.ended_by, seat=closer(table), hands=hands, points=points
        )
        now.emit(ended)


def closer(table: Table) -> int | None:
    """The player who ended the round, or the only one left with cards."""
    if table.ended_by == "one-left":
        return next(iter(table.with_cards()), None)
    return table.turn if table.ended_by == "hyde" else None


def begin_another_or_add_up(table: Table, frame: Rounds, now: Now) -> None:
    """CO-001, CO-057"""
    frame.at = 0
    if table.round == material().rounds:
        add_up(table, now)


def add_up(table: Table, now: Now) -> None:
    """CO-002, CO-058, CO-154, CO-R49"""
    totals = table.totals()
    scores = tuple(totals[table.team(seat)] for seat in range(table.seats))
    ranks = tuple(1 + sum(other < score for other in scores) for score in scores)
    winners = tuple(seat for seat in range(table.seats) if ranks[seat] == 1)
    if now.listening:
        now.emit(events.GameEnded(winners=list(winners), totals=totals))
    table.end(Result(winners, ranks, "lowest-total", scores))
