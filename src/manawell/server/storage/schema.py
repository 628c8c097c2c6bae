"""The tables of the database. Each change of them is a migration."""

from sqlalchemy import (
    JSON,
    BigInteger,
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
    Column("avatar", String(24), nullable=False, server_default=""),
    Column("program", Boolean, nullable=False, server_default=false()),
    Column("seen_at", Float),
    Column("blocked", Boolean, nullable=False, server_default=false()),
    Index("guests_by_seen", "seen_at"),
)
devices = Table(
    "devices",
    metadata,
    Column("digest", LargeBinary(32), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("added_at", Float, nullable=False),
    Index("devices_by_guest", "guest"),
)
passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", LargeBinary, primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("added_at", Float, nullable=False),
    Index("passkeys_by_guest", "guest"),
)
recoveries = Table(
    "recoveries",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("label", String(8), nullable=False, unique=True),
    Column("secret", String(200), nullable=False),
    Column("added_at", Float, nullable=False),
)
tickets = Table(
    "tickets",
    metadata,
    Column("digest", LargeBinary(32), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("guest", String(16), ForeignKey("guests.id")),
    Column("expires_at", Float, nullable=False),
    Index("tickets_by_guest", "guest"),
)
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("digest", LargeBinary(32), primary_key=True),  # of the endpoint
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("device", LargeBinary(32), nullable=False),  # the digest of the cookie of the browser
    Column("endpoint", String(1000), nullable=False),
    Column("public_key", LargeBinary(65), nullable=False),
    Column("secret", LargeBinary(16), nullable=False),
    Column("added_at", Float, nullable=False),
    Index("subscriptions_by_guest", "guest"),
)
addresses = Table(
    "addresses",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("stop", String(50), nullable=False, unique=True),
    Column("added_at", Float, nullable=False),
    Column("confirmed_at", Float),
)
notice_wishes = Table(
    "notice_wishes",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("off", JSON, nullable=False),
    Column("quiet_from", Integer),  # minutes of the day
    Column("quiet_to", Integer),
    Column("zone", String(64), nullable=False),
)
notices = Table(
    "notices",
    metadata,
    Column(
        "guest", String(16), primary_key=True
    ),  # no reference: a move must not fail because somebody deletes himself
    Column("table_id", String(16), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("key", Integer, primary_key=True),
    Column("raised_at", Float, nullable=False),
    Column("due_at", Float),  # none when it was sent or seen
    Column("tries", Integer, nullable=False, server_default="0"),
    Index("notices_by_due", "due_at"),
    Index("notices_by_table", "table_id"),
)
host_keys = Table(
    "host_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary, nullable=False),
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
    Column("position", JSON(none_as_null=True)),
    Index("tables_by_public", "public"),
    Column("closed_at", Float),
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
    Column("result", String(8)),
    Column("salt", String(64), server_default=""),  # null while it is awaited
    Index("chairs_by_guest", "guest"),
)
blocks = Table(
    "blocks",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("blocked", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("added_at", Float, nullable=False),
    Index("blocks_by_blocked", "blocked"),
)
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("line", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("speaker", String(16)),
    Column("reporter", String(16)),
    Column("at", Float, nullable=False),
    Column("resolved_at", Float),
    Column("note", String(500), nullable=False, server_default=""),
    UniqueConstraint("table_id", "line", "reporter"),
)
house_news = Table(
    "house_news",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("subject", String(16), nullable=False),
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_autoincrement=True,
)
announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("texts", JSON, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("until", Float),
)
ratings = Table(
    "ratings",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed_at", Float, nullable=False),
)
rating_steps = Table(
    "rating_steps",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("games", Integer, primary_key=True),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("at", Float, nullable=False),
)
tries = Table(
    "tries",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("full_at", Float, nullable=False),
)
learned = Table(
    "learned",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
)
solved = Table(
    "solved",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("daily", Boolean, nullable=False),
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
events = Table(
    "events",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("plan", JSON, nullable=False),
    Column("host", String(16), ForeignKey("guests.id")),
    Column("made_at", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("state", String(12), nullable=False),
    Column("round", Integer, nullable=False),
    Column("began_at", Float),
    Column("round_at", Float),
    Column("ended_at", Float),
    Index("events_by_state", "state"),
    Index("events_by_host", "host"),
)
event_players = Table(
    "event_players",
    metadata,
    Column("event_id", String(16), ForeignKey("events.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("guest", String(16), ForeignKey("guests.id")),
    Column("level", String(40)),
    Column("strength", Float, nullable=False),
    Column("away", Boolean, nullable=False),
    UniqueConstraint("event_id", "guest"),
    Index("event_players_by_guest", "guest"),
)
event_games = Table(
    "event_games",
    metadata,
    Column("event_id", String(16), ForeignKey("events.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("round", Integer, nullable=False),
    Column("players", JSON, nullable=False),
    Column("table_id", String(16)),  # the table may have been removed with its last profile
    Column("points", JSON(none_as_null=True)),
    Column("ended_at", Float),
    Index("event_games_by_table", "table_id", unique=True),
)
