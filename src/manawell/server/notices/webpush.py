"""Web Push: what a browser's push service needs to hand over a message that only the browser can read.

The message is encrypted for the browser (RFC 8291, in the `aes128gcm` coding of RFC 8188), and the request is signed
with the server's own key (VAPID, RFC 8292), which the browser was given when it subscribed.
"""

import os
import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from manawell.server.notices.safe_address import Unsafe, safe_target
from manawell.server.notices.sent import Sent
from manawell.server.storage.notices import Subscription

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
"""The size of a record; a message is one record."""
LAST: Final = b"\x02"
"""Marks the end of the last record."""
PASS: Final = 12 * 3600.0
"""Seconds for which a signature is valid; services accept a day."""
TTL: Final = 24 * 3600
"""Seconds that a service keeps a message for a browser that is switched off."""
PATIENCE: Final = 10.0
"""Seconds that a service has to answer."""
GONE: Final = (401, 403, 404, 410)
"""The browser has unsubscribed, or was subscribed with another key."""
LATER: Final = (408, 425, 429)


class Identity:
    """The server's own key."""

    def __init__(self, secret: bytes, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(secret, "big"), CURVE)
        self._contact = contact

    @property
    def public(self) -> str:
        """What a page gives the browser when it subscribes (`applicationServerKey`)."""
        return written(point_of(self._key.public_key()))

    def authorization(self, endpoint: str, now: float) -> str:
        """The header by which a push service knows that we are who the browser subscribed with."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now + PASS), "sub": self._contact}
        head = written(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{written(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = written(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def fresh_secret() -> bytes:
    """A new private key."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


def encrypt(
    message: bytes, browser: Subscription, salt: bytes | None = None, once: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """A message that only this browser can read; salt and key are used once, and given only by tests."""
    salt, once = salt or os.urandom(16), once or ec.generate_private_key(CURVE)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser.public_key)
    ours = point_of(once.public_key())
    shared = once.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\0" + browser.public_key + ours
    secret = _derived(shared, browser.secret, info, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)


async def push(identity: Identity, browser: Subscription, message: bytes, topic: str, anywhere: bool) -> Sent:
    """Hand a message to a browser's push service; a later one with the same topic replaces it there."""
    import httpx  # so that a server starts faster

    try:
        target = await safe_target(browser.endpoint, anywhere)
    except Unsafe:
        return Sent.GONE
    except OSError:
        return Sent.LATER  # no such name, perhaps only now
    headers = {
        "Authorization": identity.authorization(browser.endpoint, time.time()),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "Host": target.host,
        "TTL": str(TTL),
        "Topic": topic,
        "Urgency": "normal",
    }
    # Nothing of the environment and no redirect may lead elsewhere.
    async with httpx.AsyncClient(
        timeout=PATIENCE, trust_env=False, follow_redirects=False, verify=_trusted()
    ) as client:
        try:
            answer = await client.post(
                target.url,
                content=encrypt(message, browser),
                headers=headers,
                extensions={"sni_hostname": target.name},
            )
        except httpx.HTTPError:
            return Sent.LATER
    if answer.is_success:
        return Sent.DONE
    if answer.status_code in GONE:
        return Sent.GONE
    return Sent.LATER if answer.status_code in LATER or answer.status_code >= 500 else Sent.REFUSED


@cache
def _trusted() -> ssl.SSLContext:
    """Made once, since it takes a while."""
    import httpx

    return httpx.create_ssl_context(trust_env=False)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_point(data: bytes) -> bool:
    """Whether this is a public key on the curve."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)
    except ValueError:
        return False
    return True


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def read(text: str) -> bytes:
    """`ValueError` if it is not written like that."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
