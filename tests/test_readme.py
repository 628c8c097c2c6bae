"""What the README and the documents show is what the program does: examples, commands, links, paths."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from manawell.cli.app import UsageError, build
from manawell.kernel.registry import find_game, games

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
OTHERS = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
PAGES = [README, *(ROOT / name for name in OTHERS), *sorted((ROOT / "docs").glob("*.md"))]
PROGRAM = (sys.executable, "-c", "from manawell.cli.app import main; main()")
MOST_LINES = 130

BLOCK = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
COMMAND = re.compile(r"(?:^|[ /])(manawell (?!manawell )(?:[a-z-].*)?)$")  # a container's name may stand between
PLACE = re.compile(r"(?:src|tests|docs|tools|benchmarks)/[\w./-]*")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


def blocks(page: Path, kind: str) -> list[str]:
    """The fenced blocks of one kind."""
    return [body for found, body in BLOCK.findall(page.read_text("utf-8")) if found == kind]


def prose(page: Path) -> str:
    """A page without its fenced blocks."""
    return BLOCK.sub("", page.read_text("utf-8"))


def shell_lines(page: Path) -> list[str]:
    """Everything on a page that could be typed into a shell, without remarks."""
    lines = [line for body in blocks(page, "sh") for line in body.splitlines()] + CODE.findall(prose(page))
    return [line.partition(" #")[0].strip() for line in lines]


def commands(page: Path) -> Iterator[list[str]]:
    """The arguments of every call of the program."""
    for line in shell_lines(page):
        if found := COMMAND.search(line):
            yield shlex.split(found[1])[1:]


def parse(arguments: list[str]) -> None:
    """Have Typer read a command line without carrying it out; a bare `--resume` gets the value that `main` gives it."""
    program: Any = typer.main.get_command(build("en"))
    completed = [*arguments, ""] if arguments[-1] == "--resume" else arguments
    program.commands[completed[0]].make_context(completed[0], completed[1:])


def test_the_readme_is_short() -> None:
    assert len(README.read_text("utf-8").splitlines()) < MOST_LINES


def test_the_python_examples_run() -> None:
    examples = blocks(README, "pycon")
    assert examples
    for number, body in enumerate(examples):
        test = doctest.DocTestParser().get_doctest(body, {}, f"README example {number}", str(README), 0)
        runner = doctest.DocTestRunner(verbose=False)
        runner.run(test)
        assert runner.summarize(verbose=False).failed == 0


@pytest.mark.parametrize(("page", "manner"), [(README, ()), (ROOT / "docs" / "players.md", ("--plain",))])
def test_the_screen_is_from_a_real_run(page: Path, manner: tuple[str, ...], tmp_path: Path) -> None:
    (screen,) = blocks(page, "text")
    (call,) = [line for line in CODE.findall(prose(README)) if "--seed manawell" in line]
    typed = "".join(f"\n{move}\n" for move in ("@0", "@0", "G4>4", "P3>7")) + "\n"  # Enter takes over the keyboard
    environment = {name: value for name, value in os.environ.items() if name not in ("FORCE_COLOR", "TTY_COMPATIBLE")}
    environment |= {"MANAWELL_DATA": str(tmp_path), "COLUMNS": "92", "TERM": "xterm", "PYTHONIOENCODING": "utf-8"}
    command = [*PROGRAM, *shlex.split(call)[1:], "--lang", "en", *manner]
    run = subprocess.run(command, input=typed, env=environment, capture_output=True, encoding="utf-8", check=True)
    shown = "".join(line.rstrip() + "\n" for line in run.stdout.splitlines())
    assert screen in shown, "the document shows another screen than the program"


@every_page
def test_every_command_is_known_with_its_options(page: Path) -> None:
    for arguments in commands(page):
        if len(arguments) == 1:  # a command that is only mentioned
            assert arguments[0] in known_commands() or arguments[0].startswith("--")
        elif arguments:
            parse(arguments)


def known_commands() -> set[str | None]:
    app = build("en")
    return {command.name for command in app.registered_commands} | {group.name for group in app.registered_groups}


def test_commands_are_found_and_unknown_ones_are_noticed() -> None:
    assert len(list(commands(README))) >= 10
    assert {arguments[0] for page in PAGES for arguments in commands(page) if arguments} == known_commands()
    for wrong in (["play", "--dance"], ["tournament", "gegensatz", "greedy", "--games", "few"]):
        with pytest.raises(UsageError):
            parse(wrong)
    with pytest.raises(KeyError):
        parse(["bench"])


@every_page
def test_excerpts_stand_in_the_sources(page: Path) -> None:
    for body in blocks(page, "python"):
        assert any(stripped(body) in source for source in sources()), body


@cache
def sources() -> list[str]:
    return [stripped(path.read_text("utf-8")) for room in ("src", "tests") for path in (ROOT / room).rglob("*.py")]


def stripped(code: str) -> str:
    """Code without indentation and empty lines."""
    return "\n".join(line.strip() for line in code.splitlines() if line.strip())


@every_page
def test_what_needs_no_game_is_carried_out(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANAWELL_DATA", str(tmp_path))
    for arguments in commands(page):
        if arguments and arguments[0] in ("rules", "games"):
            assert CliRunner().invoke(build("en"), arguments).exit_code == 0, arguments


@every_page
def test_every_game_option_exists(page: Path) -> None:
    for arguments in commands(page):
        named = [word for word in arguments[1:2] if word in games()]
        game = find_game(named[0] if named else "gegensatz")
        pairs = [arguments[at + 1] for at, word in enumerate(arguments) if word == "-o"]
        for name in ("mode", "difficulty"):
            pairs += [f"{name}={arguments[at + 1]}" for at, word in enumerate(arguments) if word == f"--{name}"]
        game.settle(dict(pair.split("=", 1) for pair in pairs))


@every_page
def test_every_make_target_exists(page: Path) -> None:
    targets = set(re.findall(r"^([\w/.-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for line in shell_lines(page):
        if line.startswith("make "):
            assert line.split()[1] in targets, line


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        if "://" not in link:
            name, _, anchor = link.partition("#")
            target = page.parent / name if name else page
            assert target.is_file(), link
            assert not anchor or anchor in anchors(target), link


def anchors(page: Path) -> set[str]:
    """The headings as a link names them."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@every_page
def test_every_place_in_the_house_exists(page: Path) -> None:
    for code in CODE.findall(prose(page)):
        if PLACE.fullmatch(code):
            assert (ROOT / code).exists(), code


def test_the_readme_leads_to_every_document() -> None:
    linked = set(LINK.findall(README.read_text("utf-8")))
    assert {f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")} <= linked
