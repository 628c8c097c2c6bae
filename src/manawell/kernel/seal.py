"""Provable shuffles: a commitment before the deal, the seed after the game.

The seed, together with salts that players may add, decides every shuffle. Its hash is published before anybody adds a
salt; anyone who has the record of the finished game can recompute both.
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

    def salted(self, by_seat: tuple[str, ...]) -> "Seal":
        """With what the seats have added, in their order and empty for one that added nothing; if none did, as it
        was.
        """
        return Seal(self.seed, self.salts + by_seat) if any(by_seat) else self

    def rng(self) -> Rng:
        """The generator made from seed and salts, one per line; line breaks in them are escaped, so no two seals are
        alike.
        """
        lines = (part.replace("\\", "\\\\").replace("\n", "\\n") for part in (self.seed, *self.salts))
        return rng_from("\n".join(lines).encode())


def commitment_to(seed: str) -> str:
    """The published hash of a seed: it is binding, and reveals nothing if the seed is long and random."""
    return hashlib.sha256(b"manawell seed 1\n" + seed.encode()).hexdigest()


def fresh_seal(*salts: str) -> Seal:
    return Seal(secrets.token_hex(16), salts)
