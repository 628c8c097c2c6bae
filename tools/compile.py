"""Builds the compiled program into a folder: `python tools/compile.py [FOLDER]`, build/compiled for the tests unless
given. If no compiled module changed, files are only copied. The folder appears only when it is complete.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
RECIPE = ("pyproject.toml", "setup.py", "tools/backend.py", "tools/compiled.ini", "tools/compiled.toml")
LEVEL = os.environ.get("MANAWELL_OPTIMIZE", "1")
"""At level 1 the C compiler takes less than half of the time, and the tests hardly notice the difference."""


def stamp(level: str) -> str:
    """The hash of everything that the compiled modules depend on."""
    listed = tomllib.loads((ROOT / "tools" / "compiled.toml").read_text())["modules"]
    sources = [path for entry in listed for path in sorted((ROOT / "src").glob(entry))]
    digest = hashlib.sha256(f"{sys.version} {level}".encode())
    for path in [*(ROOT / name for name in RECIPE), *sources]:
        digest.update(f"\n{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def is_current(target: Path, level: str) -> bool:
    """Whether the compiled modules in that folder are those of the sources."""
    written = target / ".stamp"
    return written.exists() and written.read_text() == stamp(level)


def build(target: Path, level: str) -> None:
    """Build from scratch."""
    print("Compiling the rules (a minute or two) …", flush=True)
    unfinished = target.with_name(f"{target.name}.unfinished")
    for old in (unfinished, target):
        shutil.rmtree(old, ignore_errors=True)
    wanted = stamp(level)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    if find_spec("mypyc"):
        command.append("--no-build-isolation")
    environment = {**os.environ, "MANAWELL_PURE": "0", "MANAWELL_OPTIMIZE": level, "MANAWELL_WEB": "0"}
    subprocess.run([*command, "--target", str(unfinished), str(ROOT)], check=True, env=environment)
    (unfinished / ".stamp").write_text(wanted)
    unfinished.rename(target)


def refresh(target: Path) -> None:
    """Copy the current plain modules, texts, pages and the example beside the compiled modules."""
    for old in [*target.glob("manawell/**/*.py"), *target.glob("manawell/**/*.ftl"), *target.glob("manawell/**/*.md")]:
        place = old.relative_to(target)
        if not (ROOT / "src" / place).exists() and not (ROOT / place.relative_to("manawell")).exists():
            old.unlink()
    example = Path("examples") / "nim"
    for source, place in ((ROOT / "src" / "manawell", Path()), (ROOT / example, example)):
        shutil.copytree(
            source, target / "manawell" / place, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
        )


if __name__ == "__main__":
    folder = Path(sys.argv[1]).absolute() if len(sys.argv) > 1 else ROOT / "build" / "compiled"
    folder.parent.mkdir(parents=True, exist_ok=True)
    with (ROOT / "build" / ".compiling").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # builds share the folder of generated files
        if is_current(folder, LEVEL):
            refresh(folder)
        else:
            build(folder, LEVEL)
