"""Who sits at a table in the terminal: people at this keyboard, and bots named by their level."""

import sys
from collections.abc import Sequence
from typing import Any

from manawell.boards import BETWEEN, Showing, board_of
from manawell.bots.bot import Bot
from manawell.bots.levels import make_bot
from manawell.bots.own import is_place
from manawell.cli.words import Misuse, cli_texts
from manawell.kernel.faults import Fault
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.match import Match
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.text import Voice, game_texts
from manawell.table.faults import table_texts

_invited: set[str] = set()


class Seats:
    """Who decides for which seat of a table."""

    def __init__(self, match: Match, learner: int | None = None) -> None:
        """With a `learner`, nobody else is at the keyboard: the others follow a script."""
        self._match = match
        self.bots: dict[int, Bot] = {}
        for seat, player in enumerate(match.players):
            if bot := bot_called(player, self._stream(f"seat {seat}")):
                self.bots[seat] = bot
        people = [seat for seat in range(len(match.seats)) if seat not in self.bots]
        self.humans = people if learner is None else [learner]
        self.fancy = self._stream("foresight")
        """The random stream for imagined worlds."""

    @property
    def shared(self) -> bool:
        """Whether several people share the keyboard, so hands must be hidden between turns."""
        return len(self.humans) > 1

    @property
    def witness(self) -> int:
        """The viewer to whom the end of the game is told."""
        return self.humans[0] if len(self.humans) == 1 else SPECTATOR

    def names(self, language: str) -> list[str]:
        """The names of the players: people by their seat, bots by their level."""
        return [display_name(self._match, seat, language) for seat in range(len(self._match.seats))]

    def _stream(self, purpose: str) -> Rng:
        """A random stream that is unrelated to the game's own, but the same whenever the same seed is played."""
        seal = self._match.seal
        return rng_from("\n".join(("table", purpose, seal.seed, *seal.salts)).encode())


def forced(match: Match) -> str | None:
    """The only legal move, if it is of a kind that needs no question."""
    moves = match.state.moves()
    if len(moves) != 1:
        return None
    typed = match.game.typed(match.state, moves[0])
    return match.game.write(typed) if isinstance(typed, board_of(match.game).by_itself) else None


def invite(name: str) -> None:
    """Check that there is a bot of that name, and let it play even if it is a class, here or in a package."""
    if is_place(name):
        look_here()
    make_bot(name, rng_from(b""))
    _invited.add(name)


def look_here() -> None:
    """Let modules be found in the folder in which the program was started."""
    if "" not in sys.path:
        sys.path.append("")


def bot_called(name: str, rng: Rng) -> Bot | None:
    """The bot of that name; None if it is a person's name. Names are also read from files, and no file decides what
    code runs here: a class must have been named by whoever started the program.
    """
    if is_place(name) and name not in _invited:
        raise Misuse("fault-bot-uninvited", name=name)
    try:
        return make_bot(name, rng)
    except Fault:
        return None


def seat_called(name: str, seats: Sequence[str], *others: str) -> int:
    """The seat of that name, ignoring case; `others` are further valid answers, for the fault."""
    for number, seat in enumerate(seats):
        if seat.casefold() == name.casefold():
            return number
    raise Misuse("fault-seat", seat=name, known=", ".join((*seats, *others)))


def display_name(match: Match, seat: int, language: str) -> str:
    """People are called by their seat, bots by their level, or by both if several have the same level."""
    player = match.players[seat]
    texts = game_texts(match.game, language)
    if cli_texts(language).has(f"level-{player}"):
        level = cli_texts(language).say(f"level-{player}")
        several = match.players.count(player) > 1
        return f"{level}{BETWEEN}{texts.say(f'seat-{match.seats[seat]}')}" if several else level
    return texts.say(f"seat-{player}") if texts.has(f"seat-{player}") else player


def showing_of(match: Match, viewer: int, language: str, view: Any = None) -> Showing:
    """What a viewer sees, now or in an earlier view, with words for it."""
    names = [display_name(match, seat, language) for seat in range(len(match.seats))]
    voice = Voice(match.game, language, names, viewer)
    return Showing(match.game, match.view(viewer) if view is None else view, viewer, names, voice)


def outcome_line(match: Match, viewer: int, language: str) -> str:
    """The closing sentence for a viewer; only for a finished game."""
    outcome = match.outcome()
    assert outcome is not None, "the game is over"
    names = [display_name(match, seat, language) for seat in range(len(match.seats))]
    if viewer == SPECTATOR or viewer not in range(len(names)):
        you = "watching"
    elif viewer in outcome.winners:
        you = "won"
    else:
        you = "drawn" if not outcome.winners and len(names) > 1 else "lost"
    texts = game_texts(match.game, language)
    winner = texts.join([names[seat] for seat in outcome.winners])
    message = f"outcome-{outcome.reason}"
    said = texts if texts.has(message) else table_texts(language)
    return said.say(message, winner=winner, you=you)
