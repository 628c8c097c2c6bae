"""The page knows no rule: what it shows of one comes from the engine.

A rule needs numbers, names of components or a reason with its id. So none of these stands in a game's part of the page,
but for pictures and for what is listed here. The lists are exact: what is taken out of the page goes out of them too.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from manawell.games.athlas.components.cards import CARD_IDS, INTERVENTION_IDS
from manawell.games.athlas.components.tables import CONDITIONS
from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.components.tables import PEOPLES, RUNES

GAMES: Final = Path(__file__).parents[1] / "web" / "src" / "games"
PICTURES: Final = {
    "athlas/Portrait.svelte",
    "athlas/Condition.svelte",
    "athlas/builder/Figures.svelte",
    "lutao/emblems.ts",
}
"""Which sign is drawn for which component."""
FINDING: Final = {"athlas/builder/tags.ts"}
"""By which words cards are found on the shelf."""

OUTLINED: Final = {
    "gegensatz/Codex.svelte": {"GEG-4.4"},  # a button opens its text
    "gegensatz/index.ts": {"GEG-16.1"},  # no places are lit when nothing will be exchanged
    "gegensatz/props.ts": {"GEG-2.4"},  # the places that a move's `left` and `right` mean
    "gegensatz/view.ts": {"GEG-2.8"},  # the second seat sees the row from the other side
    "rivality/Removal.svelte": {"RIV-9.4"},  # what a question is about
    "rivality/Suramun.svelte": {"RIV-17"},  # who Suramun is
    "rivality/effects.ts": {"RIV-14.2"},  # a reminder beside the points that the engine counts
    "athlas/Piece.svelte": {"ATH-16.3"},  # a sign for what the view says of a flying unit
    "athlas/geometry.ts": {"ATH-B.3"},  # the order of the directions
    "seats.ts": {"LUT-18.2"},
}
"""Rules whose outline the page still draws from a view: who leads, what lies beside what, which way is shown."""

NAMED: Final = {
    "athlas/geometry.ts": {"flying"},
    "athlas/Piece.svelte": {"flying"},
    "athlas/about.ts": {"flying"},
    "athlas/labels.ts": {"flying"},
    "lutao/Battle.svelte": {"ghosts"},
    "lutao/battle.ts": {"ghosts"},
    "lutao/decisions.ts": {"wrath"},
    "rivality/decisions.ts": {"strength"},
}
"""Names of components that are also fields of views and events, words of moves, or how something is drawn."""

DRAWN: Final = {
    "FIGURE": r"CELL|GAP|WIDE|ROW|TALL|EDGE|RADIUS|SQUASH|SQUASHED|HIGH|NOTCH|LONG|BAR",
    "SCALE": r"FINGER|ZOOM|SMALL|TOUCHABLE|LEGIBLE",
    "TIME": r"PAUSE|LONG_PRESS|PATIENCE|MOMENT|AGAIN|REST|PER_GOLEM|GLIMPSE",
    "AMOUNT": r"MOST|MOST_CHANGES|RECENT",
    "VIEW": r"PER_PLAYER|GOLEM_SIDE|HUMAN|UNTOLD",
}
"""Numbers that the page may fix: lengths on the screen, times, how much is kept or drawn, how a view is written."""


def sources() -> Iterator[tuple[str, str]]:
    """The page's code for games, without styles, tests and fixtures."""
    for path in sorted(GAMES.rglob("*")):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name and "fixtures" not in path.parts:
            yield str(path.relative_to(GAMES)), re.sub(r"<style>.*?</style>", "", path.read_text("utf-8"), flags=re.S)


def found(pattern: str) -> dict[str, set[str]]:
    """By file: what a pattern finds."""
    every = {name: set(re.findall(pattern, text)) for name, text in sources()}
    return {name: hits for name, hits in every.items() if hits}


def without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/|(?<![:'\"])//[^\n]*", "", text, flags=re.S)


def test_the_page_has_code_for_every_game() -> None:
    assert {name.split("/")[0] for name, _ in sources()} >= {"gegensatz", "rivality", "athlas", "lutao"}


def test_no_rule_is_named_but_those_whose_outline_is_drawn() -> None:
    assert found(r"\b(?:GEG|RIV|ATH|LUT)-[0-9B][0-9.]*[0-9]|\b(?:GEG|RIV|ATH|LUT)-[0-9B](?:\.[0-9]+)?") == OUTLINED


def test_no_rule_is_a_reason_that_the_page_gives() -> None:
    """A rule that stands in the code itself is one that the page refuses by; it may only open its text."""
    for name, text in sources():
        ids = re.findall(r"\b(?:GEG|RIV|ATH|LUT)-[0-9B]", without_comments(text))
        opened = re.findall(r"rule\('(?:GEG|RIV|ATH|LUT)-[0-9B]", text)
        assert len(ids) == len(opened), name


@pytest.mark.parametrize(
    "ids",
    [CARD_IDS, INTERVENTION_IDS, CONDITIONS, PEOPLES, RUNES, SPELLS],
    ids=["cards", "interventions", "conditions", "peoples", "runes", "spells"],
)
def test_no_component_is_treated_in_a_way_of_its_own(ids: list[str]) -> None:
    """Whatever depends on a single card, people, rune, spell or condition is a rule."""
    named = {name: {word for word in hits if word in ids} for name, hits in found(r"'(\w+)'").items()}
    keys = {name: {word for word in hits if word in ids} for name, hits in found(r"[{,]\s*(\w+): ['\d]").items()}
    for name in {*named, *keys} - PICTURES - FINDING:
        assert named.get(name, set()) | keys.get(name, set()) == NAMED.get(name, set()) & set(ids), name


def test_what_is_listed_as_named_is_there() -> None:
    texts = dict(sources())
    for name, words in NAMED.items():
        assert all(re.search(rf"\b{word}\b", texts[name]) for word in words), name


def test_every_number_with_a_name_is_one_of_the_page() -> None:
    mine = re.compile("|".join(DRAWN.values()))
    numbers = found(r"const ([A-Z][A-Z_]+)(?:: [\w<>\[\], ]+)? = -?[\d.]+[;\s]")
    printed = {name: {one for one in hits if not mine.fullmatch(one)} for name, hits in numbers.items()}
    assert {name: hits for name, hits in printed.items() if hits} == {}


def test_no_value_is_printed_that_a_component_has() -> None:
    """`sc: { kind: 'stone_circle', points: 1 }`, or a table of spells written as in `3@1`, would be the rulebook's."""
    values = r"points|cost|shields|life|range|golems|armies|strength|value|hands|god_points|physical|magic"
    assert found(rf"\w+: \{{[^}}\n]*\b(?:{values}): [1-9]|'[^'\n]*\d@\d[^'\n]*'") == {}


def test_no_packed_number_is_taken_apart() -> None:
    """Edges are 6 * province + direction in the rules of Lutao; views and moves name provinces and directions."""
    for name, text in sources():
        if name.startswith("lutao/"):
            assert not re.search(r"[/%*] 6\b|\b6 \*", without_comments(text)), name


def test_no_printed_number_stands_in_for_a_missing_one() -> None:
    """`required ?? 3` would be the rulebook's number of rounds."""
    for name, text in sources():
        if name.startswith("lutao/"):
            assert not re.search(r"\?\? [2-9]", without_comments(text)), name


def test_tables_of_numbers_by_name_are_listed() -> None:
    """`{ units: 3, cost: 60 }` would be the rulebook's; these are where something is drawn, or nothing yet."""
    tables = found(r"const [A-Z][A-Z_]+(?:: [\w<>\[\], ]+)? = \{ (\w+): \d")
    assert tables == {
        "athlas/Chooser.svelte": {"E"},
        "athlas/builder/shop.svelte.ts": {"cost"},
        "athlas/geometry.ts": {"plain"},
        "athlas/names.ts": {"q"},
        "lutao/signs.ts": {"x"},
    }
