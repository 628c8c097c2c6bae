"""The beginner variant, the pro variant, and boards built by the players (LUT-18)."""

from typing import Any

import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.components.chart import Chart, chart_of, empty_board, placements, with_land
from manawell.games.lutao.components.tables import HEX_OF, LAND_CODES, LANDS, LUTAO, NONE, PEOPLES, PROVINCES, RUNES
from manawell.games.lutao.events import (
    ArtefactsLaid,
    BudgetChanged,
    BuilderDrawn,
    LandLaid,
    LandTurnedUp,
    PeopleShown,
    ProvincesDealt,
    RuneBanned,
    SpellStopped,
)
from manawell.kernel.rng import rng_from
from tests.lutao.table import Table, table

FOUR = "A NUR1 3; B SIG1 3; C RHU1 3; D TAV1 3"
OPEN = {HEX_OF[(3, 0)], HEX_OF[(4, 0)]}
PEOPLES_OF_FOUR = "elves shapeshifters orcs giants"


def new(seed: bytes = b"variant", **options: str) -> Table:
    return Table(GAME.new(GAME.settle(options), rng_from(seed)))


def pro(armies: str = FOUR, **more: Any) -> Table:
    """A and B are led by the first player, C and D by the second."""
    return table(armies, **{"peoples": PEOPLES_OF_FOUR, "mode": "pro", **more})


# Beginners.


@pytest.mark.rule("LUT-18.1", "LUT-22.27")
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_beginners_have_no_runes_and_no_rune_artefacts(players: str) -> None:
    field = new(mode="beginner", players=players)
    assert len(field.legal) == 3
    assert all(len(move.split()) == 2 for move in field.legal)
    while field.asks[0] == "choose-people":
        field.play(field.legal[0])
    assert {one.rune for one in field.view().peoples} == {None}
    assert {event.rune_province for event in field.happened(ArtefactsLaid)} == {"none"}
    assert (field.view().rune_stack, field.view().spell_pile) == ((), 57)


@pytest.mark.rule("LUT-18.1")
def test_beginners_take_the_people_artefact_only() -> None:
    field = table("A LUT1 5; B SIG1 1", mode="beginner", artefacts="1 2", golems={"LUT7": 0})
    field.play("move LUT1", "to LUT7", "take 1")
    assert (field.people("A").rune_artefact, field.view().peoples[0].required) == (False, 3)
    field = table("A LUT0 5; B SIG1 1", mode="beginner", artefacts="1 2", golems={"LUT4": 0})
    field.play("move LUT0", "to LUT4", "take 1")
    assert (field.people("A").people_artefact, field.view().peoples[0].required) == (True, 2)


@pytest.mark.rule("LUT-18.1", "LUT-17.2")
@pytest.mark.parametrize(("taken", "since", "over"), [("", 1, True), ("", 2, False), ("Ap", 2, True), ("Ap", 3, False)])
def test_beginners_hold_the_city_for_three_rounds_or_two(taken: str, since: int, over: bool) -> None:
    field = table(
        "A LUT0 3; A NUR1 1; B SIG1 1",
        mode="beginner",
        taken=taken,
        controller=f"A {since}",
        step="forming",
        active="B",
    )
    assert field.play("end").over == over


# Pro: two peoples for each of two players.


@pytest.mark.rule("LUT-18.2", "LUT-1.3", "LUT-1.1")
def test_each_player_leads_two_peoples_with_everything_of_their_own() -> None:
    field = new(mode="pro")
    assert GAME.seats(GAME.settle({"mode": "pro"})) == ("crimson", "violet")
    asked, cards = [], set[str]()
    while field.asks[0] == "choose":
        asked.append((field.asks[1], field.state.actor))
        cards |= {word for move in field.legal for word in move.split()[1:]}
        field.play(next(move for move in field.legal if "moons" not in move and "shapeshifters" not in move))
    assert asked == [("A", 0), ("B", 0), ("C", 1), ("D", 1)]
    assert cards == set(PEOPLES) | set(RUNES)
    assert [event.seat for event in field.happened(PeopleShown)] == [0, 0, 1, 1]
    assert sorted(event.number for event in field.happened(ArtefactsLaid)) == [1, 2, 3, 4]
    assert [len(event.provinces) + event.standards for event in field.happened(ProvincesDealt)] == [21] * 4
    for one in field.state.peoples:
        assert (one.supply, one.cities, sum(one.pile)) == (38 - 21, 1, 23)


@pytest.mark.rule("LUT-18.2", "LUT-1.3")
def test_the_peoples_of_one_player_are_no_allies() -> None:
    field = pro("A NUR1 4; A NUR3 1; B NUR2 1; B SIG1 3; C RHU1 1; D TAV1 1", ships="NUR2 E", sticks={"B": 5})
    assert field.legal == ["end", "move NUR1"]
    field.play("move NUR1", "to NUR2", "take 2")
    assert field.at("NUR2") == "B1<A2"
    assert field.view().peoples[0].income == 2
    field.play("end")
    asked = []
    while field.asks[0] == "return":
        asked.append((field.asks[1], field.state.actor))
        field.play(field.legal[0])
    assert asked[:2] == [("A", 0), ("B", 0)]


@pytest.mark.rule("LUT-18.2", "LUT-12.4")
def test_the_four_peoples_take_their_turns_by_points() -> None:
    armies = "A NUR1 1; B SIG1 1; B SIG2 1; C RHU1 1; C RHU2 1; C RHU3 1; D TAV1 1; D TAV2 1; D TAV3 1; D DHO1 1"
    field = pro(armies, step="forming", active="D").play("end")
    assert field.order == "DCBA"
    assert (field.asks[1], field.state.actor) == ("D", 1)


@pytest.mark.rule("LUT-18.2", "LUT-1.4")
def test_there_is_always_one_opponent() -> None:
    """Points, golem actions and spell cards."""
    field = pro("A LUT0 3; A LUT1 1; B SIG1 1; C LUT2 1; C RHU1 1; D TAV1 1", step="forming", controller="A 3")
    assert field.view().peoples[0].income == 3 + 2 + 1
    assert field.play("end").view().commands == 1


@pytest.mark.rule("LUT-18.2")
def test_a_counterspell_protects_the_players_other_people() -> None:
    field = pro(hands={"B": "counterspell", "C": "lightning"}, active="C").play("play lightning", "at NUR1")
    assert (field.asks, field.state.actor) == (("window-r", "B"), 0)
    field.play("play counterspell").pass_all()
    assert field.at("NUR1") == "A3"
    assert [event.spell for event in field.happened(SpellStopped)] == ["lightning"]


@pytest.mark.rule("LUT-18.2")
def test_in_a_battle_the_second_people_may_play_spells_that_are_not_for_their_holder_only() -> None:
    field = pro(
        "A NUR1 4; B SIG1 1; C NUR2 3; D TAV1 1",
        hands={"B": "weakness strength", "D": "silence stone_skin"},
    )
    field.play("move NUR1", "to NUR2", "take 3", "end")
    assert (field.asks, field.legal) == (("window-w4", "B"), ["pass", "play weakness"])
    field.play("pass")
    assert (field.asks, field.legal) == (("window-w4", "D"), ["pass", "play silence"])


@pytest.mark.rule("LUT-18.2")
def test_a_rune_ban_stops_both_runes_of_a_player() -> None:
    field = pro(runes="flying wrath traps assassin", hands={"C": "rune_ban"}, step="before_turn")
    field.play("play rune_ban", "against elves").pass_all()
    assert [one.banned for one in field.state.peoples] == [True, True, False, False]
    assert sorted(event.people for event in field.happened(RuneBanned)) == ["elves", "shapeshifters"]


@pytest.mark.rule("LUT-18.2", "LUT-22.25")
def test_a_famine_costs_both_peoples_of_a_player_five_points() -> None:
    armies = "; ".join(f"A RHU{number} 1" for number in range(1, 8)) + "; B SIG1 1; C NUR1 1; D TAV1 1"
    field = pro(armies, hands={"C": "famine"}, step="forming", active="D").play("end", "pass")
    assert field.asks == ("window-w9", "C")
    field.play("play famine", "against elves").pass_all()
    assert {event.people: event.budget for event in field.happened(BudgetChanged)} == {"elves": 5, "shapeshifters": 0}


@pytest.mark.rule("LUT-18.2", "LUT-20.1")
def test_the_assassin_chooses_from_both_peoples_of_a_player() -> None:
    field = pro(runes="flying wrath traps assassin", step="lurking")
    assert field.asks == ("kill", "D")
    assert field.legal == ["pass", "kill SIG1", "kill NUR1"]
    field.play("kill SIG1")
    assert field.at("SIG1") == "B2"


@pytest.mark.rule("LUT-18.2", "LUT-20.3")
def test_the_moons_draw_a_rune_for_each_of_the_four_places() -> None:
    field = pro(runes="flying wrath moons assassin", step="starting", round_=0)
    assert field.asks == ("moon", "C")
    assert len(field.legal) == 4
    for place in range(1, 4):
        field.play(next(move for move in field.legal if move.startswith(f"moon {place} ")))
    assert len(field.view().peoples[2].moons) == 4


@pytest.mark.rule("LUT-18.2", "LUT-17.2")
def test_a_player_wins_with_either_of_his_peoples() -> None:
    city = pro("A NUR1 1; B LUT0 1; C RHU1 1; D TAV1 1", controller="B 1", step="forming", active="D").play("end")
    assert city.outcome is not None
    assert (city.outcome.winners, city.outcome.reason) == ((0,), "city")


@pytest.mark.rule("LUT-18.2", "LUT-4.11")
def test_a_player_whose_two_peoples_are_left_alone_wins() -> None:
    field = pro("A NUR1 1; B SIG1 1; C RHU1 1; D TAV1 1", hands={"A": "lightning lightning"})
    field.play("play lightning", "at RHU1", "play lightning", "at TAV1", "end", "end")
    assert field.outcome is not None
    assert (field.outcome.winners, field.outcome.reason) == ((0,), "elimination")


# Boards built by the players.


def building(players: str = "2") -> Table:
    field = new(board="strategic", players=players)
    while field.asks[0] == "choose":
        field.play(next(move for move in field.legal if "moons" not in move and "shapeshifters" not in move))
    return field


@pytest.mark.rule("LUT-18.3", "LUT-3.1")
def test_peoples_and_artefacts_come_before_the_board() -> None:
    field = new(board="strategic")
    assert field.asks[0] == "choose"
    assert field.view().lands == ()
    field = building()
    assert len(field.happened(PeopleShown)) == len(field.happened(ArtefactsLaid)) == 2
    assert field.asks[0] == "lay"
    assert not field.happened(ProvincesDealt)


@pytest.mark.rule("LUT-18.3")
def test_only_the_land_that_was_turned_up_may_be_laid() -> None:
    field = building()
    turned_up = field.happened(LandTurnedUp)[-1].land
    code = LAND_CODES[LANDS.index(turned_up)]
    assert all(move.startswith(f"lay {code} ") for move in field.legal)
    other = next(one for one in LAND_CODES if one != code)
    assert field.refusal(f"lay {other} 3,0 0").rule == "LUT-18.3"
    assert field.refusal(f"lay {code} 0,0 0").rule == "LUT-2.15"
    assert field.view(0).stack == (turned_up,)
    assert field.view(0).hidden_lands == 10


@pytest.mark.rule("LUT-18.3", "LUT-2.15", "LUT-2.16", "LUT-2.17")
@pytest.mark.parametrize("players", ["2", "3"])
def test_players_lay_the_lands_in_turn_and_the_game_begins(players: str) -> None:
    field = building(players=players)
    starter = field.happened(BuilderDrawn)[0].seat
    pick = rng_from(b"pick")
    while field.asks[0] == "lay":
        legal = field.legal
        assert len(legal) == len(set(legal)) > 100
        field.play(legal[pick.below(len(legal))])
    laid = field.happened(LandLaid)
    assert [event.seat for event in laid] == [(starter + turn) % int(players) for turn in range(11)]
    assert sorted(event.land for event in laid) == sorted(LANDS)
    assert field.asks[0] == "place"
    dealt = [province for event in field.happened(ProvincesDealt) for province in event.provinces]
    assert sorted(dealt) == sorted(PROVINCES[:LUTAO])
    assert all(spot != NONE for spot in field.state.chart.spots)


@pytest.mark.rule("LUT-18.3")
def test_the_starting_player_and_the_order_of_the_lands_are_random() -> None:
    starters = set()
    first = set()
    for seed in range(12):
        field = new(bytes([seed]), board="strategic")
        while field.asks[0] == "choose":
            field.play(field.legal[0])
        starters.add(field.happened(BuilderDrawn)[0].seat)
        first.add(field.happened(LandTurnedUp)[0].land)
    assert starters == {0, 1}
    assert len(first) > 3


@pytest.mark.rule("LUT-18.3")
def test_a_land_may_be_laid_in_any_rotation() -> None:
    legal = building().legal
    assert {move.split()[3] for move in legal} == {"0", "1", "2", "3", "4", "5"}


@pytest.mark.rule("LUT-18.4")
def test_in_random_buildings_every_land_finds_many_places() -> None:
    pick = rng_from(b"many")
    lands = list(range(11))
    pick.shuffle(lands)
    board = empty_board()
    for land in lands:
        legal = placements(Chart(board), land)
        assert len(legal) >= 146
        place = legal[pick.below(len(legal))]
        board = with_land(board, land, place // 6, place % 6)


@pytest.mark.rule("LUT-18.4")
def test_a_land_that_cannot_be_laid_comes_after_the_next_one() -> None:
    """No real board looks like this: once Belkor is laid, only (3,0) and (4,0) are left, with room just for Dhorun."""
    field = building()
    belkor, nuriel, dhorun = (LAND_CODES.index(code) for code in ("BEL", "NUR", "DHO"))
    others = [land for land in range(11) if land not in (belkor, nuriel, dhorun)]
    field.state.stack = [*others, dhorun, nuriel, belkor]
    chart = chart_of(with_land(empty_board(), belkor, HEX_OF[(-5, 1)], 0))
    kept = chart.province_at[:]
    taken = [LUTAO if at == NONE and spot not in OPEN else at for spot, at in enumerate(kept)]
    chart.province_at[:] = taken
    try:
        field.play("lay BEL -5,1 0")
        assert field.legal == ["lay DHO 3,0 0", "lay DHO 4,0 3"]
        assert field.state.stack == [*others, nuriel, dhorun]
    finally:
        chart.province_at[:] = kept
    assert field.play("lay DHO 3,0 0").legal[0].startswith("lay NUR")
