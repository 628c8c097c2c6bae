"""Rivality at the terminal: what is drawn, what stays hidden, and moves that are shown before they are played."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from manawell.boards import Showing, board_of
from manawell.boards.rivality import RivalityBoard
from manawell.boards.rivality.battlefield import Look, box_width, draw_field
from manawell.boards.rivality.pieces import battlefield_of
from manawell.cli.seats import showing_of
from manawell.cli.words import cli_texts
from manawell.games.rivality import GAME
from manawell.games.rivality.components.tables import TILES
from manawell.kernel.foresight import foresee
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.match import Match
from manawell.kernel.options import every_setting
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.kernel.text import LANGUAGES, Voice
from manawell.table.record import read_record, verify
from tests.cli.player import Player
from tests.rivality.table import Table, alone, battle

Sit = Callable[..., Player]
BOARD = RivalityBoard()
PLAYERS = ("Anna", "Ben", "Chloé", "Dörte")
SETTINGS = [options for options in every_setting(GAME.options) if options["edition"] == "de"]
DRAWN = "[●◆▲◉◈◬▽★×░│┃║┌┏╔╭─━═←↑→↓]"
CONFIRM = "choose again: "

FRAY = """
0,-1 sc_b3 0 O2P3
-1,0 fo_a2 0 O5
0,0 mw 0 O1P3
1,0 hu_b1 0 O2P2
0,1 sc_b2 0 P1
1,1 fo_b1 0 P2 P
2,1 hu_a2 0 O1 O
"""


def showing(table: Table, viewer: int, language: str = "en", plain: bool = False) -> Showing:
    players = PLAYERS[: table.state.seats]
    voice = Voice(GAME, language, players, viewer)
    return Showing(GAME, table.view(viewer), viewer, players, voice, plain)


def drawn(shown: Showing, width: int = 80) -> list[str]:
    """The picture as lines, without colours."""
    console = Console(width=width, color_system=None, force_terminal=True)
    with console.capture() as capture:
        console.print(BOARD.picture(shown, width))
    return capture.get().splitlines()


def result(table: Table, move: str, plain: bool = False) -> list[str]:
    """What the preview of a move says."""
    seat = table.state.actor
    shown = showing(table, seat, plain=plain)
    (found,) = foresee(GAME, shown.view, seat, rng_from(b"ahead"), [move])
    return [step.replace("\u00a0", " ") for step in BOARD.entry(shown, found).steps]


# What is drawn.


def test_the_battlefield_of_a_duel() -> None:
    lines = drawn(showing(battle(FRAY, "O", "sc_a5 fo_a1"), 0))
    assert lines[:16] == [
        "Rivality · Two-player game · turn 7",
        "        -2        -1        0         1         2         3",
        " -2                        0,-2",
        "                        ╔◆Stone═1╗",
        " -1             -1,-1   ║●2◆3    ║   1,-1",
        "                        ╚═══════★╝",
        "              ┏●Fort━━4┓╔◆Well══3╗┌×Hut┄┄┄2┐",
        "  0    -2,0   ┃●5      ┃║●1◆3    ║┆●2◆2    ┆   2,0",
        "              ┗▽2+1━━━━┛╚════════╝└▽1┄┄┄┄┄★┘",
        "                        ╔◆Stone═1╗╔◆Fort══4╗┏●Hut━━━2┓",
        "  1              -1,1   ║◆1      ║║◆2     ◈║┃●1     ◉┃   3,1",
        "                        ╚═══════★╝╚▽2═════★╝┗▽1━━━━━━┛",
        "  2                        0,2       1,2       2,2",
        "× contested · ◉◈ Wizard · ▽1 shield (+1 dug in) · ★ starred deck",
        "0,-2 free cell",
        "                  Score  Supply  Deck  Hand  Wizard",
    ]


def test_the_camps_and_the_hand() -> None:
    lines = drawn(showing(battle(FRAY, "O", "sc_a5 fo_a1"), 0))
    assert lines[16:] == [
        "● Orange  You         4      19     8     2  ◉ 2,1",
        "◆ Purple  Ben         7      19     6     2  ◈ 1,1",
        "sc_a5 Stone Circle, 1 point            fo_a1 Fortress, 4 points, 2 shields",
        "  ┌─↑2@2──┐  /E ↑2@1 →2@2                ┌─↑2@3*─┐  /E ↑2@1 →2@3* ↓2@2",
        "←2@1      │  /S →2@1 ↓2@2              ←2@1   2@2→  /S →2@1 ↓2@3* ←2@2",
        "  └──/N───┘  /W ↓2@1 ←2@2                └──/N───┘  /W ↓2@1 ←2@3* ↑2@2",
        "Write tile@x,y/side: sc_a5@0,-2/E places sc_a5 with its top to the east.",
    ]


def test_waiting_spells_stand_at_the_edges_and_in_the_cells_they_wait_for() -> None:
    board = "0,0 mw 0 O1P1\n1,0 hu_a2 0 O2\n0,1 sc_b4 0 P1 P\n0,-1 hu_b1 1 P2"
    lines = drawn(showing(battle(board, "O", "sc_a5 fo_a1", expert=True), 0))
    assert lines[2:19] == [
        " -2              0,-2",
        "              ╔◆Hut═══2╗",
        "              ║  ↑1@2  ║",
        " -1   -1,-1   ║◆2      ║   1,-1",
        "              ║     2@1→   +◆2",
        "              ╚▽1↓2@3═★╝",
        "              ┌×Well┄┄3┐┏●Hut━━━2┓",
        "              ┆        ┆┃  ↑2@3  ┃",
        "  0    -1,0   ┆●1◆1    ┆┃●2      ┃   2,0",
        "              ┆        ┆┃     2@2→",
        "              └┄┄┄┄┄┄┄┄┘┗▽1━━━━━━┛",
        "              ╔◆Stone═1╗",
        "  1    -1,1   ║◆1     ◈║   1,1",
        "       +◆1    ←1@1     ║",
        "              ╚═══════★╝",
        "  2              0,2",
        "                 +◆2",
    ]
    base = drawn(showing(battle(board, "O", "sc_a5 fo_a1"), 0))
    assert not any("@" in line or "+" in line for line in base[:12])


def test_the_solo_map_with_fog_and_destinations() -> None:
    table = alone("1,0 O1 O\n1,5 P1 P")
    lines = drawn(showing(table, 0))
    assert lines[1:11] == [
        "        0         1         2         3",
        "    ░░░░░░░░░░┏●Hut━━━2┓░░░░░░░░░░░░░░░░░░░░",
        "  0 ░░░ ? ░░░░┃●1     ◉┃░░░ ? ░░░░░░░ ? ░░░░",
        "    ░░░░░░░░░░←2@1     ┃░░░░░░░░░░░░░░░░░░░░",
        "    ░░░░░░░░░░┗▽1━↓1@2━┛░░░░░░░░░░░░░░░░░░░░",
        "    ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░",
        "  1 ░░░ ? ░░░░░░░ ? ░░░░░░░ ? ░░░░░░░ ? ░░░░",
        "    ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░",
        "    ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░",
        "  2 ░░░ ? ░░░░░░░ ? ░░░░░░░ ? ░░░░░░░ ? ░░░░",
    ]
    assert {cell for cell in re.findall(r"[│░ ](\d,\d) ", "\n".join(lines[:36]))} >= {"0,5", "1,4", "2,5"}
    assert not re.search(r"[│░ ]3,5 ", "\n".join(lines[:36]))


@pytest.mark.parametrize(
    ("columns", "middle"),
    [(5 * 9, "┆●1◆2▲2┆"), (5 * 8, "┆●1◆2▲2┆"), (5 * 7, "●1◆2▲2┆"), (5 * 6, "●1◆2▲2"), (5 * 5, "●◆◆▲▲")],
)
def test_golems_of_three_sides_in_boxes_of_every_width(columns: int, middle: str) -> None:
    board = "0,0 mw 0 T1\n1,0 sc_b2 0 O1P2T2\n-1,0 sc_a5 0 O1 O\n0,1 hu_b1 0 P1 P\n0,-1 sc_a2 0 T1 T"
    shown = showing(battle(board, "O", mode="three"), 0)
    field = battlefield_of(shown.view)
    box = box_width(field, 4 + columns)
    assert box == columns // 5
    lines = [line.plain for line in draw_field(field, Look(box, lambda face: face.kind, frozenset()))]
    row = next(line for line in lines if line.startswith("  0 "))
    assert row[4 + 3 * box : 4 + 4 * box].replace(" ", "") == middle
    assert {len(line) for line in lines} <= set(range(5, 4 + columns + 1))


def test_boxes_shrink_until_they_fit_and_words_come_after_that() -> None:
    shown = showing(battle(FRAY, "O", "sc_a5 fo_a1"), 0)
    field = battlefield_of(shown.view)
    assert [box_width(field, width) for width in (200, 80, 63, 40, 33)] == [10, 10, 9, 6, None]
    assert re.search(DRAWN, "\n".join(drawn(shown, 60)))
    assert not re.search(DRAWN, "\n".join(drawn(shown, 59)))


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(map(str, options.values())))
def test_the_end_is_scored_tile_by_tile(options: dict[str, str | int]) -> None:
    *_, match = games_of(options, "scored")
    shown = showing_of(match, 0, "en")
    lines = drawn(shown)
    start = next(number for number, line in enumerate(lines) if line.startswith("Scoring"))
    *rows, total = lines[start + 1 :]
    occupied = [field for field in shown.view.battlefield if any(field.golems)]
    assert [row.split()[0] for row in rows] == [f"{field.x},{field.y}" for field in occupied]
    sides = len(shown.view.points)
    found = [re.match(rf" *\S+  .{{12}}{'( +[0-9·])' * sides}  ", row) for row in rows]
    table = [[0 if mark.strip() == "·" else int(mark) for mark in one.groups()] for one in found if one]
    assert len(table) == len(rows)
    assert tuple(map(sum, zip(*table, strict=True))) == shown.view.points
    assert total.split() == ["Total", *map(str, shown.view.points)]
    assert sum("a wizard stands there" in row for row in rows) == sum(spot is not None for spot in shown.view.wizards)


# What a move leads to.


def test_a_preview_tells_spells_repelled_and_removed_golems_control_and_points() -> None:
    table = battle(FRAY, "O", "sc_a5 fo_a1")
    assert result(table, "sc_a5@1,-1/S") == [
        "→2@1 to 2,-1: no tile there, so it is lost",
        "↓2@2 to 1,1 Fortress: lost, the wizard of Purple stands there",
        "Score: ● 4 → 6, ◆ 7",
    ]
    assert result(table, "fo_a1@0,2/N") == [
        "→2@2 to 2,2: no tile there, so it is lost",
        "←2@1 to -1,2: no tile there, so it is lost",
        "↑2@3* to 0,-1 Stone Circle: 2 golems land, 2 of Purple removed → ●4◆1, Orange controls",
        "Score: ● 4 → 7, ◆ 7 → 6",
    ]
    unguarded = FRAY.replace("P2 P", "P2").replace("P1", "P1 P")
    assert "↑2@1 to 1,1 Fortress: nothing lands, 2 repelled → ◆2, Purple controls" in result(
        battle(unguarded, "O", "sc_a5 fo_a1"), "sc_a5@1,2/E"
    )


def test_plain_previews_use_no_signs() -> None:
    for move in ("sc_a5@1,-1/S", "fo_a1@0,2/N"):
        for step in result(battle(FRAY, "O", "sc_a5 fo_a1"), move, plain=True):
            assert not re.search(f"{DRAWN}|[*@]", step), step


def games_of(options: dict[str, str | int], seed: str) -> Iterator[Match]:
    """A random game, decision by decision, and its end."""
    match, rng = Match(GAME, options, Seal(seed)), rng_from(seed.encode())
    while match.actor != NOBODY:
        yield match
        moves = match.legal()
        match.play(match.actor, moves[rng.below(len(moves))])
    yield match


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(map(str, options.values())))
def test_no_line_is_ever_wider_than_the_screen_and_no_hidden_tile_is_named(options: dict[str, str | int]) -> None:
    for number, match in enumerate(games_of(options, "width")):
        for viewer in (SPECTATOR, ALL_KNOWING, *range(len(match.seats)))[number % 3 :: 3]:
            shown = showing_of(match, viewer, LANGUAGES[(number + viewer) % len(LANGUAGES)])
            lines = drawn(shown)
            assert max(map(cell_len, lines)) <= 80
            named = {field.tile for field in shown.view.battlefield} | {
                one for hand in shown.view.hands for one in hand
            }
            for words in ("\n".join(lines), "\n".join(BOARD.sentences(shown))):
                assert set(re.findall("|".join(TILES[1:]), words)) <= named


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(map(str, options.values())))
def test_every_decision_can_be_told_with_its_result(options: dict[str, str | int]) -> None:
    for number, match in enumerate(games_of(options, "told")):
        if match.actor != NOBODY:
            shown = showing_of(match, match.actor, LANGUAGES[number % len(LANGUAGES)])
            moves = match.legal()
            few = moves[:: 1 + len(moves) // 6]
            for found in foresee(GAME, shown.view, match.actor, rng_from(b"told"), few, worlds=2):
                assert BOARD.entry(shown, found).about
                spoken = BOARD.entry(replace(shown, plain=True), found)
                assert not re.search(DRAWN, "".join([spoken.about, spoken.result, *spoken.steps]))


def test_sentences_use_no_signs() -> None:
    for match in games_of({"mode": "three", "expert": "true"}, "plain"):
        for sentence in BOARD.sentences(showing_of(match, 0, "en")):
            assert not re.search(DRAWN, sentence), sentence


def test_sentences_tell_a_tile_a_side_and_the_hand() -> None:
    sentences = BOARD.sentences(showing(battle(FRAY, "O", "sc_a5 fo_a1"), 0))
    assert "-1,0: Fortress, 4 points, 2 shields; Orange controls; Orange 5; dug in, one more shield." in sentences
    assert "1,0: Hut, 2 points, 1 shield, starred deck; contested; Orange 2, Purple 2." in sentences
    assert "Purple, Ben; Score: 7; Supply: 19; Deck: 6; Hand: 2; Wizard: 1,1." in sentences
    assert any(
        sentence.startswith("You, in hand, sc_a5: Stone Circle, 1 point. With its top") for sentence in sentences
    )


def test_the_board_is_found() -> None:
    assert isinstance(board_of(GAME), RivalityBoard)


# At the keyboard.


def duel(*more: str, language: str = "en") -> tuple[str, ...]:
    options = ("-o", "expert=false", "-o", "edition=de")
    start = ("play", "rivality", "--mode", "duel", *options, "--level", "random", "--seat", "Orange")
    return (*start, "--seed", "typed0", "--lang", language, *more)


def the_game(data: Path) -> Path:
    (path,) = (data / "games").glob("*.mana")
    return path


def example(screen: str) -> str:
    """The legal placement that the screen gives as an example."""
    return str(re.findall(r"\w\w_[ab]\d@-?\d+,-?\d+/E", screen)[-1])


def test_a_move_is_shown_before_it_is_played(player: Sit, data: Path) -> None:
    someone = player(*duel(), columns="80")
    screen = someone.asked()
    assert "1 keep" in screen
    screen = someone.says("keep")
    assert "Type a move" in screen
    assert "  1 " not in screen.rpartition("Your turn")[2]
    move = example(screen)
    someone.types(move.replace("@", " ").replace("/", " ").lower())
    someone.sees(CONFIRM)
    assert f"{move}: " in someone.screen
    assert "Score: " in someone.screen
    assert "Nothing was played" in someone.says("n")
    other = move.replace("/E", "/W")
    someone.types(move)
    someone.sees(CONFIRM)
    someone.types(other)
    someone.sees(CONFIRM)
    assert f"{other}: " in someone.screen
    assert read_record(the_game(data)).moves == ("keep", "keep")
    assert "You place" in someone.says("")
    assert read_record(the_game(data)).moves[2] == other
    assert "You place" in someone.says(example(someone.screen) + "!")


def test_refusals_unreadable_lines_and_numbers(player: Sit) -> None:
    someone = player(*duel(), columns="80")
    someone.asked()
    move = example(someone.says("keep"))
    assert "Type ? RIV-4.1 to read the rule" in someone.says(re.sub("@.*/", "@9,9/", move))
    assert "Type ? RIV-3.1 to read the rule" in someone.says("sc_b1@1,0/N")
    assert "is not a move" in someone.says("dance")
    assert "The list has no number 999" in someone.says("999")
    assert "Type a move" in someone.says("")
    assert "such as" in someone.says("?")
    someone.types("1")
    someone.sees(CONFIRM)
    assert "Score: " in someone.screen


def test_moves_are_listed_in_pages_or_with_results_for_a_cell(player: Sit) -> None:
    someone = player(*duel(), columns="80", rows="8")
    someone.asked()
    move = example(someone.says("keep"))
    someone.types("moves")
    someone.sees("anything else to stop: ")
    assert "   1 " in someone.screen
    assert "  32 " not in someone.screen
    assert "  32 " in someone.says("")
    listed = someone.says("m 0,-1")
    assert len(re.findall(r"^ *\d+ \w\w_\w\d@0,-1/[NESW] ", listed, re.MULTILINE)) == 8
    assert listed.count("Score") == 8
    assert move.partition("@")[0] in listed
    assert "No legal move contains" in someone.says("m 7,7")


@pytest.mark.parametrize("arguments", [(), ("--plain",)])
def test_a_whole_duel_by_typed_moves(player: Sit, data: Path, arguments: tuple[str, ...]) -> None:
    someone = player(*duel(*arguments), columns="80")
    widest = 0
    someone.asked()
    someone.types("keep")
    for _ in range(40):
        if someone.sees("\r\n> ", "seats swapped?") != "\r\n> ":
            break
        widest = max(widest, *map(cell_len, someone.screen.splitlines()))
        question = someone.screen
        someone.types(f"{example(question)}!" if "Type a move" in question else "1")
    assert arguments or widest <= 80
    assert "Scoring" in someone.screen if not arguments else "Final score" in someone.screen
    someone.types("n")
    assert someone.leaves() == 0
    assert verify(read_record(the_game(data))).reason in ("tiles", "supply")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_solo_game_from_the_menu(player: Sit, data: Path, language: str) -> None:
    options = ("-o", "solo_level=apprentice", "-o", "edition=de")
    someone = player("play", "rivality", "--mode", "solo", *options, "--seed", "solo", "--lang", language, columns="80")
    end = cli_texts(language).say("again-alone")
    for _ in range(60):
        if someone.sees("\r\n> ", end) == end:
            break
        assert max(map(cell_len, someone.screen.splitlines())) <= 80
        someone.types("1")
    assert cli_texts(language).say("riv-total") in someone.screen
    someone.types("n")
    assert someone.leaves() == 0
    assert verify(read_record(the_game(data))).reason in ("supply", "no_move")


def test_people_at_one_keyboard_do_not_see_each_other_s_tiles(player: Sit, data: Path) -> None:
    options = ("-o", "expert=false", "-o", "edition=de")
    someone = player("play", "rivality", "--mode", "three", *options, "--hotseat", "--seed", "three", "--lang", "en")
    hands = []
    for _ in range(3):
        someone.sees("then press Enter. ")
        hands.append(set(re.findall(r"\w\w_[ab]\d", someone.says(""))))
        someone.types("keep")
    assert [len(hand) for hand in hands] == [2, 2, 2]
    assert len(set.union(*hands)) == 6


def test_the_seat_is_asked_without_saying_who_begins_where_that_is_chance(player: Sit) -> None:
    options = ("-o", "expert=false", "-o", "edition=de")
    someone = player("play", "rivality", "--mode", "teams", *options, "--level", "random", "--lang", "en")
    screen = someone.asked()
    assert "Purple 2" in screen
    assert "you go first" not in screen
    fixed = player(
        "play", "rivality", "--mode", "duel", *options, "-o", "first_player=1", "--level", "random", "--lang", "en"
    )
    assert "Purple: you go first" in fixed.asked()
