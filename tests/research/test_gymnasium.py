"""Gymnasium's own check, for every game in every mode; play against bots."""

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from manawell.contract.settings import SETTINGS, name_of
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Options
from manawell.kernel.rng import rng_from
from manawell.research.faults import ResearchFault
from manawell.research.gym import GameEnv, register
from manawell.research.interface import BadNumber, UnknownWord


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)
def test_it_passes_the_check_of_gymnasium(game: AnyGame, options: Options) -> None:
    register()
    settings: dict[str, Any] = {"opponent": "random", "render_mode": "ansi", **options}
    env = gymnasium.make(f"manawell/{game.id}-v{game.rules_version}", **settings)
    check_env(env.unwrapped)
    assert isinstance(env.unwrapped, GameEnv)


def finish(env: GameEnv, seed: int) -> tuple[float, list[int], str]:
    """A game of random choices: its reward, its actions, how it looked at the end."""
    rng, actions = rng_from(b"choices"), []
    seen, _ = env.reset(seed=seed)
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        legal = seen["action_mask"].nonzero()[0]
        actions.append(int(legal[rng.below(len(legal))]))
        seen, reward, over, cut_off, info = env.step(actions[-1])
        assert not cut_off
        assert set(info) == ({"scores", "won"} if over else set())
    return reward, actions, str(env.structured())


@pytest.mark.parametrize("seat", [0, 1])
def test_a_bot_plays_the_other_seat(seat: int) -> None:
    first, again = (finish(GameEnv("rivality", seat=seat, opponent="greedy"), 4) for _ in range(2))
    assert first == again
    assert first[0] in (-1, 0, 1)
    assert first != finish(GameEnv("rivality", seat=seat, opponent="greedy"), 5)


def test_a_solo_game_is_won_or_lost() -> None:
    rewards = {finish(GameEnv("rivality", mode="solo"), seed)[0] for seed in range(12)}
    assert rewards == {-1.0, 1.0}


def test_an_illegal_action_ends_the_episode_and_is_explained() -> None:
    env = GameEnv("gegensatz", mode="solo")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(57)
    assert (reward, over) == (-1.0, True)
    assert info["refusal"]["rule"].startswith("GEG-")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@pytest.mark.parametrize("seat", [2, -1, 1.5, None, "each", 10**30], ids=str)
def test_a_seat_that_does_not_exist_is_an_error(seat: Any) -> None:
    with pytest.raises(UnknownWord, match="Known: 0, 1, random"):
        GameEnv("gegensatz", seat=seat)


@pytest.mark.parametrize("shaping", ["0.1", None, float("nan"), float("inf"), 10**400], ids=lambda one: str(one)[:9])
def test_shaping_is_a_number(shaping: Any) -> None:
    with pytest.raises(BadNumber, match="shaping cannot be"):
        GameEnv("gegensatz", shaping=shaping)


def test_ways_to_draw_and_what_is_told_are_checked() -> None:
    with pytest.raises(UnknownWord, match="render_mode cannot be “pixels”"):
        GameEnv("gegensatz", render_mode="pixels")
    with pytest.raises(UnknownWord, match="info cannot be “3”"):
        GameEnv("gegensatz", info=3)  # type: ignore[arg-type]
    _, told = GameEnv("gegensatz", info="scores").reset()
    assert told == {"scores": (0, 0)}


@pytest.mark.parametrize("action", [0.0, "0", None], ids=str)
def test_an_action_is_a_whole_number(action: Any) -> None:
    env = GameEnv("gegensatz", mode="solo")
    env.reset(seed=1)
    if action is None:
        assert env.step(action)[4]["refusal"]["values"] == {"action": -1}
        return
    with pytest.raises(TypeError):
        env.step(action)


def first_legal(seen: dict[str, Any]) -> int:
    return int(seen["action_mask"].nonzero()[0][0])


def test_the_other_seat_may_be_a_function_or_drawn_from_several() -> None:
    rewards = {finish(GameEnv("gegensatz", opponent=opponent), 4)[0] for opponent in (first_legal, "random")}
    assert rewards <= {-1.0, 0.0, 1.0}
    env = GameEnv("rivality", opponent=[first_legal, "random"], seat="random")
    seats = set()
    for _ in range(12):
        env.reset()
        seats.add(env.seat)
    assert seats == {0, 1}
    assert finish(env, 6) == finish(env, 6)


def test_a_past_self_can_take_the_other_seat() -> None:
    asked: list[int] = []

    def past(seen: dict[str, Any]) -> int:
        asked.append(len(seen["observation"]))
        return first_legal(seen)

    env = GameEnv("gegensatz", opponent="random")
    finish(env, 1)
    env.opponent = past
    finish(env, 1)
    assert asked
    assert set(asked) == {env.interface.size}


def test_learners_find_masks_and_scores() -> None:
    env = GameEnv("rivality", opponent="random", masks="info", info=("scores", "legal_actions", "legal_texts"))
    seen, info = env.reset(seed=2)
    assert env.observation_space.contains(seen)
    assert info["action_mask"].nonzero()[0].tolist() == sorted(info["legal_actions"]) == sorted(env.legal())
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
    assert info["legal_texts"] == env.legal()
    assert info["scores"] == (0, 0)
    assert "won" not in info
    with pytest.raises(UnknownWord, match="prices"):
        GameEnv("rivality", info=("prices",))


def test_shaping_pays_the_change_of_the_lead_and_is_off_by_default() -> None:
    plain, shaped = GameEnv("gegensatz", opponent="random"), GameEnv("gegensatz", opponent="random", shaping=0.1)
    rng, total, paid = rng_from(b"shaping"), 0.0, []
    for env in (plain, shaped):
        env.reset(seed=8)
    over = False
    while not over:
        legal = plain.legal_actions()
        action = legal[rng.below(len(legal))]
        _, reward, over, _, _ = plain.step(action)
        _, more, _, _, info = shaped.step(action)
        total += more
        paid.append(more)
    own, other = info["scores"]
    assert total == pytest.approx(reward + 0.1 * (own - other))
    assert len([one for one in paid if one]) > 1


@pytest.mark.parametrize("action", [57, -1, 0.5, None, [0]], ids=str)
def test_an_opponent_that_chooses_no_legal_action_is_an_error(action: object) -> None:
    env = GameEnv("gegensatz", opponent=lambda _: action, seat=1)
    with pytest.raises(ResearchFault, match="no legal action"):
        env.reset(seed=1)


@pytest.mark.parametrize("opponent", [None, 3, [], ["random", 3]], ids=str)
def test_an_opponent_that_cannot_play_is_an_error_at_once(opponent: Any) -> None:
    with pytest.raises(ResearchFault, match="opponent cannot be"):
        GameEnv("gegensatz", opponent=opponent)
