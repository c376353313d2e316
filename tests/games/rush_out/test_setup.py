"""Setup: characters, dice, decks and the options of the table."""

from itertools import pairwise

import pytest

import speeltafel
from speeltafel.engine import BadSetup, Match
from speeltafel.games.rush_out.material import material, scenarios
from speeltafel.games.rush_out.moves import Character, Colour, Done, Roll
from speeltafel.games.rush_out.state import HEROES, WIZARD, Table, place
from speeltafel.kit.rules import rule
from tests.games.rush_out.layout import HUNTER, WARRIOR, Race


def table_of(scenario: str, seats: int = 3, seed: int = 1, **options: object) -> Table:
    chosen = {"scenario": scenario, "lone_hero": seats == 2, **options}
    return of(speeltafel.start("rush-out", seats, chosen, seed=seed))


def of(match: Match) -> Table:
    table = match.table
    assert isinstance(table, Table)
    return table


def kinds(cards: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for card in cards:
        found[place(card).kind] = found.get(place(card).kind, 0) + 1
    return found


@rule("RO-001", "RO-002", "RO-018")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_wizard_and_otherwise_different_heroes(seats: int) -> None:
    table = table_of("training_1", seats)
    heroes = [table.players[seat].hero for seat in table.heroes]
    assert len(heroes) == seats - 1
    assert len(set(heroes)) == len(heroes)
    assert table.players[table.wizard].hero == ""
    assert not any(player.hurt for player in table.players)


@rule("RO-003")
def test_three_to_five_players() -> None:
    for seats in (1, 6):
        with pytest.raises(BadSetup):
            speeltafel.start("rush-out", seats, {}, seed=1)
    with pytest.raises(BadSetup):
        speeltafel.start("rush-out", 2, {}, seed=1)


@rule("RO-017", "RO-030")
def test_the_scenario_says_which_modules_are_in_force_and_keeps_those_of_before() -> None:
    order = list(scenarios().values())
    for earlier, later in pairwise(order):
        assert set(earlier.modules) <= set(later.modules)
    assert table_of("training_1").dragon == -1
    assert table_of("training_2").dragon == 0


@rule("RO-020", "RO-021")
def test_five_dice_for_the_wizard_and_three_of_one_colour_for_each_hero() -> None:
    table = table_of("training_1", 5)
    assert len(table.players[table.wizard].faces) == 5
    assert [len(table.players[seat].faces) for seat in table.heroes] == [3, 3, 3, 3]
    assert len({table.players[seat].colour for seat in table.heroes}) == 4


@rule("RO-018", "RO-021")
def test_characters_and_colours_can_be_chosen_apart_from_each_other() -> None:
    match = speeltafel.start("rush-out", 3, {"characters": "chosen"}, seed=1)
    match.play(0, Character("bard"))
    assert Character("bard") not in match.decision(1).moves
    match.play(0, Colour("white"))
    match.play(2, Character("cleric"))
    assert match.decision(1).moves == [Character("wizard")]
    match.play(1, Character("wizard"))
    assert Colour("white") not in match.decision(2).moves
    match.play(2, Colour("green"))
    assert (of(match).wizard, of(match).heroes) == (1, [0, 2])
    assert of(match).players[0].colour == "white"


@rule("RO-019")
def test_everybody_sees_all_cards_of_both_sides() -> None:
    match = speeltafel.start("rush-out", 4, {}, seed=1)
    for seat in (None, 0, 1, 2, 3):
        view = match.view(seat)
        assert view.trials == tuple(of(match).trials)
        assert view.spells == tuple(of(match).spells)


@rule("RO-022", "RO-023", "RO-024", "RO-025")
def test_three_open_cards_on_each_side_and_the_rest_shuffled_face_down() -> None:
    table, other = table_of("training_1", seed=1), table_of("training_1", seed=2)
    assert len(table.trials) == len(table.spells) == 3
    assert sorted(table.trials + table.trial_pile) == sorted(table.trial_deck)
    assert sorted(table.spells + table.spell_pile) == sorted(table.spell_deck)
    assert table.trial_pile != other.trial_pile
    assert table.spell_pile != other.spell_pile


@rule("RO-002", "RO-026", "RO-028", "RO-R02")
def test_the_trial_deck_depends_on_the_number_of_players_and_the_spell_deck_does_not() -> None:
    sizes = {seats: len(table_of("training_1", seats).trial_deck) for seats in (3, 4, 5)}
    assert sizes == {3: 12, 4: 16, 5: 20}
    assert {len(table_of("training_1", seats).spell_deck) for seats in (3, 4, 5)} == {15}
    assert all(place(card).players == 3 for card in table_of("training_1", 3).trial_deck)


@rule("RO-027", "RO-R08")
def test_the_random_part_of_a_kind_is_chosen_once() -> None:
    table, other = table_of("training_2", seed=1), table_of("training_2", seed=2)
    assert kinds(table.left_out)["confusion"] == 2
    assert sorted(table.left_out) != sorted(other.left_out)
    assert not set(table.left_out) & set(table.spell_deck)


@rule("RO-029", "RO-R07")
def test_the_handicap_takes_two_trials_out_for_all_rounds() -> None:
    table = table_of("scenario_5", handicap=True)
    trials = [card for card in table.left_out if place(card).kind in ("standard", "coin", "confrontation")]
    assert len(trials) == 2
    assert len(table.trial_deck) == 12 + 4 + 5 - 2
    assert not set(trials) & set(table.trials + table.trial_pile)


@rule("RO-069", "RO-080", "RO-100", "RO-109", "RO-132", "RO-141", "RO-151", "RO-160", "RO-R03")
@pytest.mark.parametrize(
    ("name", "spells", "trials"),
    [
        ("training_1", (8, 7, 0, 0, 0, 0, 0), {"standard"}),
        ("training_2", (6, 6, 5, 0, 0, 0, 0), {"standard"}),
        ("scenario_1", (5, 4, 5, 5, 0, 0, 0), {"standard"}),
        ("scenario_2", (6, 5, 5, 5, 0, 0, 0), {"standard", "coin"}),
        ("scenario_3", (5, 4, 5, 4, 4, 0, 0), {"standard", "coin"}),
        ("scenario_4", (4, 3, 5, 4, 4, 5, 0), {"standard", "coin"}),
        ("scenario_5", (4, 3, 5, 4, 4, 5, 0), {"standard", "coin", "confrontation"}),
        ("scenario_6", (0, 3, 5, 3, 3, 5, 3), {"standard", "coin", "confrontation"}),
    ],
)
def test_each_setup_uses_its_cards(name: str, spells: tuple[int, ...], trials: set[str]) -> None:
    table = table_of(name)
    found = kinds(table.spell_deck)
    order = ("confusion", "summon", "dracology", "dissipation", "curse", "doom", "regression")
    assert tuple(found.get(kind, 0) for kind in order) == spells
    assert set(kinds(table.trial_deck)) == trials


@rule("RO-R03")
def test_an_option_puts_three_confusion_spells_into_scenario_6() -> None:
    assert kinds(table_of("scenario_6", sixth_confusion=3).spell_deck)["confusion"] == 3


@rule("RO-R06", "RO-109", "RO-151")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_coin_and_confrontation_trials_at_every_number_of_players(seats: int) -> None:
    found = kinds(table_of("scenario_5", seats).trial_deck)
    assert (found["coin"], found["confrontation"]) == (4, 5)


@rule("RO-081")
def test_the_dragon_tile_shows_the_side_for_the_number_of_players() -> None:
    slots = {seats: len(table_of("training_2", seats).spots["dragon_tile"].hero) for seats in (2, 3, 4, 5)}
    assert slots == {2: 4, 3: 2, 4: 4, 5: 4}
    assert table_of("training_2").dragon == 0


@rule("RO-110")
def test_the_first_three_trials_are_standard_cards() -> None:
    for seed in range(40):
        table = table_of("scenario_6", seed=seed)
        assert {place(card).kind for card in table.trials} == {"standard"}
        assert len(table.trial_pile) == len(table.trial_deck) - 3


@rule("RO-109")
def test_equipment_scrolls_and_token_lie_in_the_middle() -> None:
    table = table_of("scenario_2")
    assert (len(table.equipment), len(table.scrolls), table.token) == (10, 8, "")
    assert table_of("scenario_1").equipment == []


@rule("RO-142", "RO-152")
@pytest.mark.parametrize(("seats", "souls", "lives"), [(3, 7, 4), (4, 8, 5), (5, 8, 6), (2, 4, 3)])
def test_soul_and_life_tokens_go_by_the_number_of_heroes(seats: int, souls: int, lives: int) -> None:
    table = table_of("scenario_5", seats)
    assert (table.souls, table.lives) == (souls, lives)


@rule("RO-161")
def test_every_character_has_its_own_trait() -> None:
    assert {hero.id: hero.price for hero in material().heroes.values()} == {
        "warrior": 3,
        "hunter": 2,
        "bard": 1,
        "cleric": 3,
    }


@rule("RO-R05")
def test_a_lone_hero_has_six_dice_of_one_colour_and_the_trials_for_three() -> None:
    table = table_of("scenario_5", 2)
    assert [len(table.players[seat].faces) for seat in table.heroes] == [6]
    assert len(table.trial_deck) == 12 + 4 + 5
    with pytest.raises(BadSetup):
        speeltafel.start("rush-out", 3, {"lone_hero": True}, seed=1)


@rule("RO-R22")
def test_the_wizard_stays_the_wizard_in_the_next_round() -> None:
    race = Race("scenario_1").trials("giant_spider").piles(trials=1)
    race.solve("giant_spider")
    assert race.table.round == 2
    assert (race.table.wizard, race.table.heroes) == (0, [1, 2])


@rule("RO-070")
def test_a_training_is_one_race() -> None:
    race = Race().trials("giant_spider").piles(trials=1)
    race.solve("giant_spider")
    assert race.match.result is not None
    assert race.match.result.winners == (WARRIOR, HUNTER)


@rule("RO-096", "RO-097", "RO-098")
def test_a_scenario_is_won_with_the_second_trophy() -> None:
    race = Race("scenario_1").trials("giant_spider").piles(trials=1)
    race.solve("giant_spider")
    assert race.table.trophies == {HEROES: 1, WIZARD: 0}
    assert race.running()
    win_as_wizard(race)
    assert race.table.trophies == {HEROES: 1, WIZARD: 1}
    assert race.table.round == 3
    win_as_wizard(race)
    assert race.match.result is not None
    assert race.match.result.winners == (0,)
    assert race.match.result.scores == (2, 1, 1)


def win_as_wizard(race: Race) -> None:
    race.play(0, Roll())
    race.wait(0.6)
    race.spells("smoke_signal").piles(spells=1)
    race.cast("smoke_signal")


@rule("RO-099", "RO-143", "RO-R20", "RO-R21")
def test_a_new_round_begins_with_the_same_decks_and_nothing_left_of_the_old_one() -> None:
    race = Race("scenario_4", 3).trials("giant_spider").spells("imp").piles(trials=1)
    decks = sorted(race.table.trial_deck), sorted(race.table.spell_deck)
    race.hurt(HUNTER).dissipation("ban_key", HUNTER).curse("sealed_lips")
    race.table.dragon = 2
    race.table.souls = 1
    race.table.owned_scrolls.append("scroll_of_dew")
    race.player(WARRIOR).equipment.append("torch")
    race.solve("giant_spider")
    for seat in range(3):
        if race.may(seat, Done()):
            race.play(seat, Done())
    table = race.table
    assert table.round == 2
    assert (sorted(table.trial_deck), sorted(table.spell_deck)) == decks
    assert sorted(table.trials + table.trial_pile) == decks[0]
    assert sorted(table.spells + table.spell_pile) == decks[1]
    assert (table.dragon, table.souls, table.dissipations, table.curses) == (0, 7, [], [])
    assert not any(player.hurt or player.on for player in table.players)
    assert (table.owned_scrolls, race.player(WARRIOR).equipment) == (["scroll_of_dew"], ["torch"])
