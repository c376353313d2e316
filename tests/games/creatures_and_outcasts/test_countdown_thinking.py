"""Who thinks beyond the end of a round gets over the seconds in which the next one is counted down."""

import msgspec
import pytest

import speeltafel
from speeltafel.analysis import forecast
from speeltafel.bots import SearchPlayer, make_bot
from speeltafel.coach import advise, effort_for
from speeltafel.engine import Effort, Match, Worlds
from speeltafel.games.creatures_and_outcasts.moves import PASS, Play
from speeltafel.kit.rules import rule


@pytest.fixture
def last_card() -> Match:
    """Noor's last card ends the round; nobody sees a new hand before the count is over."""
    match = speeltafel.position(
        "creatures-and-outcasts",
        hands=["9", "1 2"],
        trick="5",
        characters="wednesday weems",
        turn=0,
        last=1,
        options={"race": "arrival"},
    )
    match.table.options = msgspec.structs.replace(match.table.options, countdown_seconds=3)
    return match


@rule("CO-022")
def test_the_coach_looks_into_the_next_round(last_card: Match) -> None:
    advice = advise(last_card.game, last_card.table, 0, effort_for(last_card.game, 12))
    assert {one.move for one in advice} == {Play("9"), PASS}


@rule("CO-022")
def test_a_thinking_player_does_so_too(last_card: Match) -> None:
    bot = make_bot(last_card.game, "strong", 1)
    assert isinstance(bot, SearchPlayer)
    bot.effort = Effort(30, worlds=4, depth=12)
    worlds = Worlds(last_card.game, last_card.table, 0)
    assert bot.think(worlds, last_card.decisions()[0]) in (Play("9"), PASS)


def test_a_forecast_comes_out_of_the_countdown_itself(last_card: Match) -> None:
    last_card.play(0, Play("9"))
    assert last_card.decisions() == []
    shares = forecast(last_card.game, last_card.table, Effort(2, depth=0), at=last_card.time).shares
    assert sum(shares) == pytest.approx(1.0)
