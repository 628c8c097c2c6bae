"""Ratings have a history, and tries of secrets are counted by all workers together."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "rating_steps",
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("games", sa.Integer, primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.execute(
        "INSERT INTO rating_steps (guest, game, games, mean, spread, at) "
        "SELECT guest, game, games, mean, spread, changed_at FROM ratings"
    )
    op.create_table(
        "tries",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("full_at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("tries")
    op.drop_table("rating_steps")
