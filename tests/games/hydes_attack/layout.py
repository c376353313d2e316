"""A table laid out in a few words, and a scene to play on it.

Cards are written as a letter and a strength: S Siren, W Werewolf, B Bee, M Medusa, T Bat, E Eye; `6` is Bianca's card.
In a pile `M3:1` was played by seat 1, `M3:1t` came from Thing, `S1:1o` was one of several 1s.
"""

from collections.abc import Mapping
from typing import Any

import speeltafel
from speeltafel.engine import Decision, Event, Match, Move
from speeltafel.games.hydes_attack.cards import kind
from speeltafel.games.hydes_attack.layout import RING, SYMBOL, TARGETS
from speeltafel.games.hydes_attack.material import MATERIAL
from speeltafel.games.hydes_attack.moves import LOCATION
from speeltafel.games.hydes_attack.state import Table
from speeltafel.games.hydes_attack.view import View


def short(card: str | None) -> str:
    """A card as layouts write it."""
    if card is None:
        return "?"
    letters = {symbol: letter for letter, symbol in SYMBOL.items()}
    return "6" if card == "six" else letters[card.rsplit("_", 1)[0]] + card[-1]


class Scene:
    """A match on a laid table."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []

    @property
    def table(self) -> Table:
        table: Table = self.match.table
        return table

    @property
    def decision(self) -> Decision:
        """The one open question."""
        (decision,) = self.match.decisions()
        return decision

    @property
    def moves(self) -> list[Move]:
        return self.decision.moves

    def do(self, *moves: Move) -> "Scene":
        """Play these moves, by whoever is asked."""
        self.events = []
        for move in moves:
            self.events += self.match.play(self.decision.seat, move)
        return self

    def refuses(self, move: Move) -> str:
        """The rule by which the move is refused."""
        try:
            self.match.play(self.decision.seat, move)
        except speeltafel.engine.IllegalMove as refusal:
            return refusal.rule
        raise AssertionError(f"{move} was allowed")

    def view(self, seat: int | None) -> View:
        view: View = self.match.view(seat)
        return view

    def hand(self, seat: int) -> str:
        """The true hand, sorted."""
        return cards(self.table.hands[seat])

    def pile(self, location: str) -> str:
        return cards(self.table.piles[LOCATION[location]])

    def happened(self, kind_: type[Event]) -> list[Any]:
        """The events of one kind since the last `do`."""
        return [event for event in self.events if isinstance(event, kind_)]


def cards(found: list[int]) -> str:
    return " ".join(sorted(short(MATERIAL.card_names[kind(card)]) for card in found))


def lay(
    outcasts: str = "enid ajax",
    hands: str = "",
    thing: str = "",
    holder: int | None = None,
    pawns: str = "",
    piles: Mapping[str, str] | None = None,
    ring: str = RING,
    targets: str = TARGETS,
    bag: str = RING,
    tokens: str = "",
    attacks: str = "",
    deck: str | None = None,
    discard: str = "",
    sixes: int | None = None,
    turn: int = 0,
    attack: str = "",
    thing_step: bool = False,
    **options: Any,
) -> Scene:
    """A table at the turn of a seat (of the first cycle's order), at an attack, or in the Thing step of a turn.

    `targets` stand in the order of RING; `attacks` is like `crypt+ woods-` (saved, wounded). What is not laid out is
    in the deck, below the cards named in `deck`; with `deck=""` the deck is empty. Thing stands with the player
    before the one on turn, unless `holder` says otherwise.
    """
    described: dict[str, Any] = {
        "outcasts": outcasts,
        "hands": hands.split("/") if hands else [],
        "thing": thing,
        "holder": holder,
        "pawns": pawns,
        "piles": dict(piles or {}),
        "ring": ring,
        "targets": targets,
        "bag": bag,
        "tokens": tokens,
        "attacks": attacks,
        "deck": deck,
        "discard": discard,
        "sixes": sixes,
        "turn": turn,
        "attack": attack,
        "thing_step": thing_step,
    }
    chosen = {"outcasts": "random", **options}
    return Scene(speeltafel.position("hydes-attack", options=chosen, **described))
