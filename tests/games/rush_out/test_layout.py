"""Positions described in a few words: whole boxes, honest knowledge, races that go on."""

from typing import Any

import pytest

import speeltafel
from speeltafel.engine import BadSetup, Match
from speeltafel.engine.clock import VirtualClock
from speeltafel.games.rush_out.moves import Fill
from speeltafel.games.rush_out.state import HEROES, LOOSE, NEVER, WHIRLED, WIZARD, Table
from tests.games.rush_out.setups import contradictions, material

PLAYERS: list[dict[str, Any]] = [
    {"hero": "cleric", "dice": "key", "lies": "crossroads: sword joker"},
    {"dice": "fire fire air water plant"},
    {"hurt": True, "equipment": "torch"},
]
RACE: dict[str, Any] = {
    "players": PLAYERS,
    "options": {"scenario": "scenario_4", "wizard": 2},
    "trials": "rope_bridge crossroads imp",
    "spells": "static_storm",
    "trial_pile": "mimic giant_spider",
    "dragon": 1,
    "dissipations": {"dust_devil": 2},
    "curses": "sealed_lips",
    "souls": 3,
    "seconds": 40,
}


def laid(**changed: Any) -> Match:
    """A cleric and a hurt warrior under a dragon, a whirlwind and a curse."""
    return speeltafel.position("rush-out", **(RACE | changed))


def table_of(match: Match) -> Table:
    assert isinstance(match.table, Table)
    return match.table


def test_what_is_described_lies_there() -> None:
    table = table_of(laid())
    cleric, wizard, warrior = table.players
    assert [player.hero for player in table.players] == ["cleric", "", "warrior"]
    assert (cleric.on, cleric.lies, cleric.faces) == ("crossroads", [0, 1, LOOSE], [1, 5, 3])
    assert (table.wizard, wizard.faces) == (1, [1, 1, 4, 2, 3])
    assert (warrior.hurt, warrior.equipment, warrior.lies[-1]) == (True, ["torch"], WHIRLED)
    assert table.trials == ["rope_bridge", "crossroads", "imp"]
    assert (table.spells[0], len(table.spells)) == ("static_storm", 3)
    assert table.trial_pile == ["giant_spider", "mimic"]
    assert (table.dragon, table.souls, table.until) == (1, 3, 40.0)
    assert (table.dissipations, table.curses) == (["dust_devil"], ["sealed_lips"])


def test_nothing_is_there_twice_and_everybody_knows_what_was_to_be_seen() -> None:
    fresh = table_of(speeltafel.start("rush-out", 3, RACE["options"], seed=1, record=False))
    table = table_of(laid())
    assert material(table).total() == material(fresh).total()
    assert [contradictions(table, seat) for seat in range(3)] == [[]] * 3
    assert table.known_trials == ["mimic"]
    assert len(table_of(laid(trial_pile=None)).trial_pile) > 2


def test_without_a_word_about_time_nobody_is_hurried() -> None:
    match = laid(seconds=None)
    assert (table_of(match).until, match.wake()) == (NEVER, None)


def test_a_position_is_played_to_its_end() -> None:
    match = laid()
    assert Fill("crossroads") in match.decision(0).moves
    VirtualClock(match, [match.game.bot("master", seat) for seat in range(3)], seed=1).run()
    assert match.result is not None
    assert max(table_of(match).trophies[team] for team in (HEROES, WIZARD)) == 2


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"players": [{"hero": "bard"}, {}, {"hero": "bard"}]}, "no hero is there twice"),
        ({"players": [{"hero": "troll"}, {}, {}]}, "no hero called 'troll'"),
        ({"players": [{"dice": "sword " * 4}, {}, {}]}, "only 3 loose dice"),
        ({"players": [{"dice": "plant"}, {}, {}]}, "no face called 'plant'"),
        ({"players": [{"lies": "crossroads: heart"}, {}, {}]}, "cannot have heart on crossroads"),
        ({"players": [{"lies": "wolf_pack: sword"}, {}, {}]}, "no card in play called 'wolf_pack'"),
        ({"players": [{}, {"hurt": True}, {}]}, "player 1 cannot be hurt"),
        ({"trials": "rope_bridge rope_bridge"}, "named twice"),
        ({"trials": "clockwork_maze"}, "no trial in this scenario"),
        ({"spells": "lost_lesson"}, "only 0 of these take part"),
        (
            {"trials": "giant_spider rope_bridge crossroads hexed_chest", "trial_pile": None},
            "3 cards lie open",
        ),
        ({"trial_pile": ""}, "an empty pile has won already"),
        ({"trial_pile": "giant_spider mimic"}, "summons lie on top"),
        ({"dragon": 4}, "no dragon can stand on field 4"),
        ({"dissipations": {"dust_devil": 1}}, "dust_devil cannot lie before player 1"),
        ({"curses": "dust_devil", "dissipations": {}}, "dust_devil is no curse"),
        ({"souls": 99}, "99 souls cannot be left"),
    ],
    ids=lambda found: found if isinstance(found, str) else "",
)
def test_what_cannot_be_is_refused_with_a_reason(changed: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        laid(**changed)
