"""Finished games: downloaded, and proved."""

import msgspec

from speeltafel.engine import BrokenRecord, Record, WitnessedChance, verify_match
from speeltafel.games import load
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.table.ledger import Ledger
from speeltafel.server.wire import Asked, Proof


def finished_record(ledger: Ledger) -> Record:
    """The record of a finished game. A running game has no record for anybody: it holds every secret."""
    if ledger.lesson is not None:
        raise Refusal("not-now", "a lesson has no record: its chance was arranged")
    if ledger.phase != "over":
        raise Refusal("not-now", "the game is not over yet")
    return ledger.record()


def as_played_today(ledger: Ledger) -> Record:
    """The record as one of today's rules, which the ledger found to give the very same game."""
    return msgspec.structs.replace(finished_record(ledger), version=ledger.game.version)


def proof(record: Record) -> Proof:
    """Play the game again from the revealed seed, and say whether it is the same."""
    witness = WitnessedChance(record.secret, record.shares)
    problem = ""
    try:
        verify_match(load(record.game), record, witness)
    except BrokenRecord as error:
        problem = str(error)
    return Proof(
        ok=not problem,
        commitment=record.commitment,
        seed=record.secret,
        promises=record.promises,
        values=record.shares,
        asked=[Asked(below, label) for below, label in witness.asked],
        text=problem,
    )
