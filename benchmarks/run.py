"""Speed, side by side with peers in one run: `make bench`.

Every contender runs in turn, several rounds over, each in a fresh process on one core; the table gives medians and the
ratios to peers driven from Python: a game as small as Gegensatz, one as broad as Rivality, one with as many pieces as
Athlas. Absolute figures mean little on a shared machine, ratios of one run mean something.
"""

import os
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
ROUNDS = 3
SECONDS = 2.0
CONNECT_FOUR = "OpenSpiel connect_four"
BACKGAMMON = "OpenSpiel backgammon"
CHESS = "OpenSpiel chess"
PETTINGZOO = "PettingZoo connect_four_v3"
GAMES = (("Gegensatz", "gegensatz"), ("Rivality", "rivality"), ("Athlas", "athlas"), ("Lutao", "lutao"))

LEVELS = ("apprentice", "journeyman", "master")

BUILDS = {"compiled": ROOT / "build" / "compiled", "plain": ROOT / "src", "": None}
Rows = dict[str, tuple[str, str, str]]
"""By title: contender, game, build."""
PEERS: Rows = {
    CONNECT_FOUR: ("openspiel", "connect_four", ""),
    BACKGAMMON: ("openspiel", "backgammon", ""),
    CHESS: ("openspiel", "chess", ""),
    PETTINGZOO: ("pettingzoo", "connect_four_v3", ""),
}
OURS: Rows = {
    f"{title}, random playouts{extra}, {build}": (contender, game, build)
    for title, game in GAMES
    for contender, extra, build in (
        ("playouts", "", "compiled"),
        ("playouts", "", "plain"),
        ("told", " with events told", "compiled"),
    )
} | {"Gegensatz as a PettingZoo environment, compiled": ("door", "gegensatz", "compiled")}
FURTHER: Rows = {
    f"{title}, {words} per second, {build}": (contender, game, build)
    for title, game in GAMES
    for contender, words in (
        ("clones", "clones"),
        ("search", "search simulations"),
        ("masters", "decisions of the master"),
    )
    for build in ("compiled", "plain")
    if (contender, build) != ("masters", "plain") and (contender, game) != ("search", "lutao")
} | {
    f"{CHESS}, clones per second": ("openspiel_clones", "chess", ""),
    **{f"Lutao, games of {level}s per second, compiled": (level, "lutao", "compiled") for level in LEVELS},
}


def measure(contender: str, game: str, build: str) -> float:
    env = {**os.environ, "OMP_NUM_THREADS": "1"}
    folder = BUILDS[build]
    if folder is not None:
        env["PYTHONPATH"] = str(folder)
    command = [sys.executable, str(ROOT / "benchmarks" / "contenders.py"), contender, game, str(SECONDS)]
    return float(subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout)


def rounds(rows: Rows) -> dict[str, float]:
    """The median of each row; rounds are interleaved, so that a busy moment hits everybody."""
    found: dict[str, list[float]] = {name: [] for name in rows}
    for number in range(1, ROUNDS + 1):
        for name, row in rows.items():
            print(f"\rround {number} of {ROUNDS}: {name:60}", end="", file=sys.stderr, flush=True)
            found[name].append(measure(*row))
    print(file=sys.stderr)
    return {name: median(values) for name, values in found.items()}


def main() -> None:
    peers = ", ".join(f"{name} {version(name)}" for name in ("open_spiel", "pettingzoo"))
    machine = f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}"
    print(f"Python {platform.python_version()}; {machine}; {peers}")
    speeds = rounds(OURS | PEERS)
    peer_names = (CONNECT_FOUR, BACKGAMMON, CHESS, PETTINGZOO)
    print(f"\n| {'random playouts, one core':55} | moves/s | {' | '.join(f'× {name}' for name in peer_names)} |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for name, speed in speeds.items():
        ratios = " | ".join(f"{speed / speeds[peer]:.2f}" for peer in peer_names)
        print(f"| {name:55} | {speed:11,.0f} | {ratios} |")
    print("\n| further figures | per second |\n| --- | ---: |")
    for name, speed in rounds(FURTHER).items():
        print(f"| {name} | {speed:,.3g} |" if speed < 1 else f"| {name} | {speed:,.1f} |")


if __name__ == "__main__":
    main()
