"""PettingZoo's own suites, for every game in every mode; refusals, seeds and records through its interface."""

from collections.abc import Callable
from functools import partial
from io import StringIO
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils import parallel_to_aec
from rich.console import Console
from rich.text import Text

from manawell.boards import board_of
from manawell.cli.seats import showing_of
from manawell.cli.terminal import Terminal
from manawell.contract.settings import HEAVY, SETTINGS, name_of
from manawell.kernel.game import AnyGame
from manawell.kernel.match import Match
from manawell.kernel.options import Options
from manawell.kernel.registry import find_game, games
from manawell.kernel.rng import rng_from
from manawell.research import aec, parallel
from manawell.research.interface import BadNumber, UnknownWord
from manawell.research.rendering import WIDTH

every_setting = pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),  # a mask belongs to it, as in its classics
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def is_image(drawn: str) -> bool:
    return ElementTree.fromstring(drawn).tag == "{http://www.w3.org/2000/svg}svg"


DRAWINGS: dict[str, Callable[[str], bool]] = {"svg": is_image, "ansi": lambda drawn: "scores: " in drawn}


@every_setting
def test_it_passes_the_suites_of_pettingzoo(game: AnyGame, options: Options) -> None:
    make = partial(aec.env, game, **options)
    cycles = 100 if game.weight < HEAVY else 10
    api_test(make(), cycles)
    seed_test(make, cycles)
    for mode, is_right in DRAWINGS.items():
        env = make(render_mode=mode)
        env.reset(seed=0)
        drawn = env.render()
        assert drawn is not None
        assert is_right(drawn)


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.id)
def test_it_passes_the_suite_for_images(game: AnyGame) -> None:
    render_test(partial(aec.env, game), DRAWINGS)


@every_setting
def test_its_parallel_form_passes_them_too(game: AnyGame, options: Options) -> None:
    make: Any = partial(parallel.parallel_env, game, **options)
    cycles = 20 if game.weight < HEAVY else 4
    parallel_api_test(make(), cycles)
    parallel_seed_test(make, cycles)
    if game.weight < HEAVY:
        max_cycles_test(SimpleNamespace(parallel_env=make, env=lambda **given: parallel_to_aec(make(**given))))


def play(env: aec.GameEnv, seed: int, choices: int) -> list[Any]:
    """All that a run shows, with random choices."""
    rng = rng_from(b"%d" % choices)
    shown: list[Any] = []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, over, cut_off, info = env.last()
        assert observation is not None
        shown.append((agent, observation["observation"].tolist(), reward, over, cut_off, info))
        legal = observation["action_mask"].nonzero()[0]
        env.step(None if over or cut_off else legal[rng.below(len(legal))])
    return shown


@pytest.mark.parametrize("game", ["gegensatz", "rivality"])
def test_equal_seeds_give_equal_runs_to_the_last_reward(game: str) -> None:
    first, again, other = (play(aec.env(game), seed, 1) for seed in (5, 5, 6))
    assert first == again
    assert first != other
    assert sorted(reward for *_, reward, over, _, _ in first if over) == [-1, 1]


def test_a_run_goes_on_without_a_seed() -> None:
    env, twin = aec.env("rivality"), aec.env("rivality")
    for one in (env, twin):
        one.reset(seed=3)
        one.reset()
    assert env.seal == twin.seal
    assert env.seal.seed == "3/1"


def test_an_illegal_action_loses_and_is_explained() -> None:
    env = aec.env("gegensatz")
    env.reset(seed=1)
    illegal = next(action for action in range(9) if not env.observe("player_0")["action_mask"][action])
    env.step(illegal)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0}
    refusal = env.infos["player_0"]["refusal"]
    assert refusal["rule"] == "GEG-5.2"
    assert set(refusal["nearest"]) <= set(env.legal().values())
    assert env.infos["player_1"] == {}


def test_only_the_agent_that_decides_has_actions() -> None:
    env = aec.env("rivality", mode="three")
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_a_game_is_cut_off_after_so_many_decisions() -> None:
    env = aec.env("gegensatz", max_cycles=3)
    shown = play(env, 1, 1)
    assert [cut_off for *_, cut_off, _ in shown] == [False] * 3 + [True] * 2


def test_structured_data_is_the_view() -> None:
    env = aec.env("gegensatz")
    env.reset(seed=1)
    seen = env.structured("player_1")
    assert seen["hands"][0] == [None] * 3
    assert None not in seen["hands"][1]
    assert set(seen) == set(find_game("gegensatz").view_type.__struct_fields__)


def test_text_and_image_show_the_board_of_the_terminal_with_turn_and_scores() -> None:
    for mode in ("ansi", "svg"):
        env = aec.env("gegensatz", render_mode=mode)
        env.reset(seed=1)
        drawn = str(env.render()).replace("&#160;", " ")
        for words in ("A decides (place, GEG-5.2)", "scores: A 0, B 0", "┌─────────┬", "Codex", "Future ►"):
            assert words in drawn
        hand = env.structured("player_0")["hands"][0]
        assert all(f" {card} " in drawn for card in hand)
        assert env.structured("player_0")["timeline"][0] in drawn
        assert aec.env("gegensatz").render_mode is None


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.id)
def test_a_picture_shows_what_the_terminal_draws_for_that_seat(game: AnyGame) -> None:
    env = aec.env(game, render_mode="ansi")
    env.reset(seed=2)
    for _ in range(16):
        env.step(env.legal_actions()[0])
    match = Match(game, env.interface.options, env.seal)
    match.state = env.action_table.state
    terminal = Terminal()
    terminal.console = Console(width=WIDTH, file=StringIO(), highlight=False, emoji=False, markup=False)
    showing = showing_of(match, match.actor, "en")
    wanted = terminal.caught(lambda: terminal.console.print(board_of(game).picture(showing, WIDTH)))
    assert Text.from_ansi(str(env.render())).plain.endswith(wanted)


def test_images_have_one_size_so_that_they_make_a_video() -> None:
    env = aec.env("rivality", render_mode="rgb_array")
    env.reset(seed=4)
    first = env.render().shape
    while not env.terminations[env.agent_selection]:
        env.step(env.legal_actions()[0])
    drawn = env.render()
    assert drawn.shape == first == (1270, 1282, 3)
    assert drawn.flags.writeable, "wrappers write into it"


def test_in_parallel_form_an_illegal_action_changes_nothing() -> None:
    env = parallel.parallel_env("gegensatz")
    seen, _ = env.reset(seed=1)
    illegal = next(action for action in range(9) if not seen["player_0"]["action_mask"][action])
    after, rewards, over, _, infos = env.step({"player_0": illegal, "player_1": 0})
    assert after["player_0"]["observation"].tolist() == seen["player_0"]["observation"].tolist()
    assert infos["player_0"]["refusal"]["rule"] == "GEG-5.2"
    assert not any(over.values())
    assert not any(rewards.values())


@pytest.mark.parametrize("form", [aec.env, parallel.parallel_env])
def test_settings_are_checked(form: Any) -> None:
    for cycles in (0, -1, 1.5, "many"):
        with pytest.raises(BadNumber, match="max_cycles cannot be"):
            form("gegensatz", max_cycles=cycles)
    with pytest.raises(BadNumber, match="shaping cannot be"):
        form("gegensatz", shaping="much")
    with pytest.raises(UnknownWord, match="render_mode cannot be"):
        form("gegensatz", render_mode="pixels")


def test_nothing_can_be_done_before_the_first_reset() -> None:
    env = aec.env("gegensatz")
    with pytest.raises(ResetNeeded):
        env.step(0)
    with pytest.raises(ResetNeeded):
        env.last()


@pytest.mark.parametrize("game", ["gegensatz", "athlas"])
def test_both_forms_pass_the_suite_for_states(game: str) -> None:
    state_test(aec.env(game), parallel.parallel_env(game))


def test_in_parallel_form_shaping_pays_the_lead_on_the_way() -> None:
    plain, shaped = parallel.parallel_env("gegensatz"), parallel.parallel_env("gegensatz", shaping=0.1)
    rng, total, paid = rng_from(b"shaping"), 0.0, 0
    for env in (plain, shaped):
        env.reset(seed=8)
    while plain.agents:
        legal = plain.action_table.legal
        actions = dict.fromkeys(plain.agents, legal[rng.below(len(legal))])
        _, rewards, _, _, infos = plain.step(actions)
        _, more, _, _, _ = shaped.step(actions)
        assert sum(more.values()) == pytest.approx(0)
        total += more["player_0"]
        paid += more["player_0"] != 0
    own, other = infos["player_0"]["scores"]
    assert total == pytest.approx(rewards["player_0"] + 0.1 * (own - other))
    assert paid > 1
    assert shaped.step({}) == ({}, {}, {}, {}, {})
