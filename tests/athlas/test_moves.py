"""Moves as text: what is written, what may be typed, and what is not understood."""

from collections.abc import Callable

import pytest

from manawell.games.athlas import GAME
from manawell.games.athlas import moves as m
from manawell.games.athlas.moves import NOTATION, Move, parse, write
from manawell.kernel.faults import Unreadable
from tests.athlas.table import Table, battle, create, new

WRITTEN: list[tuple[str, Move]] = [
    ("genus 1 G01", m.Genus(1, "G01")),
    ("card 4 E04", m.Card(4, "E04")),
    ("done 2", m.Done(2)),
    ("stack D07", m.Stack("D07")),
    ("stack done", m.StackDone()),
    ("rebuild 3", m.Rebuild(3)),
    ("rebuild none", m.Rebuild(None)),
    ("preset water", m.Preset("water")),
    ("preset raid D05 D12 D11 D10", m.Preset("raid", ("D05", "D12", "D11", "D10"))),
    ("summon 2 -3,5 dragon", m.Summon(2, -3, 5, "dragon")),
    ("summon 2 -3,5", m.Summon(2, -3, 5, None)),
    ("end summon", m.EndSummon()),
    ("act g2.1", m.Act("g2.1")),
    ("end", m.End()),
    ("end all", m.EndAll()),
    ("walk 0,3", m.Go("walk", 0, 3, None)),
    ("walk 0,3 +west", m.Go("walk", 0, 3, "west")),
    ("climb 0,2", m.Go("climb", 0, 2, None)),
    ("fly 1,-1", m.Go("fly", 1, -1, None)),
    ("give west g2.12", m.Give("west", "g2.12")),
    ("use E12", m.Use(card="E12")),
    ("use E13 0,3", m.Use(card="E13", q=0, r=3)),
    ("use E04 s1.2", m.Use(card="E04", unit="s1.2")),
    ("use E15 s1.2 NE", m.Use(card="E15", unit="s1.2", direction="NE")),
    ("use E16 s1.2 x3", m.Use(card="E16", unit="s1.2", x=3)),
    ("use A05 0,3 hill", m.Use(card="A05", q=0, r=3, terrain="hill")),
    ("use A08 scale 0,1 +west", m.Use(card="A08", ability="scale", q=0, r=1, relic="west")),
    ("use A08 scramble 0,1", m.Use(card="A08", ability="scramble", q=0, r=1)),
    ("use A07 0,1", m.Use(card="A07", q=0, r=1)),
    ("use A07 0,1 0,2", m.Use(card="A07", q=0, r=1, q2=0, r2=2)),
    ("use A14 E08 s1.2", m.Use(card="A14", other="E08", unit="s1.2")),
    ("use A14 E16 s1.2 x2", m.Use(card="A14", other="E16", unit="s1.2", x=2)),
    ("use E25 s1.2 0,1", m.Use(card="E25", unit="s1.2", q=0, r=1)),
    ("use S08 E04", m.Use(card="S08", other="E04")),
    ("play D05 @c1", m.Play("D05", "c1")),
    ("play D05 @now", m.Play("D05", "now")),
    ("play D05 @cE", m.Play("D05", "cE")),
    ("discard 2", m.Discard(2)),
    ("pass", m.Pass()),
    ("unit s1.2", m.PickUnit("s1.2")),
    ("toward SW", m.PickDirection("SW")),
    ("field 1,1", m.PickField(1, 1, None)),
    ("field 0,3 +west", m.PickField(0, 3, "west")),
    ("enough", m.Enough()),
    ("area -2,-1", m.PickArea(-2, -1)),
    ("relic east", m.PickRelic("east")),
    ("alpha 2", m.PickAlpha(2)),
    ("figure dragon", m.PickFigure("dragon")),
    ("mark 1 S02", m.MarkCard(1, "S02")),
    ("cancel s D03", m.Cancel("s", "D03")),
    ("keep west", m.Keep("west")),
    ("leave", m.Leave()),
    ("lose g2.3", m.Lose("g2.3")),
    ("then s1.3", m.Then("s1.3")),
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
        ("GENUS 1 g01", "genus 1 G01"),
        ("  card   1  e04 ", "card 1 E04"),
        ("Stack d07", "stack D07"),
        ("Stack  Done", "stack done"),
        ("Preset Water", "preset water"),
        ("summon 2 (-3,5) Dragon", "summon 2 -3,5 dragon"),
        ("summon 2 -3 , 5", "summon 2 -3,5"),
        ("END  ALL", "end all"),
        ("Act G2.1", "act g2.1"),
        ("walk (0, 3) +West", "walk 0,3 +west"),
        ("fly 1,\u22121", "fly 1,-1"),  # a minus sign
        ("use e15 S1.2 ne", "use E15 s1.2 NE"),
        ("use E15 NE s1.2", "use E15 s1.2 NE"),
        ("use E16 x3 s1.2", "use E16 s1.2 x3"),
        ("use a05 hill 0,3", "use A05 0,3 hill"),
        ("Use A08 Scale (0,1)", "use A08 scale 0,1"),
        ("use a14 e08 s1.2", "use A14 E08 s1.2"),
        ("play d05 @NOW", "play D05 @now"),
        ("play d05 @CE", "play D05 @cE"),
        ("toward sw", "toward SW"),
        ("area (-2, -1)", "area -2,-1"),
        ("Cancel S d03", "cancel s D03"),
        ("Mark 1 s02", "mark 1 S02"),
        ("rebuild NONE", "rebuild none"),
    ],
)
def test_people_may_type_more_freely(typed: str, text: str) -> None:
    assert parse(typed) == parse(text) is not None


@pytest.mark.rule("ATH-26.2")
def test_the_listed_order_of_a_preset_stack_needs_no_words() -> None:
    assert parse("preset water D07 D08 D05 D09") == parse("preset water")
    assert parse("preset water D08 D07 D05 D09") == m.Preset("water", ("D08", "D07", "D05", "D09"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "genus",
        "genus 1",
        "genus 5 G01",
        "genus 1 G10",
        "genus 1 D01",
        "card 0 E04",
        "card 1 E31",
        "done",
        "done 5",
        "done 0",
        "done 1 2",
        "stack",
        "stack E04",
        "stack D20",
        "stack done now",
        "rebuild",
        "rebuild 5",
        "preset",
        "preset fire",
        "preset water E04",
        "summon 2",
        "summon 5 -3,5",
        "summon 2 -3,5 tower",
        "summon 2 -3,5 dragon now",
        "summon 2 dragon",
        "end of",
        "act",
        "act g5.1",
        "act x1.1",
        "act g1",
        "act g1.1 g1.2",
        "walk",
        "walk 0",
        "walk 0,3,1",
        "walk 100,0",
        "walk 0,3 west",
        "walk 0,3 +north",
        "walk 0,3 +west +east",
        "fly g1.1",
        "give west",
        "give north g1.1",
        "give g1.1 west",
        "use",
        "use D05",
        "use E99",
        "use E13 0,3 0,4 0,5",
        "use E15 s1.2 NE SW",
        "use E15 s1.2 s1.3",
        "use E16 s1.2 x100",
        "use A05 0,3 hill crater",
        "use E13 0,3 +north",
        "use E13 0,3 !",
        "play D05",
        "play D05 now",
        "play D05 @later",
        "play D05 @c",
        "play E05 @now",
        "discard",
        "discard 0",
        "discard 5",
        "discard x",
        "pass pass",
        "unit",
        "unit dragon",
        "toward",
        "toward N",
        "field",
        "field x",
        "area",
        "area 1",
        "relic north",
        "alpha 5",
        "figure tower",
        "mark 1 D02",
        "mark S02",
        "cancel x D03",
        "cancel s E03",
        "keep",
        "keep all",
        "lose",
        "then 1",
        "offer",
        "resign",
        "w\u0430lk 0,3",  # a Cyrillic letter
        "done \u0661",  # an Arabic digit
        "walk 0,\u00b3",
        "walk \u22120,\u00b3",
    ],
)
def test_nonsense_is_not_understood(text: str) -> None:
    assert parse(text) is None
    with pytest.raises(Unreadable):
        GAME.read(new().state, 0, text)


def check_legal(table: Table) -> set[type]:
    """Each legal move is written differently and read back as itself; says which kinds there were."""
    moves = table.state.moves()
    texts = [GAME.text_of(table.state, move) for move in moves]
    assert len(set(texts)) == len(texts) == len(set(moves))
    for move, text in zip(moves, texts, strict=True):
        assert parse(text) == GAME.typed(table.state, move)
        if len(moves) < 12:
            assert GAME.read(table.state, table.state.actor, text) == move
    if moves:
        assert GAME.read(table.state, table.state.actor, texts[-1]) == moves[-1]
    return {type(parse(text)) for text in texts}


def picking(card: str, *choices: str) -> Table:
    """Gold plays a card and has made these choices."""
    table = battle(
        "g1.1 1,0; g2.1 0,3; s1.1 2,0; s1.2 2,1",
        gold=("G05 S02 S12", "G01", "G02"),
        silver=("G01",),
        hidden="g3",
        pools={"g1": 3},
        marks=["s1.1 strengthened s D03 4"],
        relics={"centre": "1,0"},
        stacks=(card, ""),
    )
    return table.play(f"play {card} @now", *choices)


def campaign() -> Table:
    """Gold has won the first game of a campaign."""
    return battle("", mode="campaign", relics={"west": "-3,5", "east": "-3,5"}).play("summon 1 -3,5")


def acting(units: str, gold: str, terrain: dict[str, str] | None = None) -> Table:
    markers = {f"g {card}": 2 for card in gold.split()}
    relics = {"east": "0,3"}
    table = battle(units, (gold,), ("G02 E05 E08",), markers=markers, terrain=terrain, relics=relics)
    return table.play("act g1.1")


def casualties() -> Table:
    table = battle("s1.1 0,3; s1.2 0,4", silver=("G01",), pools={"s1": 8}, stacks=("D07", ""))
    return table.play("play D07 @now", "field 0,3", "field 0,4", "enough")


@pytest.mark.parametrize(
    ("table", "kinds"),
    [
        (lambda: new(mode="quick", armies="chosen"), {m.Preset}),
        (campaign, {m.Rebuild}),
        (lambda: picking("D09"), {m.PickUnit}),
        (lambda: picking("D05", "unit g1.1"), {m.PickDirection}),
        (lambda: picking("D05", "unit g1.1", "toward W"), {m.Keep, m.Leave}),
        (lambda: picking("D11", "unit g1.1"), {m.PickField}),
        (lambda: picking("D07", "field 0,0"), {m.PickField, m.Enough}),
        (lambda: picking("D08"), {m.PickArea}),
        (lambda: picking("D12"), {m.PickRelic}),
        (lambda: picking("D15"), {m.PickAlpha}),
        (lambda: picking("D18", "alpha 3", "field -3,5"), {m.PickFigure}),
        (lambda: picking("D19", "mark 1 S02"), {m.MarkCard, m.Enough}),
        (lambda: picking("D02"), {m.Cancel}),
        (lambda: picking("D10", "unit g1.1"), {m.Go}),
        (casualties, {m.Lose}),
        (lambda: acting("g1.1 0,3; s1.1 0,4; s1.2 -1,4", "G05 S12").play("use S12 s1.1"), {m.Then}),
        (lambda: acting("g1.1 0,3; g1.2 0,4; s1.1 -1,4", "G02 E16 E15 A14 E10"), {m.End, m.Go, m.Give, m.Use}),
        (lambda: acting("g1.1 0,3; s1.1 0,5", "G02 E25 A05 A07 A08", {"0,2": "crater"}), {m.End, m.Go, m.Use}),
        (lambda: acting("g1.1 0,3; s1.1 0,5", "G05 S08 S10 S04 E13"), {m.End, m.Go, m.Use}),
    ],
)
def test_rare_decisions_are_read_back(table: Callable[[], Table], kinds: set[type]) -> None:
    assert check_legal(table()) == kinds


def test_a_card_with_two_abilities_names_the_one_that_is_meant() -> None:
    table = acting("g1.1 0,3", "G01 A08", {"0,4": "hill"})
    assert "use A08 scramble 0,4" in table.legal
    crater = acting("g1.1 0,3", "G01 A08", {"0,3": "crater"})
    assert "use A08 scale 0,2" in crater.legal


def test_moves_with_and_without_a_relic_are_different_moves() -> None:
    table = acting("g1.1 0,3", "G01 A08")
    assert {"walk 0,4", "walk 0,4 +east", "use A08 scramble 0,2", "use A08 scramble 0,2 +east"} <= set(table.legal)


@pytest.mark.rule("ATH-22.5")
def test_moments_are_written_by_checkpoint() -> None:
    """During the activation c0 and now; in the window after it c0, c1 and cE."""
    table = battle("g1.1 0,3; s1.1 0,0", stacks=("D09", "D05")).play("act g1.1", "walk 0,4")
    assert table.legal_with("play") == ["play D09 @now", "play D09 @c0"]
    assert set(table.play("end").legal_with("play")) == {"play D05 @c0", "play D05 @c1", "play D05 @cE"}


def test_a_figure_is_written_only_where_it_is_chosen() -> None:
    army = ("G01", "G02", "G04")
    table = create(army, army).play("summon 1 -3,5 dragon")
    assert "summon 1 -2,5" in table.legal
    assert "summon 2 -2,5 knight" in table.legal
    assert "summon 2 -2,5" not in table.legal
