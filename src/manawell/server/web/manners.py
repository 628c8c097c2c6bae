"""HTTP routes of manners: report a line of chat, block a guest."""

import hashlib
import time
from typing import Annotated

from fastapi import APIRouter, Path

from manawell.server.cluster.bus import BLOCKED
from manawell.server.faults import Malformed, Missing, ServerFault
from manawell.server.storage.manners import Report
from manawell.server.tables.live import LiveTable
from manawell.server.web.http import FAULTS, AtTable, Known, Registry
from manawell.server.web.models.people import Blocked, BlockWish, ReportWish
from manawell.table.entries import Say

router = APIRouter(prefix="/api", responses=FAULTS)


@router.post("/tables/{table}/reports", status_code=204)
async def report_line(registry: Registry, live: AtTable, guest: Known, wish: ReportWish) -> None:
    """Tell the host of a line of chat; its text is kept with the report."""
    said = _line(live, wish.line)
    speaker = await _speaker(registry, said)
    await registry.storage.manners.report(
        Report(live.id, wish.line, said.name, said.text, speaker, guest.id, time.time())
    )


@router.post("/tables/{table}/blocks", status_code=204)
async def block_guest(registry: Registry, live: AtTable, guest: Known, wish: BlockWish) -> None:
    """Block who said a line of chat, has a seat or watches: they cannot join my tables any more, nor write there, nor
    be seen by name when they watch.
    """
    if wish.seat is not None:
        if wish.seat >= len(live.chairs):
            raise Malformed("fault-no-such-seat", seat=wish.seat, seats=len(live.chairs))
        whom = live.chairs[wish.seat].guest
    elif wish.watcher is not None:
        whom = wish.watcher if any(one.guest == wish.watcher for one in live.info(guest.id).watching) else None
    else:
        whom = await _speaker(registry, _line(live, wish.line))
    if whom is None or whom == guest.id:
        raise ServerFault("fault-block-nobody")
    await registry.storage.manners.block(guest.id, whom)
    await registry.changed(whom, BLOCKED)


@router.get("/me/blocks")
async def my_blocks(registry: Registry, guest: Known) -> list[Blocked]:
    found = await registry.storage.manners.blocked(guest.id)
    return [Blocked(id=_alias(guest.id, one.id), name=one.name, avatar=one.avatar) for one in found]


@router.delete("/me/blocks/{blocked}", status_code=204)
async def unblock_guest(registry: Registry, guest: Known, blocked: Annotated[str, Path(max_length=40)]) -> None:
    for one in await registry.storage.manners.blocked(guest.id):
        if _alias(guest.id, one.id) == blocked:
            await registry.storage.manners.unblock(guest.id, one.id)
            return
    raise Missing("fault-block-nobody")


def _line(live: LiveTable, number: int) -> Say:
    if number >= len(live.log.chat):
        raise Missing("fault-no-line")
    return live.log.chat[number]


async def _speaker(registry: Registry, said: Say) -> str | None:
    """Who said a line; requests begin with the id of who made them."""
    whose = said.request.partition(":")[0]
    return None if await registry.storage.profiles.find(whose) is None else whose


def _alias(guest: str, other: str) -> str:
    """What a guest calls another one, whose id is nobody's business."""
    return hashlib.sha256(f"{guest}:{other}".encode()).hexdigest()[:16]
