"""Nothing that waits for somebody is lost when something else begins to wait."""

import random

import msgspec
import pytest

import speeltafel
from speeltafel.engine import Decision, Match, Move
from speeltafel.games.rush_out.material import JOKER, scenarios
from speeltafel.games.rush_out.moves import (
    Aim,
    Claim,
    Clap,
    Dispel,
    Fill,
    Grab,
    HighFive,
    Keep,
    Leave,
    Name,
    Roll,
    SecondHand,
    SpendCoins,
    Tidy,
    Want,
    Yield,
)
from speeltafel.games.rush_out.state import MARKET, Table
from speeltafel.kit.playing import do
from speeltafel.kit.rules import rule
from tests.games.rush_out.layout import BARD, HUNTER, WARRIOR, WIZARD, Race, named
from tests.games.rush_out.setups import unoffered

SPIDER, BRIDGE, GATE = "giant_spider", "rope_bridge", "chained_gate"
STORM, JOLT = "static_storm", "jolt"


def race(scenario: str = "training_1", seats: int = 4, **options: object) -> Race:
    return Race(scenario, seats, **{"hands_on": True, **options}).trials(SPIDER, BRIDGE, GATE)


def two_spells(first: str = STORM, second: str = JOLT, scenario: str = "training_1") -> Race:
    """Two complete spells whose dice are back and whose effects wait for a hand, and two targets."""
    given = race(scenario).lying(WARRIOR, SPIDER, "sword").lying(HUNTER, BRIDGE, "foot").spells(first, second)
    for card in (first, second):
        given.cast(card)
        given.play(WIZARD, Tidy(card))
    return given


def tidy(given: Race, seat: int, card: str, times: int) -> None:
    for _ in range(times):
        given.play(seat, Tidy(card))


# Targets


@rule("RO-R18", "RO-R26", "RO-062")
def test_two_spells_that_wait_for_a_target_ask_one_after_the_other() -> None:
    given = two_spells()
    given.play(WIZARD, Tidy(STORM))
    given.play(WIZARD, Tidy(JOLT))
    assert given.match.view(WIZARD).choice.card == STORM
    given.play(WIZARD, Aim(SPIDER))
    assert given.match.view(WIZARD).choice.card == JOLT
    given.play(WIZARD, Aim(BRIDGE, 0))
    assert (given.placed(WARRIOR), given.placed(HUNTER)) == (0, 0)
    for card in (STORM, JOLT):
        tidy(given, WIZARD, card, 2)
    assert all(given.table.spells)
    assert given.table.completions == []


@rule("RO-R18", "RO-R26")
def test_the_spell_that_asked_first_goes_first_whatever_was_completed_first() -> None:
    given = two_spells()
    given.play(WIZARD, Tidy(JOLT))
    given.play(WIZARD, Tidy(STORM))
    assert given.match.view(WIZARD).choice.card == JOLT
    given.play(WIZARD, Aim(BRIDGE, 0))
    assert given.match.view(WIZARD).choice.card == STORM


@rule("RO-R26")
def test_each_spell_in_line_has_its_own_time_and_its_own_question() -> None:
    given = two_spells("ban_fire", "ban_sword", "scenario_1")
    given.play(WIZARD, Tidy("ban_fire"))
    given.wait(1)
    given.play(WIZARD, Tidy("ban_sword"))
    number = given.match.decision(WIZARD).number
    given.wait(2)
    assert given.match.view(WIZARD).choice.card == "ban_sword"
    assert given.match.decision(WIZARD).number > number
    given.wait(1)
    assert given.match.view(WIZARD).choice is None
    assert given.table.dissipations == ["ban_fire", "ban_sword"]


@rule("RO-R23", "RO-R26")
def test_a_spell_in_line_whose_targets_went_away_has_no_effect() -> None:
    given = two_spells().dice(HUNTER, "key")
    given.play(WIZARD, Tidy(STORM))
    given.play(WIZARD, Tidy(JOLT))
    given.play(HUNTER, Roll(back=0b1))
    events = given.play(WIZARD, Aim(SPIDER))
    assert named(events, "no_target")[0].card == JOLT
    assert given.match.view(WIZARD).choice is None


@rule("RO-R26")
def test_dice_that_land_while_a_target_is_to_be_named_wait_for_the_wizard() -> None:
    given = race(auto_place=True).spells(STORM, JOLT)
    given.lying(WARRIOR, SPIDER, "sword").lying(HUNTER, BRIDGE, "foot")
    given.cast(STORM)
    given.play(WIZARD, Tidy(STORM))
    given.lying(WIZARD, JOLT, "lightning")
    given.play(WIZARD, Roll())
    given.play(WIZARD, Tidy(STORM))
    given.wait(0.6)
    assert given.placed(WIZARD) == 1


# Steps by hand


@rule("RO-R18", "RO-062", "RO-104")
def test_the_wizard_still_draws_for_a_spell_that_the_heroes_cancel_meanwhile() -> None:
    given = race("scenario_1").spells("ban_fire")
    given.cast("ban_fire")
    tidy(given, WIZARD, "ban_fire", 2)
    given.play(WIZARD, Name(WARRIOR))
    assert given.table.spells[0] == ""
    given.solve("ban_fire", HUNTER)
    given.play(HUNTER, Tidy("ban_fire"))
    assert given.table.dissipations == []
    given.play(WIZARD, Tidy("ban_fire"))
    assert given.table.spells[0]


@rule("RO-R18", "RO-062", "RO-077")
def test_the_wizard_still_draws_for_a_summon_that_the_heroes_complete_meanwhile() -> None:
    given = race().spells("imp")
    given.cast("imp")
    tidy(given, WIZARD, "imp", 2)
    given.solve(SPIDER)
    tidy(given, WARRIOR, SPIDER, 3)
    assert given.table.trials[0] == "imp"
    given.solve("imp")
    tidy(given, HUNTER, "imp", 3)
    given.play(WIZARD, Tidy("imp"))
    assert given.table.spells[0]


@rule("RO-166", "RO-062")
def test_the_wizard_still_draws_for_a_curse_that_the_hunter_discards() -> None:
    given = race("scenario_6").spells("sealed_lips")
    given.cast("sealed_lips")
    tidy(given, WIZARD, "sealed_lips", 2)
    given.player(HUNTER).experience = ["wolf_pack", "last_gate"]
    given.ask()
    given.play(HUNTER, Dispel("sealed_lips"))
    given.play(WIZARD, Tidy("sealed_lips"))
    assert given.table.spells[0]


@rule("RO-R18", "RO-R52")
def test_who_takes_the_dice_without_the_gesture_has_them_in_the_hand() -> None:
    given = race("scenario_3").curse("sworn_palms")
    given.solve(SPIDER)
    given.play(WARRIOR, Grab(SPIDER))
    assert given.placed(WARRIOR) == 0
    assert given.may(HUNTER, Tidy(SPIDER))
    given.play(WIZARD, Claim())
    assert len(given.table.unseen) == 1


# Dice for the whirlwind


@rule("RO-R36")
def test_who_owes_a_die_places_none_when_dice_land_by_themselves() -> None:
    given = race("scenario_1", 3, hands_on=False, auto_place=True).spells("cyclone")
    given.lying(WARRIOR, SPIDER, "sword").play(WARRIOR, Roll())
    given.cast("cyclone")
    given.play(WIZARD, Name(WARRIOR))
    given.player(WARRIOR).faces[1:] = [JOKER, JOKER]
    given.wait(0.6)
    assert given.placed(WARRIOR) == 1
    assert given.may(WARRIOR, Yield(1))


# The dragon


@rule("RO-R17", "RO-R30")
def test_the_wizard_finishes_his_spell_before_the_heroes_draw_under_the_dragon() -> None:
    given = race("scenario_3", 3, hands_on=False).spells("ember_call").curse("sworn_palms")
    given.solve(SPIDER)
    given.piles(trials=1, spells=1)
    given.cast("ember_call")
    assert given.table.trophies == {"heroes": 0, "wizard": 1}
    assert given.table.reason == "spell_pile"


@rule("RO-R17", "RO-R30")
def test_with_more_spells_left_the_heroes_draw_under_the_dragon_and_win() -> None:
    given = race("scenario_3", 3, hands_on=False).spells("ember_call").curse("sworn_palms")
    given.solve(SPIDER)
    given.piles(trials=1, spells=2)
    given.cast("ember_call")
    assert given.table.trophies == {"heroes": 1, "wizard": 0}
    assert given.table.reason == "trial_pile"


@rule("RO-R17", "RO-R30", "RO-139")
def test_the_card_that_waited_goes_without_a_draw() -> None:
    given = race("scenario_3", 3, hands_on=False).spells("ember_call").curse("sworn_palms")
    given.solve(SPIDER)
    top = given.table.trial_pile[-1]
    given.cast("ember_call")
    size = len(given.table.trial_pile)
    given.play(WARRIOR, Clap(SPIDER))
    assert (given.table.trials[0], len(given.table.trial_pile)) == (top, size)


# Coins and the market


@rule("RO-R52", "RO-112")
def test_a_coin_card_that_the_heroes_won_is_closed_to_the_wizard() -> None:
    given = race("scenario_2", 3).trials("strongbox").dice(WIZARD, "fire lightning")
    assert given.may_fill(WIZARD, "strongbox")
    given.solve("strongbox")
    assert given.refused(WIZARD, Fill("strongbox")) == "RO-R52"


@rule("RO-R44")
def test_a_wish_for_what_somebody_else_got_is_forgotten() -> None:
    given = race("scenario_2", 4, hands_on=False, race_seconds=20)
    given.table.purse["heroes"] = ["strongbox", "shrine"]
    given.wait(30)
    assert given.table.phase == MARKET
    item = next(move.item for move in given.moves(WARRIOR) if isinstance(move, Want))
    for seat, owner in ((WARRIOR, HUNTER), (HUNTER, WARRIOR), (BARD, WARRIOR)):
        given.play(seat, Want(item, owner))
    assert given.player(WARRIOR).equipment == [item]
    assert given.match.view(WARRIOR).wishes == ()
    moves: list[Move] = given.moves(WARRIOR)
    assert moves
    assert not any(isinstance(move, Want) and move.item == item for move in moves)


@rule("RO-R17", "RO-R61")
def test_nothing_waits_any_more_when_the_race_is_won() -> None:
    given = race("scenario_6", 3, hands_on=False).lying(HUNTER, SPIDER, "sword").curse("iron_cuff")
    given.fill(WARRIOR, SPIDER, "sword fire")
    given.play(HUNTER, SecondHand())
    given.curse("sworn_palms")
    given.solve(BRIDGE)
    assert given.table.offered
    assert given.table.completions
    given.table.purse["heroes"] = ["strongbox", "shrine", "burning_purse"]
    given.piles(trials=1).ask()
    given.play(HUNTER, SpendCoins())
    view = given.match.view(WARRIOR)
    assert (given.table.phase, view.waiting, view.offered) == (MARKET, (), ())
    assert given.table.breaches == []
    assert SPIDER in given.table.discard


# Players who put everything off

PUT_OFF = (Tidy, Aim, Name, Clap, HighFive, Yield, Keep, Leave)


def lazy_step(match: Match, chooser: random.Random) -> None:
    """A good player who rarely does what others wait for, or time that passes."""
    decisions = match.decisions()
    if not decisions or chooser.random() < 0.12:
        do(match, None, None)
        return
    decision = chooser.choice(decisions)
    others = [move for move in decision.moves if not isinstance(move, PUT_OFF)]
    lazy = bool(others) and chooser.random() < 0.9
    moves = others if lazy else decision.moves
    move = best_of(match, decision, moves) if lazy and chooser.random() < 0.9 else chooser.choice(moves)
    match.play(decision.seat, move, match.time)


def best_of(match: Match, decision: Decision, moves: list[Move]) -> Move:
    bot = match.game.bot("master", decision.seat)
    race = msgspec.structs.replace(decision, kind="race", moves=moves)
    return bot.choose(match.view(decision.seat), race)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scenario", list(scenarios()))
def test_whatever_is_put_off_stays_offered(scenario: str, seed: int) -> None:
    options = {"scenario": scenario, "hands_on": seed > 0, "auto_place": seed > 1, "race_seconds": 60}
    match = speeltafel.start("rush-out", 4, options, seed=seed, record=False, events=False)
    chooser = random.Random(seed)
    for _ in range(700):
        table = match.table
        assert isinstance(table, Table)
        assert unoffered(table) == []
        if match.result is not None:
            return
        lazy_step(match, chooser)
