"""What lies on the table before the first turn."""

from collections import Counter
from typing import Any

import pytest

import speeltafel
from speeltafel.engine import BadMaterial, BadSetup, Match, clone, read_toml
from speeltafel.games.good_vs_evil.events import Dealt
from speeltafel.games.good_vs_evil.material import (
    DECK_KINDS,
    DEFUSE,
    GODCAT,
    KITTEN,
    NAMES,
    CardFile,
    Material,
    material,
)
from speeltafel.kit.rules import rule
from speeltafel.server.common.catalogue import game_card

SEAT_COUNTS = (2, 3, 4, 5)
PILE = {2: 32, 3: 26, 4: 20, 5: 13}
QUICK_PILE = {2: 22, 3: 18, 4: 14, 5: 10}
REMOVED_THIRD = {2: 10, 3: 8, 4: 6, 5: 3}
DEFUSES_IN_GAME = {2: 4, 3: 5, 4: 6, 5: 6}

seat_counts = pytest.mark.parametrize("seats", SEAT_COUNTS)


def deal(seats: int, seed: int = 1, **options: Any) -> Match:
    return speeltafel.start("good-vs-evil", seats, options, seed=seed, record=False)


def read_cards() -> CardFile:
    return read_toml(speeltafel.load("good-vs-evil").folder() / "cards.toml", CardFile)


def with_counts(**counts: int) -> Material:
    """The cards of the box, with other numbers of some kinds."""
    changed = Material(read_cards())
    for name, count in counts.items():
        changed.counts[NAMES.index(name)] = count
    return changed


@rule("GE-001")
@seat_counts
def test_two_to_five_players_can_play(seats: int) -> None:
    assert len(deal(seats).view(None).players) == seats


@rule("GE-001")
@pytest.mark.parametrize("seats", [0, 1, 6, 9])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 5 players"):
        deal(seats)


@rule("GE-002", "GE-003")
def test_the_deck_has_53_cards_of_the_known_kinds() -> None:
    counts = dict(zip(NAMES[:DECK_KINDS], material().counts, strict=True))
    assert counts == {
        "exploding_kitten": 4,
        "defuse": 6,
        "armageddon": 3,
        "attack": 2,
        "targeted_attack": 2,
        "favor": 4,
        "raising_heck": 2,
        "reveal_the_future": 3,
        "shuffle": 2,
        "nope": 5,
        "cat_horse": 4,
        "cat_knight": 4,
        "cat_mer": 4,
        "cat_troll": 4,
        "feral_cat": 4,
    }
    assert sum(counts.values()) == 53


@rule("GE-002")
@seat_counts
def test_godcat_and_devilcat_are_in_no_pile_and_no_hand(seats: int) -> None:
    table: Any = deal(seats).table
    assert set(table.pile) <= set(range(DECK_KINDS))
    assert all(hand[GODCAT] == 0 for hand in table.hands)


@rule("GE-004")
def test_the_mat_has_a_place_for_godcat_and_one_for_devilcat() -> None:
    places = {card.id: card.place for card in read_cards().mat_card}
    assert places == {"godcat": "left", "devilcat": "right"}


@rule("GE-009")
@seat_counts
def test_both_cats_lie_open_on_the_mat(seats: int) -> None:
    assert deal(seats).view(None).mat == ["godcat", "devilcat"]


@rule("GE-010", "GE-021")
@seat_counts
def test_no_opening_hand_holds_a_kitten(seats: int) -> None:
    for seed in range(40):
        table: Any = deal(seats, seed).table
        assert all(hand[KITTEN] == 0 for hand in table.hands)


@rule("GE-011", "GE-012", "GE-013", "GE-014")
@seat_counts
def test_everybody_has_a_defuse_and_the_right_number_is_in_the_game(seats: int) -> None:
    for seed in range(20):
        table: Any = deal(seats, seed).table
        held = [hand[DEFUSE] for hand in table.hands]
        assert min(held) >= 1
        assert sum(held) + table.pile.count(DEFUSE) == DEFUSES_IN_GAME[seats] == table.defuses


@rule("GE-015")
@pytest.mark.parametrize(("seats", "most"), [(2, 3), (3, 3), (4, 3), (5, 2)])
def test_extra_defuses_can_be_dealt(seats: int, most: int) -> None:
    tables: list[Any] = [deal(seats, seed).table for seed in range(150)]
    assert max(hand[DEFUSE] for table in tables for hand in table.hands) == most


@rule("GE-016", "GE-017")
@seat_counts
def test_everybody_starts_with_eight_cards(seats: int) -> None:
    match = deal(seats)
    assert [len(match.view(seat).hand) for seat in range(seats)] == [8] * seats


@rule("GE-016")
def test_the_deal_is_random() -> None:
    hands = {tuple(deal(4, seed).view(0).hand) for seed in range(10)}
    assert len(hands) == 10


@rule("GE-018")
def test_a_hand_is_shown_to_its_owner_only() -> None:
    match = deal(3)
    shown = {
        viewer: [event.hand for event in match.seen_by(viewer, match.opening) if isinstance(event, Dealt)]
        for viewer in (None, 0, 1, 2)
    }
    assert shown[None] == [None, None, None]
    assert shown[1] == [None, match.view(1).hand, None]
    assert match.view(0).players[1].cards == 8
    assert match.view(0).players[1].known == ["defuse"]
    assert match.view(None).hand == []


@rule("GE-019", "GE-020", "GE-023")
@seat_counts
def test_the_pile_has_one_kitten_fewer_than_there_are_players(seats: int) -> None:
    match = deal(seats)
    table: Any = match.table
    assert table.pile.count(KITTEN) == seats - 1
    assert Counter(table.pile + table.discard + table.removed)[KITTEN] == seats - 1
    assert match.view(None).kittens == seats - 1
    assert match.view(None).pile == len(table.pile) == PILE[seats]


@rule("GE-022")
def test_kittens_are_shuffled_into_the_pile() -> None:
    tables: list[Any] = [deal(2, seed).table for seed in range(200)]
    places = {table.pile.index(KITTEN) for table in tables}
    assert len(places) > 25
    assert {0, 31} <= places


@rule("GE-024")
@seat_counts
def test_the_discard_pile_starts_empty(seats: int) -> None:
    assert deal(seats).view(None).discard == []


@rule("GE-025", "GE-R29")
def test_the_table_may_pick_the_start_player() -> None:
    for seat in range(3):
        match = deal(3, start_player=f"seat-{seat + 1}")
        assert match.view(None).turn == seat
        assert [decision.seat for decision in match.decisions()] == [seat]


@rule("GE-025")
def test_a_start_player_without_a_seat_is_refused() -> None:
    with pytest.raises(BadSetup, match="seat-4"):
        deal(3, start_player="seat-4")


@rule("GE-R29")
def test_otherwise_the_start_player_is_drawn_by_lot() -> None:
    starts = Counter(deal(4, seed).view(None).turn for seed in range(400))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 60


@rule("GE-026")
@seat_counts
def test_the_quick_variant_is_a_choice_for_any_number_of_players(seats: int) -> None:
    assert len(deal(seats).table.removed) == 0
    assert deal(seats, quick=True).view(None).pile == QUICK_PILE[seats]


@rule("GE-026")
def test_a_new_table_for_two_or_three_begins_with_the_quick_variant() -> None:
    card = game_card(speeltafel.load("good-vs-evil"))
    assert card.advice == [{"quick": True}, {"quick": True}, {}, {}]
    assert card.options["quick"] is False
    for seats, advice in enumerate(card.advice, start=card.min_seats):
        pile = speeltafel.start("good-vs-evil", seats, advice, seed=1).view(None).pile
        assert pile == (QUICK_PILE if advice else PILE)[seats]


@rule("GE-027", "GE-028", "GE-R28")
@seat_counts
def test_quick_takes_a_third_of_the_undealt_cards_before_the_kittens_go_in(seats: int) -> None:
    for seed in range(30):
        table: Any = deal(seats, seed, quick=True).table
        assert len(table.removed) == REMOVED_THIRD[seats]
        assert KITTEN not in table.removed
        assert table.pile.count(KITTEN) == seats - 1
        assert [sum(hand) for hand in table.hands] == [8] * seats


@rule("GE-027")
def test_the_third_is_random() -> None:
    tables: list[Any] = [deal(4, seed, quick=True).table for seed in range(20)]
    assert len({tuple(sorted(table.removed)) for table in tables}) > 15


@rule("GE-029")
def test_nobody_can_see_what_was_taken_out() -> None:
    match = deal(3, quick=True)
    shown = [match.view(viewer) for viewer in (None, 0, 1, 2)]
    table: Any = clone(match.table)
    table.removed = [KITTEN] * len(table.removed)
    assert [match.game.view(table, viewer) for viewer in (None, 0, 1, 2)] == shown


@rule("GE-030")
@seat_counts
def test_quick_leaves_about_two_thirds_and_changes_nothing_else(seats: int) -> None:
    quick, normal = deal(seats, quick=True), deal(seats)
    left = QUICK_PILE[seats] - (seats - 1)
    assert left == round((PILE[seats] - (seats - 1)) * 2 / 3)
    for match in (quick, normal):
        assert [(decision.kind, match.view(None).owed) for decision in match.decisions()] == [("turn", 1)]
    assert quick.view(None).kittens == normal.view(None).kittens
    assert quick.view(None).mat == normal.view(None).mat


@rule("GE-R17")
@seat_counts
def test_the_box_can_be_played(seats: int) -> None:
    material().check(seats)


@rule("GE-R17")
@pytest.mark.parametrize(
    ("counts", "complaint"),
    [
        ({"exploding_kitten": 3}, "5 players need 4 Kittens, not 3"),
        ({"defuse": 4}, "5 players need 5 Defuses, not 4"),
        ({"favor": 0, "nope": 0, "feral_cat": 3}, "5 players need 35 cards to deal, not 34"),
    ],
)
def test_cards_that_would_break_the_proof_are_refused(counts: dict[str, int], complaint: str) -> None:
    with pytest.raises(BadMaterial, match=complaint):
        with_counts(**counts).check(5)
