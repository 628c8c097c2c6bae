"""The public face: every name that is promised is there and is documented, and nothing else is."""

import subprocess
import sys

import pytest

import manawell


@pytest.mark.parametrize("name", manawell.__all__)
def test_every_promised_name_is_there(name: str) -> None:
    assert getattr(manawell, name) is not None


def test_every_promised_name_is_documented_and_no_other_exists() -> None:
    told = manawell.__doc__ or ""
    assert [name for name in manawell.__all__ if name not in told and name != "__version__"] == []
    assert set(manawell.__all__) == set(manawell._HOME_OF) | {"__version__"}
    assert dir(manawell) == sorted(manawell.__all__)
    with pytest.raises(AttributeError, match="no attribute 'Desk'"):
        manawell.Desk  # noqa: B018


def test_importing_it_loads_nothing_else() -> None:
    code = "import sys, manawell; print([name for name in sys.modules if name.startswith('manawell.')])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_a_game_is_played_written_down_and_walked_through_by_these_names() -> None:
    game = manawell.find_game("gegensatz")
    options = game.settle({"mode": "duel"})
    setting = manawell.Setting(game=game.id, rules=game.rules_version, options=options, seal=manawell.Seal("face"))
    table = manawell.Table(setting)
    bot = manawell.make_bot("greedy", manawell.rng_from(b"face"))
    for _ in range(6):
        move = bot.choose(game, table.view(table.match.actor))
        table.add(manawell.Move(game.text_of(table.match.state, move)))
    record = manawell.parse_record(str(manawell.record_of(table, with_seed=True)))
    again = manawell.replay(record)
    told = [step.move for step in manawell.steps(again, manawell.SPECTATOR)]
    assert told == [None, *table.match.moves]
