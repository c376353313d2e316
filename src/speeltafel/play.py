"""The front door: start a game, play a record again, prove that it was fair."""

from collections.abc import Mapping, Sequence
from typing import Any

from speeltafel.engine import (
    Chance,
    Event,
    Game,
    Match,
    QuickChance,
    Record,
    Seen,
    open_match,
    replay_match,
    verify_match,
)
from speeltafel.engine.fairness import check_seen, check_shown
from speeltafel.engine.match import lay_match
from speeltafel.engine.parameters import OptionsT, TableT, ViewT
from speeltafel.games import load


def start(
    game: str | Game[TableT, OptionsT, ViewT, Any],
    seats: int | Sequence[str],
    options: Mapping[str, object] | None = None,
    *,
    seed: int | str | None = None,
    shares: Sequence[str] = (),
    people: int = 0,
    shared: bool = False,
    events: bool = True,
    record: bool = True,
) -> Match[TableT, OptionsT, ViewT]:
    """Begin a game, told by its name or itself. `seats` is a number or the players' names.

    `people` says how many of them are not bots and `shared` whether they sit at one screen, for games that ask. With a
    seed the game is repeatable; without one its chance is sealed and can be proved afterwards. A simulation passes
    `events=False, record=False` and pays for neither.

    >>> match = start("good-vs-evil", seats=4, options={"quick": True}, seed=7)
    >>> len(match.decisions())
    1

    A type checker knows the table and the view of a game that is handed over itself:

    >>> from speeltafel.games.good_vs_evil.game import GAME
    >>> start(GAME, seats=2, seed=7).view(0).pile
    32
    """
    names = [f"player {number + 1}" for number in range(seats)] if isinstance(seats, int) else list(seats)
    chosen = dict(options) if options else None
    return open_match(
        found(game),
        names,
        chosen,
        seed=seed,
        shares=shares,
        people=people,
        shared=shared,
        events=events,
        record=record,
    )


def position(
    game: str | Game[TableT, OptionsT, ViewT, Any],
    *,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] = (),
    chance: Chance | None = None,
    seed: int | str = 1,
    people: int = 0,
    **described: object,
) -> Match[TableT, OptionsT, ViewT]:
    """A game that goes on from a position, described in a few words (its `layout` says which words there are).

    What happens by chance comes from the seed, or from a `chance` of your own, such as `ScriptedChance`.

    >>> match = position("good-vs-evil", hands=["shuffle", "nope"], pile="kitten mer")
    >>> match.decisions()[0].moves
    [Draw(), Play(card='shuffle')]
    """
    chosen = dict(options) if options else None
    return lay_match(found(game), described, chosen, chance or QuickChance(seed), names, people)


def found(game: str | Game[TableT, OptionsT, ViewT, Any]) -> Game[TableT, OptionsT, ViewT, Any]:
    """The game itself."""
    return load(game) if isinstance(game, str) else game


def replay(record: Record, upto: int | None = None) -> Match:
    """The same game again, up to an entry (all of them if not given)."""
    return replay_match(load(record.game), record, upto)


def verify(record: Record, seen: Seen | None = None) -> Match:
    """Prove a finished game: every move legal, every outcome from the secret and the values that were promised.

    `seen` is what a browser kept: then it is also proved that this is the draw and the game which that browser saw.
    """
    happened: list[Event] = []
    if seen is not None:
        check_seen(record, seen)
    match = verify_match(load(record.game), record, happened=happened)
    if seen is not None:
        check_shown(record, seen, happened)
    return match
