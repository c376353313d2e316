"""The club's rows: who plays here, what they played, how well, and what waits for them.

The logs of tables stay the truth about games: `played`, `seated`, `ratings` and `rated` can be made again from them.
"""

from sqlalchemy import Float, Index, LargeBinary, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from speeltafel.server.storage.models import BIG, Base


class MemberRow(Base):
    """A player card. `alike` is equal for names that people take for the same, so that a name is taken once."""

    __tablename__ = "members"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(24))
    alike: Mapped[str] = mapped_column(String(96), unique=True)
    face: Mapped[str] = mapped_column(String(24))
    shown: Mapped[str] = mapped_column(String(8))
    """Who may see the profile: private, members or public."""
    hidden: Mapped[bool]
    """Nobody sees that this member is here."""
    created: Mapped[int] = mapped_column(BIG)
    seen: Mapped[int] = mapped_column(BIG)
    recovery: Mapped[str] = mapped_column(String(64))
    """The hash of the recovery code; empty when there is none."""
    choices: Mapped[bytes] = mapped_column(LargeBinary)
    """What the member chose, as JSON: notices, quiet hours, standing orders."""
    banned: Mapped[int] = mapped_column(BIG)
    """Until when the host has banned this member; 0: not at all."""


class DeviceRow(Base):
    """A browser that holds the card. `secret` is a hash."""

    __tablename__ = "devices"
    __table_args__ = (Index("devices_by_member", "member_id"),)

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    member_id: Mapped[str] = mapped_column(String(16))
    secret: Mapped[str] = mapped_column(String(64), unique=True)
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[int] = mapped_column(BIG)
    seen: Mapped[int] = mapped_column(BIG)
    push: Mapped[bytes | None] = mapped_column(LargeBinary)
    """Where notices for this browser go, as it told us."""


class PasskeyRow(Base):
    """A passkey that opens the card on any device that has it. `id` is the credential's, in base64url."""

    __tablename__ = "passkeys"
    __table_args__ = (Index("passkeys_by_member", "member_id"),)

    id: Mapped[str] = mapped_column(String(1400), primary_key=True)
    member_id: Mapped[str] = mapped_column(String(16))
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    uses: Mapped[int] = mapped_column(BIG)
    """As the passkey counts them: fewer than before tells of a copy."""
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[int] = mapped_column(BIG)


class PassRow(Base):
    """Something that is good once and for a while: a code from device to device, a challenge. `id` is a hash."""

    __tablename__ = "passes"
    __table_args__ = (Index("passes_by_until", "until"),)

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    member_id: Mapped[str] = mapped_column(String(16))
    until: Mapped[int] = mapped_column(BIG)
    content: Mapped[bytes] = mapped_column(LargeBinary)


class SittingRow(Base):
    """A member sits at a table that is not over: where every device of the member finds it."""

    __tablename__ = "sittings"
    __table_args__ = (Index("sittings_by_member", "member_id"),)

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    member_id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    changed: Mapped[int] = mapped_column(BIG)


class PlayedRow(Base):
    """A finished game, as its log tells it.

    `number` is that of the entry in the table's log that ended it, `arrival` that of the same entry in the log of all
    tables: the order of all games.
    """

    __tablename__ = "played"
    __table_args__ = (Index("played_by_arrival", "arrival"), Index("played_by_game", "game", "ended"))

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    number: Mapped[int]
    arrival: Mapped[int] = mapped_column(BIG)
    game: Mapped[str] = mapped_column(String(64))
    seats: Mapped[int]
    ended: Mapped[int] = mapped_column(BIG)
    seconds: Mapped[int] = mapped_column(BIG)
    moves: Mapped[int]
    rated: Mapped[bool]
    told: Mapped[bytes] = mapped_column(LargeBinary)
    """Options, result and reason, as JSON."""


class SeatedRow(Base):
    """Who sat where in a finished game: a member, a guest (neither), or a bot (`level`)."""

    __tablename__ = "seated"
    __table_args__ = (Index("seated_by_member", "member_id"),)

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    member_id: Mapped[str] = mapped_column(String(16))
    level: Mapped[str] = mapped_column(String(24))
    place: Mapped[int]
    """1 for who won; equal places are shared."""
    share: Mapped[float] = mapped_column(Float)
    """What the result was worth, 0 to 1."""
    figures: Mapped[bytes] = mapped_column(LargeBinary)
    """What players of this game care about, as JSON."""


class RatingRow(Base):
    """How good a member is on one ladder: a game, or a side of one."""

    __tablename__ = "ratings"
    __table_args__ = (Index("ratings_by_ladder", "ladder"),)

    member_id: Mapped[str] = mapped_column(String(16), primary_key=True)
    ladder: Mapped[str] = mapped_column(String(80), primary_key=True)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int]
    changed: Mapped[int] = mapped_column(BIG)


class RatedRow(Base):
    """A rating after one game: its history."""

    __tablename__ = "rated"
    __table_args__ = (Index("rated_by_member", "member_id", "ladder", "arrival"),)

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    member_id: Mapped[str] = mapped_column(String(16))
    ladder: Mapped[str] = mapped_column(String(80))
    arrival: Mapped[int] = mapped_column(BIG)
    ended: Mapped[int] = mapped_column(BIG)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)


class BlockRow(Base):
    """A member does not want to meet (`block`) or to hear (`mute`) another."""

    __tablename__ = "blocks"

    member_id: Mapped[str] = mapped_column(String(16), primary_key=True)
    other_id: Mapped[str] = mapped_column(String(16), primary_key=True)
    kind: Mapped[str] = mapped_column(String(8), primary_key=True)


class InvitedRow(Base):
    """A member is asked to a table by another."""

    __tablename__ = "invited"
    __table_args__ = (Index("invited_by_guest", "guest_id"), Index("invited_by_inviter", "inviter_id", "at"))

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    guest_id: Mapped[str] = mapped_column(String(16), primary_key=True)
    inviter_id: Mapped[str] = mapped_column(String(16))
    at: Mapped[int] = mapped_column(BIG)
    state: Mapped[str] = mapped_column(String(8))
    """open, accepted, declined."""


class WishRow(Base):
    """Somebody looks for a table, until then; `table_id` when one was found."""

    __tablename__ = "wishes"
    __table_args__ = (Index("wishes_by_game", "game", "until"),)

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    member_id: Mapped[str] = mapped_column(String(16))
    name: Mapped[str] = mapped_column(String(24))
    game: Mapped[str] = mapped_column(String(64))
    seats: Mapped[int]
    at: Mapped[int] = mapped_column(BIG)
    until: Mapped[int] = mapped_column(BIG)
    table_id: Mapped[str] = mapped_column(String(32))


class NoticeRow(Base):
    """Something a member is told outside the page, once: `mark` says what about the table."""

    __tablename__ = "notices"
    __table_args__ = (
        UniqueConstraint("member_id", "table_id", "mark"),
        Index("notices_by_due", "sent", "due"),
    )

    id: Mapped[int] = mapped_column(BIG, primary_key=True)
    member_id: Mapped[str] = mapped_column(String(16))
    table_id: Mapped[str] = mapped_column(String(32))
    mark: Mapped[str] = mapped_column(String(64))
    kind: Mapped[str] = mapped_column(String(16))
    due: Mapped[int] = mapped_column(BIG)
    sent: Mapped[int] = mapped_column(BIG)
    """0 while it waits."""
    tries: Mapped[int]


class AlarmRow(Base):
    """A slow table on which something is due then, so that some process wakes it though nobody looks at it."""

    __tablename__ = "alarms"
    __table_args__ = (Index("alarms_by_due", "due"),)

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    due: Mapped[int] = mapped_column(BIG)


class ContestRow(Base):
    """A tournament or league, as far as a list must know it without reading its log."""

    __tablename__ = "contests"
    __table_args__ = (Index("contests_by_change", "phase", "changed"),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    kind: Mapped[str] = mapped_column(String(16))
    game: Mapped[str] = mapped_column(String(64))
    phase: Mapped[str] = mapped_column(String(16))
    organiser_id: Mapped[str] = mapped_column(String(16))
    created: Mapped[int] = mapped_column(BIG)
    changed: Mapped[int] = mapped_column(BIG)


class ContestLogRow(Base):
    """One entry of the log of a contest. The number decides every race: it can be written once."""

    __tablename__ = "contest_log"
    __table_args__ = (UniqueConstraint("contest_id", "number"),)

    id: Mapped[int] = mapped_column(BIG, primary_key=True)
    contest_id: Mapped[str] = mapped_column(String(32))
    number: Mapped[int]
    entry: Mapped[bytes] = mapped_column(LargeBinary)


class ContestTableRow(Base):
    """A table that is played for a contest."""

    __tablename__ = "contest_tables"
    __table_args__ = (Index("contest_tables_by_contest", "contest_id"),)

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    contest_id: Mapped[str] = mapped_column(String(32))


class ClubRow(Base):
    """One thing the club as a whole keeps: its secret, the hash of the host's key, the keys for notices."""

    __tablename__ = "club"

    name: Mapped[str] = mapped_column(String(24), primary_key=True)
    value: Mapped[bytes] = mapped_column(LargeBinary)
