"""Speed, side by side with peers in one run: `make bench`.

Every contender runs in turn, several rounds over, each in a fresh process on one core; the table gives medians and the
ratio to OpenSpiel's connect_four driven from Python. Absolute figures mean little on a shared machine, ratios of one
run mean something.
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
YARDSTICK = "OpenSpiel connect_four"

BUILDS = {"compiled": ROOT / "build" / "compiled", "plain": ROOT / "src", "": None}
ROWS = {
    "Gegensatz, random playouts, compiled": ("gegensatz_playouts", "compiled"),
    "Gegensatz, random playouts, plain": ("gegensatz_playouts", "plain"),
    "Gegensatz, random playouts with events told, compiled": ("gegensatz_told", "compiled"),
    YARDSTICK: ("openspiel_connect_four", ""),
    "OpenSpiel backgammon": ("openspiel_backgammon", ""),
    "PettingZoo connect_four_v3": ("pettingzoo_connect_four", ""),
}
FURTHER = {
    "clones per second, compiled": ("gegensatz_clones", "compiled"),
    "clones per second, plain": ("gegensatz_clones", "plain"),
    "search simulations per second, compiled": ("gegensatz_search", "compiled"),
    "search simulations per second, plain": ("gegensatz_search", "plain"),
}


def measure(contender: str, build: str) -> float:
    env = {**os.environ, "OMP_NUM_THREADS": "1"}
    folder = BUILDS[build]
    if folder is not None:
        env["PYTHONPATH"] = str(folder)
    command = [sys.executable, str(ROOT / "benchmarks" / "contenders.py"), contender, str(SECONDS)]
    return float(subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout)


def rounds(rows: dict[str, tuple[str, str]]) -> dict[str, float]:
    """The median of each row; rounds are interleaved, so that a busy moment hits everybody."""
    found: dict[str, list[float]] = {name: [] for name in rows}
    for number in range(1, ROUNDS + 1):
        for name, (contender, build) in rows.items():
            print(f"\rround {number} of {ROUNDS}: {name:60}", end="", file=sys.stderr, flush=True)
            found[name].append(measure(contender, build))
    print(file=sys.stderr)
    return {name: median(values) for name, values in found.items()}


def main() -> None:
    peers = ", ".join(f"{name} {version(name)}" for name in ("open_spiel", "pettingzoo"))
    machine = f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}"
    print(f"Python {platform.python_version()}; {machine}; {peers}")
    speeds = rounds(ROWS)
    print(f"\n| {'random playouts, one core':55} | moves/s | × {YARDSTICK} | × PettingZoo connect_four_v3 |")
    print("| --- | ---: | ---: | ---: |")
    zoo = speeds["PettingZoo connect_four_v3"]
    for name, speed in speeds.items():
        print(f"| {name:55} | {speed:11,.0f} | {speed / speeds[YARDSTICK]:.2f} | {speed / zoo:.0f} |")
    print("\n| further figures | per second |\n| --- | ---: |")
    for name, speed in rounds(FURTHER).items():
        print(f"| {name} | {speed:,.0f} |")


if __name__ == "__main__":
    main()
