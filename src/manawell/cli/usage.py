"""What Typer says of a command line, in the reader's language: the help, and what is wrong. Typer speaks English.

Where another version of Typer says something else, its own words are shown.
"""

import re
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from manawell.cli.flags import Say, lang_flag
from manawell.cli.language import texts_for
from manawell.cli.words import cli_texts

WORDS: Final = {
    r"^Usage:": "help-word-usage",
    r"^Arguments:$": "help-word-arguments",
    r"^Options:$": "help-word-options",
    r"^Commands:$": "help-word-commands",
    r"\[OPTIONS\]": "help-word-any-options",
    r"COMMAND \[ARGS\]\.\.\.": "help-word-any-command",
    r"Show this message and exit\.": "help-word-help",
    r"(?<=[\[ ])required(?=\])": "help-word-required",
    r"(?<=\[)default:": "help-word-default",
    r"(?<=\[)env var:": "help-word-variable",
}
"""What stands in every help."""


class Command(TyperCommand):
    """A command whose help shows arguments as the texts name them, without Python types."""

    say: Say

    def get_help(self, ctx: Any) -> str:
        help_text = re.sub(r"(?<=\S) <[a-z][^>\n]*>", lambda found: " " * len(found[0]), super().get_help(ctx))
        return in_words(re.sub(r"\{([A-Z…]+)\}| +$", r"\1", help_text, flags=re.MULTILINE), self.say)


class Group(TyperGroup):
    """Commands under one name."""

    say: Say

    def get_help(self, ctx: Any) -> str:
        return in_words(super().get_help(ctx), self.say)


def speaking(say: Say) -> tuple[type[Command], type[Group]]:
    """The two, speaking one language."""
    told = {"say": staticmethod(say)}
    return type("Command", (Command,), told), type("Group", (Group,), told)


def new_group(app: typer.Typer, say: Say, name: str, about: str) -> typer.Typer:
    """Commands under one name, which speak as those of the program do."""
    group = typer.Typer(cls=app.info.cls, help=about, no_args_is_help=True, add_completion=False, rich_markup_mode=None)
    app.add_typer(group, name=name)

    @group.callback()
    def before_command(lang: Annotated[str | None, lang_flag(say)] = None) -> None:
        texts_for(lang)  # an unknown language is refused

    return group


def in_words(help_text: str, say: Say) -> str:
    for english, ours in WORDS.items():
        help_text = re.sub(english, say(ours), help_text, flags=re.MULTILINE)
    return help_text


def usage_line(problem: Exception, language: str) -> str:
    """What is wrong with a command line, in one line."""
    say = cli_texts(language).say
    option: str | None = getattr(problem, "option_name", None)
    if type(problem).__name__ == "NoSuchOption" and option:
        return say("fault-unknown-flag", option=option)
    if isinstance(problem, typer.BadParameter) and (line := _number_line(problem, say)):
        return line
    told: Any = getattr(problem, "format_message", problem.__str__)
    message = str(told())
    return _problem_line(problem, message, say) or say("fault-usage", problem=f"{message.rstrip('.')}.")


def _problem_line(problem: Exception, message: str, say: Say) -> str | None:
    """What is wrong, in our own words if we know the words of Typer."""
    if found := re.search(r"Got unexpected extra argument\S* \((.*)\)", message, re.DOTALL):
        return say("fault-extra", given=found[1])
    if found := re.search("Missing (?:argument|option) '(.*)'", message):
        return say("fault-missing", name=found[1])
    if "Missing command" in message:
        return say("fault-no-command")
    if found := re.search("Option '(.*)' requires an argument", message):
        return say("fault-no-value", option=found[1])
    if found := re.search("Option '(.*)' does not take a value", message):
        return say("fault-takes-no-value", option=found[1])
    if found := re.search("No such command '(.*)'", message, re.DOTALL):
        known = getattr(getattr(problem, "cmd", None), "commands", ())
        return say("fault-unknown-subcommand", command=found[1], known=", ".join(known))
    if found := re.search("'([^']*)' is not one of '(.*)'", message, re.DOTALL):
        return say("fault-not-one-of", value=found[1], known=found[2].replace("', '", ", "))
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
