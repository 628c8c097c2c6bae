"""What one step of the round leaves to the next, and what it does not (LUT-5, 7, 10, 12, 13)."""

import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.components.tables import ARMIES_OF, PROVINCES, RUNES
from manawell.games.lutao.events import GameEnded, TurnBegun
from manawell.games.lutao.state import Vessel
from tests.lutao.fights import idle_until
from tests.lutao.table import Table, table

PLAIN = "elves giants"
THREE = "elves shapeshifters giants"


def moved(field: Table) -> dict[str, int]:
    return {province.id: province.moved for province in field.view().provinces if province.moved}


def sailed(field: Table) -> list[str]:
    return [province.id for province in field.view().provinces if province.sailed]


def discarded(field: Table) -> list[str]:
    counts = field.view().spell_discards
    return [spell for kind, spell in enumerate(SPELLS) for _ in range(counts[kind])]


# The action turn.


@pytest.mark.rule("LUT-7.5")
def test_home_is_what_a_people_owns_when_its_turn_begins() -> None:
    field = table("A NUR1 4; A CAN1 2; B SIG1 1", peoples=PLAIN).play("move NUR1", "to NUR2", "take 1")
    assert field.view().home == ("CAN1", "NUR1")


@pytest.mark.rule("LUT-7.1", "LUT-20.7f")
def test_the_turn_of_a_people_that_is_only_at_sea_begins_once() -> None:
    field = table("A RHU1 1; B NUR2 2; C SIG1 1", peoples=THREE, active="C", step="forming", hands={"A": "fair_wind"})
    field.state.owner[PROVINCES.index("RHU1")], field.state.armies[0] = -1, 0
    field.state.fleet = [Vessel(0, 100, 2, [0, 0, 0, 0], 52, 0)]
    idle_until(field, 4)
    while field.asks != ("move", "A"):
        field.play("pass" if "pass" in field.legal else "end")
    assert field.view().home == ()
    field.play("play fair_wind")
    assert [event.people for event in field.happened(TurnBegun)].count("elves") == 1


@pytest.mark.rule("LUT-20.12a")
def test_wrath_forgets_what_was_conquered_in_an_earlier_turn() -> None:
    field = table("A NUR1 6; B CAN1 1", peoples=PLAIN, runes="wrath ghosts").play(
        "move NUR1", "to NUR3", "take 4", "end"
    )
    assert (field.asks, field.legal, field.view().conquered) == (("combat", "A"), ["end", "wrath NUR3"], ("NUR3",))
    assert field.play("end").asks == ("form", "A")
    assert (field.play("end").asks, field.view().conquered) == (("move", "B"), ())


@pytest.mark.rule("LUT-7.3", "LUT-10.1", "LUT-8.14")
def test_armies_and_ships_start_afresh_in_every_step() -> None:
    field = table("A NUR1 2; A NUR2 5; B SIG1 1", peoples=PLAIN, ships="NUR2 SE", sticks={"A": 9})
    field.play("sail NUR2 SE", "take 2", "land SIG4 NW", "move NUR2", "to NUR1", "take 1")
    assert (moved(field), sailed(field)) == ({"NUR1": 1, "SIG4": 2}, ["SIG4"])
    field.play("end")
    assert (field.asks, moved(field), sailed(field)) == (("form", "A"), {}, [])
    field.play("sail SIG4 NW", "take 1", "land NUR2 SE")
    assert (field.asks, field.view().goal) == (("stop", "A"), None)
    field.play("anchor", "move NUR1", "to NUR2", "take 1")
    assert (moved(field), sailed(field)) == ({"NUR2": 2}, ["NUR2"])
    field.play("end")
    assert (field.asks, moved(field), sailed(field)) == (("move", "B"), {}, [])


@pytest.mark.rule("LUT-22.20", "LUT-20.10c")
def test_fair_wind_lasts_until_the_end_of_the_formation_step() -> None:
    hands = {"A": "fair_wind fair_wind*"}
    field = table("A NUR1 3; B SIG1 1", peoples=PLAIN, runes="true_knowledge ghosts", hands=hands)
    field.play("play fair_wind", "play fair_wind*")
    assert (field.people("A").wind > 0, field.people("A").bound_wind > 0) == (True, True)
    field.play("end", "end")
    assert (field.people("A").wind, field.people("A").bound_wind) == (0, 0)


@pytest.mark.rule("LUT-10.4", "LUT-4.6", "LUT-20.9e")
def test_hostages_without_a_keeper_go_home_with_the_surplus() -> None:
    field = table("A NUR1 9 h B9; B SIG1 1", peoples=PLAIN, runes="enslavement ghosts", step="forming").play("end")
    assert (field.at("NUR1"), sum(field.state.hostages.values())) == ("A8", 8)
    assert field.people("B").supply == ARMIES_OF[2] - 1 - 8


@pytest.mark.rule("LUT-11.1")
def test_golem_actions_that_were_not_used_are_gone() -> None:
    field = table("A LUT0 3; B LUT2 1; B SIG1 1", peoples=PLAIN, step="forming", controller="A 3").play("end")
    assert (field.asks, field.view().commands) == (("golems", "A"), 1)
    assert (field.play("end").asks, field.view().commands) == (("move", "B"), 0)
    assert (field.play("end", "end").asks, field.view().commands) == (("window-w10", "A"), 0)


# The Assassin.


def at_sea(runes: str, owners: str, step: str = "lurking", **more: object) -> Table:
    """It is B's turn; ships of these peoples are at sea, B has nothing else but provinces of Lutao."""
    field = table(
        "A NUR1 3; B LUT7 2; C RHU1 2",
        peoples=THREE,
        runes=runes,
        order="ABC",
        active="A",
        step="forming",
        **more,  # type: ignore[arg-type]
    )
    field.state.fleet = [Vessel("ABC".index(letter), 100, 2, [0, 0, 0, 0], 52, 0) for letter in owners]
    return field.play("end").pass_all()


@pytest.mark.rule("LUT-20.1a", "LUT-20.7f")
def test_the_assassin_finds_only_ships_of_whose_turn_it_is() -> None:
    field = at_sea("assassin ghosts wrath", "ABCB")
    assert (field.asks, field.legal) == (("kill", "A"), ["pass", "kill ship 2", "kill ship 4"])
    assert at_sea("assassin ghosts wrath", "AC").asks == ("move", "B")
    assert at_sea("flying ghosts wrath", "ABC").asks == ("move", "B")


@pytest.mark.rule("LUT-22.15", "LUT-20.1a", "LUT-20.7f")
def test_a_banned_assassin_finds_no_ship_either() -> None:
    field = table(
        "A NUR1 3; B SIG1 2; C RHU1 2",
        peoples=THREE,
        runes="assassin ghosts wrath",
        order="BAC",
        active="B",
        step="after_placement",
        hands={"B": "rune_ban"},
    )
    field.state.fleet = [Vessel(1, 100, 2, [0, 0, 0, 0], 52, 0)]
    assert field.play("play rune_ban", "against elves").asks == ("move", "B")


# Spells are discarded when all that they brought is done.


@pytest.mark.rule("LUT-21.1", "LUT-22.16")
def test_a_spell_is_discarded_once_after_what_it_asks_for() -> None:
    field = table("A NUR1 3; B SIG1 1", peoples=PLAIN, runes="flying ghosts", hands={"A": "rune_shift"})
    field.play("play rune_shift")
    assert discarded(field) == []
    field.play(next(move for move in field.legal if move not in ("keep moons", "keep wisdom")))
    assert (field.asks, discarded(field)) == (("move", "A"), ["rune_shift"])


@pytest.mark.rule("LUT-21.1", "LUT-21.13", "LUT-20.11d")
def test_a_spell_is_discarded_after_all_that_follows_from_it() -> None:
    """Wisdom gives a card too many, although its limit is higher."""
    hand = "rune_shift lightning lightning storm storm levy levy famine"
    field = table("A NUR1 3; B SIG1 1", peoples=PLAIN, runes="flying ghosts", hands={"A": hand})
    wisdom = sorted([*field.state.rune_stack, RUNES.index("flying")]).index(RUNES.index("wisdom"))
    field.chance(wisdom, 0, 0, 0, 0).play("play rune_shift", "keep wisdom")
    assert (field.asks, discarded(field)) == (("surplus", "A"), [])
    field.play("discard famine")
    assert (field.asks, discarded(field)) == (("move", "A"), ["rune_shift", "famine"])


@pytest.mark.rule("LUT-21.1", "LUT-20.5", "LUT-21.10")
def test_a_spell_is_discarded_although_nobody_can_rise() -> None:
    field = table("A NUR1 3; B SIG1 1; B SIG2 8", peoples=PLAIN, runes="flying reincarnation", hands={"A": "lightning"})
    field.play("play lightning", "at SIG1")
    assert (field.at("SIG1"), field.asks, discarded(field)) == ("empty", ("move", "A"), ["lightning"])
    Table(GAME.load(GAME.save(field.state)))


# Scoring.


@pytest.mark.rule("LUT-26.1")
def test_nothing_follows_the_end_of_the_last_round() -> None:
    field = table("A NUR1 3; B SIG1 1", peoples=PLAIN, active="B", step="forming", max_rounds=3).play("end")
    assert field.over
    assert isinstance(field.journal.entries[-1][0], GameEnded)


@pytest.mark.rule("LUT-12.4", "LUT-19.8b")
def test_places_are_kept_from_one_scoring_to_the_next() -> None:
    field = table("A NUR1 1; B SIG1 1; B SIG2 1", peoples=PLAIN, active="B", step="forming").play("end")
    assert (field.order, field.people("A").place, field.people("B").place) == ("BA", 1, 0)


@pytest.mark.rule("LUT-19.8b", "LUT-12.4")
@pytest.mark.parametrize("others", ["giants", "giants elves orcs"])
def test_shapeshifters_that_stay_last_change_however_many_play(others: str) -> None:
    lands = ["A NUR1 1", "B SIG1 1; B SIG2 1", "C RHU1 1; C RHU2 1; C RHU4 1", "D KES1 1; D KES2 1; D KES3 1; D KES4 1"]
    number = 1 + len(others.split())
    order = "DCBA"[-number:]
    field = table(
        "; ".join(lands[:number]),
        peoples=f"shapeshifters=knights {others}",
        order=order,
        active="A",
        step="forming",
    ).play("end")
    assert (field.order, field.view().people_bottom) == (order, ("knights",))
