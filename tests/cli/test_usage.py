"""Help and refusals of the command line speak the reader's language, though Typer speaks English."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from manawell.cli.app import build
from tests.cli.conftest import Run

ENGLISH = r"Usage|\[OPTIONS\]|\[ARGS\]|Arguments:|Options:|Commands:|Show this|required|\[default|\benv\s|<[a-z]"
"""Words and types of Typer; French has its own space before a colon."""


def paths(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    for name, one in getattr(command, "commands", {}).items():
        yield from paths(one, (*path, name))


@pytest.mark.parametrize("width", [45, 80])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_help_speaks_english(language: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
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
        ("dataset", "Say which command: make, pack, unpack.", "Hier fehlt noch der Befehl: make, pack, unpack."),
        ("balance gegensatz --ray=3", "--ray takes no value.", "--ray nimmt keinen Wert an."),
        (
            "admin reports lost",
            "There is no command “lost” here. Known commands: list, show, resolve.",
            "Den Befehl „lost“ gibt es hier nicht. Bekannte Befehle: list, show, resolve.",
        ),
        ("puzzles it's", "“it's” is not possible here.", "„it's“ geht hier nicht."),
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


@pytest.mark.parametrize("group", ["admin", "admin tables", "position", "dataset"])
def test_a_group_without_a_command_names_its_commands(run: Run, group: str) -> None:
    for line in (group, f"--lang en {group}"):
        answer = run(*line.split())
        assert (answer.code, answer.err.count("\n")) == (2, 1)
        assert answer.err.startswith("Say which command: ")


@pytest.mark.parametrize("line", ["serve --port", "play gegensatz --mode"])
def test_a_value_that_is_missing_is_missed(run: Run, line: str) -> None:
    option = line.split()[-1]
    assert run(*line.split()).err.startswith(f"A value is missing after {option}.")
    assert run("--lang", "de", *line.split()).err.startswith(f"Nach {option} fehlt der Wert.")


@pytest.mark.parametrize("given", [("--lang", "fr"), ("--lang=fr",)])
def test_the_language_may_come_before_the_command(run: Run, given: tuple[str, ...]) -> None:
    assert "Antinomie" in run(*given, "games").out
    assert "Antinomie" in run(*given, "--", "games").out
    assert "Antinomie" not in run(*given, "games", "--lang", "en").out, "the last one counts"
    assert "Antinomie" not in run("games").out, "and only for one command line"
    assert run(*given).out.startswith("Utilisation")
    assert run(*given, "--help").out.startswith("Utilisation")
    assert run(*given, "admin", "tables", "--help").out.startswith("Utilisation")
    assert "n’existe pas" in run("position", *given, "check", "missing").err
    assert "ligne du temps" in run(*given, "rules", "--plain", "--", "GEG-2.1").out


def test_a_game_is_resumed_in_another_language(run: Run) -> None:
    """The bare `--resume` takes no language, and no game, for its value."""
    assert "manawell play" in run("play", "--resume", "--lang", "de", "gegensatz").err


@pytest.mark.parametrize(
    "line", ["--lang xx", "--lang xx games", "position --lang xx check missing", "admin --lang xx who"]
)
def test_an_unknown_language_is_refused(run: Run, line: str) -> None:
    answer = run(*line.split())
    assert answer.code == 2
    assert "“xx”" in answer.err
