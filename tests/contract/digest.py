"""Plays many random games and prints one fingerprint of all their records, positions and events.

Run by the plain and by the compiled build; the two must print the same. Usage: digest.py GAMES
"""

import hashlib
import sys

import msgspec

from manawell.bots.levels import make_bot
from manawell.contract.settings import EVERY_SETTING, fewer, finish, new_match
from manawell.kernel import rng as rng_module
from manawell.kernel.rng import rng_from
from manawell.table.record import record_match


def main(games: int) -> None:
    digest = hashlib.sha256()
    moves = 0
    for game, options in EVERY_SETTING:
        chance = rng_from(b"digest")
        for number in range(fewer(game, games // len(EVERY_SETTING))):
            match = finish(new_match(game, options, number), chance)
            moves += len(match.moves)
            digest.update(str(record_match(match)).encode())
            digest.update(msgspec.json.encode(game.save(match.state)))
            digest.update(msgspec.json.encode([event for event, _ in match.journal.entries]))
        match = new_match(game, options, 1)
        for name in ("greedy", "search:200", "master"):
            digest.update(repr(make_bot(name, rng_from(b"bot")).advise(game, match.view(0)).ranking).encode())
    compiled = not str(rng_module.__file__).endswith(".py")
    sys.stdout.write(f"{'compiled' if compiled else 'plain'} {games} {moves} {digest.hexdigest()}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
