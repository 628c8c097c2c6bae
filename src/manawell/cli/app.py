"""The command line: the commands of `manawell`, and every failure explained in one clear line."""

import os
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.metadata import version
from itertools import takewhile
from typing import Annotated, Final

import typer

from manawell.cli.flags import LATEST, Say, lang_flag
from manawell.cli.folder import Folder
from manawell.cli.language import language_for, name_before
from manawell.cli.usage import speaking, usage_line
from manawell.cli.words import Misuse, cli_texts, fault_line, trouble_line
from manawell.kernel import rng
from manawell.kernel.components import VARIABLE
from manawell.kernel.faults import Fault, UnknownLanguage

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""What Typer raises for a command line it cannot parse; it has no public name in all versions."""

COMMANDS: Final = {
    "play": "session",
    "learn": "learn",
    "puzzles": "puzzles",
    "replay": "replay",
    "analyse": "analyse",
    "verify": "verify",
    "rules": "rules",
    "games": "listing",
    "new-game": "new_game",
    "check": "check",
    "tournament": "tournament",
    "score": "score",
    "balance": "balance",
    "serve": "serve",
    "migrate": "migrate",
    "position": "position",
    "dataset": "dataset",
    "admin": "admin",
}
"""The commands and their modules, in the order of the help."""


def build(language: str, commands: Iterable[str] = COMMANDS) -> typer.Typer:
    """The program with its help in one language. Only the modules of the given commands are imported."""
    say = cli_texts(language).say
    command_class, group_class = speaking(say)
    app = typer.Typer(cls=group_class, add_completion=False, rich_markup_mode=None, help=say("help-program"))
    _register_version(app, say)
    for command in commands:
        module = import_module(f"manawell.cli.{COMMANDS[command]}")
        getattr(module, f"register_{command.replace('-', '_')}")(app, say, command_class)
    return app


def _register_version(app: typer.Typer, say: Say) -> None:
    """What `manawell` does without a command: tell its version, or show the help."""

    @app.callback(invoke_without_command=True)
    def program(
        context: typer.Context,
        show_version: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        name_before(lang)
        if show_version:
            message = "version-plain" if str(rng.__file__).endswith(".py") else "version-compiled"
            typer.echo(say(message, version=version("manawell")))
            raise typer.Exit
        if context.invoked_subcommand is None:
            typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> None:
    """Run, and exit with 0, or with one clear line on stderr and a code for the kind of failure."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    name_before(None)
    language = _language_of(given)
    try:
        _check_environment()
        app = build(language, _commands_for(given))
        code = app(_with_bare_resume(given), prog_name="manawell", standalone_mode=False)
        sys.stdout.flush()
        sys.exit(code if isinstance(code, int) else 0)
    except Fault as fault:
        _fail(fault_line(fault, language))
    except UsageError as problem:
        _fail(usage_line(problem, language))
    except BrokenPipeError:
        # The reader of our output has gone; Python must not complain again when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:
        _fail(trouble_line(error, language))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(INTERRUPTED)


def _fail(line: str) -> None:
    typer.echo(line, err=True)
    sys.exit(BAD_INPUT)


def _language_of(arguments: Sequence[str]) -> str:
    """The language of help and faults, found before the command line is parsed."""
    given = None
    for at, argument in enumerate(takewhile(lambda argument: argument != "--", arguments)):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            given = value if equals else next(iter(arguments[at + 1 :]), None)
    try:
        return language_for(given, Folder())
    except UnknownLanguage:
        return language_for(None, Folder())


def _check_environment() -> None:
    """Refuse to run with changed games: only the laboratory plays them, in processes of its own."""
    if VARIABLE in os.environ:
        raise Misuse("fault-what-if", variable=VARIABLE)


def _commands_for(arguments: Sequence[str]) -> Iterable[str]:
    """The command that is asked for, or all of them for the help. An unknown one, perhaps the name of a game, is
    refused, and the known ones are listed.
    """
    if arguments and arguments[0].partition("=")[0] == "--lang":
        return _commands_for(arguments[1 if "=" in arguments[0] else 2 :])
    if not arguments or arguments[0].startswith("-"):
        return COMMANDS
    if arguments[0] not in COMMANDS:
        raise Misuse("fault-unknown-command", command=arguments[0], known=", ".join(COMMANDS))
    return arguments[:1]


def _with_bare_resume(arguments: Sequence[str]) -> list[str]:
    """Let `--resume` come without a value, which Typer does not support."""
    completed: list[str] = []
    for at, argument in enumerate(arguments):
        follower = arguments[at + 1] if at + 1 < len(arguments) else "-"
        bare = argument == "--resume" and follower.startswith("-")
        completed.append(f"--resume={LATEST}" if bare else argument)
    return completed
