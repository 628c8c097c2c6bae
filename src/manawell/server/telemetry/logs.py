"""Logs: one line for everything that a host should know, with the id of the request it belongs to."""

import json
import logging
import re
import secrets
import time
from contextvars import ContextVar
from typing import Any, Final

TOLD: Final = ("problem", "method", "route", "status", "ms")
"""The extra fields that a log line may have."""
ID: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")
"""The id of a request as a proxy may have given it."""
request_id: Final[ContextVar[str]] = ContextVar("request_id", default="")
"""Of the request that is being answered, or of the socket; the work it leads to has it, too."""


def name_request(given: str) -> str:
    """Begin a request with the id that the proxy gave it, or a new one."""
    found = given if ID.fullmatch(given) else secrets.token_hex(8)
    request_id.set(found)
    return found


def _extras(record: logging.LogRecord) -> dict[str, Any]:
    found = {name: getattr(record, name) for name in TOLD if hasattr(record, name)}
    return found | ({"request": request_id.get()} if request_id.get() else {})


class JsonLines(logging.Formatter):
    """One JSON object per line, with known fields only."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= _extras(record)
        if record.exc_info and record.exc_info[0] is not None:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextLines(logging.Formatter):
    """The same for people: time, level, message, and the fields after it."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(record.created))
        told = "".join(f" {name}={value}" for name, value in _extras(record).items())
        line = f"{at}Z {record.levelname.lower()} {record.getMessage()}{told}"
        if record.exc_info and record.exc_info[0] is not None:
            line += "\n" + self.formatException(record.exc_info)
        return line


def log_as(kind: str, level: int = logging.INFO) -> None:
    """Log the server and uvicorn as `json` or `text`; from uvicorn only warnings, since its info lines contain table
    links.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(TextLines() if kind == "text" else JsonLines())
    for name, least in (("manawell", level), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(least)
