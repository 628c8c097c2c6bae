"""A table in use: messages go only to those clients for whom something changed.

It is a cache of the log. Other servers may write to the same log; then a number that this one wanted is taken
(`Conflict`), it reads the new entries, and the request is checked again.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, TypeVar, cast

import msgspec

from manawell.kernel.game import AnyGame
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.registry import find_game
from manawell.kernel.state import NOBODY, State
from manawell.server.cluster.bus import Present
from manawell.server.faults import Conflict, Missing, ServerFault, StorageDown
from manawell.server.storage.interface import Call, Chair, Deadline, Ended, Storage, Stored
from manawell.server.tables.calling import REMATCH, calls_after, calls_to_begin, calls_to_company, calls_to_deal
from manawell.server.tables.client import Client, encode
from manawell.server.tables.foresights import Foresights
from manawell.server.tables.frames import Film
from manawell.server.tables.presence import Presence, Seldom
from manawell.server.tables.protocol import Chat, Line, Said, Scene, Snapshot, TableChanged, TableInfo, Update
from manawell.server.tables.scenes import scene, table_info
from manawell.server.tables.seating import is_full, log_of, salts_of, seats_by_guest, viewer_for
from manawell.table.auto_answers import with_answers
from manawell.table.entries import Entry, Say, Start
from manawell.table.table import Table
from manawell.table.undealt import Undealt

ATTEMPTS: Final = 20
"""How often a change may find that another server was faster; each time, that one has stored something."""

START: Final = "start"
"""The request that starts the clocks."""
PAGE: Final = 50
"""The number of chat lines sent at once."""
STRIDE: Final = 100
"""The number of entries replayed before others get their turn."""

Result = TypeVar("Result")


class LiveTable:
    """The holder of `lock` may change it: check, store, add, then send."""

    def __init__(self, stored: Stored, storage: Storage, log: Table | Undealt | None = None) -> None:
        self.storage = storage
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.host = stored.host
        self.code = stored.code
        self.no_time_out_before = 0.0
        """Until then nobody is too late: the server was away, and people need a moment to come back."""
        self.chairs = list(stored.chairs)
        self._seats = seats_by_guest(self.chairs)
        """Cached, since it is needed all the time."""
        self.log: Table | Undealt = log or replayed(stored)
        """The table as stored; nothing is dealt before everybody is there."""
        self.requests = {entry.request for entry in self.log.entries}
        """The requests that have been carried out."""
        self.foresights = Foresights()
        self._film = Film()
        self.on_change: Callable[[LiveTable], None] = lambda _live: None
        """Called after every change, so that bots can be woken."""
        self.on_stored: Callable[[LiveTable], None] = lambda _live: None
        """Called when this server has stored something, so that other workers can be told."""
        self.on_company: Callable[[LiveTable], None] = lambda _live: None
        """Called when somebody has come or gone here."""
        self.on_seen: Callable[[LiveTable, str], None] = lambda _live, _guest: None
        """Called when somebody who sits here looks at the table again."""
        self.on_removed: Callable[[LiveTable], None] = lambda _live: None
        """Called when the table has been removed."""
        self.removed = False
        self.presence = Presence()
        self._away: dict[str, float] = dict.fromkeys(self._seats, time.monotonic())
        """By guest who sits here and is not connected: since when, as far as this server knows."""
        self._company = 0
        """Counts the changes of who is here, for `_made_of`."""
        self._company_told = Seldom()
        self._infos: dict[tuple[int, ...], bytes] = {}
        """By seats: the encoded info for all who have these seats, made from `_infos_made_of`."""
        self._infos_made_of: tuple[Any, ...] = ()
        self.in_doubt = False
        """A write failed or was interrupted: the log is read again before anything else happens here."""
        self.unsure: set[str] = set()
        """The requests of which nobody knows whether they are stored, until the log is read again."""
        self._refusals = 0
        """How often the storage has failed."""

    @property
    def id(self) -> str:
        return self.log.setting.id

    @property
    def game(self) -> AnyGame:
        return find_game(self.log.setting.game, self.log.setting.rules)

    @property
    def dealt(self) -> bool:
        return isinstance(self.log, Table)

    @property
    def table(self) -> Table:
        """The table once the cards are dealt; before that, whoever asks for it is refused."""
        if not isinstance(self.log, Table):
            raise ServerFault("fault-seats-open")
        return self.log

    def mine(self, guest: str | None) -> list[int]:
        """The seats of a guest."""
        return self._seats.get(guest, []) if guest is not None else []

    def others(self, guest: str | None) -> set[str]:
        """The people who sit here besides this guest."""
        return self._seats.keys() - {guest}

    def people(self) -> list[int]:
        """The seats for which people decide."""
        gone = self.log.deputies
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and seat not in gone]

    def bot_to_move(self) -> int | None:
        """The seat of a bot that must decide, if any."""
        actor = self.table.match.actor if self.dealt else NOBODY
        return None if actor == NOBODY or self.level_of(actor) is None else actor

    def level_of(self, seat: int) -> str | None:
        """The level of the bot that decides for a seat; None if a person does."""
        chair = self.chairs[seat]
        return self.log.deputies.get(seat, (chair.level or "") if chair.kind == "bot" else None)

    @property
    def watched(self) -> bool:
        """Whether several people play, who see each other think."""
        return len(self.others(None)) > 1

    def viewer(self, guest: str | None) -> int:
        return viewer_for(self.log, self.mine(guest))

    def scene(self, guest: str | None) -> Scene:
        return scene(self.table, self.viewer(guest), self.mine(guest), bool(self.others(guest)))

    def info(self, guest: str | None) -> TableInfo:
        present = self.presence.everywhere(self._seats)
        return table_info(self.log, self.chairs, self.host, self.mine(guest), present, self.code)

    def here(self) -> Present:
        """Who is connected to this server."""
        return self.presence.here(self._seats)

    def is_away(self, seat: int, seconds: float) -> bool:
        """Whether the person on this seat has not been connected for so long."""
        since = self._away.get(self.chairs[seat].guest or "")
        return since is not None and time.monotonic() - since >= seconds

    def hear_of(self, server: str, present: Present) -> None:
        """Another server says who is there."""
        self.presence.hear_of(server, present)
        self._company_told.ask(self._tell_company)

    def enter(self, client: Client, hidden: bool = False) -> None:
        """Let somebody in; one who is `hidden` is not named among the spectators."""
        self.clients.add(client)
        self.presence.come(client.guest, hidden)
        self._snapshot(client)
        client.send(self.lines("", len(self.log.chat)))
        self._company_told.ask(self._tell_company, now=len(self.clients) == 1)
        self.look_up(client, client.looking)
        if self.removed:
            client.dropped.set()

    def looks(self, guest: str) -> bool:
        """Whether a guest is looking at the table, on this server."""
        return self.presence.has(guest) and any([one.looking and one.id == guest for one in self.clients])

    def look_up(self, client: Client, looking: bool) -> None:
        """A client says whether its page is in view."""
        client.looking = looking
        if looking and client.id is not None and self.mine(client.id):
            self.on_seen(self, client.id)

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.presence.go(client.id)
        self._company_told.ask(self._tell_company, now=not self.clients)

    def lines(self, request: str, before: int) -> Chat:
        """The page of the chat that ends before this line."""
        chat = self.log.chat
        first = max(0, min(before, len(chat)) - PAGE)
        return Chat(request, first, [_line(said) for said in chat[first : max(0, before)]])

    async def ready(self) -> None:
        """Read the log again if it is in doubt, and see whether a clock must start or has run out; to be called first
        by whoever takes the lock.
        """
        if self.in_doubt:
            await self.catch_up()
        if self.log.setting.terms.clock is not None and self.dealt and not self.removed:
            await self._keep_time()

    async def _keep_time(self) -> None:
        """Whoever first finds that a clock has run out says so in the log; for all others the number is taken."""
        table = self.table
        if table.clocks is None:
            if not table.over:
                await self.append(Start(tuple(self.people()), request=START))
            return
        due = table.clocks.due
        if due is not None and time.time() > max(due, self.no_time_out_before):
            late = table.timing_out(table.clocks.running, table.setting.terms.late)
            await self.append(msgspec.structs.replace(late, request=f"time:{table.count}"))

    async def change(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Carry out `work` under the lock, from the beginning again whenever another server was faster. Requests that
        were waiting while the storage failed fail at once, so that they do not each wait for a storage that hangs.
        """
        before, unsure = self._refusals, False
        async with self.lock:
            for _ in range(ATTEMPTS if self._refusals == before else 0):
                try:
                    await self.ready()
                    unsure = False  # the log has been read: what was lost is in it, or its number is taken
                    return await work()
                except Conflict as taken:
                    unsure = unsure or taken.unsure
                except StorageDown as down:
                    if not unsure:
                        raise
                    raise StorageDown(unsure=True) from down
        raise StorageDown(unsure=unsure)

    async def look(self) -> None:
        """Add what others have stored. The lock is taken only if there is something new, so newcomers do not queue."""
        news = await self.storage.news(self.id, self.log.count)
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
        """Add what others have stored; the caller holds the lock."""
        news = await self._ask_storage(self.storage.news(self.id, self.log.count))
        if not news.chairs:
            self._end()
            raise Missing("fault-no-table", table=self.id)
        moved = news.chairs != self.chairs
        if moved:
            self._reseat(news.chairs)
        self._add(news.entries)
        self.unsure.clear()
        ours, self.in_doubt = self.in_doubt, False
        if news.entries or moved:
            self.tell(news.entries)
            if ours:
                self.on_stored(self)  # our own write may have been stored after all

    def append(self, wish: Entry, made: Stored | None = None) -> Awaitable[None]:
        """Store an entry and the automatic answers to it, then add and send them; the caller holds the lock and has
        checked the entry. The rules run once, when it is called: the rehearsed result is taken over once it is stored,
        which the caller awaits. No entry is earlier than the one before it, whatever the clocks of several servers say.
        """
        entry = msgspec.structs.replace(wish, at=max(round(time.time(), 3), self.log.latest))
        if isinstance(self.log, Undealt):
            return self._store(self.storage.append(self.id, self.log.count, [entry]), [entry])
        people = self.people()
        entries, outcome, states = with_answers(self.table, entry, people, self.watched)
        ended = None if outcome is None or self.table.over else Ended(msgspec.to_builtins(outcome), entry.at)
        deadline = self._deadline(entries, states, ended)
        actor, over = states[-1].actor, outcome is not None
        calls = calls_after(self.table, self.chairs, people, self.looks, entry, actor, over)
        if made is not None:
            calls = calls_to_begin(made.setting.id, made.chairs, REMATCH, self.looks)
        work = self.storage.append(self.id, self.table.count, entries, ended, made, deadline, calls)
        return self._store(work, entries)

    async def _store(self, work: Awaitable[None], entries: list[Entry]) -> None:
        self.in_doubt = True
        try:
            await self._ask_storage(work)
        except StorageDown as down:
            if down.unsure:
                self.unsure.update([entry.request for entry in entries])
            raise
        self._add(entries)
        self.in_doubt = False
        self.on_stored(self)
        self.tell(entries)

    def _deadline(self, entries: list[Entry], states: list[State], ended: Ended | None) -> Deadline | None:
        """When the running clock will run out once these entries are stored; None where no clock is concerned."""
        table = self.table
        if table.setting.terms.clock is None or table.over:
            return None
        clocks = table.clocks
        for entry, state in zip(entries, states, strict=True):
            clocks = table.tick(clocks, entry, state, state.actor)
        return Deadline(None if ended is not None or clocks is None else clocks.due)

    def _add(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.log.add(entry)
            self.requests.add(entry.request)

    async def take_chair(self, seat: int, chair: Chair) -> None:
        """Sit down; the caller holds the lock."""
        then = [chair if at == seat else one for at, one in enumerate(self.chairs)]
        log = self._log_with(then)
        calls = calls_to_company(self.id, then, self.looks, seat) + self._calls_to_deal(log, then, chair.guest)
        await self._change_chairs(self.storage.take_chair(self.id, seat, chair, calls), then, log)

    async def salt(self, guest: str, salt: str) -> None:
        """Add a guest's salt to the deal, on all of their seats; the caller holds the lock."""
        mine = [self.chairs[seat].salt for seat in self.mine(guest)]
        if None in mine:
            await self._take_salts({seat: salt for seat in self.mine(guest) if self.chairs[seat].salt is None}, guest)
        elif salt not in mine:  # otherwise it was sent again after a lost connection
            raise ServerFault("fault-salt-late", salt=salt)

    async def deal(self) -> None:
        """Wait for no more salts if all seats are taken; the caller holds the lock."""
        if is_full(self.chairs) and not self.dealt:
            await self._take_salts({seat: "" for seat, chair in enumerate(self.chairs) if chair.salt is None}, None)
            await self.ready()

    async def _take_salts(self, salts: dict[int, str], author: str | None) -> None:
        then = [
            msgspec.structs.replace(chair, salt=salts.get(seat, chair.salt)) for seat, chair in enumerate(self.chairs)
        ]
        log = self._log_with(then)
        calls = self._calls_to_deal(log, then, author)
        await self._change_chairs(self.storage.take_salts(self.id, salts, calls), then, log)

    def _log_with(self, chairs: list[Chair]) -> Table | Undealt:
        """The log at a table where these sit: dealt if everybody has come now."""
        if self.dealt or salts_of(chairs) is None:
            return self.log
        log = log_of(self.log.setting, chairs)
        for entry in self.log.entries:
            log.add(entry)
        return log

    def _calls_to_deal(self, log: Table | Undealt, chairs: list[Chair], author: str | None) -> list[Call]:
        return calls_to_deal(log, chairs, self.looks, author) if isinstance(log, Table) else []

    async def _change_chairs(self, work: Awaitable[bool], then: list[Chair], log: Table | Undealt) -> None:
        self.in_doubt = True
        if not await self._ask_storage(work):
            raise Conflict
        self.in_doubt = False
        self.chairs, self.log = then, log
        self._recount()
        self.on_stored(self)
        self.tell()

    async def remove(self) -> None:
        """Remove the table while it waits for players; the caller holds the lock."""
        self.in_doubt = True
        if not await self._ask_storage(self.storage.remove_table(self.id)):
            raise Conflict
        self.on_stored(self)
        self._end()

    def _end(self) -> None:
        """The table is gone: disconnect everybody here."""
        self.removed = True
        for client in self.clients:
            client.dropped.set()
        self.on_removed(self)

    def tell(self, entries: Iterable[Entry] = ()) -> None:
        """Send everybody what changed for them."""
        said = [_line(entry) for entry in entries if isinstance(entry, Say)]
        for client in self.clients:
            for line in said:
                client.send(Said(line))
            self.refresh(client)
        self.on_change(self)

    def _reseat(self, chairs: list[Chair]) -> None:
        self.chairs, self.log = chairs, self._log_with(chairs)
        self._recount()
        for guest, seats in self._seats.items():
            if len(seats) == 1:  # at a hot seat every chair may have its own name
                self._call(guest, chairs[seats[0]].name)

    def _call(self, guest: str, name: str) -> None:
        """Set the name under which a guest speaks and watches from now on."""
        self.presence.rename(guest, name)
        for client in self.clients if self.presence.has(guest) else ():
            if client.guest is not None and client.id == guest:
                client.guest = msgspec.structs.replace(client.guest, name=name)

    def send_away(self, guest: str) -> None:
        """End the connections of a guest, whose cookies may be void or mean somebody else by now."""
        for client in self.clients if self.presence.has(guest) else ():
            if client.id == guest:
                client.dropped.set()

    async def hide_if_blocked(self, guest: str) -> None:
        """Name a spectator no longer whom somebody here has blocked."""
        if self.presence.has(guest) and await self.storage.manners.is_blocked(guest, self.others(guest)):
            self.presence.hide(guest)
            self._company_told.ask(self._tell_company)

    def forget_words(self, guest: str) -> None:
        """Nobody who comes from now on reads what this guest has said; without one, what anybody has said."""
        self.log.forget_words(f"{guest}:" if guest else "")

    def rename(self, guest: str, was: str, name: str) -> None:
        """Give a guest another name; chairs that had been given their own name keep it."""
        self._call(guest, name)
        if self.presence.has(guest):
            self._company_told.ask(self._tell_company)
        for seat in self.mine(guest):
            if self.chairs[seat].name == was:
                self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], name=name)
                self._company_told.ask(self._tell_company)

    def names(self) -> tuple[str, ...]:
        return tuple(chair.name or "–" for chair in self.chairs)

    def refresh(self, client: Client) -> None:
        """Send this client what changed for it, if anything."""
        if not self.dealt:
            self._refresh_info(client)
            return
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
            raw = cast(Scene, msgspec.Raw(encoded))
            sights = self._sights(client, shown)
            update = Update(scene=raw, events=news, at=_sent_at(shown), frames=frames, sights=sights)
            client.send(update, viewer)
        self._refresh_info(client)

    def _snapshot(self, client: Client) -> None:
        info = self.info(client.id)
        client.table, client.table_made_of = encode(info), self._made_of()
        if not self.dealt:
            client.send(Snapshot(table=info, scene=None, events=[]), self.viewer(client.id))
            return
        shown = self.scene(client.id)
        client.scene = encode(shown)
        client.told[shown.viewer] = len(self.table.told(shown.viewer))
        client.rewritten[shown.viewer] = self.table.rewritten[shown.viewer]
        events = self.table.told(shown.viewer)
        sights = self._sights(client, shown)
        snapshot = Snapshot(table=info, scene=shown, events=events, at=_sent_at(shown), sights=sights)
        client.send(snapshot, shown.viewer)

    def _sights(self, client: Client, shown: Scene) -> Any:
        return self.foresights.foretell(self.table, shown.viewer, shown.legal) if client.foresighted else msgspec.UNSET

    def _recount(self) -> None:
        """Update the seats after somebody sat down, who may have been a spectator."""
        self._company += 1
        self._seats = seats_by_guest(self.chairs)
        self.on_company(self)

    def _tell_company(self) -> None:
        """Tell everybody that somebody has come, gone, or changed their name."""
        self._company += 1
        here, now = self.presence.everywhere(self._seats).seated, time.monotonic()
        self._away = {guest: self._away.get(guest, now) for guest in self._seats if guest not in here}
        for client in self.clients:
            self._refresh_info(client)
        self.on_company(self)

    def _made_of(self) -> tuple[Any, ...]:
        """The values that the table's info depends on."""
        log = self.log
        return self._company, log.over, log.rematch, log.proposals, log.deputies

    def _refresh_info(self, client: Client) -> None:
        """Send the info if it changed; most moves do not change it, and viewers with the same seats share one."""
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


def replayed(stored: Stored) -> Table | Undealt:
    """The table that a stored log adds up to."""
    log = log_of(stored.setting, stored.chairs)
    for entry in stored.entries:
        log.add(entry)
    return log


async def replayed_in_turns(stored: Stored) -> Table | Undealt:
    """The same, letting others run in between."""
    log = log_of(stored.setting, stored.chairs)
    for entry in stored.entries:
        log.add(entry)
        if not log.count % STRIDE:
            await asyncio.sleep(0)
    return log


def _sent_at(shown: Scene) -> float:
    """The time that a client needs to set its clocks by."""
    return 0.0 if shown.clock is None else time.time()


def _line(said: Say) -> Line:
    unknown = said.watching is None and said.seat == SPECTATOR
    return Line(said.name, said.text, said.at, None if unknown else said.seat)
