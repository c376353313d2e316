"""Rush Out!, as the engine sees it."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, get_args

from speeltafel.engine import BadSetup, Chance, Decision, Game, Move, Now, Reason, Thing
from speeltafel.engine.abilities import Printed, Race
from speeltafel.games.rush_out import knowledge, refusals, touch
from speeltafel.games.rush_out.bot import LEVELS, Racer
from speeltafel.games.rush_out.choices import default_target
from speeltafel.games.rush_out.events import Events
from speeltafel.games.rush_out.flow import ChooseCharacters, Round, WholeGame, set_up
from speeltafel.games.rush_out.judge import judge
from speeltafel.games.rush_out.layout import Layout, lay
from speeltafel.games.rush_out.ledger import RushOutLedger
from speeltafel.games.rush_out.market import DONE
from speeltafel.games.rush_out.material import SPELL_KINDS, material, slots_of
from speeltafel.games.rush_out.modules.curses import absent_gesture, is_heard
from speeltafel.games.rush_out.moves import ROLLS, Moves
from speeltafel.games.rush_out.options import Options, ScenarioName
from speeltafel.games.rush_out.race import next_moment, pass_time
from speeltafel.games.rush_out.reasons import reasons
from speeltafel.games.rush_out.shortlist import shortlist
from speeltafel.games.rush_out.sketch import Drawing
from speeltafel.games.rush_out.state import (
    Breach,
    Choice,
    Completion,
    Offer,
    Player,
    Spot,
    Table,
    Wish,
    choosing,
)
from speeltafel.games.rush_out.view import View, view, view_beside

EXPLAINED: Final = frozenset(("standard", "coin", "confrontation", *SPELL_KINDS))
"""Kinds of cards whose cards are explained together."""

COUNTED: Final = 3
"""Seconds from the wizard's word to the first roll, where people play."""


class RushOut(Printed, Race, Drawing, Game[Table, Options, View, Moves]):
    """Rush Out!: a wizard against the heroes, without turns."""

    slug: ClassVar = "rush-out"
    version: ClassVar = "2"
    seat_counts: ClassVar = (2, 3, 4, 5)
    options: ClassVar = Options
    presets: ClassVar = {
        name.replace("_", "-"): {"scenario": name, "wizard": 2} for name in get_args(ScenarioName)
    } | {"as-wizard": {"scenario": "training_1", "wizard": 1}}
    """Who sets the table is a hero, unless they choose otherwise."""
    main_options: ClassVar = ("wizard", "characters", "handicap")
    layout: ClassVar = Layout
    ledger: ClassVar = RushOutLedger
    moves: ClassVar[Any] = Moves
    events: ClassVar[Any] = Events
    parts: ClassVar = (
        Table,
        Player,
        Spot,
        Completion,
        Choice,
        Offer,
        Breach,
        Wish,
        WholeGame,
        ChooseCharacters,
        Round,
    )
    kin: ClassVar = (
        {card: face.kind for card, face in material().cards.items() if face.kind in EXPLAINED}
        | dict.fromkeys(material().equipment, "equipment")
        | dict.fromkeys(material().scrolls, "scroll")
    )
    seat_fields: ClassVar = Game.seat_fields | {"seats", "heroes", "raised", "votes", "done"}
    quiet: ClassVar = frozenset({"dice_thrown", "dice_landed"})
    sides_differ: ClassVar = True
    signals: ClassVar = ("join_me", "dragon", "leave_it", "heal", "break_spell", "well_done")

    def setup(self, options: Options, seats: int, now: Now) -> Table:
        return set_up(options, seats, now)

    def lay(self, layout: Layout, options: Options) -> Table:
        return lay(layout, options)

    def view(self, table: Table, seat: int | None) -> View:
        return view(table, seat)

    def view_beside(self, table: Table, seat: int | None, other: View) -> View:
        return view_beside(table, seat, other)

    def sample_world(self, table: Table, seat: int, chance: Chance) -> Table:
        return knowledge.sample_world(table, chance)

    def timeout(self, table: Table, decision: Decision, chance: Chance) -> Move:
        """The table rolls, names the default target, or passes."""
        spell = choosing(table)
        if decision.kind.startswith("choose_") and spell is not None and spell.choice is not None:
            return default_target(table, spell.choice)
        for quiet in (ROLLS[0], DONE):
            if quiet in decision.moves:
                return quiet
        return decision.moves[0]

    def why_not(self, table: Table, seat: int, move: Move) -> str:
        return refusals.why_not(table, seat, move)

    def things(self, view: View, seat: int) -> list[Thing]:
        return touch.things(view, seat)

    def about(self, move: Moves) -> tuple[Thing, ...]:
        return touch.about(move)

    def why_untouchable(self, table: Table, seat: int, thing: Thing) -> str:
        return touch.why_untouchable(table, seat, thing)

    def reasons(self, view: View, seat: int, move: Moves) -> Sequence[Reason]:
        return reasons(view, seat, move)

    def candidates(self, view: View, decision: Decision) -> Sequence[Move]:
        return shortlist(view, decision)

    def bot(self, level: str, seed: int) -> Racer:
        return Racer(LEVELS.get(level) or LEVELS[self.usual_level], seed)

    def judge(self, table: Table) -> list[float] | None:
        return judge(table)

    def check(self, options: Options, seats: int) -> None:
        """RO-003, RO-R05"""
        if (seats == 2) != options.lone_hero:
            raise BadSetup(
                f"{self.slug}: two players need the house variant lone_hero, and only they can play it"
            )
        if options.wizard > seats:
            raise BadSetup(f"{self.slug}: wizard is seat {options.wizard}, but there are {seats} seats")

    def advice(self, seats: int) -> dict[str, Any]:
        """RO-R05: two can only play the house variant. RO-R68: people see the race come."""
        return {"countdown_seconds": COUNTED, "lone_hero": seats == 2}

    def wake(self, table: Table) -> float | None:
        return next_moment(table)

    def awake(self, table: Table, now: Now) -> None:
        pass_time(table, now)

    def sides(self, table: Table) -> tuple[tuple[int, ...], ...]:
        """RO-R68"""
        return (table.wizard,), tuple(table.heroes)

    def signs(self) -> dict[str, list[list[str]]]:
        """RO-014, RO-015: the slots of every card, those for heroes and those for the wizard."""
        return {card.id: slots_of(card) for card in material().cards.values()}

    def together(self, table: Table) -> dict[str, tuple[int, ...]]:
        """RO-005"""
        return {"wizard": (table.wizard,), "heroes": tuple(table.heroes)}

    def for_absent(self, table: Table, seat: int) -> Move | None:
        """RO-R53"""
        return absent_gesture(table, seat)

    def hears(self, table: Table, speaker: int | None, listener: int | None, free: bool) -> bool:
        """Heroes talk among themselves, or with everybody; under the curse of silence only who breaks it (RO-011)."""
        if speaker is None:
            return listener is None
        if speaker != table.wizard and not is_heard(table, speaker):
            return False
        same_team = listener is not None and (speaker == table.wizard) == (listener == table.wizard)
        return same_team or bool(table.options.talk == "everyone" or table.winner)


GAME = RushOut()
