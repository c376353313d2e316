"""A game being played: checks moves, applies them, keeps the record."""

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Generic

import msgspec

from speeltafel.engine import stepping
from speeltafel.engine.abilities import Forsakeable
from speeltafel.engine.chance import Chance, QuickChance, Recorded, Recording, SealedChance, commitment
from speeltafel.engine.errors import BadSetup, BrokenRecord, IllegalMove, NotAsked, SpeeltafelError
from speeltafel.engine.events import Event, TimeUp
from speeltafel.engine.fairness import CHOSEN_SEED, check_promises
from speeltafel.engine.flow import Now
from speeltafel.engine.game import Game
from speeltafel.engine.moves import ASKED, Decision, Move, Result
from speeltafel.engine.parameters import OptionsT, TableT, ViewT
from speeltafel.engine.plain import clone
from speeltafel.engine.record import Entry, Record, outcomes
from speeltafel.engine.redaction import redacted
from speeltafel.engine.touch import Thing
from speeltafel.engine.window import Window


class Match(Generic[TableT, OptionsT, ViewT]):
    """One game at one table.

    >>> import speeltafel
    >>> match = speeltafel.start("good-vs-evil", seats=3, seed=7)
    >>> decision = match.decisions()[0]
    >>> events = match.play(decision.seat, decision.moves[0])
    >>> match.result is None
    True
    >>> match
    <Match of good-vs-evil, 3 players: seat 0 is asked turn>
    """

    def __init__(
        self,
        game: Game[TableT, OptionsT, ViewT, Any],
        options: OptionsT,
        names: Sequence[str],
        chance: Chance,
        *,
        events: bool = True,
        record: Record | None,
        table: TableT | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.names = list(names)
        self.record = record
        self.recording = Recording(chance) if record is not None else None
        self.interruptible = game.interruptible
        self.listening = events
        self.now = Now(self.recording or chance, 0.0, [] if events else None)
        self.earlier: list[tuple[TableT, int]] = []
        self.table: TableT = table or game.setup(options, len(self.names), self.now)
        self.proceed()
        self.opening = self.now.events or []
        """What happened before the first decision."""
        if record is not None and self.recording is not None:
            record.luck = self.recording.collect()

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it runs."""
        return self.table.result

    @property
    def time(self) -> float:
        """When the last thing happened."""
        return self.now.at

    def decisions(self) -> list[Decision]:
        """Who may do what now.

        The list and its decisions are yours: whatever you do to them changes nothing at the table.

        >>> import speeltafel
        >>> match = speeltafel.position("good-vs-evil", hands=["shuffle", "nope"], pile="kitten mer")
        >>> match.decisions()[0].moves.clear()
        >>> match.decisions()
        [<Decision: seat 0, turn (GE-031), 2 moves: Draw(), Play(card='shuffle')>]
        """
        return [decision.copy() for decision in self.table.open]

    def decision(self, seat: int) -> Decision:
        """What this seat may decide now."""
        return self.asked(seat).copy()

    def fork(self, seed: int | str = 0) -> "Match[TableT, OptionsT, ViewT]":
        """The same position once more, to try something out: nothing that happens there changes this game.

        What happens by chance comes from the seed, for the future of this game is not known to anybody. A fork keeps no
        record.

        >>> import speeltafel
        >>> match = speeltafel.start("creatures-and-outcasts", seats=2, seed=1)
        >>> fork = match.fork()
        >>> while fork.result is None:
        ...     decision = fork.decisions()[0]
        ...     events = fork.play(decision.seat, decision.moves[0])
        >>> match.result is None
        True
        """
        return self.fork_at(self.table, QuickChance(seed))

    def fork_at(self, table: TableT, chance: Chance) -> "Match[TableT, OptionsT, ViewT]":
        """A match that goes on from a copy of another table of this game: a world that a seat thinks possible."""
        fork = Match(
            self.game,
            self.options,
            self.names,
            chance,
            events=self.listening,
            record=None,
            table=clone(table),
        )
        fork.now.at = self.now.at
        return fork

    def __repr__(self) -> str:
        asked = [f"seat {decision.seat} is asked {decision.kind}" for decision in self.table.open]
        now = f"over, {self.result.words()}" if self.result else ", ".join(asked) or "waits for the clock"
        return f"<Match of {self.game.slug}, {self.table.seats} players: {now}>"

    def view(self, seat: int | None) -> ViewT:
        """What this seat (None: a spectator) may know."""
        return self.game.view(self.table, seat)

    def play(self, seat: int, move: Move, at: float | None = None, late: bool = False) -> list[Event]:
        """Check a move, carry it out, record it; a late one was made by the table. Returns what happened, unredacted."""
        decision = self.asked(seat)
        if not is_legal(decision, move):
            raise self.refusal(seat, move)
        if self.record is None:
            self.moment(at)
            self.apply(decision, move)
        else:
            self.play_on_record(decision, move, at, late)
        return self.now.events or []

    def play_on_record(self, decision: Decision, move: Move, at: float | None, late: bool = False) -> None:
        """As `play`, with a way back."""
        before = clone(self.table) if move.reversible else None
        self.moment(at)
        if late and self.is_asked_alone(decision):
            self.now.emit(TimeUp(seat=decision.seat))
        self.apply(decision, move)
        luck = self.write(Entry(at=self.now.at, seat=decision.seat, move=move, late=late))
        if before is None or luck or any(event.to != -1 for event in self.now.events or ()):
            self.earlier.clear()
        else:
            self.earlier.append((before, decision.seat))

    def is_asked_alone(self, decision: Decision) -> bool:
        """Whether everybody knows that this seat has not answered yet. In a window nobody may know that."""
        frames = self.table.frames
        asked = [other for other in self.table.open if other.waits == ASKED]
        return asked == [decision] and not (frames and isinstance(frames[-1], Window))

    def timeout(self, seat: int, at: float | None = None) -> list[Event]:
        """The seat's time is up: the game says what happens, as a move like any other."""
        decision = self.asked(seat)
        move = self.game.timeout(self.table, decision, self.late_chance(seat))
        if self.record is None:
            return self.play(seat, move, at)
        self.play_on_record(decision, move, at, late=True)
        return self.now.events or []

    def late_chance(self, seat: int) -> Chance:
        """Chance for a move that nobody made; the move itself is recorded, so this leaves no trace in the stream."""
        entries = len(self.record.entries) if self.record else 0
        return QuickChance(secrets.randbits(64) if self.record else f"late/{seat}/{entries}/{self.now.at}")

    def leave(self, seat: int, at: float | None = None) -> list[Event]:
        """A player leaves for good."""
        if not isinstance(self.game, Forsakeable):
            raise BadSetup("this game goes on without leaving: a bot takes the seat")
        self.moment(at)
        self.game.leave(self.table, seat, self.now)
        self.proceed()
        self.earlier.clear()
        self.write(Entry(at=self.now.at, seat=seat, left=True))
        return self.now.events or []

    def wake(self) -> float | None:
        """When something happens by itself."""
        return None if self.table.result else self.game.wake(self.table)

    def advance(self, at: float) -> list[Event]:
        """Let time pass up to this moment."""
        self.moment(at)
        self.game.awake(self.table, self.now)
        self.proceed()
        self.earlier.clear()
        self.write(Entry(at=self.now.at))
        return self.now.events or []

    def can_undo(self, seat: int) -> bool:
        """Whether the last move was this seat's and told nobody anything."""
        return bool(self.earlier) and self.earlier[-1][1] == seat

    def undo(self, seat: int) -> None:
        """Take the last move back. The record is as if it never happened."""
        if not self.can_undo(seat) or self.record is None:
            raise IllegalMove(
                "", "this cannot be taken back: something became known, was drawn, or was not yours"
            )
        self.table, _ = self.earlier.pop()
        self.record.entries.pop()

    def refusal(self, seat: int, move: Move) -> SpeeltafelError:
        """Why a move is not legal now."""
        rule = self.game.why_not(self.table, seat, move)
        found = self.game.catalogue().get(rule)
        return IllegalMove(rule, found.en if found else "this move is not possible now")

    def why(self, seat: int, thing: Thing) -> str:
        """The rule that says why nothing can be done with a thing now; empty when something can."""
        decision = self.table.decision(seat)
        if decision is not None and any(thing in self.game.about(move) for move in decision.moves):
            return ""
        return self.game.why_untouchable(self.table, seat, thing)

    def read_move(self, move: Any) -> Move:
        """A move from JSON's types."""
        try:
            return msgspec.convert(move, self.game.moves)  # type: ignore[no-any-return]
        except msgspec.ValidationError as error:
            raise IllegalMove("", f"this is not a move of this game: {error}") from None

    def seen_by(self, seat: int | None, events: list[Event]) -> list[Event]:
        """Events as this seat may know them."""
        return redacted(events, seat)

    # How it works

    def asked(self, seat: int) -> Decision:
        """What this seat may decide now, as it lies on the table."""
        decision = self.table.decision(seat)
        if decision is None:
            raise NotAsked("it is not up to you now: wait until you are asked")
        return decision

    def moment(self, at: float | None) -> None:
        now = self.now
        if at is not None:
            if at < now.at:
                raise IllegalMove("", f"time does not run backwards: it is {now.at:.3f}, not {at:.3f}")
            now.at = at
        if self.listening:
            now.events = []

    def apply(self, decision: Decision, move: Move) -> None:
        stepping.apply(self.game, self.table, decision, move, self.now)

    def proceed(self) -> None:
        stepping.proceed(self.game, self.table, self.now)

    def offer(self, standing: list[Decision]) -> None:
        """Open what may be done at any moment."""
        stepping.open_offers(self.game, self.table, standing)

    def write(self, entry: Entry) -> list[int]:
        if self.record is None or self.recording is None:
            return []
        entry.luck = self.recording.collect()
        self.record.entries.append(entry)
        self.record.result = self.table.result
        return entry.luck


def is_legal(decision: Decision, move: Move) -> bool:
    """Whether a move is on the list. Looking for the very object first halves the time of comparing structs."""
    for legal in decision.moves:
        if legal is move:
            return True
    return move in decision.moves


def open_match(
    game: Game[TableT, OptionsT, ViewT, Any],
    names: Sequence[str],
    options: dict[str, Any] | msgspec.Struct | None,
    *,
    seed: int | str | None,
    shares: Sequence[str],
    people: int,
    shared: bool = False,
    events: bool,
    record: bool,
) -> Match[TableT, OptionsT, ViewT]:
    """Begin a game. With a seed it is repeatable; without one its chance is sealed and can be proved afterwards."""
    chosen = game.settle(game.read_options(options), people, shared)
    game.check_setup(chosen, len(names))
    secret = secrets.token_hex(32) if seed is None else f"{CHOSEN_SEED}{seed}"
    chance: Chance = QuickChance(seed) if seed is not None and not record else SealedChance(secret, shares)
    kept = None
    if record:
        kept = Record(
            game=game.slug,
            version=game.version,
            options=msgspec.to_builtins(chosen),
            names=list(names),
            commitment=commitment(secret),
            shares=list(shares),
            secret=secret,
        )
    return Match(game, chosen, names, chance, events=events, record=kept)


def lay_match(
    game: Game[TableT, OptionsT, ViewT, Any],
    described: dict[str, Any],
    options: dict[str, Any] | msgspec.Struct | None,
    chance: Chance,
    names: Sequence[str] = (),
    people: int = 0,
) -> Match[TableT, OptionsT, ViewT]:
    """A game that goes on from a position described in a few words. It has no beginning, and so no record."""
    chosen = game.settle(game.read_options(options), people, shared=False)
    table = game.lay(game.read_layout(described), chosen)
    game.check_setup(chosen, table.seats)
    players = names or [f"player {number + 1}" for number in range(table.seats)]
    return Match(game, chosen, players, chance, record=None, table=table)


def replay_match(
    game: Game[TableT, OptionsT, ViewT, Any], record: Record, upto: int | None = None
) -> Match[TableT, OptionsT, ViewT]:
    """The same game again, up to an entry (all of them if not given)."""
    match = open_replay(game, record)
    for number, entry in enumerate(record.entries[:upto]):
        repeat_entry(match, entry, number)
    return match


def open_replay(game: Game[TableT, OptionsT, ViewT, Any], record: Record) -> Match[TableT, OptionsT, ViewT]:
    """The game as it stood before the first entry; `repeat_entry` goes on from there."""
    check_record(game, record)
    luck = Recorded(list(outcomes(record)))
    copy = msgspec.structs.replace(record, entries=[], luck=[], result=None)
    with broken_at("its set-up"):
        return Match(game, game.read_options(record.options), record.names, luck, record=copy)


def check_record(game: Game, record: Record) -> None:
    """Refuse a record of other rules."""
    if record.version != game.version:
        raise BrokenRecord(f"recorded with {game.slug} {record.version}, this is {game.version}")
    try:
        game.check_setup(game.read_options(record.options), len(record.names))
    except BadSetup as error:
        raise BrokenRecord(f"the record's setup cannot be played: {error}") from None


def repeat_entry(match: Match, entry: Entry, number: int) -> list[Event]:
    """Do once more what an entry says."""
    with broken_at(f"entry {number + 1}"):
        if match.result is not None:
            raise BrokenRecord("the game was over before it")
        return repeat(match, entry)


def repeat(match: Match, entry: Entry) -> list[Event]:
    """A departure, the passing of time, or a move."""
    if entry.left and entry.seat is not None:
        return match.leave(entry.seat, entry.at)
    if entry.seat is None:
        return match.advance(entry.at)
    move = entry.move if isinstance(entry.move, Move) else match.read_move(entry.move)
    return match.play(entry.seat, move, entry.at, entry.late)


@contextmanager
def broken_at(place: str) -> Iterator[None]:
    """Whatever goes wrong while a record is played again, the record is to blame, and the place is told.

    Outcomes of chance that were changed by hand can lead a game anywhere, so that any error is possible here.
    """
    try:
        yield
    except SpeeltafelError as error:
        raise BrokenRecord(f"this record is broken at {place}: {error}") from None
    except Exception as error:
        reason = f"the game cannot go on from there ({type(error).__name__})"
        raise BrokenRecord(f"this record is broken at {place}: {reason}") from error


def verify_match(
    game: Game[TableT, OptionsT, ViewT, Any],
    record: Record,
    chance: SealedChance | None = None,
    happened: list[Event] | None = None,
) -> Match[TableT, OptionsT, ViewT]:
    """Play a finished record again and prove that its chance follows from the secret and the promised values.

    `chance` can be a witness of the record's own secret and shares; `happened` collects every event.
    """
    check_commitment(record)
    check_promises(record)
    check_record(game, record)
    fair = chance or SealedChance(record.secret, record.shares)
    copy = msgspec.structs.replace(record, entries=[], luck=[], result=None)
    with broken_at("its set-up"):
        match = Match(game, game.read_options(record.options), record.names, fair, record=copy)
    events = [] if happened is None else happened
    events += match.opening
    compare_luck(copy.luck, record.luck, "the setup")
    for number, entry in enumerate(record.entries):
        events += repeat_entry(match, entry, number)
        compare_luck(copy.entries[-1].luck, entry.luck, f"entry {number + 1}")
    if match.result != record.result:
        raise BrokenRecord("the record tells another result than the game that it describes")
    return match


def check_commitment(record: Record) -> None:
    """Refuse a secret that nobody was bound to."""
    if not record.secret:
        raise BrokenRecord("the secret is not in this record yet: it is revealed when the game is over")
    if commitment(record.secret) != record.commitment:
        raise BrokenRecord("the secret does not fit the commitment that was published before the game")


def compare_luck(fair: list[int], told: list[int], where: str) -> None:
    """Refuse outcomes that the secret does not give."""
    if fair != told:
        raise BrokenRecord(f"the outcomes of chance at {where} do not come from the committed secret")
