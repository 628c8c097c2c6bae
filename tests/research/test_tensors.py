"""A view is a vector and back; the vector says no more than the view."""

import msgspec
import numpy as np
import pytest
from librt.strings import BytesWriter

from manawell.contract.settings import SETTINGS, name_of, positions
from manawell.kernel.bounds import Bounds, OutOfBounds
from manawell.kernel.game import ALL_KNOWING, AnyGame
from manawell.kernel.options import Options
from manawell.research.interface import Interface
from manawell.research.tensors import Layout, layout_of

every_setting = pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)


@every_setting
def test_nothing_is_lost_and_nothing_clipped(game: AnyGame, options: Options) -> None:
    layout = layout_of(game)
    for number, (state, _) in enumerate(positions(game, options, matches=1)):
        if number % (1 if game.codes else 4) == 0:
            for viewer in range(ALL_KNOWING, state.seats):
                view = game.view(state, viewer)
                vector = layout.encode(view)
                assert vector.shape == (layout.size,)
                assert layout.decode(vector) == view
                assert (layout.least <= vector).all()
                assert (vector <= layout.most).all()
                assert (vector.astype(np.float32) == vector).all()


@every_setting
def test_two_worlds_that_a_seat_cannot_tell_apart_have_the_same_vector(game: AnyGame, options: Options) -> None:
    interface = Interface(game, options, observation="view")
    for number, (state, rng) in enumerate(positions(game, options, matches=1, seed="vectors")):
        if number % (1 if game.codes else 12) == 0:
            for seat in range(state.seats):
                imagined = game.resample(state, seat, rng)
                assert (interface.observe(imagined, seat) == interface.observe(state, seat)).all()


@every_setting
def test_what_a_position_writes_itself_is_the_vector_of_its_view(game: AnyGame, options: Options) -> None:
    layout = layout_of(game)
    written = 0
    for state, _ in positions(game, options, matches=4, seed="direct") if game.codes else ():
        for viewer in range(ALL_KNOWING, state.seats):
            buffer = BytesWriter()
            if state.write(viewer, buffer):
                written += 1
                direct = np.frombuffer(buffer.getvalue(), np.int32)
                assert direct.tolist() == layout.encode(game.view(state, viewer)).tolist()
            assert bool(len(buffer)) == (len(buffer) == 4 * layout.size)
    assert (written > 100) == (options["mode"] == "duel" and game.id == "gegensatz")


def test_places_have_names() -> None:
    layout = layout_of(SETTINGS[-1][0])
    assert len(layout.names) == len(set(layout.names)) == layout.size
    assert "peoples[1].hand[0].spell" in layout.names


class Leaf(msgspec.Struct, frozen=True):
    word: str
    number: int = 0


class Tree(msgspec.Struct, frozen=True):
    leaves: tuple[Leaf, ...]
    letters: str
    tally: dict[str, int]
    wide: int
    perhaps: Leaf | None = None


BOUNDS = Bounds(
    words={"Leaf.word": ("a", "b"), "Tree.letters": "xy", "Tree.tally": ("p", "q")},
    most={"Tree.leaves": (2,), "Tree.letters": (3,)},
    wide={"Tree.wide": 2},
)
SOUND = Tree((Leaf("a"), Leaf("b", -5)), "xyx", {"q": 0}, 2**40)


def test_every_kind_of_field_finds_its_place() -> None:
    layout = Layout(Tree, BOUNDS)
    assert layout.names[:5] == ("leaves#", "leaves[0].word", "leaves[0].number", "leaves[1].word", "leaves[1].number")
    assert layout.encode(SOUND).tolist() == [2, 1, 0, 2, -5, 1, 2, 1, 0, 1, 0, 1 << 16, 0, 0, 0]
    assert layout.decode(layout.encode(SOUND)) == SOUND


@pytest.mark.parametrize(
    "changes",
    [
        {"leaves": (Leaf("a"),) * 3},
        {"perhaps": Leaf("c")},
        {"perhaps": Leaf("a", 1 << 24)},
        {"letters": "xy"},
        {"letters": "xyz"},
        {"tally": {"r": 1}},
        {"wide": 1 << 48},
    ],
)
def test_what_is_out_of_bounds_is_a_fault(changes: dict[str, object]) -> None:
    with pytest.raises(OutOfBounds, match=r"Leaf|Tree"):
        Layout(Tree, BOUNDS).encode(msgspec.structs.replace(SOUND, **changes))
