"""A card leaves a pile from a place that the watcher did not see."""

import itertools

from speeltafel.engine import UNKNOWN, Picture


def seen(*cards: int) -> Picture:
    picture = Picture(0)
    picture.look_through(cards)
    return picture


def test_places_keep_what_all_explanations_share() -> None:
    picture = seen(6, 6, 6, 2, 9)
    picture.take_somewhere()
    assert picture.cards == [6, 6, UNKNOWN, UNKNOWN]


def test_a_card_that_was_shown_leaves_only_where_it_can_have_been() -> None:
    picture = seen(1, 2, 3, 2, 4)
    picture.take_somewhere(card=2)
    assert picture.cards == [1, UNKNOWN, UNKNOWN, 4]


def test_the_only_place_of_a_shown_card_is_certain() -> None:
    picture = seen(1, 2, 3)
    picture.take_somewhere(card=2)
    assert picture.cards == [1, 3]


def test_a_kind_that_cannot_have_left_keeps_its_place_in_front() -> None:
    picture = seen(5, 5, 7, 8)
    picture.take_somewhere(never=5)
    assert picture.cards == [5, 5, UNKNOWN]


def test_unknown_places_may_hold_the_shown_card() -> None:
    picture = Picture(2)
    picture.put_on_top(3)
    picture.take_somewhere(card=4)
    assert picture.cards == [3, UNKNOWN]


def test_a_floater_that_was_shown_leaves_the_order_of_the_rest() -> None:
    picture = seen(1, 2, 3)
    picture.put_somewhere(9)
    picture.take_somewhere(card=9)
    assert (picture.cards, picture.floaters) == ([1, 2, 3], [])


def test_with_a_floater_that_may_have_left_all_order_is_lost() -> None:
    picture = seen(1, 2, 3)
    picture.put_somewhere(9)
    picture.take_somewhere()
    assert (picture.cards, picture.floaters) == ([UNKNOWN] * 3, [])


def test_it_never_claims_more_than_is_true_and_never_less_than_all_agree_on() -> None:
    for cards in itertools.product([1, 2], repeat=4):
        for never in (UNKNOWN, 1):
            outcomes = [cards[:i] + cards[i + 1 :] for i in range(4) if cards[i] != never]
            if not outcomes:
                continue
            picture = seen(*cards)
            picture.take_somewhere(never=never)
            agreed = [kinds[0] if len(set(kinds)) == 1 else UNKNOWN for kinds in zip(*outcomes, strict=True)]
            assert picture.cards == agreed
