"""The terminal's own texts, its commands, and the board for a game that has none."""

import re
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from manawell.boards import board_of
from manawell.boards.generic import WordBoard
from manawell.bots.levels import LEVELS
from manawell.cli.commands import Command, Verb, parse_command, vocabulary
from manawell.cli.seats import outcome_line, showing_of
from manawell.cli.setup import arrange_rematch, bots_of, is_open
from manawell.cli.words import cli_texts
from manawell.kernel.foresight import foresee
from manawell.kernel.game import AnyGame
from manawell.kernel.match import Match
from manawell.kernel.options import Choice, every_setting, values_of
from manawell.kernel.registry import find_game, games
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.kernel.text import LANGUAGES
from manawell.table.entries import Move, TakeBack
from manawell.table.setting import Setting
from manawell.table.table import Table
from manawell.table.takebacks import FREE, takeback
from tests.server.nim import Nim, nim_is_listed

ID = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
PAGE = Path(__file__).parents[2] / "web" / "src" / "text"
VARIABLE = re.compile(r"\$([a-z-]+)")


def source(language: str) -> str:
    return files("manawell.cli").joinpath("text", f"{language}.ftl").read_text("utf-8")


def messages(language: str) -> dict[str, set[str]]:
    """Message ids with the values that each uses."""
    parts = ID.split(source(language))[1:]
    return {name: set(VARIABLE.findall(body)) for name, body in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_values(language: str) -> None:
    assert messages(language) == messages("en")


def test_typography() -> None:
    assert not re.search(r"\"[^\"{]*\{ \$", source("de"))
    french = re.sub(r"^#.*$|^[a-z0-9-]+ = |->|\[\w+\]|\{[^}]*\}", "", source("fr"), flags=re.MULTILINE)
    assert not re.search(r" [;:!?»%](?!\s?[0-9])", french)
    assert "'" not in french


def test_no_word_means_two_commands_and_none_is_a_move() -> None:
    words = [
        word
        for language in LANGUAGES
        for verb in Verb
        for word in cli_texts(language).say(f"command-{verb}").split(", ")
    ]
    assert {vocabulary()[word] for word in words} == set(Verb)
    for game in games().values():
        assert not [word for word in vocabulary() if game.parse(word) is not None]


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("?", Command(Verb.HELP)),
        ("?7.2", Command(Verb.HELP, "7.2")),
        ("? GEG-7.2", Command(Verb.HELP, "GEG-7.2")),
        ("Hinweis", Command(Verb.HINT)),
        ("ZURÜCK", Command(Verb.UNDO)),
        ("save a b.mana", Command(Verb.SAVE, "a b.mana")),
        ("lang de", Command(Verb.LANGUAGE, "de")),
        ("P3>6", None),
        ("3", None),
    ],
)
def test_lines_become_commands(line: str, command: Command | None) -> None:
    assert parse_command(line) == command


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_both_boards_can_tell_every_decision_of_every_mode(game: AnyGame) -> None:
    for options in every_setting(game.options):
        match = Match(game, options, Seal("boards"))
        rng = rng_from(b"boards")
        for step in range(24):
            if match.actor == NOBODY:
                break
            legal = match.legal()
            wanted = sorted({legal[rng.below(len(legal))] for _ in range(6)}, key=legal.index)
            ahead = foresee(game, match.view(match.actor), match.actor, rng, wanted, worlds=3)
            assert [found.text for found in ahead] == wanted
            showing = showing_of(match, match.actor, LANGUAGES[step % len(LANGUAGES)])
            for board in (board_of(game), WordBoard()):
                board.picture(showing, 60)
                assert all(board.sentences(showing))
                assert all(board.entry(showing, found).about for found in ahead)
            match.play(match.actor, ahead[rng.below(len(ahead))].text)


def test_foresight_depends_only_on_what_the_player_sees() -> None:
    """The same view over different hidden cards gives the same list."""
    game = find_game("gegensatz")
    match = Match(game, {}, Seal("hidden"))
    for _ in range(2):
        match.play(match.actor, match.legal()[0])
    view = match.view(0)
    other = game.resample(match.state, 0, rng_from(b"other"))
    assert game.view(other, 0) == view
    lists = [foresee(game, seen, 0, rng_from(b"same")) for seen in (view, game.view(other, 0))]
    assert lists[0] == lists[1]


def test_undo_returns_to_the_last_decision_of_a_person() -> None:
    game = find_game("gegensatz")
    table = Table(Setting(game=game.id, rules=1, options=game.settle({}), seal=Seal("undo")), ("apprentice", "B"))
    while len(table.line) < 2 or table.match.actor != 1:
        table.add(Move(table.match.legal()[0]))
    found = takeback(table, [1], others=False)
    assert found.how == FREE
    table.add(TakeBack(found.kept))
    assert table.match.actor == 1
    assert len(table.line) == 1
    assert table.notes == {"takebacks": 1}


def test_a_rematch_keeps_partners_together() -> None:
    with nim_is_listed():
        for mode, players, again in (
            ("pairs", ("apprentice", "E", "S", "W"), ("N", "E", "apprentice", "W")),
            ("trio", ("apprentice", "E", "S"), ("N", "E", "apprentice")),
        ):
            setting = Setting(game="nim", rules=Nim.rules_version, options={"mode": mode}, seal=Seal(mode))
            assert arrange_rematch(Table(setting, players)).match.players == again


class RatedNim(Nim):
    levels = tuple(
        msgspec.structs.replace(level, rating=600 + 200 * at, error=31) for at, level in enumerate(Nim.levels)
    )


@pytest.mark.parametrize(
    ("language", "measured", "not_measured"),
    [
        ("en", "Journeyman, strength 1200 ± 31", "Journeyman"),
        ("de", "Geselle, Stärke 1200 ± 31", "Geselle"),
        ("fr", "Compagnon, force 1200 ± 31", "Compagnon"),
    ],
)
def test_bots_are_offered_with_their_strength_where_it_was_measured(
    language: str, measured: str, not_measured: str
) -> None:
    texts = cli_texts(language)
    for game, label in ((RatedNim(), measured), (Nim(), not_measured)):
        answers = bots_of(game, texts)
        assert tuple(answer.value for answer in answers) == LEVELS
        assert answers[3].label == label
        assert len({answer.about for answer in answers}) == len(LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_and_terminal_say_the_same_of_a_level(language: str) -> None:
    page, terminal = (PAGE / f"{language}.ftl").read_text("utf-8").splitlines(), source(language).splitlines()
    for level in LEVELS:
        for message in (f"level-{level} = ", f"level-{level}-about = "):
            (line,) = [line for line in terminal if line.startswith(message)]
            assert line in page
        for message in ("help-level", "help-bots"):
            assert level in cli_texts(language).say(message)


def test_only_values_that_exist_are_offered() -> None:
    heap = Nim.options[1]
    assert isinstance(heap, Choice)
    assert values_of(heap, {"mode": "trio"}) == ["small", "large"]
    assert values_of(heap, {"mode": "pairs"}) == ["small", "large", "huge"]


def test_a_choice_of_one_value_is_not_asked() -> None:
    assert not is_open(Choice("board", ("flat",), "flat"), {"board": "flat"})
    assert is_open(Choice("board", ("flat", "round"), "flat"), {"board": "flat"})
    assert not is_open(Choice("board", ("flat", "round"), "flat"), {})


def test_the_closing_sentence_names_all_winners() -> None:
    match = Match(Nim(), {"mode": "pairs", "heap": "small"}, Seal("end"))
    for _ in range(2):
        match.play(match.actor, "take:3")
    assert outcome_line(match, 2, "en") == "The heap is empty: North and East."
