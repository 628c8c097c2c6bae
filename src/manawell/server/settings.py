"""The settings of a server. What is written here is also docs/settings.md (`python tools/settings.py`)."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Literal


@dataclass(frozen=True)
class Settings:
    """The defaults suit one machine and a few hundred players."""

    # Where it runs
    data: Path
    """The folder of the embedded database; as a variable, the folder above it, which `manawell play` uses, too."""
    host: str = "127.0.0.1"
    """The address to listen on; `0.0.0.0` for the whole network."""
    port: int = 0
    """The port; 0 takes a free one."""
    database: str | None = None
    """`postgresql://name:password@host/database` in place of the embedded database."""
    storage_seconds: float = 5.0
    """How long a request waits for the database before it fails."""
    redis: str | None = None
    """`redis://host`, through which several workers reach each other."""
    workers: int = 1
    """The number of processes that serve; more than one needs `database` and `redis`."""
    origins: tuple[str, ...] = ()
    """Origins that may open sockets, besides this server itself: `https://play.example`."""
    # Who is responsible
    operator: str = ""
    """Who runs this server, as its privacy page says."""
    contact: str = ""
    """How to reach them: an e-mail address or the address of a page."""
    privacy: Path | None = None
    """A folder with `en.txt`, `de.txt` and `fr.txt`: the host's own privacy text, in place of the one that comes along.
    """
    # What is kept, and how long
    keep_guests_days: float = 400.0
    """Days after which a guest who was not here is forgotten; finished games stay, without their name. 0 keeps
    everybody.
    """
    keep_waiting_days: float = 30.0
    """Days after which a table that still waits for players is removed. 0 keeps it."""
    keep_unfinished_days: float = 0.0
    """Days after which a game that nobody goes on with is removed. 0 keeps it."""
    keep_finished_days: float = 0.0
    """Days after its end after which a game is removed. 0 keeps it."""
    keep_chat_days: float = 0.0
    """Days after the end of a game after which the words of its chat are blank. 0 keeps them."""
    # Seen from outside
    metrics_token: str | None = None
    """The secret with which Prometheus may read `/metrics`. Without one nobody can."""
    log_format: Literal["json", "text"] = "json"
    """How the log is written: one JSON object per line, or plain lines."""
    log_requests: bool = False
    """Log every HTTP request: its route, status and time, without addresses, names or ids of tables."""
    traces: str | None = None
    """Where to send traces by OpenTelemetry (OTLP over HTTP): `http://127.0.0.1:4318/v1/traces`. Needs
    `manawell[traces]`.
    """
    # Bots and analyses
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    """The number of processes in which the bots of each worker think; usually the cores but one, shared by the workers.
    """
    bot_helpers: int = 0
    """How many idle bot processes help the strongest level to decide, at most; they stop as soon as anybody waits. At 0
    every bot thinks in one process.
    """
    compiled: Path | None = None
    """A folder in which a compiled build of the same program may appear while the server runs plain Python: bots think
    with it from then on. `make play` uses this; an installation does not need it.
    """
    thinking_margin: float = 30.0
    """Seconds that a bot may take beyond its thinking time before its process is replaced."""
    bots: tuple[str, ...] = ()
    """Bots of other people that are offered besides the levels: installed names, or `package.module:Class`."""
    bot_pace: float = 1.0
    """Scales the pace of bots. At 0 they answer as soon as they can, which shows how long they thought."""
    analysis_workers: int = 1
    """The number of processes that analyse finished games, besides those of the bots; they yield to them. None if 0."""
    analysis_seconds: float = 0.0
    """Seconds of thinking for the analysis of a finished game; at 0 one minute for Gegensatz, two for Rivality, five
    for Athlas, ten for Lutao.
    """
    analyses_per_guest: int = 3
    """How many analyses a guest, or an address without a guest, may wait for at once."""
    # Clocks
    away_seconds: float = 60.0
    """At a table with a live clock: how long somebody must be away before the others may go on without them."""
    clock_grace: float = 60.0
    """Seconds after the start of a server in which no time runs out, so that people can come back."""
    # Limits of the server
    live_tables: int = 2000
    """How many tables are kept in memory, at most 100 of them unused; others are loaded when somebody comes."""
    connections: int = 4000
    """The most connections; further requests are answered with 503."""
    header_bytes: int = 32_000
    """The largest size of a request's address and headers (431)."""
    request_seconds: float = 20.0
    """Seconds until a request must be complete, headers and body (408), or its answer read; after that the connection
    is closed, as is an idle one.
    """
    message_bytes: int = 8192
    """The largest size of a socket message or a request body."""
    position_bytes: int = 64_000
    """The same where a position is sent."""
    # Limits per visitor
    messages_per_second: float = 10.0
    """Per guest, on all sockets together, after a burst."""
    message_burst: float = 40.0
    """How many of them at once."""
    program_messages_per_second: float = 20.0
    """The same for each bot that plays over the network."""
    program_message_burst: float = 100.0
    """How many of them at once."""
    tables_per_program: int = 50
    """How many games such a bot may play at once."""
    writes_per_second: float = 2.0
    """HTTP requests that change something, per address, after a burst."""
    write_burst: float = 60.0
    """How many of them at once."""
    reads_per_second: float = 40.0
    """HTTP requests that only read, per address, after a burst."""
    read_burst: float = 400.0
    """How many of them at once."""
    guesses_per_minute: float = 2.0
    """Recovery codes, links and passkeys that may be tried, per address, after a burst; all workers together."""
    guess_burst: float = 10.0
    """How many of them at once."""
    record_bytes: int = 200_000
    """The largest record that can be opened."""
    records_per_minute: float = 6.0
    """Records that a guest may open, after a burst."""
    record_burst: float = 10.0
    """How many of them at once."""
    connects_per_second: float = 5.0
    """New sockets, per address, after a burst."""
    connect_burst: float = 200.0
    """How many of them at once."""
    codes_per_second: float = 0.2
    """Codes of tables that an address may try, after a burst: of 33 million, somebody who tries all day finds none."""
    code_burst: float = 10.0
    """How many of them at once."""
    sockets_per_address: int = 100
    """Open sockets per address."""
    outbox_bytes: int = 500_000
    """Bytes that may wait for a slow reader, besides a snapshot, before the connection is dropped."""
    # Limits per table
    entries_per_table: int = 20_000
    """The longest log of a table; its second half is for moves alone."""
    takebacks_per_table: int = 400
    """The most take-backs."""
    lines_per_table: int = 2000
    """Lines of chat from the people who sit at a table; all spectators together get a quarter of it."""
    lines_per_minute: int = 30
    """Per seat; all spectators at a table together get as many as one seat."""
    events_per_guest: int = 3
    """How many events of a guest may be open or under way at once."""
    players_per_event: int = 64
    """The most players of an event, bots included; to pair 64 takes a tenth of a second."""
    bots_per_event: int = 8
    """The most bots of an event."""
    event_pause: float = 20.0
    """Seconds between two rounds, for a look at the standings."""
    replay_bytes: int = 32_000_000
    """The size of the cache of replays."""
    # Notices
    notice_delay: float = 5.0
    """Seconds after which somebody who is not looking at a table is told what has happened there."""
    subscriptions_per_guest: int = 10
    """The browsers in which a guest is called; beyond that, the oldest is forgotten."""
    mails_per_hour: float = 4.0
    """Mails that ask to confirm an address, per visitor and per address, after a burst."""
    mail_burst: float = 3.0
    """How many of them at once."""
    smtp: str | None = None
    """`smtps://user:password@host:port` to send mail by; `smtp://…` with STARTTLS, `smtp+plain://…` without TLS."""
    mail_from: str | None = None
    """The address from which mail comes."""
    address: str | None = None
    """Where people find this server, as in `https://play.example`; links in mails begin with it."""
    # Other
    push_anywhere: bool = False
    """For tests: push services may be in this network and without TLS."""
    client: Path = Path(__file__).parent / "static"
    """The built pages."""
