"""How the game ends."""

import pytest

from speeltafel.engine import Result
from speeltafel.games.hydes_attack.events import Lost, Won
from speeltafel.games.hydes_attack.material import MATERIAL
from speeltafel.games.hydes_attack.moves import STAY
from speeltafel.kit.rules import rule
from tests.games.hydes_attack.layout import Scene, lay

ENOUGH = "S5 W5 B5 T5 E5"


def last_attack(attacks: str, pile: str = "", location: str = "crypt") -> Scene:
    """The cycle's last turn before the attack on the only location in the bag."""
    waiting = {"crypt", "jericho", "pilgrim_village", "art_shed", "woods"} - {
        text[:-1] for text in attacks.split()
    }
    tokens = " ".join(sorted(waiting - {location}))
    scene = lay(
        hands="M2 M2/T2 T2 T3", turn=1, bag=location, tokens=tokens, attacks=attacks, piles={location: pile}
    )
    return scene.do(STAY)


@rule("HA-100", "HA-R01")
def test_the_third_wounded_target_ends_the_game_at_once() -> None:
    scene = last_attack("woods- jericho+ art_shed-")
    assert scene.match.result == Result((), (1, 1), "hyde")
    assert len(scene.happened(Lost)) == 1
    assert scene.view(None).losses == MATERIAL.injuries_to_lose == 3
    assert scene.match.decisions() == []


@rule("HA-R01")
def test_two_saved_targets_are_not_enough() -> None:
    scene = last_attack("woods- jericho+ art_shed- pilgrim_village+")
    assert scene.match.result is not None
    assert scene.match.result.winners == ()


@rule("HA-101", "HA-102", "HA-103", "HA-104", "HA-002")
@pytest.mark.parametrize(
    ("attacks", "rank"),
    [
        ("woods- jericho+ art_shed- pilgrim_village+", "beginner"),
        ("woods- jericho+ art_shed+ pilgrim_village+", "intermediate"),
        ("woods+ jericho+ art_shed+ pilgrim_village+", "mastered"),
    ],
)
def test_all_win_together_and_the_losses_give_the_rank(attacks: str, rank: str) -> None:
    scene = last_attack(attacks, ENOUGH)
    assert scene.match.result == Result((0, 1), (1, 1), rank)
    assert [event.rank for event in scene.happened(Won)] == [rank]


@rule("HA-002")
def test_all_lose_together_and_nobody_has_a_score() -> None:
    scene = last_attack("woods- jericho-")
    result = scene.match.result
    assert result is not None
    assert (result.winners, result.scores) == ((), ())


@rule("HA-105", "HA-R03")
def test_after_three_saved_targets_the_game_goes_on() -> None:
    scene = last_attack("woods+ jericho+", ENOUGH)
    assert [attack.saved for attack in scene.view(None).attacks] == [True, True, True]
    assert scene.match.result is None
    assert scene.decision.kind == "move"


@rule("HA-R02")
def test_a_lost_game_stops_at_the_verdict() -> None:
    scene = last_attack("woods- jericho-", "S3 W2", location="crypt")
    view = scene.view(None)
    assert view.discarded == ("siren_3",)
    assert view.revealed == ("werewolf_2",)
    assert {place.location for place in view.locations if place.seen} == {"pilgrim_village", "art_shed"}
    assert view.bag == ()


@rule("HA-R02")
def test_a_won_game_stops_at_the_verdict_too() -> None:
    scene = last_attack("woods+ jericho+ art_shed+ pilgrim_village+", ENOUGH)
    assert len(scene.view(None).revealed) == 5
    assert scene.view(None).discard == 0


@rule("HA-R02", "HA-090")
def test_pawns_stay_where_they_are_when_the_game_is_over() -> None:
    scene = lay(turn=1, bag="crypt", attacks="woods- jericho-", pawns="art_shed crypt", hands="S2/").do(STAY)
    assert scene.match.result is not None
    assert [player.location for player in scene.view(None).players] == ["art_shed", "crypt"]


@rule("HA-085")
def test_the_fate_of_each_target_is_shown() -> None:
    view = last_attack("woods- jericho+", ENOUGH).view(None)
    fates = {place.location: place.fate for place in view.locations}
    assert fates == {
        "crypt": "saved",
        "jericho": "saved",
        "pilgrim_village": "open",
        "art_shed": "open",
        "woods": "wounded",
    }
