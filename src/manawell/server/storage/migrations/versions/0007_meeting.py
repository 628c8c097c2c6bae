"""Terms beside the options: clocks, rated and public tables; when a clock runs out; short codes; who waits where."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("terms", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("due_at", sa.Float()))
    op.add_column("tables", sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("code", sa.String(8)))
    op.add_column("tables", sa.Column("seen_at", sa.Float()))
    op.add_column("tables", sa.Column("invited", sa.String(16)))
    op.create_index("tables_by_due", "tables", ["due_at"])
    op.create_index("tables_by_code", "tables", ["code"], unique=True)
    op.create_index("tables_by_invited", "tables", ["invited"])
    op.create_index("tables_by_public", "tables", ["public"])


def downgrade() -> None:
    op.drop_index("tables_by_public", "tables")
    op.drop_index("tables_by_invited", "tables")
    op.drop_index("tables_by_code", "tables")
    op.drop_index("tables_by_due", "tables")
    for name in ("invited", "seen_at", "code", "public", "due_at", "terms"):
        op.drop_column("tables", name)
