"""The HTTP routes of events: the list, opening, taking part, starting, cancelling. The rest is told on the socket."""

import time
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Path

from manawell.bots.levels import LEVELS
from manawell.kernel.game import AnyGame
from manawell.kernel.registry import find_game
from manawell.server.events.keeper import EventKeeper, can_start
from manawell.server.events.model import (
    ARENA,
    FEWEST_SEATS,
    MOST_SEATS,
    WAITING,
    Event,
    Plan,
    Player,
)
from manawell.server.faults import Conflict, Forbidden, Malformed, Missing, ServerFault, TooMany
from manawell.server.people.guests import clean_name
from manawell.server.people.ratings import NEWCOMER, of_level
from manawell.server.storage.events import BLOCKED, FULL, JOINED
from manawell.server.storage.interface import Guest
from manawell.server.tables.registry import TableRegistry, new_id
from manawell.server.web.http import FAULTS, Anybody, Known, Registry, chair_for
from manawell.server.web.http import Player as May
from manawell.server.web.models.events import EventId, ListedEvent, NewEvent
from manawell.server.web.models.tables import ClockTerms, SeatWish
from manawell.table.setting import DAYS, LOSE, Terms, TimeControl

KEPT: Final = 7 * 86400.0
"""Seconds for which an event that is over is listed."""
MOST_LISTED: Final = 60
ATTEMPTS: Final = 20
AHEAD: Final = 90 * 86400.0
"""An event may be opened so many seconds before it starts."""

router = APIRouter(prefix="/api", responses=FAULTS)
Named = Annotated[str, Path(max_length=20)]


@router.get("/events")
async def all_events(registry: Registry, guest: Anybody) -> list[ListedEvent]:
    """The events that wait or run, and those that ended lately; the latest first."""
    found = await registry.storage.events.latest(time.time() - KEPT, MOST_LISTED)
    return [_listed(event, None if guest is None else guest.id) for event in found]


@router.post("/events")
async def open_event(registry: Registry, guest: Known, wish: NewEvent) -> EventId:
    """Open an event; whoever opens it takes part only if they join."""
    most = registry.settings.events_per_guest
    if await registry.storage.events.opened_by(guest.id) >= most:
        raise TooMany("fault-events-open", most=most)
    event = _planned(registry, guest, wish)
    await registry.storage.events.add(event)
    return EventId(id=event.id)


@router.post("/events/{event}/join", status_code=204)
async def join_event(registry: Registry, guest: May, event: Named) -> None:
    """Take part, or come back after having been away."""
    found = await find_event(registry, event)
    strength = (await registry.storage.standings.of(guest.id)).get(found.plan.game, NEWCOMER).mean
    most = registry.settings.players_per_event
    done = await registry.storage.events.join(event, guest, strength, most)
    registry.event_room.ask()
    if done == FULL:
        raise ServerFault("fault-event-full", most=most)
    if done == BLOCKED:
        raise Forbidden("fault-event-blocked")
    if done != JOINED:
        raise ServerFault("fault-event-over")


@router.post("/events/{event}/leave", status_code=204)
async def leave_event(registry: Registry, guest: Known, event: Named) -> None:
    """Be paired no longer; a running game goes on."""
    await find_event(registry, event)
    if not await registry.storage.events.leave(event, guest.id):
        raise ServerFault("fault-event-not-in")
    registry.event_room.ask()


@router.post("/events/{event}/start", status_code=204)
async def start_event(registry: Registry, guest: Known, event: Named) -> None:
    """Start one's own event now, with whoever has come."""
    for _ in range(ATTEMPTS):
        found = await find_event(registry, event)
        if found.host != guest.id:
            raise Forbidden("fault-event-not-yours")
        if found.state != WAITING:
            raise ServerFault("fault-event-begun")
        if not can_start(found):
            raise ServerFault("fault-event-few", needed=found.plan.seats, come=len(found.present))
        if await EventKeeper(registry).start(found, time.time()):
            return
    raise Conflict


@router.delete("/events/{event}", status_code=204)
async def cancel_own_event(registry: Registry, guest: Known, event: Named) -> None:
    """Cancel one's own event."""
    if (await find_event(registry, event)).host != guest.id:
        raise Forbidden("fault-event-not-yours")
    if not await registry.storage.events.cancel(event, time.time()):
        raise ServerFault("fault-event-over")
    registry.event_room.ask()


async def find_event(registry: TableRegistry, event: str) -> Event:
    found = await registry.storage.events.find(event)
    if found is None:
        raise Missing("fault-no-event", event=event)
    return found


def _planned(registry: TableRegistry, guest: Guest, wish: NewEvent) -> Event:
    """A new event, or what speaks against it."""
    now, name, game = time.time(), new_id(), find_game(wish.game)
    options = game.settle(wish.options)
    clock = msgspec.convert(wish.clock.model_dump(), TimeControl)
    terms = Terms(clock=clock, late=LOSE, rated=wish.rated, event=name)
    plan = Plan(
        name=clean_name(wish.name),
        kind=wish.kind,
        game=game.id,
        options=options,
        terms=terms,
        seats=len(game.sides(options)),
        rounds=0 if wish.kind == ARENA else wish.rounds,
        round_minutes=None if wish.kind == ARENA else wish.round_minutes,
        minutes=wish.minutes if wish.kind == ARENA else 0,
        starts_at=wish.starts_at,
        wanted=wish.wanted,
    )
    _check_game(plan, game)
    _check_times(plan, now, registry.settings.players_per_event)
    if len(wish.bots) > registry.settings.bots_per_event:
        raise TooMany("fault-event-bots", given=len(wish.bots), most=registry.settings.bots_per_event)
    bots = [_bot(registry, guest, game, number, level) for number, level in enumerate(wish.bots, 1)]
    return Event(id=name, plan=plan, host=guest.id, made_at=now, players=tuple(bots))


def _check_game(plan: Plan, game: AnyGame) -> None:
    sides = game.sides(plan.options)
    if not FEWEST_SEATS <= plan.seats <= MOST_SEATS:
        raise Malformed("fault-event-seats", seats=plan.seats, least=FEWEST_SEATS, most=MOST_SEATS)
    if len(set(sides)) < plan.seats:
        raise Malformed("fault-event-teams")
    if plan.kind == ARENA and plan.terms.clock is not None and plan.terms.clock.kind == DAYS:
        raise Malformed("fault-event-days")


def _check_times(plan: Plan, now: float, most: int) -> None:
    if plan.wanted is not None and plan.wanted > most:
        raise Malformed("fault-event-wanted", wanted=plan.wanted, most=most)
    if plan.starts_at is not None and not now <= plan.starts_at <= now + AHEAD:
        raise Malformed("fault-event-start", days=round(AHEAD / 86400))


def _bot(registry: TableRegistry, guest: Guest, game: AnyGame, number: int, level: str) -> Player:
    chair = chair_for(registry, SeatWish(kind="bot", level=level), guest)
    measured = of_level(game.levels[LEVELS.index(level)]) if level in LEVELS else None
    strength = NEWCOMER.mean if measured is None else measured.mean
    return Player(number=number, kind="bot", name=chair.name, level=level, strength=strength)


def _listed(event: Event, guest: str | None) -> ListedEvent:
    plan, clock = event.plan, event.plan.terms.clock or TimeControl("live", 0)
    kinds = [player.kind for player in event.players]
    return ListedEvent(
        id=event.id,
        name=plan.name,
        kind=plan.kind,
        game=plan.game,
        options=plan.options,
        clock=ClockTerms(kind=clock.kind, seconds=clock.seconds, increment=clock.increment),
        rated=plan.terms.rated,
        state=event.state,
        host=event.host,
        rounds=plan.rounds,
        round=event.round,
        minutes=plan.minutes,
        starts_at=plan.starts_at,
        wanted=plan.wanted,
        began_at=event.began_at,
        ends_at=event.ends_at,
        ended_at=event.ended_at,
        people=kinds.count("person"),
        bots=kinds.count("bot"),
        joined=guest is not None and any(player.guest == guest for player in event.players),
    )
