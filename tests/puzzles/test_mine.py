"""What the miner claims can be found again, by other worlds and other luck; the same seed finds the same."""

from itertools import islice

import pytest

from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.rng import rng_from
from manawell.puzzles.answers import Answer, answer_to
from manawell.puzzles.book import Book, books, find_book
from manawell.puzzles.goals import Task, facts_for, tasks_in
from manawell.puzzles.mine import mine, weakest
from manawell.puzzles.puzzle import Puzzle
from manawell.puzzles.weigh import imagined, weigh

SAMPLE = 6
"""So many of each game are proven again."""


def sample(by: str, count: int) -> list[tuple[Book, Puzzle]]:
    """Spread evenly over those of each game that were checked in this way."""
    found = []
    for book in books():
        own = [puzzle for puzzle in book.puzzles.values() if puzzle.checked.by == by]
        found += [(book, puzzle) for puzzle in own[:: max(1, len(own) // count)][:count]]
    return found


def tasks_of(book: Book, puzzle: Puzzle) -> list[Task]:
    state = book.game.load(puzzle.saved())
    tasks = tasks_in(book.aims, facts_for(book.game, state, puzzle.seat), puzzle.seat)
    asked = [task for task in tasks if task.goal.id == puzzle.goal]
    each = puzzle.values.get("each")
    return [task for task in asked if task.values.get("each") == each]


def answered(book: Book, puzzle: Puzzle, seed: bytes) -> Answer | None:
    view = book.game.view(book.game.load(puzzle.saved()), puzzle.seat)
    return answer_to(book, view, tasks_of(book, puzzle), rng_from(seed))


@pytest.mark.parametrize(("book", "puzzle"), [*sample("turn", SAMPLE), *sample("solver", SAMPLE)])
def test_what_is_proven_is_proven_again(book: Book, puzzle: Puzzle) -> None:
    answer = answered(book, puzzle, b"other worlds")
    assert answer is not None
    assert list(answer.line) == puzzle.line
    assert {line[0] for line in answer.also} == {line[0] for line in puzzle.also}
    assert list(answer.holds) == puzzle.holds


@pytest.mark.parametrize(("book", "puzzle"), sample("search", 2))
def test_what_was_searched_is_ahead_again(book: Book, puzzle: Puzzle) -> None:
    view = book.game.view(book.game.load(puzzle.saved()), puzzle.seat)
    found = weigh(book.game, view, book.aims.simulations, rng_from(b"other luck"))
    right = {line[0] for line in [puzzle.line, *puzzle.also]}
    assert found.best in right
    others = [chance for text, chance in found.chances.items() if text not in right]
    assert found.chances[found.best] - max(others) > puzzle.checked.margin / 2


@pytest.mark.parametrize(("book", "puzzle"), [(book, puzzle) for book, puzzle in sample("turn", 2) if puzzle.level < 5])
def test_the_level_is_measured_again(book: Book, puzzle: Puzzle) -> None:
    assert weakest(book, puzzle) == puzzle.level


def test_the_same_seed_finds_the_same() -> None:
    book = find_book("gegensatz")
    first, second = ([one for one in islice(mine(book, "twice", 1), 2) if one] for _ in range(2))
    assert first == second != []


def test_worlds_that_the_solver_cannot_rule_out_are_different_ones() -> None:
    book = find_book("gegensatz")
    puzzle = next(one for one in book.puzzles.values() if one.checked.worlds > 1 and one.options["mode"] == "duel")
    game = book.game
    view = game.view(game.load(puzzle.saved()), puzzle.seat)
    worlds = imagined(game, view, rng_from(b"different"))
    assert 1 < len({game.view(world, ALL_KNOWING) for world in worlds}) == len(worlds)
    assert {game.view(world, puzzle.seat) for world in worlds} == {view}
