"""The draw deck and the discard pile."""

from speeltafel.engine import EVERYONE, Now, only
from speeltafel.games.hydes_attack.cards import ALL_KINDS, EMPTY, SIX, kept_by, kind, name, seen_by_all
from speeltafel.games.hydes_attack.events import Discarded, Reshuffled
from speeltafel.games.hydes_attack.hands import take_from_hand
from speeltafel.games.hydes_attack.state import Table, reminded


def draw(table: Table, now: Now) -> int:
    """The kind of the top card; EMPTY when deck and discard pile are used up (HA-R28)."""
    if not table.deck:
        reshuffle(table, now)
    return table.deck.pop() if table.deck else EMPTY


def reshuffle(table: Table, now: Now) -> None:
    """HA-057, HA-R26: only when a card is needed. Nobody knows where a card of the pile is afterwards."""
    if not table.discard:
        return
    table.deck = [kind(card) for card in table.discard]
    table.discard = []
    now.chance.shuffle(table.deck)
    if now.listening:
        now.emit(Reshuffled(count=len(table.deck)))


def discard_revealed(table: Table, cards: list[int]) -> None:
    """HA-089: to the discard pile; a 6 leaves the game (HA-123)."""
    normal = [card for card in cards if kind(card) != SIX]
    table.discard += normal
    table.box += len(cards) - len(normal)


def discard_from_hand(table: Table, seat: int, card: int, now: Now) -> None:
    """HA-121, HA-134: seen by all, unless the table plays with a closed discard pile (HA-R27)."""
    public = table.options.open_discard
    take_from_hand(table, seat, card, frozenset({card}) if public else ALL_KINDS)
    table.discard.append(seen_by_all(card) if public else kept_by(card, seat))
    if now.listening:
        seers = EVERYONE if public else reminded(table, only(seat))
        now.emit(Discarded(seat=seat, card=name(card), to=seers))
