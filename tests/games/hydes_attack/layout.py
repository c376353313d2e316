"""A table laid out in a few words, and a scene to play on it.

Cards are written as a letter and a strength: S Siren, W Werewolf, B Bee, M Medusa, T Bat, E Eye; `6` is Bianca's card.
In a pile `M3:1` was played by seat 1, `M3:1t` came from Thing, `S1:1o` was one of several 1s.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import speeltafel
from speeltafel.engine import Decision, Event, Match, Move, QuickChance, flow
from speeltafel.games.hydes_attack.cards import CARDS, EMPTY, SIX, kept_by, kind, played_by, seen_by_all
from speeltafel.games.hydes_attack.flow import Attack, Cycle, HandThing, TakeTurn
from speeltafel.games.hydes_attack.material import LOCATIONS, MATERIAL
from speeltafel.games.hydes_attack.moves import LOCATION, OUTCAST
from speeltafel.games.hydes_attack.options import need
from speeltafel.games.hydes_attack.state import NOWHERE, SAVED, WOUNDED, Table
from speeltafel.games.hydes_attack.view import View

SYMBOL = {"S": "siren", "W": "werewolf", "B": "bee", "M": "medusa", "T": "bat", "E": "eye"}
RING = "crypt jericho pilgrim_village art_shed woods"
TARGETS = "twos_to_fours ones_to_threes medusa_plus bat_plus eye_plus"


def named(card: str) -> str:
    """The full name of a card: `M3` is `medusa_3`."""
    return "six" if card == "6" else f"{SYMBOL[card[0]]}_{card[1]}"


def short(card: str | None) -> str:
    """The other way round."""
    if card is None:
        return "?"
    letters = {symbol: letter for letter, symbol in SYMBOL.items()}
    return "6" if card == "six" else letters[card.rsplit("_", 1)[0]] + card[-1]


def number(card: str) -> int:
    return CARDS[named(card)]


def pile_card(text: str) -> int:
    """A card in a pile with its owner."""
    card, _, marks = text.partition(":")
    owner = int(marks[0]) if marks else 0
    known = seen_by_all(SIX) if card == "6" else kept_by(number(card), owner)
    return played_by(known, owner, "t" in marks, "o" in marks)


class Scene:
    """A match on a laid table."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []

    @property
    def table(self) -> Table:
        table: Table = self.match.table  # type: ignore[assignment]
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
    names = outcasts.split()
    seats = len(names)
    holder = (turn - 1) % seats if holder is None else holder
    match = speeltafel.start("hydes-attack", seats, {"outcasts": "random", **options}, seed=1, record=False)
    laid = (
        [[number(card) for card in hand.split()] for hand in hands.split("/")]
        if hands
        else [[] for _ in names]
    )
    laid += [[] for _ in range(seats - len(laid))]
    table = Table(
        seats=seats,
        options=match.options,
        ring=tuple(LOCATION[location] for location in ring.split()),
        targets=ordered_targets(targets),
        outcasts=[OUTCAST[name] for name in names],
        turn=turn,
        pawns=[LOCATION[location] for location in (pawns or "nevermore " * seats).split()],
        hands=laid,
        known=[[] for _ in range(seats + 1)],
        thing=kept_by(number(thing), holder) if thing else EMPTY,
        holder=holder,
        piles=[[] for _ in range(LOCATIONS)],
        bag=[LOCATION[location] for location in bag.split()],
        tokens=[LOCATION[location] for location in tokens.split()],
        fates=[0] * LOCATIONS,
        discard=[seen_by_all(number(card)) for card in discard.split()],
        asked=[0] * seats,
    )
    for location, texts in (piles or {}).items():
        table.piles[LOCATION[location]] = [pile_card(text) for text in texts.split()]
    lay_attacks(table, attacks)
    table.sixes = (MATERIAL.sixes if "bianca" in names else 0) if sixes is None else sixes
    table.deck = rest_of_deck(table, deck)
    lay_frames(table, turn, attack, thing_step)
    match.table = table
    match.now.chance = QuickChance(1)
    flow.run(table, match.now)
    return Scene(match)


def ordered_targets(targets: str) -> tuple[int, ...]:
    by_location = dict(zip(RING.split(), targets.split(), strict=True))
    names = MATERIAL.location_names[1:]
    return (NOWHERE, *(MATERIAL.target_names.index(by_location[location]) for location in names))


def lay_attacks(table: Table, attacks: str) -> None:
    for past, text in enumerate(attacks.split()):
        location, saved = LOCATION[text[:-1]], text.endswith("+")
        table.fates[location] = SAVED if saved else WOUNDED
        needed = need(table.options, table.seats, past + 1)
        table.attacks.append((location, needed if saved else 0, needed))


def rest_of_deck(table: Table, deck: str | None) -> list[int]:
    """The named cards on top; below them everything that lies nowhere else."""
    top = [number(card) for card in (deck or "").split()]
    if deck == "":
        return []
    zones = [*table.hands, *table.piles, table.discard, [table.thing] if table.thing != EMPTY else []]
    used = Counter(kind(card) for zone in zones for card in zone) + Counter(top)
    rest = Counter(MATERIAL.deck)
    rest.subtract(used)
    return [*rest.elements(), *reversed(top)]


def lay_frames(table: Table, turn: int, attack: str, thing_step: bool) -> None:
    if attack:
        table.bag = [location for location in table.bag if location != LOCATION[attack]]
        table.tokens += table.bag
        table.bag = []
        table.push(Cycle(at=2, turns=table.seats))
        table.push(Attack(location=LOCATION[attack]))
        return
    table.push(Cycle(at=0, turns=turn + 1))
    table.push(HandThing(seat=turn) if thing_step else TakeTurn(seat=turn))
