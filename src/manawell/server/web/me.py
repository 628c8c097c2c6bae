"""HTTP routes of who I am: my profile, how it is carried to another device, exported and deleted."""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Depends, Path, Request, Response

from manawell.server.cluster.bus import COOKIES, DELETED
from manawell.server.faults import Forbidden, Malformed, Missing, ServerFault, TooMany
from manawell.server.people import passkeys, recovery, tickets
from manawell.server.people.guests import COOKIE, fingerprint
from manawell.server.storage.interface import Guest
from manawell.server.tables.registry import TableRegistry
from manawell.server.web.history import ratings_of
from manawell.server.web.http import FAULTS, Known, Registry, Token, me_of
from manawell.server.web.models.people import (
    Carried,
    CarryLink,
    CodeGuess,
    LinkToken,
    Me,
    PasskeyAnswer,
    PasskeyInfo,
    Person,
    Profile,
    RecoveryCode,
)
from manawell.server.web.security import visitor

MOST_ID: Final = 1400
router = APIRouter(prefix="/api", responses=FAULTS)


async def the_origin(request: Request) -> str:
    """The origin of the page that asks; the guard has checked that it is ours."""
    origin = request.headers.get("origin")
    if origin is None:
        raise Forbidden("fault-origin")
    return origin


async def a_guess(request: Request) -> None:
    """Slows down those who try codes."""
    if not await request.app.state.guesses.take(visitor(request)):
        raise TooMany("fault-too-many-guesses")


Origin = Annotated[str, Depends(the_origin)]
GUESS: Final = [Depends(a_guess)]


@router.get("/people/{guest}")
async def a_person(registry: Registry, guest: Annotated[str, Path(max_length=16)]) -> Person:
    """What everybody may know of a guest."""
    found = await registry.storage.profiles.find(guest)
    if found is None:
        raise Missing("fault-no-such-guest")
    ratings = await ratings_of(registry, found.id)
    return Person(id=found.id, name=found.name, avatar=found.avatar, program=found.program, ratings=ratings)


@router.get("/me/profile")
async def my_profile(registry: Registry, guest: Known) -> Profile:
    ways = await registry.storage.profiles.ways(guest.id)
    keys = [PasskeyInfo(id=_written(one.credential), added_at=one.added_at) for one in ways.passkeys]
    return Profile(devices=ways.devices, passkeys=keys, recovery_since=ways.recovery_since)


@router.post("/me/link")
async def make_link(registry: Registry, guest: Known, origin: Origin) -> CarryLink:
    """A link that takes my profile to another device, as text and as a QR code."""
    import segno

    token = await tickets.issue(registry.storage.profiles, tickets.LINK, guest.id)
    link = f"{origin}/carry#{_written(token)}"  # what follows # is never sent, so no log has it
    picture = segno.make(link, micro=False).svg_data_uri(scale=4, border=4, dark="#22183a", light="#fffaf0")
    return CarryLink(link=link, minutes=tickets.MINUTES, picture=picture)


@router.post("/me/recovery")
async def make_recovery_code(registry: Registry, guest: Known) -> RecoveryCode:
    """A new recovery code; an earlier one is void."""
    return RecoveryCode(code=await recovery.new_code(registry.storage.profiles, guest.id))


@router.post("/me/passkeys/ask")
async def ask_for_passkey(registry: Registry, guest: Known, origin: Origin) -> dict[str, Any]:
    """What the browser's `credentials.create` needs, as JSON."""
    return await passkeys.ask_for_new(registry.storage.profiles, guest, origin)


@router.post("/me/passkeys", status_code=204)
async def add_passkey(registry: Registry, guest: Known, origin: Origin, answer: PasskeyAnswer) -> None:
    await passkeys.add(registry.storage.profiles, guest, origin, answer.credential)


@router.delete("/me/passkeys/{passkey}", status_code=204)
async def remove_passkey(
    registry: Registry, guest: Known, passkey: Annotated[str, Path(max_length=MOST_ID, pattern="^[A-Za-z0-9_-]+$")]
) -> None:
    if not await registry.storage.profiles.remove_passkey(guest.id, _read(passkey)):
        raise Missing("fault-no-passkey")


@router.post("/me/sign-out-elsewhere", status_code=204)
async def sign_out_elsewhere(registry: Registry, guest: Known, token: Token) -> None:
    """Every cookie of mine but this one is void."""
    await registry.storage.profiles.sign_out_elsewhere(guest.id, fingerprint(token or ""))
    await registry.changed(guest.id, COOKIES)


@router.get("/me/export", response_model=dict[str, Any])
async def export_me(registry: Registry, guest: Known) -> Response:
    """Everything that is stored about me."""
    found = {"exported_at": time.time(), **await registry.storage.profiles.everything(guest.id)}
    headers = {"Content-Disposition": 'attachment; filename="manawell.json"'}
    return Response(msgspec.json.encode(found), media_type="application/json", headers=headers)


@router.delete("/me", status_code=204)
async def delete_me(registry: Registry, guest: Known, response: Response) -> None:
    """Delete everything about me; it cannot be undone. Running games with others are given up."""
    for table in await registry.storage.profiles.running(guest.id):
        await registry.give_up(table, guest.id)
    await registry.storage.profiles.delete(guest.id)
    await registry.changed(guest.id, DELETED)
    response.delete_cookie(COOKIE, path="/")


@router.post("/carry/link/look", dependencies=GUESS)
async def look_at_link(registry: Registry, wish: LinkToken) -> Carried:
    """Whose profile a link would bring; it stays valid."""
    found = await registry.storage.profiles.find_ticket(tickets.digest_of(_read(wish.token)), tickets.LINK)
    whose = None if found is None else await registry.storage.profiles.find(found)
    if whose is None:
        raise Forbidden("fault-carry-link")
    return Carried(name=whose.name, avatar=whose.avatar)


@router.post("/carry/link", dependencies=GUESS)
async def carry_by_link(registry: Registry, guest: Known, wish: LinkToken) -> Me:
    """Become the guest whose link this is; all that I have had so far is joined to theirs."""
    profiles, digest = registry.storage.profiles, tickets.digest_of(_read(wish.token))
    found = await profiles.find_ticket(digest, tickets.LINK)
    if found == guest.id:
        raise ServerFault("fault-carry-same")
    if found is None or not await profiles.redeem(digest, tickets.LINK, found):
        raise Forbidden("fault-carry-link")
    return await _carry(registry, guest, found)


@router.post("/carry/code", dependencies=GUESS)
async def carry_by_code(registry: Registry, guest: Known, wish: CodeGuess) -> Me:
    """The same by a recovery code, which is used up."""
    return await _carry(registry, guest, await recovery.use_code(registry.storage.profiles, wish.code))


@router.post("/carry/passkey/ask", dependencies=GUESS)
async def ask_for_any_passkey(registry: Registry, origin: Origin) -> dict[str, Any]:
    """What the browser's `credentials.get` needs, as JSON."""
    return await passkeys.ask_for_one(registry.storage.profiles, origin)


@router.post("/carry/passkey", dependencies=GUESS)
async def carry_by_passkey(registry: Registry, guest: Known, origin: Origin, answer: PasskeyAnswer) -> Me:
    """The same by a passkey."""
    return await _carry(registry, guest, await passkeys.use(registry.storage.profiles, origin, answer.credential))


async def _carry(registry: TableRegistry, guest: Guest, into: str) -> Me:
    """This device's guest becomes another one, and so do all its other devices."""
    whose = await registry.storage.profiles.find(into)
    if whose is None:
        raise Forbidden("fault-carry-link")
    if guest.id != into:
        await registry.storage.profiles.join(guest.id, into)
        await registry.changed(guest.id, COOKIES, into)
    return me_of(whose)


def _written(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _read(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError as problem:
        raise Malformed("fault-carry-link") from problem
