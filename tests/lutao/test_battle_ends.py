"""How battles end, and their limits (LUT-9.22 to 9.24)."""

import pytest

from manawell.games.lutao.events import BattleEnded, ProvinceLost
from tests.lutao.fights import counts, fight, fought, golems_attack, told, trace

# The end.


@pytest.mark.rule("LUT-9.22", "LUT-9.23", "LUT-7.6", "LUT-4.5")
def test_the_winning_attacker_owns_the_province_and_its_city() -> None:
    field = fought(fight(2, 1, "CCM", "MM", city=True), 99)
    assert field.at("NUR1") == "A2"
    assert field.happened(BattleEnded) == [BattleEnded("elves", "NUR1", 2, False)]
    assert told(field)[-3:] == ["BattleEnded", "ProvinceConquered", "ProvinceLost"]
    assert field.happened(ProvinceLost) == [ProvinceLost("shapeshifters", "NUR1")]
    assert field.view().conquered == ("NUR1",)


@pytest.mark.rule("LUT-9.22", "LUT-9.23")
def test_a_winning_defender_has_lost_nothing() -> None:
    field = fought(fight(1, 2, "HM", "HHM"), 99)
    assert field.at("NUR1") == "B1"
    assert field.happened(BattleEnded) == [BattleEnded("shapeshifters", "NUR1", 1, False)]
    assert (field.happened(ProvinceLost), field.view().conquered) == ([], ())


@pytest.mark.rule("LUT-9.22", "LUT-9.23", "LUT-9.20")
def test_when_nobody_is_left_the_province_is_empty_and_lost() -> None:
    hands = {"A": "levy", "B": "levy"}
    field = fight(1, 1, "HM", "HM", hands=hands)
    assert [asked for asked in trace(field, 99) if "w7" in asked] == []
    assert field.at("NUR1") == "empty"
    assert field.happened(BattleEnded) == [BattleEnded("none", "NUR1", 0, False)]
    assert field.happened(ProvinceLost) == [ProvinceLost("shapeshifters", "NUR1")]
    assert field.view().conquered == ()


@pytest.mark.rule("LUT-9.22", "LUT-21.3")
@pytest.mark.parametrize(("a", "b", "winner"), [("HM", "MM", "A"), ("MM", "HM", "B")])
def test_the_winner_alone_is_asked_at_the_end(a: str, b: str, winner: str) -> None:
    asked = trace(fight(1, 1, a, b, hands={"A": "levy", "B": "levy"}), 99)
    assert asked[-1] == f"window-w7 {winner}"
    assert len([one for one in asked if "w7" in one]) == 1


@pytest.mark.rule("LUT-9.22", "LUT-11.6", "LUT-11.8")
@pytest.mark.parametrize(
    ("armies", "pile", "at", "destroyed"), [(1, "HM", "golems 1", 1), (3, "HHSM", "B2", 2), (2, "HHM", "empty", 2)]
)
def test_the_ends_of_a_battle_with_attacking_golems(armies: int, pile: str, at: str, destroyed: int) -> None:
    field = golems_attack(armies, pile)
    supply = field.state.golem_supply
    assert (fought(field, 99).at("LUT2"), field.state.golem_supply - supply) == (at, destroyed)
    assert field.happened(ProvinceLost) == ([] if at == "B2" else [ProvinceLost("shapeshifters", "LUT2")])


@pytest.mark.rule("LUT-9.22", "LUT-20.2b")
def test_ghosts_leave_before_the_winner_is_asked() -> None:
    """E1 before E2."""
    field = fight(2, 1, "CM MM", "MM", city=True, runes="ghosts -", hands={"A": "levy"})
    before = field.people("A").supply
    assert field.go("yes").people("A").supply == before - 3
    field.go("return miss", "return miss", "pass")
    assert (field.asks, field.people("A").supply) == (("window-w7", "A"), before)


@pytest.mark.rule("LUT-9.22", "LUT-20.9a", "LUT-22.8")
def test_the_winner_is_asked_before_it_takes_hostages() -> None:
    """E2 before E3: the army that returns may hold a hostage."""
    field = fought(fight(2, 2, "HHM", "HMM", runes="enslavement -", hands={"A": "resurrection"}), 0)
    field.go("return miss", "return miss").go("play resurrection", "take 1")
    assert field.pass_all().asks == ("hostages", "A")
    assert field.legal == ["take 0", "take 1", "take 2"]


@pytest.mark.rule("LUT-9.22", "LUT-1.6", "LUT-20.7a", "LUT-20.9a")
def test_hostages_are_taken_before_the_plague_drives_the_winners_out() -> None:
    """E3 before E4 before E5."""
    field = fought(fight(3, 1, "HMM M", "MM", runes="enslavement plagues"), 99)
    assert field.asks == ("hostages", "A")
    field.play("take 1")
    assert told(field)[-6:] == [
        "BattleEnded",
        "HostagesTaken",
        "PlagueBroke",
        "RetreatShared",
        "GroupRetreated",
        "ProvinceLost",
    ]
    assert (field.at("NUR1"), field.at("NUR2"), field.view().conquered) == ("empty", "A4", ())


@pytest.mark.rule("LUT-9.22", "LUT-9.23", "LUT-20.5a")
def test_reincarnation_comes_after_the_change_of_ownership() -> None:
    """E5 before E6."""
    field = fought(fight(3, 1, "HMM M", "MM", runes="- reincarnation"), 99)
    assert (field.asks, field.legal, field.at("NUR1")) == (("rise", "B"), ["rise BEL1"], "A3")


# The limits.


def misses(rounds: int, cards: int, **other: str) -> str:
    """A pile of Misses for this many combat rounds; other cards are played in the rounds named, as in r20="H"."""
    return "".join(other.get(f"r{at}", "").ljust(cards, "M") for at in range(1, rounds + 1))


@pytest.mark.rule("LUT-9.24")
def test_after_20_combat_rounds_without_a_loss_the_attackers_are_removed() -> None:
    field = fight(3, 3, misses(21, 4), misses(21, 4))
    supply = field.people("A").supply
    fought(field, 99)
    assert len(counts(field)) == 20
    assert field.happened(BattleEnded) == [BattleEnded("shapeshifters", "NUR1", 3, True)]
    assert (field.at("NUR1"), field.people("A").supply) == ("B3", supply + 3)
    assert field.happened(ProvinceLost) == []


@pytest.mark.rule("LUT-9.24")
@pytest.mark.parametrize(("a", "b"), [("H", ""), ("", "H")])
def test_any_loss_begins_the_20_anew(a: str, b: str) -> None:
    field = fought(fight(4, 4, misses(41, 4, r20=a), misses(41, 4, r20=b)), 99)
    assert len(counts(field)) == 40
    assert field.happened(BattleEnded)[0].limit


@pytest.mark.rule("LUT-9.24")
def test_a_loss_of_a_hostage_or_a_ghost_is_a_loss() -> None:
    field = fight(4, 4, misses(41, 4, r20="H"), misses(41, 4), runes="- enslavement", captives=(0, 1))
    assert len(counts(fought(field, 99))) == 40
    field = fight(4, 4, misses(41, 4, r20="C"), misses(41, 4), runes="- ghosts", city=True)
    assert len(counts(fought(field, 99, ghosts="yes"))) == 40


@pytest.mark.rule("LUT-9.24")
def test_after_60_combat_rounds_the_attackers_are_removed() -> None:
    field = fought(fight(4, 7, misses(61, 4, r20="H", r40="H", r50="H"), misses(61, 4)), 99)
    assert len(counts(field)) == 60
    assert field.happened(BattleEnded) == [BattleEnded("shapeshifters", "NUR1", 4, True)]
    assert field.at("NUR1") == "B4"


@pytest.mark.rule("LUT-9.24")
def test_a_battle_decided_in_the_60th_combat_round_was_not_ended_by_the_limit() -> None:
    field = fought(fight(4, 4, misses(61, 4, r20="H", r40="H", r50="H", r60="H"), misses(61, 4)), 99)
    assert (len(counts(field)), field.at("NUR1")) == (60, "A4")
    assert field.happened(BattleEnded) == [BattleEnded("elves", "NUR1", 4, False)]


@pytest.mark.rule("LUT-9.24")
def test_golems_that_attack_in_vain_return_to_their_supply() -> None:
    field = golems_attack(3, "SSMM" * 21)
    supply = field.state.golem_supply
    fought(field, 99)
    assert (len(counts(field)), field.at("LUT2"), field.at("LUT3")) == (20, "B3", "empty")
    assert field.state.golem_supply == supply + 2
