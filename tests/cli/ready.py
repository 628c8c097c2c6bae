"""Loads what the program loads sooner or later at a terminal: a process that is copied from here begins at once."""

from manawell.boards import board_of
from manawell.cli.app import build
from manawell.kernel.registry import games
from manawell.kernel.text import game_texts, kernel_texts

for game in games().values():
    board_of(game)
for language in ("en", "de", "fr"):
    build(language, ("play", "learn", "puzzles", "replay", "rules"))
    kernel_texts(language)
    for game in games().values():
        game_texts(game, language)
