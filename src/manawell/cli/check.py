"""`manawell check`: does a game keep every promise that games make?"""

import os
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer
from typer.core import TyperCommand

from manawell.cli.context import Context, open_context
from manawell.cli.flags import Say, game_argument, lang_flag
from manawell.cli.words import Misuse
from manawell.kernel.registry import find_game

NEEDED: Final = ("pytest", "hypothesis")
BROKEN: Final = 1


def register_check(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the command, its help in the language of `say`."""

    @app.command("check", cls=cls, help=say("help-check"))
    def check(
        game: Annotated[str, game_argument(say)],
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        if not keeps_contract(open_context(lang), game):
            raise typer.Exit(BROKEN)


def keeps_contract(context: Context, name: str) -> bool:
    """Run the contract on one installed game, and say how it went."""
    game = find_game(name)
    if missing := [package for package in NEEDED if find_spec(package) is None]:
        raise Misuse("fault-no-contract", missing=" ".join(missing))
    with tempfile.TemporaryDirectory() as folder:
        kept = subprocess.run(_command(), env=_environment(game.id, folder), check=False).returncode == 0
    context.say("check-kept" if kept else "check-broken", "bold green" if kept else "bold red", game=game.id)
    return kept


def _command() -> list[str]:
    """Call pytest without the settings of the folder it is called from, and leaving nothing behind."""
    settings = ["-c", os.devnull, "--rootdir", str(Path.cwd()), "-p", "no:cacheprovider"]
    return [sys.executable, "-m", "pytest", *settings, "--no-header", "--tb=short", "--pyargs", "manawell.contract"]


def _environment(game: str, folder: str) -> dict[str, str]:
    own = {"MANAWELL_CHECK": game, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "HYPOTHESIS_STORAGE_DIRECTORY": folder}
    return {**os.environ, **own}
