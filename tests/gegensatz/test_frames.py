"""What is on the table while something is told."""

import pytest

from manawell.games.gegensatz import GAME
from manawell.games.gegensatz.events import CardReplaced, CrystalGained, ParadoxFormed, RelicSwapped
from manawell.kernel.camera import Camera, Frame
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY


def frames(viewer: int, seeds: int = 3, **options: object) -> list[Frame]:
    """Of a few games of random legal moves."""
    found: list[Frame] = []
    for seed in range(seeds):
        chooser = rng_from(b"chooser %d" % seed)
        state = GAME.new(GAME.settle(options), rng_from(b"deal %d" % seed))
        camera = Camera(GAME, state, viewer)
        while state.actor != NOBODY:
            moves = state.moves()
            state.play(moves[chooser.below(len(moves))])
        found += camera.frames
    return found


@pytest.mark.rule("GEG-27.10")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_a_swap_lies_there_when_it_is_told_and_shows_others_no_paradox(viewer: int) -> None:
    told = [(event, view) for event, view in frames(viewer, turn_limit=100) if isinstance(event, RelicSwapped)]
    phases = {False: set[str](), True: set[str]()}
    for event, view in told:
        assert (view.timeline[event.position], view.wands[event.seat]) == (event.card, event.position)
        phases[event.seat == viewer].add(view.phase)
    assert phases[False] == {"move"}
    assert phases[True] == (set() if viewer == SPECTATOR else {"move", "paradox"})


def test_a_crystal_is_gained_after_the_paradox() -> None:
    told = frames(SPECTATOR, turn_limit=100)
    formed = [at for at, (event, _) in enumerate(told) if isinstance(event, ParadoxFormed)]
    assert formed
    for at in formed:
        before, (gained, after) = told[at].view, told[at + 1]
        assert isinstance(gained, CrystalGained)
        assert before.crystals[gained.seat] + 1 == after.crystals[gained.seat] == gained.crystals


def test_a_drawn_card_lies_in_one_place() -> None:
    told = [(event, view) for event, view in frames(0, mode="solo") if isinstance(event, CardReplaced)]
    assert told
    for event, view in told:
        assert (view.timeline[event.position], view.drawn) == (event.card, None)
