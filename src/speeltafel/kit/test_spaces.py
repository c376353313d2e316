"""Games in numbers: every move has a number of its own, and a vector tells what the view tells, no more and no less."""

from collections import Counter
from typing import Any

import pytest

from speeltafel.engine import Decision, QuickChance
from speeltafel.engine.spaces import (
    Also,
    AtSeat,
    AtWord,
    Bag,
    Bits,
    BySeat,
    ByWord,
    Cells,
    Fields,
    Flag,
    Maybe,
    Number,
    Row,
    Seats,
    Unlike,
    Word,
    Words,
)
from speeltafel.kit.playing import moments, start, steps
from speeltafel.kit.setups import CASES, KITS, Options, exists, name
from speeltafel.rl.actions import Actions, actions_of
from speeltafel.rl.games import spaces_of
from speeltafel.rl.vectors import Vectors, fields_of

Case = tuple[str, int, Options]

in_numbers = [case for case in CASES if exists(f"{KITS[case[0]].game.package()}.spaces")]
cases = pytest.mark.parametrize("case", in_numbers, ids=name)


@cases
def test_every_legal_move_has_a_number_of_its_own(case: Case) -> None:
    match = start(case, 50, record=False, events=False)
    actions, seats = actions_of(match.game), case[1]
    count = actions.count(seats)
    for _ in moments(match, 50, every=4):
        for decision in match.table.open:
            numbers = legal(actions, decision, seats)
            assert len(set(numbers)) == len(numbers)
            assert all(0 < number < count for number in numbers)


@cases
def test_a_vector_tells_what_the_view_tells(case: Case) -> None:
    """Equal vectors come from equal views, as far as the game puts them into cells, and the other way round."""
    match = start(case, 51, record=False, events=False)
    cells = spaces_of(match.game).view
    vectors = Vectors(match.game, case[1])
    told: dict[bytes, object] = {}
    seen: dict[str, bytes] = {}
    for number in moments(match, 51, every=9):
        view = match.view(number % case[1])
        vector, content = vectors.write(view), reading(cells, view, view.seat, case[1])
        assert len(vector) == vectors.size == len(vectors.names)
        assert 0 <= min(vector) <= max(vector) <= 1
        assert told.setdefault(vector.tobytes(), content) == content
        assert seen.setdefault(repr(content), vector.tobytes()) == vector.tobytes()


@cases
def test_a_quick_way_to_a_vector_leads_to_the_very_same(case: Case) -> None:
    match = start(case, 52, record=False, events=False)
    if spaces_of(match.game).quick is None:
        return
    vectors = Vectors(match.game, case[1])
    for _ in steps(match, 52):
        for seat in range(case[1]):
            assert vectors.see(match.table, seat) == vectors.write(match.view(seat))


@cases
def test_in_a_sampled_world_the_seat_has_the_same_vector_and_the_same_numbers(case: Case) -> None:
    match = start(case, 53, record=False, events=False)
    actions, vectors = actions_of(match.game), Vectors(match.game, case[1])
    for number in moments(match, 53, every=11):
        seat = number % case[1]
        world = match.game.sample_world(match.table, seat, QuickChance(number))
        here, there = (match.game.view(table, seat) for table in (match.table, world))
        assert vectors.write(there) == vectors.write(here) == vectors.see(world, seat)
        asked = [table.decision(seat) for table in (match.table, world)]
        assert legal(actions, asked[0], case[1]) == legal(actions, asked[1], case[1])


def legal(actions: Actions, decision: Decision | None, seats: int) -> list[int]:
    return [actions.number(move, decision.seat, seats) for move in decision.moves] if decision else []


def reading(cells: Cells, value: Any, me: int, seats: int) -> object:
    """What cells say of a value, told the slow way."""
    match cells:
        case Flag():
            return bool(value)
        case Number():
            return min(value, cells.most)
        case Unlike():
            return value != cells.absent
        case Word():
            return None if value in cells.empty else value
        case Words():
            return sorted(Counter(value).items(), key=str)
        case Bits():
            return value % (1 << cells.count)
        case Seats():
            return {(other - me) % seats for other in value}
        case Maybe():
            return None if value is None else [reading(cells.cells, value, me, seats)]
        case Also():
            return [reading(part, value, me, seats) for part in (cells.first, cells.second)]
        case Fields():
            return {
                field: reading(part, getattr(value, field), me, seats)
                for field, part in fields_of(cells).items()
            }
        case Row() | Bag() | BySeat() | AtSeat() | AtWord() | ByWord():
            return entries(cells, value, me, seats)
        case _:
            return None if value is None or value < 0 else (value - me) % seats


def entries(cells: Any, value: Any, me: int, seats: int) -> object:
    """What several entries say: only how often each part of an entry of a bag occurs, and empty entries say nothing."""
    if isinstance(cells, Bag):
        parts = [
            (field, str(part))
            for entry in value
            for field, part in dict(reading(cells.cells, entry, me, seats)).items()  # type: ignore[call-overload]
            if part is not None
        ]
        return sorted(Counter(parts).items())
    if isinstance(cells, Row):
        value = value[::-1] if cells.newest else value
        found = [reading(cells.cells, entry, me, seats) for entry in value[: cells.length]]
        return found + [nothing(cells.cells)] * (cells.length - len(found))
    keys = keys_of(cells, value, me, seats)
    return {key: reading(cells.cells, entry, me, seats) for key, entry in keys}


def nothing(cells: Cells) -> object:
    """What an entry says that is not there."""
    match cells:
        case Word() | Maybe():
            return None
        case Fields():
            return {field: nothing(part) for field, part in fields_of(cells).items()}
        case Number() | Flag() | Unlike():
            return 0
        case Seats():
            return set()
        case BySeat():
            return {}
        case _:
            return None


def keys_of(cells: Any, value: Any, me: int, seats: int) -> list[tuple[object, Any]]:
    """Where each entry belongs."""
    if isinstance(cells, ByWord):
        return sorted(value.items())
    if isinstance(cells, AtWord):
        return sorted(
            ((getattr(entry, cells.field), entry) for entry in value), key=lambda pair: str(pair[0])
        )
    places = [entry.seat for entry in value] if isinstance(cells, AtSeat) else range(len(value))
    pairs = [((place - me) % seats, entry) for place, entry in zip(places, value, strict=True)]
    return sorted(pairs, key=lambda pair: pair[0])
