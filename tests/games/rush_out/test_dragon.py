"""Training 2: dracology, the dragon and its tile."""

import pytest

from speeltafel.games.rush_out.modules.dragon import move_dragon
from speeltafel.games.rush_out.moves import Aim, Fill, Place, Roll, Tidy
from speeltafel.games.rush_out.race import settle
from speeltafel.games.rush_out.state import LOOSE
from speeltafel.kit.rules import rule
from tests.games.rush_out.layout import BARD, HUNTER, WARRIOR, WIZARD, Race

SPIDER, BRIDGE, GATE, TILE = "giant_spider", "rope_bridge", "chained_gate", "dragon_tile"


def race(dragon: int = 0, seats: int = 3, scenario: str = "training_2", **options: object) -> Race:
    given = Race(scenario, seats, **options).trials(SPIDER, BRIDGE, GATE)
    given.spells("ember_call", "wing_beat", "static_storm")
    given.table.dragon = dragon
    given.ask()
    return given


def moved(given: Race, fields: int) -> None:
    """The dragon moves as if by a spell of nobody."""
    move_dragon(given.table, fields, given.match.now)
    settle(given.table, given.match.now)


@rule("RO-082", "RO-R27")
@pytest.mark.parametrize(("spell", "to"), [("ember_call", 1), ("wing_beat", 2)])
def test_dracology_moves_the_dragon_from_its_tile_over_the_fields(spell: str, to: int) -> None:
    given = race()
    given.cast(spell)
    assert given.table.dragon == to


@rule("RO-083", "RO-084", "RO-085")
def test_a_card_under_the_dragon_takes_dice_but_is_not_completed() -> None:
    given = race(1)
    given.fill(WARRIOR, SPIDER, "sword sword fire")
    assert given.table.trials[0] == SPIDER
    assert given.placed(WARRIOR) == 3
    assert given.match.view(WARRIOR).spots[SPIDER].held
    given.play(WARRIOR, Roll(back=0b1))
    assert given.placed(WARRIOR) == 2


@rule("RO-085", "RO-R29")
def test_a_filled_card_is_completed_when_the_dragon_leaves() -> None:
    given = race(1).lying(WARRIOR, SPIDER, "sword sword fire")
    given.cast("ember_call")
    assert given.table.dragon == 2
    assert SPIDER in given.table.discard
    assert given.placed(WARRIOR) == 0


@rule("RO-086", "RO-R24")
def test_a_filled_card_under_the_dragon_can_be_confused() -> None:
    given = race(1).lying(WARRIOR, SPIDER, "sword sword fire")
    given.cast("static_storm")
    assert given.placed(WARRIOR) == 0


@rule("RO-087", "RO-064")
def test_the_banner_under_the_dragon_counts() -> None:
    given = (
        Race("training_2")
        .trials(SPIDER, "goblin_patrol", GATE)
        .spells("sea_of_fire", "dragon_song", "ball_lightning")
    )
    given.table.dragon = 1
    given.dice(WIZARD, "joker")
    assert given.may_place(WIZARD, 0, "ball_lightning")


@rule("RO-088", "RO-007", "RO-R28")
@pytest.mark.parametrize("spell", ["ember_call", "wing_beat"])
def test_the_dragon_on_the_pile_wins_for_the_wizard_at_once(spell: str) -> None:
    given = race(3)
    given.cast(spell)
    assert given.match.result is not None
    assert (given.match.result.winners, given.match.result.reason) == ((WIZARD,), "dragon")


@rule("RO-R29", "RO-R17")
def test_the_dragon_wins_before_the_card_it_left_is_completed() -> None:
    given = race(3).lying(WARRIOR, GATE, "key key sword").piles(trials=1)
    given.cast("ember_call")
    assert given.match.result is not None
    assert given.match.result.winners == (WIZARD,)


@rule("RO-090", "RO-093", "RO-094", "RO-R71")
def test_jokers_on_the_tile_push_the_dragon_back_and_the_tile_stays() -> None:
    given = race(2)
    size = len(given.table.trial_pile)
    given.fill(WARRIOR, TILE, "joker joker sword")
    assert given.table.dragon == 1
    assert given.spot(TILE).hero == [-1, -1]
    assert given.player(WARRIOR).lies == [LOOSE] * 3
    assert len(given.table.trial_pile) == size
    given.fill(HUNTER, TILE, "joker joker key")
    assert given.table.dragon == 0


@rule("RO-090", "RO-R34")
def test_only_the_joker_face_goes_on_the_tile() -> None:
    given = race(2).dice(WARRIOR, "sword joker")
    assert given.refused(WARRIOR, Place(0, TILE, 0)) == "RO-090"
    assert given.may(WARRIOR, Place(1, TILE, 0))
    equipped = race(2, scenario="scenario_2").dice(HUNTER, "fire")
    equipped.player(HUNTER).equipment.append("wishing_star")
    equipped.ask()
    assert equipped.refused(HUNTER, Place(0, TILE, 0)) == "RO-090"


@rule("RO-091")
def test_no_third_hero_on_the_tile() -> None:
    given = race(2, seats=4).lying(WARRIOR, TILE, "joker").lying(HUNTER, TILE, "joker").dice(BARD, "joker")
    assert given.refused(BARD, Fill(TILE)) == "RO-091"


@rule("RO-092")
def test_dice_lie_on_a_card_or_on_the_tile() -> None:
    given = race(2).lying(WARRIOR, SPIDER, "sword").dice(WARRIOR, "joker")
    assert given.refused(WARRIOR, Fill(TILE)) == "RO-092"


@rule("RO-095")
def test_confusion_reaches_the_tile() -> None:
    given = race(2).lying(WARRIOR, TILE, "joker").lying(HUNTER, SPIDER, "sword")
    given.cast("static_storm")
    given.play(WIZARD, Aim(TILE))
    assert given.placed(WARRIOR) == 0


@rule("RO-R31")
def test_no_jokers_on_the_tile_while_the_dragon_is_home() -> None:
    given = race(0).dice(WARRIOR, "joker")
    assert not given.may_fill(WARRIOR, TILE)


@rule("RO-R31")
def test_dice_on_the_tile_come_back_when_the_dragon_gets_home_in_another_way() -> None:
    given = race(1).lying(WARRIOR, TILE, "joker")
    moved(given, -1)
    assert given.table.dragon == 0
    assert given.placed(WARRIOR) == 0


@rule("RO-R30")
def test_a_complete_card_that_waits_stays_complete_and_a_new_one_lies_under_the_dragon() -> None:
    given = race(0, hands_on=True).lying(HUNTER, SPIDER, "sword")
    given.fill(WARRIOR, SPIDER, "sword fire")
    top = given.table.trial_pile[-1]
    moved(given, 1)
    assert given.table.trials[0] == top
    assert given.spot(SPIDER).complete == "heroes"
    size = len(given.table.trial_pile)
    for _ in range(2):
        given.play(WARRIOR, Tidy(SPIDER))
    assert SPIDER in given.table.discard
    assert len(given.table.trial_pile) == size
    assert not given.may(WARRIOR, Tidy(SPIDER))


@rule("RO-R30")
def test_a_waiting_confrontation_stays_under_the_dragon() -> None:
    given = race(0, scenario="scenario_5").trials("chase").curse("sworn_palms")
    given.solve("chase")
    assert given.spot("chase").complete == "heroes"
    size = len(given.table.trial_pile)
    moved(given, 1)
    assert given.table.trials[0] == "chase"
    assert len(given.table.trial_pile) == size


@rule("RO-089", "RO-R33")
def test_the_dragon_on_an_empty_field_gets_a_new_trial_at_once() -> None:
    given = race(0, hands_on=True)
    given.solve(SPIDER)
    given.play(WARRIOR, Tidy(SPIDER))
    given.play(HUNTER, Tidy(SPIDER))
    assert given.table.trials[0] == ""
    top = given.table.trial_pile[-1]
    moved(given, 1)
    assert given.table.trials[0] == top
    assert not given.may(WARRIOR, Tidy(SPIDER))


@rule("RO-R32")
def test_the_dragon_blocks_only_the_side_of_the_heroes() -> None:
    given = race(1, scenario="scenario_2").trials("strongbox").lying(WARRIOR, "strongbox", "sword sword key")
    top = given.table.trial_pile[-1]
    assert given.table.purse["heroes"] == []
    given.cast("strongbox")
    assert given.table.purse["wizard"] == ["strongbox"]
    assert (given.table.trials[0], given.table.dragon) == (top, 1)
    assert given.placed(WARRIOR) == 0


@rule("RO-R29")
def test_a_filled_coin_card_goes_to_the_heroes_when_the_dragon_leaves() -> None:
    given = race(1, scenario="scenario_2").trials("strongbox").lying(WARRIOR, "strongbox", "sword sword key")
    given.cast("ember_call")
    assert given.table.purse["heroes"] == ["strongbox"]


@rule("RO-R12")
def test_dice_can_be_taken_back_from_a_filled_card_under_the_dragon() -> None:
    given = race(1).lying(WARRIOR, SPIDER, "sword sword fire")
    assert given.may(WARRIOR, Roll(back=0b111))
