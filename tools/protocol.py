"""Writes docs/protocol.md from the schemas, the docstrings and the words of the server: `python tools/protocol.py`."""

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from manawell.kernel.registry import games
from manawell.server import schema
from manawell.server.tables import socket

PAGE: Final = Path(__file__).parents[1] / "docs" / "protocol.md"
HEAD: Final = Path(__file__).with_name("protocol_head.md")
SOURCES: Final = Path(__file__).parents[1] / "src" / "manawell"
ROOMS: Final = ("kernel", "table", "analysis", "server", "learn")
"""Where the classes are that the schemas describe."""
CLOSED: Final = {
    "FOREIGN": "a page of another origin opened it",
    "UNKNOWN": "there is no such table or lesson",
    "UNPLAYABLE": "the table cannot be replayed by the rules of this server",
    "REMOVED": "the table was removed",
    "CROWDED": "too many connections from this address; try again later",
    "LATER": "this client reads too slowly, or the storage is away; connect again",
    "LARGE": "a message was too large",
    "BINARY": "a frame was not text",
}
WORDS: Final = ("manawell.kernel", "manawell.table", "manawell.server")
"""Where the messages of faults are."""


def page() -> str:
    """The whole page."""
    http, messages = schema.openapi(), schema.socket_schema()["$defs"]
    plain = {name: found for name, found in messages.items() if not _is_of_a_game(name)}
    unions = {
        name: [part["$ref"].rsplit("/", 1)[1] for part in plain.pop(name)["anyOf"]] for name in ("ToServer", "ToClient")
    }
    rest = [name for name in plain if not any(name in union for union in unions.values())]
    parts = [
        HEAD.read_text("utf-8").strip(),
        "## HTTP",
        *_routes(http),
        "### Bodies",
        *_structs(http["components"]["schemas"], sorted(set(http["components"]["schemas"]) - set(plain))),
        "## The socket: what a client sends",
        *_structs(plain, unions["ToServer"]),
        "## The socket: what a client is sent",
        *_structs(plain, unions["ToClient"]),
        "## Parts of messages",
        *_structs(plain, rest),
        "## Why a socket is closed",
        _table(("code", "reason"), [(str(getattr(socket, name)), why) for name, why in CLOSED.items()]),
        "## Faults",
        "A fault is the id of a message with its values. These are the English words.",
        _table(("fault", "message"), sorted(_faults())),
    ]
    return "\n\n".join(parts) + "\n"


def _is_of_a_game(name: str) -> bool:
    return any(name.startswith(game.id.capitalize()) for game in games().values())


def _routes(http: dict[str, Any]) -> Iterator[str]:
    rows = []
    for path, methods in http["paths"].items():
        for method, route in methods.items():
            body = route.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            good: dict[str, Any] = next(
                (answer for status, answer in route["responses"].items() if status.startswith("2")), {}
            )
            kinds = good.get("content", {})
            answer = _kind(kinds["application/json"]["schema"]) if "application/json" in kinds else ", ".join(kinds)
            asked = [f"`{one['name']}`" for one in route.get("parameters", []) if one["in"] == "query"]
            about = _line(route.get("description", ""))
            if asked:
                about = f"{about} Query: {', '.join(asked)}.".strip()
            rows.append((f"`{method.upper()} {path}`", about, _kind(body) if body else "", answer))
    yield _table(("request", "what it does", "body", "answer"), rows)


def _structs(schemas: dict[str, Any], names: list[str]) -> Iterator[str]:
    for name in names:
        found, told = schemas[name], _told(name)
        yield f"#### {name}"
        if found.get("description"):
            yield re.sub(r"\s*\n\s*", " ", found["description"])
        rows = []
        for field, kind in found.get("properties", {}).items():
            needed = "" if field in found.get("required", ()) else " (optional)"
            rows.append((f"`{field}`", _kind(kind) + needed, told.get(field, "")))
        if rows:
            yield _table(("field", "type", "meaning"), rows)
        elif "enum" in found or "anyOf" in found:
            yield _kind(found)


def _kind(found: dict[str, Any]) -> str:
    """A type in words."""
    if "$ref" in found:
        name = found["$ref"].rsplit("/", 1)[1]
        return f"[{name}](#{name.lower()})"
    if "const" in found:
        return f"`{found['const']}`"
    if "enum" in found:
        return ", ".join(f"`{value}`" for value in found["enum"])
    if "anyOf" in found or "oneOf" in found:
        return " or ".join(_kind(part) for part in found.get("anyOf") or found["oneOf"])
    if found.get("type") == "array":
        return f"list of {_kind(found['items'])}" if found.get("items") else "list"
    if found.get("type") == "object" and isinstance(found.get("additionalProperties"), dict):
        return f"object of {_kind(found['additionalProperties'])}"
    return str(found.get("type", "anything"))


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


@cache
def _told(name: str) -> dict[str, str]:
    """What the strings below the fields of a class say, and of those it inherits from."""
    found = _classes().get(name)
    if found is None:
        return {}
    told = {field: line for base in found.bases for field, line in _told(ast.unparse(base)).items()}
    for field, below in pairwise(found.body):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            told[ast.unparse(field.target)] = _line(str(below.value.value))
    return told


@cache
def _classes() -> dict[str, ast.ClassDef]:
    """The classes that the schemas describe, by name; of several with a name, that of a message or a body."""
    paths = [path for room in ROOMS for path in sorted((SOURCES / room).rglob("*.py"))]
    found: dict[str, ast.ClassDef] = {}
    for path in sorted(paths, key=lambda path: path.name in ("protocol.py", "models.py")):
        parts = ast.parse(path.read_text("utf-8")).body
        found |= {part.name: part for part in parts if isinstance(part, ast.ClassDef)}
    return found


def _faults() -> Iterator[tuple[str, str]]:
    for room in WORDS:
        text = files(import_module(room)).joinpath("text", "en.ftl").read_text("utf-8")
        for name, body in re.findall(
            r"^(fault-[a-z-]+) =((?:.*\n)(?:[ \t]+.*\n|\n(?=[ \t]))*)", text + "\n", re.MULTILINE
        ):
            yield f"`{name}`", _line(body)


def _line(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
