"""Who made a table. For an older table this is known only if a single person sits there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

ALONE = """
    UPDATE tables SET host = (
        SELECT min(guest) FROM chairs WHERE table_id = tables.id GROUP BY table_id HAVING count(DISTINCT guest) = 1
    )
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String(16)))
    op.execute(ALONE)


def downgrade() -> None:
    op.drop_column("tables", "host")
