"""The example is whole: its own tests pass, every rule is named and cited, and it keeps the contract."""

import re
import subprocess
import sys
from pathlib import Path

from tests.contract.test_catalogue import cited_in, named_by_tests
from tests.foreign.packages import NIM, environment, manawell


def test_its_own_tests_pass_where_it_is_installed(nim: Path, tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:asyncio",
        "-W",
        "error",
        "--rootdir",
        str(NIM),
    ]
    run = subprocess.run(
        [*command, str(NIM / "tests")], env=environment(nim, tmp_path), cwd=tmp_path, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "13 passed" in run.stdout


def test_every_rule_is_named_by_a_test_and_cited_by_a_line() -> None:
    package = NIM / "src" / "manawell_nim"
    rules = cited_in((package / "rulebook" / "en.md").read_text("utf-8"))
    assert len(rules) == 6
    assert named_by_tests(NIM / "tests") == rules
    assert cited_in("\n".join(path.read_text("utf-8") for path in package.glob("*.py"))) == rules


def test_it_keeps_the_contract(nim: Path, tmp_path: Path) -> None:
    run = manawell("check", "nim", "--lang", "en", packages=nim, folder=tmp_path)
    assert run.returncode == 0, run.stdout + run.stderr
    for part in ("foresight", "frames", "play", "rulebook", "secrecy", "table", "texts"):
        assert f"test_{part}.py ." in run.stdout
    found = re.search(r"(\d+) passed", run.stdout)
    assert found is not None
    assert int(found[1]) > 80
    assert run.stdout.endswith("nim keeps its promises.\n")
    assert [path.name for path in tmp_path.iterdir() if path.name != "data"] == [], "something was left behind"


def test_it_is_listed_and_its_rules_can_be_read(nim: Path, tmp_path: Path) -> None:
    listed = manawell("games", "nim", "--lang", "en", packages=nim, folder=tmp_path)
    assert listed.returncode == 0
    assert "mode=misere" in listed.stdout
    rule = manawell("rules", "nim", "3.1", "--lang", "de", packages=nim, folder=tmp_path)
    assert "gewinnt, wer ihn nimmt" in " ".join(rule.stdout.split())
