"""Drafts over HTTP: anybody may ask what the rules say of an army, and for one to begin with."""

import httpx
import msgspec
import pytest

from manawell.games.athlas import GAME

ARMY = "G06 E19 E09 E05 / G03 E04 E18 A01 A02 / G07 E99 // D07 D08"
STANDARD: dict[str, str | int] = {"mode": "standard", "points": 100}


async def test_a_draft_is_answered_as_the_rules_answer_it(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.get("/api/games/athlas/draft", params={**STANDARD, "army": ARMY})
        assert answer.content == msgspec.json.encode(GAME.check(GAME.settle(STANDARD), ARMY))
        (problem,) = answer.json()["problems"]
        assert (problem["rule"], problem["reason"], problem["values"]) == (
            "ATH-2.1",
            "refusal-no-such-card",
            {"word": "E99"},
        )
        known = {"If-None-Match": answer.headers["etag"]}
        again = await http.get("/api/games/athlas/draft", params={**STANDARD, "army": ARMY}, headers=known)
        assert again.status_code == 304


async def test_a_suggestion_depends_on_its_number_and_can_be_laid_down(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:

        async def suggested(number: int) -> str:
            wish = {**STANDARD, "style": "water", "number": number}
            answer = (await http.get("/api/games/athlas/suggestion", params=wish)).json()
            assert answer["style"] == "water"
            return str(answer["army"])

        armies = [await suggested(number) for number in range(8)]
        assert armies == [await suggested(number) for number in range(8)]
        assert len(set(armies)) > 2
        for army in armies:
            found = (await http.get("/api/games/athlas/draft", params={**STANDARD, "army": army})).json()
            assert found["problems"] == []
            assert [part["problems"] for part in found["alphas"]] == [[], [], []]


@pytest.mark.parametrize(
    ("path", "query", "fault"),
    [
        ("athlas/draft", {"army": "G06", "points": 1, "mode": "standard"}, "fault-option-count"),
        ("athlas/draft", {"army": "G06", "cards": "unheard-of"}, "fault-option-value"),
        ("athlas/draft", {"army": "G" * 2001}, "fault-request"),
        ("athlas/suggestion", {"style": "pirates"}, "fault-unknown-style"),
        ("athlas/suggestion", {"style": "water", "number": -1}, "fault-request"),
        ("athlas/suggestion", {}, "fault-request"),
        ("gegensatz/draft", {"army": "G06"}, "fault-no-drafts"),
        ("gegensatz/suggestion", {"style": "water"}, "fault-no-drafts"),
        ("chess/draft", {}, "fault-unknown-game"),
    ],
)
async def test_what_cannot_be_checked_is_named(url: str, path: str, query: dict[str, str | int], fault: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.get(f"/api/games/{path}", params=query)
        assert (answer.status_code, answer.json()["fault"]) == (422, fault)
