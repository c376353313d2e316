"""What nobody but two players saw: cards that change place so that others can no longer tell which is where.

Everything that is noted on a card besides its face follows from what all saw, and from nothing else: how many cards of
a hand belong to which pool, and what all know of them. Whoever deals the hidden cards anew can rely on it.
"""

from collections.abc import Iterable

from speeltafel.games.spookhuis.cards import IS_ITEM
from speeltafel.games.spookhuis.lying import Held, kin_of, known_sort, sort_of
from speeltafel.games.spookhuis.state import Player, Table


def knows(held: Held, bits: int) -> Held:
    """These seats have now seen the card at its place."""
    return Held(held.card, held.seen | bits, held.sure | bits, held.pool, held.epoch, held.sort)


def all_hands(table: Table) -> list[list[Held]]:
    """Every list of cards that can share a pool."""
    hands = [table.aside]
    for player in table.players:
        hands += [player.hand, player.keys]
    return hands


# Pools --------------------------------------------------------------------------------------------


def mingle(table: Table, hand: list[Held], places: Iterable[int], privy: int) -> None:
    """To all but the privy seats the cards at these places are one pool now: each may lie at any place of it."""
    chosen = list(places)
    sorts = {known_sort(hand[place]) for place in chosen}
    sort = sorts.pop() if len(sorts) == 1 else ""
    pool = join_pools(table, {hand[place].pool for place in chosen})
    for place in chosen:
        held = hand[place]
        hand[place] = Held(held.card, held.seen, held.sure & privy, pool, held.epoch, sort)


def join_pools(table: Table, pools: set[int]) -> int:
    """Make one pool of several, everywhere."""
    table.pools += 1
    for hand in all_hands(table):
        for place, held in enumerate(hand):
            if held.pool and held.pool in pools:
                hand[place] = Held(held.card, held.seen, held.sure, table.pools, held.epoch, held.sort)
    return table.pools


def blur(table: Table, hand: list[Held], leaving: Held) -> None:
    """A card is about to leave a hand in the open: nobody can tell from which of the places that it may have had.

    These places become alike, so that what is left tells nothing about where it lay.
    """
    if leaving.sure == table.everybody():
        return
    places = [place for place, held in enumerate(hand) if may_have_been(table, held, leaving)]
    if len({(hand[place].pool, hand[place].sort) for place in places}) > 1:
        mingle(table, hand, places, table.everybody())


def may_have_been(table: Table, held: Held, leaving: Held) -> bool:
    """Whether, for all that is public, the card that leaves can have lain at this place."""
    kin = kin_of(leaving)
    if held.sure == table.everybody():
        return False
    if not held.pool:
        return kin_of(held) == kin
    return held.sort in ("", kin[0]) and any(
        other.pool == held.pool and kin_of(other) == kin for cards in all_hands(table) for other in cards
    )


def all_are(hand: list[Held], sort: str) -> None:
    """Everybody has learned that whatever is doubtful in this hand is of this sort."""
    for place, held in enumerate(hand):
        if held.pool and not held.sort:
            hand[place] = Held(held.card, held.seen, held.sure, held.pool, held.epoch, sort)


# Questions about what is public -----------------------------------------------------------------------


def may_hold(table: Table, seat: int, wanted: frozenset[str]) -> bool:
    """SH-R72: whether, for all that the public knows, this hand can hold one of these items."""
    player = table.players[seat]
    return not player.ghost and any(may_be(table, held, wanted) for held in player.hand)


def may_be(table: Table, held: Held, wanted: frozenset[str]) -> bool:
    """Whether the public can take this card for one of these items."""
    if held.sure == table.everybody():
        return held.card in wanted
    sort = known_sort(held)
    if sort:
        return sort == "item"
    return any(
        other.pool == held.pool and other.card in IS_ITEM for hand in all_hands(table) for other in hand
    )


def is_plain(table: Table, keys: list[Held]) -> bool:
    """SH-R46: everybody knows these keys and they are all of one kind, so nothing can be hidden."""
    public = table.everybody()
    return len({key.card for key in keys}) == 1 and all(key.sure == public for key in keys)


# Cards that change hands --------------------------------------------------------------------------


def steal_key(table: Table, victim: Player, thief: Player, place: int, privy: int) -> Held:
    """SH-R46: only thief and victim know which key moved."""
    if not is_plain(table, victim.keys):
        mingle(table, victim.keys, range(len(victim.keys)), privy)
    key = knows(victim.keys.pop(place), privy)
    thief.keys.append(key)
    return key


def steal_item(table: Table, victim: Player, thief: Player, card: str, privy: int) -> None:
    """SH-R43: a random item moved; others cannot tell which, unless there was only one it can have been."""
    doubtful = [place for place, held in enumerate(victim.hand) if known_sort(held) in ("", "item")]
    if len(doubtful) > 1:
        mingle(table, victim.hand, doubtful, privy)
    held = knows(victim.hand.pop(place_of(victim.hand, card)), privy)
    thief.hand.append(Held(held.card, held.seen, held.sure, held.pool, held.epoch, item_of(held)))


def item_of(held: Held) -> str:
    """What all know of the place of a stolen card: in a pool that it is an item, elsewhere they know it anyway."""
    return sort_of(held.card) if held.pool else ""


def set_aside(table: Table, giver: Player, card: str, privy: int) -> None:
    """SH-R70: the card goes to the next player; others cannot tell which it was."""
    mingle(table, giver.hand, range(len(giver.hand)), privy)
    table.aside.append(knows(giver.hand.pop(place_of(giver.hand, card)), privy))


def place_of(hand: list[Held], card: str) -> int:
    """Where a card is in a hand."""
    return next(place for place, held in enumerate(hand) if held.card == card)
