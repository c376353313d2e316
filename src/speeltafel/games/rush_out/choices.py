"""The targets that the wizard names, within a few seconds (RO-R26)."""

from speeltafel.engine import Move, Now
from speeltafel.games.rush_out.completion import CHOICE, completion_of, go_on
from speeltafel.games.rush_out.events import NoTarget
from speeltafel.games.rush_out.questions import CHOICES
from speeltafel.games.rush_out.state import Choice, Completion, Table, touch_all


def ask_target(table: Table, completion: Completion, kind: str, now: Now) -> None:
    """Let the wizard name a target. Without one nothing happens; a single one needs no asking (RO-R23, RO-R25)."""
    choice = Choice(kind, completion.card, now.at + table.options.choice_seconds)
    rule = CHOICES[kind]
    while True:
        options = rule.options(table, choice)
        if not options:
            if now.listening and not choice.named:
                now.emit(NoTarget(card=completion.card))
            return
        if len(options) > 1:
            table.choice = choice
            completion.waits_for = CHOICE
            return
        if rule.take(table, choice, options[0], now):
            return


def target_options(table: Table) -> list[Move]:
    """What the wizard may name now."""
    choice = table.choice
    return CHOICES[choice.kind].options(table, choice) if choice is not None else []


def name_target(table: Table, move: Move, now: Now) -> None:
    """The wizard, or the table for him, named a target."""
    choice = table.choice
    if choice is None:
        return
    touch_all(table)
    if CHOICES[choice.kind].take(table, choice, move, now):
        end_choice(table, choice, now)


def end_choice(table: Table, choice: Choice, now: Now) -> None:
    """Go on with the spell that asked."""
    table.choice = None
    completion = completion_of(table, choice.card)
    if completion is not None and not table.winner:
        go_on(table, completion, now)


def default_target(table: Table) -> Move:
    """What the table names when the time is up."""
    choice = table.choice
    if choice is None:
        raise ValueError("nothing is to be named")
    return CHOICES[choice.kind].default(table, choice)


def drop_empty_choice(table: Table, now: Now) -> None:
    """Every target went away before one was named: no effect (RO-R23)."""
    choice = table.choice
    if choice is not None and not target_options(table):
        touch_all(table)
        if now.listening:
            now.emit(NoTarget(card=choice.card))
        end_choice(table, choice, now)
