"""A first-time visitor: what they are asked, what they are told once, and what they can read at the table."""

import io
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from manawell.kernel.registry import games
from manawell.kernel.text import LANGUAGES, game_texts
from tests.cli.conftest import Run
from tests.cli.player import Player
from tests.cli.test_play import DUEL

Sit = Callable[..., Player]


def one_line(screen: str) -> str:
    return " ".join(screen.split())


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_game_is_told_in_one_minute_before_the_first_time_only(player: Sit, plain: tuple[str, ...]) -> None:
    someone = player(*DUEL, *plain, newcomer=True)
    if not plain:
        someone.sees("Press Enter to begin. ")
        someone.types("")
    told = someone.screen + someone.asked()
    assert "Gegensatz in one minute" in told
    assert "Five crystals win." in one_line(told)
    someone.types("q")
    someone.leaves()
    again = player(*DUEL, *plain, newcomer=True)
    assert "one minute" not in again.asked()


@pytest.mark.parametrize("asked", ["? goal", "rules goal", "? Ziel", "règles but"])
def test_the_goal_can_be_asked_for_at_the_table(player: Sit, asked: str) -> None:
    someone = player(*DUEL)
    someone.asked()
    assert "Five crystals win." in one_line(someone.says(asked))


def test_the_goal_is_that_of_the_mode(player: Sit, run: Run) -> None:
    someone = player("play", "gegensatz", "--mode", "solo", "--difficulty", "easy", "--lang", "en")
    someone.asked()
    solo = one_line(someone.says("? goal"))
    assert "time stone" in solo
    assert "Five crystals win" not in solo
    assert "time stone" not in run("rules", "gegensatz", "goal").out


def test_a_newcomer_is_offered_the_easiest_mode(player: Sit) -> None:
    assert "Beginner variant, Two players" in player("play", "lutao", "--lang", "en", newcomer=True).asked()
    assert "Standard, Two players" in player("play", "lutao", "--lang", "en").asked()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_minute_in_every_mode(language: str) -> None:
    for game in games().values():
        modes = next(option for option in game.options if option.id == "mode").values  # type: ignore[union-attr]
        for mode in modes:
            words = game_texts(game, language).say("minute", **game.settle({"mode": mode})).split()
            assert 60 <= len(words) <= 150, (game.id, mode, len(words))


def test_the_rulebook_is_at_hand_at_the_table(player: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAGER", "head -n 3")
    someone = player(*DUEL)
    someone.asked()
    assert "Two apprentices of magic" in one_line(someone.says("rules"))
    assert "GEG-7.2" in someone.says("rules 7.2")
    plain = player(*DUEL, "--plain")
    plain.asked()
    contents = plain.says("regeln")
    assert "1. Components (GEG-1.1 – 1.7)" in contents
    assert "Five crystals win." in one_line(contents)


def test_a_game_without_lookups_says_so(player: Sit) -> None:
    someone = player(*DUEL)
    someone.asked()
    assert "nothing to look up" in someone.says("look")
    assert "nothing to look up" in someone.says("look R4")


@pytest.mark.parametrize(
    "wrong", [("play", "chess"), ("play", "gegensatz", "-o", "mode=tennis"), ("play", "--level", "grandmaster")]
)
def test_a_first_command_that_fails_chooses_no_language(
    run: Run, player: Sit, data: Path, wrong: tuple[str, ...]
) -> None:
    assert run(*wrong).code == 2
    someone = player(*wrong, newcomer=True)
    assert someone.leaves() == 2
    assert "Deutsch" not in someone.screen
    assert not data.exists()


def test_a_run_without_keyboard_chooses_no_language(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    run("play", "gegensatz", "--mode", "duel")
    assert not (data / "language").exists()


@pytest.mark.parametrize(("language", "word"), [("en", "in use"), ("de", "belegt"), ("fr", "déjà pris")])
def test_a_port_in_use_is_named_as_such(run: Run, language: str, word: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        answer = run("serve", "--port", str(port), "--lang", language)
    assert answer.code == 2
    assert answer.err.count("\n") == 1
    assert str(port) in answer.err
    assert word in answer.err
    assert "--port" in answer.err


def test_an_address_of_another_machine_is_named_as_such(run: Run) -> None:
    answer = run("serve", "--host", "192.0.2.1", "--lang", "en")
    assert (answer.code, "192.0.2.1" in answer.err, "--host" in answer.err) == (2, True, True)
