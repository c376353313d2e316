"""Location powers and target powers."""

import pytest

from speeltafel.games.hydes_attack.cards import CARDS
from speeltafel.games.hydes_attack.layout import named
from speeltafel.games.hydes_attack.powers import value
from speeltafel.kit.rules import rule
from tests.games.hydes_attack.layout import lay

NORMAL = [f"{symbol}{strength}" for symbol in "SWBMTE" for strength in range(1, 6)]


def worth(location: str, target: str, card: str) -> int:
    return value(location, target, CARDS[named(card)])


def zeros(location: str) -> set[str]:
    """The cards that are worth nothing there, whatever the target."""
    by_target = [
        {card for card in NORMAL if worth(location, target, card) == 0}
        for target in ("twos_to_fours", "ones_to_threes", "medusa_plus", "bat_plus", "eye_plus")
    ]
    assert all(found == by_target[0] for found in by_target)
    return by_target[0]


@rule("HA-138")
def test_in_the_crypt_every_three_is_worth_nothing() -> None:
    assert zeros("crypt") == {card for card in NORMAL if card.endswith("3")}


@rule("HA-139")
def test_in_jericho_every_four_is_worth_nothing() -> None:
    assert zeros("jericho") == {card for card in NORMAL if card.endswith("4")}


@rule("HA-140", "HA-141")
def test_in_pilgrim_village_sirens_and_werewolves_are_worth_nothing() -> None:
    assert zeros("pilgrim_village") == {card for card in NORMAL if card[0] in "SW"}


@rule("HA-142")
def test_in_the_art_shed_bees_are_worth_nothing() -> None:
    assert zeros("art_shed") == {card for card in NORMAL if card[0] == "B"}


@rule("HA-143")
def test_the_woods_bar_no_card() -> None:
    assert zeros("woods") == set()


@rule("HA-145", "HA-146", "HA-147", "HA-148", "HA-149")
@pytest.mark.parametrize(
    ("target", "changed"),
    [
        ("twos_to_fours", {f"{symbol}2": 4 for symbol in "SWBMTE"}),
        ("ones_to_threes", {f"{symbol}1": 3 for symbol in "SWBMTE"}),
        ("medusa_plus", {f"M{strength}": strength + 1 for strength in range(1, 6)}),
        ("bat_plus", {f"T{strength}": strength + 1 for strength in range(1, 6)}),
        ("eye_plus", {f"E{strength}": strength + 1 for strength in range(1, 6)}),
    ],
)
def test_each_target_changes_exactly_its_cards(target: str, changed: dict[str, int]) -> None:
    found = {card: worth("woods", target, card) for card in NORMAL}
    assert found == {card: changed.get(card, int(card[1])) for card in NORMAL}


@rule("HA-R05")
def test_a_location_looks_at_the_printed_strength() -> None:
    assert worth("jericho", "twos_to_fours", "S2") == 4
    assert worth("jericho", "twos_to_fours", "S4") == 0
    assert worth("crypt", "ones_to_threes", "S1") == 3
    assert worth("crypt", "ones_to_threes", "S3") == 0
    assert worth("jericho", "medusa_plus", "M3") == 4


@rule("HA-R06")
def test_a_barred_card_gets_no_bonus() -> None:
    assert worth("crypt", "medusa_plus", "M3") == 0
    assert worth("jericho", "bat_plus", "T4") == 0


@rule("HA-R16", "HA-124")
@pytest.mark.parametrize("target", ["twos_to_fours", "ones_to_threes", "medusa_plus", "bat_plus", "eye_plus"])
def test_nothing_touches_a_six(target: str) -> None:
    places = ("crypt", "jericho", "pilgrim_village", "art_shed", "woods")
    assert [worth(place, target, "6") for place in places] == [6] * 5


@rule("HA-138", "HA-139", "HA-140", "HA-141", "HA-142", "HA-143", "HA-036")
def test_everybody_sees_what_a_location_does() -> None:
    places = {place.location: (place.bars, place.must_leave) for place in lay().view(None).locations}
    assert places == {
        "crypt": (("3",), False),
        "jericho": (("4",), False),
        "pilgrim_village": (("siren", "werewolf"), False),
        "art_shed": (("bee",), False),
        "woods": ((), True),
    }
