"""Lessons over a socket: the messages of a table, and what the coach says."""

import contextlib
from collections.abc import AsyncIterator

import pytest
import websockets

from manawell.kernel.registry import games
from manawell.learn.course import has_course
from tests.server.conftest import Invite
from tests.server.house import Message, Person, Place
from tests.server.test_frames import put

LESSON = "gegensatz/lessons/travel"


@contextlib.asynccontextmanager
async def learning(person: Person, lesson: str = LESSON, query: str = "") -> AsyncIterator[Place]:
    address = f"ws{person.url[4:]}/api/games/{lesson}/socket?frames{query}"
    headers = {"Cookie": f"manawell={person.token}"} if person.token else {}
    async with websockets.connect(address, origin=person.url, additional_headers=headers) as connection:  # type: ignore[arg-type]
        yield Place(connection)


async def coached(place: Place) -> Message:
    return await place.hear("lesson")


async def test_a_lesson_is_played_like_a_table(invite: Invite) -> None:
    ada = await invite("Ada")
    async with learning(ada) as place:
        assert (await place.hear("snapshot"))["table"]["seats"][1]["name"] == "practice"
        said = await coached(place)
        assert (said["step"], said["phase"], said["coach"]) == (0, "task", "lesson-travel-1")
        assert said["light"] == ["hand:G3", "wand:own", "slot:7", "axis-future"]
        assert (await place.foresee("G3>7"))["moves"][0]["text"] == "G3>7"
        await place.send("play", version=place.scene["version"], move="G3>7")
        news = await place.hear("update")
        assert [event["event"] for event in news["events"]] == ["relic-swapped"]
        assert len(news["frames"]) == len(news["events"])
        assert place.legal == []
        assert (await coached(place))["phase"] == "right"
        await place.send("ask", kind="next")
        said = await coached(place)
        assert (said["step"], said["phase"]) == (1, "task")
        assert "G1>2" in place.legal


async def test_a_lesson_says_unasked_what_moves_lead_to(invite: Invite) -> None:
    async with learning(await invite("Ada"), query="&sights") as place:
        told = await place.hear("snapshot")
        assert [sight["text"] for sight in told["sights"]] == place.legal
        assert told["sights"] == (await place.foresee())["moves"]
        await place.send("play", version=place.scene["version"], move="G3>7")
        assert "sights" not in await place.hear("update"), "the coach has the floor"
        await place.send("ask", kind="next")
        told = await place.hear("update", "snapshot")
        assert [sight["text"] for sight in told["sights"]] == place.legal != []


async def test_the_next_step_can_be_played_even_if_nothing_happens_before_it(invite: Invite) -> None:
    """The learner decides twice in a row, and the coach speaks between."""
    ada = await invite("Ada")
    async with learning(ada, "gegensatz/lessons/paradox") as place:
        await coached(place)
        await place.send("play", version=place.scene["version"], move="B2>2")
        assert (await coached(place))["phase"] == "right"
        assert (place.legal, place.scene["actor"]) == ([], None)
        await place.send("ask", kind="next")
        assert (await coached(place))["phase"] == "task"
        assert (place.legal, place.scene["actor"]) == (["decline", "right"], 0)


async def test_every_position_of_a_lesson_has_its_own_frames(invite: Invite) -> None:
    ada = await invite("Ada")
    async with learning(ada, "rivality/lessons/tile") as place:
        for _ in range(3):
            await coached(place)
            held = place.scene["view"]["hands"][0]
            await place.send("ask", kind="show")
            news = await place.hear("update")
            await coached(place)
            view = news["scene"]["view"]
            for frame in reversed(news["frames"]):
                view = put(frame, view)
            assert view["hands"][0] == [tile for tile in held if tile != news["events"][0]["tile"]]
            await place.send("ask", kind="next")


async def test_every_position_of_a_lesson_has_its_own_previews(invite: Invite) -> None:
    ada, move = await invite("Ada"), "B2>2"
    async with (
        learning(ada, "gegensatz/lessons/duel") as place,
        learning(ada, "gegensatz/lessons/duel", "&step=1") as fresh,
    ):
        await coached(place)
        first = (await place.foresee(move))["moves"]
        for kind in ("show", "next"):
            await place.send("ask", kind=kind)
            await coached(place)
        await coached(fresh)
        assert (await place.foresee(move))["moves"] == (await fresh.foresee(move))["moves"] != first


async def test_wrong_play_is_seen_and_taken_back(invite: Invite) -> None:
    ada = await invite("Ada")
    async with learning(ada) as place:
        before = (await place.hear("snapshot"))["scene"]["view"]
        await coached(place)
        await place.send("play", version=place.scene["version"], move="G1>5")
        await place.hear("update")
        said = await coached(place)
        assert (said["phase"], said["coach"], said["tries"]) == ("wrong", "lesson-travel-1-a", 1)
        assert (await place.ask("play", version=place.scene["version"], move="G3>7"))["fault"] == "fault-lesson-wait"
        await place.send("ask", kind="back")
        assert (await place.hear("snapshot"))["scene"]["view"] == before
        assert (await coached(place))["phase"] == "task"
        assert place.legal != []


async def test_who_finishes_a_lesson_has_learned_it(invite: Invite) -> None:
    ada, stranger = await invite("Ada"), Person((await invite("Ben")).url)
    assert await ada.get("/api/learned") == []
    for person in (ada, stranger):
        async with learning(person) as place:
            while (said := await coached(place))["phase"] != "done":
                await place.send("ask", kind="next" if said["phase"] == "right" else "show")
        assert await person.get("/api/learned") == (
            [{"game": "gegensatz", "lesson": "travel"}] if person is ada else []
        )
    async with learning(ada, query="&step=5") as place:  # once more changes nothing
        await coached(place)
        await place.send("ask", kind="show")
        await coached(place)
        await place.ask("ask", kind="next")
    assert len(await ada.get("/api/learned")) == 1
    await stranger.leave()


async def test_one_comes_back_to_the_step_one_has_left(invite: Invite) -> None:
    ada = await invite("Ada")
    async with learning(ada, query="&step=3") as place:
        said = await coached(place)
        assert (said["step"], said["coach"]) == (3, "lesson-travel-4")
        await place.send("ask", kind="restart")
        assert (await coached(place))["step"] == 0


@pytest.mark.parametrize(
    ("lesson", "query"),
    [("nothing/lessons/travel", ""), ("gegensatz/lessons/nothing", ""), (LESSON, "&step=99"), (LESSON, "&step=-1")],
)
async def test_what_does_not_exist_is_refused(invite: Invite, lesson: str, query: str) -> None:
    ada = await invite("Ada")
    async with learning(ada, lesson, query) as place:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await place.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


async def test_bad_requests_change_nothing(invite: Invite) -> None:
    ada = await invite("Ada")
    async with learning(ada) as place:
        await coached(place)
        version = place.scene["version"]
        asked = [
            ("play", {"version": version + 1, "move": "G3>7"}, "fault-stale-version"),
            ("play", {"version": version, "move": "nonsense"}, "fault-unreadable"),
            ("ask", {"kind": "next"}, "fault-lesson-wait"),
            ("ask", {"kind": "rich"}, "fault-unknown-wish"),
            ("say", {"text": "hello"}, "fault-not-in-lessons"),
            ("foresee", {"version": version, "moves": []}, "fault-foresee-count"),
        ]
        for kind, fields, fault in asked:
            assert (await place.ask(kind, **fields))["fault"] == fault
        refused = await place.ask("play", version=version, move="G3>8")
        assert refused["refusal"]["rule"] == "GEG-7.1"
        await place.send("play", version=version, move="G3>7")
        assert (await coached(place))["phase"] == "right"


async def test_courses_words_and_pictures(invite: Invite) -> None:
    ada = await invite("Ada")
    courses = {course["game"]: course for course in await ada.get("/api/courses")}
    assert set(courses) == {game.id for game in games().values() if has_course(game)}
    assert courses["gegensatz"]["parts"][0]["lessons"][0]["id"] == "travel"
    words = await ada.http.get("/api/games/gegensatz/lessons/de.ftl")
    assert "lesson-travel = Vor und zurück" in words.text
    again = await ada.http.get("/api/games/gegensatz/lessons/de.ftl", headers={"If-None-Match": words.headers["ETag"]})
    assert again.status_code == 304
    for game in courses:
        for picture in await ada.get(f"/api/games/{game}/howto"):
            assert picture["view"]["viewer"] == picture["seat"]
    assert (await ada.get("/api/games/nothing/howto", 422))["fault"] == "fault-unknown-game"


async def test_the_first_game_is_a_deal_that_teaches(invite: Invite) -> None:
    ada = await invite("Ada")
    table = (await ada.post("/api/games/gegensatz/first-game"))["id"]
    async with ada.at(table) as place:
        assert place.table["guided"]
        assert place.scene["view"]["hands"][0] == ["G1", "B2", "B4"]
        assert [seat["name"] for seat in place.table["seats"]] == ["Ada", "sprout"]
    plain = await ada.make({"kind": "me"}, {"kind": "bot", "level": "apprentice"})
    async with ada.at(plain) as place:
        assert not place.table["guided"]


async def test_the_coach_of_the_first_game_speaks_once_a_turn(invite: Invite) -> None:
    ada = await invite("Ada")
    table = (await ada.post("/api/games/gegensatz/first-game"))["id"]
    async with ada.at(table) as place:
        first = await place.ask("coach", version=place.scene["version"], said=[])
        assert first["remark"] == "place"
        again = await place.ask("coach", version=place.scene["version"], said=["place"], turn=first["turn"])
        assert again["remark"] is None
        await place.play("@3")
        await place.hear("update", where=lambda message: bool(message["scene"]["legal"]))
        then = await place.ask("coach", version=place.scene["version"], said=["place"], turn=first["turn"])
        assert then["remark"] == "first-paradox"
        assert then["turn"] != first["turn"]
        stale = await place.ask("coach", version=place.scene["version"] - 1, said=[])
        assert stale["fault"] == "fault-stale-version"
        endless = await place.ask("coach", version=place.scene["version"], said=["place"] * 201)
        assert endless["fault"] == "fault-coach-said"
        await place.ask("ask", kind="resign")
        last = await place.ask("coach", version=place.scene["version"], said=["place"])
        assert (last["type"], last["remark"]) == ("coached", None)


async def test_nobody_coaches_at_other_tables(invite: Invite) -> None:
    ada = await invite("Ada")
    plain = await ada.make({"kind": "me"}, {"kind": "bot", "level": "apprentice"})
    async with ada.at(plain) as place:
        await place.turn()
        answer = await place.ask("coach", version=place.scene["version"], said=[])
        assert (answer["type"], answer["remark"]) == ("coached", None)
