"""Equipment: a hero's joker stands for more (scenario 2)."""

from speeltafel.games.rush_out.material import material
from speeltafel.games.rush_out.questions import hero_joker
from speeltafel.games.rush_out.state import Player, Table


@hero_joker.under("equipment")
def with_equipment(answer: int, table: Table, player: Player) -> int:
    """RO-123, RO-124, RO-125"""
    for item in player.equipment:
        answer |= material().equipment[item].jokers
    return answer
