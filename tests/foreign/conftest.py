"""Nim, installed as anybody would install it, and a server that knows it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.foreign.packages import NIM, installed, path_with
from tests.server.house import Process


@pytest.fixture(scope="session")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that Nim is installed in."""
    return installed(NIM, tmp_path_factory.mktemp("packages"))


@pytest.fixture(scope="session")
def url(nim: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path_with(nim))
        server = Process(tmp_path_factory.mktemp("house"))
    yield server.url
    assert server.stop() == 0
