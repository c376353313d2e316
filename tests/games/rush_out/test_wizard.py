"""Playing the wizard: the start, banners, and the four steps of a spell. Training 1: confusion and summons."""

import speeltafel
from speeltafel.games.rush_out.moves import Aim, Fill, Place, Roll
from speeltafel.games.rush_out.state import UNROLLED
from speeltafel.kit.rules import rule
from tests.games.rush_out.layout import HUNTER, WARRIOR, WIZARD, Race, face, named

SPIDER, VAULT, CROSS = "giant_spider", "frozen_vault", "crossroads"


def race(seats: int = 3, **options: object) -> Race:
    given = Race("training_1", seats, **options).trials(SPIDER, CROSS, "chained_gate")
    return given.spells("static_storm", "faint_whisper", "imp")


@rule("RO-031", "RO-050", "RO-R68")
def test_nobody_rolls_before_the_wizard_and_the_table_starts_after_thirty_seconds() -> None:
    match = speeltafel.start("rush-out", 3, {}, seed=1)
    assert [decision.seat for decision in match.decisions()] == [WIZARD]
    assert match.game.why_not(match.table, 1, Roll()) == "RO-031"
    assert match.game.why_not(match.table, 0, Fill("imp")) == "RO-R68"
    assert match.wake() == 30.0
    match.advance(30.0)
    assert match.view(None).players[WIZARD].faces == (-2,) * 5
    assert match.decision(1).moves == [Roll()]


@rule("RO-031", "RO-050", "RO-R68")
def test_a_table_that_counts_down_lets_nobody_roll_before_it_is_over() -> None:
    match = speeltafel.start("rush-out", 3, speeltafel.load("rush-out").advice(3), seed=1)
    match.play(WIZARD, Roll(), 2.0)
    assert match.view(None).phase == "countdown"
    assert match.view(None).players[WIZARD].faces == (UNROLLED,) * 5
    assert match.decisions() == []
    assert match.game.why_not(match.table, 1, Roll()) == "RO-031"
    assert match.wake() == 5.0
    match.advance(5.0)
    assert match.view(None).players[WIZARD].faces == (-2,) * 5
    assert match.decision(1).moves == [Roll()]


@rule("RO-050", "RO-052")
def test_the_first_roll_takes_all_five_dice() -> None:
    match = speeltafel.start("rush-out", 3, {}, seed=1)
    match.play(WIZARD, Roll(), 0.0)
    assert match.view(None).players[WIZARD].faces == (-2,) * 5


@rule("RO-052", "RO-053", "RO-057")
def test_the_wizard_takes_dice_back_and_rolls_all_loose_dice_together() -> None:
    given = race().lying(WIZARD, "static_storm", "lightning water").dice(WIZARD, "air air plant")
    given.play(WIZARD, Roll(back=0b10))
    assert given.faces(WIZARD)[0] == face(WIZARD, "lightning")
    assert given.faces(WIZARD)[1:] == [-2] * 4
    assert given.refused(WIZARD, Place(1, "imp", 3)) == "RO-053"
    assert "static_storm" in given.table.spells


@rule("RO-054", "RO-055", "RO-R10")
def test_the_wizard_places_on_one_card_per_roll() -> None:
    given = race().dice(WIZARD, "lightning plant plant fire heart".replace("heart", "fire"))
    given.play(WIZARD, Place(0, "static_storm", 0))
    assert given.refused(WIZARD, Fill("imp")) == "RO-R10"
    assert given.refused(WIZARD, Place(3, "static_storm", 1)) == "RO-055"


@rule("RO-056")
def test_wizard_dice_lie_on_one_card() -> None:
    given = race().lying(WIZARD, "static_storm", "lightning").dice(WIZARD, "plant plant")
    assert given.refused(WIZARD, Fill("imp")) == "RO-056"


@rule("RO-058", "RO-078")
def test_the_wizard_works_on_his_own_side_only() -> None:
    given = race().trials("mimic").dice(WIZARD, "plant plant water water")
    assert given.refused(WIZARD, Fill("mimic")) == "RO-058"
    assert given.refused(WIZARD, Fill(SPIDER)) == "RO-058"
    assert given.may_fill(WIZARD, "imp")


@rule("RO-064", "RO-068")
def test_a_wizard_joker_stands_for_every_banner_of_the_six_open_cards() -> None:
    given = (
        Race()
        .trials("chained_gate", "goblin_patrol", "frozen_vault")
        .spells("static_storm", "thunderclap", "imp")
    )
    given.dice(WIZARD, "joker")
    assert given.refused(WIZARD, Place(0, "static_storm", 0)) == "RO-068"
    assert given.may(WIZARD, Place(0, "static_storm", 3))
    given.trials(SPIDER)
    assert given.may(WIZARD, Place(0, "static_storm", 0))


@rule("RO-065", "RO-066", "RO-049")
def test_jokers_use_different_banners_or_the_same_one_several_times() -> None:
    given = race().dice(WIZARD, "joker joker joker joker")
    given.fill(WIZARD, "static_storm")
    assert "static_storm" not in given.table.spells


@rule("RO-067", "RO-R15")
def test_a_placed_joker_stays_when_its_banner_goes() -> None:
    given = Race().trials(SPIDER, "chained_gate", "goblin_patrol").spells("static_storm", "imp", "chimera")
    given.fill(WIZARD, "static_storm", "joker")
    slot = given.player(WIZARD).lies[0]
    given.trials("river_of_lava")
    assert given.spot("static_storm").wizard[slot] == 0
    assert given.player(WIZARD).on == "static_storm"


@rule("RO-059", "RO-060", "RO-061", "RO-062", "RO-071", "RO-072", "RO-074")
def test_a_confusion_takes_dice_back_clears_a_card_is_discarded_and_replaced() -> None:
    given = race().lying(WARRIOR, CROSS, "sword fire").lying(HUNTER, CROSS, "foot")
    top = given.table.spell_pile[-1]
    given.cast("static_storm")
    assert given.spot(CROSS).hero == [-1] * 4
    assert given.faces(WARRIOR) == [UNROLLED] * 3
    assert given.faces(HUNTER)[0] == UNROLLED
    assert given.player(WIZARD).on == ""
    assert "static_storm" in given.table.discard
    assert given.table.spells == [top, "faint_whisper", "imp"]


@rule("RO-063", "RO-006", "RO-R01")
def test_the_wizard_wins_with_the_last_spell() -> None:
    given = race().piles(spells=1)
    given.cast("static_storm")
    assert given.match.result is not None
    assert (given.match.result.winners, given.match.result.reason) == ((WIZARD,), "spell_pile")


@rule("RO-071", "RO-072", "RO-R26")
def test_the_wizard_chooses_one_card_and_cannot_roll_meanwhile() -> None:
    given = race().lying(WARRIOR, CROSS, "sword fire").lying(HUNTER, SPIDER, "sword")
    given.cast("static_storm")
    assert given.moves(WIZARD) == [Aim(SPIDER), Aim(CROSS)]
    assert given.refused(WIZARD, Roll()) == "RO-R26"
    assert "static_storm" in given.table.spells
    given.play(WIZARD, Aim(SPIDER))
    assert given.placed(HUNTER) == 0
    assert given.placed(WARRIOR) == 2
    assert given.may(WIZARD, Roll())


@rule("RO-073", "RO-074")
def test_the_other_kind_of_confusion_removes_one_die() -> None:
    given = race().lying(WARRIOR, CROSS, "sword fire")
    given.cast("faint_whisper")
    assert given.moves(WIZARD) == [Aim(CROSS, 0), Aim(CROSS, 1)]
    given.play(WIZARD, Aim(CROSS, 1))
    assert given.spot(CROSS).hero == [8, -1, -1, -1]
    assert given.faces(WARRIOR)[1] == UNROLLED


@rule("RO-075")
def test_a_full_card_is_safe_at_once() -> None:
    given = race(hands_on=True).lying(HUNTER, SPIDER, "sword")
    given.fill(WARRIOR, SPIDER, "sword fire")
    assert given.spot(SPIDER).complete == "heroes"
    given.cast("static_storm")
    for _ in range(2):
        given.play(WIZARD, given.moves(WIZARD)[0])
    assert given.placed(WARRIOR) == 2


@rule("RO-R23")
def test_without_a_target_the_spell_has_no_effect_and_the_next_one_comes() -> None:
    given = race()
    events = given.cast("static_storm")
    assert named(events, "no_target")
    assert "static_storm" in given.table.discard
    assert given.may(WIZARD, Roll())


@rule("RO-R23", "RO-R26")
def test_targets_that_go_away_while_the_wizard_thinks_leave_him_without_effect() -> None:
    given = race().lying(WARRIOR, CROSS, "sword").lying(HUNTER, SPIDER, "sword")
    given.cast("static_storm")
    given.play(WARRIOR, Roll(back=1))
    assert given.moves(WIZARD) == [Aim(SPIDER)]
    events = given.play(HUNTER, Roll(back=1))
    assert named(events, "no_target")
    assert "static_storm" in given.table.discard


@rule("RO-R25")
def test_a_single_target_is_taken_without_asking() -> None:
    given = race().lying(WARRIOR, CROSS, "sword")
    given.cast("static_storm")
    assert given.placed(WARRIOR) == 0
    assert given.match.view(WIZARD).choice is None


@rule("RO-R26")
def test_after_three_seconds_the_table_takes_the_fullest_card_while_heroes_play_on() -> None:
    given = race().lying(WARRIOR, CROSS, "sword fire").lying(HUNTER, SPIDER, "sword")
    given.cast("static_storm")
    given.play(HUNTER, Roll())
    given.wait(2.9)
    assert given.placed(WARRIOR) == 2
    given.wait(0.2)
    assert given.placed(WARRIOR) == 0
    assert given.placed(HUNTER) == 1


@rule("RO-R26")
def test_of_single_dice_the_table_takes_the_first_slot_of_the_fullest_card() -> None:
    given = race().lying(WARRIOR, CROSS, "fire key").lying(HUNTER, SPIDER, "sword")
    given.cast("faint_whisper")
    given.wait(3.1)
    assert given.spot(CROSS).hero == [-1, -1, -1, 9]


@rule("RO-R24")
def test_confusion_reaches_only_hero_dice_on_slots() -> None:
    given = Race("scenario_5", 3).trials("strongbox", SPIDER, CROSS).spells("static_storm")
    given.lying(WIZARD, "strongbox", "fire")
    given.dissipation("dust_devil", HUNTER).hurt(WARRIOR).curse("sealed_lips")
    given.player(WIZARD).on, given.player(WIZARD).lies[0] = "", -1
    given.spot("strongbox").wizard = [-1] * 4
    given.lying(HUNTER, "dust_devil", "foot").lying(WARRIOR, "warrior", "heart")
    given.cast("static_storm")
    assert given.moves(WIZARD)[:2] == [Aim("dust_devil"), Aim("warrior")]
    given.play(WIZARD, Aim("dust_devil"))
    assert given.player(HUNTER).lies == [-1, -1, -2]


@rule("RO-076", "RO-R19", "RO-062")
def test_a_summon_goes_on_top_of_the_trial_pile_and_the_wizard_draws() -> None:
    given = race()
    top = given.table.spell_pile[-1]
    given.cast("imp")
    assert given.table.trial_pile[-1] == "imp"
    assert given.table.spells[2] == top
    assert "imp" not in given.table.discard
    assert given.match.view(WARRIOR).trial_top == "imp"


@rule("RO-R19")
def test_the_last_summon_comes_first() -> None:
    given = race().spells("imp", "mimic", "chimera")
    given.cast("imp")
    given.cast("mimic")
    given.solve(SPIDER)
    assert "mimic" in given.table.trials
    assert given.table.trial_pile[-1] == "imp"


@rule("RO-077", "RO-078", "RO-079", "RO-R20")
def test_heroes_complete_a_summon_on_its_hero_side_while_another_lies_with_the_wizard() -> None:
    given = race().trials("mimic").spells("static_storm", "faint_whisper", "imp")
    given.solve("mimic")
    assert "mimic" in given.table.discard
    assert "imp" in given.table.spells
    assert "mimic" in given.table.spell_deck


@rule("RO-R17")
def test_the_acting_team_finishes_first_and_only_one_team_wins() -> None:
    given = race().piles(spells=1, trials=1)
    given.cast("imp")
    assert given.match.result is not None
    assert given.match.result.winners == (WIZARD,)
