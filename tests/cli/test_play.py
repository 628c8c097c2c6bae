"""The table as a person meets it: whole games, and everything that can be typed."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from manawell.bots.hints import Other, Thought
from manawell.cli.actions import hint_lines
from manawell.kernel.game import Reason
from manawell.table.record import read_record, replay, verify
from tests.cli.player import Player

Sit = Callable[..., Player]
DUEL = (
    "play",
    "gegensatz",
    "--mode",
    "duel",
    "--level",
    "apprentice",
    "--seat",
    "A",
    "--seed",
    "story",
    "--lang",
    "en",
)


def the_game(data: Path) -> Path:
    (path,) = (data / "games").glob("*.mana")
    return path


@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_whole_duel_against_the_apprentice(player: Sit, data: Path, seat: str) -> None:
    someone = player(*DUEL[:7], seat, *DUEL[8:], "-o", "turn_limit=40")
    someone.plays_on()
    assert "The record of this game:" in someone.screen
    someone.types("n")
    assert someone.leaves() == 0
    record = read_record(the_game(data))
    assert record.players == (("A", "apprentice") if seat == "A" else ("apprentice", "B"))
    assert verify(record).reason in ("paradox", "duel", "limit")


def test_a_whole_shrine_game(player: Sit, data: Path) -> None:
    someone = player("play", "--mode", "solo_shrine", "--difficulty", "easy", "--seed", "shrine", "--lang", "en")
    someone.plays_on()
    someone.types("n")
    assert someone.leaves() == 0
    assert verify(read_record(the_game(data))).reason in ("goal", "pile")


def test_the_first_command_leads_to_a_game_by_pressing_enter(player: Sit) -> None:
    someone = player("play")
    assert "Deutsch" in someone.asked()
    assert "Gegensatz (default)" in someone.says("")
    assert "Two-player game, against Sprout" in someone.says("")
    assert "wand" in someone.says("")


def test_everything_can_be_chosen_one_by_one(player: Sit) -> None:
    someone = player("play", "gegensatz", "--lang", "en")
    assert "With the usual settings (default)" in someone.asked()
    assert "Two-player game (default)" in someone.says("2")
    assert "Sprout, strength" in someone.says("")
    assert "Player A: you go first" in someone.says("")
    assert "Place your wand" in someone.says("")


def test_menus_refuse_kindly_and_q_leaves(player: Sit, data: Path) -> None:
    someone = player("play", "--lang", "en")
    someone.asked()
    assert "“7” is not on the list" in someone.says("7")
    someone.types("q")
    assert someone.leaves() == 0
    assert not (data / "games").exists()


def test_the_board_of_seat_b_is_turned(player: Sit) -> None:
    someone = player(*DUEL[:7], "B", *DUEL[8:])
    assert re.search(r"8 +7 +6 +5 +4 +3 +2 +1 +0", someone.asked())


def test_moves_in_notation_illegal_and_unreadable_ones(player: Sit) -> None:
    someone = player(*DUEL)
    legal = re.findall(r"@(\d)", someone.asked())
    illegal = next(position for position in "12345678" if position not in legal)
    assert "Type ? GEG-5.2 to read the rule" in someone.says(f"@{illegal}")
    assert "is not a move" in someone.says("dance")
    assert "The list has no number 99" in someone.says("99")
    assert "? explains everything" in someone.says("")
    assert "You place your wand at position 0" in someone.says("@0")
    text = re.findall(r"[GPRB]\d>\d", someone.screen)[0]
    assert "You play" in someone.says(text.lower())


def test_help_explains_the_question_its_rule_and_any_other(player: Sit) -> None:
    someone = player(*DUEL)
    someone.asked()
    screen = someone.says("?")
    assert "GEG-5.2" in screen
    assert "undo, back, u" in screen
    assert "GEG-7.2" in someone.says("?7.2")
    assert "GEG-7.2" in someone.says("? geg-7.2")
    assert "no rule “77.1”" in someone.says("?77.1")


def test_undo_hint_log_and_board_are_noted_and_told(player: Sit, data: Path) -> None:
    someone = player(*DUEL)
    someone.asked()
    assert "no decision that you could take back" in someone.says("undo")
    before = someone.says("1")
    assert "A master would play" in someone.says("hint")
    someone.says("1")
    assert "taken back" in someone.says("u")
    assert menu(someone.screen) == menu(before)
    assert "1. You are dealt" in someone.says("l")
    assert menu(someone.says("b")) == menu(before)
    someone.types("q")
    assert someone.leaves() == 0
    assert replay(read_record(the_game(data))).notes == {"hints": 1, "takebacks": 1}


def test_chances_are_shown_from_then_on_and_noted(player: Sit, data: Path) -> None:
    someone = player(*DUEL)
    someone.asked()
    assert "Chances: " not in someone.screen
    assert re.search(r"Chances: You \d+%, .* \d+%\. ", someone.says("chances"))
    assert "Chances: " in someone.says("b")
    assert "no longer shown" in someone.says("chances")
    assert "Chances: " not in someone.says("b")
    someone.types("q")
    assert someone.leaves() == 0
    assert replay(read_record(the_game(data))).notes == {"chances": 1}


def test_no_chances_where_two_people_share_the_keyboard(player: Sit) -> None:
    someone = player("play", "gegensatz", "--mode", "duel", "--hotseat", "--lang", "en")
    someone.sees("Enter")
    someone.types("")
    someone.asked()
    assert "another person plays" in someone.says("chances")


def test_a_hint_says_what_is_known_and_no_more() -> None:
    reason = Reason("wins")
    others = (Other("b", 0.49, True, reason), Other("c", 0.3, False), Other("d", 0.2, False))
    assert hint_lines(Thought("a", only=True)) == [("hint-only", "a", None, None)]
    assert hint_lines(Thought("a", reason=reason)) == [("hint-plain", "a", None, reason)]
    assert hint_lines(Thought("a", 0.5, others=others)) == [
        ("hint-best", "a", 0.5, None),
        ("hint-equal", "b", 0.49, reason),
        ("hint-next", "c", 0.3, None),
    ]


def menu(screen: str) -> list[str]:
    return re.findall(r"\d+ ([GPRB]\d>\d)", screen)


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_control_c_keeps_the_game_and_resume_continues_it(player: Sit, data: Path, plain: tuple[str, ...]) -> None:
    someone = player(*DUEL, *plain)
    someone.asked()
    before = someone.says("1")
    someone.interrupts()
    assert someone.leaves() == 130
    assert "manawell play --resume" in someone.screen
    again = player("play", "--resume", "--lang", "en", *plain)
    assert the_game(data).stem in again.asked()
    assert menu(again.says("")) == menu(before)
    again.types("q")
    again.leaves()
    by_name = player("play", "--resume", the_game(data).stem, "--lang", "en", *plain)
    assert menu(by_name.asked()) == menu(before)


def test_a_killed_program_has_lost_nothing(player: Sit, data: Path) -> None:
    someone = player(*DUEL)
    someone.asked()
    someone.says("1")
    someone.goes()
    assert len(read_record(the_game(data)).moves) == 2
    again = player("play", "--lang", "en")
    assert "Continue a game?" in again.asked()
    assert "Your turn" in again.says("1")


def test_plain_mode_speaks_in_sentences_only(player: Sit) -> None:
    someone = player(*DUEL, "--plain")
    screen = someone.asked()
    assert "Position 0: " in screen
    assert "1. @0, position 0" in screen
    assert not re.search("[│┌─♦▲◄]", screen)
    assert "\x1b[3" not in someone.raw


def test_no_color_is_honoured(player: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    someone = player(*DUEL)
    someone.asked()
    assert not re.search(r"\x1b\[[0-9;]*(3[0-8]|4[0-8])[;m]", someone.raw)


@pytest.mark.parametrize("columns", ["60", "160"])
def test_no_line_is_wider_than_the_terminal(player: Sit, columns: str) -> None:
    someone = player(*DUEL, columns=columns)
    screen = someone.asked() + someone.says("1") + someone.says("1")
    assert max(map(len, screen.splitlines())) <= int(columns)


@pytest.mark.parametrize(
    ("language", "question", "word", "answer"),
    [
        ("en", "Place your wand", "help", "what a master would do"),
        ("de", "Zauberstab", "hilfe", "was ein Meister täte"),
        ("fr", "baguette", "aide", "ce que ferait un maître"),
    ],
)
def test_every_language_at_the_table(player: Sit, language: str, question: str, word: str, answer: str) -> None:
    someone = player(*DUEL[:-1], language)
    assert question in someone.asked()
    assert answer in someone.says(word)
    assert "Your turn" in (someone.says("1") and someone.says("lang en"))


def test_the_chosen_language_is_remembered(player: Sit, data: Path) -> None:
    someone = player(*DUEL)
    someone.asked()
    assert "Zauberstab" in someone.says("lang de")
    assert "xx" in someone.says("lang xx")
    assert (data / "language").read_text("utf-8") == "de\n"


def test_resigning_is_asked_twice_and_loses(player: Sit, data: Path) -> None:
    someone = player(*DUEL)
    someone.asked()
    someone.types("resign")
    someone.sees("(y/n)")
    assert "goes on" in someone.says("n")
    someone.types("resign")
    someone.sees("(y/n)")
    someone.types("y")
    someone.sees("seats swapped? (y/n)")
    assert "You have resigned" in someone.screen
    assert "Place your wand" in someone.says("y")
    records = [read_record(path) for path in (data / "games").glob("*.mana")]
    assert sorted(record.players for record in records) == [("A", "apprentice"), ("apprentice", "B")]


def test_two_people_do_not_see_each_other_s_hands(player: Sit) -> None:
    someone = player("play", "gegensatz", "--mode", "duel", "--hotseat", "--seed", "story", "--lang", "en", "--plain")
    someone.sees("Player A, then press Enter. ")
    first = someone.says("")
    someone.types("1")
    someone.sees("Player B, then press Enter. ")
    assert someone.screen.count("\n") >= 40
    second = someone.says("")
    assert re.findall(r"You, Hand: .*", first) != re.findall(r"You, Hand: .*", second)
    assert "Player A, Hand: Hidden relic, Hidden relic, Hidden relic" in second
