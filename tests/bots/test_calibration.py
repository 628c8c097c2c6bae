"""What people are told is a chance: of games that nobody fitted anything to, as many are won as was foretold."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from manawell.bots.bot import Advice, Bot
from manawell.bots.hints import outlook, think
from manawell.contract.settings import EVERY_SETTING, name_of
from manawell.kernel.calibration import GLANCE, SEARCH, VALUE, Calibration, Line
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Options
from manawell.kernel.registry import find_game, games
from manawell.kernel.rng import rng_from
from manawell.training.account import Kept
from manawell.training.foretold import Foretold, look_again
from manawell.training.lines import measured

KEPT = Path(__file__).parent / "foretold"
MARGIN = 0.01
"""By how much the log loss may exceed what was measured when the figures were fitted."""


@pytest.mark.parametrize("line", [Line(0.3, -0.5), Line(1.0), Line(2.5, 0.7), Line(0.2, 0.1, 1.5)], ids=str)
@pytest.mark.parametrize("outlook", [0.0005, 0.5, 0.98])
def test_a_line_keeps_the_order_and_what_is_certain(line: Line, outlook: float) -> None:
    worths = [number / 1000 for number in range(1001)]
    chances = [line.chance(worth, outlook) for worth in worths]
    assert chances == sorted(set(chances)), "a better move is told a better chance"
    assert (chances[0], chances[-1]) == (0.0, 1.0)
    assert line.chance(1e-300, outlook) >= 0.0


def test_a_line_is_straight_in_the_logarithm_of_odds() -> None:
    assert Line(2.0, 0.0).chance(0.75) == pytest.approx(0.9), "odds of 3 become 9"
    assert Line(1.0, 0.6931472).chance(0.5) == pytest.approx(2 / 3)
    assert Line(1.0, 0.0, 0.5).chance(0.5, 0.8) == pytest.approx(2 / 3), "half the outlook's logarithm"


def test_what_was_not_fitted_is_told_as_it_is() -> None:
    calibration = Calibration({SEARCH: {"duel": Line(2.0, 0.0)}})
    assert calibration.chance(SEARCH, "duel", 0.75) == pytest.approx(0.9)
    assert calibration.chance("", "duel", 1 / 3) == 1 / 3, "proven"
    assert calibration.chance(SEARCH, "solo", 1 / 3) == 1 / 3
    assert calibration.chance(GLANCE, "duel", 1 / 3) == 1 / 3


class Sayer(Bot):
    """Says what it was told to say, of the first two moves."""

    def __init__(self, basis: str) -> None:
        self.basis = basis

    def advise(self, game: AnyGame, view: Any) -> Advice:
        best, other = game.imagine(view, rng_from(b"says")).moves()[:2]
        return Advice(best, ((best, 0.8), (other, 0.3)), exact=not self.basis, basis=self.basis)


@pytest.mark.parametrize("game", games().values(), ids=name_of)
def test_a_hint_tells_chances_and_leaves_proofs_alone(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    state = game.new(game.settle({}), rng_from(b"hint"))
    while len(state.moves()) < 2:
        state.play(state.moves()[0])
    view = game.view(state, state.actor)
    for basis in (GLANCE, ""):
        monkeypatch.setattr("manawell.bots.hints.make_bot", lambda *_, basis=basis, **__: Sayer(basis))
        thought = think(game, view, "wellspring", rng_from(b"hint"), None)
        rng = rng_from(b"hint")
        game.imagine(view, rng)
        prospect = outlook(game, view, rng)
        told = [game.calibration.chance(basis, game.variety(view), worth, prospect) for worth in (0.8, 0.3)]
        assert [thought.worth, *(other.worth for other in thought.others)] == told
        assert (told == [0.8, 0.3]) == (basis == ""), "an estimate is not told as it is"


@pytest.mark.parametrize(("game", "options"), EVERY_SETTING, ids=name_of)
def test_every_variety_has_its_figures_and_chances_add_up(game: AnyGame, options: Options) -> None:
    state = game.new(options, rng_from(b"chances"))
    variety = game.variety(game.view(state, state.actor))
    bases = {VALUE, GLANCE} | ({SEARCH} if any(level.simulations for level in game.levels) else set())
    assert {basis for basis, lines in game.calibration.lines.items() if variety in lines} == bases
    chances, sides = game.chances(state, options), game.sides(options)
    assert all(0.0 < chance < 1.0 for chance in chances)
    assert all(chances[seat] == chances[sides.index(side)] for seat, side in enumerate(sides))
    if len(set(sides)) > 1:
        assert sum(chances[sides.index(side)] for side in set(sides)) == pytest.approx(1.0)


@pytest.mark.parametrize("name", games())
def test_what_is_told_comes_true_as_often_as_it_says(name: str) -> None:
    """In a few games that were kept by `manawell.training.calibrate`, which also measured what is allowed here."""
    kept = msgspec.json.decode((KEPT / f"{name}.json").read_bytes(), type=Kept)
    found: dict[str, list[Foretold]] = {basis: [] for basis in kept.losses}
    for played in kept.games:
        for sample in look_again(played, kept.simulations):
            found[sample.basis].append(sample)
    for basis, samples in found.items():
        now, then = measured(find_game(name).calibration, samples), kept.losses[basis]
        assert now.positions == then.positions
        assert now.told < now.coin, basis
        bound = then.told + MARGIN
        assert now.told < bound, f"{basis}: run manawell.training.calibrate again"
        assert (now.worth > bound) == (then.worth > bound), f"{basis}: without its figures it says something else"
