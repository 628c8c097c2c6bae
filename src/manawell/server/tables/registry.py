"""All tables: finds, makes and joins them, and keeps them in memory while they are needed."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from manawell.analysis.prospects import Prospect
from manawell.bots.hints import ADVICE_SECONDS, ADVISER, Thought, reasoned
from manawell.kernel.faults import OtherRules, UnknownGame
from manawell.kernel.options import Options
from manawell.kernel.registry import find_game
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal, fresh_seal
from manawell.kernel.sides import moved_on
from manawell.server.cluster.bus import BLOCKED, COOKIES, DELETED, Alone, Bus, Present
from manawell.server.events.keeper import EventKeeper
from manawell.server.events.room import EventRoom
from manawell.server.faults import Conflict, Forbidden, Missing, ServerFault, StorageDown, Unplayable
from manawell.server.settings import Settings
from manawell.server.storage.house import Announcement
from manawell.server.storage.interface import (
    OPEN,
    SALT_SECONDS,
    Call,
    Chair,
    Deadline,
    Guest,
    Listed,
    Storage,
    Stored,
    chair_of_guest,
    salted_anew,
)
from manawell.server.tables.analyses import Analyses
from manawell.server.tables.bot_pool import BotPool
from manawell.server.tables.botplay import play_bots
from manawell.server.tables.calling import CHALLENGE
from manawell.server.tables.hall import HERE, Hall
from manawell.server.tables.housekeeping import Housekeeper
from manawell.server.tables.leaving import give_up, suppress_unplayable
from manawell.server.tables.live import START, LiveTable, replayed_in_turns
from manawell.server.tables.replays import Replays
from manawell.server.tables.seating import is_full, log_of
from manawell.server.tables.timekeeper import Timekeeper
from manawell.table.entries import Entry, Start
from manawell.table.positions import StartPosition
from manawell.table.setting import Setting, Terms
from manawell.table.table import Table
from manawell.table.undealt import Undealt

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz234567"
ID_LENGTH: Final = 10
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that look alike."""
CODE_LENGTH: Final = 5
CODE_ATTEMPTS: Final = 5
MOST_SEEKS: Final = 100
"""The most seeks that are looked at together."""
NO_TERMS: Final = Terms()
UNUSED: Final = 100
"""The most tables in memory that nobody uses. Whoever comes back soon finds theirs; but long games are large, and a
worker does not hear of it when a game goes on, or ends, at another one.
"""
PATIENCE: Final = 1.0
"""Seconds until we check again whether the storage answers, or whether another worker still thinks for a bot."""
GRACE: Final = 3.0
"""Seconds that background tasks have to end when the server stops."""
ROUNDS_OF_CANCELLING: Final = 10
"""A library may take a cancellation for an error of its own, and then it is lost; so they are cancelled again."""

log = logging.getLogger("manawell.server")

Result = TypeVar("Result")


class Origin(NamedTuple):
    """The table and step from which another table continues."""

    table: Table
    step: int


class TableRegistry:
    """The cache of live tables, and the only maker of new ones."""

    def __init__(self, storage: Storage, settings: Settings, bus: Bus | None = None) -> None:
        self.storage = storage
        self.settings = settings
        self.hinted: set[str] = set()
        self.evaluated: set[str] = set()
        self.replays = Replays(settings.replay_bytes)
        self.bus = bus or Alone()
        self.bot_pool = BotPool(
            settings.bot_workers,
            settings.thinking_margin,
            compiled=settings.compiled,
            helpers=settings.bot_helpers,
        )
        self.analyses = Analyses(storage, settings, self.bus)
        self.hall = Hall(storage)
        self.event_room = EventRoom(storage, settings)
        self.announcement: Announcement | None = None
        """What the host wants everybody to read."""
        self._began = time.time()
        self._most = settings.live_tables
        self._pace = settings.bot_pace
        self._live: dict[str, asyncio.Task[LiveTable]] = {}
        """The most recently used table is last."""
        self._users: Counter[str] = Counter()
        self._unused: dict[str, None] = {}
        """Tables in memory that nobody uses, the longest unused first."""
        self._playing: set[str] = set()
        """Tables where a bot is playing."""
        self._news: set[str] = set()
        """Tables with news that are about to be read."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def live(self) -> int:
        return len(self._live)

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[LiveTable]:
        """The live table, as it is stored now. While it is in use, everybody on this server shares it."""
        if not set(name) <= set(LETTERS):
            raise Missing("fault-no-table", table=name[:40])
        self._users[name] += 1
        self._unused.pop(name, None)
        try:
            known = name in self._live
            live = await self._find(name)
            if known and (self.bus.shared or live.in_doubt):
                await live.look()
                self._wake_bot(live)
            yield live
        finally:
            self._users[name] -= 1
            if not self._users[name]:
                del self._users[name]
                self._unused[name] = None
            self._forget_some()

    async def make(
        self,
        game: str,
        options: Mapping[str, object],
        chairs: Sequence[Chair],
        *,
        seal: Seal | None = None,
        origin: Origin | None = None,
        host: str | None = None,
        notes: dict[str, int] | None = None,
        entries: Sequence[Entry] = (),
        terms: Terms = NO_TERMS,
        invited: str | None = None,
        start: StartPosition | None = None,
    ) -> str:
        """Store a new table; return its id."""
        made = self.deal(
            game, options, chairs, seal=seal, origin=origin, notes=notes, entries=entries, terms=terms, start=start
        )
        calls = [] if invited is None else [Call(invited, made.setting.id, CHALLENGE)]
        made = msgspec.structs.replace(made, host=host, invited=invited, calls=calls)
        await self._with_code(made, self.storage.add_table)
        return made.setting.id

    async def seek(
        self,
        game: str,
        options: Options,
        chairs: Sequence[Chair],
        *,
        host: str,
        terms: Terms,
        fits: Callable[[Listed], bool],
    ) -> str:
        """The id of the oldest seek that fits, if those who seek are there, or else of a new table."""
        made = msgspec.structs.replace(self.deal(game, options, chairs, terms=terms), host=host)

        async def find_or_add(made: Stored) -> str:
            return await self.storage.find_or_add_seek(made, time.time() - HERE, fits)

        return await self._with_code(made, find_or_add)

    async def _with_code(self, made: Stored, store: Callable[[Stored], Awaitable[Result]]) -> Result:
        """Store a table with a code of its own, if it has an open chair."""
        for attempt in range(CODE_ATTEMPTS):
            code = None if is_full(made.chairs) else new_code()
            try:
                stored = await store(msgspec.structs.replace(made, code=code))
                break
            except Conflict:
                if attempt == CODE_ATTEMPTS - 1:
                    raise
        self.hall.ask()
        return stored

    def deal(
        self,
        game: str,
        options: Mapping[str, object],
        chairs: Sequence[Chair],
        *,
        seal: Seal | None = None,
        origin: Origin | None = None,
        notes: dict[str, int] | None = None,
        entries: Sequence[Entry] = (),
        terms: Terms = NO_TERMS,
        start: StartPosition | None = None,
    ) -> Stored:
        """A new table; its seed is secret and its commitment public. Nothing is dealt before everybody is there. With
        an origin, it uses the rules of that table
        and begins with its first steps; with entries, it begins with those; with a start, by its rules and in its
        position.
        """
        older = origin.table.setting if origin is not None else start
        found = find_game(game, None if older is None else older.rules)
        setting = Setting(
            id=new_id(),
            game=game,
            rules=found.rules_version,
            options=found.settle(options),
            seal=seal or fresh_seal(),
            made_at=time.time(),
            notes=(notes or {}) | ({} if origin is None else {"forked": origin.step}),
            terms=terms,
            position=None if older is None else older.position,
        )
        needed = len(found.seats(setting.options))
        if len(chairs) != needed:
            raise ServerFault("fault-seat-count", given=len(chairs), needed=needed)
        log = log_of(setting, list(chairs))
        for number, step in enumerate(entries if origin is None else origin.table.line[: origin.step]):
            log.add(msgspec.structs.replace(step, at=setting.made_at, request=f"fork:{number}"))
        if isinstance(log, Undealt):
            due = Deadline(setting.made_at + SALT_SECONDS) if is_full(list(chairs)) else None
            return Stored(setting, list(chairs), log.entries, deadline=due)
        if terms.clock is not None:
            people = tuple([seat for seat, chair in enumerate(chairs) if chair.kind == "person"])
            log.add(Start(people, at=setting.made_at, request=START))
        deadline = None if log.clocks is None else Deadline(log.clocks.due)
        return Stored(setting, list(chairs), log.entries, deadline=deadline)

    async def join(self, live: LiveTable, guest: Guest, *, salted: bool = False) -> int:
        """Sit down on the first open chair; if several people try, exactly one gets it."""

        async def sit_down() -> int:
            if mine := live.mine(guest.id):
                return mine[0]
            if OPEN not in live.chairs:
                raise ServerFault("fault-no-open-seat")
            if await self.storage.manners.is_blocked(guest.id, live.others(guest.id)):
                raise Forbidden("fault-blocked-seat")
            seat = live.chairs.index(OPEN)
            await live.take_chair(seat, chair_of_guest(guest, salted=salted))
            await live.ready()
            return seat

        seat = await live.change(sit_down)
        for one in await self.storage.manners.blocked(guest.id):
            await self.changed(one.id, BLOCKED)  # they may be watching here
        self.hall.ask()
        return seat

    async def fill(self, live: LiveTable, guest: Guest, chair: Chair) -> int:
        """Put a bot on the first open chair, which only the host may do."""

        async def seat_bot() -> int:
            if live.host != guest.id:
                raise Forbidden("fault-not-host")
            if OPEN not in live.chairs:
                raise ServerFault("fault-no-open-seat")
            seat = live.chairs.index(OPEN)
            await live.take_chair(seat, chair)
            await live.ready()
            return seat

        seat = await live.change(seat_bot)
        self.hall.ask()
        return seat

    async def close_seek(self, name: str, before: float) -> None:
        """Remove the table of somebody who looked for a game and left, unless somebody has come after all."""
        async with self.table(name) as live:

            async def take_away() -> None:
                again = name in await self.storage.deserted_seeks(before, MOST_SEEKS)
                if again and OPEN in live.chairs:
                    await live.remove()

            await live.change(take_away)
        self.hall.ask()

    def is_looking(self, guest: str, table: str) -> bool:
        """Whether a guest is looking at a table, on this server."""
        live = self._table_here(table)
        return live is not None and live.looks(guest)

    def waiting(self) -> list[str]:
        """The tables here at which somebody waits for others to come."""
        here = [live for name in list(self._live) if (live := self._table_here(name)) and live.clients]
        return [live.id for live in here if OPEN in live.chairs and live.here().seated]

    def play_again(self, live: LiveTable) -> Stored:
        """The same game with the seats exchanged; partners stay together. It is not stored yet."""
        setting, match = live.table.setting, live.table.match
        sides = match.game.sides(match.options)
        terms = msgspec.structs.replace(setting.terms, public=False, seek=False, event="")
        start = None
        if setting.position is not None:
            start = StartPosition(
                game=setting.game, rules=setting.rules, options=dict(setting.options), position=setting.position
            )
        chairs = [salted_anew(chair) for chair in moved_on(live.chairs, sides)]
        return self.deal(setting.game, setting.options, chairs, terms=terms, start=start)

    async def advise(self, live: LiveTable, seat: int) -> Thought:
        match, seed = live.table.match, secrets.token_hex(16)
        view = match.view(seat)
        thought = await self.bot_pool.think(live.id, match.game, view, ADVISER, seed, ADVICE_SECONDS)
        return reasoned(match.game, view, thought, rng_from(seed.encode()))

    async def evaluate(self, live: LiveTable, seat: int) -> Prospect:
        """How a seat stands; the random numbers depend on nothing that is hidden from it."""
        table = live.table
        seed = f"chances {live.id} {seat} {table.version(seat)}"
        return await self.bot_pool.evaluate(
            live.id, table.match.game, table.match.options, table.view(seat), seat, seed
        )

    async def remove(self, live: LiveTable, guest: Guest) -> None:
        """Remove a table that still waits for players, which only its host may do."""

        async def take_away() -> None:
            if live.host != guest.id:
                raise Forbidden("fault-not-host")
            if OPEN not in live.chairs:
                raise ServerFault("fault-table-begun")
            await live.remove()

        await live.change(take_away)
        self.hall.ask()

    def renamed(self, guest: Guest, was: str) -> None:
        self.hear_name(guest.id, was, guest.name)
        self.bus.tell_name(guest.id, was, guest.name)

    def hear_name(self, guest: str, was: str, name: str) -> None:
        for known in list(self._live):
            if live := self._table_here(known):
                live.rename(guest, was, name)

    async def changed(self, guest: str, change: str, into: str | None = None) -> None:
        """Something besides the name of a guest has changed and is stored; from now on everybody here sees it."""
        self.bus.tell_guest(guest, change, into)
        if change == BLOCKED:
            await self._hide(guest)
            return
        for live in self._concerned(guest, change, into):
            await self._look_again(live)

    def hear_guest(self, guest: str, change: str, into: str | None = None) -> None:
        if change == BLOCKED:
            self.spawn(self._hide(guest))
            return
        for live in self._concerned(guest, change, into):
            self.spawn(self._look_again(live))

    async def _hide(self, guest: str) -> None:
        """Name a guest no longer at the tables of those who have blocked them."""
        for name in list(self._live):
            if live := self._table_here(name):
                await live.hide_if_blocked(guest)

    def _concerned(self, guest: str, change: str, into: str | None) -> list[LiveTable]:
        """The guest's tables; connections that are void are ended, words that are deleted blanked."""
        here = [live for live in map(self._table_here, list(self._live)) if live is not None]
        theirs = [live for live in here if live.mine(guest) or live.host == guest]
        for live in theirs:
            if live.host == guest and (change == DELETED or into is not None):
                live.host = into
        for live in here:
            if change in (COOKIES, DELETED):
                live.send_away(guest)
            if change == DELETED:
                live.forget_words(guest)
        return theirs

    async def _look_again(self, live: LiveTable) -> None:
        """Read who sits at a table, also if nobody is there."""
        while True:
            try:
                async with live.lock:
                    await live.catch_up()
                return
            except Missing:
                return
            except StorageDown:
                await asyncio.sleep(PATIENCE)

    async def give_up(self, name: str, guest: str) -> None:
        """Give up every seat of a guest at a running table; nobody waits where the game cannot be played any more."""
        with suppress_unplayable():
            async with self.table(name) as live:
                await give_up(live, guest)

    async def look_again(self, name: str) -> None:
        """The host may have closed, deleted or changed a table."""
        if live := self._table_here(name):
            await self._look_again(live)

    def forget_words(self, name: str) -> None:
        """Nobody reads any more what was said at a table."""
        if live := self._table_here(name):
            live.forget_words("")

    def connected(self) -> set[str]:
        """The guests who are at a table or in the hall here."""
        here = [live for live in map(self._table_here, list(self._live)) if live is not None]
        guests = {client.id for live in here for client in live.clients} | self.hall.guests()
        return {guest for guest in guests if guest is not None}

    def hear_of(self, table: str, server: str, present: Present) -> None:
        found = self._table_here(table)
        if found is not None and found.clients:
            found.hear_of(server, present)

    def look_at(self, table: str) -> None:
        """Read what others have stored, while somebody here is at the table."""
        found = self._table_here(table)
        if found is not None and found.clients and table not in self._news:
            self._news.add(table)
            self.spawn(self._look_at(found))

    async def _look_at(self, live: LiveTable) -> None:
        logged = False
        while live.clients:
            async with live.lock:
                self._news.discard(live.id)  # later news may come too late for this read
                try:
                    await live.catch_up()
                    self._wake_bot(live)  # its turn may have failed for the same reason
                    return
                except Missing:
                    return  # the table was removed, and everybody here knows
                except StorageDown:
                    pass
                except Exception:
                    if not logged:
                        log.exception("a look at a table failed and is repeated")
                    logged = True
                self._news.add(live.id)
            await asyncio.sleep(PATIENCE)
        self._news.discard(live.id)

    def _table_here(self, name: str) -> LiveTable | None:
        task = self._live.get(name)
        if task is None or not task.done() or task.cancelled() or task.exception() is not None:
            return None
        return task.result()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; log what goes wrong."""
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def keep_time(self) -> None:
        """From now on look after the clocks."""
        self.spawn(Timekeeper(self, self.settings.clock_grace).run())
        self.spawn(self.hall.run())
        self.spawn(EventKeeper(self).run())
        self.spawn(self.event_room.run())
        self.spawn(Housekeeper(self).run())

    async def close(self) -> None:
        for _ in range(ROUNDS_OF_CANCELLING):
            if self._tasks:
                for task in list(self._tasks):
                    task.cancel()
                await asyncio.wait(self._tasks, timeout=GRACE / ROUNDS_OF_CANCELLING)
        self.bot_pool.close()
        self.analyses.close()

    async def _find(self, name: str) -> LiveTable:
        task = self._live.pop(name, None) or asyncio.create_task(self._open(name))
        self._live[name] = task
        try:
            return await asyncio.shield(task)
        except Exception:
            if self._live.get(name) is task:
                del self._live[name]
            raise

    async def _open(self, name: str) -> LiveTable:
        stored = await self.storage.find_table(name)
        if stored is None:
            raise Missing("fault-no-table", table=name[:40])
        try:
            live = LiveTable(stored, self.storage, await replayed_in_turns(stored))
        except UnknownGame as problem:
            raise Unplayable("fault-table-game", game=stored.setting.game) from problem
        except OtherRules as problem:
            known = problem.values["known"]
            raise Unplayable(
                "fault-table-rules", game=stored.setting.game, version=stored.setting.rules, known=known
            ) from problem
        except Exception as problem:
            log.exception("a table cannot be played again")
            raise Unplayable("fault-table-unplayable", table=name) from problem
        live.no_time_out_before = self._began + self.settings.clock_grace
        live.on_change = self._wake_bot
        live.on_stored = self._tell_news
        live.on_company = self._tell_company
        live.on_removed = self._forget
        live.on_seen = self._seen
        self._wake_bot(live)
        return live

    def _forget_some(self) -> None:
        """Drop tables that nobody uses from memory, the longest unused first."""
        while self._unused and (len(self._unused) > UNUSED or len(self._live) > self._most):
            oldest = next(iter(self._unused))
            del self._unused[oldest]
            self._live.pop(oldest, None)

    def _forget(self, live: LiveTable) -> None:
        if self._table_here(live.id) is live:
            del self._live[live.id]

    def _seen(self, live: LiveTable, guest: str) -> None:
        """What waits to be told of this table need not be told."""
        self.spawn(self._note_seen(guest, live.id, time.time()))

    async def _note_seen(self, guest: str, table: str, at: float) -> None:
        with suppress(StorageDown):  # the worst is a notice too many
            await self.storage.notices.seen(guest, table, at)

    def _tell_news(self, live: LiveTable) -> None:
        self.bus.tell_news(live.id)

    def _tell_company(self, live: LiveTable) -> None:
        if live.clients:
            self._wake_bot(live)  # a worker that was thinking for it may have died
        else:
            live.presence.elsewhere.clear()  # we are no longer told
        self.bus.tell_company(live.id, live.here())

    def _wake_bot(self, live: LiveTable) -> None:
        if live.id not in self._playing and live.bot_to_move() is not None:
            self._playing.add(live.id)
            self.spawn(self._play_bots(live.id))

    async def _play_bots(self, name: str) -> None:
        """Until a person must move. If the table cannot be read, whoever looks at it again wakes the bot."""
        with suppress(StorageDown):
            await self._play_bots_at(name)

    async def _play_bots_at(self, name: str) -> None:
        try:
            async with self.table(name) as live:
                while live.bot_to_move() is not None:
                    async with self.bus.lease(f"bot:{name}") as ours:
                        if ours:
                            if self.bus.shared:
                                with suppress(StorageDown):
                                    await live.look()  # who had the lease before us may have played just now
                            await play_bots(live, self.bot_pool, self._pace)
                    if not ours and not live.clients:
                        break  # another worker plays the bot, and nobody here waits for it
                    if not ours:
                        await asyncio.sleep(PATIENCE)
                        with suppress(StorageDown):
                            await live.look()
                self._playing.discard(name)
        finally:
            self._playing.discard(name)


def new_id() -> str:
    """An id of 50 random bits, so that only people with the link can join."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_code() -> str:
    """A few letters that can be told on the phone: 25 random bits, which nobody finds by trying within the limits."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        log.exception("a task in the background failed")
