"""The PettingZoo environment: one agent decides at a time, as in the rules.

    env = manawell.research.aec.env("rivality", mode="three")

An illegal action ends the game, as in PettingZoo's classic games: its agent is paid -1, the others nothing, and the
agent's `info["refusal"]` says which rule forbids it and which legal moves come closest.
"""

from collections.abc import Callable, Collection
from operator import index
from typing import Any, Final

from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from manawell.kernel.action_table import REFUSED, ActionTable
from manawell.kernel.game import AnyGame
from manawell.research.dealt import NOT_DEALT, OneGame, check_dealt
from manawell.research.extras import check_info, info_of, leads
from manawell.research.interface import (
    FEATURES,
    LOST,
    NO_ACTION,
    NUMBERINGS,
    PLANES,
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

DEAD: Final = -3
"""In place of an actor: the game had already ended."""


class GameEnv(OneGame, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game in one mode; `player_0` sits on the first seat.

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
        check_word("render_mode", render_mode, (None, *MODES))
        check_share("shaping", shaping)
        if max_cycles is not None:
            check_count("max_cycles", max_cycles)
        self.render_mode = render_mode
        self.shaping = shaping
        self._info = check_info(info)
        self.max_cycles = max_cycles
        """The number of decisions after which the game is cut off, if any."""
        self._plain = not shaping and not self._info and max_cycles is None
        """Nothing beside the rules happens at a step."""
        self.metadata = {
            "name": f"manawell_{self.interface.game.id}_v{self.interface.game.rules_version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.interface.seats))]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {agent: action_space(self.interface) for agent in self.possible_agents}
        self._observation_spaces = {agent: observation_space(self.interface) for agent in self.possible_agents}
        self._direct = self.interface.observation != PLANES
        self._seeds = Seeds()
        self.action_table: ActionTable = NOT_DEALT
        self._observe: Callable[[], Observation | None] = _not_yet
        self._play: Callable[[int | None], int] = _not_yet

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    @property
    def state_space(self) -> spaces.Box:
        return state_space(self.interface)

    def state(self) -> Signs:
        """What all agents see together, one after another, for critics that may know everything."""
        return everything(self.interface, self.action_table)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; the option `seal` repeats the deal of a record."""
        self.seal = self._seeds.next(seed, options)
        self.action_table = self.interface.begin(self.seal)
        self._observe = self.action_table.observation_of_actor if self._direct else self._observe_actor
        self._play = self.action_table.play
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.action_table.state.actor]
        self._cycles = 0
        self._leads = leads(self.interface, self.action_table.state) if self.shaping else []
        self._tell()

    def _tell(self) -> None:
        if self._info:
            self.infos[self.agent_selection] = info_of(self.interface, self.action_table, self._info)

    def _observe_actor(self) -> Observation:
        return observe(self.interface, self.action_table, self.action_table.state.actor)

    def observe(self, agent: str) -> Observation:
        return observe(self.interface, self.action_table, self._seat[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        seen = self._observe() if observe else None
        if seen is None:
            check_dealt(self.action_table)
            return super().last(observe)  # type: ignore[no-any-return]
        agent = self.agent_selection
        return seen, self._cumulative_rewards[agent], False, False, self.infos[agent]

    def structured(self, agent: str) -> dict[str, Any]:
        """What an agent sees, as plain data."""
        return self.interface.structured(self.action_table.state, self._seat[agent])

    def legal(self) -> dict[int, str]:
        """The legal actions of the agent that decides, in notation."""
        return self.interface.legal(self.action_table)

    def legal_actions(self) -> list[int]:
        """The legal actions of the agent that decides."""
        return self.action_table.legal[:]

    def step(self, action: int | None) -> None:
        if self.shaping:
            self._cumulative_rewards[self.agent_selection] = 0.0
        actor = self._play(action)
        if actor < 0:
            self._stop(actor, action)
            return
        self.agent_selection = self.possible_agents[actor]
        if not self._plain:
            self._go_on()

    def _go_on(self) -> None:
        """After a step that was carried out: pay and tell what was asked for."""
        if self.shaping:
            self._shape()
        self._tell()
        if self.max_cycles is not None:
            self._cycles += 1
            if self._cycles >= self.max_cycles:
                self._cut_off()

    def _shape(self) -> None:
        """Pay every agent for the change of its lead."""
        before, self._leads = self._leads, leads(self.interface, self.action_table.state)
        for agent, old, new in zip(self.possible_agents, before, self._leads, strict=True):
            self.rewards[agent] = self.shaping * (new - old)
            self._cumulative_rewards[agent] += self.rewards[agent]

    def _stop(self, actor: int, action: int | None) -> None:
        """Handle the end of the game, a step after it, or a refused action."""
        if actor == DEAD:
            self._was_dead_step(action)
            return
        if actor != REFUSED:
            told = info_of(self.interface, self.action_table, self._info)
            self.infos = {agent: dict(told) for agent in self.agents}
            if self.shaping:
                self._shape()
            self._end(self.interface.pay(self.action_table.state))
            return
        agent = self.agent_selection
        self.infos[agent] = {
            "refusal": self.interface.refuse(self.action_table, NO_ACTION if action is None else index(action))
        }
        self._end([LOST if other == agent else 0.0 for other in self.agents])

    def _end(self, pay: list[float]) -> None:
        self._stop_acting()
        for agent, reward in zip(self.agents, pay, strict=True):
            if self.shaping:
                self.rewards[agent] += reward
                self._cumulative_rewards[agent] += reward
            else:
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

    def render(self) -> Any:
        """The table as the deciding agent sees it: as text, printed text, an SVG image, or an array of pixels."""
        check_dealt(self.action_table)
        return rendered(self.interface, self.action_table, self._seat.get(self.agent_selection, 0), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def _not_yet(*_: object) -> Any:
    raise ResetNeeded("call reset() first")


def env(game: AnyGame | str, **settings: Any) -> GameEnv:
    """PettingZoo's usual constructor."""
    return GameEnv(game, **settings)


raw_env = env
"""Nothing is wrapped."""
