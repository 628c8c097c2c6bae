"""Guests are recognised by a random token, in a cookie or, from programs, in a header. Only its hash is stored."""

import hashlib
import hmac
import secrets
from typing import Final

from starlette.requests import HTTPConnection

from manawell.kernel.text import LANGUAGES
from manawell.server.faults import Malformed, Stranger
from manawell.server.people.sanitize import sanitize
from manawell.server.storage.interface import Guest, Storage

COOKIE: Final = "manawell"
TOKEN_BYTES: Final = 32
MOST_NAME: Final = 40
YEARS: Final = 5 * 365 * 24 * 3600
"""How long a browser keeps the cookie, in seconds."""


def token_of(connection: HTTPConnection) -> str | None:
    """The token with which somebody comes, `Authorization: Bearer …` before the cookie."""
    return bearer_of(connection) or connection.cookies.get(COOKIE)


def bearer_of(connection: HTTPConnection) -> str | None:
    """The token of a program. No page can send it on behalf of its reader, so its origin does not matter."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


def fingerprint(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


async def recognise(storage: Storage, token: str | None) -> Guest | None:
    """The guest with this cookie. The lookup uses the hash of 256 random bits, so its timing reveals nothing about any
    token; the final comparison takes constant time.
    """
    if token is None or len(token) > 100:
        return None
    digest = fingerprint(token)
    found = await storage.find_guest(digest)
    if found is None or not hmac.compare_digest(found[1], digest):
        return None
    storage.profiles.note(found[0].id)
    return found[0]


async def require(storage: Storage, token: str | None) -> Guest:
    guest = await recognise(storage, token)
    if guest is None:
        raise Stranger("fault-no-guest")
    return guest


async def welcome(storage: Storage, name: str, language: str, program: bool = False) -> tuple[Guest, str]:
    """A new guest and the token that identifies them."""
    guest, token = (
        Guest(secrets.token_hex(8), clean_name(name), clean_language(language), program=program),
        secrets.token_urlsafe(TOKEN_BYTES),
    )
    await storage.add_guest(guest, fingerprint(token))
    return guest, token


def clean_name(name: str) -> str:
    """A name of one line, sanitized and not too long."""
    name = sanitize(name)
    if not 0 < len(name) <= MOST_NAME:
        raise Malformed("fault-name", most=MOST_NAME)
    return name


def clean_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Malformed("fault-language", language=language[:20], known=", ".join(LANGUAGES))
    return language
