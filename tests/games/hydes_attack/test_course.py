"""Rounds, cycles, tokens."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any, cast

import pytest

import speeltafel
from speeltafel.engine import Match
from speeltafel.games.hydes_attack.cards import owner
from speeltafel.games.hydes_attack.events import (
    Attacked,
    Begun,
    Dealt,
    Discarded,
    DrewForThing,
    GaveThing,
    HydeSeen,
    Moved,
    NotSwapped,
    OnesPlayed,
    OutcastChosen,
    Said,
    SixPlayed,
    Skipped,
    Stayed,
    Swapped,
    ThingPlaced,
    ThingPlayed,
    ThingSent,
    TookFromThing,
)
from speeltafel.games.hydes_attack.layout import RING
from speeltafel.games.hydes_attack.moves import STAY, Go, Play
from speeltafel.games.hydes_attack.state import Table
from speeltafel.kit.playing import choose, start
from speeltafel.kit.rules import rule
from tests.games.hydes_attack.layout import lay
from tests.games.hydes_attack.setups import SETUPS


def idle(seats: int, seed: int, **options: object) -> Iterator[tuple[Match, list[object]]]:
    """A game in which nobody leaves Nevermore, with the events of each move."""
    match = speeltafel.start(
        "hydes-attack", seats, {"outcasts": "random", **options}, seed=seed, record=False
    )
    while match.result is None:
        decision = match.decisions()[0]
        move = STAY if decision.kind == "move" else decision.moves[0]
        yield match, list(match.play(decision.seat, move))


def lively(seed: int) -> tuple[Match, list[object]]:
    """A random game that reaches the fifth attack, with all its events."""
    for attempt in range(seed, seed + 5000):
        match = speeltafel.start("hydes-attack", 2, {"outcasts": "random"}, seed=attempt, record=False)
        chooser = random.Random(attempt)
        events: list[object] = []
        while match.result is None:
            decision = match.decisions()[0]
            bot = match.game.bot("normal", attempt) if decision.kind != "swap" else None
            move = bot.choose(match.view(decision.seat), decision) if bot else chooser.choice(decision.moves)
            events += match.play(decision.seat, move)
        if len(match.view(None).attacks) == 5:
            return match, events
    raise AssertionError("no game reached the fifth attack")


@rule("HA-026", "HA-027", "HA-088")
def test_five_rounds_of_five_to_one_cycles_each_ending_with_one_attack() -> None:
    _, events = lively(1)
    course = "".join("a" if isinstance(event, Attacked) else "." for event in events if is_token(event))
    assert course == "....a...a..a.aa"


def is_token(event: object) -> bool:
    return isinstance(event, HydeSeen | Attacked)


@rule("HA-029", "HA-030")
def test_every_outer_location_is_attacked_exactly_once() -> None:
    _, events = lively(2)
    attacked = [event.location for event in events if isinstance(event, Attacked)]
    assert sorted(attacked) == sorted(RING.split())


@rule("HA-022", "HA-028", "HA-069", "HA-091")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_takes_one_turn_clockwise_then_one_token_is_drawn(seats: int) -> None:
    order: list[object] = []
    for match, events in idle(seats, seed=3, first_player=2):
        order += [event.seat for event in events if type(event).__name__ == "Stayed"]  # type: ignore[attr-defined]
        order += ["token" for event in events if is_token(event)]
        if len(match.view(None).attacks) == 2:
            break
    cycle = [*((1 + turn) % seats for turn in range(seats)), "token"]
    assert order[: 9 * (seats + 1)] == cycle * 9


@rule("HA-070", "HA-R32")
def test_the_token_is_drawn_by_chance_and_nobody_decides() -> None:
    first_seen = set()
    for seed in range(40):
        for match, events in idle(2, seed):
            drawn = [event.location for event in events if isinstance(event, HydeSeen)]
            if drawn:
                first_seen.add(drawn[0])
                assert match.decisions()[0].kind == "move"
                break
    assert first_seen == set(RING.split())


@rule("HA-071", "HA-072", "HA-073", "HA-R33")
def test_a_token_that_is_not_the_last_lies_beside_its_location_and_changes_nothing_there() -> None:
    scene = lay(hands="S2 W2 B2/M2 T2 E2", thing="M1", holder=0, turn=1, pawns="nevermore nevermore")
    scene.do(Go("pilgrim_village"), Play("medusa_2", "pilgrim_village"))
    view = scene.view(None)
    seen = [place.location for place in view.locations if place.seen]
    assert len(seen) == 1
    assert sorted([*view.bag, *seen]) == sorted(RING.split())
    assert [(event.location, event.left) for event in scene.happened(HydeSeen)] == [(seen[0], len(view.bag))]
    assert view.attacks == ()
    assert Go(seen[0]) in scene.moves
    scene.do(Go(seen[0]))
    assert Play("siren_2", seen[0]) in scene.moves


@rule("HA-074", "HA-R33")
def test_the_last_token_is_the_attack_and_everybody_knows_where() -> None:
    scene = lay(turn=1, bag="jericho", tokens="crypt woods art_shed pilgrim_village", hands="S2/M2")
    assert scene.view(None).bag == ("jericho",)
    scene.do(STAY)
    assert [event.location for event in scene.happened(Attacked)] == ["jericho"]


@rule("HA-087", "HA-088", "HA-076")
def test_after_an_attack_the_other_tokens_return_to_the_bag() -> None:
    scene = lay(turn=1, bag="jericho", tokens="crypt art_shed", attacks="woods+ pilgrim_village+")
    scene.do(STAY)
    view = scene.view(None)
    assert sorted(view.bag) == ["art_shed", "crypt"]
    assert not any(place.seen for place in view.locations)
    assert {place.location for place in view.locations if place.fate != "open"} == {
        "woods",
        "pilgrim_village",
        "jericho",
    }


@rule("HA-090", "HA-092")
def test_pawns_return_and_everything_else_stays_for_the_next_round() -> None:
    scene = lay(
        turn=1,
        bag="jericho",
        tokens="crypt art_shed",
        attacks="woods+ pilgrim_village+",
        pawns="crypt art_shed",
        hands="S2 W2 B2/M2 T2 E2",
        thing="E1",
        holder=0,
        piles={"crypt": "S4 W4"},
        deck="B1 B3",
        discard="T1",
    )
    scene.do(STAY, Play("medusa_2", "art_shed"))
    assert [player.location for player in scene.view(None).players] == ["nevermore", "nevermore"]
    assert (scene.hand(0), scene.hand(1)) == ("B2 S2 W2", "B1 E2 T2")
    assert (scene.pile("crypt"), scene.pile("art_shed")) == ("S4 W4", "M2")
    assert (scene.view(0).thing_holder, scene.view(0).thing_card) == (0, "eye_1")
    assert scene.view(None).discarded == ("bat_1",)
    assert scene.decision.seat == 0


SETUP = (OutcastChosen, Begun, Dealt, ThingPlaced)
"""What happens to everybody at the start."""
DEEDS = {Moved, Stayed, OnesPlayed, SixPlayed, ThingPlayed, Skipped, Said, Discarded, DrewForThing}
DEEDS |= {TookFromThing, GaveThing, ThingSent, Swapped, NotSwapped}


@rule("HA-R36", "HA-028")
def test_every_event_names_who_did_it_and_every_card_who_played_it() -> None:
    met = set()
    second_is_eugene: dict[str, object] = {"outcasts": "random", "outcast_2": "eugene"}
    for seed, (options, seats) in enumerate(product([*SETUPS, second_is_eugene] * 3, (2, 3, 4))):
        match = start(("hydes-attack", seats, options), seed, record=False)
        for seat, events, laid in deeds(match, seed):
            told = [event for event in events if hasattr(event, "seat") and not isinstance(event, SETUP)]
            assert {event.seat for event in told} | set(laid) <= {seat}, told
            counted = [event for event in told if hasattr(event, "count")]
            assert all(event.count == len(event.cards) + getattr(event, "thing", 0) for event in counted)
            met |= {type(event) for event in told if seat}
    assert met >= DEEDS, "somebody else than seat 0 did all of it"


def deeds(match: Match, seed: int) -> Iterator[tuple[int, list[Any], list[int]]]:
    """Of every move of a random game: who made it, what happened, and whose cards were laid down."""
    chooser, table = random.Random(seed), cast(Table, match.table)
    while match.result is None:
        decision, move = choose(match, chooser)
        assert decision is not None
        assert move is not None
        assert decision.kind in ("outcast", "swap") or match.view(None).turn == decision.seat
        before = [len(pile) for pile in table.piles]
        events = match.play(decision.seat, move)
        laid = [owner(card) for pile, old in zip(table.piles, before, strict=True) for card in pile[old:]]
        yield decision.seat, events, laid
