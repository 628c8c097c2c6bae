"""Health, metrics and logs.

None of them may tell a player more than the table does: nothing here counts decisions, since a decision can be hidden
from the opponent (GEG-27.10), and moves, tokens and seeds are never logged.
"""

import json
import logging
import resource
import time
from importlib.metadata import version
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from manawell.server.web.models import FaultBody, Health

router = APIRouter()

STARTED: Final = time.monotonic()
TOLD: Final = ("address", "problem")
"""The extra fields that a log line may have."""


@router.get("/healthz", responses={503: {"model": FaultBody}})
async def health(request: Request) -> Health:
    """Whether the server and its storage answer."""
    await request.app.state.registry.storage.check()
    return Health(status="ok", version=version("manawell"), uptime=time.monotonic() - STARTED)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> PlainTextResponse:
    """Metrics for Prometheus."""
    state = request.app.state
    figures = {
        "manawell_uptime_seconds": (time.monotonic() - STARTED, "since the server was started"),
        "manawell_sockets": (state.door.open.total(), "connections to tables"),
        "manawell_live_tables": (state.registry.live, "tables in memory"),
        "manawell_bus_up": (int(state.registry.bus.up), "whether other workers are heard"),
        "manawell_storage_up": (int(state.registry.storage.up), "whether the database answers and stores"),
        "manawell_memory_peak_bytes": (
            resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
            "most memory used so far",
        ),
    }
    lines = []
    for name, (value, about) in figures.items():
        lines += [f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {value}"]
    return PlainTextResponse("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")


class JsonLines(logging.Formatter):
    """One JSON object per line, with known fields only."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in TOLD if hasattr(record, name)})
        if record.exc_info and record.exc_info[0] is not None:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_as_json(level: int = logging.INFO) -> None:
    """Log the server and uvicorn as JSON; from uvicorn only warnings, since its info lines contain table links."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    for name, least in (("manawell", level), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(least)
