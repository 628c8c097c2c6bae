"""Somebody gives up while something is asked, and whatever had begun comes to an end (LUT-4.12)."""

import pytest

from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.components.tables import NONE, RUNES
from manawell.games.lutao.events import SpellDiscarded, SpellFailed, VoyageStopped
from manawell.games.lutao.state import Vessel
from tests.lutao.leaving import ALL, CALM, discarded, give_up, left_over, three
from tests.lutao.table import whole

# Spells.


@pytest.mark.rule("LUT-4.12", "LUT-21.6")
def test_a_spell_and_the_answers_to_it_go_with_its_caster() -> None:
    hands = {"A": "lightning", "B": "counterspell levy", "C": "counterspell"}
    field = three(step="before_turn", hands=hands).play("play lightning", "at SIG1", "play counterspell")
    assert field.asks == ("window-r", "C")
    give_up(field, "A")
    assert (discarded(field), field.at("SIG1")) == (["counterspell", "lightning"], "C3")
    assert field.asks == ("window-w2", "B")


@pytest.mark.rule("LUT-4.12", "LUT-21.6")
def test_an_answer_goes_with_its_caster_and_the_spell_goes_on() -> None:
    hands = {"A": "lightning", "B": "counterspell levy", "C": "counterspell"}
    field = three(step="before_turn", hands=hands).play("play lightning", "at SIG1", "play counterspell")
    give_up(field, "B")
    assert (field.asks, discarded(field)) == (("window-r", "C"), ["counterspell", "levy"])
    assert field.play("pass").at("SIG1") == "C2"
    assert discarded(field) == ["counterspell", "lightning", "levy"]


@pytest.mark.rule("LUT-4.12", "LUT-21.1", "LUT-21.8")
def test_who_names_a_target_chooses_among_those_that_are_left() -> None:
    field = three(step="before_turn", hands={"A": "lightning"}).play("play lightning")
    assert give_up(field, "B").legal == ["at SIG1"]
    assert field.play("at SIG1").at("SIG1") == "C2"


@pytest.mark.rule("LUT-4.12", "LUT-21.8")
def test_a_spell_that_has_no_target_any_more_is_discarded() -> None:
    field = three("A NUR1 4; B NUR2 1; C SIG1 3", step="before_turn", hands={"A": "defectors strength", "C": "levy"})
    assert field.play("play defectors").legal == ["at NUR2"]
    give_up(field, "B")
    assert (field.asks, field.legal, discarded(field)) == (("window-w2", "A"), ["pass"], ["defectors"])


@pytest.mark.rule("LUT-4.12", "LUT-21.1")
def test_who_names_a_target_goes_on_when_the_active_people_leaves() -> None:
    field = three(step="before_turn", hands={"C": "lightning"}).play("play lightning")
    assert (field.asks, field.legal) == (("at", "C"), ["at RHU1", "at CAN1", "at NUR1", "at NUR2"])
    assert (give_up(field, "A").asks, field.legal) == (("at", "C"), ["at RHU1", "at NUR2"])
    assert field.play("at NUR2").at("NUR2") == "B1"
    assert (field.asks, discarded(field)) == (("move", "B"), ["lightning"])


@pytest.mark.rule("LUT-4.12", "LUT-22.15", "LUT-21.8")
def test_a_rune_ban_of_a_battle_fits_nobody_when_the_other_side_has_left() -> None:
    hands = {"A": "rune_ban", "C": "counterspell"}
    field = three(runes="flying wrath ghosts", hands=hands).play("move NUR1", "to NUR2", "take 3", "end")
    assert field.play("play rune_ban").legal == ["against shapeshifters"]
    give_up(field, "B")
    assert (discarded(field), field.at("NUR2"), field.asks) == (["rune_ban"], "A3", ("form", "A"))


@pytest.mark.rule("LUT-4.12", "LUT-22.8")
def test_who_has_won_revives_armies_although_the_loser_leaves() -> None:
    field = three(
        "A NUR1 4; A CAN1 2; B NUR2 1; B RHU1 3; C SIG1 3",
        hands={"A": "resurrection"},
        piles={"A": whole("HHHM"), "B": whole("HM")},
    )
    field.play("move NUR1", "to NUR2", "take 3", "end").go("return miss", "return miss", "play resurrection")
    assert (field.asks, field.legal) == (("revive", "A"), ["take 1"])
    assert give_up(field, "B").asks == ("revive", "A")
    assert field.play("take 1").at("NUR2") == "A3"


@pytest.mark.rule("LUT-4.12", "LUT-21.8", "LUT-22.19")
def test_a_storm_finds_no_ship_when_its_captain_has_left() -> None:
    hands = {"B": "levy", "C": "storm"}
    field = three("A NUR2 5; B RHU1 3; C SIG1 3", ships="NUR2 SE", sticks={"A": 4}, hands=hands)
    field.play("sail NUR2 SE", "take 2", "land SIG4 NW", "pass", "play storm")
    assert field.asks == ("window-r", "B")
    assert (give_up(field, "A").people("A").supply, left_over(field)) == (ALL, CALM)
    field.play("pass")
    assert (field.happened(SpellFailed), field.happened(VoyageStopped)) == ([SpellFailed("orcs", "storm")], [])
    assert (left_over(field), discarded(field)) == (CALM, ["storm"])


@pytest.mark.rule("LUT-4.12", "LUT-21.6")
def test_everybody_who_is_left_is_asked_once_for_an_answer() -> None:
    hands = {"A": "levy", "B": "levy", "C": "lightning levy"}
    field = three(step="before_turn", hands=hands).play("pass", "pass", "play lightning", "at NUR2", "pass")
    assert field.asks == ("window-r", "B")
    assert give_up(field, "A").asks == ("window-r", "B")
    assert (field.play("pass").at("NUR2"), field.asks) == ("B1", ("window-w2", "B"))


@pytest.mark.rule("LUT-4.12", "LUT-21.5")
def test_the_next_window_begins_with_the_first() -> None:
    hands = {"B": "levy", "C": "levy"}
    field = three(step="forming", hands=hands).play("end", "pass")
    assert field.asks == ("window-w8", "C")
    assert give_up(field, "A").asks == ("window-w2", "B")


# What must be decided before all else.


@pytest.mark.rule("LUT-4.12", "LUT-20.8")
def test_spells_that_were_to_be_chosen_from_are_discarded() -> None:
    field = three(runes="choice wrath ghosts", cities="NUR1", step="after_scoring")
    assert field.asks == ("keep-spell", "A")
    drawn = field.state.pending[0].cards
    assert discarded(give_up(field, "A")) == [SPELLS[kind] for kind in drawn]
    assert (len(drawn), field.order, field.asks[1]) == (2, "BC", "B")


@pytest.mark.rule("LUT-4.12", "LUT-20.8")
def test_who_must_choose_still_chooses_when_somebody_else_leaves() -> None:
    field = three(runes="choice wrath ghosts", cities="NUR1", step="after_scoring")
    before = field.legal
    assert (give_up(field, "C").asks, field.legal) == (("keep-spell", "A"), before)


@pytest.mark.rule("LUT-4.12", "LUT-20.3", "LUT-21.14")
def test_runes_that_were_to_be_assigned_to_the_moons_are_put_back() -> None:
    field = three(runes="flying wrath ghosts", hands={"A": "rune_shift"})
    moons = sorted([*field.state.rune_stack, RUNES.index("flying")]).index(RUNES.index("moons"))
    field.chance(moons, 0, 0, 0, 0, 0).play("play rune_shift", "keep moons")
    assert field.asks == ("moon", "A")
    give_up(field, "A")


@pytest.mark.rule("LUT-4.12", "LUT-21.14")
def test_whoever_is_being_changed_leaves_with_their_own_old_card() -> None:
    field = three(active="B", hands={"B": "new_blood"}).play("play new_blood")
    assert field.asks == ("keep-card", "B")
    assert give_up(field, "B").asks == ("move", "C")


@pytest.mark.rule("LUT-4.12", "LUT-20.6")
@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_traps_are_laid_when_it_is_nobodys_turn(letter: str) -> None:
    field = three(step="trapping", active="C", runes="traps wrath ghosts")
    field.state.turn = 3
    assert field.asks == ("trap", "A")
    assert give_up(field, letter).asks == (("move", "B") if letter == "A" else ("trap", "A"))


# What a people has.


@pytest.mark.rule("LUT-4.11", "LUT-4.12")
@pytest.mark.parametrize(
    ("step", "plays"), [("placing", ["play levy*"]), ("moving", ["play fair_wind", "play fair_wind*"])]
)
@pytest.mark.parametrize("taken", ["", "Ap Ar"])
def test_nothing_is_left_of_what_a_people_had(step: str, plays: list[str], taken: str) -> None:
    """What marked spells bring is bound while the rune artefact is missing."""
    field = three(
        runes="true_knowledge wrath ghosts",
        hands={"A": "storm fair_wind levy* fair_wind* lightning"},
        reserve={"A": "3 armies 1 city 2 ships"},
        sticks={"A": 4},
        budget={"A": 5},
        taken=taken,
        step=step,
    ).play(*plays)
    give_up(field, "A")
    one = field.people("A")
    assert (one.supply, one.reserve, one.bound, one.cities, one.ships) == (ALL, 0, 0, 0, 0)
    assert (one.sticks, one.wind, one.bound_wind, one.points, one.budget) == (0, 0, 0, 0, 0)
    assert (one.out, one.people_artefact, one.rune_artefact, one.artefact_card) == (True, False, False, NONE)


@pytest.mark.rule("LUT-4.11", "LUT-4.12")
def test_spells_of_whoever_leaves_are_discarded_before_everybody() -> None:
    field = give_up(three(hands={"A": "storm levy lightning"}), "A")
    lost = field.happened(SpellDiscarded)
    assert lost == [SpellDiscarded("elves", spell, "elimination") for spell in ("lightning", "storm", "levy")]


@pytest.mark.rule("LUT-4.11", "LUT-20.6g")
def test_traps_vanish_with_whoever_laid_them() -> None:
    field = three(runes="flying traps ghosts", traps=["NUR3", "SIG4"])
    assert (field.state.traps != [], give_up(field, "B").state.traps) == (True, [])


@pytest.mark.rule("LUT-4.12", "LUT-20.9")
def test_hostages_of_whoever_leaves_go_home() -> None:
    field = three("A NUR1 4; B NUR2 3 h C2 A1; C SIG1 3", runes="flying enslavement ghosts")
    give_up(field, "B")
    assert (field.people("A").supply, field.people("C").supply, field.state.hostages) == (ALL - 4, ALL - 3, {})


@pytest.mark.rule("LUT-4.12", "LUT-20.7f")
@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_only_ships_at_sea_of_whoever_leaves_are_lost(letter: str) -> None:
    field = three(runes="enslavement plagues ghosts")
    for people in range(3):
        captives = [0, 0, 1, 0] if people == 0 else [0, 0, 0, 0]
        field.state.fleet = [*field.state.fleet, Vessel(people, 100 + people, 2, captives, 52, 0)]
        field.state.peoples[people].supply -= 3 if people == 2 else 2
    left = field.people("C").supply
    assert field.state.concede("ABC".index(letter))
    assert [vessel.people for vessel in field.state.fleet] == ["ABC".index(other) for other in "ABC" if other != letter]
    assert field.people(letter).supply == ALL - (letter == "C")
    assert field.people("C").supply == {"A": left + 1, "B": left, "C": ALL - 1}[letter]


# The course of the round.


@pytest.mark.rule("LUT-4.12", "LUT-13.1")
@pytest.mark.parametrize("step", ["learning", "learned"])
def test_in_the_spell_card_phase_the_next_people_draws(step: str) -> None:
    """B is asked in its window, leaves, and C draws for its city."""
    field = three(step=step, active="B", cities="SIG1", hands={"B": "levy", "C": "storm"})
    assert field.asks == ("window-w10", "B")
    give_up(field, "B")
    assert (field.asks, len(field.hand("C"))) == (("window-w10", "C"), 2)
