"""Setup: what lies where before the first turn."""

from collections import Counter

import pytest

import speeltafel
from speeltafel.engine import BadSetup, Match
from speeltafel.games.spookhuis.board import FREE, GATE, GATE_TILE, fixed_board
from speeltafel.games.spookhuis.cards import ENCOUNTERS, HORRORS, ITEMS, KEYS, same_feature
from speeltafel.games.spookhuis.events import TieRolled
from speeltafel.games.spookhuis.material import KeyKind
from speeltafel.games.spookhuis.moves import Vote
from speeltafel.kit.playing import steps
from speeltafel.kit.rules import rule
from tests.games.spookhuis.layout import table_of


def started(seats: int = 3, **options: object) -> Match:
    return speeltafel.start("spookhuis", seats, options, seed=5, record=False)


@rule("SH-R79")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_the_game_is_for_three_to_five(seats: int) -> None:
    with pytest.raises(BadSetup, match="3 to 5"):
        started(seats)


@rule("SH-005", "SH-R02")
def test_the_die_finds_the_first_player() -> None:
    firsts = {table_of(speeltafel.start("spookhuis", 4, seed=seed, record=False)).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@rule("SH-005", "SH-R02")
@pytest.mark.parametrize("votes", [(0, 1, 2), None])
def test_everybody_sees_the_die_that_finds_the_first_player(votes: tuple[int, ...] | None) -> None:
    match = started(first_player="haircut" if votes else "die")
    events = match.opening
    for seat, vote in enumerate(votes or ()):
        events = match.play(seat, Vote(vote))
    ties = [event for event in events if isinstance(event, TieRolled)]
    assert ties[-1].tied == (0, 1, 2)
    assert [tie.seat for tie in ties] == [None] * (len(ties) - 1) + [table_of(match).first]


@rule("SH-005")
def test_the_most_hideous_haircut_begins() -> None:
    match = started(first_player="haircut")
    assert [(d.seat, d.kind) for d in match.decisions()] == [(0, "haircut"), (1, "haircut"), (2, "haircut")]
    match.play(1, Vote(2))
    assert [d.seat for d in match.decisions()] == [0, 2]
    match.play(0, Vote(2))
    match.play(2, Vote(0))
    assert table_of(match).first == table_of(match).active == 2


@rule("SH-006")
def test_without_the_option_the_board_is_the_fixed_one() -> None:
    assert table_of(started()).board == fixed_board()


@rule("SH-007", "SH-008")
def test_every_key_room_has_five_keys_of_one_kind() -> None:
    view = started().view(0)
    assert sorted(room.key for room in view.rooms) == list(KEYS)
    assert [room.count for room in view.rooms] == [5] * 6


@rule("SH-009", "SH-011", "SH-012", "SH-013")
def test_three_code_cards_lie_face_down_and_three_are_in_the_box() -> None:
    match = started()
    assert sorted(held.card for held in table_of(match).code) == list(KEYS)
    assert len(table_of(match).code) == 6
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert [slot.card for slot in view.slots] == ["", "", ""]
        assert view.box == []


@rule("SH-009")
def test_code_cards_are_no_keys() -> None:
    match = started()
    assert sum(table_of(match).stock) == 30
    assert all(not player.keys for player in table_of(match).players)


@rule("SH-010", "SH-R03")
def test_keys_are_compared_on_the_agreed_feature_only() -> None:
    for feature in ("digit", "symbol", "colour"):
        fits = [(a, b) for a in KEYS for b in KEYS if same_feature(a, b, feature)]
        assert fits == [(a, a) for a in KEYS]
    odd = KeyKind(kind=1, digit="1", symbol="skull", colour="red")
    assert [odd.feature(code) for code in ("digit", "symbol", "colour")] == ["1", "skull", "red"]


@rule("SH-015", "SH-016", "SH-017")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_horrors_each_and_one_in_each_other_pile(seats: int) -> None:
    table = table_of(started(seats))
    assert [len(player.hand) for player in table.players] == [3] * seats
    assert len(table.horrors) == 51 - 3 * seats - 2
    assert len(table.items) == 16
    assert sum(card in HORRORS for card in table.items) == 1
    assert len(table.meetings) == 11
    assert sum(card in HORRORS for card in table.meetings) == 1
    everything = Counter([*table.horrors, *table.items, *table.meetings])
    everything.update(held.card for player in table.players for held in player.hand)
    assert everything == Counter([*HORRORS, *ITEMS, *ENCOUNTERS])


@rule("SH-015", "SH-R45")
def test_a_hand_is_known_to_its_owner_only() -> None:
    match = started()
    assert len(match.view(0).hand) == 3
    assert match.view(1).players[0].known == []
    assert match.view(1).players[0].cards == 3
    assert match.view(None).hand == []


@rule("SH-018", "SH-019")
def test_dials_at_9_and_carts_in_the_gatehouse() -> None:
    match = started()
    assert [player.morale for player in match.view(None).players] == [9, 9, 9]
    assert {(p.cell, p.exit, p.ghost) for p in match.view(None).players} == {(GATE, FREE, False)}
    assert table_of(match).board[GATE] // 6 == GATE_TILE


@rule("SH-014")
def test_code_cards_keep_their_places_through_a_whole_game() -> None:
    match = started()
    before = [held.card for held in table_of(match).code[:3]]
    for _, move in steps(match, 3):
        if getattr(move, "item", "") == "whistle":
            break
        assert [held.card for held in table_of(match).code[:3]] == before
