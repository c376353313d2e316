"""Confrontation: trials that stay, and cost the wizard his lives (scenario 5)."""

from speeltafel.engine import Now
from speeltafel.games.rush_out.completion import (
    all_dice_back,
    discard_trial,
    draw_trial,
    hero_dice_back,
    make_gesture,
    stays,
)
from speeltafel.games.rush_out.events import LifeTaken
from speeltafel.games.rush_out.material import material
from speeltafel.games.rush_out.piles import win
from speeltafel.games.rush_out.questions import BEGIN_ROUND, wizard_places
from speeltafel.games.rush_out.state import HEROES, NUMBERED_LISTS, WIZARD, Completion, Player, Table, place


def lay_out_lives(table: Table, now: Now) -> None:
    """RO-152"""
    table.lives = material().lives[len(table.heroes)]


@wizard_places.under("confrontation")
def with_confrontations(answer: list[str], table: Table, player: Player) -> list[str]:
    """RO-153"""
    return answer + [card for card in table.trials if card and place(card).kind == "confrontation"]


def take_life(table: Table, completion: Completion, now: Now) -> None:
    """RO-154"""
    table.lives -= 1
    if now.listening:
        now.emit(LifeTaken(left=table.lives))
    if table.lives == 0:
        win(table, HEROES, "lives", now)


NUMBERED_LISTS[HEROES, "confrontation"] = (take_life, make_gesture, hero_dice_back, stays)
NUMBERED_LISTS[WIZARD, "confrontation"] = (all_dice_back, discard_trial, draw_trial)
BEGIN_ROUND["confrontation"] = lay_out_lives
