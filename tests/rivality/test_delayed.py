"""Expert rules: delayed spells (RIV-18)."""

import pytest

from manawell.games.rivality.events import DelayedSpellCast, DelayedSpellLost, SpellCast, SpellWaits, TilePlaced
from tests.rivality.table import Table, battle


def waiting(source: str, active: str = "P", hand: str = "sc_b5", mode: str = "duel", edition: str = "de") -> Table:
    """At (1,0) a spell of four golems faces east and waits for a tile on (2,0); `source` stands on its tile."""
    board = f"0,0 mw 0 -\n1,0 sc_a1 1 {source}"
    return battle(board, active, hand, mode=mode, expert=True, edition=edition)


def crossing(west: str, north: str, south: str, active: str, edition: str = "de", hand: str = "sc_a1") -> Table:
    """With three players, three spells of one golem wait for a tile on (2,0); its own spell finds nothing."""
    board = f"""
        0,0 mw 0 -
        1,-1 hu_b1 0 -
        1,1 hu_b4 0 -
        1,0 sc_a2 1 {west}
        2,-1 sc_a4 2 {north}
        2,1 sc_b2 1 {south}
    """
    table = battle(board, active, hand, mode="three", expert=True, edition=edition)
    return table.play(f"{hand}@2,0/E")


def cast(table: Table) -> list[tuple[str, int, int]]:
    """The delayed spells so far: colour and golems landed, and how many stand there then."""
    told = [event for event in table.told(DelayedSpellCast) if isinstance(event, DelayedSpellCast)]
    return [(event.colour, event.landed, sum(event.golems)) for event in told]


# RIV-18.1 to 18.4: waiting and being triggered.


@pytest.mark.rule("RIV-18.1", "RIV-18.2", "RIV-18.13")
def test_a_spell_without_a_target_waits_for_the_own_next_tile() -> None:
    table = battle("0,0 mw 0 -", "O", "sc_a1 sc_a5", hands={1: "sc_b2"}, expert=True)
    table.play("sc_a1@1,0/E", "sc_b2@-1,0/W")
    assert SpellWaits(1, 0, "E", 2, 0) in table.told(SpellWaits)
    assert table.supplies == "O29 P29"
    table.play("sc_a5@2,0/E")
    assert table.shows("2,0 O5 orange O")
    assert table.supplies == "O24 P29"


@pytest.mark.rule("RIV-18.1", "RIV-18.2")
def test_an_enemy_can_trigger_it_too() -> None:
    table = battle("0,0 mw 0 -", "O", "sc_a1", hands={1: "sc_b2"}, expert=True)
    table.play("sc_a1@1,0/E", "sc_b2@2,0/E")
    assert table.shows("2,0 O4P1 orange P")
    assert cast(table) == [("orange", 4, 5)]


@pytest.mark.rule("RIV-18.1")
def test_without_expert_rules_nothing_waits() -> None:
    table = battle("0,0 mw 0 -", "O", "sc_a1", hands={1: "sc_b2"}).play("sc_a1@1,0/E", "sc_b2@2,0/E")
    assert table.shows("2,0 P1 purple P")


@pytest.mark.rule("RIV-18.2", "RIV-18.3")
def test_exactly_the_spells_that_aim_at_the_new_tile_are_triggered() -> None:
    board = """
        0,0 mw 0 -
        1,-1 hu_b1 0 -
        1,1 hu_b4 0 -
        1,0 sc_a1 1 O1
        -1,0 hu_a3 2 O1
        2,-1 sc_a5 2 O1
        2,1 sc_b1 1 O1
        2,2 sc_a3 0 O1
    """
    table = battle(board, "P", "sc_b5", expert=True).play("sc_b5@2,0/E")
    # (2,-1) aims at the cell behind, (2,1) to the east; the others have ranges 1, 3 and 2
    assert table.asks == ("delayed", 0)
    assert set(table.legal) == {"delayed:1,0", "delayed:-1,0", "delayed:2,2"}
    table.play("delayed:2,2", "delayed:1,0")
    assert [(event[0], event[1]) for event in cast(table)] == [("orange", 1), ("orange", 4), ("orange", 2)]


@pytest.mark.rule("RIV-18.3")
def test_a_delayed_spell_is_triggered_only_once() -> None:
    board = "0,0 mw 0 -\n1,0 sc_a1 1 O1"
    table = battle(board, "P", "sc_b5 hu_b4", hands={0: "hu_a4"}, expert=True)
    table.play("sc_b5@2,0/E", "hu_a4@-1,0/W", "hu_b4@2,1/E")  # beside and behind, nothing happens now
    assert cast(table) == [("orange", 4, 5)]


@pytest.mark.rule("RIV-18.4", "RIV-18.5")
def test_the_spells_of_the_new_tile_come_first_and_can_capture_the_source() -> None:
    table = waiting("O1").play("sc_b5@2,0/W")  # 2@1 west takes the source
    assert table.shows("""
        1,0 O1P2 purple
        2,0 P5 purple P
    """)
    order = [type(event) for event in table.told() if isinstance(event, TilePlaced | SpellCast | DelayedSpellCast)]
    assert order == [TilePlaced, SpellCast, DelayedSpellCast]
    assert table.supplies == "O29 P23"


# RIV-18.5 to 18.7: who casts.


@pytest.mark.rule("RIV-18.5")
@pytest.mark.parametrize(
    ("source", "caster", "after", "supplies"),
    [
        ("O1", "orange", "O4P1", "O15 P19 T20"),
        ("P1", "purple", "P5", "O20 P14 T20"),
        ("O2P1T1", "orange", "O4P1", "O14 P18 T19"),
        ("P1T2", "turquoise", "P1T4", "O20 P18 T14"),
    ],
)
def test_the_caster_is_who_controls_the_source(source: str, caster: str, after: str, supplies: str) -> None:
    """Orange laid the tile, in every case."""
    board = f"0,0 mw 0 -\n1,0 sc_a1 1 {source}"
    table = battle(board, "P", "sc_b5", mode="three", expert=True, laid_by={"sc_a1": "O"}).play("sc_b5@2,0/E")
    assert cast(table) == [(caster, 4, 5)]
    assert table.golems("2,0") == after
    assert table.supplies == supplies


@pytest.mark.rule("RIV-18.6")
@pytest.mark.parametrize(("source", "mode"), [("O1P1", "duel"), ("-", "duel"), ("O2P2T1", "three"), ("-", "three")])
def test_a_contested_or_empty_source_casts_nothing(source: str, mode: str) -> None:
    table = waiting(source, mode=mode).play("sc_b5@2,0/E")
    assert table.shows("2,0 P1 purple P")
    assert cast(table) == []
    assert table.told(DelayedSpellLost) == [DelayedSpellLost(1, 0, 2, 0)]


@pytest.mark.rule("RIV-18.4", "RIV-18.6")
def test_a_source_that_becomes_contested_in_this_turn_casts_nothing() -> None:
    table = waiting("O2").play("sc_b5@2,0/W")
    assert table.shows("""
        1,0 O2P2 contested
        2,0 P1 purple P
    """)
    assert table.told(DelayedSpellLost) == [DelayedSpellLost(1, 0, 2, 0)]


@pytest.mark.rule("RIV-18.7")
def test_wizards_neither_protect_the_target_nor_bind_the_source() -> None:
    table = waiting("O1 O").play("sc_b5@2,0/E")
    assert table.shows("""
        1,0 O1 orange O
        2,0 O4P1 orange P
    """)
    foreign = waiting("O1T2 O", mode="three").play("sc_b5@2,0/E")  # orange's wizard on a tile of turquoise
    assert foreign.shows("2,0 P1T4 turquoise P")


# RIV-18.8, 18.9: how it is resolved.


@pytest.mark.rule("RIV-18.8")
@pytest.mark.parametrize(("move", "after"), [("sc_b5@2,0/E", "O4P1"), ("hu_b4@2,0/E", "O3P1"), ("fo_b3@2,0/S", "O2P1")])
def test_the_shields_of_the_new_tile_protect_who_laid_it(move: str, after: str) -> None:
    table = waiting("O1", hand=move[:5]).play(move)
    assert table.golems("2,0") == after
    own = waiting("P1", hand=move[:5]).play(move)
    assert own.golems("2,0") == "P5"


@pytest.mark.rule("RIV-18.8")
def test_a_broken_shield_works_for_a_delayed_spell() -> None:
    board = "0,0 mw 0 -\n1,0 sc_b1 0 -\n-1,0 hu_a3 2 O1"  # 2@3* to the east
    table = battle(board, "P", "fo_b3", expert=True).play("fo_b3@2,0/E")
    assert table.shows("2,0 O2P1 orange P")


@pytest.mark.rule("RIV-18.8", "RIV-8.7", "RIV-9.2")
def test_the_new_tile_can_be_entrenched_at_once_and_overflow() -> None:
    board = "0,0 mw 0 -\n1,0 sc_a1 1 O1\n1,1 hu_b4 0 -\n2,1 sc_b2 0 P1"
    table = battle(board, "O", "sc_a5", expert=True).play("sc_a5@2,0/E")
    assert cast(table) == [("orange", 4, 5), ("purple", 2, 7)]  # 3@1, one golem repelled
    assert table.shows("2,0 O3P2 orange O")
    assert table.supplies == "O26 P27"


@pytest.mark.rule("RIV-18.8", "RIV-9.8")
def test_the_caster_of_a_delayed_spell_chooses_the_golem_to_remove() -> None:
    """Orange lays, purple adds one golem, turquoise four: six golems, and the enemies are level."""
    board = """
        0,0 mw 0 -
        1,0 sc_a2 1 P1
        1,1 hu_b4 0 -
        2,1 sc_b1 0 T1
    """
    table = battle(board, "O", "sc_a1", mode="three", expert=True).play("sc_a1@2,0/E")
    assert table.asks == ("remove", 2)
    assert table.legal == ["remove:orange", "remove:purple"]
    table.play("remove:orange")
    assert table.shows("2,0 P1T4 turquoise O")
    assert table.supplies == "O20 P18 T15"
    assert table.asks == ("place", 1)


@pytest.mark.rule("RIV-18.9")
def test_a_delayed_spell_cannot_be_declined() -> None:
    """The second spell only brings a sixth golem, which goes back at once; it is cast all the same."""
    board = "0,0 mw 0 -\n1,0 sc_a1 1 O1\n1,1 hu_b4 0 -\n2,1 sc_b2 1 O1"
    table = battle(board, "O", "sc_a5", expert=True).play("sc_a5@2,0/E")
    assert table.legal == ["delayed:1,0", "delayed:2,1"]  # an order to choose, and no way out
    table.play("delayed:1,0")
    assert cast(table) == [("orange", 4, 5), ("orange", 1, 6)]
    assert table.shows("2,0 O5 orange O")


# RIV-18.10 to 18.12: the order.


@pytest.mark.rule("RIV-18.10")
@pytest.mark.parametrize(
    ("active", "edition", "order"),
    [
        ("O", "de", ["orange", "purple", "turquoise"]),
        ("P", "de", ["purple", "turquoise", "orange"]),
        ("T", "de", ["turquoise", "orange", "purple"]),
        ("O", "fr", ["purple", "turquoise", "orange"]),
        ("P", "fr", ["turquoise", "orange", "purple"]),
        ("T", "fr", ["orange", "purple", "turquoise"]),
    ],
)
@pytest.mark.parametrize("sources", [("O1", "P1", "T1"), ("T1", "O1", "P1"), ("P1", "T1", "O1")])
def test_the_order_of_three_sides_by_edition(
    active: str, edition: str, order: list[str], sources: tuple[str, str, str]
) -> None:
    table = crossing(*sources, active=active, edition=edition)
    assert [colour for colour, *_ in cast(table)] == order
    counts = {letter: 2 if letter == active else 1 for letter in "OPT"}
    assert table.golems("2,0") == "".join(f"{letter}{count}" for letter, count in counts.items())


@pytest.mark.rule("RIV-18.10")
@pytest.mark.parametrize(
    ("active", "edition", "first"), [("O", "de", 0), ("P", "de", 1), ("O", "fr", 1), ("P", "fr", 0)]
)
def test_the_order_of_two_sides_by_edition(active: str, edition: str, first: int) -> None:
    board = "0,0 mw 0 -\n1,0 sc_a2 1 O1\n1,1 hu_b4 0 -\n2,1 sc_b2 1 P1"
    hand = "sc_a1" if active == "O" else "sc_b1"
    table = battle(board, active, hand, expert=True, edition=edition).play(f"{hand}@2,0/E")
    assert [colour for colour, *_ in cast(table)] == [("orange", "purple")[first], ("orange", "purple")[1 - first]]


@pytest.mark.rule("RIV-18.10", "RIV-18.8")
@pytest.mark.parametrize(
    ("edition", "after", "supplies"),
    [
        # purple 1: P2; turquoise 3 - 1: contested; orange 1 without shields
        ("de", "2,0 O1P2T2 contested P", "O18 P17 T17"),
        # turquoise 3 - 1: it controls the Hut; orange 1 - 1; purple 1 - 1
        ("fr", "2,0 P1T2 turquoise P", "O19 P18 T17"),
    ],
)
def test_the_order_of_three_sides_changes_the_result(edition: str, after: str, supplies: str) -> None:
    """On a Hut that purple lays."""
    board = """
        0,0 mw 0 -
        1,-1 hu_b1 0 -
        1,1 hu_b3 2 -
        1,0 sc_b4 2 P1
        2,-1 sc_b2 2 T1
        2,1 sc_a4 0 O1
    """
    table = battle(board, "P", "hu_b4", mode="three", expert=True, edition=edition).play("hu_b4@2,0/E")
    assert table.shows(after)
    assert table.supplies == supplies


@pytest.mark.rule("RIV-18.11", "RIV-18.12")
@pytest.mark.parametrize(
    ("first", "after"), [("delayed:2,3", "P5"), ("delayed:2,1", "O1P4")], ids=["breaking first", "plain first"]
)
def test_a_side_with_several_delayed_spells_chooses_their_order(first: str, after: str) -> None:
    """Two spells of purple on orange's Hut: 2@3*, then 3@1 without shields; or 3@1 against the shield, then 2@3*."""
    board = """
        0,0 mw 0 -
        1,0 sc_a5 0 -
        1,1 hu_b4 0 -
        2,1 sc_b2 0 P1
        2,2 sc_b5 1 -
        2,3 hu_b3 0 P1
    """
    table = battle(board, "O", "hu_a4", expert=True).play("hu_a4@2,0/E")
    assert table.asks == ("delayed", 1)
    assert set(table.legal) == {"delayed:2,1", "delayed:2,3"}
    table.play(first)
    assert table.golems("2,0") == after
    assert (table.controller("2,1"), table.controller("2,3")) == ("purple", "purple")
    assert table.asks == ("place", 1)


@pytest.mark.rule("RIV-18.11")
@pytest.mark.parametrize(
    ("active", "edition", "before"),
    [("T", "de", []), ("O", "de", []), ("T", "fr", []), ("P", "de", ["purple"]), ("O", "fr", ["purple"])],
)
def test_a_side_is_asked_when_its_turn_comes(active: str, edition: str, before: list[str]) -> None:
    """Orange has two delayed spells, purple has one; `before` is what was cast until orange is asked."""
    table = crossing("O1", "P1", "O1", active, edition)
    assert [colour for colour, *_ in cast(table)] == before
    assert table.asks == ("delayed", 0)
    table.play("delayed:2,1")
    told = [event for event in table.told(DelayedSpellCast) if isinstance(event, DelayedSpellCast)]
    sources = [(event.source_x, event.source_y) for event in told if event.colour == "orange"]
    assert sources == [(2, 1), (1, 0)]
    assert len(told) == 3


@pytest.mark.rule("RIV-18.12", "RIV-18.11")
def test_casting_never_changes_who_casts_the_others() -> None:
    table = crossing("O1", "O2", "O1P2", "T")
    assert set(table.legal) == {"delayed:1,0", "delayed:2,-1"}
    table.play("delayed:2,-1")
    assert cast(table) == [("orange", 1, 2), ("orange", 1, 3), ("purple", 1, 4)]
    assert (table.golems("1,0"), table.golems("2,-1"), table.golems("2,1")) == ("O1", "O2", "O1P2")


@pytest.mark.rule("RIV-18.13")
def test_a_source_of_the_active_side_reinforces_its_new_tile() -> None:
    table = waiting("O1", "O", "fo_a3").play("fo_a3@2,0/S")
    assert table.shows("2,0 O5 orange O")
    assert table.supplies == "O24 P30"
