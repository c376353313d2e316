"""The code: looking, cracking, and the two cards that meddle with it."""

import pytest

from speeltafel.engine import IllegalMove
from speeltafel.games.spookhuis.events import CodeChanged, CrackFailed, Escaped, Looked, Unlocked
from speeltafel.games.spookhuis.moves import CRACK, DECLINE, Look, Unlock, use
from speeltafel.kit.rules import rule
from tests.games.spookhuis.layout import Night, W, corridor


def at_gate(*kinds: int, **options: str) -> Night:
    """Player 0 rides onto ramp A with these keys; the code is 1, 2, 3."""
    night = corridor(**options)
    night.cart(0, 2, 0, W)
    night.keys(0, *kinds)
    night.code(1, 2, 3)
    night.begin().ride()
    return night


@rule("SH-119", "SH-121", "SH-R68")
def test_with_a_key_a_code_card_may_be_looked_at_in_secret() -> None:
    night = at_gate(4)
    assert night.moves() == [DECLINE, Look(0), Look(1), Look(2)]
    looked = night.happened(night.play(Look(1)), Looked)
    assert night.shown(0, looked)[0].card == "key_2"
    assert night.shown(1, looked)[0].card is None
    assert [slot.card for slot in night.match.view(0).slots] == ["", "key_2", ""]
    assert [slot.card for slot in night.match.view(1).slots] == ["", "", ""]
    assert night.asked() == (1, "rotate")


@rule("SH-120")
def test_cracking_needs_three_keys() -> None:
    night = at_gate(1, 2)
    assert CRACK not in night.moves()
    with pytest.raises(IllegalMove) as refused:
        night.play(CRACK)
    assert refused.value.rule == "SH-120"
    assert CRACK in at_gate(1, 2, 2).moves()


@rule("SH-001", "SH-003", "SH-122", "SH-123", "SH-121")
def test_whoever_opens_all_three_locks_wins() -> None:
    night = at_gate(1, 2, 3)
    night.play(CRACK)
    assert night.asked() == (0, "crack")
    assert len(night.moves()) == 9
    events = night.play(Unlock("key_2", 1), Unlock("key_3", 2), Unlock("key_1", 0))
    assert [event.fits for event in night.happened(events, Unlocked)] == [True, True, True]
    assert night.happened(events, Escaped)[0].seat == 0
    result = night.match.result
    assert result is not None
    assert result.winners == (0,)
    assert result.reason == "escaped"


@rule("SH-122", "SH-R69")
def test_each_step_is_free_and_seen_by_all_and_there_is_no_way_back() -> None:
    night = at_gate(1, 2, 5)
    night.play(CRACK, Unlock("key_2", 1))
    assert night.asked() == (0, "crack")
    assert {move.slot for move in night.moves() if isinstance(move, Unlock)} == {0, 2}
    assert all(isinstance(move, Unlock) for move in night.moves())
    view = night.match.view(2)
    assert (view.slots[1].card, view.slots[1].open, view.tried) == ("key_2", True, ["key_2"])
    with pytest.raises(IllegalMove) as refused:
        night.play(DECLINE)
    assert refused.value.rule == "SH-R69"


@rule("SH-124", "SH-125", "SH-126")
def test_a_mismatch_costs_1_for_each_key_played_and_returns_them_all() -> None:
    night = at_gate(1, 2, 5, 6)
    events = night.play(CRACK, Unlock("key_1", 0), Unlock("key_5", 1))
    assert night.happened(events, CrackFailed)[0].keys == 2
    assert night.player(0).morale == 7
    assert night.key_kinds(0) == ["key_2", "key_6"]
    assert night.table.stock == [0, 5, 4, 5, 5, 5, 4]
    assert night.table.open_slots == []
    assert [slot.card for slot in night.match.view(2).slots] == ["key_1", "key_2", ""]
    assert night.asked() == (1, "rotate")


@rule("SH-125", "SH-055")
def test_a_failed_attempt_can_make_a_ghost() -> None:
    night = at_gate(1, 2, 5)
    night.morale(0, 1)
    night.play(CRACK, Unlock("key_5", 0))
    assert night.player(0).ghost
    assert night.key_kinds(0) == []


@rule("SH-010", "SH-R03")
@pytest.mark.parametrize("feature", ["digit", "symbol", "colour"])
def test_the_code_is_cracked_on_each_feature(feature: str) -> None:
    night = at_gate(1, 2, 3, code=feature)
    night.play(CRACK, Unlock("key_1", 0), Unlock("key_2", 1), Unlock("key_3", 2))
    assert night.match.result is not None


@rule("SH-126", "SH-159")
def test_keys_return_to_their_own_pile_wherever_it_lies() -> None:
    night = at_gate(1, 4, 5)
    night.rooms(6, 2, 3, 4, 5, 1)
    night.play(CRACK, Unlock("key_5", 0))
    rooms = {room.letter: (room.key, room.count) for room in night.match.view(0).rooms}
    assert rooms["E"] == ("key_5", 5)


@rule("SH-151", "SH-110", "SH-014")
def test_the_lorgnette_shows_a_code_card_for_1_morale() -> None:
    night = corridor()
    night.code(1, 2, 3)
    night.hand(0, "lorgnette")
    night.begin()
    night.play(use("lorgnette"))
    assert night.player(0).morale == 8
    assert night.asked() == (0, "lorgnette")
    night.play(Look(2))
    assert night.match.view(0).slots[2].card == "key_3"
    assert night.match.view(1).slots[2].card == ""
    assert [held.card for held in night.table.code[:3]] == ["key_1", "key_2", "key_3"]
    assert night.asked() == (0, "rotate")
    assert night.table.item_discard == ["lorgnette"]


@rule("SH-156", "SH-157", "SH-R65")
def test_the_whistle_swaps_a_code_card_with_one_from_the_box() -> None:
    night = corridor()
    night.code(1, 2, 3)
    night.hand(0, "whistle")
    night.begin()
    night.table.code[1] = night.table.code[1].__class__("key_2", 0b10, 0b10)
    night.picks(1)
    events = night.play(use("whistle"), Look(1))
    changed = night.happened(events, CodeChanged)
    assert night.shown(0, changed)[0].card == "key_5"
    assert night.shown(1, changed)[0].card is None
    assert [held.card for held in night.table.code] == ["key_1", "key_5", "key_3", "key_4", "key_2", "key_6"]
    assert night.player(0).morale == 8
    assert night.match.view(0).slots[1].card == "key_5"
    assert night.match.view(1).slots[1].card == ""
    assert night.match.view(1).box == ["key_2"]
    assert night.match.view(2).box == []


@rule("SH-R64")
@pytest.mark.parametrize("item", ["lorgnette", "whistle", "dice"])
def test_paying_the_last_morale_makes_a_ghost_and_the_effect_is_lost(item: str) -> None:
    night = corridor()
    night.morale(0, 1)
    night.hand(0, item)
    night.begin()
    night.play(use(item))
    assert night.player(0).ghost
    assert night.table.item_discard == [item]
    assert night.asked() == (1, "rotate")
