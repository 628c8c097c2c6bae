"""A match with those who sit around it: people at this keyboard, and bots named by their level."""

from collections.abc import Sequence
from typing import Final

from manawell.bots.bot import Bot
from manawell.bots.levels import make_bot
from manawell.cli.boards import BETWEEN, Scene, board_of
from manawell.cli.words import Misuse, cli_texts
from manawell.kernel.faults import Fault
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.match import Match
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.text import Voice, game_texts

HINTS: Final = "hints"
TAKEBACKS: Final = "takebacks"


class Table:
    """Position and rules are the match's; the table knows who decides for which seat."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.bots: dict[int, Bot] = {}
        for seat, player in enumerate(match.players):
            if bot := bot_called(player, self._stream(f"seat {seat}")):
                self.bots[seat] = bot
        self.humans = [seat for seat in range(len(match.seats)) if seat not in self.bots]
        self.fancy = self._stream("foresight")
        """Chance for imagined worlds."""
        usual = {habit.id: habit.default for habit in match.game.habits}
        self.habits = {seat: dict(usual) for seat in self.humans}
        """By seat of a person: what it leaves to itself."""
        self.joined: set[int] = set()
        """The moves that came with others in one line, by number; only the first of a line is a decision."""

    @property
    def shared(self) -> bool:
        """Several people share the keyboard, so hands must be hidden between turns."""
        return len(self.humans) > 1

    @property
    def witness(self) -> int:
        """For whose eyes the end of the game is told."""
        return self.humans[0] if len(self.humans) == 1 else SPECTATOR

    def names(self, language: str) -> list[str]:
        """How the players are called: people by their seat, bots by their level."""
        return [display_name(self.match, seat, language) for seat in range(len(self.match.seats))]

    def scene(self, viewer: int, language: str) -> Scene:
        """What a viewer may see, with words for it."""
        return scene_of(self.match, viewer, language)

    def note(self, name: str) -> None:
        self.match.notes[name] = self.match.notes.get(name, 0) + 1

    def by_habit(self, seat: int) -> str | None:
        """The move that a person leaves to the seat's habits, if any; a habit may end by this."""
        text, self.habits[seat] = self.match.game.habit(self.match.view(seat), self.habits[seat])
        return text

    def forced(self, match: Match) -> str | None:
        """The only legal move, if it is one of those that need no question."""
        moves = match.state.moves()
        if len(moves) != 1:
            return None
        typed = match.game.typed(match.state, moves[0])
        return match.game.write(typed) if isinstance(typed, board_of(match.game).by_itself) else None

    def take_back(self) -> int:
        """Return to the last decision that a person took; the number of moves taken back."""
        decisions = self._decisions()
        if not decisions:
            raise Fault("fault-nothing-to-undo", count=1, played=0)
        count = len(self.match.moves) - decisions[-1]
        self.match.undo(count)
        self.joined = {number for number in self.joined if number < len(self.match.moves)}
        self.note(TAKEBACKS)
        return count

    def _decisions(self) -> list[int]:
        """The numbers of the moves that a person chose; what a seat does by itself would only be done again."""
        whole = self.match
        own = [at for at, seat in enumerate(whole.deciders) if seat in self.humans and at not in self.joined]
        if not whole.game.habits and not board_of(whole.game).by_itself:
            return own
        match, found = whole.fresh(), []
        for at, text in enumerate(whole.moves):
            if at in own and whole.conceding(text) is not None:
                found.append(at)
            elif at in own:
                habit, _ = whole.game.habit(match.view(match.actor), self.habits[match.actor])
                if habit is None and self.forced(match) is None:
                    found.append(at)
            match.repeat(text)
        return found

    def _stream(self, purpose: str) -> Rng:
        """Chance that is unrelated to the game's own, and the same whenever the same seed is played."""
        return rng_from("\n".join(("table", purpose, self.match.seal.seed, *self.match.seal.salts)).encode())


def bot_called(name: str, rng: Rng) -> Bot | None:
    """The bot of that name, or None when it is a person's."""
    try:
        return make_bot(name, rng)
    except Fault:
        return None


def seat_called(name: str, seats: Sequence[str], *others: str) -> int:
    """The seat of that name, whatever its capitals; `others` could have been said as well."""
    for number, seat in enumerate(seats):
        if seat.casefold() == name.casefold():
            return number
    raise Misuse("fault-seat", seat=name, known=", ".join((*seats, *others)))


def display_name(match: Match, seat: int, language: str) -> str:
    """People are called by their seat, bots by their level, and by both where several have the same."""
    player = match.players[seat]
    texts = game_texts(match.game, language)
    if cli_texts(language).has(f"level-{player}"):
        level = cli_texts(language).say(f"level-{player}")
        several = match.players.count(player) > 1
        return f"{level}{BETWEEN}{texts.say(f'seat-{match.seats[seat]}')}" if several else level
    return texts.say(f"seat-{player}") if texts.has(f"seat-{player}") else player


def scene_of(match: Match, viewer: int, language: str) -> Scene:
    names = [display_name(match, seat, language) for seat in range(len(match.seats))]
    voice = Voice(match.game, language, names, viewer)
    return Scene(match.game, match.view(viewer), viewer, names, voice, cli_texts(language))


def outcome_line(match: Match, viewer: int, language: str) -> str:
    """The closing sentence for a viewer; only for a game that is over."""
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
    return texts.say(f"outcome-{outcome.reason}", winner=winner, you=you)
