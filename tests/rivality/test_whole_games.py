"""What must hold in every position of whole games, on the compiled build."""

import pytest

from tests.rivality.table import random_game
from tests.rivality.test_overflow import every_game


@pytest.mark.rule("RIV-10.3")
@every_game
def test_whoever_sets_a_wizard_has_a_golem_for_it(options: dict[str, str]) -> None:
    """No supply is empty unless the game is over, or about to be when a golem too many has been chosen."""
    empty = 0
    for seed in range(30):
        for table in random_game(seed, **options):
            if table.over:
                assert (0 in table.state.supplies) == (table.view().reason == "supply")
                empty += 0 in table.state.supplies
            elif table.asks[0] != "remove":
                assert 0 not in table.state.supplies
    assert empty > 0
