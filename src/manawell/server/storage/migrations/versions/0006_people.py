"""Who people are and how they carry it along: avatars, devices, passkeys, recovery codes; results of seats; manners;
ratings.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

WON, LOST, DRAWN = "won", "lost", "drawn"


def upgrade() -> None:
    op.add_column("guests", sa.Column("avatar", sa.String(24), nullable=False, server_default=""))
    op.add_column("chairs", sa.Column("result", sa.String(8)))
    op.create_table(
        "devices",
        sa.Column("digest", sa.LargeBinary(32), primary_key=True),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("added_at", sa.Float, nullable=False),
    )
    op.create_index("devices_by_guest", "devices", ["guest"])
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.LargeBinary(), primary_key=True),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("added_at", sa.Float, nullable=False),
    )
    op.create_index("passkeys_by_guest", "passkeys", ["guest"])
    op.create_table(
        "recoveries",
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("label", sa.String(8), nullable=False, unique=True),
        sa.Column("secret", sa.String(200), nullable=False),
        sa.Column("added_at", sa.Float, nullable=False),
    )
    op.create_table(
        "tickets",
        sa.Column("digest", sa.LargeBinary(32), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id")),
        sa.Column("expires_at", sa.Float, nullable=False),
    )
    op.create_index("tickets_by_guest", "tickets", ["guest"])
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("blocked", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("added_at", sa.Float, nullable=False),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("speaker", sa.String(16)),
        sa.Column("reporter", sa.String(16)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "line", "reporter"),
    )
    op.create_table(
        "ratings",
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed_at", sa.Float, nullable=False),
    )
    _tell_results()


def _tell_results() -> None:
    """What each seat of a finished table got, which so far only the outcome told."""
    tables = sa.table("tables", sa.column("id"), sa.column("outcome", sa.JSON))
    chairs = sa.table("chairs", sa.column("table_id"), sa.column("seat"), sa.column("result"))
    connection = op.get_bind()
    for table, outcome in connection.execute(sa.select(tables).where(tables.c.outcome.is_not(None))).all():
        winners = outcome["winners"]
        others = DRAWN if not winners and len(outcome["scores"]) > 1 else LOST
        here = sa.update(chairs).where(chairs.c.table_id == table)
        connection.execute(here.values(result=others))
        if winners:
            connection.execute(here.where(chairs.c.seat.in_(winners)).values(result=WON))


def downgrade() -> None:
    for table in ("ratings", "reports", "blocks", "tickets", "recoveries", "passkeys", "devices"):
        op.drop_table(table)
    op.drop_column("chairs", "result")
    op.drop_column("guests", "avatar")
