"""The puzzle of the day."""

from datetime import date, timedelta

from manawell.puzzles.book import books, daily, streak

FIRST = date(2030, 1, 1)


def test_it_follows_from_the_date_alone() -> None:
    found = [daily(FIRST + timedelta(days=number)) for number in range(8)]
    assert found == [daily(FIRST + timedelta(days=number)) for number in range(8)]
    assert len({one[1].id for one in found if one is not None}) == 8


def test_the_games_take_turns_and_every_puzzle_comes_once_before_any_comes_again() -> None:
    count = len(books())
    days = [daily(FIRST + timedelta(days=number)) for number in range(count * 60)]
    names = [(found[0].game.id, found[1].id) for found in days if found is not None]
    assert {game for game, _ in names[:count]} == {book.game.id for book in books()}
    for book in books():
        own = [puzzle for game, puzzle in names if game == book.game.id]
        first = own[: len(book.puzzles)]
        assert len(set(first)) == len(first)


def test_a_streak_ends_with_a_day_left_out() -> None:
    today = date(2030, 3, 2)
    assert streak([], today) == 0
    assert streak(["2030-03-01", "2030-02-28"], today) == 2, "today is not over yet"
    assert streak(["2030-03-02", "2030-03-01", "2030-02-28", "2030-02-26"], today) == 3
    assert streak(["2030-02-28"], today) == 0
