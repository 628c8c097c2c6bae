"""`python -m tests.soak`: run it, print the report, and put it into a document if one is named."""

import argparse
import asyncio
import sys
from dataclasses import fields
from pathlib import Path

from tests.soak.report import report
from tests.soak.soak import Plan, soak

BEGIN, END = "<!-- report of the soak: begin -->", "<!-- report of the soak: end -->"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    for option in fields(Plan):
        if option.name != "hostile":
            parser.add_argument(f"--{option.name}", type=type(option.default), default=option.default)
    parser.add_argument("--peaceful", action="store_true", help="without slow and hostile clients")
    parser.add_argument("--into", type=Path, help="the document whose report is replaced: docs/soak.md")
    given = vars(parser.parse_args())
    into, peaceful = given.pop("into"), given.pop("peaceful")
    found = asyncio.run(
        soak(Plan(**given, hostile=not peaceful), lambda line: print(line, file=sys.stderr, flush=True))
    )
    text = report(found)
    print(text)
    for kind in ("lost", "doubled", "altered", "invented", "denied", "disordered", "unplayable"):
        for case in getattr(found.audit, kind)[:5]:
            print(f"{kind}: {case}", file=sys.stderr)
    kinds = {problem.strip().splitlines()[-1]: problem for problem in found.problems}
    for case in (*found.stalled[:5], *found.wrong[:5], *kinds.values()):
        print(case, file=sys.stderr)
    if into is not None:
        before, _, rest = into.read_text("utf-8").partition(BEGIN)
        into.write_text(f"{before}{BEGIN}\n\n{text}\n{END}{rest.partition(END)[2]}", encoding="utf-8")
    return 0 if found.sound else 1


if __name__ == "__main__":
    sys.exit(main())
