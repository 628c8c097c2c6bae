"""Passkeys (WebAuthn): a key pair that a device or a password manager keeps; the server has the public half.

A passkey is asked for without naming anybody: the device offers those it has for this site, so nobody learns from us
who has one.
"""

import json
import time
from typing import Any, Final
from urllib.parse import urlsplit

from manawell.server.faults import Conflict, Forbidden, Malformed, ServerFault
from manawell.server.people import tickets
from manawell.server.storage.interface import Guest
from manawell.server.storage.profiles import Passkey, Profiles

UNREADABLE: Final = (ValueError, KeyError, TypeError, IndexError)
"""What the library raises, besides its own exceptions, over an answer that no browser has made."""
NAME: Final = "Manawell"
MOST: Final = 10
"""The most passkeys of a guest."""


async def ask_for_new(profiles: Profiles, guest: Guest, origin: str) -> dict[str, Any]:
    """What the browser needs to make a passkey."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
    )

    known = (await profiles.ways(guest.id)).passkeys
    if len(known) >= MOST:
        raise ServerFault("fault-passkeys", most=MOST)
    options = generate_registration_options(
        rp_id=_host(origin),
        rp_name=NAME,
        user_id=guest.id.encode(),
        user_name=guest.name,
        challenge=await tickets.issue(profiles, tickets.NEW_PASSKEY, guest.id),
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=one.credential) for one in known],
    )
    return dict(json.loads(options_to_json(options)))


async def add(profiles: Profiles, guest: Guest, origin: str, answer: dict[str, Any]) -> None:
    """Keep the passkey that the browser has made."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = _challenge(answer)
    if not await profiles.redeem(tickets.digest_of(challenge), tickets.NEW_PASSKEY, guest.id):
        raise Forbidden("fault-passkey")
    try:
        found = verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=_host(origin),
            expected_origin=origin,
            require_user_verification=False,
        )
    except (WebAuthnException, *UNREADABLE) as problem:
        raise Forbidden("fault-passkey") from problem
    made = Passkey(found.credential_id, guest.id, found.credential_public_key, found.sign_count, time.time())
    try:
        await profiles.add_passkey(made)
    except Conflict as problem:
        raise Forbidden("fault-passkey") from problem


async def ask_for_one(profiles: Profiles, origin: str) -> dict[str, Any]:
    """What the browser needs to use a passkey."""
    from webauthn import generate_authentication_options, options_to_json

    challenge = await tickets.issue(profiles, tickets.PASSKEY, None)
    return dict(json.loads(options_to_json(generate_authentication_options(rp_id=_host(origin), challenge=challenge))))


async def use(profiles: Profiles, origin: str, answer: dict[str, Any]) -> str:
    """The guest whose passkey was used."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = _challenge(answer)
    try:
        found = await profiles.find_passkey(base64url_to_bytes(str(answer.get("rawId", ""))))
        fresh = await profiles.redeem(tickets.digest_of(challenge), tickets.PASSKEY, None)
        if found is None or not fresh:
            raise Forbidden("fault-passkey")
        used = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=_host(origin),
            expected_origin=origin,
            credential_public_key=found.public_key,
            credential_current_sign_count=found.uses,
            require_user_verification=False,
        )
    except (WebAuthnException, *UNREADABLE) as problem:
        raise Forbidden("fault-passkey") from problem
    await profiles.used_passkey(found.credential, used.new_sign_count)
    return found.guest


def _host(origin: str) -> str:
    return urlsplit(origin).hostname or ""


def _challenge(answer: dict[str, Any]) -> bytes:
    """The challenge that the browser says it has answered; whether we have asked it is checked by redeeming it."""
    from webauthn.helpers import base64url_to_bytes

    try:
        data = json.loads(base64url_to_bytes(answer["response"]["clientDataJSON"]))
        return base64url_to_bytes(data["challenge"])
    except UNREADABLE as problem:
        raise Malformed("fault-passkey") from problem
