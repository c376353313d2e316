"""What the drawings tell: who has what, and the right numbers."""

from typing import Any

import speeltafel
from speeltafel.bots import RandomPlayer
from speeltafel.engine import Match
from speeltafel.engine.clock import VirtualClock
from speeltafel.games.good_vs_evil.moves import NOPE, Play
from speeltafel.lab.driver import answer, next_decision, play_out
from speeltafel.texts import Texts
from tests.games.good_vs_evil.layout import A, B, C, lay
from tests.terminal.test_screens import NAMES, drawn


def table(match: Match, seat: int | None) -> list[str]:
    return drawn(Texts(match.game, "en"), match, seat)


def line(lines: list[str], beginning: str) -> str:
    return next(found for found in lines if found.strip().startswith(beginning))


def bots(match: Match) -> list[Any]:
    return [match.game.bot(match.game.levels[-1], seat) for seat in range(match.table.seats)]


def test_the_last_attack_is_measured_by_what_it_needed() -> None:
    for seed in range(6):
        match = speeltafel.start("hydes-attack", 3, seed=seed)
        play_out(match, [RandomPlayer(seat) for seat in range(3)])
        view = match.view(0)
        assert len(view.attacks) < 5, "random players lose early, and more attacks would follow"
        told = " ".join(" ".join(table(match, 0)).split())
        assert f"= {view.attacks[-1].total} of {view.attacks[-1].need}" in told
        assert f"Attack {len(view.attacks)} needs {view.attacks[-1].need} points" in told


def test_every_location_stands_on_a_line_of_its_own() -> None:
    match = speeltafel.start("hydes-attack", 4, seed=3)
    texts = Texts(match.game, "en")
    lines = [found[2:] for found in table(match, None)]
    for place in match.view(None).locations:
        assert sum(found.startswith(texts.card(place.location)) for found in lines) == 1


def test_where_points_are_counted_hands_have_owners_and_the_pad_is_a_table() -> None:
    match = speeltafel.start("creatures-and-outcasts", 3, {"ready": "yes"}, seed=4)
    players = bots(match)
    while next_decision(match).kind != "next-round":
        decision = next_decision(match)
        answer(match, players[decision.seat], decision)
    view, lines = match.view(1), table(match, 1)
    for name, hand in zip([NAMES[0], "you", NAMES[2]], view.shown, strict=True):
        told = line(lines, f"{name} ")
        assert ("no cards" in told) if not hand else (hand[0] in told)
    assert line(lines, "Score pad").split()[2:] == [NAMES[0], "you", NAMES[2]]
    assert line(lines, "total").split()[1:] == [str(total) for total in view.totals]
    assert line(lines, "round 1").split()[2:] == [str(points) for points in view.points[0]]


def test_the_stack_tells_who_plays_what_on_whom_and_who_said_nope() -> None:
    board = lay("nope troll", "attack favor mer", "nope mer", turn=B, nope_race="arrival")
    board.play(B, Play("attack"))
    board.play(C, NOPE)
    told = line(table(board.match, A), "On the stack")
    assert f"{NAMES[B]} [Attack (2x)]" in told
    assert f"+ Nope ({NAMES[C]})" in told
    assert told.endswith("= stopped")


def test_a_die_on_a_card_shows_whose_it_is() -> None:
    match = speeltafel.start("rush-out", 3, seed=2)
    clock = VirtualClock(match, bots(match), 2)
    marks = "①②③"
    compared = 0
    while match.time < 12:
        clock.step()
        view = match.view(None)
        cards = [view.spots[card] for card in (*view.trials, *view.spells) if card]
        lying = [code >> 3 for spot in cards for code in (*spot.hero, *spot.wizard) if code >= 0]
        shown = "".join(found for found in table(match, None) if not found.startswith(tuple(marks)))
        assert [shown.count(mark) for mark in marks] == [lying.count(seat) for seat in range(3)]
        compared += bool(lying)
    assert compared > 5
