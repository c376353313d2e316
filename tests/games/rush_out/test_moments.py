"""What may be done when: every permission of the rules at every moment of a race, and outside it."""

from collections.abc import Callable

import pytest

from speeltafel.engine import Move
from speeltafel.games.rush_out.moves import (
    Aim,
    Buy,
    Claim,
    Clap,
    Dispel,
    Done,
    Fill,
    Flip,
    Grab,
    Heal,
    HighFive,
    Inspire,
    Keep,
    Leave,
    Name,
    Place,
    Repel,
    Roll,
    SecondHand,
    Speak,
    SpendCoins,
    Swap,
    Tidy,
    Want,
    Yield,
)
from speeltafel.games.rush_out.state import MARKET, READY, Breach, Offer
from speeltafel.kit.rules import rule
from tests.games.rush_out.layout import BARD, CLERIC, HUNTER, WARRIOR, WIZARD, Race

SPIDER, BRIDGE, GUARDIAN = "giant_spider", "rope_bridge", "stone_guardian"
FIVE, LIPS, CUFF = "sworn_palms", "sealed_lips", "iron_cuff"
Kinds = set[type[Move]]

DICE: Kinds = {Place, Fill}
TRAITS: dict[int, type[Move]] = {WARRIOR: Repel, HUNTER: Dispel, BARD: Inspire, CLERIC: Heal}

AT_ANY_MOMENT: Kinds = {SpendCoins, Speak, SecondHand, Keep, Leave}
"""Of a hero in a race: RO-115 "at any moment", RO-136 and RO-137 as breaches, RO-R61; RO-164 adds the own trait."""
WIZARD_AT_ANY_MOMENT: Kinds = {SpendCoins, Swap, Claim}
"""RO-115, RO-128 with RO-R47, RO-135."""


def laid_out(hands_on: bool = False) -> Race:
    """A race in which everybody could do everything: coins, points, curses, a breach, an offer, scrolls."""
    given = Race("scenario_6", 5, sixth_confusion=3, hands_on=hands_on)
    given.trials(SPIDER, BRIDGE, GUARDIAN).spells("static_storm", "cyclone", "imp")
    for card in (LIPS, CUFF):
        given.curse(card)
    given.dissipation("ban_key", CLERIC).hurt(HUNTER)
    given.table.dragon = 3
    given.table.purse = {"heroes": ["strongbox", "shrine"], "wizard": ["burning_purse", "pouch_on_a_ledge"]}
    given.table.owned_scrolls = ["scroll_of_dew", "scroll_of_exchange"]
    given.table.breaches = [Breach("silence", BARD, given.match.time + 6)]
    for seat in TRAITS:
        given.player(seat).experience = ["wolf_pack", "crossroads", "goblin_patrol"]
        given.dice(seat, "heart")
    return given


def offered(given: Race, seat: int) -> Race:
    """This hero and another completed a card."""
    other = WARRIOR if seat != WARRIOR else HUNTER
    given.table.offered = [Offer("hexed_chest", [seat, other], given.match.time + 4)]
    given.ask()
    return given


# The moments of a hero


def unrolled(seat: int) -> Race:
    return laid_out().dice(seat, "")


def rolled(seat: int) -> Race:
    return laid_out().dice(seat, "sword foot heart")


def in_the_air(seat: int) -> Race:
    given = laid_out()
    given.play(seat, Roll())
    return given


def partly_placed(seat: int) -> Race:
    return laid_out().lying(seat, GUARDIAN, "sword").dice(seat, "heart heart")


def all_placed(seat: int) -> Race:
    return laid_out().lying(seat, GUARDIAN, "sword foot heart")


def owes_a_die(seat: int) -> Race:
    given = laid_out()
    given.cast("cyclone")
    given.play(WIZARD, Name(seat))
    return given


def claps(seat: int) -> Race:
    given = laid_out().curse(FIVE)
    given.solve(SPIDER, seat)
    return given


def high_fives(seat: int) -> Race:
    other = CLERIC if seat != CLERIC else BARD
    given = laid_out().curse(FIVE).lying(other, BRIDGE, "foot foot")
    given.player(seat).equipment.append("wishing_star")
    given.fill(seat, BRIDGE, "joker")
    return given


def tidies_up(seat: int) -> Race:
    given = laid_out(hands_on=True)
    given.solve(BRIDGE, HUNTER if seat != HUNTER else WARRIOR)
    return given.dice(seat, "")


HERO_MOMENTS: list[tuple[Callable[[int], Race], Kinds]] = [
    (unrolled, {Roll}),
    (rolled, {Roll, *DICE}),
    (in_the_air, set()),
    (partly_placed, {Roll, *DICE}),
    (all_placed, {Roll}),
    (owes_a_die, {Yield}),
    (claps, {Clap, Grab}),
    (high_fives, {Roll, HighFive, Grab}),
    (tidies_up, {Roll, Tidy}),
]
"""What only this moment allows: RO-032 to RO-036, RO-R36 (no roll, no placing), RO-138, RO-139, RO-R18, RO-R52."""


@rule("RO-032", "RO-115", "RO-164", "RO-R36", "RO-R18", "RO-R52", "RO-R61")
@pytest.mark.parametrize("seat", list(TRAITS))
@pytest.mark.parametrize(("moment", "more"), HERO_MOMENTS, ids=lambda value: getattr(value, "__name__", ""))
def test_what_a_hero_may_do_at_every_moment_of_a_race(
    seat: int, moment: Callable[[int], Race], more: Kinds
) -> None:
    given = offered(moment(seat), seat)
    assert kinds(given, seat) == AT_ANY_MOMENT | {TRAITS[seat]} | more


def kinds(given: Race, seat: int) -> Kinds:
    return {type(move) for move in given.moves(seat)}


# The moments of the wizard


def wizard_unrolled() -> Race:
    return laid_out().dice(WIZARD, "")


def wizard_rolled() -> Race:
    return laid_out().dice(WIZARD, "plant water lightning")


def wizard_in_the_air() -> Race:
    given = laid_out().dice(WIZARD, "plant water lightning")
    given.play(WIZARD, Roll())
    return given


def wizard_partly_placed() -> Race:
    return laid_out().lying(WIZARD, "imp", "plant").dice(WIZARD, "plant")


def wizard_aims() -> Race:
    given = laid_out().lying(WARRIOR, SPIDER, "sword").lying(BARD, GUARDIAN, "heart")
    given.fill(WIZARD, "static_storm", "lightning lightning lightning water plant")
    return given


def wizard_names() -> Race:
    given = laid_out()
    given.fill(WIZARD, "cyclone", "air air air plant plant")
    return given


def wizard_tidies_up() -> Race:
    given = laid_out(hands_on=True)
    given.cast("imp")
    return given


WIZARD_MOMENTS: list[tuple[Callable[[], Race], Kinds]] = [
    (wizard_unrolled, {Roll}),
    (wizard_rolled, {Roll, Flip, *DICE}),
    (wizard_in_the_air, set()),
    (wizard_partly_placed, {Roll, Flip, *DICE}),
    (wizard_aims, {Aim}),
    (wizard_names, {Name}),
    (wizard_tidies_up, {Roll, Tidy}),
]
"""RO-051 to RO-054, RO-R46 (after the roll, before placing), RO-R26 (no roll until he has chosen), RO-R18."""


@rule("RO-051", "RO-115", "RO-128", "RO-135", "RO-R26", "RO-R46", "RO-R47")
@pytest.mark.parametrize(("moment", "more"), WIZARD_MOMENTS, ids=lambda value: getattr(value, "__name__", ""))
def test_what_the_wizard_may_do_at_every_moment_of_a_race(moment: Callable[[], Race], more: Kinds) -> None:
    assert kinds(moment(), WIZARD) == WIZARD_AT_ANY_MOMENT | more


# While others are busy


@rule("RO-004", "RO-R26", "RO-R36")
@pytest.mark.parametrize(
    "busy", [wizard_aims, wizard_names, lambda: owes_a_die(CLERIC), lambda: claps(CLERIC)]
)
def test_nobody_waits_for_somebody_elses_choice(busy: Callable[[], Race]) -> None:
    given = busy().dice(HUNTER, "sword foot heart")
    assert kinds(given, HUNTER) == {Roll, *DICE, SpendCoins, Speak, SecondHand, Dispel}


# Outside the race


def before_the_race() -> Race:
    given = laid_out()
    given.table.phase = READY
    given.table.open = []
    given.ask()
    return given


def in_the_market() -> Race:
    given = laid_out()
    given.table.phase = MARKET
    given.ask()
    return given


@rule("RO-050", "RO-031", "RO-R68")
def test_before_the_start_only_the_wizard_can_do_something_and_only_roll() -> None:
    given = before_the_race()
    assert kinds(given, WIZARD) == {Roll}
    assert all(kinds(given, seat) == set() for seat in TRAITS)


@rule("RO-115", "RO-116", "RO-117", "RO-120", "RO-121")
def test_in_the_market_everybody_buys_or_is_done_and_nothing_else() -> None:
    given = in_the_market()
    assert kinds(given, WIZARD) == {Buy, Done}
    assert all(kinds(given, seat) == {Want, Done} for seat in TRAITS)


# What needs its own condition, at the moment when everything else is possible


def unroll_all(given: Race) -> None:
    for seat in TRAITS:
        given.dice(seat, "")


CONDITIONS: list[tuple[str, int, type[Move], Callable[[Race], object]]] = [
    ("one coin card", WARRIOR, SpendCoins, lambda given: given.table.purse["heroes"].pop()),
    ("one coin card", WIZARD, SpendCoins, lambda given: given.table.purse["wizard"].pop()),
    ("the dragon at home", WARRIOR, Repel, lambda given: setattr(given.table, "dragon", 0)),
    ("two points", WARRIOR, Repel, lambda given: given.player(WARRIOR).experience.pop()),
    ("two points", CLERIC, Heal, lambda given: given.player(CLERIC).experience.pop()),
    ("nobody hurt", CLERIC, Heal, lambda given: setattr(given.player(HUNTER), "hurt", False)),
    ("one point", HUNTER, Dispel, lambda given: given.player(HUNTER).experience.__delitem__(slice(2))),
    ("no point", BARD, Inspire, lambda given: given.player(BARD).experience.clear()),
    ("nobody's die loose and rolled", BARD, Inspire, unroll_all),
    (
        "no exchange scroll",
        WIZARD,
        Swap,
        lambda given: given.table.owned_scrolls.remove("scroll_of_exchange"),
    ),
    ("each field exchanged", WIZARD, Swap, lambda given: setattr(given.player(WIZARD), "swaps", 0b111)),
    ("no flip scroll", WIZARD, Flip, lambda given: given.table.owned_scrolls.remove("scroll_of_dew")),
    ("each die turned", WIZARD, Flip, lambda given: setattr(given.player(WIZARD), "flips", [1] * 5)),
    ("no curse of silence", WARRIOR, Speak, lambda given: given.table.curses.remove(LIPS)),
    ("no curse of one hand", WARRIOR, SecondHand, lambda given: given.table.curses.remove(CUFF)),
    ("no offer", WARRIOR, Keep, lambda given: given.table.offered.clear()),
]
"""RO-115, RO-126, RO-128, RO-136, RO-137, RO-165 to RO-168, RO-R46, RO-R47, RO-R61, RO-R62, RO-R64"""


@rule("RO-115", "RO-126", "RO-136", "RO-137", "RO-165", "RO-166", "RO-167", "RO-168", "RO-R62", "RO-R64")
@pytest.mark.parametrize(("without", "seat", "move", "take_away"), CONDITIONS)
def test_without_its_condition_nothing_is_offered(
    without: str, seat: int, move: type[Move], take_away: Callable[[Race], object]
) -> None:
    given = offered(laid_out().dice(WIZARD, "plant water"), WARRIOR)
    assert move in kinds(given, seat)
    take_away(given)
    given.ask()
    assert move not in kinds(given, seat)


@rule("RO-R50")
def test_a_flagged_breach_is_claimed_at_any_moment_while_it_is_open_and_only_then() -> None:
    given = Race("scenario_3", 3, flag_breaches=True).curse(LIPS)
    assert Claim not in kinds(given, WIZARD)
    given.play(WARRIOR, Speak())
    assert Claim in kinds(given, WIZARD)
    given.play(WIZARD, Roll())
    assert kinds(given, WIZARD) == {Claim}
    given.wait(6)
    assert Claim not in kinds(given, WIZARD)
