"""What may be said, and what the bots make of it."""

import re
from typing import Any

import pytest

from speeltafel.engine import Move, clone
from speeltafel.engine.talk import TalkingBot, pass_on, speak
from speeltafel.games.hydes_attack import GAME
from speeltafel.games.hydes_attack.bot import OutcastBot
from speeltafel.games.hydes_attack.bot.belief import believed_table
from speeltafel.games.hydes_attack.bot.memory import Memory
from speeltafel.games.hydes_attack.events import Said
from speeltafel.games.hydes_attack.game import thing_stays
from speeltafel.games.hydes_attack.moves import (
    SILENCE,
    SKIP,
    STAY,
    Go,
    Play,
    PlayOnes,
    PlaySix,
    PlayThing,
    Remark,
    SendThing,
)
from speeltafel.games.hydes_attack.signals import MEANING, REMARKS, SIGNALS
from speeltafel.kit.rules import rule
from tests.games.hydes_attack.layout import Scene, lay

TEXTS = {
    language: (GAME.folder() / "texts" / f"{language}.ftl").read_text("utf-8") for language in ("en", "nl")
}


def bot_plays(scene: Scene) -> tuple[OutcastBot, str]:
    """A bot answers questions until it has played a card; what it says then."""
    bot = OutcastBot(seed=1)
    seat = scene.decision.seat
    while scene.table.open and scene.decision.kind in ("move", "play"):
        kind = scene.decision.kind
        scene.do(bot.choose(scene.view(seat), scene.decision))
        said = bot.signal(scene.view(seat))
        if kind == "play":
            return bot, said
        assert said == ""
    raise AssertionError("the bot played no card")


@rule("HA-053")
def test_the_three_remarks_of_the_rulebook_can_be_made_about_every_outer_location() -> None:
    about: dict[str, set[str]] = {}
    for phrase, location in MEANING.values():
        about.setdefault(phrase, set()).add(location)
    outer = {"crypt", "jericho", "pilgrim_village", "art_shed", "woods"}
    assert about["covered"] == about["focus"] == about["little-help"] == outer


@rule("HA-052", "HA-R40")
def test_no_signal_and_no_phrase_carries_a_number_or_a_symbol() -> None:
    for text in TEXTS.values():
        lines = re.findall(r"^(?:signal|phrase)-[\w-]+ = (.*)$", text, re.MULTILINE)
        assert len(lines) >= len(SIGNALS)
        for line in lines:
            assert not re.search(
                r"\d|Siren|Werewolf|Weerwolf|Bee\b|Bij\b|Medusa|Bat\b|Vleermuis|Eye\b|Oog\b", line
            )


@rule("HA-R40")
def test_free_chat_is_closed_unless_the_table_opens_it() -> None:
    closed, opened = lay().table, lay(free_talk=True).table
    assert not GAME.hears(closed, 0, 1, free=True)
    assert GAME.hears(closed, 0, 1, free=False)
    assert GAME.hears(opened, 0, 1, free=True)
    assert not GAME.hears(opened, None, 1, free=True)


@rule("HA-R40")
def test_what_is_said_changes_nothing_on_the_table() -> None:
    scene = lay(hands="S2 W2 B2/M2 T2 E2")
    before = clone(scene.table)
    bots = [GAME.bot("normal", seat) for seat in range(2)]
    for signal in SIGNALS:
        pass_on(scene.match, bots, 0, signal)
    assert scene.table == before


@rule("HA-R40")
def test_signals_are_given_at_any_moment_as_moves_or_not_at_all() -> None:
    tables = [lay(signals=way).table for way in ("any_time", "after_play", "off")]
    assert [GAME.signals_at(table) for table in tables] == [SIGNALS, (), ()]


AFTER: dict[str, Any] = {"signals": "after_play"}
WEAK_HAND: dict[str, Any] = {
    "bag": "woods",
    "pawns": "crypt nevermore",
    "piles": {"woods": "E5:0 T5:0"},
    "targets": "twos_to_fours bat_plus ones_to_threes medusa_plus eye_plus",
}
"""The Woods are attacked for certain, and a 1 counts 1 wherever the first player can go."""


@rule("HA-053", "HA-R40")
def test_after_a_play_one_remark_or_none() -> None:
    scene = lay(hands="S2 W2 B2/M2", pawns="crypt nevermore", deck="T5", **AFTER)
    scene.do(STAY, Play("siren_2", "crypt"))
    assert (scene.decision.seat, scene.decision.kind, scene.decision.clock) == (0, "signal", "turn")
    assert scene.hand(0) == "B2 W2"
    assert set(scene.moves) == {SILENCE, *REMARKS}
    scene.do(Remark("little-help", "crypt"))
    assert scene.hand(0) == "B2 T5 W2"
    assert (scene.decision.seat, scene.decision.kind) == (1, "move")
    assert [(event.seat, event.phrase, event.location) for event in scene.happened(Said)] == [
        (0, "little-help", "crypt")
    ]


@rule("HA-053")
@pytest.mark.parametrize(
    ("outcasts", "play"),
    [
        ("enid yoko", PlayThing("crypt")),
        ("ajax yoko", PlayOnes(("siren_1", "werewolf_1"), False, "crypt")),
        ("bianca yoko", PlaySix("siren_1", "crypt")),
        ("eugene yoko", Play("siren_1", "jericho")),
    ],
)
def test_every_way_to_play_is_followed_by_the_question(outcasts: str, play: Move) -> None:
    scene = lay(outcasts, hands="S1 W1 B2/M2", thing="E1", holder=0, pawns="crypt nevermore", **AFTER)
    assert scene.do(STAY, play).decision.kind == "signal"


@rule("HA-053")
def test_a_remark_is_kept_with_who_made_it() -> None:
    scene = lay(hands="S2/M2", pawns="crypt crypt", turn=1, **AFTER)
    scene.do(STAY, Play("medusa_2", "crypt"), Remark("focus", "woods"))
    assert [(one.seat, one.phrase, one.location) for one in scene.view(0).said] == [(1, "focus", "woods")]


@rule("HA-053")
def test_without_a_play_nobody_is_asked_for_a_remark() -> None:
    assert lay(hands="S2/M2", **AFTER).do(STAY).decision.kind == "move"
    assert lay("eugene ajax", hands="S2/M2", **AFTER).do(STAY, SKIP).decision.seat == 1
    scene = lay(hands="S2/M2", pawns="crypt nevermore").do(STAY, Play("siren_2", "crypt"))
    assert scene.decision.kind == "move"
    assert scene.refuses(Remark("covered", "crypt")) == "HA-R40"


@rule("HA-053", "HA-029")
def test_nothing_is_said_about_a_place_that_was_attacked() -> None:
    scene = lay(
        hands="S2/M2", pawns="crypt nevermore", attacks="woods+", bag="crypt jericho art_shed", **AFTER
    )
    scene.do(STAY, Play("siren_2", "crypt"))
    assert {move.location for move in scene.moves if isinstance(move, Remark)} == {
        "crypt",
        "jericho",
        "pilgrim_village",
        "art_shed",
        None,
    }
    assert scene.refuses(Remark("focus", "woods")) == "HA-029"


@rule("HA-R40")
def test_a_remark_changes_nothing_but_what_was_said() -> None:
    tables = []
    for move in (SILENCE, Remark("focus", "jericho"), Remark("thing-to-me", None)):
        scene = lay(hands="S2 W2 B2/M2", pawns="crypt nevermore", **AFTER)
        scene.do(STAY, Play("siren_2", "crypt"), move)
        told = [[(one.phrase, one.location) for one in scene.view(seat).said] for seat in (None, 0, 1)]
        assert told[0] == told[1] == told[2]
        assert told[0] == ([(move.phrase, move.location)] if isinstance(move, Remark) else [])
        tables.append(clone(scene.table))
        tables[-1].said = []
    assert tables[0] == tables[1] == tables[2]


def test_bots_make_and_understand_remarks_as_moves() -> None:
    scene = lay(hands="B1 W1 S1/M2 M3 T2", thing="E2", holder=1, **WEAK_HAND, **AFTER)
    bots = [OutcastBot(seed=1), OutcastBot(seed=2)]
    said = None
    while scene.decision.seat == 0:
        move = bots[0].choose(scene.view(0), scene.decision)
        said = move if scene.decision.kind == "signal" else said
        scene.do(move)
    assert said == Remark("little-help", "woods")
    for _ in range(2):
        bots[1].choose(scene.view(1), scene.decision)
    assert bots[1].memory.weak == {(0, "woods"): 1}
    assert bots[0].memory.weak == {}


def test_a_bot_with_nothing_to_say_is_silent() -> None:
    scene = lay(hands="B4 W4 S4/M2", pawns="crypt nevermore", **AFTER)
    bot = OutcastBot(seed=1)
    while scene.decision.kind != "signal":
        scene.do(bot.choose(scene.view(0), scene.decision))
    assert bot.choose(scene.view(0), scene.decision) == SILENCE


def test_a_bot_says_little_help_when_its_card_counts_for_little() -> None:
    bot, said = bot_plays(lay("enid ajax", hands="S1 W1 S1/M2", **WEAK_HAND))
    assert said == "little-help-woods"
    assert isinstance(bot, TalkingBot)


def test_a_bot_says_covered_when_the_need_is_met() -> None:
    scene = lay(hands="B5 W5 S5/M2", bag="woods", pawns="crypt nevermore", piles={"woods": "E5:0 T5:0"})
    assert bot_plays(scene)[1] == "covered-woods"


def test_a_bot_asks_for_more_where_the_lack_is_largest() -> None:
    scene = lay(hands="B5 W5 S5/M2", bag="crypt jericho", pawns="crypt nevermore")
    assert bot_plays(scene)[1] in ("focus-jericho", "focus-crypt")


def test_a_bot_asks_for_more_once_in_a_round_unless_somebody_thinks_it_is_covered() -> None:
    scene = lay(hands="B5 W5 S5/M2", bag="crypt jericho", pawns="crypt nevermore")
    bot, said = bot_plays(scene)
    place = said.removeprefix("focus-")
    again = bot.plan(believed_table(scene.view(0), 0), 0)
    assert bot.remark(again, place) == ""
    bot.hear(1, f"covered-{place}")
    bot.hear(1, f"focus-{place}")
    bot.memory.focus.clear()
    assert bot.remark(again, place) == said
    bot.memory.turn_page(2)
    assert bot.memory.told == set()


def stays(scene: Scene) -> None:
    """A turn in which nothing is played, and Thing stays where it is."""
    scene.do(STAY)
    if scene.decision.kind == "thing":
        scene.do(thing_stays(scene.table, scene.decision.seat))


def test_a_round_begins_with_the_turn_after_the_last_attack() -> None:
    scene = lay("enid ajax", hands="S2 W2 B2/M2 T2 E2", pawns="nevermore nevermore")
    began = scene.view(0).round_began
    for seat in (0, 1, 0, 1):
        stays(scene)
        assert scene.view(seat).round_began == began


def test_who_holds_cards_and_plays_none_for_two_turns_is_idling() -> None:
    scene = lay("enid ajax", hands="S2 W2 B2/M2 T2 E2", pawns="nevermore nevermore")
    seen = []
    for _ in range(4):  # the turn that is laid has begun already
        seen.append(scene.view(0).idling)
        stays(scene)
        stays(scene)
    assert seen == [False, False, False, True]
    scene.do(Go("crypt"), Play("siren_2", "crypt"))
    assert not scene.view(0).idling


def test_a_bot_speaks_only_after_a_play_and_once() -> None:
    bot, said = bot_plays(lay(hands="B1 W1 S1/M2", **WEAK_HAND))
    assert said
    assert bot.signal(lay().view(0)) == ""


def test_a_bot_says_nothing_about_cards_that_everybody_has_seen_meanwhile() -> None:
    scene = lay(hands="S2/B1 W1 S1", turn=1, bag="woods", tokens="crypt", pawns="nevermore crypt", holder=0)
    _, said = bot_plays(scene)
    assert scene.view(None).attack == 2
    assert said == ""


def expected(scene: Scene, bot: OutcastBot, seat: int = 0) -> float:
    """What a bot expects to lie in The Crypt."""
    return bot.plan(believed_table(scene.view(seat), seat), seat).outlook.points[1]


def gain(scene: Scene, bot: OutcastBot) -> float:
    """What a bot thinks four points more in The Crypt are worth."""
    return bot.plan(believed_table(scene.view(0), 0), 0).gain(1, 4)


def test_little_help_lowers_what_a_bot_expects() -> None:
    scene = lay(piles={"crypt": "S5:1 W5:1"}, hands="B2/M2")
    bot = OutcastBot(seed=1)
    fresh = expected(scene, bot)
    bot.hear(1, "little-help-crypt")
    once = expected(scene, bot)
    for _ in range(5):
        bot.hear(1, "little-help-crypt")
    assert fresh > once > expected(scene, bot) > 0


def test_covered_and_focus_steer_a_bot_until_the_next_attack() -> None:
    scene = lay(piles={"crypt": "S5:1"}, hands="B2/M2")
    bot = OutcastBot(seed=1)
    plain = gain(scene, bot)
    bot.hear(1, "focus-crypt")
    assert gain(scene, bot) > plain
    bot.hear(1, "covered-crypt")
    assert gain(scene, bot) < plain
    bot.memory.turn_page(2)
    assert bot.memory.covered == bot.memory.focus == set()


def test_a_bot_counts_on_a_player_who_is_going_somewhere() -> None:
    scene = lay(hands="B2/M2")
    bot = OutcastBot(seed=1)
    bot.hear(1, "going-crypt")
    assert expected(scene, bot) > 0


def test_a_bot_sends_thing_to_who_asks_for_it() -> None:
    scene = lay("enid ajax yoko", hands="S2 W2 B2/M2/T2", thing="E1", holder=0, thing_step=True)
    for asked in (1, 2):
        bot = OutcastBot(seed=1)
        bot.hear(asked, "thing-to-me")
        move = bot.choose(scene.view(0), scene.decision)
        assert isinstance(move, SendThing)
        assert move.player == asked


def test_a_bot_keeps_thing_when_asked_to() -> None:
    scene = lay("enid ajax yoko", hands="S2 W2 B2/M2/T2", thing="E1", holder=0, thing_step=True)
    bot = OutcastBot(seed=1)
    bot.hear(1, "thing-to-me")
    bot.hear(2, "keep-thing")
    move = bot.choose(scene.view(0), scene.decision)
    assert isinstance(move, SendThing)
    assert move.player == 0


def test_a_word_that_is_no_signal_means_nothing() -> None:
    memory = Memory()
    memory.hear(1, "I have a five")
    assert (memory.weak, memory.covered, memory.focus) == ({}, set(), set())


def test_signals_are_passed_on_to_the_other_bots_only() -> None:
    scene = lay(hands="B1 W1 S1/M2", **WEAK_HAND)
    bots = [OutcastBot(seed=1), OutcastBot(seed=2)]
    while scene.decision.seat == 0 and scene.decision.kind in ("move", "play"):
        scene.do(bots[0].choose(scene.view(0), scene.decision))
    assert speak(scene.match, [*bots, None], 0) == "little-help-woods"
    assert bots[0].memory.weak == {}
    assert bots[1].memory.weak == {(0, "woods"): 1}
