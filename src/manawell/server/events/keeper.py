"""Looks after events: starts them, pairs their players, begins the next round, ends them.

Every step is made from what is stored and names the version that it was made from. So nothing is lost when a server
falls over, and it does no harm that several workers look: only the first of them stores its step.
"""

import logging
import time
from itertools import combinations
from typing import TYPE_CHECKING, Final

import msgspec

from manawell.kernel.faults import Fault
from manawell.server.beats import keep_looking
from manawell.server.events.field import field
from manawell.server.events.model import CANCELLED, OVER, RUNNING, SWISS, WAITING, Event, Game, Player
from manawell.server.events.pairing import arena_tables, swiss_round
from manawell.server.faults import StorageDown
from manawell.server.storage.interface import Chair, Stored
from manawell.server.tables.calling import PAIRED, calls_to_begin

if TYPE_CHECKING:
    from manawell.server.tables.registry import TableRegistry

BEAT: Final = 1.0
"""Seconds between two looks."""
SELDOM: Final = 5
"""In one of so many beats, the bots of all running games are woken, as after a restart nobody else may do it."""
FORGOTTEN: Final = 14 * 86400.0
"""Seconds after which an event that waits for players is cancelled."""

log = logging.getLogger("manawell.server")


class EventKeeper:
    """One per worker; only one of them looks at a time."""

    def __init__(self, registry: "TableRegistry") -> None:
        self._registry = registry
        self._events = registry.storage.events
        self._failed: set[str] = set()
        """Events that could not go on; it is logged once."""

    async def run(self) -> None:
        await keep_looking(self._beat, BEAT, "a look at the events")

    async def _beat(self, beat: int) -> None:
        async with self._registry.bus.lease("events") as ours:
            if ours:
                await self.look(wake=beat % SELDOM == 0)

    async def look(self, *, wake: bool = True) -> None:
        """Do whatever is to be done now."""
        for event in await self._events.under_way():
            try:
                await self._step(event, time.time())
                if wake:
                    await self._wake_bots(event)
            except StorageDown:
                raise
            except Fault:
                if event.id not in self._failed:
                    log.exception("an event cannot go on", extra={"event": event.id})
                self._failed.add(event.id)

    async def _step(self, event: Event, now: float) -> None:
        if event.state == WAITING:
            await self._wait(event, now)
        elif event.plan.kind == SWISS:
            await self._play_rounds(event, now)
        else:
            await self._play_arena(event, now)

    async def _wait(self, event: Event, now: float) -> None:
        """Start if it is time or enough have come; if it is time and too few have come, cancel it."""
        plan = event.plan
        due = plan.starts_at is not None and now >= plan.starts_at
        full = plan.wanted is not None and len(event.present) >= plan.wanted
        if (due or full) and can_start(event):
            await self.start(event, now)
        elif due or now > event.made_at + FORGOTTEN:
            await self._events.change(event, state=CANCELLED, ended_at=now)

    async def start(self, event: Event, now: float) -> bool:
        """Begin with whoever is there; False if something has changed meanwhile."""
        begun = msgspec.structs.replace(event, state=RUNNING, began_at=now)
        if event.plan.kind == SWISS:
            return await self._next_round(begun, now)
        return await self._pair_free(begun, now, starts=True)

    async def _play_rounds(self, event: Event, now: float) -> None:
        """The next round begins a little after the last game of this one, or when its time is up."""
        running = [game for game in event.of_round() if game.points is None]
        late = event.round_due is not None and now >= event.round_due
        if running and not late:
            return
        if event.round >= rounds_of(event) or not can_go_on(event):
            await self._events.change(event, drawn=running, state=OVER, ended_at=now)
        elif late or now >= next_round_at(event, self._registry.settings.event_pause):
            await self._next_round(event, now, running)

    async def _next_round(self, event: Event, now: float, drawn: list[Game] | None = None) -> bool:
        number = event.round + 1
        over = [msgspec.structs.replace(game, points=(0.5,) * len(game.players)) for game in drawn or ()]
        done = {game.number: game for game in (*event.games, *over)}
        known = msgspec.structs.replace(event, round=number, games=tuple(done.values()))
        found = swiss_round(field(known, now), event.plan.seats, await self._events.blocks_among(event.players))
        games = [self._table(event, number, players) for players in found.tables]
        byes = [Game(number=0, round=number, players=(one,), points=(1.0,), ended_at=now) for one in found.byes]
        rows = _numbered(event, [*games, *[(bye, None) for bye in byes]])
        stored = await self._events.change(
            event, rows, drawn or (), state=RUNNING, round=number, round_at=now, began_at=event.began_at
        )
        return await self._begun(stored, rows)

    async def _play_arena(self, event: Event, now: float) -> None:
        if event.ends_at is not None and now >= event.ends_at:
            await self._events.change(event, state=OVER, ended_at=now)
        else:
            await self._pair_free(event, now)

    async def _pair_free(self, event: Event, now: float, *, starts: bool = False) -> bool:
        blocks = await self._events.blocks_among(event.players)
        alone = len(event.present) == event.plan.seats
        known = msgspec.structs.replace(event, round=1)
        tables = arena_tables(field(known, now), event.plan.seats, blocks, alone=alone)
        if not tables and not starts:
            return False
        rows = _numbered(event, [self._table(event, 1, players) for players in tables])
        stored = await self._events.change(event, rows, state=RUNNING, round=1, round_at=now, began_at=event.began_at)
        return await self._begun(stored, rows)

    def _table(self, event: Event, number: int, players: tuple[int, ...]) -> tuple[Game, Stored]:
        """A game and its table, on which the clocks run from now on."""
        known = {player.number: player for player in event.players}
        chairs = [_chair(known[player]) for player in players]
        plan = event.plan
        table = self._registry.deal(plan.game, plan.options, chairs, terms=plan.terms)
        called = msgspec.structs.replace(table, calls=calls_to_begin(table.setting.id, chairs, PAIRED))
        return Game(number=0, round=number, players=players, table=table.setting.id), called

    async def _begun(self, stored: bool, rows: list[tuple[Game, Stored | None]]) -> bool:
        self._registry.event_room.ask()
        for game, table in rows if stored else ():
            if table is not None and any(chair.kind == "bot" for chair in table.chairs):
                await self._wake(game)
        return stored

    async def _wake_bots(self, event: Event) -> None:
        bots = {player.number for player in event.players if player.kind == "bot"}
        for game in event.games:
            if game.points is None and event.state == RUNNING and bots.intersection(game.players):
                await self._wake(game)

    async def _wake(self, game: Game) -> None:
        """A bot plays at a table that is open."""
        if game.table is not None:
            async with self._registry.table(game.table):
                pass


def can_start(event: Event) -> bool:
    """Whether enough have come, at least one person among them."""
    return len(event.present) >= event.plan.seats and any(player.kind == "person" for player in event.present)


def can_go_on(event: Event) -> bool:
    """Whether enough are left for a table, and in duels two of them who have not met."""
    present = {player.number for player in event.present}
    if event.plan.seats > 2:
        return len(present) >= event.plan.seats
    met = {frozenset(game.players) for game in event.games}
    return any(frozenset(pair) not in met for pair in combinations(present, 2))


def rounds_of(event: Event) -> int:
    """In duels there are no more rounds than are needed for everybody to meet everybody."""
    if event.plan.seats > 2:
        return event.plan.rounds
    count = len(event.players)
    return min(event.plan.rounds, count - 1 + count % 2)


def next_round_at(event: Event, pause: float) -> float:
    """When the next round begins, once all games of this one are over."""
    return max((game.ended_at or 0.0 for game in event.of_round()), default=0.0) + pause


def _chair(player: Player) -> Chair:
    if player.kind == "bot":
        return Chair("bot", player.name, level=player.level)
    return Chair("person", player.name, player.guest, salt=None)


def _numbered(
    event: Event, rows: list[tuple[Game, Stored]] | list[tuple[Game, Stored | None]]
) -> list[tuple[Game, Stored | None]]:
    first = len(event.games) + 1
    return [(msgspec.structs.replace(game, number=number), table) for number, (game, table) in enumerate(rows, first)]
