"""What a host can get wrong about workers, databases and Redis is one clear line, and never shows a password."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from manawell.server.cluster import connections as cluster
from manawell.server.faults import BadSetting
from manawell.server.settings import Settings

DATABASE = "postgresql://ada:swordfish@127.0.0.1:1/manawell"
REDIS = "redis://:swordfish@127.0.0.1:1"
UNUSED = Path("unused")


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"workers": 2}, "fault-workers-need"),
        ({"workers": 2, "database": DATABASE}, "fault-workers-need"),
        ({"redis": REDIS}, "fault-redis-alone"),
        ({"database": "mysql://ada:swordfish@127.0.0.1/x"}, "fault-address"),
        ({"database": "sqlite:///swordfish"}, "fault-address"),
        ({"database": "swordfish"}, "fault-address"),
        ({"database": "postgresql://ada:swordfish@127.0.0.1:port/x"}, "fault-address"),
        ({"database": DATABASE, "redis": "http://swordfish"}, "fault-address"),
    ],
)
def test_what_cannot_work_is_refused_before_anything_starts(given: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadSetting) as caught:
        cluster.check(Settings(UNUSED, **given))
    assert caught.value.message == fault
    assert "swordfish" not in str(caught.value)


@pytest.mark.parametrize("package", ["asyncpg", "redis"])
def test_a_missing_package_says_what_to_install(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None if name == package else object())
    with pytest.raises(BadSetting) as caught:
        cluster.check(Settings(UNUSED, database=DATABASE, redis=REDIS, workers=3))
    assert (caught.value.message, caught.value.values) == ("fault-no-extra", {"package": package, "extra": "cluster"})
    assert ".[cluster]" in str(caught.value)


def test_the_usual_ways_are_accepted() -> None:
    for given in ({}, {"database": DATABASE}, {"database": DATABASE, "redis": REDIS, "workers": 8}):
        cluster.check(Settings(UNUSED, **given))
    cluster.check(Settings(UNUSED, database="postgres://db/manawell", redis="rediss://cache"))


def test_a_database_that_does_not_answer_is_one_clear_line() -> None:
    command = [sys.executable, "-m", "manawell.cli", "serve", "--lang", "en", "--database", DATABASE, "--redis", REDIS]
    result = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert result.returncode == 2
    assert result.stderr.startswith("postgresql at 127.0.0.1:1 cannot be used (ConnectionRefusedError).")
    assert result.stderr.count("\n") == 1
    assert "swordfish" not in result.stderr + result.stdout
