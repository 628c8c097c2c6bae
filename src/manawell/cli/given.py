"""The settings that a command was given, for the server and for the tools of its host."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from manawell.cli.folder import Folder

if TYPE_CHECKING:
    from manawell.server.sources import Sourced


def given_settings(
    data: Path | None, file: Path | None, wishes: list[str] | None, flags: Mapping[str, object] | None = None
) -> "Sourced":
    """What flags, the environment and the file say, in this order."""
    from manawell.server.sources import load  # late, so that other commands start faster

    folder = (Folder().path / "server").absolute()
    given = dict(flags or {}) | {"data": None if data is None else data.absolute()}
    return load(folder, file=file, environment=os.environ, wishes=wishes or (), flags=given)
