"""Solve a reduced Gegensatz with OpenSpiel: python examples/solve_openspiel.py

A duel in the middle of a game is played for a few turns more, and the lead in crystals then pays. Nothing else is
changed: the moves are those of the rules, and a swap that may start a paradox stays hidden until its player has decided
about it. The tree is small enough for an exact best response, so that the exploitability of a policy is a number and no
estimate. CFR brings it down.
"""

import argparse
from typing import Any

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.research.interface import Interface
from manawell.research.worlds import BYTE, World

INTERFACE = Interface("gegensatz", {})
MOST = 5.0
"""Crystals of a lead."""
LONGEST = 4
"""Decisions of a turn."""
KIND = pyspiel.GameType(
    short_name="reduced_gegensatz",
    long_name="A few turns of Gegensatz",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"seed": 1, "before": 20, "turns": 4},
)


class Node:
    """A position of the tree; its children are made once, and kept."""

    def __init__(self, world: World, end: int) -> None:
        state = world.state
        assert isinstance(state, Gegensatz)
        self.world, self.end = world, end
        self.children: dict[int, Node] = {}
        crystals = INTERFACE.game.scores(state)
        self.lead = float(crystals[0] - crystals[1])
        self.legal: list[int] = []
        self.player = int(pyspiel.PlayerId.TERMINAL)
        if world.bound:
            self.player, self.legal = int(pyspiel.PlayerId.CHANCE), list(range(world.bound))
        elif state.turn < end and state.actor != NOBODY:
            self.player, self.legal = state.actor, sorted(INTERFACE.action_table(state).legal)

    def child(self, action: int) -> "Node":
        if action not in self.children:
            world = self.world.clone()
            world.take(action)
            self.children[action] = Node(world, self.end)
        return self.children[action]

    def __deepcopy__(self, memo: object) -> "Node":
        return self


class ReducedGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"seed": 1, "before": 20, "turns": 4, **(params or {})}
        super().__init__(
            KIND, pyspiel.GameInfo(INTERFACE.actions, BYTE, 2, -MOST, MOST, 0.0, LONGEST * given["turns"]), params or {}
        )
        world = begin(given["seed"], given["before"])
        assert isinstance(world.state, Gegensatz)
        self.root = Node(world, world.state.turn + given["turns"])

    def new_initial_state(self) -> "ReducedState":
        return ReducedState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        return Observer()


def begin(seed: int, before: int) -> World:
    """A duel after so many random moves; what the seats were told begins there."""
    table, rng = INTERFACE.begin(Seal(str(seed))), rng_from(b"before")
    for _ in range(before):
        table.play(table.legal[rng.below(len(table.legal))])
    world = World(INTERFACE)
    world.state, world.bound = table.state, 0
    return world


class ReducedState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: ReducedGame) -> None:
        super().__init__(game)
        self.node = game.root

    def current_player(self) -> int:
        return self.node.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / len(self.node.legal)) for outcome in self.node.legal]

    def _apply_action(self, action: int) -> None:
        self.node = self.node.child(action)

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.node.world.state
        if player == pyspiel.PlayerId.CHANCE or state is None:
            return f"chance {action}"
        return INTERFACE.game.text_of(state, INTERFACE.action_table(state).move(action))

    def is_terminal(self) -> bool:
        return not self.node.legal

    def returns(self) -> list[float]:
        return [self.node.lead, -self.node.lead] if self.is_terminal() else [0.0, 0.0]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.node.player if player is None else player
        return f"{seat}\n{self.node.world.told[seat]}"

    def __str__(self) -> str:
        return str(self.node.world.steps())


class Observer:
    """The information state as a text; there is no tensor."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: ReducedState, player: int) -> None:
        pass

    def string_from(self, state: ReducedState, player: int) -> str:
        return state.information_state_string(player)


pyspiel.register_game(KIND, ReducedGame)


def solve(turns: int, times: int) -> list[tuple[int, float]]:
    """By iteration of CFR: the exploitability of the average policy, in crystals; first that of uniform play."""
    game = pyspiel.load_game("reduced_gegensatz", {"turns": turns})
    found = [(0, exploitability.exploitability(game, policy.UniformRandomPolicy(game)))]
    solver = cfr.CFRPlusSolver(game)
    for time in range(1, times + 1):
        solver.evaluate_and_update_policy()
        if time & (time - 1) == 0 or time == times:
            found.append((time, exploitability.exploitability(game, solver.average_policy())))
            print(f"{time} iterations: exploitability {found[-1][1]:.4f} crystals", flush=True)
    return found


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--turns", type=int, default=4)
    given.add_argument("--times", type=int, default=64)
    options = given.parse_args()
    (_, uniform), *_ = solve(options.turns, options.times)
    print(f"uniform play: {uniform:.4f} crystals")


if __name__ == "__main__":
    main()
