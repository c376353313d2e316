"""The coach about what may be played at any moment: now, or not yet."""

import msgspec
import pytest

from speeltafel.bots.search.leave import LEAVE
from speeltafel.coach import Advised, advise, effort_for, told
from speeltafel.games.spookhuis.board import GATE, KEY_ROOMS
from speeltafel.games.spookhuis.moves import frighten, use
from speeltafel.games.spookhuis.reasons import reasons
from speeltafel.games.spookhuis.reasons.riding import room
from speeltafel.games.spookhuis.wishes import Wishes
from speeltafel.kit.rules import rule
from speeltafel.server.aside.thinking import advised_move
from speeltafel.texts import Texts
from tests.games.spookhuis.layout import Night, corridor


def offered_a_book(morale: int) -> Night:
    """Another player's turn, and the Book in hand."""
    night = corridor()
    night.hand(2, "book")
    night.morale(2, morale)
    night.begin()
    return night


def advice(night: Night) -> list[Advised]:
    game = night.match.game
    brief = msgspec.structs.replace(effort_for(game, 8), worlds=2, depth=1)
    return advise(game, night.table, 2, brief)


@rule("SH-113")
def test_an_offer_is_weighed_against_leaving_it() -> None:
    night = offered_a_book(morale=4)
    found = advice(night)
    assert {one.move for one in found} == {use("book"), LEAVE}
    assert all(one.reasons for one in found)
    texts = Texts(night.match.game, "en")
    lines = told(texts, found, night.match.names)
    assert any(line.startswith(" • Nothing for now") for line in lines)
    assert "   You can still do it later." in lines


def test_to_leave_it_is_no_move_for_a_browser_and_lights_nothing_up() -> None:
    night = offered_a_book(morale=4)
    cards = [advised_move(night.match.game, one) for one in advice(night)]
    left = next(card for card in cards if card.move is None)
    assert left.things == []
    assert "later" in [why.text for why in left.reasons]
    assert next(card for card in cards if card.move is not None).things


def reasons_at(cell: int, *keys: int, seen: bool) -> list[str]:
    """What a visit there is said to bring player 0, who holds these keys of the code 1, 2, 3."""
    night = corridor()
    night.code(1, 2, 3)
    night.rooms(1, 2, 3, 4, 5, 6)
    night.keys(0, *keys)
    if seen:
        for slot in range(3):
            night.table.code[slot] = msgspec.structs.replace(night.table.code[slot], seen=1, sure=1)
    night.begin()
    view = night.match.view(0)
    return [why.text for why in room(view, Wishes(view, 0), cell)]


@rule("SH-119")
def test_the_gatehouse_is_said_to_show_a_lock_only_where_there_is_one_to_see() -> None:
    assert reasons_at(GATE, 1, seen=False) == ["gate-look"]
    assert reasons_at(GATE, 1, seen=True) == ["gate-safe"]
    assert reasons_at(GATE, seen=False) == ["gate-safe"]
    assert reasons_at(GATE, 1, 2, 3, seen=True) == ["escapes"]


def test_a_key_that_fits_nowhere_is_not_said_to_fit() -> None:
    third, fifth = KEY_ROOMS[2], KEY_ROOMS[4]
    assert reasons_at(third, 1, seen=True) == ["key-needed"]
    assert reasons_at(fifth, 1, seen=True) == ["key-spare"]
    assert reasons_at(fifth, 1, seen=False) == ["key-maybe"]


@pytest.mark.parametrize(
    ("card", "both"), [("black_hood", (1, 1, 0)), ("kobold", (3, 1, 0)), ("spirit", (1, 0, 1))]
)
def test_a_fright_is_told_with_what_both_outcomes_do(card: str, both: tuple[int, int, int]) -> None:
    night = corridor()
    night.begin()
    (why,) = reasons(night.match.view(1), 1, frighten(card))
    assert why.text == "fright-odds"
    assert tuple(why.fields[name] for name in ("loss", "cost", "gain")) == both


def test_a_passed_test_that_costs_morale_is_told_to_do_so() -> None:
    night = corridor()
    night.begin()
    (why,) = reasons(night.match.view(1), 1, frighten("black_hood"))
    line = Texts(night.match.game, "en").say(f"reason-{why.text}", **why.fields)
    assert line.endswith("and then loses 1 morale. Who passes loses 1 too.")
