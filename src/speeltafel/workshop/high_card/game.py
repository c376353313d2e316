"""High Card, as the engine sees it."""

from typing import Any, ClassVar

from speeltafel.engine import Bot, Chance, Decision, Game, Move, Now, Thing

from speeltafel.workshop.high_card import touch
from speeltafel.workshop.high_card.bot import Sly
from speeltafel.workshop.high_card.layout import Layout, lay
from speeltafel.workshop.high_card.moves import AnyEvent, AnyMove, Lay, Options
from speeltafel.workshop.high_card.table import Round, Table, set_up
from speeltafel.workshop.high_card.view import View, sample_world, view


class HighCard(Game[Table, Options, View, Lay]):
    """Everybody lays a card at the same time, the highest wins."""

    slug: ClassVar = "high-card"
    version: ClassVar = "2"
    seat_counts: ClassVar = (2, 3, 4)
    options: ClassVar = Options
    moves: ClassVar[Any] = AnyMove
    events: ClassVar[Any] = AnyEvent
    parts: ClassVar = (Table, Round)
    layout: ClassVar = Layout

    def setup(self, options: Options, seats: int, now: Now) -> Table:
        return set_up(options, seats, now)

    def view(self, table: Table, seat: int | None) -> View:
        return view(table, seat)

    def sample_world(self, table: Table, seat: int, chance: Chance) -> Table:
        return sample_world(table, seat, chance)

    def timeout(self, table: Table, decision: Decision, chance: Chance) -> Move:
        return chance.pick(decision.moves)

    def why_not(self, table: Table, seat: int, move: Move) -> str:
        return touch.why_not(table, seat, move)

    def things(self, view: View, seat: int) -> list[Thing]:
        return touch.things(view, seat)

    def about(self, move: Lay) -> tuple[Thing, ...]:
        return touch.about(move)

    def why_untouchable(self, table: Table, seat: int, thing: Thing) -> str:
        return touch.why_untouchable(table, seat, thing)

    def lay(self, layout: Layout, options: Options) -> Table:
        return lay(layout, options)

    def bot(self, level: str, seed: int) -> Bot:
        return Sly(seed, novice=level == "novice")


GAME = HighCard()
