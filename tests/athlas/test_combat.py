"""Attack, armour, damage (ATH-19)."""

from collections.abc import Mapping, Sequence

import pytest

from manawell.games.athlas.events import Attacked
from tests.athlas.table import Table, battle

NEAR, FAR = "-1,4", "-2,4"


def fight(
    cards: str,
    target: str = "G01",
    at: str = NEAR,
    *,
    marks: Sequence[str] = (),
    terrain: Mapping[str, str] | None = None,
    stacks: tuple[str, str] = ("", ""),
) -> Table:
    """g1.1 on (0,4) is activated; s1.1 is next to it or, on FAR, two fields away; all on plains."""
    table = battle(
        f"g1.1 0,4; g1.2 {NEAR if at == FAR else FAR}; s1.1 {at}",
        gold=[cards],
        silver=[target],
        marks=marks,
        terrain=terrain,
        stacks=stacks,
        markers={f"g {card}": 2 for card in ("S01", "S02", "E10")},
    )
    return table.play("act g1.1")


def last(table: Table) -> Attacked:
    return table.happened(Attacked)[-1]


# ATH-19.1, 19.2: the value.


@pytest.mark.rule("ATH-19.1", "ATH-19.2")
@pytest.mark.parametrize(
    ("cards", "use", "at", "kind", "base", "modifiers"),
    [
        ("G02 E08", "E08", NEAR, "melee", 5, 1),
        ("G02 E08 A11", "E08", NEAR, "melee", 5, 2),
        ("G02 E08 A01 A12", "E08", NEAR, "melee", 5, 1),
        ("G05 E08", "E08", NEAR, "melee", 5, 0),
        ("G01 E23", "E23", FAR, "ranged", 2, 1),
        ("G01 E23 A01", "E23", FAR, "ranged", 2, 2),
        ("G01 E23 A11 A12", "E23", FAR, "ranged", 2, 1),
        ("G05 S02", "S02", FAR, "spell", 5, 1),
        ("G05 S02 A12", "S02", FAR, "spell", 5, 2),
        ("G05 S02 A11 A01", "S02", FAR, "spell", 5, 1),
    ],
)
def test_modifiers_of_the_same_type_are_added(
    cards: str, use: str, at: str, kind: str, base: int, modifiers: int
) -> None:
    attack = last(fight(cards, at=at).play(f"use {use} s1.1"))
    assert (attack.type, attack.base, attack.modifiers) == (kind, base, modifiers)
    assert attack.value == attack.damage == base + modifiers


@pytest.mark.rule("ATH-19.2", "ATH-23.5")
@pytest.mark.parametrize(
    ("mark", "melee", "ranged", "spell"),
    [("strengthened g D03 6", 5 + 3, 2, 5), ("inspired g", 5 + 2, 2 + 2, 5 + 2), ("stone_skin g", 5, 2, 5)],
)
def test_conditions_of_the_unit_are_added(mark: str, melee: int, ranged: int, spell: int) -> None:
    cards = "G04 E08 E23 E20 S02"
    values = []
    for use, at in (("E08", NEAR), ("E23", FAR), ("S02", FAR)):
        values.append(last(fight(cards, at=at, marks=[f"g1.1 {mark}"]).play(f"use {use} s1.1")).value)
    assert values == [melee, ranged, spell]


@pytest.mark.rule("ATH-19.2")
def test_a_condition_of_another_unit_of_the_alpha_does_not_count() -> None:
    assert last(fight("G04 E08", marks=["g1.2 inspired g"]).play("use E08 s1.1")).value == 5


@pytest.mark.rule("ATH-19.2", "ATH-13.3")
@pytest.mark.parametrize(
    ("mine", "theirs", "bonus"),
    [
        ("hill", "plain", 2),
        ("hill", "crater", 2),
        ("plain", "crater", 2),
        ("plain", "plain", 0),
        ("water", "crater", 2),
        ("plain", "hill", 0),
        ("hill", "hill", 0),
    ],
)
@pytest.mark.parametrize(("use", "at"), [("E23", FAR), ("S02", FAR)])
def test_high_ground_is_added(use: str, at: str, mine: str, theirs: str, bonus: int) -> None:
    table = fight("G04 E23 E20 S02", at=at, terrain={"0,4": mine, at: theirs})
    assert last(table.play(f"use {use} s1.1")).high_ground == bonus


# ATH-19.3 to 19.7: armour and damage.


@pytest.mark.rule("ATH-19.3", "ATH-19.7")
@pytest.mark.parametrize(
    ("target", "marks", "physical", "magic"),
    [
        ("G01", [], 0, 0),
        ("G04", [], 1, 1),
        ("G01 E26", [], 0, 2),
        ("G06 E06 E07", [], 5, 1),
        ("G06 E02 E03 E05", [], 1 + 1 + 1 + 2, 0),
        ("G01", ["shielded g D14 6"], 2, 2),
        ("G01", ["stone_skin g"], 3, 0),
        ("G04", ["stone_skin g", "shielded g D14 6"], 1 + 3 + 2, 1 + 2),
        ("G01", ["winged s D01 8"], 1, 0),
    ],
)
@pytest.mark.parametrize(("use", "type_of"), [("E10", "ranged"), ("S02", "spell")])
def test_magic_armour_counts_against_spells_only(
    use: str, type_of: str, target: str, marks: list[str], physical: int, magic: int
) -> None:
    table = fight("G04 E10 E20 S02", target, FAR, marks=[f"s1.1 {mark}" for mark in marks])
    assert table.armour("s1.1") == (physical, magic)
    attack = last(table.play(f"use {use} s1.1"))
    counted = physical + (magic if use == "S02" else 0)
    assert (attack.type, attack.armour) == (type_of, min(attack.value, counted))
    assert attack.damage == attack.value - attack.armour
    assert table.pool("s1") == attack.pool - attack.damage


@pytest.mark.rule("ATH-19.4")
def test_each_point_of_armour_is_used_once_per_turn_of_either_player() -> None:
    table = battle("g1.1 0,4; g1.2 -2,4; s1.1 -1,4", gold=["G04 E08"], silver=["G02 E05 E08"])
    table.play("act g1.1", "use E08 s1.1", "end")
    assert (table.pool("s1"), table.armour("s1.1")) == (12 - 3, (0, 0))
    table.play("act g1.2", "use E08 s1.1")
    assert table.pool("s1") == 9 - 5
    table.play("end", "end summon")
    assert table.armour("s1.1") == (2, 0)
    table.play("act s1.1", "use E08 g1.1")
    assert table.armour("g1.1") == (0, 1)
    table.play("end", "end summon")
    assert (table.armour("g1.1"), table.armour("s1.1")) == ((1, 1), (2, 0))


@pytest.mark.rule("ATH-19.4", "ATH-20.1")
def test_each_unit_has_its_own_armour() -> None:
    table = battle("g1.1 0,4; s1.1 -1,4; s1.2 -1,5", gold=["G04 E08"], silver=["G02 E05"])
    table.play("act g1.1", "use E08 s1.1")
    assert (table.armour("s1.1"), table.armour("s1.2")) == ((0, 0), (2, 0))


@pytest.mark.rule("ATH-19.4")
def test_armour_that_ends_after_it_was_spent_leaves_none_not_less() -> None:
    """Three points are spent with the Divine Shield; without it only one is there."""
    units, shield = "g1.1 0,4; g1.2 -2,4; s1.1 -1,4", "s1.1 shielded s D14 6"
    table = battle(units, gold=["G04 E08"], silver=["G04"], marks=[shield], stacks=("D02", ""))
    table.play("act g1.1", "use E08 s1.1", "play D02 @now", "cancel s D14", "end")
    assert (table.pool("s1"), table.armour("s1.1")) == (11 - 2, (0, 1))
    assert table.play("act g1.2", "use E08 s1.1").pool("s1") == 9 - 5


@pytest.mark.rule("ATH-19.5")
@pytest.mark.parametrize(("target", "left"), [("G03 E06", 1), ("G06 E06", 2), ("G04", 0), ("G03 E05", 0)])
def test_only_what_absorbs_is_spent(target: str, left: int) -> None:
    """An attack of 2."""
    table = fight("G04 E10", target, FAR).play("use E10 s1.1")
    assert table.armour("s1.1")[0] == left


@pytest.mark.rule("ATH-19.6")
@pytest.mark.parametrize(
    ("target", "marks", "left"),
    [
        ("G06 E06 E07", [], (1, 0)),
        ("G01 E26", ["s1.1 shielded s D14 6"], (1, 0)),
        ("G04 E26", ["s1.1 shielded s D14 6"], (3, 0)),
    ],
)
def test_against_a_spell_magic_armour_is_spent_first(target: str, marks: list[str], left: tuple[int, int]) -> None:
    """An attack of 5 against 5/1, 2/4 and 3/5."""
    table = fight("G04 E20 S02", target, FAR, marks=marks).play("use S02 s1.1")
    assert (table.armour("s1.1"), last(table).damage) == (left, 0)


@pytest.mark.rule("ATH-19.7", "ATH-20.1")
def test_damage_is_taken_from_the_pool_of_the_target_alpha() -> None:
    table = battle("g1.1 0,4; s1.1 -1,4; s1.2 5,-5; s2.1 4,-5", gold=["G04 E08"], silver=["G02", "G01"])
    table.play("act g1.1", "use E08 s1.1")
    assert (table.pool("s1"), table.pool("s2"), table.pool("g1")) == (7, 10, 11)


# ATH-19.8, 19.9: pierce, and attacks that do no damage.


@pytest.mark.rule("ATH-19.8")
@pytest.mark.parametrize(
    ("cards", "use", "at", "target", "armour", "left"),
    [
        ("G04 E08 A02", "E08", NEAR, "G03 E05", 1, 1),
        ("G04 E08 A02", "E08", NEAR, "G01", 0, 0),
        ("G04 E08 A02", "E08", NEAR, "G06", 0, 1),
        ("G04 E10 A02", "E10", FAR, "G03 E05", 1, 1),
        ("G04 E10 A02", "E10", FAR, "G03 E06", 2, 1),
        ("G04 E20 S02 A02", "S02", FAR, "G03 E05", 2, 0),
    ],
)
def test_weapon_lore_ignores_a_point_that_is_not_spent(
    cards: str, use: str, at: str, target: str, armour: int, left: int
) -> None:
    """Not against spells, and not below zero."""
    table = fight(cards, target, at, stacks=("D01", ""))
    if target.startswith("G03") and at == NEAR:
        table.play("play D01 @now", "unit g1.1")  # the target flies, so the attacker must
    table.play(f"use {use} s1.1")
    assert (last(table).armour, table.armour("s1.1")[0]) == (armour, left)


@pytest.mark.rule("ATH-19.9", "ATH-16.3")
def test_an_attack_without_damage_spends_armour_and_exposes() -> None:
    table = battle("g1.1 0,4; s1.1 -1,4", gold=["G03"], silver=["G06 E06 E07"]).play("act g1.1", "use G03 s1.1")
    assert (last(table).damage, table.pool("s1")) == (0, 11)
    assert (table.armour("s1.1"), table.exposed("g1.1")) == ((0, 1), True)


@pytest.mark.rule("ATH-19.2", "ATH-23.3")
@pytest.mark.parametrize(
    ("marks", "mods"),
    [
        ([], (0, 1, 0)),
        (["g1.1 inspired g"], (2, 3, 2)),
        (["g1.1 inspired g", "g1.1 inspired s"], (2, 3, 2)),
        (["g1.1 inspired g", "g1.1 strengthened g D03 6"], (5, 3, 2)),
    ],
)
def test_a_view_tells_what_is_added_to_the_attacks_of_a_unit(marks: list[str], mods: tuple[int, int, int]) -> None:
    """Several marks of one condition count once."""
    (unit, *_) = fight("G03 E04 A01", marks=marks).view(1).board.units
    assert (unit.name, unit.mods) == ("g1.1", mods)
