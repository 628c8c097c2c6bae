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
    redis: str | None = None
    """`redis://…`, by which several workers hear of each other."""
    workers: int = 1
    """Processes that serve."""
    origins: tuple[str, ...] = ()
    """Pages that may open sockets, besides those of this server itself: `https://play.example`."""
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    bot_pace: float = 1.0
    """Scale of the bots' pace. At 0 they answer as soon as they can, which tells others how long they thought."""
    live_tables: int = 2000
    """Tables kept in memory; the others are read again when somebody comes."""
    message_bytes: int = 8192
    """Size of a socket message or a request body."""
    messages_per_second: float = 10.0
    """Per socket, after a burst."""
    message_burst: float = 40.0
    writes_per_second: float = 2.0
    """HTTP requests that change something, per address, after a burst."""
    write_burst: float = 60.0
    sockets_per_address: int = 100
    outbox: int = 64
    """Messages that may wait for a slow reader before the connection is dropped."""
    client: Path = Path(__file__).parent / "static"
    """The built pages."""
