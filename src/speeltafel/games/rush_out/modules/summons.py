"""Summons: completed spells become trials of the heroes (training 1)."""

from speeltafel.engine import Now
from speeltafel.games.rush_out.completion import TRIAL
from speeltafel.games.rush_out.events import CardSummoned
from speeltafel.games.rush_out.piles import free_field
from speeltafel.games.rush_out.questions import SPELL_EFFECTS
from speeltafel.games.rush_out.state import HEROES, NUMBERED_LISTS, Completion, Table


def summon(table: Table, completion: Completion, now: Now) -> None:
    """The card goes face down on top of the trial pile; everybody saw which one (RO-076, RO-R19)."""
    card = completion.card
    completion.where = free_field(table, card)
    del table.spots[card]
    table.trial_pile.append(card)
    table.known_trials.append(card)
    if now.listening:
        now.emit(CardSummoned(card=card))


SPELL_EFFECTS["summon"] = summon
NUMBERED_LISTS[HEROES, "summon"] = TRIAL
