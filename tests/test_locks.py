"""The locked versions are complete, by hash, and within the ranges that the package asks for."""

import re
import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
LOCKS = ROOT / "requirements"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
RUN = PROJECT["dependencies"] + EXTRAS["cluster"] + EXTRAS["traces"]
BUILD = [line for line in (LOCKS / "build.in").read_text("utf-8").splitlines() if not line.startswith("#")]
WANTED = {
    "run": RUN,
    "dev": RUN + EXTRAS["dev"] + EXTRAS["ray"] + EXTRAS["research"],
    "build": BUILD,
    "install": ["uv"],
}


def entries(name: str) -> list[str]:
    """The entries of a lock, each on one line."""
    text = (LOCKS / f"{name}.txt").read_text("utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line.strip()]


def locked(name: str) -> dict[str, list[Version]]:
    """By package, its versions: another one may be for another Python."""
    found: dict[str, list[Version]] = {}
    for entry in entries(name):
        package, _, version = entry.split(" ", 1)[0].partition("==")
        found.setdefault(canonicalize_name(package), []).append(Version(version))
    return found


@pytest.mark.parametrize("name", WANTED)
def test_every_dependency_is_locked_within_its_range(name: str) -> None:
    versions = locked(name)
    for wanted in map(Requirement, WANTED[name]):
        found = versions.get(canonicalize_name(wanted.name), [])
        assert found, f"{wanted} is not in requirements/{name}.txt: run `make lock`"
        assert all(version in wanted.specifier for version in found), f"{wanted}, but {found}: run `make lock`"


@pytest.mark.parametrize("name", WANTED)
def test_every_entry_has_hashes_and_names_no_host(name: str) -> None:
    for entry in entries(name):
        assert re.fullmatch(r"[a-z0-9.-]+==[^ ;]+ ( *; [^\\]+)?( *--hash=sha256:[0-9a-f]{64} *)+", entry), entry[:200]


def test_what_builds_the_wheel_in_the_image_is_what_a_build_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MANAWELL_PURE", raising=False)
    monkeypatch.delenv("MANAWELL_WEB", raising=False)
    monkeypatch.setattr("shutil.which", lambda _program: None)
    monkeypatch.chdir(ROOT)
    needed = {str(Requirement(line)) for line in import_module("tools.backend").get_requires_for_build_wheel()}
    assert needed | {"setuptools>=80"} == {str(Requirement(line)) for line in BUILD}
