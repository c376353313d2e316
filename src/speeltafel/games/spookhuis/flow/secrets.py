"""What nobody but two players saw: cards that change place so that others can no longer tell which is where."""

from speeltafel.games.spookhuis.cards import IS_ITEM
from speeltafel.games.spookhuis.lying import Held
from speeltafel.games.spookhuis.state import Player, Table


def knows(held: Held, bits: int) -> Held:
    """These seats have now seen the card at its place."""
    return Held(held.card, held.seen | bits, held.sure | bits, held.pool, held.epoch)


def mingle(table: Table, hands: list[list[Held]], privy: int) -> None:
    """To all but the privy seats these cards are now one pool: a card of it may lie at any of its places."""
    pools = {held.pool for hand in hands for held in hand if held.pool}
    table.pools += 1
    for hand in hands:
        for place, held in enumerate(hand):
            hand[place] = Held(held.card, held.seen, held.sure & privy, table.pools, held.epoch)
    for hand in all_hands(table):
        for place, held in enumerate(hand):
            if held.pool in pools:
                hand[place] = Held(held.card, held.seen, held.sure, table.pools, held.epoch)


def may_hold(table: Table, seat: int, wanted: frozenset[str]) -> bool:
    """SH-R72: whether, for all that the public knows, this hand can hold one of these items.

    The public knows how many items came into a hand. Cards of a pool may be any of that pool.
    """
    player = table.players[seat]
    if player.ghost:
        return False
    pools = {held.pool for held in player.hand if held.pool}
    if any(not held.pool and may_be(table, held, wanted) for held in player.hand):
        return True
    return bool(pools) and any(
        held.pool in pools and held.card in IS_ITEM for hand in all_hands(table) for held in hand
    )


def may_be(table: Table, held: Held, wanted: frozenset[str]) -> bool:
    """Whether the public, which knows the sort of this card, can take it for one of these items."""
    if held.sure >> table.seats & 1:
        return held.card in wanted
    return held.card in IS_ITEM


def all_hands(table: Table) -> list[list[Held]]:
    """Every list of cards that can share a pool."""
    hands = [table.aside]
    for player in table.players:
        hands += [player.hand, player.keys]
    return hands


def is_plain(table: Table, keys: list[Held]) -> bool:
    """SH-R46: everybody knows these keys and they are all of one kind, so nothing can be hidden."""
    public = table.everybody()
    return len({key.card for key in keys}) == 1 and all(key.sure == public for key in keys)


def steal_key(table: Table, victim: Player, thief: Player, place: int, privy: int) -> Held:
    """SH-R46: only thief and victim know which key moved."""
    if not is_plain(table, victim.keys):
        mingle(table, [victim.keys], privy)
    key = knows(victim.keys.pop(place), privy)
    thief.keys.append(key)
    return key


def steal_item(table: Table, victim: Player, thief: Player, card: str, privy: int) -> Held:
    """SH-R43: a random item moved; others cannot tell which, unless there was only one it can have been."""
    items = [held for held in victim.hand if held.card in victim.items()]
    if len(items) > 1 or any(held.pool for held in victim.hand):
        mingle_items(table, victim, privy)
    place = next(place for place, held in enumerate(victim.hand) if held.card == card)
    held = knows(victim.hand.pop(place), privy)
    thief.hand.append(held)
    return held


def mingle_items(table: Table, victim: Player, privy: int) -> None:
    """The items of a hand, and what could be one, become a pool."""
    items = victim.items()
    doubtful = [held for held in victim.hand if held.card in items or held.pool]
    rest = [held for held in victim.hand if held not in doubtful]
    mingle(table, [doubtful], privy)
    victim.hand[:] = rest + doubtful


def set_aside(table: Table, giver: Player, cards: list[str], privy: int) -> None:
    """SH-R70: the cards go to the next player; others cannot tell which they were."""
    mingle(table, [giver.hand], privy)
    for card in cards:
        place = next(place for place, held in enumerate(giver.hand) if held.card == card)
        table.aside.append(knows(giver.hand.pop(place), privy))
