"""Taking back: free until something new has been revealed, by consent after that."""

import random

from tests.server.conftest import Invite
from tests.server.house import BOT, ME, OPEN, Place


async def to_open_paradox(first: Place, second: Place) -> tuple[Place, Place]:
    """Play until a player faces a hidden decision; returns that player and the other."""
    rng = random.Random(7)
    while True:
        for place, other in ((first, second), (second, first)):
            await place.settle()
            if place.legal:
                version = place.scene["version"]
                seen = (await place.foresee())["moves"]
                choices = [move["text"] for move in seen if move["next_prompt"] == "paradox"]
                await place.play(rng.choice(choices or place.legal))
                if place.legal and (place.scene["prompt"] or {})["id"] == "paradox":
                    assert place.scene["version"] == version + 1
                    return place, other


async def test_a_hidden_decision_is_taken_back_freely_and_unseen(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN, mode="duel", turn_limit=1000)
    await ben.join(table)
    async with ada.at(table) as one, ben.at(table) as two, (await invite("Eve")).at(table) as watcher:
        decider, other = await to_open_paradox(one, two)
        await other.settle()
        await watcher.settle()
        before, version = other.scene, decider.scene["version"]
        assert decider.scene["undo"] == "free"
        assert (await decider.ask("ask", kind="undo"))["type"] == "done"
        assert decider.heard[-2]["type"] == "snapshot"
        assert decider.scene["prompt"]["id"] == "move"
        assert decider.scene["version"] > version, "an old click must not count"
        assert await other.settle() == []
        assert await watcher.settle() == []
        assert other.scene == before


async def test_what_others_saw_is_taken_back_by_consent(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table) as one, ben.at(table) as two:
        assert one.scene["undo"] == "nothing"
        assert (await one.ask("ask", kind="undo"))["fault"] == "fault-no-takeback"
        start = one.scene
        await one.play()
        assert one.scene["undo"] == "ask"
        await one.ask("ask", kind="undo")
        await two.hear("table", where=lambda message: message["table"]["offers"])
        await two.ask("answer", kind="undo", accept=False)
        await one.hear("table", where=lambda message: not message["table"]["offers"])
        await one.ask("ask", kind="undo")
        await two.hear("table", where=lambda message: message["table"]["offers"])
        await two.ask("answer", kind="undo", accept=True)
        await one.hear("snapshot")
        assert one.scene["view"] == start["view"]
        assert one.legal == [move["text"] for move in start["legal"]]
        assert one.table["offers"] == []
        assert two.scene["actor"] == 0


async def test_against_bots_one_returns_to_ones_last_decision(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, BOT)
    async with ada.at(table) as place:
        await place.play()
        await place.turn()
        seen, version = place.scene["view"], place.scene["version"]
        await place.play()
        await place.turn()
        assert place.scene["undo"] == "free"
        await place.ask("ask", kind="undo")
        assert place.scene["view"] == seen
        assert place.scene["version"] > version
        await place.ask("ask", kind="undo")
        assert place.scene["undo"] == "nothing"


async def test_while_a_bot_thinks_its_thought_is_dropped(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, BOT)
    async with ada.at(table) as place:
        await place.play(place.legal[0])
        await place.ask("ask", kind="undo")
        assert place.scene["actor"] == 0
        wish = place.legal[-1]
        assert (await place.play(wish))["type"] == "done"
        await place.turn()
        assert place.scene["view"]["wands"][0] == int(wish.removeprefix("@"))


async def test_in_a_solo_game_nothing_revealed_is_taken_back(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, mode="solo", difficulty="normal")
    async with ada.at(table) as place:
        await place.play()
        assert place.scene["undo"] == "free", "placing the wand shows nothing new"
        await place.ask("ask", kind="undo")
        await place.play()
        await place.play("sit-out")
        assert place.scene["undo"] == "revealed", "a card was drawn"
        answer = await place.ask("ask", kind="undo")
        assert answer["fault"] == "fault-no-takeback"
        assert answer["values"] == {"why": "revealed"}
        await place.play()
        assert place.scene["undo"] == "free", "replacing a card shows nothing new"
