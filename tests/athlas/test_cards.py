"""The alpha cards, one by one (ATH-C.1 to C.24)."""

from collections.abc import Mapping, Sequence

import pytest

from manawell.games.athlas.components.cards import CARD_IDS, CARD_OF, STANDARD, Alpha
from manawell.games.athlas.components.tables import COORDINATES
from manawell.games.athlas.events import Attacked, LifeLost, UnitExploded
from tests.athlas.table import Table, battle, new

STATISTICS = """
G01 10 2 10 5 0/0 010 0  # Shadow Ranger
G02 11 2 12 0 0/0 110 0  # Wild Warrior
G03 12 2 8 0 0/0 000 0  # Forsaken Dragon
G04 10 2 11 2 1/1 000 0  # Celestial Knight
G05 9 2 8 12 0/0 001 0  # Spell Master
G06 10 2 11 0 1/0 000 0  # Marauder of the Deep
G07 17 1 7 4 0/0 000 0  # Dark Mind Reader
G08 8 2 6 0 0/0 000 0  # Undead Horde
G09 8 2 14 0 1/0 000 0  # Watchtower
E01 6 -2 0 0 0/0 000 0  # Axe of Lorios
E02 2 -1 0 0 1/0 000 0  # Obsidian Shield
E03 3 0 0 0 1/0 000 0  # Obsidian Breastplate
E04 8 -2 0 0 0/0 000 0  # Etynian Crossbow
E05 5 0 0 0 2/0 000 0  # Full Body Armour
E06 8 0 0 0 3/0 000 0  # Rakio's Battle Suit
E07 3 -1 0 0 1/1 000 0  # Celestial Shield
E08 5 -1 0 0 0/0 000 0  # Karoos Blade
E09 4 -1 0 0 0/0 000 0  # Obsidian Sword
E10 3 0 0 0 0/0 000 1  # Throwing Axe
E11 7 -2 0 0 0/0 000 1  # Catapult
E12 3 0 0 0 0/0 000 1  # Healing Potion
E13 5 -1 0 0 0/0 000 0  # Mining Tools
E14 2 0 0 0 0/0 000 1  # Sand of Athlas
E15 4 -1 0 0 0/0 000 1  # Telekinesis Orb
E16 5 0 0 0 0/0 000 0  # Necromantic Gauntlets
E17 5 0 0 0 0/0 000 1  # Mind Control Circlet
E18 3 0 0 0 0/0 000 0  # Paralysing Poison
E19 4 -1 0 0 0/0 000 0  # Summoning Banner
E20 2 0 0 5 0/0 000 0  # Magic Wand
E21 6 -2 0 0 0/0 000 0  # Etynian Spear
E22 7 -2 0 0 0/0 000 0  # Hunting Bow
E23 4 -1 0 0 0/0 000 0  # Sling
E24 5 -1 0 0 0/0 000 0  # War Hammer
E25 5 -1 0 0 0/0 000 0  # Chain Hook
E26 3 0 0 2 0/2 000 0  # Mage Robe
E27 3 0 0 0 0/0 000 1  # Wind Boots
E28 3 0 5 0 0/0 000 0  # Amulet of Life
E29 5 0 0 0 0/0 000 1  # Naphtha Bomb
E30 2 0 0 0 0/0 000 0  # Diving Gear
A01 4 0 0 0 0/0 010 0  # Marksmanship
A02 3 0 0 0 0/0 000 0  # Weapon Lore
A03 4 0 0 0 0/0 000 0  # Recovery
A04 3 0 0 0 0/0 000 0  # Explosive Genes
A05 3 0 0 0 0/0 000 0  # Terraforming
A06 4 0 0 0 0/0 000 0  # Forgotten Wings
A07 4 0 0 0 0/0 000 0  # Pathfinder
A08 2 0 0 0 0/0 000 0  # Mountaineering
A09 5 0 0 0 0/0 000 0  # Healing Hands
A10 2 1 0 0 0/0 000 0  # Additional Hand
A11 3 0 0 0 0/0 100 0  # Brute Strength
A12 3 0 0 2 0/0 001 0  # Spell Affinity
A13 2 0 0 0 0/0 000 0  # Steadfast
A14 6 0 0 0 0/0 000 0  # Frenzy
S01 5 0 0 0 0/0 000 1  # Fire Strike
S02 4 0 0 0 0/0 000 1  # Magic Bolt
S03 5 0 0 0 0/0 000 1  # Life Drain
S04 2 0 0 0 0/0 000 1  # Levitate
S05 3 0 0 0 0/0 000 1  # Heroic Inspiration
S06 4 0 0 0 0/0 000 1  # Earthquake
S07 3 0 0 0 0/0 000 1  # Water Column
S08 4 0 0 0 0/0 000 1  # Artefact Conjuring
S09 2 0 0 0 0/0 000 1  # Stone Skin
S10 3 0 0 0 0/0 000 1  # Blink
S11 4 0 0 0 0/0 000 1  # Binding
S12 5 0 0 0 0/0 000 1  # Chain Lightning
"""
"""Id, cost, hands given (needed when negative), life, spell points, armour, modifiers of melee, ranged and spell
attacks, whether it gets time markers.
"""
AWAY = {"west": "-5,0", "centre": "-5,1", "east": "5,-1"}
TILES_USED_UP = {f"{q},{r}": "hill" for q, r in COORDINATES if r < -3 or (r, q) in ((-2, -2), (-2, -1), (-2, 3))} | {
    f"{q},-3": "hill" for q in (-2, 0, 1, 2, 3, 5)
}
"""With the 20 of the set-up these are all 42 tiles."""


def activated(
    cards: str,
    units: str = "s1.1 -1,4",
    *,
    at: str = "0,4",
    silver: Sequence[str] = ("G02",),
    second: str = "G01",
    terrain: Mapping[str, str] | None = None,
    relics: Mapping[str, str] | None = None,
    pools: Mapping[str, int] | None = None,
    marks: Sequence[str] = (),
    stacks: tuple[str, str] = ("", ""),
    exposed: str = "",
    hidden: str = "",
) -> Table:
    """g1.1, with one marker on each of its cards, begins its activation; on (0,4) it stands among plains."""
    table = battle(
        f"g1.1 {at}; {units}",
        gold=[cards, second],
        silver=silver,
        terrain=terrain,
        relics=AWAY if relics is None else relics,
        pools=pools,
        marks=marks,
        stacks=stacks,
        exposed=exposed,
        hidden=hidden,
        markers={f"g {card}": 1 for card in cards.split()},
    )
    return table.play("act g1.1")


def left(table: Table) -> tuple[int, int]:
    """M and A of the activated unit."""
    activation = table.view().board.activations[-1]
    return activation.moves, activation.actions


def last(table: Table) -> Attacked:
    return table.happened(Attacked)[-1]


def flies(table: Table, unit: str) -> bool:
    return any("flying" in one.flags for one in table.view().board.units if one.name == unit)


# Statistics of all cards.


@pytest.mark.rule("ATH-4.3", "ATH-4.4", "ATH-4.5", "ATH-7.2", "ATH-7.6", "ATH-10.7", "ATH-C.18")
@pytest.mark.parametrize("line", STATISTICS.strip().splitlines(), ids=CARD_IDS)
def test_the_statistics_of_each_card(line: str) -> None:
    """A spell needs as many spell points as it costs; the life of Life Drain has a plus and does not count."""
    card, cost, hands, life, points, armour, modifiers, timed = line.split("#")[0].split()
    alpha = Alpha(STANDARD, [CARD_OF[card]])
    needed = int(cost) if card.startswith("S") else 0
    assert (alpha.cost, alpha.hands, alpha.life) == (int(cost), int(hands), int(life))
    assert (alpha.spell_points, f"{alpha.physical}/{alpha.magic}") == (int(points) - needed, armour)
    assert ("".join(map(str, alpha.mods)), len(alpha.timed)) == (modifiers, int(timed))


@pytest.mark.rule("ATH-10.7", "ATH-19.3")
@pytest.mark.parametrize(
    ("cards", "armour"),
    [
        ("G04", (1, 1)),
        ("G06", (1, 0)),
        ("G09", (1, 0)),
        ("G01 E02", (1, 0)),
        ("G01 E03", (1, 0)),
        ("G01 E05", (2, 0)),
        ("G01 E06", (3, 0)),
        ("G01 E07", (1, 1)),
        ("G01 E26", (0, 2)),
        ("G04 E02 E03 E05 E06 E07 E26", (9, 4)),
    ],
)
def test_armour_in_play(cards: str, armour: tuple[int, int]) -> None:
    """Knight, Marauder, Watchtower, Obsidian Shield, Breastplate, Body Armour, Battle Suit, Celestial Shield, Robe."""
    assert activated(cards).armour("g1.1") == armour


@pytest.mark.rule("ATH-10.7", "ATH-19.2")
@pytest.mark.parametrize(
    ("cards", "use", "value"),
    [
        ("G01 E10", "E10", 2 + 1),
        ("G02 E10", "E10", 2 + 1),
        ("G02 E09", "E09", 4 + 1),
        ("G04 E10 A01", "E10", 2 + 1),
        ("G04 E09 A11", "E09", 4 + 1),
        ("G05 S02", "S02", 5 + 1),
        ("G07 S02 A12", "S02", 5 + 1),
    ],
)
def test_modifiers_in_play(cards: str, use: str, value: int) -> None:
    """Ranger, Warrior, Marksmanship, Brute Strength, Spell Master, Spell Affinity."""
    assert last(activated(cards).play(f"use {use} s1.1")).value == value


@pytest.mark.rule("ATH-7.2", "ATH-20.2")
@pytest.mark.parametrize(("cards", "life"), [("G02", 12), ("G02 E28", 17), ("G05 S03", 8)])
def test_the_amulet_of_life_raises_the_maximum_and_life_drain_does_not(cards: str, life: int) -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", gold=[cards], stacks=("D09", ""), pools={"g1": 1})
    assert table.play("play D09 @now", "unit g1.1").pool("g1") == life


@pytest.mark.rule("ATH-4.3", "ATH-4.4")
@pytest.mark.parametrize(
    ("before", "helper", "wanted"),
    [
        ("G04 E01", "A10", "E02"),
        ("G02", "E20", "S01"),
        ("G02", "A12", "S04"),
        ("G02", "E26", "S09"),
        ("G04 S04", "E20", "S12"),
    ],
)
def test_hands_and_spell_points_from_further_cards(before: str, helper: str, wanted: str) -> None:
    """Additional Hand, Magic Wand, Spell Affinity, Mage Robe."""
    genus, *cards = before.split()
    table = new(mode="standard").play(f"genus 1 {genus}", *(f"card 1 {card}" for card in cards))
    assert f"card 1 {wanted}" not in table.legal
    assert f"card 1 {wanted}" in table.play(f"card 1 {helper}").legal


# Weapons and attack spells.

WEAPONS = [
    ("G03", "G03", "melee", 5, 1, 1),
    ("G04 E01", "E01", "melee", 7, 1, 1),
    ("G04 E04", "E04", "ranged", 4, 2, 2),
    ("G04 E08", "E08", "melee", 5, 1, 1),
    ("G04 E09", "E09", "melee", 4, 1, 1),
    ("G04 E10", "E10", "ranged", 2, 1, 2),
    ("G04 E11", "E11", "ranged", 9, 3, 3),
    ("G04 E21", "E21", "melee", 3, 1, 2),
    ("G04 E22", "E22", "ranged", 3, 2, 3),
    ("G04 E23", "E23", "ranged", 2, 2, 2),
    ("G04 E24", "E24", "melee", 3, 1, 1),
    ("G04 E29", "E29", "ranged", 5, 2, 2),
    ("G07 S02", "S02", "spell", 5, 1, 2),
    ("G04 E20 S12", "S12", "spell", 4, 1, 2),
]
TIMED = ("E10", "E11", "E29", "S02", "S12")


@pytest.mark.rule("ATH-C.4", "ATH-10.2", "ATH-11.2", "ATH-19.1")
@pytest.mark.parametrize(("cards", "use", "kind", "value", "least", "most"), WEAPONS, ids=[one[1] for one in WEAPONS])
def test_each_weapon_has_its_type_value_range_and_cost(
    cards: str, use: str, kind: str, value: int, least: int, most: int
) -> None:
    for distance in (1, 2, 3, 4):
        table = activated(cards, f"s1.1 {-distance},4")
        assert (f"use {use} s1.1" in table.legal) == (least <= distance <= most)
    table = activated(cards, f"s1.1 {-least},4").play(f"use {use} s1.1")
    assert (last(table).type, last(table).value, table.pool("s1")) == (kind, value, 12 - value)
    assert (left(table), table.markers("g", use)) == ((1, 0), 0 if use in TIMED else 1)


@pytest.mark.rule("ATH-C.4", "ATH-10.3")
@pytest.mark.parametrize("use", TIMED)
def test_without_a_marker_a_timed_weapon_is_not_used(use: str) -> None:
    cards, _, _, _, least, _ = next(weapon for weapon in WEAPONS if weapon[1] == use)
    table = battle(f"g1.1 0,4; s1.1 {-least},4", gold=[cards], silver=["G02"]).play("act g1.1")
    assert table.refusal(f"use {use} s1.1").rule == "ATH-10.3"


@pytest.mark.rule("ATH-C.4", "ATH-19.2")
def test_a_timed_weapon_attacks_with_all_modifiers() -> None:
    table = activated("G02 E10 A01", "s1.1 -2,4", terrain={"0,4": "hill"}, marks=["g1.1 inspired g"])
    assert last(table.play("use E10 s1.1")).value == 2 + 1 + 1 + 2 + 2


# Genus cards.


@pytest.mark.rule("ATH-16.1")
@pytest.mark.parametrize("cards", ["G03", "G02 A06"])
def test_forsaken_dragon_and_forgotten_wings_fly(cards: str) -> None:
    table = activated(cards, "s1.1 5,-5")
    assert flies(table, "g1.1")
    assert "fly 0,2" in table.legal
    assert table.legal_with("walk") + table.legal_with("climb") == []


@pytest.mark.rule("ATH-14.1", "ATH-14.2", "ATH-14.3")
@pytest.mark.parametrize(("cards", "life"), [("G06", 11), ("G01 E30", 10)])
def test_marauder_and_diving_gear_never_drown(cards: str, life: int) -> None:
    table = activated(cards, "s1.1 5,-5", at="1,0").play("walk 2,0", "end", "end summon", "end all")
    table.play("end summon", "act g1.1", "end")
    assert (table.at("g1.1"), table.pool("g1")) == ("2,0", life)
    flood = activated(cards, "s1.1 5,-5", stacks=("D07", "")).play("play D07 @now", "field 0,4", "enough")
    assert (flood.terrain("0,4"), flood.pool("g1")) == ("water", life)


@pytest.mark.rule("ATH-21.1", "ATH-11.2")
@pytest.mark.parametrize(("cards", "use"), [("G07", "G07"), ("G04 E17", "E17")])
def test_mind_reader_and_circlet_control_an_enemy_at_range_1_to_2(cards: str, use: str) -> None:
    for distance in (1, 2, 3):
        table = activated(cards, f"s1.1 {-distance},4; g2.1 0,5")
        assert table.legal_with(f"use {use}") == ([f"use {use} s1.1"] if distance < 3 else [])
    table = activated(cards).play(f"use {use} s1.1")
    assert (left(table), table.asks) == ((1, 1), ("act", 0))
    table.play("end")
    assert (left(table), table.markers("g", use)) == ((1, 0), 0 if use == "E17" else 1)


@pytest.mark.rule("ATH-C.3", "ATH-7.4", "ATH-7.6", "ATH-7.10")
@pytest.mark.parametrize(("cards", "use", "cost"), [("G08 E10", "G08", 11), ("G04 E19 E10", "E19", 17)])
def test_undead_horde_and_summoning_banner_summon_beside_themselves(cards: str, use: str, cost: int) -> None:
    table = activated(cards, "s1.1 1,3")
    fields = {move.split()[-1] for move in table.legal_with(f"use {use}")}
    assert fields == {"1,4", "0,5", "-1,5", "-1,4", "0,3"}
    table.play(f"use {use} -1,4")
    assert (table.unit_on("-1,4"), table.spent, left(table)) == ("g1.2", (cost, 0), (0, 0))
    assert table.markers("g", "E10") == 2
    assert table.play("end").asks == ("summon", 0)  # the new unit is not activated in this turn


@pytest.mark.rule("ATH-C.3")
@pytest.mark.parametrize(("cards", "use"), [("G08", "G08"), ("G04 E19", "E19")])
def test_levels_and_cliffs_do_not_matter_for_them(cards: str, use: str) -> None:
    table = activated(cards, "s1.1 5,-5", terrain={"0,4": "hill", "0,3": "crater"}).play(f"use {use} 0,3")
    assert table.unit_on("0,3") == "g1.2"
    pit = activated(cards, "s1.1 5,-5", terrain={"0,4": "crater"})
    assert f"use {use} 1,3" in pit.legal


@pytest.mark.rule("ATH-C.3", "ATH-C.2")
def test_a_watchtower_is_never_summoned_onto_a_relic() -> None:
    table = activated("G09 E19", "s1.1 5,-5", relics={"centre": "0,3"})
    assert "use E19 -1,4" in table.legal
    assert table.refusal("use E19 0,3").rule == "ATH-C.3"
    edge = battle("g2.1 0,4; s1.1 5,-5", gold=["G09", "G01"], relics={"centre": "0,5", "west": "0,3"}).play("end all")
    assert edge.legal_with("summon 1 0,5") + edge.legal_with("summon 1 0,3") == []
    assert edge.legal_with("summon 2 0,5") != []


# The Watchtower.


@pytest.mark.rule("ATH-C.1")
@pytest.mark.parametrize("cards", ["G09", "G09 A06", "G09 A07 A08 E27 S10 E20"])
@pytest.mark.parametrize("mark", [None, "g1.1 winged g D01 8", "g1.1 levitating g"])
def test_a_watchtower_never_moves_by_itself(cards: str, mark: str | None) -> None:
    table = activated(cards, "s1.1 5,-5", marks=[mark] if mark else [], stacks=("D10", ""))
    assert set(table.legal) == {"end", "discard 1"}


@pytest.mark.rule("ATH-C.1")
@pytest.mark.parametrize(
    ("cards", "use", "at"), [("G04 E15", "E15", "-1,4"), ("G04 E25", "E25", "-2,4")], ids=["orb", "hook"]
)
def test_a_watchtower_is_not_pushed_by_abilities(cards: str, use: str, at: str) -> None:
    assert activated(cards, f"s1.1 {at}", silver=["G09"]).legal_with(f"use {use} s1.1") == []
    assert activated(cards, f"s1.1 {at}").legal_with(f"use {use} s1.1") != []


@pytest.mark.rule("ATH-C.1")
@pytest.mark.parametrize("card", ["D05", "D10", "D11"])
def test_a_watchtower_is_not_moved_by_interventions(card: str) -> None:
    table = battle("g1.1 0,4; g2.1 0,5", gold=["G09", "G01"], stacks=(card, "")).play(f"play {card} @now")
    assert table.legal == ["unit g2.1"]


@pytest.mark.rule("ATH-C.1", "ATH-C.10")
def test_a_war_hammer_hurts_a_watchtower_and_does_not_move_it() -> None:
    table = activated("G04 E24", "s1.1 -1,4; s2.1 -2,4", silver=["G09", "G01"]).play("use E24 s1.1")
    assert (table.at("s1.1"), table.pool("s1")) == ("-1,4", 14 - 2)


@pytest.mark.rule("ATH-C.1", "ATH-C.5")
def test_a_watchtower_falls_when_a_crater_opens_under_it() -> None:
    table = activated("G04 E13", silver=["G09"]).play("use E13 -1,4")
    assert (table.at("s1.1"), table.pool("s1")) == ("-1,4", 14 - 3)


@pytest.mark.rule("ATH-C.1", "ATH-C.38")
def test_a_watchtower_made_by_polymorph_bars_the_way_to_a_relic() -> None:
    table = battle("g1.1 0,0; s1.1 1,0", gold=["G01", "G09"], silver=["G02"], stacks=("D13", ""))
    table.play("play D13 @now", "unit g1.1", "alpha 2")
    assert (table.holds("g1.1"), table.relic("centre")) == (set(), "0,0")
    table.play("end all", "end summon", "act s1.1")
    assert table.refusal("walk 0,0").rule == "ATH-1.1"


def distance(one: tuple[int, int], two: tuple[int, int]) -> int:
    q, r = one[0] - two[0], one[1] - two[1]
    return max(abs(q), abs(r), abs(q + r))


@pytest.mark.rule("ATH-C.2", "ATH-B.4")
def test_where_a_watchtower_may_be_summoned() -> None:
    """Near g2.1 on (2,-3), not near the tower g1.1; an enemy unit is on (1,-1), a relic on (3,-3)."""
    units = "g1.1 -3,0; g2.1 2,-3; s1.1 1,-1"
    table = battle(units, gold=["G09", "G01"], relics={"centre": "3,-3"}).play("end all")
    allowed = {(q, 5) for q in range(-5, 1)}
    for field in COORDINATES:
        empty = field not in ((-3, 0), (2, -3), (1, -1))
        near = distance(field, (2, -3)) <= 3 and distance(field, (1, -1)) > 1
        if empty and near and field[1] != -5 and field != (3, -3):
            allowed.add(field)
    assert {move.split()[-1] for move in table.legal_with("summon 1")} == {f"{q},{r}" for q, r in allowed}
    assert "summon 1 4,-3" in table.legal  # a hill
    assert {move.split()[-1] for move in table.legal_with("summon 2")} == {f"{q},5" for q in range(-5, 1)}


@pytest.mark.rule("ATH-C.2", "ATH-7.8")
def test_a_watchtower_summoned_into_water_drowns() -> None:
    table = battle("g2.1 1,0", gold=["G09", "G01"]).play("end all", "summon 1 2,0")
    assert (table.unit_on("2,0"), table.pool("g1")) == ("g1.1", 14 - 5)


# Equipment with an effect.


@pytest.mark.rule("ATH-20.7", "ATH-10.2")
def test_healing_potion() -> None:
    table = activated("G03 E12", pools={"g1": 2}).play("use E12")
    assert (table.pool("g1"), table.markers("g", "E12"), left(table)) == (7, 0, (1, 0))


@pytest.mark.rule("ATH-C.5", "ATH-13.7")
def test_mining_tools_make_a_crater_of_any_neighbouring_field() -> None:
    table = activated("G04 E13", terrain={"0,3": "hill", "-1,5": "crater", "1,4": "water"})
    fields = {move.split()[-1] for move in table.legal_with("use E13")}
    assert fields == {"1,4", "0,5", "-1,4", "0,3", "1,3"}
    table.play("use E13 0,3")
    assert (table.terrain("0,3"), left(table), table.exposed("g1.1")) == ("crater", (1, 0), True)


@pytest.mark.rule("ATH-C.5")
@pytest.mark.parametrize(("silver", "lost"), [("G02", 3), ("G02 E06", 3), ("G03", 0), ("G02 A13", 0)])
@pytest.mark.parametrize("terrain", ["plain", "hill"])
def test_a_unit_falls_into_the_crater(silver: str, lost: int, terrain: str) -> None:
    table = activated("G04 E13", silver=[silver], terrain={"-1,4": terrain}).play("use E13 -1,4")
    assert (table.terrain("-1,4"), table.at("s1.1")) == ("crater", "-1,4")
    assert sum(event.amount for event in table.happened(LifeLost)) == lost


@pytest.mark.rule("ATH-C.5", "ATH-2.4")
def test_without_a_free_tile_no_plain_becomes_a_crater() -> None:
    table = activated("G04 E13", "s1.1 5,-3", terrain=TILES_USED_UP)
    assert table.legal_with("use E13") == ["use E13 1,3"]
    assert table.play("use E13 1,3").terrain("1,3") == "crater"


@pytest.mark.rule("ATH-C.6", "ATH-11.2")
@pytest.mark.parametrize("terrain", ["hill", "water", "crater"])
def test_sand_of_athlas_makes_a_plain_and_does_nothing_to_the_unit_there(terrain: str) -> None:
    fields = {"-2,4": terrain, "-1,4": terrain}
    table = activated("G04 E14", "s1.1 -2,4", terrain=fields)
    assert "use E14 -1,4" not in table.legal
    assert "use E14 -2,5" not in table.legal  # a plain
    table.play("use E14 -2,4")
    assert (table.terrain("-2,4"), table.pool("s1"), table.at("s1.1")) == ("plain", 12, "-2,4")
    assert (left(table), table.markers("g", "E14")) == ((1, 0), 0)


@pytest.mark.rule("ATH-C.8", "ATH-18.1")
def test_telekinesis_orb_pushes_friend_or_foe_but_not_its_user() -> None:
    table = activated("G04 E15", "s1.1 -1,4; g2.1 0,5; s2.1 -2,4; s3.1 -3,4", silver=["G02", "G01", "G04"])
    assert {move.split()[2] for move in table.legal_with("use E15")} == {"s1.1", "g2.1", "s2.1"}
    assert {move.split()[3] for move in table.legal_with("use E15 s1.1")} == {"E", "SE", "SW", "W", "NW", "NE"}
    table.play("use E15 g2.1 W")
    assert (table.at("g2.1"), left(table), table.markers("g", "E15")) == ("-1,5", (1, 0), 0)


@pytest.mark.rule("ATH-C.11")
@pytest.mark.parametrize("x", [1, 2, 3, 4, 5])
def test_necromantic_gauntlets_sacrifice_life_for_twice_the_value(x: int) -> None:
    table = activated("G02 E16 A11", silver=["G02 E28"], terrain={"0,4": "hill"}).play(f"use E16 s1.1 x{x}")
    assert (last(table).type, last(table).value) == ("melee", 2 * x + 2 + 2)
    assert (table.pool("g1"), table.pool("s1")) == (12 - x, 17 - (2 * x + 4))
    assert table.happened(LifeLost)[0].cause == "sacrifice"


@pytest.mark.rule("ATH-C.12")
@pytest.mark.parametrize(
    ("cards", "use", "at"),
    [
        ("G02 E08 E18", "E08", "-1,4"),
        ("G02 E10 E18", "E10", "-2,4"),
        ("G03 E18", "G03", "-1,4"),
        ("G02 E24 E18", "E24", "-1,4"),
    ]
    + [("G02 E16 E18", "E16", "-1,4")],
)
def test_paralysing_poison_works_with_every_weapon(cards: str, use: str, at: str) -> None:
    table = activated(cards, f"s1.1 {at}").play(f"use {use} s1.1" + (" x1" if use == "E16" else ""))
    assert table.conditions("s1.1") == ["paralysed"]
    table.play("end", "end summon", "act s1.1")
    assert table.refusal("walk -2,5").rule == "ATH-23.5"


@pytest.mark.rule("ATH-C.12")
@pytest.mark.parametrize(
    ("cards", "use", "silver", "pool"),
    [("G02 E08 E18", "E08", "G06 E06 E05", 11), ("G05 S02 E18", "S02", "G02", 12), ("G02 E08 E18", "E08", "G02", 6)],
    ids=["no damage", "spell", "dead"],
)
def test_poison_needs_damage_by_a_weapon_and_a_survivor(cards: str, use: str, silver: str, pool: int) -> None:
    table = activated(cards, "s1.1 -1,4; s1.2 5,-5", silver=[silver], pools={"s1": pool}).play(f"use {use} s1.1")
    assert table.view().board.marks == ()


@pytest.mark.rule("ATH-C.10", "ATH-18.1")
@pytest.mark.parametrize(
    ("user", "at", "to"),
    [("0,4", "-1,4", "-2,4"), ("-2,4", "-1,4", "0,4"), ("-1,3", "-1,4", "-1,5"), ("0,3", "-1,4", "-2,5")],
)
def test_a_war_hammer_pushes_straight_away(user: str, at: str, to: str) -> None:
    table = activated("G04 E24", f"s1.1 {at}", at=user).play("use E24 s1.1")
    assert (table.at("s1.1"), table.pool("s1")) == (to, 12 - 3)


@pytest.mark.rule("ATH-C.10")
def test_the_hammer_pushes_after_no_damage_flying_units_too_and_not_the_dead() -> None:
    vain = activated("G04 E24", silver=["G06 E06"]).play("use E24 s1.1")
    assert (last(vain).damage, vain.at("s1.1")) == (0, "-2,4")
    flyer = activated("G04 E24", silver=["G03"], exposed="s1.1", terrain={"-2,4": "hill"}).play("use E24 s1.1")
    assert (flyer.at("s1.1"), flyer.pool("s1")) == ("-2,4", 8 - 3)
    squeezed = activated("G04 E24", "s1.1 -1,4; g2.1 -2,4").play("use E24 s1.1")
    assert (squeezed.at("s1.1"), squeezed.pool("s1")) == ("-1,4", 12 - 3 - 3)
    dead = activated("G04 E24", "s1.1 -1,4; s2.1 -2,4", pools={"s1": 3}).play("use E24 s1.1")
    assert (dead.at("s1.1"), dead.pool("s1")) == (None, 12)


@pytest.mark.rule("ATH-C.9", "ATH-11.2")
def test_a_chain_hook_pulls_a_unit_onto_a_field_next_to_both() -> None:
    straight = activated("G04 E25", "s1.1 -2,4")
    assert straight.legal_with("use E25") == ["use E25 s1.1 -1,4"]
    straight.play("use E25 s1.1 -1,4")
    assert (straight.at("s1.1"), straight.pool("s1"), left(straight)) == ("-1,4", 12, (1, 0))
    bent = activated("G04 E25", "g2.1 -1,3; s1.1 -2,5")
    assert set(bent.legal_with("use E25 s1.1")) == {"use E25 s1.1 -1,4", "use E25 s1.1 -1,5"}
    assert set(bent.legal_with("use E25 g2.1")) == {"use E25 g2.1 -1,4", "use E25 g2.1 0,3"}


@pytest.mark.rule("ATH-C.9", "ATH-18.3")
@pytest.mark.parametrize(("units", "terrain"), [("; g2.1 -1,4", "plain"), ("", "hill")], ids=["occupied", "higher"])
def test_a_hooked_unit_may_be_squeezed(units: str, terrain: str) -> None:
    fields = {"-1,4": terrain, "0,4": "hill"} if terrain == "hill" else {}
    table = activated("G04 E25", f"s1.1 -2,4{units}", terrain=fields).play("use E25 s1.1 -1,4")
    assert (table.at("s1.1"), table.pool("s1")) == ("-2,4", 12 - 3)


@pytest.mark.rule("ATH-10.2", "ATH-15.1")
def test_wind_boots_move_a_walker_for_a_marker_alone() -> None:
    table = activated("G04 E27", "s1.1 5,-5", terrain={"-1,4": "hill"})
    assert {move.split()[-1] for move in table.legal_with("use E27")} == {"1,4", "0,5", "-1,5", "0,3"}
    table.play("use E27 0,3")
    assert (table.at("g1.1"), left(table), table.markers("g", "E27")) == ("0,3", (1, 1), 0)
    assert table.play("walk 0,4").legal_with("use E27") == []
    assert activated("G03 E27").legal_with("use E27") == []


# Abilities.


@pytest.mark.rule("ATH-19.8")
def test_weapon_lore_pierces_one_point() -> None:
    attack = last(activated("G04 E08 A02", silver=["G06 E06"]).play("use E08 s1.1"))
    assert (attack.armour, attack.pierced, attack.damage) == (4 - 1, 1, 2)


@pytest.mark.rule("ATH-C.13", "ATH-8.5")
@pytest.mark.parametrize(
    ("units", "active", "pool", "after"),
    [
        ("g1.1 0,4", "g", 5, 7),
        ("g1.1 0,4; g1.2 0,5; g1.3 -1,4", "g", 5, 7),
        ("g1.1 0,4", "s", 5, 5),
        ("g2.1 0,4", "g", 5, 5),
        ("g1.1 0,4", "g", 11, 12),
    ],
    ids=["one unit", "three units", "in the turn of the opponent", "no unit on the board", "not above the maximum"],
)
def test_recovery_heals_2_in_the_own_maintenance(units: str, active: str, pool: int, after: int) -> None:
    table = battle(f"{units}; s1.1 5,-5", gold=["G02 A03", "G01"], active=active, pools={"g1": pool}, start=True)
    assert table.pool("g1") == after


@pytest.mark.rule("ATH-C.14")
def test_explosive_genes_hurt_all_neighbours_friend_or_foe_flying_or_not() -> None:
    units = "s1.1 -1,4; s2.1 -2,4; s3.1 -2,5; g2.1 -1,5; s2.2 -3,4"
    table = activated("G02 E08", units, silver=["G01 A04", "G04", "G03"], pools={"s1": 1}).play("use E08 s1.1")
    assert {event.unit: event.amount for event in table.happened(LifeLost)} == {
        "g1.1": 3,
        "g2.1": 3,
        "s2.1": 3,
        "s3.1": 3,
    }
    assert (table.pool("g1"), table.pool("g2"), table.pool("s2"), table.pool("s3")) == (9, 7, 8, 5)


@pytest.mark.rule("ATH-C.14", "ATH-20.6")
def test_explosions_may_follow_each_other() -> None:
    """Gold's explosive unit dies by Silver's, and hurts a unit that the first explosion did not reach."""
    units = "s1.1 -1,4; g2.1 -2,4; s2.1 -3,4"
    table = activated("G02 E08", units, silver=["G02 A04", "G01"], second="G01 A04", pools={"s1": 1, "g2": 3})
    table.play("use E08 s1.1")
    assert [(event.q, event.r) for event in table.happened(UnitExploded)] == [(-1, 4), (-2, 4)]
    assert (table.at("g2.1"), table.pool("s2"), table.pool("g1")) == (None, 10 - 3, 12 - 3)


@pytest.mark.rule("ATH-C.7", "ATH-13.9")
def test_terraforming_changes_a_field_by_one_level() -> None:
    table = activated("G04 A05", "s1.1 5,-5", terrain={"-1,4": "water", "0,5": "crater"})
    assert set(table.legal_with("use A05")) == {
        "use A05 0,3 hill",
        "use A05 0,3 crater",
        "use A05 1,3 plain",
        "use A05 1,4 hill",
        "use A05 1,4 crater",
        "use A05 0,5 plain",
        "use A05 -1,5 hill",
        "use A05 -1,5 crater",
        "use A05 -1,4 plain",
    }
    table.play("use A05 0,3 hill")
    assert (table.terrain("0,3"), left(table)) == ("hill", (1, 0))


@pytest.mark.rule("ATH-C.6", "ATH-C.7")
@pytest.mark.parametrize(
    ("before", "after"), [("hill", "plain"), ("plain", "crater"), ("plain", "hill"), ("water", "plain")]
)
def test_terraforming_does_nothing_to_the_unit_there(before: str, after: str) -> None:
    table = activated("G04 A05", terrain={"-1,4": before}).play(f"use A05 -1,4 {after}")
    assert (table.terrain("-1,4"), table.at("s1.1"), table.pool("s1")) == (after, "-1,4", 12)


@pytest.mark.rule("ATH-C.6", "ATH-14.2", "ATH-13.6")
def test_a_unit_drowns_without_a_fall_when_the_terraformed_crater_is_flooded() -> None:
    table = activated("G04 A05", "s1.1 1,1", at="0,1").play("use A05 1,1 crater")
    assert (table.terrain("1,1"), table.pool("s1")) == ("water", 12 - 5)
    assert [event.cause for event in table.happened(LifeLost)] == ["drown"]


@pytest.mark.rule("ATH-C.15")
def test_pathfinder_takes_one_or_two_steps_on_one_level_around_units_and_hills() -> None:
    table = activated("G04 A07", "s1.1 -1,4; g2.1 0,5", terrain={"-1,5": "hill"})
    paths = set(table.legal_with("use A07"))
    assert {path for path in paths if len(path.split()) == 3} == {"use A07 0,3", "use A07 1,4"}
    assert {path for path in paths if path.startswith("use A07 0,3 ")} == {"use A07 0,3 -1,3", "use A07 0,3 1,2"}
    table.play("use A07 0,3 -1,3")
    assert (table.at("g1.1"), left(table)) == ("-1,3", (0, 1))
    assert activated("G03 A07").legal_with("use A07") == []


@pytest.mark.rule("ATH-C.15", "ATH-14.1", "ATH-1.6")
@pytest.mark.parametrize(
    ("path", "pool", "at", "after"),
    [
        ("2,0 3,0", 12, "3,0", 12 - 5),
        ("2,0 2,1", 12, "2,1", 12 - 10),
        ("2,0 3,0", 5, None, 12),
        ("2,0", 12, "2,0", 12 - 5),
    ],
)
def test_pathfinder_drowns_in_every_water_on_its_way(path: str, pool: int, at: str | None, after: int) -> None:
    table = activated("G02 A07", "g1.2 -5,5", at="1,0", pools={"g1": pool}).play(f"use A07 {path}")
    assert (table.at("g1.1"), table.pool("g1")) == (at, after)


@pytest.mark.rule("ATH-15.2", "ATH-15.5")
def test_mountaineering_climbs_for_m_and_crosses_cliffs_for_m_and_a() -> None:
    table = activated("G04 A08", "s1.1 5,-5", at="0,3", terrain={"-1,3": "crater"})
    assert set(table.legal_with("use A08")) == {
        "use A08 scramble 0,2",
        "use A08 scramble 1,3",
        "use A08 scramble -1,3",
    }
    assert left(table.play("use A08 scramble 0,2")) == (0, 1)
    cliff = activated("G04 A08", "s1.1 5,-5", at="0,2", terrain={"0,3": "crater"})
    assert cliff.legal_with("use A08 scale") == ["use A08 scale 0,3"]
    assert cliff.refusal("climb 0,3").rule == "ATH-15.5"
    cliff.play("use A08 scale 0,3")
    assert (cliff.at("g1.1"), left(cliff), cliff.pool("g1")) == ("0,3", (0, 0), 11)
    assert activated("G04 A08", "s1.1 5,-5", at="0,3", terrain={"0,3": "crater"}).legal_with("use A08 scale 0,2") != []
    assert activated("G03 A08", at="0,3").legal_with("use A08") == []


@pytest.mark.rule("ATH-20.7", "ATH-10.6")
def test_healing_hands_heal_the_alpha_of_an_own_unit_within_one_field() -> None:
    units = "g2.1 0,5; g3.1 -2,4; s1.1 -1,4"
    pools = {"g1": 3, "g2": 5, "g3": 1, "s1": 1}
    table = activated("G04 A09", units, pools=pools)
    assert set(table.legal_with("use A09")) == {"use A09 g1.1", "use A09 g2.1"}
    assert table.copy().play("use A09 g1.1").pool("g1") == 6
    table.play("use A09 g2.1")
    assert (table.pool("g2"), table.pool("g1"), left(table)) == (8, 3, (1, 0))
    assert activated("G04 A09", units).legal_with("use A09") == []


@pytest.mark.rule("ATH-18.2")
def test_a_steadfast_unit_keeps_its_ground() -> None:
    assert activated("G04 E15", silver=["G02 A13"]).legal_with("use E15") == []
    hammer = activated("G04 E24", silver=["G02 A13"]).play("use E24 s1.1")
    assert (hammer.at("s1.1"), hammer.pool("s1")) == ("-1,4", 12 - 3)
    crater = activated("G04 E13", silver=["G02 A13"]).play("use E13 -1,4")
    assert (crater.terrain("-1,4"), crater.pool("s1")) == ("crater", 12)


@pytest.mark.rule("ATH-C.16", "ATH-10.5")
def test_frenzy_strikes_for_m_and_leaves_the_action_for_the_same_weapon() -> None:
    table = activated("G04 E08 A14", silver=["G02 E28"]).play("use A14 E08 s1.1")
    assert (table.pool("s1"), left(table)) == (17 - 5, (0, 1))
    assert table.play("use E08 s1.1").pool("s1") == 12 - 5
    assert left(table) == (0, 0)


@pytest.mark.rule("ATH-C.16", "ATH-C.10", "ATH-C.12")
def test_an_attack_by_frenzy_has_all_its_effects() -> None:
    table = activated("G04 E24 E18 A14").play("use A14 E24 s1.1")
    assert (table.pool("s1"), table.at("s1.1"), table.conditions("s1.1")) == (12 - 3, "-2,4", ["paralysed"])


@pytest.mark.rule("ATH-C.16", "ATH-11.2")
def test_frenzy_uses_attacks_that_cost_exactly_a_in_their_range() -> None:
    table = activated("G04 E09 E10 E23 E16 A14", "s1.1 -1,4; s1.2 -2,4")
    assert set(table.legal_with("use A14")) == {"use A14 E09 s1.1", "use A14 E23 s1.2"} | {
        f"use A14 E16 s1.1 x{x}" for x in range(1, 6)
    }


@pytest.mark.rule("ATH-C.16", "ATH-16.6", "ATH-C.35")
def test_after_frenzy_a_flying_unit_may_still_fly() -> None:
    """By a Time Loop, for its M is spent."""
    table = activated("G03 A14", stacks=("D10", "")).play("use A14 G03 s1.1")
    assert "fly 0,2" in table.copy().play("play D10 @now", "unit g1.1").legal
    acted = activated("G03 A14", stacks=("D10", "")).play("use G03 s1.1")
    assert acted.legal_with("play") == ["play D10 @c0"]


@pytest.mark.rule("ATH-C.16", "ATH-23.5")
@pytest.mark.parametrize("mark", ["bound s", "paralysed s"])
def test_a_bound_or_paralysed_unit_does_not_use_frenzy(mark: str) -> None:
    assert activated("G04 E08 A14", marks=[f"g1.1 {mark}"]).legal_with("use A14") == []


# Spells.


@pytest.mark.rule("ATH-C.17")
def test_fire_strike_hits_everybody_around_its_field_with_high_ground_for_each() -> None:
    """From a hill: a unit on a plain, one on a hill, a flying one, an own one three fields away."""
    units = "s1.1 -1,4; s2.1 0,3; s3.1 -2,4; g2.1 -1,5; s1.2 1,4"
    table = activated("G05 S01", units, at="-1,2", silver=["G02", "G01", "G03"], terrain={"0,3": "hill"})
    table.play("use S01 -1,4")
    assert {attack.target: attack.value for attack in table.happened(Attacked)} == {
        "s1.1": 7,
        "s2.1": 5,
        "s3.1": 5,
        "g2.1": 7,
    }
    assert (left(table), table.markers("g", "S01"), table.exposed("g1.1")) == ((1, 0), 0, True)


@pytest.mark.rule("ATH-C.17", "ATH-12.1", "ATH-11.2")
def test_range_and_protection_of_fire_strike_are_those_of_its_field() -> None:
    table = activated("G05 S01", "s1.1 0,4", at="0,1")
    assert table.refusal("use S01 0,3").rule == "ATH-12.1"
    assert table.refusal("use S01 1,1").rule == "ATH-11.2"
    behind = activated("G05 S01", "s1.1 0,3", at="0,1").play("use S01 1,2")
    assert behind.pool("s1") == 12 - 5


@pytest.mark.rule("ATH-C.18", "ATH-20.3")
@pytest.mark.parametrize(
    ("silver", "pool", "mine", "theirs", "after"),
    [
        ("G06 E06", 11, 2, 8, 5),
        ("G02", 3, 2, 12, 5),
        ("G02", 12, 7, 9, 8),
        ("G02", 12, 8, 9, 8),
    ],
    ids=["armour", "dead", "not above the maximum", "unhurt"],
)
def test_life_drain(silver: str, pool: int, mine: int, theirs: int, after: int) -> None:
    """A Spell Master has 8 life."""
    table = activated("G05 S03", "s1.1 -2,4", silver=[silver], pools={"s1": pool, "g1": mine}).play("use S03 s1.1")
    assert (table.pool("s1"), table.pool("g1")) == (theirs, after)
    assert (left(table), table.markers("g", "S03")) == ((1, 0), 0)


@pytest.mark.rule("ATH-C.19", "ATH-10.6", "ATH-11.2")
@pytest.mark.parametrize(
    ("spell", "targets"),
    [
        ("S03", {"s1.1", "s1.2"}),
        ("S04", {"g1.1", "g2.1", "g2.2", "s1.1", "s1.2"}),
        ("S05", {"g2.1", "g2.2"}),
        ("S09", {"g1.1", "g2.1", "g2.2"}),
        ("S11", {"s1.1", "s1.2"}),
    ],
    ids=["life drain", "levitate", "heroic inspiration", "stone skin", "binding"],
)
def test_whom_a_spell_may_choose(spell: str, targets: set[str]) -> None:
    """Own and enemy units at the distances 1, 2 and 3."""
    units = "g2.1 0,5; g2.2 -1,3; g2.3 -3,4; s1.1 -1,4; s1.2 -2,4; s1.3 -2,3"
    table = activated(f"G05 {spell}", units)
    assert {move.split()[-1] for move in table.legal_with(f"use {spell}")} == targets


@pytest.mark.rule("ATH-C.19", "ATH-17.8")
def test_levitate_lifts_an_enemy_off_its_relic() -> None:
    table = activated("G05 S04", relics={"centre": "-1,4"})
    assert table.holds("s1.1") == {"centre"}
    table.play("use S04 s1.1")
    assert (flies(table, "s1.1"), table.holds("s1.1"), table.relic("centre")) == (True, set(), "-1,4")


@pytest.mark.rule("ATH-C.19", "ATH-16.6")
def test_levitate_on_the_caster_itself() -> None:
    table = activated("G05 S04").play("use S04 g1.1")
    assert flies(table, "g1.1")
    assert table.legal_with("fly") == []  # its action is used


@pytest.mark.rule("ATH-23.5", "ATH-19.2")
def test_heroic_inspiration_adds_2_to_all_attacks() -> None:
    table = activated("G05 S05", "g2.1 0,5; s1.1 -1,5", second="G02 E08").play("use S05 g2.1", "end", "act g2.1")
    assert last(table.play("use E08 s1.1")).value == 5 + 1 + 2


@pytest.mark.rule("ATH-23.5", "ATH-19.3")
def test_stone_skin_gives_3_physical_armour() -> None:
    assert activated("G05 S09").play("use S09 g1.1").armour("g1.1") == (3, 0)


@pytest.mark.rule("ATH-23.5")
def test_binding_takes_the_action() -> None:
    table = activated("G05 S11", silver=["G02 E08"]).play("use S11 s1.1", "end", "end summon", "act s1.1")
    assert table.refusal("use E08 g1.1").rule == "ATH-23.5"
    assert table.legal_with("walk") != []


@pytest.mark.rule("ATH-C.20")
@pytest.mark.parametrize(
    ("at", "target", "terrain", "legal"),
    [
        ("-1,-1", "2,-2", {}, True),
        ("-1,-1", "4,-3", {}, False),
        ("-2,1", "-2,-1", {}, True),
        ("0,-1", "-2,-1", {}, False),
        ("-1,-2", "2,-2", {}, True),
        ("0,-2", "2,-2", {}, True),
        ("1,0", "3,-1", {"1,0": "hill"}, True),
        ("0,4", "-3,4", {"-1,4": "crater", "-2,4": "crater", "-3,4": "crater"}, True),
        ("0,4", "-3,4", {"-1,4": "crater", "-2,4": "hill", "-3,4": "crater"}, False),
        ("0,4", "-1,4", {}, False),
    ],
    ids=["chain of hills", "broken chain", "chain of water", "water too far", "from a plain", "from a hill"]
    + ["own terrain does not matter", "chain of craters", "other terrain", "plain"],
)
def test_earthquake_needs_a_chain_of_one_terrain(at: str, target: str, terrain: dict[str, str], legal: bool) -> None:
    table = activated("G05 S06", f"s1.1 {target}", at=at, terrain=terrain)
    assert bool(table.legal_with("use S06")) == legal
    if legal:
        attack = last(table.play("use S06 s1.1"))
        assert (attack.type, attack.base, attack.modifiers, table.markers("g", "S06")) == ("spell", 6, 1, 0)


@pytest.mark.rule("ATH-C.20", "ATH-10.6")
def test_earthquake_shakes_no_flying_and_no_own_unit() -> None:
    table = activated("G05 S06", "s1.1 0,2; g2.1 -1,2; s2.1 -2,2", at="0,1", silver=["G03", "G02"])
    assert table.legal_with("use S06") == ["use S06 s2.1"]


@pytest.mark.rule("ATH-C.21")
@pytest.mark.parametrize(
    ("silver", "target", "life"),
    [
        ("G02", "1,0", 12 - 3),
        ("G02", "2,0", 12 - 3 - 5),
        ("G02 A13", "2,0", 12 - 5),
        ("G02 A13", "1,0", 12),
        ("G06", "2,0", 11 - 3),
        ("G03 E28", "2,0", 13 - 3 - 5),
        ("G03", "1,0", 8 - 3),
        ("G02 E06", "2,0", 12 - 8),
    ],
    ids=[
        "beside water",
        "on water",
        "steadfast on water",
        "steadfast",
        "amphibious",
        "flying over water",
        "flying",
        "armour",
    ],
)
def test_water_column(silver: str, target: str, life: int) -> None:
    table = activated("G05 S07", f"s1.1 {target}", at="0,0", silver=[silver], relics={"centre": target})
    table.play("use S07 s1.1")
    assert (table.pool("s1"), table.at("s1.1"), table.markers("g", "S07")) == (life, target, 0)
    flying = silver.startswith("G03")
    assert (flies(table, "s1.1"), table.holds("s1.1")) == (flying, set() if flying else {"centre"})


@pytest.mark.rule("ATH-C.21", "ATH-1.6")
def test_a_unit_killed_by_the_fall_of_a_water_column_does_not_drown() -> None:
    table = activated("G05 S07", "s1.1 2,0; s1.2 5,-5", at="0,0", pools={"s1": 3}).play("use S07 s1.1")
    assert (table.at("s1.1"), table.pool("s1")) == (None, 12)
    assert [event.cause for event in table.happened(LifeLost)] == ["fall"]


@pytest.mark.rule("ATH-C.21")
def test_water_column_needs_water_and_another_unit() -> None:
    table = activated("G05 S07", "s1.1 0,0; g2.1 2,-1; s1.2 3,0", at="1,0")
    assert set(table.legal_with("use S07")) == {"use S07 g2.1", "use S07 s1.2"}
    assert table.refusal("use S07 s1.1").rule == "ATH-C.21"


def conjurer() -> Table:
    silver = ["G02 E08 E28 E10 E26", "G01 E04"]
    units = "s1.1 -1,4; g2.1 0,5"
    return activated("G05 S08 E23", units, silver=silver, second="G04 E02 E07", hidden="s2")


@pytest.mark.rule("ATH-C.22")
def test_artefact_conjuring_names_equipment_of_other_revealed_alphas() -> None:
    table = conjurer()
    cards = {move.split()[-1] for move in table.legal_with("use S08")}
    assert cards == {"E08", "E28", "E10", "E26", "E02", "E07"}
    table.play("use S08 E08")
    assert (left(table), table.markers("g", "S08"), table.conditions("g1.1")) == ((1, 1), 0, ["artefact"])


@pytest.mark.rule("ATH-C.22")
def test_a_conjured_weapon_strikes_at_once_and_conjured_armour_serves_in_the_next_turn() -> None:
    assert conjurer().play("use S08 E08", "use E08 s1.1").pool("s1") == 17 - (5 - 0)
    table = conjurer().play("use S08 E07", "end", "act g2.1", "end", "end summon", "act s1.1", "use E08 g1.1")
    assert (table.pool("g1"), table.armour("g1.1")) == (8 - (6 - 1), (0, 1))


@pytest.mark.rule("ATH-C.22")
def test_passive_equipment_is_conjured_too() -> None:
    silver = ["G02 E18", "G01 E30"]
    table = activated("G05 S08 E08", silver=silver).play("use S08 E18", "use E08 s1.1")
    assert table.conditions("s1.1") == ["paralysed"]
    assert activated("G05 S08", silver=silver, at="1,0").play("use S08 E30", "walk 2,0").pool("g1") == 8


@pytest.mark.rule("ATH-C.22")
def test_abilities_that_cost_t_life_and_spell_points_are_not_conjured() -> None:
    assert conjurer().play("use S08 E10").legal_with("use E10") == []
    amulet = conjurer().play("use S08 E28")
    assert amulet.pool("g1") == 8
    hurt = activated("G05 S08", silver=["G02 E08 E28"], stacks=("D15", ""), pools={"g1": 5}).play("use S08 E28")
    assert hurt.play("play D15 @now", "alpha 1").pool("g1") == 8
    assert conjurer().play("use S08 E26").armour("g1.1") == (0, 2)


@pytest.mark.rule("ATH-C.23", "ATH-11.2")
def test_blink_teleports_two_fields_for_m_and_t() -> None:
    table = activated("G05 S10", "s1.1 -2,4")
    fields = {move.split()[-1] for move in table.legal_with("use S10")}
    assert fields == {"-1,3", "0,2", "1,2", "2,2", "2,3", "-2,5"}
    table.play("use S10 0,2")
    assert (table.at("g1.1"), left(table), table.markers("g", "S10")) == ("0,2", (0, 1), 0)


@pytest.mark.rule("ATH-C.23", "ATH-14.1")
def test_blink_knows_no_protection_no_cliff_and_no_path_but_enters_its_field() -> None:
    behind = activated("G05 S10", "s1.1 0,2", at="0,1", terrain={"0,3": "crater"}).play("use S10 0,3")
    assert (behind.at("g1.1"), behind.pool("g1")) == ("0,3", 8)
    wet = activated("G05 S10", "s1.1 5,-5", at="0,1").play("use S10 2,0")
    assert (wet.at("g1.1"), wet.pool("g1")) == ("2,0", 8 - 5)


@pytest.mark.rule("ATH-C.23", "ATH-16.6")
def test_a_flying_unit_blinks_before_its_action_only() -> None:
    table = activated("G05 S10 S02 A06")
    assert table.legal_with("use S10") != []
    assert table.play("use S02 s1.1").legal_with("use S10") == []


@pytest.mark.rule("ATH-C.24")
def test_chain_lightning_must_leap_to_another_enemy_beside_the_first() -> None:
    units = "s1.1 -2,4; s2.1 -3,4; s2.2 -3,5; g2.1 -1,4; s1.2 5,-5"
    table = activated("G05 S12", units, silver=["G02", "G04"]).play("use S12 s1.1")
    assert (table.pool("s1"), table.asks) == (12 - 5, ("second", 0))
    assert set(table.legal) == {"then s2.1", "then s2.2"}
    table.play("then s2.2")
    attack = last(table)
    assert (attack.target, attack.base, attack.modifiers, attack.type) == ("s2.2", 3, 1, "spell")
    assert (table.pool("s2"), table.pool("s1"), table.asks) == (11 - 2, 7, ("act", 0))


@pytest.mark.rule("ATH-C.24")
def test_the_second_target_needs_neither_range_nor_a_free_line_nor_a_living_first() -> None:
    far = activated("G05 S12", "s1.1 -2,4; s1.2 -3,4", pools={"s1": 5}).play("use S12 s1.1")
    assert (far.at("s1.1"), far.legal) == (None, ["then s1.2"])
    assert far.play("then s1.2").pool("s1") == 12 - 4
    hidden = activated("G05 S12", "s1.1 -1,4; s1.2 -2,4", terrain={"-1,4": "hill"}).play("use S12 s1.1")
    assert hidden.legal == ["then s1.2"]


@pytest.mark.rule("ATH-C.24")
def test_without_another_enemy_there_is_no_second_attack() -> None:
    table = activated("G05 S12", "s1.1 -2,4; g2.1 -3,4; s1.2 -4,4").play("use S12 s1.1")
    assert (table.asks, len(table.happened(Attacked))) == (("act", 0), 1)
