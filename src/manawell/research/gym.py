"""The Gymnasium door: one seat is the agent's, bots sit on all others.

    env = manawell.research.gym.GameEnv("gegensatz", mode="solo")
    env = gymnasium.make("manawell/rivality-v1", mode="duel", opponent="journeyman")

An illegal action ends the episode and pays -1; `info["refusal"]` says which rule stood against it.
"""

from typing import Any, SupportsInt

import gymnasium

from manawell.bots.bot import Bot
from manawell.bots.levels import make_bot
from manawell.kernel.desk import REFUSED, Desk
from manawell.kernel.game import AnyGame
from manawell.kernel.registry import games
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY
from manawell.research.rendering import MODES, rendered
from manawell.research.seeds import Seeds
from manawell.research.setting import LOST, Setting
from manawell.research.spaces import Observation, action_space, observation_space, observe


class GameEnv(gymnasium.Env[Observation, Any]):
    """A solo game, or a game against bots, as the agent's seat meets it."""

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
        self.setting = Setting(game, options)
        self.seat = range(len(self.setting.seats))[seat]
        self.opponent = opponent
        """The bot on every other seat, by name."""
        self.render_mode = render_mode
        self.action_space = action_space(self.setting)
        self.observation_space = observation_space(self.setting)
        self._seeds = Seeds()
        self._bots: dict[int, Bot] = {}
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal, up to the agent's first decision; the option `seal` gives the deal of a record."""
        super().reset(seed=seed)
        self.seal = self._seeds.next(seed, options)
        self.desk: Desk = self.setting.begin(self.seal)
        self._bots = {
            other: make_bot(self.opponent, rng_from(f"{self.seal.seed}/{other}".encode()))
            for other in range(len(self.setting.seats))
            if other != self.seat
        }
        self._over = False
        self._let_bots_play()
        return self._observe(), {}

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The agent's action and all decisions of the bots after it."""
        if self._over or self.desk.state.actor == NOBODY:
            raise gymnasium.error.ResetNeeded("the episode is over")
        if self.desk.play(int(action)) == REFUSED:
            self._over = True
            return self._observe(), LOST, True, False, {"refusal": self.setting.refuse(self.desk, int(action))}
        self._let_bots_play()
        self._over = self.desk.state.actor == NOBODY
        return self._observe(), self.setting.pay(self.desk.state)[self.seat], self._over, False, {}

    def _let_bots_play(self) -> None:
        desk, game = self.desk, self.setting.game
        while desk.state.actor not in (self.seat, NOBODY):
            actor = desk.state.actor
            desk.play(desk.action(self._bots[actor].choose(game, game.view(desk.state, actor))))

    def _observe(self) -> Observation:
        return observe(self.setting, self.desk, self.seat)

    def structured(self) -> dict[str, Any]:
        """What the agent sees, as plain data."""
        return self.setting.structured(self.desk.state, self.seat)

    def legal(self) -> dict[int, str]:
        """The legal actions, in notation."""
        return self.setting.legal(self.desk)

    def render(self) -> str | None:
        return rendered(self.setting, self.desk, self.seat, self.render_mode)


def register() -> None:
    """Make every game known to `gymnasium.make` as `manawell/<game>-v<rules version>`."""
    for game in games().values():
        name = f"manawell/{game.id}-v{game.rules_version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, "manawell.research.gym:GameEnv", kwargs={"game": game.id})
