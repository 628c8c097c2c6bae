"""Outages: logged once when they begin and once when they end."""

import logging
from typing import Final

MOST: Final = 200
"""The most characters of a cause that are logged."""

log = logging.getLogger("manawell.server")


class Outage:
    """Hundreds of requests may fail for the same reason; it is logged once."""

    def __init__(self, begins: str, ends: str) -> None:
        self.up = True
        self._begins, self._ends = begins, ends

    def failed(self, problem: BaseException) -> None:
        if self.up:
            log.warning(self._begins, extra={"problem": cause(problem)})
        self.up = False

    def worked(self) -> None:
        if not self.up:
            log.info(self._ends)
        self.up = True


def cause(problem: BaseException) -> str:
    """The type and first line of the driver's exception; SQLAlchemy's own would contain the data to be stored."""
    told = origin(problem)
    first = str(told).partition("\n")[0]
    return f"{type(told).__name__}: {first}"[:MOST] if first else type(told).__name__


def origin(problem: BaseException) -> BaseException:
    """The driver's exception, which SQLAlchemy and its adapter have wrapped."""
    told: BaseException = getattr(problem, "orig", None) or problem
    return told.__cause__ or told
