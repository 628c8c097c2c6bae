"""Every word of the house itself exists, fits and agrees in all languages; its games keep the same contract."""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import manawell
from manawell.contract.settings import GAMES
from manawell.contract.test_texts import *  # noqa: F403
from manawell.contract.test_texts import TO_TYPE, each_language, each_translation
from manawell.contract.words import check_agrees, check_signs, check_speaks, check_translated, walk, written
from manawell.games.athlas.components.cards import CARD_IDS, INTERVENTION_IDS
from manawell.games.gegensatz.components.tables import CARDS
from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.components.tables import COMBAT_CARDS, PEOPLES, RUNES
from manawell.games.rivality.components.tables import TILES
from manawell.kernel.game import AnyGame

PACKAGE: Final = Path(manawell.__file__).parent
ROOMS: Final = sorted({path.parent for path in PACKAGE.glob("*/text/*.ftl")})
PAGE: Final = Path(__file__).parents[2] / "web" / "src"

each_room = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.parent.name)


@each_room
@each_translation
def test_a_translation_of_the_house_has_the_same_messages_and_variables(room: Path, language: str) -> None:
    check_agrees(room, language)


@each_room
@each_language
def test_every_message_of_the_house_speaks_in_all_its_variants(room: Path, language: str) -> None:
    check_speaks(room, language)


@each_room
@each_translation
def test_a_translation_of_the_house_is_translated(room: Path, language: str) -> None:
    check_translated(room, language)


@each_room
@each_language
def test_signs_of_the_house_are_set_as_the_language_sets_them(room: Path, language: str) -> None:
    check_signs(room, language)


# What the page can show.


def shown_by_the_page(language: str) -> Iterator[tuple[str, str]]:
    """All words of the kernel, the server, the page and the games, except how an answer is typed."""
    folders = [PACKAGE / "kernel", PACKAGE / "server", PAGE, *(Path(str(game.folder)) for game in GAMES)]
    for folder in folders:
        for path in sorted(folder.rglob(f"{language}.ftl")):
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                if isinstance(entry, fluent.Message | fluent.Term) and not entry.id.name.startswith("type-"):
                    for text in (node for node in walk(entry.value) if isinstance(node, fluent.TextElement)):
                        yield f"{path.parent.parent.name}: {entry.id.name}", text.value


@each_language
def test_the_page_never_tells_anybody_to_type(language: str) -> None:
    told = re.compile(TO_TYPE[language], re.IGNORECASE)
    shown = list(shown_by_the_page(language))
    assert {folder.partition(":")[0] for folder, _ in shown} >= {
        "kernel",
        "server",
        "src",
        *(game.id for game in GAMES),
    }
    assert [where for where, text in shown if told.search(text)] == []


# What faults say.


TEXTS: Final = [*ROOMS, *(game.folder.joinpath("text") for game in GAMES)]


def raised_faults() -> Iterator[tuple[str, set[str]]]:
    """Every call of the package that names a fault, with the names of the values it gives."""
    for path in PACKAGE.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call) and node.args and isinstance(node.args[0], python.Constant):
                name = node.args[0].value
                if isinstance(name, str) and name.startswith("fault-"):
                    yield name, {keyword.arg.replace("_", "-") for keyword in node.keywords if keyword.arg}


def test_every_fault_has_words_for_its_values() -> None:
    known = {name: message for folder in TEXTS for name, message in written(folder, "en").items()}
    raised = list(raised_faults())
    assert not (wordless := {name for name, _ in raised if name not in known}), f"without words: {wordless}"
    for name, given in raised:
        assert known[name].variables <= given, f"{name} is not given all its values"
    idle = {name for name in known if name.startswith("fault-")} - {name for name, _ in raised}
    assert not idle, f"nobody says {idle}"


@pytest.mark.parametrize(
    ("game", "stem", "ids"),
    [
        ("gegensatz", "card", CARDS),
        ("rivality", "tile", TILES),
        ("athlas", "card", [*CARD_IDS, *INTERVENTION_IDS]),
        ("lutao", "card", COMBAT_CARDS),
        ("lutao", "spell", SPELLS),
        ("lutao", "spell-text", SPELLS),
        ("lutao", "people", PEOPLES),
        ("lutao", "rune", RUNES),
    ],
)
@each_language
def test_every_card_has_a_name(game: str, stem: str, ids: list[str], language: str) -> None:
    named = written(PACKAGE / "games" / game / "text", language)
    assert [name for name in ids if f"{stem}-{name}" not in named] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_field_of_a_position_has_a_name_in_the_editor(game: AnyGame) -> None:
    named, settled = set(written(PAGE / "text", "en")), {"viewer", *(option.id for option in game.options)}
    schema = msgspec.json.schema(game.view_type)
    whole = schema["$ref"].rpartition("/")[2]
    fields = {name for part in schema["$defs"].values() for name in part.get("properties", {})}
    fields -= settled & set(schema["$defs"][whole]["properties"])
    assert fields
    assert {name for name in fields if f"field-{name.replace('_', '-')}" not in named} == set()
