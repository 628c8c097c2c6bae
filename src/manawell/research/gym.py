"""The Gymnasium environment: the agent has one seat, bots have all others.

    env = manawell.research.gym.GameEnv("gegensatz", mode="solo")
    env = gymnasium.make("manawell/rivality-v1", mode="duel", opponent="journeyman")

An illegal action ends the episode with reward -1; `info["refusal"]` says which rule forbids it.
"""

from typing import Any, SupportsInt

import gymnasium

from manawell.bots.bot import Bot
from manawell.bots.levels import make_bot
from manawell.kernel.action_table import REFUSED, ActionTable
from manawell.kernel.game import AnyGame
from manawell.kernel.registry import games
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY
from manawell.research.interface import LOST, Interface
from manawell.research.rendering import MODES, rendered
from manawell.research.seeds import Seeds
from manawell.research.spaces import Observation, action_space, observation_space, observe


class GameEnv(gymnasium.Env[Observation, Any]):
    """A solo game, or a game against bots, from the agent's seat."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: AnyGame | str,
        *,
        seat: int = 0,
        opponent: str = "apprentice",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.interface = Interface(game, options)
        self.seat = range(len(self.interface.seats))[seat]
        self.opponent = opponent
        """The name of the bot on every other seat."""
        self.render_mode = render_mode
        self.action_space = action_space(self.interface)
        self.observation_space = observation_space(self.interface)
        self._seeds = Seeds()
        self._bots: dict[int, Bot] = {}
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal and play up to the agent's first decision; the option `seal` repeats the deal of a record."""
        super().reset(seed=seed)
        self.seal = self._seeds.next(seed, options)
        self.action_table: ActionTable = self.interface.begin(self.seal)
        self._bots = {
            other: make_bot(self.opponent, rng_from(f"{self.seal.seed}/{other}".encode()))
            for other in range(len(self.interface.seats))
            if other != self.seat
        }
        self._over = False
        self._let_bots_play()
        return self._observe(), {}

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the agent's action and the bots' decisions after it."""
        if self._over or self.action_table.state.actor == NOBODY:
            raise gymnasium.error.ResetNeeded("the episode is over")
        if self.action_table.play(int(action)) == REFUSED:
            self._over = True
            return (
                self._observe(),
                LOST,
                True,
                False,
                {"refusal": self.interface.refuse(self.action_table, int(action))},
            )
        self._let_bots_play()
        self._over = self.action_table.state.actor == NOBODY
        return self._observe(), self.interface.pay(self.action_table.state)[self.seat], self._over, False, {}

    def _let_bots_play(self) -> None:
        action_table, game = self.action_table, self.interface.game
        while action_table.state.actor not in (self.seat, NOBODY):
            actor = action_table.state.actor
            action_table.play(action_table.action(self._bots[actor].choose(game, game.view(action_table.state, actor))))

    def _observe(self) -> Observation:
        return observe(self.interface, self.action_table, self.seat)

    def structured(self) -> dict[str, Any]:
        """What the agent sees, as plain data."""
        return self.interface.structured(self.action_table.state, self.seat)

    def legal(self) -> dict[int, str]:
        """The legal actions, in notation."""
        return self.interface.legal(self.action_table)

    def render(self) -> str | None:
        return rendered(self.interface, self.action_table, self.seat, self.render_mode)


def register() -> None:
    """Make every game known to `gymnasium.make` as `manawell/<game>-v<rules version>`."""
    for game in games().values():
        name = f"manawell/{game.id}-v{game.rules_version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, "manawell.research.gym:GameEnv", kwargs={"game": game.id})
