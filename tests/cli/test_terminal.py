"""The screen itself: waiting, wrapping, and letting go of what another player must not see."""

import sys
from pathlib import Path
from time import sleep

import pexpect
import pytest

from manawell.cli import terminal
from manawell.cli.terminal import Terminal
from tests.cli.player import PROGRAM, PROMPT


def test_a_quick_thought_is_not_announced(capsys: pytest.CaptureFixture[str]) -> None:
    assert Terminal(plain=True).wait_for(lambda: 7, "thinking") == 7
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("plain", [True, False])
def test_a_long_thought_is_announced(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, plain: bool
) -> None:
    monkeypatch.setattr(terminal, "PATIENCE", 0.01)
    Terminal(plain).wait_for(lambda: sleep(0.1), "thinking")
    assert capsys.readouterr().out == "thinking\n"


def test_a_failing_thought_fails_in_front() -> None:
    with pytest.raises(ZeroDivisionError):
        Terminal().wait_for(lambda: 1 // 0, "thinking")


def test_a_dumb_terminal_is_spoken_to_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    assert Terminal().plain


def test_forgetting_fills_the_screen_where_it_cannot_be_cleared(capsys: pytest.CaptureFixture[str]) -> None:
    Terminal(plain=True).forget()
    assert capsys.readouterr().out.count("\n") >= 50


BUSY = """
import sys, time
from pathlib import Path
from manawell.cli import terminal
def work():
    print("busy", flush=True)
    while not Path(sys.argv[1]).exists():
        time.sleep(0.01)
terminal.PATIENCE = 0.01
here = terminal.Terminal(plain=True)
here.wait_for(work, "thinking")
print("heard", here.ask("say: "))
"""


def test_keys_pressed_during_a_long_thought_answer_no_later_question(tmp_path: Path) -> None:
    child = pexpect.spawn(sys.executable, ["-c", BUSY, str(tmp_path / "done")], encoding="utf-8", timeout=20)
    child.expect_exact("thinking")
    child.sendline("too early")
    child.expect_exact("too early")
    (tmp_path / "done").touch()
    child.expect_exact("say: ")
    child.sendline("in time")
    child.expect_exact("heard in time")
    child.close(force=True)


def test_a_new_process_begins_as_the_copies_of_a_ready_one_do(data: Path) -> None:
    """The tests that follow a player take such copies: `Player`."""
    child = pexpect.spawn(sys.executable, [*PROGRAM, "play"], encoding="utf-8", timeout=60)
    child.expect_exact("Deutsch")
    child.expect_exact(PROMPT)
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert not (data / "games").exists()
