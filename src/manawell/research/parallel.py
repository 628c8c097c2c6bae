"""PettingZoo's parallel API, for learners that support no other.

No mode of any game is played simultaneously: each cycle is one decision, and the actions of all other agents have no
effect. An illegal action has none either; the agent's `info["refusal"]` says why.
"""

from collections.abc import Collection
from operator import index
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from manawell.kernel.action_table import REFUSED, ActionTable
from manawell.kernel.game import AnyGame
from manawell.kernel.state import NOBODY
from manawell.research.dealt import NOT_DEALT, OneGame
from manawell.research.extras import check_info, info_of, leads
from manawell.research.interface import (
    FEATURES,
    NO_ACTION,
    NUMBERINGS,
    Interface,
    Signs,
    check_count,
    check_share,
    check_word,
)
from manawell.research.rendering import MODES, rendered
from manawell.research.seeds import Seeds
from manawell.research.spaces import (
    Observation,
    action_space,
    everything,
    observation_space,
    observe,
    state_space,
)

Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class GameEnv(OneGame, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A game in one mode, one decision per cycle.

    `shaping` times the change of its lead in scores is added to each agent's reward.
    """

    def __init__(
        self,
        game: AnyGame | str,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        observation: str = FEATURES,
        actions: str = NUMBERINGS[0],
        info: Collection[str] = (),
        shaping: float = 0.0,
        **options: object,
    ) -> None:
        self.interface = Interface(game, options, observation=observation, actions=actions)
        self._info = check_info(info)
        check_word("render_mode", render_mode, (None, *MODES))
        check_share("shaping", shaping)
        if max_cycles is not None:
            check_count("max_cycles", max_cycles)
        self.render_mode = render_mode
        self.shaping = shaping
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"manawell_{self.interface.game.id}_v{self.interface.game.rules_version}",
            "render_modes": list(MODES),
        }
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.interface.seats))]
        self._action_spaces = {agent: action_space(self.interface) for agent in self.possible_agents}
        self._observation_spaces = {agent: observation_space(self.interface) for agent in self.possible_agents}
        self._seeds = Seeds()
        self.action_table: ActionTable = NOT_DEALT

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.seal = self._seeds.next(seed, options)
        self.action_table = self.interface.begin(self.seal)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        self._leads = self._find_leads()
        return self._observe(), self._tell()

    def _tell(self) -> dict[str, dict[str, Any]]:
        told = info_of(self.interface, self.action_table, self._info)
        return {agent: dict(told) for agent in self.agents}

    def _find_leads(self) -> list[float]:
        """By seat, where they are paid for."""
        return leads(self.interface, self.action_table.state) if self.shaping else [0.0] * len(self.possible_agents)

    @property
    def state_space(self) -> spaces.Box:
        return state_space(self.interface)

    def state(self) -> Signs:
        """What all agents see together, one after another, for critics that may know everything."""
        return everything(self.interface, self.action_table)

    def step(self, actions: dict[str, int]) -> Step:
        """Play the action of the agent that decides; after the end, as in PettingZoo's own, nothing is told."""
        state = self.action_table.state
        if not self.agents:
            return {}, {}, {}, {}, {}
        agents = self.agents
        asked = self.possible_agents[state.actor]
        given = actions.get(asked)
        action = NO_ACTION if given is None else index(given)
        refused = self.action_table.play(action) == REFUSED
        infos = self._tell()
        if refused:
            infos[asked]["refusal"] = self.interface.refuse(self.action_table, action)
        self._cycles += 1
        over = state.actor == NOBODY
        cut_off = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        before, self._leads = self._leads, self._find_leads()
        paid = zip(agents, self.interface.pay(state), before, self._leads, strict=True)
        rewards = {agent: pay + self.shaping * (new - old) for agent, pay, old, new in paid}
        if over or cut_off:
            self.agents = []
        return self._observe(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut_off), infos

    def _observe(self) -> dict[str, Observation]:
        return {
            agent: observe(self.interface, self.action_table, seat) for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> Any:
        return rendered(self.interface, self.action_table, max(0, self.action_table.state.actor), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def parallel_env(game: AnyGame | str, **settings: Any) -> GameEnv:
    """PettingZoo's usual constructor."""
    return GameEnv(game, **settings)
