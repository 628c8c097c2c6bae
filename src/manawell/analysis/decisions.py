"""What a decision gave away, judged from what the mover knew: by proof where there is one, otherwise by search."""

from time import process_time
from typing import Any, Final, NamedTuple

from manawell.analysis.chances import Evaluator
from manawell.analysis.grades import grade_of
from manawell.analysis.report import Candidate, Decision, Grade
from manawell.bots.comparison import search_by
from manawell.bots.graded import SOLVER_NODES, wins_at_once
from manawell.bots.hints import outlook
from manawell.bots.search import Node, Search
from manawell.bots.searcher import CHUNK, WORLDS, Searcher, is_as_good, settled
from manawell.kernel.calibration import VALUE
from manawell.kernel.game import AnyGame, Reason
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY, State

BEST: Final = 3
"""So many moves are told, besides the one that was made."""
LINE: Final = 6
"""How far a better line is told."""
HASTY: Final = 0.1
HASTY_WORLDS: Final = 8
"""A search of less than so many seconds imagines only so many worlds."""
TRODDEN: Final = 4
"""A line ends where the search has gone on less often than this."""


class Entry(NamedTuple):
    """A move as the search ranks it."""

    move: int
    worth: float
    visits: int
    error: float


def judge_decision(
    evaluator: Evaluator, view: Any, played: int, chance: float, simulations: int, seconds: float | None, rng: Rng
) -> Decision:
    """Of the seat that sees `view`, must decide, and has that chance by the curve. A customary move that needs no
    search counts as best.
    """
    game = evaluator.game
    world = game.imagine(view, rng)
    moves = world.moves()
    if len(moves) == 1:
        return Decision(Grade.FORCED)
    if game.judge.plan(world, moves, rng) == played:
        return Decision(Grade.BEST)
    others = (HASTY_WORLDS if seconds is not None and seconds < HASTY else WORLDS) - 1
    worlds = [world, *(game.imagine(view, rng) for _ in range(others))]
    thought = _Thought(evaluator, view, worlds, played, chance, rng)
    if not thought.is_proven():
        thought.search(simulations, seconds)
    return thought.told()


class _Thought:
    """The state of mind about one decision."""

    def __init__(
        self, evaluator: Evaluator, view: Any, worlds: list[State], played: int, chance: float, rng: Rng
    ) -> None:
        self.evaluator = evaluator
        self.game: AnyGame = evaluator.game
        self.view = view
        self.worlds = worlds
        self.played = played
        self.chance = chance
        self.rng = rng
        self.bounds, self.exact = Searcher(rng, WORLDS, solver_nodes=SOLVER_NODES).proofs(self.game, worlds)
        self.bounds.update(dict.fromkeys(wins_at_once(worlds), (1.0, 1.0)))
        self.prospect = outlook(self.game, view, rng)
        self.tree: Search | None = None
        self.ranking: list[Entry] = []
        """The best first; the move that was made is among them."""

    def is_proven(self) -> bool:
        """Whether the solver knows the best move and what the one that was made is worth; if so, take it over."""
        low, high = self.bounds.get(self.played, (0.0, 1.0))
        if not self.exact or low != high or self._solved() is None:
            return False
        ranked = sorted(self.bounds, key=lambda move: (-self.bounds[move][0], move != self.played))
        self.ranking = [Entry(move, self.bounds[move][0], 1, 0.0) for move in ranked]
        return True

    def _solved(self) -> int | None:
        """The move that the solver proves to be as good as any; of a lost game, none is better than that made."""
        if self.bounds and max(high for _, high in self.bounds.values()) == 0.0:
            return self.played
        return settled(self.bounds)

    def search(self, simulations: int, seconds: float | None) -> None:
        """Search, then look into the move that was made as closely as into the best one."""
        tree = self.tree = search_by(self.game.judge, self.worlds, self.rng)
        deadline = None if seconds is None else process_time() + seconds
        while tree.simulations < simulations:
            tree.run(min(CHUNK, simulations - tree.simulations))
            if deadline is not None and process_time() > deadline:
                break
        choice = self._choice([Entry(*entry) for entry in tree.ranking()])
        most = max(node.visits for node in tree.root.children.values())
        for move in {choice, self.played}:
            label = self.worlds[0].label(move)
            child = tree.root.children.get(label)
            tree.look_into(label, most - (child.visits if child else 0))
        self.ranking = self._ranked([Entry(*entry) for entry in tree.ranking()], choice)
        self.exact = False

    def _choice(self, found: list[Entry]) -> int:
        """The proven best, or else what a bot would choose: the most visited of what is sound and worthy."""
        solved = self._solved()
        if solved is not None:
            return solved
        worthy = self.game.judge.worthy(self.worlds[0], self.worlds[0].moves())
        sound = [entry for entry in found if self._is_sound(entry.move)]
        return next((entry for entry in sound if entry.move in worthy), (sound or found)[0]).move

    def _is_sound(self, move: int) -> bool:
        """Not proven worse than another."""
        floor = max((low for low, _ in self.bounds.values()), default=0.0)
        return self.bounds.get(move, (0.0, 1.0))[1] >= floor

    def _ranked(self, found: list[Entry], choice: int) -> list[Entry]:
        """The choice comes first, or the move that was made if a closer look finds it better."""
        ranked = sorted([entry._replace(worth=self._within(entry)) for entry in found], key=lambda entry: -entry.worth)
        firsts = {choice, self.played} if self._solved() is None and self._is_sound(self.played) else {choice}
        best = next(entry for entry in ranked if entry.move in firsts)
        return [best, *(entry for entry in ranked if entry is not best)]

    def _within(self, entry: Entry) -> float:
        """The worth by search, corrected by what is proven."""
        low, high = self.bounds.get(entry.move, (0.0, 1.0))
        return min(max(entry.worth, low), high)

    def told(self) -> Decision:
        best, made = self.ranking[0], next(entry for entry in self.ranking if entry.move == self.played)
        loss = 0.0 if self._is_equal(made) else max(0.0, self._chance(best) - self._chance(made))
        line = self._line(best.move) if loss > 0.0 else ()
        return Decision(grade_of(loss), loss, self.exact, self._candidates(loss), line)

    def _is_equal(self, entry: Entry) -> bool:
        """Whether it cannot be told from the best."""
        best = self.ranking[0]
        if self.exact:
            return entry.worth == best.worth
        return entry.worth >= best.worth or is_as_good(entry, best)

    def _chance(self, entry: Entry) -> float:
        """What people are told of a worth, within what is proven: the best move keeps the chance of the curve, and
        every other is less by what the search finds.
        """
        if self.exact:
            return entry.worth
        low, high = self.bounds.get(entry.move, (0.0, 1.0))
        told = self.chance - self._calibrated(self.ranking[0].worth) + self._calibrated(entry.worth)
        return min(max(told, low), high)

    def _calibrated(self, worth: float) -> float:
        return self.game.calibration.chance(VALUE, self.game.variety(self.view), worth, self.prospect)

    def _candidates(self, loss: float) -> tuple[Candidate, ...]:
        world = self.worlds[0]
        shown = [entry for at, entry in enumerate(self.ranking) if at < BEST or entry.move == self.played]
        found = []
        for entry in shown:
            text, is_made = self.game.text_of(world, entry.move), entry.move == self.played
            found.append(
                Candidate(
                    text,
                    self._chance(entry),
                    entry.error,
                    self._is_equal(entry),
                    is_made,
                    self._reason(text, against=is_made and loss > 0.0),
                )
            )
        return tuple(found)

    def _reason(self, text: str, *, against: bool) -> Reason | None:
        mistakes = self.game.mistakes
        reasons = self.game.why(self.view, text, self.rng)
        return next((reason for reason in reasons if (reason.id in mistakes) is against), None)

    def _line(self, move: int) -> tuple[str, ...]:
        """How play might have gone on in one of the imagined worlds, by what the search tried most."""
        state = self.worlds[0].clone()
        state.rng = self.rng.clone()
        node: Node | None = self.tree.root if self.tree is not None else None
        line: list[str] = []
        choice: int | None = move
        while choice is not None:
            line.append(self.game.text_of(state, choice))
            node = node.children.get(state.label(choice)) if node is not None else None
            state.play(choice)
            choice = _next(node, state) if len(line) < LINE else None
        return tuple(line)


def _next(node: Node | None, state: State) -> int | None:
    """The move that was tried most from here."""
    if node is None or state.actor == NOBODY:
        return None
    tried = [(child.visits, -move) for move in state.moves() if (child := node.children.get(state.label(move)))]
    most, choice = max(tried, default=(0, 0))
    return -choice if most >= TRODDEN else None
