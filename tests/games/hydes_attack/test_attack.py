"""The Hyde's attack: taking, revealing, adding up, judging."""

import pytest

import speeltafel
from speeltafel.engine import BadSetup
from speeltafel.games.hydes_attack.events import Attacked, Barred, Revealed, TargetSaved, TargetWounded
from speeltafel.games.hydes_attack.layout import RING
from speeltafel.games.hydes_attack.moves import PASS, STAY, Play, Swap
from speeltafel.games.hydes_attack.options import Options, need
from speeltafel.kit.rules import rule
from tests.games.hydes_attack.layout import lay

WEAK = "bat_plus ones_to_threes medusa_plus twos_to_fours eye_plus"
"""Targets by location with the 2-counts-4 target in the Art Shed and Bat +1 in The Crypt."""


@rule("HA-075", "HA-076", "HA-077", "HA-078")
def test_the_cards_of_the_attacked_location_are_taken_and_shown_to_all() -> None:
    scene = lay(
        "wednesday ajax", hands="S2/M2", piles={"jericho": "S5:0 M1:1t", "crypt": "W5"}, attack="jericho"
    )
    view = scene.view(None)
    assert (view.striking, view.revealed) == ("jericho", ("siren_5", "medusa_1"))
    assert scene.pile("jericho") == ""
    assert scene.pile("crypt") == "W5"
    opening = scene.match.now.events or []
    (revealed,) = [event for event in opening if isinstance(event, Revealed)]
    assert (revealed.cards, revealed.seats, revealed.counts) == (("siren_5", "medusa_1"), (0, 1), (5, 3))
    assert view.counts == (5, 3)
    scene.do(PASS)
    assert "jericho" not in scene.view(None).bag
    assert scene.view(None).locations[1].fate == "wounded"


@rule("HA-079", "HA-R04", "HA-139")
def test_cards_that_do_not_count_are_discarded_and_add_nothing() -> None:
    scene = lay("wednesday ajax", hands="S2/", piles={"jericho": "S4 M5 W5 B5 T5 E5"}, attack="jericho")
    assert scene.view(None).total == 25
    scene.do(PASS)
    assert [event.cards for event in scene.happened(Barred)] == [("siren_4",)]
    assert scene.happened(TargetSaved)[0].total == 25


@rule("HA-081", "HA-082", "HA-099", "HA-150")
def test_only_the_target_of_the_attacked_location_counts() -> None:
    scene = lay("wednesday ajax", hands="S2/", piles={"crypt": "S2 W1 M1 T1 E1"}, attack="crypt")
    assert scene.view(None).total == 4 + 1 + 1 + 1 + 1


@rule("HA-099")
def test_a_target_that_was_attacked_has_no_further_effect() -> None:
    scene = lay("wednesday ajax", hands="S2/", piles={"jericho": "S2 W2"}, attack="jericho", attacks="crypt+")
    assert scene.view(None).locations[0].target == "twos_to_fours"
    assert scene.view(None).total == 4


@rule("HA-083", "HA-084", "HA-097")
def test_the_need_grows_with_every_attack_saved_or_not() -> None:
    for attacks in ("crypt+ woods+", "crypt- woods+", "crypt- woods-"):
        scene = lay("wednesday ajax", hands="S2/", piles={"jericho": "S5"}, attack="jericho", attacks=attacks)
        assert (scene.view(None).attack, scene.view(None).need) == (3, 18)
    for location in ("jericho", "art_shed"):
        scene = lay("wednesday ajax", hands="S2/", piles={location: "S5"}, attack=location, targets=WEAK)
        assert scene.view(None).need == 14


@rule("HA-083", "HA-085", "HA-086")
def test_the_verdict_asks_for_the_need_of_this_attack() -> None:
    """17 points are enough for the first two attacks of two players, and too few for the third."""
    verdicts = []
    for earlier in ("", "crypt+", "crypt+ woods+"):
        scene = lay(piles={"jericho": "S5 W5 B5 S2"}, attack="jericho", attacks=earlier, targets=WEAK)
        (*_, attack) = scene.view(None).attacks
        verdicts.append((attack.total, attack.need, attack.saved))
    assert verdicts == [(17, 14, True), (17, 16, True), (17, 18, False)]


@rule("HA-085", "HA-086")
@pytest.mark.parametrize(
    ("pile", "total", "fate"),
    [("S5 W5 T1 B2", 13, "wounded"), ("S5 W5 B4", 14, "saved"), ("S5 W5 B5", 15, "saved")],
)
def test_enough_points_save_and_fewer_wound(pile: str, total: int, fate: str) -> None:
    targets = "eye_plus twos_to_fours ones_to_threes medusa_plus bat_plus"
    scene = lay(piles={"crypt": pile}, attack="crypt", targets=targets)
    assert scene.view(None).attacks[0].total == total
    assert scene.view(None).locations[0].fate == fate
    verdicts = {type(event) for event in scene.match.now.events or []} & {TargetSaved, TargetWounded}
    assert verdicts == ({TargetSaved} if fate == "saved" else {TargetWounded})


@rule("HA-089", "HA-123")
def test_revealed_cards_are_discarded_but_a_six_leaves_the_game() -> None:
    scene = lay("bianca ajax", piles={"crypt": "S5 6 W3"}, attack="crypt", sixes=1)
    assert sorted(scene.view(None).discarded) == ["siren_5", "werewolf_3"]
    assert scene.table.box == 1
    assert scene.view(None).sixes == 1


@rule("HA-093", "HA-094", "HA-095", "HA-096", "HA-083")
@pytest.mark.parametrize(
    ("level", "seats", "needs"),
    [
        ("beginner", 2, [14, 16, 18, 20, 22]),
        ("beginner", 3, [21, 24, 27, 30, 33]),
        ("beginner", 4, [28, 32, 36, 40, 44]),
        ("expert", 2, [18, 20, 22, 24, 26]),
        ("expert", 3, [27, 30, 33, 36, 39]),
        ("expert", 4, [36, 40, 44, 48, 52]),
        ("nightmare", 2, [22, 24, 26, 28, 30]),
        ("nightmare", 3, [33, 36, 39, 42, 45]),
        ("nightmare", 4, [44, 48, 52, 56, 60]),
    ],
)
def test_the_level_card(level: str, seats: int, needs: list[int]) -> None:
    options = Options(level=level)  # type: ignore[arg-type]
    assert [need(options, seats, attack) for attack in range(1, 6)] == needs


@rule("HA-098")
def test_nobody_leaves_for_good_so_the_number_of_players_stays() -> None:
    scene = lay("enid ajax yoko", hands="S2 W2 B2/M2/T2")
    with pytest.raises(BadSetup, match="a bot takes the seat"):
        scene.match.leave(1)
    assert len(scene.view(None).players) == 3


@rule("HA-098", "HA-097")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_attack_asks_what_the_number_of_players_at_setup_asks(seats: int) -> None:
    """However many people (not bots) sit at the table, and whoever does not answer."""
    asked = []
    for people in range(seats + 1):
        match = speeltafel.start(
            "hydes-attack", seats, {"outcasts": "random"}, seed=people, people=people, record=False
        )
        while match.result is None:
            events = match.timeout(match.decisions()[0].seat)
            asked += [(event.number, event.need) for event in events if isinstance(event, Attacked)]
    assert set(asked) == {(number, (6 + number) * seats) for number in range(1, 6)}


@rule("HA-152")
def test_the_worked_example() -> None:
    pile = "M2 M2 M3 M5 S1 W1 B1 S3 W3 B5"
    targets = "twos_to_fours ones_to_threes bat_plus eye_plus medusa_plus"
    scene = lay("enid ajax yoko eugene", piles={"woods": pile}, attack="woods", targets=targets)
    (attack,) = scene.view(None).attacks
    assert (attack.total, attack.need, attack.saved) == (30, 28, True)


@rule("HA-R31", "HA-080", "HA-115")
def test_swap_then_bars_then_target_then_enid_then_the_verdict() -> None:
    scene = lay(
        "wednesday enid",
        hands="B4 S1 S1/",
        pawns="nevermore pilgrim_village",
        piles={"pilgrim_village": "W4 T4 E4"},
        attack="pilgrim_village",
    )
    assert scene.view(None).total == 8 + 2
    scene.do(Swap("bee_4", "werewolf_4"))
    order = [type(event).__name__ for event in scene.events]
    assert order[:2] == ["Swapped", "TargetSaved"]
    assert scene.happened(TargetSaved)[0].total == 4 + 4 + 4 + 2


@rule("HA-R31")
def test_a_swapped_in_card_can_be_barred() -> None:
    scene = lay("wednesday ajax", hands="W4/", piles={"pilgrim_village": "B4 T4"}, attack="pilgrim_village")
    scene.do(Swap("werewolf_4", "bee_4"))
    order = [type(event).__name__ for event in scene.events]
    assert order[:3] == ["Swapped", "Barred", "TargetWounded"]
    assert scene.happened(TargetWounded)[0].total == 4


@rule("HA-084", "HA-083")
def test_the_attack_is_announced_with_its_number_and_need() -> None:
    scene = lay(
        hands="S2/M2", turn=1, bag="jericho", tokens="art_shed pilgrim_village", attacks="crypt+ woods-"
    )
    scene.do(STAY)
    (attacked,) = scene.happened(Attacked)
    assert (attacked.number, attacked.need) == (3, 18)


@rule("HA-047", "HA-151")
def test_location_and_target_both_apply() -> None:
    targets = "twos_to_fours ones_to_threes bat_plus medusa_plus eye_plus"
    scene = lay(
        "wednesday ajax", hands="S2/", piles={"art_shed": "M3 B5 S2"}, attack="art_shed", targets=targets
    )
    assert scene.view(None).total == 4 + 0 + 2


@rule("HA-047")
def test_the_same_card_counts_differently_in_different_places() -> None:
    worth = []
    for location in RING.split():
        scene = lay("wednesday ajax", hands="S2/", piles={location: "W2"}, attack=location)
        worth.append(scene.view(None).total)
    assert worth == [4, 2, 0, 2, 2]


@rule("HA-150")
def test_a_targets_power_waits_for_the_reveal() -> None:
    scene = lay(hands="S2 W2 B2/M2", pawns="crypt nevermore").do(STAY, Play("siren_2", "crypt"))
    assert scene.view(0).locations[0].pile[0].strength == 2
    assert scene.view(0).total is None
