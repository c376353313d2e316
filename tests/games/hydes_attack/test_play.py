"""Step 2: play a power card."""

from speeltafel.games.hydes_attack.events import Played, ThingPlayed
from speeltafel.games.hydes_attack.moves import STAY, Go, Play, PlayOnes, PlayThing, Skip
from speeltafel.kit.rules import rule
from tests.games.hydes_attack.layout import lay

LATER = "jericho pilgrim_village art_shed woods"


@rule("HA-040", "HA-R07")
def test_exactly_one_card_in_the_own_location() -> None:
    scene = lay(hands="S2 W2 B2/M2", pawns="crypt nevermore").do(STAY)
    assert scene.moves == [Play("siren_2", "crypt"), Play("werewolf_2", "crypt"), Play("bee_2", "crypt")]
    assert scene.refuses(Play("siren_2", "jericho")) == "HA-040"
    assert scene.refuses(Play("eye_5", "crypt")) == "HA-040"
    scene.do(Play("siren_2", "crypt"))
    assert scene.pile("crypt") == "S2"
    assert scene.decision.seat == 1


@rule("HA-040")
def test_equal_cards_are_one_option() -> None:
    assert lay(hands="S2 S2 B2/M2", pawns="crypt nevermore").do(STAY).moves == [
        Play("siren_2", "crypt"),
        Play("bee_2", "crypt"),
    ]


@rule("HA-041", "HA-046", "HA-050", "HA-051", "HA-052")
def test_cards_are_played_face_down_and_stay_so() -> None:
    scene = lay("enid yoko ajax", hands="S2 W2 B2/M2/T2", pawns="crypt nevermore nevermore")
    scene.do(STAY, Play("siren_2", "crypt"))
    (event,) = scene.happened(Played)
    assert event.card == "siren_2"
    shown = [scene.match.seen_by(seat, scene.events) for seat in (None, 0, 1, 2)]
    cards = [[one.card for one in events if isinstance(one, Played)] for events in shown]
    assert cards == [[None], ["siren_2"], [None], [None]]
    piles = [scene.view(seat).locations[0].pile[0].card for seat in (None, 0, 1, 2)]
    assert piles == [None, "siren_2", None, None]


@rule("HA-042", "HA-132")
def test_in_nevermore_no_card_is_played() -> None:
    scene = lay(hands="S2 W2 B2/M2 T2 E2").do(STAY)
    assert (scene.decision.seat, scene.decision.kind) == (1, "move")
    assert scene.hand(0) == "B2 S2 W2"


@rule("HA-132")
def test_nothing_can_be_played_into_nevermore() -> None:
    scene = lay("eugene ajax", hands="S2/M2", pawns="crypt nevermore").do(STAY)
    assert scene.refuses(Play("siren_2", "nevermore")) == "HA-132"


@rule("HA-043", "HA-044", "HA-045")
def test_the_holder_may_play_things_card_instead() -> None:
    scene = lay(hands="S2/M2", thing="E5", holder=0, pawns="crypt nevermore").do(STAY)
    assert scene.moves == [Play("siren_2", "crypt"), PlayThing("crypt")]
    scene.do(PlayThing("crypt"))
    assert scene.pile("crypt") == "E5"
    assert scene.hand(0).split() != ["S2", "E5"]
    assert scene.happened(ThingPlayed)[0].card == "eye_5"
    assert scene.decision.kind == "thing"


@rule("HA-045")
def test_nobody_else_may_play_things_card() -> None:
    scene = lay(hands="S2/M2", thing="E5", holder=1, pawns="crypt nevermore").do(STAY)
    assert scene.moves == [Play("siren_2", "crypt")]
    assert scene.refuses(PlayThing("crypt")) == "HA-045"


@rule("HA-044")
def test_a_hand_card_and_things_card_cannot_both_be_played() -> None:
    scene = lay(hands="S1/M2", thing="E1", holder=0, pawns="crypt nevermore").do(STAY)
    assert scene.refuses(PlayOnes(("siren_1",), True, "crypt")) == "HA-044"


@rule("HA-048")
def test_no_limit_on_cards_in_a_location() -> None:
    many = "S1 S2 S3 S4 S5 W1 W2 W3 W4 W5 B1 B2 B3 B4 B5 M1 M2 M3 M4 M5"
    scene = lay(hands="E2/T2", piles={"crypt": many}, pawns="crypt nevermore").do(
        STAY, Play("eye_2", "crypt")
    )
    assert len(scene.table.piles[1]) == 21


@rule("HA-049", "HA-R07")
def test_playing_is_compulsory_in_an_open_location() -> None:
    scene = lay(hands="S3/M2", pawns="crypt nevermore").do(STAY)
    assert scene.moves == [Play("siren_3", "crypt")]
    assert scene.refuses(Skip()) == "HA-049"


@rule("HA-R07")
def test_with_thing_alone_its_card_must_be_played() -> None:
    scene = lay(hands="/M2", thing="E5", holder=0, pawns="crypt nevermore", deck="").do(STAY)
    assert scene.moves == [PlayThing("crypt")]


@rule("HA-R04")
def test_a_card_that_does_not_count_may_be_played() -> None:
    scene = lay(hands="S3 W3 B3/M2", pawns="crypt nevermore").do(STAY)
    assert len(scene.moves) == 3
    scene.do(Play("siren_3", "crypt"))
    assert scene.pile("crypt") == "S3"


@rule("HA-R08")
def test_without_any_card_the_play_is_skipped() -> None:
    scene = lay(hands="/M2", thing="E1", holder=1, pawns="nevermore nevermore", deck="").do(Go("crypt"))
    assert (scene.decision.seat, scene.decision.kind) == (1, "move")
    assert scene.pile("crypt") == ""


@rule("HA-R11")
def test_no_card_is_played_in_an_attacked_location() -> None:
    scene = lay(hands="S2/M2", attacks="crypt+", bag=LATER).do(Go("crypt"))
    assert scene.decision.seat == 1
    scene = lay("eugene ajax", hands="S2/M2", attacks="crypt+", bag=LATER, pawns="jericho nevermore").do(STAY)
    assert scene.refuses(Play("siren_2", "crypt")) == "HA-R11"


@rule("HA-077", "HA-122", "HA-046")
def test_cards_elsewhere_wait_face_down_for_later_attacks() -> None:
    scene = lay("bianca ajax", piles={"crypt": "S2 6", "jericho": "M2 T2"}, attack="jericho", hands="/")
    assert scene.pile("crypt") == "6 S2"
    assert scene.pile("jericho") == ""
    assert scene.view(1).locations[0].pile[0].card is None
