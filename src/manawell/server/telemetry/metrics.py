"""The metrics of this process, in the words of Prometheus.

With several workers each writes to files of its own in a shared folder, and whichever is asked adds all of them up
(`prometheus_client.multiprocess`). That needs no Redis, and what a worker counted is not lost when it dies. The folder
is named by an environment variable that must be set before this module is loaded; the parent of the workers does so.
"""

import os
import resource
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

if TYPE_CHECKING:
    from manawell.server.tables.registry import TableRegistry
    from manawell.server.tables.socket import SocketEndpoint

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
STARTED: Final = time.time()
FAST: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
GROUPS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)

REQUESTS: Final = Counter("manawell_requests", "HTTP requests", ["method", "route", "status"])
REQUEST_SECONDS: Final = Histogram("manawell_request_seconds", "Seconds until an HTTP answer", ["route"], buckets=FAST)
MESSAGE_SECONDS: Final = Histogram(
    "manawell_message_seconds", "Seconds until a request over a socket is answered", ["kind"], buckets=FAST
)
MOVES: Final = Counter("manawell_moves", "Moves that were stored, of people and bots")
THOUGHT_SECONDS: Final = Histogram(
    "manawell_thought_seconds",
    "Seconds from asking a bot until its answer, waiting included",
    buckets=SLOW,
)
READ_SECONDS: Final = Histogram("manawell_storage_read_seconds", "Seconds for a read of the database", buckets=FAST)
WRITE_SECONDS: Final = Histogram("manawell_storage_write_seconds", "Seconds for a transaction", buckets=FAST)
GROUP_WRITES: Final = Histogram("manawell_storage_group", "Writes that share a transaction", buckets=GROUPS)
FAILURES: Final = Counter("manawell_storage_failures", "Reads and writes that the database failed", ["work"])
SOCKETS: Final = Gauge("manawell_sockets", "Open sockets", multiprocess_mode="livesum")
LIVE_TABLES: Final = Gauge("manawell_live_tables", "Tables in memory", multiprocess_mode="livesum")
BOT_QUEUE: Final = Gauge("manawell_bot_queue", "Thoughts that wait for a process", multiprocess_mode="livesum")
BOTS_BUSY: Final = Gauge("manawell_bots_busy", "Processes in which a bot thinks", multiprocess_mode="livesum")
BUS_UP: Final = Gauge("manawell_bus_up", "Whether other workers are heard", multiprocess_mode="livemin")
STORAGE_UP: Final = Gauge("manawell_storage_up", "Whether the database answers and stores", multiprocess_mode="livemin")
MEMORY: Final = Gauge("manawell_memory_peak_bytes", "Most memory used so far", multiprocess_mode="livesum")
WORKERS: Final = Gauge("manawell_workers", "Workers that serve", multiprocess_mode="livesum")
START_TIME: Final = Gauge("manawell_start_time_seconds", "When the youngest worker began", multiprocess_mode="livemax")


def exposition() -> bytes:
    """Everything, of all workers of this server."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def measure(registry: "TableRegistry", door: "SocketEndpoint") -> None:
    """Note how things stand in this worker now."""
    SOCKETS.set(door.open.total())
    LIVE_TABLES.set(registry.live)
    BOT_QUEUE.set(registry.bot_pool.waiting)
    BOTS_BUSY.set(registry.bot_pool.busy)
    BUS_UP.set(registry.bus.up)
    STORAGE_UP.set(registry.storage.up)
    MEMORY.set(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)
    WORKERS.set(1)
    START_TIME.set(STARTED)


@contextmanager
def shared_folder() -> Iterator[None]:
    """In the parent of several workers: the folder in which they count, while they run."""
    folder = tempfile.mkdtemp(prefix="manawell-metrics-")
    os.environ[FOLDER] = folder
    try:
        yield
    finally:
        del os.environ[FOLDER]
        shutil.rmtree(folder, ignore_errors=True)


def forget_worker(pid: int) -> None:
    """A worker has died: its counts stay, how things stood with it is forgotten."""
    mark: Any = mark_process_dead
    mark(pid)
