"""All tables: found, made, joined, and kept in memory while somebody needs them."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from manawell.bots.hints import ADVICE_SECONDS, ADVISER, Thought
from manawell.kernel.faults import UnknownGame
from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal, fresh_seal
from manawell.kernel.sides import moved_on
from manawell.server.botplay import bot_to_move, play_bots
from manawell.server.bots import Thinkers
from manawell.server.bus import Alone, Bus, Present
from manawell.server.faults import Missing, ServerFault, Unplayable, Unstored
from manawell.server.replays import Replays
from manawell.server.settings import Settings
from manawell.server.storage import OPEN, Chair, Entry, Guest, Setting, Storage, Stored
from manawell.server.tables import Table, course_in_turns

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz234567"
ID_LENGTH: Final = 10
PATIENCE: Final = 1.0
"""Seconds until we look again: whether the storage answers, whether another worker still thinks for a bot."""
GRACE: Final = 3.0
"""Seconds that what runs in the background gets to end when the server stops."""

log = logging.getLogger("manawell.server")


class Hall:
    """The cache of live tables, and the only maker of new ones."""

    def __init__(self, storage: Storage, settings: Settings, bus: Bus | None = None) -> None:
        self.storage = storage
        self.settings = settings
        self.hinted: set[str] = set()
        self.replays = Replays(settings.replay_bytes)
        self.bus = bus or Alone()
        self.thinkers = Thinkers(settings.bot_workers, settings.thinking_margin)
        self._most = settings.live_tables
        self._pace = settings.bot_pace
        self._live: dict[str, asyncio.Task[Table]] = {}
        """The one used last stands at the end."""
        self._users: Counter[str] = Counter()
        self._playing: set[str] = set()
        """Tables where a bot is busy."""
        self._news: set[str] = set()
        """Tables that will be looked at."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def live(self) -> int:
        return len(self._live)

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[Table]:
        """The live table, as it is stored now. While somebody uses it everybody here gets the same one."""
        if not set(name) <= set(LETTERS):
            raise Missing("fault-no-table", table=name[:40])
        self._users[name] += 1
        try:
            known = name in self._live
            table = await self._find(name)
            if known and self.bus.shared:
                await table.look()
                self._wake_bot(table)
            yield table
        finally:
            self._users[name] -= 1
            if not self._users[name]:
                del self._users[name]
            self._forget_some()

    async def make(
        self,
        game: str,
        options: Mapping[str, object],
        chairs: Sequence[Chair],
        *,
        seal: Seal | None = None,
        moves: Sequence[str] = (),
        notes: Mapping[str, int] | None = None,
    ) -> str:
        """Store a new table; its name."""
        made = self.deal(game, options, chairs, seal=seal, moves=moves, notes=notes)
        await self.storage.add_table(made.setting, made.chairs, made.entries)
        return made.setting.id

    def deal(
        self,
        game: str,
        options: Mapping[str, object],
        chairs: Sequence[Chair],
        *,
        seal: Seal | None = None,
        moves: Sequence[str] = (),
        notes: Mapping[str, int] | None = None,
    ) -> Stored:
        """A new table; its seed is secret and its commitment public."""
        match = Match(find_game(game), options, seal or fresh_seal())
        if len(chairs) != len(match.seats):
            raise ServerFault("fault-seat-count", given=len(chairs), needed=len(match.seats))
        now = time.time()
        begun: list[Entry] = []
        for number, text in enumerate(moves):
            match.repeat(text)
            kind, data = ("move", {"text": text}) if match.conceding(text) is None else ("resign", {})
            begun.append(Entry(number, kind, match.deciders[-1], data, f"fork:{number}", now))
        setting = Setting(new_id(), game, match.options, match.seal, now, dict(notes or {}))
        return Stored(setting, list(chairs), begun)

    async def join(self, table: Table, guest: Guest) -> int:
        """Sit down on the first open chair; exactly one of several who try gets it."""

        async def sit_down() -> int:
            if mine := table.mine(guest.id):
                return mine[0]
            if OPEN not in table.chairs:
                raise ServerFault("fault-no-open-seat")
            seat = table.chairs.index(OPEN)
            await table.take_chair(seat, Chair("person", guest.name, guest.id))
            return seat

        return await table.change(sit_down)

    def play_again(self, table: Table) -> Stored:
        """The same game with the seats exchanged; partners stay partners. It is not stored yet."""
        setting, match = table.course.setting, table.course.match
        sides = match.game.sides(match.options)
        return self.deal(setting.game, setting.options, moved_on(table.chairs, sides))

    async def advise(self, table: Table, seat: int) -> Thought:
        match, seed = table.course.match, secrets.token_hex(16)
        return await self.thinkers.think(table.id, match.game.id, match.view(seat), ADVISER, seed, ADVICE_SECONDS)

    def renamed(self, guest: Guest) -> None:
        self.hear_name(guest.id, guest.name)
        self.bus.tell_name(guest.id, guest.name)

    def hear_name(self, guest: str, name: str) -> None:
        for known in list(self._live):
            if table := self._table_here(known):
                table.rename(guest, name)

    def hear_of(self, table: str, server: str, present: Present) -> None:
        found = self._table_here(table)
        if found is not None and found.clients:
            found.hear_of(server, present)

    def look_at(self, table: str) -> None:
        """Read what others have stored, as long as somebody here wants to know."""
        found = self._table_here(table)
        if found is not None and found.clients and table not in self._news:
            self._news.add(table)
            self.spawn(self._look_at(found))

    async def _look_at(self, table: Table) -> None:
        logged = False
        while table.clients:
            async with table.lock:
                self._news.discard(table.id)  # what comes from now on may come too late for this look
                try:
                    await table.catch_up()
                    self._wake_bot(table)  # it may have met the same trouble when it was to begin
                    return
                except Unstored:
                    pass
                except Exception:
                    if not logged:
                        log.exception("a look at a table failed and is repeated")
                    logged = True
                self._news.add(table.id)
            await asyncio.sleep(PATIENCE)
        self._news.discard(table.id)

    def _table_here(self, name: str) -> Table | None:
        task = self._live.get(name)
        if task is None or not task.done() or task.cancelled() or task.exception() is not None:
            return None
        return task.result()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; what goes wrong there is logged."""
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=GRACE)
        self.thinkers.close()

    async def _find(self, name: str) -> Table:
        task = self._live.pop(name, None) or asyncio.create_task(self._open(name))
        self._live[name] = task
        try:
            return await asyncio.shield(task)
        except Exception:
            if self._live.get(name) is task:
                del self._live[name]
            raise

    async def _open(self, name: str) -> Table:
        stored = await self.storage.find_table(name)
        if stored is None:
            raise Missing("fault-no-table", table=name[:40])
        try:
            table = Table(stored, self.storage, await course_in_turns(stored))
        except UnknownGame as problem:
            raise Unplayable("fault-table-game", game=stored.setting.game) from problem
        except Exception as problem:
            log.exception("table %s cannot be played again", name)
            raise Unplayable("fault-table-unplayable", table=name) from problem
        table.on_change = self._wake_bot
        table.on_stored = self._tell_news
        table.on_company = self._tell_company
        self._wake_bot(table)
        return table

    def _forget_some(self) -> None:
        """Tables that nobody uses leave memory, the longest unused first."""
        for name in list(self._live):
            if len(self._live) <= self._most:
                return
            if name not in self._users:
                del self._live[name]

    def _tell_news(self, table: Table) -> None:
        self.bus.tell_news(table.id)

    def _tell_company(self, table: Table) -> None:
        if table.clients:
            self._wake_bot(table)  # another worker may have thought for it, and died
        else:
            table.company.elsewhere.clear()  # from now on nobody tells us
        self.bus.tell_company(table.id, table.here())

    def _wake_bot(self, table: Table) -> None:
        if table.id not in self._playing and bot_to_move(table) is not None:
            self._playing.add(table.id)
            self.spawn(self._play_bots(table.id))

    async def _play_bots(self, name: str) -> None:
        try:
            async with self.table(name) as table:
                while bot_to_move(table) is not None:
                    async with self.bus.lease(f"bot:{name}") as ours:
                        if ours:
                            await play_bots(table, self.thinkers, self._pace)
                    if not ours and not table.clients:
                        break  # another worker thinks, and nobody here waits for it
                    if not ours:
                        await asyncio.sleep(PATIENCE)
                        with suppress(Unstored):
                            await table.look()
                self._playing.discard(name)
        finally:
            self._playing.discard(name)


def new_id() -> str:
    """Unguessable, so that a link is an invitation: 50 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        log.exception("a task in the background failed")
