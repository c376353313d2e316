"""The cheat that measures luck: it sees what is hidden, and nothing of it is within reach of a bot."""

from typing import Any

import msgspec

import speeltafel
from speeltafel.bots import effort_of
from speeltafel.bots.search import SearchPlayer
from speeltafel.engine import QuickChance, Worlds
from tools.worth_of_knowing import Cheat, TrueTable, searcher, share, without_belief


def test_a_cheat_sees_the_true_cards_and_others_do_not() -> None:
    match = speeltafel.start("good-vs-evil", 4, seed=3)
    table: Any = match.table
    true = table.pile
    seat = match.decisions()[0].seat
    assert TrueTable(match.game, match.table, seat).sample(QuickChance(1)).pile == true
    assert Worlds(match.game, match.table, seat).sample(QuickChance(1)).pile != true


def test_without_belief_every_world_counts_alike() -> None:
    game = without_belief(speeltafel.load("good-vs-evil"))
    table = speeltafel.start("good-vs-evil", 4, seed=3).table
    assert game.plausibility(table, 0) == 1.0
    assert isinstance(game, type(speeltafel.load("good-vs-evil")))


def test_all_kinds_spend_the_same_effort_and_play_a_game_to_its_end() -> None:
    game = speeltafel.load("good-vs-evil")
    player = searcher(Cheat, game, "strong", 1)
    assert isinstance(player, SearchPlayer)
    effort = effort_of(game, "strong")
    assert effort is not None
    assert player.effort == msgspec.structs.replace(effort, seconds=0.0)
    player.effort = msgspec.structs.replace(player.effort, iterations=8, worlds=4)
    assert share(game, 2, 0, 1, player, "normal") in (0.0, 1.0)
