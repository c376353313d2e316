"""Wednesday Addams: the swap at an attack."""

import pytest

from speeltafel.games.hydes_attack.cards import kind
from speeltafel.games.hydes_attack.events import NotSwapped, Swapped, TargetSaved, TargetWounded
from speeltafel.games.hydes_attack.moves import PASS, Pass, Swap
from speeltafel.kit.rules import rule
from tests.games.hydes_attack.layout import Scene, lay


def attack(hand: str, pile: str, location: str = "crypt", **more: object) -> Scene:
    """An attack with Wednesday in seat 0."""
    return lay("wednesday ajax", hands=f"{hand}/M2", piles={location: pile}, attack=location, **more)  # type: ignore[arg-type]


def swaps(scene: Scene) -> set[tuple[str, str]]:
    return {(move.card, move.revealed) for move in scene.moves if isinstance(move, Swap)}


@rule("HA-106", "HA-107", "HA-R12")
def test_a_card_of_the_same_symbol_or_the_same_number() -> None:
    scene = attack("S2 W4 B1", "S5 T4 M3")
    assert (scene.decision.seat, scene.decision.kind) == (0, "swap")
    assert swaps(scene) == {("siren_2", "siren_5"), ("werewolf_4", "bat_4")}
    assert scene.refuses(Swap("bee_1", "siren_5")) == "HA-R12"
    assert scene.refuses(Swap("siren_2", "siren_4")) == "HA-106"


@rule("HA-R12")
def test_match_is_by_the_printed_face_and_only_with_hand_cards() -> None:
    scene = attack("S2 S2", "W4 B3", thing="E4", holder=0)
    assert swaps(scene) == set()
    assert scene.refuses(Swap("eye_4", "werewolf_4")) == "HA-R12"


@rule("HA-108", "HA-R14")
def test_the_swap_is_optional_and_any_matching_pair_is_legal() -> None:
    scene = attack("S1 W4", "S4 W2 S1")
    assert PASS in scene.moves
    assert swaps(scene) == {
        ("siren_1", "siren_4"),
        ("siren_1", "siren_1"),
        ("werewolf_4", "siren_4"),
        ("werewolf_4", "werewolf_2"),
    }
    scene.do(PASS)
    assert len(scene.happened(NotSwapped)) == 1
    assert scene.happened(Swapped) == []


@rule("HA-108")
def test_one_swap_for_each_attack_and_at_every_attack() -> None:
    scene = attack("S2 S1 W1", "S5 S4").do(Swap("siren_2", "siren_5"))
    assert scene.decision.kind == "move"
    for past in ("woods+", "woods+ jericho-", "woods+ jericho- art_shed+"):
        assert attack("S2", "S5", attacks=past).decision.kind == "swap"


@rule("HA-080", "HA-109")
def test_a_barred_card_may_be_swapped_out_before_it_is_discarded() -> None:
    scene = attack("B4 S1 S1", "W4 T5 E5", "pilgrim_village")
    assert scene.view(None).total == 10
    scene.do(Swap("bee_4", "werewolf_4"))
    assert scene.happened(TargetSaved)[0].total == 14
    assert "W4" in scene.hand(0)


@rule("HA-110")
def test_a_good_card_may_be_taken_when_there_are_points_to_spare() -> None:
    scene = attack("S2 B1 B1", "S5 W5 B5 T5").do(Swap("siren_2", "siren_5"))
    assert scene.happened(TargetSaved)[0].total == 4 + 15
    assert scene.hand(0) == "B1 B1 S5"


@rule("HA-111", "HA-R14")
def test_a_swap_that_goes_too_far_loses_the_target() -> None:
    targets = "eye_plus twos_to_fours ones_to_threes medusa_plus bat_plus"
    scene = attack("S1 B1 B1", "S5 W5 B4", targets=targets)
    assert scene.view(None).total == 14
    scene.do(Swap("siren_1", "siren_5"))
    assert scene.happened(TargetWounded)[0].total == 10
    assert scene.view(None).losses == 1


@rule("HA-112")
@pytest.mark.parametrize("here", ["nevermore", "crypt", "art_shed"])
def test_her_pawn_may_be_anywhere(here: str) -> None:
    assert swaps(attack("S2", "S5", pawns=f"{here} nevermore")) == {("siren_2", "siren_5")}


@rule("HA-113")
def test_the_given_card_counts_as_played_and_is_discarded() -> None:
    scene = attack("S2 B1 B1", "S5 W5 B5").do(Swap("siren_2", "siren_5"))
    assert scene.happened(Swapped)[0].total == 4 + 10
    assert sorted(scene.view(None).discarded) == ["bee_5", "siren_2", "werewolf_5"]


@rule("HA-R13")
def test_she_decides_with_the_total_and_the_need_in_sight() -> None:
    scene = lay(
        "wednesday enid",
        hands="S2/",
        pawns="nevermore crypt",
        piles={"crypt": "S3 W2 B5"},
        attack="crypt",
    )
    for seat in (None, 0, 1):
        view = scene.view(seat)
        assert (view.total, view.need, view.revealed) == (
            0 + 4 + 5 + 2,
            14,
            ("siren_3", "werewolf_2", "bee_5"),
        )


@rule("HA-R15", "HA-R16")
def test_a_six_is_never_swapped() -> None:
    scene = lay("wednesday bianca", hands="S2 W4/M2", piles={"crypt": "6 S5"}, attack="crypt")
    assert swaps(scene) == {("siren_2", "siren_5")}
    assert scene.refuses(Swap("siren_2", "six")) == "HA-R15"


@rule("HA-R42")
def test_she_is_asked_also_when_nothing_matches() -> None:
    scene = attack("S2", "W4 B3")
    assert scene.moves == [Pass()]
    assert scene.decision.clock == "swap"


@rule("HA-R42")
def test_she_is_not_asked_without_a_normal_card_or_without_a_hand() -> None:
    assert attack("S2", "").decision.kind == "move"
    assert (
        lay("wednesday bianca", hands="S2/M2", piles={"crypt": "6"}, attack="crypt").decision.kind == "move"
    )
    assert attack("", "S5").decision.kind == "move"


@rule("HA-106")
def test_nobody_else_swaps() -> None:
    scene = lay("enid ajax", hands="S2/M2", piles={"crypt": "S5"}, attack="crypt")
    assert scene.decision.kind == "move"


@rule("HA-108")
def test_time_out_is_a_pass() -> None:
    scene = attack("S2", "S5")
    scene.match.timeout(0)
    assert [kind(card) for card in scene.table.hands[0]] == [1]
