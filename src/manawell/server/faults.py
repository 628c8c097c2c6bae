"""Faults of the server; their words are in the texts of this package."""

from functools import cache
from importlib.resources import files

from manawell.kernel.faults import Fault
from manawell.kernel.text import Texts
from manawell.learn.faults import LearnFault, UnknownLesson
from manawell.puzzles.faults import UnknownPuzzle
from manawell.table.faults import TableFault


@cache
def server_texts(language: str) -> Texts:
    return Texts(language, files("manawell.server").joinpath("text"))


class ServerFault(Fault):
    """Something that the server cannot do now."""

    status = 409

    def __str__(self) -> str:
        return server_texts("en").say(self.message, **self.values)


class Missing(ServerFault):
    """It does not exist, or this guest may not see it."""

    status = 404


class Stranger(ServerFault):
    """The request comes from an unknown guest."""

    status = 401


class Forbidden(ServerFault):
    """It belongs to somebody else."""

    status = 403


class Malformed(ServerFault):
    """A request that cannot be understood."""

    status = 422


class TooLarge(ServerFault):
    status = 413


class TooMany(ServerFault):
    status = 429


class StorageDown(ServerFault):
    """The storage failed; nothing was changed, unless it is `unsure`: then nobody knows if what was asked for is
    stored, since the answer to a commit did not come.
    """

    status = 503

    def __init__(self, *, unsure: bool = False) -> None:
        self.unsure = unsure
        if unsure:
            super().__init__("fault-storage-unsure")
        else:
            super().__init__("fault-storage")


class Conflict(StorageDown):
    """Another writer was faster, unless this is `unsure`: then it may have been this very request, stored before the
    answer was lost. What was written is read, and the request is checked again.
    """


class Unplayable(ServerFault):
    """A stored table that cannot be replayed: its game is missing, or its moves no longer fit the rules."""


class Unthought(ServerFault):
    """No bot has found a move in time; another attempt may succeed."""

    status = 503


class BadSetting(ServerFault):
    """The server cannot run with the settings it was given."""


def status_of(fault: Fault) -> int:
    """The HTTP status of any fault; a fault of the kernel is bad input."""
    if isinstance(fault, UnknownLesson | UnknownPuzzle):
        return Missing.status
    if isinstance(fault, TableFault | LearnFault):
        return ServerFault.status
    return fault.status if isinstance(fault, ServerFault) else 422
