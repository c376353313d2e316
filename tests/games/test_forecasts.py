"""What the games foretell: certain where the end is near, fair where seats are alike, and blind where all is open."""

from collections.abc import Callable
from typing import Any

import pytest

import speeltafel
from speeltafel.engine import Match, QuickChance
from speeltafel.engine.lessons import course_of

NEARLY = 0.9
RARELY = 0.1
SLIGHTLY = 1e-6

HANDS = ["defuse nope attack", "defuse mer mer", "shuffle reveal", "nope"]
ON_THE_WAY = {"keys": "1 2", "looked": "1 2 3", "cart": "D5 E"}


def chances(match: Match) -> list[float]:
    """What is foretold for this table."""
    shares = match.game.forecast(match.table)
    assert shares is not None
    return shares


def good_vs_evil(**described: Any) -> list[float]:
    return chances(speeltafel.position("good-vs-evil", **described))


def creatures(**described: Any) -> list[float]:
    return chances(speeltafel.position("creatures-and-outcasts", **described))


def hyde(**described: Any) -> list[float]:
    return chances(speeltafel.position("hydes-attack", **described))


def spookhuis(players: list[dict[str, Any]], turn: int = 0, **options: Any) -> list[float]:
    night = {"round": options.pop("round", 8), "turn": turn}
    return chances(speeltafel.position("spookhuis", players=players, options=options, **night))


def rush_out(**described: Any) -> list[float]:
    return chances(speeltafel.position("rush-out", players=[{}, {}, {}], **described))


# Near the end


def test_who_must_draw_a_kitten_with_nothing_in_hand_is_lost() -> None:
    shares = good_vs_evil(hands=["", "defuse defuse"], pile="kitten mer")
    assert shares[0] < RARELY
    assert shares[1] > NEARLY


def test_the_dead_have_no_chance() -> None:
    assert good_vs_evil(hands=["nope", "dead", "defuse"], pile="mer kitten")[1] == 0.0


def test_far_behind_in_the_last_round_is_lost() -> None:
    shares = creatures(hands=["2 3", "4 5"], round=3, points=[(5, 80), (5, 80)])
    assert shares[0] > NEARLY
    assert shares[1] < RARELY


def test_all_saved_but_the_last_is_won_and_two_lost_before_an_empty_place_is_nearly_lost() -> None:
    attacks = "crypt+ jericho+ pilgrim_village+ art_shed+"
    assert min(hyde(bag="woods", attacks=attacks)) > NEARLY
    lost = hyde(
        bag="woods art_shed", attacks="crypt- jericho- pilgrim_village+", options={"level": "nightmare"}
    )
    assert max(lost) < 0.5


def test_who_knows_the_code_and_stands_before_the_gate_with_its_keys_wins() -> None:
    ready = {"keys": "1 2 3", "looked": "1 2 3", "cart": "D5 W"}
    assert spookhuis([ready, {}, {}])[0] > 0.8
    assert max(spookhuis([ready, {}, {}])[1:]) < RARELY


def test_at_dawn_nobody_wins_where_there_are_no_ghosts() -> None:
    far, near = (sum(spookhuis([{}, {}, {}], round=now, dawn=14)) for now in (2, 14))
    assert far > 0.75
    assert near < 0.25


def test_the_last_trial_wins_for_the_heroes_and_the_last_spell_for_the_wizard() -> None:
    heroes = rush_out(trial_pile="chained_gate")
    assert heroes[1] == heroes[2] > NEARLY
    wizard = rush_out(spell_pile="thunderclap")
    assert wizard[0] > NEARLY


# Seats that are alike


@pytest.mark.parametrize("turns", [1, 2, 3])
@pytest.mark.parametrize("place", ["good-vs-evil", "creatures", "spookhuis"])
def test_the_same_table_turned_round_foretells_the_same(place: str, turns: int) -> None:
    first, second = turned_tables(place, 0), turned_tables(place, turns)
    assert second == pytest.approx(first[-turns:] + first[:-turns], abs=SLIGHTLY)


def turned_tables(place: str, turns: int) -> list[float]:
    """Four players, everybody so many seats further."""
    tables: dict[str, Callable[[], list[float]]] = {
        "good-vs-evil": lambda: good_vs_evil(
            hands=moved(HANDS, turns), pile="mer mer kitten troll", turn=turns
        ),
        "creatures": lambda: creatures(
            hands=moved(["1 2 9", "10 9", "4 5 6", "7 8"], turns),
            turn=turns,
            last=turns,
            round=2,
            points=[tuple(moved([10, 20, 30, 0], turns))],
        ),
        "spookhuis": lambda: spookhuis(
            moved(
                [{"cart": "C3"}, {"cart": "D2", "keys": "1"}, {"cart": "E2"}, {"cart": "C5", "morale": 2}],
                turns,
            ),
            turn=turns,
        ),
    }
    return tables[place]()


def moved(seats: list[Any], turns: int) -> list[Any]:
    """Everybody so many seats further."""
    return seats[-turns:] + seats[:-turns] if turns else seats


# Blind


def test_a_race_is_foretold_from_what_everybody_sees() -> None:
    match = speeltafel.position("rush-out", players=[{}, {}, {}], trials="crossroads")
    table: Any = match.table
    for number in range(8):
        world: Any = match.game.sample_world(table, 1, QuickChance(number))
        assert (world.trial_pile, world.spell_pile) != (table.trial_pile, table.spell_pile)
        assert match.game.forecast(world) == match.game.forecast(table)


# Every position that is taught


@pytest.mark.parametrize("slug", speeltafel.slugs())
def test_every_lesson_begins_with_a_table_that_can_be_judged(slug: str) -> None:
    game = speeltafel.load(slug)
    for lesson in course_of(game).values():
        match = lesson.open(game, lesson.named("You"))
        for shares in (game.forecast(match.table), game.judge(match.table)):
            assert shares is None or 0.0 <= min(shares) <= max(shares) <= 1.0
