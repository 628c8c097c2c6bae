"""Writes docs/settings.md from the settings class of the server: `python tools/settings.py`."""

import ast
import inspect
import re
from pathlib import Path
from typing import Final

from manawell.server import settings
from manawell.server.settings import Settings
from manawell.server.sources import BY_FOLDER, shown, variable

PAGE: Final = Path(__file__).parents[1] / "docs" / "settings.md"
HEAD: Final = """# Settings

Every setting of the server can be given in three ways; a flag counts before the environment, the environment before the
file, the file before the default:

- in a file, `manawell serve --settings /etc/manawell.toml` (or named by the variable `MANAWELL_SETTINGS`), one
  `name = value` per line, in [TOML](https://toml.io);
- in the environment, as `MANAWELL_` and the name in capitals, `MANAWELL_LIVE_TABLES=5000`; commas separate lists;
- as a flag, `--set name=value`, repeated as needed.

`manawell admin settings` says what is in force and where it comes from. The tools for the host read the same file and
the same environment as the server. An address is the visitor's, as reported by the proxy; for IPv6 the first 64 bits
count. Limits per address and per guest apply to each worker.
"""
SECTION: Final = re.compile(r"    # (.+)")


def page() -> str:
    """The whole page."""
    parts, lines = [HEAD], inspect.getsource(settings).splitlines()
    (room,) = [node for node in ast.parse("\n".join(lines)).body if isinstance(node, ast.ClassDef)]
    for place, node in enumerate(room.body):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        if title := SECTION.fullmatch(lines[node.lineno - 2]):
            parts.append(f"\n## {title[1]}\n\n| setting | default | what |\n| --- | --- | --- |\n")
        follower = room.body[place + 1]
        assert isinstance(follower, ast.Expr), node.target.id
        assert isinstance(follower.value, ast.Constant), node.target.id
        about = " ".join(inspect.cleandoc(str(follower.value.value)).split())
        parts.append(f"| `{node.target.id}` | {_usual(node.target.id)} | {about} |\n")
    return "".join(parts)


def _usual(name: str) -> str:
    """The default, unless it depends on the machine."""
    if name in (BY_FOLDER, "client"):
        return f"`${variable(BY_FOLDER)}/server`" if name == BY_FOLDER else "in the package"
    if name == "bot_workers":
        return "by cores"
    return shown(name, getattr(Settings, name))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
