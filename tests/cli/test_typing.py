"""What can be typed instead of a whole move in English notation: half of it, another language, Tab."""

import re
from collections.abc import Callable

import pytest

from manawell.cli.commands import vocabulary
from manawell.cli.halves import begun
from manawell.cli.synonyms import WORD, in_notation, synonyms
from manawell.cli.terminal import completion
from manawell.kernel.game import AnyGame
from manawell.kernel.registry import find_game, games
from tests.cli.player import Player
from tests.cli.test_play import DUEL
from tests.cli.test_rivality import duel

Sit = Callable[..., Player]
each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("hu_a1 1,0", ["hu_a1@1,0/N", "hu_a1@1,0/E"]),
        ("HU_A1@1,0", ["hu_a1@1,0/N", "hu_a1@1,0/E"]),
        ("summon 1", ["summon 1 -5,5"]),
        ("sum", ["summon 1 -5,5", "summon 12 0,5"]),
        ("dance", []),
        ("", []),
    ],
)
def test_moves_that_begin_like_a_line(line: str, found: list[str]) -> None:
    moves = ["hu_a1@1,0/N", "hu_a1@1,0/E", "hu_a1@2,0/N", "summon 1 -5,5", "summon 12 0,5"]
    assert begun(moves, line) == found


@pytest.mark.parametrize(
    ("language", "words"), [("en", "only the beginning"), ("de", "erst der Anfang"), ("fr", "que le début")]
)
def test_half_a_move_is_answered_with_what_can_follow(player: Sit, language: str, words: str) -> None:
    someone = player(*duel(language=language))
    someone.asked()
    tile, cell = re.findall(r"(\w\w_[ab]\d)@(-?\d,-?\d)/E", someone.says("keep"))[0]
    screen = someone.says(f"{tile} {cell}")
    assert words in screen
    assert len(re.findall(rf"{tile}@{cell}/[NESW]", screen)) == 4
    screen = someone.says(tile)
    assert re.search(rf"m {tile}\b", screen)


def test_what_is_no_move_at_all_is_answered_with_moves_of_this_decision(player: Sit) -> None:
    someone = player(*DUEL)
    someone.asked()
    screen = someone.says("dance")
    assert "“dance” is not a move" in screen
    assert "@0" in screen
    assert "P3>6" not in screen


@each_game
def test_every_word_of_the_notation_can_be_typed_in_german_and_french(game: AnyGame) -> None:
    known = synonyms(game)
    spoken = {word for form in game.notation for word in WORD.findall(form) if len(word) > 2 and word.islower()}
    borrowed = {"alpha", "golems", "scale", "flying", "traps", "dragon"}
    """Names, and words that are the same everywhere."""
    assert {word for word in spoken - borrowed if [*known.values()].count(word) < 2} == set()
    assert [word for word in spoken if known.get(word, word) != word] == []


@each_game
def test_a_synonym_is_no_command_unless_the_command_means_nothing_there(game: AnyGame) -> None:
    army = {"army", "armies"} if game.id == "lutao" else set()
    assert {known for word, known in synonyms(game).items() if word in vocabulary()} <= army


@pytest.mark.parametrize(
    ("game", "line", "move"),
    [
        ("gegensatz", "Links", "left"),
        ("gegensatz", "verzichten", "decline"),
        ("gegensatz", "gauche", "left"),
        ("rivality", "behalten", "keep"),
        ("rivality", "entferne:Lila", "remove:purple"),
        ("athlas", "gehe 0,3", "walk 0,3"),
        ("athlas", "beschwoere 2 -3,5 ", "summon 2 -3,5 "),
        ("athlas", "défausser 1", "discard 1"),
        ("lutao", "waehle Elfen", "choose elves"),
        ("lutao", "armée NUR2", "army NUR2"),
        ("lutao", "ziehe NUR2", "move NUR2"),
    ],
)
def test_words_of_any_language_become_those_of_the_notation(game: str, line: str, move: str) -> None:
    assert in_notation(find_game(game), line) == move


def test_a_move_in_german_is_recorded_in_the_notation(player: Sit) -> None:
    someone = player(*duel(language="de"))
    someone.asked()
    assert "ist kein Zug" not in someone.says("behalten")
    armies = player("play", "lutao", "--mode", "beginner", "-o", "players=2", "--level", "random", "--lang", "fr")
    armies.asked()
    armies.says("")
    people = re.findall(r"choose (\w+)", armies.screen)
    assert people == [] or "n’est pas un coup" not in armies.says(f"choisir {people[0]}")


def test_tab_completes_moves_and_commands() -> None:
    offers = ["hu_a1@1,0/N", "hu_a1@1,0/E", "help"]
    assert [completion("HU", offers, number) for number in range(3)] == ["hu_a1@1,0/N", "hu_a1@1,0/E", None]
    assert completion("he", offers, 0) == "help"


def test_tab_works_at_the_prompt(player: Sit) -> None:
    someone = player(*DUEL)
    someone.asked()
    someone.child.send("hel\t")
    assert "what a master would do" in someone.says("")
