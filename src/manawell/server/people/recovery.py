"""Recovery codes: twenty characters that bring a profile to any device, once.

The first five are stored as they are, to find the code by; of the others, 75 random bits, only the Argon2 hash. A wrong
code takes as long as a right one, whether or not its first five characters exist.
"""

import asyncio
import secrets
import threading
import time
from functools import cache
from typing import Any, Final

from manawell.server.faults import Conflict, Forbidden
from manawell.server.storage.profiles import Profiles, Recovery

LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without 0, O, 1 and I, which look alike."""
LABEL: Final = 5
LENGTH: Final = 20
GROUP: Final = 5
_one_by_one: Final = threading.Lock()
"""A hash takes 64 MiB."""


@cache
def _hasher() -> Any:
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def _nobodys_secret() -> str:
    return str(_hasher().hash(_random(LENGTH - LABEL)))


async def new_code(profiles: Profiles, guest: str) -> str:
    """A new code in place of the guest's earlier one; it is never shown again."""
    while True:
        code = _random(LENGTH)
        label, secret = code[:LABEL], code[LABEL:]
        hashed = await _aside(_hasher().hash, secret)
        try:
            await profiles.set_recovery(Recovery(guest, label, hashed, time.time()))
        except Conflict:
            continue  # somebody else has the same label
        return "-".join(code[at : at + GROUP] for at in range(0, LENGTH, GROUP))


async def use_code(profiles: Profiles, given: str) -> str:
    """The guest whose code this is; it counts once."""
    code = clean_code(given)
    found = await profiles.find_recovery(code[:LABEL])
    right = await _aside(_matches, _nobodys_secret() if found is None else found.secret, code[LABEL:])
    if found is None or not right or not await profiles.use_recovery(found):
        raise Forbidden("fault-recovery-code")
    return found.guest


def clean_code(given: str) -> str:
    """The code as it was shown, however it was typed."""
    return "".join(letter for letter in given.upper() if letter.isalnum())


def _random(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def _matches(hashed: str, secret: str) -> bool:
    from argon2.exceptions import VerifyMismatchError

    try:
        return bool(_hasher().verify(hashed, secret))
    except VerifyMismatchError:
        return False


async def _aside(work: Any, *given: str) -> Any:
    """Hash in a thread, since it takes a while."""

    def alone() -> Any:
        with _one_by_one:
            return work(*given)

    return await asyncio.to_thread(alone)
