"""Counting finds what examples miss: the exact number of positions after each position of the `*.perft` files."""

import pytest

from manawell.kernel.chance import branches
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Choice
from manawell.kernel.registry import games
from manawell.kernel.state import State
from tests.perft.reader import FOLDER, Entry, read, read_all


def tally(state: State, depth: int) -> list[int]:
    """How many positions follow after 1, 2, … moves; a finished game has no successors."""
    counts = [0] * depth
    for move in state.moves():
        for _, after in branches(state, move):
            counts[0] += 1
            if depth > 1:
                for level, count in enumerate(tally(after, depth - 1), 1):
                    counts[level] += count
    return counts


def split(game: AnyGame, state: State, depth: int) -> str:
    """The count for one depth, move by move, to find where two engines differ."""
    lines = []
    for move in state.moves():
        outcomes = [after for _, after in branches(state, move)]
        count = len(outcomes) if depth == 1 else sum(tally(after, depth - 1)[-1] for after in outcomes)
        lines.append(f"  {game.text_of(state, move)}: {count}")
    return "\n".join(lines)


@pytest.mark.parametrize("entry", read_all(), ids=str)
def test_counts(entry: Entry) -> None:
    match = entry.match()
    counts = tally(match.state, max(entry.counts))
    for depth, expected in sorted(entry.counts.items()):
        found = counts[depth - 1]
        assert found == expected, (
            f"{entry}, depth {depth}: {found} positions, not {expected}\n{split(match.game, match.state, depth)}"
        )


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_choice_of_every_game_is_counted(game: AnyGame) -> None:
    entries = list(read(FOLDER / f"{game.id}.perft"))
    assert len(entries) == len({entry.id for entry in entries})
    for choice in game.options:
        if isinstance(choice, Choice):
            assert {entry.match().options.get(choice.id) for entry in entries} >= set(choice.values)
