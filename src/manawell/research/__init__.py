"""Tournaments and their statistics, and the interfaces to PettingZoo, Gymnasium and OpenSpiel.

Each game is also a module of PettingZoo's form, with the version of its rules: `from manawell.research import
gegensatz_v1`, then `gegensatz_v1.env()`, `raw_env()` or `parallel_env()`.
"""

import re
from functools import partial
from types import SimpleNamespace
from typing import Any


def __getattr__(name: str) -> Any:
    found = re.fullmatch(r"(\w+)_v(\d+)", name)
    if found is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from manawell.kernel.faults import Fault
    from manawell.kernel.registry import find_game
    from manawell.research import aec, parallel

    try:
        game = find_game(found[1], int(found[2]))
    except Fault as problem:
        raise AttributeError(str(problem)) from problem
    return SimpleNamespace(
        env=partial(aec.env, game),
        raw_env=partial(aec.raw_env, game),
        parallel_env=partial(parallel.parallel_env, game),
    )
