"""The HTTP routes: guests, tables, finished games. Play itself goes through the socket."""

from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from manawell.analysis.comments import comments_on
from manawell.bots.levels import BOTS, LEVELS
from manawell.kernel.faults import Fault, OtherRules, UnknownGame
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.registry import find_game
from manawell.server.cluster.bus import LOOKS
from manawell.server.faults import Forbidden, Malformed, ServerFault, TooMany, Unplayable
from manawell.server.people.guests import COOKIE, YEARS, clean_name, recognise, require, token_of, welcome
from manawell.server.storage.interface import OPEN, Chair, Guest, Listed, chair_of_guest
from manawell.server.tables.cards import seat_names
from manawell.server.tables.live import LiveTable
from manawell.server.tables.registry import Origin, TableRegistry
from manawell.server.tables.terms import check_terms
from manawell.server.web.models.base import FaultBody, Language
from manawell.server.web.models.people import GuestChange, Me, NewGuest
from manawell.server.web.models.tables import Fork, Join, Joined, ListedTable, NewTable, Replay, SeatWish, TableId
from manawell.server.web.security import SAFE
from manawell.server.web.table_list import listed, listed_unplayable, listed_when_over
from manawell.table import record as records
from manawell.table.setting import Terms

MOST_LISTED: Final = 200
REF: Final = "#/components/schemas/"
_FAULT: Final = {"content": {"application/json": {"schema": {"$ref": REF + FaultBody.__name__}}}}
"""Not as a model: FastAPI would build it anew for every status of every route, at every start."""
FAULTS: Final[dict[int | str, dict[str, Any]]] = dict.fromkeys((400, 401, 403, 404, 409, 413, 422, 429, 503), _FAULT)
AS_TEXT: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}

router = APIRouter(prefix="/api", responses=FAULTS)


async def the_registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


Registry = Annotated[TableRegistry, Depends(the_registry)]


async def the_token(request: Request) -> str | None:
    return token_of(request)


Token = Annotated[str | None, Depends(the_token)]


async def the_guest(registry: Registry, token: Token, request: Request) -> Guest:
    """Somebody whom the host has blocked may only look, and delete themselves."""
    guest = await require(registry.storage, token)
    leaves = request.method == "DELETE" and request.url.path == "/api/me"
    if guest.blocked and request.method not in SAFE and not leaves:
        raise Forbidden("fault-blocked-house")
    return guest


async def anybody(registry: Registry, token: Token) -> Guest | None:
    return await recognise(registry.storage, token)


async def the_table(registry: Registry, table: Annotated[str, Path(max_length=20)]) -> AsyncIterator[LiveTable]:
    async with registry.table(table) as live:
        yield live


async def a_finished_table(live: Annotated[LiveTable, Depends(the_table)]) -> LiveTable:
    """A finished table; the moves of a running game could reveal what is hidden."""
    if not live.log.over:
        raise ServerFault("fault-not-over")
    return live


async def a_player(registry: Registry, guest: Annotated[Guest, Depends(the_guest)]) -> Guest:
    """A guest who may play one more game."""
    most = registry.settings.tables_per_program
    if guest.program and len(await registry.storage.profiles.running(guest.id)) >= most:
        raise TooMany("fault-program-tables", most=most)
    return guest


Known = Annotated[Guest, Depends(the_guest)]
Player = Annotated[Guest, Depends(a_player)]
Anybody = Annotated[Guest | None, Depends(anybody)]
AtTable = Annotated[LiveTable, Depends(the_table)]
Finished = Annotated[LiveTable, Depends(a_finished_table)]


@router.post("/guests")
async def come_in(registry: Registry, known: Anybody, wish: NewGuest, request: Request, response: Response) -> Me:
    """Become a guest; the cookie is the only key. A known guest only changes their name and language."""
    if known is not None:
        await the_guest(registry, token_of(request), request)
        return await change_me(registry, known, GuestChange(name=wish.name, language=wish.language))
    guest, token = await welcome(registry.storage, wish.name, wish.language, wish.program)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEARS, path="/", httponly=True, samesite="lax", secure=secure)
    return me_of(guest)


@router.get("/me")
async def who_am_i(guest: Known) -> Me:
    return me_of(guest)


@router.patch("/me")
async def change_me(registry: Registry, guest: Known, change: GuestChange) -> Me:
    name = guest.name if change.name is None else clean_name(change.name)
    avatar = guest.avatar if change.avatar is None else change.avatar
    changed = msgspec.structs.replace(guest, name=name, language=change.language or guest.language, avatar=avatar)
    if changed != guest:
        await registry.storage.change_guest(changed)
        registry.renamed(changed, guest.name)
    if avatar != guest.avatar:
        await registry.changed(guest.id, LOOKS)
    return me_of(changed)


@router.get("/tables")
async def my_tables(registry: Registry, guest: Known) -> list[ListedTable]:
    """My tables, those with the latest news first."""
    rows = await registry.storage.tables_of(guest.id, MOST_LISTED)
    return sorted([await list_table(registry, row, guest.id) for row in rows], key=lambda table: -table.changed_at)


@router.post("/tables")
async def make_table(registry: Registry, guest: Player, wish: NewTable) -> TableId:
    chairs = [chair_for(registry, seat, guest, salted=wish.salted) for seat in wish.seats]
    if not any(chair.guest for chair in chairs):
        raise Malformed("fault-no-own-seat")
    terms = msgspec.convert(wish.terms.model_dump(), Terms)
    game = find_game(wish.game)
    check_terms(terms, game, game.settle(wish.options), chairs)
    return TableId(id=await registry.make(wish.game, wish.options, chairs, host=guest.id, terms=terms))


@router.get("/tables/{table}")
async def about_table(live: AtTable, guest: Anybody) -> ListedTable:
    return listed(live, None if guest is None else guest.id)


@router.delete("/tables/{table}", status_code=204)
async def remove_table(registry: Registry, live: AtTable, guest: Known) -> None:
    """Remove one's own table while it still waits for players."""
    await registry.remove(live, guest)


@router.post("/tables/{table}/join")
async def join_table(registry: Registry, live: AtTable, guest: Player, wish: Join | None = None) -> Joined:
    """Take an open seat, if there is one."""
    return Joined(seat=await registry.join(live, guest, salted=wish is not None and wish.salted))


@router.get("/tables/{table}/record", responses=AS_TEXT, response_class=Response)
async def record_of(
    registry: Registry,
    live: Finished,
    annotated: bool = False,
    lang: Annotated[Language, Query()] = "en",
) -> PlainTextResponse:
    """The record of a finished game with its seed, for `manawell verify`; if wished, with comments of its analysis."""
    match = live.table.match
    name = f"{match.game.id}-{live.id}{'-annotated' if annotated else ''}{records.SUFFIX}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    record = msgspec.structs.replace(records.record_of(live.table), players=live.names())
    if annotated:
        report = await registry.analyses.complete(live.id)
        if report is None:
            raise ServerFault("fault-no-analysis")
        comments = comments_on(report, seat_names(live.chairs, lang), lang)
        record = msgspec.structs.replace(record, comments=comments)
    return PlainTextResponse(str(record), headers=headers)


@router.get("/tables/{table}/replay", response_model=Replay)
async def replay_of(
    registry: Registry, live: Finished, viewer: Annotated[str, Query(pattern="^([0-7]|spectator|all)$")] = "all"
) -> Response:
    """Every step of a finished game, as one viewer saw it or with all cards open."""
    match = live.table.match
    seen_by = {"spectator": SPECTATOR, "all": ALL_KNOWING}.get(viewer)
    seen_by = int(viewer) if seen_by is None else seen_by
    if seen_by >= len(match.seats):
        raise Malformed("fault-no-such-seat", seat=seen_by, seats=len(match.seats))
    return Response(await registry.replays.find(live, seen_by), media_type="application/json")


@router.post("/tables/{table}/fork")
async def play_on(registry: Registry, live: Finished, guest: Known, wish: Fork) -> TableId:
    """Play on against a bot from a position of a finished game."""
    match = live.table.match
    mine = live.mine(guest.id)
    seat = wish.seat if wish.seat is not None else mine[0] if mine else 0
    if seat >= len(match.seats):
        raise Malformed("fault-no-such-seat", seat=seat, seats=len(match.seats))
    if wish.step > len(match.moves):
        raise Malformed("fault-fork-step", step=wish.step, steps=len(match.moves))
    bot = chair_for(registry, SeatWish(kind="bot", level=wish.level), guest)
    chairs = [chair_of_guest(guest) if at == seat else bot for at in range(len(match.seats))]
    origin = Origin(live.table, wish.step)
    return TableId(id=await registry.make(match.game.id, match.options, chairs, seal=match.seal, origin=origin))


async def list_table(registry: TableRegistry, row: Listed, guest: str) -> ListedTable:
    """A table in the list; one that cannot be opened must not hide the others."""
    try:
        if row.ended is not None:
            return listed_when_over(row, row.ended, guest)
        async with registry.table(row.setting.id) as live:
            return listed(live, guest)
    except (Unplayable, UnknownGame, OtherRules) as problem:
        return listed_unplayable(row, problem, guest)


def chair_for(registry: TableRegistry, wish: SeatWish, guest: Guest, *, salted: bool = False) -> Chair:
    if wish.kind == "me":
        return chair_of_guest(guest, None if wish.name is None else clean_name(wish.name), salted=salted)
    if wish.kind == "open":
        return OPEN
    level = wish.level or LEVELS[0]
    known = (*BOTS, *registry.settings.bots)
    if level not in known:
        raise Fault("fault-unknown-bot", name=level, known=", ".join(known))
    return Chair("bot", level, level=level)


def me_of(guest: Guest) -> Me:
    return Me(id=guest.id, name=guest.name, language=guest.language, avatar=guest.avatar, program=guest.program)
