"""What a type checker knows of a game that is handed over itself: `mypy --strict` reads these lines, and they run, too."""

from typing import assert_type

import pytest

import speeltafel
from speeltafel.engine import BadSetup
from speeltafel.games.creatures_and_outcasts.game import GAME as CREATURES_AND_OUTCASTS
from speeltafel.games.creatures_and_outcasts.view import View as CreaturesView
from speeltafel.games.good_vs_evil.game import GAME as GOOD_VS_EVIL
from speeltafel.games.good_vs_evil.options import Options
from speeltafel.games.good_vs_evil.state import Table
from speeltafel.games.good_vs_evil.view import View
from speeltafel.games.hydes_attack.game import GAME as HYDES_ATTACK
from speeltafel.games.hydes_attack.view import View as HydesView
from speeltafel.games.rush_out.game import GAME as RUSH_OUT
from speeltafel.games.rush_out.view import View as RushView
from speeltafel.games.spookhuis.game import GAME as SPOOKHUIS
from speeltafel.games.spookhuis.state import Table as SpookhuisTable


def test_a_match_knows_its_table_its_options_and_its_views() -> None:
    match = speeltafel.start(GOOD_VS_EVIL, seats=3, seed=1)
    assert_type(match.table, Table)
    assert_type(match.options, Options)
    assert_type(match.view(0), View)
    assert_type(match.fork().view(None), View)
    assert match.view(0).pile == len(match.table.pile)


def test_so_do_all_games_of_the_house() -> None:
    assert_type(speeltafel.start(CREATURES_AND_OUTCASTS, seats=3, seed=1).view(0), CreaturesView)
    assert_type(speeltafel.start(HYDES_ATTACK, seats=3, seed=1).view(0), HydesView)
    assert_type(speeltafel.start(SPOOKHUIS, seats=3, seed=1).table, SpookhuisTable)
    assert_type(speeltafel.start(RUSH_OUT, seats=3, seed=1).view(0), RushView)
    laid = speeltafel.position(GOOD_VS_EVIL, hands=["shuffle", "nope"], pile="kitten mer")
    assert (
        laid.table.hands
        == speeltafel.position("good-vs-evil", hands=["shuffle", "nope"], pile="kitten mer").table.hands
    )


def test_who_cannot_leave_is_told_so() -> None:
    with pytest.raises(BadSetup, match="goes on without leaving"):
        speeltafel.start("spookhuis", seats=3, seed=1).leave(0)
