"""What Typer says of a command line, in the reader's language: the help, and what is wrong. Typer speaks English.

Where another version of Typer says something else, its own words are shown.
"""

import re
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from manawell.cli.flags import Say, lang_flag
from manawell.cli.language import name_before
from manawell.cli.words import cli_texts

WORDS: Final = {
    r"^Arguments:$": "help-word-arguments",
    r"^Options:$": "help-word-options",
    r"^Commands:$": "help-word-commands",
    r"(?<=[\[ ])required(?=\])": "help-word-required",
    r"(?<=\[)default:": "help-word-default",
    r"(?<=\[)env\s+var:": "help-word-variable",
}
"""What stands in every help, between our texts."""


if TYPE_CHECKING:
    Mixed = TyperCommand
else:
    Mixed = object  # a group is no command


class Speaking(Mixed):
    """A command whose help is in one language. It shows arguments as the texts name them, without Python types."""

    say: Say

    def get_help_option(self, ctx: Any) -> Any:
        option: Any = super().get_help_option(ctx)
        if option is not None:
            option.help = self.say("help-word-help")
        return option

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        words = {"[OPTIONS]": "help-word-any-options", "COMMAND [ARGS]...": "help-word-any-command"}
        pieces = [self.say(words[piece]) if piece in words else piece for piece in self.collect_usage_pieces(ctx)]
        told = " ".join(pieces).replace("...", "…")
        formatter.write_usage(ctx.command_path, told, prefix=f"{self.say('help-word-usage')} ")

    def get_help(self, ctx: Any) -> str:
        told = super().get_help(ctx)
        told = re.sub(r"(?<=\S) <[a-z][^>\n]*>", lambda found: " " * len(found[0]), told)
        told = re.sub(r"\{([A-Z…]+)\}| +$", r"\1", told, flags=re.MULTILINE)
        for english, ours in WORDS.items():
            told = re.sub(english, self.say(ours), told, flags=re.MULTILINE)
        return told


def speaking(say: Say) -> tuple[type[TyperCommand], type[TyperGroup]]:
    """The classes of commands, and of groups of them, that speak one language."""
    told = {"say": staticmethod(say)}
    return type("Command", (Speaking, TyperCommand), told), type("Group", (Speaking, TyperGroup), told)


def new_group(app: typer.Typer, say: Say, name: str, about: str) -> typer.Typer:
    """Commands under one name, which speak as those of the program do."""
    group = typer.Typer(cls=app.info.cls, help=about, add_completion=False, rich_markup_mode=None)
    app.add_typer(group, name=name)

    @group.callback()
    def before_command(lang: Annotated[str | None, lang_flag(say)] = None) -> None:
        name_before(lang)

    return group


def usage_line(problem: Exception, language: str) -> str:
    """What is wrong with a command line, in one line."""
    say = cli_texts(language).say
    option: str | None = getattr(problem, "option_name", None)
    if type(problem).__name__ == "NoSuchOption" and option:
        return say("fault-unknown-flag", option=option)
    if isinstance(problem, typer.BadParameter) and (line := _number_line(problem, say)):
        return line
    told: Any = getattr(problem, "format_message", problem.__str__)
    message = str(told()).replace("\n", " ")
    return _problem_line(problem, message, say) or say("fault-usage", problem=f"{message.rstrip('.')}.")


def _problem_line(problem: Exception, message: str, say: Say) -> str | None:
    """What is wrong, in our own words if we know the words of Typer."""
    if found := re.search(r"Got unexpected extra argument\S* \((.*)\)", message):
        return say("fault-extra", given=found[1])
    if found := re.search("Missing (?:argument|option) '(.*)'", message):
        return say("fault-missing", name=found[1])
    known = ", ".join(getattr(getattr(problem, "cmd", None), "commands", ()))
    if "Missing command" in message:
        return say("fault-no-command", known=known)
    if found := re.search("Option '(.*)' requires an argument", message):
        return say("fault-no-value", option=found[1])
    if found := re.search("Option '(.*)' does not take a value", message):
        return say("fault-takes-no-value", option=found[1])
    if found := re.search("No such command (['\"])(.*?)\\1", message):
        return say("fault-unknown-subcommand", command=found[2], known=known)
    if found := re.search("[:,] (['\"])(.*)\\1 is not one of '(.*)'", message):
        return say("fault-not-one-of", value=found[2], known=found[3].replace("', '", ", "))
    return None


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
