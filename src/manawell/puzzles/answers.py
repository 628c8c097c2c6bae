"""The right answer to what may be asked in a position, if there is one: proven where possible, else searched."""

from typing import Any, Final

import msgspec

from manawell.kernel.game import AnyGame
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import State
from manawell.puzzles.book import Book
from manawell.puzzles.goals import Task
from manawell.puzzles.puzzle import Checked
from manawell.puzzles.turn import Line, Reached, TooMany, Turn
from manawell.puzzles.weigh import MOST_RIGHT, Weighed, imagined, proven, weigh

MARGIN: Final = 0.1
"""By how much the answer must be ahead, in chances of winning, in each of the runs."""
NOISE: Final = 4.0
"""And in standard errors."""
RUNS: Final = 2
SCREEN: Final = 8
"""A first look takes so many times less than a run."""
LUCK: Final = 8
"""So many more times, with other luck, a turn is tried out in each world, if chance has a say in it."""
RIGHT_SHARE: Final = 0.25
"""No larger share of the first moves is right."""


class Answer(msgspec.Struct, frozen=True):
    """What was found in a position."""

    task: Task
    line: Line
    checked: Checked
    holds: tuple[str, ...] = ()
    also: tuple[Line, ...] = ()
    values: dict[str, int | str] = {}
    worths: dict[str, float] = {}


def answer_to(book: Book, view: Any, tasks: list[Task], rng: Rng) -> Answer | None:
    """The first of the tasks that has one right answer, and how it was checked."""
    game = book.game
    turned = [task for task in tasks if task.is_of_turn]
    found = _by_turn(book, view, turned, rng) if turned else None
    if found is not None:
        return found
    forced = [task for task in tasks if task.goal.kind == "force"]
    if forced and (solved := proven(game, view, rng)) is not None:
        return _weighed(forced[0], solved, Checked("solver", 1, 0))
    best = [task for task in tasks if task.goal.kind == "best"]
    return _by_search(book, view, best, rng) if best else None


def _by_turn(book: Book, view: Any, tasks: list[Task], rng: Rng) -> Answer | None:
    """Where the solver alone decides: beginnings that reach a task, in every world, as no others do in any."""
    game, most = book.game, book.aims.positions
    worlds = imagined(game, view, rng, book.aims.worlds)
    try:
        turns = [Turn(game, worlds[0], tasks, most)]
        open_tasks = [index for index, task in enumerate(tasks) if _leaders(task, turns[0].reached[index])]
        if not open_tasks:
            return None
        turns += [Turn(game, world, tasks, most) for world in worlds[1:]]
        if any(turn.lucky for turn in turns):
            turns += [Turn(game, _with_luck(world, at, rng), tasks, most) for at in range(LUCK) for world in worlds]
    except TooMany:
        return None
    for index in open_tasks:
        answer = _in_all(tasks[index], [turn.reached[index] for turn in turns])
        if answer is not None:
            positions = sum(turn.positions for turn in turns)
            checked = Checked("turn", len(worlds), positions, runs=len(turns) // len(worlds))
            return msgspec.structs.replace(answer, checked=checked)
    return None


def _with_luck(world: State, at: int, rng: Rng) -> State:
    """The same world with another stream of chance."""
    lucky = world.clone()
    lucky.rng = rng_from(b"luck %d %d" % (at, rng.below(1 << 16)))
    return lucky


def _leaders(task: Task, reached: dict[str, Reached]) -> list[Reached]:
    """The few beginnings that lead further than every other; empty if there are none or too many of them."""
    best = max(one.worth for one in reached.values())
    leaders = [one for one in reached.values() if one.worth == best]
    others = [one.worth for one in reached.values() if one.worth < best]
    if best <= task.base or len(leaders) > min(MOST_RIGHT, len(reached) * RIGHT_SHARE) or not others:
        return []
    return leaders if best - max(others) >= (task.goal.lead if task.measure else 1.0) else []


def _in_all(task: Task, worlds: list[dict[str, Reached]]) -> Answer | None:
    """The same beginnings and the same lines in every world, or it would be a guess."""
    found = [_leaders(task, reached) for reached in worlds]
    if not all(found) or len({leaders[0].worth for leaders in found}) > 1:
        return None
    if len({frozenset(one.lines[0][0] for one in leaders) for leaders in found}) > 1:
        return None
    common = set.intersection(*({line for one in leaders for line in one.lines} for leaders in found))
    if not common:
        return None
    line, *also = sorted(common, key=lambda line: (len(line), line))
    reached = round(found[0][0].worth)
    holds = (f"{task.measure} >= {reached}",) if task.measure else task.holds
    values = task.values | ({"value": reached} if task.measure else {})
    return Answer(task, line, Checked("turn", 0, 0), holds=holds, also=tuple(also), values=values)


def _by_search(book: Book, view: Any, tasks: list[Task], rng: Rng) -> Answer | None:
    """A move that is ahead of all others at a first look, and in every run."""
    game, simulations = book.game, book.aims.simulations
    spoken_for = _spoken_for(game, view, tasks, rng)
    if not spoken_for:
        return None
    glance = weigh(game, view, simulations // SCREEN, rng)
    task = next((task for task, moves in spoken_for if glance.best in moves), None)
    if task is None or glance.margin < MARGIN:
        return None
    runs: list[Weighed] = []
    for _ in range(RUNS):
        runs.append(weigh(game, view, simulations, rng))
        if runs[-1].right != runs[0].right or runs[-1].margin < max(MARGIN, NOISE * runs[-1].error):
            return None
    least = min(runs, key=lambda run: run.margin)
    checked = Checked(
        "search",
        min(run.worlds for run in runs),
        sum(run.walks for run in runs),
        round(least.margin, 3),
        round(least.error, 4),
        RUNS,
    )
    return _weighed(task, least, checked)


def _spoken_for(game: AnyGame, view: Any, tasks: list[Task], rng: Rng) -> list[tuple[Task, set[str]]]:
    """The tasks that few moves have to do with, and those moves; every move where a task asks for no reason."""
    moves = game.imagine(view, rng)
    texts = [game.text_of(moves, move) for move in moves.moves()]
    why = {text: {reason.id for reason in game.why(view, text, rng)} for text in texts} if tasks else {}
    found = []
    for task in tasks:
        fitting = {text for text in texts if why[text] & set(task.goal.reasons)}
        if not task.goal.reasons:
            found.append((task, set(texts)))
        elif 0 < len(fitting) <= MOST_RIGHT:
            found.append((task, fitting))
    return found


def _weighed(task: Task, weighed: Weighed, checked: Checked) -> Answer:
    worths = weighed.chances if checked.by == "search" else {}
    also = tuple((text,) for text in weighed.right if text != weighed.best)
    return Answer(task, (weighed.best,), checked, also=also, worths=worths, values=task.values)
