"""Puzzles over a socket: the answer and what is hidden stay hidden, and what was solved is kept."""

import contextlib
import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest
import websockets

from manawell.kernel.rng import rng_from
from manawell.puzzles.book import Book, books, daily, find_book
from manawell.puzzles.puzzle import Puzzle
from manawell.puzzles.weigh import imagined
from tests.server.conftest import Invite
from tests.server.house import Message, Person, Place


@contextlib.asynccontextmanager
async def solving(person: Person, book: Book, puzzle: str) -> AsyncIterator[Place]:
    address = f"ws{person.url[4:]}/api/games/{book.game.id}/puzzles/{puzzle}/socket"
    headers = {"Cookie": f"manawell={person.token}"} if person.token else {}
    async with websockets.connect(address, origin=person.url, additional_headers=headers) as connection:  # type: ignore[arg-type]
        yield Place(connection)


async def told(place: Place) -> Message:
    return await place.hear("lesson")


async def play(place: Place, text: str) -> Message:
    await place.send("play", version=place.scene["version"], move=text)
    return await told(place)


def with_secrets() -> tuple[Book, Puzzle]:
    """A puzzle in which the solver does not know everything."""
    book = find_book("gegensatz")
    for puzzle in book.puzzles.values():
        view = book.game.view(book.game.load(puzzle.saved()), puzzle.seat)
        if view.mode == "duel" and len(imagined(book.game, view, rng_from(b"secrets"))) > 1:
            return book, puzzle
    raise AssertionError("no puzzle hides anything")


async def test_a_puzzle_is_solved_at_the_table_and_kept(invite: Invite) -> None:
    ada = await invite("Ada")
    book = find_book("gegensatz")
    puzzle = next(one for one in book.puzzles.values() if len(one.line) == 1)
    async with solving(ada, book, puzzle.id) as place:
        said = await told(place)
        assert (said["phase"], said["solution"], said["puzzle"]["line"]) == ("task", "", [])
        said = await play(place, puzzle.line[0])
        assert (said["phase"], said["puzzle"]["line"], said["puzzle"]["clean"]) == ("done", puzzle.line, True)
        assert said["puzzle"]["checked"]["by"] == puzzle.checked.by
    kept = await ada.get("/api/solved")
    assert kept["solved"] == [{"game": "gegensatz", "puzzle": puzzle.id}]


async def test_a_wrong_answer_is_told_taken_back_and_a_hint_gives_a_reason(invite: Invite) -> None:
    ada = await invite("Ada")
    book = find_book("gegensatz")
    puzzle = next(one for one in book.puzzles.values() if one.checked.by == "search" and one.themes)
    wrong = next(text for text in reversed(puzzle.worths) if [text] not in [puzzle.line, *puzzle.also])
    async with solving(ada, book, puzzle.id) as place:
        await told(place)
        said = await play(place, wrong)
        assert said["phase"] == "wrong"
        missed = said["puzzle"]["missed"]
        assert (missed["move"], missed["chance"]) == (wrong, puzzle.worths[wrong])
        assert missed["best"] > missed["chance"]
        await place.send("ask", kind="back")
        assert (await told(place))["phase"] == "task"
        await place.send("ask", kind="hint")
        said = await told(place)
        assert (said["puzzle"]["hinted"], said["puzzle"]["clean"], said["puzzle"]["line"]) == (True, False, [])
        await place.send("ask", kind="show")
        said = await told(place)
        assert (said["phase"], said["puzzle"]["line"]) == ("done", puzzle.line)
    assert (await ada.get("/api/solved"))["solved"] == [], "what was given up is not solved"


async def test_neither_the_answer_nor_what_is_hidden_is_sent_before_the_end(invite: Invite) -> None:
    ada = await invite("Ada")
    book, puzzle = with_secrets()
    true = puzzle.position
    theirs = set(true["hands"][1 - puzzle.seat]) - set(true["known"][1 - puzzle.seat])
    async with solving(ada, book, puzzle.id) as place:
        snapshot, said = await place.hear("snapshot"), await told(place)
    view = snapshot["scene"]["view"]
    assert view["codex_card"] is None
    assert not theirs & set(view["hands"][1 - puzzle.seat])
    assert (said["solution"], said["puzzle"]["line"], said["puzzle"]["themes"]) == ("", [], [])
    sent = json.dumps(said)
    assert puzzle.line[0] not in sent
    assert puzzle.key not in sent + json.dumps(snapshot)
    listed = json.dumps(await ada.get("/api/puzzles"))
    assert puzzle.id in listed
    assert puzzle.key not in listed
    assert '"line"' not in listed


async def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_counts(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    first, second = await ada.get("/api/puzzles"), await ben.get("/api/puzzles")
    assert first == second
    found = daily(datetime.now(UTC).date())
    assert found is not None
    book, puzzle = found
    assert (first["daily"]["game"], first["daily"]["puzzle"]) == (book.game.id, puzzle.id)
    assert {one["game"] for one in first["games"]} == {one.game.id for one in books() if one.puzzles}
    async with solving(ada, book, puzzle.id) as place:
        await told(place)
        for text in puzzle.line:
            said = await play(place, text)
        assert said["phase"] == "done"
    kept = await ada.get("/api/solved")
    assert (kept["streak"], kept["today"]) == (1, True)
    assert (await ben.get("/api/solved")) == {"solved": [], "streak": 0, "today": False}


async def test_an_unknown_puzzle_is_refused(invite: Invite) -> None:
    ada = await invite("Ada")
    with pytest.raises(websockets.exceptions.ConnectionClosedError) as closed:
        async with solving(ada, find_book("gegensatz"), "nothing") as place:
            await told(place)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
