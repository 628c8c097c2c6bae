"""What a host can set."""

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """The defaults suit one machine and a few hundred players."""

    data: Path
    """The folder of the database."""
    database: str | None = None
    """`postgresql://…` in place of the embedded database."""
    storage_seconds: float = 5.0
    """How long anybody waits for the database before they are told that it does not answer."""
    redis: str | None = None
    """`redis://…`, by which several workers hear of each other."""
    workers: int = 1
    """Processes that serve."""
    origins: tuple[str, ...] = ()
    """Pages that may open sockets, besides those of this server itself: `https://play.example`."""
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    thinking_margin: float = 30.0
    """Seconds that a bot may take beyond its time before its process is replaced."""
    bot_pace: float = 1.0
    """Scale of the bots' pace. At 0 they answer as soon as they can, which tells others how long they thought."""
    live_tables: int = 2000
    """Tables kept in memory; the others are read again when somebody comes."""
    connections: int = 4000
    """Beyond these, requests are answered with 503."""
    header_bytes: int = 32_000
    """Before the body of a request."""
    request_seconds: float = 20.0
    """Until a request must be whole, and until an answer must be read; else the connection is closed."""
    message_bytes: int = 8192
    """Size of a socket message or a request body."""
    messages_per_second: float = 10.0
    """Per socket, after a burst."""
    message_burst: float = 40.0
    writes_per_second: float = 2.0
    """HTTP requests that change something, per address, after a burst."""
    write_burst: float = 60.0
    sockets_per_address: int = 100
    outbox_bytes: int = 500_000
    """What may wait for a slow reader, besides a snapshot, before the connection is dropped."""
    entries_per_table: int = 20_000
    """The length of a table's log; its second half is for moves alone."""
    takebacks_per_table: int = 400
    lines_per_table: int = 2000
    """Chat of those who sit at a table; of the spectators, together, a quarter of it."""
    lines_per_minute: int = 30
    """Of each seat; of the spectators at a table, together, as many."""
    client: Path = Path(__file__).parent / "static"
    """The built pages."""
