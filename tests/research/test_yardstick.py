"""Manawell-4: the same games for everybody, and a rating on the scale of the levels."""

from itertools import pairwise
from math import inf
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from manawell.bots.levels import LEVELS
from manawell.contract.settings import GAMES
from manawell.kernel.faults import Fault
from manawell.kernel.game import Outcome
from manawell.kernel.registry import find_game
from manawell.research.faults import ResearchFault
from manawell.research.gym import GameEnv
from manawell.research.interface import Interface
from manawell.research.network import Network, read_network, words_of
from manawell.research.statistics import rating_against
from manawell.research.tournament import Encounter, Result, play_encounter
from manawell.research.yardstick import FULL, QUICK, row_of, suite

HERE = "policy:tests.research.test_yardstick:"
WEIGHTS = Path(__file__).parents[2] / "examples" / "weights"
DUEL = find_game("gegensatz").settle({})


def last_action(seen: dict[str, Any]) -> Any:
    return seen["action_mask"].nonzero()[0][-1]


def no_action(seen: dict[str, Any]) -> int:
    return -1


NOT_A_POLICY = 7


def network() -> Network:
    interface, chance = Interface("gegensatz", {}), np.random.default_rng(1)
    sizes = (interface.size, 4, interface.actions)
    layers = [
        (chance.normal(size=(one, two)).astype(np.float32), np.zeros(two, np.float32)) for one, two in pairwise(sizes)
    ]
    return Network(interface, layers)


@pytest.mark.parametrize("game", [game.id for game in GAMES if game.levels[0].rating is not None])
def test_a_suite_has_equal_deals_for_everybody_with_seats_exchanged(game: str) -> None:
    games = suite(game, "greedy", QUICK)
    assert [one.deal for one in games] == [one.deal for one in suite(game, "random", QUICK)]
    assert len(games) == 2 * QUICK * len(LEVELS)
    assert all(one.bots == two.bots[::-1] for one, two in zip(games[::2], games[1::2], strict=True))
    assert len({one.deal for one in games}) == QUICK * len(LEVELS), "no deal is met twice"


def test_the_quick_suite_is_a_part_of_the_full_one_and_no_level_meets_itself() -> None:
    full = suite("gegensatz", "adept", FULL)
    assert all(one in full for one in suite("gegensatz", "adept", QUICK))
    assert len(full) == 2 * FULL * (len(LEVELS) - 1)
    assert all(set(one.bots) != {"adept"} for one in full)


def test_a_rating_is_where_the_expected_points_are_the_real_ones() -> None:
    rivals = [(600.0, 75.0, 100), (800.0, 50.0, 100)]
    rating, low, high = rating_against(rivals)
    expected = sum(games / (1 + 10 ** ((rival - rating) / 400)) for rival, _, games in rivals)
    assert expected == pytest.approx(125)
    assert low < rating < high
    narrow = rating_against([(rival, 4 * points, 4 * games) for rival, points, games in rivals])
    assert narrow[0] == pytest.approx(rating)
    assert (narrow[2] - narrow[1]) == pytest.approx((high - low) / 2, rel=0.05)


def test_a_clean_sweep_has_an_open_end() -> None:
    assert rating_against([(600.0, 0.0, 20)])[1] == -inf
    rating, low, high = rating_against([(600.0, 20.0, 20), (900.0, 10.0, 10)])
    assert high == inf
    assert 900 < low < rating


def results(policy: str, winner: str | None) -> list[Result]:
    """A suite in which the policy always wins, or always draws."""
    return [
        Result(one, Outcome(() if winner is None else (one.bots.index(winner),), "won", (0, 0)), 1)
        for one in suite("gegensatz", policy, QUICK)
    ]


def test_a_row_counts_points_by_level() -> None:
    drawn, won = (row_of("greedy", "gegensatz", results("greedy", winner)) for winner in (None, "greedy"))
    assert [(score.level, score.games, score.rate) for score in drawn.scores] == [(level, 10, 0.5) for level in LEVELS]
    assert {score.points for score in won.scores} == {2 * QUICK}
    assert drawn.rating is not None
    assert won.rating is not None
    assert drawn.rating[0] < won.rating[0]


@pytest.mark.parametrize("name", ["weights", HERE + "last_action"])
def test_a_policy_plays_like_any_bot_and_repeats_itself(name: str, tmp_path: Path) -> None:
    if name == "weights":
        name = str(tmp_path / "small.npz")
        network().save(Path(name))
    encounter = Encounter("gegensatz", DUEL, (name, "random"), "policy", 1)
    assert play_encounter(encounter) == play_encounter(encounter)


def test_faults_name_the_policy(tmp_path: Path) -> None:
    for name, problem in (
        (HERE + "no_action", "-1"),
        (HERE + "NOT_A_POLICY", "cannot be called"),
        (HERE + "missing", "missing"),
        ("policy:no_such_module:f", "no_such_module"),
    ):
        with pytest.raises(Fault, match=problem) as found:
            play_encounter(Encounter("gegensatz", DUEL, (name, "random"), "fault", 0))
        assert name in str(found.value)


@pytest.mark.parametrize("game", [game.id for game in GAMES if game.features is not None])
def test_words_tell_all_actions_apart(game: str) -> None:
    actions = Interface(game, {}).fixed
    assert actions is not None
    words, count = words_of(actions)
    assert len({tuple(row) for row in words.tolist()}) == actions.size
    assert words.max() == count - 1


@pytest.mark.parametrize(("name", "least"), [("gegensatz", 36), ("gegensatz-imitated", 36), ("rivality", 28)])
def test_shipped_weights_beat_random_play(name: str, least: int) -> None:
    file = WEIGHTS / f"{name}.npz"
    env = GameEnv(name.partition("-")[0], opponent="random", seat="random")
    network, won = read_network(file, env.interface), 0
    for number in range(40):
        seen, _ = env.reset(seed=number)
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, _ = env.step(network(seen))
        won += reward > 0
    assert won >= least


def test_weights_are_shipped_for_every_game() -> None:
    shipped = {file.stem.partition("-")[0] for file in WEIGHTS.glob("*.npz")}
    assert shipped == {game.id for game in GAMES if game.features is not None}


@pytest.mark.parametrize("file", sorted(WEIGHTS.glob("*.npz")), ids=lambda file: file.stem)
def test_shipped_weights_are_small_and_fit(file: Path) -> None:
    assert file.stat().st_size < 600_000
    env = GameEnv(file.stem.partition("-")[0], opponent="random")
    network = read_network(file, env.interface)
    seen, _ = env.reset(seed=1)
    chosen = set()
    for _ in range(60):
        chosen.add(action := network(seen))
        seen, _, over, _, info = env.step(action)
        assert "refusal" not in info
        if over:
            break
    assert len(chosen) > 5


def test_weights_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "small.npz"
    network().save(file)
    kept = read_network(file, Interface("gegensatz", {}))
    assert [weights.shape for weights, _ in kept.layers] == [(412, 4), (4, 58)]
    with pytest.raises(ResearchFault, match="do not fit"):
        read_network(file, Interface("rivality", {}))
    file.write_bytes(b"nothing")
    with pytest.raises(ResearchFault, match="does not hold"):
        read_network(file, Interface("gegensatz", {}))
