"""The coach tells nobody more than the seat may know, and in words of both languages."""

from collections.abc import Iterator

import msgspec
import pytest

from speeltafel.analysis import alternatives
from speeltafel.coach import Advised, advise, effort_for
from speeltafel.coach.telling import reason
from speeltafel.engine import Chance, Decision, Effort, Game, Match, QuickChance, Table, Worlds, clone
from speeltafel.kit.playing import fork, moments, start
from speeltafel.kit.setups import KITS, Options, name
from speeltafel.kit.test_texts import PLAYERS
from speeltafel.texts import LANGUAGES, Texts

Case = tuple[str, int, Options]
RARELY = 150
"""Steps between two looks, besides every moment at which a kind of question is new."""
CASES: list[Case] = [kit.cases()[len(kit.cases()) // 2] for kit in KITS.values()]
TRIED = 60
"""Moves of one list whose reasons are read."""
GENERIC = {"open", "as-good", "next-best", "worse"}


def brief(game: Game) -> Effort:
    """What it looks at matters, not how good the advice is."""
    return msgspec.structs.replace(effort_for(game, 6), worlds=2, depth=1, patience=30)


@pytest.mark.parametrize("case", CASES, ids=name)
def test_tables_that_look_the_same_to_a_seat_give_the_same_advice(case: Case) -> None:
    assert list(betrayed(case)) == []


def test_a_coach_that_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def truth(self: Worlds, chance: Chance) -> Table:
        return clone(self._table)

    monkeypatch.setattr(Worlds, "sample", truth)
    assert list(betrayed(CASES[0]))


def betrayed(case: Case) -> Iterator[str]:
    """Every moment at which the coach says something else in another world that looks the same to the seat."""
    match = start(case, 52, events=False, record=False)
    for number in moments(match, 52, every=RARELY):
        for decision in match.decisions():
            if len(alternatives(decision)) > 1:
                world = match.game.sample_world(match.table, decision.seat, QuickChance(f"twin/{number}"))
                advice = [counsel(one, decision) for one in (match, fork(match, world, number))]
                if advice[0] != advice[1]:
                    yield f"step {number}: seat {decision.seat} at {decision.kind}: {advice}"


def counsel(match: Match, decision: Decision) -> list[Advised]:
    """What the coach says at this table."""
    return advise(match.game, match.table, decision.seat, brief(match.game), 7, match.time)


@pytest.mark.parametrize("case", CASES, ids=name)
def test_every_reason_is_a_sentence_in_both_languages(case: Case) -> None:
    match = start(case, 53, events=False, record=False)
    texts = [Texts(match.game, language) for language in LANGUAGES]
    told: set[str] = set()
    for _ in moments(match, 53, every=10):
        for decision in match.decisions():
            view = match.view(decision.seat)
            for move in decision.moves[:TRIED]:
                for why in match.game.reasons(view, decision.seat, move):
                    told.add(why.text)
                    for language in texts:
                        assert_sentence(reason(language, why, PLAYERS), why.text)
    assert not told or len(told) >= 8, told


def assert_sentence(said: str, text: str) -> None:
    """A whole sentence with every field in it; nothing of a catalogue shows through."""
    assert said != f"reason-{text}", f"no text for {text}"
    assert said.endswith((".", "!")), said
    assert not set("{}$_") & set(said), said
    assert "hidden" not in said, said
