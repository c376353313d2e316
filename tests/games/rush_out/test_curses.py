"""Scenario 3: curses, gestures and breaches."""

from speeltafel.games.rush_out.game import GAME
from speeltafel.games.rush_out.moves import Aim, Claim, Clap, Fill, Grab, HighFive, Roll, SecondHand, Speak
from speeltafel.games.rush_out.state import MARKET
from speeltafel.kit.rules import rule
from tests.games.rush_out.layout import HUNTER, WARRIOR, WIZARD, Race, named

SPIDER, BRIDGE, GATE = "giant_spider", "rope_bridge", "chained_gate"
FIVE, APPLAUSE, LIPS, VOICE, CUFF = (
    "sworn_palms",
    "hollow_applause",
    "sealed_lips",
    "stolen_voice",
    "iron_cuff",
)


def race(*curses: str, scenario: str = "scenario_3", **options: object) -> Race:
    given = (
        Race(scenario, 3, **options).trials(SPIDER, BRIDGE, GATE).spells("static_storm", "ember_call", "imp")
    )
    for card in curses:
        given.curse(card)
    return given


@rule("RO-133", "RO-134", "RO-R71")
def test_a_curse_lies_beside_the_board_until_the_heroes_complete_it() -> None:
    given = race().spells(LIPS)
    top, size = given.table.spell_pile[-1], len(given.table.trial_pile)
    given.cast(LIPS)
    assert given.table.curses == [LIPS]
    assert given.table.spells[0] == top
    assert len(given.table.trial_pile) == size
    given.solve(LIPS)
    assert given.table.curses == []
    assert LIPS in given.table.discard
    assert len(given.table.trial_pile) == size


@rule("RO-136", "RO-R54", "RO-135", "RO-R50")
def test_speaking_under_silence_costs_a_spell_when_the_wizard_notices() -> None:
    given = race(LIPS)
    hears = given.match.game.hears
    assert not hears(given.table, WARRIOR, HUNTER, True)
    assert hears(given.table, WIZARD, None, True) is False
    assert hears(race(LIPS, talk="everyone").table, WIZARD, WARRIOR, True)
    given.play(WARRIOR, Speak())
    assert hears(given.table, WARRIOR, HUNTER, True)
    assert not hears(given.table, HUNTER, WARRIOR, True)
    top = given.table.spell_pile[-1]
    given.play(WIZARD, Claim())
    assert given.table.unseen == [top]
    assert not hears(given.table, WARRIOR, HUNTER, True)
    given.play(WIZARD, Claim())
    assert given.table.unseen == [top]


@rule("RO-136", "RO-121", "RO-R21")
def test_in_the_market_the_heroes_can_talk_about_what_to_buy() -> None:
    given = race(LIPS, race_seconds=20).piles(trials=1)
    given.table.purse["heroes"] = ["strongbox"]
    given.solve(SPIDER)
    assert given.table.phase == MARKET
    assert given.table.curses == [LIPS]
    assert given.match.game.hears(given.table, WARRIOR, HUNTER, True)


@rule("RO-137", "RO-135")
def test_the_other_hand_under_the_one_hand_curse_is_a_breach() -> None:
    given = race(CUFF, flag_breaches=True)
    assert not given.may(WIZARD, Claim())
    given.play(HUNTER, SecondHand())
    assert given.match.view(WIZARD).breaches[0].seat == HUNTER
    given.play(WIZARD, Claim())
    assert len(given.table.unseen) == 1
    assert not given.may(WIZARD, Claim())


@rule("RO-R50")
def test_a_breach_can_be_claimed_for_six_seconds() -> None:
    given = race(CUFF, flag_breaches=True)
    given.play(HUNTER, SecondHand())
    given.wait(5.9)
    assert given.may(WIZARD, Claim())
    given.wait(0.2)
    assert given.refused(WIZARD, Claim()) == "RO-R50"


@rule("RO-R50")
def test_unflagged_breaches_are_not_shown_and_a_wrong_claim_costs_nothing() -> None:
    given = race(CUFF)
    top = given.table.spell_pile[-1]
    assert named(given.play(WIZARD, Claim()), "claim_failed")
    given.wait(0.1)
    given.play(HUNTER, SecondHand())
    assert given.match.view(WIZARD).breaches == ()
    assert named(given.play(WIZARD, Claim()), "breach_claimed")
    assert given.table.unseen == [top]


@rule("RO-135", "RO-R50")
def test_two_breaches_of_one_hero_under_one_curse_are_two() -> None:
    given = race(FIVE)
    for card in (SPIDER, BRIDGE):
        given.solve(card)
        given.play(WARRIOR, Grab(card))
        given.wait(0.7)
    for _ in range(2):
        assert named(given.play(WIZARD, Claim()), "breach_claimed")
    assert named(given.play(WIZARD, Claim()), "claim_failed")
    assert len(given.table.unseen) == 2


@rule("RO-R50")
def test_each_breach_has_six_seconds_of_its_own() -> None:
    given = race(CUFF, flag_breaches=True)
    given.play(HUNTER, SecondHand())
    given.wait(3)
    given.play(HUNTER, SecondHand())
    given.wait(3.5)
    given.play(WIZARD, Claim())
    assert given.refused(WIZARD, Claim()) == "RO-R50"
    assert len(given.table.unseen) == 1


@rule("RO-R50", "RO-R01")
def test_the_last_spell_discarded_by_a_claim_wins() -> None:
    given = race(LIPS).piles(spells=1)
    given.play(WARRIOR, Speak())
    given.play(WIZARD, Claim())
    assert given.table.trophies["wizard"] == 1


@rule("RO-136", "RO-137")
def test_without_a_curse_there_is_nothing_to_break() -> None:
    given = race()
    assert given.refused(WARRIOR, Speak()) == "RO-136"
    assert given.refused(WARRIOR, SecondHand()) == "RO-137"
    assert given.match.game.hears(given.table, WARRIOR, HUNTER, True)


@rule("RO-138", "RO-R52", "RO-R53")
def test_two_heroes_get_their_dice_back_after_a_high_five() -> None:
    given = race(FIVE).lying(HUNTER, SPIDER, "sword")
    given.fill(WARRIOR, SPIDER, "sword fire")
    assert (given.placed(WARRIOR), given.table.trials[0]) == (2, SPIDER)
    assert given.refused(WARRIOR, Roll(back=0b1)) == "RO-R52"
    given.play(WARRIOR, HighFive(SPIDER))
    assert given.placed(WARRIOR) == 2
    given.wait(4.9)
    given.play(HUNTER, HighFive(SPIDER))
    assert (given.placed(WARRIOR), given.placed(HUNTER)) == (0, 0)
    assert SPIDER in given.table.discard


@rule("RO-R53")
def test_hands_that_come_more_than_five_seconds_apart_do_not_meet() -> None:
    given = race(FIVE).lying(HUNTER, SPIDER, "sword")
    given.fill(WARRIOR, SPIDER, "sword fire")
    given.play(WARRIOR, HighFive(SPIDER))
    given.wait(5.1)
    given.play(HUNTER, HighFive(SPIDER))
    assert given.placed(HUNTER) == 1
    given.play(WARRIOR, HighFive(SPIDER))
    assert given.placed(HUNTER) == 0


@rule("RO-R53")
def test_for_a_hero_who_is_away_the_table_makes_the_gesture_that_another_waits_for() -> None:
    given = race(FIVE).lying(HUNTER, SPIDER, "sword")
    given.fill(WARRIOR, SPIDER, "sword fire")
    for_absent = GAME.for_absent
    assert for_absent(given.table, HUNTER) is None
    given.play(WARRIOR, HighFive(SPIDER))
    assert for_absent(given.table, HUNTER) == HighFive(SPIDER)
    assert for_absent(given.table, WARRIOR) is None
    assert for_absent(given.table, WIZARD) is None


@rule("RO-139")
def test_a_hero_alone_claps() -> None:
    given = race(FIVE)
    given.solve(SPIDER)
    assert SPIDER in given.table.trials
    assert not given.may(HUNTER, Clap(SPIDER))
    given.play(WARRIOR, Clap(SPIDER))
    assert SPIDER in given.table.discard


@rule("RO-138", "RO-139")
def test_the_wrong_gesture_is_refused_by_the_rule_of_the_right_one() -> None:
    alone = race(FIVE)
    alone.solve(SPIDER)
    assert alone.refused(WARRIOR, HighFive(SPIDER)) == "RO-139"
    both = race(FIVE).lying(HUNTER, SPIDER, "sword")
    both.fill(WARRIOR, SPIDER, "sword fire")
    assert both.refused(WARRIOR, Clap(SPIDER)) == "RO-138"


@rule("RO-139", "RO-R52", "RO-093")
def test_the_dragon_goes_back_before_the_clap_and_the_dice_after_it() -> None:
    given = race(FIVE)
    given.table.dragon = 2
    given.fill(WARRIOR, "dragon_tile", "joker joker key")
    assert given.table.dragon == 1
    assert given.placed(WARRIOR) == 2
    assert given.dice(HUNTER, "joker").refused(HUNTER, Fill("dragon_tile")) == "RO-R52"
    given.play(WARRIOR, Clap("dragon_tile"))
    assert given.placed(WARRIOR) == 0


@rule("RO-R49")
def test_the_high_five_curse_asks_for_the_gesture_at_its_own_end() -> None:
    given = race(FIVE)
    given.solve(FIVE)
    assert given.table.curses == [FIVE]
    given.play(WARRIOR, Clap(FIVE))
    assert given.table.curses == []


@rule("RO-140")
def test_both_copies_of_a_curse_must_go() -> None:
    given = race(FIVE, APPLAUSE)
    given.solve(FIVE)
    given.play(WARRIOR, Clap(FIVE))
    given.solve(SPIDER)
    assert SPIDER in given.table.trials
    silent = race(LIPS, VOICE)
    silent.solve(LIPS)
    assert silent.may(WARRIOR, Speak())
    silent.solve(VOICE)
    assert not silent.may(WARRIOR, Speak())


@rule("RO-R51")
def test_healing_needs_no_gesture() -> None:
    given = race(FIVE, scenario="scenario_4").hurt(HUNTER)
    given.solve("hunter")
    assert not given.player(HUNTER).hurt


@rule("RO-R52", "RO-135")
def test_taking_the_dice_without_the_gesture_is_a_breach() -> None:
    given = race(FIVE)
    given.solve(SPIDER)
    given.play(WARRIOR, Grab(SPIDER))
    assert SPIDER in given.table.discard
    given.play(WIZARD, Claim())
    assert len(given.table.unseen) == 1


@rule("RO-R52", "RO-075")
def test_a_waiting_card_is_safe_from_confusion_and_its_coin_is_decided() -> None:
    given = race(FIVE).trials("strongbox").lying(HUNTER, BRIDGE, "foot")
    given.solve("strongbox")
    given.dice(WIZARD, "lightning lightning fire fire")
    assert not given.may_fill(WIZARD, "strongbox")
    given.cast("static_storm")
    assert given.placed(WARRIOR) == 3
    assert given.placed(HUNTER) == 0
    given.play(WARRIOR, Clap("strongbox"))
    assert given.table.purse["heroes"] == ["strongbox"]


@rule("RO-R52")
def test_the_wizard_may_complete_his_side_of_a_waiting_confrontation() -> None:
    given = race(FIVE, scenario="scenario_5").trials("chase")
    lives = given.table.lives
    given.solve("chase")
    assert given.table.lives == lives - 1
    given.cast("chase")
    assert (given.placed(WARRIOR), given.placed(HUNTER)) == (0, 0)
    assert "chase" in given.table.discard
    assert not given.may(WARRIOR, HighFive("chase"))


@rule("RO-R24")
def test_dice_on_a_curse_can_be_confused() -> None:
    given = race(LIPS).lying(WARRIOR, LIPS, "sword").lying(HUNTER, SPIDER, "sword")
    given.cast("static_storm")
    given.play(WIZARD, Aim(LIPS))
    assert given.placed(WARRIOR) == 0
