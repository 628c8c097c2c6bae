"""The command line: the commands of `manawell`, and every failure explained in one clear line."""

import os
import re
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand

from manawell.cli.analyse import register_analyse
from manawell.cli.check import register_check
from manawell.cli.context import open_context
from manawell.cli.folder import Folder
from manawell.cli.language import language_for
from manawell.cli.learn import register_learn
from manawell.cli.listing import show_games
from manawell.cli.new_game import register_new_game
from manawell.cli.replay import EVERYTHING, choose_finished, show_replay
from manawell.cli.rules import asked_for, show_rules
from manawell.cli.serve import register_serve
from manawell.cli.session import LATEST, run
from manawell.cli.setup import Wishes
from manawell.cli.tournament import register_tournament
from manawell.cli.verify import show_verdict
from manawell.cli.words import Misuse, cli_texts, fault_line, trouble_line
from manawell.kernel import rng
from manawell.kernel.faults import BadRecord, Fault, UnknownLanguage
from manawell.kernel.registry import find_game, games

NOT_PROVEN: Final = 1
BAD_INPUT: Final = 2
UNFINISHED: Final = 3
INTERRUPTED: Final = 130

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""What Typer raises for a command line it cannot parse; it has no public name in all versions."""


class Command(TyperCommand):
    """A command whose help shows arguments as the texts name them, without Python types."""

    def get_help(self, ctx: Any) -> str:
        help_text = re.sub(r"(?<=\S) <[a-z][a-z\[\]]*>", lambda found: " " * len(found[0]), super().get_help(ctx))
        return re.sub(r"\{([A-Z…]+)\}", r"\1", help_text)


def build(language: str) -> typer.Typer:
    """The program with its help in one language."""
    say = cli_texts(language).say
    app = typer.Typer(add_completion=False, rich_markup_mode=None, help=say("help-program"))
    Lang = Annotated[str | None, typer.Option("--lang", metavar="en|de|fr", help=say("help-lang"))]  # noqa: N806
    Plain = Annotated[bool, typer.Option("--plain", help=say("help-plain"))]  # noqa: N806
    Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=say("help-data"))]  # noqa: N806
    Game = Annotated[str | None, typer.Argument(metavar="GAME", help=say("help-game"))]  # noqa: N806

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

    @app.command("play", cls=Command, help=say("help-play"))
    def play(
        game: Game = None,
        mode: Annotated[str | None, typer.Option(metavar="MODE", help=say("help-mode"))] = None,
        difficulty: Annotated[str | None, typer.Option(metavar="LEVEL", help=say("help-difficulty"))] = None,
        option: Annotated[
            list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("help-option"))
        ] = None,
        level: Annotated[str | None, typer.Option(metavar="BOT", help=say("help-level"))] = None,
        hotseat: Annotated[bool, typer.Option("--hotseat", help=say("help-hotseat"))] = False,
        seat: Annotated[str | None, typer.Option(metavar="SEAT|random", help=say("help-seat"))] = None,
        seed: Annotated[str | None, typer.Option(metavar="TEXT", help=say("help-seed"))] = None,
        salt: Annotated[str | None, typer.Option(metavar="TEXT", help=say("help-salt"))] = None,
        guided: Annotated[bool, typer.Option("--guided", help=say("help-guided"))] = False,
        resume: Annotated[str | None, typer.Option(metavar="[ID]", help=say("help-resume"))] = None,
        lang: Lang = None,
        plain: Plain = False,
        data: Data = None,
    ) -> None:
        context = open_context(lang, plain=plain, data=data)
        options = _options(option or [], mode=mode, difficulty=difficulty)
        run(context, Wishes(game, options, level, hotseat, seat, seed, salt, guided), resume, lang is not None)

    register_learn(app, say, Command)

    @app.command("replay", cls=Command, help=say("help-replay"))
    def replay(
        file: Annotated[Path | None, typer.Argument(metavar="FILE", help=say("help-replay-file"))] = None,
        seat: Annotated[str, typer.Option(metavar="SEAT|all", help=say("help-replay-seat"))] = EVERYTHING,
        lang: Lang = None,
        plain: Plain = False,
        data: Data = None,
    ) -> None:
        context = open_context(lang, plain=plain, data=data)
        if path := file or choose_finished(context):
            show_replay(context, path, seat)

    register_analyse(app, say, Command)

    @app.command("verify", cls=Command, help=say("help-verify"))
    def verify(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-file"))],
        lang: Lang = None,
    ) -> None:
        context = open_context(lang)
        try:
            over = show_verdict(context, file)
        except BadRecord as fault:
            typer.echo(
                context.word("verify-bad", path=str(file), problem=fault_line(fault, context.language)), err=True
            )
            raise typer.Exit(NOT_PROVEN) from fault
        if not over:
            raise typer.Exit(UNFINISHED)

    @app.command("rules", cls=Command, help=say("help-rules"))
    def rules(
        asked: Annotated[
            list[str] | None, typer.Argument(metavar="GAME|ID|CHAPTER|WORD", help=say("help-query"))
        ] = None,
        game: Annotated[str | None, typer.Option(metavar="GAME", help=say("help-game"))] = None,
        lang: Lang = None,
        plain: Plain = False,
    ) -> None:
        show_rules(open_context(lang, plain=plain), *asked_for(asked or [], game))

    @app.command("games", cls=Command, help=say("help-games"))
    def list_games(game: Game = None, lang: Lang = None, plain: Plain = False) -> None:
        show_games(open_context(lang, plain=plain), [find_game(game)] if game else games().values())

    register_new_game(app, say, Command)
    register_check(app, say, Command)
    register_tournament(app, say, Command)
    register_serve(app, say, Command)
    return app


def main(arguments: Sequence[str] | None = None) -> None:
    """Run, and exit with 0, or with one clear line on stderr and a code for the kind of failure."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = _language_of(given)
    try:
        _check_command(given)
        code = build(language)(_with_bare_resume(given), prog_name="manawell", standalone_mode=False)
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


def _check_command(arguments: Sequence[str]) -> None:
    """Refuse an unknown command, perhaps the name of a game, and list the known ones."""
    commands = build("en").registered_commands
    known = [command.name or getattr(command.callback, "__name__", "") for command in commands]
    if arguments and not arguments[0].startswith("-") and arguments[0] not in known:
        raise Misuse("fault-unknown-command", command=arguments[0], known=", ".join(known))


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
    message: Any = getattr(problem, "format_message", problem.__str__)
    return say("fault-usage", problem=str(message()))


def _options(pairs: Sequence[str], **named: str | None) -> dict[str, str]:
    """`-o name=value` together with the options that have their own flags."""
    options = {name: value for name, value in named.items() if value is not None}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Misuse("fault-option-form", given=pair)
        options[name] = value
    return options
