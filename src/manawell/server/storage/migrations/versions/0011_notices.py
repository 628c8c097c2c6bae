"""Notices: browsers and addresses, what each person wants, what waits to be sent, the keys of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("digest", sa.LargeBinary(32), primary_key=True),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("device", sa.LargeBinary(32), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("public_key", sa.LargeBinary(65), nullable=False),
        sa.Column("secret", sa.LargeBinary(16), nullable=False),
        sa.Column("added_at", sa.Float, nullable=False),
    )
    op.create_index("subscriptions_by_guest", "subscriptions", ["guest"])
    op.create_table(
        "addresses",
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("stop", sa.String(50), nullable=False, unique=True),
        sa.Column("added_at", sa.Float, nullable=False),
        sa.Column("confirmed_at", sa.Float),
    )
    op.create_table(
        "notice_wishes",
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("off", sa.JSON, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("key", sa.Integer, primary_key=True),
        sa.Column("raised_at", sa.Float, nullable=False),
        sa.Column("due_at", sa.Float),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("notices_by_due", "notices", ["due_at"])
    op.create_index("notices_by_table", "notices", ["table_id"])
    op.create_table(
        "host_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for table in ("host_keys", "notices", "notice_wishes", "addresses", "subscriptions"):
        op.drop_table(table)
