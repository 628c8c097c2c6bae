"""Solve a reduced Gegensatz with OpenSpiel: python examples/solve_openspiel.py

The first turns of a duel are played, and the lead in crystals then pays. Nothing else is changed: the moves are those
of the rules. Everybody sees the timeline and the codex colour; chance deals the other seven relics to the two hands and
under the codex, in every way that has this colour, so that each player knows three of them. The tree is small enough
for an exact best response: the exploitability of a policy is a number and no estimate. CFR+ brings it down.
"""

import argparse
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

from manawell.games.gegensatz.components.tables import CARD_BIT, COLOUR, HAND_SIZE
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.research.interface import Interface
from manawell.research.worlds import BYTE, World

INTERFACE = Interface("gegensatz", {})
CHANCE = int(pyspiel.PlayerId.CHANCE)
MOST = 5.0
"""Crystals of a lead."""
LONGEST = 4
"""Decisions of a turn."""
USUAL = {"seed": 3, "deals": 40, "turns": 2}
KIND = pyspiel.GameType(
    short_name="reduced_gegensatz",
    long_name="The first turns of Gegensatz",
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
    parameter_specification=USUAL,
)


def deals_of(seed: int) -> Iterator[Gegensatz]:
    """A deal, and all others with the same timeline and codex colour, those with the same first hand together."""
    state = INTERFACE.begin(Seal(str(seed))).state
    assert isinstance(state, Gegensatz)
    cards = sorted([*state.hands[0], *state.hands[1], state.codex_card])
    for hand in combinations(cards, HAND_SIZE):
        for codex in cards:
            if codex not in hand and COLOUR[codex] == COLOUR[state.codex_card]:
                deal = state.clone()
                assert isinstance(deal, Gegensatz)
                others = [card for card in cards if card not in hand and card != codex]
                deal.hands, deal.codex_card = [list(hand), others], codex
                deal.secret = sum(CARD_BIT[card] for card in (*hand, *others))
                yield deal


class Node:
    """A position of the tree; its children are made once, and kept."""

    def __init__(self, player: int, legal: list[int], lead: float = 0.0, told: tuple[str, ...] = ("", "")) -> None:
        self.player, self.legal, self.lead, self.told = player, legal, lead, told
        self.children: dict[int, Node] = {}

    def child(self, action: int) -> "Node":
        if action not in self.children:
            self.children[action] = self.grow(action)
        return self.children[action]

    def grow(self, action: int) -> "Node":
        raise NotImplementedError

    def words(self, action: int) -> str:
        return f"chance {action}"

    def __deepcopy__(self, memo: object) -> "Node":
        return self


class Root(Node):
    """Chance deals."""

    def __init__(self, deals: list[Gegensatz], turns: int) -> None:
        super().__init__(CHANCE, list(range(len(deals))))
        self.deals, self.turns = deals, turns

    def grow(self, action: int) -> Node:
        world = World(INTERFACE)
        world.state, world.bound = self.deals[action], 0
        world.told = tuple(f"hand {hand}\n" for hand in self.deals[action].hands)
        return Position(world, self.turns)


class Position(Node):
    """A decision, a draw, or the end."""

    def __init__(self, world: World, turns: int) -> None:
        state = world.state
        assert isinstance(state, Gegensatz)
        crystals = INTERFACE.game.scores(state)
        player, legal = int(pyspiel.PlayerId.TERMINAL), []
        if world.bound:
            player, legal = CHANCE, list(range(world.bound))
        elif state.turn < turns and state.actor != NOBODY:
            player, legal = state.actor, sorted(INTERFACE.action_table(state).legal)
        super().__init__(player, legal, float(crystals[0] - crystals[1]), world.told)
        self.world, self.turns = world, turns

    def grow(self, action: int) -> Node:
        world = self.world.clone()
        world.take(action)
        return Position(world, self.turns)

    def words(self, action: int) -> str:
        state = self.world.state
        if self.player < 0 or state is None:
            return super().words(action)
        return INTERFACE.game.text_of(state, INTERFACE.action_table(state).move(action))


class ReducedGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**USUAL, **(params or {})}
        super().__init__(
            KIND, pyspiel.GameInfo(INTERFACE.actions, BYTE, 2, -MOST, MOST, 0.0, LONGEST * given["turns"]), params or {}
        )
        self.root = Root(list(deals_of(given["seed"]))[: given["deals"]], given["turns"])

    def new_initial_state(self) -> "ReducedState":
        return ReducedState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        return Observer()


class ReducedState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: ReducedGame) -> None:
        super().__init__(game)
        self.node: Node = game.root

    def current_player(self) -> int:
        return self.node.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / len(self.node.legal)) for outcome in self.node.legal]

    def _apply_action(self, action: int) -> None:
        self.node = self.node.child(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.words(action)

    def is_terminal(self) -> bool:
        return not self.node.legal

    def returns(self) -> list[float]:
        return [self.node.lead, -self.node.lead] if self.is_terminal() else [0.0, 0.0]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.node.player if player is None else player
        return f"{seat}\n{self.node.told[seat]}"

    def __str__(self) -> str:
        return "\n".join(self.node.told)


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


def solve(deals: int, times: int) -> list[tuple[int, float]]:
    """By iteration of CFR: the exploitability of the average policy, in crystals; first that of uniform play."""
    game = pyspiel.load_game("reduced_gegensatz", {"deals": deals})
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
    given.add_argument("--deals", type=int, default=USUAL["deals"])
    given.add_argument("--times", type=int, default=32)
    options = given.parse_args()
    (_, uniform), *_ = solve(options.deals, options.times)
    print(f"uniform play: {uniform:.4f} crystals")


if __name__ == "__main__":
    main()
