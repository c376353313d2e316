"""Actions have stable numbers and names, and the docs tell them."""

import pytest

import speeltafel
from speeltafel.games import HOUSE
from speeltafel.games.good_vs_evil.moves import Pair, Triple
from speeltafel.games.rush_out.moves import Place
from speeltafel.rl.actions import actions_of
from tools.actions import is_current


@pytest.mark.parametrize("slug", HOUSE)
def test_the_table_in_the_docs_is_up_to_date(slug: str) -> None:
    """Whoever changes a number sees it here: numbers are kept in other people's trained programs."""
    assert is_current(slug), "numbers of actions changed: python -m tools.actions writes the tables anew"


@pytest.mark.parametrize("slug", HOUSE)
def test_names_are_names_of_one_action(slug: str) -> None:
    names = actions_of(speeltafel.load(slug)).names
    assert len(set(names)) == len(names)
    assert names[0] == "wait"


@pytest.mark.parametrize("slug", HOUSE)
def test_a_smaller_table_has_the_first_of_the_numbers(slug: str) -> None:
    game = speeltafel.load(slug)
    actions = actions_of(game)
    for seats in game.seat_counts[1:]:
        assert actions.count(seats - 1) <= actions.count(seats)
        beyond = actions.names[actions.count(seats - 1) : actions.count(seats)]
        assert all(f":+{seats - 1}" in name for name in beyond)


def test_seats_are_counted_from_who_moves() -> None:
    actions = actions_of(speeltafel.load("good-vs-evil"))
    cards = ("cat_mer", "cat_mer")
    assert actions.number(Pair(cards, 0), seat=3, seats=4) == actions.number(Pair(cards, 2), seat=1, seats=4)
    assert actions.number(Pair(cards, 1), seat=0, seats=4) != actions.number(Pair(cards, 2), seat=0, seats=4)
    named = actions.names[actions.number(Triple(("nope",) * 3, 0, "defuse"), seat=1, seats=2)]
    assert named == "triple cards:nope,nope,nope target:+1 named:defuse"


def test_a_card_has_no_more_slots_than_it_has() -> None:
    actions = actions_of(speeltafel.load("rush-out"))
    slots = {move for move in actions.names if move.startswith("place die:0 card:banshee")}
    assert slots
    assert len(slots) < 6
    assert actions.number(Place(0, "banshee", 0), seat=1, seats=3) < actions.count(3)
