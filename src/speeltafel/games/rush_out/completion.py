"""What happens when a card is complete: the numbered lists of the rulebook.

Nobody waits for anybody, so several completions can be under way at once, each at its own step.
A step that must wait (for a gesture, a hand or a choice) is repeated when that has come.
"""

from typing import Final

from speeltafel.engine import Now, Step
from speeltafel.games.rush_out.dice import lift_all
from speeltafel.games.rush_out.events import CardCompleted, CardHeld
from speeltafel.games.rush_out.material import SPELL_KINDS
from speeltafel.games.rush_out.piles import free_field, put_away, turn_up
from speeltafel.games.rush_out.questions import SPELL_EFFECTS, is_held, needs_gesture, trial_goes
from speeltafel.games.rush_out.state import (
    HEROES,
    NUMBERED_LISTS,
    WIZARD,
    Completion,
    Table,
    colours_on,
    filled,
    modules,
    place,
    touch_all,
)

GESTURE: Final = "gesture"
HAND: Final = "hand"
CHOICE: Final = "choice"


def check_complete(table: Table, card: str, team: str, now: Now) -> None:
    """Complete a card whose slots of this team are all filled, unless the dragon holds it (RO-008, RO-085)."""
    spot = table.spots[card]
    if not filled(spot.hero if team == HEROES else spot.wizard):
        return
    if team == HEROES and is_held(modules(table), table, card):
        if now.listening:
            now.emit(CardHeld(card=card))
        return
    begin(table, card, team, now)


def begin(table: Table, card: str, team: str, now: Now) -> None:
    """A card is complete at once and safe from then on (RO-075)."""
    spot = table.spots[card]
    if team == WIZARD:
        lapse(table, card)
    spot.complete = team
    contributors = colours_on(spot) if team == HEROES else [table.wizard]
    completion = Completion(card=card, team=team, contributors=contributors)
    table.completions.append(completion)
    touch_all(table)
    if now.listening:
        now.emit(CardCompleted(card=card, team=team, seats=tuple(contributors)))
    go_on(table, completion, now)


def lapse(table: Table, card: str) -> None:
    """What the heroes still had to do for this card need not be done any more (RO-R52)."""
    table.completions = [
        completion for completion in table.completions if (completion.card, completion.team) != (card, HEROES)
    ]


def completion_of(table: Table, card: str, team: str) -> Completion:
    """What a team does for a card. The wizard may still have to draw for a spell that the heroes complete already."""
    return next(
        completion for completion in table.completions if (completion.card, completion.team) == (card, team)
    )


def go_on(table: Table, completion: Completion, now: Now) -> None:
    """Do the steps up to the next one that must wait."""
    steps = completion.steps()
    completion.waits_for = ""
    while completion.at < len(steps):
        step = steps[completion.at]
        completion.at += 1
        step(table, completion, now)
        if completion.waits_for or table.winner:
            return
    if completion in table.completions:
        table.completions.remove(completion)


def wait(completion: Completion, reason: str) -> None:
    """Come back to this step later."""
    completion.waits_for = reason
    completion.repeat()


def waits_for_hand(table: Table, completion: Completion) -> bool:
    """In a hands-on game somebody must do this step (RO-R18)."""
    if not table.options.hands_on or completion.by_hand:
        completion.by_hand = False
        return False
    wait(completion, HAND)
    return True


# Steps that several kinds of cards share


def make_gesture(table: Table, completion: Completion, now: Now) -> None:
    """Under the high-five curse the dice wait for a gesture (RO-138, RO-139)."""
    if completion.hands != completion.contributors and needs_gesture(modules(table), table, completion.card):
        wait(completion, GESTURE)


def hero_dice_back(table: Table, completion: Completion, now: Now) -> None:
    """Every hero gets the own dice back (RO-044)."""
    if waits_for_hand(table, completion):
        return
    lift_all(table, table.spots[completion.card].hero)


def wizard_dice_back(table: Table, completion: Completion, now: Now) -> None:
    """The wizard takes his dice back (RO-059)."""
    if not waits_for_hand(table, completion):
        lift_all(table, table.spots[completion.card].wizard)


def all_dice_back(table: Table, completion: Completion, now: Now) -> None:
    """All dice go back to their owners (RO-157, RO-R40)."""
    if waits_for_hand(table, completion):
        return
    spot = table.spots[completion.card]
    lift_all(table, spot.hero)
    lift_all(table, spot.wizard)


def stays(table: Table, completion: Completion, now: Now) -> None:
    """The card or tile stays where it is and can be completed again (RO-094, RO-156)."""
    table.spots[completion.card].complete = ""


def set_aside_trial(table: Table, completion: Completion, now: Now) -> None:
    """The completed trial is discarded, or kept as experience (RO-045, RO-162)."""
    if waits_for_hand(table, completion):
        return
    completion.where = free_field(table, completion.card)
    trial_goes(modules(table), table, completion, now)


def discard_trial(table: Table, completion: Completion, now: Now) -> None:
    """The wizard cleared a trial: it is discarded (RO-158)."""
    if waits_for_hand(table, completion):
        return
    completion.where = free_field(table, completion.card)
    put_away(table, completion.card)


def draw_trial(table: Table, completion: Completion, now: Now) -> None:
    """The next trial comes up on the field that became free (RO-046)."""
    if completion.where < 0 or waits_for_hand(table, completion):
        return
    turn_up(table, HEROES, completion.where, now)


def carry_out_effect(table: Table, completion: Completion, now: Now) -> None:
    """The effect of the spell (RO-060)."""
    if not waits_for_hand(table, completion):
        SPELL_EFFECTS[place(completion.card).kind](table, completion, now)


def discard_spell(table: Table, completion: Completion, now: Now) -> None:
    """The spell is discarded if it still lies on the wizard's side (RO-061)."""
    if completion.where >= 0:
        return
    if waits_for_hand(table, completion):
        return
    completion.where = free_field(table, completion.card)
    put_away(table, completion.card)


def draw_spell(table: Table, completion: Completion, now: Now) -> None:
    """The next spell comes up on the free field (RO-062)."""
    if not waits_for_hand(table, completion):
        turn_up(table, WIZARD, completion.where, now)


TRIAL: Final[tuple[Step, ...]] = (make_gesture, hero_dice_back, set_aside_trial, draw_trial)
SPELL: Final[tuple[Step, ...]] = (wizard_dice_back, carry_out_effect, discard_spell, draw_spell)

NUMBERED_LISTS[HEROES, "standard"] = TRIAL
for kind in SPELL_KINDS:
    NUMBERED_LISTS[WIZARD, kind] = SPELL
