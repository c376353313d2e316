"""A game that is watched: everything that the tables want to know is noted while it is played. It changes nothing."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from speeltafel.engine import Bot, Chance, Decision, Event, Game, Match, Move, QuickChance
from speeltafel.lab.driver import play_out
from speeltafel.lab.luck import EVERY, Forecaster, LuckMeter
from speeltafel.lab.plan import Plan
from speeltafel.lab.tables import Row, as_parquet, columns


class Notes:
    """The rows of one part, table by table."""

    def __init__(self, game: Game, tables: Sequence[str]) -> None:
        self.game = game
        self.rows: dict[str, list[Row]] = {table: [] for table in tables}

    @classmethod
    def of(cls, game: Game, plan: Plan) -> "Notes | None":
        """Room for what a plan wants; None where it wants nothing."""
        return cls(game, plan.tables) if plan.tables else None

    def wants(self, table: str) -> bool:
        """Whether this table is to be written."""
        return table in self.rows

    def add(self, table: str, rows: Sequence[Row]) -> None:
        """More rows, if anybody wants them."""
        if table in self.rows:
            self.rows[table] += rows

    def files(self) -> dict[str, bytes]:
        """Every table as the bytes of its file."""
        return {table: as_parquet(rows, columns(self.game, table)) for table, rows in self.rows.items()}


class CountingChance(Chance):
    """Passes another source on and knows how often it was asked."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.asked = 0

    def below(self, n: int) -> int:
        self.asked += 1
        return self.source.below(n)

    def below_for(self, n: int, *label: int | str) -> int:
        self.asked += 1
        return self.source.below_for(n, *label)


class WatchedMatch:
    """A match, and somebody who writes down what happens in it. Whoever plays it cannot tell."""

    def __init__(self, match: Match, chance: CountingChance, notes: Notes, number: int) -> None:
        self.match = match
        self.chance = chance
        self.notes = notes
        self.number = number
        self.moves = 0
        self.ledger = match.game.ledger(match.table.seats)
        self.forecaster = Forecaster(match) if notes.wants("forecasts") else None
        self.meter = LuckMeter(match, f"luck/{number}") if self.measures_luck() else None
        self.happened(match.opening)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.match, name)

    def play(self, seat: int, move: Move, at: float | None = None) -> list[Event]:
        """As a match does, with notes before and after."""
        decision, asked = self.match.decision(seat), self.chance.asked
        expected = self.meter.before(seat, move, self.moves) if self.meter else None
        events = self.match.play(seat, move, at)
        if self.meter and expected:
            self.meter.after(seat, expected, self.moves)
        self.decided(decision, move, self.chance.asked > asked)
        self.moves += 1
        self.happened(events)
        return events

    def advance(self, at: float) -> list[Event]:
        """As a match does."""
        events = self.match.advance(at)
        self.happened(events)
        return events

    def measures_luck(self) -> bool:
        """In some games only; and in a race, where the world does not wait for a move, never."""
        game = self.match.game
        return self.notes.wants("luck") and self.number % EVERY == 0 and not game.timed

    def decided(self, decision: Decision, move: Move, chance: bool) -> None:
        """A row about this decision."""
        if self.notes.wants("decisions"):
            tag = str(type(move).__struct_config__.tag)
            row = (self.number, self.moves, decision.seat, decision.kind, len(decision.moves), tag, chance)
            self.notes.add("decisions", [row])

    def happened(self, events: Sequence[Event]) -> None:
        """The ledger reads every event; things look different now."""
        for event in events:
            self.ledger.note(event)
        if self.forecaster:
            self.forecaster.look(self.moves)
        if self.notes.wants("events"):
            self.notes.add("events", [(self.number, self.moves, *told(event)) for event in events])

    def close(self, order: Sequence[str]) -> None:
        """The game is over: what can be said of it as a whole."""
        table, notes, ledger, number = self.match.table, self.notes, self.ledger, self.number
        ledger.close(table)
        result = table.result
        assert result is not None
        length = self.match.time if self.match.game.timed else None
        notes.add("games", [(number, self.moves, length, result.reason, len(result.winners))])
        notes.add("seats", self.seat_rows(order))
        notes.add("cards", card_rows(number, ledger.cards))
        notes.add(
            "occasions",
            [(number, each.seat, each.subject, each.name, each.good) for each in ledger.occasions],
        )
        for table_name, source in (("forecasts", self.forecaster), ("luck", self.meter)):
            notes.add(table_name, [(number, *row) for row in source.rows] if source else [])

    def seat_rows(self, order: Sequence[str]) -> list[Row]:
        """Who played for which side, and what came of it."""
        table, game = self.match.table, self.match.game
        side = {seat: name for name, seats in game.together(table).items() for seat in seats}
        traits, shares = self.ledger.seat_traits(table), game.won(table)
        won = table.result.winners if table.result else ()
        return [
            (self.number, seat, bot, side.get(seat), seat in won, shares[seat], *traits[seat])
            for seat, bot in enumerate(order)
        ]


def card_rows(number: int, counted: Mapping[tuple[int, str, int], int]) -> list[Row]:
    """One row for each seat and card: how often drawn, played, held."""
    rows: dict[tuple[int, str], list[int]] = {}
    for (seat, card, use), times in counted.items():
        rows.setdefault((seat, card), [0, 0, 0])[use] += times
    return [(number, *key, *uses) for key, uses in sorted(rows.items())]


def told(event: Event) -> tuple[str, str]:
    """The kind of an event, and its fields as JSON."""
    fields = msgspec.to_builtins(event)
    kind = fields.pop("type")
    fields.pop("to", None)
    return str(kind), msgspec.json.encode(fields).decode()


def play_watched(game: Game, plan: Plan, number: int, bots: Sequence[Bot], notes: Notes) -> tuple[Match, int]:
    """The same game as an unwatched one, with its rows in the notes."""
    chance = CountingChance(QuickChance(plan.chance(number)))
    options = game.settle(game.read_options(plan.options), 0, shared=False)
    names = [f"player {seat + 1}" for seat in range(len(bots))]
    match = Match(game, options, names, chance, record=None)
    watched = WatchedMatch(match, chance, notes, number)
    decisions = play_out(cast(Match, watched), bots)
    watched.close(plan.order(number))
    return match, decisions
