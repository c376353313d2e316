"""Doom: wounds and souls (scenario 4)."""

from speeltafel.engine import Move, Now
from speeltafel.games.rush_out.choices import ask_target
from speeltafel.games.rush_out.completion import hero_dice_back
from speeltafel.games.rush_out.events import HeroHealed, HeroWounded, SoulsTaken
from speeltafel.games.rush_out.material import material
from speeltafel.games.rush_out.moves import Name
from speeltafel.games.rush_out.piles import lay, win
from speeltafel.games.rush_out.questions import BEGIN_ROUND, CHOICES, SPELL_EFFECTS, ChoiceRule, hero_places
from speeltafel.games.rush_out.state import (
    HEROES,
    NUMBERED_LISTS,
    WIZARD,
    Choice,
    Completion,
    Player,
    Table,
    place,
    touch_all,
)


def lay_out_souls(table: Table, now: Now) -> None:
    """RO-142"""
    table.souls = material().souls[len(table.heroes)]


@hero_places.under("doom")
def with_hurt_tiles(answer: list[str], table: Table, player: Player) -> list[str]:
    """Everybody may help to heal a hero (RO-148, RO-149)."""
    return answer + [other.hero for other in table.players if other.hurt]


def doom(table: Table, completion: Completion, now: Now) -> None:
    ask_target(table, completion, place(completion.card).effect, now)


def who_can_be_named(table: Table, choice: Choice) -> list[Move]:
    """Unhurt heroes; hurt ones only if there is nobody else (RO-R55, RO-R57)."""
    left = [seat for seat in table.heroes if seat not in choice.named]
    unhurt = [seat for seat in left if not table.players[seat].hurt]
    return [Name(seat) for seat in unhurt or left]


def wound_one(table: Table, choice: Choice, move: Name, now: Now) -> bool:
    """Wound one hero, then take a soul for each one who is hurt now (RO-144, RO-R56)."""
    wound(table, table.players[move.seat], now)
    taken = min(table.souls, sum(player.hurt for player in table.players))
    table.souls -= taken
    if now.listening:
        now.emit(SoulsTaken(count=taken, left=table.souls))
    if table.souls == 0:
        win(table, WIZARD, "souls", now)
    return True


def wound_two(table: Table, choice: Choice, move: Name, now: Now) -> bool:
    """Wound two heroes, one after the other; no souls (RO-145)."""
    wound(table, table.players[move.seat], now)
    choice.named.append(move.seat)
    return len(choice.named) == min(2, len(table.heroes))


def wound(table: Table, player: Player, now: Now) -> None:
    """Turn the tile to the hurt side; dice on it stay if it was there already (RO-147, RO-R55)."""
    if player.hurt:
        return
    player.hurt = True
    lay(table, player.hero, player.seat)
    touch_all(table)
    if now.listening:
        now.emit(HeroWounded(seat=player.seat))


def first_named(table: Table, choice: Choice) -> Move:
    """Unhurt heroes in seat order."""
    return who_can_be_named(table, choice)[0]


def turn_tile_back(table: Table, completion: Completion, now: Now) -> None:
    """RO-148"""
    heal(table, table.players[table.spots[completion.card].owner], now)


def heal(table: Table, player: Player, now: Now) -> None:
    """The hero is unhurt again; dice on the tile went back before (RO-148)."""
    player.hurt = False
    del table.spots[player.hero]
    touch_all(table)
    if now.listening:
        now.emit(HeroHealed(seat=player.seat))


SPELL_EFFECTS["doom"] = doom
CHOICES["wound_one_take_souls"] = ChoiceRule(who_can_be_named, wound_one, first_named, "RO-144")
CHOICES["wound_two"] = ChoiceRule(who_can_be_named, wound_two, first_named, "RO-145")
NUMBERED_LISTS[HEROES, "hero_tile"] = (hero_dice_back, turn_tile_back)
BEGIN_ROUND["doom"] = lay_out_souls
