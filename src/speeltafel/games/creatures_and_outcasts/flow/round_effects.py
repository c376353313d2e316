"""The round effects of the advanced variant."""

from collections.abc import Callable
from typing import Final

from speeltafel.engine import EVERYONE, Now, only
from speeltafel.games.creatures_and_outcasts import events
from speeltafel.games.creatures_and_outcasts.facts import PASSED_ON, SHIFTED, SHUFFLED
from speeltafel.games.creatures_and_outcasts.flow.effects import MoveWednesday
from speeltafel.games.creatures_and_outcasts.material import faces, material, wednesday
from speeltafel.games.creatures_and_outcasts.state import Table


def triggers(table: Table, card: int) -> bool:
    """CO-131, CO-R53, CO-R55: the right card under the right character, once a round."""
    if table.effect_done or not table.active:
        return False
    effect = material().round_effects[table.round]
    return card == effect.card and table.active == effect.character


def start_round_effect(table: Table, seat: int, now: Now) -> None:
    """CO-131"""
    table.effect_done = True
    effect = material().round_effects[table.round].effect
    if now.listening:
        now.emit(events.RoundEffectStarted(seat=seat, effect=effect))
    EFFECTS[effect](table, seat, now)


def clear_characters(table: Table, seat: int, now: Now) -> None:
    """CO-133, CO-134, CO-R56: which ones is known to all, their order is not."""
    table.used.extend(name for name in material().characters if name in table.characters)
    table.characters = []
    table.facts.append((SHUFFLED, EVERYONE, 0))
    table.character_stays = table.options.clear_keeps_active


def remove_wednesday(table: Table, seat: int, now: Now) -> None:
    """CO-135, CO-136, CO-137"""
    if wednesday() in table.characters:
        table.characters.remove(wednesday())
        table.used.append(wednesday())
    now.chance.shuffle(table.characters)
    table.facts.append((SHUFFLED, EVERYONE, len(table.characters)))


def open_hands(table: Table, seat: int, now: Now) -> None:
    """CO-138, CO-R60"""
    table.open_hands = True
    if now.listening:
        now.emit(events.HandsOpened(hands=[faces(hand) for hand in table.hands]))


def place_wednesday(table: Table, seat: int, now: Now) -> None:
    """CO-140, CO-141, CO-142"""
    table.push(MoveWednesday(seat=seat, rule="CO-140"))


def hands_to_right(table: Table, seat: int, now: Now) -> None:
    """CO-143, CO-144, CO-R61, CO-R62: the right neighbour is the seat before."""
    for giver, hand in enumerate(table.hands):
        table.facts.append((PASSED_ON, table.eyes(giver), giver, *hand))
    table.facts.append((SHIFTED, EVERYONE))
    table.hands = table.hands[1:] + table.hands[:1]
    if now.listening:
        now.emit(events.HandsPassed())
        for receiver, hand in enumerate(table.hands):
            now.emit(events.NewHand(seat=receiver, cards=faces(hand), to=only(receiver)))


EFFECTS: Final[dict[str, Callable[[Table, int, Now], None]]] = {
    "clear-characters": clear_characters,
    "remove-wednesday": remove_wednesday,
    "open-hands": open_hands,
    "place-wednesday": place_wednesday,
    "hands-to-right": hands_to_right,
}
