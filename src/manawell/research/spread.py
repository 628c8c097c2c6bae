"""A tournament spread over processors: one, all of this machine, or those of a Ray cluster.

An encounter is a pure function, so it has the same result wherever it is played; one lost with a dying process is
simply played again.
"""

import logging
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from manawell.kernel.components import environment
from manawell.research.faults import ResearchFault
from manawell.research.notes import note, read_notes
from manawell.research.tournament import Encounter, Result, check_players, play_encounter

Task = tuple[int, Encounter]
Found = Iterator[tuple[int, Result]]
Spread = Callable[[Sequence[Task]], Found]
"""Yields results with the numbers of their encounters, as they arrive."""

SETBACKS: Final = 3
"""How often in a row a pool may break before it finishes a game."""


def play_all(
    encounters: Sequence[Encounter],
    spread: Spread,
    tick: Callable[[], None] = lambda: None,
    notes: Path | None = None,
) -> list[Result]:
    """All results, in the order of the schedule. Results in the notes are not played again; new ones are added. Whoever
    cannot play is told of before the first game.
    """
    found = read_notes(notes, encounters) if notes else {}
    for _ in found:
        tick()
    missing = [(number, one) for number, one in enumerate(encounters) if number not in found]
    check_players(one for _, one in missing)
    for number, result in spread(missing) if missing else ():
        if notes:
            note(notes, number, result)
        found[number] = result
        tick()
    return [found[number] for number in range(len(encounters))]


def alone(tasks: Sequence[Task]) -> Found:
    for number, encounter in tasks:
        yield number, play_encounter(encounter)


def over_processes(workers: int) -> Spread:
    """On `workers` cores of this machine; the games that a killed process was playing are played again."""

    def spread(tasks: Sequence[Task]) -> Found:
        if workers == 1 and not _what_if(tasks):
            yield from alone(tasks)
            return
        waiting, setbacks = dict(tasks), 0
        while waiting:
            try:
                for number, result in _in_a_pool(waiting, workers):
                    setbacks = 0
                    del waiting[number]
                    yield number, result
            except BrokenProcessPool:
                setbacks += 1
                if setbacks == SETBACKS:
                    raise

    return spread


def _in_a_pool(tasks: dict[int, Encounter], workers: int) -> Found:
    with (
        _surrounded(_what_if(list(tasks.items()))),
        ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool,
    ):
        games = {pool.submit(play_encounter, encounter): number for number, encounter in tasks.items()}
        try:
            for game in as_completed(games):
                yield games[game], game.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _what_if(tasks: Sequence[Task]) -> dict[str, str]:
    """What the processes that play must find in their environment: empty for the real game."""
    return environment(tasks[0][1].game, tasks[0][1].changes)


@contextmanager
def _surrounded(variables: dict[str, str]) -> Iterator[None]:
    """Processes that are started meanwhile find these variables."""
    os.environ.update(variables)
    try:
        yield
    finally:
        for name in variables:
            del os.environ[name]


def on_ray(tasks: Sequence[Task]) -> Found:
    """On the Ray cluster that RAY_ADDRESS names, or on a temporary one on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as problem:
        raise ResearchFault("fault-no-ray") from problem
    ours = not ray.is_initialized()
    if ours:
        ray.init(include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False)
    try:
        surroundings = {"env_vars": _what_if(tasks)}
        play = ray.remote(num_cpus=1, max_retries=-1, runtime_env=surroundings)(play_encounter)
        waiting = {play.remote(encounter): number for number, encounter in tasks}
        while waiting:
            for game in ray.wait(list(waiting))[0]:
                yield waiting.pop(game), ray.get(game)
    finally:
        if ours:
            ray.shutdown()
