"""A game filmed: beside every event that a viewer was told, the view at that moment."""

import pytest

from manawell.contract.settings import SETTINGS, name_of, quick_choice, viewers
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Options
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.table.entries import Move
from manawell.table.setting import Setting
from manawell.table.steps import film
from manawell.table.table import Table

LONG = 120


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)
def test_every_event_that_a_viewer_was_told_has_its_frame(game: AnyGame, options: Options) -> None:
    table = Table(Setting(game=game.id, rules=game.rules_version, options=options, seal=Seal("film")))
    dealt = {viewer: len(table.told(viewer)) for viewer in table.viewers}
    rng = rng_from(b"film")
    while table.match.actor != NOBODY and len(table.line) < LONG:
        table.add(Move(game.text_of(table.match.state, quick_choice(table.match, rng))))
        if len(table.line) == LONG // 2:
            table.add(table.giving_up(table.match.actor))
    for viewer in viewers(table.match.state):
        story, saved = table.told(viewer), game.save(table.match.state)
        frames = film(table, viewer, len(story) - dealt[viewer])
        assert [frame.event for frame in frames] == story[dealt[viewer] :]
        assert {type(frame.view) for frame in frames} == {game.view_type}
        assert {frame.view.viewer for frame in frames} == {viewer}
        assert film(table, viewer, 3) == frames[-3:]
        assert film(table, viewer, len(frames) + 1) == frames
        assert film(table, viewer, 0) == []
        assert game.save(table.match.state) == saved
