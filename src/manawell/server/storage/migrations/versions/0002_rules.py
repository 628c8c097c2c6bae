"""Every table names the version of its game's rules; so far there was only the first."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    op.drop_column("tables", "rules")
