"""Exams: positions in which a person would laugh at the wrong move. Normal and better bots pass all of them."""

from typing import Any, Final

import pytest

from speeltafel.games.hydes_attack.moves import (
    PASS,
    SKIP,
    STAY,
    Discard,
    Go,
    Play,
    PlayOnes,
    PlaySix,
    PlayThing,
    Remark,
    SendThing,
    Swap,
)
from speeltafel.kit.exams import LEVELS, Exam, laughed_at, no_choice, none_of, one_of
from tests.games.hydes_attack.layout import Scene, lay

EXPERT: Final[dict[str, Any]] = {"level": "expert"}
LAST_ROUND: Final[dict[str, Any]] = {
    "attacks": "woods- art_shed- crypt+ pilgrim_village+",
    "bag": "jericho",
    **EXPERT,
}
"""Two targets are lost, and the fifth attack decides."""
JERICHO: Final = {"jericho": "M5:0 T5:1 E5:1 S3:2 W3:2 B3:0 M3:1"}
"""27 points that lie in Jericho."""


# The last round


def bianca_with_both_sixes() -> Scene:
    hands = "S4 B4 W4/M2 M1 T1/T2 T3 S1/E2 E1 B1"
    return lay("bianca enid wednesday yoko", hands=hands, piles=JERICHO, **LAST_ROUND).do(Go("jericho"))


def bianca_with_both_sixes_and_a_five() -> Scene:
    hands = "S5 B1 W4/M2 M1 T1/T2 T3 B2"
    return lay("bianca enid wednesday", hands=hands, piles=JERICHO, **LAST_ROUND).do(Go("jericho"))


def bianca_with_one_six_and_a_five() -> Scene:
    hands = "S5 B1 W2/M2 M1 T1/T2 T3 B2"
    scene = lay("bianca enid wednesday", hands=hands, piles=JERICHO, sixes=1, **LAST_ROUND)
    return scene.do(Go("jericho"))


def nothing_to_save_cards_for() -> Scene:
    return lay("enid yoko", hands="S5 W2 B2/M2 M1 T1", piles=JERICHO, **LAST_ROUND).do(Go("jericho"))


def one_place_left() -> Scene:
    return lay("enid yoko wednesday", hands="S5 W2 B2/M2 M1 T1/E2 E1 S1", piles=JERICHO, **LAST_ROUND)


def a_four_where_fours_are_barred() -> Scene:
    return lay("enid yoko", hands="S4 W3 B4/M2 M1 T1", piles=JERICHO, **LAST_ROUND).do(Go("jericho"))


def yoko_where_fours_are_barred() -> Scene:
    hands = "S4 B1 W3/M2 M1 T1"
    scene = lay("yoko enid", hands=hands, deck="B5", piles=JERICHO, **LAST_ROUND)
    return scene.do(Go("jericho"), Play("werewolf_3", "jericho"))


# The attack of this round


def thing_holds_a_card_that_is_barred() -> Scene:
    hands = "M2 B2 T3/M1 M3 T1/E2 E1 S1"
    scene = lay(
        "enid yoko ajax", hands=hands, thing="S5", holder=0, pawns="pilgrim_village crypt woods", **EXPERT
    )
    return scene.do(STAY)


def a_target_within_reach() -> Scene:
    return lay(
        "ajax yoko wednesday",
        hands="S3 W4 B5/M1 M3 T1/E2 E1 S1",
        bag="woods",
        tokens="jericho art_shed pilgrim_village crypt",
        pawns="crypt art_shed nevermore",
        piles={"woods": "M5:0 T5:0 E4:0 T4:0"},
        **EXPERT,
    )


def a_target_that_one_card_saves() -> Scene:
    return lay(
        "ajax yoko",
        hands="S1 W1 B5/M1 M3 T1",
        turn=1,
        bag="woods",
        tokens="jericho art_shed pilgrim_village crypt",
        pawns="woods crypt",
        piles={"woods": "M5:1 T5:1 E4:1"},
        **EXPERT,
    )


def a_target_that_is_saved_already() -> Scene:
    return lay(
        "ajax yoko",
        hands="S5 W5 B5/M1 M3 T1",
        bag="woods",
        tokens="jericho art_shed pilgrim_village crypt",
        pawns="crypt jericho",
        piles={"woods": "M5:0 T5:0 E5:0 E4:0 E4:0"},
        **EXPERT,
    )


def a_target_that_nobody_can_save() -> Scene:
    return lay(
        "wednesday yoko ajax",
        hands="S2 W3 B1/M1 M3 T1/E5 T4 M5",
        turn=2,
        bag="woods",
        tokens="jericho art_shed pilgrim_village crypt",
        pawns="jericho jericho crypt",
        **EXPERT,
    )


def nine_missing(turn: int) -> Scene:
    """The last cycle before an attack on The Woods: the turns that are left decide whether 9 points are much."""
    hands = ["M1 M3 T1", "E2 E1 S1", "S2 W1 B1"]
    hands[turn] = "S2 W4 B5"
    return lay(
        "ajax yoko wednesday",
        hands="/".join(hands),
        turn=turn,
        bag="woods",
        tokens="jericho art_shed pilgrim_village crypt",
        pawns="crypt crypt crypt",
        piles={"woods": "M5:0 T5:0 E4:0 T3:0"},
        **EXPERT,
    )


def nine_missing_and_two_to_follow() -> Scene:
    return nine_missing(0)


def nine_missing_and_nobody_to_follow() -> Scene:
    return nine_missing(2)


def bianca_where_nothing_can_be_saved() -> Scene:
    scene = lay(
        "wednesday yoko bianca",
        hands="S2 W3 B1/M1 M3 T1/E2 T3 M1",
        turn=2,
        bag="woods",
        tokens="jericho art_shed pilgrim_village crypt",
        pawns="jericho jericho crypt",
        **EXPERT,
    )
    return scene.do(Go("woods"))


def enid_helps_by_being_there() -> Scene:
    return lay(
        "ajax enid",
        hands="S1 W1 B5/B3 M3 T3",
        turn=1,
        bag="crypt",
        tokens="jericho art_shed pilgrim_village woods",
        pawns="crypt jericho",
        piles={"crypt": "M5:1 T5:1 E5:1 S1:1"},
        **EXPERT,
    )


def two_places_left_in_the_bag() -> Scene:
    return lay(
        "wednesday yoko ajax",
        hands="S5 W4 B5/M1 M3 T1/E1 T2 M2",
        bag="crypt pilgrim_village",
        tokens="jericho art_shed woods",
        pawns="nevermore jericho crypt",
        piles={"crypt": "M5:0 T4:0 E2:0", "pilgrim_village": "M4:0 T4:0 E5:0"},
        **EXPERT,
    )


def eugene_in_the_middle() -> Scene:
    scene = lay(
        "eugene yoko",
        hands="S5 W4 B5/M1 M3 T1",
        bag="woods",
        tokens="jericho art_shed pilgrim_village crypt",
        piles={"woods": "M5:0 T4:0"},
        **EXPERT,
    )
    return scene.do(STAY)


# Cards and where they count


def a_three_where_threes_are_barred() -> Scene:
    return lay("enid yoko", hands="S3 W2 B3/M1 M3 T1", pawns="crypt jericho", **EXPERT).do(STAY)


def three_ones_that_count_three() -> Scene:
    hands = "S1 W1 B1/M1 M3 T1/E2 E1 S1"
    return lay("ajax yoko enid", hands=hands, pawns="jericho crypt woods", **EXPERT).do(STAY)


def a_bee_in_the_art_shed() -> Scene:
    return lay("enid yoko", hands="B5 W3 B4/M1 M3 T1", pawns="art_shed jericho", **EXPERT).do(STAY)


# Thing, remarks, and Wednesday's swap


def thing_at_the_end_of_a_turn() -> Scene:
    hands = "S2 W2 B1/M1 M3 T1/E2 E1 S1"
    return lay("enid yoko ajax", hands=hands, thing="E4", holder=0, thing_step=True, **EXPERT)


def a_five_was_laid_down() -> Scene:
    scene = lay("enid yoko", hands="S5 W2 B1/M1 M3 T1", pawns="woods crypt", turn=0, signals="after_play")
    return scene.do(Go("crypt"), Play("siren_5", "crypt"))


def a_swap_that_saves() -> Scene:
    return lay(
        "wednesday yoko", hands="S5 W1 B1/M2", piles={"woods": "S1 M5 T4 E3"}, attack="woods", **EXPERT
    )


def swaps_that_lose_a_saved_target() -> Scene:
    return lay(
        "wednesday yoko", hands="M1 T1 B1/M2", piles={"woods": "M5 T4 B5 W4"}, attack="woods", **EXPERT
    )


def a_swap_for_a_barred_card() -> Scene:
    piles = {"pilgrim_village": "S5 B5 T5 E3"}
    return lay("wednesday yoko", hands="B4 T1 E1/M2", piles=piles, attack="pilgrim_village", level="beginner")


EXAMS: Final = [
    Exam(
        bianca_with_both_sixes,
        0,
        lambda move: isinstance(move, PlaySix),
        "fours count 0 here, and a 6 is lost unused",
    ),
    Exam(
        bianca_with_both_sixes_and_a_five,
        0,
        lambda move: isinstance(move, PlaySix),
        "no turn is left for a 6 after this",
    ),
    Exam(
        bianca_with_one_six_and_a_five,
        0,
        lambda move: isinstance(move, PlaySix),
        "this is the last turn: the 6 is lost if the 5 goes",
    ),
    Exam(nothing_to_save_cards_for, 0, one_of(Play("siren_5", "jericho")), "the last card of the game"),
    Exam(one_place_left, 0, one_of(Go("jericho")), "nothing is attacked elsewhere any more"),
    Exam(a_four_where_fours_are_barred, 0, one_of(Play("werewolf_3", "jericho")), "a 4 counts 0 in Jericho"),
    Exam(
        yoko_where_fours_are_barred,
        0,
        none_of(Discard("bee_5"), Discard("bee_1")),
        "a 4 counts 0 from now on",
    ),
    Exam(
        thing_holds_a_card_that_is_barred, 0, none_of(PlayThing("pilgrim_village")), "a Siren counts 0 here"
    ),
    Exam(a_target_within_reach, 0, one_of(Go("woods")), "8 points are missing, three players can bring them"),
    Exam(nine_missing_and_two_to_follow, 0, one_of(Go("woods")), "three turns bring 9 points"),
    Exam(nine_missing_and_nobody_to_follow, 2, none_of(Go("woods")), "nobody comes after: a 5 is not enough"),
    Exam(a_target_that_one_card_saves, 1, one_of(Go("woods")), "the 3 saves it, and nobody comes after"),
    Exam(a_target_that_is_saved_already, 0, none_of(Go("woods")), "more than enough lies there"),
    Exam(a_target_that_nobody_can_save, 2, none_of(Go("woods")), "27 are missing: a 5 helps elsewhere"),
    Exam(
        bianca_where_nothing_can_be_saved,
        2,
        lambda move: not isinstance(move, PlaySix),
        "a 6 thrown after a lost target",
    ),
    Exam(
        enid_helps_by_being_there, 1, one_of(Go("crypt")), "her presence brings the 2 points that are missing"
    ),
    Exam(
        two_places_left_in_the_bag,
        0,
        none_of(STAY, Go("woods"), Go("art_shed")),
        "one of the two is attacked, and both need help",
    ),
    Exam(eugene_in_the_middle, 0, none_of(SKIP), "he reaches The Woods from here"),
    Exam(
        a_three_where_threes_are_barred, 0, one_of(Play("werewolf_2", "crypt")), "a 3 counts 0, a 2 counts 4"
    ),
    Exam(
        three_ones_that_count_three,
        0,
        lambda move: isinstance(move, PlayOnes) and len(move.cards) == 3,
        "nine points in one turn, and three new cards",
    ),
    Exam(a_bee_in_the_art_shed, 0, one_of(Play("werewolf_3", "art_shed")), "Bees count 0 here"),
    Exam(
        thing_at_the_end_of_a_turn,
        0,
        lambda move: isinstance(move, SendThing) and move.player == 1,
        "the next player chooses among four cards then",
    ),
    Exam(a_five_was_laid_down, 0, none_of(Remark("little-help", "crypt")), "5 points are no little help"),
    Exam(a_swap_that_saves, 0, one_of(Swap("siren_5", "siren_1")), "14 become 18"),
    Exam(
        swaps_that_lose_a_saved_target,
        0,
        one_of(PASS),
        "exactly enough lies there",
    ),
    Exam(a_swap_for_a_barred_card, 0, lambda move: isinstance(move, Swap), "a good card for the hand"),
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("exam", EXAMS, ids=lambda exam: exam.position.__name__)
def test_nobody_laughs(exam: Exam, level: str) -> None:
    assert laughed_at(exam, level) == []


def test_exams_leave_a_choice() -> None:
    assert [exam.reason for exam in EXAMS if no_choice(exam)] == []
