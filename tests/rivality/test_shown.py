"""What a view adds to what lies on the table, so that nobody has to work it out: who leads, waits, threatens."""

import pytest

from manawell.games.rivality import GAME
from manawell.games.rivality.components.reference import reference
from manawell.games.rivality.components.tables import TILES, x_of, y_of
from manawell.games.rivality.events import SpellCast, WizardSet
from manawell.games.rivality.information.view import Field, Threat
from manawell.games.rivality.rules.solo import entries
from tests.rivality.table import Table, battle, new, walk


def field_at(table: Table, x: int, y: int) -> Field:
    return next(field for field in table.view().battlefield if (field.x, field.y) == (x, y))


@pytest.mark.rule("RIV-6.1", "RIV-6.2")
@pytest.mark.parametrize(
    ("golems", "leaders"),
    [("-", ()), ("O1", ("orange",)), ("O2P2T1", ("orange", "purple")), ("O1P1T1", ("orange", "purple", "turquoise"))],
)
def test_the_colours_with_the_most_golems_lead(golems: str, leaders: tuple[str, ...]) -> None:
    table = battle(f"0,0 mw 0 -\n1,0 fo_b1 0 {golems}", "O", "sc_a1", mode="three")
    assert field_at(table, 1, 0).leaders == leaders


@pytest.mark.rule("RIV-6.1", "RIV-6.2")
def test_an_event_that_tells_the_golems_tells_who_leads() -> None:
    told = 0
    for table in walk(new("leading", mode="three"), "leading"):
        told_with_golems: list[WizardSet | SpellCast] = [*table.happened(WizardSet), *table.happened(SpellCast)]
        for event in told_with_golems:
            most = max(event.golems)
            sides = [
                colour
                for colour, count in zip(("orange", "purple", "turquoise"), event.golems, strict=True)
                if count == most > 0
            ]
            assert list(event.leaders) == sides
            told += 1
    assert told > 20


@pytest.mark.rule("RIV-8.8", "RIV-8.9")
@pytest.mark.parametrize(("golems", "dug_in"), [("O5", True), ("O4", False), ("O4P1", False), ("-", False)])
def test_five_golems_have_dug_in(golems: str, dug_in: bool) -> None:
    table = battle(f"0,0 mw 0 -\n1,0 fo_b1 0 {golems}", "O", "sc_a1")
    assert field_at(table, 1, 0).entrenched is dug_in


@pytest.mark.rule("RIV-18.1", "RIV-18.3")
def test_a_spell_waits_while_its_target_is_empty_in_expert_games_only() -> None:
    lying = "0,0 mw 0 -\n1,0 hu_a1 0 O1"
    assert field_at(battle(lying, "O", "sc_a1", expert=True), 1, 0).waits == ("N", "E", "W")
    assert field_at(battle(lying + "\n2,0 sc_b1 0 P1", "O", "sc_a1", expert=True), 1, 0).waits == ("N", "W")
    assert field_at(battle(lying, "O", "sc_a1"), 1, 0).waits == ()


@pytest.mark.rule("RIV-19.1")
@pytest.mark.parametrize(
    ("well", "south", "expert", "threat"),
    [
        ("P2", "O2P1", True, Threat("orange", 3)),
        ("O2", "O2P1", True, None),
        ("P2", "O1P1", True, None),
        ("P2", "O2P1", False, None),
    ],
)
def test_three_neighbours_of_four_threaten_a_tile(well: str, south: str, expert: bool, threat: Threat | None) -> None:
    around = f"0,-1 sc_a1 0 O1\n1,0 sc_a2 0 O1\n0,1 sc_a3 0 {south}"
    assert field_at(battle(f"0,0 mw 0 {well}\n{around}", "O", "sc_a4", expert=expert), 0, 0).threat == threat


@pytest.mark.rule("RIV-16.1", "RIV-17.1")
@pytest.mark.parametrize(
    ("mode", "sides"),
    [
        ("duel", ("orange", "purple")),
        ("three", ("orange", "purple", "turquoise")),
        ("teams", ("orange", "purple", "orange", "purple")),
        ("solo", ("purple",)),
    ],
)
def test_every_seat_plays_for_a_colour(mode: str, sides: tuple[str, ...]) -> None:
    assert new(mode=mode).view().sides == sides


@pytest.mark.rule("RIV-7.2")
def test_the_reference_says_where_the_spells_of_a_tile_aim() -> None:
    """Compared with the spells that are cast in games."""
    faces = {tile["id"]: tile["faces"] for tile in reference()["tiles"]}
    assert list(faces) == TILES
    cast = 0
    for table in walk(new("aims", mode="duel"), "aims"):
        lying = {(field.x, field.y): field for field in table.view().battlefield}
        for event in table.happened(SpellCast):
            source = lying[event.source_x, event.source_y]
            spells = {one["direction"]: one for one in faces[str(source.tile)][source.rotation]}
            spell = spells[event.direction]
            assert (source.x + spell["x"], source.y + spell["y"]) == (event.x, event.y)
            assert spell["golems"] == event.strength
            cast += 1
    assert cast > 50


@pytest.mark.rule("RIV-17.8")
def test_the_reference_names_the_row_in_which_a_lone_wizard_enters() -> None:
    assert {y_of(cell) for cell in entries()} == {reference()["entry_row"]}
    assert GAME.reference({})["entry_row"] == 5
    assert len({x_of(cell) for cell in entries()}) == len(entries()) > 1
