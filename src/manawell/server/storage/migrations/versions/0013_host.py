"""What the host's tools need: who was here when, who is blocked, closed tables, settled reports, news and
announcements.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("guests", sa.Column("seen_at", sa.Float))
    op.add_column("guests", sa.Column("blocked", sa.Boolean, nullable=False, server_default=sa.false()))
    # Nobody was noted so far; all count as seen today, or they would be forgotten at once.
    op.execute(sa.text("UPDATE guests SET seen_at = :now").bindparams(now=time.time()))
    op.create_index("guests_by_seen", "guests", ["seen_at"])
    op.add_column("tables", sa.Column("closed_at", sa.Float))
    op.add_column("reports", sa.Column("resolved_at", sa.Float))
    op.add_column("reports", sa.Column("note", sa.String(500), nullable=False, server_default=""))
    op.create_table(
        "house_news",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(16), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("texts", sa.JSON, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
    )


def downgrade() -> None:
    op.drop_table("announcements")
    op.drop_table("house_news")
    with op.batch_alter_table("reports") as batch:
        batch.drop_column("note")
        batch.drop_column("resolved_at")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("closed_at")
    op.drop_index("guests_by_seen", "guests")
    with op.batch_alter_table("guests") as batch:
        batch.drop_column("blocked")
        batch.drop_column("seen_at")
