"""Every seat may add a salt to the deal. Nobody waits for one at the tables of before."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("chairs", sa.Column("salt", sa.String(64), server_default=""))


def downgrade() -> None:
    op.drop_column("chairs", "salt")
