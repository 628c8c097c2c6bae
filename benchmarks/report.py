"""Writes the results of a benchmark into docs/performance.md, between its two marks, and draws the plots."""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks.plot import Bar, Panel, svg
from benchmarks.results import FOLDER, ROOT, load

PAGE = ROOT / "docs" / "performance.md"
PLOTS = ROOT / "docs" / "plots"
BEGIN, END = "<!-- figures of make bench: begin -->\n", "<!-- figures of make bench: end -->\n"

YARDSTICKS = (
    "OpenSpiel connect_four, C++",
    "OpenSpiel chess, C++",
    "OpenSpiel tic_tac_toe, Python",
    "RLCard uno",
    "PettingZoo connect_four_v3",
)
CONNECT_FOUR = YARDSTICKS[-1]
OURS, THEIRS = "Manawell, SQLite", "boardgame.io, in memory"
ONE, TWO = "Manawell, PostgreSQL, 1 worker", "Manawell, PostgreSQL, 2 workers"
PEERS = ("OpenSpiel", "RLCard", "PettingZoo", "pgx", "boardgame.io")
GAMES = ("Gegensatz", "Rivality", "Athlas", "Lutao")
PGX = "pgx connect_four, 256 games"
VECTOR = 750_000
"""Steps of Gegensatz a second for each core, many games at once: 1.5 million on two."""

Speeds = dict[str, float]
Row = dict[str, Any]


def table(head: list[str], rows: list[list[str]], words: int = 1) -> str:
    """In Markdown; the first columns hold words, the others numbers."""
    ruler = ["---"] * words + ["---:"] * (len(head) - words)
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (head, ruler, *rows))


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def compared(head: str, speeds: Speeds, yardsticks: tuple[str, ...]) -> str:
    rows = [
        [name, number(speed), *(number(speed / speeds[yardstick]) for yardstick in yardsticks)]
        for name, speed in speeds.items()
    ]
    return table(["", head, *(f"× {yardstick}" for yardstick in yardsticks)], rows)


def loads(rows: list[Row]) -> str:
    head = ["server", "tables", "moves/s", "p50, ms", "p99, ms", "server, ms/move", "server, cores", "players, cores"]
    return table(
        head,
        [
            [
                row["title"],
                str(row["tables"]),
                *(number(row[name]) for name in ("moves", "p50", "p99")),
                *(f"{row[name]:.2f}" for name in ("cost", "server_share", "players_share")),
            ]
            for row in rows
        ],
    )


def aims(steps: Speeds, many: Speeds, rows: list[Row]) -> str:
    """The aims, and whether they were met."""
    found = {(row["title"], row["tables"]): row for row in rows}
    told = []
    for tables in (50, 500):
        ours, theirs = found[OURS, tables], found[THEIRS, tables]
        rate, wait = ours["moves"] / theirs["moves"], ours["p99"] / theirs["p99"]
        told.append((f"moves per second at {tables} tables against boardgame.io", "at least 1.5 ×", rate, rate >= 1.5))
        told.append((f"p99 at {tables} tables against boardgame.io", "below 1 ×", wait, wait < 1))
    memory = found[OURS, 500]["memory"] / found[THEIRS, 500]["memory"]
    told.append(("memory of a table against boardgame.io", "below 1 ×", memory, memory < 1))
    workers = found[TWO, 100]["moves"] / found[ONE, 100]["moves"]
    told.append(("two workers on PostgreSQL against one", "above 1 ×", workers, workers > 1))
    for game in GAMES:
        door = steps[f"{game}, our door, compiled"]
        rate = door / steps[CONNECT_FOUR]
        told.append((f"steps of {game} through our door against {CONNECT_FOUR}", "at least 10 ×", rate, rate >= 10))
        rate = many[f"{game}, in batches, compiled"] / door
        told.append((f"steps of {game} in batches against our door", "above 1 ×", rate, rate > 1))
    wanted = VECTOR * (os.cpu_count() or 1)
    rate = many["Gegensatz, 1,024 games on all cores, per second of the clock, compiled"] / wanted
    told.append(
        (f"steps of Gegensatz, 1,024 games on all cores, against {wanted:,} a second", "at least 1 ×", rate, rate >= 1)
    )
    cells = [[what, aim, f"{ratio:.2f} ×", "yes" if met else "**no**"] for what, aim, ratio, met in told]
    return table(["", "aim", "found", "met"], cells)


def machine() -> str:
    """The current time: the report is written right after the last run."""
    told = Path("/proc/cpuinfo").read_text().splitlines()
    model = next((line.split(": ", 1)[1] for line in told if line.startswith("model name")), platform.machine())
    pages = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    system = platform.freedesktop_os_release()["PRETTY_NAME"]
    return f"{os.cpu_count()} cores ({model}), {pages / 2**30:.0f} GiB, {system}, Linux {platform.release()}"


def figures(contenders: Any, servers: Any) -> str:
    versions = ", ".join(f"{name} {number}" for name, number in (contenders["versions"] | servers["versions"]).items())
    memory = {row["title"]: row["memory"] for row in servers["rows"] if row["tables"] == 500}
    date = datetime.fromtimestamp((FOLDER / "servers.json").stat().st_mtime, UTC)
    rounds = [f"{part['rounds']} rounds of {part['seconds']} s" for part in (contenders, servers)]
    return f"""- Date: {date:%Y-%m-%d %H:%M} UTC
- Machine: {machine()}
- Versions: {versions}
- Medians of {rounds[0]} for games ({contenders["step_rounds"]} rounds for steps), of {rounds[1]} for servers

### What was aimed at

{aims(contenders["steps"], contenders["many"], servers["rows"])}
### Servers

![Moves per second and p99 of the servers](plots/servers.svg)

{loads(servers["rows"])}
At 500 tables, a table with one player at it takes {memory[OURS]:.0f} KiB of our server's memory and
{memory[THEIRS]:.0f} KiB of boardgame.io's.

### Random playouts

![Moves per second in random playouts, and steps per second through PettingZoo](plots/games.svg)

{compared("moves/s", contenders["playouts"], YARDSTICKS)}
### Steps through PettingZoo

{compared("steps/s", contenders["steps"], (CONNECT_FOUR,))}
### Many games at once

{compared("steps/s", contenders["many"], (PGX,))}
### Further figures

{table(["", ""], [[name, number(speed)] for name, speed in contenders["further"].items()])}"""


def speeds_drawn(title: str, speeds: Speeds) -> Panel:
    bars = [Bar(name, speed, number(speed), not name.startswith(PEERS)) for name, speed in speeds.items()]
    return Panel(title, sorted(bars, key=lambda bar: -bar.value), logarithmic=True)


def loads_drawn(title: str, rows: list[Row], measure: str, unit: str) -> Panel:
    bars = []
    for row in rows:
        label, told = f"{row['title']}, {row['tables']} tables", f"{number(row[measure])} {unit}"
        bars.append(Bar(label, row[measure], told, not row["title"].startswith(PEERS)))
    return Panel(title, bars)


def draw(contenders: Any, servers: Any) -> None:
    many = [row for row in servers["rows"] if row["tables"] > 1]
    PLOTS.mkdir(exist_ok=True)
    (PLOTS / "servers.svg").write_text(
        svg(
            "Servers",
            loads_drawn("Moves per second: more is better", many, "moves", "moves/s"),
            loads_drawn("99 of 100 moves are answered within: less is better", many, "p99", "ms"),
        )
    )
    (PLOTS / "games.svg").write_text(
        svg(
            "Games",
            speeds_drawn("Random playouts, moves per second on one core (logarithmic)", contenders["playouts"]),
            speeds_drawn("PettingZoo's loop, steps per second on one core (logarithmic)", contenders["steps"]),
        )
    )


def main() -> None:
    contenders, servers = load("contenders"), load("servers")
    draw(contenders, servers)
    before, _, rest = PAGE.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    told = figures(contenders, servers)
    PAGE.write_text(f"{before}{BEGIN}\n{told}\n{END}{after}")
    print(told)


if __name__ == "__main__":
    main()
