"""The database: a list of tables, one append-only log, who drives which table, and the processes that do."""

from datetime import datetime

from sqlalchemy import BigInteger, DateTime, Index, Integer, LargeBinary, String, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

BIG = BigInteger().with_variant(Integer, "sqlite")
"""SQLite numbers rows by themselves only in a plain INTEGER."""


class Base(DeclarativeBase):
    """All models."""


class TableRow(Base):
    """One table, as far as a list of tables must know it without reading its log."""

    __tablename__ = "tables"
    __table_args__ = (Index("tables_by_change", "phase", "changed"),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    phase: Mapped[str] = mapped_column(String(16))
    listed: Mapped[bool]
    created: Mapped[int] = mapped_column(BIG)
    changed: Mapped[int] = mapped_column(BIG)


class LogRow(Base):
    """One entry of one table. The number decides every race: it can be written once."""

    __tablename__ = "log"
    __table_args__ = (UniqueConstraint("table_id", "number"),)

    id: Mapped[int] = mapped_column(BIG, primary_key=True)
    table_id: Mapped[str] = mapped_column(String(32))
    number: Mapped[int]
    entry: Mapped[bytes] = mapped_column(LargeBinary)


class AnalysisRow(Base):
    """An analysis of a finished game: asked for, and with its report when it is done."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    asked: Mapped[int] = mapped_column(BIG)
    report: Mapped[bytes | None] = mapped_column(LargeBinary)


class UnderstoodRow(Base):
    """A schema whose servers can use the database as it is now, though it may have become newer."""

    __tablename__ = "understood"

    schema: Mapped[str] = mapped_column(String(8), primary_key=True)


class PulseRow(Base):
    """One row, written whenever somebody asks whether moves can be stored."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[int] = mapped_column(BIG)


class NodeRow(Base):
    """A process of a cluster, alive until then by the clock of the database."""

    __tablename__ = "nodes"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    version: Mapped[str] = mapped_column(String(32))
    until: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    protocol: Mapped[int] = mapped_column(server_default="1")
    """Which letters and entries it understands."""
    place: Mapped[str] = mapped_column(String(160), server_default="")
    """The machine and the process."""


class LeaseRow(Base):
    """Which process drives a table. Every change of hands brings a new epoch, which fences who had it before."""

    __tablename__ = "leases"
    __table_args__ = (Index("leases_by_node", "node"),)

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    node: Mapped[str] = mapped_column(String(32))
    epoch: Mapped[int] = mapped_column(BIG)
