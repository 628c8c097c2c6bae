"""A real PostgreSQL and a real Redis on free ports, in a folder of their own; without systemd, also as root."""

import asyncio
import contextlib
import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

import pytest

PATIENCE: Final = 60.0
SERVICE_PORTS: Final = (20_000, 32_000)
"""Below those that Linux gives to clients."""
MEMORY: Final = Path("/dev/shm")
ROOM: Final = 4 * 2**30
"""Bytes that must be free in it; the tests need a small part of them."""
PASSWORD: Final = "swordfish"
"""PostgreSQL trusts everyone here, but the password must still not appear in a log."""
WANTED: Final = os.environ.get("MANAWELL_TEST_DATABASE") == "postgresql"
"""Whether the tests of the server run on these two, in place of the embedded database."""

embedded: Final = pytest.mark.skipif(WANTED, reason="about the embedded database")


class Services:
    """Nothing here is worth a sync: a test that kills a server does not kill the machine."""

    def __init__(self, folder: Path, durable: bool = False, network: str = "") -> None:
        self.folder = folder
        self.durable = durable
        self.addresses = ["127.0.0.1", *([network.partition("/")[0]] if network else [])]
        """Where both listen: for this machine alone, and at its address in a network of others."""
        self.network = network
        self.postgres_port, self.redis_port = free_port(), free_port()
        self._redis: subprocess.Popen[bytes] | None = None
        self._names = count()

    def start(self) -> None:
        self.folder.chmod(0o755)
        home = self.folder / "postgresql"
        home.mkdir()
        if os.geteuid() == 0:
            shutil.chown(home, "postgres", "postgres")
        encoding = ("-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        as_postgres("initdb", "-D", str(home / "data"), "-U", "manawell", "-A", "trust", *encoding)
        if self.network:
            with (home / "data" / "pg_hba.conf").open("a") as allowed:
                allowed.write(f"host all all {self.network} trust\n")
        self.start_postgres()
        self.start_redis()

    def stop(self) -> None:
        self.stop_redis()
        self.stop_postgres()

    def start_postgres(self) -> None:
        home = self.folder / "postgresql"
        options = f"-p {self.postgres_port} -c listen_addresses={','.join(self.addresses)} -c unix_socket_directories= "
        options += f"-c fsync={'on' if self.durable else 'off'}"
        where = ("-D", str(home / "data"), "-l", str(home / "log"))
        as_postgres("pg_ctl", *where, "-w", "-t", "60", "-o", options, "start")

    def stop_postgres(self) -> None:
        as_postgres("pg_ctl", "-D", str(self.folder / "postgresql" / "data"), "-m", "immediate", "stop")

    def start_redis(self) -> None:
        where = (
            "--bind",
            *self.addresses,
            "--protected-mode",
            "no",
            "--port",
            str(self.redis_port),
            "--dir",
            str(self.folder),
        )
        command = ["redis-server", *where, "--save", "", "--appendonly", "no"]
        self._redis = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(lambda: answers(self.redis_port), "Redis did not start")

    def stop_redis(self) -> None:
        """Kill it, and lose everything it knew."""
        if self._redis is not None:
            self._redis.send_signal(signal.SIGKILL)
            self._redis.wait(PATIENCE)
            self._redis = None

    @property
    def redis(self) -> str:
        return f"redis://127.0.0.1:{self.redis_port}/0"

    def database(self, like: str = "template1") -> str:
        """The address of a new database: empty, or a copy of another."""
        name = f"house{next(self._names)}"
        as_postgres("createdb", *self._where, "-T", like, name)
        return f"postgresql://manawell:{PASSWORD}@127.0.0.1:{self.postgres_port}/{name}"

    def drop(self, address: str) -> None:
        """Remove a database and whoever still uses it: hundreds of them would be a gigabyte to delete in the end."""
        as_postgres("dropdb", *self._where, "--force", address.rpartition("/")[2])

    @property
    def _where(self) -> tuple[str, ...]:
        return ("-h", "127.0.0.1", "-p", str(self.postgres_port), "-U", "manawell")


def as_postgres(program: str, *arguments: str) -> None:
    """Run a PostgreSQL tool; it refuses to run as root, so root uses its own account."""
    command = [str(tools() / program), *arguments]
    if os.geteuid() == 0:
        command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", "env", "HOME=/tmp", *command]
    with tempfile.TemporaryFile() as output:  # no pipe: the database would inherit it
        result = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, check=False, cwd="/")
        output.seek(0)
        assert result.returncode == 0, output.read().decode()


@cache
def tools() -> Path:
    """Debian keeps them in a folder by version, not on the PATH."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    assert versions, "PostgreSQL is not installed: make machine"
    return versions[-1].parent


def free_port() -> int:
    """One that no client is given: else somebody could take the port of a service that has stopped for a moment."""
    while True:
        port = random.randrange(*SERVICE_PORTS)
        with contextlib.suppress(OSError), socket.socket() as found:
            found.bind(("127.0.0.1", port))
            return port


def answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1.0) as connection:
        connection.sendall(b"PING\r\n")
        return connection.recv(5) == b"+PONG"
    return False


def wait_for(happens: Callable[[], bool], otherwise: str) -> None:
    until = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < until, otherwise
        time.sleep(0.02)


def in_memory() -> Path | None:
    """The disk in memory, if it has room: no other work of the machine makes it slow."""
    with contextlib.suppress(OSError):
        return MEMORY if shutil.disk_usage(MEMORY).free > ROOM else None
    return None


@contextlib.contextmanager
def services(durable: bool = False, network: str = "") -> Iterator[Services]:
    """Both of them, in a folder that everyone may search."""
    place = None if durable else in_memory()
    with tempfile.TemporaryDirectory(prefix="manawell-services-", ignore_cleanup_errors=True, dir=place) as folder:
        found = Services(Path(folder), durable, network)
        found.start()
        try:
            yield found
        finally:
            found.stop()


class Relay:
    """Passes bytes on to a port, unless it is frozen: then it takes connections and says nothing."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._flows = asyncio.Event()
        self._flows.set()
        self._passing: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Relay":
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port: int = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()

    def freeze(self) -> None:
        self._flows.clear()

    def thaw(self) -> None:
        self._flows.set()

    def cut(self) -> None:
        """Break what is connected now."""
        for task in self._passing:
            task.cancel()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._target)
        for source, sink in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._pass(source, sink))
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                await self._flows.wait()
                sink.write(data)
        finally:
            sink.close()
