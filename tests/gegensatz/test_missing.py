"""A position in which a card is missing is refused by the card's name."""

import pytest

from manawell.games.gegensatz import GAME
from manawell.kernel.faults import BadPosition
from manawell.kernel.game import Saved
from manawell.kernel.rng import rng_from


@pytest.mark.rule("GEG-1.2", "GEG-31.1")
@pytest.mark.parametrize("options", [{"mode": "duel"}, {"mode": "solo"}, {"mode": "solo_shrine"}])
def test_a_missing_card_is_named(options: dict[str, object]) -> None:
    saved = GAME.save(GAME.new(GAME.settle(options), rng_from(b"missing")))
    timeline = saved.position["timeline"][1:2] + saved.position["timeline"][1:]
    with pytest.raises(BadPosition, match="lies in two places"):
        GAME.load(Saved({**saved.position, "timeline": timeline}, saved.key, saved.place))
    if saved.position["pile"]:
        position = {**saved.position, "pile": saved.position["pile"][1:]}
        with pytest.raises(BadPosition, match="The game has 1, this position has 0"):
            GAME.load(Saved(position, saved.key, saved.place))
