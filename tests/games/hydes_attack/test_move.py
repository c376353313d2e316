"""Step 1: move."""

import pytest

import speeltafel
from speeltafel.engine import Match, Move
from speeltafel.games.hydes_attack.layout import RING
from speeltafel.games.hydes_attack.material import MATERIAL
from speeltafel.games.hydes_attack.moves import STAY, Go, Play, SendThing
from speeltafel.games.hydes_attack.powers import neighbours
from speeltafel.kit.rules import rule
from tests.games.hydes_attack.layout import lay


def places(moves: list[Move]) -> set[str]:
    return {move.location if isinstance(move, Go) else "stay" for move in moves}


@rule("HA-031")
def test_a_turn_is_move_play_draw_thing() -> None:
    scene = lay("enid ajax", hands="S2 W2 B2/M2 T2 E2", thing="E1", holder=0, deck="T5")
    kinds = [scene.decision.kind]
    scene.do(Go("crypt"))
    kinds.append(scene.decision.kind)
    scene.do(Play("siren_2", "crypt"))
    kinds.append(scene.decision.kind)
    assert kinds == ["move", "play", "thing"]
    assert scene.hand(0) == "B2 T5 W2"
    scene.do(scene.moves[0])
    assert (scene.decision.seat, scene.decision.kind) == (1, "move")


@rule("HA-031")
def test_the_order_of_the_steps_cannot_be_changed() -> None:
    scene = lay(hands="S2/M2", pawns="crypt nevermore")
    assert scene.refuses(Play("siren_2", "crypt")) == "HA-031"


@rule("HA-032", "HA-033", "HA-039")
def test_from_nevermore_to_any_outer_location_or_stay() -> None:
    assert places(lay().moves) == {*RING.split(), "stay"}


@rule("HA-032", "HA-034", "HA-039")
@pytest.mark.parametrize(
    ("here", "near"), [("crypt", {"woods", "jericho"}), ("pilgrim_village", {"jericho", "art_shed"})]
)
def test_from_an_outer_location_to_nevermore_or_a_neighbour_in_the_ring(here: str, near: set[str]) -> None:
    scene = lay(pawns=f"{here} nevermore")
    assert places(scene.moves) == near | {"nevermore", "stay"}
    assert scene.refuses(Go("art_shed" if here == "crypt" else "crypt")) == "HA-034"


@rule("HA-034")
def test_the_ring_follows_the_order_in_which_the_tiles_were_laid() -> None:
    scene = lay(ring="woods crypt art_shed jericho pilgrim_village", pawns="crypt nevermore")
    assert places(scene.moves) == {"woods", "art_shed", "nevermore", "stay"}


@rule("HA-035")
def test_one_step_only() -> None:
    scene = lay(hands="S2/M2").do(Go("crypt"))
    assert scene.refuses(Go("jericho")) == "HA-031"


@rule("HA-036", "HA-143")
def test_who_starts_in_the_woods_must_leave() -> None:
    scene = lay(pawns="woods nevermore")
    assert places(scene.moves) == {"crypt", "art_shed", "nevermore"}
    assert scene.refuses(STAY) == "HA-036"


@rule("HA-037")
def test_arriving_and_playing_in_the_woods_is_normal() -> None:
    scene = lay(hands="S2/M2", pawns="crypt nevermore").do(Go("woods"))
    assert scene.moves == [Play("siren_2", "woods")]


@rule("HA-038")
def test_any_number_of_pawns_in_one_location() -> None:
    scene = lay("enid ajax yoko eugene", pawns="crypt jericho jericho jericho", hands="S2/M2/T2/E2")
    scene.do(Go("jericho"))
    assert [player.location for player in scene.view(None).players] == ["jericho"] * 4


@rule("HA-R09", "HA-R10")
def test_attacked_locations_stay_in_the_ring_and_may_be_entered() -> None:
    scene = lay(pawns="crypt nevermore", attacks="jericho-", bag="crypt pilgrim_village art_shed woods")
    assert "jericho" in places(scene.moves)
    scene.do(Go("jericho"))
    assert scene.table.pawns[0] == MATERIAL.location_names.index("jericho")
    assert neighbours(scene.table.ring) == neighbours(lay().table.ring)


@rule("HA-R10")
def test_an_attacked_woods_still_has_to_be_left() -> None:
    scene = lay(pawns="woods nevermore", attacks="woods+", bag="crypt jericho pilgrim_village art_shed")
    assert "stay" not in places(scene.moves)


@rule("HA-R10")
def test_a_pawn_may_stay_in_an_attacked_location() -> None:
    scene = lay(pawns="crypt nevermore", attacks="crypt+", bag="woods jericho pilgrim_village art_shed")
    assert "stay" in places(scene.moves)


# Taking a step back


def in_nevermore(first: int, **options: object) -> Match:
    """Three players in Nevermore; nobody draws, and Thing stands with the last of them."""
    names = {"outcast_1": "enid", "outcast_2": "ajax", "outcast_3": "bianca", "first_player": first + 1}
    return speeltafel.start("hydes-attack", 3, names | options, seed=1)


@rule("HA-032", "HA-039")
def test_a_stay_that_ended_the_turn_can_be_taken_back_until_the_next_player_moves() -> None:
    match = in_nevermore(first=0)
    match.play(0, STAY)
    assert [decision.seat for decision in match.decisions()] == [1]
    assert (match.can_undo(0), match.can_undo(1)) == (True, False)
    match.undo(0)
    assert [decision.seat for decision in match.decisions()] == [0]
    match.play(0, STAY)
    match.play(1, Go("crypt"))
    assert (match.can_undo(0), match.can_undo(1)) == (False, True)


@rule("HA-070", "HA-039")
def test_a_stay_after_which_a_token_was_drawn_stands() -> None:
    match = in_nevermore(first=0)
    for seat in (0, 1):
        match.play(seat, STAY)
    match.play(2, STAY)
    match.play(2, SendThing(None, 0))
    assert not any(match.can_undo(seat) for seat in range(3))


@rule("HA-137", "HA-039")
def test_a_stay_after_which_a_card_was_drawn_stands() -> None:
    match = in_nevermore(first=0, outcast_1="yoko")
    match.play(0, STAY)
    assert match.decisions()[0].kind == "discard"
    assert not match.can_undo(0)
