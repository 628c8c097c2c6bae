"""Plays many random matches of a game and prints one fingerprint of all their records, positions and events.

Run by the plain and by the compiled build; the two must print the same. Usage: digest.py GAME MATCHES
"""

import hashlib
import sys

import msgspec

from manawell.bots.levels import make_bot
from manawell.contract.settings import EVERY_SETTING, fewer, finish, new_match
from manawell.kernel import rng as rng_module
from manawell.kernel.rng import rng_from
from manawell.table.record import record_match


def main(name: str, matches: int) -> None:
    digest = hashlib.sha256()
    moves = 0
    for game, options in [setting for setting in EVERY_SETTING if setting[0].id == name]:
        chance = rng_from(b"digest")
        for number in range(fewer(game, matches)):
            match = finish(new_match(game, options, number), chance)
            moves += len(match.moves)
            digest.update(str(record_match(match)).encode())
            digest.update(msgspec.json.encode(game.save(match.state)))
            digest.update(msgspec.json.encode([event for event, _ in match.journal.entries]))
        match = new_match(game, options, 1)
        for bot in ("greedy", "search:200", "archmage"):
            digest.update(repr(make_bot(bot, rng_from(b"bot")).advise(game, match.view(0)).ranking).encode())
    compiled = not str(rng_module.__file__).endswith(".py")
    sys.stdout.write(f"{'compiled' if compiled else 'plain'} {moves} {digest.hexdigest()}\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
