"""The files that the parts of a benchmark leave for its report."""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "bench"


def save(name: str, results: Any) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.json").write_text(json.dumps(results, indent=1))


def load(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text())
