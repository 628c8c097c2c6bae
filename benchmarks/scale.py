"""Measures what things take, computes what many people need, checks it by a simulation, and writes docs/scale.md.

    python -m benchmarks.scale [--seconds 10] [--keep]

Leave the machine idle meanwhile (some four minutes). `--keep` takes the service times that were measured last.
"""

import argparse
import os
import platform
import sys
from datetime import UTC, datetime
from typing import Any

from benchmarks.capacity import Habits, first_to_break, load
from benchmarks.report import number, table
from benchmarks.results import FOLDER, ROOT, save
from benchmarks.results import load as load_results
from benchmarks.service_times import Cost, measure
from benchmarks.simulation import Town

PAGE = ROOT / "docs" / "scale.md"
BEGIN, END = "<!-- figures of benchmarks.scale: begin -->\n", "<!-- figures of benchmarks.scale: end -->\n"
PEOPLE = (10_000, 100_000, 1_000_000)
SIMULATED = ((1_000, 120.0), (10_000, 60.0), (100_000, 8.0))
"""How many people, and for how many seconds."""
TOLD = {
    "move": "a move, stored and answered",
    "told": "news of it for somebody else",
    "foresee": "looking ahead at all legal moves",
    "connect": "a connection, with all that is shown at first",
    "make": "a new table",
    "present": "a second of being there",
    "rest": "a second of a worker by itself",
    "heard": "a worker hears that another is alive",
}


def costs(times: dict[str, Any]) -> str:
    rows = [[what, *(f"{1000 * part:.3f}" for part in Cost(*times[kind]))] for kind, what in TOLD.items()]
    text = table(["milliseconds of a core", "worker", "PostgreSQL", "Redis"], rows)
    thoughts = ", ".join(f"{level} {1000 * seconds:.0f} ms" for level, seconds in times["thoughts"].items())
    push, kib = 1000 * times["push"], times["table_bytes"] / 1024
    return (
        f"{text}\nA bot's decision, on average over the four games: {thoughts}. A notice: {push:.2f} ms.\n"
        f"A table with one page: {kib:.0f} KiB of a worker's memory.\n"
    )


def needs(times: dict[str, Any], habits: Habits) -> str:
    rows = []
    for people in PEOPLE:
        found = load(people, times, habits)
        gib = people * (1 + habits.spectators) * times["table_bytes"] / (1 << 30)
        rows.append(
            [
                f"{people:,}",
                f"{found.tables:,.0f}",
                f"{found.moves:,.0f}",
                f"{found.worker_count:,}",
                f"{found.bot_cores:,}",
                f"{found.database:.1f}",
                f"{found.databases:,}",
                f"{found.redis:.2f}",
                f"{gib:.1f}",
            ]
        )
    head = ["people", "tables", "moves/s", "workers (cores)", "bot cores", "PostgreSQL, cores in use", "databases"]
    return table([*head, "Redis, cores in use", "memory of workers, GiB"], rows, words=0)


def simulated(times: dict[str, Any], habits: Habits) -> str:
    rows = []
    for people, seconds in SIMULATED:
        plan = load(people, times, habits)
        found = Town(plan, times, habits, seed=1).run(seconds)
        cores = 16 * plan.databases
        rows.append(
            [
                f"{people:,}",
                f"{plan.moves:,.0f} / {found.moves:,.0f}",
                f"{100 * plan.workers / plan.worker_count:.0f} / {100 * found.worker_use:.0f} %",
                f"{100 * plan.database / cores:.1f} / {100 * found.database_use:.1f} %",
                f"{100 * plan.bots / max(1, plan.bot_cores):.0f} / {100 * found.bot_use:.0f} %",
                *(f"{1000 * found.wait(share):.1f}" for share in (0.5, 0.99)),
                f"{found.bot_wait(0.5):.2f} / {found.bot_wait(0.99):.2f}",
            ]
        )
    head = ["people", "moves/s", "workers", "PostgreSQL", "bots", "a move: median, ms", "99 of 100, ms"]
    return table([*head, "a bot: median / 99 of 100, s"], rows, words=0)


def page(times: dict[str, Any], habits: Habits, when: str) -> str:
    breaks = "".join(
        f"{place}. {name}: at about {number(people)} people\n"
        for place, (name, people) in enumerate(first_to_break(times, habits), 1)
    )
    return (
        f"{when}\n\n### Service times\n\n{costs(times)}\n### What people need\n\n{needs(times, habits)}\n"
        f"### Checked by the simulation\n\nModel / simulation:\n\n{simulated(times, habits)}\n"
        f"### What breaks first\n\nOf what there is only one, at {60} % use:\n\n{breaks}\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.scale", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--keep", action="store_true")
    given = parser.parse_args()
    if not given.keep or not (FOLDER / "service_times.json").exists():
        busy = os.getloadavg()[0]
        times = measure(given.seconds, lambda done: print(f"measured: {done}", file=sys.stderr))
        when = f"- {datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {os.cpu_count()} cores, Python {platform.python_version()}"
        save("service_times", {**times, "when": f"{when}; {busy:.1f} other processes wanted to run when it began"})
    times = load_results("service_times")
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    text = page(times, Habits(), times["when"])
    PAGE.write_text(f"{before}{BEGIN}\n{text}{END}{rest.partition(END)[2]}", encoding="utf-8")


if __name__ == "__main__":
    main()
