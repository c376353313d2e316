"""The coach about what may be played at any moment: now, or not yet."""

import msgspec

from speeltafel.bots.search.leave import LEAVE
from speeltafel.coach import Advised, advise, effort_for, told
from speeltafel.games.spookhuis.moves import use
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
    assert [why.text for why in left.reasons] == ["later"]
    assert next(card for card in cards if card.move is not None).things
