"""Plays many random matches of a game and prints one fingerprint of all their records, positions, events and features.

Run by the plain and by the compiled build; the two must print the same. Usage: digest.py GAME MATCHES
"""

import hashlib
import sys

import msgspec
from librt.strings import BytesWriter

from manawell.bots.levels import make_bot
from manawell.contract.settings import EVERY_SETTING, fewer, finish, new_match
from manawell.kernel import rng as rng_module
from manawell.kernel.match import Match
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import NOBODY
from manawell.table.record import record_match

MOST = 400
"""The most moves of a match whose features are compared,"""
EVERY = 7
"""and after how many of them."""


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
        digest.update(features(new_match(game, options, 1), chance))
        match = new_match(game, options, 1)
        for bot in ("greedy", "search:200", "archmage"):
            digest.update(repr(make_bot(bot, rng_from(b"bot")).advise(game, match.view(0)).ranking).encode())
    compiled = not str(rng_module.__file__).endswith(".py")
    sys.stdout.write(f"{'compiled' if compiled else 'plain'} {moves} {digest.hexdigest()}\n")


def features(match: Match, chance: Rng) -> bytes:
    """What every seat observes, and what is legal, all along a random match."""
    paper, state = BytesWriter(), match.state
    for number in range(MOST):
        if state.actor == NOBODY:
            break
        moves = state.moves()
        if number % EVERY == 0:
            for seat in range(len(match.seats)):
                state.describe(seat, paper)
            paper.write(repr(state.actions(moves)).encode())
        state.play(moves[chance.below(len(moves))])
    return paper.getvalue()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
