"""Reads `*.perft` files: positions of a game, and how many positions can follow at which depth.

    # a remark
    id first-turn-of-a-duel
    start mode=duel seed=oak
    play @0 @4 R2>6
    perft 1 9
    perft 2 61

`start` gives options and seed, `play` (as often as needed, or never) the moves from the deal, in notation; chance along
them comes from the seed. Moves that consist of several words are each followed by a semicolon. A count is the number of
ways to make that many moves, counting each outcome of chance separately.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal

FOLDER = Path(__file__).parent


@dataclass
class Entry:
    """One position and its counts by depth."""

    game: str
    id: str
    options: dict[str, str] = field(default_factory=dict)
    seed: str = ""
    moves: list[str] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.game}-{self.id}"

    def match(self) -> Match:
        """The game up to this position."""
        match = Match(find_game(self.game), self.options, Seal(self.seed))
        for text in self.moves:
            match.play(match.actor, text)
        return match


def read(path: Path) -> Iterator[Entry]:
    """The entries of a file, which is named after its game."""
    entry: Entry | None = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        word, *values = line.partition("#")[0].split() or [""]
        if word == "id":
            if entry is not None:
                yield entry
            entry = Entry(path.stem, " ".join(values))
        elif word and entry is None:
            raise ValueError(f"{path.name}:{number}: an entry begins with its id, not with {line!r}")
        elif word == "start" and entry is not None:
            entry.options = dict(value.split("=", 1) for value in values)
            entry.seed = entry.options.pop("seed")
        elif word == "play" and entry is not None:
            text = " ".join(values)
            entry.moves += [move.strip() for move in text.split(";") if move.strip()] if ";" in text else values
        elif word == "perft" and entry is not None:
            entry.counts[int(values[0])] = int(values[1])
        elif word:
            raise ValueError(f"{path.name}:{number}: {word!r} is none of id, start, play, perft")
    if entry is not None:
        yield entry


def read_all() -> list[Entry]:
    return [entry for path in sorted(FOLDER.glob("*.perft")) for entry in read(path)]
