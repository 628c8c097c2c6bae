"""Builds build/compiled, the compiled build for the tests. If no compiled module changed, files are only copied."""

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / ".stamp"
RECIPE = ("pyproject.toml", "setup.py", "tools/backend.py", "tools/compiled.toml")
LEVEL = os.environ.get("MANAWELL_OPTIMIZE", "1")
"""At level 1 the C compiler takes less than half of the time, and the tests hardly notice the difference."""


def stamp() -> str:
    """The hash of everything that the compiled modules depend on."""
    listed = tomllib.loads((ROOT / "tools" / "compiled.toml").read_text())["modules"]
    sources = [path for entry in listed for path in sorted((ROOT / "src").glob(entry))]
    digest = hashlib.sha256(f"{sys.version} {LEVEL}".encode())
    for path in [*(ROOT / name for name in RECIPE), *sources]:
        digest.update(f"\n{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def build() -> None:
    """Build from scratch: about two minutes, mostly compiling."""
    print("Compiling the rules (about two minutes) …", flush=True)
    shutil.rmtree(TARGET, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "--target", str(TARGET), str(ROOT)]
    environment = {**os.environ, "MANAWELL_PURE": "0", "MANAWELL_OPTIMIZE": LEVEL, "MANAWELL_WEB": "0"}
    subprocess.run(command, check=True, env=environment)


def refresh() -> None:
    """Copy the current plain modules, texts, pages and the example beside the compiled modules."""
    for old in [*TARGET.glob("manawell/**/*.py"), *TARGET.glob("manawell/**/*.ftl"), *TARGET.glob("manawell/**/*.md")]:
        place = old.relative_to(TARGET)
        if not (ROOT / "src" / place).exists() and not (ROOT / place.relative_to("manawell")).exists():
            old.unlink()
    example = Path("examples") / "nim"
    for source, place in ((ROOT / "src" / "manawell", "."), (ROOT / example, example)):
        shutil.copytree(
            source, TARGET / "manawell" / place, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
        )


if __name__ == "__main__":
    wanted = stamp()
    if STAMP.exists() and STAMP.read_text() == wanted:
        refresh()
    else:
        build()
        STAMP.write_text(wanted)
