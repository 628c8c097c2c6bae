"""A table at which people sit now: one writer, and a message only to those for whom something changed."""

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from manawell.kernel.state import NOBODY
from manawell.server.client import Client, encode
from manawell.server.course import Course
from manawell.server.protocol import Said, Scene, Snapshot, TableChanged, TableInfo, Update
from manawell.server.scenes import scene, table_info, telling
from manawell.server.seating import others_than, seats_of, viewer_for
from manawell.server.sights import Sights
from manawell.server.storage import Chair, Ended, Entry, Storage, Stored


class Table:
    """Whoever holds `lock` may change it: checked, stored, taken into account, then sent."""

    def __init__(self, stored: Stored, storage: Storage) -> None:
        self.storage = storage
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.chairs = list(stored.chairs)
        self.course = _course(stored)
        self.sights = Sights()
        self.on_change: Callable[[Table], None] = lambda _table: None
        """Told after every change, so that bots can be woken."""
        self.in_doubt = False
        """A write was begun and did not end well: the log is read again before anything else happens here."""

    @property
    def id(self) -> str:
        return self.course.setting.id

    def mine(self, guest: str | None) -> list[int]:
        return seats_of(self.chairs, guest)

    def others(self, guest: str | None) -> set[str]:
        """The people at the table besides this one."""
        return others_than(self.chairs, guest)

    def viewer(self, guest: str | None) -> int:
        return viewer_for(self.course, self.mine(guest))

    def scene(self, guest: str | None) -> Scene:
        return scene(self.course, self.chairs, self.viewer(guest), self.mine(guest), bool(self.others(guest)))

    def info(self, guest: str | None) -> TableInfo:
        online = {client.id for client in self.clients}
        watchers = sum(1 for client in self.clients if not self.mine(client.id))
        return table_info(self.course, self.chairs, self.mine(guest), online, watchers)

    def enter(self, client: Client) -> None:
        self.clients.add(client)
        self._snapshot(client)
        self._refresh_infos()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self._refresh_infos()

    async def ready(self) -> None:
        """Call it first when holding the lock."""
        if self.in_doubt:
            stored = await self.storage.find_table(self.id)
            assert stored is not None, "tables are never removed"
            self.chairs, self.course = list(stored.chairs), _course(stored)
            self.in_doubt = False
            for client in self.clients:
                self.refresh(client)

    async def append(self, kind: str, seat: int, data: Mapping[str, Any], request: str) -> None:
        """Store an entry and what follows by habit, then tell; the caller holds the lock and has checked it."""
        entry = await self._store(kind, seat, data, request)
        if kind in ("move", "undo", "habits"):
            await self._follow_habits()
        self.tell(entry)

    async def _store(self, kind: str, seat: int, data: Mapping[str, Any], request: str) -> Entry:
        entry = Entry(self.course.count, kind, seat, dict(data), request, time.time())
        outcome = self.course.outcome_after(entry)
        ended = None if outcome is None else Ended(msgspec.to_builtins(outcome), entry.at)
        self.in_doubt = True
        await self.storage.append(self.id, entry, ended)
        self.course.add(entry)
        self.in_doubt = False
        return entry

    async def _follow_habits(self) -> None:
        """Make the moves that people leave to the habits of their seats, until somebody must really decide."""
        game = self.course.match.game
        while game.habits:
            match = self.course.match
            seat = match.actor
            if seat == NOBODY or self.chairs[seat].kind != "person":
                return
            text, habits = game.habit(match.view(seat), self.course.habits[seat])
            if habits != self.course.habits[seat]:
                await self._store("habits", seat, {"habits": habits}, f"habit:{secrets.token_hex(8)}")
            if text is None:
                return
            await self._store("move", seat, {"text": text}, f"habit:{secrets.token_hex(8)}")

    async def take_chair(self, seat: int, chair: Chair) -> bool:
        self.in_doubt = True
        taken = await self.storage.take_chair(self.id, seat, chair)
        self.in_doubt = not taken
        if not taken:
            return False
        self.chairs[seat] = chair
        self.tell()
        return True

    def tell(self, entry: Entry | None = None) -> None:
        """Everybody for whom something changed hears of it."""
        if entry is not None and entry.kind == "say":
            for client in self.clients:
                client.send(Said(self.course.chat[-1]))
        for client in self.clients:
            self.refresh(client)
        self.on_change(self)

    def rename(self, guest: str, name: str) -> None:
        for seat in self.mine(guest):
            self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], name=name)
        for client in self.clients:
            if client.guest is not None and client.id == guest:
                client.guest = msgspec.structs.replace(client.guest, name=name)
        self._refresh_infos()

    def names(self) -> tuple[str, ...]:
        return tuple(chair.name or "–" for chair in self.chairs)

    def refresh(self, client: Client) -> None:
        """Send what changed for this client; nothing when nothing did."""
        viewer = self.viewer(client.id)
        if viewer not in client.told or client.rewritten[viewer] != self.course.rewritten[viewer]:
            self._snapshot(client)
            return
        shown, news = self.scene(client.id), self.course.told(viewer)[client.told[viewer] :]
        encoded = encode(shown)
        if encoded != client.scene or news:
            client.scene = encoded
            client.told[viewer] += len(news)
            client.send(Update(scene=shown, events=telling(news)))
        self._refresh_info(client)

    def _snapshot(self, client: Client) -> None:
        info, shown = self.info(client.id), self.scene(client.id)
        client.table, client.scene = encode(info), encode(shown)
        client.told[shown.viewer] = len(self.course.told(shown.viewer))
        client.rewritten[shown.viewer] = self.course.rewritten[shown.viewer]
        events = telling(self.course.told(shown.viewer))
        client.send(Snapshot(table=info, scene=shown, events=events, chat=list(self.course.chat)))

    def _refresh_infos(self) -> None:
        for client in self.clients:
            self._refresh_info(client)

    def _refresh_info(self, client: Client) -> None:
        info = self.info(client.id)
        encoded = encode(info)
        if encoded != client.table:
            client.table = encoded
            client.send(TableChanged(info))


def _course(stored: Stored) -> Course:
    course = Course(stored.setting, tuple(chair.name or "–" for chair in stored.chairs))
    for entry in stored.entries:
        course.add(entry)
    return course
