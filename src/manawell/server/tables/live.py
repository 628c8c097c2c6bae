"""A table at which people sit now: a message only to those for whom something changed.

It is a cache of the log. Other servers may write to the same log; then a number that this one wanted is taken
(`Conflict`), it reads the new entries, and the request is checked anew.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, TypeVar, cast

import msgspec

from manawell.kernel.journal import SPECTATOR
from manawell.server.cluster.bus import Present
from manawell.server.faults import Conflict, Missing, StorageDown
from manawell.server.storage.interface import Chair, Ended, Storage, Stored
from manawell.server.tables.client import Client, encode
from manawell.server.tables.foresights import Foresights
from manawell.server.tables.frames import Film
from manawell.server.tables.presence import Presence, Seldom
from manawell.server.tables.protocol import Chat, Line, Said, Scene, Snapshot, TableChanged, TableInfo, Update
from manawell.server.tables.scenes import scene, table_info
from manawell.server.tables.seating import seats_by_guest, viewer_for
from manawell.table.auto_answers import with_answers
from manawell.table.entries import Entry, Say
from manawell.table.table import Table

ATTEMPTS: Final = 20
"""How often a change may find that another server was faster; each time that one has stored something."""

PAGE: Final = 50
"""Lines of chat that are sent at once."""
STRIDE: Final = 100
"""Entries that are played again before others get their turn."""

Result = TypeVar("Result")


class LiveTable:
    """Whoever holds `lock` may change it: checked, stored, taken into account, then sent."""

    def __init__(self, stored: Stored, storage: Storage, table: Table | None = None) -> None:
        self.storage = storage
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.host = stored.host
        self.chairs = list(stored.chairs)
        self._seats = seats_by_guest(self.chairs)
        """Asked for all the time."""
        self.table = table or table_of(stored)
        """As it stands in the storage."""
        self.requests = {entry.request for entry in self.table.entries}
        """Those that have been carried out."""
        self.foresights = Foresights()
        self._film = Film()
        self.on_change: Callable[[LiveTable], None] = lambda _live: None
        """Told after every change, so that bots can be woken."""
        self.on_stored: Callable[[LiveTable], None] = lambda _live: None
        """Told when this server has stored something, so that others can be told."""
        self.on_company: Callable[[LiveTable], None] = lambda _live: None
        """Told when somebody has come or gone here."""
        self.on_removed: Callable[[LiveTable], None] = lambda _live: None
        """Told when the table is no more."""
        self.removed = False
        self.presence = Presence()
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
        return self.table.setting.id

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
        return viewer_for(self.table, self.mine(guest))

    def scene(self, guest: str | None) -> Scene:
        return scene(self.table, self.chairs, self.viewer(guest), self.mine(guest), bool(self.others(guest)))

    def info(self, guest: str | None) -> TableInfo:
        present = self.presence.everywhere(self._seats, len(self.clients))
        return table_info(self.table, self.chairs, self.host, self.mine(guest), present)

    def here(self) -> Present:
        """Who is connected to this server."""
        return self.presence.here(self._seats, len(self.clients))

    def hear_of(self, server: str, present: Present) -> None:
        """Another server says who is there."""
        self.presence.hear_of(server, present)
        self._company_told.ask()

    def enter(self, client: Client) -> None:
        self.clients.add(client)
        self.presence.come(client.id)
        self._snapshot(client)
        client.send(self.lines("", len(self.table.chat)))
        self._company_told.ask(now=len(self.clients) == 1)
        if self.removed:
            client.dropped.set()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.presence.go(client.id)
        self._company_told.ask(now=not self.clients)

    def lines(self, request: str, before: int) -> Chat:
        """The page of the chat that ends before this line."""
        first = max(0, min(before, len(self.table.chat)) - PAGE)
        return Chat(request, first, [_line(said) for said in self.table.chat[first : max(0, before)]])

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
                except Conflict:
                    continue
        raise StorageDown("fault-storage")

    async def look(self) -> None:
        """Take into account what others have stored. A newcomer does not queue to hear that there is nothing."""
        news = await self.storage.news(self.id, self.table.count)
        if news.entries or news.chairs != self.chairs or self.in_doubt:
            async with self.lock:
                await self.catch_up()

    async def _ask_storage(self, work: Awaitable[Result]) -> Result:
        try:
            return await work
        except Conflict:
            raise
        except StorageDown:
            self._refusals += 1
            raise

    async def catch_up(self) -> None:
        """The same for whoever holds the lock."""
        news = await self._ask_storage(self.storage.news(self.id, self.table.count))
        if not news.chairs:
            self._end()
            raise Missing("fault-no-table", table=self.id)
        self._add(news.entries)
        moved = news.chairs != self.chairs
        if moved:
            self._reseat(news.chairs)
        ours, self.in_doubt = self.in_doubt, False
        if news.entries or moved:
            self.tell(news.entries)
            if ours:
                self.on_stored(self)  # what was in doubt may have been stored after all

    async def append(self, wish: Entry, made: Stored | None = None) -> None:
        """Store an entry and the automatic answers to it, then add and tell them; the caller holds the lock and has
        checked it. The rules run once: what was rehearsed before it was stored is then only taken over. Nothing happens
        before what it follows, whatever the clocks of several servers say.
        """
        entry = msgspec.structs.replace(wish, at=max(round(time.time(), 3), self.table.latest))
        entries, outcome = with_answers(self.table, entry, self.people(), self.watched)
        ended = None if outcome is None or self.table.over else Ended(msgspec.to_builtins(outcome), entry.at)
        self.in_doubt = True
        await self._ask_storage(self.storage.append(self.id, self.table.count, entries, ended, made))
        self._add(entries)
        self.in_doubt = False
        self.on_stored(self)
        self.tell(entries)

    def _add(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.table.add(entry)
            self.requests.add(entry.request)

    async def take_chair(self, seat: int, chair: Chair) -> None:
        """Sit down; the caller holds the lock."""
        self.in_doubt = True
        if not await self._ask_storage(self.storage.take_chair(self.id, seat, chair)):
            raise Conflict("fault-storage")
        self.in_doubt = False
        self.chairs[seat] = chair
        self._recount()
        self.on_stored(self)
        self.tell()

    async def remove(self) -> None:
        """Forget it while it waits for players; the caller holds the lock."""
        self.in_doubt = True
        if not await self._ask_storage(self.storage.remove_table(self.id)):
            raise Conflict("fault-storage")
        self.on_stored(self)
        self._end()

    def _end(self) -> None:
        """It is no more, and whoever is here is sent away."""
        self.removed = True
        for client in self.clients:
            client.dropped.set()
        self.on_removed(self)

    def tell(self, entries: Iterable[Entry] = ()) -> None:
        """Everybody for whom something changed hears of it."""
        said = [_line(entry) for entry in entries if isinstance(entry, Say)]
        for client in self.clients:
            for line in said:
                client.send(Said(line))
            self.refresh(client)
        self.on_change(self)

    def _reseat(self, chairs: list[Chair]) -> None:
        self.chairs = chairs
        self._recount()
        for guest, seats in self._seats.items():
            if len(seats) == 1:  # at a hot seat every chair may have a name of its own
                self._call(guest, chairs[seats[0]].name)

    def _call(self, guest: str, name: str) -> None:
        """The name under which somebody speaks from now on."""
        for client in self.clients if self.presence.has(guest) else ():
            if client.guest is not None and client.id == guest:
                client.guest = msgspec.structs.replace(client.guest, name=name)

    def rename(self, guest: str, was: str, name: str) -> None:
        """A guest has another name; nothing happens where nobody knows them, nor to chairs with a name of their own."""
        self._call(guest, name)
        for seat in self.mine(guest):
            if self.chairs[seat].name == was:
                self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], name=name)
                self._company_told.ask()

    def names(self) -> tuple[str, ...]:
        return tuple(chair.name or "–" for chair in self.chairs)

    def refresh(self, client: Client) -> None:
        """Send what changed for this client; nothing when nothing did."""
        viewer = self.viewer(client.id)
        if viewer not in client.told or client.rewritten[viewer] != self.table.rewritten[viewer]:
            self._snapshot(client)
            return
        shown, news = self.scene(client.id), self.table.told(viewer)[client.told[viewer] :]
        encoded = encode(shown)
        if encoded != client.scene or news:
            client.scene = encoded
            client.told[viewer] += len(news)
            frames = self._film.frames(self.table, viewer, shown.view, len(news)) if client.filmed else []
            client.send(Update(scene=cast(Scene, msgspec.Raw(encoded)), events=news, frames=frames), viewer)
        self._refresh_info(client)

    def _snapshot(self, client: Client) -> None:
        info, shown = self.info(client.id), self.scene(client.id)
        client.table, client.scene = encode(info), encode(shown)
        client.table_made_of = self._made_of()
        client.told[shown.viewer] = len(self.table.told(shown.viewer))
        client.rewritten[shown.viewer] = self.table.rewritten[shown.viewer]
        events = self.table.told(shown.viewer)
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
        return self._company, self.table.over, self.table.rematch, self.table.proposals

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


def table_of(stored: Stored) -> Table:
    """What the log of a table adds up to."""
    table = _begun(stored)
    for entry in stored.entries:
        table.add(entry)
    return table


async def table_in_turns(stored: Stored) -> Table:
    """The same, and others are served meanwhile."""
    table = _begun(stored)
    for entry in stored.entries:
        table.add(entry)
        if not table.count % STRIDE:
            await asyncio.sleep(0)
    return table


def _begun(stored: Stored) -> Table:
    return Table(stored.setting, tuple(chair.name or "–" for chair in stored.chairs))


def _line(said: Say) -> Line:
    unknown = said.watching is None and said.seat == SPECTATOR
    return Line(said.name, said.text, said.at, None if unknown else said.seat)
