"""One seat's picture of a face-down pile, checked against every pile it could be."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.engine import UNKNOWN, Picture, QuickChance

KITTEN = 0


def places(picture: Picture) -> dict[int, tuple[int, int]]:
    return {sighting.card: (sighting.earliest, sighting.latest) for sighting in picture.sightings()}


def test_cards_i_saw_move_up_when_others_draw() -> None:
    picture = Picture(5)
    picture.look([7, 8, 9])
    assert picture.take_top(never=KITTEN) == 7
    assert places(picture) == {8: (0, 0), 9: (1, 1)}


def test_a_hidden_insert_blurs_places_but_keeps_the_order() -> None:
    picture = Picture(4)
    picture.look([7, 8])
    picture.put_somewhere(KITTEN)
    assert places(picture) == {7: (0, 1), 8: (1, 2), KITTEN: (0, 4)}


def test_a_draw_that_was_no_kitten_tells_that_the_kitten_lies_deeper() -> None:
    picture = Picture(3)
    picture.put_somewhere(KITTEN)
    picture.take_top(never=KITTEN)
    assert places(picture)[KITTEN] == (0, 2)


def test_a_shown_kitten_where_i_knew_another_card_must_be_the_hidden_one() -> None:
    picture = Picture(3)
    picture.look([7, 8, 9])
    picture.put_somewhere(KITTEN)
    picture.take_top(KITTEN)
    assert places(picture) == {7: (0, 0), 8: (1, 1), 9: (2, 2)}


def test_a_shuffle_wipes_order_but_not_size() -> None:
    picture = Picture(3)
    picture.look([7])
    picture.put_somewhere(KITTEN)
    picture.shuffle()
    assert len(picture) == 4
    assert picture.sightings() == []


operations = st.lists(
    st.tuples(
        st.sampled_from(["draw", "bottom", "hide", "mine", "look", "raise", "shuffle"]), st.integers(0, 30)
    ),
    max_size=14,
)


@settings(deadline=None, max_examples=300)
@given(operations)
def test_the_true_pile_always_fits_the_picture(steps: list[tuple[str, int]]) -> None:
    chance = QuickChance(str(steps))
    pile = [KITTEN, KITTEN, 1, 2, 3, 4, 5, 6]
    chance.shuffle(pile)
    picture = Picture(len(pile))
    for step, number in steps:
        happen(step, number, pile, picture, chance)
        assert len(picture) == len(pile)
        for sighting in picture.sightings():
            assert sighting.card in pile[sighting.earliest : sighting.latest + 1]


def happen(step: str, number: int, pile: list[int], picture: Picture, chance: Any) -> None:
    if step in ("draw", "bottom") and len(pile) > 3:
        card = pile.pop(0 if step == "draw" else -1)
        seen = card if card == KITTEN or number % 3 == 0 else UNKNOWN
        take = picture.take_top if step == "draw" else picture.take_bottom
        assert take(seen, never=KITTEN) in (card, UNKNOWN)
    elif step == "hide":
        pile.insert(number % (len(pile) + 1), KITTEN)
        picture.put_somewhere(KITTEN)
    elif step == "mine":
        pile.insert(number % (len(pile) + 1), KITTEN)
        picture.put_at(number % len(pile), KITTEN)
    elif step == "look":
        picture.look(pile[:3])
    elif step == "raise":
        pile.insert(0, pile.pop())
        picture.put_on_top(picture.take_bottom(pile[0] if number % 2 else UNKNOWN))
    elif step == "shuffle":
        chance.shuffle(pile)
        picture.shuffle()


@settings(deadline=None)
@given(operations)
def test_a_sampled_pile_has_the_right_size_and_holds_what_i_know(steps: list[tuple[str, int]]) -> None:
    chance = QuickChance(str(steps))
    pile = [KITTEN, KITTEN, 1, 2, 3, 4, 5, 6]
    picture = Picture(len(pile))
    for step, number in steps:
        happen(step, number, pile, picture, chance)
    sample = picture.sample([99] * picture.unknown(), chance)
    assert len(sample) == len(pile)
    for card in picture.known():
        assert card in sample
