"""Records from files become finished tables, which can be reviewed like any other."""

import asyncio
import time
from typing import Final

import msgspec

from manawell.bots.levels import BOTS
from manawell.kernel.faults import BadRecord
from manawell.server.people.guests import MOST_NAME
from manawell.server.people.sanitize import sanitize
from manawell.server.storage.interface import Chair, Ended, Stored
from manawell.server.tables.registry import TableRegistry, new_id
from manawell.table.entries import Entry, Move
from manawell.table.record import check_outcome, parse_record, replaying
from manawell.table.setting import Setting

STRIDE: Final = 50
"""The number of entries replayed before others get their turn."""


async def import_record(registry: TableRegistry, text: str, host: str) -> str:
    """The id of a new table with the game of a record, if the record is sound and the game finished."""
    record = parse_record(text)
    most = registry.settings.entries_per_table
    if len(record.entries) > most:
        raise BadRecord("fault-record-size", size=len(record.entries), most=most)
    steps = replaying(record)
    table, entries, now = next(steps), list[Entry](), time.time()
    actor = table.match.actor
    for number, (entry, _) in enumerate(zip(record.entries, steps, strict=True)):
        seat = actor if isinstance(entry, Move) else entry.seat
        entries.append(msgspec.structs.replace(entry, seat=seat, at=now, request=f"record:{number}"))
        actor = table.match.actor
        if number % STRIDE == 0:
            await asyncio.sleep(0)
    outcome = check_outcome(record, table)
    match = table.match
    setting = Setting(
        id=new_id(),
        game=match.game.id,
        rules=match.game.rules_version,
        options=match.options,
        seal=match.seal,
        made_at=now,
        notes=record.notes,
    )
    chairs = [_chair(name) for name in (*record.players, *[""] * len(match.seats))[: len(match.seats)]]
    made = Stored(setting, chairs, entries, host)
    await registry.storage.add_table(made, Ended(msgspec.to_builtins(outcome), now))
    return setting.id


def _chair(name: str) -> Chair:
    """Whoever has played it is nobody here."""
    return Chair("bot", name, level=name) if name in BOTS else Chair("person", sanitize(name)[:MOST_NAME])
