"""The worked examples of play with two, three and four players, with exact results.

Those of the end of the game, of the expert rules and of the solo game have files of their own.
"""

import pytest

from manawell.games.rivality.events import SpellBlocked
from tests.rivality.table import battle, dealt


@pytest.mark.rule("RIV-3.1", "RIV-5.2", "RIV-7.2", "RIV-7.4")
def test_ex_01_opening_turn() -> None:
    before = battle("0,0 mw 0 -", "P", "sc_b5")
    assert before.supplies == "O30 P30"
    table = before.copy().play("place sc_b5 (0,1) rot 0")
    assert table.became(
        """
        0,0 P2 purple
        0,1 P1 purple P
        """,
        before,
    )
    assert table.supplies == "O30 P27"
    assert table.asks == ("place", 0)


@pytest.mark.rule("RIV-5.3", "RIV-6.2", "RIV-7.4")
def test_ex_02_second_turn() -> None:
    before = battle(
        """
        0,0 mw 0 P2
        0,1 sc_b5 0 P1 P
        """,
        "O",
        "sc_a5",
    )
    assert before.supplies == "O30 P27"
    table = before.copy().play("place sc_a5 (1,0) rot 0")
    assert table.became(
        """
        0,0 O2P2 contested
        1,0 O1 orange O
        """,
        before,
    )
    assert table.supplies == "O27 P27"
    assert table.asks == ("place", 1)
    for move in [move for move in before.legal if move.startswith("sc_a5")]:
        assert before.copy().play(move).golems("0,1") == "P1"  # the wizard's tile cannot be attacked


@pytest.mark.rule("RIV-5.1", "RIV-8.7", "RIV-9.2")
def test_ex_03_third_turn() -> None:
    before = battle(
        """
        0,0 mw 0 O2P2
        1,0 sc_a5 0 O1 O
        0,1 sc_b5 0 P1 P
        """,
        "P",
        "hu_b4",
        hands={0: "sc_a1 sc_a2"},
    )
    assert before.supplies == "O27 P27"
    table = before.copy().play("place hu_b4 (0,2) rot 1")
    assert table.became(
        """
        0,0 P5 purple
        0,2 P1 purple P
        """,
        before,
    )
    assert table.wizard("0,1") == ""
    assert table.supplies == "O29 P23"
    assert table.asks == ("place", 0)
    attacked = table.play("place sc_a1 (-1,0) rot 1")
    assert attacked.golems("0,0") == "O3P2"  # 1 shield: 4 - 1 golems came, and 3 purple ones left


@pytest.mark.rule("RIV-7.3", "RIV-8.2", "RIV-9.2")
@pytest.mark.parametrize(("holder", "supplies", "after"), [("O1", "O25 P22", "O3"), ("P1", "O26 P21", "O1P1")])
def test_ex_04_two_spells_a_gap_and_reinforcement(holder: str, supplies: str, after: str) -> None:
    before = battle(
        f"""
        0,0 mw 0 O1P2
        1,0 sc_b2 0 O1P4
        2,0 hu_b1 0 P2 P
        3,0 sc_a2 0 O2 O
        3,1 hu_a1 0 {holder}
        """,
        "O",
        "sc_a5",
    )
    assert before.supplies == supplies
    table = before.copy().play("place sc_a5 (1,1) rot 1")
    assert table.became(
        f"""
        1,0 O3P2 orange
        1,1 O1 orange O
        3,1 {after} {"orange" if holder == "O1" else "contested"}
        """,
        before,
    )
    assert table.supplies == ("O20 P24" if holder == "O1" else "O22 P23")
    assert table.asks == ("place", 1)


@pytest.mark.rule("RIV-5.3", "RIV-5.6")
@pytest.mark.parametrize("expert", [False, True])
def test_ex_10_a_wizard_blocks_the_spell_of_a_just_placed_tile(expert: bool) -> None:
    before = battle(
        """
        0,0 mw 0 P2
        0,1 sc_b5 0 P1 P
        """,
        "O",
        "sc_a1",
        expert=expert,
    )
    assert before.supplies == "O30 P27"
    table = before.copy().play("place sc_a1 (1,1) rot 3")
    assert table.became(
        """
        0,1 P1 purple P
        1,1 O1 orange O
        """,
        before,
    )
    assert table.supplies == "O29 P27"
    assert table.asks == ("place", 1)
    assert [(event.x, event.y, event.colour) for event in table.happened(SpellBlocked)] == [(0, 1, "purple")]


@pytest.mark.rule("RIV-7.4")
def test_ex_11_without_expert_rules_a_spell_without_target_is_lost() -> None:
    before = battle(
        """
        -1,0 hu_a1 0 O1 O
        0,0 mw 0 O2P2
        1,0 sc_a3 2 O1
        0,1 sc_b2 0 P1 P
        """,
        "P",
        "sc_b5",
    )
    assert before.supplies == "O26 P27"
    table = before.copy().play("place sc_b5 (2,0) rot 1")
    assert table.became("2,0 P1 purple P", before)
    assert table.supplies == "O26 P26"
    assert table.asks == ("place", 0)


@pytest.mark.rule("RIV-8.12", "RIV-7.10")
def test_ex_12_two_golems_against_a_fortress() -> None:
    before = battle(
        """
        -1,0 sc_a2 0 O1 O
        0,0 mw 0 O2
        1,0 fo_b1 0 P2
        0,1 sc_b2 0 P1 P
        """,
        "O",
        "sc_a5",
    )
    assert before.supplies == "O27 P27"
    table = before.copy().play("place sc_a5 (1,1) rot 1")
    assert table.became(
        """
        1,0 P2 purple
        1,1 O1 orange O
        """,
        before,
    )
    assert table.supplies == "O26 P27"
    assert table.asks == ("place", 1)


ENTRENCHED_FORTRESS = """
    0,0 mw 0 O3
    1,0 fo_b1 0 P5
    0,1 hu_a1 0 O1 O
    1,1 sc_a2 0 O1
    1,2 sc_b3 0 P1
    2,2 sc_b2 0 P1 P
"""


@pytest.mark.rule("RIV-8.7", "RIV-8.10", "RIV-9.2")
def test_ex_13_an_entrenched_fortress_and_a_broken_shield() -> None:
    before = battle(ENTRENCHED_FORTRESS, "O", "hu_a3")
    assert before.supplies == "O25 P23"
    table = before.copy().play("place hu_a3 (1,3) rot 1")
    assert table.became(
        """
        1,0 O2P3 purple
        1,3 O1 orange O
        """,
        before,
    )
    assert table.supplies == "O22 P25"
    assert table.asks == ("place", 1)


@pytest.mark.rule("RIV-8.7", "RIV-8.10", "RIV-9.2")
def test_ex_13_an_entrenched_fortress_and_a_plain_attack() -> None:
    before = battle(ENTRENCHED_FORTRESS, "O", "sc_a1")
    assert before.supplies == "O25 P23"
    table = before.copy().play("place sc_a1 (1,-1) rot 2")
    assert table.became(
        """
        1,-1 O1 orange O
        1,0 O1P4 purple
        """,
        before,
    )
    assert table.supplies == "O23 P24"
    assert table.asks == ("place", 1)


TWO_ENEMIES = """
    0,-1 sc_a2 0 T1 T
    -1,0 sc_a5 0 O1 O
    0,0 mw 0 T1
    1,0 sc_b2 0 O1P2T2
    0,1 hu_b1 0 P1 P
"""


@pytest.mark.rule("RIV-9.3", "RIV-9.4", "RIV-9.7")
@pytest.mark.parametrize(
    ("place", "remove", "target", "supplies"),
    [
        ("place sc_a4 (1,1) rot 0", "remove purple", "1,0 O2P1T2 contested", "O16 P18 T16"),
        ("place sc_a3 (1,1) rot 1", "remove turquoise", "1,0 O4P1 orange", "O14 P18 T18"),
    ],
    ids=["A", "B"],
)
def test_ex_14_overflow_with_two_enemies(place: str, remove: str, target: str, supplies: str) -> None:
    before = battle(TWO_ENEMIES, "O", "sc_a4 sc_a3", mode="three")
    assert before.supplies == "O18 P17 T16"
    table = before.copy().play(place)
    assert table.asks == ("remove", 0)
    assert table.legal == ["remove:purple", "remove:turquoise"]
    assert table.play(remove).became(f"{target}\n1,1 O1 orange O", before)
    assert table.supplies == supplies
    assert table.asks == ("place", 1)


@pytest.mark.rule("RIV-9.5")
def test_ex_15_more_than_five_own_golems() -> None:
    before = battle(
        """
        0,-1 hu_a1 0 O1 O
        0,0 mw 0 O4P1
        0,1 sc_b2 0 P1 P
        """,
        "O",
        "sc_a2",
    )
    assert before.supplies == "O25 P28"
    table = before.copy().play("place sc_a2 (1,0) rot 0")
    assert table.became(
        """
        0,0 O5 orange
        1,0 O1 orange O
        """,
        before,
    )
    assert table.supplies == "O23 P29"
    assert table.asks == ("place", 1)


PLAIN_DECK = "sc_a1 fo_a1 hu_a2 sc_a2 sc_a3 sc_a4 hu_a1 hu_a3 fo_a2 sc_a5"
"""What lies below a hand of hu_a4 and fo_a3, from the top."""


@pytest.mark.rule("RIV-2.1", "RIV-2.2", "RIV-2.10")
@pytest.mark.parametrize("edition", ["de", "fr"])
@pytest.mark.parametrize(
    ("seat", "hand", "answers"),
    [
        (0, "hu_a4 fo_a3", {"de": ["keep", "redraw"], "fr": ["keep", "redraw"]}),
        (0, "hu_a4 sc_a5", {"de": ["keep"], "fr": ["keep"]}),
        (1, "hu_b4 fo_b3", {"de": ["keep", "redraw"], "fr": []}),
        (1, "fo_b3 fo_b2", {"de": ["keep"], "fr": []}),
    ],
)
def test_ex_19_who_may_redraw(seat: int, hand: str, answers: dict[str, list[str]], edition: str) -> None:
    table = dealt(*("", hand) if seat else (hand, ""), edition=edition)
    assert table.asks == ("mulligan", 0)
    if seat == 1:
        table.play("keep")
    asked = table.asks == ("mulligan", seat)
    assert (table.legal if asked else []) == answers[edition]
    assert asked or table.asks == ("place", 0)


@pytest.mark.rule("RIV-2.5", "RIV-2.6", "RIV-2.7")
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_ex_19_the_exchange(edition: str) -> None:
    table = dealt(f"hu_a4 fo_a3 {PLAIN_DECK}", "", edition=edition).play("redraw")
    assert set(table.hand(0)) == {"sc_a1", "fo_a1"}
    deck = table.view().decks[0]
    assert sorted(map(str, deck)) == sorted(["hu_a4", "fo_a3", *PLAIN_DECK.split()[2:]])
    assert deck[-1] not in ("fo_a2", "fo_a3")
    assert table.asks == (("mulligan", 1) if edition == "de" else ("place", 0))  # no second redraw


@pytest.mark.rule("RIV-16.1", "RIV-16.2", "RIV-16.3", "RIV-16.4", "RIV-16.7", "RIV-5.8")
def test_ex_26_four_players_one_wizard_and_one_supply_per_team() -> None:
    table = dealt("sc_a5 hu_a1 sc_a1 hu_a2", "sc_b5 hu_b1 sc_b1 hu_b2", mode="teams")
    assert [len(hand) for hand in table.view().hands] == [2, 2, 2, 2]
    turns = [
        ("", "0,0 - empty", "O30 P30", (8, 8)),
        ("place sc_a5 (1,0) rot 0", "0,0 O2 orange\n1,0 O1 orange O", "O27 P30", (7, 8)),
        ("place sc_b5 (0,1) rot 0", "0,0 O2P2 contested\n1,0 O1 orange O\n0,1 P1 purple P", "O27 P27", (7, 7)),
        ("place sc_a1 (1,1) rot 0", "1,0 O5 orange\n1,1 O1 orange O\n0,1 P1 purple P", "O22 P27", (6, 7)),
        ("place sc_b1 (2,0) rot 3", "1,0 O2P3 purple\n1,1 O1 orange O\n2,0 P1 purple P", "O25 P23", (6, 6)),
    ]
    for turn, (move, after, supplies, decks) in enumerate(turns):
        before = table.copy()
        table.play(*([move] if move else ["keep"] * 4))
        assert table.became(after, before)
        assert table.supplies == supplies
        assert tuple(len(deck) for deck in table.view().decks) == decks
        assert table.asks == ("place", turn % 4)
    assert [len(hand) for hand in table.view().hands] == [2, 2, 2, 2]
