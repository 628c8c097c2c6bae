"""The commands for research: score, dataset, balance."""

from pathlib import Path

import msgspec

from manawell.kernel.game import Outcome
from manawell.research.notes import note
from manawell.research.tournament import Result
from manawell.research.yardstick import QUICK, Row, suite
from tests.cli.conftest import Run


def test_a_score_goes_on_from_its_notes_and_prints_the_row(run: Run, tmp_path: Path) -> None:
    notes, rows = tmp_path / "notes", tmp_path / "rows.json"
    for number, one in enumerate(suite("gegensatz", "greedy", QUICK)):
        note(notes, number, Result(one, Outcome((one.bots.index("greedy"),), "won", (0, 0)), 1))
    answer = run("score", "greedy", "gegensatz", "--quick", "--notes", str(notes), "--json", str(rows))
    assert answer.code == 0, answer.err
    assert "100% (72–100)" in answer.out
    (row,) = msgspec.json.decode(rows.read_bytes(), type=list[Row])
    assert (row.policy, len(row.scores), row.suite) == ("greedy", 8, "manawell-4/1")


def test_a_policy_that_does_not_exist_is_a_fault(run: Run) -> None:
    assert "nobody" in run("score", "nobody", "gegensatz").err
