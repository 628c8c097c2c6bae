"""Speed, side by side with peers in one run: `make bench`.

Every contender runs in turn, several rounds over, each in a fresh process on one core; medians are written to
build/bench/contenders.json. Absolute figures mean little on a shared machine; ratios within one run are meaningful.
"""

import os
import platform
import subprocess
import sys
from importlib.metadata import version
from statistics import median

from benchmarks.contenders import LEVELS
from benchmarks.results import ROOT, save

ROUNDS = 3
STEP_ROUNDS = 9
"""Steps have an aim to meet, so one busy moment in three rounds must not decide."""
SECONDS = 1.0
GAMES = (("Gegensatz", "gegensatz"), ("Rivality", "rivality"), ("Athlas", "athlas"), ("Lutao", "lutao"))

BUILDS = {"compiled": ROOT / "build" / "compiled", "plain": ROOT / "src", "": None}
PEERS = {"OpenSpiel": "open_spiel", "PettingZoo": "pettingzoo", "RLCard": "rlcard", "pgx": "pgx", "JAX": "jax"}
Rows = dict[str, tuple[str, str, str]]
"""By title: contender, game, build."""
PLAYOUTS: Rows = {
    f"{title}{extra}, {build}": (contender, game, build)
    for title, game in GAMES
    for contender, extra, build in (
        ("playouts", "", "compiled"),
        ("playouts", "", "plain"),
        ("told", " with events told", "compiled"),
    )
} | {
    "OpenSpiel connect_four, C++": ("openspiel", "connect_four", ""),
    "OpenSpiel backgammon, C++": ("openspiel", "backgammon", ""),
    "OpenSpiel chess, C++": ("openspiel", "chess", ""),
    "OpenSpiel tic_tac_toe, Python": ("openspiel", "python_tic_tac_toe", ""),
    "OpenSpiel block_dominoes, Python": ("openspiel", "python_block_dominoes", ""),
    "RLCard leduc-holdem": ("rlcard", "leduc-holdem", ""),
    "RLCard uno": ("rlcard", "uno", ""),
    "PettingZoo connect_four_v3": ("pettingzoo", "connect_four_v3", ""),
}
STEPS: Rows = {f"{title}, our door, compiled": ("door", game, "compiled") for title, game in GAMES} | {
    f"PettingZoo {name}": ("pettingzoo", name, "")
    for name in ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "chess_v6")
}
MANY: Rows = {
    f"{title}, {words}, compiled": (contender, game, "compiled")
    for title, game in GAMES
    for contender, words in (("vector", "256 games in one environment"), ("batch", "in batches"))
} | {
    "Gegensatz, 1,024 games on all cores, per second of the clock, compiled": ("everywhere", "gegensatz", "compiled"),
    **{f"pgx {name}, 256 games": ("pgx", name, "") for name in ("connect_four", "leduc_holdem")},
}
FURTHER: Rows = (
    {
        f"{title}, {words} per second, {build}": (contender, game, build)
        for title, game in GAMES
        for contender, words in (("clones", "clones"), ("search", "search simulations"))
        for build in ("compiled", "plain")
        if (contender, game) != ("search", "lutao")
    }
    | {
        f"{title}, decisions of {level} bots per second, compiled": (level, game, "compiled")
        for title, game in GAMES
        for level in LEVELS
    }
    | {"OpenSpiel chess, clones per second": ("openspiel_clones", "chess", "")}
)


def measure(contender: str, game: str, build: str) -> float:
    env = {**os.environ, "OMP_NUM_THREADS": "1", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"}
    folder = BUILDS[build]
    if folder is not None:
        env["PYTHONPATH"] = str(folder)
    command = [sys.executable, str(ROOT / "benchmarks" / "contenders.py"), contender, game, str(SECONDS)]
    return float(subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout)


def rounds(rows: Rows, count: int) -> dict[str, float]:
    """The median of each row; rounds are interleaved, so that a busy moment affects all contenders."""
    found: dict[str, list[float]] = {name: [] for name in rows}
    for number in range(1, count + 1):
        for name, row in rows.items():
            print(f"\rround {number} of {count}: {name:60}", end="", file=sys.stderr, flush=True)
            found[name].append(measure(*row))
    print(file=sys.stderr)
    return {name: median(values) for name, values in found.items()}


def main() -> None:
    aimed = STEPS | MANY
    others = {name: row for name, row in (PLAYOUTS | FURTHER).items() if name not in aimed}
    speeds = rounds(others, ROUNDS) | rounds(aimed, STEP_ROUNDS)
    parts = {"playouts": PLAYOUTS, "steps": STEPS, "many": MANY, "further": FURTHER}
    results = {part: {name: speeds[name] for name in rows} for part, rows in parts.items()}
    versions = {"Python": platform.python_version()}
    versions |= {name: version(package) for name, package in PEERS.items()}
    save(
        "contenders",
        {"versions": versions, "rounds": ROUNDS, "step_rounds": STEP_ROUNDS, "seconds": SECONDS, **results},
    )


if __name__ == "__main__":
    main()
