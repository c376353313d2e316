"""The targets that the wizard names, within a few seconds (RO-R26).

Each spell keeps its own choice. He is asked for the one that came first; the others wait their turn.
"""

from speeltafel.engine import Move, Now
from speeltafel.games.rush_out.completion import CHOICE, go_on
from speeltafel.games.rush_out.events import NoTarget
from speeltafel.games.rush_out.questions import CHOICES
from speeltafel.games.rush_out.state import Choice, Completion, Table, choosing, renew, touch_all


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
            stand_in_line(table, completion, choice)
            return
        if rule.take(table, choice, options[0], now):
            return


def stand_in_line(table: Table, completion: Completion, choice: Choice) -> None:
    """This spell waits for its target, behind those that asked before (RO-R18, RO-R26)."""
    completion.choice = choice
    completion.waits_for = CHOICE
    table.completions.remove(completion)
    table.completions.append(completion)


def target_options(table: Table, choice: Choice) -> list[Move]:
    """What the wizard may name now."""
    return CHOICES[choice.kind].options(table, choice)


def name_target(table: Table, move: Move, now: Now) -> None:
    """The wizard, or the table for him, named a target."""
    completion = choosing(table)
    if completion is None or completion.choice is None:
        raise ValueError("nothing is to be named")
    touch_all(table)
    if CHOICES[completion.choice.kind].take(table, completion.choice, move, now):
        end_choice(table, completion, now)


def end_choice(table: Table, completion: Completion, now: Now) -> None:
    """Go on with the spell that asked; the next one in line asks a question of its own."""
    completion.choice = None
    renew(table, table.wizard)
    if not table.winner:
        go_on(table, completion, now)


def default_target(table: Table, choice: Choice) -> Move:
    """What the table names when the time is up."""
    return CHOICES[choice.kind].default(table, choice)


def drop_empty_choices(table: Table, now: Now) -> None:
    """Every target went away before one was named: no effect (RO-R23)."""
    for completion in table.completions[:]:
        choice = completion.choice
        if choice is not None and not target_options(table, choice) and not table.winner:
            touch_all(table)
            if now.listening:
                now.emit(NoTarget(card=choice.card))
            end_choice(table, completion, now)
