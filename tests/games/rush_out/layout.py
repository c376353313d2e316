"""A race in the middle, laid out in a few words."""

from typing import Any

import speeltafel
from speeltafel.engine import IllegalMove, Match, Move, NotAsked
from speeltafel.games.rush_out.layout import lay_before, put_on, show
from speeltafel.games.rush_out.legal import refresh
from speeltafel.games.rush_out.material import HERO_SYMBOLS, WIZARD_SYMBOLS
from speeltafel.games.rush_out.moves import Fill, Place
from speeltafel.games.rush_out.options import Options
from speeltafel.games.rush_out.piles import lay
from speeltafel.games.rush_out.state import LOOSE, Player, Spot, Table, place

WIZARD = 0
WARRIOR, HUNTER, BARD, CLERIC = 1, 2, 3, 4
"""Seats; the characters are always dealt so."""
CHARACTERS = ("", "warrior", "hunter", "bard", "cleric")


class Race:
    """A match after the start of its first race, with everything where the test wants it."""

    def __init__(self, scenario: str = "training_1", seats: int = 3, **options: Any) -> None:
        chosen = {"scenario": scenario, "wizard": 1, "lone_hero": seats == 2, **options}
        players: list[dict[str, str]] = [{} for _ in range(seats)]
        seconds = chosen.get("race_seconds", Options().race_seconds)
        self.match: Match = speeltafel.position(
            "rush-out", options=chosen, players=players, seconds=seconds, seed="layout"
        )

    @property
    def table(self) -> Table:
        table = self.match.table
        assert isinstance(table, Table)
        return table

    def player(self, seat: int) -> Player:
        return self.table.players[seat]

    def spot(self, card: str) -> Spot:
        return self.table.spots[card]

    # Laying out

    def trials(self, *cards: str) -> "Race":
        """The open trials, from the field beside the dragon tile to the one beside the pile."""
        self.lay_row(self.table.trials, cards)
        return self

    def spells(self, *cards: str) -> "Race":
        self.lay_row(self.table.spells, cards)
        return self

    def lay_row(self, row: list[str], cards: tuple[str, ...]) -> None:
        for card in cards:
            self.take_out(card)
        for field, card in enumerate(cards):
            old = row[field]
            if old and old != card and old in self.table.spots:
                del self.table.spots[old]
                self.table.discard.append(old)
            row[field] = card
            lay(self.table, card)
        self.ask()

    def take_out(self, card: str) -> None:
        """A card that lies elsewhere leaves that place, so that it exists once."""
        table = self.table
        for pile in (table.trial_pile, table.spell_pile, table.discard, table.left_out):
            if card in pile:
                pile.remove(card)
        for row in (table.trials, table.spells):
            if card in row:
                field = row.index(card)
                pile = table.trial_pile if row is table.trials else table.spell_pile
                row[field] = pile.pop(0)
                lay(table, row[field])
        table.spots.pop(card, None)

    def dissipation(self, card: str, seat: int) -> "Race":
        """A dissipation that lies before a hero; a whirlwind has its die already."""
        self.take_out(card)
        lay_before(self.table, card, self.player(seat))
        self.ask()
        return self

    def curse(self, card: str) -> "Race":
        self.take_out(card)
        lay(self.table, card)
        self.table.curses.append(card)
        self.ask()
        return self

    def hurt(self, *seats: int) -> "Race":
        for seat in seats:
            self.player(seat).hurt = True
            lay(self.table, CHARACTERS[seat], seat)
        self.ask()
        return self

    def piles(self, trials: int | None = None, spells: int | None = None) -> "Race":
        """Shorten the piles from the bottom."""
        for pile, size in ((self.table.trial_pile, trials), (self.table.spell_pile, spells)):
            while size is not None and len(pile) > size:
                self.table.discard.append(pile.pop(0))
        return self

    def dice(self, seat: int, faces: str) -> "Race":
        """The loose dice show these faces; dice without a word show nothing."""
        show(self.table, self.player(seat), faces)
        self.ask()
        return self

    def lying(self, seat: int, card: str, faces: str) -> "Race":
        """Dice that lie on a card already, each on the first free slot it fits."""
        put_on(self.table, self.player(seat), card, faces)
        self.ask()
        return self

    def ask(self) -> None:
        refresh(self.table, range(self.table.seats))

    # Playing

    def play(self, seat: int, move: Move) -> list[Any]:
        return self.match.play(seat, move)

    def fill(self, seat: int, card: str, faces: str = "") -> list[Any]:
        """Roll these faces, so to speak, and place all that fits."""
        if faces:
            self.dice(seat, faces)
        return self.play(seat, Fill(card))

    def cast(self, card: str) -> list[Any]:
        """The wizard completes a card with one throw."""
        return self.fill(WIZARD, card, words(place(card).wizard, WIZARD_SYMBOLS))

    def solve(self, card: str, first: int = WARRIOR, second: int = HUNTER) -> list[Any]:
        """Heroes complete a card: one alone if three dice do, else two."""
        symbols = [*place(card).hero[: len(self.spot(card).hero)]]
        mine = len([lies for lies in self.player(first).lies if lies == LOOSE])
        events: list[Any] = []
        if len(symbols) > mine:
            events += self.fill(second, card, words(tuple(symbols[mine:]), (*HERO_SYMBOLS, "joker")))
        return events + self.fill(first, card, words(tuple(symbols[:mine]), (*HERO_SYMBOLS, "joker")))

    def running(self) -> bool:
        return self.match.result is None

    def wait(self, seconds: float) -> None:
        """Let time pass, and everything happen that is due."""
        end = self.match.time + seconds
        while (wake := self.match.wake()) is not None and wake <= end:
            self.match.advance(max(wake, self.match.time))
        self.match.now.at = end

    def refused(self, seat: int, move: Move) -> str:
        """The rule that forbids a move; empty when it is allowed."""
        decision = self.table.decision(seat)
        if decision is None:
            return self.match.game.why_not(self.table, seat, move)
        if move in decision.moves:
            return ""
        try:
            self.match.play(seat, move)
        except IllegalMove as error:
            return error.rule
        except NotAsked:
            return "nobody asked"
        raise AssertionError("a move that is not listed was played")

    def moves(self, seat: int) -> list[Move]:
        decision = self.table.decision(seat)
        return decision.moves if decision is not None else []

    def may(self, seat: int, move: Move) -> bool:
        return move in self.moves(seat)

    def may_fill(self, seat: int, card: str) -> bool:
        return self.may(seat, Fill(card))

    def may_place(self, seat: int, die: int, card: str) -> bool:
        return any(
            isinstance(move, Place) and (move.die, move.card) == (die, card) for move in self.moves(seat)
        )

    def faces(self, seat: int) -> list[int]:
        return self.player(seat).faces

    def placed(self, seat: int) -> int:
        return sum(lies >= 0 for lies in self.player(seat).lies)


def face(seat: int, word: str) -> int:
    symbols = WIZARD_SYMBOLS if seat == WIZARD else HERO_SYMBOLS
    return 5 if word == "joker" else symbols.index(word)


def words(symbols: tuple[int, ...], names: tuple[str, ...]) -> str:
    return " ".join(names[symbol] for symbol in symbols)


def named(events: list[Any], tag: str) -> list[Any]:
    """The events with this tag."""
    return [event for event in events if type(event).__struct_config__.tag == tag]
