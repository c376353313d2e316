"""Finished games of promised values, and what a browser kept of them."""

import secrets

import msgspec

import speeltafel
from speeltafel.engine import (
    Draw,
    Event,
    Match,
    Record,
    SealedChance,
    Seen,
    commitment,
    read_record,
    redacted,
    verify_match,
    write_record,
)
from speeltafel.engine.fairness import as_sent, values_by_seat

GAME = speeltafel.load("good-vs-evil")
NAMES = ["Anna", "Ben", "bot", "Cas"]


def link(root: str, times: int) -> str:
    """A value of a player's chain: each is the promise of the one before it."""
    for _ in range(times):
        root = commitment(root)
    return root


def played(voided: list[Draw], promises: list[str], shares: list[str]) -> Record:
    """A finished game of these values."""
    secret = secrets.token_hex(32)
    options = GAME.read_options({"nope_window_seconds": 0})
    record = Record(
        game=GAME.slug,
        version=GAME.version,
        options=msgspec.to_builtins(options),
        names=NAMES,
        commitment=commitment(secret),
        promises=promises,
        shares=shares,
        secret=secret,
        voided=voided,
    )
    match = Match(GAME, options, NAMES, SealedChance(secret, shares), record=record)
    while match.result is None:
        decision = match.decisions()[0]
        match.play(decision.seat, decision.moves[0])
    return read_record(write_record(record))


def at_once() -> Record:
    """Anna, Ben and Cas opened their values."""
    values = [link(name, 3) for name in ("anna", "ben", "cas")]
    return played([], [link("anna", 4), link("ben", 4), "", link("cas", 4)], values)


def again() -> Record:
    """Ben did not open his value in the first draw; Anna's and Cas's became their promises for the second."""
    first = Draw(commitment("first"), [link("anna", 4), link("ben", 4), "", link("cas", 4)])
    promises = [link("anna", 3), "", "", link("cas", 3)]
    return played([first], promises, [link("anna", 2), link("cas", 2)])


def kept_by_anna(record: Record) -> Seen:
    """What Anna's browser has at the end."""
    happened: list[Event] = []
    verify_match(GAME, record, happened=happened)
    return Seen(
        game=record.game,
        version=record.version,
        options=record.options,
        names=record.names,
        draws=[*record.voided, Draw(record.commitment, record.promises)],
        values={0: values_by_seat(record)[0]},
        events={0: as_sent(redacted(happened, 0))},
    )
