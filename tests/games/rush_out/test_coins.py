"""Scenario 2: coins, the market, equipment and scrolls."""

import pytest

from speeltafel.games.rush_out.market import coins
from speeltafel.games.rush_out.moves import Aim, Buy, Done, Fill, Flip, Place, Roll, SpendCoins, Swap, Want
from speeltafel.games.rush_out.piles import lay
from speeltafel.games.rush_out.state import HEROES, MARKET
from speeltafel.kit.rules import rule
from tests.games.rush_out.layout import BARD, HUNTER, WARRIOR, WIZARD, Race, face

SPIDER, BRIDGE, GATE, BOX = "giant_spider", "rope_bridge", "chained_gate", "strongbox"
WIZARDS = "wizard"


def race(seats: int = 3, **options: object) -> Race:
    return (
        Race("scenario_2", seats, **options)
        .trials(SPIDER, BOX, GATE)
        .spells("static_storm", "imp", "ember_call")
    )


def scrolls(*names: str) -> Race:
    given = race()
    for name in names:
        given.table.scrolls.remove(name)
        given.table.owned_scrolls.append(name)
        if name in ("scroll_of_thunder", "scroll_of_the_drake"):
            lay(given.table, name)
    given.ask()
    return given


def market(heroes: int = 2, wizard: int = 2, seats: int = 3) -> Race:
    """After a round that the heroes lost, with coin cards for both."""
    given = race(seats).piles(spells=1)
    cards = ["strongbox", "pouch_on_a_ledge", "shrine", "burning_purse"]
    for card in cards[: heroes + wizard]:
        given.take_out(card)
    given.table.purse = {HEROES: cards[:heroes], WIZARDS: cards[heroes : heroes + wizard]}
    given.cast("imp")
    return given


@rule("RO-111", "RO-153")
def test_the_wizard_places_on_his_side_of_a_coin_trial() -> None:
    given = race().dice(WIZARD, "lightning fire")
    given.play(WIZARD, Place(1, BOX, 2))
    assert given.spot(BOX).wizard == [-1, -1, 1, -1]
    assert given.refused(WIZARD, Fill(SPIDER)) == "RO-058"


@rule("RO-112", "RO-R40", "RO-046")
def test_the_first_team_to_complete_its_side_gets_the_coin_and_all_dice_go_back() -> None:
    given = race().lying(WIZARD, BOX, "fire fire")
    top = given.table.trial_pile[-1]
    given.solve(BOX)
    assert given.table.purse == {HEROES: [BOX], WIZARDS: []}
    assert given.player(WIZARD).on == ""
    assert given.table.trials[1] == top


@rule("RO-112", "RO-113", "RO-R40", "RO-R41")
def test_the_wizard_wins_a_coin_and_the_hero_field_is_refilled() -> None:
    given = race().lying(WARRIOR, BOX, "sword")
    top, spells = given.table.trial_pile[-1], given.table.spells[:]
    given.cast(BOX)
    assert given.table.purse[WIZARDS] == [BOX]
    assert given.placed(WARRIOR) == 0
    assert given.table.trials[1] == top
    assert given.table.spells == spells


@rule("RO-R41")
def test_heroes_can_win_by_the_trial_that_a_coin_of_the_wizard_draws() -> None:
    given = race().piles(trials=1)
    given.cast(BOX)
    assert given.table.trophies[HEROES] == 1


@rule("RO-R72")
def test_black_dice_do_not_count_as_a_colour() -> None:
    given = (
        race(4)
        .lying(WIZARD, BOX, "fire")
        .lying(WARRIOR, BOX, "sword")
        .dice(HUNTER, "key")
        .dice(BARD, "sword")
    )
    assert given.may_fill(HUNTER, BOX)
    given.play(HUNTER, Fill(BOX))
    assert given.refused(BARD, Fill(BOX)) == "RO-039"


@rule("RO-115", "RO-R43", "RO-010")
def test_two_coins_discard_the_top_card_unseen() -> None:
    given = race()
    given.table.purse[HEROES] = ["shrine"]
    given.take_out("shrine")
    given.ask()
    assert given.refused(HUNTER, SpendCoins()) == "RO-115"
    given.take_out("burning_purse")
    given.table.purse[HEROES] = ["shrine", "burning_purse"]
    given.ask()
    top = given.table.trial_pile[-1]
    events = given.play(HUNTER, SpendCoins())
    assert given.table.unseen == [top]
    assert given.table.purse[HEROES] == []
    assert all(top not in str(event) for event in events)


@rule("RO-R43", "RO-R01")
def test_a_summon_on_top_is_discarded_too_and_the_last_card_wins() -> None:
    given = race()
    given.take_out("shrine")
    given.take_out("burning_purse")
    given.piles(trials=1)
    given.cast("imp")
    given.table.purse[HEROES] = ["shrine", "burning_purse"]
    given.ask()
    given.play(WARRIOR, SpendCoins())
    assert "imp" in given.table.discard
    given.table.purse[HEROES] = ["shrine", "burning_purse"]
    given.ask()
    given.play(WARRIOR, SpendCoins())
    assert given.table.trophies[HEROES] == 1


@rule("RO-114", "RO-116", "RO-R42")
def test_the_loser_gets_the_token_and_each_team_buys_its_own_things() -> None:
    given = market()
    assert given.table.phase == MARKET
    assert given.table.token == HEROES
    assert (coins(given.table, HEROES), coins(given.table, WIZARDS)) == (3, 2)
    assert given.may(WIZARD, Buy("scroll_of_dew"))
    assert not given.may(WIZARD, Buy("scroll_of_the_drake"))
    assert given.may(WARRIOR, Want("wishing_star", HUNTER))
    assert given.refused(WARRIOR, Buy("scroll_of_dew")) == "RO-120"


@rule("RO-120")
def test_a_scroll_is_the_wizards_for_the_rest_of_the_game() -> None:
    given = market()
    given.play(WIZARD, Buy("scroll_of_springs"))
    assert given.table.owned_scrolls == ["scroll_of_springs"]
    assert coins(given.table, WIZARDS) == 1
    given.wait(91)
    assert given.table.round == 2
    assert given.match.view(WARRIOR).owned_scrolls == ("scroll_of_springs",)


@rule("RO-121", "RO-122", "RO-R44")
def test_a_purchase_needs_more_than_half_of_the_heroes() -> None:
    given = market(seats=4)
    given.play(BARD, Want("torch", HUNTER))
    assert given.player(HUNTER).equipment == []
    assert given.match.view(WARRIOR).wishes[0].votes == (BARD,)
    given.play(WARRIOR, Want("torch", HUNTER))
    assert given.player(HUNTER).equipment == ["torch"]
    assert coins(given.table, HEROES) == 2


@rule("RO-R45")
def test_a_hero_may_have_the_same_equipment_twice() -> None:
    given = market()
    for item in ("torch", "flint"):
        for seat in (WARRIOR, HUNTER):
            given.play(seat, Want(item, HUNTER))
    assert given.player(HUNTER).equipment == ["torch", "flint"]


@rule("RO-117", "RO-118", "RO-119")
def test_the_market_ends_when_all_are_done_and_coins_are_gone() -> None:
    given = market()
    for seat in (WIZARD, WARRIOR, HUNTER):
        given.play(seat, Done())
    assert given.table.round == 2
    assert given.table.purse == {HEROES: [], WIZARDS: []}
    assert given.table.token == ""
    cards = given.table.trials + given.table.trial_pile
    assert {"strongbox", "pouch_on_a_ledge", "shrine", "burning_purse"} <= set(cards)


@rule("RO-117")
def test_a_team_that_can_pay_nothing_more_is_done() -> None:
    given = market(heroes=0, wizard=1)
    given.play(WIZARD, Buy("scroll_of_seeds"))
    for seat in (WARRIOR, HUNTER):
        given.play(seat, Want("torch", WARRIOR))
    assert given.table.round == 2


@rule("RO-R44")
def test_no_market_after_the_deciding_round_and_ninety_seconds_otherwise() -> None:
    given = market()
    given.wait(89)
    assert given.table.phase == MARKET
    given.wait(2)
    assert given.table.round == 2
    given.play(WIZARD, Roll())
    given.wait(0.6)
    given.spells("imp").piles(spells=1)
    given.cast("imp")
    assert given.match.result is not None


@rule("RO-122", "RO-123", "RO-124", "RO-125")
@pytest.mark.parametrize(
    ("item", "slots"),
    [
        ("torch", [1]),
        ("boots", [2]),
        ("lockpick", [3]),
        ("healing_herb", [4]),
        ("wishing_star", [1, 2, 3, 4]),
    ],
)
def test_equipment_widens_the_joker_of_its_owner(item: str, slots: list[int]) -> None:
    """The slots of the guardian are sword, fire, foot, key and heart; the warrior's joker is the sword."""
    given = race(4).trials("stone_guardian").dice(WARRIOR, "joker").dice(HUNTER, "joker")
    before = given.moves(HUNTER)
    given.player(WARRIOR).equipment.append(item)
    given.ask()
    assert joker_slots(given, WARRIOR) == [0, *slots]
    assert given.moves(HUNTER) == before


@rule("RO-123")
def test_a_dagger_gives_the_hunter_the_sword() -> None:
    given = race(4).trials("stone_guardian").dice(HUNTER, "joker")
    given.player(HUNTER).equipment.append("dagger")
    given.ask()
    assert joker_slots(given, HUNTER) == [0, 2]


def joker_slots(given: Race, seat: int) -> list[int]:
    return [
        move.slot for move in given.moves(seat) if isinstance(move, Place) and move.card == "stone_guardian"
    ]


@rule("RO-126", "RO-R46", "RO-120")
def test_a_flip_scroll_turns_loose_rolled_dice_once_per_roll() -> None:
    given = scrolls("scroll_of_dew").dice(WIZARD, "plant water fire")
    given.play(WIZARD, Flip(0, "scroll_of_dew"))
    assert given.faces(WIZARD)[0] == face(WIZARD, "water")
    assert given.refused(WIZARD, Flip(0, "scroll_of_dew")) == "RO-R46"
    assert given.refused(WIZARD, Flip(2, "scroll_of_dew")) == "RO-R46"
    given.play(WIZARD, Flip(1, "scroll_of_dew"))
    assert given.faces(WIZARD)[1] == face(WIZARD, "plant")


@rule("RO-127", "RO-R04", "RO-R46")
def test_the_second_flip_scroll_turns_plant_and_air_and_both_work_in_a_row() -> None:
    given = scrolls("scroll_of_dew", "scroll_of_pollen").dice(WIZARD, "water")
    given.play(WIZARD, Flip(0, "scroll_of_dew"))
    given.play(WIZARD, Flip(0, "scroll_of_pollen"))
    assert given.faces(WIZARD)[0] == face(WIZARD, "air")


@rule("RO-R46")
def test_a_placed_die_is_never_turned() -> None:
    given = scrolls("scroll_of_dew").lying(WIZARD, "imp", "plant")
    assert given.refused(WIZARD, Flip(0, "scroll_of_dew")) == "RO-R46"


@rule("RO-128", "RO-R47")
def test_the_exchange_scroll_swaps_an_open_spell_with_the_top() -> None:
    given = scrolls("scroll_of_exchange").lying(WIZARD, "imp", "plant")
    top, size = given.table.spell_pile[-1], len(given.table.spell_pile)
    given.play(WIZARD, Swap("imp"))
    assert given.table.spells[1] == top
    assert (given.table.spell_pile[-1], len(given.table.spell_pile)) == ("imp", size)
    assert given.player(WIZARD).on == ""
    assert given.faces(WIZARD)[0] == -1
    assert given.match.view(WARRIOR).spell_top == "imp"
    assert given.refused(WIZARD, Swap(top)) == "RO-R47"
    given.play(WIZARD, Roll())
    assert given.may(WIZARD, Swap(top))


@rule("RO-129")
@pytest.mark.parametrize(
    ("scroll", "slot"), [("scroll_of_springs", 2), ("scroll_of_seeds", 0), ("scroll_of_winds", 3)]
)
def test_joker_scrolls_work_without_a_banner(scroll: str, slot: int) -> None:
    given = (
        race().trials(GATE, "goblin_patrol", "river_of_lava").spells("chimera", "salamander", "dragon_song")
    )
    given.dice(WIZARD, "joker")
    assert given.refused(WIZARD, Place(0, "chimera", slot)) == "RO-068"
    given.table.owned_scrolls.append(scroll)
    given.ask()
    allowed = [move for move in given.moves(WIZARD) if isinstance(move, Place) and move.card == "chimera"]
    assert allowed == [Place(0, "chimera", slot)]


@rule("RO-130", "RO-R48", "RO-R71", "RO-R24")
def test_two_lightning_on_the_thunder_scroll_clear_a_card_and_the_scroll_stays() -> None:
    given = scrolls("scroll_of_thunder").lying(WARRIOR, SPIDER, "sword").lying(HUNTER, GATE, "key")
    size = len(given.table.spell_pile)
    given.fill(WIZARD, "scroll_of_thunder", "lightning lightning fire")
    given.play(WIZARD, Aim(GATE))
    assert (given.placed(WARRIOR), given.placed(HUNTER)) == (1, 0)
    assert given.table.owned_scrolls == ["scroll_of_thunder"]
    assert len(given.table.spell_pile) == size
    given.fill(WIZARD, "scroll_of_thunder", "lightning lightning fire")
    assert given.placed(WARRIOR) == 0


@rule("RO-131", "RO-R48")
def test_five_fire_on_the_drake_scroll_move_the_dragon() -> None:
    given = scrolls("scroll_of_the_drake")
    given.fill(WIZARD, "scroll_of_the_drake", "fire fire fire fire plant")
    assert given.refused(WIZARD, Fill("imp")) == "RO-R10"
    given.fill(WIZARD, "scroll_of_the_drake", "fire")
    assert given.table.dragon == 1
    assert given.spot("scroll_of_the_drake").wizard == [-1] * 5
