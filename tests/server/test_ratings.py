"""Ratings: what a game tells about those who have played it, and how it is stored."""

import math
import random
from collections.abc import AsyncIterator

import pytest

from manawell.bots.levels import LEVELS
from manawell.kernel.levels import Level
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal
from manawell.server.cluster.connections import make_storage
from manawell.server.people.ratings import NEWCOMER, Rating, after, of_level
from manawell.server.settings import Settings
from manawell.server.storage.interface import Chair, Ended, Guest, Stored
from manawell.server.storage.sql import SqlStorage
from manawell.table.entries import Move
from manawell.table.setting import Setting, Terms
from tests.server.conftest import Invite
from tests.server.house import ME, OPEN

ADA, BEN, CAL = (Guest(letter * 16, name, "en") for letter, name in (("a", "Ada"), ("b", "Ben"), ("c", "Cal")))
GAME = find_game("gegensatz")


def test_winning_raises_and_losing_lowers_by_the_same_among_equals() -> None:
    winner, loser = after([NEWCOMER, NEWCOMER], [0, 1], [0])
    assert winner.mean - NEWCOMER.mean == pytest.approx(NEWCOMER.mean - loser.mean)
    assert winner.mean > NEWCOMER.mean
    assert winner.spread == pytest.approx(loser.spread)
    assert winner.spread < NEWCOMER.spread
    assert (winner.games, loser.games) == (1, 1)


def test_a_surprise_tells_more() -> None:
    weak, strong = Rating(1000, 100, 20), Rating(1600, 100, 20)
    expected, surprise = after([weak, strong], [0, 1], [1]), after([weak, strong], [0, 1], [0])
    assert surprise[0].mean - weak.mean > 5 * (expected[1].mean - strong.mean) > 0


def test_who_is_well_known_changes_less() -> None:
    known, new = Rating(1200, 50, 100), NEWCOMER
    after_known, after_new = after([known, new], [0, 1], [0])
    assert known.mean < after_known.mean < known.mean + 10
    assert after_new.mean < new.mean - 100


def test_a_draw_brings_the_two_together() -> None:
    low, high = after([Rating(1000, 100), Rating(1400, 100)], [0, 1], [])
    assert 1000 < low.mean < high.mean < 1400
    same = after([NEWCOMER, NEWCOMER], [0, 1], [])
    assert [one.mean for one in same] == pytest.approx([1200, 1200])


def test_partners_rise_and_fall_together() -> None:
    found = after([NEWCOMER] * 4, [0, 1, 0, 1], [0, 2])
    assert found[0].mean == pytest.approx(found[2].mean)
    assert found[1].mean == pytest.approx(found[3].mean)
    assert found[0].mean > 1200 > found[1].mean
    duel = after([NEWCOMER] * 2, [0, 1], [0])
    assert found[0].mean < duel[0].mean, "it may have been the partner"


def test_of_four_players_one_wins() -> None:
    found = after([NEWCOMER] * 4, [0, 1, 2, 3], [2])
    assert [one.mean > 1200 for one in found] == [False, False, True, False]
    assert sum(one.mean for one in found) == pytest.approx(4 * 1200)
    assert 1200 - found[0].mean == pytest.approx((found[2].mean - 1200) / 3)


def test_a_game_of_one_side_has_no_rating() -> None:
    with pytest.raises(ValueError, match="one side"):
        after([NEWCOMER], [0], [0])


def test_a_bot_stands_where_it_was_measured() -> None:
    assert of_level(Level(rating=1500, error=49)) == Rating(1500, 25.0)
    assert of_level(Level()) is None


def test_four_hundred_points_are_ten_to_one() -> None:
    """Who wins ten games of eleven against a bot is rated 400 above it."""
    bot, player = Rating(1000, 0.1), Rating(1200, 350)
    for number in range(11 * 60):
        player = after([player, bot], [0, 1], [1 if number % 11 == 10 else 0])[0]
    assert abs(player.mean - 1400) < 60


@pytest.mark.parametrize("seats", [2, 4])
def test_the_truth_lies_in_the_interval_as_often_as_it_says(seats: int) -> None:
    """150 players of known strength play 30 games each, against random others."""
    rng = random.Random(f"ratings {seats}")
    true = [rng.gauss(1200, 300) for _ in range(150)]
    found = [NEWCOMER] * len(true)
    for _ in range(30 * len(true) // seats):
        table = rng.sample(range(len(true)), seats)
        (winner,) = rng.choices(range(seats), [10 ** (true[player] / 400) for player in table])
        new = after([found[player] for player in table], range(seats), [winner])
        for player, rating in zip(table, new, strict=True):
            found[player] = rating
    errors = [rating.mean - strength for rating, strength in zip(found, true, strict=True)]
    common = sum(errors) / len(errors)  # only differences can be seen
    held = sum(abs(error - common) <= rating.error for error, rating in zip(errors, found, strict=True))
    assert held >= 0.88 * len(true)
    typical = math.sqrt(sum((error - common) ** 2 for error in errors) / len(errors))
    assert 60 < typical < 140


@pytest.fixture
async def storage(own_house: Settings) -> AsyncIterator[SqlStorage]:
    found = make_storage(own_house)
    await found.open()
    for guest in (ADA, BEN, CAL):
        await found.add_guest(guest, guest.name.encode())
    yield found
    await found.close()


def person(guest: Guest) -> Chair:
    return Chair("person", guest.name, guest.id)


async def play(
    storage: SqlStorage, name: str, chairs: list[Chair], *winners: int, rated: bool = True, mode: str = "duel"
) -> bool:
    """A game that ends; whether Ada's rating has changed."""
    before = await storage.standings.of(ADA.id)
    setting = Setting(
        id=name,
        game=GAME.id,
        rules=GAME.rules_version,
        options=GAME.settle({"mode": mode}),
        seal=Seal("seed", ()),
        terms=Terms(rated=rated),
    )
    await storage.add_table(Stored(setting, chairs, []))
    ended = Ended({"winners": list(winners), "reason": "", "scores": [0] * len(chairs)}, 7.0)
    await storage.append(name, 0, [Move("@4", seat=0, request="last")], ended)
    return await storage.standings.of(ADA.id) != before


async def test_a_rated_game_changes_both_ratings(storage: SqlStorage) -> None:
    assert await storage.standings.of(ADA.id) == {}
    assert await play(storage, "one", [person(ADA), person(BEN)], 0)
    assert await play(storage, "two", [person(ADA), person(BEN)], 0)
    first = after([NEWCOMER, NEWCOMER], [0, 1], [0])
    ada, ben = after(first, [0, 1], [0])
    assert await storage.standings.of(ADA.id) == {"gegensatz": ada}
    assert await storage.standings.of(BEN.id) == {"gegensatz": ben}


async def test_a_rating_has_a_history_that_comes_along_and_can_be_deleted(storage: SqlStorage) -> None:
    for number in range(3):
        await play(storage, f"game {number}", [person(ADA), person(BEN)], 0)
    steps = await storage.standings.steps(ADA.id, "gegensatz")
    assert [step.rating.games for step in steps] == [1, 2, 3]
    assert {"gegensatz": steps[-1].rating} == await storage.standings.of(ADA.id)
    assert steps[0].rating.mean < steps[1].rating.mean < steps[2].rating.mean
    await play(storage, "other", [person(CAL), person(BEN)], 1)
    await storage.profiles.join(ADA.id, CAL.id)
    assert await storage.standings.steps(CAL.id, "gegensatz") == steps
    assert await storage.standings.steps(ADA.id, "gegensatz") == []
    assert len((await storage.profiles.everything(CAL.id))["rating_steps"]) == 3
    await storage.profiles.join(CAL.id, BEN.id)
    kept = await storage.standings.steps(BEN.id, "gegensatz")
    assert [step.rating.games for step in kept] == [1, 2, 3, 4]
    await storage.profiles.delete(BEN.id)
    assert await storage.standings.steps(BEN.id, "gegensatz") == []


async def test_a_bot_keeps_its_rating_and_gives_one(storage: SqlStorage) -> None:
    measured = of_level(GAME.levels[0])
    counted = await play(storage, "one", [Chair("bot", LEVELS[0], level=LEVELS[0]), person(ADA)], 1)
    assert counted == (measured is not None)
    if measured is not None:
        assert await storage.standings.of(ADA.id) == {"gegensatz": after([measured, NEWCOMER], [0, 1], [1])[1]}


async def test_what_says_nothing_about_strength_does_not_count(storage: SqlStorage) -> None:
    assert not await play(storage, "unrated", [person(ADA), person(BEN)], 0, rated=False)
    assert not await play(storage, "hot", [person(ADA), person(ADA)], 0)
    assert not await play(storage, "former", [person(ADA), Chair("person")], 0)
    assert not await play(storage, "random", [person(ADA), Chair("bot", "random", level="random")], 0)
    assert not await play(storage, "solo", [person(ADA)], 0, mode="solo")
    assert await storage.standings.of(ADA.id) == {}


async def test_a_joined_profile_has_the_rating_of_more_games(storage: SqlStorage) -> None:
    await play(storage, "one", [person(ADA), person(BEN)], 0)
    await play(storage, "two", [person(ADA), person(CAL)], 0)
    ada = await storage.standings.of(ADA.id)
    await storage.profiles.join(ADA.id, BEN.id)
    assert await storage.standings.of(BEN.id) == ada
    await storage.profiles.join(CAL.id, BEN.id)
    assert await storage.standings.of(BEN.id) == ada


async def test_a_rated_table_counts_for_both(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    body = {"game": "gegensatz", "options": {"mode": "duel"}, "seats": [ME, OPEN], "terms": {"rated": True}}
    table = (await ada.post("/api/tables", body))["id"]
    await ben.join(table)
    async with ada.at(table) as place:
        assert (await place.ask("ask", kind="resign"))["type"] == "done"
    (mine,), (other,) = await ada.get("/api/me/ratings"), await ben.get("/api/me/ratings")
    assert (mine["games"], other["games"]) == (1, 1)
    assert mine["rating"] < NEWCOMER.mean < other["rating"]
    assert mine["error"] == other["error"] < NEWCOMER.error
    (step,) = (await ben.get(f"/api/people/{ada.id}"))["ratings"][0]["steps"]
    assert (step["rating"], step["error"]) == (mine["rating"], mine["error"])
