"""`manawell new-game` and `manawell check`: what they write, what they say, what they refuse."""

import subprocess
import sys
from pathlib import Path

import pytest

from manawell.cli.check import keeps_contract
from manawell.cli.context import open_context
from manawell.cli.new_game import package, renamed, write_game
from manawell.cli.words import Misuse, fault_line
from manawell.kernel.faults import UnknownGame
from tests.foreign.packages import NIM, environment, installed, manawell

BROKEN = 1
BAD_INPUT = 2


def tracked() -> dict[Path, str]:
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=NIM, capture_output=True, check=True)
    return {Path(name): (NIM / name).read_text("utf-8") for name in listed.stdout.decode().splitlines()}


def test_under_its_own_name_the_new_game_is_the_example() -> None:
    assert dict(package("nim")) == tracked()


def test_only_the_name_of_the_example_is_replaced() -> None:
    assert (
        renamed("Nim, NIM-1.1, manawell_nim.rules, class Nim(", "mill")
        == "Mill, MIL-1.1, manawell_mill.rules, class Mill("
    )
    assert (
        renamed("Nimm einen, er nimmt zwei: minimal animiert", "mill") == "Nimm einen, er nimmt zwei: minimal animiert"
    )


def test_a_new_game_is_written_and_what_follows_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    write_game(open_context("en"), "mill")
    assert "manawell check mill" in " ".join(capsys.readouterr().out.split())
    assert (tmp_path / "mill" / "src" / "manawell_mill" / "__init__.py").is_file()
    assert "**MIL-1.1**" in (tmp_path / "mill" / "src" / "manawell_mill" / "rulebook" / "de.md").read_text("utf-8")


@pytest.mark.parametrize("name", ["Mill", "m", "3men", "nine mens", "../mill", "mühle", "a" * 21, "mill/er", ""])
def test_a_bad_name_is_refused_in_every_language(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Misuse) as caught:
        write_game(open_context("en"), name)
    assert f"A game cannot be called “{name}”." in fault_line(caught.value, "en")
    assert f"Ein Spiel kann nicht „{name}“ heißen." in fault_line(caught.value, "de")
    assert f"s’appeler «\u00a0{name}\u00a0»." in fault_line(caught.value, "fr")
    assert list(tmp_path.iterdir()) == []


def test_a_game_or_folder_that_exists_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Misuse) as caught:
        write_game(open_context("fr"), "lutao")
    assert (caught.value.message, caught.value.values) == ("fault-game-exists", {"name": "lutao"})
    (tmp_path / "mill").mkdir()
    with pytest.raises(Misuse) as caught:
        write_game(open_context("de"), "mill")
    assert (caught.value.message, caught.value.values) == ("fault-file-exists", {"path": "mill"})
    assert list(tmp_path.rglob("*")) == [tmp_path / "mill"]


def test_a_broken_promise_is_shown_and_fails(nim: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert manawell("new-game", "mill", packages=nim, folder=tmp_path).returncode == 0
    words = tmp_path / "mill" / "src" / "manawell_mill" / "text" / "de.ftl"
    words.write_text(words.read_text("utf-8").replace("refusal-nothing = ", "refusal-nichts = "), "utf-8")
    monkeypatch.setenv("PYTEST_ADDOPTS", "-k translation")
    run = manawell("check", "mill", "--lang", "en", packages=installed(tmp_path / "mill", tmp_path), folder=tmp_path)
    assert run.returncode == BROKEN
    assert "refusal-nichts" in run.stdout
    assert "mill breaks a promise" in run.stdout


def test_an_unknown_game_cannot_be_checked() -> None:
    with pytest.raises(UnknownGame, match="There is no game called “mill”"):
        keeps_contract(open_context("en"), "mill")


def test_what_the_check_needs_is_said(nim: Path, tmp_path: Path) -> None:
    hidden = "import sys; sys.modules['pytest'] = sys.modules['hypothesis'] = None"
    code = f"{hidden}; from manawell.cli.app import main; main(['check', 'nim', '--lang', 'de'])"
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment(nim, tmp_path), cwd=tmp_path, capture_output=True, text=True
    )
    assert (run.returncode, run.stdout) == (BAD_INPUT, "")
    assert run.stderr.endswith("pip install pytest hypothesis\n")
