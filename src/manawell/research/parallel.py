"""PettingZoo's parallel API, for learners that support no other.

No mode of any game is played simultaneously: each cycle is one decision, and the actions of all other agents have no
effect. An illegal action has none either; the agent's `info["refusal"]` says why.
"""

from collections.abc import Collection
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from manawell.kernel.action_table import REFUSED, ActionTable
from manawell.kernel.game import AnyGame
from manawell.kernel.state import NOBODY
from manawell.research.extras import check_info, info_of
from manawell.research.interface import FEATURES, NO_ACTION, NUMBERINGS, Interface
from manawell.research.rendering import MODES, rendered
from manawell.research.seeds import Seeds
from manawell.research.spaces import Observation, action_space, observation_space, observe

Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class GameEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A game in one mode, one decision per cycle."""

    def __init__(
        self,
        game: AnyGame | str,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        observation: str = FEATURES,
        actions: str = NUMBERINGS[0],
        info: Collection[str] = (),
        **options: object,
    ) -> None:
        self.interface = Interface(game, options, observation=observation, actions=actions)
        self._info = check_info(info)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"manawell_{self.interface.game.id}_v{self.interface.game.rules_version}",
            "render_modes": list(MODES),
        }
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.interface.seats))]
        self._action_spaces = {agent: action_space(self.interface) for agent in self.possible_agents}
        self._observation_spaces = {agent: observation_space(self.interface) for agent in self.possible_agents}
        self._seeds = Seeds()

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.seal = self._seeds.next(seed, options)
        self.action_table: ActionTable = self.interface.begin(self.seal)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observe(), self._tell()

    def _tell(self) -> dict[str, dict[str, Any]]:
        told = info_of(self.interface, self.action_table, self._info)
        return {agent: dict(told) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        state, agents = self.action_table.state, self.agents
        asked = self.possible_agents[state.actor]
        action = int(actions.get(asked, NO_ACTION))
        refused = self.action_table.play(action) == REFUSED
        infos = self._tell()
        if refused:
            infos[asked]["refusal"] = self.interface.refuse(self.action_table, action)
        self._cycles += 1
        over = state.actor == NOBODY
        cut_off = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = dict(zip(agents, self.interface.pay(state), strict=True))
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
