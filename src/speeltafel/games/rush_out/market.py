"""The market between rounds: coins buy equipment for heroes and scrolls for the wizard (RO-116)."""

from typing import Final

from speeltafel.engine import Move, Now
from speeltafel.games.rush_out.events import ItemBought, ItemWanted, MarketClosed, MarketOpened
from speeltafel.games.rush_out.material import material
from speeltafel.games.rush_out.moves import Buy, Done, Want
from speeltafel.games.rush_out.questions import carries_out
from speeltafel.games.rush_out.state import (
    HEROES,
    MARKET,
    NEVER,
    WIZARD,
    Player,
    Table,
    Wish,
    team_of,
    touch_all,
)

DONE: Final = Done()


def open_market(table: Table, now: Now) -> None:
    """Both teams buy at the same time, for a limited time (RO-R44)."""
    table.phase = MARKET
    table.until = now.at + table.options.market_seconds
    table.wishes = []
    table.done = []
    if now.listening:
        now.emit(MarketOpened(team=table.token))


def close_market(table: Table, now: Now) -> None:
    """Nobody keeps coins: cards and token go back (RO-118, RO-119)."""
    table.until = NEVER
    table.token = ""
    for purse in table.purse.values():
        table.discard += purse
        purse.clear()
    table.wishes = []
    table.done = []
    if now.listening:
        now.emit(MarketClosed())


def coins(table: Table, team: str) -> int:
    """Cards and token are worth one coin each (RO-R42)."""
    return len(table.purse[team]) + (table.token == team)


def is_over(table: Table) -> bool:
    """Each team has bought what it wants and can pay (RO-117)."""
    teams = ((HEROES, table.heroes), (WIZARD, [table.wizard]))
    return all(all(seat in table.done for seat in seats) or not on_sale(table, team) for team, seats in teams)


def on_sale(table: Table, team: str) -> list[str]:
    """What a team can pay; of equal equipment one stands for all."""
    money = coins(table, team)
    if team == WIZARD:
        return [name for name in table.scrolls if material().scrolls[name].cost <= money]
    first: dict[int, str] = {}
    for name in table.equipment:
        item = material().equipment[name]
        if item.cost <= money:
            first.setdefault(item.jokers, name)
    return list(first.values())


def market_moves(table: Table, player: Player) -> list[Move]:
    """Buy, say yes to a purchase, or be done."""
    team = team_of(table, player.seat)
    items = on_sale(table, team)
    if not items:
        return []
    done: list[Move] = [] if player.seat in table.done else [DONE]
    if team == WIZARD:
        return [*(Buy(item) for item in items), *done]
    wants = [Want(item, seat) for item in items for seat in table.heroes]
    return [*(want for want in wants if not has_voted(table, want, player.seat)), *done]


def has_voted(table: Table, want: Want, seat: int) -> bool:
    return any(
        (wish.item, wish.seat) == (want.item, want.seat) and seat in wish.votes for wish in table.wishes
    )


@carries_out(Want)
def want(table: Table, player: Player, move: Want, now: Now) -> None:
    """A purchase needs the yes of more than half of the heroes (RO-121, RO-R44)."""
    wish = find_wish(table, move)
    wish.votes.append(player.seat)
    touch_all(table)
    if now.listening:
        now.emit(ItemWanted(seat=player.seat, item=move.item, owner=move.seat))
    if 2 * len(wish.votes) > len(table.heroes):
        table.wishes.remove(wish)
        table.equipment.remove(move.item)
        table.players[move.seat].equipment.append(move.item)
        pay(table, HEROES, material().equipment[move.item].cost)
        table.wishes = [other for other in table.wishes if other.item in on_sale(table, HEROES)]
        if now.listening:
            now.emit(ItemBought(team=HEROES, item=move.item, owner=move.seat))


def find_wish(table: Table, move: Want) -> Wish:
    for wish in table.wishes:
        if (wish.item, wish.seat) == (move.item, move.seat):
            return wish
    wish = Wish(move.item, move.seat)
    table.wishes.append(wish)
    return wish


@carries_out(Buy)
def buy(table: Table, player: Player, move: Buy, now: Now) -> None:
    """A scroll for the rest of the game (RO-120)."""
    table.scrolls.remove(move.item)
    table.owned_scrolls.append(move.item)
    pay(table, WIZARD, material().scrolls[move.item].cost)
    touch_all(table)
    if now.listening:
        now.emit(ItemBought(team=WIZARD, item=move.item, owner=player.seat))


def pay(table: Table, team: str, cost: int) -> None:
    """The token first, then cards."""
    if table.token == team:
        table.token = ""
        cost -= 1
    for _ in range(cost):
        table.discard.append(table.purse[team].pop())


@carries_out(Done)
def done(table: Table, player: Player, move: Done, now: Now) -> None:
    """RO-117"""
    table.done.append(player.seat)
    touch_all(table)
