"""Positions described in a few words."""

from typing import Any

import pytest

import speeltafel
from speeltafel.engine import BadSetup


def test_a_position_goes_on_like_any_game() -> None:
    match = speeltafel.position("good-vs-evil", hands=["shuffle", "nope"], pile="kitten mer")
    assert match.view(0).pile == 2
    match.play(0, match.decisions()[0].moves[0])
    assert match.result is not None


@pytest.mark.parametrize(
    ("slug", "described", "told"),
    [
        ("good-vs-evil", {"hands": ["cheese", "nope"]}, "no card called 'cheese'"),
        ("good-vs-evil", {"hands": ["nope " * 9, "nope"]}, "the box has only"),
        ("good-vs-evil", {"hands": ["godcat", "godcat"]}, "one of each"),
        ("good-vs-evil", {"hands": ["dead", "nope", "nope"]}, "cannot be on turn"),
        ("good-vs-evil", {"hands": ["nope"]}, "2 to 5 players"),
        ("good-vs-evil", {"hands": ["nope", "nope"], "hats": 3}, "unknown field `hats`"),
        ("creatures-and-outcasts", {"hands": ["11", "2"]}, "no card with 11"),
        ("creatures-and-outcasts", {"hands": ["x", "2"]}, "cards are numbers"),
        ("creatures-and-outcasts", {"hands": ["3 3 3 3", "2"], "thing": 3}, "only 4 cards with 3"),
        ("creatures-and-outcasts", {"hands": ["3", "2"], "active": "bob"}, "no character called 'bob'"),
        ("hydes-attack", {"outcasts": "enid bob"}, "no outcast called 'bob'"),
        ("hydes-attack", {"hands": ["Q7"]}, "no card called"),
        ("hydes-attack", {"hands": ["S5 S5"]}, "the box has only 1 of siren_5"),
        ("hydes-attack", {"pawns": "moon moon"}, "no location called 'moon'"),
        ("spookhuis", {"players": [{}] * 3, "turn": 3}, "no turn for number 3"),
        ("spookhuis", {"players": [{"cart": "Z9"}, {}, {}]}, "no cell called 'Z9'"),
        ("spookhuis", {"players": [{"cart": "D1 W"}, {}, {}]}, "no rail leads W from D1"),
        ("spookhuis", {"players": [{"hand": "raven"}] * 3}, "only one of each card: raven"),
        ("spookhuis", {"players": [{"keys": "1 1 1"}, {"keys": "1 1 1"}, {}]}, "only 5 keys of kind 1"),
        ("spookhuis", {"players": [{}] * 3, "tiles": {"D5": "S0", "D6": "S0", "C5": "S0"}}, "no tile 'S'"),
        ("spookhuis", {"players": [{}] * 3, "tiles": {"D1": "K2"}}, "would point off the board"),
        ("spookhuis", {"players": [{}] * 3, "code": "1 2 2"}, "3 different kinds"),
        ("spookhuis", {"players": [{"laid": "gin+x"}, {}, {}]}, "an open card is like"),
        ("spookhuis", {"players": [{}] * 3, "items": "raven"}, "belong to one pile"),
    ],
)
def test_what_cannot_be_laid_out_is_told(slug: str, described: dict[str, Any], told: str) -> None:
    with pytest.raises(BadSetup, match=told.replace("(", r"\(")):
        speeltafel.position(slug, **described)
