"""Our bots against OpenSpiel's IS-MCTS at equal thinking time, through OpenSpiel's interface.

    python -m benchmarks.ismcts GAME BOT [TIMES] [GAMES]

IS-MCTS is OpenSpiel's own in Python, with one random playout per simulation. It gets as many simulations per decision
as take TIMES the bot's average thinking time, measured in processor time over some earlier games; the thinking time of
both in the games that count is printed as well. Every deal is played twice, with sides swapped.
"""

import multiprocessing
import sys
from dataclasses import dataclass
from math import ceil
from statistics import fmean
from time import process_time
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from manawell.bots.levels import make_bot
from manawell.kernel.rng import rng_from
from manawell.research import openspiel
from manawell.research.statistics import wilson

EXPLORATION = 2.0
FEWEST = 2
"""With fewer simulations IS-MCTS cannot choose a move."""
TRIALS = 4


@dataclass
class Played:
    """One game: what our bot scored, and how long each side thought about each decision."""

    score: float
    ours: list[float]
    theirs: list[float]


def play(game: str, bot: str, simulations: int, deal: str, our_seat: int) -> Played:
    spiel = openspiel.load(game)
    state = spiel.new_initial_state()
    chance = np.random.RandomState(list(deal.encode()))
    own = np.random.RandomState([our_seat, *deal.encode()])
    mine = make_bot(bot, rng_from(f"{deal}/{our_seat}/{bot}".encode()))
    rival = ISMCTSBot(spiel, RandomRolloutEvaluator(1, own), EXPLORATION, simulations, random_state=own)
    thought: tuple[list[float], list[float]] = ([], [])
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.is_chance_node():
            action = chance.choice(actions)
        elif len(actions) == 1:
            action = actions[0]
        else:
            ours = state.current_player() == our_seat
            began = process_time()
            action = choice(mine, state) if ours else rival.step(state)
            thought[0 if ours else 1].append(process_time() - began)
        state.apply_action(int(action))
    return Played((state.returns()[our_seat] + 1) / 2, *thought)


def choice(bot: Any, state: Any) -> int:
    """A bot receives its view, never the state."""
    world = state.world
    game = world.interface.game
    move = bot.choose(game, game.view(world.state, world.state.actor))
    return int(world.interface.action_table(world.state).action(move))


def equal(game: str, bot: str, times: float) -> int:
    """How many simulations take as long as the bot thinks."""
    trials = [play(game, bot, FEWEST, f"trial {deal}", deal % 2) for deal in range(TRIALS)]
    ours = fmean(time for one in trials for time in one.ours)
    simulation = fmean(time for one in trials for time in one.theirs) / FEWEST
    return max(FEWEST, ceil(times * ours / simulation))


def _play(task: tuple[str, str, int, str, int]) -> Played:
    return play(*task)


def main(game: str, bot: str, times: float, games: int) -> None:
    simulations = equal(game, bot, times)
    tasks = [(game, bot, simulations, f"deal {number // 2}", number % 2) for number in range(games)]
    played: list[Played] = []
    with multiprocessing.Pool() as pool:
        for one in pool.imap_unordered(_play, tasks):
            played.append(one)
            print(f"\r{len(played)} of {games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    score = sum(one.score for one in played)
    draws = sum(one.score == 0.5 for one in played)
    least, most = wilson(score, games)
    ours = 1000 * fmean(time for one in played for time in one.ours)
    theirs = 1000 * fmean(time for one in played for time in one.theirs)
    print("| game | bot | simulations of IS-MCTS | score | 95 % | games | draws | bot thinks | IS-MCTS thinks |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    print(
        f"| {game} | {bot} | {simulations} | {100 * score / games:.1f} % | {100 * least:.1f}–{100 * most:.1f}"
        f" | {games} | {draws} | {ours:.1f} ms | {theirs:.1f} ms |"
    )


if __name__ == "__main__":
    wished = [float(number) for number in sys.argv[3:5]]
    main(sys.argv[1], sys.argv[2], wished[0] if wished else 1.0, int(wished[1]) if len(wished) > 1 else 200)
