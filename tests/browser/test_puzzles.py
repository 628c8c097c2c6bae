"""A puzzle as a solver meets it: from the list to the board, hinted, shown, and on to the next."""

from playwright.sync_api import expect

from manawell.puzzles.book import find_book
from manawell.puzzles.run import PuzzleRun
from tests.browser.conftest import Invite
from tests.browser.test_access import SIZES, complaints


def test_a_puzzle_is_hinted_and_shown_on_a_phone(invite: Invite) -> None:
    book = find_book("gegensatz")
    puzzle = next(one for one in book.by_level() if one.goal == "crystals")
    assert PuzzleRun(book, puzzle).reason() is not None
    solver = invite(viewport=SIZES["phone"])
    page = solver.page
    solver.visit("/puzzles")
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    expect(page.locator(".path a").first).to_be_visible()
    assert complaints(solver) == []
    page.locator(f'.path a[href$="{puzzle.id}"]').click()
    coach = page.locator(".coach")
    expect(coach).to_contain_text(book.words("en", puzzle))
    page.get_by_role("button", name="Hint").click()
    expect(coach).to_contain_text("The first move")
    page.get_by_role("button", name="Show the solution").click()
    end = page.get_by_role("dialog", name="That was the answer")
    expect(end).to_be_visible()
    expect(end).to_contain_text("How we know")
    assert complaints(solver) == []
    end.get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(solver.url + f"/puzzles/gegensatz/{book.following(puzzle).id}")
    expect(coach).to_be_visible()
