"""Setup: the board, the outcasts, the first hands and Thing."""

from dataclasses import dataclass

from speeltafel.engine import Now, Procedure, Step, only
from speeltafel.games.hydes_attack.cards import kept_by, name
from speeltafel.games.hydes_attack.events import Begun, BoardLaid, Dealt, OutcastChosen, ThingPlaced
from speeltafel.games.hydes_attack.flow.cycle import Cycle
from speeltafel.games.hydes_attack.material import MATERIAL
from speeltafel.games.hydes_attack.moves import CHOOSE, LOCATION_NAMES, OUTCAST, ChooseOutcast
from speeltafel.games.hydes_attack.options import Options, given_outcasts
from speeltafel.games.hydes_attack.powers import effects, sixes
from speeltafel.games.hydes_attack.state import Table, lay_board


@dataclass
class Setup(Procedure):
    """Setup 3 to 8; the board lies already."""

    def steps(self) -> tuple[Step, ...]:
        return (choose_outcasts, name_first_player, lay_sixes, deal_hands, place_thing)

    def answer(self, table: Table, seat: int, move: ChooseOutcast, now: Now) -> None:
        take_outcast(table, OUTCAST[move.outcast], now)
        self.repeat()


def lay_table(options: Options, seats: int, now: Now) -> Table:
    """Setup 1 and 2, and what comes next."""
    table = lay_board(options, seats, now.chance)
    if now.listening:
        ring = tuple(LOCATION_NAMES[location] for location in table.ring)
        targets = tuple(MATERIAL.target_names[table.targets[location]] for location in table.ring)
        now.emit(BoardLaid(ring=ring, targets=targets))
    table.push(Cycle())
    table.push(Setup())
    return table


def choose_outcasts(table: Table, setup: Setup, now: Now) -> None:
    """HA-012, HA-R35: one seat after the other, until all have one."""
    seat = len(table.outcasts)
    if seat == table.seats:
        return
    given = given_outcasts(table.options)
    if given[seat] in OUTCAST:
        take_outcast(table, OUTCAST[given[seat]], now)
    elif table.options.outcasts == "random":
        take_outcast(table, now.chance.pick(free_outcasts(table, given)), now)
    else:
        moves = [CHOOSE[outcast] for outcast in free_outcasts(table, given)]
        table.ask(seat, "outcast", moves, "HA-012", "outcast")
        return
    setup.repeat()


def free_outcasts(table: Table, given: tuple[str, ...]) -> list[int]:
    """Those that nobody has and that are not given to a seat."""
    names = MATERIAL.outcast_names
    return [
        number for number in range(len(names)) if number not in table.outcasts and names[number] not in given
    ]


def take_outcast(table: Table, outcast: int, now: Now) -> None:
    """HA-004: an outcast belongs to one player only."""
    table.outcasts.append(outcast)
    if now.listening:
        now.emit(OutcastChosen(seat=len(table.outcasts) - 1, outcast=MATERIAL.outcast_names[outcast]))


def name_first_player(table: Table, setup: Setup, now: Now) -> None:
    """HA-021, HA-R34"""
    named = table.options.first_player
    table.first = named - 1 if named else now.chance.below(table.seats)
    table.turn = table.first
    if now.listening:
        now.emit(Begun(seat=table.first))


def lay_sixes(table: Table, setup: Setup, now: Now) -> None:
    """HA-014, HA-015"""
    table.sixes = sum(sixes(effects(table, seat)) for seat in range(table.seats))
    table.box -= table.sixes


def deal_hands(table: Table, setup: Setup, now: Now) -> None:
    """HA-016, HA-017"""
    now.chance.shuffle(table.deck)
    for seat in range(table.seats):
        table.hands[seat] = [table.deck.pop() for _ in range(MATERIAL.hand_size)]
        if now.listening:
            now.emit(Dealt(seat=seat, cards=tuple(map(name, table.hands[seat])), to=only(seat)))


def place_thing(table: Table, setup: Setup, now: Now) -> None:
    """HA-023, HA-024, HA-025"""
    table.holder = (table.first - 1) % table.seats
    table.thing = kept_by(table.deck.pop(), table.holder)
    if now.listening:
        now.emit(ThingPlaced(seat=table.holder, card=name(table.thing), to=only(table.holder)))
