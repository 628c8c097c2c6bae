"""One contender of the benchmark, in a process of its own: `contenders.py NAME GAME SECONDS` prints its speed."""

import sys
import time
from atexit import register
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from os import cpu_count
from typing import Any

Clock = Callable[[], bool]
LEVELS = ("sprout", "adept", "wellspring")
"""Of the eight levels the weakest, one in the middle and the strongest."""
CHOICES = 4
"""Fewer legal moves are hardly a decision."""
TOGETHER = 256
"""Games in one environment."""
EVERYWHERE = 1024
"""Games in one environment on all cores."""


def timer(seconds: float, clock: Callable[[], float] = time.process_time) -> Clock:
    end = clock() + seconds
    return lambda: clock() < end


def playouts(running: Clock, game: str) -> int:
    """Random duels, legal moves included."""
    return _playouts(running, game, told=False)


def told(running: Clock, game: str) -> int:
    """The same with a journal attached, so that every event is told."""
    return _playouts(running, game, told=True)


def _game(name: str) -> Any:
    return import_module(f"manawell.games.{name}").GAME


def _limits(game: Any) -> dict[str, Any]:
    """Optional limits of a game, set so that random games end."""
    return {option.id: option.minimum for option in game.options if getattr(option, "or_none", False)}


def _options(game: Any) -> Any:
    return game.settle(_limits(game))


def _playouts(running: Clock, name: str, told: bool) -> int:
    from manawell.kernel.journal import Journal
    from manawell.kernel.playout import playout
    from manawell.kernel.rng import rng_from

    game = _game(name)
    rng, options, moves = rng_from(b"bench"), _options(game), 0
    while running():
        state = game.new(options, rng.clone(), Journal() if told else None)
        rng.below(2)
        moves += playout(state, rng)
    return moves


def _middle(game: Any, rng: Any) -> Any:
    """A position some moves into a duel, in which there is something to choose."""
    state, moves = game.new(_options(game), rng), 0
    while moves < 12 or len(state.moves()) < CHOICES:
        state.play(game.judge.choose(state, state.moves(), rng))
        moves += 1
    return state


def clones(running: Clock, game: str) -> int:
    from manawell.kernel.rng import rng_from

    state, count = _middle(_game(game), rng_from(b"bench")), 0
    while running():
        for _ in range(1000):
            state.clone()
        count += 1000
    return count


def search(running: Clock, name: str) -> int:
    """Simulations of the search that the strong levels use, in the middle of a duel."""
    from manawell.bots.search import Search
    from manawell.bots.searcher import WORLDS
    from manawell.kernel.rng import rng_from

    game, rng = _game(name), rng_from(b"bench")
    state = _middle(game, rng)
    simulations = 0
    while running():
        found = Search([game.resample(state, state.actor, rng) for _ in range(WORLDS)], game.judge, rng)
        found.run(2000)
        simulations += found.simulations
    return simulations


def decisions(running: Clock, name: str, level: str) -> int:
    """Decisions of a bot in the middle of a duel, at its usual budget."""
    from manawell.bots.levels import make_bot
    from manawell.kernel.rng import rng_from

    game, rng = _game(name), rng_from(b"bench")
    state = _middle(game, rng)
    view, count = game.view(state, state.actor), 0
    while running():
        make_bot(level, rng).choose(game, view)
        count += 1
    return count


def openspiel(running: Clock, name: str) -> int:
    """Random play as in OpenSpiel's own example.py, without its printing."""
    import random

    import pyspiel

    if name.startswith("python_"):
        import_module("open_spiel.python.games")
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


def openspiel_clones(running: Clock, name: str) -> int:
    """Copies of a position some moves into a game."""
    import pyspiel

    state: Any = pyspiel.load_game(name).new_initial_state()
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    count = 0
    while running():
        for _ in range(1000):
            state.clone()
        count += 1000
    return count


def pettingzoo(running: Clock, name: str) -> int:
    return _steps(running, import_module(f"pettingzoo.classic.{name}").env())


def door(running: Clock, game: str) -> int:
    """Our games through our own PettingZoo interface, with features and fixed actions, in the same loop."""
    settings = {"observation": "counts", **_limits(_game(game))}
    return _steps(running, import_module("manawell.research.aec").env(game, **settings))


def vector(running: Clock, game: str) -> int:
    """Our games, all seats decided by the caller: features, masks, and a random legal action each."""
    return _vector_steps(running, _environments(game, TOGETHER, 1))


def everywhere(running: Clock, game: str) -> int:
    """The same in a process for each core."""
    return _vector_steps(running, _environments(game, EVERYWHERE, cpu_count() or 1))


def _vector_steps(running: Clock, environments: Any) -> int:
    moves = 0
    while running():
        environments.step(environments.random_actions())
        moves += environments.num_envs
    return moves


@cache
def _environments(game: str, games: int, workers: int) -> Any:
    """Dealt once: only steps are measured."""
    make = import_module("manawell.research.vector").GameVectorEnv
    environments = make(game, games, seat="each", workers=workers, **_limits(_game(game)))
    environments.reset(seed=1)
    register(environments.close)
    return environments


def pgx(running: Clock, name: str) -> int:
    """Games of pgx on the processor in the same way: one call steps all of them, deals again those that are over, and
    draws a legal action each; what is seen and the masks are looked at as NumPy arrays.
    """
    from numpy import asarray

    step, state, key = _pgx(name)
    moves = 0
    while running():
        state, key = step(state, key)
        asarray(state.observation)
        asarray(state.legal_action_mask)
        moves += TOGETHER
    return moves


@cache
def _pgx(name: str) -> tuple[Callable[[Any, Any], Any], Any, Any]:
    """The compiled step, the first state and a key; compiling is not measured."""
    jax: Any = import_module("jax")
    games: Any = import_module("pgx").make(name)
    auto_reset: Any = import_module("pgx.experimental").auto_reset
    every = jax.vmap(auto_reset(games.step, games.init), (0, 0, 0))

    @jax.jit  # type: ignore[untyped-decorator]
    def step(state: Any, key: Any) -> Any:
        key, choice, deal = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return every(state, jax.random.categorical(choice, odds), jax.random.split(deal, TOGETHER)), key

    key = jax.random.PRNGKey(0)
    state = jax.vmap(games.init)(jax.random.split(key, TOGETHER))
    for _ in range(2):  # it compiles for a first state, and once more for those that a step returns
        state, key = step(state, key)
    return step, state, key


def batch(running: Clock, game: str) -> int:
    """Our games in portions on one core, with everything that was seen."""
    stream = import_module("manawell.research.batch").stream
    moves = 0
    for portion in stream(game, 10**6, seed=1, workers=1, **_limits(_game(game))):
        moves += len(portion.actions)
        if not running():
            break
    return moves


def _steps(running: Clock, environment: Any) -> int:
    """PettingZoo's loop of `last` and `step`, with a random action among those that the mask allows."""
    from random import random

    from numpy import dtype

    boolean, moves = dtype(bool), 0
    while running():
        environment.reset()
        while True:
            observation, _, over, cut, _ = environment.last()
            if over or cut:
                break
            legal = observation["action_mask"].view(boolean).nonzero()[0]
            environment.step(legal.item(int(random() * len(legal))))
            moves += 1
    return moves


def rlcard(running: Clock, name: str) -> int:
    """Random play as in RLCard's own example, run_random.py."""
    import rlcard
    from rlcard.agents import RandomAgent

    environment: Any = rlcard.make(name)
    environment.set_agents([RandomAgent(environment.num_actions) for _ in range(environment.num_players)])
    while running():
        environment.run(is_training=False)
    return int(environment.timestep)


CONTENDERS: dict[str, Callable[[Clock, str], int]] = {
    "playouts": playouts,
    "told": told,
    "clones": clones,
    "search": search,
    "openspiel": openspiel,
    "openspiel_clones": openspiel_clones,
    "pettingzoo": pettingzoo,
    "door": door,
    "vector": vector,
    "everywhere": everywhere,
    "pgx": pgx,
    "batch": batch,
    "rlcard": rlcard,
    **{level: partial(decisions, level=level) for level in LEVELS},
}


def main(name: str, game: str, seconds: float) -> None:
    contender = CONTENDERS[name]
    clock = time.perf_counter if contender is everywhere else time.process_time
    contender(timer(seconds / 10, clock), game)
    start = clock()
    count = contender(timer(seconds, clock), game)
    print(count / (clock() - start))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
