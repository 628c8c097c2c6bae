"""Games that begin with a position of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("tables", "position")
