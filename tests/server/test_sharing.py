"""A finished game can be shared: as a picture, as a link with a preview, as a record with comments."""

import html
import re
import struct
import xml.etree.ElementTree as ET
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from manawell.analysis.analyse import analyse
from manawell.analysis.report import Budget
from manawell.contract.settings import quick_choice
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.registry import find_game
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.server.storage.interface import Chair
from manawell.server.tables.cards import Card, png_of
from manawell.server.tables.table_cards import art_of, table_card
from manawell.table.entries import Move
from manawell.table.record import parse_record, replay, verify
from manawell.table.setting import Setting, Terms, TimeControl
from manawell.table.table import Table
from manawell.table.undealt import Undealt
from tests.analysis.games import finished
from tests.server.house import BOT, ME, Person, roomy, running
from tests.server.nim import Nim
from tests.server.test_analyses import done

PAGE = "<!doctype html><html><head><title>the client</title></head></html>"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
async def ada(tmp_path: Path) -> AsyncIterator[Person]:
    """Somebody at a server with a page."""
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text(PAGE)
    with running(roomy(tmp_path / "data", client=tmp_path / "client", analysis_seconds=0.5)) as url:
        person = await Person(url).come_in("Ada & <Co>")
        yield person
        await person.leave()


async def given_up(person: Person) -> str:
    table = await person.make(ME, BOT)
    async with person.at(table) as place:
        await place.turn()
        await place.play()
        await place.ask("ask", kind="resign")
    return table


def words_in(svg: str) -> list[str]:
    return [text.text or "" for text in ET.fromstring(svg).iter(f"{SVG}text")]


async def test_a_finished_game_has_a_picture_in_every_language(ada: Person) -> None:
    table = await given_up(ada)
    for language, result in (("en", "ended by resignation"), ("de", "Aufgabe"), ("fr", "abandon")):
        answer = await ada.http.get(f"/api/tables/{table}/card.svg?lang={language}")
        assert answer.headers["Content-Type"] == "image/svg+xml"
        words = words_in(answer.text)
        assert "Ada & <Co>" in words
        assert any(result in line for line in words), words
        assert f"{ada.url.removeprefix('http://')}/t/{table}/analysis" in words
    answer = await ada.http.get(f"/api/tables/{table}/card.png")
    assert answer.headers["Content-Type"] == "image/png"
    assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)


async def test_a_running_game_has_only_what_spectators_see(ada: Person) -> None:
    table = await ada.make(ME, BOT)
    for name in ("card.svg", "card.png", "comments", "record?annotated=true"):
        answer = await ada.http.get(f"/api/tables/{table}/{name}")
        assert (answer.status_code, answer.json()["fault"]) == (409, "fault-not-over")
    for path in (f"/t/{table}", f"/t/{table}/analysis"):
        page = (await ada.http.get(path)).text
        assert "og:title" in page
        picture = re.search(r'og:image" content="([^"]+)"', page)
        assert picture is not None
        answer = await ada.http.get(html.unescape(picture[1]))
        assert answer.headers["Cache-Control"] == "public, max-age=60"
        assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
    for path in ("/t/abcdefghij", "/t/NONSENSE!"):
        assert (await ada.http.get(path)).text == PAGE


async def test_the_page_of_a_finished_game_tells_other_sites_what_to_show(ada: Person) -> None:
    table = await given_up(ada)
    for path in (f"/t/{table}", f"/t/{table}/analysis"):
        answer = await ada.http.get(path, headers={"Accept-Language": "fr-CH, fr;q=0.9"})
        assert f'<meta property="og:image" content="{ada.url}/api/tables/{table}/card.png?lang=fr">' in answer.text
        assert f'<meta property="og:url" content="{ada.url}{path}">' in answer.text
        assert "Ada &amp; &lt;Co&gt;" in answer.text
        assert answer.text.index("og:title") < answer.text.index("</head>")
    assert (await ada.http.get(f"/t/{table}/replay")).text == PAGE


async def test_an_analysed_game_has_comments_and_a_curve(ada: Person) -> None:
    table = await given_up(ada)
    answer = await ada.http.get(f"/api/tables/{table}/record?annotated=true")
    assert (answer.status_code, answer.json()["fault"]) == (409, "fault-no-analysis")
    assert (await ada.get(f"/api/tables/{table}/comments")) == {"steps": {}}
    plain = (await ada.http.get(f"/api/tables/{table}/card.svg")).text
    await ada.http.post(f"/api/tables/{table}/analysis")
    report = await done(ada, table)
    drawn = (await ada.http.get(f"/api/tables/{table}/card.svg")).text
    assert "<polyline" in drawn
    assert "<polyline" not in plain
    steps = (await ada.get(f"/api/tables/{table}/comments?lang=de"))["steps"]
    answer = await ada.http.get(f"/api/tables/{table}/record?annotated=true&lang=de")
    record = parse_record(answer.text)
    assert record.comments == {int(step): comment for step, comment in steps.items()}
    assert verify(record) == replay(record).outcome()
    assert len(report["steps"]) == len(record.moves) + 1


def test_a_picture_shows_the_players_their_accuracy_and_the_key_moment() -> None:
    table = finished("gegensatz", "card", options={"mode": "duel", "turn_limit": "12"})
    *_, report = analyse(table, Budget(20, worlds=2), "card")
    chairs = [Chair("person", "Lena", "lena"), Chair("bot", "master", level="master")]
    card = Card(table, chairs, report, "en", "play.example/t/abcdefghij/analysis")
    words = words_in(card.svg())
    assert {"Lena", "Master (bot)", "play.example/t/abcdefghij/analysis"} <= set(words)
    assert sum("accuracy" in line for line in words) == 2
    assert any(line.startswith("Key moment") for line in words)
    assert png_of(card.svg()).startswith(b"\x89PNG")
    assert png_of(card.svg()) != png_of(Card(table, chairs, None, "en", "play.example").svg())


def test_words_are_set_in_our_own_typeface_where_there_is_no_other() -> None:
    empty = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40" font-family="Figtree, sans-serif">{}</svg>'
    with_words = empty.format('<text x="5" y="30" font-size="24">Łódź ß œ −5</text>')
    assert len(png_of(with_words)) > 2 * len(png_of(empty.format("")))


@pytest.mark.parametrize("game", ["gegensatz", "rivality", "athlas", "lutao"])
def test_a_preview_shows_nothing_that_is_hidden_from_spectators(game: str) -> None:
    """However the hidden things lie, and whatever is decided in secret, the picture is the same."""
    found, rng = find_game(game), rng_from(b"previews")
    assert art_of(found) != art_of(Nim()), "every game of ours has its own drawing"
    setting = Setting(game=game, rules=found.rules_version, options=found.settle({}), seal=Seal("previews"))
    table = Table(setting)
    chairs = [Chair("person", f"Seat {seat}") for seat in range(len(table.match.seats))]

    def picture(one: Table) -> str:
        return table_card(one, chairs, "", "en", "link")

    for step in range(120):
        if table.over:
            break
        if step % 6 == 0:
            other = found.imagine(table.view(SPECTATOR), rng)
            assert picture(Table(setting, position=other)) == picture(table)
        before, shown = table.view(SPECTATOR), picture(table)
        move = quick_choice(table.match, rng)
        table.add(Move(found.text_of(table.match.state, move), seat=table.match.actor))
        if table.view(SPECTATOR) == before:
            assert picture(table) == shown


def test_a_table_that_waits_is_drawn_with_its_free_seats() -> None:
    found = find_game("rivality")
    terms = Terms(clock=TimeControl("live", 600, 5), rated=True)
    setting = Setting(game="rivality", rules=1, options=found.settle({}), seal=Seal("waits"), terms=terms)
    drawn = table_card(Undealt(setting), [Chair("person", "Ada & <Co>"), Chair("open")], "", "de", "link")
    words = words_in(drawn)
    assert {"Ada & <Co>", "Freier Platz", "Wartet auf Mitspieler", "link"} <= set(words)
    assert any("Mit Wertung." in line for line in words)
