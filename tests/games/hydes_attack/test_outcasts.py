"""Enid, Bianca, Ajax, Eugene and Yoko."""

import pytest

from speeltafel.engine import Move
from speeltafel.games.hydes_attack.events import Discarded, OnesPlayed, Revealed, SixPlayed
from speeltafel.games.hydes_attack.material import MATERIAL
from speeltafel.games.hydes_attack.moves import STAY, Discard, Go, Play, PlayOnes, PlaySix, PlayThing, Skip
from speeltafel.kit.rules import rule
from tests.games.hydes_attack.layout import lay

LATER = "jericho pilgrim_village art_shed woods"


# Enid


@rule("HA-114", "HA-115")
def test_enid_adds_two_where_the_attack_is() -> None:
    piles = {"crypt": "S5 W5 B2"}
    targets = "eye_plus twos_to_fours ones_to_threes medusa_plus bat_plus"
    scene = lay(pawns="crypt nevermore", piles=piles, attack="crypt", targets=targets)
    (attack,) = scene.view(None).attacks
    assert (attack.total, attack.saved) == (14, True)


@rule("HA-R13", "HA-115")
def test_what_enid_adds_is_told_with_the_cards() -> None:
    scene = lay(
        "enid wednesday", hands="/M2 T1", pawns="crypt nevermore", piles={"crypt": "S5 W3"}, attack="crypt"
    )
    (told,) = [event for event in scene.match.now.events or [] if isinstance(event, Revealed)]
    assert (told.counts, told.added, told.total) == ((5, 0), 2, 7)


@rule("HA-116")
@pytest.mark.parametrize("here", ["nevermore", "jericho", "woods"])
def test_enid_anywhere_else_adds_nothing(here: str) -> None:
    scene = lay(pawns=f"{here} crypt", piles={"crypt": "S5"}, attack="crypt")
    assert scene.view(None).attacks[0].total == 5


@rule("HA-R30")
def test_enid_with_an_empty_pile_makes_two() -> None:
    scene = lay(pawns="crypt nevermore", attack="crypt")
    assert scene.view(None).attacks[0].total == 2


# Bianca


@rule("HA-117", "HA-118", "HA-120", "HA-121", "HA-R27")
def test_bianca_discards_a_card_and_plays_a_six_face_down() -> None:
    scene = lay("bianca ajax", hands="S2 W2 B2/M2", pawns="crypt nevermore", deck="T5").do(STAY)
    assert PlaySix("siren_2", "crypt") in scene.moves
    scene.do(PlaySix("siren_2", "crypt"))
    assert scene.pile("crypt") == "6"
    assert scene.hand(0) == "B2 T5 W2"
    assert scene.view(1).discarded == ("siren_2",)
    assert [event.card for event in scene.happened(Discarded)] == ["siren_2"]
    assert len(scene.happened(SixPlayed)) == 1


@rule("HA-117")
def test_a_six_is_played_instead_of_the_normal_card() -> None:
    scene = lay("bianca ajax", hands="S2 W2 B2/M2", pawns="crypt nevermore").do(
        STAY, PlaySix("siren_2", "crypt")
    )
    assert (scene.decision.seat, scene.decision.kind) == (1, "move")


@rule("HA-119")
def test_bianca_has_two_sixes_for_the_whole_game() -> None:
    scene = lay("bianca ajax", hands="S2/M2", pawns="crypt nevermore", sixes=1).do(STAY)
    scene.do(PlaySix("siren_2", "crypt"))
    assert scene.view(None).sixes == 0
    scene = lay("bianca ajax", hands="S2/M2", pawns="crypt nevermore", sixes=0).do(STAY)
    assert scene.moves == [Play("siren_2", "crypt")]
    assert scene.refuses(PlaySix("siren_2", "crypt")) == "HA-119"


@rule("HA-014")
def test_the_sixes_are_biancas_alone() -> None:
    scene = lay("enid bianca", hands="S2/M2", pawns="crypt nevermore").do(STAY)
    assert scene.moves == [Play("siren_2", "crypt")]
    assert scene.refuses(PlaySix("siren_2", "crypt")) == "HA-014"


@rule("HA-R21")
def test_a_six_costs_a_hand_card_not_things() -> None:
    scene = lay("bianca ajax", hands="/M2", thing="E2", holder=0, pawns="crypt nevermore", deck="").do(STAY)
    assert scene.moves == [PlayThing("crypt")]
    assert scene.refuses(PlaySix("eye_2", "crypt")) == "HA-R21"


@rule("HA-124", "HA-R16")
@pytest.mark.parametrize("location", MATERIAL.location_names[1:])
def test_a_six_counts_six_everywhere(location: str) -> None:
    scene = lay("bianca ajax", piles={location: "6"}, attack=location)
    assert scene.view(None).attacks[0].total == 6


@rule("HA-122", "HA-123")
def test_a_six_waits_for_its_attack_and_then_leaves_the_game() -> None:
    scene = lay("bianca ajax", piles={"crypt": "6", "jericho": "6"}, attack="jericho", sixes=0)
    assert scene.pile("crypt") == "6"
    assert scene.table.box == 1
    assert scene.view(None).discarded == ()


# Ajax


def ones(moves: list[Move]) -> set[tuple[tuple[str, ...], bool]]:
    return {(move.cards, move.thing) for move in moves if isinstance(move, PlayOnes)}


@rule("HA-125", "HA-126", "HA-127")
def test_ajax_plays_any_number_of_ones_in_one_location_and_draws_back() -> None:
    scene = lay("ajax enid", hands="S1 S1 W1/M2", pawns="jericho nevermore", deck="T5 T4 T3").do(STAY)
    pairs = {("siren_1", "siren_1"), ("siren_1", "werewolf_1")}
    assert ones(scene.moves) == {(cards, False) for cards in (*pairs, ("siren_1", "siren_1", "werewolf_1"))}
    scene.do(PlayOnes(("siren_1", "siren_1", "werewolf_1"), False, "jericho"))
    assert scene.pile("jericho") == "S1 S1 W1"
    assert scene.hand(0) == "T3 T4 T5"
    assert scene.happened(OnesPlayed)[0].count == 3


@rule("HA-125")
def test_ajax_may_still_play_a_single_card() -> None:
    scene = lay("ajax enid", hands="S1 S1 W5/M2", pawns="jericho nevermore").do(STAY)
    assert {Play("siren_1", "jericho"), Play("werewolf_5", "jericho")} <= set(scene.moves)


@rule("HA-128", "HA-R20")
def test_things_one_may_be_among_them_if_thing_stands_with_him() -> None:
    scene = lay("ajax enid", hands="S1 W5 B5/M2", thing="E1", holder=0, pawns="jericho nevermore").do(STAY)
    assert ones(scene.moves) == {(("siren_1",), True)}
    scene.do(PlayOnes(("siren_1",), True, "jericho"))
    assert scene.pile("jericho") == "E1 S1"
    scene = lay("ajax enid", hands="S1 W5 B5/M2", thing="E1", holder=1, pawns="jericho nevermore").do(STAY)
    assert ones(scene.moves) == set()
    assert scene.refuses(PlayOnes(("siren_1",), True, "jericho")) == "HA-R20"


@rule("HA-128")
def test_another_card_of_thing_is_not_a_one() -> None:
    scene = lay("ajax enid", hands="S1 W5 B5/M2", thing="E2", holder=0, pawns="jericho nevermore").do(STAY)
    assert scene.refuses(PlayOnes(("siren_1",), True, "jericho")) == "HA-128"


@rule("HA-R19")
def test_no_ones_beside_another_card() -> None:
    scene = lay("ajax enid", hands="S1 W5 B1/M2", pawns="jericho nevermore").do(STAY)
    assert scene.refuses(PlayOnes(("siren_1", "werewolf_5"), False, "jericho")) == "HA-R19"
    assert scene.refuses(PlayOnes(("siren_1", "medusa_1"), False, "jericho")) == "HA-125"


@rule("HA-126")
def test_all_ones_go_to_the_same_location() -> None:
    scene = lay("ajax enid", hands="S1 W1 B1/M2", pawns="jericho nevermore").do(STAY)
    assert {move.location for move in scene.moves if isinstance(move, PlayOnes)} == {"jericho"}
    assert scene.refuses(PlayOnes(("siren_1", "werewolf_1"), False, "crypt")) == "HA-040"


# Eugene


def reach(moves: list[Move]) -> set[str]:
    return {move.location if isinstance(move, Play) else "none" for move in moves}


@rule("HA-129", "HA-130", "HA-R17")
def test_eugene_plays_one_card_here_or_next_door_and_must_play() -> None:
    scene = lay("eugene enid", hands="S2 W2 B2/M2", pawns="crypt nevermore").do(STAY)
    assert reach(scene.moves) == {"crypt", "jericho", "woods"}
    assert scene.refuses(Skip()) == "HA-049"
    scene.do(Play("siren_2", "woods"))
    assert scene.pile("woods") == "S2"
    assert scene.table.pawns[0] == MATERIAL.location_names.index("crypt")
    assert scene.decision.seat == 1


@rule("HA-131")
def test_next_door_is_seen_from_where_he_stands_after_moving() -> None:
    scene = lay("eugene enid", hands="S2/M2", pawns="crypt nevermore").do(Go("jericho"))
    assert reach(scene.moves) == {"crypt", "jericho", "pilgrim_village"}


@rule("HA-R18", "HA-R17", "HA-042")
def test_from_nevermore_he_may_play_into_any_open_location_or_not_at_all() -> None:
    scene = lay("eugene enid", hands="S2/M2", attacks="crypt+", bag=LATER).do(STAY)
    assert reach(scene.moves) == {*LATER.split(), "none"}
    scene.do(Skip())
    assert scene.decision.seat == 1


@rule("HA-R17")
def test_in_an_attacked_location_he_may_play_next_door_or_pass() -> None:
    scene = lay("eugene enid", hands="S2/M2", attacks="crypt+", bag=LATER, pawns="crypt nevermore").do(STAY)
    assert reach(scene.moves) == {"jericho", "woods", "none"}


@rule("HA-129")
def test_he_may_send_things_card_next_door_too() -> None:
    scene = lay("eugene enid", hands="S2/M2", thing="E5", holder=0, pawns="crypt nevermore").do(STAY)
    assert {PlayThing("crypt"), PlayThing("jericho"), PlayThing("woods")} <= set(scene.moves)


# Yoko


@rule("HA-133", "HA-134", "HA-135", "HA-136", "HA-R27")
def test_yoko_draws_to_four_and_discards_any_one_card() -> None:
    scene = lay("yoko enid", hands="S2 W2 B2/M2", pawns="crypt nevermore", deck="T5 T4")
    scene.do(STAY, Play("siren_2", "crypt"))
    assert scene.decision.kind == "discard"
    assert {move.card for move in scene.moves if isinstance(move, Discard)} == {
        "werewolf_2",
        "bee_2",
        "bat_5",
        "bat_4",
    }
    assert scene.refuses(Discard("siren_2")) == "HA-134"
    scene.do(Discard("bat_4"))
    assert scene.hand(0) == "B2 T5 W2"
    assert scene.view(1).discarded == ("bat_4",)


@rule("HA-137", "HA-055")
def test_yoko_draws_and_discards_also_without_a_play() -> None:
    scene = lay("yoko enid", hands="S2 W2 B2/M2", deck="T5").do(STAY)
    assert scene.hand(0) == "B2 S2 T5 W2"
    assert scene.decision.kind == "discard"


@rule("HA-R22")
def test_yokos_discard_comes_before_thing() -> None:
    scene = lay("yoko enid", hands="S2 W2 B2/M2", thing="E1", holder=0, deck="T5").do(STAY)
    assert scene.decision.kind == "discard"
    scene.do(Discard("siren_2"))
    assert scene.decision.kind == "thing"


@rule("HA-R23")
def test_yoko_discards_only_from_four_cards() -> None:
    scene = lay("yoko enid", hands="S2 W2 B2/M2", thing="E1", deck="").do(STAY)
    assert (scene.decision.seat, scene.decision.kind) == (1, "move")
    assert scene.hand(0) == "B2 S2 W2"
