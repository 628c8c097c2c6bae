"""Every puzzle of every game: its answer can be played and reaches its goal, and all that it says can be said."""

import pytest

from manawell.bots.levels import LEVELS
from manawell.contract.words import check_agrees, check_signs, check_speaks
from manawell.kernel.text import LANGUAGES
from manawell.learn.conditions import hold
from manawell.learn.lesson_run import DONE, TASK, WRONG
from manawell.puzzles.book import Book, books
from manawell.puzzles.puzzle import Puzzle
from manawell.puzzles.run import PuzzleRun

BOOKS = books()
PUZZLES = [(book, puzzle) for book in BOOKS for puzzle in book.puzzles.values()]
FEWEST = {"gegensatz": 60, "rivality": 60, "athlas": 30, "lutao": 30}

each_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game.id)
each_puzzle = pytest.mark.parametrize(
    ("book", "puzzle"), PUZZLES, ids=[f"{book.game.id}-{puzzle.id}" for book, puzzle in PUZZLES]
)


@each_book
def test_there_are_enough_puzzles_of_several_kinds(book: Book) -> None:
    assert len(book.puzzles) >= FEWEST[book.game.id]
    assert len({puzzle.goal for puzzle in book.puzzles.values()}) >= 3
    assert len({puzzle.level for puzzle in book.puzzles.values()}) >= 3


@each_puzzle
def test_every_line_that_counts_solves_it(book: Book, puzzle: Puzzle) -> None:
    for line in [puzzle.line, *puzzle.also]:
        run = PuzzleRun(book, puzzle)
        assert run.table.match.actor == puzzle.seat
        for text in line:
            assert run.phase == TASK
            run.play(text)
        assert run.phase == DONE
        assert run.clean
        assert hold(puzzle.holds, run.table, puzzle.seat)


@each_puzzle
def test_a_move_that_no_line_begins_with_does_not_solve_it(book: Book, puzzle: Puzzle) -> None:
    right = {line[0] for line in [puzzle.line, *puzzle.also]}
    others = [move.text for move in PuzzleRun(book, puzzle).table.legal() if move.text not in right]
    assert others
    for text in others[:6]:
        run = PuzzleRun(book, puzzle)
        run.play(text)
        assert run.phase != DONE
        if run.phase == WRONG:
            assert run.missed is not None
            assert run.missed.move == text
            run.take_back()
            run.show()
            assert (run.phase, run.shown, run.clean) == (DONE, True, False)


@each_puzzle
def test_it_is_not_trivial_and_says_how_it_was_checked(book: Book, puzzle: Puzzle) -> None:
    assert 0 < puzzle.level < len(LEVELS)
    goal = next(goal for goal in book.aims.goals if goal.id == puzzle.goal)
    how = {"reach": "turn", "most": "turn", "force": "solver", "best": "search"}
    assert puzzle.checked.by == how[goal.kind]
    assert bool(puzzle.holds) == (puzzle.checked.by == "turn")
    if puzzle.checked.by == "search":
        others = [worth for text, worth in puzzle.worths.items() if [text] not in [puzzle.line, *puzzle.also]]
        right = [puzzle.worths[line[0]] for line in [puzzle.line, *puzzle.also]]
        assert min(right) - max(others) == pytest.approx(puzzle.checked.margin, abs=0.002)
        assert puzzle.checked.margin >= max(0.1, 4 * puzzle.checked.error)


@each_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_and_themes_have_words(book: Book, language: str) -> None:
    texts = book.texts(language)
    for puzzle in book.puzzles.values():
        assert book.words(language, puzzle)
        assert all(texts.has(f"theme-{theme}") for theme in puzzle.themes)
    assert all(texts.has(f"goal-{goal.id}") for goal in book.aims.goals)
    assert all(texts.has(f"theme-{theme}") for goal in book.aims.goals for theme in goal.themes)
    assert all(texts.has(f"theme-{theme}") for theme in book.aims.themes)


@each_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_these_words_agree_speak_and_are_well_set(book: Book, language: str) -> None:
    folder = book.folder.joinpath("text")
    check_agrees(folder, language)
    check_speaks(folder, language)
    check_signs(folder, language)


@each_book
def test_the_goals_ask_for_reasons_that_the_game_can_give(book: Book) -> None:
    known = set(book.game.reasons)
    asked = [reason for goal in book.aims.goals for reason in goal.reasons]
    assert {*asked, *(reason for reasons in book.aims.themes.values() for reason in reasons)} <= known
