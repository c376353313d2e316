"""What a seat knows, and the worlds dealt from it, where many cards change hands unseen."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import speeltafel
from speeltafel.engine import Match, QuickChance, ask_again, clone
from speeltafel.engine.redaction import redact, redacted
from speeltafel.games.spookhuis.board import cell_at
from speeltafel.games.spookhuis.cards import IS_HORROR, IS_ITEM
from speeltafel.games.spookhuis.flow.items import Filing, take_key
from speeltafel.games.spookhuis.flow.piles import ITEM_PILE, give, take
from speeltafel.games.spookhuis.flow.secrets import knows as knows_card
from speeltafel.games.spookhuis.flow.secrets import may_hold
from speeltafel.games.spookhuis.game import GAME
from speeltafel.games.spookhuis.lying import Held, kin_of
from speeltafel.games.spookhuis.moves import (
    GO,
    ROLL,
    SPARE,
    STEAL_HAND,
    Ambush,
    Frighten,
    HandIn,
    Look,
    SetAside,
    StealKey,
    Use,
    use,
)
from speeltafel.games.spookhuis.state import Table
from speeltafel.games.spookhuis.view import view
from speeltafel.kit.playing import choose, do, fork
from speeltafel.kit.rules import rule
from speeltafel.kit.test_secrets import common_step, known
from tests.games.spookhuis.layout import HARMLESS, Night, W, dead_end, table_of
from tests.games.spookhuis.setups import contradictions, knows, unoffered

AHEAD = 14
STEPS = 220

seeds = pytest.mark.parametrize("seed", [1, 2, 3, 7])


def rich(seats: int, seed: int, **options: Any) -> Match:
    """A game in which everybody has drawn items and taken keys already, and is easily frightened and robbed."""
    match = speeltafel.start("spookhuis", seats, options, seed=seed, record=False)
    table = table_of(match)
    for seat in range(seats):
        for card in [card for card in table.items if card in IS_ITEM][:3]:
            table.items.remove(card)
            give(table, seat, card, ITEM_PILE)
        for room in range(seat % 2, seat % 2 + 3):
            take_key(table, seat, room, match.now)
        table.players[seat].morale = 5
        table.players[seat].cell, table.players[seat].exit = cell_at(0, 2), W
    ask_again(table, match.now, GAME.offers)
    return match


def rich_moments(seed: int, **options: Any) -> Iterator[tuple[Match, int]]:
    """The moments of such a game, items being used rarely so that hands stay full."""
    match = rich(3 + seed % 3, seed, **options)
    chooser = random.Random(seed)
    for number in range(STEPS):
        if match.result is not None:
            return
        yield match, number
        decision, move = choose(match, chooser)
        if isinstance(move, Use) and chooser.random() < 0.6:
            decision, move = choose(match, chooser)
        do(match, decision, move)


def sample(match: Match, table: Any, seat: int, label: str) -> Table:
    world = match.game.sample_world(table, seat, QuickChance(label))
    assert isinstance(world, Table)
    return world


def test_in_these_games_cards_change_hands_unseen() -> None:
    pooled = [
        any(held.pool for player in table_of(match).players for held in player.hand)
        for match, _ in rich_moments(2)
    ]
    assert sum(pooled) > len(pooled) / 3


@seeds
def test_the_same_knowledge_gives_the_same_worlds(seed: int) -> None:
    for match, number in rich_moments(seed, ambush="classic" if seed % 2 else "attacker_morale"):
        if number % 4 == 0:
            for seat in range(match.table.seats):
                worlds = [
                    match.table,
                    *(sample(match, match.table, seat, f"{number}/{which}") for which in "ab"),
                ]
                again = {match.game.snapshot(sample(match, world, seat, f"{number}")) for world in worlds}
                assert len(again) == 1, (number, seat)


@seeds
def test_what_looks_the_same_goes_on_to_give_the_same_worlds(seed: int) -> None:
    for match, number in rich_moments(seed, always_horror=seed == 1):
        if number % 6 == 0:
            seat = number // 6 % match.table.seats
            world = sample(match, match.table, seat, f"ahead/{number}")
            go_on(fork(match, match.table, number), fork(match, world, number), seat, number)


@seeds
def test_hidden_choices_leave_no_trace_in_anybodys_worlds(seed: int) -> None:
    for match, number in rich_moments(seed):
        for decision in match.decisions():
            for first, second in hidden_pairs(match, decision):
                for viewer in strangers(match, decision):
                    runs = (fork(match, match.table, number), fork(match, match.table, number))
                    told = [
                        redacted(run.play(decision.seat, move), viewer)
                        for run, move in zip(runs, (first, second), strict=True)
                    ]
                    if told[0] == told[1]:
                        alike(*runs, viewer, number)
                        go_on(*runs, viewer, number)


def hidden_pairs(match: Match, decision: Any) -> list[tuple[Any, Any]]:
    """Two cards to set aside, or two keys to steal, of which others cannot say which it was."""
    hand = {held.card for held in table_of(match).players[decision.seat].hand}
    cards = [move for move in decision.moves if isinstance(move, SetAside) and move.card in hand]
    keys = [move for move in decision.moves if isinstance(move, StealKey)]
    return [(moves[0], moves[-1]) for moves in (cards, keys) if len(moves) > 1]


def strangers(match: Match, decision: Any) -> list[int]:
    """Seats that neither give nor get."""
    table = table_of(match)
    near = {decision.seat, table.left_of(decision.seat), match.view(None).ambushed}
    return [seat for seat in range(table.seats) if seat not in near]


def go_on(first: Match, second: Match, viewer: int, number: int) -> None:
    """Do the same in both for as long as the viewer is told the same."""
    chooser = random.Random(number)
    for _ in range(AHEAD):
        step = common_step(first, second, chooser)
        if step is None:
            return
        do(first, *step)
        do(second, *step)
        if redacted(first.now.events or [], viewer) != redacted(second.now.events or [], viewer):
            return
        alike(first, second, viewer, number)


def alike(first: Match, second: Match, viewer: int, number: int) -> None:
    """Equal in all that a viewer sees, deduces and can imagine."""
    assert known(first.game, first.table, viewer) == known(second.game, second.table, viewer)
    assert knows(first.table, viewer) == knows(second.table, viewer)
    worlds = [run.game.snapshot(sample(run, run.table, viewer, f"alike/{number}")) for run in (first, second)]
    assert worlds[0] == worlds[1]


@seeds
def test_nobody_is_wrong_in_any_world(seed: int) -> None:
    for match, number in rich_moments(seed, board="random"):
        table = match.table
        assert unoffered(table) == []
        assert [contradictions(table, seat) for seat in range(table.seats)] == [[]] * table.seats
        if number % 5 == 0:
            seat = number // 5 % table.seats
            world = sample(match, table, seat, f"possible/{number}")
            assert [contradictions(world, eyes) for eyes in range(table.seats)] == [[]] * table.seats
            assert match.game.view(world, None) == match.game.view(table, None)
            assert counts(world) == counts(table_of(match))


def counts(table: Table) -> list[Counter[object]]:
    """How many cards of a hand are surely what."""
    return [
        Counter(held.sort if held.pool else kin_of(held) for held in player.hand) for player in table.players
    ]


@rule("SH-R45", "SH-R46", "SH-R43", "SH-119", "SH-107")
@pytest.mark.parametrize("seed", range(6))
def test_events_name_only_cards_that_the_viewer_has_seen(seed: int) -> None:
    told: Counter[str] = Counter()
    for match in watched(seed):
        table = table_of(match)
        for event in match.now.events or ():
            for viewer in (None, *range(table.seats)):
                shown = redact(event, viewer)
                assert shown is not None
                cards = [card for field in event.secret for card in named(getattr(shown, field))]
                told[type(event).__name__] += bool(event.secret)
                assert [card for card in cards if not has_met(table, viewer, card)] == [], (viewer, shown)
    assert len(told) >= 3, told


def watched(seed: int) -> Iterator[Match]:
    """Poor games and rich ones, after every step."""
    if seed % 2:
        yield from (match for match, _ in rich_moments(seed))
        return
    match = speeltafel.start("spookhuis", 3 + seed % 3, {}, seed=seed, record=False)
    chooser = random.Random(seed)
    while match.result is None:
        do(match, *choose(match, chooser))
        yield match


def named(cards: object) -> list[str]:
    """The cards in a field of an event."""
    if isinstance(cards, str):
        return [cards]
    return list(cards) if isinstance(cards, tuple) else []


def has_met(table: Table, viewer: int | None, card: str) -> bool:
    """Whether a card lies open, or somewhere that this viewer has looked at."""
    bit = table.seats if viewer is None else viewer
    held = [*table.code, *table.aside]
    for player in table.players:
        held += [*player.hand, *player.keys]
    opened = [laid.card for player in table.players for laid in player.laid]
    opened += [*table.horror_discard, *table.item_discard, *table.meeting_discard, table.horror]
    return card in opened or any(one.card == card and one.seen >> bit & 1 for one in held)


# Single moments -----------------------------------------------------------------------------------


def crowded(*hand: str) -> Night:
    """Player 0 has to give one of these cards to player 1; player 2 looks on."""
    night = dead_end()
    night.morale(1, 1)
    night.hand(0, *hand)
    night.begin().ride()
    night.play(SPARE)
    assert night.asked() == (0, "surplus")
    return night


@rule("SH-R70", "SH-131")
def test_a_card_that_was_passed_on_may_be_any_of_those_that_were_there() -> None:
    night = crowded("raven", "golem", "mummy", "zombie", "cross", "dice")
    night.play(SetAside("dice"))
    worlds = [sample(night.match, night.table, 2, str(luck)) for luck in range(60)]
    got = {world.players[1].hand[-1].card in IS_ITEM for world in worlds}
    assert got == {True, False}
    sure = [sample(night.match, night.table, 1, str(luck)) for luck in range(20)]
    assert all("dice" in [held.card for held in world.players[1].hand] for world in sure)


@rule("SH-R72", "SH-R70")
def test_what_is_left_of_a_hand_does_not_tell_where_a_card_lay() -> None:
    night = crowded("raven", "golem", "mummy", "zombie", "cross", "dice")
    night.hand(1, "corpse", "spirit")
    night.play(SetAside("golem"), GO)
    assert may_hold(night.table, 1, frozenset(("dice",)))
    assert after_playing(night, "golem") == after_playing(night, "corpse"), (
        "one was passed on, one was there before"
    )


def after_playing(night: Night, card: str) -> object:
    """What is noted on the cards of player 1 when this one has left the hand."""
    table = clone(night.table)
    take(table, table.players[1], card)
    return sorted((held.pool, held.sort) for held in table.players[1].hand)


@rule("SH-R43")
def test_all_know_what_a_thief_looked_for_in_vain() -> None:
    night = dead_end(seats=4)
    night.morale(0, 5)
    night.cart(2, 1, 0, W)
    night.player(2).hand = [Held("golem", 4, 4, 9)]
    night.player(3).hand = [Held("dice", 8, 8, 9)]
    night.dice(1, 9)
    night.begin().ride()
    night.play(SPARE, Ambush(2), ROLL)
    before = [sample(night.match, night.table, 1, str(luck)) for luck in range(30)]
    assert {world.players[2].hand[0].card in IS_ITEM for world in before} == {True, False}
    night.play(STEAL_HAND)
    after = [sample(night.match, night.table, 1, str(luck)) for luck in range(30)]
    assert {world.players[2].hand[0].card in IS_ITEM for world in after} == {False}


@rule("SH-145")
def test_which_key_is_being_filed_is_dealt_anew() -> None:
    night = dead_end()
    night.hand(0, "file")
    night.player(0).keys = [Held("key_2", 15, 1, 5), Held("key_3", 15, 1, 5)]
    night.begin()
    night.play(use("file"), HandIn("key_2"))
    assert night.asked() == (0, "file-take")
    assert {filed(sample(night.match, night.table, 1, str(luck))) for luck in range(20)} == {"key_2", "key_3"}
    assert {filed(sample(night.match, night.table, 0, str(luck))) for luck in range(20)} == {"key_2"}


def filed(table: Table) -> str:
    frame = table.frames[-1]
    assert isinstance(frame, Filing)
    return frame.key


@rule("SH-R65", "SH-157")
def test_a_code_card_that_was_seen_and_taken_away_is_in_the_box() -> None:
    night = dead_end()
    night.code(1, 2, 3)
    night.table.code[0] = knows_card(night.table.code[0], 0b0010)
    night.hand(0, "whistle")
    night.begin()
    night.play(use("whistle"), Look(0))
    worlds = [sample(night.match, night.table, 1, str(luck)) for luck in range(40)]
    where = {[held.card for held in world.code].index("key_1") for world in worlds}
    assert where == {0, 3, 4, 5}, "in the box, or where something was laid from it"
    assert all(view(world, 1).box == ["key_1"] for world in worlds)


def test_worlds_differ_wherever_something_is_hidden() -> None:
    night = dead_end()
    night.begin()
    worlds = [sample(night.match, night.table, 0, str(luck)) for luck in range(30)]
    for cards in (
        [world.horrors[-1] for world in worlds],
        [world.items[-1] for world in worlds],
        [world.meetings[-1] for world in worlds],
        [world.code[0].card for world in worlds],
        [world.items.index(next(card for card in world.items if card in IS_HORROR)) for world in worlds],
    ):
        assert len(set(map(str, cards))) > 4


@rule("SH-053", "SH-057")
def test_all_know_that_a_ghost_holds_no_items() -> None:
    night = dead_end(seats=4)
    night.morale(0, 1)
    night.player(0).hand = [Held("golem", 1, 1, 9)]
    night.player(3).hand = [Held("dice", 8, 8, 9)]
    night.dice(1, 10)
    night.begin().ride()
    night.play(Frighten(HARMLESS), ROLL)
    assert night.player(0).ghost
    worlds = [sample(night.match, night.table, 2, str(luck)) for luck in range(30)]
    assert {world.players[0].hand[0].card in IS_ITEM for world in worlds} == {False}


@rule("SH-R32", "SH-086")
def test_whoever_draws_new_horrors_had_none_left() -> None:
    night = dead_end(seats=4)
    night.morale(1, 1)
    night.player(1).hand = [Held("golem", 2, 2), Held("dice", 2, 2, 9)]
    night.player(3).hand = [Held("corpse", 8, 8, 9)]
    night.begin().ride()
    night.play(Frighten("golem"))
    worlds = [sample(night.match, night.table, 2, str(luck)) for luck in range(30)]
    assert {Counter(held.card in IS_ITEM for held in world.players[1].hand)[True] for world in worlds} == {1}


@rule("SH-R45")
def test_the_order_of_a_hand_is_its_owners_own() -> None:
    night = dead_end()
    night.hand(1, "dice", "cross", "golem")
    night.begin()
    other = clone(night.table)
    other.players[1].hand.reverse()
    worlds = {
        night.match.game.snapshot(sample(night.match, table, 0, "same")) for table in (night.table, other)
    }
    assert len(worlds) == 1


@rule("SH-R43", "SH-111")
@pytest.mark.parametrize("stolen", [0, 1])
def test_after_a_theft_others_are_no_longer_sure_of_what_they_were_shown(stolen: int) -> None:
    night = dead_end(seats=4)
    night.morale(0, 5)
    night.cart(2, 1, 0, W)
    public = night.table.everybody()
    night.player(2).hand = [Held("garlic", public, public), Held("cross", 4, 4)]
    night.dice(1, 9)
    night.picks(stolen)
    night.begin().ride()
    night.play(SPARE, Ambush(2), ROLL)
    assert night.match.view(3).players[2].known == ["garlic"]
    night.play(STEAL_HAND)
    assert [player.known for player in night.match.view(3).players] == [[], [], [], []]
    assert night.match.view(2).players[0].known == [("garlic", "cross")[stolen]]
