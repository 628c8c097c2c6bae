"""Was anything lost, doubled, altered or invented? What people were told, against what is stored."""

from collections import Counter
from dataclasses import dataclass, field

from manawell.server.cluster.connections import make_storage
from manawell.server.settings import Settings
from manawell.server.storage.interface import Stored
from manawell.server.tables.live import replayed
from manawell.table.entries import Concede, Move, Resign, Say
from tests.soak.people import GIVEN_UP, Ledger


@dataclass
class Audit:
    tables: int = 0
    entries: int = 0
    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    altered: list[str] = field(default_factory=list)
    invented: list[str] = field(default_factory=list)
    disordered: list[str] = field(default_factory=list)
    unplayable: list[str] = field(default_factory=list)
    denied: list[str] = field(default_factory=list)
    """Stored, although its sender was told that nothing was changed."""

    @property
    def sound(self) -> bool:
        return not any(
            (self.lost, self.doubled, self.altered, self.invented, self.disordered, self.unplayable, self.denied)
        )


async def audit(settings: Settings, ledger: Ledger) -> Audit:
    """Every table at which somebody did something."""
    found, storage = Audit(), make_storage(settings)
    try:
        for table in ledger.sent:
            stored = await storage.find_table(table)
            if stored is None:
                found.lost.append(table)
            else:
                compare(table, stored, ledger, found)
    finally:
        await storage.close()
    return found


def compare(table: str, stored: Stored, ledger: Ledger, found: Audit) -> None:
    found.tables += 1
    found.entries += len(stored.entries)
    said = {entry.request: entry.text for entry in stored.entries if isinstance(entry, Move | Say)}
    said |= {entry.request: GIVEN_UP for entry in stored.entries if isinstance(entry, Resign | Concede)}
    order = [entry.request for entry in stored.entries]
    guests = {chair.guest for chair in stored.chairs}
    sent, done = ledger.sent[table], ledger.done.get(table, [])
    found.acknowledged += len(done)
    found.lost += [request for request in done if request not in said]
    found.doubled += [request for request, times in Counter(filter(None, order)).items() if times > 1]
    found.altered += [request for request in sent if request in said and said[request] != sent[request]]
    found.invented += [request for request in said if request.partition(":")[0] in guests and request not in sent]
    found.denied += [request for request in ledger.failed.get(table, []) if request in said]
    for guest in guests:
        mine = [request for request in done if request.partition(":")[0] == guest and request in said]
        if mine != [request for request in order if request in set(mine)]:
            found.disordered.append(f"{table} {guest}")
    try:
        replayed(stored)
    except Exception as problem:
        found.unplayable.append(f"{table}: {problem!r}")
