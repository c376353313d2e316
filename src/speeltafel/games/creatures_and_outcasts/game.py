"""Creatures & Outcasts, as the engine sees it."""

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from speeltafel.engine import BadSetup, Bot, Chance, Decision, Effort, Game, Move, Now, Reason, Thing
from speeltafel.engine.abilities import Obliging
from speeltafel.games.creatures_and_outcasts import refusals, touch, worlds
from speeltafel.games.creatures_and_outcasts.belief import plausibility, seen_as
from speeltafel.games.creatures_and_outcasts.bot import Nightshade
from speeltafel.games.creatures_and_outcasts.events import AnyEvent
from speeltafel.games.creatures_and_outcasts.flow import PROCEDURES
from speeltafel.games.creatures_and_outcasts.flow.countdown import next_tick, tick
from speeltafel.games.creatures_and_outcasts.flow.setup import set_up, youngest_seat
from speeltafel.games.creatures_and_outcasts.instinct import instinct
from speeltafel.games.creatures_and_outcasts.judge import forecast, judge
from speeltafel.games.creatures_and_outcasts.layout import Layout, lay
from speeltafel.games.creatures_and_outcasts.ledger import CreaturesLedger
from speeltafel.games.creatures_and_outcasts.material import material
from speeltafel.games.creatures_and_outcasts.moves import PASS, SILENT, AnyMove
from speeltafel.games.creatures_and_outcasts.options import Options
from speeltafel.games.creatures_and_outcasts.reasons import reasons
from speeltafel.games.creatures_and_outcasts.signals import SIGNALS
from speeltafel.games.creatures_and_outcasts.sketch import Drawing
from speeltafel.games.creatures_and_outcasts.state import Table
from speeltafel.games.creatures_and_outcasts.view import View, view

FIXED_DEFAULTS: dict[str, Move] = {"turn": PASS, "race": SILENT}
ONLY_PASS: list[Move] = [PASS]
SLIPS: dict[str, float] = {"novice": 0.35}
"""How often a bot of each level plays without thinking."""


class CreaturesAndOutcasts(Obliging, Drawing, Game[Table, Options, View, AnyMove]):
    """Wednesday: Creatures & Outcasts."""

    slug: ClassVar = "creatures-and-outcasts"
    version: ClassVar = "1"
    seat_counts: ClassVar = (2, 3, 4, 5, 6)
    efforts: ClassVar = {"strong": Effort(iterations=200, worlds=60, seconds=0.5, benefit=0.8)}
    options: ClassVar = Options
    presets: ClassVar = {
        "first": {},
        "advanced": {"advanced": True},
        "teams": {"teams": 2},
        "advanced-teams": {"advanced": True, "teams": 2},
    }
    main_options: ClassVar = ("advanced", "teams", "memory_log")
    kin: ClassVar = dict.fromkeys(("3", "5", "9"), "plain")
    layout: ClassVar = Layout
    ledger: ClassVar = CreaturesLedger
    moves: ClassVar[Any] = AnyMove
    events: ClassVar[Any] = AnyEvent
    seat_fields: ClassVar = Game.seat_fields | {"winners", "turn", "last_player", "swap_with", "youngest"}
    parts: ClassVar = (Table, *PROCEDURES)
    signals: ClassVar = SIGNALS

    def setup(self, options: Options, seats: int, now: Now) -> Table:
        return set_up(options, seats, now)

    def lay(self, layout: Layout, options: Options) -> Table:
        return lay(layout, options)

    def view(self, table: Table, seat: int | None) -> View:
        return view(table, seat)

    def sample_world(self, table: Table, seat: int, chance: Chance) -> Table:
        return worlds.sample_world(table, seat, chance)

    def timeout(self, table: Table, decision: Decision, chance: Chance) -> Move:
        """CO-R69: pass, or stay silent in the race; what must be chosen is chosen by lot."""
        return FIXED_DEFAULTS.get(decision.kind) or chance.pick(decision.moves)

    def why_not(self, table: Table, seat: int, move: Move) -> str:
        return refusals.why_not(table, seat, move)

    def things(self, view: View, seat: int) -> list[Thing]:
        return touch.things(view, seat)

    def about(self, move: AnyMove) -> tuple[Thing, ...]:
        return touch.about(move)

    def why_untouchable(self, table: Table, seat: int, thing: Thing) -> str:
        return touch.why_untouchable(table, seat, thing)

    def reasons(self, view: View, seat: int, move: AnyMove) -> Sequence[Reason]:
        return reasons(view, seat, move)

    def bot(self, level: str, seed: int) -> Bot:
        return Nightshade(seed, SLIPS.get(level, 0.0))

    def instinct(self, table: Table, decision: Decision, chance: Chance) -> Move:
        return instinct(table, decision, chance)

    def judge(self, table: Table) -> list[float] | None:
        return judge(table)

    def forecast(self, table: Table) -> list[float] | None:
        return forecast(table)

    def seen_as(self, table: Table, decision: Decision, move: Move, viewer: int) -> object:
        return seen_as(table, decision, move, viewer)

    def plausibility(self, world: Table, seat: int) -> float:
        return plausibility(world, seat)

    def check(self, options: Options, seats: int) -> None:
        """CO-146, CO-R12, CO-R64"""
        material()
        if youngest_seat(options) >= seats:
            raise BadSetup(f"{self.slug}: youngest is {options.youngest}, but there are {seats} seats")
        if options.teams and (seats % options.teams or seats // options.teams < 2):
            raise BadSetup(f"{self.slug}: {seats} players cannot form {options.teams} equal teams")

    def settle(self, options: Options, people: int, shared: bool) -> Options:
        """CO-R10: people race for the first 1; among bots, and around one screen, it is drawn by lot."""
        race, ready = options.race, options.ready
        if race == "auto":
            race = "arrival" if people and not shared else "commit"
        if ready == "auto":
            ready = "yes" if people else "no"
        hurry = 0 if shared else options.race_seconds
        countdown = options.countdown_seconds if people else 0
        return msgspec.structs.replace(
            options, race=race, ready=ready, race_seconds=hurry, countdown_seconds=countdown
        )

    def together(self, table: Table) -> dict[str, tuple[int, ...]]:
        """CO-146"""
        seats = range(table.seats)
        teams = range(table.options.teams)
        return {f"team-{team + 1}": tuple(s for s in seats if table.team(s) == team) for team in teams}

    def by_itself(self, table: Table, decision: Decision) -> Move | None:
        """CO-039: who can only pass may leave it to the table."""
        return PASS if table.options.auto_pass and decision.moves == ONLY_PASS else None

    def wake(self, table: Table) -> float | None:
        return next_tick(table)

    def awake(self, table: Table, now: Now) -> None:
        tick(table, now)

    def hears(self, table: Table, speaker: int | None, listener: int | None, free: bool) -> bool:
        """CO-150, CO-R65: what a team says stays in the team, unless the table wants it open."""
        if speaker is None or not free or not table.options.teams or table.options.team_chat == "open":
            return super().hears(table, speaker, listener, free)
        return listener is not None and table.team(speaker) == table.team(listener)

    def signals_at(self, table: Table) -> Sequence[str]:
        """CO-150: hints are for team mates."""
        return self.signals if table.options.teams else ()

    def hears_signal(self, table: Table, speaker: int, listener: int | None) -> bool:
        """CO-R65: a hint tells about a hand, so it goes where the team's words go."""
        return self.hears(table, speaker, listener, free=True)


GAME = CreaturesAndOutcasts()
