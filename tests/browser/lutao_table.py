"""Leads a table of Lutao over the socket to a scene that a test wants to look at; the page is away meanwhile."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from tests.browser.player import Player
from tests.browser.seats import lift_curtain, token_of
from tests.server.house import Person

Wanted = Callable[[dict[str, Any], list[str]], bool]
"""Whether a scene is the one, with the texts of its legal moves."""

MOST = 2500
HASTE = ("land ", "sail ", "ship ", "city ", "fight ", "to LUT")
"""What is done whenever it can be."""


def usual_move(scene: dict[str, Any], legal: list[str], rng: Random, casting: bool) -> str:
    """Somebody who builds ships, sails to Lutao and attacks now and then; perhaps with every spell at hand."""
    phase = scene["view"]["phase"]
    spells = [move for move in legal if move.startswith("play ") and "counterspell" not in move]
    if casting and spells:
        return rng.choice(spells)
    quiet = [move for move in legal if move in ("pass", "end", "enough", "no", "anchor")]
    if phase in ("window", "trap", "kill", "ghosts", "strike", "gift", "void", "give", "steal", "golems"):
        return quiet[0] if quiet else rng.choice(legal)
    if phase.startswith("buy_"):
        wanted = {"buy_armies": 4, "buy_ships": 1, "buy_cities": 1, "buy_sticks": 5}[phase]
        return legal[min(wanted, len(legal) - 1)]
    hasty = [move for move in legal if move.startswith(HASTE)]
    if phase == "course":
        hasty = [move for move in hasty if move.startswith("land LUT")] or hasty
    if hasty:
        return rng.choice(hasty)
    if phase in ("place_count", "move_count", "board", "hostages", "revive"):
        return legal[-1]
    if phase in ("move", "form") and quiet and rng.random() < 0.6:
        return quiet[0]
    loud = [move for move in legal if move not in quiet and not move.startswith("play ")]
    return rng.choice(loud or quiet or legal)


async def _lead(url: str, token: str, table: str, wanted: Wanted, seed: int, casting: bool) -> None:
    person = Person(url)
    person.http.cookies.set("manawell", token)
    rng = Random(seed)
    async with person.at(table) as place:
        for _ in range(MOST):
            await place.turn()
            if wanted(place.scene, place.legal):
                break
            assert place.scene["outcome"] is None, "the game is over before the scene came"
            move = usual_move(place.scene, place.legal, rng, casting)
            answer = await place.play(move, seat=place.scene["viewer"])
            assert answer["type"] == "done", (move, answer)
        else:
            raise AssertionError("the scene never comes")
    await person.leave()


def lead(player: Player, table: str, wanted: Wanted, seed: int = 1, casting: bool = False) -> None:
    """Play both hands until the scene is there, then lift the curtain before it."""
    page = player.page
    token = token_of(player)
    page.goto(f"{player.url}/theme.js")  # empty pages have no storage
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, _lead(player.url, token, table, wanted, seed, casting)).result()
    player.visit(f"/t/{table}")
    lift_curtain(page)


def asked(phase: str, *starts: str) -> Wanted:
    """This question, with legal moves that begin like that."""

    def is_there(scene: dict[str, Any], legal: list[str]) -> bool:
        found = all(any(move.startswith(start) for move in legal) for start in starts)
        return scene["view"]["phase"] == phase and found

    return is_there
