"""Three and four at a table, and partners: everyone else must agree, and sides win together."""

from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from manawell.kernel.sides import moved_on
from manawell.table.record import parse_record, verify
from tests.server.conftest import Invite
from tests.server.house import ME, OPEN, Person, Place
from tests.server.nim import nim_is_listed

NAMES = ("Ada", "Ben", "Cleo", "Dan")


@pytest.fixture(autouse=True)
def listed() -> Iterator[None]:
    with nim_is_listed():
        yield


async def gather(invite: Invite, mode: str, count: int) -> tuple[list[Person], str]:
    """This many people at one table: one opens it, the others join by its link."""
    people = [await invite(name) for name in NAMES[:count]]
    table = await people[0].make(ME, *[OPEN] * (count - 1), game="nim", mode=mode)
    for seat, person in enumerate(people[1:], 1):
        assert await person.join(table) == seat
    return people, table


async def places(stack: AsyncExitStack, people: list[Person], table: str) -> list[Place]:
    return [await stack.enter_async_context(person.at(table)) for person in people]


async def until_agreed(place: Place, seats: list[int]) -> None:
    """Wait until this connection hears of an open offer to which these seats have agreed."""
    await place.hear(
        "table", where=lambda message: [offer["agreed"] for offer in message["table"]["offers"]] == [seats]
    )


async def test_the_game_begins_when_the_last_chair_is_taken(invite: Invite) -> None:
    ada, ben, cleo = [await invite(name) for name in NAMES[:3]]
    table = await ada.make(ME, OPEN, OPEN, game="nim", mode="trio")
    async with ada.at(table) as place:
        assert await ben.join(table) == 1
        await place.settle()
        assert place.scene == {}
        assert await cleo.join(table) == 2
        await place.turn()
        assert place.legal == ["take:1", "take:2", "take:3"]


async def test_a_draw_needs_everybody_else(invite: Invite) -> None:
    people, table = await gather(invite, "trio", 3)
    async with AsyncExitStack() as stack:
        ada, ben, cleo = await places(stack, people, table)
        await ada.ask("ask", kind="draw")
        await until_agreed(ben, [0])
        await ben.ask("answer", kind="draw", accept=True)
        await until_agreed(cleo, [0, 1])
        assert not cleo.over
        await ben.ask("answer", kind="draw", accept=True)
        await cleo.settle()
        assert not cleo.over, "to say yes twice is to say it once"
        await cleo.ask("ask", kind="draw")
        assert cleo.scene["outcome"]["reason"] == "agreement"


async def test_one_no_ends_the_question(invite: Invite) -> None:
    people, table = await gather(invite, "pairs", 4)
    async with AsyncExitStack() as stack:
        ada, ben, cleo, dan = await places(stack, people, table)
        await ada.play()
        await ada.ask("ask", kind="undo")
        for place, seats in ((ben, [0]), (cleo, [0, 1])):
            await until_agreed(place, seats)
            await place.ask("answer", kind="undo", accept=True)
        await until_agreed(dan, [0, 1, 2])
        await dan.ask("answer", kind="undo", accept=False)
        await ada.hear("table", where=lambda message: not message["table"]["offers"])
        assert ada.scene["view"]["heap"] == 11


async def test_a_move_is_taken_back_when_all_agree_also_partners(invite: Invite) -> None:
    people, table = await gather(invite, "pairs", 4)
    async with AsyncExitStack() as stack:
        seated = await places(stack, people, table)
        await seated[0].play()
        await seated[1].turn()
        await seated[1].play()
        await seated[0].hear("update")
        await seated[0].ask("ask", kind="undo")
        for seat in (1, 2, 3):
            await until_agreed(seated[seat], list(range(seat)))
            await seated[seat].ask("answer", kind="undo", accept=True)
        await seated[0].hear("snapshot")
        assert seated[0].scene["view"]["heap"] == 12, "what was decided since goes with it"
        assert seated[0].legal


async def test_two_seats_of_one_person_agree_together(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, ME, OPEN, game="nim", mode="trio")
    await ben.join(table)
    async with ada.at(table) as first, ben.at(table) as second:
        await second.ask("ask", kind="draw")
        await until_agreed(first, [2])
        await first.ask("answer", kind="draw", accept=True)
        assert first.scene["outcome"]["reason"] == "agreement"


@pytest.mark.parametrize(
    ("mode", "quitter", "winners"), [("trio", 1, [0, 2]), ("pairs", 1, [2, 3]), ("pairs", 2, [0, 1]), ("alone", 0, [])]
)
async def test_who_gives_up_loses_with_the_partner(invite: Invite, mode: str, quitter: int, winners: list[int]) -> None:
    count = {"alone": 1, "trio": 3, "pairs": 4}[mode]
    people, table = await gather(invite, mode, count)
    async with people[quitter].at(table) as place:
        await place.ask("ask", kind="resign")
        assert place.scene["outcome"]["winners"] == winners
    record = parse_record((await people[0].http.get(f"/api/tables/{table}/record")).text)
    assert list(verify(record).winners) == winners


async def test_a_rematch_keeps_partners_together(invite: Invite) -> None:
    people, table = await gather(invite, "pairs", 4)
    async with AsyncExitStack() as stack:
        seated = await places(stack, people, table)
        await seated[3].ask("ask", kind="resign")
        await seated[0].ask("ask", kind="rematch")
        for seat in (1, 2, 3):
            await until_agreed(seated[seat], list(range(seat)))
            await seated[seat].ask("ask", kind="rematch")
        await seated[0].hear("table", where=lambda message: message["table"]["rematch"] is not None)
        again = seated[0].table["rematch"]
    async with people[0].at(again) as place:
        assert [seat["name"] for seat in place.table["seats"]] == ["Cleo", "Dan", "Ada", "Ben"]


@pytest.mark.parametrize(
    ("sides", "moved"),
    [
        ((0,), "A"),
        ((0, 1), "BA"),
        ((0, 1, 2), "BCA"),
        ((0, 1, 0, 1), "BCDA"),
        ((0, 0, 1, 1), "CDAB"),
        ((0, 0, 1), "ABC"),
    ],
)
def test_seats_are_exchanged_by_whole_sides(sides: tuple[int, ...], moved: str) -> None:
    assert "".join(moved_on("ABCD"[: len(sides)], sides)) == moved


async def test_a_hot_seat_for_four_goes_round(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, ME, ME, ME, game="nim", mode="pairs", heap="small")
    async with ada.at(table) as place:
        seen = []
        while not place.over:
            seen.append(place.scene["viewer"])
            await place.play("take:1", seat=place.scene["viewer"])
        assert seen == [0, 1, 2, 3, 0, 1]
        assert place.scene["outcome"] == {
            "winners": [0, 1],
            "reason": "empty",
            "scores": [2, 2, 1, 1],
            "figures": {},
        }


async def test_seats_at_one_screen_keep_names_of_their_own(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make({**ME, "name": " Mum "}, ME)
    async with ada.at(table) as place:
        assert [seat["name"] for seat in place.table["seats"]] == ["Mum", "Ada"]
        assert (await ada.http.patch("/api/me", json={"name": "Anna"})).status_code == 200
        await place.hear("table", where=lambda message: message["table"]["seats"][1]["name"] == "Anna")
        assert place.table["seats"][0]["name"] == "Mum"
    (listed,) = await ada.get("/api/tables")
    assert [seat["name"] for seat in listed["seats"]] == ["Mum", "Anna"]
    body = {"game": "gegensatz", "seats": [{**ME, "name": " \u200b "}, ME]}
    assert (await ada.post("/api/tables", body, status=422))["fault"] == "fault-name"
