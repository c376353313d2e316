"""Playing a hero: rolling, taking back, placing, completing."""

from speeltafel.games.rush_out.material import material
from speeltafel.games.rush_out.moves import Fill, Place, Roll
from speeltafel.games.rush_out.state import HEROES, LOOSE, TUMBLING, UNROLLED
from speeltafel.kit.rules import rule
from tests.games.rush_out.layout import BARD, HUNTER, WARRIOR, WIZARD, Race, face, named

SPIDER, BRIDGE, GATE = "giant_spider", "rope_bridge", "chained_gate"
"""sword sword fire, foot foot key, key key sword"""


def race(seats: int = 3, **options: object) -> Race:
    return Race("training_1", seats, **options).trials(SPIDER, BRIDGE, GATE)


@rule("RO-004", "RO-032", "RO-051")
def test_everybody_rolls_when_they_like_and_as_often_as_they_like() -> None:
    given = race()
    for _ in range(3):
        for seat in (HUNTER, WARRIOR, WIZARD):
            assert given.may(seat, Roll())
            given.play(seat, Roll())
        given.wait(0.6)
    assert [given.player(seat).rolls for seat in (WIZARD, WARRIOR, HUNTER)] == [4, 3, 3]


@rule("RO-033", "RO-041")
def test_a_roll_takes_all_loose_dice_and_none_can_be_kept() -> None:
    given = race().lying(WARRIOR, SPIDER, "sword").dice(WARRIOR, "key key")
    given.play(WARRIOR, Roll())
    assert given.faces(WARRIOR) == [face(WARRIOR, "sword"), TUMBLING, TUMBLING]
    assert [move for move in race().moves(WARRIOR) if isinstance(move, Roll)] == [Roll()]


@rule("RO-033", "RO-035")
def test_dice_in_the_air_are_neither_rolled_nor_placed() -> None:
    given = race()
    given.play(WARRIOR, Roll())
    assert given.refused(WARRIOR, Roll()) == "RO-033"
    assert given.refused(WARRIOR, Fill(SPIDER)) == "RO-035"
    given.wait(0.59)
    assert given.refused(WARRIOR, Roll()) == "RO-033"
    given.wait(0.02)
    assert given.may(WARRIOR, Roll())


@rule("RO-034", "RO-R12")
def test_dice_are_taken_back_as_part_of_a_roll_and_the_card_stays() -> None:
    given = race().lying(WARRIOR, SPIDER, "sword sword").dice(WARRIOR, "key")
    given.play(WARRIOR, Roll(back=0b01))
    assert given.faces(WARRIOR) == [TUMBLING, face(WARRIOR, "sword"), TUMBLING]
    assert SPIDER in given.table.trials
    assert given.placed(WARRIOR) == 1


@rule("RO-034", "RO-R12", "RO-R14")
def test_only_own_placed_dice_can_be_taken_back_and_a_roll_needs_a_die() -> None:
    given = race().lying(HUNTER, SPIDER, "sword sword fire"[:11])
    assert given.refused(WARRIOR, Roll(back=1)) == "RO-034"
    full = Race("training_1").trials("crossroads").lying(WARRIOR, "crossroads", "sword fire foot")
    assert full.refused(WARRIOR, Roll()) == "RO-R12"
    assert full.may(WARRIOR, Roll(back=0b111))


@rule("RO-035", "RO-040", "RO-R13")
def test_a_die_that_was_taken_back_must_be_rolled_before_it_is_placed() -> None:
    given = race().lying(WARRIOR, SPIDER, "sword")
    given.play(WARRIOR, Roll(back=1))
    assert given.refused(WARRIOR, Place(0, GATE, 2)) == "RO-035"
    given.wait(0.6)
    assert given.faces(WARRIOR)[0] >= 0


@rule("RO-040")
def test_a_placed_die_does_not_go_to_another_card() -> None:
    given = race().lying(WARRIOR, SPIDER, "sword")
    assert given.refused(WARRIOR, Place(0, GATE, 2)) == "RO-040"


@rule("RO-036", "RO-042")
def test_any_number_of_fitting_dice_goes_on_one_card_also_just_one() -> None:
    given = race().dice(WARRIOR, "sword sword key")
    given.play(WARRIOR, Place(0, SPIDER, 0))
    assert given.placed(WARRIOR) == 1
    assert given.refused(WARRIOR, Fill(GATE)) == "RO-R10"
    given.play(WARRIOR, Place(1, SPIDER, 1))
    assert given.spot(SPIDER).hero == [8, 9, -1]


@rule("RO-037", "RO-016", "RO-009")
def test_a_die_goes_on_a_free_slot_with_its_symbol() -> None:
    given = race().lying(HUNTER, SPIDER, "sword").dice(WARRIOR, "sword fire heart")
    assert given.may(WARRIOR, Place(0, SPIDER, 1))
    assert given.may(WARRIOR, Place(1, SPIDER, 2))
    assert given.refused(WARRIOR, Place(2, SPIDER, 1)) == "RO-037"
    assert given.refused(WARRIOR, Place(0, SPIDER, 0)) == "RO-R16"
    given.play(WARRIOR, Place(0, SPIDER, 1))
    assert given.spot(SPIDER).hero == [16, 8, -1]


@rule("RO-037", "RO-048")
def test_a_hero_joker_stands_for_the_own_skill_and_nothing_else() -> None:
    given = race().dice(WARRIOR, "joker").dice(HUNTER, "joker")
    assert given.may_place(WARRIOR, 0, SPIDER)
    assert given.refused(WARRIOR, Place(0, SPIDER, 2)) == "RO-048"
    assert given.refused(WARRIOR, Place(0, BRIDGE, 0)) == "RO-048"
    assert given.may_place(HUNTER, 0, BRIDGE)


@rule("RO-049", "RO-R15")
def test_several_jokers_lie_on_one_card_and_mean_what_their_slot_says() -> None:
    given = race()
    given.fill(WARRIOR, SPIDER, "joker joker key")
    assert given.spot(SPIDER).hero == [8, 9, -1]
    given.fill(HUNTER, SPIDER, "fire")
    assert SPIDER not in given.table.trials


@rule("RO-038")
def test_dice_of_one_colour_lie_on_one_card() -> None:
    given = race().lying(WARRIOR, SPIDER, "sword").dice(WARRIOR, "key")
    assert given.refused(WARRIOR, Fill(GATE)) == "RO-038"
    assert given.refused(WARRIOR, Place(1, GATE, 0)) == "RO-038"


@rule("RO-039")
def test_a_third_colour_is_refused() -> None:
    given = Race("training_1", 4).trials("crossroads").lying(WARRIOR, "crossroads", "sword")
    given.lying(HUNTER, "crossroads", "foot").dice(BARD, "key")
    assert given.refused(BARD, Fill("crossroads")) == "RO-039"
    given.play(HUNTER, Roll(back=1))
    assert given.may_fill(BARD, "crossroads")


@rule("RO-043", "RO-044", "RO-045", "RO-046", "RO-008", "RO-R13")
def test_a_complete_trial_gives_dice_back_is_discarded_and_replaced_on_its_field() -> None:
    given = race().lying(HUNTER, BRIDGE, "foot foot")
    top = given.table.trial_pile[-1]
    events = given.fill(WARRIOR, BRIDGE, "key sword sword")
    assert [event.seats for event in named(events, "card_completed")] == [(WARRIOR, HUNTER)]
    assert given.table.trials == [SPIDER, top, GATE]
    assert given.table.discard[-1] == BRIDGE
    assert given.player(HUNTER).lies == [LOOSE] * 3
    assert given.faces(HUNTER)[:2] == [UNROLLED, UNROLLED]
    assert given.faces(WARRIOR)[0] == UNROLLED


@rule("RO-006", "RO-047", "RO-R01", "RO-005")
def test_drawing_the_last_card_wins_although_three_cards_still_lie_open() -> None:
    given = race().piles(trials=1)
    given.solve(SPIDER)
    assert given.match.result is not None
    assert given.match.result.reason == "trial_pile"
    assert given.match.result.winners == (WARRIOR, HUNTER)
    assert given.match.result.ranks == (2, 1, 1)


@rule("RO-R17")
def test_dice_in_the_air_land_no_more_when_the_race_is_over() -> None:
    given = race().piles(trials=1).dice(HUNTER, "key key key")
    given.play(HUNTER, Roll())
    assert given.faces(HUNTER) == [TUMBLING] * 3
    given.solve(SPIDER)
    assert given.match.result is not None
    assert given.faces(HUNTER) == [UNROLLED] * 3


@rule("RO-R01")
def test_with_two_cards_left_the_race_goes_on() -> None:
    given = race().piles(trials=2)
    given.solve(SPIDER)
    assert given.match.result is None


@rule("RO-R09")
def test_faces_stay_usable_until_the_next_roll() -> None:
    given = race().dice(WARRIOR, "sword sword key")
    given.play(WARRIOR, Place(0, SPIDER, 0))
    given.wait(120)
    assert given.may(WARRIOR, Place(1, SPIDER, 1))


@rule("RO-R10", "RO-036")
def test_what_is_left_of_a_roll_that_completed_a_card_waits_for_the_next_roll() -> None:
    given = race().lying(HUNTER, SPIDER, "sword sword")
    given.fill(WARRIOR, SPIDER, "fire key key")
    assert SPIDER not in given.table.trials
    assert given.refused(WARRIOR, Fill(GATE)) == "RO-R10"
    given.play(WARRIOR, Roll())
    given.wait(0.6)
    given.dice(WARRIOR, "key key heart")
    assert given.may_fill(WARRIOR, GATE)


@rule("RO-R11")
def test_an_unplaced_newer_roll_is_free_when_a_mate_completes_my_card() -> None:
    given = race().lying(WARRIOR, SPIDER, "sword").dice(WARRIOR, "key key").dice(HUNTER, "sword fire")
    given.play(HUNTER, Fill(SPIDER))
    assert SPIDER not in given.table.trials
    assert given.may_fill(WARRIOR, GATE)


@rule("RO-R16", "RO-R70")
def test_who_comes_first_gets_the_slot_and_the_other_keeps_the_die() -> None:
    given = race().dice(WARRIOR, "fire").dice(HUNTER, "fire sword")
    given.play(WARRIOR, Place(0, SPIDER, 2))
    assert given.refused(HUNTER, Place(0, SPIDER, 2)) == "RO-R16"
    assert given.faces(HUNTER)[0] == face(HUNTER, "fire")
    given.play(HUNTER, Fill(SPIDER))
    assert given.player(HUNTER).lies == [LOOSE, 0, LOOSE]


@rule("RO-R16")
def test_several_dice_at_once_are_refused_only_if_none_fits() -> None:
    given = race().dice(WARRIOR, "heart heart heart")
    assert given.refused(WARRIOR, Fill(SPIDER)) == "RO-R16"


@rule("RO-R73")
def test_only_dice_that_lie_there_in_the_end_contribute() -> None:
    given = race().lying(HUNTER, SPIDER, "sword")
    given.play(HUNTER, Roll(back=1))
    events = given.fill(WARRIOR, SPIDER, "sword sword fire")
    assert named(events, "card_completed")[0].seats == (WARRIOR,)


@rule("RO-012", "RO-013")
def test_each_die_shows_five_symbols_and_a_joker_once() -> None:
    seen = {WARRIOR: set[int](), WIZARD: set[int]()}
    given = race()
    for _ in range(40):
        for seat, faces in seen.items():
            given.play(seat, Roll())
            given.wait(0.6)
            faces.update(given.faces(seat))
    assert seen == {WARRIOR: {0, 1, 2, 3, 4, 5}, WIZARD: {0, 1, 2, 3, 4, 5}}


@rule("RO-014", "RO-015")
def test_spells_have_wizard_slots_and_trials_have_hero_slots() -> None:
    cards = material().cards.values()
    assert all(card.wizard for card in cards if card.kind in ("confusion", "summon", "doom"))
    assert all(card.hero and not card.wizard for card in cards if card.kind == "standard")
    assert any(card.banner < 0 for card in cards)


@rule("RO-011")
def test_heroes_hear_each_other_and_the_wizard_does_not() -> None:
    given = race()
    hears = given.match.game.hears
    assert hears(given.table, WARRIOR, HUNTER, True)
    assert not hears(given.table, WARRIOR, WIZARD, True)
    everybody = race(talk="everyone")
    assert hears(everybody.table, WARRIOR, WIZARD, True)


@rule("RO-010")
def test_no_view_tells_how_many_cards_a_pile_has_or_what_was_discarded() -> None:
    given = race()
    told = {}
    for size in (14, 10, 9, 5, 4, 1, 0):
        given.table.trial_pile = given.table.spell_pile = ["imp"] * size
        view = given.match.view(WARRIOR)
        assert view.trial_pile == view.spell_pile == given.match.view(None).trial_pile
        told[size] = view.trial_pile
    assert told == {14: "many", 10: "many", 9: "some", 5: "some", 4: "few", 1: "few", 0: "none"}
    assert not hasattr(view, "discard")
    assert not hasattr(view, "unseen")


@rule("RO-R14")
def test_a_hero_has_no_move_for_dice_of_others() -> None:
    given = race().dice(HUNTER, "sword sword fire")
    assert [move for move in given.moves(WARRIOR) if not isinstance(move, Roll)] == []


def test_auto_place_puts_fitting_dice_where_the_others_lie() -> None:
    given = race(auto_place=True)
    for _ in range(30):
        given.lay_row(given.table.trials, ("last_gate",)) if "last_gate" not in given.table.trials else None
        if not given.placed(WARRIOR):
            given.lying(WARRIOR, "last_gate", "sword")
        given.play(WARRIOR, Roll())
        given.wait(0.6)
        if given.placed(WARRIOR) > 1:
            return
    raise AssertionError("no die was placed by itself in thirty rolls")


def test_the_deck_of_heroes_is_their_own() -> None:
    assert race().table.pile_sizes[HEROES] == 9
