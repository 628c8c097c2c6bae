"""Moves as text: what is written, what may be typed, and what is not understood."""

import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao import moves as m
from manawell.games.lutao.moves import NOTATION, Move, parse, write
from manawell.kernel.faults import Unreadable
from tests.lutao.table import table

WRITTEN: list[tuple[str, Move]] = [
    ("choose elves flying", m.Choose("elves", "flying")),
    ("choose elves", m.Choose("elves", None)),
    ("lay RHU 5,0 3", m.Lay("RHU", 5, 0, 3)),
    ("lay SIG -4,5 4", m.Lay("SIG", -4, 5, 4)),
    ("moon 1 traps", m.Moon(1, "traps")),
    ("army NUR2", m.At("army", "NUR2")),
    ("take 3", m.Take(3, 0)),
    ("take 3+1", m.Take(3, 1)),
    ("take 0", m.Take(0, 0)),
    ("city NUR1", m.At("city", "NUR1")),
    ("ship NUR2 W", m.Edge("ship", "NUR2", "W")),
    ("trap NUR2", m.At("trap", "NUR2")),
    ("trap card 2", m.TrapCard("trap", 2)),
    ("lift NUR2", m.At("lift", "NUR2")),
    ("lift card 2", m.TrapCard("lift", 2)),
    ("kill NUR2", m.At("kill", "NUR2")),
    ("kill ship 1", m.Vessel("kill", 1)),
    ("move NUR2", m.At("move", "NUR2")),
    ("to SIG4", m.At("to", "SIG4")),
    ("sail NUR2 SE", m.Edge("sail", "NUR2", "SE")),
    ("sail ship 1", m.Vessel("sail", 1)),
    ("via -3,1", m.Via(-3, 1)),
    ("land LUT11 NE", m.Edge("land", "LUT11", "NE")),
    ("fight NUR2", m.At("fight", "NUR2")),
    ("wrath NUR2", m.At("wrath", "NUR2")),
    ("return city_hit", m.Card("return", "city_hit")),
    ("discard hit", m.Card("discard", "hit")),
    ("give miss", m.Card("give", "miss")),
    ("steal shield", m.Card("steal", "shield")),
    ("void own", m.Void("own")),
    ("void other", m.Void("other")),
    ("row 2", m.Count("row", 2)),
    ("rise NUR2", m.At("rise", "NUR2")),
    ("golems LUT2", m.At("golems", "LUT2")),
    ("from LUT1", m.At("from", "LUT1")),
    ("raise LUT1", m.At("raise", "LUT1")),
    ("play lightning", m.Spell("play", "lightning", False)),
    ("play lightning*", m.Spell("play", "lightning", True)),
    ("for elves", m.Toward("for", "elves")),
    ("at NUR2", m.At("at", "NUR2")),
    ("against elves", m.Toward("against", "elves")),
    ("keep lightning", m.Spell("keep", "lightning", False)),
    ("keep elves", m.Keep("elves")),
    ("keep traps", m.Keep("traps")),
    ("discard lightning", m.Spell("discard", "lightning", False)),
    ("discard lightning*", m.Spell("discard", "lightning", True)),
    ("armies 15", m.Count("armies", 15)),
    ("ships 1", m.Count("ships", 1)),
    ("cities 0", m.Count("cities", 0)),
    ("sticks 60", m.Count("sticks", 60)),
    *[(word, m.Word(word)) for word in ("yes", "no", "enough", "pass", "end", "anchor", "onward")],
]


@pytest.mark.parametrize(("text", "move"), WRITTEN)
def test_every_kind_of_move_is_written_and_read(text: str, move: Move) -> None:
    assert write(move) == text
    assert parse(text) == move


def test_the_examples_of_the_notation_are_written_as_they_stand() -> None:
    moves = [parse(text) for text in NOTATION]
    assert [write(move) for move in moves if move] == list(NOTATION)
    assert {type(move) for move in moves} == {type(move) for _, move in WRITTEN}


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("CHOOSE Elves FLYING", "choose elves flying"),
        ("Choose  elves", "choose elves"),
        ("lay rhu ( 5 , 0 ) 3".replace("( ", "(").replace(" )", ")"), "lay RHU 5,0 3"),
        ("lay sig −4,5 4", "lay SIG -4,5 4"),  # a minus sign
        ("via (-3, 1)", "via -3,1"),
        ("via −3 , 1", "via -3,1"),
        ("take 3 + 1", "take 3+1"),
        ("take 3+0", "take 3"),
        ("take 03", "take 3"),
        ("Army nur2", "army NUR2"),
        ("ship nur2 se", "ship NUR2 SE"),
        ("  sail   NUR2  w ", "sail NUR2 W"),
        ("sail SHIP 1", "sail ship 1"),
        ("trap CARD 2", "trap card 2"),
        ("Return Miss", "return miss"),
        ("VOID Own", "void own"),
        ("play LIGHTNING*", "play lightning*"),
        ("Play Courage_Of_The_Few", "play courage_of_the_few"),
        ("Against Elves", "against elves"),
        ("Moon 1 Traps", "moon 1 traps"),
        ("Armies 007", "armies 7"),
        ("PASS", "pass"),
        ("\tend\n", "end"),
    ],
)
def test_people_may_type_more_freely(typed: str, text: str) -> None:
    assert parse(typed) == parse(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "hello",
        "hello world",
        "choose",
        "choose golems",
        "choose flying",
        "choose elves dragons",
        "choose flying elves",
        "choose elves flying wrath",
        "lay",
        "lay RHU",
        "lay RHU 5,0",
        "lay LUT 5,0 3",
        "lay RHU 5 3",
        "lay RHU 5,0 x",
        "lay RHU 5,0 3 1",
        "lay RHU 100,0 3",
        "move RHU 5,0 3",
        "moon traps",
        "moon x traps",
        "moon 100 traps",
        "moon 1 elves",
        "army",
        "army NUR4",
        "army NUR",
        "army NUR2 3",
        "army 3",
        "take",
        "take three",
        "take -1",
        "take 3+",
        "take +1",
        "take 3+1+1",
        "take 1000",
        "city NUR9",
        "ship NUR2",
        "ship NUR2 N",
        "ship NUR9 E",
        "ship 1 NUR2",
        "trap card",
        "trap card x",
        "trap card 1000",
        "move card 2",
        "army card 2",
        "lift ship 1",
        "kill ship",
        "kill ship one",
        "land ship 1",
        "sail NUR2",
        "via",
        "via 3",
        "via 3,1,2",
        "via 100,1",
        "via a,b",
        "land LUT9",
        "return",
        "return lightning",
        "return heart",
        "void",
        "void both",
        "row",
        "row x",
        "row -1",
        "row 1000",
        "play",
        "play fireball",
        "play lightning**",
        "play *lightning",
        "play lightning *",
        "play strong hit",
        "for",
        "for golems",
        "against NUR2",
        "at elves",
        "keep",
        "keep golems",
        "keep elves*",
        "discard",
        "discard elves",
        "armies",
        "armies many",
        "armies -1",
        "sticks 1000",
        "sticks 1 2",
        "yes no",
        "pass now",
        "end end",
        "раss",  # letters of another script
        "army NUR２",
    ],
)
def test_nonsense_is_not_understood(text: str) -> None:
    assert parse(text) is None


def test_what_is_not_understood_is_told_with_the_notation() -> None:
    field = table()
    with pytest.raises(Unreadable):
        GAME.read(field.state, 0, "attack everything")
