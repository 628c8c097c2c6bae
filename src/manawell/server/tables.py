"""A table at which people sit now: a message only to those for whom something changed.

It is a cache of the log. Other servers may write to the same log; then a number that this one wanted is taken
(`Outrun`), it looks what came, and the request is checked anew.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Final, TypeVar, cast

import msgspec

from manawell.server.bus import Present
from manawell.server.client import Client, encode
from manawell.server.company import Company, Seldom
from manawell.server.course import Course
from manawell.server.faults import Outrun, Unstored
from manawell.server.protocol import Chat, Said, Scene, Snapshot, TableChanged, TableInfo, Update
from manawell.server.scenes import scene, table_info
from manawell.server.seating import seats_by_guest, viewer_for
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
        self._seats = seats_by_guest(self.chairs)
        """Asked for all the time."""
        self.course = course or course_of(stored)
        self.sights = Sights()
        self.on_change: Callable[[Table], None] = lambda _table: None
        """Told after every change, so that bots can be woken."""
        self.on_stored: Callable[[Table], None] = lambda _table: None
        """Told when this server has stored something, so that others can be told."""
        self.on_company: Callable[[Table], None] = lambda _table: None
        """Told when somebody has come or gone here."""
        self.company = Company()
        self._company = 0
        """How often its changes were told."""
        self._company_told = Seldom(self._tell_company)
        self._infos: dict[tuple[int, ...], bytes] = {}
        """By seats: the table's info as all who have these seats see it, and what it was made of."""
        self._infos_made_of: tuple[Any, ...] = ()
        self.in_doubt = False
        """A write was begun and did not end well: the log is read again before anything else happens here."""
        self._refusals = 0
        """How often the storage has refused."""

    @property
    def id(self) -> str:
        return self.course.setting.id

    def mine(self, guest: str | None) -> list[int]:
        """The seats of a guest."""
        return self._seats.get(guest, []) if guest is not None else []

    def others(self, guest: str | None) -> set[str]:
        """The people who sit here besides this one."""
        return self._seats.keys() - {guest}

    def people(self) -> list[int]:
        """The seats on which people sit."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    @property
    def watched(self) -> bool:
        """Several people play, who see each other think. At a hot seat they do so anyway."""
        return len(self.others(None)) > 1

    def viewer(self, guest: str | None) -> int:
        return viewer_for(self.course, self.mine(guest))

    def scene(self, guest: str | None) -> Scene:
        return scene(self.course, self.chairs, self.viewer(guest), self.mine(guest), bool(self.others(guest)))

    def info(self, guest: str | None) -> TableInfo:
        present = self.company.everywhere(self._seats, len(self.clients))
        return table_info(self.course, self.chairs, self.mine(guest), present)

    def here(self) -> Present:
        """Who is connected to this server."""
        return self.company.here(self._seats, len(self.clients))

    def hear_of(self, server: str, present: Present) -> None:
        """Another server says who is there."""
        self.company.hear_of(server, present)
        self._company_told.ask()

    def enter(self, client: Client) -> None:
        self.clients.add(client)
        self.company.come(client.id)
        self._snapshot(client)
        client.send(self.lines("", len(self.course.chat)))
        self._company_told.ask(now=len(self.clients) == 1)

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.company.go(client.id)
        self._company_told.ask(now=not self.clients)

    def lines(self, request: str, before: int) -> Chat:
        """The page of the chat that ends before this line."""
        first = max(0, min(before, len(self.course.chat)) - PAGE)
        return Chat(request, first, self.course.chat[first : max(0, before)])

    async def ready(self) -> None:
        """Call it first when holding the lock."""
        if self.in_doubt:
            await self.catch_up()

    async def change(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Alone at the table: check and store. Once more from the beginning whenever another server was faster.
        Those who wait meanwhile are told of the same trouble, lest each of them meet a storage that hangs anew.
        """
        before = self._refusals
        async with self.lock:
            for _ in range(ATTEMPTS if self._refusals == before else 0):
                await self.ready()
                try:
                    return await work()
                except Outrun:
                    continue
        raise Unstored("fault-storage")

    async def look(self) -> None:
        """Take into account what others have stored. A newcomer does not queue to hear that there is nothing."""
        news = await self.storage.news(self.id, self.course.count)
        if news.entries or news.chairs != self.chairs or self.in_doubt:
            async with self.lock:
                await self.catch_up()

    async def _ask_storage(self, work: Awaitable[Result]) -> Result:
        try:
            return await work
        except Outrun:
            raise
        except Unstored:
            self._refusals += 1
            raise

    async def catch_up(self) -> None:
        """The same for whoever holds the lock."""
        news = await self._ask_storage(self.storage.news(self.id, self.course.count))
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
        """Store an entry and what follows by habit, then tell; the caller holds the lock and has checked it. Nothing
        happens before what it follows, whatever the clocks of several servers say.
        """
        at = max(round(time.time(), 3), self.course.latest)
        entry = Entry(self.course.count, kind, seat, dict(data), request, at)
        entries, outcome = self.course.follow_up(entry, self.people(), self.watched)
        ended = None if outcome is None else Ended(msgspec.to_builtins(outcome), entry.at)
        self.in_doubt = True
        await self._ask_storage(self.storage.append(self.id, entries, ended, made))
        for stored in entries:
            self.course.add(stored)
        self.in_doubt = False
        self.on_stored(self)
        self.tell(entries)

    async def take_chair(self, seat: int, chair: Chair) -> None:
        """Sit down; the caller holds the lock."""
        self.in_doubt = True
        if not await self._ask_storage(self.storage.take_chair(self.id, seat, chair)):
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
        for client in self.clients if self.company.has(guest) else ():
            if client.guest is not None and client.id == guest:
                client.guest = msgspec.structs.replace(client.guest, name=name)

    def rename(self, guest: str, name: str) -> None:
        """A guest has another name; nothing happens where nobody knows them."""
        self._call(guest, name)
        for seat in self.mine(guest):
            self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], name=name)
            self._company_told.ask()

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
        client.table_made_of = self._made_of()
        client.told[shown.viewer] = len(self.course.told(shown.viewer))
        client.rewritten[shown.viewer] = self.course.rewritten[shown.viewer]
        events = self.course.told(shown.viewer)
        client.send(Snapshot(table=info, scene=shown, events=events), shown.viewer)

    def _recount(self) -> None:
        """Somebody has sat down, and may have watched before."""
        self._company += 1
        self._seats = seats_by_guest(self.chairs)
        self.on_company(self)

    def _tell_company(self) -> None:
        """Somebody has come, gone, or changed the name."""
        self._company += 1
        for client in self.clients:
            self._refresh_info(client)
        self.on_company(self)

    def _made_of(self) -> tuple[Any, ...]:
        """What the table's info depends on."""
        return self._company, self.course.over, self.course.rematch, self.course.offers()

    def _refresh_info(self, client: Client) -> None:
        """Most moves change nothing of it, and then it is not even made; a crowd shares one."""
        made_of = self._made_of()
        if made_of == client.table_made_of:
            return
        client.table_made_of = made_of
        if made_of != self._infos_made_of:
            self._infos_made_of, self._infos = made_of, {}
        mine = tuple(self.mine(client.id))
        if mine not in self._infos:
            self._infos[mine] = encode(self.info(client.id))
        encoded = self._infos[mine]
        if encoded != client.table:
            client.table = encoded
            client.send(TableChanged(cast(TableInfo, msgspec.Raw(encoded))))


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
