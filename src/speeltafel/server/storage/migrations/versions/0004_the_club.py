"""The club: player cards, finished games, ratings, meeting others, contests."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """All of it; nothing of it is needed to play."""
    op.create_table(
        "members",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("alike", sa.String(96), nullable=False, unique=True),
        sa.Column("face", sa.String(24), nullable=False),
        sa.Column("shown", sa.String(8), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("created", BIG, nullable=False),
        sa.Column("seen", BIG, nullable=False),
        sa.Column("recovery", sa.String(64), nullable=False),
        sa.Column("choices", sa.LargeBinary(), nullable=False),
        sa.Column("banned", BIG, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("member_id", sa.String(16), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", BIG, nullable=False),
        sa.Column("seen", BIG, nullable=False),
        sa.Column("push", sa.LargeBinary()),
    )
    op.create_index("devices_by_member", "devices", ["member_id"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("member_id", sa.String(16), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", BIG, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", BIG, nullable=False),
    )
    op.create_index("passkeys_by_member", "passkeys", ["member_id"])
    op.create_table(
        "passes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("member_id", sa.String(16), nullable=False),
        sa.Column("until", BIG, nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
    )
    op.create_index("passes_by_until", "passes", ["until"])
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("member_id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("changed", BIG, nullable=False),
    )
    op.create_index("sittings_by_member", "sittings", ["member_id"])
    op.create_table(
        "played",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("arrival", BIG, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("ended", BIG, nullable=False),
        sa.Column("seconds", BIG, nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("told", sa.LargeBinary(), nullable=False),
    )
    op.create_index("played_by_arrival", "played", ["arrival"])
    op.create_index("played_by_game", "played", ["game", "ended"])
    op.create_table(
        "seated",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("member_id", sa.String(16), nullable=False),
        sa.Column("level", sa.String(24), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("share", sa.Float(), nullable=False),
        sa.Column("figures", sa.LargeBinary(), nullable=False),
    )
    op.create_index("seated_by_member", "seated", ["member_id"])
    op.create_table(
        "ratings",
        sa.Column("member_id", sa.String(16), primary_key=True),
        sa.Column("ladder", sa.String(80), primary_key=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("changed", BIG, nullable=False),
    )
    op.create_index("ratings_by_ladder", "ratings", ["ladder"])
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("member_id", sa.String(16), nullable=False),
        sa.Column("ladder", sa.String(80), nullable=False),
        sa.Column("arrival", BIG, nullable=False),
        sa.Column("ended", BIG, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
    )
    op.create_index("rated_by_member", "rated", ["member_id", "ladder", "arrival"])
    op.create_table(
        "blocks",
        sa.Column("member_id", sa.String(16), primary_key=True),
        sa.Column("other_id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
    )
    op.create_table(
        "invited",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("guest_id", sa.String(16), primary_key=True),
        sa.Column("inviter_id", sa.String(16), nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
    )
    op.create_index("invited_by_guest", "invited", ["guest_id"])
    op.create_index("invited_by_inviter", "invited", ["inviter_id", "at"])
    op.create_table(
        "wishes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("member_id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("until", BIG, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
    )
    op.create_index("wishes_by_game", "wishes", ["game", "until"])
    op.create_table(
        "notices",
        sa.Column("id", BIG, primary_key=True),
        sa.Column("member_id", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("due", BIG, nullable=False),
        sa.Column("sent", BIG, nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.UniqueConstraint("member_id", "table_id", "mark"),
    )
    op.create_index("notices_by_due", "notices", ["sent", "due"])
    op.create_table(
        "alarms",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("due", BIG, nullable=False),
    )
    op.create_index("alarms_by_due", "alarms", ["due"])
    op.create_table(
        "contests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("organiser_id", sa.String(16), nullable=False),
        sa.Column("created", BIG, nullable=False),
        sa.Column("changed", BIG, nullable=False),
    )
    op.create_index("contests_by_change", "contests", ["phase", "changed"])
    op.create_table(
        "contest_log",
        sa.Column("id", BIG, primary_key=True),
        sa.Column("contest_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("entry", sa.LargeBinary(), nullable=False),
        sa.UniqueConstraint("contest_id", "number"),
    )
    op.create_table(
        "contest_tables",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("contest_id", sa.String(32), nullable=False),
    )
    op.create_index("contest_tables_by_contest", "contest_tables", ["contest_id"])
    op.create_table(
        "club",
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("value", sa.LargeBinary(), nullable=False),
    )
