"""Several processes that serve on one port: started together, replaced if they die, stopped together."""

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from manawell.server.faults import ServerFault
from manawell.server.settings import Settings
from manawell.server.telemetry.metrics import forget_worker, shared_folder

YOUNG: Final = 5.0
"""A worker that dies within this many seconds is replaced only after a pause."""
PAUSE: Final = 1.0
PATIENCE: Final = 10.0
"""Seconds that workers have to stop before they are killed."""
LOOK: Final = 0.5
"""Seconds after which the waiting parent checks whether it should stop: all workers may hang."""

log = logging.getLogger("manawell.server")


class Workers:
    """The parent of the workers; it serves nothing itself, so little can go wrong in it."""

    def __init__(self, settings: Settings, bound: socket.socket) -> None:
        self._settings = settings
        self._bound = bound
        self._running: dict[SpawnProcess, float] = {}
        """Each worker, and when it was started."""
        self._stopping = threading.Event()

    def run(self, on_started: Callable[[], None]) -> None:
        """Run the workers until SIGTERM or Ctrl-C."""
        for stop in (signal.SIGINT, signal.SIGTERM):
            signal.signal(stop, self._stop)
        with shared_folder():
            try:
                readiness = [self._start() for _ in range(self._settings.workers)]
                if self._all_ready(readiness):
                    on_started()
                    self._keep_running()
            finally:
                self._end()

    def _start(self) -> Connection:
        """Start one more worker; the connection tells when it is ready."""
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe(duplex=False)
        process = spawn.Process(target=work, args=(self._settings, self._bound, theirs))
        process.start()
        theirs.close()
        self._running[process] = time.monotonic()
        return ours

    def _all_ready(self, readiness: list[Connection]) -> bool:
        for ready in readiness:
            try:
                while not ready.poll(LOOK):
                    if self._stopping.is_set():
                        return False
                ready.recv()
            except EOFError:
                if self._stopping.is_set():
                    return False
                raise ServerFault("fault-worker-start") from None
            finally:
                ready.close()
        return True

    def _keep_running(self) -> None:
        while not self._stopping.is_set():
            wait([process.sentinel for process in self._running], LOOK)
            for process in [process for process in self._running if process.exitcode is not None]:
                began = self._running.pop(process)
                forget_worker(process.pid or 0)
                if self._stopping.is_set():
                    return
                log.warning("a worker has died and is replaced", extra={"problem": f"exit code {process.exitcode}"})
                if time.monotonic() - began < YOUNG:
                    time.sleep(PAUSE)
                self._start().close()

    def _stop(self, _signal: int, _frame: object) -> None:
        self._stopping.set()
        for process in self._running:
            process.terminate()

    def _end(self) -> None:
        self._stop(signal.SIGTERM, None)
        until = time.monotonic() + PATIENCE
        for process in self._running:
            process.join(max(0.0, until - time.monotonic()))
            if process.exitcode is None:
                process.kill()
                process.join()


def work(settings: Settings, bound: socket.socket, ready: Connection) -> None:
    """In a worker: serve until the parent stops it or is gone."""
    from manawell.server.cluster.running import serve_here
    from manawell.server.telemetry.logs import log_as

    os.setsid()  # Ctrl-C goes only to the parent, which passes it on
    log_as(settings.log_format)
    threading.Thread(target=_stop_with_the_parent, daemon=True).start()

    def say_ready() -> None:
        try:
            ready.send(True)
        except OSError:
            return  # the parent does not wait for a replacement to be ready
        finally:
            ready.close()

    serve_here(settings, bound, say_ready)


def _stop_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
