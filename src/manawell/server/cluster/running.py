"""Running the application: lock the data folder, bind the port, serve with uvicorn until told to stop."""

import asyncio
import contextlib
import fcntl
import gc
import os
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import uvicorn

from manawell.server.cluster import connections as cluster
from manawell.server.faults import ServerFault
from manawell.server.settings import Settings
from manawell.server.storage.database import DATABASE
from manawell.server.telemetry.logs import log_as
from manawell.server.web.connection_limits import PatientSocket, patient_http

LOCK: Final = "server.lock"
PING: Final = 20.0
"""Seconds between pings that check whether a client is still there."""
GRACE: Final = 3
"""Seconds that open connections get when the server stops."""
RARELY: Final = (100_000, 1, 5)
"""The thresholds of the garbage collector. A full collection walks through the games of all tables while everybody
waits: with the defaults, the slowest hundredth of the moves at 500 tables took more than twice as long. The smallest
one walks at least through the positions that all tables keep, 24,000 objects at 500 tables, so it must not come too
often. But there is always something in cycles, in the libraries at least, and what has grown old there is freed by
nothing else: it must not wait for a hundred million new objects.
"""


def keep_private(folder: Path) -> None:
    """The database holds seeds, so nobody else on this machine may read it. SQLite's other files get the same mode."""
    missing = [path for path in (folder / DATABASE, folder / LOCK, folder, *folder.parents) if not path.exists()]
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for name in (LOCK, DATABASE):
        (folder / name).touch(mode=0o600)
    if os.geteuid() == 0:
        _hand_over(missing)
    for path in folder.iterdir():
        if path.name == LOCK or path.name.startswith(DATABASE):
            path.chmod(0o600)


def _hand_over(made: list[Path]) -> None:
    """What root has made, with the host's tools, belongs to the account that owns the folder around it: a server that
    runs as that account must be able to write to it.
    """
    for path in reversed(made):
        around = path.parent.stat()
        os.chown(path, around.st_uid, around.st_gid, follow_symlinks=False)


@contextlib.contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """One server per data folder, since a second one would be a second writer. The lock ends with its process."""
    keep_private(folder)
    with (folder / LOCK).open("a+", encoding="ascii") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as problem:
            file.seek(0)
            raise ServerFault("fault-folder-taken", folder=str(folder), process=file.read().strip()) from problem
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield


def listen(host: str, port: int) -> socket.socket:
    """A bound socket; port 0 means any free port. A port already in use is an `OSError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    bound.listen(512)
    return bound


def listening(host: str, port: int) -> contextlib.closing[socket.socket]:
    return contextlib.closing(listen(host, port))


def address_of(bound: socket.socket) -> str:
    """The address to open in a browser on this machine."""
    host, port = bound.getsockname()[:2]
    host = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Server(uvicorn.Server):
    """Calls `on_started` once it accepts requests."""

    on_started: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        gc.set_threshold(*RARELY)
        gc.freeze()  # what was imported stays
        await super().startup(sockets)
        if self.started:
            self.on_started()


def make_server(settings: Settings, on_started: Callable[[], None] = lambda: None) -> Server:
    from manawell.server.web.app import create_app  # a parent of several workers has no need of it

    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        http=patient_http(settings),
        ws=PatientSocket,
        limit_concurrency=settings.connections,
        ws_max_size=2 * settings.message_bytes,
        ws_per_message_deflate=False,  # `PatientSocket` has its own
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=GRACE,
    )
    server = Server(config)
    server.on_started = on_started
    return server


def _stay_calm(_signal: int, _frame: object) -> None:
    """Ignore the signal that uvicorn raises again after it has stopped cleanly."""


def serve(settings: Settings, on_started: Callable[[str], None]) -> None:
    """Serve until SIGTERM or Ctrl-C."""
    cluster.check(settings)
    log_as(settings.log_format)
    embedded = settings.database is None
    lock = lock_folder(settings.data) if embedded else contextlib.nullcontext()
    with lock, listening(settings.host, settings.port) as bound:
        asyncio.run(cluster.reach(settings))
        address = address_of(bound)
        if settings.workers == 1:
            serve_here(settings, bound, lambda: on_started(address))
        else:
            from manawell.server.cluster.workers import Workers

            Workers(settings, bound).run(lambda: on_started(address))


def serve_here(settings: Settings, bound: socket.socket, on_started: Callable[[], None]) -> None:
    """Serve in this process, on a socket that others may share."""
    server = make_server(settings, on_started)
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, _stay_calm)
    server.run(sockets=[bound])
    if not server.started:
        raise ServerFault("fault-start", folder=str(settings.data))
