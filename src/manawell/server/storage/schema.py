"""The tables of the database. Each change of them is a migration."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("digest", LargeBinary(32), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("salts", JSON, nullable=False),
    Column("notes", JSON, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("outcome", JSON(none_as_null=True)),
    Column("ended_at", Float),
    Column("host", String(16)),
    Column("terms", JSON(none_as_null=True)),
    Column("due_at", Float),
    Column("public", Boolean, nullable=False, server_default=false()),  # no longer when the last chair is taken
    Column("code", String(8)),
    Column("seen_at", Float),
    Column("invited", String(16)),
    Index("tables_by_due", "due_at"),
    Index("tables_by_code", "code", unique=True),
    Index("tables_by_invited", "invited"),
    Index("tables_by_public", "public"),
)
chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("guest", String(16), ForeignKey("guests.id")),
    Column("level", String(40)),
    Index("chairs_by_guest", "guest"),
)
learned = Table(
    "learned",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
)
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("found", LargeBinary, nullable=False),
)
log = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    Column("request", String(100), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "request"),
)
