"""The odds that a player is shown: battles played out in worlds imagined from the player's own view."""

import pytest

from manawell.games.lutao import GAME
from manawell.kernel.foresight import foresee
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.odds import Odds, Scales
from manawell.kernel.rng import rng_from
from tests.lutao.table import Table, table
from tests.lutao.test_golems import commanding
from tests.lutao.test_odds import before_the_battle, march

CLOSE = 0.09
"""Three times the error of so few battles."""


def odds(field: Table, battle: str, viewer: int = 0) -> Odds:
    """Of a battle that is announced or under way, as a viewer is told."""
    view = GAME.view(field.state, viewer)
    assert battle in GAME.battles(view)
    return Scales(GAME, view).weigh(battle)


def foretold(field: Table, *moves: str) -> list[Odds | None]:
    """The odds of legal moves of the one who is asked."""
    seat = field.state.actor
    seen = foresee(GAME, GAME.view(field.state, seat), seat, rng_from(b"foresight"), moves)
    by_text = {one.text: one.odds for one in seen}
    return [by_text[move] for move in moves]


@pytest.mark.rule("LUT-27.1", "LUT-9.15")
@pytest.mark.parametrize(
    ("attackers", "defenders", "city", "wins", "empty"),
    [(1, 1, False, 20, 62), (3, 2, False, 84, 11), (4, 4, False, 43, 16), (2, 1, True, 79, 15), (4, 4, True, 9, 5)],
)
def test_they_are_those_of_the_rules(attackers: int, defenders: int, city: bool, wins: int, empty: int) -> None:
    found = odds(before_the_battle(attackers, defenders, city), "NUR1")
    assert (found.wins, found.empty) == pytest.approx((wins / 100, empty / 100), abs=CLOSE)


@pytest.mark.rule("LUT-27.1", "LUT-15.5")
@pytest.mark.parametrize(("armies", "province", "wins", "survivors"), [(3, "LUT7", 100, 2.4), (3, "LUT2", 80, 1.1)])
def test_against_golems_too(armies: int, province: str, wins: int, survivors: float) -> None:
    field = march(table("A LUT1 8; B SIG1 1", peoples="elves shapeshifters"), armies, ["LUT1"], province)
    found = odds(field, province)
    assert found.wins == pytest.approx(wins / 100, abs=CLOSE)
    assert found.wins * found.left == pytest.approx(survivors, abs=0.3)


@pytest.mark.rule("LUT-9.16", "LUT-9.20")
def test_a_battle_under_way_is_weighed_by_the_cards_on_the_table() -> None:
    """The last defender is about to return a card; the attackers hold what they need, and only they know it."""
    field = table(
        "A NUR2 8; B NUR1 1; B SIG1 1",
        peoples="elves shapeshifters",
        piles={"A": "XCCC" + "M" * 10 + "HHHCCSSSS", "B": "MM" + "M" * 8 + "HHHCCCCCXSSSS"},
    )
    field.go("move NUR2", "to NUR1", "take 7", "end")
    assert field.asks == ("return", "A")
    assert odds(field, "NUR1", 0).wins == 1.0


@pytest.mark.rule("LUT-9.15")
def test_every_number_of_armies_has_odds_of_its_own_and_a_goal_those_of_all() -> None:
    field = table("A NUR2 8; B NUR1 3; B SIG1 1", peoples="elves shapeshifters")
    field.play("move NUR2")
    (all_of_them,) = foretold(field, "to NUR1")
    assert all_of_them is not None
    field.play("to NUR1")
    by_number = foretold(field, *[f"take {number}" for number in range(1, 8)])
    shares = [one.wins for one in by_number if one is not None]
    assert len(shares) == 7
    assert shares[0] < 0.1
    assert shares[-1] > 0.9
    assert all_of_them.wins == pytest.approx(shares[-1], abs=CLOSE)


@pytest.mark.rule("LUT-7.6")
def test_who_enters_without_a_battle_is_told_no_odds() -> None:
    field = table("A NUR2 8; A NUR3 2; B SIG1 1", peoples="elves shapeshifters")
    field.play("move NUR2")
    assert foretold(field, "to NUR1", "to NUR3") == [None, None]
    assert GAME.battles(GAME.view(field.state, 0)) == ()


@pytest.mark.rule("LUT-8.11", "LUT-9.15")
def test_a_landing_among_others_has_odds() -> None:
    """One golem guards the landing."""
    field = table("A RHU3 8; B DHO1 1", peoples="elves shapeshifters", ships="RHU3 W", sticks={"A": 1})
    field.play("sail RHU3 W")
    field.play(field.legal_with("take")[-1])
    (found,) = foretold(field, "land LUT1 E")
    assert found is not None
    assert found.wins > 0.9
    assert found.left > 5


@pytest.mark.rule("LUT-11.2", "LUT-11.3")
def test_golems_that_attack_have_odds() -> None:
    """Two golems, then four, against a single army."""
    field = commanding("B LUT2 2").play("golems LUT2")
    (two,) = foretold(field, "from LUT1")
    field.play("from LUT1")
    (four,) = foretold(field, "from LUT3")
    assert two is not None
    assert four is not None
    assert two.wins < four.wins


@pytest.mark.rule("LUT-20.6")
def test_traps_that_may_lie_there_are_reckoned_with() -> None:
    """Whoever knows of the trap knows that a single army comes to nothing."""
    field = table(
        "A NUR2 3; B NUR1 1; B SIG1 1", peoples="elves shapeshifters", runes="- traps", traps=["NUR1"], step="moving"
    )
    field.play("move NUR2", "to NUR1")
    knowing = Scales(GAME, GAME.view(field.state, ALL_KNOWING))
    take = GAME.read(field.state, 0, "take 1")
    assert knowing.weigh("NUR1", take) == Odds(0.0, 0.0, 0.0)
    (guessed,) = foretold(field, "take 1")
    assert guessed is not None
    assert guessed.empty > 0.0


@pytest.mark.rule("LUT-25.2")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_they_depend_on_nothing_that_the_viewer_does_not_know(viewer: int) -> None:
    """A hand of spells, the order of a pile and a returned card make no difference to whoever cannot see them."""
    field = table(
        "A NUR2 5; B NUR1 4; B SIG1 1",
        peoples="elves shapeshifters",
        hands={"A": "strength storm", "B": "stone_skin weakness"},
    )
    field.go("move NUR2", "to NUR1", "take 4", "end").pass_all()
    field.play(field.legal[0])
    seen = odds(field, "NUR1", viewer)
    for number in range(5):
        other = GAME.resample(field.state, viewer, rng_from(b"other %d" % number))
        assert odds(Table(other), "NUR1", viewer) == seen


@pytest.mark.rule("LUT-9.15")
def test_the_same_view_gives_the_same_odds_whatever_else_is_asked() -> None:
    field = table("A NUR2 8; B NUR1 3; B SIG1 1", peoples="elves shapeshifters")
    field.play("move NUR2", "to NUR1")
    assert foretold(field, "take 3", "take 5") == foretold(field, "take 3") + foretold(field, "take 5")
