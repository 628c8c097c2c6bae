"""The wizard (RIV-5)."""

import pytest

from manawell.games.rivality.events import SpellBlocked, TilePlaced
from manawell.kernel.rng import rng_from
from tests.rivality.table import alone, battle, new, random_game
from tests.rivality.test_setup import every_mode


@pytest.mark.rule("RIV-5.1")
def test_the_wizard_leaves_its_tile_and_comes_to_the_new_one() -> None:
    table = battle("0,0 mw 0 -", "O", "sc_a1 sc_a2", hands={1: "sc_b1 sc_b2"})
    table.play("sc_a1@1,0/E")
    assert (table.wizard("1,0"), table.wizard("0,0")) == ("O", "")
    table.play("sc_b1@-1,0/W")
    assert (table.wizard("1,0"), table.wizard("-1,0")) == ("O", "P")
    table.play("sc_a2@2,0/E")
    assert (table.wizard("1,0"), table.wizard("2,0"), table.wizard("-1,0")) == ("", "O", "P")


@pytest.mark.rule("RIV-5.1", "RIV-5.7", "RIV-5.11")
@every_mode
@pytest.mark.parametrize("expert", ["false", "true"])
def test_every_wizard_stands_on_the_tile_that_its_side_placed_last(mode: str, expert: str) -> None:
    for seed in range(4):
        for table in random_game(seed, mode=mode, expert=expert):
            last = {event.colour: (event.x, event.y) for event in table.happened(TilePlaced)}
            for colour, spot in zip(("orange", "purple", "turquoise"), table.view().wizards, strict=False):
                assert (None if spot is None else (spot.x, spot.y)) == last.get(colour)


@pytest.mark.rule("RIV-5.2")
@pytest.mark.parametrize("tile", ["sc_a1", "hu_a4", "fo_a3"])
def test_exactly_one_golem_comes_with_the_wizard_whatever_the_shields(tile: str) -> None:
    before = battle("0,0 mw 0 -", "O", tile)
    table = before.copy().play(f"{tile}@0,1/S")
    assert table.became("0,1 O1 orange O", before)
    assert table.supplies == "O29 P30"


GUARDED = """
    0,0 mw 0 -
    0,1 hu_b1 0 P1 {}
    1,0 sc_a2 0 O1
    2,0 sc_a3 0 O1
    3,0 sc_a5 0 O1 O
    -1,0 sc_b2 0 P1 {}
"""
"""A purple hut, with the wizard on it or elsewhere, in reach of tiles that orange places beside it."""


@pytest.mark.rule("RIV-5.3", "RIV-5.4")
@pytest.mark.parametrize("mode", ["duel", "three", "teams"])
@pytest.mark.parametrize("edition", ["de", "fr"])
@pytest.mark.parametrize(
    ("move", "unguarded"),
    [("sc_a1@1,1/W", "O3P1"), ("hu_a4@2,1/W", "O2P1"), ("hu_a4@3,1/N", "O2P1")],
    ids=["4@1", "3@2", "2@3 that breaks shields"],
)
def test_a_spell_at_the_tile_of_an_enemy_wizard_fizzles(move: str, unguarded: str, edition: str, mode: str) -> None:
    before = battle(GUARDED.format("P", ""), "O", "sc_a1 hu_a4", mode=mode, edition=edition)
    cell = move[6:9]
    assert move in before.legal
    table = before.copy().play(move)
    assert table.became(f"0,1 P1 purple P\n{cell} O1 orange O", before)
    assert [(event.x, event.y) for event in table.happened(SpellBlocked)] == [(0, 1)]
    assert table.state.supplies[0] == before.state.supplies[0] - 1
    open_to_attack = battle(GUARDED.format("", "P"), "O", "sc_a1 hu_a4", mode=mode, edition=edition).play(move)
    assert open_to_attack.golems("0,1") == unguarded


@pytest.mark.rule("RIV-5.4")
@every_mode
def test_which_wizards_block_is_the_same_in_both_editions(mode: str) -> None:
    """The same game from the first turn on, without the delayed spells whose order differs."""
    chooser, blocked = rng_from(b"chooser"), 0
    for seed in range(4):
        tables = [new(str(seed), mode=mode, edition=edition) for edition in ("de", "fr")]
        for table in tables:
            while table.asks[0] == "mulligan":
                table.play("keep")
        while not tables[0].over:
            legal = tables[0].legal
            move = legal[chooser.below(len(legal))]
            for table in tables:
                table.play(move)
            assert tables[0].fields == tables[1].fields
            assert tables[0].view().wizards == tables[1].view().wizards
            assert tables[0].supplies == tables[1].supplies
        blocked += len(tables[0].happened(SpellBlocked))
    assert blocked > 4


@pytest.mark.rule("RIV-5.5")
def test_a_spell_flies_over_a_wizard() -> None:
    before = battle(
        """
        0,0 mw 0 -
        0,1 hu_b1 0 P1 P
        -1,1 sc_b2 0 P1
        """,
        "O",
        "sc_a4",
    )
    table = before.copy().play("sc_a4@1,1/N")
    assert table.became("-1,1 O3P1 orange\n1,1 O1 orange O", before)


@pytest.mark.rule("RIV-5.6")
@pytest.mark.parametrize("expert", [False, True])
def test_a_blocked_spell_is_lost_for_good(expert: bool) -> None:
    """It does not wait until the wizard has gone."""
    table = battle(
        """
        0,0 mw 0 P2
        0,1 sc_b5 0 P1 P
        """,
        "O",
        "sc_a1 sc_a2",
        hands={1: "sc_b1 sc_b2"},
        expert=expert,
    )
    table.play("sc_a1@1,1/W")
    assert ("SpellBlocked" in table.kinds, "SpellWaits" in table.kinds) == (True, False)
    table.play("sc_b1@0,-1/N", "sc_a2@2,1/S")
    assert table.shows("0,1 P1 purple")
    assert table.supplies == "O28 P26"


@pytest.mark.rule("RIV-5.7", "RIV-5.8")
def test_a_wizard_guards_its_tile_during_the_turns_of_all_others_and_no_longer() -> None:
    hands = {1: "sc_b1 sc_b3", 2: "sc_b2 hu_b2"}
    table = battle("0,0 mw 0 -", "O", "sc_a1 sc_a2", hands=hands, mode="three").play("sc_a1@0,1/S")
    table.play("sc_b1@1,1/W")
    assert table.shows("0,1 O1 orange O")
    table.play("sc_b2@-1,1/E")
    assert table.shows("0,1 O1 orange O")
    assert [event.colour for event in table.happened(SpellBlocked)] == ["orange", "orange"]
    table.play("sc_a2@0,-1/N", "sc_b3@0,2/N")
    assert table.shows("0,1 O1P3 purple")


@pytest.mark.rule("RIV-5.8")
def test_a_side_may_reinforce_the_tile_that_its_wizard_has_just_left() -> None:
    table = battle(
        """
        0,0 mw 0 -
        0,1 sc_a5 0 O1 O
        """,
        "O",
        "sc_a1",
        hands={1: "sc_b1"},
    ).play("sc_a1@1,1/W")
    assert table.shows("0,1 O5 orange\n1,1 O1 orange O")
    table.play("sc_b1@-1,1/E")
    assert table.shows("0,1 O2P3 purple")  # entrenched: 4 - 1 golems came, and 3 orange ones left


@pytest.mark.rule("RIV-5.9")
def test_a_wizard_does_not_count_for_the_limit_of_five() -> None:
    table = battle(
        """
        0,0 mw 0 -
        1,0 sc_a1 2 O1
        """,
        "O",
        "sc_a2",
        expert=True,
    ).play("sc_a2@1,1/S")
    assert table.shows("1,1 O5 orange O")  # 1 and the waiting 4@1
    assert table.supplies == "O24 P30"


@pytest.mark.rule("RIV-5.9")
def test_a_wizard_does_not_count_for_entrenchment() -> None:
    """Orange comes to 4 golems by its waiting 3@1; then all 3 golems of purple's find no shield."""
    table = battle(
        """
        0,0 mw 0 -
        1,0 sc_a3 3 O1
        0,1 sc_b3 1 P1 P
        """,
        "O",
        "sc_a1",
        expert=True,
    ).play("sc_a1@1,1/S")
    assert table.shows("1,1 O2P3 purple O")
    assert table.supplies == "O27 P26"


@pytest.mark.rule("RIV-5.9", "RIV-6.2")
def test_a_wizard_does_not_count_for_control() -> None:
    """The first 2@1 loses a golem to the hut; it is contested then, and its shield does nothing against the second."""
    table = battle(
        """
        0,0 mw 0 -
        1,0 hu_b1 2 P1
        0,1 sc_b5 1 P1 P
        """,
        "O",
        "hu_a4",
        expert=True,
    ).play("hu_a4@1,1/S")
    assert table.asks == ("delayed", 1)
    for source in ("delayed:1,0", "delayed:0,1"):
        after = table.copy().play(source)
        assert after.shows("1,1 O1P3 purple O")
        assert after.supplies == "O29 P25"


@pytest.mark.rule("RIV-5.10")
def test_wizards_do_not_protect_in_solo_mode() -> None:
    before = alone(
        """
        1,4 P1 P
        1,1 O1 O
        """
    )
    table = before.copy().play("go (1,3)")
    assert table.became(
        """
        1,2 O1P3 purple O
        1,3 P1 purple P
        1,4 O2P1 orange
        """,
        before,
    )
    assert table.supplies == "O26 P25"
    attacked = alone().play("enter 2", "go (2,3)")
    assert attacked.shows("2,3 O2P1 orange P")


@pytest.mark.rule("RIV-5.10", "RIV-5.11")
def test_a_wizard_neither_stops_a_delayed_spell_nor_leaves_because_of_it() -> None:
    before = battle(
        """
        -1,0 hu_a1 0 O1 O
        0,0 mw 0 O2P2
        1,0 sc_a3 2 O1
        0,1 sc_b2 0 P1 P
        """,
        "P",
        "sc_b5",
        expert=True,
    )
    table = before.copy().play("sc_b5@2,0/E")
    assert table.became("2,0 O3P1 orange P", before)


@pytest.mark.rule("RIV-5.11")
def test_a_wizard_stays_on_a_tile_that_is_besieged_and_lost() -> None:
    before = battle(
        """
        0,0 mw 0 -
        1,0 sc_b1 0 P1
        2,0 sc_b3 0 P1
        0,1 sc_b2 0 P1
        2,1 sc_b4 1 P1
        1,2 hu_b1 2 P1
        2,2 sc_b5 0 P1 P
        """,
        "O",
        "hu_a4",
        expert=True,
    )
    table = before.copy().play("hu_a4@1,1/N")
    assert table.became("1,1 P1 purple O", before)
    assert table.supplies == "O30 P23"
