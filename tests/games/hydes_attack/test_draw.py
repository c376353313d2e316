"""Step 3: draw."""

from speeltafel.engine import QuickChance
from speeltafel.games.hydes_attack.events import Drew, Reshuffled
from speeltafel.games.hydes_attack.moves import STAY, Play, PlayOnes, PlayThing
from speeltafel.kit.rules import rule
from tests.games.hydes_attack.layout import lay


@rule("HA-054")
def test_draw_up_to_three() -> None:
    scene = lay(hands="S2 W2 B2/M2", pawns="crypt nevermore", holder=1, thing="E1", deck="T5 T4")
    scene.do(STAY, Play("siren_2", "crypt"))
    assert scene.hand(0) == "B2 T5 W2"
    assert [event.cards for event in scene.happened(Drew)] == [("bat_5",)]


@rule("HA-054", "HA-R28")
def test_a_short_hand_draws_all_that_is_missing() -> None:
    scene = lay(hands="S2/M2", pawns="crypt nevermore", holder=1, thing="E1", deck="T5 T4 T3")
    scene.do(STAY, Play("siren_2", "crypt"))
    assert scene.hand(0) == "T3 T4 T5"


@rule("HA-055")
def test_with_three_cards_nothing_is_drawn() -> None:
    scene = lay(hands="S2 W2 B2/M2", holder=1, thing="E1", deck="T5").do(STAY)
    assert scene.hand(0) == "B2 S2 W2"
    assert scene.happened(Drew) == []


@rule("HA-056", "HA-058")
def test_things_card_does_not_count_and_playing_it_draws_nothing_in_this_step() -> None:
    scene = lay(hands="S2 W2 B2/M2", thing="E1", holder=0, pawns="crypt nevermore", deck="T5 T4")
    scene.do(STAY, PlayThing("crypt"))
    assert scene.happened(Drew) == []
    assert scene.hand(0) == "B2 S2 T5 W2"
    scene = lay(hands="S2 W2/M2", thing="E1", holder=0, deck="T5 T4").do(STAY)
    assert scene.hand(0) == "S2 T5 W2"


@rule("HA-058")
def test_yoko_draws_to_four_after_playing_things_card() -> None:
    scene = lay("yoko ajax", hands="S2 W2 B2/M2", thing="E1", holder=0, pawns="crypt nevermore", deck="T5 T4")
    scene.do(STAY, PlayThing("crypt"))
    assert scene.decision.kind == "discard"
    assert scene.hand(0) == "B2 S2 T5 W2"


@rule("HA-058", "HA-128")
def test_ajax_replaces_the_hand_cards_he_played_with_things() -> None:
    scene = lay("ajax enid", hands="S1 W2 B2/M2", thing="E1", holder=0, pawns="crypt nevermore", deck="T5 T4")
    scene.do(STAY, PlayOnes(("siren_1",), True, "crypt"))
    assert [event.cards for event in scene.happened(Drew)] == [("bat_5",)]
    assert scene.hand(0) == "B2 T4 T5 W2"


@rule("HA-057", "HA-R26")
def test_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    scene = lay(
        hands="S2/M2", pawns="crypt nevermore", holder=1, thing="E1", deck="T5", discard="W1 W1 B4 B4"
    )
    scene.table.deck = scene.table.deck[-1:]
    scene.do(STAY)
    assert scene.view(0).discard == 4
    scene.do(Play("siren_2", "crypt"))
    assert [event.count for event in scene.happened(Reshuffled)] == [4]
    assert len(scene.table.hands[0]) == 3
    assert "T5" in scene.hand(0)
    assert (scene.view(0).deck, scene.view(0).discard) == (2, 0)


@rule("HA-057")
def test_the_discard_pile_is_shuffled_before_it_is_drawn_from() -> None:
    drawn = set()
    for seed in range(12):
        scene = lay(
            hands="S2 W2 B2/M2", pawns="crypt nevermore", thing="E1", deck="", discard="W1 W3 B4 T5 E5"
        )
        scene.match.now.chance = QuickChance(seed)
        scene.do(STAY, Play("siren_2", "crypt"))
        drawn |= {card for event in scene.happened(Drew) for card in event.cards}
    assert drawn == {"werewolf_1", "werewolf_3", "bee_4", "bat_5", "eye_5"}


@rule("HA-R26")
def test_an_empty_deck_waits_for_the_next_draw() -> None:
    scene = lay(hands="S2 W2 B2/M2", holder=1, thing="E1", deck="", discard="W1").do(STAY)
    assert scene.happened(Reshuffled) == []
    assert (scene.view(0).deck, scene.view(0).discard) == (0, 1)


@rule("HA-R26")
def test_the_last_card_of_the_deck_is_drawn_without_a_shuffle() -> None:
    scene = lay(hands="S2 W2 B2/M2", pawns="crypt nevermore", holder=1, thing="E1", deck="T5", discard="W1")
    scene.table.deck = scene.table.deck[-1:]
    scene.do(STAY, Play("siren_2", "crypt"))
    assert scene.hand(0) == "B2 T5 W2"
    assert scene.happened(Reshuffled) == []
    assert (scene.view(0).deck, scene.view(0).discard) == (0, 1)


@rule("HA-R28")
def test_with_nothing_left_the_game_goes_on_with_fewer_cards() -> None:
    scene = lay(hands="S2 W2/M2", holder=1, thing="E1", deck="", pawns="crypt nevermore")
    scene.do(STAY, Play("siren_2", "crypt"))
    assert scene.hand(0) == "W2"
    assert scene.decision.seat == 1


@rule("HA-R28")
def test_missing_cards_are_drawn_in_later_turns() -> None:
    scene = lay(hands="W2/M2", holder=1, thing="E1", deck="", discard="S1 S1").do(STAY)
    assert len(scene.table.hands[0]) == 3
