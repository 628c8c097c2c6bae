"""HTTP routes of notices: what I want to be told, in which browsers, and by e-mail."""

import hashlib
import secrets
import time
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Request

from manawell.server.faults import Forbidden, Malformed, Missing, ServerFault, TooMany, server_texts
from manawell.server.notices.caller import Caller
from manawell.server.notices.mail import Post, is_address, letter, send
from manawell.server.notices.quiet import zone_of
from manawell.server.notices.safe_address import Unsafe, check_endpoint
from manawell.server.notices.sent import Sent
from manawell.server.notices.webpush import is_point, read, written
from manawell.server.people.guests import fingerprint
from manawell.server.storage.interface import Guest
from manawell.server.storage.notices import Subscription, Wishes
from manawell.server.tables.calling import KINDS
from manawell.server.web.http import FAULTS, Known, Registry, Token
from manawell.server.web.models.notices import Browser, BrowserEndpoint, MailAddress, NoticeInfo, NoticeWishes
from manawell.server.web.models.people import LinkToken
from manawell.server.web.security import visitor

SECRET: Final = 16
"""The bytes of the secret that a browser shares with those who may send to it."""
DAY: Final = 24 * 3600.0
"""Seconds for which a link that confirms an address is valid."""
router = APIRouter(prefix="/api", responses=FAULTS)


async def the_caller(request: Request) -> Caller:
    caller: Caller = request.app.state.caller
    return caller


Calls = Annotated[Caller, Depends(the_caller)]


@router.get("/me/notices")
async def my_notices(registry: Registry, caller: Calls, guest: Known) -> NoticeInfo:
    found = await registry.storage.notices.channels(guest.id)
    wishes, address = found.wishes, found.address
    return NoticeInfo(
        key=(await caller.identity()).public,
        browsers=len(found.browsers),
        mail=caller.post is not None,
        address=None if address is None else address.address,
        confirmed=address is not None and address.confirmed,
        wishes=NoticeWishes(
            off=[kind for kind in KINDS if kind in wishes.off],
            quiet_from=wishes.quiet_from,
            quiet_to=wishes.quiet_to,
            zone=wishes.zone,
        ),
    )


@router.patch("/me/notices", status_code=204)
async def change_my_notices(registry: Registry, guest: Known, wish: NoticeWishes) -> None:
    if zone_of(wish.zone) is None:
        raise Malformed("fault-zone", zone=wish.zone)
    wishes = Wishes(tuple(dict.fromkeys(wish.off)), wish.quiet_from, wish.quiet_to, wish.zone)
    await registry.storage.notices.wish(guest.id, wishes)


@router.post("/me/browsers", status_code=204)
async def add_browser(registry: Registry, guest: Known, token: Token, wish: Browser) -> None:
    """Call me in this browser, which has subscribed with the server's key."""
    settings = registry.settings
    try:
        check_endpoint(wish.endpoint, settings.push_anywhere)
        found = Subscription(wish.endpoint, read(wish.public_key), read(wish.secret))
    except (Unsafe, ValueError) as problem:
        raise Malformed("fault-browser") from problem
    if not is_point(found.public_key) or len(found.secret) != SECRET:
        raise Malformed("fault-browser")
    device = fingerprint(token or "")
    await registry.storage.notices.subscribe(guest.id, device, found, settings.subscriptions_per_guest)


@router.post("/me/browsers/remove", status_code=204)
async def remove_browser(registry: Registry, guest: Known, wish: BrowserEndpoint) -> None:
    """Call me in this browser no more; if I was not called there, nothing changes."""
    await registry.storage.notices.unsubscribe(wish.endpoint, guest.id)


@router.post("/me/address", status_code=204)
async def set_address(registry: Registry, caller: Calls, guest: Known, wish: MailAddress, request: Request) -> None:
    """Send me a mail with a link; before it is opened, nothing else is sent there."""
    if caller.post is None:
        raise ServerFault("fault-no-mail")
    if not is_address(wish.address):
        raise Malformed("fault-mail-address")
    for who in (visitor(request), wish.address.lower()):
        if not request.app.state.mails.take(who):
            raise TooMany("fault-too-many-mails")
    ticket, stop = secrets.token_bytes(32), secrets.token_urlsafe(24)
    digest = hashlib.sha256(ticket).digest()
    await registry.storage.notices.set_address(guest.id, wish.address, stop, digest, time.time() + DAY)
    if await _ask(caller.post, guest, wish.address, written(ticket), stop) is not Sent.DONE:
        await registry.storage.notices.forget_address(guest.id)
        raise ServerFault("fault-mail-unsent")


@router.delete("/me/address", status_code=204)
async def forget_address(registry: Registry, guest: Known) -> None:
    await registry.storage.notices.forget_address(guest.id)


@router.post("/mail/confirm", status_code=204)
async def confirm_address(registry: Registry, wish: LinkToken) -> None:
    """The address is mine: I have got the mail."""
    try:
        digest = hashlib.sha256(read(wish.token)).digest()
    except ValueError as problem:
        raise Malformed("fault-mail-link") from problem
    if not await registry.storage.notices.confirm(digest):
        raise Forbidden("fault-mail-link")


@router.post("/mail/stop/{secret}", status_code=204)
async def stop_mail(
    registry: Registry, secret: Annotated[str, Path(max_length=50, pattern="^[A-Za-z0-9_-]+$")]
) -> None:
    """No more mail to this address; it is forgotten. Mail programs send this for their readers (RFC 8058)."""
    if not await registry.storage.notices.stop(secret):
        raise Missing("fault-mail-stopped")


async def _ask(post: Post, guest: Guest, address: str, token: str, stop: str) -> Sent:
    """Ask whoever reads this address whether it is theirs."""
    words = server_texts(guest.language)
    link = f"{post.home}/mail#confirm/{token}"
    text = words.say("mail-confirm", name=guest.name, link=link, home=post.home)
    return await send(post, letter(post, address, words.say("mail-confirm-subject"), f"{text}\n", stop))
