"""Exams: moments of a race in which a person would laugh at the wrong move. Normal and better bots pass all of them.

Who would rather wait answers with None.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest

from speeltafel.games.rush_out.moves import Aim, Fill, Flip, Name, Repel, Roll, Swap, Yield
from tests.games.rush_out.layout import BARD, HUNTER, WARRIOR, WIZARD, Race

LEVELS: Final = ("normal", "strong", "master")
SPIDER, BRIDGE, GATE, LAVA = "giant_spider", "rope_bridge", "chained_gate", "river_of_lava"
THROW: Final = Roll(back=0)


class Exam(NamedTuple):
    """A position, who is asked, which moves are acceptable, and why."""

    position: Callable[[], Race]
    seat: int
    good: tuple[Any, ...]
    reason: str


# Heroes


def dice_for_a_card_that_waits() -> Race:
    given = Race("training_1").trials(SPIDER, BRIDGE, GATE).lying(HUNTER, BRIDGE, "foot foot")
    return given.dice(WARRIOR, "key sword heart")


def a_mate_who_waits_for_one_symbol() -> Race:
    given = Race("training_1").trials("crossroads", SPIDER, GATE).lying(HUNTER, "crossroads", "foot key fire")
    return given.dice(WARRIOR, "sword sword heart")


def a_card_done_in_one_throw() -> Race:
    return Race("training_1").trials(SPIDER, BRIDGE, "ogre_jailer").dice(WARRIOR, "foot foot key")


def a_throw_that_fits_two_cards() -> Race:
    """The Ogre takes as many dice, but the Spider lacks only one more symbol."""
    return (
        Race("training_1").trials("two_headed_troll", SPIDER, "ogre_jailer").dice(WARRIOR, "sword sword foot")
    )


def two_mates_on_a_card() -> Race:
    given = Race("training_1", seats=4).trials("ogre_jailer", SPIDER, BRIDGE)
    given.lying(WARRIOR, "ogre_jailer", "sword sword key").lying(HUNTER, "ogre_jailer", "heart")
    return given.dice(BARD, "key key foot")


def all_dice_lie_and_a_mate_can_join() -> Race:
    return (
        Race("training_1").trials("crossroads", BRIDGE, GATE).lying(WARRIOR, "crossroads", "sword fire foot")
    )


def a_joker_for_the_own_skill() -> Race:
    """The Warrior's joker is a sword."""
    given = Race("training_1").trials(SPIDER, LAVA, BRIDGE).lying(HUNTER, SPIDER, "sword fire")
    return given.dice(WARRIOR, "joker heart heart")


def the_dragon_one_field_away() -> Race:
    given = Race("training_2").trials(SPIDER, BRIDGE, GATE)
    given.table.dragon = 3
    return given.dice(WARRIOR, "joker sword sword")


def a_beginning_while_the_dragon_comes() -> Race:
    given = Race("training_2").trials(LAVA, BRIDGE, "stone_guardian").lying(WARRIOR, BRIDGE, "foot")
    given.table.dragon = 3
    return given.dice(WARRIOR, "sword sword")


def a_full_card_under_the_dragon() -> Race:
    """The Hunter has all dice free to push the dragon away, and then the card is done."""
    given = Race("training_2").trials(BRIDGE, SPIDER, GATE).lying(WARRIOR, BRIDGE, "foot foot key")
    given.table.dragon = 1
    given.ask()
    return given


def the_last_souls() -> Race:
    given = Race("scenario_4").trials(SPIDER, BRIDGE, GATE).hurt(HUNTER)
    given.table.souls = 2
    return given.dice(WARRIOR, "heart heart sword")


def souls_enough() -> Race:
    given = Race("scenario_4").trials(SPIDER, BRIDGE, GATE).hurt(HUNTER)
    given.table.souls = 7
    return given.dice(WARRIOR, "sword sword heart")


def the_last_life_of_the_wizard() -> Race:
    given = Race("scenario_5").trials("duel_of_flames", SPIDER, GATE)
    given.table.lives = 1
    return given.dice(WARRIOR, "sword sword heart")


def a_warrior_with_experience() -> Race:
    given = Race("scenario_6").trials(SPIDER, BRIDGE, GATE)
    given.player(WARRIOR).experience = ["crossroads", "ogre_jailer", "goblin_patrol"]
    given.table.dragon = 3
    given.ask()
    return given


def a_die_to_give_up() -> Race:
    given = Race("scenario_6", 4).spells("cyclone").dice(BARD, "joker sword fire")
    given.cast("cyclone")
    given.play(WIZARD, Name(BARD))
    return given


# The wizard


def storm_over_a_full_and_an_empty_card() -> Race:
    given = Race("scenario_1").trials(SPIDER, "crossroads", GATE).spells("static_storm", "ban_fire")
    given.lying(WARRIOR, "crossroads", "sword fire foot").lying(HUNTER, SPIDER, "sword")
    given.cast("static_storm")
    return given


def one_hero_is_banned_already() -> Race:
    given = Race("scenario_1").trials(SPIDER, "crossroads", GATE).spells("ban_fire", "jolt")
    given.dissipation("ban_key", WARRIOR)
    given.cast("ban_fire")
    return given


def a_die_no_joker_replaces() -> Race:
    given = Race("training_1").trials("crumbling_stairs", BRIDGE, GATE).spells("jolt")
    given.lying(WARRIOR, "crumbling_stairs", "sword heart")
    given.cast("jolt")
    return given


def the_dragon_wins_with_the_next_step() -> Race:
    given = Race("training_2").trials(SPIDER, BRIDGE, GATE).spells("imp", "ember_call", "jolt")
    given.table.dragon = 3
    return given.dice(WIZARD, "fire fire plant plant plant")


def a_spell_done_in_one_throw() -> Race:
    given = Race("training_1").trials("ogre_jailer", LAVA, GATE).spells("imp", "jolt", "thunderclap")
    return given.dice(WIZARD, "lightning lightning plant fire fire")


def a_die_that_a_scroll_turns() -> Race:
    given = Race("scenario_2").trials("ogre_jailer", LAVA, GATE).spells("imp", "jolt", "thunderclap")
    given.table.owned_scrolls = ["scroll_of_dew"]
    given.lying(WIZARD, "imp", "plant plant plant")
    return given.dice(WIZARD, "plant lightning")


def a_long_spell_and_a_short_one_on_the_pile() -> Race:
    given = Race("scenario_2").trials("ogre_jailer", LAVA, GATE).spells("thunderclap", "mimic", "imp")
    given.take_out("jolt")
    given.table.owned_scrolls = ["scroll_of_exchange"]
    given.table.spell_pile.append("jolt")
    given.table.known_spells.append("jolt")
    given.ask()
    return given


def a_long_spell_has_just_been_put_back() -> Race:
    given = Race("scenario_2").trials("ogre_jailer", LAVA, GATE).spells("jolt", "mimic", "imp")
    given.take_out("thunderclap")
    given.table.owned_scrolls = ["scroll_of_exchange"]
    given.table.spell_pile.append("thunderclap")
    given.table.known_spells.append("thunderclap")
    given.ask()
    return given


EXAMS: Final = {
    "complete it": Exam(dice_for_a_card_that_waits, WARRIOR, (Fill(BRIDGE),), "the key was all it lacked"),
    "help the mate": Exam(
        a_mate_who_waits_for_one_symbol,
        WARRIOR,
        (Fill("crossroads"),),
        "a sword, and four dice are free again",
    ),
    "one throw": Exam(a_card_done_in_one_throw, WARRIOR, (Fill(BRIDGE),), "it is done at once"),
    "the shorter way": Exam(
        a_throw_that_fits_two_cards, WARRIOR, (Fill(SPIDER),), "one die is missing there, three elsewhere"
    ),
    "not three on a card": Exam(
        two_mates_on_a_card, BARD, (Fill(BRIDGE),), "two heroes are enough, and a third may not"
    ),
    "wait for the mate": Exam(
        all_dice_lie_and_a_mate_can_join, WARRIOR, (None,), "three of four lie there, and a mate has dice"
    ),
    "the joker": Exam(
        a_joker_for_the_own_skill, WARRIOR, (Fill(SPIDER),), "the joker is a sword in this hand: done"
    ),
    "push the dragon": Exam(
        the_dragon_one_field_away, WARRIOR, (Fill("dragon_tile"),), "the next spell wins"
    ),
    "drop it for the dragon": Exam(
        a_beginning_while_the_dragon_comes, WARRIOR, (Roll(back=1),), "one die on a bridge saves nobody"
    ),
    "leave it under the dragon": Exam(
        a_full_card_under_the_dragon,
        WARRIOR,
        (None,),
        "it is done as soon as the Hunter has pushed the dragon",
    ),
    "heal": Exam(the_last_souls, WARRIOR, (Fill("hunter"),), "the next doom takes the last souls"),
    "race on": Exam(souls_enough, WARRIOR, (Fill(SPIDER),), "seven souls are enough for now"),
    "the last life": Exam(
        the_last_life_of_the_wizard, WARRIOR, (Fill("duel_of_flames"),), "this wins the race"
    ),
    "experience": Exam(a_warrior_with_experience, WARRIOR, (Repel(),), "the dragon is one field away"),
    "keep the joker": Exam(a_die_to_give_up, BARD, (Yield(1), Yield(2)), "a joker fits more"),
    "the fullest card": Exam(
        storm_over_a_full_and_an_empty_card, WIZARD, (Aim("crossroads"),), "three dice hurt more than one"
    ),
    "ban the other": Exam(
        one_hero_is_banned_already, WIZARD, (Name(HUNTER),), "the Warrior is hampered already"
    ),
    "the rare die": Exam(
        a_die_no_joker_replaces,
        WIZARD,
        (Aim("crumbling_stairs", 2),),
        "a joker replaces the sword, not the heart",
    ),
    "send the dragon": Exam(
        the_dragon_wins_with_the_next_step, WIZARD, (Fill("ember_call"),), "two more symbols win the race"
    ),
    "a spell at once": Exam(a_spell_done_in_one_throw, WIZARD, (Fill("jolt"),), "it is done at once"),
    "turn the die": Exam(
        a_die_that_a_scroll_turns, WIZARD, (Flip(3, "scroll_of_dew"),), "a plant becomes the water it lacks"
    ),
    "exchange": Exam(
        a_long_spell_and_a_short_one_on_the_pile,
        WIZARD,
        (Swap("thunderclap"),),
        "the Jolt below takes three dice",
    ),
    "no second exchange": Exam(
        a_long_spell_has_just_been_put_back, WIZARD, (THROW,), "the long one would come back"
    ),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", EXAMS)
def test_nobody_laughs(name: str, level: str) -> None:
    exam = EXAMS[name]
    for seed in range(3):
        given = exam.position()
        bot = given.match.game.bot(level, seed)
        move = bot.look(given.match.view(exam.seat), given.match.decision(exam.seat))  # type: ignore[attr-defined]
        assert move in exam.good, exam.reason


def test_exams_leave_a_choice() -> None:
    for name, exam in EXAMS.items():
        others = [move for move in exam.position().moves(exam.seat) if move not in exam.good]
        assert others or None in exam.good, name
