"""Checks a wheel as somebody without a compiler would use it: `python tools/check_wheel.py WHEEL` (`make wheel`).

It is installed into a bare environment with nothing else on the PATH. There a game is played in the terminal, the
server answers, and pipx runs the program.
"""

import os
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

BUILD = "from manawell.kernel import rng; print('plain' if rng.__file__.endswith('.py') else 'compiled')"


class Bare:
    """An environment with nothing on the PATH but itself."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        hidden = ("PYTHONPATH", "CC", "MANAWELL_PURE", "MANAWELL_WEB")
        kept = {name: value for name, value in os.environ.items() if name not in hidden}
        self.env = {**kept, "PATH": str(self.bin), "MANAWELL_DATA": str(folder / "data")}

    def run(self, program: str, *arguments: str, typed: str = "") -> str:
        command = [str(self.bin / program), *arguments]
        done = subprocess.run(command, input=typed, capture_output=True, text=True, env=self.env, check=False)
        if done.returncode:
            raise SystemExit(f"{' '.join(command)} failed\n{done.stdout}\n{done.stderr}")
        return done.stdout

    def install(self, *packages: str) -> None:
        self.run("python", "-m", "pip", "install", "--quiet", "--only-binary", ":all:", *packages)


def check_build(bare: Bare, wheel: Path) -> None:
    """Compiled unless the wheel is for every machine."""
    wanted = "plain" if wheel.stem.endswith("-none-any") else "compiled"
    found = bare.run("python", "-c", BUILD).strip()
    if found != wanted:
        raise SystemExit(f"{wheel.name} is {found}, not {wanted}")
    print(f"installed: {found}")


def check_terminal(bare: Bare) -> None:
    """A whole game, always the first move that is offered."""
    duel = ("gegensatz", "--mode", "duel", "--level", "sprout", "--seed", "wheel", "--plain")
    bare.run("manawell", "play", *duel, typed="1\n" * 400)
    (record,) = Path(bare.env["MANAWELL_DATA"], "games").glob("*.mana")
    outcome = [line for line in record.read_text("utf-8").splitlines() if line.startswith("outcome: ")]
    if not outcome:
        raise SystemExit(f"the game was not finished\n{record.read_text('utf-8')}")
    bare.run("manawell", "verify", str(record))
    print(f"played: {outcome[0]}")


def check_server(bare: Bare) -> None:
    """It says its address, is alive, and has the page."""
    command = [str(bare.bin / "manawell"), "serve", "--no-open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=bare.env) as server:
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            for path, part in (("healthz", b""), ("", b"<script")):
                with urllib.request.urlopen(address + path, timeout=30) as answer:
                    if part not in answer.read():
                        raise SystemExit(f"{address}{path} does not have {part!r}")
        finally:
            server.terminate()
    print(f"served: {address}")


def check_pipx(bare: Bare, wheel: Path, folder: Path) -> None:
    bare.install("pipx")
    bare.env |= {"PIPX_HOME": str(folder / "pipx"), "PIPX_BIN_DIR": str(folder / "pipx-bin")}
    told = bare.run("pipx", "run", "--spec", str(wheel), "manawell", "games")
    print(f"pipx: {told.strip().splitlines()[0]}")


def main(wheel: Path) -> None:
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        bare = Bare(folder / "bare")
        bare.install(str(wheel))
        check_build(bare, wheel)
        check_terminal(bare)
        check_server(bare)
        check_pipx(Bare(folder / "other"), wheel, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute())
