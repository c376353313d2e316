"""What each seat knows, and what it must not know."""

from typing import Any

import pytest

from speeltafel.engine import Match, QuickChance
from speeltafel.games.good_vs_evil.events import TookOut
from speeltafel.games.good_vs_evil.material import DEFUSE, KITTEN, NAMES
from speeltafel.games.good_vs_evil.material import NOPE as NOPE_CARD
from speeltafel.games.good_vs_evil.moves import (
    DRAW,
    KEEP,
    NOPE,
    PASS,
    PICK_PLAIN,
    TO_HAND,
    TO_TOP,
    Duel,
    Give,
    Insert,
)
from speeltafel.kit.playing import start, steps
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, Board, C, D, lay, on, pair, play, triple
from tests.games.good_vs_evil.setups import contradictions, material


def known(board: Board, viewer: int | None, holder: int) -> list[str]:
    """What the viewer is certain that the holder has."""
    cards: list[str] = board.view(viewer).players[holder].known
    return cards


def sights(board: Board, viewer: int | None) -> list[tuple[str, int, int]]:
    """The cards of the pile that the viewer knows, with the first and last place they can have."""
    return [(sight.card, sight.earliest, sight.latest) for sight in board.view(viewer).seen]


@rule("GE-R35")
def test_giver_and_taker_remember_a_given_card() -> None:
    board = lay("favor", "shuffle horse", "nope")
    board.do(A, on("favor", B))
    board.play(B, Give("shuffle"))
    assert known(board, B, A) == ["shuffle"]
    assert known(board, C, A) == known(board, None, A) == []


@rule("GE-R54")
def test_a_laid_copy_may_be_the_known_one() -> None:
    board = lay("favor shuffle", "shuffle horse", "nope")
    board.do(A, on("favor", B))
    board.play(B, Give("shuffle"))
    board.do(A, play("shuffle"))
    assert board.hand(A) == "shuffle"
    assert known(board, B, A) == []


@rule("GE-R54")
def test_a_card_that_leaves_unseen_may_be_any_known_one() -> None:
    board = lay("favor horse", "shuffle horse", "troll troll", pile="mer mer kitten kitten")
    board.do(A, on("favor", B))
    board.play(B, Give("shuffle"))
    board.play(A, DRAW)
    board.play(B, DRAW)
    board.do(C, pair("troll troll", A))
    assert known(board, B, A) == ["shuffle"]
    board.play(C, PICK_PLAIN)
    assert known(board, B, A) == []


@rule("GE-R54")
def test_of_two_known_copies_one_is_left() -> None:
    for laid in (True, False):
        board = lay(
            "favor favor horse shuffle", "reveal reveal mer", "troll troll", pile="mer mer kitten kitten"
        )
        for _ in range(2):
            board.do(A, on("favor", B))
            board.play(B, Give("reveal_the_future"))
        assert known(board, B, A) == ["reveal_the_future"] * 2
        if laid:
            board.do(A, play("reveal"))
        else:
            board.play(A, DRAW)
            board.play(B, DRAW)
            board.do(C, pair("troll troll", A))
            board.play(C, PICK_PLAIN)
        assert known(board, B, A) == ["reveal_the_future"]


@rule("GE-011")
def test_everybody_knows_that_each_hand_starts_with_a_defuse() -> None:
    match = start(("good-vs-evil", 4, {}), 1)
    for viewer in (None, 0, 1, 2, 3):
        assert all(
            player.known == ["defuse"] for player in match.view(viewer).players if player.seat != viewer
        )


@rule("GE-145", "GE-146", "GE-R11")
def test_everybody_learns_from_three_of_a_kind() -> None:
    board = lay("horse horse horse troll troll troll", "nope mer", "knight", pile="mer mer kitten kitten")
    board.do(A, triple("horse horse horse", B, "nope"))
    assert known(board, C, A) == known(board, None, A) == ["nope"]
    board.do(A, triple("troll troll troll", B, "defuse"))
    assert board.view(C).players[B].lacking == ["defuse"]


@rule("GE-146")
def test_a_miss_is_forgotten_when_an_unseen_card_comes_in() -> None:
    board = lay("troll troll troll", "mer", "knight", pile="horse mer kitten kitten")
    board.do(A, triple("troll troll troll", B, "defuse"))
    board.play(A, DRAW)
    board.play(B, DRAW)
    assert board.view(C).players[B].lacking == []


@rule("GE-146", "GE-114")
def test_a_miss_is_over_when_the_card_is_seen_to_come_in() -> None:
    board = lay("troll troll troll reveal", "mer", "knight", pile="horse favor mer kitten kitten")
    board.do(A, triple("troll troll troll", B, "favor"))
    board.do(A, play("reveal"))
    board.play(A, DRAW)
    board.play(B, DRAW)
    assert board.view(C).players[B].lacking == []
    assert known(board, C, B) == ["favor"]


@rule("GE-114")
def test_a_revealed_card_is_known_in_the_hand_of_the_one_who_draws_it() -> None:
    board = lay("reveal", "nope", "horse", pile="favor mer troll kitten kitten")
    board.do(A, play("reveal"))
    board.play(A, DRAW)
    assert known(board, B, A) == known(board, None, A) == ["favor"]
    assert sights(board, B) == [("cat_mer", 0, 0), ("cat_troll", 1, 1)]


@rule("GE-053", "GE-056")
def test_the_hider_follows_the_kitten_through_the_pile() -> None:
    board = lay("defuse", "horse", "heck", pile="kitten mer troll horse knight kitten")
    board.play(A, DRAW)
    board.play(A, Insert(2))
    board.play(B, DRAW)
    assert sights(board, A) == [("exploding_kitten", 1, 1)]
    board.do(C, play("heck"))
    board.play(C, TO_TOP)
    assert sights(board, A) == [("exploding_kitten", 2, 2)]


@rule("GE-056", "GE-054")
@pytest.mark.parametrize("place", range(6))
def test_a_hidden_kitten_blurs_places_but_not_the_order(place: int) -> None:
    board = lay("reveal", "defuse horse", "nope", pile="horse kitten mer troll knight kitten favor")
    board.do(A, play("reveal"))
    board.play(A, DRAW)
    board.play(B, DRAW)
    board.play(B, Insert(place))
    assert sights(board, C) == [("cat_mer", 0, 1), ("exploding_kitten", 0, 5)]
    assert len(sights(board, B)) == 2


@rule("GE-R04")
def test_the_player_of_heck_knows_what_lies_on_top() -> None:
    board = lay("heck", "nope", "horse", pile="mer kitten favor")
    board.do(A, play("heck"))
    board.play(A, TO_TOP)
    assert sights(board, A) == [("favor", 0, 0)]
    assert sights(board, B) == []
    board.play(B, DRAW)
    assert known(board, A, B) == ["favor"]
    assert known(board, C, B) == []


@rule("GE-R04")
def test_the_bottom_card_is_known_while_looking_at_it() -> None:
    board = lay("heck", "nope", "horse", pile="mer kitten favor")
    board.do(A, play("heck"))
    assert sights(board, A) == [("favor", 2, 2)]
    assert sights(board, B) == sights(board, None) == []
    for number in range(20):
        world: Any = board.match.game.sample_world(board.table, A, QuickChance(number))
        assert world.pile[0] == board.table.pile[0]


@rule("GE-R04")
def test_who_knew_the_bottom_knows_the_card_from_below() -> None:
    board = lay("defuse", "heck", "horse", pile="kitten mer favor kitten")
    board.play(A, DRAW)
    board.play(A, Insert(3))
    board.do(B, play("heck"))
    board.play(B, TO_TOP)
    assert sights(board, A) == [("exploding_kitten", 0, 0)]
    assert all(sight[1] < sight[2] for sight in sights(board, C))


@rule("GE-R04", "GE-114")
def test_a_known_bottom_card_is_known_in_the_hand_that_keeps_it() -> None:
    board = lay("reveal", "heck", "horse", pile="troll mer knight")
    board.do(A, play("reveal"))
    board.play(A, DRAW)
    board.do(B, play("heck"))
    board.play(B, TO_HAND)
    assert known(board, C, B) == ["cat_knight"]
    assert sights(board, C) == [("cat_mer", 0, 0)]


@rule("GE-R04")
def test_a_kept_bottom_card_is_known_only_to_its_owner() -> None:
    board = lay("heck", "nope", "horse", pile="mer kitten favor")
    board.do(A, play("heck"))
    board.play(A, TO_HAND)
    assert known(board, B, A) == []
    assert board.view(A).hand == ["favor"]


@rule("GE-068")
def test_in_a_sampled_world_the_duel_is_open() -> None:
    board = lay("armageddon", "defuse", "horse", pile="mer kitten kitten troll")
    board.do(A, play("armageddon"))
    board.play(A, Duel(B, "godcat"))
    game = board.match.game
    lays: dict[int, set[str]] = {viewer: set() for viewer in (A, B, C)}
    for viewer, found in lays.items():
        for number in range(30):
            world = game.sample_world(board.table, viewer, QuickChance(number))
            shown: Any = game.view(world, A)
            found.add(shown.duel.opponent_card)
    assert lays == {A: {"godcat"}, B: {"godcat", "devilcat"}, C: {"godcat", "devilcat"}}


def exact(game: Any, world: Any, viewer: int, card: int) -> set[int]:
    """The places, from the top, at which this viewer of a world is certain of such a card; it must lie there."""
    seen = [sight for sight in game.view(world, viewer).seen if sight.card == NAMES[card]]
    places = {sight.earliest for sight in seen if sight.earliest == sight.latest}
    assert all(world.pile[-1 - place] == card for place in places)
    return places


@rule("GE-053", "GE-056")
def test_in_a_sampled_world_the_hider_knows_the_place() -> None:
    board = lay("defuse", "horse", "nope", pile="kitten mer troll horse knight kitten")
    board.play(A, DRAW)
    board.play(A, Insert(3))
    board.play(B, DRAW)
    found: set[int] = set()
    for number in range(40):
        world = board.match.game.sample_world(board.table, C, QuickChance(number))
        found |= exact(board.match.game, world, A, KITTEN)
        assert exact(board.match.game, world, C, KITTEN) == set()
    assert found == set(range(5))


@rule("GE-R04")
def test_in_a_sampled_world_the_player_of_heck_knows_the_top() -> None:
    board = lay("heck", "nope", "horse", pile="mer kitten favor kitten favor")
    board.do(A, play("heck"))
    for looking in (True, False):
        place = 4 if looking else 0
        tops: set[int] = set()
        for number in range(40):
            world: Any = board.match.game.sample_world(board.table, C, QuickChance(number))
            card = world.pile[-1 - place]
            assert place in exact(board.match.game, world, A, card)
            tops.add(card)
        assert len(tops) > 3
        if looking:
            board.play(A, TO_TOP)


@rule("GE-114", "GE-056")
def test_a_story_that_does_not_fit_is_not_told() -> None:
    """One Kitten was seen before it was drawn and hidden; where the other lies in that place, it cannot be this one."""
    board = lay("reveal", "defuse", "nope", pile="horse kitten mer troll knight kitten")
    board.do(A, play("reveal"))
    board.play(A, DRAW)
    board.play(B, DRAW)
    board.play(B, Insert(4))
    told = 0
    for number in range(40):
        world: Any = board.match.game.sample_world(board.table, C, QuickChance(number))
        for viewer in (A, B, C):
            assert contradictions(world, viewer) == []
        told += len(exact(board.match.game, world, B, KITTEN))
    assert told > 30


@rule("GE-R05")
def test_in_a_sampled_world_a_hidden_answer_is_asked_again() -> None:
    board = lay("attack", "nope horse", "nope mer", pile="troll kitten kitten")
    board.play(A, play("attack"))
    board.play(B, NOPE)
    world = board.match.game.sample_world(board.table, C, QuickChance(1))
    assert [decision.seat for decision in world.open] == [B, C]
    own = board.match.game.sample_world(board.table, B, QuickChance(1))
    assert [decision.seat for decision in own.open] == [C]


@rule("GE-029", "GE-018")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("quick", [False, True])
def test_sampling_never_reads_the_true_world(seats: int, quick: bool) -> None:
    """Two tables that a seat cannot tell apart give that seat the same worlds for the same chance."""
    match = start(("good-vs-evil", seats, {"quick": quick}), seats, record=False)
    for number, _ in enumerate(steps(match, seats)):
        if number % 4 == 0:
            for seat in range(seats):
                assert sampled_twice(match, seat, number)


def sampled_twice(match: Match, seat: int, number: int) -> bool:
    game = match.game
    twin = game.sample_world(match.table, seat, QuickChance(f"twin/{number}"))
    worlds = [game.sample_world(table, seat, QuickChance(number)) for table in (match.table, twin)]
    return contents(worlds[0]) == contents(worlds[1])


def contents(table: Any) -> list[object]:
    """Everything that can differ between two worlds."""
    asked = [(decision.seat, decision.moves) for decision in table.open]
    return [table.hands, table.pile, table.removed, table.discard, table.facts, table.frames, asked]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_sampled_world_has_the_same_cards(seats: int) -> None:
    match = start(("good-vs-evil", seats, {"quick": True}), seats + 10, record=False)
    for number, _ in enumerate(steps(match, seats)):
        if number % 3 == 0:
            for seat in range(seats):
                world: Any = match.game.sample_world(match.table, seat, QuickChance(number))
                table: Any = match.table
                assert material(world) == material(table)
                assert [sum(hand) for hand in world.hands] == [sum(hand) for hand in table.hands]
                assert world.hands[seat] == table.hands[seat]


def test_sampled_worlds_differ_in_all_that_is_hidden() -> None:
    match = start(("good-vs-evil", 3, {"quick": True}), 4, record=False)
    worlds: list[Any] = [match.game.sample_world(match.table, 0, QuickChance(number)) for number in range(40)]
    for hidden in ("pile", "removed", "hands"):
        assert len({repr(getattr(world, hidden)) for world in worlds}) > 30
    tops = {world.pile[-1] for world in worlds}
    assert len(tops) > 6


@rule("GE-145", "GE-146")
def test_a_sampled_hand_fits_all_that_was_seen() -> None:
    board = lay(
        "horse horse horse troll troll troll", "nope mer knight", "knight", pile="mer mer kitten kitten"
    )
    board.do(A, triple("horse horse horse", B, "defuse"))
    board.do(A, triple("troll troll troll", B, "nope"))
    for number in range(60):
        world: Any = board.match.game.sample_world(board.table, C, QuickChance(number))
        assert world.hands[B][DEFUSE] == 0
        assert world.hands[A][NOPE_CARD] == 1


@rule("GE-R33")
def test_everybody_can_browse_the_discard_pile() -> None:
    board = lay("shuffle reveal", "nope horse", "troll", pile="mer kitten kitten favor")
    board.play(A, play("shuffle"))
    board.play(B, NOPE)
    board.play(C, PASS)
    board.all_pass()
    board.do(A, play("reveal"))
    for viewer in (None, A, B, C):
        assert board.view(viewer).discard == ["shuffle", "nope", "reveal_the_future"]


@rule("GE-018")
def test_without_the_memory_aid_nobody_is_told_what_they_could_remember() -> None:
    for aid in (True, False):
        board = lay(
            "reveal troll troll troll favor",
            "shuffle horse horse",
            "nope",
            pile="mer mer kitten kitten",
            memory_aid=aid,
        )
        board.do(A, play("reveal"))
        board.do(A, triple("troll troll troll", B, "defuse"))
        board.do(A, on("favor", B))
        board.play(B, Give("shuffle"))
        for viewer in (None, A, B, C):
            view = board.view(viewer)
            assert bool(view.seen) is aid
            assert bool(view.players[B].lacking) is aid
            beside = board.match.game.view_beside(board.table, viewer, board.view(C))
            assert beside == view
        assert bool(known(board, B, A)) is aid
        assert board.view(A).hand == ["shuffle"]


@rule("GE-029")
def test_the_third_that_was_taken_out_is_shown_when_the_game_is_over() -> None:
    match = start(("good-vs-evil", 2, {"quick": True}), 3, record=False)
    table: Any = match.table
    for _ in steps(match, 3):
        assert all(match.view(viewer).removed == [] for viewer in (None, 0, 1))
    assert len(table.removed) == 10
    told = match.now.events or []
    assert told[-1] == TookOut(cards=tuple(match.view(None).removed))
    for viewer in (None, 0, 1):
        assert match.view(viewer).removed == [NAMES[card] for card in sorted(table.removed)]


@rule("GE-071")
def test_after_the_duel_everybody_knows_where_godcat_is() -> None:
    board = lay("armageddon", "defuse", "horse", "nope", pile="mer kitten kitten kitten")
    board.do(A, play("armageddon"))
    board.play(A, Duel(B, "devilcat"))
    board.play(B, KEEP)
    for viewer in (None, B, C, D):
        assert [player.godcat for player in board.view(viewer).players] == [True, False, False, False]
