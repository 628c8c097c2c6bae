"""A table at which people sit now: a message only to those for whom something changed.

It is a cache of the log. Other servers may write to the same log; then a number that this one wanted is taken
(`Outrun`), it looks what came, and the request is checked anew.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Final, TypeVar, cast

import msgspec

from manawell.server.client import Client, encode
from manawell.server.course import Course
from manawell.server.faults import Outrun, Unstored
from manawell.server.protocol import Chat, Said, Scene, Snapshot, TableChanged, TableInfo, Update
from manawell.server.scenes import scene, table_info
from manawell.server.seating import others_than, seats_of, viewer_for
from manawell.server.sights import Sights
from manawell.server.storage import Chair, Ended, Entry, Storage, Stored

ATTEMPTS: Final = 20
"""How often a change may find that another server was faster; each time that one has stored something."""

PAGE: Final = 50
"""Lines of chat that are sent at once."""
STRIDE: Final = 100
"""Entries that are played again before others get their turn."""

Result = TypeVar("Result")


class Table:
    """Whoever holds `lock` may change it: checked, stored, taken into account, then sent."""

    def __init__(self, stored: Stored, storage: Storage, course: Course | None = None) -> None:
        self.storage = storage
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.chairs = list(stored.chairs)
        self.course = course or course_of(stored)
        self.sights = Sights()
        self.on_change: Callable[[Table], None] = lambda _table: None
        """Told after every change, so that bots can be woken."""
        self.on_stored: Callable[[Table], None] = lambda _table: None
        """Told when this server has stored something, so that others can be told."""
        self.on_company: Callable[[Table], None] = lambda _table: None
        """Told when somebody has come or gone here."""
        self.elsewhere: dict[str, list[str | None]] = {}
        """By other server: the clients that it has at this table."""
        self._company = 0
        """How often it has changed."""
        self._seats: dict[str | None, list[int]] = {}
        self._others: dict[str | None, set[str]] = {}
        self.in_doubt = False
        """A write was begun and did not end well: the log is read again before anything else happens here."""

    @property
    def id(self) -> str:
        return self.course.setting.id

    def mine(self, guest: str | None) -> list[int]:
        """The seats of a guest; kept until the company changes, since they are asked for all the time."""
        if guest not in self._seats:
            self._seats[guest] = seats_of(self.chairs, guest)
        return self._seats[guest]

    def others(self, guest: str | None) -> set[str]:
        """The people at the table besides this one; kept like their seats."""
        if guest not in self._others:
            self._others[guest] = others_than(self.chairs, guest)
        return self._others[guest]

    def people(self) -> list[int]:
        """The seats on which people sit."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def viewer(self, guest: str | None) -> int:
        return viewer_for(self.course, self.mine(guest))

    def scene(self, guest: str | None) -> Scene:
        return scene(self.course, self.chairs, self.viewer(guest), self.mine(guest), bool(self.others(guest)))

    def info(self, guest: str | None) -> TableInfo:
        present = [*self.here(), *(one for those in self.elsewhere.values() for one in those)]
        watchers = sum(1 for one in present if not self.mine(one))
        return table_info(self.course, self.chairs, self.mine(guest), set(present), watchers)

    def here(self) -> list[str | None]:
        """Whose clients are connected to this server."""
        return [client.id for client in self.clients]

    def hear_of(self, server: str, present: list[str | None]) -> None:
        """Another server says who is there."""
        self.elsewhere.pop(server, None)
        if present:
            self.elsewhere[server] = present
        self._company_changed()

    def enter(self, client: Client) -> None:
        self.clients.add(client)
        self._snapshot(client)
        client.send(self.lines("", len(self.course.chat)))
        self._company_changed()
        self.on_company(self)

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self._company_changed()
        self.on_company(self)

    def lines(self, request: str, before: int) -> Chat:
        """The page of the chat that ends before this line."""
        first = max(0, min(before, len(self.course.chat)) - PAGE)
        return Chat(request, first, self.course.chat[first : max(0, before)])

    async def ready(self) -> None:
        """Call it first when holding the lock."""
        if self.in_doubt:
            await self.catch_up()

    async def change(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Alone at the table: check and store. Once more from the beginning whenever another server was faster."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                await self.ready()
                try:
                    return await work()
                except Outrun:
                    continue
        raise Unstored("fault-storage")

    async def look(self) -> None:
        """Take into account what others have stored."""
        async with self.lock:
            await self.catch_up()

    async def catch_up(self) -> None:
        """The same for whoever holds the lock."""
        news = await self.storage.news(self.id, self.course.count)
        for entry in news.entries:
            self.course.add(entry)
        moved = news.chairs != self.chairs
        if moved:
            self._reseat(news.chairs)
        ours, self.in_doubt = self.in_doubt, False
        if news.entries or moved:
            self.tell(news.entries)
            if ours:
                self.on_stored(self)  # what was in doubt may have been stored after all

    async def append(
        self, kind: str, seat: int, data: Mapping[str, Any], request: str, made: Stored | None = None
    ) -> None:
        """Store an entry and what follows by habit, then tell; the caller holds the lock and has checked it."""
        entry = Entry(self.course.count, kind, seat, dict(data), request, round(time.time(), 3))
        entries, outcome = self.course.follow_up(entry, self.people())
        ended = None if outcome is None else Ended(msgspec.to_builtins(outcome), entry.at)
        self.in_doubt = True
        await self.storage.append(self.id, entries, ended, made)
        for stored in entries:
            self.course.add(stored)
        self.in_doubt = False
        self.on_stored(self)
        self.tell(entries)

    async def take_chair(self, seat: int, chair: Chair) -> None:
        """Sit down; the caller holds the lock."""
        self.in_doubt = True
        if not await self.storage.take_chair(self.id, seat, chair):
            raise Outrun("fault-storage")
        self.in_doubt = False
        self.chairs[seat] = chair
        self._recount()
        self.on_stored(self)
        self.tell()

    def tell(self, entries: Iterable[Entry] = ()) -> None:
        """Everybody for whom something changed hears of it."""
        said = sum(1 for entry in entries if entry.kind == "say")
        for client in self.clients:
            for line in self.course.chat[len(self.course.chat) - said :]:
                client.send(Said(line))
            self.refresh(client)
        self.on_change(self)

    def _reseat(self, chairs: list[Chair]) -> None:
        self.chairs = chairs
        self._recount()
        for chair in chairs:
            if chair.guest is not None:
                self._call(chair.guest, chair.name)

    def _call(self, guest: str, name: str) -> None:
        """The name under which somebody speaks from now on."""
        for client in self.clients:
            if client.guest is not None and client.id == guest:
                client.guest = msgspec.structs.replace(client.guest, name=name)

    def rename(self, guest: str, name: str) -> None:
        if all(one.guest != guest for one in self.chairs) and all(client.id != guest for client in self.clients):
            return
        for seat in self.mine(guest):
            self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], name=name)
        self._call(guest, name)
        self._company_changed()

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
            client.send(Update(scene=cast(Scene, msgspec.Raw(encoded)), events=news), viewer)
        self._refresh_info(client)

    def _snapshot(self, client: Client) -> None:
        info, shown = self.info(client.id), self.scene(client.id)
        client.table, client.scene = encode(info), encode(shown)
        client.told[shown.viewer] = len(self.course.told(shown.viewer))
        client.rewritten[shown.viewer] = self.course.rewritten[shown.viewer]
        events = self.course.told(shown.viewer)
        client.send(Snapshot(table=info, scene=shown, events=events), shown.viewer)

    def _recount(self) -> None:
        """Somebody has sat down, come, gone, or changed the name."""
        self._company += 1
        self._seats.clear()
        self._others.clear()

    def _company_changed(self) -> None:
        self._recount()
        for client in self.clients:
            self._refresh_info(client)

    def _refresh_info(self, client: Client) -> None:
        """Most moves change nothing of it, and then it is not even made."""
        course = self.course
        made_of = (self._company, course.over, course.rematch, course.offers())
        if made_of == client.table_made_of:
            return
        client.table_made_of = made_of
        info = self.info(client.id)
        encoded = encode(info)
        if encoded != client.table:
            client.table = encoded
            client.send(TableChanged(info))


def course_of(stored: Stored) -> Course:
    """What the log of a table adds up to."""
    course = _begun(stored)
    for entry in stored.entries:
        course.add(entry)
    return course


async def course_in_turns(stored: Stored) -> Course:
    """The same, and others are served meanwhile."""
    course = _begun(stored)
    for entry in stored.entries:
        course.add(entry)
        if not course.count % STRIDE:
            await asyncio.sleep(0)
    return course


def _begun(stored: Stored) -> Course:
    return Course(stored.setting, tuple(chair.name or "–" for chair in stored.chairs))
