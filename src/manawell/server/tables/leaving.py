"""Somebody leaves for good: their running games are given up, and everything about them is deleted."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from manawell.kernel.faults import Fault
from manawell.server.faults import StorageDown
from manawell.server.storage.interface import Storage
from manawell.server.storage.retention import Due
from manawell.server.tables.live import LiveTable

log = logging.getLogger("manawell.server")


@contextmanager
def suppress_unplayable() -> Iterator[None]:
    """Go on if a game cannot be played any more; what is wrong with the storage is not suppressed."""
    try:
        yield
    except StorageDown:
        raise
    except Fault as fault:
        log.warning("a table could not be given up", extra={"problem": fault.message})


async def give_up(live: LiveTable, guest: str) -> None:
    """Give up every seat of a guest at a running table, so that nobody waits for them."""

    async def give_up() -> None:
        if live.mine(guest):
            await live.deal()
        for seat in live.mine(guest) if live.dealt else []:
            if not live.table.over:
                entry = live.table.giving_up(seat)
                request = f"{guest}:\n{live.table.count}"
                await live.append(msgspec.structs.replace(entry, request=request))

    await live.change(give_up)


async def give_up_all(storage: Storage, guest: str) -> list[str]:
    """The same at all tables, from outside of a server; the workers are told. A table that cannot be played any more
    keeps nobody waiting.
    """
    running = await storage.profiles.running(guest)
    for name in running:
        stored = await storage.find_table(name)
        if stored is not None:
            with suppress_unplayable():
                await give_up(LiveTable(stored, storage), guest)
                await storage.house.touched(name)
    return running


async def forget(storage: Storage, guest: str, *, keep_finished: bool = False) -> list[str]:
    """Delete everything about a guest, from outside of a server; the tables that changed."""
    await give_up_all(storage, guest)
    return await storage.house.forget(guest, keep_finished=keep_finished)


async def clear_out(storage: Storage, due: Due) -> None:
    """Remove what is kept no longer. A table may come under two rules, and is gone after the first."""
    for guest in due.guests:
        await forget(storage, guest, keep_finished=True)
    for table in dict.fromkeys([*due.waiting, *due.unfinished, *due.finished]):
        await storage.house.delete(table)
    for table in due.chats:
        await storage.house.blank_chat(table)
