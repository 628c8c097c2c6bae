"""Events: who takes part, and which games were played."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.Column("host", sa.String(16), sa.ForeignKey("guests.id")),
        sa.Column("made_at", sa.Float(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("began_at", sa.Float()),
        sa.Column("round_at", sa.Float()),
        sa.Column("ended_at", sa.Float()),
    )
    op.create_index("events_by_state", "events", ["state"])
    op.create_index("events_by_host", "events", ["host"])
    op.create_table(
        "event_players",
        sa.Column("event_id", sa.String(16), sa.ForeignKey("events.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id")),
        sa.Column("level", sa.String(40)),
        sa.Column("strength", sa.Float(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.UniqueConstraint("event_id", "guest"),
    )
    op.create_index("event_players_by_guest", "event_players", ["guest"])
    op.create_table(
        "event_games",
        sa.Column("event_id", sa.String(16), sa.ForeignKey("events.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("players", sa.JSON(), nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("points", sa.JSON(none_as_null=True)),
        sa.Column("ended_at", sa.Float()),
    )
    op.create_index("event_games_by_table", "event_games", ["table_id"], unique=True)


def downgrade() -> None:
    for name in ("event_games", "event_players", "events"):
        op.drop_table(name)
