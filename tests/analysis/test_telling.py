"""An analysis in words."""

import msgspec

import speeltafel
from speeltafel.analysis.structure import Moment
from speeltafel.analysis.telling import Teller
from speeltafel.texts import Texts
from tests.analysis.test_accounts import looked_back


def test_a_moment_of_which_the_log_says_nothing_is_told_by_what_was_chosen() -> None:
    analysis = looked_back("good-vs-evil", 3)
    teller = Teller(analysis, Texts(speeltafel.load("good-vs-evil"), "en"), ["Noor", "Bram", "Sanne"])
    choice = analysis.choices[0]
    moment = Moment(point=0, entry=choice.entry, seat=choice.seat, sort="choice", change=0, events=[])

    (line,) = teller.happened(moment)

    move = teller.option(choice, choice.options[choice.played])
    assert line == f"{teller.names[choice.seat]}: {move}"
    assert teller.happened(msgspec.structs.replace(moment, entry=-1)) == []


def test_what_another_had_is_said_to_be_luck_for_whom_it_changed_things() -> None:
    analysis = looked_back("good-vs-evil", 3)
    teller = Teller(analysis, Texts(speeltafel.load("good-vs-evil"), "en"), ["Noor", "Bram", "Sanne"])
    point = next(at for at, step in enumerate(analysis.steps) if step.by == 1 and not step.drawn)
    moment = Moment(point=point, entry=0, seat=0, sort="luck", change=0, events=[])
    assert teller.sort(moment) == "Luck, not up to Noor: what Bram had and did"
    assert teller.sort(msgspec.structs.replace(moment, seat=1)) == "Luck: it had lain hidden"


def test_only_five_points_and_more_are_clearly_better() -> None:
    analysis = looked_back("good-vs-evil", 3)
    teller = Teller(analysis, Texts(speeltafel.load("good-vs-evil"), "en"), ["Noor", "Bram", "Sanne"])
    choice = analysis.choices[0]
    assert teller.advice(msgspec.structs.replace(choice, cost=499)).startswith("A little better: ")
    assert teller.advice(msgspec.structs.replace(choice, cost=500)).startswith("Clearly better: ")


def test_a_choice_beside_luck_is_said_to_have_changed_less() -> None:
    analysis = looked_back("good-vs-evil", 3)
    choice = msgspec.structs.replace(analysis.choices[0], cost=500)
    costly = msgspec.structs.replace(analysis, choices=[choice])
    teller = Teller(costly, Texts(speeltafel.load("good-vs-evil"), "en"), ["Noor", "Bram", "Sanne"])
    moment = Moment(point=0, entry=choice.entry, seat=choice.seat, sort="luck", change=0, events=[])
    beside = "Luck changed more here than the choice. Clearly better, all the same: "
    assert teller.better(moment).startswith(beside)
    assert teller.better(msgspec.structs.replace(moment, sort="choice")).startswith("Clearly better: ")
