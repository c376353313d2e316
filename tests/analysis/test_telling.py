"""An analysis in words."""

import msgspec

import speeltafel
from speeltafel.analysis import LookBack
from speeltafel.analysis.structure import Moment
from speeltafel.analysis.telling import Teller
from speeltafel.texts import Texts
from tests.analysis.test_accounts import GLANCE, played


def test_a_moment_of_which_the_log_says_nothing_is_told_by_what_was_chosen() -> None:
    look = LookBack(speeltafel.load("good-vs-evil"), played("good-vs-evil", 2), care=GLANCE)
    analysis = look.conclude([found for _, found in look.measure(range(look.total))])
    teller = Teller(analysis, Texts(look.game, "en"), ["Noor", "Bram"])
    choice = analysis.choices[0]
    moment = Moment(point=0, entry=choice.entry, seat=choice.seat, sort="choice", change=0, events=[])

    (line,) = teller.happened(moment)

    move = teller.option(choice, choice.options[choice.played])
    assert line == f"{teller.names[choice.seat]}: {move}"
    assert teller.happened(msgspec.structs.replace(moment, entry=-1)) == []
