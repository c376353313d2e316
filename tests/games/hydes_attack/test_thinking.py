"""What a search is told about the game: what is likely, what it is worth, and what needs no thought."""

from typing import Any

import msgspec
import pytest

from speeltafel.bots import SearchPlayer, make_bot
from speeltafel.bots.search import Edge, Search
from speeltafel.engine import Bot, QuickChance, Worlds, decide
from speeltafel.games.hydes_attack import GAME
from speeltafel.games.hydes_attack.judge import judge, payoff
from speeltafel.games.hydes_attack.knowledge import sample_world
from speeltafel.games.hydes_attack.moves import STAY, Go
from speeltafel.games.hydes_attack.powers import card_worth
from speeltafel.games.hydes_attack.state import SAVED, WOUNDED
from speeltafel.kit.rules import rule
from tests.games.hydes_attack.layout import Scene, lay

HANDS = "S2 W2 B1/M1 M3 T1/E2 E1 S1"


def master() -> SearchPlayer:
    bot: Bot = make_bot(GAME, "master", 1)
    assert isinstance(bot, SearchPlayer)
    return bot


def share(scene: Scene) -> float:
    """What the judgement says."""
    shares = judge(scene.table)
    assert shares is not None
    assert len(set(shares)) == 1, "all win or lose together"
    return shares[0]


def search_of(scene: Scene, same_luck: bool) -> Search:
    seat = scene.decision.seat
    effort = msgspec.structs.replace(GAME.efforts["master"], same_luck=same_luck)
    return Search(Worlds(GAME, scene.table, seat), scene.decision, effort, QuickChance(1))


def test_points_sixes_and_good_hands_make_a_position_better() -> None:
    plain = share(lay("bianca yoko enid", hands=HANDS, level="expert"))
    assert share(lay("bianca yoko enid", hands=HANDS, level="expert", piles={"crypt": "M5:0"})) > plain
    assert share(lay("bianca yoko enid", hands=HANDS, level="expert", sixes=1)) < plain
    assert share(lay("bianca yoko enid", hands="S5 W5 B5/M5 T4 M4/E5 E4 S4", level="expert")) > plain


def test_a_lost_target_makes_it_worse() -> None:
    rest: dict[str, Any] = {
        "bag": "crypt jericho pilgrim_village art_shed",
        "hands": HANDS,
        "level": "expert",
    }
    lost, saved = (lay("enid yoko ajax", attacks=f"woods{fate}", **rest) for fate in "-+")
    assert share(lost) < share(saved)


def test_a_position_is_judged_when_a_round_begins() -> None:
    assert judge(lay(hands="S2/M2").table) is not None
    assert judge(lay(hands="S2/M2", turn=1).table) is None
    assert (
        judge(lay(hands="S2/M2", bag="crypt woods", tokens="jericho art_shed pilgrim_village").table) is None
    )
    assert judge(lay(hands="S2/M2").do(Go("crypt")).table) is None


@rule("HA-102", "HA-103", "HA-104")
def test_a_better_rank_is_worth_more() -> None:
    table = lay("enid yoko").table
    worth = []
    for lost in range(4):
        table.fates[1:] = [WOUNDED] * lost + [SAVED] * (5 - lost)
        worth.append(payoff(table)[0])
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == 4
    assert worth[3] == 0


def test_in_sampled_worlds_others_laid_down_what_counts() -> None:
    scene = lay("enid yoko", hands="S2/M2", piles={"crypt": "S1:1 W1:1 B1:1 T1:1"})
    worlds = [sample_world(scene.table, 0, QuickChance(seed)) for seed in range(100)]
    laid = [card_worth(scene.table, 1, card) for world in worlds for card in world.piles[1]]
    held = [card_worth(scene.table, 1, card) for world in worlds for card in world.deck]
    assert sum(laid) / len(laid) > sum(held) / len(held) + 0.5
    assert min(laid) == 0, "everything is possible"


def test_with_the_same_luck_equal_moves_bring_the_same() -> None:
    for same_luck in (True, False):
        search = search_of(lay("enid yoko ajax", hands=HANDS, level="expert"), same_luck)
        twins = [Edge(STAY), Edge(STAY)]
        search.compare(twins, 12)
        assert (twins[0].shares == twins[1].shares) is same_luck


def test_friends_have_no_secrets() -> None:
    scene = lay("enid yoko ajax", hands=HANDS, pawns="crypt woods jericho", level="expert").do(STAY)
    search = search_of(scene, same_luck=True)
    assert not search.is_secret([Edge(move) for move in scene.moves])


def test_what_is_a_habit_needs_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = lay("enid yoko ajax", hands=HANDS, thing="E4", holder=0, thing_step=True, level="expert")
    monkeypatch.setattr("speeltafel.bots.search.player.Search", None)
    move = decide(scene.match, master(), scene.decision)
    assert move == GAME.instinct(scene.table, scene.decision, QuickChance(1))


def test_who_thinks_talks_as_well() -> None:
    scene = lay(
        "enid yoko", hands="B1 W1 S1/M2", bag="woods", pawns="woods crypt", piles={"woods": "E5:0"}, turn=0
    )
    bot = master()
    assert bot.signal(scene.view(0)) == ""
    scene.do(Go("art_shed"))
    assert bot.signal(scene.view(0)) == ""
    scene.do(scene.moves[1])
    assert bot.signal(scene.view(0)) == "little-help-art-shed"
