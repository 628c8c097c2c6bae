"""Records, rules and lists: the commands that need no opponent."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from manawell.cli.app import build
from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal
from manawell.kernel.text import LANGUAGES
from manawell.table.entries import Move
from manawell.table.record import parse_record, record_match
from tests.cli.conftest import Run, finished_record
from tests.cli.player import Player

SHRINE = {"mode": "solo_shrine", "difficulty": "easy"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_true_record_is_verified(run: Run, record_file: Path, language: str) -> None:
    answer = run("verify", str(record_file), "--lang", language)
    record = parse_record(record_file.read_text("utf-8"))
    assert answer.code == 0
    assert record.commitment in answer.out
    assert str(len(record.moves)) in answer.out


def test_tampered_records_are_found_out(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "tampered.mana"
    text = str(finished_record())
    record = parse_record(text)
    path.write_text(text.replace('seed: "finished"', 'seed: "forged"'), "utf-8")
    assert "damaged or was edited" in run("verify", str(path)).err
    path.write_text(str(replace(record, seed="forged")), "utf-8")
    answer = run("verify", str(path))
    assert answer.code == 1
    assert "commitment" in answer.err
    path.write_text(str(replace(record, entries=record.entries[:-1])), "utf-8")
    assert run("verify", str(path)).code == 1
    path.write_text(str(replace(record, outcome=None)), "utf-8")
    assert run("verify", str(path)).code == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_salts_are_in_the_deal_is_told_and_a_missing_one_found_out(
    run: Run, tmp_path: Path, language: str
) -> None:
    game = find_game("gegensatz")
    match = Match(game, {"mode": "duel"}, Seal("secret").salted(("of Ada", "")), ("Ada", "Ben"))
    match.resign(0)
    path = tmp_path / "salted.mana"
    path.write_text(str(record_match(match)), "utf-8")
    answer = run("verify", str(path), "--lang", language, "--salt", "of Ada")
    assert answer.code == 0
    assert [("of Ada" in line, "Ben" in line) for line in answer.out.splitlines()[2:4]] == [
        (True, False),
        (False, True),
    ]
    answer = run("verify", str(path), "--lang", language, "--salt", "of Ben")
    assert answer.code == 1
    assert "of Ben" in answer.err


@pytest.mark.parametrize(("language", "words"), [("en", "not finished;"), ("de", "noch nicht"), ("fr", "pas encore")])
def test_an_unfinished_game_that_adds_up_so_far_frightens_nobody(
    run: Run, tmp_path: Path, language: str, words: str
) -> None:
    path, record = tmp_path / "half.mana", finished_record()
    path.write_text(str(replace(record, entries=record.entries[:-1], outcome=None)), "utf-8")
    answer = run("verify", str(path), "--lang", language)
    assert (answer.code, answer.err) == (3, "")
    assert words in answer.out
    path.write_text(str(replace(record, entries=(Move("@9"),), outcome=None)), "utf-8")
    assert run("verify", str(path)).code == 1


@pytest.mark.parametrize("seat", ["A", "b", "all"])
def test_without_a_keyboard_a_replay_is_a_log(run: Run, record_file: Path, seat: str) -> None:
    answer = run("replay", str(record_file), "--seat", seat, "--lang", "en")
    count = len(parse_record(record_file.read_text("utf-8")).moves)
    assert answer.code == 0
    assert f"Move {count} of {count}" in answer.out
    assert answer.out.count("is dealt") == (2 if seat == "all" else 0)


def test_the_all_knowing_hears_every_swap_once(run: Run, record_file: Path) -> None:
    out = run("replay", str(record_file), "--lang", "en").out
    moves = parse_record(record_file.read_text("utf-8")).moves
    assert out.count(" plays ") == sum(">" in move for move in moves)


def test_an_unknown_seat_is_refused(run: Run, record_file: Path) -> None:
    assert "“Z”" in run("replay", str(record_file), "--seat", "Z").err


def test_stepping_through_a_record(player: Callable[..., Player], tmp_path: Path) -> None:
    path = tmp_path / "shrine.mana"
    record = finished_record("shrine", **SHRINE)
    path.write_text(str(record), "utf-8")
    last = len(record.moves)
    someone = player("replay", str(path), "--lang", "en")
    someone.sees(f"Before the first of {last} moves")
    someone.sees("q quit")
    someone.presses("\r")
    someone.sees(f"Move 1 of {last}")
    someone.sees("q quit")
    someone.presses("\x1b[C")
    someone.sees(f"Move 2 of {last}")
    someone.sees("q quit")
    someone.presses("b")
    someone.sees(f"Move 1 of {last}")
    someone.sees("q quit")
    someone.presses("g")
    someone.sees("Which move")
    someone.types(str(last))
    someone.sees(f"Move {last} of {last}")
    someone.sees("q quit")
    someone.presses("x")
    someone.sees("q quit")
    someone.presses("q")
    assert someone.leaves() == 0


def test_rules_by_id_number_chapter_and_word(run: Run) -> None:
    assert run("rules", "GEG-7.2").out.startswith("GEG-7.2 ")
    assert run("rules", "geg-7.2").out == run("rules", "7.2", "--game", "gegensatz").out
    assert run("rules", "gegensatz", "7.2").out == run("rules", "GEG-7.2").out
    assert {"GEG-7.2", "RIV-7.2"} <= set(re.findall(r"^[A-Z]+-7\.2", run("rules", "7.2").out, re.MULTILINE))
    chapter = run("rules", "7", "--plain", "--game", "gegensatz").out
    assert all(f"GEG-7.{number}" in chapter for number in range(1, 5))
    assert "**" not in chapter
    assert "GEG-12.7" in run("rules", "tie-break").out
    assert "GEG-1.1" in run("rules").out


@pytest.mark.parametrize(("language", "word"), [("en", "step"), ("de", "Schritt"), ("fr", "pas")])
def test_rules_in_every_language(run: Run, language: str, word: str) -> None:
    assert word in run("rules", "GEG-7.2", "--lang", language, "--game", "gegensatz").out


def test_rules_are_rendered_on_a_screen(player: Callable[..., Player]) -> None:
    someone = player("rules", "1", "--lang", "en", "--game", "gegensatz")
    assert someone.leaves() == 0
    assert "**" not in someone.screen
    assert "skull" in someone.screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_games_and_version(language: str) -> None:
    runner = CliRunner()
    app = build(language)
    helps = [[command, "--help"] for command in ("play", "replay", "verify", "rules", "games", "tournament", "serve")]
    for arguments in ([], ["--help"], *helps, ["games", "--lang", language], ["--version"]):
        result = runner.invoke(app, arguments)
        assert result.exit_code == 0, result.output
        assert result.output
        assert not re.search(r"<[a-z]|\[\[|[{}]|[a-zé]\.\.\.$", result.output, re.MULTILINE), (
            "no types and no cut sentences"
        )
    assert "turn_limit" in runner.invoke(app, ["games", "--lang", language]).output
    assert "0.1" in runner.invoke(app, ["--version"]).output


def test_one_game_alone_is_described(run: Run) -> None:
    answer = run("games", "lutao", "--lang", "en")
    assert answer.out.startswith("lutao: ")
    assert "gegensatz" not in answer.out


def test_the_whole_book_of_a_game(run: Run) -> None:
    book = run("rules", "lutao", "--lang", "en", "--plain").out
    assert book.startswith("Lutao – Island of the Stone Guardians")
    assert "LUT-1.1" in book
    assert "LUT-27" in book
    assert "GEG-" not in book


def test_a_rule_of_several_games_is_asked_for(player: Callable[..., Player]) -> None:
    someone = player("rules", "7.2", "--lang", "en")
    assert "The rules of which game?" in someone.asked()
    someone.types("rivality")
    assert someone.leaves() == 0
    assert re.findall(r"[A-Z]{3}-7\.2", someone.screen) == ["RIV-7.2"]


def test_a_book_is_turned_page_by_page(player: Callable[..., Player], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAGER", "head -n 3")
    someone = player("rules", "gegensatz", "--lang", "en")
    assert someone.leaves() == 0
    assert "Gegensatz" in someone.screen
    assert len(someone.screen.splitlines()) <= 4


def test_a_finished_game_can_be_chosen_to_be_seen_again(player: Callable[..., Player], data: Path, run: Run) -> None:
    (data / "games").mkdir(parents=True)
    (data / "games" / "mine.mana").write_text(str(finished_record()), "utf-8")
    assert "mine" in run("replay").err
    someone = player("replay", "--lang", "en")
    assert "Id: mine" in someone.asked()
    someone.types("")
    someone.sees("Before the first of")
    someone.sees("q quit")
    someone.presses("q")
    assert someone.leaves() == 0


def test_a_tournament_goes_on_from_its_notes(run: Run, tmp_path: Path) -> None:
    notes, results = tmp_path / "notes.jsonl", tmp_path / "results.json"
    command = ("tournament", "gegensatz", "random", "greedy", "--games", "4", "--workers", "1", "--notes", str(notes))
    first = run(*command, "--json", str(results))
    assert (first.code, len(notes.read_text("utf-8").splitlines())) == (0, 4)
    written = results.read_bytes()
    notes.write_text("".join(notes.read_text("utf-8").splitlines(keepends=True)[:3]), "utf-8")
    again = run(*command, "--json", str(results))
    assert (again.out, results.read_bytes()) == (first.out, written)
    other = run("tournament", "gegensatz", "random", "greedy", "--games", "2", "--notes", str(notes))
    assert (other.code, "another tournament" in other.err) == (2, True)
