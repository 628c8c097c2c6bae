"""Provable shuffles: a commitment before the deal, the seed after the game.

The seed decides every shuffle together with the salts that players may add. Its fingerprint is published before the
deal; whoever holds the record of the finished game can recompute both.
"""

import hashlib
import secrets

import msgspec

from manawell.kernel.rng import Rng, rng_from


class Seal(msgspec.Struct, frozen=True):
    """The secret of a game."""

    seed: str
    salts: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        return commitment_to(self.seed)

    def rng(self) -> Rng:
        """Seed and salts, one a line; line breaks within them are escaped, so that no two seals read alike."""
        lines = (part.replace("\\", "\\\\").replace("\n", "\\n") for part in (self.seed, *self.salts))
        return rng_from("\n".join(lines).encode())


def commitment_to(seed: str) -> str:
    """What is published of a seed: it binds, and tells nothing when the seed is long and random."""
    return hashlib.sha256(b"manawell seed 1\n" + seed.encode()).hexdigest()


def fresh_seal(*salts: str) -> Seal:
    return Seal(secrets.token_hex(16), salts)
