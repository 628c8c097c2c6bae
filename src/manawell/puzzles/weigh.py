"""Every legal move weighed from what the mover knows: by proof where there is one, otherwise by search."""

from collections.abc import Mapping
from math import hypot
from typing import Any, Final

import msgspec

from manawell.bots.comparison import search_by
from manawell.bots.graded import SOLVER_NODES
from manawell.bots.hints import outlook
from manawell.bots.searcher import WORLDS, Searcher, settled
from manawell.kernel.calibration import SEARCH
from manawell.kernel.game import ALL_KNOWING, AnyGame
from manawell.kernel.rng import Rng
from manawell.kernel.state import State

MOST_RIGHT: Final = 3
"""So many moves may be right."""
CLOSE: Final = 3
"""So many moves beside the best are looked into as closely as it."""


class Weighed(msgspec.Struct, frozen=True):
    """The moves by their chance of winning, the best first."""

    chances: dict[str, float]
    right: tuple[str, ...]
    """The best, and those about as good, in alphabetical order."""
    margin: float
    """By how much all of these are ahead of the others."""
    error: float
    """Its standard error; 0 where it is proven."""
    walks: int
    worlds: int
    """Different ones."""

    @property
    def best(self) -> str:
        return next(iter(self.chances))


def imagined(game: AnyGame, view: Any, rng: Rng, count: int = WORLDS) -> list[State]:
    """Different worlds that the viewer cannot rule out, as many as turn up."""
    worlds = [game.imagine(view, rng) for _ in range(count)]
    return list({msgspec.json.encode(game.view(world, ALL_KNOWING)): world for world in worlds}.values())


def proven(game: AnyGame, view: Any, rng: Rng) -> Weighed | None:
    """If everything is known and the solver gets to the end: the only move that wins by force."""
    worlds = imagined(game, view, rng)
    if len(worlds) > 1:
        return None
    bounds, _ = Searcher(rng, WORLDS, solver_nodes=SOLVER_NODES).proofs(game, worlds)
    best = settled(bounds)
    if best is None or bounds[best][0] < 1.0 or not _is_alone(best, bounds):
        return None
    ranked = sorted(bounds, key=lambda move: (move != best, -bounds[move][1]))
    chances = {game.text_of(worlds[0], move): bounds[move][1] for move in ranked}
    text = game.text_of(worlds[0], best)
    return Weighed(chances, (text,), 1.0 - max(list(chances.values())[1:], default=0.0), 0.0, 0, 1)


def _is_alone(best: int, bounds: Mapping[int, tuple[float, float]]) -> bool:
    return all(high < bounds[best][0] for move, (_, high) in bounds.items() if move != best)


def weigh(game: AnyGame, view: Any, simulations: int, rng: Rng) -> Weighed:
    """By search: no legal move is left out, and those close to the best are looked into as closely."""
    worlds = [game.imagine(view, rng) for _ in range(WORLDS)]
    tree = search_by(game.judge, worlds, rng)
    moves = worlds[0].moves()
    tree.run(simulations // 2)
    least = max(4, simulations // (4 * len(moves)))
    for move in moves:
        child = tree.root.children.get(worlds[0].label(move))
        tree.look_into(worlds[0].label(move), least - (child.visits if child else 0))
    ranked = sorted(tree.ranking(), key=lambda entry: -entry[1])
    for move, _, visits, _ in ranked[: CLOSE + 1]:
        tree.look_into(worlds[0].label(move), simulations // (2 * CLOSE) - visits)
    ranked = sorted(tree.ranking(), key=lambda entry: -entry[1])
    variety, prospect = game.variety(view), outlook(game, view, rng)

    def told(worth: float) -> float:
        return game.calibration.chance(SEARCH, variety, min(max(worth, 0.0), 1.0), prospect)

    texts = [game.text_of(worlds[0], move) for move, _, _, _ in ranked]
    chances = [told(worth) for _, worth, _, _ in ranked]
    count = max(range(1, min(MOST_RIGHT, len(ranked) - 1) + 1), key=lambda at: chances[at - 1] - chances[at])
    errors = [(told(worth + error) - told(worth - error)) / 2 for _, worth, _, error in ranked[count - 1 : count + 1]]
    different = len({msgspec.json.encode(game.view(world, ALL_KNOWING)) for world in worlds})
    return Weighed(
        {text: round(chance, 3) for text, chance in zip(texts, chances, strict=True)},
        tuple(sorted(texts[:count])),
        chances[count - 1] - chances[count],
        hypot(*errors),
        tree.simulations,
        different,
    )
