"""Tickets: random strings that can be redeemed once within minutes; only their hashes are stored.

A link for another device is one, and so is each challenge to a passkey, which any worker can then check.
"""

import hashlib
import secrets
import time
from typing import Final

from manawell.server.storage.profiles import Profiles

LINK: Final = "link"
NEW_PASSKEY: Final = "new passkey"
PASSKEY: Final = "passkey"
MINUTES: Final = 10
TOKEN_BYTES: Final = 32


def digest_of(token: bytes) -> bytes:
    return hashlib.sha256(token).digest()


async def issue(profiles: Profiles, kind: str, guest: str | None) -> bytes:
    token = secrets.token_bytes(TOKEN_BYTES)
    await profiles.add_ticket(digest_of(token), kind, guest, time.time() + MINUTES * 60)
    return token
