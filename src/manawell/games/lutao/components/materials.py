"""Decks and boards: the standard ones, and those that owners of the printed game enter from theirs.

Such a file lists only what differs, in the format of components.toml:

    [combat]
    miss = 9
    hero = 2

    [spells]
    lightning = 3
    storm = 3

    [[land]]
    id = "rhuam"
    origin = [5, 0]
    rotation = 3

The numbers of each deck must add up to the printed totals, 23 combat cards and 60 spells; listed lands must all
be laid by the building rules, in the order of the list and after those not listed. The environment variable
MANAWELL_LUTAO_MATERIAL names a folder of such files. A set is named after its file and a fingerprint of its content,
so that a record cannot be replayed with other decks by mistake.
"""

import hashlib
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from manawell.games.lutao.components.cards import SPELLS, STANDARD, Material
from manawell.games.lutao.components.chart import Chart, empty_board, fits, open_to_sea, with_land
from manawell.games.lutao.components.tables import COMBAT_CARDS, HEX_OF, LANDS
from manawell.kernel.faults import Fault

FOLDER_VARIABLE = "MANAWELL_LUTAO_MATERIAL"


class BadMaterial(Fault):
    """A file of decks or boards that cannot be used."""

    def __init__(self, file: str, problem: str) -> None:
        super().__init__("fault-bad-material", file=file, problem=problem)


class LandData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a land lies."""

    id: str
    origin: tuple[int, int]
    rotation: int


class MaterialData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file may say."""

    combat: dict[str, int] = {}
    spells: dict[str, int] = {}
    land: list[LandData] = []


def read_material(file: str, text: str) -> Material:
    """The set that a file describes; `BadMaterial` says what is wrong with it."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,30}", file):
        raise BadMaterial(file, "a name has small letters, digits and _ only")
    try:
        data = msgspec.convert(tomllib.loads(text), MaterialData, strict=True)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise BadMaterial(file, str(problem)) from problem
    combat = _counts(file, "combat", COMBAT_CARDS, STANDARD.combat, data.combat)
    spells = _counts(file, "spells", SPELLS, STANDARD.spells, data.spells)
    name = f"{file}_{hashlib.sha256(text.encode()).hexdigest()[:8]}"
    return Material(name, combat, spells, _board(file, data.land))


def _counts(file: str, deck: str, names: list[str], usual: list[int], given: Mapping[str, int]) -> list[int]:
    counts = usual[:]
    for card, count in given.items():
        if card not in names:
            raise BadMaterial(file, f"{deck}: no card is called {card}")
        if not 0 <= count <= sum(usual):
            raise BadMaterial(file, f"{deck}: {count} copies of {card}")
        counts[names.index(card)] = count
    if sum(counts) != sum(usual):
        raise BadMaterial(file, f"{deck}: {sum(counts)} cards instead of {sum(usual)}")
    return counts


def _board(file: str, lands: list[LandData]) -> list[int]:
    """Lands not listed stay in their usual places; all are laid one after another by the building rules."""
    moved = {land.id: land for land in lands}
    for name in moved:
        if name not in LANDS:
            raise BadMaterial(file, f"no land is called {name}")
    if len(moved) != len(lands):
        raise BadMaterial(file, "a land lies twice")
    waiting = [name for name in LANDS if name not in moved] + list(moved)
    board = empty_board()
    while waiting:
        laid = [name for name in waiting if _lay(board, name, moved)]
        if not laid:
            raise BadMaterial(file, f"{', '.join(waiting)}: no edge of the sea ring or of a land, or no room")
        land = LANDS.index(laid[0])
        q, r, rotation = _wanted(laid[0], moved)
        board = with_land(board, land, HEX_OF[(q, r)], rotation)
        waiting.remove(laid[0])
    if not open_to_sea(Chart(board)):
        raise BadMaterial(file, "a land has no way to the sea around Lutao")
    return board


def _wanted(name: str, moved: Mapping[str, LandData]) -> tuple[int, int, int]:
    if name in moved:
        return *moved[name].origin, moved[name].rotation
    place = 3 * LANDS.index(name)
    return STANDARD.board[place], STANDARD.board[place + 1], STANDARD.board[place + 2]


def _lay(board: list[int], name: str, moved: Mapping[str, LandData]) -> bool:
    q, r, rotation = _wanted(name, moved)
    if (q, r) not in HEX_OF or rotation not in range(6):
        return False
    return fits(Chart(board), LANDS.index(name), HEX_OF[(q, r)], rotation)


def read_folder(folder: Path) -> dict[str, Material]:
    """All sets of a folder, by name."""
    found = [read_material(path.stem, path.read_text("utf-8")) for path in sorted(folder.glob("*.toml"))]
    return {material.name: material for material in found}


def _all_materials() -> dict[str, Material]:
    folder = os.environ.get(FOLDER_VARIABLE)
    return {STANDARD.name: STANDARD} | (read_folder(Path(folder)) if folder else {})


MATERIALS: Mapping[str, Material] = _all_materials()


def material_of(name: str) -> Material:
    """The decks and boards of that name."""
    if name not in MATERIALS:
        raise Fault("fault-unknown-material", name=name, known=", ".join(MATERIALS))
    return MATERIALS[name]
