"""What a seat may know of hidden cards."""

import pytest

from speeltafel.engine import QuickChance
from speeltafel.games.hydes_attack.cards import CARDS, SIX, kind, strength
from speeltafel.games.hydes_attack.events import Discarded, Played, ThingPlayed, TookFromThing
from speeltafel.games.hydes_attack.knowledge import sample_world
from speeltafel.games.hydes_attack.layout import number
from speeltafel.games.hydes_attack.moves import (
    STAY,
    Discard,
    Go,
    Play,
    PlayOnes,
    PlaySix,
    PlayThing,
    SendThing,
    Swap,
)
from speeltafel.kit.rules import rule
from tests.games.hydes_attack.layout import Scene, lay, short

THREE = "enid ajax yoko"


def pile(scene: Scene, seat: int | None) -> list[tuple[int, str, str, int | None]]:
    """The pile of The Crypt as a seat sees it."""
    cards = scene.view(seat).locations[0].pile
    return [(card.seat, card.source, short(card.card), card.strength) for card in cards]


def known_hand(scene: Scene, viewer: int, player: int) -> str:
    """What a seat knows of another hand."""
    return " ".join(short(card) for card in scene.view(viewer).players[player].cards)


@rule("HA-R36", "HA-041", "HA-052")
def test_owner_order_and_origin_are_public_the_faces_are_not() -> None:
    scene = lay("enid bianca yoko", piles={"crypt": "S2:0 6:1 W5:2t B3:0"}, hands="S5/M5/T5")
    assert pile(scene, None) == [
        (0, "hand", "?", None),
        (1, "six", "6", 6),
        (2, "thing", "?", None),
        (0, "hand", "?", None),
    ]
    assert [card[2] for card in pile(scene, 0)] == ["S2", "6", "?", "B3"]
    assert [card[2] for card in pile(scene, 2)] == ["?", "6", "W5", "?"]


@rule("HA-R36")
def test_several_cards_at_once_are_known_to_be_ones() -> None:
    scene = lay("ajax enid", hands="S1 W1 B5/M2", pawns="crypt nevermore")
    scene.do(STAY, PlayOnes(("siren_1", "werewolf_1"), False, "crypt"))
    assert pile(scene, 1) == [(0, "hand", "?", 1), (0, "hand", "?", 1)]
    assert pile(scene, 0) == [(0, "hand", "S1", 1), (0, "hand", "W1", 1)]


@rule("HA-R36")
def test_in_every_sampled_world_cards_played_at_once_are_ones() -> None:
    scene = lay("ajax enid yoko", piles={"crypt": "S1:0o W1:0o B4:0 M5:2"}, hands="S2 W2 B2/M2/T2")
    dealt = set()
    for seed in range(20):
        world = sample_world(scene.table, 1, QuickChance(seed))
        assert [strength(card) for card in world.piles[1][:2]] == [1, 1]
        dealt |= {kind(card) for card in world.piles[1][:2]}
    assert len(dealt) > 3, "their symbols are hidden"


@rule("HA-R36", "HA-016")
def test_in_every_sampled_world_a_six_lies_where_it_was_played() -> None:
    scene = lay("bianca ajax", hands="S2 W2 B2/M2", pawns="crypt nevermore")
    scene.do(STAY, PlaySix("siren_2", "crypt"))
    for seed in range(20):
        world = sample_world(scene.table, 1, QuickChance(seed))
        assert [kind(card) for card in world.piles[1]] == [SIX]
        assert SIX not in [kind(card) for card in (*world.hands[0], *world.deck)]


@rule("HA-R37")
def test_own_cards_stay_in_sight_unless_the_table_plays_by_memory() -> None:
    piles = {"crypt": "S2:0 W5:1"}
    assert [card[2] for card in pile(lay(piles=piles), 0)] == ["S2", "?"]
    assert [card[2] for card in pile(lay(piles=piles, memory_aid=False), 0)] == ["?", "?"]


@rule("HA-R37")
def test_by_memory_the_log_does_not_name_the_own_cards_either() -> None:
    def told(memory_aid: bool) -> list[str | None]:
        scene = lay(hands="S2 W2 B2/M2", pawns="crypt nevermore", memory_aid=memory_aid)
        scene.do(STAY, Play("siren_2", "crypt"))
        seen = scene.match.seen_by(0, scene.events)
        return [event.card for event in seen if isinstance(event, Played)]

    assert told(memory_aid=True) == ["siren_2"]
    assert told(memory_aid=False) == [None]


@rule("HA-R37")
def test_by_memory_the_own_hand_and_things_card_stay_in_sight() -> None:
    scene = lay(hands="S2 W2/M2", thing="E5", holder=0, memory_aid=False)
    assert known_hand(scene, 0, 0) == "S2 W2"
    assert scene.view(0).thing_card == "eye_5"


@rule("HA-025", "HA-R41")
def test_who_knew_things_card_knows_it_in_the_pile() -> None:
    scene = lay(THREE, hands="S2 W2 B2/M2 T2 E2/T3", thing="E5", holder=0, pawns="nevermore crypt nevermore")
    scene.do(STAY, SendThing(None, 1), STAY, PlayThing("crypt"))
    assert [pile(scene, seat)[0][2] for seat in (None, 0, 1, 2)] == ["?", "E5", "E5", "?"]
    told = [scene.match.seen_by(seat, scene.events) for seat in (None, 0, 1, 2)]
    played = [[event.card for event in events if isinstance(event, ThingPlayed)] for events in told]
    assert played == [[None], ["eye_5"], ["eye_5"], [None]]


@rule("HA-065", "HA-R41")
def test_a_card_taken_back_from_thing_is_known_in_that_hand_until_a_hidden_choice() -> None:
    scene = lay(THREE, hands="S2 W2 B2/M2 T2 E2/T3 T4 T5", thing="E5", holder=0)
    scene.do(STAY, SendThing(None, 1))
    scene.do(STAY, SendThing("medusa_2", 1))
    told = [scene.match.seen_by(seat, scene.events) for seat in (None, 0, 1, 2)]
    taken = [[event.card for event in events if isinstance(event, TookFromThing)] for events in told]
    assert taken == [[None], ["eye_5"], ["eye_5"], [None]]
    assert [known_hand(scene, viewer, 1) for viewer in (0, 2)] == ["E5", ""]
    assert [scene.view(viewer).thing_card for viewer in (0, 1, 2)] == [None, "medusa_2", None]
    scene.do(STAY, Discard("bat_3"), STAY, Go("crypt"))
    assert known_hand(scene, 0, 1) == "E5"
    scene.do(Play("bat_2", "crypt"))
    assert known_hand(scene, 0, 1) == ""


@rule("HA-113")
def test_a_card_wednesday_takes_is_known_to_all_until_a_hidden_choice() -> None:
    scene = lay("wednesday ajax", hands="S2 B1 B1/M2", piles={"crypt": "S5"}, attack="crypt")
    scene.do(Swap("siren_2", "siren_5"))
    assert known_hand(scene, 1, 0) == "S5"
    scene.do(Go("jericho"))
    assert known_hand(scene, 1, 0) == "S5"
    scene.do(Play("bee_1", "jericho"))
    assert known_hand(scene, 1, 0) == ""


@rule("HA-113")
def test_a_known_card_that_may_have_left_in_the_open_is_no_longer_known() -> None:
    scene = lay("wednesday yoko", hands="S2 S4 B1/M2", piles={"crypt": "S4 S3"}, attack="crypt")
    scene.do(Swap("siren_2", "siren_4"))
    assert scene.table.hands[0].count(CARDS["siren_4"]) == 2
    assert known_hand(scene, 1, 0) == "S4"
    scene = lay("yoko wednesday", hands="S5 B1 B2/M2", thing="S4", holder=0, deck="T1", discard="S1")
    scene.do(STAY, Discard("siren_5"))
    assert known_hand(scene, 1, 0) == ""


@rule("HA-R27")
def test_an_open_discard_pile_may_be_looked_through() -> None:
    scene = lay("bianca ajax", hands="S2 W2 B2/M2", pawns="crypt nevermore", discard="T1")
    scene.do(STAY, PlaySix("siren_2", "crypt"))
    assert [scene.view(seat).discarded for seat in (None, 0, 1)] == [("bat_1", "siren_2")] * 3


@rule("HA-R27")
def test_a_closed_discard_pile_shows_its_size_only() -> None:
    scene = lay("bianca ajax", hands="S2 W2 B2/M2", pawns="crypt nevermore", discard="T1", open_discard=False)
    scene.do(STAY, PlaySix("siren_2", "crypt"))
    assert [(scene.view(seat).discarded, scene.view(seat).discard) for seat in (None, 0, 1)] == [((), 2)] * 3
    told = [scene.match.seen_by(seat, scene.events) for seat in (0, 1)]
    cards = [[event.card for event in events if isinstance(event, Discarded)] for events in told]
    assert cards == [["siren_2"], [None]]


@rule("HA-R27")
def test_a_card_on_a_closed_discard_pile_is_known_to_the_discarder_only() -> None:
    scene = lay("bianca ajax", hands="S2 W2 B2/M2", pawns="crypt nevermore", open_discard=False)
    scene.do(STAY, PlaySix("siren_2", "crypt"))
    worlds = [[sample_world(scene.table, seat, QuickChance(seed)) for seed in range(20)] for seat in (0, 1)]
    tops = [{kind(world.discard[-1]) for world in seen} for seen in worlds]
    assert tops[0] == {1}
    assert len(tops[1]) > 3


@rule("HA-050", "HA-051")
def test_other_hands_show_their_size_only() -> None:
    scene = lay(THREE, hands="S2 W2 B2/M2 T2/T3")
    for viewer in (None, 0):
        players = scene.view(viewer).players
        assert [player.hand for player in players] == [3, 2, 1]
        assert [player.cards for player in players[1:]] == [(), ()]
    assert scene.view(None).players[0].cards == ()


def test_a_sampled_world_deals_only_what_the_seat_does_not_know() -> None:
    scene = lay(THREE, hands="S2 W2 B2/M2 T2 E2/T3 T4 T5", thing="E5", piles={"crypt": "S5:0 W5:1"}, holder=2)
    decks = set()
    for seed in range(10):
        world = sample_world(scene.table, 0, QuickChance(seed))
        assert world.hands[0] == scene.table.hands[0]
        assert world.piles[1][0] == scene.table.piles[1][0]
        decks.add(tuple(world.deck))
        assert world.deck != sorted(world.deck), "the order of the deck is unknown too"
        zones = [*world.hands, *world.piles, world.deck, [world.thing]]
        before = [*scene.table.hands, *scene.table.piles, scene.table.deck, [scene.table.thing]]
        assert sorted(kind(card) for zone in zones for card in zone) == sorted(
            kind(card) for zone in before for card in zone
        )
    assert len(decks) == 10


@rule("HA-047", "HA-R04")
def test_a_seat_sees_what_its_cards_would_count() -> None:
    scene = lay("bianca ajax", hands="S2 S3/M2", thing="E5", holder=0)
    worth = [scene.view(seat).locations[0].worth for seat in (0, 1, None)]
    assert worth == [{"siren_2": 4, "siren_3": 0, "eye_5": 5}, {"medusa_2": 4}, {}]


def subtotals(scene: Scene) -> list[int]:
    """What the cards of each seat, and of nobody, count in The Crypt."""
    return [scene.view(seat).locations[0].mine for seat in (*range(scene.table.seats), None)]


@rule("HA-R37", "HA-047")
def test_the_subtotal_of_a_seat_has_its_own_cards_only() -> None:
    scene = lay("bianca ajax", hands="S3/M2", thing="E5", holder=0, pawns="nevermore crypt")
    scene.table.piles[1] = lay("bianca ajax", piles={"crypt": "S2:0 6:0 W5:1"}).table.piles[1]
    assert subtotals(scene) == [4 + 6, 5, 0]
    scene.do(STAY, SendThing(None, 1), STAY, PlayThing("crypt"))
    assert pile(scene, 0)[-1][2] == "E5", "seat 0 knows Thing's card there"
    assert subtotals(scene) == [4 + 6, 5 + 5, 0]


@rule("HA-R37")
def test_by_memory_there_is_no_subtotal_that_leaves_cards_out() -> None:
    scene = lay("bianca ajax", piles={"crypt": "S2:0 6:0 W5:1"}, memory_aid=False)
    assert subtotals(scene) == [0, 0, 0]


@pytest.mark.parametrize("aid", [True, False])
@rule("HA-R37")
def test_who_held_a_card_of_thing_is_told_who_takes_it_only_where_the_screen_reminds(aid: bool) -> None:
    scene = lay(THREE, hands="S2 W2 B2/M2 T2 E2/T3", thing="E5", holder=0, memory_aid=aid)
    scene.do(STAY, SendThing(None, 1), STAY, SendThing("medusa_2", 2))
    told = [scene.match.seen_by(seat, scene.events) for seat in (None, 0, 1, 2)]
    taken = [[event.card for event in events if isinstance(event, TookFromThing)] for events in told]
    assert taken == [[None], ["eye_5" if aid else None], ["eye_5"], [None]]
    assert [known_hand(scene, viewer, 1) for viewer in (0, 2)] == ["E5" if aid else "", ""]


@rule("HA-R37", "HA-R27")
def test_by_memory_the_log_does_not_name_a_card_on_a_closed_discard_pile() -> None:
    def told(memory_aid: bool) -> list[str | None]:
        scene = lay("yoko enid", hands="S2 W2 B2/M2", open_discard=False, memory_aid=memory_aid)
        scene.do(STAY, Discard("siren_2"))
        return [event.card for event in scene.match.seen_by(0, scene.events) if isinstance(event, Discarded)]

    assert (told(memory_aid=True), told(memory_aid=False)) == (["siren_2"], [None])


# What others are sure of in a hand


def exchanged(card: str, hand: str = "S1 W1 B2") -> Scene:
    """Seat 0 sent Thing with this card to Ajax, who took it into his hand and gave Thing a Bee 2; seat 2 stood by."""
    scene = lay("enid ajax yoko", hands=f"M2 T2 E2/{hand}/T3 T4 T5", thing=card, holder=0)
    scene.do(STAY, SendThing(None, 1), STAY, SendThing("bee_2", 2), STAY)
    scene.do(scene.moves[0], SendThing(None, 2), STAY)
    assert [known_hand(scene, viewer, 1) for viewer in (0, 2)] == [card, ""]
    return scene


@rule("HA-R36")
def test_several_ones_of_ajax_cannot_have_been_another_card_that_is_known_in_his_hand() -> None:
    scene = exchanged("S5").do(Go("crypt"), PlayOnes(("siren_1", "werewolf_1"), False, "crypt"))
    assert known_hand(scene, 0, 1) == "S5"


@rule("HA-R36")
def test_several_ones_of_ajax_may_have_been_a_one_that_is_known_in_his_hand() -> None:
    played = exchanged("S1").do(Go("crypt"), PlayOnes(("siren_1", "werewolf_1"), False, "crypt"))
    kept = exchanged("E1").do(Go("crypt"), PlayOnes(("siren_1", "werewolf_1"), False, "crypt"))
    assert [known_hand(scene, 0, 1) for scene in (played, kept)] == ["", ""]


@rule("HA-R36")
def test_of_two_known_copies_one_is_left_when_one_card_went() -> None:
    def after(*ones: str) -> str:
        scene = lay("ajax enid", hands="S1 S1 B2/M2 T2 E2", thing="E1", holder=0, pawns="crypt nevermore")
        scene.table.known[1] = [(0, number("S1")), (0, number("S1"))]
        scene.do(STAY, PlayOnes(ones, True, "crypt"))
        return known_hand(scene, 1, 0)

    assert after("siren_1") == "S1"
    assert after("siren_1", "siren_1") == ""


@rule("HA-025", "HA-065")
def test_who_gets_thing_at_once_sees_which_card_left_the_hand() -> None:
    def after(given: str, receiver: int) -> list[str]:
        scene = lay(THREE, hands="S2 W2 B2/M2 T2 E2/T3 T4 T5", thing="E5", holder=0, thing_step=True)
        scene.table.known[1:3] = [[(0, number("S2"))], [(0, number("S2"))]]
        scene.do(SendThing(given, receiver))
        return [known_hand(scene, viewer, 0) for viewer in (1, 2)]

    assert after("werewolf_2", receiver=1) == ["S2", ""]
    assert after("siren_2", receiver=1) == ["", ""]
    assert after("werewolf_2", receiver=0) == ["", ""]


@rule("HA-113")
def test_a_card_wednesday_takes_is_known_to_those_who_only_watch_too() -> None:
    scene = lay("wednesday ajax", hands="S2 B1 B1/M2", piles={"crypt": "S5"}, attack="crypt")
    scene.do(Swap("siren_2", "siren_5"))
    assert scene.view(None).players[0].cards == ("siren_5",)
