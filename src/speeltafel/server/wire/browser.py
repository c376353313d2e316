"""What a browser says on the socket."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from speeltafel.engine import Thing
from speeltafel.server.wire.http import SeatPlan
from speeltafel.server.wire.words import (
    Choices,
    Count,
    Hash,
    Line,
    MaybeHash,
    MaybeSecret,
    MessageId,
    Name,
    Order,
    SeatNumber,
    Secret,
    Word,
)


class Key(Struct, forbid_unknown_fields=True):
    """One seat this browser holds. `seen`: how many of its events the browser already has."""

    secret: Secret
    promise: MaybeHash = ""
    """The hash of your value for the shuffle, until the start. The last one counts.

    Draw a random text, hash it some twenty times (each time the 64 digits of the hash before it) and promise the last
    hash: then every value that you open is the promise of a next one, should the draw come to nothing.
    """
    seen: Count = 0


class Hello(Struct, forbid_unknown_fields=True, tag="hello"):
    """First message. No keys: you look on, as a `spectator` or as the `tv` of the table."""

    keys: Annotated[list[Key], Meta(max_length=16)] = []
    host: MaybeSecret = ""
    role: Literal["player", "spectator", "tv"] = "player"
    seen: Count = 0
    """Events already seen by a spectator or TV."""
    table: Annotated[str, Meta(max_length=32)] = ""
    """A rematch to go on to: on a socket that is at the table before it, this moves the browser there."""


class Configure(Choices, forbid_unknown_fields=True, tag="configure"):
    """The host changes seats, options or choices before the start.

    A person keeps the seat while the plan says `person` there; a plan of `open` or `bot` sends them off. New persons
    come in by joining, never by this.
    """

    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    id: MessageId = ""


class Start(Struct, forbid_unknown_fields=True, tag="start"):
    """The host starts. Open seats are filled with bots; every person must have been connected with a promise."""

    id: MessageId = ""


class Open(Struct, forbid_unknown_fields=True, tag="open"):
    """Open your value, when `DrawFixed` has your promise. Keep that message first: it is what binds the server."""

    seat: SeatNumber
    value: Hash
    id: MessageId = ""


class Move(Struct, forbid_unknown_fields=True, tag="move"):
    """Answer a decision: its number, and one of its moves exactly as it was sent."""

    seat: SeatNumber
    decision: Count
    move: Raw
    id: MessageId = ""


class Why(Struct, forbid_unknown_fields=True, tag="why"):
    """Why can't I do anything with this? Answered by `Because`."""

    seat: SeatNumber
    thing: Thing
    id: MessageId = ""


class Preview(Struct, forbid_unknown_fields=True, tag="preview"):
    """What would this move open up? Answered by `Previewed`."""

    seat: SeatNumber
    move: Raw
    id: MessageId = ""


class Coach(Struct, forbid_unknown_fields=True, tag="coach"):
    """What would you do? Answered by `Advice`, some two seconds later; meanwhile the table goes on."""

    seat: SeatNumber
    decision: Count
    id: MessageId = ""


class Say(Struct, forbid_unknown_fields=True, tag="say"):
    """Free chat. `seat` None: a spectator, who is heard only before the start and after the end."""

    text: Line
    seat: SeatNumber | None = None
    id: MessageId = ""


class Phrase(Struct, forbid_unknown_fields=True, tag="phrase"):
    """A quick phrase of the game, by its text id."""

    seat: SeatNumber
    phrase: Word
    id: MessageId = ""


class Signal(Struct, forbid_unknown_fields=True, tag="signal"):
    """A signal of the game, to everybody at the table."""

    seat: SeatNumber
    signal: Word
    id: MessageId = ""


class Undo(Struct, forbid_unknown_fields=True, tag="undo"):
    """Ask to take back the last move, agree to it, or (agree=False) refuse or withdraw it."""

    seat: SeatNumber
    agree: bool = True
    id: MessageId = ""


class Pause(Struct, forbid_unknown_fields=True, tag="pause"):
    """Stop all clocks, or go on. Where all sides must want it: ask for a pause, agree to it, or (on=False) refuse it."""

    seat: SeatNumber
    on: bool
    id: MessageId = ""


class Orders(Struct, forbid_unknown_fields=True, tag="orders"):
    """At a slow table: what to do for you in windows while you are away. Nobody else learns it."""

    seat: SeatNumber
    order: Order
    id: MessageId = ""


class Hasten(Struct, forbid_unknown_fields=True, tag="hasten"):
    """I am out, and only bots play on: let them hurry. See `State.haste`."""

    seat: SeatNumber
    id: MessageId = ""


class Rematch(Struct, forbid_unknown_fields=True, tag="rematch"):
    """After the end: again, with the same seats. Happens when every connected person asked; see `TableCard.next`.

    Who is away keeps the seat: a bot stands in until they open the rematch.
    """

    seat: SeatNumber
    id: MessageId = ""


class Leave(Struct, forbid_unknown_fields=True, tag="leave"):
    """Stand up, in all your tabs. Before the start the seat becomes open, and your key opens nothing any more.

    During the game a bot stands in until you come back with a new Hello; or, where the table chose it, you are out of the
    game for good.
    """

    seat: SeatNumber
    id: MessageId = ""


class HandOver(Struct, forbid_unknown_fields=True, tag="hand-over"):
    """The host makes the player on this seat, who is here, the host. There is one at a time."""

    to: SeatNumber
    id: MessageId = ""


class StandIn(Struct, forbid_unknown_fields=True, tag="stand-in"):
    """The host lets a bot play for a seat whose player is away, until that player does something."""

    of: SeatNumber
    id: MessageId = ""


class Ping(Struct, forbid_unknown_fields=True, tag="ping"):
    """How quick is the line? Answered at once by `Pong`, however busy the table is."""

    id: MessageId = ""


class Rename(Struct, forbid_unknown_fields=True, tag="rename"):
    """Another name for your seat."""

    seat: SeatNumber
    name: Name
    id: MessageId = ""


Command = (
    Configure
    | Start
    | Open
    | Move
    | Why
    | Preview
    | Coach
    | Say
    | Phrase
    | Signal
    | Undo
    | Pause
    | Orders
    | Hasten
    | Rematch
    | Leave
    | Rename
    | HandOver
    | StandIn
    | Ping
)
"""What a browser at a table can ask for."""

FromBrowser = Hello | Command
