"""Help and refusals of the command line speak the reader's language, though Typer speaks English."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from manawell.cli.app import build
from tests.cli.conftest import Run

ENGLISH = r"Usage|\[OPTIONS\]|\[ARGS\]|Arguments:|Options:|Commands:|Show this|required|\[default|env var|<[a-z]"
"""Words and types of Typer; French has its own space before a colon."""


def paths(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    for name, one in getattr(command, "commands", {}).items():
        yield from paths(one, (*path, name))


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_help_speaks_english(language: str) -> None:
    app = build(language)
    known = list(paths(typer.main.get_command(app)))
    assert {("play",), ("admin", "tables", "list"), ("dataset", "pack")} <= set(known)
    for path in known:
        told = CliRunner().invoke(app, [*path, "--help"]).output
        assert told.startswith({"de": "Aufruf:", "fr": "Utilisation\u00a0:"}[language])
        assert not re.findall(ENGLISH, told), path


@pytest.mark.parametrize(
    ("line", "english", "german"),
    [
        ("play gegensatz me sprout", "There is no place for “me sprout”", "Für „me sprout“ ist"),
        ("tournament", "GAME is missing.", "GAME fehlt."),
        ("admin", "Say which command.", "Es fehlt, welcher Befehl."),
        ("balance gegensatz --ray=3", "--ray takes no value.", "--ray nimmt keinen Wert an."),
        (
            "admin reports hide",
            "There is no command “hide” here. Known commands: list, show, resolve.",
            "Den Befehl „hide“ gibt es hier nicht. Bekannte Befehle: list, show, resolve.",
        ),
        (
            "puzzles solve",
            "“solve” is not possible here. Choose one of: list, daily, play, make.",
            "„solve“ geht hier nicht. Zur Wahl stehen: list, daily, play, make.",
        ),
    ],
)
def test_what_is_wrong_is_said_in_the_chosen_language(run: Run, line: str, english: str, german: str) -> None:
    for language, told in (("en", english), ("de", german)):
        answer = run(*line.split(), "--lang", language)
        assert (answer.code, answer.err.count("\n")) == (2, 1)
        assert answer.err.startswith(told)


def test_a_value_that_is_missing_is_missed(run: Run) -> None:
    assert run("--lang", "de", "serve", "--port").err.startswith("„--lang“ geht bei --port nicht.")
    assert run("serve", "--port").err.startswith("A value is missing after --port.")


@pytest.mark.parametrize("given", [("--lang", "fr"), ("--lang=fr",)])
def test_the_language_may_come_before_the_command(run: Run, given: tuple[str, ...]) -> None:
    assert "Antinomie" in run(*given, "games").out
    assert run(*given).out.startswith("Utilisation")
    assert run(*given, "--help").out.startswith("Utilisation")
    assert run(*given, "admin", "tables", "--help").out.startswith("Utilisation")
    assert "n’existe pas" in run("position", *given, "check", "missing").err
    assert run("rules", "--", *given).code == 2, "two words that no rule has"


@pytest.mark.parametrize("line", ["--lang xx", "--lang xx games", "position --lang xx check missing"])
def test_an_unknown_language_is_refused_wherever_it_stands(run: Run, line: str) -> None:
    answer = run(*line.split())
    assert answer.code == 2
    assert "“xx”" in answer.err
