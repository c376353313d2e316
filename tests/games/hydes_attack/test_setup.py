"""The box and the setup."""

from collections import Counter
from typing import Any, get_args

import pytest

import speeltafel
from speeltafel.engine import BadSetup, IllegalMove, Match
from speeltafel.games.hydes_attack.cards import CARD_NAMES, CARDS, SIX, kind
from speeltafel.games.hydes_attack.events import Begun
from speeltafel.games.hydes_attack.material import MATERIAL
from speeltafel.games.hydes_attack.moves import STAY, ChooseOutcast
from speeltafel.games.hydes_attack.options import Given
from speeltafel.games.hydes_attack.view import View
from speeltafel.kit.rules import rule

OUTER = {"crypt", "jericho", "pilgrim_village", "art_shed", "woods"}
LOTS: dict[str, Any] = {"outcasts": "random"}


def start(seats: int, seed: int = 1, **options: object) -> Match:
    return speeltafel.start("hydes-attack", seats, options, seed=seed, record=False)


def choose(match: Match, *outcasts: str) -> None:
    for outcast in outcasts:
        match.play(match.decisions()[0].seat, ChooseOutcast(outcast))


@rule("HA-001")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4 players"):
        start(seats)
    assert [start(fine).table.seats for fine in (2, 3, 4)] == [2, 3, 4]


@rule("HA-003", "HA-144")
def test_six_locations_and_only_the_outer_ones_have_a_target_a_pile_and_a_token() -> None:
    assert set(MATERIAL.location_names) == OUTER | {"nevermore"}
    view: View = start(2, **LOTS).view(0)
    assert {place.location for place in view.locations} == OUTER
    assert set(view.bag) == OUTER


@rule("HA-004", "HA-012", "HA-R35")
def test_everybody_chooses_another_outcast_in_seat_order() -> None:
    match = start(3)
    assert len(match.decisions()[0].moves) == 6
    asked = []
    for outcast in ("yoko", "enid", "bianca"):
        decision = match.decisions()[0]
        asked.append(decision.seat)
        assert decision.kind == "outcast"
        match.play(decision.seat, ChooseOutcast(outcast))
        later = match.decisions()[0]
        assert later.kind != "outcast" or ChooseOutcast(outcast) not in later.moves
    assert asked == [0, 1, 2]
    assert [player.outcast for player in match.view(0).players] == ["yoko", "enid", "bianca"]


@rule("HA-R35")
def test_outcasts_are_chosen_when_the_board_lies_and_before_the_cards_are_dealt() -> None:
    view: View = start(2).view(0)
    assert len(view.locations) == 5
    assert all(place.target for place in view.locations)
    assert [player.hand for player in view.players] == [0, 0]


@rule("HA-R35")
def test_outcasts_by_lot() -> None:
    matches = [start(4, seed, **LOTS) for seed in range(30)]
    drawn = [[player.outcast for player in match.view(0).players] for match in matches]
    assert all(len(set(four)) == 4 for four in drawn)
    assert {four[0] for four in drawn} == set(MATERIAL.outcast_names)


def cast(match: Match) -> list[str]:
    return [player.outcast for player in match.view(None).players]


@rule("HA-R35", "HA-012")
def test_the_table_may_give_outcasts_to_seats_and_the_others_choose_among_the_rest() -> None:
    match = start(4, outcast_1="yoko", outcast_3="enid")
    decision = match.decisions()[0]
    assert (decision.seat, decision.kind) == (1, "outcast")
    assert {move.outcast for move in decision.moves} == {"wednesday", "bianca", "ajax", "eugene"}  # type: ignore[attr-defined]
    with pytest.raises(IllegalMove) as refused:
        match.play(1, ChooseOutcast("enid"))
    assert refused.value.rule == "HA-R35"
    choose(match, "bianca")
    assert match.decisions()[0].seat == 3
    choose(match, "ajax")
    assert cast(match) == ["yoko", "bianca", "enid", "ajax"]
    assert match.decisions()[0].kind == "move"
    assert match.view(None).sixes == 2


@rule("HA-R35")
def test_given_outcasts_leave_nothing_to_choose_and_lots_are_drawn_among_the_rest() -> None:
    assert cast(start(2, outcast_1="ajax", outcast_2="eugene")) == ["ajax", "eugene"]
    drawn = [cast(start(3, seed, outcast_2="wednesday", **LOTS)) for seed in range(30)]
    assert {three[1] for three in drawn} == {"wednesday"}
    assert {three[0] for three in drawn} == set(MATERIAL.outcast_names) - {"wednesday"}
    assert all(len(set(three)) == 3 for three in drawn)


@rule("HA-004", "HA-R35")
def test_an_outcast_is_given_to_one_player_who_sits_at_the_table() -> None:
    with pytest.raises(BadSetup, match="outcast_3: enid is given to another player already"):
        start(3, outcast_1="enid", outcast_3="enid")
    with pytest.raises(BadSetup, match="outcast_4: there is no player 4 at a table of 3"):
        start(3, outcast_4="enid")
    assert set(get_args(Given)) == {"free", *MATERIAL.outcast_names}


@rule("HA-004")
def test_everybody_sees_the_six_outcasts_in_the_box() -> None:
    assert start(2).view(None).cast == ("wednesday", "enid", "bianca", "ajax", "eugene", "yoko")


@rule("HA-005", "HA-006", "HA-016")
def test_sixty_cards_of_six_symbols_in_the_deck_and_two_sixes_apart() -> None:
    deck = Counter(CARD_NAMES[card] for card in MATERIAL.deck)
    assert sum(deck.values()) == 60
    assert MATERIAL.sixes == 2
    for symbol in ("siren", "werewolf", "bee", "medusa", "bat", "eye"):
        assert [deck[f"{symbol}_{strength}"] for strength in range(1, 6)] == [3, 2, 2, 2, 1]
    assert SIX not in MATERIAL.deck


@rule("HA-007", "HA-011")
def test_each_outer_location_gets_one_of_five_targets_at_random_and_open() -> None:
    boards = [
        {place.location: place.target for place in start(2, seed).view(None).locations} for seed in range(40)
    ]
    assert all(set(board.values()) == set(MATERIAL.target_names) for board in boards)
    for location in OUTER:
        assert {board[location] for board in boards} == set(MATERIAL.target_names)


@rule("HA-010")
def test_the_ring_lies_in_a_random_order() -> None:
    rings = {tuple(place.location for place in start(2, seed).view(None).locations) for seed in range(20)}
    assert len(rings) > 10


@rule("HA-008", "HA-019")
def test_five_tokens_one_for_each_outer_location_start_in_the_bag() -> None:
    match = start(2, **LOTS)
    assert sorted(match.view(None).bag) == sorted(OUTER)
    assert not any(place.seen for place in match.view(None).locations)


@rule("HA-013")
def test_pawns_start_in_nevermore() -> None:
    assert [player.location for player in start(4, **LOTS).view(0).players] == ["nevermore"] * 4


@rule("HA-014", "HA-119")
def test_bianca_starts_with_both_sixes_in_the_open() -> None:
    match = start(2)
    choose(match, "enid", "bianca")
    assert match.view(0).sixes == 2
    assert [player.sixes for player in match.view(None).players] == [0, 2]


@rule("HA-015")
def test_without_bianca_the_sixes_are_out_of_the_game() -> None:
    match = start(2)
    choose(match, "enid", "ajax")
    assert match.view(0).sixes == 0
    assert match.table.box == 2


@rule("HA-017", "HA-135")
def test_everybody_gets_three_cards_yoko_too() -> None:
    match = start(2)
    choose(match, "yoko", "enid")
    assert [player.hand for player in match.view(0).players] == [3, 3]


@rule("HA-017")
def test_the_deck_is_shuffled() -> None:
    hands = {tuple(start(2, seed, **LOTS).view(0).players[0].cards) for seed in range(10)}
    assert len(hands) == 10


@rule("HA-018", "HA-024")
@pytest.mark.parametrize(("seats", "left"), [(2, 53), (3, 50), (4, 47)])
def test_the_rest_is_the_deck_once_thing_has_its_card(seats: int, left: int) -> None:
    view: View = start(seats, **LOTS).view(0)
    assert view.deck == left
    assert view.thing_full


@rule("HA-021", "HA-R34")
@pytest.mark.parametrize("darkest", [1, 2, 3, 4])
def test_whom_the_table_names_takes_the_first_turn_whatever_the_lot(darkest: int) -> None:
    for seed in range(8):
        match = start(4, seed, first_player=darkest, **LOTS)
        assert (match.view(None).first, match.view(None).turn) == (darkest - 1, darkest - 1)
        (decision,) = match.decisions()
        assert (decision.seat, decision.kind) == (darkest - 1, "move")
        assert [event.seat for event in match.opening if isinstance(event, Begun)] == [darkest - 1]


@rule("HA-021")
def test_the_first_player_begins_every_cycle() -> None:
    match = start(3, first_player=2, **LOTS)
    movers: list[int] = []
    while len(movers) < 9:
        decision = match.decisions()[0]
        if decision.kind == "move":
            movers.append(decision.seat)
        match.play(decision.seat, STAY if decision.kind == "move" else decision.moves[0])
    assert movers == [1, 2, 0] * 3


@rule("HA-R34")
def test_without_a_name_the_first_player_is_drawn() -> None:
    drawn = Counter(start(4, seed, **LOTS).decisions()[0].seat for seed in range(200))
    assert set(drawn) == {0, 1, 2, 3}
    assert all(30 < often < 75 for often in drawn.values())


@rule("HA-R34")
def test_nobody_can_be_named_who_does_not_sit_here() -> None:
    with pytest.raises(BadSetup, match="no player 3"):
        start(2, first_player=3)


@rule("HA-023")
def test_thing_starts_with_the_last_player() -> None:
    assert start(4, first_player=3, **LOTS).view(None).thing_holder == 1
    assert start(2, first_player=1, **LOTS).view(None).thing_holder == 1


@rule("HA-025")
def test_only_the_holder_sees_things_card() -> None:
    match = start(3, first_player=1, **LOTS)
    seen = [match.view(seat).thing_card for seat in (None, 0, 1, 2)]
    assert seen[:3] == [None, None, None]
    assert seen[3] is not None
    assert CARDS[seen[3]] == kind(match.table.thing)


@rule("HA-020", "HA-R39", "HA-009")
def test_the_level_is_chosen_before_the_start_and_stays() -> None:
    assert start(2).view(0).level == "beginner"
    match = start(2, level="expert", **LOTS)
    assert match.view(0).needs == (18, 20, 22, 24, 26)
    with pytest.raises(BadSetup):
        start(2, level="impossible")


@rule("HA-020")
def test_beginner_is_the_level_for_a_first_game() -> None:
    assert start(3).view(0).level == "beginner"
