"""The generator behind every shuffle: the SHAKE-128 stream of a 32-byte key, read as 16-bit words.

Block `n` of the stream is SHAKE-128 of the key followed by `n` as eight bytes: 1024 bytes, big-endian words. Without
the key, which is derived from seed and salts, nobody can predict an outcome from earlier ones; with it, a program in
any language can recompute them. Numbers below a bound are drawn without bias by Lemire's multiplication method. A
stream is saved as its key and the number of words read.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFF
MOST: Final = 0x10000
KEY_BYTES: Final = 32
BLOCK_WORDS: Final = 512
_STREAM: Final = b"manawell stream 1\n"


class Rng:
    """A stream of random numbers. Equal key and place give an equal future."""

    def __init__(self, key: bytes, number: int, block: bytes, at: i64) -> None:
        self.key = key
        self._number = number
        self._block = block
        """As bytes: every table keeps one, and as numbers it would be twenty times as large."""
        self._at: i64 = at

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely. A bound above 65,536 raises ValueError."""
        at = self._at
        if at == BLOCK_WORDS:
            at = self._refill()
        self._at = at + 1
        high: i64 = self._block[2 * at]
        low: i64 = self._block[2 * at + 1]
        product: i64 = (high * 256 + low) * bound
        if product & MASK < bound and product & MASK < MOST % bound:
            if bound > MOST:  # asked only here, where every such bound ends, so that others need not pay for it
                raise ValueError(f"numbers are drawn below a bound of at most {MOST}, not {bound}")
            return self.below(bound)  # this word would favour some numbers
        return product >> 16

    def _refill(self) -> i64:
        self._number += 1
        self._block = block(self.key, self._number)
        return 0

    def shuffle(self, items: list[int]) -> None:
        """Fisher–Yates, from the last item down."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def clone(self) -> "Rng":
        return Rng(self.key, self._number, self._block, self._at)

    def place(self) -> int:
        """How many words have been read."""
        return self._number * BLOCK_WORDS + self._at


def block(key: bytes, number: int) -> bytes:
    """One block of a key's stream; it is shared by clones and never changed."""
    return hashlib.shake_128(key + number.to_bytes(8, "big")).digest(2 * BLOCK_WORDS)


class Scripted(Rng):
    """A stream of given outcomes, for tests and worked examples; raises ValueError instead of inventing one."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(bytes(KEY_BYTES), 0, b"", BLOCK_WORDS)
        self.outcomes = outcomes

    def below(self, bound: i64) -> i64:
        if bound == 1:
            return 0
        if not self.outcomes:
            raise ValueError(f"the script has no outcome left for a choice among {bound}")
        outcome = self.outcomes.pop(0)
        if not 0 <= outcome < bound:
            raise ValueError(f"the scripted outcome {outcome} is not below {bound}")
        return outcome

    def clone(self) -> Rng:
        return Scripted(self.outcomes[:])


def rng_from(secret: bytes) -> Rng:
    """The stream that belongs to a secret; different secrets give unrelated streams."""
    return rng_at(hashlib.sha256(_STREAM + secret).hexdigest(), 0)


def unread_rng_from(secret: bytes) -> Rng:
    """The same stream, whose first block is made when it is first read: for callers who seldom draw from it."""
    return Rng(hashlib.sha256(_STREAM + secret).digest(), -1, b"", BLOCK_WORDS)


def rng_at(key: str, place: int) -> Rng:
    """The stream that was saved as a hexadecimal key and a place."""
    secret = bytes.fromhex(key)
    if len(secret) != KEY_BYTES or place < 0:
        raise ValueError(f"a stream has a key of {KEY_BYTES} bytes and a place from 0 up, not {key!r} and {place}")
    number = place // BLOCK_WORDS
    return Rng(secret, number, block(secret, number), place % BLOCK_WORDS)
