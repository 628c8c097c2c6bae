"""The settings of a server."""

import math
import os
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Final

from manawell.server.faults import BadSetting


@dataclass(frozen=True)
class Settings:
    """The defaults suit one machine and a few hundred players."""

    data: Path
    """The folder of the database."""
    database: str | None = None
    """`postgresql://…` in place of the embedded database."""
    storage_seconds: float = 5.0
    """How long a request waits for the database before it fails."""
    redis: str | None = None
    """`redis://…`, through which several workers reach each other."""
    workers: int = 1
    """The number of processes that serve."""
    origins: tuple[str, ...] = ()
    """Origins that may open sockets, besides this server itself: `https://play.example`."""
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    """The number of processes in which bots think."""
    thinking_margin: float = 30.0
    """Seconds that a bot may take beyond its thinking time before its process is replaced."""
    bots: tuple[str, ...] = ()
    """Bots of other people that are offered besides the levels: installed names, or `package.module:Class`."""
    bot_pace: float = 1.0
    """Scales the pace of bots. At 0 they answer as soon as they can, which shows how long they thought."""
    analysis_workers: int = 1
    """The number of processes that analyse finished games, besides those of the bots; they yield to them. None if 0."""
    analysis_seconds: float = 0.0
    """Seconds for the analysis of a game; if 0, from one minute to ten, by how much there is to learn in it."""
    analyses_per_guest: int = 3
    """How many analyses a guest, or an address without a guest, may wait for at once."""
    away_seconds: float = 60.0
    """At a table with a live clock: how long somebody must be away before the others may go on without them."""
    clock_grace: float = 60.0
    """Seconds after the start of a server in which no time runs out, so that people can come back."""
    live_tables: int = 2000
    """How many tables are kept in memory; others are loaded again when somebody comes."""
    connections: int = 4000
    """The most connections; further requests are answered with 503."""
    header_bytes: int = 32_000
    """The largest size of a request's headers."""
    request_seconds: float = 20.0
    """Seconds until a request must be complete or an answer read; otherwise the connection is closed."""
    message_bytes: int = 8192
    """The largest size of a socket message or a request body."""
    position_bytes: int = 64_000
    """The same where a position is sent."""
    messages_per_second: float = 10.0
    """Per guest, on all sockets together, after a burst."""
    message_burst: float = 40.0
    program_messages_per_second: float = 20.0
    """The same for each bot that plays over the network."""
    program_message_burst: float = 100.0
    tables_per_program: int = 50
    """How many games such a bot may play at once."""
    writes_per_second: float = 2.0
    """HTTP requests that change something, per address, after a burst."""
    write_burst: float = 60.0
    reads_per_second: float = 40.0
    """HTTP requests that only read, per address, after a burst."""
    read_burst: float = 400.0
    guesses_per_minute: float = 2.0
    """Recovery codes, links and passkeys that may be tried, per address and worker, after a burst."""
    guess_burst: float = 10.0
    record_bytes: int = 200_000
    """The largest record that can be opened."""
    records_per_minute: float = 6.0
    """Records that a guest may open, after a burst."""
    record_burst: float = 10.0
    connects_per_second: float = 5.0
    """New sockets, per address, after a burst."""
    connect_burst: float = 200.0
    codes_per_second: float = 0.2
    """Codes of tables that an address may try, after a burst: of 33 million, somebody who tries all day finds none."""
    code_burst: float = 10.0
    sockets_per_address: int = 100
    outbox_bytes: int = 500_000
    """Bytes that may wait for a slow reader, besides a snapshot, before the connection is dropped."""
    entries_per_table: int = 20_000
    """The longest log of a table; its second half is for moves alone."""
    takebacks_per_table: int = 400
    lines_per_table: int = 2000
    """Lines of chat from the people who sit at a table; all spectators together get a quarter of it."""
    lines_per_minute: int = 30
    """Per seat; all spectators at a table together get as many as one seat."""
    events_per_guest: int = 3
    """How many events of a guest may be open or under way at once."""
    players_per_event: int = 64
    """The most players of an event, bots included; to pair 64 takes a tenth of a second."""
    bots_per_event: int = 8
    event_pause: float = 20.0
    """Seconds between two rounds, for a look at the standings."""
    replay_bytes: int = 32_000_000
    """The size of the cache of replays."""
    notice_delay: float = 5.0
    """Seconds after which somebody who is not looking at a table is told what has happened there."""
    subscriptions_per_guest: int = 10
    """The browsers in which a guest is called; beyond that, the oldest is forgotten."""
    mails_per_hour: float = 4.0
    """Mails that ask to confirm an address, per visitor and per address, after a burst."""
    mail_burst: float = 3.0
    smtp: str | None = None
    """`smtps://user:password@host:port` to send mail by; `smtp://…` with STARTTLS, `smtp+plain://…` without TLS."""
    mail_from: str | None = None
    """The address from which mail comes."""
    address: str | None = None
    """Where people find this server, as in `https://play.example`; links in mails begin with it."""
    push_anywhere: bool = False
    """For tests: push services may be in this network and without TLS."""
    client: Path = Path(__file__).parent / "static"
    """The built pages."""


LIMITS: Final = tuple(
    field.name
    for field in fields(Settings)
    if field.type in (int, float) and field.name not in ("workers", "bot_workers")
)
"""The settings that `--limit` can change: every number without an option of its own."""


def with_limits(settings: Settings, wishes: Iterable[str]) -> Settings:
    """The settings with some numbers replaced, each written as NAME=NUMBER."""
    changes: dict[str, int | float] = {}
    for wish in wishes:
        name, _, text = wish.partition("=")
        if name not in LIMITS:
            raise BadSetting("fault-limit-name", name=name, known=", ".join(LIMITS))
        try:
            number = type(getattr(settings, name))(text)
        except ValueError:
            number = -1
        if number < 0 or not math.isfinite(number):
            raise BadSetting("fault-limit-number", name=name, number=text, usual=getattr(settings, name))
        changes[name] = number
    return replace(settings, **changes)  # type: ignore[arg-type]
