"""Scenario 1: dissipation."""

from speeltafel.games.rush_out.material import HERO_SYMBOLS
from speeltafel.games.rush_out.moves import Fill, Name, Place, Roll, Yield
from speeltafel.games.rush_out.state import LOOSE, UNROLLED, WHIRLED, place
from speeltafel.kit.rules import rule
from tests.games.rush_out.layout import BARD, HUNTER, WARRIOR, WIZARD, Race

SPIDER, BRIDGE, GATE = "giant_spider", "rope_bridge", "chained_gate"


def race(seats: int = 3, scenario: str = "scenario_1", **options: object) -> Race:
    return (
        Race(scenario, seats, **options)
        .trials(SPIDER, BRIDGE, GATE)
        .spells("dust_devil", "ban_fire", "cyclone")
    )


@rule("RO-101", "RO-061", "RO-R39")
def test_the_card_lies_before_a_hero_of_the_wizards_choice() -> None:
    given = race().dissipation("ban_key", HUNTER)
    top = given.table.spell_pile[-1]
    given.cast("ban_fire")
    assert given.moves(WIZARD) == [Name(WARRIOR), Name(HUNTER)]
    given.play(WIZARD, Name(HUNTER))
    assert given.spot("ban_fire").owner == HUNTER
    assert given.table.spells[1] == top
    assert "ban_fire" not in given.table.discard


@rule("RO-102", "RO-105")
def test_bans_add_up_and_bind_that_hero_only() -> None:
    given = race().dissipation("ban_key", HUNTER).dissipation("ban_fire", HUNTER)
    given.dice(HUNTER, "fire key foot").dice(WARRIOR, "fire key")
    assert given.refused(HUNTER, Place(0, SPIDER, 2)) == "RO-105"
    assert given.refused(HUNTER, Place(1, BRIDGE, 2)) == "RO-105"
    assert given.may_place(HUNTER, 2, BRIDGE)
    assert given.may_place(WARRIOR, 0, SPIDER)


@rule("RO-103")
def test_dice_that_lie_on_forbidden_symbols_stay_and_count() -> None:
    given = race().lying(HUNTER, SPIDER, "fire")
    given.cast("ban_fire")
    given.play(WIZARD, Name(HUNTER))
    assert given.spot(SPIDER).hero[2] == 16
    given.fill(WARRIOR, SPIDER, "sword sword")
    assert SPIDER in given.table.discard


@rule("RO-104", "RO-R71")
def test_any_hero_cancels_it_by_completing_its_hero_side_and_nothing_is_drawn() -> None:
    given = race().dissipation("ban_fire", HUNTER)
    sizes = len(given.table.trial_pile), len(given.table.spell_pile)
    given.solve("ban_fire", WARRIOR)
    assert given.table.dissipations == []
    assert "ban_fire" in given.table.discard
    assert (len(given.table.trial_pile), len(given.table.spell_pile)) == sizes
    given.dice(HUNTER, "fire")
    assert given.may_place(HUNTER, 0, SPIDER)


@rule("RO-104", "RO-039")
def test_the_limit_of_two_colours_holds_on_dissipations() -> None:
    given = race(4).dissipation("ban_fire", HUNTER).lying(WARRIOR, "ban_fire", "sword")
    given.lying(HUNTER, "ban_fire", "foot").dice(BARD, "heart")
    assert given.refused(BARD, Fill("ban_fire")) == "RO-039"


@rule("RO-R35", "RO-105")
def test_a_joker_may_stand_for_a_banned_symbol() -> None:
    given = race().dissipation("ban_foot", HUNTER).dice(HUNTER, "joker foot")
    assert given.may_place(HUNTER, 0, BRIDGE)
    assert given.refused(HUNTER, Place(1, BRIDGE, 0)) == "RO-105"


@rule("RO-106", "RO-107", "RO-R36")
def test_a_whirlwind_takes_a_die_of_the_heros_choice_not_on_a_slot_if_there_is_one() -> None:
    given = race().lying(HUNTER, BRIDGE, "foot").dice(HUNTER, "fire")
    given.cast("dust_devil")
    given.play(WIZARD, Name(HUNTER))
    assert given.moves(HUNTER) == [Yield(1), Yield(2)]
    assert given.refused(HUNTER, Roll()) == "RO-R36"
    assert given.refused(HUNTER, Fill(BRIDGE)) == "RO-R36"
    given.play(HUNTER, Yield(2))
    assert given.player(HUNTER).lies == [0, LOOSE, WHIRLED]
    given.play(HUNTER, Roll())
    assert given.faces(HUNTER)[2] == UNROLLED


@rule("RO-107")
def test_with_all_dice_placed_one_of_them_must_go() -> None:
    given = race().trials("crossroads").lying(HUNTER, "crossroads", "sword fire foot")
    given.cast("dust_devil")
    given.play(WIZARD, Name(HUNTER))
    assert given.moves(HUNTER) == [Yield(0), Yield(1), Yield(2)]
    given.play(HUNTER, Yield(1))
    assert given.spot("crossroads").hero == [16, -1, 18, -1]


@rule("RO-R36")
def test_after_three_seconds_the_lowest_die_goes() -> None:
    given = race()
    given.cast("dust_devil")
    given.play(WIZARD, Name(HUNTER))
    given.wait(3.1)
    assert given.player(HUNTER).lies == [WHIRLED, LOOSE, LOOSE]


@rule("RO-R36", "RO-R52")
def test_dice_on_a_complete_waiting_card_are_safe_until_they_come_back() -> None:
    given = race(scenario="scenario_3").curse("sworn_palms")
    given.solve(BRIDGE, HUNTER)
    assert given.placed(HUNTER) == 3
    given.cast("dust_devil")
    given.play(WIZARD, Name(HUNTER))
    assert not any(isinstance(move, Yield) for move in given.moves(HUNTER))
    clap = next(move for move in given.moves(HUNTER) if type(move).__name__ == "Clap")
    given.play(HUNTER, clap)
    assert [move for move in given.moves(HUNTER) if isinstance(move, Yield)] == [Yield(0), Yield(1), Yield(2)]


@rule("RO-108", "RO-R37")
def test_two_whirlwinds_cost_one_die_and_both_must_be_completed() -> None:
    given = race().dissipation("dust_devil", HUNTER)
    given.cast("cyclone")
    given.play(WIZARD, Name(HUNTER))
    assert given.player(HUNTER).lies.count(WHIRLED) == 1
    assert not given.player(HUNTER).owes_die
    given.solve("dust_devil", WARRIOR)
    assert given.player(HUNTER).lies.count(WHIRLED) == 1
    given.solve("cyclone", WARRIOR)
    assert given.player(HUNTER).lies == [LOOSE] * 3
    assert given.faces(HUNTER)[2] == UNROLLED


@rule("RO-R38")
def test_the_die_on_a_whirlwind_is_no_placed_die_and_no_colour() -> None:
    given = race(4).dissipation("dust_devil", HUNTER)
    assert given.player(HUNTER).on == ""
    assert all(move.back == 0 for move in given.moves(HUNTER) if isinstance(move, Roll))
    given.lying(WARRIOR, "dust_devil", "foot").dice(BARD, "key").dice(HUNTER, "foot foot")
    assert given.may_fill(BARD, "dust_devil")
    assert given.may_fill(HUNTER, BRIDGE)


@rule("RO-R26", "RO-R39")
def test_the_table_names_the_hero_with_fewest_dissipations() -> None:
    given = race().dissipation("ban_key", WARRIOR)
    given.cast("ban_fire")
    given.wait(3.1)
    assert given.spot("ban_fire").owner == HUNTER


@rule("RO-R26", "RO-101")
def test_among_equals_the_table_names_the_hero_with_most_dice_placed_then_the_first() -> None:
    given = race(seats=4).lying(HUNTER, SPIDER, "fire").lying(BARD, BRIDGE, "foot")
    given.cast("ban_fire")
    given.wait(3.0)
    assert given.spot("ban_fire").owner == HUNTER
    given.lying(BARD, BRIDGE, "foot")
    given.cast("cyclone")
    given.wait(3.0)
    assert given.spot("cyclone").owner == BARD


@rule("RO-R69")
def test_two_heroes_under_all_dissipations_can_cancel_every_one() -> None:
    cards = ["dust_devil", "cyclone", "ban_fire", "ban_sword", "ban_foot", "ban_key"]
    for card in cards:
        given = race()
        for number, other in enumerate(cards):
            given.dissipation(other, (WARRIOR, HUNTER)[number % 2])
        for symbol in place(card).hero:
            put_somehow(given, card, HERO_SYMBOLS[symbol])
        assert card not in given.table.dissipations, card


def put_somehow(given: Race, card: str, symbol: str) -> None:
    """Whichever of the two heroes may place it."""
    for seat in (WARRIOR, HUNTER):
        if LOOSE in given.player(seat).lies and given.dice(seat, symbol).may_fill(seat, card):
            given.play(seat, Fill(card))
            return
    raise AssertionError(f"nobody can place {symbol} on {card}")
