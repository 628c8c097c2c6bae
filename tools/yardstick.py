"""Score the baselines with Manawell-4 and write their table into docs/yardstick.md.

    PYTHONPATH=build/compiled python tools/yardstick.py --notes FOLDER [--quick] [--minutes N] [--workers N] [GAME …]

Every game that was finished is in the notes and is not played again, so any run, whether interrupted or stopped after
its minutes, goes on with the same command; the quick suite counts for the full one. Games against weaker levels come
first. The table has a row for each suite that is complete: the full one, or else the quick one. At the end the tool
says what is left and how long that will take, judged by the games of this run.
"""

import argparse
import os
import re
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from statistics import mean
from threading import TIMEOUT_MAX
from typing import NamedTuple

from manawell.bots.levels import LEVELS
from manawell.cli.score import rating_text, share_text
from manawell.cli.words import cli_texts
from manawell.kernel.registry import games
from manawell.research.notes import note, read_notes
from manawell.research.tournament import Encounter, Result, play_encounter
from manawell.research.yardstick import FULL, QUICK, Row, row_of, suite

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "yardstick.md"
TABLE = re.compile(r"(?<=<!-- baselines -->\n).*(?=<!-- end -->)", re.DOTALL)
BASELINES = ("random", "greedy")
WEIGHTS = "examples/weights"
"""A file for each game and example that has learned it."""


class Suite:
    """The games of a policy, and those that were played."""

    def __init__(self, game: str, policy: str, notes: Path) -> None:
        self.game, self.policy = game, policy
        self.notes = notes / f"{game}-{policy.replace('/', '-')}.jsonl"
        self.encounters = suite(game, policy, FULL)
        self.found = read_notes(self.notes, self.encounters)

    def part(self, deals: int) -> list[int]:
        """The numbers of those of its games that belong to a suite of so many deals."""
        wanted = suite(self.game, self.policy, deals)
        return [number for number, one in enumerate(self.encounters) if one in wanted]

    def row(self) -> Row | None:
        """The row of the largest suite that is complete."""
        for deals in (FULL, QUICK):
            numbers = self.part(deals)
            if all(number in self.found for number in numbers):
                return row_of(self.policy, self.game, [self.found[number] for number in numbers])
        return None


class Task(NamedTuple):
    """A game that is still to be played."""

    level: int
    suite: Suite
    number: int

    @property
    def kind(self) -> tuple[str, int]:
        """Games of one kind take about the same time."""
        return self.suite.game, self.level


def policies(game: str) -> Iterator[str]:
    yield from BASELINES
    for learned in sorted((ROOT / WEIGHTS).glob(f"{game}*.npz")):
        yield f"{WEIGHTS}/{learned.name}"


def timed(encounter: Encounter) -> tuple[Result, float]:
    """The result, and the processor seconds it took."""
    start = time.process_time()
    return play_encounter(encounter), time.process_time() - start


def missing(suites: list[Suite], deals: int) -> list[Task]:
    """What is left to play, weaker levels first."""
    tasks = [
        Task(next(LEVELS.index(bot) for bot in one.encounters[number].bots if bot != one.policy), one, number)
        for one in suites
        for number in one.part(deals)
        if number not in one.found
    ]
    return sorted(tasks, key=lambda task: task.level)


def play(tasks: list[Task], workers: int, minutes: float) -> dict[tuple[str, int], list[float]]:
    """Play what can be played in that time; by kind, what each game took."""
    end = time.monotonic() + 60 * minutes
    took: dict[tuple[str, int], list[float]] = {}
    waiting = iter(tasks)
    running: dict[Future[tuple[Result, float]], Task] = {}
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    while time.monotonic() < end:
        for task in waiting:
            running[pool.submit(timed, task.suite.encounters[task.number])] = task
            if len(running) >= 2 * workers:
                break
        if not running:
            break
        left = min(max(0, end - time.monotonic()), TIMEOUT_MAX)
        for game in wait(running, left, "FIRST_COMPLETED").done:
            task = running.pop(game)
            result, seconds = game.result()
            note(task.suite.notes, task.number, result)
            task.suite.found[task.number] = result
            took.setdefault(task.kind, []).append(seconds)
            print(f"{task.suite.game} {task.suite.policy} – {LEVELS[task.level]}: {seconds:.1f} s", flush=True)
    for process in [*(pool._processes or {}).values()] if running else []:
        process.terminate()
    pool.shutdown(cancel_futures=True)
    return took


def tell(tasks: list[Task], took: dict[tuple[str, int], list[float]]) -> None:
    """What is left, by game and level, and how long it will take."""
    kinds: dict[tuple[str, int], int] = {}
    for task in tasks:
        kinds[task.kind] = kinds.get(task.kind, 0) + 1
    for (game, level), count in sorted(kinds.items()):
        times = took.get((game, level))
        about = f", about {count * mean(times) / 60:.0f} core-minutes" if times else ""
        print(f"left: {game} – {LEVELS[level]}: {count} games{about}")


def table(rows: list[Row]) -> str:
    texts = cli_texts("en")
    head = ["| policy | game | games |", " | ".join(LEVELS), "| rating |"]
    lines = [" ".join(head), "| --- | --- | ---: |" + " ---: |" * (len(LEVELS) + 1)]
    for row in rows:
        shares = " | ".join(share_text(texts, score) for score in row.scores)
        played = sum(score.games for score in row.scores)
        lines.append(f"| `{row.policy}` | {row.game} | {played} | {shares} | {rating_text(row)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game", nargs="*", default=list(games()))
    given.add_argument("--notes", type=Path, required=True)
    given.add_argument("--quick", action="store_true")
    given.add_argument(
        "--minutes", type=float, default=float("inf"), help="stop after so many; games under way are lost"
    )
    given.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = given.parse_args()
    notes = options.notes.absolute()
    notes.mkdir(parents=True, exist_ok=True)
    os.chdir(ROOT)
    suites = [Suite(game, policy, notes) for game in games() for policy in policies(game)]
    deals = QUICK if options.quick else FULL
    chosen = [one for one in suites if one.game in options.game]
    took = play(missing(chosen, deals), options.workers, options.minutes)
    rows = [row for one in suites if (row := one.row())]
    PAGE.write_text(TABLE.sub(lambda _: table(rows), PAGE.read_text("utf-8")), "utf-8")
    tell(missing(chosen, deals), took)


if __name__ == "__main__":
    main()
