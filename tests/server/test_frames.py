"""Frames for clients that show things in motion: those who ask get them, small, once, and no others."""

import gc
import json
from typing import Any

import pytest

from manawell.contract.settings import SETTINGS, name_of, new_match, quick_choice
from manawell.kernel.camera import Camera
from manawell.kernel.game import AnyGame
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.options import Options
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY
from manawell.server.tables.client import Client, encode
from manawell.server.tables.frames import MOST, Film, difference
from manawell.table.entries import Move
from manawell.table.steps import film
from tests.server.conftest import Invite
from tests.server.house import ME, OPEN
from tests.server.test_outbox import ADA, hot_seat, waiting


def put(patch: Any, value: Any) -> Any:
    """What a client does with a difference."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(value, list):
        return [put(patch[str(at)], one) if str(at) in patch else one for at, one in enumerate(value)]
    return value | {name: put(part, value[name]) for name, part in patch.items()}


def plain(thing: object) -> Any:
    return json.loads(encode(thing))


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)
def test_a_difference_makes_one_view_into_another(game: AnyGame, options: Options) -> None:
    match, rng, views = new_match(game, options, 1), rng_from(b"differences"), list[Any]()
    while match.actor != NOBODY and len(views) < 60:
        views.append(match.view(0))
        match.play_move(quick_choice(match, rng))
    for one, two in zip(views, [*views[1:], views[0]], strict=True):
        patch = plain(difference(one, two))
        assert put(patch, plain(two)) == plain(one)
        assert len(encode(patch)) <= len(encode(one)) + 50
    assert difference(views[0], views[0]) == {}


async def test_who_asks_for_frames_gets_one_for_every_event(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table, wanted="frames") as one, ben.at(table) as two:
        place, other = (one, two) if one.legal else (two, one)
        for _ in range(4):
            await place.turn()
            version = place.scene["version"]
            await place.play(place.legal[0])
            while place.scene["version"] == version:
                await place.next()
            if not place.legal:  # whoever can form a paradox decides again
                place, other = other, place
        updates = [message for message in one.heard if message["type"] == "update" and message["events"]]
        assert updates, "both have placed their wands"
        for update in updates:
            view = update["scene"]["view"]
            assert len(update["frames"]) == len(update["events"])
            for event, frame in reversed(list(zip(update["events"], update["frames"], strict=True))):
                view = put(frame, view)
                if event["event"] == "wand-placed":
                    assert view["wands"][event["seat"]] == event["position"]
        assert not [message for message in two.heard if "frames" in message]


async def test_a_hot_seat_sees_the_frames_of_each_seat_by_its_own_eyes() -> None:
    live, client = hot_seat(), Client(ADA, 10**9, filmed=True)
    live.enter(client)
    for number in range(12):
        actor = live.table.match.state.actor
        await live.append(Move(live.table.match.legal()[0], seat=actor, request=f"{number}"))
    shown = [message for message in waiting(client) if message.get("frames")]
    assert {message["scene"]["viewer"] for message in shown} == {0, 1}
    for message in shown:
        view = message["scene"]["view"]
        for frame in reversed(message["frames"]):
            view = put(frame, view)
            assert view["viewer"] == message["scene"]["viewer"]


def test_filming_leaves_nothing_for_the_garbage_collector() -> None:
    """It would stop everybody: a camera and what it films know each other."""
    table = hot_seat().table
    for _ in range(6):
        table.add(Move(table.match.legal()[0]))
    gc.collect()
    gc.disable()
    try:
        assert len(film(table, 0, 4)) == 4
        assert not [thing for thing in gc.get_objects() if isinstance(thing, Camera)]
    finally:
        gc.enable()


async def test_a_crowd_shares_the_frames() -> None:
    live, watchers = hot_seat(), [Client(None, 10**9, filmed=True) for _ in range(50)]
    for watcher in watchers:
        live.enter(watcher)
        waiting(watcher)
    await live.append(Move(live.table.match.legal()[0], seat=0, request="once"))
    told = [waiting(watcher) for watcher in watchers]
    assert told[0][0]["frames"]
    assert all(messages == told[0] for messages in told)
    shared, view = Film(), live.table.view(SPECTATOR)
    made = shared.frames(live.table, SPECTATOR, view, 1)
    assert shared.frames(live.table, SPECTATOR, view, 1) is made


def test_what_nobody_would_look_at_is_not_filmed() -> None:
    table = hot_seat().table
    dealt = len(table.told(0))
    while len(table.told(0)) <= dealt + MOST:
        table.add(Move(table.match.legal()[0]))
    view = table.view(0)
    assert len(Film().frames(table, 0, view, MOST)) == MOST
    assert Film().frames(table, 0, view, MOST + 1) == []
    assert Film().frames(table, 0, view, 0) == []
