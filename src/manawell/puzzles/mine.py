"""The miner: bots play, and where one answer is right by a clear margin and the weakest level misses it, is a puzzle.

The same seed finds the same puzzles. A game of bots is only where positions come from: whatever a puzzle claims is
found out from the solver's view.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from math import ceil
from typing import Any, Final

import msgspec

from manawell.bots.levels import LEVELS, make_bot
from manawell.kernel.game import AnyGame, Saved, Stop
from manawell.kernel.options import Options
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import NOBODY, State
from manawell.learn.lesson_run import DONE, TASK
from manawell.puzzles.book import Book
from manawell.puzzles.goals import Task, facts_for, tasks_in
from manawell.puzzles.puzzle import Checked, Origin, Puzzle
from manawell.puzzles.run import PuzzleRun
from manawell.puzzles.turn import Line, Reached, TooMany, Turn
from manawell.puzzles.weigh import MOST_RIGHT, Weighed, imagined, proven, weigh

FEWEST_MOVES: Final = 3
"""A decision with fewer is no puzzle."""
MARGIN: Final = 0.1
"""By how much the answer must be ahead, in chances of winning, in each of the runs."""
NOISE: Final = 4.0
"""And in standard errors."""
RUNS: Final = 2
SCREEN: Final = 8
"""A first look takes so many times less than a run."""
LUCK: Final = 8
"""So many more times, with other luck, a turn is tried out in each world, if chance has a say in it."""
TRIES: Final = 4
NEEDED: Final = 3
"""A level solves a puzzle if it does so in this many of its tries."""
RIGHT_SHARE: Final = 0.25
"""No larger share of the first moves is right."""
SHARE: Final = 0.5
"""No goal takes more of the puzzles."""


class Answer(msgspec.Struct, frozen=True):
    """What was found in a position."""

    task: Task
    line: Line
    checked: Checked
    holds: tuple[str, ...] = ()
    also: tuple[Line, ...] = ()
    values: dict[str, int | str] = {}
    worths: dict[str, float] = {}


class Spot(msgspec.Struct, frozen=True):
    """A decision in a game of bots."""

    state: State
    origin: Origin
    options: Options
    end: State | None = None
    """In hindsight: the position in which somebody else had to decide."""


def mine(book: Book, seed: str, count: int, known: Sequence[Puzzle] = ()) -> Iterator[Puzzle | None]:
    """Puzzles, until there are `count` new ones; None after each game, so that whoever waits can stop."""
    found = list(known)
    wanted, number = len(found) + count, 0
    while len(found) < wanted:
        for puzzle in _from_game(book, seed, number, _full(found, wanted)):
            if puzzle.id not in {one.id for one in found}:
                found.append(puzzle)
                yield puzzle
            if len(found) == wanted:
                return
        number += 1
        yield None


def _full(found: list[Puzzle], wanted: int) -> set[str | int]:
    """The goals and levels of which there are enough."""
    counts = Counter([one.goal for one in found]) + Counter([one.level for one in found])
    return {kind for kind, count in counts.items() if count >= ceil(wanted * SHARE)}


def _from_game(book: Book, seed: str, number: int, full: set[str | int]) -> Iterator[Puzzle]:
    """The puzzles of one game, not more than one of a turn."""
    stops: list[Stop] = []
    for spot in _spots(book, seed, number):
        stop = book.game.stop(spot.state)
        if stop not in stops and FEWEST_MOVES <= len(spot.state.moves()) <= book.aims.most_moves:
            puzzle = _find(book, spot, full)
            if puzzle is not None:
                stops.append(stop)
                yield puzzle
        if len(stops) == book.aims.per_game:
            return


def _spots(book: Book, seed: str, number: int) -> Iterator[Spot]:
    """The decisions of a game of bots, each before it is made, or in hindsight when somebody else has to decide."""
    game, plan = book.game, book.aims
    rng = rng_from(f"{seed}/{number}".encode())
    options = game.settle(plan.settings[number % len(plan.settings)])
    state = game.new(options, rng.clone())
    bots = [make_bot(plan.players[(seat + number) % len(plan.players)], rng) for seat in range(state.seats)]
    decision, turn = 0, list[Spot]()
    while state.actor != NOBODY:
        seat = state.actor
        turn.append(Spot(state.clone(), Origin(game.rules_version, seed, number, decision), options))
        if not plan.hindsight:
            yield turn.pop()
        state.play(bots[seat].choose(game, game.view(state, seat)))
        decision += 1
        if turn and state.actor != seat:
            for spot in turn:
                yield msgspec.structs.replace(spot, end=state)
            turn.clear()


def _find(book: Book, spot: Spot, full: set[str | int]) -> Puzzle | None:
    game, state, origin = book.game, spot.state, spot.origin
    seat = state.actor
    rng = rng_from(f"{origin.seed}/{origin.game}/{origin.decision}".encode())
    tasks = [task for task in tasks_in(book.aims, facts_for(game, state, seat), seat) if task.goal.id not in full]
    if spot.end is not None:
        end = facts_for(game, spot.end, seat)
        tasks = [task for task in tasks if not task.is_of_turn or task.worth(end) > task.base]
    answer = answer_to(book, game.view(state, seat), tasks, rng)
    if answer is None:
        return None
    puzzle = _written(book, game.save(state), seat, spot.options, origin, answer)
    level = weakest(book, puzzle)
    return None if not level or level in full else msgspec.structs.replace(puzzle, level=level)


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


def _written(book: Book, saved: Saved, seat: int, options: Options, origin: Origin, answer: Answer) -> Puzzle:
    task = answer.task
    name = sha256(msgspec.json.encode([book.game.id, task.goal.id, saved.position])).hexdigest()[:8]
    puzzle = Puzzle(
        id=name,
        goal=task.goal.id,
        seat=seat,
        line=list(answer.line),
        checked=answer.checked,
        origin=origin,
        options=options,
        position=saved.position,
        key=saved.key,
        place=saved.place,
        also=[list(line) for line in answer.also],
        holds=list(answer.holds),
        until=list(task.until),
        values=answer.values,
        star=list(task.star),
        worths=answer.worths,
    )
    return msgspec.structs.replace(puzzle, themes=_themes(book, puzzle, task))


def _themes(book: Book, puzzle: Puzzle, task: Task) -> list[str]:
    """Those of the goal, and those that what speaks for the move belongs to."""
    game = book.game
    view = game.view(game.load(puzzle.saved()), puzzle.seat)
    why = {reason.id for reason in game.why(view, puzzle.line[0], rng_from(b"the themes of a puzzle"))}
    named = [theme for theme, reasons in book.aims.themes.items() if why & set(reasons)]
    return list(dict.fromkeys([*task.goal.themes, *named]))


def weakest(book: Book, puzzle: Puzzle) -> int | None:
    """The weakest level that solves it, in most of its tries, at the table where people solve it."""
    for number, level in enumerate(LEVELS):
        solved, missed = 0, 0
        while solved < NEEDED and missed <= TRIES - NEEDED:
            rng = rng_from(f"{puzzle.id}/{level}/{solved + missed}".encode())
            if _solves(book, puzzle, level, rng):
                solved += 1
            else:
                missed += 1
        if solved == NEEDED:
            return number
    return None


def _solves(book: Book, puzzle: Puzzle, level: str, rng: Rng) -> bool:
    run = PuzzleRun(book, puzzle)
    bot = make_bot(level, rng)
    game = book.game
    while run.phase == TASK:
        view = run.table.view(run.seat)
        world = game.imagine(view, rng)
        run.play(game.text_of(world, bot.choose(game, view)))
    return run.phase == DONE
