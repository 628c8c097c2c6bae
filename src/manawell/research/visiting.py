"""Runs in another installation of Manawell, perhaps an older one: plays along a game, and answers for one of its bots.

It must run there, so it uses only what every version has had. A line is a command and gets an answer in JSON.
"""

import json
import sys

from manawell.bots.levels import make_bot
from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal


def main() -> None:
    order = json.loads(sys.stdin.readline())
    game = find_game(order["game"])
    match = Match(game, game.settle(order["options"]), Seal(order["deal"]), tuple(order["names"]))
    bot = make_bot(order["bot"], rng_from(order["seed"].encode()), seconds=order["seconds"])
    answer(match.actor)
    for line in sys.stdin:
        command = json.loads(line)
        if command is None:
            answer(bot.choose(game, match.view(match.actor)))
        else:
            match.play_move(command)
            answer(match.actor)


def answer(number: int) -> None:
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
