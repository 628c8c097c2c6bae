"""Automatic answers of a seat: windows that nobody has to click away, and that nobody else learns about."""

from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from manawell.games.athlas import GAME
from tests.server.conftest import Invite
from tests.server.house import ME, OPEN, Place

QUICK = {"game": "athlas", "mode": "quick"}


async def seated(invite: Invite, stack: AsyncExitStack) -> tuple[Place, Place]:
    """Gold and Silver at a table; Silver and Gold have both summoned, in either order."""
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN, **QUICK)
    await ben.join(table)
    places = [await stack.enter_async_context(person.at(table)) for person in (ada, ben)]
    return places[0], places[1]


def auto_answers_of(place: Place) -> dict[str, str]:
    found: dict[str, str] = place.scene["auto_answers"]
    return found


async def first_turn(place: Place) -> None:
    """Summon one unit and end the turn."""
    await place.turn()
    await place.play(next(move for move in place.legal if move.startswith("summon 1")))
    await place.turn()
    await place.play("end summon")


async def in_order(gold: Place, silver: Place) -> tuple[Place, Place]:
    """The starting player first."""
    await gold.settle()
    return (gold, silver) if gold.scene["view"]["active"] == 0 else (silver, gold)


@pytest.mark.rule("ATH-22.20")
async def test_windows_that_concern_nobody_pass_by_themselves(invite: Invite) -> None:
    async with AsyncExitStack() as stack:
        first, second = await in_order(*await seated(invite, stack))
        assert auto_answers_of(first) == {"auto_pass": "smart", "stop": "off"}
        await first_turn(first)
        await second.turn()
        assert second.scene["view"]["phase"] == "summon"


async def test_who_wants_to_be_asked_is_asked_and_only_he_knows(invite: Invite) -> None:
    async with AsyncExitStack() as stack:
        first, second = await in_order(*await seated(invite, stack))
        await second.ask("auto_answers", auto_answers={"auto_pass": "never", "stop": "off"})
        await second.settle()
        assert auto_answers_of(second) == {"auto_pass": "never", "stop": "off"}
        assert auto_answers_of(first) == {"auto_pass": "smart", "stop": "off"}
        await first_turn(first)
        await second.turn()
        assert second.scene["view"]["window"] == "turn_end"
        await second.play("pass")


async def test_a_stop_works_once(invite: Invite) -> None:
    async with AsyncExitStack() as stack:
        first, second = await in_order(*await seated(invite, stack))
        await second.ask("auto_answers", auto_answers={"auto_pass": "always", "stop": "on"})
        await first_turn(first)
        await second.turn()
        assert second.scene["view"]["window"] == "turn_end"
        assert auto_answers_of(second)["stop"] == "off"


async def test_an_automatic_answer_that_does_not_exist_is_refused(invite: Invite) -> None:
    async with AsyncExitStack() as stack:
        first, _ = await seated(invite, stack)
        answer: dict[str, Any] = await first.ask("auto_answers", auto_answers={"auto_pass": "sometimes"})
        assert answer["type"] == "failed"
        assert answer["fault"] == "fault-option-value"


@pytest.mark.rule("ATH-24.3")
async def test_a_draw_is_offered_once_in_each_own_turn(invite: Invite) -> None:
    async with AsyncExitStack() as stack:
        first, second = await in_order(*await seated(invite, stack))
        refused = await second.ask("ask", kind="draw")
        assert refused["fault"] == "fault-no-draw-now"
        assert (await first.ask("ask", kind="draw"))["type"] == "done"
        await second.settle()
        await second.ask("answer", kind="draw", accept=False)
        await first.settle()
        assert (await first.ask("ask", kind="draw"))["fault"] == "fault-no-draw-now"


async def test_the_components_come_with_the_options_of_the_table(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        found = (await http.get("/api/games/athlas/reference", params={"cards": "standard"})).json()
        assert found == GAME.reference(GAME.settle({}))
        assert len(found["cards"]) == 65
        refused = await http.get("/api/games/athlas/reference", params={"cards": "unheard-of"})
        assert refused.json()["fault"] == "fault-option-value"
