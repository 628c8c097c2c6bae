"""Athlas at the terminal: what is drawn and hidden, what moves lead to, armies in one line, automatic answers."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from manawell.boards import Expansion, MenuLine, Showing, board_of
from manawell.boards.athlas import AthlasBoard
from manawell.boards.words import BadLine
from manawell.cli.auto_answers import words_of_auto_answers
from manawell.cli.commands import vocabulary
from manawell.cli.folder import AUTO_ANSWERS, Folder
from manawell.cli.seats import showing_of
from manawell.cli.words import Misuse
from manawell.games.athlas import GAME
from manawell.games.athlas.bot.armies import STYLES
from manawell.kernel.faults import Illegal
from manawell.kernel.foresight import foresee
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.match import Match
from manawell.kernel.registry import games
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.kernel.text import LANGUAGES, Voice
from manawell.table.auto_answers import add_with_answers
from manawell.table.entries import Move
from manawell.table.setting import Setting
from manawell.table.table import Table as Seated
from manawell.table.takebacks import FREE, takeback
from tests.athlas.table import Table, battle, create, new
from tests.cli.conftest import Run
from tests.cli.player import Player

Sit = Callable[..., Player]
BOARD = AthlasBoard()
PLAYERS = ("Anna", "Ben")
DRAWN = "[●○◆◇▲≈◡·›►█░×→╌]"
CARD = re.compile(r"\b[GEASD]\d\d\b")
WATER = "G06 E19 E09 E05 / G03 E04 E18 A01 A02 / G07 A06 // D07 D08 D05 D09"
SETTINGS: list[dict[str, str | int]] = [
    {"mode": "quick", "armies": "given"},
    {"mode": "quick", "armies": "chosen"},
    {"mode": "standard"},
    {"mode": "campaign"},
]


def showing(table: Table, viewer: int, language: str = "en", plain: bool = False) -> Showing:
    voice = Voice(GAME, language, PLAYERS, viewer)
    return Showing(GAME, table.view(viewer), viewer, PLAYERS, voice, plain)


def drawn(shown: Showing, width: int = 80) -> list[str]:
    """The picture as lines, without colours."""
    console = Console(width=width, color_system=None, force_terminal=True)
    with console.capture() as capture:
        console.print(BOARD.picture(shown, width))
    return [line.rstrip() for line in capture.get().splitlines()]


def entry(table: Table, move: str, plain: bool = False) -> MenuLine:
    seat = table.state.actor
    shown = showing(table, seat, plain=plain)
    (found,) = foresee(GAME, shown.view, seat, rng_from(b"ahead"), [move])
    told = BOARD.entry(shown, found)
    return told._replace(result=told.result.replace("\u00a0", " "))


def result(table: Table, move: str) -> str:
    return entry(table, move).result


def fray() -> Table:
    """Both sides in the middle, Gold to choose."""
    return battle(
        "g1.1 1,4; g2.1 0,2; g2.10 -1,3; s1.1 2,1; s1.2 0,0; s2.1 4,-3",
        ("warrior", "G03 E04 E18 A01 A02", "G07 A06"),
        ("G05 A07 S06 S02 S05 A05 A08", "G01 E11 A02", "G09 A09 E09"),
        stacks=("D07 D08 D05 D09", "D10 D11 D12"),
        markers={"s S02": 1, "g E10": 1},
        marks=["g1.1 strengthened g D03 6", "s2.1 paralysed g"],
        terrain={"1,0": "crater"},
        relics={"west": "-3,0"},
        hidden="s3 g3",
        spent=(73, 80),
    )


# What is drawn.


def test_the_battlefield_with_its_signs() -> None:
    lines = drawn(showing(fray().play("act g2.1"), 0))
    start = next(number for number, line in enumerate(lines) if line.startswith(" -5"))
    assert lines[start:] == [
        " -5 K knight        0,-5  1,-5  2,-5  3,-5  4,-5  5,-5           ▲ hill  ≈ water",
        "    R ranger         ╌s╌   ╌s╌   ╌s╌   ╌s╌   ╌s╌   ╌s╌         ◡ crater  · plain",
        " -4 M master     -1,-4 0,-4  1,-4  2,-4  3,-4  4,-4  5,-4         ◆ held  ◇ free",
        "    D dragon       ·     ·     ·     ·     ·     ·     ·      ^ flying  * marked",
        " -3           -2,-3 -1,-3 0,-3  1,-3  2,-3  3,-3  ○s2.1 5,-3    ● Gold  ○ Silver",
        "                ·   ▲▲▲▲▲   ·     ·     ·     ·   R▲▲▲*   ·             ◆w moved",
        " -2        -3,-2 -2,-2 -1,-2 0,-2  1,-2  2,-2  3,-2  4,-2  5,-2",
        "           ▲▲▲▲▲   ·     ·   ▲▲▲▲▲ ▲▲▲▲▲ ▲▲▲▲▲   ·     ·   ▲▲▲▲▲",
        " -1     -4,-1 -3,-1 -2,-1 -1,-1 0,-1  1,-1  2,-1  3,-1  4,-1  5,-1",
        "          ·     ·   ≈≈≈≈≈   ·     ·     ·     ·   ≈≈≈≈≈   ·     ·",
        "  0  -5,0  -4,0  -3,0  -2,0  -1,0 ›○s1.2›1,0  ›2,0    3,0   4,0   5,0",
        "       ·     ·     ◇W  ≈≈≈≈≈   ·   K ◆C  ◡◡◡◡◡ ≈≈≈≈≈   ·     ◇E    ·",
        "  1     -5,1  -4,1  -3,1  -2,1 ›-1,1 ›0,1  ›1,1  ›○s1.1  3,1   4,1",
        "          ·     ·   ≈≈≈≈≈   ·     ·     ·     ·   K≈≈≈≈   ·     ·",
        "  2        -5,2  -4,2  -3,2 ›-2,2 ›-1,2 ►●g2.1›1,2  ›2,2    3,2",
        "           ▲▲▲▲▲   ·     ·   ▲▲▲▲▲ ▲▲▲▲▲ R^▲▲▲   ·     ·   ▲▲▲▲▲",
        "  3           -5,3  -4,3  -3,3 ›-2,3  g2.10›0,3  ›1,3    2,3",
        "                ·   ▲▲▲▲▲   ·     ·   R^·     ·   ▲▲▲▲▲   ·",
        "  4              -5,4  -4,4  -3,4 ›-2,4 ›-1,4 ›0,4   ●g1.1",
        "                   ·     ·     ·     ·     ·     ·   K · *               NW  NE",
        "  5                 -5,5  -4,5  -3,5  -2,5  -1,5   0,5                   W  +  E",
        "                     ╌g╌   ╌g╌   ╌g╌   ╌g╌   ╌g╌   ╌g╌                   SW  SE",
        "g2.1 Forsaken Dragon (0,2 hill): move (M) left, action (A) left",
    ]


def test_the_camps() -> None:
    lines = drawn(showing(fray(), 0))
    assert lines[:19] == [
        "Athlas · Standard duel · turn 11 · it is your turn",
        "○ Silver, Ben · 170 of 250 points left · stack: 3 cards",
        "s1 K Spell Master              ██████████  8/8    armour 0/0  cost 29  ×2",
        "     A05 Terraforming  A07 Pathfinder  A08 Mountaineering  S02 Magic Bolt T1",
        "     S05 Heroic Inspiration T0  S06 Earthquake T0",
        "s2 R Shadow Ranger             ██████████  10/10  armour 0/0  cost 20  ×1",
        "     E11 Catapult T0  A02 Weapon Lore",
        "s3 ? face down, 3 cards",
        "  s2.1 paralysed (until the maintenance of Gold)",
        "● Gold, You · 177 of 250 points left · stack: D07 Flood · D08 Tsunami",
        "  D05 Supernatural Force · D09 Lightning Strike",
        "g1 K Wild Warrior              ██████████  12/12  armour 2/0  cost 24  ×1",
        "     E02 Obsidian Shi…  E03 Obsidian Bre…  E08 Karoos Blade  E10 Throwing Axe T1",
        "g2 R Forsaken Dragon           ██████████  8/8    armour 0/0  cost 30  ×2",
        "     E04 Etynian Crossb…  E18 Paralysing Poi…  A01 Marksmanship  A02 Weapon Lore",
        "g3 ? Dark Mind Reader          face down   7/7    armour 0/0  cost 21",
        "     A06 Forgotten Wings",
        "  g1.1 strengthened (6 turns)",
        " -5 K knight        0,-5  1,-5  2,-5  3,-5  4,-5  5,-5           ▲ hill  ≈ water",
    ]
    assert len(lines) <= 42


def test_relics_show_who_holds_them_and_whether_they_were_moved() -> None:
    table = battle("g1.1 0,0; s1.1 3,0", relics={"west": "-3,0"})
    assert "K ◆C" in "\n".join(drawn(showing(table, 0)))
    table.play("act g1.1", "walk 0,1 +centre")
    assert "K ◆c" in "\n".join(drawn(showing(table, 0)))
    assert any("Centre relic: 0,1, held by g1.1, moved." in line for line in BOARD.sentences(showing(table, 0)))


def test_the_moments_of_an_activation_are_told_in_the_window() -> None:
    table = battle("g1.1 1,1; s1.1 2,1; s1.2 5,-3", stacks=("", "D05"), pools={"s1": 2})
    table.play("act g1.1", "walk 1,2", "end")
    lines = drawn(showing(table, 1))
    assert "Moments of this activation: c0 beginning; c1 g1.1 1,1→1,2; cE end" in lines
    assert result(table, "play D05 @c0") == "undoes g1.1 1,1→1,2"
    assert entry(table, "play D05 @c0").about == "c0 beginning"
    assert "Silver may intervene" in drawn(showing(table, 0))


def test_words_come_where_the_battlefield_does_not_fit() -> None:
    shown = showing(fray(), 0)
    assert re.search(DRAWN, "\n".join(drawn(shown, 70)))
    assert not re.search("[▲≈◡]", "\n".join(drawn(shown, 69)))


def games_of(options: dict[str, str | int], seed: str, most: int = 150) -> Iterator[Match]:
    """A random game, decision by decision; discarding only now and then."""
    match, rng = Match(GAME, options, Seal(seed)), rng_from(seed.encode())
    for _ in range(most):
        if match.actor == NOBODY:
            break
        yield match
        moves = match.legal()
        moves = [move for move in moves if not move.startswith("discard")] or moves
        match.play(match.actor, moves[rng.below(len(moves))])
    yield match


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(map(str, options.values())))
def test_no_line_is_ever_wider_than_the_screen_and_no_hidden_card_is_named(options: dict[str, str | int]) -> None:
    for number, match in enumerate(games_of(options, "width")):
        for viewer in (SPECTATOR, ALL_KNOWING, 0, 1)[number % 4 :: 4]:
            shown = showing_of(match, viewer, LANGUAGES[(number + viewer) % len(LANGUAGES)])
            lines = drawn(shown)
            assert max(map(cell_len, lines)) <= 80
            if shown.view.draft is None or shown.view.phase not in ("genus", "card", "stack", "rebuild", "preset"):
                words = "\n".join([*lines, *BOARD.sentences(shown)])
                assert set(CARD.findall(words)) <= known_cards(shown)


def known_cards(shown: Showing) -> set[str]:
    view = shown.view
    found = {card for pile in view.piles for card in (*(pile.cards or ()), *pile.seen)}
    found |= {card for stack in view.stacks for card in stack or () if card}
    found |= {card for cards in view.gone for card in cards} | {one.card for one in view.announced}
    return found


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(map(str, options.values())))
def test_every_decision_can_be_told_with_its_result(options: dict[str, str | int]) -> None:
    for number, match in enumerate(games_of(options, "told", 90)):
        if match.actor != NOBODY:
            shown = showing_of(match, match.actor, LANGUAGES[number % len(LANGUAGES)])
            moves = match.legal()
            few = moves[:: 1 + len(moves) // 5]
            for found in foresee(GAME, shown.view, match.actor, rng_from(b"told"), few, worlds=2):
                assert BOARD.entry(shown, found).about
                spoken = BOARD.entry(replace(shown, plain=True), found)
                assert not re.search(DRAWN, "".join([spoken.about, spoken.result, *spoken.steps])), spoken


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(map(str, options.values())))
def test_every_legal_move_is_offered_once(options: dict[str, str | int]) -> None:
    for match in games_of(options, "offers"):
        if match.actor != NOBODY:
            typed = {match.game.text_of(match.state, move): move for move in match.state.moves()}
            shown = showing_of(match, match.actor, "en")
            bundles = BOARD.bundles(shown, {text: match.game.typed(match.state, move) for text, move in typed.items()})
            offered = [move for bundle in bundles for move in bundle.moves]
            assert sorted(offered) == sorted(typed)
            assert sum(len(bundle.moves) if not bundle.form else 1 for bundle in bundles) <= 30


def test_sentences_use_no_signs_and_tell_units_alphas_and_relics() -> None:
    sentences = BOARD.sentences(showing(fray(), 0))
    assert not re.search(DRAWN, "".join(sentences))
    assert not [line for line in [*sentences, *BOARD.sentences(showing(new(mode="quick"), 0))] if ".." in line]
    assert "g1.1 Wild Warrior: 1,4 plain; armour left 2/0; strengthened (6 turns)." in sentences
    assert "s1.2 Spell Master: 0,0 plain; armour left 0/0; holds the Centre relic." in sentences
    assert "West relic: -3,0, free." in sentences
    assert "crater: 1,0." in sentences
    assert "s3: face down, 3 cards." in sentences


def test_the_board_is_found() -> None:
    assert isinstance(board_of(GAME), AthlasBoard)


# What a move leads to.


def test_an_attack_is_summed_up_with_armour_height_and_pierced_points() -> None:
    archer = ("G01 E04 A01 A02",)
    table = battle("g1.1 0,2; s1.1 0,4", archer, ("G06 E06 E07",)).play("act g1.1")
    assert result(table, "use E04 s1.1") == ("4 + 2 + 2 (height) = 8 − 4 armour = 4 damage (1 pierced), pool 11 → 7")
    weak = battle("g1.1 0,3; s1.1 0,5", archer, ("G06 E06 E07",), pools={"s1": 1}).play("act g1.1")
    assert (
        result(weak, "use E04 s1.1")
        == "4 + 2 = 6 − 4 armour = 2 damage (1 pierced), pool 1 → 0; s1.1 dies, pool back at 11"
    )
    assert "armour stops 4" in " ".join(entry(weak, "use E04 s1.1").steps)


def test_a_blow_that_hits_several_units_of_an_alpha_is_added_up() -> None:
    units, markers = "g1.1 0,3; s1.1 0,1; s1.2 1,1", {"g S01": 1}
    table = battle(units, ("G05 S01",), ("G06",), markers=markers, pools={"s1": 6}).play("act g1.1")
    assert result(table, "use S01 1,1") == (
        "s1.2 4 + 1 = 5 − 1 armour = 4 damage, pool 6 → 2; "
        "s1.1 4 + 1 = 5 − 1 armour = 4 damage, pool 2 → 0; one of s1 dies"
    )


def test_falls_drownings_pushes_and_relics_are_foreseen() -> None:
    hammer = battle("g1.1 -1,2; s1.1 0,2", ("G02 E24",), ("G01",), terrain={"1,2": "water"}).play("act g1.1")
    assert result(hammer, "use E24 s1.1") == (
        "3 + 1 = 4 damage, pool 10 → 6; s1.1 goes to 1,2; s1.1 loses 3 (fall), pool 6 → 3; "
        "s1.1 loses 5 (drowning); s1.1 dies, pool back at 10"
    )
    wet = battle("g1.1 1,0").play("act g1.1")
    assert result(wet, "walk 2,0") == "g1.1 loses 5 (drowning), pool 12 → 7"
    assert result(wet, "walk 0,0") == "g1.1 holds the Centre relic"


def test_two_relics_are_announced_also_while_the_other_may_still_intervene() -> None:
    table = battle("g1.1 0,1; s1.1 3,-4", relics={"west": "0,1"}, stacks=("", "D05")).play("act g1.1")
    assert "g1.1 holds two relics: that wins" in result(table, "walk 0,0 +west")
    sure = battle("g1.1 0,1; s1.1 3,-4", relics={"west": "0,1"}).play("act g1.1")
    assert result(sure, "walk 0,0 +west").endswith("you win")


def test_quiet_steps_are_bundled_and_those_that_matter_are_not() -> None:
    table = battle("g3.1 1,1; s1.1 5,-5", gold=("warrior", "G04", "G07 A06")).play("act g3.1")
    typed = {GAME.text_of(table.state, move): GAME.typed(table.state, move) for move in table.state.moves()}
    bundles = {bundle.form: bundle for bundle in BOARD.bundles(showing(table, 0), typed)}
    assert bundles["fly q,r"].sure
    assert "fly 0,0" not in bundles["fly q,r"].moves
    assert "fly 2,1" in bundles["fly q,r"].moves


# Armies in one line.


def expanded(table: Table, line: str) -> Expansion:
    found = BOARD.expand(showing(table, table.state.actor), line)
    assert found is not None
    return found


def test_a_whole_army_in_one_line() -> None:
    table = new(mode="standard")
    expansion = expanded(table, WATER.lower())
    assert expansion.moves[:5] == ("genus 1 G06", "card 1 E19", "card 1 E09", "card 1 E05", "done 1")
    assert expansion.moves[-5:] == ("stack D07", "stack D08", "stack D05", "stack D09", "stack done")
    assert expansion.steps[0].startswith(
        "g1 Marauder of the Deep, Summoning Banner, Obsidian Sword, Full Body Armour: cost 23"
    )
    assert expansion.steps[-1].endswith("(4 of 4 cards, 8 of 8 god points)")
    table.play(*expansion.moves)
    assert table.asks == ("genus", 1)
    assert BOARD.expand(showing(table, 0), WATER) is None


@pytest.mark.parametrize("line", STYLES.values(), ids=STYLES)
def test_every_offered_army_can_be_taken(line: str) -> None:
    for mode in ("standard", "campaign"):
        table = new(mode=mode)
        table.play(*expanded(table, line).moves)
        assert table.state.actor == 1


def test_lines_for_the_next_alphas_loose_cards_and_the_stack() -> None:
    table = new(mode="standard")
    assert expanded(table, "g04") == Expansion(("genus 1 G04",), expanded(table, "g04").steps, ask=False)
    table.play("genus 1 G04")
    assert expanded(table, "E08, E02").moves == ("card 1 E08", "card 1 E02")
    assert not expanded(table, "E08").ask
    table.play("card 1 E08")
    assert expanded(table, "G04 E08 E02").moves == ("card 1 E02", "done 1")
    table.play("done 1")
    assert expanded(table, "G01 E22 / G06").moves == ("genus 2 G01", "card 2 E22", "done 2", "genus 3 G06", "done 3")
    table.play(*expanded(table, "G01 E22 / G06").moves)
    assert expanded(table, "D05 D12").moves == ("stack D05", "stack D12")
    assert expanded(table, "G04 E08 / G01 E22 / G06 // D05").moves == ("stack D05", "stack done")


def test_cards_that_give_come_before_those_that_need() -> None:
    table = new(mode="standard")
    assert expanded(table, "S02 E20 G06").moves == ("genus 1 G06", "card 1 E20", "card 1 S02", "done 1")
    table.play(*expanded(table, "S02 E20 G06").moves)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("G06 // D05", "fault-ath-few"),
        ("G01 / G02 / G03 // D05", "fault-ath-made"),
        ("G01 / G02 / G05 E01 / G03 / G06", "fault-ath-made"),
    ],
)
def test_lines_that_cannot_be_are_refused(line: str, fault: str) -> None:
    table = new(mode="standard").play("genus 1 G04", "done 1")
    with pytest.raises(BadLine) as refused:
        BOARD.expand(showing(table, 0), line)
    assert refused.value.message == fault


@pytest.mark.parametrize(
    ("line", "rule", "reason"),
    [
        ("G06 E99", "ATH-2.1", "refusal-no-such-card"),
        ("G06 D05", "ATH-5.1", "refusal-misplaced"),
        ("G06 // E05", "ATH-5.1", "refusal-misplaced"),
        ("G06 E05 / G01 E05", "ATH-2.2", "refusal-card-used"),
    ],
)
def test_lines_that_no_rule_allows_are_refused_by_it(line: str, rule: str, reason: str) -> None:
    with pytest.raises(Illegal) as refused:
        BOARD.expand(showing(new(mode="standard"), 0), line)
    assert (refused.value.refusal.rule, refused.value.refusal.reason) == (rule, reason)


def test_what_is_begun_must_fit() -> None:
    table = new(mode="standard").play("genus 1 G04", "card 1 E08")
    with pytest.raises(BadLine, match="already has cards"):
        BOARD.expand(showing(table, 0), "G04 E02")


def test_a_later_game_of_a_campaign_rebuilds_what_differs() -> None:
    table = new(mode="campaign")
    for _ in range(2):
        table.play(*expanded(table, STYLES["raid"]).moves)
    table.play("summon 1 -5,5 knight" if table.state.actor == 0 else "summon 1 0,-5 knight")
    from manawell.games.athlas.rules.ending import win

    win(table.state, 0)
    assert table.asks == ("rebuild", 0)
    assert expanded(table, STYLES["raid"]).moves == (
        "rebuild none",
        *(f"stack {card}" for card in ("D10", "D11", "D12", "D05")),
        "stack done",
    )
    other = STYLES["raid"].replace("G01 E11 A02", "G01 E22").replace(" // D10 D11 D12 D05", "")
    assert expanded(table, other).moves == ("rebuild 2", "genus 2 G01", "card 2 E22", "done 2", "stack done")
    with pytest.raises(BadLine, match="Only one may be rebuilt"):
        BOARD.expand(showing(table, 0), other.replace("G04 E08 E02", "G04 E08"))


def test_moves_are_no_armies_and_a_figure_may_be_left_out() -> None:
    table = create(("G06", "G03", "G05"), ("G01", "G02", "G04"))
    seat = table.state.actor
    assert seat == 0
    assert expanded(table, "summon 2 -3,5").moves == ("summon 2 -3,5 dragon",)
    assert expanded(table, "summon 1 -3,5").moves == ("summon 1 -3,5 knight",)
    table.play("summon 2 -3,5 knight")
    assert expanded(table, "summon 1 -4,5").moves == ("summon 1 -4,5 ranger",)
    assert BOARD.expand(showing(table, 0), "summon 2 -4,5") is None
    assert BOARD.expand(showing(table, 0), "end summon") is None
    assert BOARD.expand(showing(table, 0), "summon 1 -4,5 master") is None


def test_one_s_own_army_is_written_as_it_can_be_read() -> None:
    table = new(mode="standard").chance(0)
    table.play(*expanded(table, WATER).moves)
    line = BOARD.army(showing(table, 0))
    assert line == "G06 E05 E09 E19 / G03 E04 E18 A01 A02 / G07 A06 // D07 D08 D05 D09"
    table.play(*expanded(table, STYLES["raid"]).moves)
    table.play("discard 2")
    assert BOARD.army(showing(table, 0)) == line
    assert BOARD.army(showing(table, SPECTATOR)) is None
    assert BOARD.army(showing(new(mode="standard"), 0)) is None


def test_armies_and_automatic_answers_are_kept_in_the_folder(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    assert folder.own_armies("athlas") == {}
    path = folder.keep_army("athlas", "Wächter 2", WATER)
    assert path == tmp_path / "armies" / "athlas" / "Wächter 2.txt"
    assert folder.own_armies("athlas") == {"Wächter 2": WATER}
    for name in ("../x", "", "a/b", "x" * 41, ".x"):
        with pytest.raises(Misuse):
            folder.keep_army("athlas", name, WATER)
    folder.drop_army("athlas", "Wächter 2")
    assert folder.own_armies("athlas") == {}
    assert folder.auto_answers("athlas") == {}
    folder.remember_auto_answers("athlas", {"auto_pass": "never"})
    folder.remember_auto_answers("nim", {"x": "y"})
    assert folder.auto_answers("athlas") == {"auto_pass": "never"}
    (tmp_path / AUTO_ANSWERS).write_text("[]", "utf-8")
    assert folder.auto_answers("athlas") == {}


# Creation, and what can be looked up.


def test_creation_shows_running_totals_and_the_cards_that_fit() -> None:
    table = new(mode="standard").play("genus 1 G06", "card 1 E19")
    words = "\n".join(drawn(showing(table, 0)))
    assert "cost 14, life 11, hands free 1, spell points free 0, armour 1/0" in words
    assert "E08 Karoos Blade 5 (−1)" in words
    assert "E04 Etynian" not in words
    assert "S02" not in words
    table.play("done 1", "genus 2 G05", "done 2", "genus 3 G01", "done 3", "stack D05")
    assert "stack: 1 of 4 cards, 2 of 8 god points · D05 Supernatural Force" in drawn(showing(table, 0))


def test_an_opponent_s_creation_stays_hidden() -> None:
    table = new(mode="standard").play("genus 1 G06", "card 1 E19")
    for shown in (showing(table, 1), showing(table, SPECTATOR)):
        assert not CARD.search("\n".join([*drawn(shown), *BOARD.sentences(shown)]))


def test_cards_units_alphas_and_fields_are_explained() -> None:
    shown = showing(fray(), 0)
    assert BOARD.look(shown, "e04") == [
        "E04 Etynian Crossbow: cost 8, needs 2 hands. A: ranged attack 4 on an enemy unit at range 2."
    ]
    assert [line.partition(" ")[0] for line in BOARD.look(shown, "wings")] == ["A06", "D01"]
    assert len(BOARD.look(shown, "spell")) == 12
    assert len(BOARD.look(shown, "intervention")) == 19
    assert BOARD.look(shown, "g1.1")[0] == "g1.1 Wild Warrior 1,4: armour left 2/0, strengthened (6 turns)"
    assert BOARD.look(shown, "s3") == ["s3: face down, 3 cards"]
    assert BOARD.look(shown, "0,0")[0] == "0,0: plain, level 1, Centre relic: 0,0, held by s1.2"
    assert BOARD.look(shown, "9,9") == []
    assert BOARD.look(shown, "nonsense") == []
    assert len(BOARD.look(shown, "")) == 1


def test_rules_of_chapters_with_letters(run: Run) -> None:
    assert run("rules", "ATH-C.3").out.startswith("ATH-C.3 ")
    assert run("rules", "c.3", "--game", "athlas").out == run("rules", "ath-c.3").out
    assert "ATH-B.1" in run("rules", "ATH-B.1").out
    assert all(f"ATH-B.{number}" in run("rules", "ATH-B", "--plain").out for number in range(1, 5))
    assert run("rules", "ATH-Z.1").code == 2


# Automatic answers, forced moves, and take-backs.


def test_no_automatic_answer_is_called_like_a_command_or_a_move() -> None:
    for game in games().values():
        assert not words_of_auto_answers(game) & vocabulary().keys()
        assert not [word for word in words_of_auto_answers(game) if game.parse(word) is not None]
    assert {"auto", "stop"} <= words_of_auto_answers(GAME)


def test_undo_passes_over_what_the_seat_did_by_itself() -> None:
    options = GAME.settle({"mode": "quick"})
    table = Seated(Setting(game=GAME.id, rules=1, options=options, seal=Seal("undo")), ("gold", "apprentice"))
    match = table.match
    while not (match.actor == 0 and len(match.moves) > 12 and match.view(0).phase == "choose"):
        legal = [move for move in match.legal() if not move.startswith(("discard", "play"))]
        add_with_answers(table, Move(legal[-1]), people=[0])
    passes = [at for at, move in enumerate(match.moves) if move == "pass" and match.deciders[at] == 0]
    assert passes
    last = max(at for at, seat in enumerate(match.deciders) if seat == 0 and at not in passes)
    assert takeback(table, [0], others=False) == (FREE, last)


def quick(*more: str, seed: str = "keys", language: str = "en") -> tuple[str, ...]:
    options = ("--mode", "quick", "-o", "armies=given", "--level", "random", "--seat", "gold")
    return ("play", "athlas", *options, "--seed", seed, "--lang", language, *more)


def test_several_moves_in_a_line_a_figure_left_out_and_undo(player: Sit) -> None:
    someone = player(*quick(), columns="80")
    screen = someone.asked()
    while "Summon a unit" not in screen:
        screen = someone.says("pass")
    assert "summon 1 q,r [figure] Marauder of the Deep, cost 23" in screen
    someone.types("summon 1 -3,5")
    someone.sees("choose again: ")
    assert "summon 1 -3,5 knight" in someone.screen
    assert "●g1.1" in someone.says("")
    screen = someone.says("summon 3 -1,5; summon 3 -1,5")
    assert "That would be 3 units" in screen
    assert "Not played: summon 3 -1,5" in screen
    assert "One move was taken back" in someone.says("u")
    assert "206 of 250" not in someone.screen
    assert max(map(cell_len, someone.screen.splitlines())) <= 80


def test_auto_answers_are_set_and_explained(player: Sit, data: Path) -> None:
    someone = player(*quick(), columns="80")
    someone.asked()
    assert "Auto-pass: Smart" in someone.says("auto")
    assert "Auto-pass: Never" in someone.says("auto never")
    assert "Auto-pass: Always" in someone.says("auto immer")
    assert "is not possible. Choose one of: smart, never, always" in someone.says("auto sometimes")
    assert "Stop: On" in someone.says("stop")
    assert "Stop: Off" in someone.says("stop")
    assert Folder(data).auto_answers("athlas") == {"auto_pass": "always", "stop": "off"}
    assert "auto smart, auto never, auto always" in someone.says("?")
    assert "army, armies" in someone.screen
    assert "E04 Etynian Crossbow: cost 8" in someone.says("look E04")
    assert "There is nothing to show for “nobody”" in someone.says("look nobody")
    assert "armies are being created" in someone.says("army horde")


def test_an_army_is_taken_kept_and_forgotten(player: Sit, data: Path) -> None:
    options = ("--mode", "standard", "-o", "points=100", "--level", "random", "--seat", "gold", "--seed", "army")
    someone = player("play", "athlas", *options, "--lang", "en", columns="80")
    assert "choose its genus" in someone.asked()
    assert "guards: G06 E24 E05 A13" in someone.says("army")
    assert "no army “nobody”" in someone.says("army nobody")
    assert "an army to save yet" in someone.says("army save mine")
    assert "hands free 2" in someone.says("G06")
    assert "Not enough hands" in someone.says("E24 E04")
    someone.types("G06 E24 E05 A13 / G04 / G01 // D05")
    someone.sees("choose again: ")
    assert "Nothing was played" in someone.says("n")
    someone.types("G06 E24 E05 A13 / G04 / G01 // D05")
    someone.sees("choose again: ")
    assert "g1 Marauder of the Deep" in someone.screen
    screen = someone.says("")
    assert "Your army is ready" in screen
    someone.says("army save mine")
    assert Folder(data).own_armies("athlas") == {"mine": "G06 E05 E24 A13 / G04 / G01 // D05"}
    assert "mine: G06" in someone.says("army")
    assert "was deleted" in someone.says("army delete mine")
    assert not Folder(data).own_armies("athlas")
    assert "choose its genus" not in someone.screen


def test_moves_are_numbered_in_the_order_of_the_list(player: Sit) -> None:
    someone = player(*quick(), columns="80")
    screen, seen = someone.asked(), 0
    for _ in range(12):
        numbers = re.findall(r"^ {0,3}(\d+) [a-z]", screen.rpartition("(ATH-")[2], re.MULTILINE)
        assert numbers == [str(number + 1) for number in range(len(numbers))]
        seen = max(seen, len(numbers))
        screen = someone.says(next_line(screen))
    assert seen > 1


def test_a_move_without_alternative_is_made_by_itself(player: Sit) -> None:
    someone = player(*quick(seed="forced"), columns="80")
    screen = someone.asked()
    for _ in range(20):
        if "choose the unit to activate" in screen:
            break
        screen = someone.says(next_line(screen))
    assert "►●g1.1" in someone.says("act g1.1")
    screen = someone.says("use E19 -4,4")
    assert "appears on (-4, 4)" in screen
    assert "This is the only move, so it is played for you: end" in screen
    assert "taken back" in someone.says("u")
    assert "►●g1.1" in someone.screen


def test_other_games_know_neither_armies_nor_cards_to_look_at(player: Sit) -> None:
    someone = player(
        "play", "gegensatz", "--mode", "duel", "--level", "random", "--seat", "A", "--seed", "x", "--lang", "en"
    )
    someone.asked()
    screen = someone.says("?")
    assert "army" not in screen
    assert "look" not in screen.rpartition("undo, u")[2]
    assert "nobody brings an army" in someone.says("army")
    assert "nothing to look up" in someone.says("look x")


@pytest.mark.parametrize("arguments", [(), ("--plain",)])
def test_a_battle_goes_on_to_its_end(player: Sit, arguments: tuple[str, ...]) -> None:
    """Nobody does anything, so that the game is drawn after a while."""
    someone = player(*quick("-o", "turn_limit=60", *arguments, seed="drawn"), columns="80")
    widest = 0
    for _ in range(400):
        if someone.sees("\r\n> ", "seats swapped?") != "\r\n> ":
            break
        widest = max(widest, *map(cell_len, someone.screen.splitlines()))
        someone.types(next_line(someone.screen))
    assert "turn limit" in someone.screen or "relics" in someone.screen
    assert arguments or widest <= 80


def next_line(screen: str) -> str:
    """An answer that is always legal."""
    question = screen.rpartition("(ATH-")[2]
    if discards := re.findall(r"discard 1(?:–(\d))?", question):
        return f"discard {discards[0] or 1}!"
    for answer in ("end all", "end summon", "end", "pass", "leave", "enough"):
        if re.search(rf"\d\.? {answer}\b", question):
            return answer
    return "summon 1 -5,5!" if "summon 1" in question else "1!"
