"""What the server needs and may lose: said in the log once when it goes, and once when it is back."""

import logging
from typing import Final

MOST: Final = 200
"""Characters of a cause."""

log = logging.getLogger("manawell.server")


class Outage:
    """Hundreds may meet the same trouble; the log tells of it once."""

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
    """Its kind and its first line as the driver has it; SQLAlchemy would add what was to be stored."""
    told = origin(problem)
    first = str(told).partition("\n")[0]
    return f"{type(told).__name__}: {first}"[:MOST] if first else type(told).__name__


def origin(problem: BaseException) -> BaseException:
    """What the driver raised, which SQLAlchemy and its adapter have wrapped."""
    told: BaseException = getattr(problem, "orig", None) or problem
    return told.__cause__ or told
