"""Scenarios 4 to 6: doom, confrontations, experience."""

import pytest

from speeltafel.games.rush_out.moves import (
    Aim,
    Dispel,
    Fill,
    Heal,
    Inspire,
    Keep,
    Leave,
    Name,
    Place,
    Repel,
    Roll,
)
from speeltafel.games.rush_out.state import LOOSE, UNROLLED
from speeltafel.kit.rules import rule
from tests.games.rush_out.layout import BARD, CLERIC, HUNTER, WARRIOR, WIZARD, Race

SPIDER, BRIDGE, GATE, CHASE = "giant_spider", "rope_bridge", "chained_gate", "chase"


def race(scenario: str, seats: int = 3, **options: object) -> Race:
    given = Race(scenario, seats, **options).trials(SPIDER, BRIDGE, GATE)
    return given.spells("soul_hook", "twin_arrows", "ember_call")


# Doom


@rule("RO-144", "RO-147")
def test_doom_wounds_a_hero_and_takes_a_soul_for_every_hurt_hero() -> None:
    given = race("scenario_4", 4).hurt(HUNTER)
    given.cast("soul_hook")
    assert given.moves(WIZARD) == [Name(WARRIOR), Name(BARD)]
    given.play(WIZARD, Name(BARD))
    assert given.player(BARD).hurt
    assert given.table.souls == 8 - 2
    given.play(BARD, Roll())
    assert given.player(BARD).rolls == 1


@rule("RO-145")
def test_the_second_kind_wounds_two_and_takes_no_soul() -> None:
    given = race("scenario_4", 4)
    given.cast("twin_arrows")
    given.play(WIZARD, Name(WARRIOR))
    given.play(WIZARD, Name(BARD))
    assert [given.player(seat).hurt for seat in (WARRIOR, HUNTER, BARD)] == [True, False, True]
    assert given.table.souls == 8


@rule("RO-146", "RO-R56")
def test_all_souls_win_the_round_also_when_fewer_are_left_than_heroes_are_hurt() -> None:
    given = race("scenario_4").hurt(HUNTER)
    given.table.souls = 1
    given.cast("soul_hook")
    assert given.table.trophies["wizard"] == 1
    assert given.table.reason == "souls"


@rule("RO-148", "RO-149", "RO-R71")
@pytest.mark.parametrize("healer", [WARRIOR, HUNTER])
def test_a_hurt_tile_is_completed_like_a_trial_by_anybody(healer: int) -> None:
    given = race("scenario_4").hurt(HUNTER)
    size = len(given.table.trial_pile)
    given.solve("hunter", healer)
    assert not given.player(HUNTER).hurt
    assert "hunter" not in given.table.spots
    assert len(given.table.trial_pile) == size


@rule("RO-148")
def test_two_heroes_at_most_on_a_hurt_tile() -> None:
    given = (
        race("scenario_4", 4).hurt(HUNTER).lying(WARRIOR, "hunter", "heart").lying(HUNTER, "hunter", "heart")
    )
    assert given.dice(BARD, "foot").refused(BARD, Fill("hunter")) == "RO-039"


@rule("RO-150")
def test_dice_on_a_hurt_tile_can_be_removed() -> None:
    given = race("scenario_4").spells("static_storm").hurt(HUNTER).lying(WARRIOR, "hunter", "heart")
    given.lying(HUNTER, SPIDER, "sword")
    given.cast("static_storm")
    given.play(WIZARD, Aim("hunter"))
    assert given.placed(WARRIOR) == 0


@rule("RO-R55")
def test_a_hurt_hero_is_named_only_when_all_are_hurt_and_dice_on_the_tile_stay() -> None:
    given = race("scenario_4").hurt(WARRIOR, HUNTER).lying(WARRIOR, "warrior", "heart")
    given.cast("soul_hook")
    assert given.moves(WIZARD) == [Name(WARRIOR), Name(HUNTER)]
    given.play(WIZARD, Name(WARRIOR))
    assert given.table.souls == 7 - 2
    assert given.placed(WARRIOR) == 1


@rule("RO-R57")
def test_two_different_heroes_are_named_unhurt_ones_first() -> None:
    given = race("scenario_4", 4).hurt(WARRIOR, HUNTER)
    given.cast("twin_arrows")
    assert given.player(BARD).hurt
    assert given.moves(WIZARD) == [Name(WARRIOR), Name(HUNTER)]


@rule("RO-R58")
def test_a_hurt_hero_keeps_the_joker() -> None:
    given = race("scenario_4").hurt(WARRIOR).dice(WARRIOR, "joker")
    assert given.may(WARRIOR, Place(0, SPIDER, 0))


@rule("RO-R05", "RO-R57")
def test_doom_for_two_wounds_a_lone_hero_once() -> None:
    given = race("scenario_4", 2)
    given.cast("twin_arrows")
    assert given.player(WARRIOR).hurt
    assert given.match.view(WIZARD).choice is None


# Confrontations


@rule("RO-153", "RO-154", "RO-155", "RO-156")
def test_heroes_take_a_life_and_their_dice_and_the_card_stays() -> None:
    given = race("scenario_5").trials(CHASE).lying(WIZARD, CHASE, "plant")
    lives, size = given.table.lives, len(given.table.trial_pile)
    given.solve(CHASE)
    assert given.table.lives == lives - 1
    assert given.player(WARRIOR).lies == [LOOSE] * 3
    assert given.faces(WARRIOR) == [UNROLLED] * 3
    assert given.spot(CHASE).wizard[0] == 0
    assert given.table.trials[0] == CHASE
    assert len(given.table.trial_pile) == size
    given.solve(CHASE)
    assert given.table.lives == lives - 2


@rule("RO-154", "RO-007")
def test_the_last_life_wins_the_round_for_the_heroes() -> None:
    given = race("scenario_5").trials(CHASE)
    given.table.lives = 1
    given.solve(CHASE)
    assert given.table.trophies["heroes"] == 1


@rule("RO-153", "RO-157", "RO-158", "RO-159", "RO-R59")
def test_the_wizard_clears_a_confrontation() -> None:
    given = race("scenario_5").trials(CHASE).lying(WARRIOR, CHASE, "foot")
    top, lives = given.table.trial_pile[-1], given.table.lives
    given.cast(CHASE)
    assert given.placed(WARRIOR) == 0
    assert given.faces(WARRIOR)[0] == UNROLLED
    assert given.player(WIZARD).on == ""
    assert CHASE in given.table.discard
    assert given.table.trials[0] == top
    assert given.table.lives == lives


@rule("RO-159")
def test_heroes_win_by_the_trial_that_the_wizard_makes_them_draw() -> None:
    given = race("scenario_5").trials(CHASE).piles(trials=1)
    given.cast(CHASE)
    assert given.table.trophies["heroes"] == 1


@rule("RO-R29", "RO-154")
def test_a_filled_confrontation_counts_when_the_dragon_leaves() -> None:
    given = race("scenario_5").trials(CHASE)
    given.table.dragon = 1
    given.solve(CHASE)
    lives = given.table.lives
    given.cast("ember_call")
    assert given.table.lives == lives - 1


# Experience


@rule("RO-162", "RO-R60", "RO-R61")
def test_a_lone_hero_keeps_the_trial_at_once_and_a_summon_counts_too() -> None:
    given = race("scenario_6").trials(SPIDER, "mimic")
    given.solve(SPIDER)
    given.solve("mimic")
    assert given.player(WARRIOR).experience == [SPIDER, "mimic"]
    assert SPIDER not in given.table.discard


@rule("RO-R60")
def test_coins_confrontations_curses_dissipations_and_tiles_give_no_experience() -> None:
    given = race("scenario_6").trials("strongbox", CHASE).dissipation("ban_fire", HUNTER).curse("sealed_lips")
    given.hurt(HUNTER)
    for card in ("strongbox", CHASE, "ban_fire", "sealed_lips", "hunter"):
        given.solve(card)
    assert given.player(WARRIOR).experience == []


@rule("RO-162", "RO-163", "RO-R61")
def test_of_two_the_first_to_claim_keeps_the_card_and_nothing_waits_for_it() -> None:
    given = race("scenario_6").lying(HUNTER, SPIDER, "sword")
    given.fill(WARRIOR, SPIDER, "sword fire")
    assert SPIDER not in given.table.trials
    assert given.may(WARRIOR, Keep(SPIDER))
    given.play(HUNTER, Keep(SPIDER))
    assert given.player(HUNTER).experience == [SPIDER]
    assert given.refused(WARRIOR, Keep(SPIDER)) == "RO-R61"


@rule("RO-R61")
def test_leaving_it_gives_it_to_the_other_and_silence_to_who_has_less() -> None:
    given = race("scenario_6").lying(HUNTER, SPIDER, "sword")
    given.fill(WARRIOR, SPIDER, "sword fire")
    given.play(HUNTER, Leave(SPIDER))
    assert given.player(WARRIOR).experience == [SPIDER]
    given.lying(HUNTER, BRIDGE, "foot foot")
    given.fill(WARRIOR, BRIDGE, "key")
    given.wait(4.1)
    assert given.player(HUNTER).experience == [BRIDGE]


def experienced(seat: int, points: int, seats: int = 5) -> Race:
    given = race("scenario_6", seats)
    given.player(seat).experience = ["wolf_pack", "last_gate", "wailing_ghost", "ogre_jailer"][:points]
    for card in given.player(seat).experience:
        given.take_out(card)
    given.ask()
    return given


@rule("RO-164", "RO-165", "RO-R62")
def test_the_bard_turns_a_loose_die_of_another_hero_to_the_joker() -> None:
    given = experienced(BARD, 1).lying(HUNTER, BRIDGE, "foot").dice(HUNTER, "heart")
    assert given.refused(BARD, Inspire(HUNTER, 0)) == "RO-R62"
    assert not given.may(BARD, Inspire(WIZARD, 0))
    given.play(BARD, Inspire(HUNTER, 1))
    assert given.faces(HUNTER)[1] == 5
    assert given.player(BARD).experience == []
    assert given.may_place(HUNTER, 1, BRIDGE)


@rule("RO-166", "RO-R63")
def test_the_hunter_discards_a_curse_or_dissipation_and_dice_come_back() -> None:
    given = experienced(HUNTER, 4).dissipation("dust_devil", WARRIOR).curse("sealed_lips")
    given.lying(BARD, "dust_devil", "foot")
    given.play(HUNTER, Dispel("dust_devil"))
    assert given.table.dissipations == []
    assert given.player(WARRIOR).lies == [LOOSE] * 3
    assert (given.placed(BARD), given.faces(BARD)[0]) == (0, UNROLLED)
    given.play(HUNTER, Dispel("sealed_lips"))
    assert given.table.curses == []
    assert given.player(HUNTER).experience == []


@rule("RO-167", "RO-R31")
def test_the_warrior_pushes_the_dragon_back() -> None:
    given = experienced(WARRIOR, 3)
    given.table.dragon = 1
    given.lying(HUNTER, "dragon_tile", "joker")
    given.play(WARRIOR, Repel())
    assert given.table.dragon == 0
    assert given.placed(HUNTER) == 0


@rule("RO-168", "RO-R65")
def test_the_cleric_heals_without_dice() -> None:
    given = experienced(CLERIC, 3).hurt(HUNTER).lying(BARD, "hunter", "heart")
    given.play(CLERIC, Heal(HUNTER))
    assert not given.player(HUNTER).hurt
    assert given.placed(BARD) == 0


@rule("RO-164", "RO-R64")
def test_traits_need_their_price_and_an_effect() -> None:
    poor = experienced(WARRIOR, 2)
    poor.table.dragon = 2
    poor.ask()
    assert poor.refused(WARRIOR, Repel()) == "RO-167"
    idle = experienced(WARRIOR, 3)
    assert idle.refused(WARRIOR, Repel()) == "RO-R64"
    assert experienced(CLERIC, 3).refused(CLERIC, Heal(HUNTER)) == "RO-R64"
    assert experienced(HUNTER, 3).refused(HUNTER, Dispel("sealed_lips")) == "RO-R64"
    assert experienced(HUNTER, 3).refused(HUNTER, Repel()) == "RO-167"


@rule("RO-169", "RO-171", "RO-R66")
def test_regression_takes_a_point_from_the_named_hero_if_there_is_one() -> None:
    given = experienced(HUNTER, 2).spells("lost_lesson", "clouded_mind")
    given.cast("lost_lesson")
    given.play(WIZARD, Name(HUNTER))
    assert len(given.player(HUNTER).experience) == 1
    given.cast("clouded_mind")
    given.play(WIZARD, Name(WARRIOR))
    assert len(given.player(HUNTER).experience) == 1


@rule("RO-169", "RO-R26")
def test_after_three_seconds_the_hero_with_most_points_loses_one_and_among_equals_the_first() -> None:
    given = experienced(HUNTER, 2).spells("lost_lesson", "clouded_mind")
    given.player(CLERIC).experience = ["trapped_corridor"]
    given.take_out("trapped_corridor")
    points = []
    for card in ("lost_lesson", "clouded_mind"):
        given.cast(card)
        given.wait(3.0)
        points.append([len(given.player(seat).experience) for seat in (WARRIOR, HUNTER, CLERIC)])
    assert points == [[0, 1, 1], [0, 0, 1]]


@rule("RO-170", "RO-171")
def test_the_other_regression_takes_a_point_from_every_hero() -> None:
    given = experienced(HUNTER, 2).spells("great_oblivion")
    given.player(BARD).experience = ["trapped_corridor"]
    given.take_out("trapped_corridor")
    given.cast("great_oblivion")
    assert [len(given.player(seat).experience) for seat in (HUNTER, BARD)] == [1, 0]


@rule("RO-163")
def test_no_move_gives_experience_away() -> None:
    given = experienced(HUNTER, 4)
    assert {type(move) for move in given.moves(HUNTER)} == {Roll}
