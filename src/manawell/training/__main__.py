"""`python -m manawell.training GAME BRANCH FOLDER`: play, learn, measure, round by round. See docs/training.md."""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from manawell.kernel.registry import find_game
from manawell.training.rounds import Plan, train
from manawell.training.selfplay import School


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m manawell.training", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("branch", help="which network: what the judge of the game calls such positions")
    parser.add_argument("folder", type=Path, help="for samples and networks; what lies there is not made again")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", type=int, default=9000, help="of self-play, a round")
    parser.add_argument(
        "--simulations", type=int, default=64, help="of each decision in self-play; with 0, what looks best is played"
    )
    parser.add_argument("--every", type=int, default=1, help="one decision in this many is a sample")
    parser.add_argument("--matches", type=int, default=400, help="of the newest judge against the written one")
    parser.add_argument(
        "--seconds", type=float, default=0.1, help="for each decision in matches; with 0, what looks best is played"
    )
    parser.add_argument("--seed", default="training")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    options = find_game(chosen.game).settle(dict(pair.partition("=")[::2] for pair in chosen.option))
    school = School(chosen.game, options, chosen.branch, chosen.simulations, chosen.seed, chosen.every)
    plan = Plan(chosen.rounds, chosen.games, chosen.matches, chosen.seconds)
    with ProcessPoolExecutor(chosen.workers, get_context("spawn")) as pool:
        train(school, plan, chosen.folder, pool, partial(print, flush=True))


if __name__ == "__main__":
    main()
