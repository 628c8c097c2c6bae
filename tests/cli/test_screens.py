"""Tables on small screens: they fit, begin at the top of a page, and come back with an empty line."""

from collections.abc import Callable

import pytest

from manawell.boards import board_of
from manawell.cli.seats import showing_of
from manawell.cli.table_screen import fitting_picture
from manawell.cli.terminal import Terminal
from manawell.kernel.game import AnyGame
from manawell.kernel.match import Match
from manawell.kernel.options import every_setting
from manawell.kernel.registry import games
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.kernel.text import LANGUAGES
from tests.cli.player import Player
from tests.cli.test_play import DUEL

Sit = Callable[..., Player]
WIDTH, ROOM = 80, 17
"""What a screen of 80 × 24 leaves for the table: the question, a few moves and two lines of news are there too."""
CROWDED = {"lutao": 23, "rivality": 19, "athlas": 17, "gegensatz": 17}
"""The most that the smallest picture needs: four peoples on a board that chance has made, a battlefield of ten rows."""
MAKING = ("genus", "card", "stack", "rebuild", "preset", "choose", "lay")
"""Phases in which there is no table yet, but things to choose from."""


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_can_be_drawn_for_a_low_screen(game: AnyGame, language: str) -> None:
    terminal = Terminal()
    terminal.console.width = WIDTH
    settings = list(every_setting(game.options))
    for options in settings[LANGUAGES.index(language) :: len(LANGUAGES)] or settings:
        match, rng = Match(game, options, Seal("screens")), rng_from(b"screens")
        for _ in range(120):
            if match.actor == NOBODY:
                break
            if rng.below(8) == 0 and getattr(match.view(match.actor), "phase", "") not in MAKING:
                lines = fitting_picture(terminal, showing_of(match, match.actor, language), ROOM).splitlines()
                assert len(lines) <= CROWDED[game.id], "\n".join(lines)
                assert max(map(len, lines)) <= WIDTH
            moves = match.state.moves()
            match.play_move(moves[rng.below(len(moves))])


def test_a_picture_that_has_room_is_not_made_smaller() -> None:
    terminal = Terminal()
    terminal.console.width = 100
    for game in games().values():
        match = Match(game, {}, Seal("screens"))
        showing = showing_of(match, 0, "en")
        with terminal.console.capture() as whole:
            terminal.console.print(board_of(game).picture(showing, 100))
        assert fitting_picture(terminal, showing, 60) == whole.get()


@pytest.mark.parametrize("game", games())
def test_a_screen_of_80_by_24_holds_the_table_with_the_question(player: Sit, game: str) -> None:
    someone = player("play", game, "--lang", "en", rows="24", columns="80")
    someone.asked()
    someone.says("")
    assert game.capitalize() in page_of(someone)
    assert page_of(someone).count("\r\n") < 24


def test_an_empty_line_draws_the_table_again_at_the_top_of_a_page(player: Sit) -> None:
    someone = player(*DUEL)
    first = someone.asked().rpartition("\n\n\n")[2]
    assert "\x1b[H" in someone.raw
    someone.says("?")
    assert "│" not in someone.screen
    assert someone.says("").rpartition("\n\n\n")[2] == first


def test_plain_mode_never_turns_a_page(player: Sit) -> None:
    someone = player(*DUEL, "--plain")
    someone.asked()
    someone.says("1")
    assert "\x1b[H" not in someone.raw
    assert "Position 0" not in someone.says("")


def test_what_was_said_of_a_line_stands_above_the_next_table(player: Sit) -> None:
    someone = player(*DUEL)
    someone.asked()
    someone.says("1")
    someone.says("u")
    assert "taken back" in page_of(someone)
    someone.says("?")
    someone.says("")
    assert "taken back" in page_of(someone)
    someone.says("@0; @7")
    assert "@7" in page_of(someone)
    assert "Not played" in page_of(someone)


def page_of(someone: Player) -> str:
    """What stands on the screen: all that was written since the last page was turned."""
    return someone.raw.rpartition("\x1b[H")[2]
