"""Everybody who looks at an event sees it change: who comes, who plays whom, who leads.

It is read from the storage every few seconds while somebody looks, and at once when this server changes it; so it needs
no messages between workers. It tells of a game only who plays it, where, and how it ended.
"""

import asyncio
import logging
import time
from typing import Final

import msgspec

from manawell.server.beats import keep_looking
from manawell.server.events.keeper import can_start, next_round_at, rounds_of
from manawell.server.events.model import OVER, RUNNING, SWISS, WAITING, Event, Game
from manawell.server.events.scores import standings
from manawell.server.faults import Missing, StorageDown
from manawell.server.settings import Settings
from manawell.server.storage.interface import Storage
from manawell.server.tables.client import Client, encode
from manawell.server.tables.protocol import EventGame, EventPlayer, EventTold

BEAT: Final = 2.0
"""Seconds between two looks while somebody is here."""
SHOWN: Final = 40
"""How many of the latest games of an arena are told."""

log = logging.getLogger("manawell.server")


class EventRoom:
    """Those who look at events, and what they were told last."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage = storage
        self._settings = settings
        self._told: dict[Client, tuple[str, bytes]] = {}
        self._wanted = asyncio.Event()
        self._failed: set[str] = set()
        """Events that cannot be told now; it is logged once."""

    def ask(self) -> None:
        """Something here may have changed an event."""
        self._wanted.set()

    async def enter(self, client: Client, event: str) -> None:
        found = await self._storage.events.find(event)
        if found is None:
            raise Missing("fault-no-event", event=event[:40])
        self._told[client] = event, b""
        self._tell(client, told(found, self._settings))

    def leave(self, client: Client) -> None:
        self._told.pop(client, None)

    async def run(self) -> None:
        """Tell everybody here what has changed, until cancelled."""
        await keep_looking(self._beat, BEAT, "a look at events for those who watch them", self._wanted)

    async def _beat(self, _beat: int) -> None:
        for event in {event for event, _ in self._told.values()}:
            try:
                await self._tell_all(event)
                self._failed.discard(event)
            except StorageDown:
                raise
            except Exception:  # those who look at another event are told
                if event not in self._failed:
                    log.exception("an event cannot be told", extra={"event": event})
                self._failed.add(event)

    async def _tell_all(self, event: str) -> None:
        found = await self._storage.events.find(event)
        message = None if found is None else told(found, self._settings)
        for client in [one for one, (which, _) in self._told.items() if which == event]:
            self._tell(client, message)

    def _tell(self, client: Client, message: EventTold | None) -> None:
        """Send an event if it has changed, with which player one is."""
        if message is None or client not in self._told:
            return
        me = next((one.number for one in message.players if one.guest is not None and one.guest == client.id), None)
        mine = client.id is not None and message.host == client.id
        own = msgspec.structs.replace(message, me=me, mine=mine)
        event, before = self._told[client]
        encoded = encode(own)
        if encoded != before:
            self._told[client] = event, encoded
            client.send(msgspec.structs.replace(own, now=time.time()))


def told(event: Event, settings: Settings) -> EventTold:
    """An event as everybody may see it."""
    plan = event.plan
    return EventTold(
        id=event.id,
        name=plan.name,
        kind=plan.kind,
        game=plan.game,
        options=plan.options,
        clock=plan.terms.clock,
        rated=plan.terms.rated,
        state=event.state,
        host=event.host,
        seats=plan.seats,
        rounds=rounds_of(event) if event.state != WAITING else plan.rounds,
        round=event.round,
        round_due=event.round_due if event.state == RUNNING else None,
        next_at=_next_at(event, settings),
        minutes=plan.minutes,
        starts_at=plan.starts_at,
        wanted=plan.wanted,
        most=settings.players_per_event,
        startable=event.state == WAITING and can_start(event),
        began_at=event.began_at,
        ends_at=event.ends_at,
        ended_at=event.ended_at,
        players=_players(event),
        games=[_game(event, game) for game in _shown(event)],
    )


def _next_at(event: Event, settings: Settings) -> float | None:
    """When the next round begins, if that is known."""
    games = event.of_round()
    if event.plan.kind != SWISS or event.state != RUNNING or event.round >= rounds_of(event):
        return None
    return None if any(game.points is None for game in games) else next_round_at(event, settings.event_pause)


def _players(event: Event) -> list[EventPlayer]:
    known = {player.number: player for player in event.players}
    playing = {number: game for game in event.games if game.points is None for number in game.players}
    found = []
    for one in standings(event):
        player, game = known[one.number], playing.get(one.number)
        found.append(
            EventPlayer(
                number=one.number,
                kind=player.kind,
                name=player.name,
                guest=player.guest,
                level=player.level,
                avatar=player.avatar,
                program=player.program,
                away=player.away,
                rank=one.rank,
                points=one.points,
                breaks=one.breaks,
                games=one.games,
                wins=one.wins,
                streak=one.streak,
                sheet=one.sheet,
                table=game.table if game is not None and event.state == RUNNING else None,
            )
        )
    return found


def _shown(event: Event) -> list[Game]:
    """All games of a Swiss event; of an arena the latest, and all that run."""
    if event.plan.kind == SWISS:
        return list(event.games)
    latest = event.games[-SHOWN:]
    return [game for game in event.games if game.points is None or game in latest]


def _game(event: Event, game: Game) -> EventGame:
    over = game.points is not None or event.state == OVER
    return EventGame(
        number=game.number, round=game.round, players=game.players, table=game.table, points=game.points, over=over
    )
