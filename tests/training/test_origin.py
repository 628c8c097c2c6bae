"""What a network says of the program that it comes from."""

import re
import subprocess
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from manawell import __version__
from manawell.kernel.net import Weights
from manawell.training.origin import OURS, origin

GIT = ("git", "-c", "user.name=test", "-c", "user.email=test@localhost")


def git(folder: Path, *command: str) -> str:
    told = subprocess.run([*GIT, "-C", str(folder), *command], check=True, capture_output=True, text=True)
    return told.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / OURS).mkdir(parents=True)
    (tmp_path / OURS / "fit.py").write_text("first")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "First")
    return tmp_path


def test_a_checkout_has_a_commit(checkout: Path) -> None:
    assert origin(checkout / OURS) == git(checkout, "rev-parse", "HEAD")


def test_changed_files_are_told(checkout: Path) -> None:
    (checkout / OURS / "fit.py").write_text("second")
    assert origin(checkout / OURS) == git(checkout, "rev-parse", "HEAD") + "+"


def test_an_installation_has_a_version(tmp_path: Path) -> None:
    assert origin(tmp_path) == __version__
    git(tmp_path, "init", "--quiet")
    assert origin(tmp_path) == __version__, "somebody else's checkout around it says nothing"


def test_networks_that_are_shipped_name_a_commit() -> None:
    nets = list(Path(str(files("manawell.games"))).glob("*/bot/nets/*.json"))
    assert len(nets) == 7
    for net in nets:
        provenance = msgspec.json.decode(net.read_bytes(), type=Weights).provenance
        named = provenance.get("commit") or provenance["shipped_with"]
        assert re.fullmatch("[0-9a-f]{40}", str(named)), net
