"""Faults of the server; their words stand in its own texts."""

from functools import cache
from importlib.resources import files

from manawell.kernel.faults import Fault
from manawell.kernel.text import Texts
from manawell.table.faults import TableFault


@cache
def server_texts(language: str) -> Texts:
    return Texts(language, files("manawell.server").joinpath("text"))


class ServerFault(Fault):
    """Something that cannot be done at a table."""

    status = 409

    def __str__(self) -> str:
        return server_texts("en").say(self.message, **self.values)


class Missing(ServerFault):
    """It does not exist, or not for you."""

    status = 404


class Stranger(ServerFault):
    """Nobody knows who asks."""

    status = 401


class Forbidden(ServerFault):
    """It is somebody else's."""

    status = 403


class Malformed(ServerFault):
    """A request that cannot be understood."""

    status = 422


class TooLarge(ServerFault):
    status = 413


class TooMany(ServerFault):
    status = 429


class StorageDown(ServerFault):
    """The storage refused; nothing was changed."""

    status = 503


class Conflict(StorageDown):
    """Another writer was faster; nothing was changed. What it wrote is read, and the request is checked anew."""


class Unplayable(ServerFault):
    """A stored table that cannot be played again: its game is gone, or its moves no longer fit the rules."""


class Unthought(ServerFault):
    """No bot has found a move in time; another try may."""

    status = 503


class BadSetting(ServerFault):
    """The server cannot run the way the host wants it to."""


def status_of(fault: Fault) -> int:
    """The HTTP status of any fault: what the kernel refuses is bad input."""
    if isinstance(fault, TableFault):
        return ServerFault.status
    return fault.status if isinstance(fault, ServerFault) else 422
