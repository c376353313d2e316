"""What others passed on is public, and the coach remembers it."""

from typing import Any

import speeltafel
from speeltafel.coach.telling import reason
from speeltafel.engine import Match
from speeltafel.games.creatures_and_outcasts.moves import PASS, Play, Treat
from speeltafel.kit.rules import rule
from speeltafel.texts import Texts

UPWARD = "yoko weems wednesday"
"""Characters under whom any higher card goes on top."""


def table(**more: Any) -> Match:
    """Noor holds the high cards, and the 7 on top is hers."""
    position: dict[str, Any] = {
        "hands": ["7 8 9 10", "1 2 5", "3 4 6"],
        "trick": "7",
        "characters": UPWARD,
        "turn": 1,
        "last": 0,
    }
    return speeltafel.position("creatures-and-outcasts", names=["Noor", "Ada", "Bram"], **(position | more))


def let_it_go(match: Match) -> None:
    """Everybody passes, and whoever played last leads again."""
    for _ in range(match.table.seats):
        match.play(match.decisions()[0].seat, PASS)


def passes(match: Match) -> list[list[str]]:
    """As Noor could remember them."""
    return match.view(0).memory.passes  # type: ignore[no-any-return]


def told(match: Match, number: str) -> list[str]:
    why = match.game.reasons(match.view(0), 0, Play(number))
    return [reason(Texts(match.game, "en"), one, match.names) for one in why]


@rule("CO-039", "CO-R67")
def test_everybody_sees_what_others_passed_on() -> None:
    match = table()
    let_it_go(match)
    assert passes(match) == [["7"], ["7"], ["7"]]
    assert passes(match) == match.view(1).memory.passes == match.view(None).memory.passes


def test_the_coach_says_who_has_passed_on_a_number_before() -> None:
    match = table()
    let_it_go(match)
    assert "Ada has passed on the Siren (7) this round." in told(match, "8")
    assert not any("has passed on" in line for line in told(match, "5"))


def test_the_coach_counts_how_often() -> None:
    match = table()
    let_it_go(match)
    match.play(0, Play("7"))
    while match.decisions()[0].kind != "turn":
        decision = match.decisions()[0]
        match.play(decision.seat, decision.moves[0])
    let_it_go(match)
    assert "Ada has passed on the Siren (7) twice this round." in told(match, "8")


@rule("CO-111")
def test_who_got_a_card_may_be_able_to_play_now() -> None:
    match = table(closed="13")
    let_it_go(match)
    match.play(0, Play("8"))
    match.play(0, Treat(1))
    assert passes(match)[1:] == [[], ["7"]]


@rule("CO-089")
def test_a_pass_under_another_rule_tells_nothing_about_high_cards() -> None:
    match = table(characters="weems wednesday", active="bianca")
    match.play(1, PASS)
    assert passes(match) == [[], [], []]
