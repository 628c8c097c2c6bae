"""General rules (LUT-1), the round (LUT-5), decision points (LUT-25)."""

from typing import Any

import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.events import (
    BattleBegun,
    BudgetChanged,
    CombatCardsDrawn,
    CombatRoundBegun,
    HitsTaken,
    HostagesTaken,
    PlagueBroke,
    RoundBegun,
)
from manawell.kernel.faults import BadOption
from tests.lutao.table import Table, table

# LUT-1.


@pytest.mark.rule("LUT-1.1", "LUT-1.11")
def test_two_to_four_players_and_two_in_the_pro_variant() -> None:
    for players in (2, 3, 4):
        assert len(GAME.seats(GAME.settle({"players": str(players)}))) == players
    assert len(GAME.seats(GAME.settle({"mode": "pro"}))) == 2
    for wrong in ({"players": "1"}, {"players": "5"}, {"mode": "pro", "players": "3"}):
        with pytest.raises(BadOption):
            GAME.settle(wrong)


@pytest.mark.rule("LUT-1.11")
def test_the_options_of_a_game() -> None:
    settled = GAME.settle({})
    assert [settled[name] for name in ("players", "mode", "board", "max_rounds")] == ["2", "standard", "standard", 20]
    for mode in ("standard", "beginner", "pro"):
        for board in ("standard", "random", "strategic"):
            assert GAME.settle({"mode": mode, "board": board})["board"] == board
    with pytest.raises(BadOption):
        GAME.settle({"mode": "expert"})


@pytest.mark.rule("LUT-1.2")
def test_the_city_of_lutao_wins_not_the_points() -> None:
    field = table(
        "A LUT0 1; B SIG1 1; B SIG2 1; B RHU1 1",
        peoples="elves witches",
        controller="A 1",
        step="forming",
        active="B",
    ).play("end")
    assert field.outcome is not None
    assert (field.outcome.winners, field.outcome.reason) == ((0,), "city")
    assert field.people("B").points == 3


@pytest.mark.rule("LUT-1.3")
def test_a_player_decides_for_his_people_and_nobody_else() -> None:
    field = table("A NUR1 3; B SIG1 3")
    assert field.refusal("move SIG1", by=1).rule == "LUT-5.2"
    assert field.state.actor == 0
    pro = table("A NUR1 3; B SIG1 3; C RHU1 1; D TAV1 1", peoples="elves witches orcs bards", mode="pro", active="B")
    assert (pro.asks, pro.state.actor) == (("move", "B"), 0)
    assert pro.refusal("move NUR1").rule == "LUT-7.3"


@pytest.mark.rule("LUT-1.5", "LUT-19.3b", "LUT-20.2b")
def test_a_power_and_the_own_rune_both_apply() -> None:
    """Elves with the Rune of Ghosts: one army and three ghosts strike first with four cards."""
    field = table(
        "A NUR2 4; B NUR1 1; B SIG1 1",
        peoples="shapeshifters elves",
        runes="wrath ghosts",
        cities="NUR1",
        piles={"A": "MMMM MMMM", "B": "HHHM MMMM MMMM"},
    )
    field.play("move NUR2", "to NUR1", "take 3", "end", "yes", "yes")
    assert [event.count for event in field.happened(CombatCardsDrawn)] == [4]
    field.play("return miss")
    assert field.at("NUR1") == "B1"
    assert [(event.people, event.armies) for event in field.happened(HitsTaken)] == [("shapeshifters", 3)]


@pytest.mark.rule("LUT-1.5")
def test_a_power_takes_precedence_over_the_general_rule() -> None:
    """Goblins draw six cards for three armies, not four."""
    field = table("A NUR2 4; B NUR1 1; B SIG1 1", peoples="goblins shapeshifters")
    field.play("move NUR2", "to NUR1", "take 3", "end")
    assert field.happened(CombatRoundBegun)[0].attacker_cards == 6


@pytest.mark.rule("LUT-1.6")
def test_the_attackers_rune_is_used_before_the_defenders() -> None:
    """The attacker takes hostages before the plagues drive it out, and returns its card first."""
    field = table(
        "A NUR2 4; B NUR1 1; B SIG1 1",
        peoples="elves shapeshifters",
        runes="enslavement plagues",
        piles={"A": "HMMM", "B": "MM"},
    )
    field.play("move NUR2", "to NUR1", "take 3", "end")
    assert field.asks == ("return", "A")
    field.play("return miss")
    assert field.asks == ("return", "B")
    field.play("return miss")
    assert field.asks == ("hostages", "A")
    field.play("take 1")
    kinds = [type(event) for event, _ in field.journal.entries]
    assert kinds.index(HostagesTaken) < kinds.index(PlagueBroke)
    assert (field.at("NUR1"), field.at("NUR2")) == ("empty", "A4")


@pytest.mark.rule("LUT-1.7", "LUT-22.7")
def test_a_spell_takes_precedence_over_a_power() -> None:
    field = table("A NUR2 4; B NUR1 1; B SIG1 1", peoples="goblins shapeshifters", hands={"B": "silence"})
    field.play("move NUR2", "to NUR1", "take 3", "end", "play silence")
    assert field.happened(CombatRoundBegun)[0].attacker_cards == 4


@pytest.mark.rule("LUT-1.7", "LUT-22.15")
def test_a_spell_takes_precedence_over_a_rune() -> None:
    hands = {"B": "rune_ban"}
    field = table("A NUR2 4; B SIG1 1", runes="flying wrath", hands=hands, step="before_turn")
    field.play("play rune_ban", "against bards").pass_all()
    assert field.play("move NUR2").legal == ["to NUR1", "to NUR3"]


@pytest.mark.rule("LUT-1.9")
def test_what_is_no_decision_happens_by_itself() -> None:
    """A single battle begins without being picked; without a battle the combat step is passed over."""
    one = table("A NUR2 4; B NUR1 1; B SIG1 1", peoples="elves shapeshifters").play(
        "move NUR2", "to NUR1", "take 3", "end"
    )
    assert (one.asks, len(one.happened(BattleBegun))) == (("return", "A"), 1)
    assert table("A NUR2 4; B SIG1 1").play("end").asks == ("form", "A")


@pytest.mark.rule("LUT-1.9")
def test_what_a_people_may_do_is_asked() -> None:
    field = table("A NUR2 4; B NUR1 1; B SIG1 1", peoples="shapeshifters elves").play(
        "move NUR2", "to NUR1", "take 3", "end"
    )
    assert (field.asks, field.legal) == (("strike", "B"), ["yes", "no"])


@pytest.mark.rule("LUT-1.10", "LUT-9.21")
def test_no_count_drops_below_zero() -> None:
    """Five points of damage meet one army; a famine meets two points."""
    field = table("A NUR2 4; B NUR1 1; B SIG1 1", peoples="elves shapeshifters", piles={"A": "XHCM", "B": "MM"}).play(
        "move NUR2", "to NUR1", "take 3", "end", "return miss", "return miss"
    )
    assert field.happened(HitsTaken)[1].potential == 4
    assert (field.at("NUR1"), field.people("B").supply) == ("A3", 75 - 1)
    poor = table("A NUR1 1; B SIG1 1; B SIG2 1", hands={"A": "famine"}, step="forming", active="B")
    poor.play("end", "pass", "play famine", "against druids").pass_all()
    assert [event.budget for event in poor.happened(BudgetChanged)] == [0]


# LUT-5.


@pytest.mark.rule("LUT-5.1", "LUT-5.2", "LUT-12.1")
def test_the_phases_of_a_round() -> None:
    hand = {"A": "storm"}
    field = table(
        "A NUR1 2; B SIG1 2", peoples="elves witches", step="placing", reserve={"A": "1 armies"}, hands=hand, order="AB"
    )
    asked: list[str] = []
    while field.view().round == 3:
        if not asked or asked[-1] != field.asks[0]:
            asked.append(field.asks[0])
        field.play(field.legal[0] if "end" not in field.legal else "end")
    assert asked[:3] == ["place", "place-count", "place"]
    assert asked[3:] == [
        *("window-w1", "window-w2", "move", "form", "window-w8", "window-w2", "move", "form", "window-w8"),
        *("window-w9", "window-w10", "buy-sticks"),
    ]
    assert field.happened(RoundBegun) == [RoundBegun(4)]


@pytest.mark.rule("LUT-5.4")
def test_abilities_once_per_round_refresh_when_the_round_begins() -> None:
    field = table("A NUR1 1; B SIG1 1; A NUR2 1; B SIG2 1", peoples="witches elves", step="forming", active="B")
    one = field.people("A")
    one.gave = one.stole = one.banned = True
    field.play("end")
    while field.view().round == 3:
        assert (one.gave, one.stole, one.banned) == (True, True, True)
        field.play(field.legal[0])
    assert (one.gave, one.stole, one.banned) == (False, False, False)


# LUT-25.


def ready(spell: str, **more: Any) -> Table:
    """A may play this spell in its movement step, or in the window of the step given."""
    armies = "A NUR2 4; A NUR3 2; B NUR1 1; B SIG1 3"
    hands = {"A": spell, "B": "storm"}
    return table(armies, **{"runes": "flying wrath", "hands": hands, "cities": "SIG1", **more})


@pytest.mark.rule("LUT-25.1")
@pytest.mark.parametrize("spell", ["lightning", "firestorm", "earthquake", "defectors"])
def test_spells_that_choose_a_province(spell: str) -> None:
    field = ready(spell).play(f"play {spell}")
    assert field.view().phase == "at"
    assert {move.split()[0] for move in field.legal} == {"at"}


@pytest.mark.rule("LUT-25.1")
@pytest.mark.parametrize(
    ("spell", "step"),
    [("mind_theft", "moving"), ("rune_ban", "before_turn"), ("famine", "scoring"), ("time_swirl", "scoring")],
)
def test_spells_that_choose_a_people(spell: str, step: str) -> None:
    field = ready(spell, step=step).play(f"play {spell}")
    assert field.legal == ["against druids"]


@pytest.mark.rule("LUT-25.1")
def test_spells_that_choose_an_edge_or_two_provinces_and_a_number() -> None:
    ship = ready("phantom_ship").play("play phantom_ship")
    assert {move.split()[0] for move in ship.legal} == {"ship"}
    teleport = ready("teleport").play("play teleport")
    assert teleport.legal == ["at NUR2", "at NUR3"]
    assert teleport.play("at NUR2").legal == ["to NUR3"]
    assert teleport.play("to NUR3").legal == ["take 1", "take 2", "take 3"]


@pytest.mark.rule("LUT-25.1")
@pytest.mark.parametrize(
    ("spell", "step"),
    [("fair_wind", "moving"), ("levy", "placing"), ("rich_harvest", "scoring")],
)
def test_spells_without_a_parameter(spell: str, step: str) -> None:
    field = ready(spell, step=step).play(f"play {spell}")
    assert field.asks == ("window-r", "B")


@pytest.mark.rule("LUT-25.1")
@pytest.mark.parametrize("spell", ["strength", "courage_of_the_few", "great_host", "weakness", "silence"])
def test_battle_spells_without_a_parameter(spell: str) -> None:
    field = ready(spell).play("move NUR2", "to NUR1", "take 3", "end", f"play {spell}")
    assert field.asks == ("window-r", "B")


@pytest.mark.rule("LUT-25.1")
def test_resurrection_names_a_number() -> None:
    """One army was lost."""
    piles = {"A": "HMMM", "B": "HM"}
    field = ready("resurrection", peoples="elves shapeshifters", piles=piles)
    field.play("move NUR2", "to NUR1", "take 3", "end").go("return miss", "return miss")
    while "play resurrection" not in field.legal:
        field.play("pass")
    assert field.play("play resurrection").legal == ["take 1"]


@pytest.mark.rule("LUT-25.2")
def test_both_sides_choose_their_cards_without_knowing_the_others() -> None:
    field = table("A NUR2 4; B NUR1 3; B SIG1 1", peoples="elves shapeshifters", piles={"A": "HCMM", "B": "SHMM"})
    field.play("move NUR2", "to NUR1", "take 3", "end")
    assert field.asks == ("return", "A")
    seen = field.view(0).battle
    assert seen is not None
    assert (seen.sides[1].hand, seen.sides[0].hand) == ((None,) * 4, ("miss", "miss", "hit", "city_hit"))
    field.play("return hit")
    assert field.asks == ("return", "B")
    seen = field.view(1).battle
    assert seen is not None
    assert (seen.sides[0].hand, seen.sides[0].played) == ((None,) * 3, ())
    assert field.view(1).peoples[0].sunk == (None,)
