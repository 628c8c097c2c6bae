"""Everything that can be wrong is said in one clear line that names the value; nothing is lost."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from manawell.table.record import FORMAT, parse_record, read_record, replay
from tests.cli.conftest import Run
from tests.cli.player import PROGRAM, Player
from tests.cli.test_play import DUEL


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("dance",), "dance"),
        (("play", "--dance"), "--dance"),
        (("play", "chess"), "chess"),
        (("play", "gegensatz", "-o", "mode=tennis"), "tennis"),
        (("play", "gegensatz", "-o", "colour=red"), "colour"),
        (("play", "gegensatz", "-o", "mode"), "mode"),
        (("play", "gegensatz", "--mode", "duel", "--difficulty", "hard"), "difficulty"),
        (("play", "gegensatz", "-o", "turn_limit=0"), "turn_limit"),
        (("play", "gegensatz", "--level", "grandmaster"), "grandmaster"),
        (("play", "gegensatz", "--seat", "C"), "C"),
        (("play", "gegensatz", "--mode", "solo", "--level", "master"), "--level"),
        (("play", "gegensatz", "--hotseat", "--level", "master"), "master"),
        (("play", "--lang", "xx"), "xx"),
        (("play", "--resume"), "games"),
        (("play", "--resume", "nothing"), "nothing"),
        (("replay",), "games"),
        (("replay", "missing.mana"), "missing.mana"),
        (("games", "chess"), "chess"),
        (("verify", "missing.mana"), "missing.mana"),
        (("rules", "GEG-99.9"), "GEG-99.9"),
        (("rules", "zeppelin"), "zeppelin"),
        (("rules", "--game", "chess"), "chess"),
        (("rules", "--lang", "xx"), "xx"),
    ],
)
def test_bad_input_is_one_line_that_names_the_value(run: Run, arguments: tuple[str, ...], named: str) -> None:
    answer = run(*arguments)
    assert answer.code == 2
    assert named in answer.err
    assert len(answer.err.splitlines()) == 1
    assert "Traceback" not in answer.err


@pytest.mark.parametrize(("language", "word"), [("de", "gibt es nicht"), ("fr", "n’existe pas")])
def test_complaints_are_in_the_chosen_language(run: Run, language: str, word: str) -> None:
    assert word in run("replay", "missing.mana", "--lang", language).err.replace("es gibt sie nicht", "gibt es nicht")
    assert word in run("play", "--lang", language, "--dance").err


@pytest.mark.parametrize(
    ("line", "language", "told"),
    [
        (
            "tournament gegensatz --games -1",
            "en",
            "“-1” is not possible for --games. Give a whole number from 1 to 1000000.",
        ),
        (
            "tournament gegensatz --games 1.5",
            "de",
            "„1.5“ geht bei --games nicht. Möglich ist eine ganze Zahl von 1 bis 1000000.",
        ),
        ("serve --port 65536", "en", "“65536” is not possible for --port. Give a whole number from 0 to 65535."),
        ("serve --port x", "fr", "« x » n’est pas possible pour --port. Donnez un nombre entier de 0 à 65535."),
        ("analyse a --seconds 0", "de", "„0“ geht bei --seconds nicht. Möglich ist eine Zahl ab 0,1."),
        (
            "analyse a --seconds soon",
            "fr",
            "« soon » n’est pas possible pour --seconds. Donnez un nombre d’au moins 0,1.",
        ),
        (
            "admin reports show 2147483648",
            "de",
            "„2147483648“ geht bei NUMBER nicht. Möglich ist eine ganze Zahl bis 2147483647.",
        ),
        ("tournament gegensatz --seconds x", "en", "“x” is not possible for --seconds. Give a number."),
    ],
)
def test_a_number_that_cannot_be_is_refused_in_the_chosen_language(
    run: Run, line: str, language: str, told: str
) -> None:
    assert run(*line.split(), "--lang", language).err.replace("\u00a0", " ") == f"{told}\n"


def test_the_language_of_the_system_is_spoken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_CH.UTF-8")
    assert "Antinomie" in run("games").out


def test_a_folder_or_garbage_instead_of_a_record(run: Run, tmp_path: Path) -> None:
    assert str(tmp_path) in run("replay", str(tmp_path)).err
    garbage = tmp_path / "garbage.mana"
    garbage.write_bytes(b"\xff\x00garbage")
    assert run("replay", str(garbage)).code == 2
    assert run("verify", str(garbage)).code == 1


def test_a_finished_game_is_not_resumed(run: Run, record_file: Path) -> None:
    answer = run("play", "--resume", str(record_file))
    assert answer.code == 2
    assert "manawell replay" in answer.err


def test_without_a_folder_the_game_goes_on_and_is_handed_out(player: Callable[..., Player], data: Path) -> None:
    data.write_text("a file where the folder should be")
    someone = player(*DUEL)
    someone.sees("Press Enter to begin. ")
    screen = someone.says("")
    assert f"cannot be saved to {data}" in screen.replace("\n", " ")
    assert "a file is in the place of a folder" in screen.replace("\n", " ")
    assert "cannot be saved" not in someone.says("1")
    assert "would be lost" in someone.says("q")
    someone.types("q")
    assert someone.leaves() == 0
    _, _, text = someone.screen.partition(FORMAT)
    assert len(replay(parse_record(FORMAT + text)).line) == 2


def test_saving_is_taken_up_again_when_the_disk_has_room(player: Callable[..., Player], data: Path) -> None:
    data.write_text("a file where the folder should be")
    someone = player(*DUEL)
    someone.sees("Press Enter to begin. ")
    someone.says("")
    data.unlink()
    assert "saved again" in someone.says("1")


def test_a_copy_never_overwrites_and_says_when_the_disk_is_full(
    player: Callable[..., Player], data: Path, tmp_path: Path
) -> None:
    someone = player(*DUEL)
    someone.asked()
    copy = tmp_path / "copy.mana"
    assert str(copy) in someone.says(f"save {copy}").replace("\n", "")
    assert "already exists" in someone.says(f"save {copy}").replace("\n", " ")
    assert "the disk is full" in someone.says("save /dev/full")
    assert "does not exist" in someone.says(f"save {tmp_path}/no/such/folder").replace("\n", " ")
    assert str(data) in someone.says("save").replace("\n", "")
    again = player("play", "--resume", str(copy), "--lang", "en")
    assert "Place your wand" in again.asked()


def test_a_broken_pipe_is_quiet() -> None:
    program = f"{sys.executable} {PROGRAM[0]} '{PROGRAM[1]}' rules --lang en"
    done = subprocess.run(
        ["/bin/sh", "-c", f"{program} | head -n 1"], capture_output=True, text=True, check=True, timeout=20
    )
    assert done.stdout == "Gegensatz\n"
    assert done.stderr == ""


def test_a_full_disk_behind_the_output_is_said() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, *PROGRAM, "games", "--lang", "en"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=20)
    assert done.returncode == 2
    assert done.stderr == "The output cannot be written: the disk is full.\n"


def test_a_save_that_no_longer_adds_up_does_not_bar_the_way(player: Callable[..., Player], data: Path) -> None:
    someone = player(*DUEL)
    someone.asked()
    someone.types("q")
    someone.leaves()
    (path,) = (data / "games").glob("*.mana")
    record = replace(read_record(path), rules=99)
    (data / "games" / "old.mana").write_text(str(record), "utf-8")
    (data / "games" / "broken.mana").write_text("no record", "utf-8")
    again = player("play", "--lang", "en")
    screen = again.asked()
    assert path.stem in screen
    assert "Id: old" not in screen


def test_a_game_that_is_open_elsewhere_is_not_opened_twice(player: Callable[..., Player], data: Path) -> None:
    someone = player(*DUEL)
    someone.asked()
    (path,) = (data / "games").glob("*.mana")
    second = player("play", "--resume", path.stem, "--lang", "en")
    assert second.leaves() == 2
    assert f"open in another terminal (process {someone.program.pid})" in " ".join(second.screen.split())
    someone.goes()
    third = player("play", "--resume", path.stem, "--lang", "en")
    assert "Place your wand" in third.asked()
    third.types("q")
    third.leaves()
    assert list((data / "games").iterdir()) == [path]


def test_a_closed_input_keeps_the_game(data: Path) -> None:
    done = subprocess.run(
        [sys.executable, *PROGRAM, *DUEL], input="1\n", capture_output=True, text=True, check=False, timeout=20
    )
    assert done.returncode == 0
    assert "manawell play --resume" in done.stdout
    assert "\x1b[" not in done.stdout
