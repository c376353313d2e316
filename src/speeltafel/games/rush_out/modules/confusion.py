"""Confusion: the wizard knocks hero dice off a card (training 1)."""

from speeltafel.engine import Move, Now
from speeltafel.games.rush_out.choices import ask_target, name_target
from speeltafel.games.rush_out.dice import lift_all
from speeltafel.games.rush_out.events import DiceRemoved
from speeltafel.games.rush_out.material import DRAGON_TILE
from speeltafel.games.rush_out.moves import Aim
from speeltafel.games.rush_out.questions import CHOICES, SPELL_EFFECTS, ChoiceRule, carries_out
from speeltafel.games.rush_out.state import FREE, Choice, Completion, Player, Table, place


def confuse(table: Table, completion: Completion, now: Now) -> None:
    """RO-071"""
    ask_target(table, completion, place(completion.card).effect, now)


def targets(table: Table) -> list[str]:
    """Incomplete cards and tiles with hero dice, in the order in which the table would take them (RO-R24, RO-R26)."""
    tiles = [player.hero for player in table.players if player.hurt]
    order = [*table.trials, DRAGON_TILE, *table.dissipations, *table.curses, *tiles]
    return [card for card in order if card in table.spots and is_target(table, card)]


def is_target(table: Table, card: str) -> bool:
    spot = table.spots[card]
    return not spot.complete and any(code != FREE for code in spot.hero)


def whole_cards(table: Table, choice: Choice) -> list[Move]:
    """RO-072"""
    return [Aim(card) for card in targets(table)]


def single_dice(table: Table, choice: Choice) -> list[Move]:
    """RO-073"""
    return [
        Aim(card, slot)
        for card in targets(table)
        for slot, code in enumerate(table.spots[card].hero)
        if code != FREE
    ]


def remove_all(table: Table, choice: Choice, move: Aim, now: Now) -> bool:
    """All hero dice of a card go back to be rolled (RO-072, RO-074)."""
    return remove(table, move.card, table.spots[move.card].hero[:], now)


def remove_one(table: Table, choice: Choice, move: Aim, now: Now) -> bool:
    """One hero die goes back to be rolled (RO-073, RO-074)."""
    return remove(table, move.card, [table.spots[move.card].hero[move.slot]], now)


def remove(table: Table, card: str, codes: list[int], now: Now) -> bool:
    dice = lift_all(table, codes)
    if now.listening:
        now.emit(DiceRemoved(card=card, dice=dice))
    return True


def fullest_card(table: Table, choice: Choice) -> Move:
    """The card with most hero dice; for one die its first filled slot (RO-R26)."""
    cards = targets(table)
    card = max(cards, key=lambda name: sum(code != FREE for code in table.spots[name].hero))
    return next(
        move
        for move in CHOICES[choice.kind].options(table, choice)
        if isinstance(move, Aim) and move.card == card
    )


@carries_out(Aim)
def aim(table: Table, player: Player, move: Aim, now: Now) -> None:
    name_target(table, move, now)


SPELL_EFFECTS["confusion"] = confuse
CHOICES["remove_all"] = ChoiceRule(whole_cards, remove_all, fullest_card, "RO-072")
CHOICES["remove_one"] = ChoiceRule(single_dice, remove_one, fullest_card, "RO-073")
