"""What a server does again and again until it is closed. One failure does not end it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count

from manawell.server.faults import StorageDown

log = logging.getLogger("manawell.server")


async def keep_looking(
    look: Callable[[int], Awaitable[None]], every: float, what: str, bell: asyncio.Event | None = None
) -> None:
    """Look every so many seconds, and whenever the bell rings, until cancelled.

    `look` is given the number of the beat, and `what` names it in the log, once until it works again.
    """
    bell, works = bell or asyncio.Event(), True
    for beat in count():
        with suppress(TimeoutError):
            async with asyncio.timeout(every):
                await bell.wait()
        bell.clear()
        try:
            await look(beat)
            works = True
        except StorageDown:
            continue  # the storage has said so itself
        except Exception:
            if works:
                log.exception("%s failed and is repeated", what)
            works = False
