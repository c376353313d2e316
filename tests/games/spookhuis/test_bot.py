"""The bot plans, and the helpers behind its plans and the previews on the screen tell the truth."""

import random

import msgspec

import speeltafel
from speeltafel.bots import RandomPlayer, make_player
from speeltafel.engine import ASKED, INTERRUPT, Decision, Match
from speeltafel.engine.interject import AlertBot, interjection
from speeltafel.games.spookhuis.board import CELLS, cell_at
from speeltafel.games.spookhuis.game import GAME
from speeltafel.games.spookhuis.haunting import Haunt
from speeltafel.games.spookhuis.moves import (
    CRACK,
    DECLINE,
    GO,
    ROLL,
    SPARE,
    Ambush,
    Frighten,
    Look,
    PickRoom,
    PickTile,
    Rotate,
    Steer,
    Teleport,
    Unlock,
    Use,
    use,
)
from speeltafel.games.spookhuis.rails import DEAD_END, IN_ROOM, reach, turns_of
from speeltafel.games.spookhuis.scouting import chart_for
from speeltafel.games.spookhuis.traffic import barred_for, may_swap, swap
from speeltafel.games.spookhuis.tricks import stops_after_swap, swaps
from speeltafel.kit.playing import do
from speeltafel.kit.rules import rule
from speeltafel.lab import play_out
from tests.games.spookhuis.layout import HARMLESS, NE, E, Night, W, corridor, dead_end, table_of


def advice(night: Night) -> object:
    """What the bot would do now."""
    decision = night.waiting()
    return GAME.bot("normal", 1).choose(night.match.view(decision.seat), decision)


def game(kinds: list[str], seed: int) -> Match:
    match = speeltafel.start("spookhuis", len(kinds), seed=seed, events=False, record=False)
    play_out(match, [make_player(match.game, kind, seed + seat) for seat, kind in enumerate(kinds)])
    return match


def test_one_bot_beats_two_random_players() -> None:
    wins = 0.0
    for seed in range(18):
        kinds = ["random", "random", "random"]
        kinds[seed % 3] = "bot"
        result = game(kinds, seed).result
        assert result is not None
        if seed % 3 in result.winners:
            wins += 1 / len(result.winners)
    assert wins >= 10


def test_a_table_of_bots_cracks_the_code() -> None:
    games = [game(["bot"] * 3, seed) for seed in range(8)]
    reasons = [match.result.reason for match in games if match.result is not None]
    assert reasons.count("escaped") >= 6


def test_the_bot_answers_every_question_with_a_legal_move() -> None:
    match = speeltafel.start(
        "spookhuis", 4, {"board": "players", "first_player": "haircut"}, seed=3, record=False
    )
    bot = GAME.bot("normal", 3)
    kinds = set()
    while match.result is None:
        decision = next(d for d in match.decisions() if d.waits == ASKED)
        kinds.add(decision.kind)
        move = bot.choose(match.view(decision.seat), decision)
        assert move in decision.moves
        do(match, decision, move)
    assert {"haircut", "board", "rotate", "test", "key-room"} <= kinds


def test_with_the_code_in_hand_the_bot_rides_home_and_cracks_it() -> None:
    night = corridor()
    night.cart(0, 2, 0, W)
    night.keys(0, 1, 2, 3)
    night.code(1, 2, 3)
    night.table.code = [msgspec.structs.replace(held, seen=1, sure=1) for held in night.table.code]
    night.begin()
    assert advice(night) == GO
    night.ride()
    assert advice(night) == CRACK
    night.play(CRACK)
    for _ in range(3):
        move = advice(night)
        assert isinstance(move, Unlock)
        night.play(move)
    assert night.match.result is not None


def test_with_one_key_the_bot_looks_at_a_slot_it_does_not_know() -> None:
    night = corridor()
    night.cart(0, 2, 0, W)
    night.keys(0, 4)
    night.code(1, 2, 3)
    night.table.code[0] = msgspec.structs.replace(night.table.code[0], seen=1, sure=1)
    night.begin().ride()
    assert advice(night) == Look(1)


def test_the_bot_turns_the_tile_that_leads_to_a_key() -> None:
    night = dead_end()
    night.begin()
    move = advice(night)
    assert isinstance(move, Rotate)
    night.play(move)
    while night.asked() == (0, "branch"):
        night.play(advice(night))  # type: ignore[arg-type]
    assert night.table.stop != 0 or night.asked()[1] != "frighten"


def test_the_bot_frightens_most_whoever_is_near_escaping_and_spares_others() -> None:
    night = dead_end()
    night.morale(1, 1)
    night.hand(1, "raven", "golem", "bloom")
    night.begin().ride()
    assert advice(night) == SPARE
    night.keys(0, 1, 2)
    assert advice(night) == Frighten("golem")
    night.keys(0)
    night.player(1).ghost = True
    assert advice(night) == Frighten("golem")


def test_the_bot_wards_off_what_hurts() -> None:
    night = dead_end()
    night.morale(1, 1)
    night.hand(0, "mirror")
    night.hand(1, "bloom", "raven")
    night.begin().ride()
    night.play(Frighten("bloom"))
    assert advice(night) == use("mirror")
    night = dead_end()
    night.begin().ride()
    night.play(night.moves()[1])
    assert advice(night) == ROLL


def test_a_ghost_bot_hunts() -> None:
    night = corridor()
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.lay(2, 0, "O1")
    night.lay(3, -1, "S1")
    night.cart(1, 3, -1, W)
    night.morale(1, 2)
    night.begin()
    assert night.asked() == (0, "branch")
    while night.asked()[0] == 0:
        night.play(advice(night))  # type: ignore[arg-type]
    assert night.asked() == (1, "test")


def test_a_bot_with_morale_to_lose_does_not_ambush_for_nothing() -> None:
    night = dead_end()
    night.cart(2, 1, 0, W)
    night.morale(1, 1)
    night.begin().ride()
    night.play(night.moves()[0])
    assert night.asked() == (0, "ambush")
    assert advice(night) == DECLINE


def test_all_rotations_are_listed_with_their_stops() -> None:
    match = speeltafel.start("spookhuis", 3, seed=1, record=False)
    chart = chart_for(match.view(0), 0)
    rotations = [(cell, k) for cell in range(CELLS) for k in turns_of(chart.board, cell)]
    found = sum(len(chart.stops_after(cell, k)) for cell, k in rotations)
    assert len(rotations) == 162
    assert found > 1000


def test_after_a_teleport_nobody_counts_on_a_second_one() -> None:
    """SH-048: a Ghost Circle at the rim leads out again, but that is a dead end now."""
    night = corridor()
    night.lay(3, -1, "S0")
    night.lay(-2, -1, "O1")
    night.cart(0, 3, -1, E)
    night.begin()
    assert night.match.view(0).lit
    night.ride()
    assert night.asked() == (0, "teleport")
    circle = cell_at(-2, -1)
    night.play(Teleport(circle, W))
    assert night.asked() == (0, "branch")
    assert not night.match.view(0).lit
    chart = chart_for(night.match.view(0), 0)
    assert chart.stops_via(W) == [(circle * 6 + W) * 4 + DEAD_END]
    assert advice(night) != Steer(W)
    night.play(Steer(W))
    assert night.cell(0) == circle
    assert night.match.view(0).stop == "dead_end"


def offer_to(night: Night, seat: int) -> Decision:
    return next(d for d in night.match.decisions() if d.seat == seat and d.waits == INTERRUPT)


@rule("SH-113", "SH-R72")
def test_in_anothers_turn_the_bot_files_a_key_that_fits_no_lock() -> None:
    night = corridor()
    night.hand(1, "file", HARMLESS)
    night.keys(1, 4)
    night.code(1, 2, 3)
    night.begin()
    bot = GAME.bot("normal", 1)
    assert interjection(night.match, [bot] * 3) is None, "it does not know the code yet"
    night.table.code[0] = msgspec.structs.replace(night.table.code[0], seen=2, sure=2)
    assert interjection(night.match, [bot] * 3) == (offer_to(night, 1), use("file"))
    assert interjection(night.match, [None] * 3) is None, "people decide for themselves"


@rule("SH-113", "SH-116")
def test_a_bot_that_lives_on_its_book_drinks_before_a_thief_takes_it() -> None:
    night = dead_end()
    night.cart(1, 1, 0, W)
    night.hand(1, "gin", HARMLESS)
    night.laid(1, "book", 3)
    night.morale(1, 3)
    night.morale(0, 4)
    night.begin().ride()
    night.play(SPARE)
    bot = GAME.bot("normal", 1)
    assert isinstance(bot, AlertBot)
    assert night.asked() == (0, "ambush")
    assert bot.interject(night.match.view(1), offer_to(night, 1)) is None
    night.play(Ambush(1))
    assert night.asked() == (0, "test")
    assert bot.interject(night.match.view(1), offer_to(night, 1)) == use("gin")
    night.morale(1, 4)
    assert bot.interject(night.match.view(1), offer_to(night, 1)) is None, "it would survive the theft"


def test_bots_of_the_lab_use_their_offers() -> None:
    night = corridor()
    night.hand(1, "file", HARMLESS)
    night.keys(1, 4)
    night.code(1, 2, 3)
    night.table.code = [msgspec.structs.replace(held, seen=2, sure=2) for held in night.table.code]
    night.begin()
    play_out(night.match, [RandomPlayer(1), GAME.bot("normal", 1), RandomPlayer(2)])
    assert "file" in night.table.item_discard + night.table.items
    assert night.match.result is not None


def test_the_bot_lights_the_lamp_where_a_wall_is_all_that_keeps_it_from_a_key() -> None:
    """SH-R61: the cart faces the rim, Key Room A lies beside it, and no rail leads there."""
    night = dead_end()
    night.lay(3, -1, "S0")
    night.cart(0, 3, -1, E)
    night.hand(0, "lamp", HARMLESS)
    night.begin()
    bot = GAME.bot("normal", 1)
    assert bot.choose(night.match.view(0), night.waiting()) == use("lamp")
    night.play(use("lamp"))
    while night.asked()[1] in ("depart", "teleport", "wall"):
        night.play(bot.choose(night.match.view(0), night.waiting()))
    assert night.cell(0) == cell_at(3, 0)


def test_the_bot_swaps_the_keys_of_two_rooms_for_the_one_it_needs() -> None:
    night = corridor()
    night.hand(0, "dice", HARMLESS)
    night.keys(0, 2, 3)
    night.code(2, 3, 5)
    night.table.code = [msgspec.structs.replace(held, seen=1, sure=1) for held in night.table.code]
    night.begin()
    bot = GAME.bot("normal", 1)
    for wanted in (use("dice"), PickRoom(4), PickRoom(0)):
        decision = night.waiting()
        assert bot.choose(night.match.view(0), decision) == wanted
        night.play(wanted)
    assert night.table.rooms[0] == 5
    assert night.asked() == (0, "rotate")


def test_the_bot_changes_a_lock_when_somebody_else_has_the_keys() -> None:
    night = corridor()
    night.hand(0, "whistle", HARMLESS)
    night.keys(0, 1)
    night.code(1, 2, 3)
    night.table.code[0] = msgspec.structs.replace(night.table.code[0], seen=1, sure=1)
    night.begin()
    assert advice(night) != use("whistle")
    night.keys(1, 1, 2, 3)
    assert advice(night) == use("whistle")
    night.play(use("whistle"))
    assert advice(night) == Look(1), "not the lock for which it has the key"


def test_with_the_compass_the_bot_turns_two_tiles_for_a_room() -> None:
    night = corridor()
    night.track("S1", "S1")
    night.hand(0, "compass", HARMLESS)
    night.begin()
    bot = GAME.bot("normal", 1)
    played = []
    while night.asked() == (0, "rotate"):
        played.append(bot.choose(night.match.view(0), night.waiting()))
        night.play(played[-1])
    assert played[0] == use("compass")
    turned = [move.cell for move in played if isinstance(move, Rotate)]
    assert sorted(turned) == [cell_at(1, 0), cell_at(2, 0)]
    assert night.cell(0) == cell_at(3, 0), "Key Room A, behind two tiles that lay across"


@rule("SH-152", "SH-172")
def test_the_bot_swaps_two_tiles_where_only_that_opens_a_room() -> None:
    """The cart may not rotate, and the second tile lies across the way to Key Room A."""
    night = dead_end()
    night.hand(0, "wrench", HARMLESS)
    night.player(0).derailed = True
    night.begin()
    bot = GAME.bot("normal", 1)
    played = []
    while night.asked()[1] != "key-room":
        played.append(bot.choose(night.match.view(0), night.waiting()))
        night.play(played[-1])
    assert played[0] == use("wrench")
    assert PickTile(cell_at(2, 0)) in played[1:3]
    assert played[3] == GO
    assert night.cell(0) == cell_at(3, 0)


def test_the_bot_keeps_the_wrench_while_rails_lead_to_a_key() -> None:
    night = corridor()
    night.hand(0, "wrench", HARMLESS)
    night.begin()
    assert advice(night) != use("wrench")


@rule("SH-R63")
def test_swaps_that_the_bot_considers_are_legal_and_lead_where_it_thinks() -> None:
    tried = 0
    for seed in range(4):
        match, chooser = speeltafel.start("spookhuis", 4, seed=seed, record=False), random.Random(seed)
        for _ in range(60):
            decision = next(d for d in match.decisions() if d.waits == ASKED)
            if decision.kind == "rotate":
                tried += check_swaps(match, decision.seat, chooser)
            match.play(decision.seat, chooser.choice([m for m in decision.moves if not isinstance(m, Use)]))
    assert tried > 100


def check_swaps(match: Match, seat: int, chooser: random.Random) -> int:
    """Compare some swaps with what the rules make of them; returns how many opened a room."""
    table, chart = table_of(match), chart_for(match.view(seat), seat)
    taken = {player.cell for other, player in enumerate(table.players) if other != seat and not player.ghost}
    considered = list(swaps(chart, taken))
    opened = 0
    for cell, other in chooser.sample(considered, min(30, len(considered))):
        stops = stops_after_swap(chart, cell, other)
        if any(stop % 4 == IN_ROOM for stop in stops):
            opened += 1
            assert may_swap(table, cell, other)
            swap(table, cell, other)
            cart, barred = table.players[seat], barred_for(table.board, table.players, seat)
            assert reach(table.board, barred, cart.cell, cart.exit, False) == stops
            swap(table, cell, other)
    return opened


def test_a_beginner_rides_as_the_tiles_lie_and_forgets_what_was_seen() -> None:
    night = corridor()
    night.cart(0, 2, 0, W)
    night.keys(0, 4)
    night.code(1, 2, 3)
    night.table.code[0] = msgspec.structs.replace(night.table.code[0], seen=1, sure=1)
    night.begin().ride()
    looks = {GAME.bot("novice", seed).choose(night.match.view(0), night.waiting()) for seed in range(40)}
    assert Look(0) in looks
    assert looks <= {Look(0), Look(1), Look(2)}


def test_a_ghost_that_plays_to_win_waits_where_the_living_will_come() -> None:
    """SH-066, SH-074: both ends of the ride are empty; past one of them leads the only way of a frightened player."""
    night = corridor()
    night.lay(2, 0, "O1")
    night.lay(3, -1, "S1")
    night.lay(2, 1, "S1")
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.cart(1, 1, 2, NE)
    night.lay(1, 2, "S1")
    night.morale(1, 2)
    night.begin()
    haunt = Haunt(night.match.view(0), 0)
    assert haunt.ambush[cell_at(2, 1)] > 0.4 > haunt.ambush[cell_at(3, -1)]
