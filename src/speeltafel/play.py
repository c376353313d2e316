"""The front door: start a game, play a record again, prove that it was fair."""

from collections.abc import Mapping, Sequence

from speeltafel.engine import (
    Chance,
    Event,
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
from speeltafel.games import load


def start(
    slug: str,
    seats: int | Sequence[str],
    options: Mapping[str, object] | None = None,
    *,
    seed: int | str | None = None,
    shares: Sequence[str] = (),
    people: int = 0,
    shared: bool = False,
    events: bool = True,
    record: bool = True,
) -> Match:
    """Begin a game. `seats` is a number or the players' names.

    `people` says how many of them are not bots and `shared` whether they sit at one screen, for games that ask. With a
    seed the game is repeatable; without one its chance is sealed and can be proved afterwards. A simulation passes
    `events=False, record=False` and pays for neither.

    >>> match = start("good-vs-evil", seats=4, options={"quick": True}, seed=7)
    >>> len(match.decisions())
    1
    """
    names = [f"player {number + 1}" for number in range(seats)] if isinstance(seats, int) else list(seats)
    chosen = dict(options) if options else None
    return open_match(
        load(slug),
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
    slug: str,
    *,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] = (),
    chance: Chance | None = None,
    seed: int | str = 1,
    people: int = 0,
    **described: object,
) -> Match:
    """A game that goes on from a position, described in a few words (its `layout` says which words there are).

    What happens by chance comes from the seed, or from a `chance` of your own, such as `ScriptedChance`.

    >>> match = position("good-vs-evil", hands=["shuffle", "nope"], pile="kitten mer")
    >>> match.decisions()[0].moves
    [Draw(), Play(card='shuffle')]
    """
    chosen = dict(options) if options else None
    return lay_match(load(slug), described, chosen, chance or QuickChance(seed), names, people)


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
