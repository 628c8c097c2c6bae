"""The generator behind every shuffle: xoshiro128++ by Blackman and Vigna.

It is small, passes the usual test batteries, needs 32-bit arithmetic only (so that the plain and the compiled build
agree bit for bit), and its four words of state are saved with a position. Numbers below a bound are drawn without
bias by Lemire's multiplication method.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """A stream of chance. Equal state, equal future."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def word(self) -> i64:
        """The next 32 bits."""
        a = self.a
        b = self.b
        d = self.d
        total: i64 = (a + d) & MASK
        result: i64 = ((((total << 7) & MASK) | (total >> 25)) + a) & MASK
        c: i64 = self.c ^ a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) & MASK) | (d >> 21)
        return result

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely."""
        product = self.word() * bound
        if (product & MASK) < bound:
            threshold: i64 = 4294967296 % bound
            while (product & MASK) < threshold:
                product = self.word() * bound
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, from the last item down."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)

    def words(self) -> list[int]:
        """The state, for saving."""
        return [self.a, self.b, self.c, self.d]


class Scripted(Rng):
    """Chance told in advance, for tests and explained examples; it refuses to invent an outcome."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(1, 2, 3, 4)
        self.outcomes = outcomes

    def below(self, bound: i64) -> i64:
        if not self.outcomes:
            raise ValueError(f"the script has no outcome left for a choice among {bound}")
        outcome = self.outcomes.pop(0)
        if not 0 <= outcome < bound:
            raise ValueError(f"the scripted outcome {outcome} is not below {bound}")
        return outcome

    def clone(self) -> "Rng":
        return Scripted(self.outcomes[:])


def rng_from(secret: bytes) -> Rng:
    """The stream that belongs to a secret; different secrets give unrelated streams."""
    digest = hashlib.sha256(b"manawell stream 1\n" + secret).digest()
    return Rng(*(int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8, 12)))


def rng_of(words: list[int]) -> Rng:
    """The stream whose state was saved."""
    if len(words) != 4 or not all(0 <= word <= MASK for word in words) or not any(words):
        raise ValueError(f"a generator has four 32-bit words, not all zero; got {words}")
    return Rng(words[0], words[1], words[2], words[3])
