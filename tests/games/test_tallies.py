"""What every game counts for the page of the result and for who looks back: from its events, each for who did it."""

from collections.abc import Sequence

import pytest

import speeltafel
from speeltafel.engine import Event
from speeltafel.games import load
from speeltafel.games.creatures_and_outcasts import events as creatures
from speeltafel.games.good_vs_evil import events as kittens
from speeltafel.games.hydes_attack import events as hyde
from speeltafel.games.rush_out import events as rush
from speeltafel.games.spookhuis import events as house
from speeltafel.texts import LANGUAGES, Texts

CASES: list[tuple[str, Sequence[Event], list[dict[str, int]]]] = [
    (
        "good-vs-evil",
        [
            kittens.Began(seat=0, pile=20, kittens=1),
            kittens.Played(seat=0, cards=("cat_horse", "cat_horse"), effect="pair", target=1),
            kittens.Noped(seat=1, count=1),
            kittens.Gave(seat=1, target=0, card="attack", stolen=True),
            kittens.Gave(seat=1, target=0, card="attack", stolen=False),
            kittens.MustTake(seat=1, turns=2),
            kittens.Named(seat=1, target=0, card="attack", found=True),
            kittens.Named(seat=1, target=0, card="attack", found=False),
            kittens.Saved(seat=1, card="defuse", danger="exploding_kitten"),
            kittens.TurnsLeft(seat=1, turns=1),
            kittens.TurnBegan(seat=0),
            kittens.Saved(seat=0, card="defuse", danger="devilcat"),
        ],
        [
            {"turns": 2, "cards": 2, "nopes": 0, "survived": 0, "thefts": 1},
            {"turns": 2, "cards": 1, "nopes": 1, "survived": 1, "thefts": 1},
        ],
    ),
    (
        "creatures-and-outcasts",
        [
            creatures.RaceWon(seat=0),
            creatures.Played(seat=0, card="9", count=2),
            creatures.Passed(seat=1),
            creatures.SetLaid(seat=1, card="5", count=4),
            creatures.RoundEnded(round=1, reason="one-left", seat=1, hands=[["3"], []], points=[3, 0]),
            creatures.NobodyRaced(seat=1),
        ],
        [
            {"cards": 2, "passes": 0, "sets": 0, "firsts": 1, "empty": 0},
            {"cards": 4, "passes": 1, "sets": 1, "firsts": 0, "empty": 1},
        ],
    ),
    (
        "hydes-attack",
        [
            hyde.Played(seat=0, location="crypt", card=None),
            hyde.OnesPlayed(seat=1, location="crypt", count=2, thing=False, cards=None),
            hyde.SixPlayed(seat=0, location="woods"),
            hyde.Revealed(
                location="crypt",
                seats=(0, 1, 1),
                cards=("eye_5", "bat_1", "bee_1"),
                counts=(6, 1, 1),
                added=2,
                total=10,
            ),
        ],
        [{"laid": 2, "strength": 6}, {"laid": 2, "strength": 2}],
    ),
    (
        "spookhuis",
        [
            house.Rode(seat=0, path=(4, 29)),
            house.Rode(seat=0, path=(60,)),
            house.Frightened(seat=1, card="spirit", by=0),
            house.MoraleChanged(seat=1, change=-2, morale=0, cause="horror"),
            house.MoraleChanged(seat=0, change=1, morale=10, cause="item"),
            house.KeyTaken(seat=0, key="key_3", room=1),
            house.Scored(seat=1, terror=1),
            house.Scored(seat=1, terror=2),
        ],
        [
            {"keys": 1, "tiles": 3, "horrors": 0, "morale": 0, "terror": 0},
            {"keys": 0, "tiles": 0, "horrors": 1, "morale": 2, "terror": 2},
        ],
    ),
]


@pytest.mark.parametrize(("slug", "happened", "counted"), CASES, ids=[case[0] for case in CASES])
def test_what_happened_counts_for_who_did_it(
    slug: str, happened: Sequence[Event], counted: list[dict[str, int]]
) -> None:
    ledger = load(slug).ledger(2)
    for event in happened:
        ledger.note(event)
    assert ledger.tallies() == counted


def test_what_hits_heroes_is_counted_for_who_is_hit() -> None:
    match = speeltafel.start("rush-out", 3, {"scenario": "training_1"}, seed=1)
    wizard = match.table.wizard
    hero, mate = [seat for seat in range(3) if seat != wizard]
    ledger = match.game.ledger(3)
    for event in (
        rush.DiceThrown(seat=wizard, back=0, lands_at=10.6),
        rush.DiceThrown(seat=hero, back=0, lands_at=12.0),
        rush.DicePlaced(seat=hero, card="crossroads", dice=(0, 2)),
        rush.DiceRemoved(card="crossroads", dice=(hero * 8, hero * 8 + 2)),
        rush.HeroWounded(seat=mate),
        rush.CardCompleted(card="rope_bridge", team="heroes", seats=(hero, mate)),
    ):
        ledger.note(event)
    ledger.close(match.table)
    counted = ledger.tallies()
    assert counted[hero] == {"rolls": 1, "placed": 2, "cards": 1, "blows": 1}
    assert counted[mate] == {"rolls": 0, "placed": 0, "cards": 1, "blows": 1}
    assert counted[wizard] == {"rolls": 1, "placed": 0, "cards": 0, "blows": 0}


@pytest.mark.parametrize("slug", speeltafel.games.slugs())
def test_what_is_counted_has_words(slug: str) -> None:
    game = load(slug)
    for language in LANGUAGES:
        texts = Texts(game, language)
        assert [what for what in game.ledger.counted if not texts.find(f"summary-{what}")] == []
