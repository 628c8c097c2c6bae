"""One contender of the benchmark, in a process of its own: `contenders.py NAME SECONDS` prints its speed."""

import sys
import time
from collections.abc import Callable
from typing import Any

Clock = Callable[[], bool]


def timer(seconds: float) -> Clock:
    end = time.process_time() + seconds
    return lambda: time.process_time() < end


def gegensatz_playouts(running: Clock) -> int:
    """Random duels, legal moves included."""
    return _playouts(running, told=False)


def gegensatz_told(running: Clock) -> int:
    """The same with a journal attached, so that every event is told."""
    return _playouts(running, told=True)


def _playouts(running: Clock, told: bool) -> int:
    from manawell.games.gegensatz import GAME
    from manawell.kernel.journal import Journal
    from manawell.kernel.playout import playout
    from manawell.kernel.rng import rng_from

    rng, options, moves = rng_from(b"bench"), GAME.settle({}), 0
    while running():
        state = GAME.new(options, rng.clone(), Journal() if told else None)
        rng.below(2)
        moves += playout(state, rng)
    return moves


def gegensatz_clones(running: Clock) -> int:
    from manawell.games.gegensatz import GAME
    from manawell.kernel.rng import rng_from

    state, count = GAME.new(GAME.settle({}), rng_from(b"bench")), 0
    while running():
        for _ in range(1000):
            state.clone()
        count += 1000
    return count


def gegensatz_search(running: Clock) -> int:
    """Simulations of the search that journeyman and master use, from the first move of a duel."""
    from manawell.bots.search import Search
    from manawell.bots.searcher import WORLDS
    from manawell.games.gegensatz import GAME
    from manawell.kernel.rng import rng_from

    rng = rng_from(b"bench")
    state = GAME.new(GAME.settle({}), rng)
    state.play(state.moves()[0])
    state.play(state.moves()[0])
    simulations = 0
    while running():
        search = Search([GAME.resample(state, 0, rng) for _ in range(WORLDS)], GAME.judge, rng)
        search.run(2000)
        simulations += search.simulations
    return simulations


def openspiel_connect_four(running: Clock) -> int:
    return _openspiel(running, "connect_four")


def openspiel_backgammon(running: Clock) -> int:
    return _openspiel(running, "backgammon")


def _openspiel(running: Clock, name: str) -> int:
    """Random play as in OpenSpiel's own example.py, without its printing."""
    import random

    import pyspiel

    game: Any = pyspiel.load_game(name)
    moves = 0
    while running():
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            elif state.is_simultaneous_node():
                raise AssertionError(f"{name} is played in turns")
            else:
                state.apply_action(random.choice(state.legal_actions(state.current_player())))
                moves += 1
    return moves


def pettingzoo_connect_four(running: Clock) -> int:
    import random

    from pettingzoo.classic import connect_four_v3

    environment: Any = connect_four_v3.env()
    moves = 0
    while running():
        environment.reset()
        for _agent in environment.agent_iter():
            observation, _, over, cut, _ = environment.last()
            if over or cut:
                environment.step(None)
                continue
            mask = observation["action_mask"]
            environment.step(random.choice([action for action, legal in enumerate(mask) if legal]))
            moves += 1
    return moves


CONTENDERS: dict[str, Callable[[Clock], int]] = {
    contender.__name__: contender
    for contender in (
        gegensatz_playouts,
        gegensatz_told,
        gegensatz_clones,
        gegensatz_search,
        openspiel_connect_four,
        openspiel_backgammon,
        pettingzoo_connect_four,
    )
}


def main(name: str, seconds: float) -> None:
    contender = CONTENDERS[name]
    contender(timer(seconds / 10))
    start = time.process_time()
    count = contender(timer(seconds))
    print(count / (time.process_time() - start))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
