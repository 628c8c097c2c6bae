"""Score the baselines with Manawell-4 and write their table into docs/yardstick.md.

    python tools/yardstick.py --notes FOLDER [--quick] [GAME …]

A game that is in the notes is not played again, so an interrupted run goes on where it was.
"""

import argparse
import os
import re
from collections.abc import Iterator
from pathlib import Path

from manawell.bots.levels import LEVELS
from manawell.cli.score import rating_text, share_text
from manawell.cli.words import cli_texts
from manawell.kernel.registry import games
from manawell.research.spread import over_processes, play_all
from manawell.research.yardstick import FULL, QUICK, Row, row_of, suite

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "yardstick.md"
TABLE = re.compile(r"(?<=<!-- baselines -->\n).*(?=<!-- end -->)", re.DOTALL)
BASELINES = ("random", "greedy")
WEIGHTS = "examples/weights"
"""One file for each game that an example has learned."""


def policies(game: str) -> Iterator[str]:
    yield from BASELINES
    learned = f"{WEIGHTS}/{game}.npz"
    if (ROOT / learned).exists():
        yield learned


def measured(game: str, policy: str, notes: Path, deals: int) -> Row:
    kept = notes / f"{game}-{policy.replace('/', '-')}-{deals}.jsonl"
    print(f"{game} {policy} …", flush=True)
    return row_of(policy, game, play_all(suite(game, policy, deals), over_processes(os.cpu_count() or 1), notes=kept))


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
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("game", nargs="*", default=list(games()))
    given.add_argument("--notes", type=Path, required=True)
    given.add_argument("--quick", action="store_true")
    options = given.parse_args()
    os.chdir(ROOT)
    options.notes.mkdir(parents=True, exist_ok=True)
    deals = QUICK if options.quick else FULL
    rows = [measured(game, policy, options.notes, deals) for game in options.game for policy in policies(game)]
    PAGE.write_text(TABLE.sub(lambda _: table(rows), PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
