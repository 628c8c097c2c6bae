"""Prints the folders with the rule tests of the changed games, which `make quick` runs."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]


def changed_files() -> list[str]:
    """The files that differ from origin/main, or from HEAD if there is no such branch, and untracked files."""

    def git(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)

    base = "origin/main" if git("rev-parse", "--verify", "--quiet", "origin/main").returncode == 0 else "HEAD"
    answers = [git("diff", "--name-only", base), git("ls-files", "--others", "--exclude-standard")]
    return [line for answer in answers for line in answer.stdout.splitlines()]


def folders(files: list[str]) -> list[str]:
    """The test folder of each changed game; those of all games if the kernel changed."""
    games = sorted(path.name for path in (ROOT / "src" / "manawell" / "games").iterdir() if (path / "rules").is_dir())
    if any(name.startswith("src/manawell/kernel/") for name in files):
        return [f"tests/{game}" for game in games]
    places = {game: (f"src/manawell/games/{game}/", f"tests/{game}/") for game in games}
    return [f"tests/{game}" for game in games if any(name.startswith(places[game]) for name in files)]


if __name__ == "__main__":
    print(*folders(changed_files()))
