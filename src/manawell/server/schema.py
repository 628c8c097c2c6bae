"""Writes the schemas that the browser's types are generated from: `python -m manawell.server.schema [FOLDER]`.

`openapi.json` describes HTTP; `socket.schema.json` the messages of the socket and, with the game's name in front, each
game's view, events and moves.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final, Union

import msgspec

from manawell.kernel.game import AnyGame
from manawell.kernel.registry import games
from manawell.server.settings import Settings
from manawell.server.tables.protocol import ToClient, ToServer
from manawell.server.web.app import create_app

FOLDER: Final = Path(__file__).parents[3] / "web" / "src" / "lib" / "generated"
REF: Final = "#/$defs/"


def openapi() -> dict[str, Any]:
    return create_app(Settings(data=Path("unused"))).openapi()


def socket_schema() -> dict[str, Any]:
    """One definition per message and struct; `ToClient` and `ToServer` are the unions."""
    definitions = _definitions({"ToClient": ToClient, "ToServer": ToServer}, "")
    for game in games().values():
        prefix = game.id.capitalize()
        roots = {"View": game.view_type, "Event": Union[game.events], "Move": Union[_moves(game)]}  # noqa: UP007
        others = {"Draft": game.draft_type, "Details": game.details_type}
        given = {name: kind for name, kind in others.items() if kind is not None}
        definitions |= _definitions(roots | given, prefix)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Socket",
        "type": "object",
        "properties": {name: {"$ref": REF + name} for name in ("ToClient", "ToServer")},
        "$defs": dict(sorted(definitions.items())),
    }


def _moves(game: AnyGame) -> tuple[type, ...]:
    return tuple(dict.fromkeys(type(game.parse(text)) for text in game.notation))


def _definitions(roots: dict[str, Any], prefix: str) -> dict[str, Any]:
    schemas, components = msgspec.json.schema_components(roots.values(), ref_template=REF + "{name}")
    unnamed = {name: schema for name, schema in zip(roots, schemas, strict=True) if schema != {"$ref": REF + name}}
    text = json.dumps({**components, **unnamed}).replace(REF, REF + prefix)
    return {
        prefix + name: _closed(schema, whole=bool(prefix) and name != "Details")
        for name, schema in json.loads(text).items()
    }


def _closed(schema: dict[str, Any], whole: bool) -> dict[str, Any]:
    """A strict schema: no fields besides the named ones. What games tell is `whole`, except for the details of moves,
    which leave out what is zero or false; in saved positions, fields may be missing that views did not have then.
    """
    schema.pop("title", None)
    if schema.get("type") == "object" and "properties" in schema:
        schema["additionalProperties"] = False
        if whole:
            schema["required"] = list(schema["properties"])
    return schema


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in (("openapi.json", openapi()), ("socket.schema.json", socket_schema())):
        (folder / name).write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
