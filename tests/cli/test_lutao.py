"""Lutao at the terminal: what is drawn, what stays hidden, whole moves in one line, and what can be looked up."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice

import pytest
from rich.cells import cell_len
from rich.console import Console

from manawell.boards import Bundle, Expansion, Showing, board_of
from manawell.boards.lutao import LutaoBoard
from manawell.boards.lutao.low import draw_low_peoples
from manawell.boards.words import BadLine
from manawell.cli.seats import forced, showing_of
from manawell.games.lutao import GAME
from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.events import CardsOffered, PointsCounted, VoyageDeclared
from manawell.kernel.faults import Illegal
from manawell.kernel.foresight import Foresight, foresee
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.match import Match
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.kernel.text import LANGUAGES, Voice
from tests.cli.player import Player
from tests.lutao.table import Table, table, whole

Sit = Callable[..., Player]
BOARD = LutaoBoard()
PLAYERS = ("Anna", "Ben", "Cleo", "Dan")
DRAWN = "[■◆▲●⌂⌃★☆×→↗↖←↙↘·›►☾]"
SETTINGS: list[dict[str, str | int]] = [
    {"mode": "beginner", "players": "2"},
    {"mode": "standard", "players": "4", "board": "random"},
    {"mode": "standard", "players": "3", "board": "strategic"},
    {"mode": "pro"},
]
WIDTH = 100


def showing(one: Table, viewer: int = 0, language: str = "en", plain: bool = False) -> Showing:
    voice = Voice(GAME, language, PLAYERS, viewer)
    return Showing(GAME, one.view(viewer), viewer, PLAYERS, voice, plain)


def drawn(shown: Showing, width: int = WIDTH) -> list[str]:
    """The picture as lines, without colours."""
    console = Console(width=width, color_system=None, force_terminal=True)
    with console.capture() as capture:
        console.print(BOARD.picture(shown, width))
    return [line.rstrip() for line in capture.get().splitlines()]


def offered(one: Table) -> list[Bundle]:
    typed = {GAME.text_of(one.state, move): GAME.typed(one.state, move) for move in one.state.moves()}
    return BOARD.bundles(showing(one, one.state.actor), typed)


def four(**changes: object) -> Table:
    """Four peoples, of which A moves."""
    facts: dict[str, object] = {
        "peoples": "elves dwarves orcs shapeshifters=giants",
        "runes": "flying traps true_knowledge moons=wrath,ghosts,choice,wisdom",
        "cities": "NUR1 RHU1",
        "ships": "NUR2 E; NUR2 NE; SIG1 SW; CAN3 W; RHU2 SW; LUT8 NE; KES2 NW",
        "golems": {"LUT7": 0, "LUT8": 0},
        "hands": {"A": "lightning storm strength*", "B": "famine"},
        "sticks": {"A": 5},
        "taken": "Ar",
        "reserve": {"B": "3 armies 1 city"},
        "traps": ["CAN3"],
    }
    armies = (
        "A NUR1 3; A NUR2 2; A SIG1 4; A LUT8 2; B SIG4 2; B SIG2 3; B CAN3 2; B LUT7 3; "
        "C RHU1 8; C RHU2 1 h A1; D KES1 1; D KES2 2"
    )
    return table(armies, **{**facts, **changes})  # type: ignore[arg-type]


# What is drawn.


def test_the_archipelago_with_its_signs() -> None:
    lines = drawn(showing(four()))
    chart = [line[:73].rstrip() for line in lines[1:25]]
    assert chart == [
        "                                        Tavani +1    ·    ·",
        "             Canli +2                               TAV2 TAV3",
        "          ·    ·                      ⌃ ·    ·    ·  ⌃ ·",
        "         CAN5 CAN1                     YSS2 YSS1 TAV4 TAV1",
        "             ·  ⌃ ·    ·              ·                 ⌃ ·",
        "            CAN4 CAN2 CAN6      ↗    YSS3 Yssala +1      DHO1",
        "     ·    ·      ← ◆2       ★■2◆                Dhorun +1   ·",
        " ↖  KES4 KES6      CAN3     ›LUT8                Rhuam +3  DHO2",
        " ⌃●2    ·    ·   Keshari +2    ★G2● ★G2▲  ◆3         ·    ·    ·",
        "  KES2 KES3 KES5                LUT3 LUT2 LUT7      RHU5 RHU4 RHU6",
        "    ●1         ·       ★G1▲ ★G2■ ⌂G3   G2         ·   ▲1+1⌂▲8",
        "    KES1      ILA4      LUT9 LUT4 LUT0 LUT1      RHU3 RHU2 RHU1",
        "           ⌃ ·    ·             G2  ★G2◆  G1         ↙    ·         ·",
        "            ILA1 ILA2      ↗    LUT5 LUT6 LUT11          RHU7      BEL4",
        "          ·    ·  ⌂■3   ■2  →    ★G1●                     ⌃ ·    ·",
        "         ILA5 ILA3›NUR1›NUR2      LUT10                    BEL2 BEL3",
        "          Ilarnat +2   ·   Nuriel +1       ·              ·",
        "                      NUR3                ORM1           BEL1 Belkor +1",
        "                    ·   ◆3   ◆2            ⌃ ·    ·",
        "                   SIG7 SIG2 SIG4           ORM2 ORM3",
        "                       ·  ⌃■4    ·         ·         ·",
        "                      SIG6›SIG1 SIG5      ORM5      ORM4 Ormeth +2",
        "                          ↙   ·",
        "                 Sigari +3   SIG3",
    ]
    assert len(lines) <= 34


def test_the_peoples_in_turn_order() -> None:
    lines = [line[74:].rstrip() for line in drawn(showing(four()))[1:28]]
    assert lines[:11] == [
        "►1 ■ Elves ☆★ · You",
        "  Rune of Flying",
        "  7→7 pts · 4 prov.",
        "  1 city · supply 26",
        "  5 sticks · 3 spells",
        " 2 ◆ Dwarves ☆☆ · Ben",
        "  Rune of Traps",
        "  6→6 pts · 4 prov.",
        "  0 cities · supply 25",
        "  0 sticks · 1 spell",
        "  reserve 3 ⌂1",
    ]
    assert " 4 ● Shapeshifters ☆☆" in lines
    assert "  Dan · ☾ Rune of Wisdom" in lines
    assert "  to hold: ■2 ◆3 ▲3 ●3" in lines


def test_on_a_low_screen_a_people_is_told_without_what_it_has_none_of() -> None:
    line = draw_low_peoples(showing(four()), 80)[1].plain
    assert line.endswith("supply 25 · 1 spell · reserve 3 ⌂1")


def test_a_contested_province_shows_attackers_against_defenders_and_traps_their_owner_only() -> None:
    one = four(runes="").play("move SIG1", "to SIG2", "take 3")
    assert "■3◆3 ◆2" in "\n".join(drawn(showing(one)))
    assert "SIG2 Dwarves, 3 armies, 3 attackers" in " ".join(BOARD.sentences(showing(one)))
    trapped = four()
    assert "◆2×" in "\n".join(drawn(showing(trapped, 1)))
    assert "◆2×" not in "\n".join(drawn(showing(trapped, 0)))


def test_the_hand_marks_what_can_be_played_now() -> None:
    lines = drawn(showing(four()))
    assert any(line.startswith("›■ Lightning") for line in lines)
    assert any(line.startswith(" ■ Strength*") for line in lines)
    assert not any("Famine" in line for line in lines)
    assert any(line.startswith(" ◆ Famine") for line in drawn(showing(four(), 1)))


def test_a_land_to_be_laid_is_shown_with_its_places() -> None:
    match = Match(GAME, {"board": "strategic"}, Seal("lay"))
    while match.view(match.actor).phase != "lay":
        match.play(match.actor, match.legal()[0])
    shown = showing_of(match, match.actor, "en")
    words = "\n".join(drawn(shown))
    _, land, place, _ = match.legal()[0].split()
    assert place in words
    assert "its provinces without rotation" in words
    (bundle,) = BOARD.bundles(shown, {text: GAME.parse(text) for text in match.legal()})  # type: ignore[misc]
    assert bundle.form == f"lay {land} q,r TURN"


def test_a_battle_shows_both_sides_and_what_the_cards_do() -> None:
    one = table(
        "A NUR1 4; B NUR2 2",
        peoples="orcs faeries",
        cities="NUR2",
        piles={"A": whole("MHCS MMMM"), "B": whole("HS MM")},
    )
    one.play("move NUR1", "to NUR2", "take 3", "end")
    words = "\n".join(drawn(showing(one)))
    assert re.search(
        r"Battle: NUR2 Nuriel II · combat round 1 · attacker: \d+% to win, about \d(?:\.\d)? left ⌂", words
    )
    assert "■ Orcs (attack, You) · 3 armies · drawn: Miss, Hit, City hit, Shield · return 1" in words
    assert "◆ Faeries (defence, Ben) · 2 armies · drawn: 2 hidden cards" in words
    assert "drawn: Hit, Shield" in "\n".join(drawn(showing(one, 1)))
    assert "Orcs (attack, You): 3 armies; drawn: Miss, Hit, City hit, Shield; return 1." in BOARD.sentences(
        showing(one)
    )


def test_attacks_on_the_list_are_told_with_their_odds() -> None:
    one = table("A NUR1 8; B NUR2 1; A NUR3 2", peoples="orcs faeries").play("move NUR1")
    view = GAME.view(one.state, 0)
    shown = {found.text: BOARD.entry(showing(one), found).result for found in foresee(GAME, view, 0, rng_from(b"list"))}
    assert re.fullmatch(r"(9\d|100)% to win, about \d\.\d left", shown["to NUR2"])
    assert shown["to NUR3"] == ""
    one.play("to NUR2")
    alone = foresee(GAME, GAME.view(one.state, 0), 0, rng_from(b"list"), ["take 1"])
    assert re.fullmatch(r"\d+% to win, about 1(\.0)? left", BOARD.entry(showing(one), alone[0]).result)


def test_open_cards_are_added_up() -> None:
    one = table(
        "A NUR1 4; B NUR2 2",
        peoples="bards faeries",
        cities="NUR2",
        piles={"A": whole("MHCX MMMM"), "B": whole("HSM MM")},
        hands={"A": "stone_skin", "B": "second_chance"},
    )
    one.play("move NUR1", "to NUR2", "take 3", "end").pass_all()
    while one.view().moment != "W6":
        one.play(one.legal[0])
    words = "\n".join(drawn(showing(one, one.state.actor)))
    assert re.search(r"Bards .* played: .*City hit, Hero strike · 2 hits", words)
    assert re.search(r"Faeries .* played: .* · \d hits?", words)


def test_the_price_table_and_the_phases_of_the_round() -> None:
    one = table("A NUR1 3; B SIG1 3", step="buying", budget={"A": 27})
    lines = drawn(showing(one))
    assert "[purchase]" in lines[0]
    assert "27 points to spend: ship 4, city marker 5, stick 1" in lines
    assert any(line.startswith("Armies=points: 1=2 2=4 3=6") and line.endswith("15=49") for line in lines)
    assert "[movement]" in drawn(showing(four()))[0]
    assert "Ben" in "\n".join(drawn(showing(four(active="B"))))


def test_who_must_decide_is_said_and_for_which_people_in_the_pro_variant() -> None:
    assert "Dwarves (Ben) must decide" in drawn(showing(four(active="B", hands={})))
    pro = table(
        "A NUR1 3; B SIG1 3; C RHU1 2; D KES1 2",
        peoples="elves dwarves orcs giants",
        runes="- - - -",
        mode="pro",
        active="B",
    )
    assert "You decide for: ◆ Dwarves" in drawn(showing(pro))


def test_words_come_where_the_map_does_not_fit() -> None:
    shown = showing(four())
    assert "⌂" in "\n".join(drawn(shown, 80))
    assert "⌂" not in "\n".join(drawn(shown, 60))


def test_sentences_use_no_signs_and_tell_provinces_and_peoples() -> None:
    sentences = BOARD.sentences(showing(four(), plain=True))
    assert not re.search(DRAWN, "".join(sentences))
    assert not [line for line in sentences if ".." in line]
    ships = "ship in the east, ship in the north-east"
    assert f"Nuriel (1): NUR1 Elves, 3 armies, city; NUR2 Elves, 2 armies, {ships}; NUR3 empty." in sentences
    assert "You can choose: LUT8, NUR1, NUR2, SIG1." in sentences


def test_the_board_is_found() -> None:
    assert isinstance(board_of(GAME), LutaoBoard)


# Random games.


def games_of(options: dict[str, str | int], seed: str, most: int = 120) -> Iterator[Match]:
    """A random game, decision by decision."""
    match, rng = Match(GAME, options, Seal(seed)), rng_from(seed.encode())
    for _ in range(most):
        if match.actor == NOBODY:
            break
        yield match
        moves = match.legal()
        match.play(match.actor, moves[rng.below(len(moves))])
    yield match


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(map(str, options.values())))
def test_no_line_is_wider_than_the_screen_and_no_hidden_spell_is_named(options: dict[str, str | int]) -> None:
    for number, match in enumerate(islice(games_of(options, "width"), 0, None, 3)):
        for viewer in (SPECTATOR, ALL_KNOWING, 0, 1)[number % 4 :: 4]:
            shown = showing_of(match, viewer, LANGUAGES[(number + viewer) % len(LANGUAGES)])
            lines = drawn(shown)
            assert max(map(cell_len, lines)) <= WIDTH
            words = "\n".join([*lines, *BOARD.sentences(shown)])
            assert {spell for spell in SPELLS if shown.name(f"spell-text-{spell}") in words} <= known_spells(shown)


def known_spells(shown: Showing) -> set[str | None]:
    found = {card.spell for folk in shown.view.peoples for card in folk.hand}
    return found | {card for errand in shown.view.errands for card in errand.cards}


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(map(str, options.values())))
def test_every_legal_move_is_offered_once_in_a_short_list(options: dict[str, str | int]) -> None:
    for number, match in enumerate(games_of(options, "offers")):
        if match.actor == NOBODY:
            continue
        game, state = match.game, match.state
        typed = {game.text_of(state, move): game.typed(state, move) for move in state.moves()}
        shown = showing_of(match, match.actor, LANGUAGES[number % len(LANGUAGES)])
        bundles = BOARD.bundles(shown, typed)
        assert sorted(move for bundle in bundles for move in bundle.moves) == sorted(typed)
        assert sum(len(bundle.moves) if not bundle.form else 1 for bundle in bundles) <= 12
        for text, move in list(typed.items())[:8]:
            spoken = BOARD.entry(replace(shown, plain=True), Foresight(text, move, ((1.0, ()),), None))
            assert spoken.about
            assert not re.search(DRAWN, spoken.about)


# Whole moves in one line.


def expanded(one: Table, line: str) -> Expansion:
    found = BOARD.expand(showing(one, one.state.actor), line)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("move NUR2 NUR3 1", ("move NUR2", "to NUR3", "take 1")),
        ("move nur2 to nur3 take 1", ("move NUR2", "to NUR3", "take 1")),
        ("move NUR2 → NUR3", ("move NUR2", "to NUR3")),
        ("sail NUR2 E 1 LUT10 W", ("sail NUR2 E", "take 1", "land LUT10 W")),
        ("sail NUR2 E 1 -2, 2 LUT10 W", ("sail NUR2 E", "take 1", "via -2,2", "land LUT10 W")),
        ("play lightning SIG4", ("play lightning", "at SIG4")),
    ],
)
def test_a_line_stands_for_a_whole_move(line: str, moves: tuple[str, ...]) -> None:
    one = four(runes="")
    found = expanded(one, line)
    assert found.moves == moves
    assert found.steps
    assert not found.ask
    one.play(*moves)


def test_several_placements_in_a_line() -> None:
    one = table(step="placing", reserve={"A": "7 armies 1 city 1 ship"}, armies="A NUR1 1; A NUR2 1; B SIG1 3")
    moves = expanded(one, "army NUR2 3 NUR1 4 city NUR1 ship NUR2 E").moves
    assert moves == ("army NUR2", "take 3", "army NUR1", "take 4", "city NUR1", "ship NUR2 E")
    one.play(*moves)


def test_a_purchase_in_a_line() -> None:
    one = table(step="buying", budget={"A": 27})
    assert expanded(one, "buy 7 1 0 3").moves == ("armies 7", "ships 1", "cities 0", "sticks 3")
    assert expanded(one, "buy 10").moves == ("armies 10", "sticks 0")
    one.play("armies 7")
    assert expanded(one, "buy 1 1 2").moves == ("ships 1", "cities 1", "sticks 2")
    one.play(*expanded(one, "buy 1 1 2").moves)


@pytest.mark.parametrize("line", ["buy 3 x", "buy 1 2 3 4 5", "buy -1"])
def test_a_purchase_needs_numbers_in_their_order(line: str) -> None:
    with pytest.raises(BadLine, match="in this order: buy armies ships cities sticks"):
        BOARD.expand(showing(table(step="buying", budget={"A": 27})), line)
    with pytest.raises(BadLine, match="not the time"):
        BOARD.expand(showing(four()), line)


def test_a_number_alone_is_what_it_says_where_only_numbers_are_asked() -> None:
    one = table(step="buying", budget={"A": 27})
    assert expanded(one, "7").moves == ("armies 7",)
    moving = four(runes="").play("move NUR1", "to NUR3")
    assert expanded(moving, "2").moves == ("take 2",)
    assert BOARD.expand(showing(four()), "2") is None
    assert expanded(four(runes="").play("move NUR1"), "nur3").moves == ("to NUR3",)


@pytest.mark.parametrize(
    ("line", "guess"),
    [
        ("move NUR2 NUR3 2", "take 2"),
        ("move NUR2 SIG9 1", None),
        ("move NUR2 RHU1 1", "to RHU1"),
        ("move RHU1 RHU2 1", "move RHU1"),
        ("sail NUR2 E 1 RHU1 E", "land RHU1 E"),
        ("play lightning NUR1", "at NUR1"),
    ],
)
def test_an_illegal_part_is_left_to_the_rules_to_refuse(line: str, guess: str | None) -> None:
    one = four(runes="", sticks={"A": 1})
    if guess is None:
        with pytest.raises(BadLine, match="Nothing was played"):
            BOARD.expand(showing(one), line)
        return
    moves = expanded(one, line).moves
    assert moves[-1] == guess
    with pytest.raises(Illegal):
        one.play(*moves)


def test_a_line_ends_where_something_hidden_could_happen() -> None:
    with pytest.raises(BadLine, match="Put ; between several moves"):
        BOARD.expand(showing(four(runes="")), "move NUR2 NUR3 1 move SIG1 SIG5 1")


def test_moves_and_nonsense_are_no_lines() -> None:
    shown = showing(four())
    for line in ("move NUR2", "end", "play lightning", "hello", "hello world", "", "17"):
        assert BOARD.expand(shown, line) is None
    assert BOARD.expand(showing(four(), 1), "move NUR2 NUR3 1") is None


# What can be looked up.


def test_provinces_peoples_runes_and_spells_are_explained() -> None:
    shown = showing(four())
    assert BOARD.look(shown, "nur2") == [
        "NUR2 Nuriel II: Elves, 2 armies; ship in the east; ship in the north-east",
        "Borders on: NUR1 (W), NUR3 (SW)",
        "Coast: E, NE, NW, SE",
    ]
    assert "rune artefact of the Dwarves" in BOARD.look(shown, "LUT8")[0]
    assert BOARD.look(shown, "nuriel")[0] == "Nuriel: 3 provinces, bonus 1"
    assert "2 armies" in BOARD.look(shown, "nuriel")[2]
    words = " ".join(BOARD.look(shown, "elves"))
    assert "Rune of Flying" in words
    assert "Lightning" in words
    assert "Famine" not in " ".join(BOARD.look(shown, "dwarves"))
    assert BOARD.look(shown, "traps")[0].startswith("Rune of Traps: ")
    assert BOARD.look(shown, "lightning")[0].startswith("Lightning: ")
    assert BOARD.look(shown, "hero")[0].startswith("Hero strike: ")
    assert [line.partition(":")[0] for line in BOARD.look(shown, "storm")] == ["Storm"]
    assert BOARD.look(shown, "nonsense") == []
    assert len(BOARD.look(shown, "")) == 2


# At the keyboard.


def test_what_is_forced_goes_by_itself() -> None:
    match = Match(GAME, {"mode": "beginner"}, Seal("forced"), ("crimson", "apprentice"))
    one = table("A NUR1 1; B SIG1 3", hands={"A": "lightning", "B": "counterspell"})
    match.state = one.state
    assert forced(match) is None
    alone = table("A NUR1 1; B SIG1 3; C KES1 1", peoples="elves orcs giants")
    match.state = alone.state
    assert alone.legal == ["end"]
    assert forced(match) == "end"


def beginner(*more: str, seed: str = "keys", players: str = "2") -> tuple[str, ...]:
    options = ("--mode", "beginner", "-o", f"players={players}", "-o", "board=standard", "-o", "material=standard")
    return ("play", "lutao", *options, "--level", "random", "--seat", "crimson", "--seed", seed, "--lang", "en", *more)


def test_armies_are_placed_in_one_line_or_not_at_all(player: Sit) -> None:
    """`army` is a command in games where players bring armies; here it begins a move."""
    someone = player(*beginner(), columns=str(WIDTH))
    assert "choose" in someone.asked()
    screen = someone.says("1")
    while "Place your armies" not in screen:
        screen = someone.says("pass")
    place = re.findall(r"›([A-Z]{3}\d)", screen)[0]
    before = int(re.findall(r"To be placed: (\d+) arm", screen)[-1])
    assert "Choose a number from 1 to 7" in someone.says(f"army {place} 20")
    assert "Nothing was played" in someone.says(f"army {place} 2 nowhere")
    assert f"To be placed: {before - 2} arm" in someone.says(f"army {place} 2")
    assert "2 moves were taken back" in someone.says("u")
    assert f"To be placed: {before} arm" in someone.screen
    assert f"To be placed: {before - 3} arm" in someone.says(f"army {place} 2; army {place} 1")
    assert "Ask for a province" in someone.says("look")
    assert max(map(cell_len, someone.screen.splitlines())) <= WIDTH


@pytest.mark.parametrize("arguments", [(), ("--plain",)])
def test_a_few_rounds_go_by(player: Sit, arguments: tuple[str, ...]) -> None:
    someone = player(*beginner(*arguments, seed="rounds", players="3"), columns=str(WIDTH))
    screen = someone.asked()
    for _ in range(60):
        screen = someone.says(next_line(screen))
        assert arguments or max(map(cell_len, screen.splitlines())) <= WIDTH
        if "round 2 of" in screen and "Place your armies" in screen:
            break
    assert "round 2 of" in screen


def next_line(screen: str) -> str:
    """An answer that is always legal."""
    question = screen.rpartition("(LUT-")[2]
    for answer in ("end", "pass", "enough"):
        if re.search(rf"\d\.? {answer}\b", question):
            return answer
    for word in ("take", "armies", "ships", "cities", "sticks"):
        if found := re.search(rf"{word} (\d)–(\d+)", question):
            return f"{word} {found[2]}"
    if "army PROV N" in question:
        places = re.findall(r"([A-Z]{3}\d+)", question) or re.findall(r"›([A-Z]{3}\d)", screen)
        return f"army {places[0]}"
    return "1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_there_is_not_told(language: str) -> None:
    voice = Voice(GAME, language, PLAYERS, 0)
    assert "–" not in voice.event(CardsOffered(seat=0, peoples=("elves", "orcs"), runes=()))
    sparse = PointsCounted(people="elves", provinces=9, lutao=0, cities=0, lands=0, land_cities=0, total=9)
    assert "0" not in voice.event(sparse)
    voyage = VoyageDeclared(
        people="elves", origin="RHU3", province="LUT1", direction="E", armies=2, hostages=0, route=("2,0",), sticks=1
    )
    assert "2,0" not in voice.event(voyage)


def test_a_hint_without_a_known_worth_names_no_number(player: Sit) -> None:
    someone = player(*beginner(), columns=str(WIDTH))
    someone.asked()
    screen = someone.says("hint")
    assert "A master would play" in screen
    assert "only one move" not in screen
    assert "to win" not in screen


def test_a_province_may_be_typed_as_the_small_map_names_it() -> None:
    shown = showing(four(runes=""))
    short = BOARD.expand(shown, "move n2 n3 1")
    assert short is not None
    assert short == BOARD.expand(shown, "move NUR2 NUR3 1")


def test_who_gives_up_among_bots_may_leave_or_watch(player: Sit) -> None:
    options = ("--mode", "beginner", "-o", "players=3", "--level", "random", "--seat", "random")
    someone = player("play", "lutao", *options, "--seed", "leave", "--lang", "en")
    someone.asked()
    someone.types("resign")
    someone.sees("(y/n)")
    someone.types("y")
    someone.sees("watch the rest later: ")
    assert "the bots play on without you" in someone.screen
    someone.types("q")
    assert someone.leaves() == 0
    name = re.findall(r"--resume (\S+)", someone.screen)[0]
    again = player("play", "--resume", name, "--lang", "en")
    again.sees(f"Continuing {name}")
    again.interrupts()
    assert again.leaves() == 130
