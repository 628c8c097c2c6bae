"""Shields and entrenchment (RIV-8)."""

import pytest

from manawell.games.rivality.events import SpellCast
from tests.rivality.table import LETTERS, Table, battle, random_game
from tests.rivality.test_control import COUNTS, written
from tests.rivality.test_setup import every_mode
from tests.rivality.test_spells import CENTRE, SPELLS, aims, cross

SHIELDS = {"mw": 0, "sc": 0, "hu": 1, "fo": 2}
"""By the kind of a tile."""
TARGETS = {"mw": "0,0", "sc_b2": "1,0", "hu_b2": "1,0", "fo_b2": "1,0"}
"""A tile of each kind, and where it lies below."""


def attacked(tile: str, golems: str, spell: str = "sc_a1") -> Table:
    """Orange attacks a tile from the south: 4@1 of sc_a1, 3@1 of sc_a3 or 2@1 of sc_a5."""
    held = {"mw": "-", tile: golems}
    board = [f"0,0 mw 0 {held['mw']}"] + [f"1,0 {tile} 0 {golems}"] * (tile != "mw")
    turn = "N" if spell == "sc_a1" else "E"
    return battle("\n".join(board), "O", spell).play(f"{spell}@{'0,1' if tile == 'mw' else '1,1'}/{turn}")


@pytest.mark.rule("RIV-8.1")
@pytest.mark.parametrize("tile", ["mw", *SPELLS])
def test_printed_shields_repel_a_golem_each(tile: str) -> None:
    """4 golems against a tile that is held by one."""
    if tile == "sc_a1":
        table = battle("0,0 mw 0 -\n1,0 sc_a1 0 O1", "P", "sc_b1").play("sc_b1@1,1/N")
        assert table.golems("1,0") == "O1P4"
    else:
        table = attacked(tile, "P1")
        assert table.golems("0,0" if tile == "mw" else "1,0") == f"O{4 - SHIELDS[tile[:2]]}P1"


@pytest.mark.rule("RIV-8.2")
@pytest.mark.parametrize(
    ("tile", "enemy"), [("hu_b2", "O3P1"), ("fo_b2", "O2P1"), ("hu_a2", "O3P1"), ("fo_a2", "O2P1")]
)
def test_shields_work_against_others_only_whoever_laid_the_tile(tile: str, enemy: str) -> None:
    assert attacked(tile, "P1").golems("1,0") == enemy
    assert attacked(tile, "O1").golems("1,0") == "O5"
    assert attacked(tile, "O2P1", "sc_a5").golems("1,0") == "O4P1"


@pytest.mark.rule("RIV-8.3")
@pytest.mark.parametrize("tile", ["hu_b2", "fo_b2"])
@pytest.mark.parametrize(("golems", "after"), [("-", "O4"), ("O1P1", "O5"), ("O2P2", "O5")])
def test_shields_of_a_contested_or_empty_tile_do_nothing(tile: str, golems: str, after: str) -> None:
    table = attacked(tile, golems)
    assert table.golems("1,0") == after
    assert table.happened(SpellCast)[0].repelled == 0


@pytest.mark.rule("RIV-8.3")
def test_shields_of_a_tile_that_two_others_contest_do_nothing() -> None:
    table = battle("0,0 mw 0 -\n1,0 fo_b1 0 P1T1", "O", "sc_a3", mode="three").play("sc_a3@1,1/E")
    assert table.shows("1,0 O3P1T1 orange")


@pytest.mark.rule("RIV-8.4")
@pytest.mark.parametrize(
    ("tile", "golems", "spell", "after"),
    [
        ("hu_b2", "P1", "sc_a5", "O1P1"),  # 2 golems would control it
        ("fo_b2", "P1", "sc_a3", "O1P1"),  # so would 3
        ("fo_b2", "O1P2", "sc_a3", "O2P2"),
        ("hu_b2", "O1P1", "sc_a3", "O4P1"),
    ],
)
def test_control_is_judged_before_the_golems_arrive(tile: str, golems: str, spell: str, after: str) -> None:
    assert attacked(tile, golems, spell).golems("1,0") == after


@pytest.mark.rule("RIV-8.5")
def test_shields_of_a_third_side_work_though_the_caster_has_golems_there() -> None:
    table = battle("0,0 mw 0 -\n1,0 fo_b1 0 O1P1T2", "O", "sc_a3", mode="three").play("sc_a3@1,1/E")
    assert table.shows("1,0 O2P1T2 contested")
    assert table.supplies == "O17 P19 T18"


@pytest.mark.rule("RIV-8.6")
def test_shields_work_anew_in_the_next_turn() -> None:
    table = battle("0,0 mw 0 -\n1,0 hu_b2 0 P2", "O", "sc_a5 hu_a1", hands={1: "sc_b1"})
    table.play("sc_a5@1,1/E")
    assert table.shows("1,0 O1P2 purple")
    table.play("sc_b1@-1,0/W", "hu_a1@2,0/S")  # 2@1 to the west
    assert table.shows("1,0 O2P2 contested")
    assert table.supplies == "O26 P27"


@pytest.mark.rule("RIV-8.6")
@pytest.mark.parametrize("first", ["delayed:1,0", "delayed:0,1"])
def test_shields_work_anew_against_every_spell_of_a_turn(first: str) -> None:
    """Purple's hut is reinforced by 2; then it repels one golem of each 3@1 that orange has waiting."""
    table = battle(
        """
        0,0 mw 0 -
        1,0 sc_a3 3 O1
        2,0 sc_b1 0 P1
        0,1 sc_a2 2 O1
        2,1 sc_b5 3 P1
        """,
        "P",
        "hu_b4",
        expert=True,
    ).play("hu_b4@1,1/N")
    assert table.shows("1,1 P3 purple P")
    assert table.asks == ("delayed", 0)
    assert table.play(first).shows("1,1 O4P1 orange P")
    assert table.supplies == "O24 P27"


@pytest.mark.rule("RIV-8.7")
@pytest.mark.parametrize(("tile", "after"), [("mw", "O3P2"), ("sc_b2", "O3P2"), ("hu_b2", "O2P3"), ("fo_b2", "O1P4")])
def test_five_golems_are_an_additional_shield(tile: str, after: str) -> None:
    """1, 1, 2 and 3 shields against 4 golems; as many purple golems leave as orange ones come."""
    table = attacked(tile, "P5")
    assert table.golems(TARGETS[tile]) == after


@pytest.mark.rule("RIV-8.7")
@pytest.mark.parametrize(("golems", "after"), [("P4", "O4P1"), ("O1P4", "O5"), ("O2P3", "O5")])
def test_five_golems_of_several_sides_or_four_of_one_are_no_entrenchment(golems: str, after: str) -> None:
    table = attacked("sc_b2", golems)
    assert table.golems("1,0") == after
    assert table.happened(SpellCast)[0].repelled == 0


@pytest.mark.rule("RIV-8.8")
def test_entrenchment_ends_with_the_fifth_golem() -> None:
    """3 golems against 2 shields, then 3 against 1."""
    table = battle("0,0 mw 0 -\n1,0 hu_b2 0 P5", "O", "sc_a3 sc_a2", hands={1: "sc_b1"})
    table.play("sc_a3@1,1/E")
    assert table.shows("1,0 O1P4 purple")
    table.play("sc_b1@-1,0/W", "sc_a2@2,0/N")
    assert table.shows("1,0 O3P2 orange")


@pytest.mark.rule("RIV-8.9")
@every_mode
def test_an_entrenched_tile_holds_golems_of_one_side_only(mode: str) -> None:
    entrenched = 0
    for seed in range(10):
        for table in random_game(seed, mode=mode, expert="true"):
            if table.asks[0] != "remove":
                for _, _, golems, _ in table.fields.values():
                    if max(golems) == 5:
                        assert sorted(golems)[:-1] == [0] * (len(golems) - 1)
                        entrenched += 1
    assert entrenched > 10


@pytest.mark.rule("RIV-8.10", "RIV-8.1", "RIV-8.11")
@pytest.mark.parametrize("tile", SPELLS)
def test_the_spells_with_the_symbol_and_no_others_ignore_printed_shields(tile: str) -> None:
    """Every tile around is held by one golem of the enemy."""
    for rotation in range(4):
        before = cross(tile, enemies=1)
        table = before.copy().play(f"{tile}@{CENTRE}/{'NESW'[rotation]}")
        own = LETTERS.index("P" if tile[3] == "b" else "O")
        for cell, (_, golems, reach, breaks) in aims(tile, rotation).items():
            shields = SHIELDS[str(before.fields[cell][0])[:2]]
            assert breaks == (reach == 3)
            assert table.fields[cell][2][own] == (golems if breaks else max(0, golems - shields))


@pytest.mark.rule("RIV-8.10")
def test_broken_shields_ignore_entrenchment_too() -> None:
    table = battle(
        """
        0,0 mw 0 -
        0,-1 fo_b1 0 P5
        0,1 sc_b2 0 P1 P
        """,
        "O",
        "hu_a4",
    ).play("hu_a4@0,2/E")
    assert table.shows("0,-1 O2P3 purple")
    assert table.supplies == "O27 P26"


@pytest.mark.rule("RIV-8.2", "RIV-8.3", "RIV-8.5", "RIV-8.7", "RIV-8.10", "RIV-8.11")
@pytest.mark.parametrize("tile", ["mw", "sc_b3", "hu_b3", "fo_b3"])
@pytest.mark.parametrize("caster", range(3))
def test_effective_shields_on_every_tile_against_everybody(tile: str, caster: int) -> None:
    """By the formula, for all golems that can stand on a tile: 4@1 from the east, and 2@3 over two tiles."""
    for counts in COUNTS:
        leaders = [side for side in range(3) if counts[side] == max(counts) > 0]
        shields = 0
        if len(leaders) == 1 and leaders != [caster]:
            shields = SHIELDS[tile[:2]] + (1 if counts[leaders[0]] == 5 else 0)
        if tile == "mw":
            board = f"0,0 mw 0 {written(counts)}\n0,1 sc_b1 0 -\n0,2 sc_b2 0 -"
            near, far = "sc_a1@1,0/W", "hu_a4@0,3/E"
        else:
            board = f"0,0 mw 0 -\n0,-1 {tile} 0 {written(counts)}\n0,1 sc_b1 0 -"
            near, far = "sc_a1@1,-1/W", "hu_a4@0,2/E"
        before = battle(board, caster, "sc_a1 hu_a4", mode="three")
        (plain,) = before.copy().play(near).happened(SpellCast)
        assert (plain.repelled, plain.landed) == (shields, 4 - shields), counts
        (breaking,) = before.copy().play(far).happened(SpellCast)
        assert (breaking.repelled, breaking.landed) == (0, 2), counts


@pytest.mark.rule("RIV-8.12")
@pytest.mark.parametrize(
    ("tile", "golems", "spell"), [("fo_b2", "P2", "sc_a5"), ("fo_b2", "P5", "sc_a3"), ("hu_b2", "P5", "sc_a5")]
)
def test_a_spell_of_no_more_golems_than_shields_has_no_effect_at_all(tile: str, golems: str, spell: str) -> None:
    before = battle(f"0,0 mw 0 -\n1,0 {tile} 0 {golems}", "O", spell)
    table = before.copy().play(f"{spell}@1,1/E")
    assert table.became(f"1,0 {golems} purple\n1,1 O1 orange O", before)
    assert table.supplies == f"O29 P{30 - int(golems[1])}"
