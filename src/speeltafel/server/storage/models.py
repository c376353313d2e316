"""The database: a list of tables, and one append-only log in order of arrival."""

from sqlalchemy import Index, LargeBinary, String, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


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
    created: Mapped[int]
    changed: Mapped[int]


class LogRow(Base):
    """One entry of one table. The number decides every race: it can be written once."""

    __tablename__ = "log"
    __table_args__ = (UniqueConstraint("table_id", "number"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(String(32))
    number: Mapped[int]
    entry: Mapped[bytes] = mapped_column(LargeBinary)


class AnalysisRow(Base):
    """An analysis of a finished game: asked for, and with its report when it is done."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    asked: Mapped[int]
    report: Mapped[bytes | None] = mapped_column(LargeBinary)


class PulseRow(Base):
    """One row, written whenever somebody asks whether moves can be stored."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[int]
