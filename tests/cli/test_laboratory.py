"""The commands for research: score, dataset, balance."""

import re
from pathlib import Path

import msgspec
import numpy as np
import pytest

from manawell.kernel.balance import Balance
from manawell.kernel.game import Outcome
from manawell.research.dataset import Dataset
from manawell.research.notes import note
from manawell.research.tournament import Result
from manawell.research.yardstick import QUICK, Row, suite
from tests.cli.conftest import Run

WEIGHTS = Path(__file__).parents[2] / "examples" / "weights"


def test_a_score_goes_on_from_its_notes_and_prints_the_row(run: Run, tmp_path: Path) -> None:
    notes, rows = tmp_path / "notes", tmp_path / "rows.json"
    for number, one in enumerate(suite("gegensatz", "greedy", QUICK)):
        note(notes, number, Result(one, Outcome((one.bots.index("greedy"),), "won", (0, 0)), 1))
    answer = run("score", "greedy", "gegensatz", "--quick", "--notes", str(notes), "--json", str(rows))
    assert answer.code == 0, answer.err
    assert "100% (72–100)" in answer.out
    (row,) = msgspec.json.decode(rows.read_bytes(), type=list[Row])
    assert (row.policy, len(row.scores), row.suite) == ("greedy", 8, "manawell-4/3")


def test_a_data_set_is_made_packed_and_unpacked(run: Run, tmp_path: Path) -> None:
    folder, file, again = (str(tmp_path / name) for name in ("data", "packed", "again"))
    made = run("dataset", "make", "gegensatz", folder, "--games", "2", "--level", "random", "-o", "turn_limit=10")
    assert "2 games are in" in made.out, made.err
    assert run("dataset", "pack", folder, file).code == 0
    unpacked = run("dataset", "unpack", file, again, "--workers", "1")
    assert "2 games are in" in unpacked.out, unpacked.err
    assert [*Dataset(again).records()] == [*Dataset(folder).records()]
    assert "is not a packed data set" in run("dataset", "unpack", folder, again).err


def test_a_policy_that_does_not_exist_is_a_fault(run: Run) -> None:
    assert "nobody" in run("score", "nobody", "gegensatz").err


def test_a_balance_is_shown_written_and_published(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / f"out.{kind}" for kind in ("json", "csv", "svg")]
    given = [text for file in files for text in (f"--{file.suffix[1:]}", str(file))]
    answer = run("balance", "gegensatz", "--level", "random", "--games", "8", "--workers", "1", "-o", "turn_limit=30",
                 "--publish", "--data", str(tmp_path), *given)  # fmt: skip
    assert answer.code == 0, answer.err
    assert "Order of play" in answer.out
    assert "green 1 feather" in answer.out
    found = msgspec.json.decode(files[0].read_bytes(), type=Balance)
    assert (found.games, found.players) == (8, ("random",))
    assert len(files[1].read_text("utf-8").splitlines()) == 1 + len(found.singles)
    assert files[2].read_text("utf-8").count("<circle") == len(found.singles)
    assert msgspec.json.decode((tmp_path / "lab" / "gegensatz.json").read_bytes(), type=Balance) == found


COMMANDS = {
    "balance": ("balance", "gegensatz", "--level", "random", "--games", "2", "--workers", "1", "-o", "turn_limit=9"),
    "tournament": ("tournament", "gegensatz", "random", "greedy", "--games", "2", "--workers", "1"),
    "score": ("score", "random", "gegensatz", "--quick", "--workers", "1"),
}


@pytest.fixture
def _nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is refused is refused before the first game."""
    for module in ("balance", "tournament", "score"):
        monkeypatch.setattr(
            f"manawell.cli.{module}.over_processes", lambda _workers: lambda _tasks: pytest.fail("begun")
        )


@pytest.mark.parametrize(
    ("command", "flag"),
    [
        *((command, flag) for command in COMMANDS for flag in ("--json", "--notes")),
        ("balance", "--csv"),
        ("balance", "--svg"),
    ],
)
@pytest.mark.usefixtures("_nobody_plays")
def test_a_file_that_cannot_be_written_is_refused_at_once(run: Run, tmp_path: Path, command: str, flag: str) -> None:
    (tmp_path / "file").touch()
    for path, reason in ((tmp_path, "it is a folder"), (tmp_path / "file" / "out", "in the place of a folder")):
        answer = run(*COMMANDS[command], flag, str(path))
        assert answer.code == 2
        assert reason in answer.err


@pytest.mark.usefixtures("_nobody_plays")
def test_a_folder_of_reports_that_cannot_be_is_refused_at_once(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    answer = run(*COMMANDS["balance"], "--publish", "--data", str(tmp_path / "file"))
    assert "in the place of a folder" in answer.err


@pytest.mark.parametrize(
    "given", [("--games", "20"), ("--level", "random"), ("-o", "turn_limit=9"), ("--varied",), ("--workers", "1")]
)
@pytest.mark.usefixtures("_nobody_plays")
def test_what_would_have_no_effect_on_records_is_refused(run: Run, tmp_path: Path, given: tuple[str, ...]) -> None:
    answer = run("balance", "gegensatz", "--records", str(tmp_path), "--json", str(tmp_path / "new" / "x.json"), *given)
    assert not (tmp_path / "new").exists()
    flag = "--option" if given[0] == "-o" else given[0]
    assert (answer.code, answer.err.count(flag)) == (2, 2)
    written = run("balance", "gegensatz", "--records", str(tmp_path), "--csv", str(tmp_path / "out.csv"))
    assert "no finished games" in written.err, "how to write a report is no matter of playing"


def test_files_are_written_into_new_folders(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / kind / "new" / f"out.{kind}" for kind in ("json", "csv", "svg", "notes")]
    given = [text for file in files for text in (f"--{file.suffix[1:]}", str(file))]
    assert run(*COMMANDS["balance"], *given).code == 0
    assert all(file.stat().st_size for file in files)
    assert run(*COMMANDS["tournament"], "--json", str(tmp_path / "another" / "out.json")).code == 0


@pytest.mark.parametrize(
    ("player", "told"),
    [
        ("missing.npz", "missing.npz cannot be used: it does not exist"),
        ("empty.npz", "empty.npz” does not hold the weights of a network"),
        ("a@b.npz", "a@b.npz” does not hold the weights of a network"),
        ("array.npz", "array.npz” does not hold the weights of a network"),
        ("flat.npz", "flat.npz” does not hold the weights of a network: weights_0: 1-D"),
        ("damaged.npz", "damaged.npz” does not hold the weights of a network"),
        (f"{WEIGHTS}/rivality.npz", "do not fit"),
        ("policy:nowhere:none", "No module named 'nowhere'"),
        ("policy:manawell:none", "has no attribute 'none'"),
    ],
)
@pytest.mark.parametrize("command", ["score", "tournament"])
@pytest.mark.usefixtures("_nobody_plays")
def test_a_policy_that_cannot_be_read_is_refused_at_once(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, player: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("empty.npz", "a@b.npz"):
        Path(name).touch()
    with Path("array.npz").open("wb") as file:
        np.save(file, np.zeros(3))
    np.savez("flat.npz", game="gegensatz", weights_0=np.ones(3), scales_0=np.ones(3), bias_0=np.ones(3))
    whole = (WEIGHTS / "gegensatz.npz").read_bytes()
    Path("damaged.npz").write_bytes(whole[:300] + b"\xff" * 99 + whole[399:])
    given = ("greedy", "gegensatz", "--quick") if command == "score" else ("gegensatz", "random", "greedy")
    answer = run(command, *(player if word == "greedy" else word for word in given))
    assert answer.code == 2
    assert told in answer.err


@pytest.mark.usefixtures("_nobody_plays")
def test_an_installation_that_does_not_exist_is_refused_at_once(run: Run) -> None:
    answer = run("tournament", "gegensatz", "greedy", "--gate", "/nowhere/python")
    assert "greedy@/nowhere/python" in answer.err


@pytest.mark.usefixtures("_nobody_plays")
def test_a_folder_of_records_that_does_not_exist_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for name in ("nowhere", "file"):
        answer = run("balance", "gegensatz", "--records", str(tmp_path / name))
        assert answer.code == 2
        assert str(tmp_path / name) in answer.err


@pytest.mark.parametrize("game", ["gegensatz", "rivality"])
@pytest.mark.usefixtures("_nobody_plays")
def test_where_nothing_is_brought_it_can_be_neither_varied_nor_reported(run: Run, game: str) -> None:
    assert f"In {game} nobody brings" in run("balance", game, "--varied").err
    assert "players bring nothing" in run("tournament", game, "--report").err


@pytest.mark.parametrize(
    "command", [COMMANDS["balance"], COMMANDS["tournament"], ("dataset", "make", "gegensatz", "data")], ids=" ".join
)
@pytest.mark.parametrize("games", ["1000001", "99999999999999999999"])
@pytest.mark.usefixtures("_nobody_plays")
def test_more_games_than_fit_into_memory_are_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], games: str
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = run(*command, "--games", games)
    assert answer.code == 2
    assert games in answer.err
    assert "1000000" in answer.err


def test_on_a_narrow_screen_names_are_broken_and_figures_never_cut(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "58")
    shown = run("balance", "gegensatz", "--level", "random", "--games", "2", "--workers", "1", "-o", "turn_limit=30")
    rates = re.findall(r"│ +\d+ │ +([^│]+) │ +([^│]+) │", shown.out)
    assert len(rates) > 10
    assert all(re.fullmatch(r"\d+\.\d%", rate) and re.fullmatch(r"[\d.]+% – [\d.]+%", low) for rate, low in rates)


def test_a_folder_without_records_is_a_fault(run: Run, tmp_path: Path) -> None:
    assert "no finished games" in run("balance", "gegensatz", "--records", str(tmp_path)).err


def test_percentages_are_written_as_the_language_does(run: Run) -> None:
    games = ("--level", "random", "--games", "2", "--workers", "1", "-o", "turn_limit=30")
    shown = run("balance", "gegensatz", *games, "--lang", "de")
    figures = re.findall(r"[\d.,]+\s*%", shown.out)
    assert len(figures) > 10
    assert all(figure == "95\u00a0%" or re.fullmatch(r"\d+,\d\u00a0%", figure) for figure in figures), figures
