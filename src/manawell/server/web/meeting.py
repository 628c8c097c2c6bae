"""The HTTP routes by which people meet: codes, seeks, challenges, and bots for empty seats."""

import io
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Path, Request, Response

from manawell.kernel.faults import Fault
from manawell.kernel.options import Options
from manawell.kernel.registry import find_game
from manawell.server.faults import Forbidden, Malformed, Missing, ServerFault, StorageDown, TooMany
from manawell.server.storage.interface import OPEN, Listed, chair_of_guest
from manawell.server.tables.registry import CODE_LENGTH, CODE_LETTERS
from manawell.server.tables.terms import check_terms
from manawell.server.web.http import FAULTS, AtTable, Known, Player, Registry, chair_for
from manawell.server.web.models.tables import BotWish, Challenge, Joined, SeatWish, Seek, TableId
from manawell.server.web.security import SharedBuckets, visitor
from manawell.table.setting import Terms, TimeControl

QUIET: Final = 4
"""The margin that readers of QR codes need, in modules."""
KEPT: Final = 500
AS_PICTURE: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}
}

router = APIRouter(prefix="/api", responses=FAULTS)


@router.get("/codes/{code}")
async def table_with_code(registry: Registry, request: Request, code: Annotated[str, Path(max_length=20)]) -> TableId:
    """The table that a code leads to while it waits for players; few tries per visitor."""
    tries: SharedBuckets = request.app.state.codes
    if not await tries.take(visitor(request)):
        raise TooMany("fault-too-many")
    asked = code.upper()
    if len(asked) != CODE_LENGTH or not set(asked) <= set(CODE_LETTERS):
        raise Malformed("fault-code", code=code[:20], length=CODE_LENGTH)
    found = await registry.storage.table_with_code(asked)
    if found is None:
        raise Missing("fault-no-code", code=asked)
    return TableId(id=found)


@router.get("/tables/{table}/qr.svg", responses=AS_PICTURE, response_class=Response)
async def code_to_scan(live: AtTable, request: Request) -> Response:
    """The link to a table as a QR code, dark on ivory in every theme."""
    return Response(qr_code(f"{request.base_url}t/{live.id}"), media_type="image/svg+xml")


@lru_cache(maxsize=KEPT)
def qr_code(link: str) -> bytes:
    import segno  # only who invites somebody needs it

    drawn = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(drawn, kind="svg", border=QUIET, dark="#1d1626", light="#fbf6ea", xmldecl=False, omitsize=True)
    return drawn.getvalue()


@router.post("/tables/{table}/fill")
async def fill_table(registry: Registry, live: AtTable, guest: Known, wish: BotWish) -> Joined:
    """Put a bot on the first open seat of one's own table."""
    bot = chair_for(registry, SeatWish(kind="bot", level=wish.level), guest)
    return Joined(seat=await registry.fill(live, guest, bot))


@router.post("/seeks")
async def find_me_a_game(registry: Registry, guest: Player, wish: Seek) -> TableId:
    """Sit down with somebody who looks for the same game, or wait at a table of one's own."""
    options, terms = _settled(wish, seek=True)
    chairs = [chair_of_guest(guest, salted=wish.salted), *[OPEN] * (len(_seats(wish.game, options)) - 1)]
    check_terms(terms, find_game(wish.game), options, chairs)
    refused: set[str] = set()

    def fits(row: Listed) -> bool:
        setting = row.setting
        theirs = setting.id not in refused and all(chair.guest != guest.id for chair in row.chairs)
        return theirs and (setting.game, setting.options, setting.terms) == (wish.game, options, terms)

    while True:
        table = await registry.seek(wish.game, options, chairs, host=guest.id, terms=terms, fits=fits)
        try:
            async with registry.table(table) as live:
                await registry.join(live, guest, salted=wish.salted)
            return TableId(id=table)
        except StorageDown:
            raise
        except Fault:
            refused.add(table)  # somebody was faster, its maker has just left, or one has blocked the other


@router.post("/challenges")
async def challenge(registry: Registry, guest: Player, wish: Challenge) -> TableId:
    """Make a table and tell another guest of it."""
    options, terms = _settled(wish, seek=False)
    if wish.guest == guest.id:
        raise ServerFault("fault-challenge-self")
    if not await registry.storage.knows_guest(wish.guest):
        raise Missing("fault-no-such-guest")
    if await registry.storage.manners.is_blocked(guest.id, [wish.guest]):
        raise Forbidden("fault-blocked-challenge")
    seats = len(_seats(wish.game, options))
    if seats < 2:
        raise ServerFault("fault-challenge-alone")
    if wish.seat >= seats:
        raise Malformed("fault-no-such-seat", seat=wish.seat, seats=seats)
    chairs = [chair_of_guest(guest, salted=wish.salted) if at == wish.seat else OPEN for at in range(seats)]
    check_terms(terms, find_game(wish.game), options, chairs)
    made = await registry.make(wish.game, options, chairs, host=guest.id, terms=terms, invited=wish.guest)
    return TableId(id=made)


@router.post("/tables/{table}/decline", status_code=204)
async def decline_challenge(registry: Registry, live: AtTable, guest: Known) -> None:
    """Do not take up a challenge; the table stays open to others who have its link."""
    if not await registry.storage.decline(live.id, guest.id):
        raise ServerFault("fault-no-offer")
    registry.hall.ask()


def _settled(wish: Seek, seek: bool) -> tuple[Options, Terms]:
    clock = None if wish.clock is None else msgspec.convert(wish.clock.model_dump(), TimeControl)
    terms = Terms(clock=clock, rated=wish.rated, public=seek, seek=seek)
    return find_game(wish.game).settle(wish.options), terms


def _seats(game: str, options: Options) -> tuple[str, ...]:
    return find_game(game).seats(options)
