"""The miner: bots play; where one answer is right by a clear margin and the weakest level misses it, there is a puzzle.

The same seed finds the same puzzles, given those that are known already. A game of bots is only where positions come
from: whatever a puzzle claims is found out from the solver's view.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from hashlib import sha256
from math import ceil
from typing import Final

import msgspec

from manawell.bots.levels import LEVELS, make_bot
from manawell.kernel.game import Saved, Stop
from manawell.kernel.options import Options
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import NOBODY, State
from manawell.learn.lesson_run import DONE, TASK
from manawell.puzzles.answers import Answer, answer_to
from manawell.puzzles.book import Book
from manawell.puzzles.goals import Task, facts_for, tasks_in
from manawell.puzzles.puzzle import Origin, Puzzle
from manawell.puzzles.run import PuzzleRun

FEWEST_MOVES: Final = 3
"""A decision with fewer is no puzzle."""
TRIES: Final = 4
NEEDED: Final = 3
"""A level solves a puzzle if it does so in this many of its tries."""
SHARE: Final = 0.5
"""No goal and no level takes more of the puzzles."""


class Spot(msgspec.Struct, frozen=True):
    """A decision in a game of bots."""

    state: State
    origin: Origin
    options: Options
    end: State | None = None
    """In hindsight: the position in which somebody else had to decide."""


def mine(
    book: Book, seed: str, count: int, known: Sequence[Puzzle] = (), goals: Collection[str] = ()
) -> Iterator[Puzzle | None]:
    """Puzzles, until there are `count` new ones; None after each game, so that whoever waits can stop. With `goals`
    only those are asked, however many there are of them.
    """
    others = {goal.id for goal in book.aims.goals} - set(goals) if goals else set[str]()
    found = list(known)
    wanted, number = len(found) + count, 0
    while len(found) < wanted:
        for puzzle in _from_game(book, seed, number, _full(found, wanted) - set(goals) | others):
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
