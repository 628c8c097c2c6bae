"""The PettingZoo environment: one agent decides at a time, as in the rules.

    env = manawell.research.aec.env("rivality", mode="three")

An illegal action ends the game, as in PettingZoo's classic games: its agent is paid -1, the others nothing, and the
agent's `info["refusal"]` says which rule forbids it and which legal moves come closest.
"""

from collections.abc import Callable
from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv

from manawell.kernel.action_table import REFUSED
from manawell.kernel.game import AnyGame
from manawell.research.interface import LOST, NO_ACTION, Interface
from manawell.research.rendering import MODES, rendered
from manawell.research.seeds import Seeds
from manawell.research.spaces import Observation, action_space, observation_space, observe

DEAD: Final = -3
"""In place of an actor: the game had already ended."""


class GameEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game in one mode; `player_0` sits on the first seat."""

    def __init__(
        self, game: AnyGame | str, *, render_mode: str | None = None, max_cycles: int | None = None, **options: object
    ) -> None:
        self.interface = Interface(game, options)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        """The number of decisions after which the game is cut off, if any."""
        self.metadata = {
            "name": f"manawell_{self.interface.game.id}_v{self.interface.game.rules_version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.interface.seats))]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {agent: action_space(self.interface) for agent in self.possible_agents}
        self._observation_spaces = {agent: observation_space(self.interface) for agent in self.possible_agents}
        self._seeds = Seeds()

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; the option `seal` repeats the deal of a record."""
        self.seal = self._seeds.next(seed, options)
        self.action_table = self.interface.begin(self.seal)
        self._observe: Callable[[], Observation | None] = self.action_table.observation_of_actor
        self._play: Callable[[int | None], int] = self.action_table.play
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.action_table.state.actor]
        self._cycles = 0

    def observe(self, agent: str) -> Observation:
        return observe(self.interface, self.action_table, self._seat[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        seen = self._observe() if observe else None
        if seen is None:
            return super().last(observe)  # type: ignore[no-any-return]
        return seen, 0.0, False, False, self.infos[self.agent_selection]

    def structured(self, agent: str) -> dict[str, Any]:
        """What an agent sees, as plain data."""
        return self.interface.structured(self.action_table.state, self._seat[agent])

    def legal(self) -> dict[int, str]:
        """The legal actions of the agent that decides, in notation."""
        return self.interface.legal(self.action_table)

    def step(self, action: int | None) -> None:
        actor = self._play(action)
        if actor < 0:
            self._stop(actor, action)
            return
        self.agent_selection = self.possible_agents[actor]
        if self.max_cycles is not None:
            self._cycles += 1
            if self._cycles >= self.max_cycles:
                self._cut_off()

    def _stop(self, actor: int, action: int | None) -> None:
        """Handle the end of the game, a step after it, or a refused action."""
        if actor == DEAD:
            self._was_dead_step(action)
            return
        if actor != REFUSED:
            self._end(self.interface.pay(self.action_table.state))
            return
        agent = self.agent_selection
        self.infos[agent] = {
            "refusal": self.interface.refuse(self.action_table, NO_ACTION if action is None else int(action))
        }
        self._end([LOST if other == agent else 0.0 for other in self.agents])

    def _end(self, pay: list[float]) -> None:
        self._stop_acting()
        for agent, reward in zip(self.agents, pay, strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self._deads_step_first()

    def _cut_off(self) -> None:
        self._stop_acting()
        self.truncations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def _stop_acting(self) -> None:
        """From now on, agents are only told that the game is over, as PettingZoo requires."""
        self._observe = lambda: None
        self._play = lambda _action: DEAD

    def render(self) -> str | None:
        """The table as the deciding agent sees it, as text, printed text, or an SVG image."""
        return rendered(self.interface, self.action_table, self._seat.get(self.agent_selection, 0), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def env(game: AnyGame | str, **settings: Any) -> GameEnv:
    """PettingZoo's usual constructor."""
    return GameEnv(game, **settings)
