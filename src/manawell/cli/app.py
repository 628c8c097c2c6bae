"""The command line: the commands of `manawell`, and every failure explained in one clear line."""

import os
import re
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand

from manawell.cli.flags import LATEST, Say
from manawell.cli.folder import Folder
from manawell.cli.language import language_for
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


class Command(TyperCommand):
    """A command whose help shows arguments as the texts name them, without Python types."""

    def get_help(self, ctx: Any) -> str:
        help_text = re.sub(r"(?<=\S) <[a-z][a-z\[\]]*>", lambda found: " " * len(found[0]), super().get_help(ctx))
        return re.sub(r"\{([A-Z…]+)\}", r"\1", help_text)


def build(language: str, commands: Iterable[str] = COMMANDS) -> typer.Typer:
    """The program with its help in one language. Only the modules of the given commands are imported."""
    say = cli_texts(language).say
    app = typer.Typer(add_completion=False, rich_markup_mode=None, help=say("help-program"))
    _register_version(app, say)
    for command in commands:
        module = import_module(f"manawell.cli.{COMMANDS[command]}")
        getattr(module, f"register_{command.replace('-', '_')}")(app, say, Command)
    return app


def _register_version(app: typer.Typer, say: Say) -> None:
    """What `manawell` does without a command: tell its version, or show the help."""

    @app.callback(invoke_without_command=True)
    def program(
        context: typer.Context,
        show_version: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
    ) -> None:
        if show_version:
            message = "version-plain" if str(rng.__file__).endswith(".py") else "version-compiled"
            typer.echo(say(message, version=version("manawell")))
            raise typer.Exit
        if context.invoked_subcommand is None:
            typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> None:
    """Run, and exit with 0, or with one clear line on stderr and a code for the kind of failure."""
    given = list(sys.argv[1:] if arguments is None else arguments)
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
        _fail(_usage_line(problem, language))
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
    for at, argument in enumerate(arguments):
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


def _usage_line(problem: Exception, language: str) -> str:
    say = cli_texts(language).say
    option: str | None = getattr(problem, "option_name", None)
    if type(problem).__name__ == "NoSuchOption" and option:
        return say("fault-unknown-flag", option=option)
    if isinstance(problem, typer.BadParameter) and (line := _number_line(problem, say)):
        return line
    message: Any = getattr(problem, "format_message", problem.__str__)
    return say("fault-usage", problem=f"{str(message()).rstrip('.')}.")


def _number_line(problem: typer.BadParameter, say: Say) -> str | None:
    """What is wrong with a number, in our own words; None if the problem is another one."""
    option: Any = problem.param
    kind: Any = getattr(option, "type", None)  # newer versions of Typer have none, and keep all of it in the option
    name = kind.name if kind else getattr(getattr(option, "type_descriptor", None), "annotation", "")
    number = re.search(r"\b(int|float)", str(name))
    value = _refused_value(problem)
    if number is None or value is None:
        return None
    least, most = (getattr(kind or option, bound, None) for bound in ("min", "max"))
    given = [word for word, bound in (("least", least), ("most", most)) if bound is not None]
    return say(
        "fault-number",
        value=value,
        option=option.opts[0] if option.opts[0].startswith("-") else option.metavar,
        kind=number[0],
        bounds="-".join(given),
        least=least,
        most=most,
    )


def _refused_value(problem: typer.BadParameter) -> str | None:
    """The value as it was given; older versions of Typer name it only in their sentence."""
    wrong: Any = getattr(problem.__cause__, "errors", None)
    if wrong is not None:
        return str(wrong()[0]["input"])
    found = re.match("(.*) is not ", problem.message, re.DOTALL)
    return found and found[1].strip("'")
