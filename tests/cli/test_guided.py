"""`manawell play --guided`: the first game with a coach who speaks, answers, goes, and is still there after a break."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from manawell.kernel.registry import games
from manawell.kernel.text import LANGUAGES
from manawell.learn.course import find_course
from tests.cli.conftest import Run
from tests.cli.player import END, PROMPT, Player

Sit = Callable[..., Player]
GUIDED = ("play", "gegensatz", "--guided", "--lang", "en")
CONFIRM = "anything else to choose again: "


def words(game: str, remark: str, language: str = "en") -> str:
    return find_course(game).texts(language).say(f"coach-{remark}")


def flowing(screen: str) -> str:
    """The screen without its line breaks."""
    return " ".join(screen.split())


def said(data: Path) -> list[str]:
    kept = json.loads((data / "lessons.json").read_text("utf-8"))
    found: list[str] = kept["gegensatz"]["guidance"]["said"]["remarks"]
    return found


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_begins_with_the_coach(run: Run, monkeypatch: pytest.MonkeyPatch, game: str, language: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    answer = run("play", game, "--guided", "--lang", language)
    assert answer.code == 0
    name = {"en": "Pebble", "de": "Kiesel", "fr": "Galet"}[language]
    assert answer.out.startswith(name)
    assert len(re.findall(rf"\n{name}\s?: ", answer.out)) == 1


def test_the_coach_speaks_once_a_turn_and_answers(player: Sit, data: Path) -> None:
    someone = player(*GUIDED)
    screen = flowing(someone.asked())
    assert "Sprout Crystals" in screen, "the opponent's row"
    assert "G1 feather B2 ring B4 key" in screen
    assert f"Pebble: {words('gegensatz', 'place')} why shows the rule, “what now” a good move" in screen
    screen = flowing(someone.says("@3"))
    assert f"Pebble: {words('gegensatz', 'first-paradox')}" in screen
    assert "A master would play" in someone.says("what now?")
    assert "GEG-6.2" in someone.says("why")
    help_text = flowing(someone.says("?"))
    assert "coach, pebble – send Pebble" in help_text
    assert "also as “what now”" in help_text
    assert "first-paradox" in said(data)
    assert "Pebble: " not in someone.says("G1>2")
    assert "Pebble: " in someone.says("right")
    assert said(data)[:2] == ["place", "first-paradox"]
    assert len(said(data)) == 3


def test_the_coach_goes_and_comes_back(player: Sit) -> None:
    someone = player(*GUIDED)
    someone.asked()
    assert "Pebble goes" in someone.says("coach")
    assert "Pebble: " not in someone.says("@3")
    assert "Pebble is back" in someone.says("kiesel")


def test_the_coach_speaks_of_a_move_before_it_is_played(player: Sit) -> None:
    someone = player(*GUIDED)
    someone.asked()
    for line in ("coach", "@3", "coach"):
        someone.says(line)
    someone.types("B2>1")
    someone.sees(CONFIRM)
    assert f"Pebble: {words('gegensatz', 'misses-paradox')}" in flowing(someone.screen)
    assert "Nothing was played" in someone.says("no")
    assert "You can form a paradox" in someone.says("G1>2")


def test_a_resumed_game_is_still_guided(player: Sit, data: Path) -> None:
    someone = player(*GUIDED)
    someone.asked()
    someone.says("@3")
    before = said(data)
    someone.types("q")
    assert someone.leaves() == 0
    found = re.search(r"--resume (\S+)", someone.screen)
    assert found
    again = player("play", "--resume", found[1], "--lang", "en")
    screen = again.asked()
    assert "Pebble, the coach, looks on in this game" in screen
    assert "Pebble: " not in screen
    assert said(data) == before
    again.says("coach")
    again.types("q")
    assert again.leaves() == 0
    silent = player("play", "--resume", found[1], "--lang", "en")
    assert "you have sent Pebble, the coach, away" in silent.asked()
    assert "Pebble is back" in silent.says("coach")


def test_the_last_word_comes_after_the_end(player: Sit) -> None:
    someone = player("play", "rivality", "--guided", "--lang", "en", columns="200")
    while someone.sees(PROMPT, END) != END:
        someone.types("1!")
    assert f"Pebble: {words('rivality', 'over')}" in flowing(someone.screen)


def test_a_new_guided_game_begins_anew(player: Sit, data: Path) -> None:
    first = player(*GUIDED)
    first.asked()
    first.says("coach")
    assert said(data) == ["place"]
    first.goes()
    again = player(*GUIDED)
    assert "Pebble: " in again.asked()


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("gegensatz", "--level", "master"), "--level"),
        (("gegensatz", "--mode", "solo"), "--option"),
        (("gegensatz", "--hotseat"), "--hotseat"),
        (("gegensatz", "--seat", "B"), "--seat"),
        (("gegensatz", "--seed", "mine"), "--seed"),
        (("gegensatz", "--salt", "mine"), "--salt"),
        (("chess",), "chess"),
    ],
)
def test_what_the_first_game_decides_itself_is_refused(run: Run, arguments: tuple[str, ...], named: str) -> None:
    answers = [run("play", *arguments, "--guided", "--lang", language) for language in LANGUAGES]
    assert {answer.code for answer in answers} == {2}
    assert all(named in answer.err and len(answer.err.splitlines()) == 1 for answer in answers)
    assert len({answer.err for answer in answers}) == len(LANGUAGES)


def test_an_ordinary_game_has_no_coach(player: Sit) -> None:
    someone = player("play", "gegensatz", "--mode", "duel", "--hotseat", "--lang", "en")
    someone.sees("Enter")
    someone.types("")
    someone.asked()
    assert "only there in a guided first game" in someone.says("coach")
    assert "coach" not in someone.says("?")


def test_the_first_part_of_the_course_leads_to_it(player: Sit, data: Path) -> None:
    *done, last = find_course("gegensatz").plan.parts[0].lessons
    data.mkdir()
    (data / "known-games").write_text("gegensatz", "utf-8")
    (data / "lessons.json").write_text(json.dumps({"gegensatz": {"done": done, "at": {}}}), "utf-8")
    someone = player("learn", "gegensatz", last, "--lang", "en")
    someone.asked()
    for _ in range(40):
        screen = someone.says("" if "Enter goes on" in someone.screen else "show")
        if "What next?" in screen:
            break
    assert "1  Guided first game · 10 min (default)" in someone.screen
    assert f"Pebble: {words('gegensatz', 'place')}" in flowing(someone.says(""))
