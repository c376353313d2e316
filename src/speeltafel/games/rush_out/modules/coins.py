"""Coins: trials for which both teams race (scenario 2)."""

from speeltafel.engine import Move, Now
from speeltafel.games.rush_out.completion import all_dice_back, draw_trial, make_gesture, waits_for_hand
from speeltafel.games.rush_out.events import CoinsSpent, CoinWon
from speeltafel.games.rush_out.moves import SpendCoins
from speeltafel.games.rush_out.piles import discard_top, free_field
from speeltafel.games.rush_out.questions import carries_out, extra_moves, wizard_places
from speeltafel.games.rush_out.state import (
    HEROES,
    NUMBERED_LISTS,
    WIZARD,
    Completion,
    Player,
    Table,
    place,
    team_of,
    touch_all,
)

PRICE = 2
SPEND_COINS = SpendCoins()


@wizard_places.under("coins")
def with_coin_trials(answer: list[str], table: Table, player: Player) -> list[str]:
    """The wizard has a side of his own on coin trials, until one team has won them (RO-111, RO-R52)."""
    coins = [
        card
        for card in table.trials
        if card and place(card).kind == "coin" and not table.spots[card].complete
    ]
    return answer + coins


def take_coin(table: Table, completion: Completion, now: Now) -> None:
    """The team that completed its side first gets the card (RO-112)."""
    if waits_for_hand(table, completion):
        return
    completion.where = free_field(table, completion.card)
    del table.spots[completion.card]
    table.purse[completion.team].append(completion.card)
    if now.listening:
        now.emit(CoinWon(team=completion.team, card=completion.card))


@extra_moves.under("coins")
def with_spending(answer: list[Move], table: Table, player: Player) -> list[Move]:
    """RO-115"""
    return [*answer, SPEND_COINS] if len(table.purse[team_of(table, player.seat)]) >= PRICE else answer


@carries_out(SpendCoins)
def spend_coins(table: Table, player: Player, move: SpendCoins, now: Now) -> None:
    """Two coin cards discard the top card of the own pile, unseen (RO-115, RO-R43)."""
    team = team_of(table, player.seat)
    for _ in range(PRICE):
        table.discard.append(table.purse[team].pop())
    touch_all(table)
    if now.listening:
        now.emit(CoinsSpent(team=team, seat=player.seat))
    discard_top(table, team, now)


NUMBERED_LISTS[HEROES, "coin"] = (make_gesture, all_dice_back, take_coin, draw_trial)
NUMBERED_LISTS[WIZARD, "coin"] = (all_dice_back, take_coin, draw_trial)
