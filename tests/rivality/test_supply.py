"""The supplies of golems (RIV-10)."""

import pytest

from manawell.kernel.journal import SPECTATOR
from tests.rivality.table import battle, random_game
from tests.rivality.test_overflow import every_game


@pytest.mark.rule("RIV-10.1")
@every_game
def test_no_golem_is_ever_lost_or_added(options: dict[str, str]) -> None:
    start = 20 if options["mode"] == "three" else 30
    for seed in range(8):
        for table in random_game(seed, **options):
            standing = [golems for _, _, golems, _ in table.fields.values()]
            for side, supply in enumerate(table.view().supplies):
                assert supply >= 0
                assert supply + sum(golems[side] for golems in standing) == start


@pytest.mark.rule("RIV-10.2")
@every_game
def test_everybody_sees_all_supplies(options: dict[str, str]) -> None:
    for table in random_game(1, **options):
        for viewer in (SPECTATOR, *range(table.state.seats)):
            view = table.view(viewer)
            assert view.supplies == table.view().supplies
            assert len(view.supplies) == (3 if options["mode"] == "three" else 2)


@pytest.mark.rule("RIV-10.3")
def test_the_last_golem_goes_with_the_wizard() -> None:
    table = battle(
        """
        -2,0 sc_b3 0 P5 P
        -1,0 hu_b2 0 P5
        0,0 mw 0 P5
        1,0 fo_b1 0 P5
        2,0 fo_b2 0 P5
        1,1 sc_a5 0 O1P4
        """,
        "P",
        "sc_b2",
    )
    assert table.supplies == "O29 P1"
    table.play("sc_b2@0,1/N")
    assert table.shows("0,1 P1 purple P\n0,0 P5 purple")
    assert table.supplies == "O29 P0"
    assert table.over
