"""Step 4: Thing."""

import pytest

from speeltafel.games.hydes_attack.events import GaveThing, ThingSent, ThingSentEmpty, TookFromThing
from speeltafel.games.hydes_attack.moves import STAY, Go, Play, PlayThing, SendThing
from speeltafel.games.hydes_attack.view import View
from speeltafel.kit.rules import rule
from tests.games.hydes_attack.layout import lay

THREE = "enid ajax yoko"


@rule("HA-R38")
def test_thing_stands_with_a_player_and_not_in_a_location() -> None:
    scene = lay(THREE, hands="S2 W2 B2/M2 T2 E2/T3", thing="E5", holder=0, pawns="crypt woods jericho")
    scene.do(Go("nevermore"))
    assert (scene.view(None).thing_holder, scene.decision.kind) == (0, "thing")
    scene.do(SendThing(None, 1), Go("art_shed"))
    assert PlayThing("art_shed") in scene.moves
    scene.do(PlayThing("art_shed"), SendThing("medusa_2", 1))
    scene.match.table.pawns = [0, 0, 0]
    assert (scene.view(None).thing_holder, scene.view(1).thing_card) == (1, "medusa_2")


@rule("HA-R38", "HA-061")
@pytest.mark.parametrize("pawns", ["crypt crypt crypt", "crypt woods jericho", "nevermore art_shed crypt"])
def test_where_the_pawns_stand_changes_nothing_about_thing(pawns: str) -> None:
    scene = lay(THREE, hands="S2/M2/T2", thing="E1", holder=0, pawns=pawns, thing_step=True)
    assert scene.moves == [
        SendThing(None, 0),
        SendThing("siren_2", 0),
        SendThing(None, 1),
        SendThing("siren_2", 1),
        SendThing(None, 2),
        SendThing("siren_2", 2),
    ]


@rule("HA-059", "HA-060", "HA-061", "HA-066")
def test_the_holder_may_keep_thing_or_send_it_to_anybody_wherever_the_pawns_are() -> None:
    scene = lay(THREE, hands="S2/M2/T2", thing="E1", holder=0, pawns="crypt woods jericho", thing_step=True)
    assert scene.decision.kind == "thing"
    assert {move.player for move in scene.moves if isinstance(move, SendThing)} == {0, 1, 2}
    scene.do(SendThing(None, 2))
    assert scene.view(None).thing_holder == 2
    assert scene.happened(ThingSent)[0].player == 2


@rule("HA-060")
def test_thing_may_stay() -> None:
    scene = lay(THREE, hands="S2/M2/T2", thing="E1", holder=0, thing_step=True).do(SendThing(None, 0))
    assert scene.view(None).thing_holder == 0
    assert scene.happened(ThingSent) == []


@rule("HA-059")
def test_only_the_holder_is_asked_and_only_at_the_end_of_the_own_turn() -> None:
    scene = lay(THREE, hands="S2 W2 B2/M2/T2", thing="E1", holder=1).do(STAY)
    assert (scene.decision.seat, scene.decision.kind) == (1, "move")
    assert scene.refuses(SendThing(None, 0)) == "HA-059"


@rule("HA-061")
def test_thing_cannot_be_sent_to_nobody() -> None:
    scene = lay(hands="S2/M2", thing="E1", holder=0, thing_step=True)
    assert scene.refuses(SendThing(None, 2)) == "HA-061"


@rule("HA-062", "HA-025")
def test_the_card_travels_with_thing_and_the_new_holder_sees_it() -> None:
    scene = lay(THREE, hands="S2/M2/T2", thing="E1", holder=0, thing_step=True).do(SendThing(None, 1))
    assert [scene.view(seat).thing_card for seat in (None, 0, 1, 2)] == [None, "eye_1", "eye_1", None]
    seen = [scene.match.seen_by(seat, scene.events)[0] for seat in (None, 0, 1, 2)]
    assert [event.card for event in seen if isinstance(event, ThingSent)] == [None, "eye_1", "eye_1", None]


@rule("HA-063", "HA-064", "HA-068", "HA-R25")
def test_after_playing_things_card_one_is_drawn_for_it_and_may_be_given_or_kept() -> None:
    scene = lay(hands="S2 W2 B2/M2", thing="E1", holder=0, pawns="crypt nevermore", deck="T5")
    scene.do(STAY, PlayThing("crypt"))
    own: View = scene.view(0)
    assert own.players[0].cards == ("bat_5", "bee_2", "siren_2", "werewolf_2")
    assert own.thing_card is None
    cards = {move.card for move in scene.moves if isinstance(move, SendThing)}
    assert cards == {"bat_5", "bee_2", "siren_2", "werewolf_2"}
    scene.do(SendThing("siren_2", 0))
    assert scene.hand(0) == "B2 T5 W2"
    assert scene.view(0).thing_card == "siren_2"


@rule("HA-064")
def test_the_drawn_card_may_go_to_thing_directly() -> None:
    scene = lay(hands="S2 W2 B2/M2", thing="E1", holder=0, pawns="crypt nevermore", deck="T5")
    scene.do(STAY, PlayThing("crypt"), SendThing("bat_5", 1))
    assert scene.hand(0) == "B2 S2 W2"
    assert scene.view(1).thing_card == "bat_5"


@rule("HA-065", "HA-066", "HA-068")
def test_an_unplayed_card_may_be_exchanged_with_or_without_sending() -> None:
    for player in (0, 1):
        scene = lay(hands="S2 W2 B2/M2", thing="E1", holder=0, thing_step=True).do(
            SendThing("siren_2", player)
        )
        assert scene.hand(0) == "B2 E1 W2"
        assert scene.view(0).thing_card == "siren_2"
        assert scene.view(0).thing_holder == player
        assert len(scene.happened(TookFromThing)) == len(scene.happened(GaveThing)) == 1


@rule("HA-065")
def test_only_own_cards_can_be_given() -> None:
    scene = lay(hands="S2 W2 B2/M2", thing="E1", holder=0, thing_step=True)
    assert scene.refuses(SendThing("medusa_2", 0)) == "HA-065"


@rule("HA-067")
def test_thing_must_hold_a_card_at_the_end_of_a_turn() -> None:
    scene = lay(hands="S2 W2 B2/M2", thing="E1", holder=0, pawns="crypt nevermore", deck="T5")
    scene.do(STAY, PlayThing("crypt"))
    assert scene.refuses(SendThing(None, 0)) == "HA-067"
    assert scene.refuses(SendThing("medusa_2", 0)) == "HA-064"


@rule("HA-R24")
def test_one_decision_about_thing_at_most_four_cards_times_the_players() -> None:
    scene = lay("enid ajax yoko bianca", hands="S2 W2 B2/M2/T2/E2", thing="E1", holder=0, thing_step=True)
    assert len(scene.moves) == 16
    scene.do(SendThing("siren_2", 0))
    assert scene.decision.kind == "move"


@rule("HA-R24", "HA-R22")
def test_yoko_discards_before_thing_so_things_card_is_not_among_them() -> None:
    scene = lay("yoko ajax", hands="S2 W2 B2/M2", thing="E1", holder=0, deck="T5").do(STAY)
    assert scene.decision.kind == "discard"
    assert "eye_1" not in {move.card for move in scene.moves}  # type: ignore[attr-defined]
    scene.do(scene.moves[0])
    assert scene.decision.kind == "thing"
    assert len(scene.table.hands[0]) == 3


@rule("HA-R29")
def test_when_nothing_can_be_drawn_thing_gets_a_hand_card() -> None:
    scene = lay(hands="S2 W2 B2/M2", thing="E1", holder=0, pawns="crypt nevermore", deck="")
    scene.do(STAY, PlayThing("crypt"))
    assert {move.card for move in scene.moves if isinstance(move, SendThing)} == {
        "siren_2",
        "werewolf_2",
        "bee_2",
    }
    scene.do(SendThing("bee_2", 0))
    assert scene.hand(0) == "S2 W2"
    assert scene.view(0).thing_card == "bee_2"


@rule("HA-R29", "HA-067")
def test_with_an_empty_hand_thing_stays_empty_and_may_be_sent() -> None:
    scene = lay(hands="/M2 T2", thing="E1", holder=0, pawns="crypt jericho", deck="")
    scene.do(STAY, PlayThing("crypt"))
    assert scene.moves == [SendThing(None, 0), SendThing(None, 1)]
    scene.do(SendThing(None, 1))
    assert len(scene.happened(ThingSentEmpty)) == 1
    assert not scene.view(1).thing_full
    scene.do(STAY)
    assert scene.refuses(PlayThing("jericho")) == "HA-R29"
    scene.do(Play("medusa_2", "jericho"))
    assert scene.moves == [SendThing("bat_2", 1), SendThing("bat_2", 0)]


@rule("HA-R29")
def test_the_holder_of_an_empty_thing_draws_for_it() -> None:
    scene = lay(hands="S2 W2 B2/M2", holder=0, deck="T5").do(STAY)
    assert scene.hand(0) == "B2 S2 T5 W2"
    assert SendThing("bat_5", 0) in scene.moves


@rule("HA-R41")
def test_nobody_else_sees_a_card_that_was_given_to_thing() -> None:
    scene = lay(THREE, hands="S2 W2 B2/M2/T2", thing="E1", holder=0, thing_step=True).do(
        SendThing("siren_2", 1)
    )
    told = [scene.match.seen_by(seat, scene.events) for seat in (None, 0, 1, 2)]
    given = [[event.card for event in events if isinstance(event, GaveThing)] for events in told]
    assert given == [[None], ["siren_2"], [None], [None]]
    assert [scene.view(seat).thing_card for seat in (0, 1, 2)] == ["siren_2", "siren_2", None]
    assert [scene.view(seat).players[0].cards for seat in (1, 2)] == [(), ()]
