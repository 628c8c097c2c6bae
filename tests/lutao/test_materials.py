"""Decks and boards that owners of the printed game enter: what they may change, and what is wrong with a file."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from manawell.games.lutao.components.cards import SPELLS, STANDARD
from manawell.games.lutao.components.materials import (
    FOLDER_VARIABLE,
    MATERIALS,
    BadMaterial,
    material_of,
    read_folder,
    read_material,
)
from manawell.games.lutao.components.reference import reference
from manawell.games.lutao.components.tables import COMBAT_CARDS, LANDS
from manawell.kernel.faults import Fault


def land(name: str, q: int, r: int, rotation: int) -> str:
    return f"[[land]]\nid = '{name}'\norigin = [{q}, {r}]\nrotation = {rotation}\n"


def place(board: list[int], name: str) -> list[int]:
    at = 3 * LANDS.index(name)
    return board[at : at + 3]


# What may be changed.


def test_a_file_without_changes_is_the_standard_under_another_name() -> None:
    made = read_material("mine", "")
    assert (made.combat, made.spells, made.board) == (STANDARD.combat, STANDARD.spells, STANDARD.board)
    assert re.fullmatch(r"mine_[0-9a-f]{8}", made.name)


@pytest.mark.rule("LUT-27.2")
def test_the_standard_decks() -> None:
    assert dict(zip(COMBAT_CARDS, STANDARD.combat, strict=True)) == {
        "miss": 10,
        "hit": 3,
        "city_hit": 5,
        "hero": 1,
        "shield": 4,
    }
    assert sum(STANDARD.spells) == 60


def test_another_combat_deck_of_as_many_cards() -> None:
    made = read_material("mine", "[combat]\nmiss = 9\nhero = 2\n")
    assert made.combat == [9, 3, 5, 2, 4]
    assert made.spells == STANDARD.spells
    assert STANDARD.combat == [10, 3, 5, 1, 4]


def test_another_spell_deck_of_as_many_cards() -> None:
    made = read_material("mine", "[spells]\nlightning = 0\nstorm = 6\n")
    changed = {
        spell: number
        for spell, number, usual in zip(SPELLS, made.spells, STANDARD.spells, strict=True)
        if number != usual
    }
    assert (changed, sum(made.spells)) == ({"lightning": 0, "storm": 6}, 60)


def test_a_land_may_lie_elsewhere() -> None:
    made = read_material("mine", land("dhorun", 7, -2, 0))
    assert place(made.board, "dhorun") == [7, -2, 0]
    assert [name for name in LANDS if place(made.board, name) != place(STANDARD.board, name)] == ["dhorun"]


def test_lands_that_need_each_other_may_be_listed_in_any_order() -> None:
    usual = [land(name, *place(STANDARD.board, name)) for name in reversed(LANDS)]
    assert read_material("mine", "".join(usual)).board == STANDARD.board


def test_the_reference_shows_the_decks_of_a_set() -> None:
    mine = read_material("mine", "[combat]\nmiss = 9\nhero = 2\n")
    assert reference(mine) != reference(STANDARD)
    assert reference(read_material("mine", "")) == reference(STANDARD)


# The name and its fingerprint.


def test_every_content_has_a_fingerprint_of_its_own() -> None:
    names = [read_material("mine", text).name for text in ("", "[combat]\nmiss = 10\n", "[spells]\nstorm = 2\n")]
    assert len(set(names)) == 3
    assert names[0] == read_material("mine", "").name
    assert read_material("yours", "").name.removeprefix("yours") == names[0].removeprefix("mine")


def test_a_folder_gives_all_its_sets(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text("", "utf-8")
    (tmp_path / "two.toml").write_text("[combat]\nmiss = 9\nhero = 2\n", "utf-8")
    (tmp_path / "notes.txt").write_text("no deck", "utf-8")
    found = read_folder(tmp_path)
    assert [name.rsplit("_", 1)[0] for name in found] == ["one", "two"]
    assert all(found[name].name == name for name in found)


def run(folder: Path, program: str) -> subprocess.CompletedProcess[str]:
    """A program in a process of its own, which finds the sets of this folder."""
    environment = os.environ | {FOLDER_VARIABLE: str(folder)}
    return subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)


def test_the_files_of_a_folder_can_be_chosen_as_an_option(tmp_path: Path) -> None:
    text = "[combat]\nmiss = 9\nhero = 2\n"
    (tmp_path / "heroes.toml").write_text(text, "utf-8")
    program = """
from manawell.games.lutao import GAME
from manawell.kernel.rng import rng_from
(choice,) = [option for option in GAME.options if option.id == "material"]
state = GAME.new(GAME.settle({"material": choice.values[1]}), rng_from(b""))
again = GAME.load(GAME.save(state))
print(*choice.values, again.material.name, *GAME.view(again, 0).peoples[1].deck)
"""
    name = read_material("heroes", text).name
    assert run(tmp_path, program).stdout.split() == ["standard", name, name, "9", "3", "5", "2", "4"]


def test_a_bad_file_in_the_folder_stops_the_game(tmp_path: Path) -> None:
    (tmp_path / "wrong.toml").write_text("[combat]\nmiss = 11\n", "utf-8")
    finished = run(tmp_path, "import manawell.games.lutao")
    assert (finished.returncode, "BadMaterial" in finished.stderr) == (1, True)


def test_a_bad_file_in_the_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "wrong.toml").write_text("[combat]\nmiss = 11\n", "utf-8")
    finished = run(tmp_path, "import manawell.games.lutao")
    assert "“wrong”" in finished.stderr
    assert "combat: 24 cards instead of 23" in finished.stderr


def test_a_set_that_is_not_there_is_named() -> None:
    assert material_of("standard") is STANDARD
    with pytest.raises(Fault) as refused:
        material_of("mine_00000000")
    assert refused.value.values == {"name": "mine_00000000", "known": ", ".join(MATERIALS)}


# What is wrong with a file.


def told(text: str, file: str = "mine") -> str:
    with pytest.raises(BadMaterial) as refused:
        read_material(file, text)
    assert refused.value.values["file"] == file
    return str(refused.value.values["problem"])


@pytest.mark.parametrize("file", ["Mine", "my deck", "1st", "", "x" * 40, "mine-2", "../mine"])
def test_a_file_needs_a_plain_name(file: str) -> None:
    assert told("", file) == "a name has small letters, digits and _ only"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[combat", "Expected"),
        ("[cards]\nmiss = 9", "unknown field `cards`"),
        ("[combat]\nmiss = '9'", "Expected `int`, got `str`"),
        ("[combat]\nmiss = 9.0", "Expected `int`, got `float`"),
        ("[combat]\nmiss = true", "Expected `int`, got `bool`"),
        ("combat = 3", "Expected `object`, got `int`"),
        ("[[land]]\nid = 'rhuam'\nrotation = 3", "missing required field `origin`"),
        ("[[land]]\nid = 'rhuam'\norigin = [5]\nrotation = 3", "length 2"),
        ("[[land]]\nid = 'rhuam'\norigin = [5, 0]\nrotation = 3\nbonus = 4", "unknown field `bonus`"),
        ("[combat]\nlightning = 1", "combat: no card is called lightning"),
        ("[spells]\nfireball = 1", "spells: no card is called fireball"),
        ("[combat]\nmiss = -1", "combat: -1 copies of miss"),
        ("[combat]\nmiss = 24", "combat: 24 copies of miss"),
        ("[spells]\nstorm = 61", "spells: 61 copies of storm"),
        ("[combat]\nmiss = 9", "combat: 22 cards instead of 23"),
        ("[combat]\nmiss = 11", "combat: 24 cards instead of 23"),
        ("[spells]\nstorm = 3", "spells: 61 cards instead of 60"),
        (land("lutao", 5, 0, 3), "no land is called lutao"),
        (land("RHU", 5, 0, 3), "no land is called RHU"),
        (land("rhuam", 5, 0, 3) * 2, "a land lies twice"),
        (land("dhorun", 6, -3, 6), "dhorun: no edge of the sea ring or of a land, or no room"),
        (land("dhorun", 6, -3, -1), "dhorun: no edge of the sea ring or of a land, or no room"),
        (land("dhorun", 40, 0, 0), "dhorun: no edge of the sea ring or of a land, or no room"),
        (land("dhorun", 0, 0, 0), "dhorun: no edge of the sea ring or of a land, or no room"),
        (land("dhorun", 5, 0, 0), "dhorun: no edge of the sea ring or of a land, or no room"),
        (land("dhorun", -9, 5, 0), "dhorun: no edge of the sea ring or of a land, or no room"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_and_told_why(text: str, problem: str) -> None:
    assert problem in told(text)


def test_a_land_that_hangs_on_a_moved_one_is_named_too() -> None:
    """Belkor touches only Rhuam; Yssala still hangs on the ring."""
    assert "belkor" in told(land("rhuam", 5, 0, 9))
