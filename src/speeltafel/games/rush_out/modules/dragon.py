"""The dragon: it walks over the heroes' cards towards their pile (training 2)."""

from speeltafel.engine import Now
from speeltafel.games.rush_out.completion import hero_dice_back, make_gesture, stays
from speeltafel.games.rush_out.dice import lift_all
from speeltafel.games.rush_out.events import DragonMoved
from speeltafel.games.rush_out.material import DRAGON_TILE, SPELL_KINDS, material
from speeltafel.games.rush_out.piles import turn_up, win
from speeltafel.games.rush_out.questions import BEGIN_ROUND, SPELL_EFFECTS, hero_places, is_held
from speeltafel.games.rush_out.state import (
    AT_HOME,
    FREE,
    HEROES,
    NUMBERED_LISTS,
    ON_THE_PILE,
    WIZARD,
    Completion,
    Player,
    Spot,
    Table,
    filled,
    place,
    touch_all,
)


def lay_dragon_tile(table: Table, now: Now) -> None:
    """RO-081"""
    table.dragon = AT_HOME
    table.spots[DRAGON_TILE] = Spot(DRAGON_TILE, [FREE] * material().dragon_tile[table.seats])


@hero_places.under("dragon")
def with_dragon_tile(answer: list[str], table: Table, player: Player) -> list[str]:
    """Only while the dragon is away from its tile (RO-090, RO-R31)."""
    return [*answer, DRAGON_TILE] if table.dragon > AT_HOME else answer


@is_held.under("dragon")
def under_the_dragon(answer: bool, table: Table, card: str) -> bool:
    """Heroes cannot complete the card on which the dragon stands (RO-083)."""
    return answer or (AT_HOME < table.dragon < ON_THE_PILE and table.trials[table.dragon - 1] == card)


def fly_on(table: Table, completion: Completion, now: Now) -> None:
    """RO-082"""
    move_dragon(table, place(completion.card).steps, now)


def push_back(table: Table, completion: Completion, now: Now) -> None:
    """RO-093"""
    move_dragon(table, -1, now)


def move_dragon(table: Table, fields: int, now: Now) -> None:
    """Move the dragon towards the trial pile, or back (RO-R27)."""
    left = table.dragon
    table.dragon = max(AT_HOME, min(ON_THE_PILE, left + fields))
    touch_all(table)
    if now.listening:
        now.emit(DragonMoved(fields=fields, to_field=table.dragon))
    if table.dragon == ON_THE_PILE:
        win(table, WIZARD, "dragon", now)
        return
    release(table, left)
    table.dragon_landed = table.dragon != AT_HOME
    if table.dragon == AT_HOME:
        clear_tile(table)


def release(table: Table, left: int) -> None:
    """A filled card that the dragon leaves will be completed (RO-R29)."""
    if left == AT_HOME or not table.trials[left - 1]:
        return
    spot = table.spots[table.trials[left - 1]]
    if filled(spot.hero) and not spot.complete:
        table.released.append(spot.card)


def clear_tile(table: Table) -> None:
    """The dragon is home: dice on its tile go back, unless they just pushed it (RO-R31)."""
    spot = table.spots[DRAGON_TILE]
    if not spot.complete:
        lift_all(table, spot.hero)


def slide_trial_under(table: Table, now: Now) -> None:
    """An empty field, or one whose card only waits to go, gets a new trial (RO-089, RO-R30, RO-R33).

    It may win the race for the heroes, so whoever moved the dragon finishes first (RO-R17).
    """
    field, table.dragon_landed = table.dragon - 1, False
    card = table.trials[field]
    if not card:
        forget_draw(table, field)
        turn_up(table, HEROES, field, now)
    elif table.spots[card].complete and place(card).kind != "confrontation":
        table.trials[field] = ""
        turn_up(table, HEROES, field, now)


def forget_draw(table: Table, field: int) -> None:
    """The card that somebody was about to draw by hand lies there already."""
    for completion in table.completions[:]:
        of_wizard_row = completion.team == WIZARD and place(completion.card).kind in SPELL_KINDS
        if completion.where == field and not of_wizard_row:
            table.completions.remove(completion)


SPELL_EFFECTS["dracology"] = fly_on
NUMBERED_LISTS[HEROES, DRAGON_TILE] = (push_back, make_gesture, hero_dice_back, stays)
BEGIN_ROUND["dragon"] = lay_dragon_tile
