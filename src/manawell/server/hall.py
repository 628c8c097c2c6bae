"""All tables: found, made, joined, and kept in memory while somebody needs them."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal, fresh_seal
from manawell.kernel.sides import moved_on
from manawell.server.botplay import bot_to_move, play_bots
from manawell.server.bots import Thinkers, Thought
from manawell.server.faults import Missing, ServerFault
from manawell.server.settings import Settings
from manawell.server.storage import OPEN, Chair, Entry, Guest, Setting, Storage
from manawell.server.tables import Table

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz234567"
ID_LENGTH: Final = 10
ADVISER: Final = "master"
ADVICE_SECONDS: Final = 3.0

log = logging.getLogger("manawell.server")


class Hall:
    """The cache of live tables, and the only maker of new ones."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.thinkers = Thinkers(settings.bot_workers)
        self._most = settings.live_tables
        self._pace = settings.bot_pace
        self._live: dict[str, asyncio.Task[Table]] = {}
        """The one used last stands at the end."""
        self._users: Counter[str] = Counter()
        self._playing: set[str] = set()
        """Tables where a bot is busy."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def live(self) -> int:
        return len(self._live)

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[Table]:
        """The live table. While somebody uses it everybody gets the same one, or there would be two writers."""
        self._users[name] += 1
        try:
            yield await self._find(name)
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
        """A new table, dealt at once; its seed is secret and its commitment public."""
        match = Match(find_game(game), options, seal or fresh_seal())
        if len(chairs) != len(match.seats):
            raise ServerFault("fault-seat-count", given=len(chairs), needed=len(match.seats))
        now = time.time()
        begun: list[Entry] = []
        for number, text in enumerate(moves):
            begun.append(Entry(number, "move", match.state.actor, {"text": text}, f"fork:{number}", now))
            match.play(match.state.actor, text)
        setting = Setting(new_id(), game, match.options, match.seal, now, dict(notes or {}))
        await self.storage.add_table(setting, list(chairs), begun)
        return setting.id

    async def join(self, table: Table, guest: Guest) -> int:
        """Sit down on the first open chair; exactly one of several who try gets it."""
        async with table.lock:
            await table.ready()
            if mine := table.mine(guest.id):
                return mine[0]
            for seat, chair in enumerate(table.chairs):
                if chair == OPEN and await table.take_chair(seat, Chair("person", guest.name, guest.id)):
                    return seat
        raise ServerFault("fault-no-open-seat")

    async def play_again(self, table: Table) -> str:
        """The same game with the seats exchanged; partners stay partners."""
        setting, match = table.course.setting, table.course.match
        sides = match.game.sides(match.options)
        return await self.make(setting.game, setting.options, moved_on(table.chairs, sides))

    async def advise(self, table: Table, seat: int) -> Thought:
        match, seed = table.course.match, secrets.token_hex(16)
        return await self.thinkers.think(match.game.id, match.view(seat), ADVISER, seed, ADVICE_SECONDS)

    def renamed(self, guest: Guest) -> None:
        for task in self._live.values():
            if task.done() and not task.cancelled() and task.exception() is None:
                task.result().rename(guest.id, guest.name)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; what goes wrong there is logged."""
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
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
        table = Table(stored, self.storage)
        table.on_change = self._wake_bot
        self._wake_bot(table)
        return table

    def _forget_some(self) -> None:
        """Tables that nobody uses leave memory, the longest unused first."""
        for name in list(self._live):
            if len(self._live) <= self._most:
                return
            if name not in self._users:
                del self._live[name]

    def _wake_bot(self, table: Table) -> None:
        if table.id not in self._playing and bot_to_move(table) is not None:
            self._playing.add(table.id)
            self.spawn(self._play_bots(table.id))

    async def _play_bots(self, name: str) -> None:
        try:
            async with self.table(name) as table:
                await play_bots(table, self.thinkers, self._pace)
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
