"""`manawell analyse`: what it shows, writes and refuses."""

from pathlib import Path

import msgspec
import pytest

from manawell.analysis.report import Grade, Report
from manawell.kernel.text import LANGUAGES
from manawell.table.record import read_record, record_of
from tests.analysis.games import finished
from tests.cli.conftest import Run, finished_record

QUICK = ("--simulations", "8")


@pytest.fixture
def short_file(tmp_path: Path) -> Path:
    path = tmp_path / "short.mana"
    path.write_text(str(finished_record("short", turn_limit=12)), "utf-8")
    return path


def test_all_parts_are_shown(run: Run, short_file: Path) -> None:
    answer = run("analyse", str(short_file), *QUICK, "--lang", "en")
    assert answer.code == 0
    titles = ["Chances of winning, turn by turn", "The turns", "Key moments", "Luck and decisions"]
    places = [answer.out.index(title) for title in titles]
    assert places == sorted(places)
    assert "Turn 12, Player B" in answer.out
    assert "█" in answer.out or "▄" in answer.out


def test_among_three_a_sound_decision_may_be_a_key_moment(run: Run, tmp_path: Path) -> None:
    path, written = tmp_path / "three.mana", tmp_path / "three.json"
    path.write_text(str(record_of(finished("rivality", "b", "random", options={"mode": "three"}, most=12))), "utf-8")
    answer = run("analyse", str(path), *QUICK, "--plain", "--lang", "en", "--json", str(written))
    assert answer.code == 0
    report = msgspec.json.decode(written.read_bytes(), type=Report)
    decisions = [report.steps[moment.step].decision for moment in report.moments]
    sound = [decision for decision in decisions if decision and decision.grade is Grade.BEST]
    given_away = [decision for decision in decisions if decision and decision.loss > 0]
    assert sound
    assert answer.out.count("Better was") == len(given_away)


def test_plain_mode_has_sentences_and_no_drawings(run: Run, short_file: Path) -> None:
    answer = run("analyse", str(short_file), *QUICK, "--plain", "--lang", "en")
    assert answer.code == 0
    assert not set(answer.out) & set("│┃━▁▂▃▄▅▆▇█")
    assert "Turn 12, Player B: Player A" in answer.out
    assert "Start 5" in answer.out or "Start 4" in answer.out


def test_a_record_with_comments_reads_back(run: Run, short_file: Path, tmp_path: Path) -> None:
    path = tmp_path / "annotated.mana"
    assert run("analyse", str(short_file), *QUICK, "--annotate", str(path), "--lang", "en").code == 0
    record, before = read_record(path), read_record(short_file)
    assert record.comments
    assert msgspec.structs.replace(record, comments={}) == before
    assert run("verify", str(path), "--lang", "en").code == 0
    shown = run("replay", str(path), "--lang", "en").out
    step, comment = next(iter(record.comments.items()))
    assert shown.index(f"Move {step} of") < shown.index(comment.split(".")[0])
    again = run("analyse", str(path), *QUICK, "--lang", "en")
    assert (again.code, again.out) == (0, run("analyse", str(short_file), *QUICK, "--lang", "en").out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_shows_it_by_what_a_seat_knew(run: Run, short_file: Path, language: str) -> None:
    answer = run("analyse", str(short_file), *QUICK, "--seat", "A", "--lang", language)
    assert answer.code == 0
    assert {"en": "could judge", "de": "beurteilen konnte", "fr": "pouvait les juger"}[language] in answer.out


def test_the_report_is_written_as_json_and_repeats_exactly(run: Run, short_file: Path, tmp_path: Path) -> None:
    reports = []
    for name in ("one", "two"):
        path = tmp_path / f"{name}.json"
        assert run("analyse", str(short_file), *QUICK, "--json", str(path), "--runs", "2").code == 0
        reports.append(msgspec.json.decode(path.read_bytes(), type=Report))
    assert reports[0] == reports[1]
    assert reports[0].runs == 2
    assert set(reports[0].balances[0].errors) >= {"luck", "own", "others", "residue"}


def test_an_unfinished_game_is_refused(run: Run, tmp_path: Path) -> None:
    record = finished_record("short", turn_limit=12)
    path = tmp_path / "unfinished.mana"
    path.write_text(str(msgspec.structs.replace(record, entries=record.entries[:-3], outcome=None)), "utf-8")
    answer = run("analyse", str(path), *QUICK, "--lang", "en")
    assert answer.code == 2
    assert answer.err.strip() == (
        "This game is not over yet. Only finished games can be analysed: an analysis shows what was hidden."
    )
