"""A miniature of calibration: lines are found again, and a checkout is written."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import numpy as np
import pytest

from manawell.kernel.calibration import EVEN, GLANCE, SEARCH, VALUE, Calibration, Line, read_calibration
from manawell.kernel.registry import find_game
from manawell.training.account import Kept, put_into
from manawell.training.calibrate import Plan, observe_all, write
from manawell.training.foretold import Foretold
from manawell.training.lines import LEAST_SLOPE, calibrated, fitted, measured, reliability

TRUE = Line(0.5, 0.4)


def riddle(count: int = 4000) -> list[Foretold]:
    """Worths that are too sure of themselves and too modest at once."""
    chance = np.random.default_rng(7)
    worths = chance.uniform(0.02, 0.98, count).tolist()
    won = [float(chance.random() < TRUE.chance(worth)) for worth in worths]
    return [told(worth, payoff) for worth, payoff in zip(worths, won, strict=True)]


def told(worth: float, payoff: float, outlook: float = EVEN) -> Foretold:
    return Foretold("duel", SEARCH, [worth], [outlook], [payoff], 2)


def test_the_true_line_is_found() -> None:
    samples = riddle()
    found = calibrated(samples)
    line = found.lines[SEARCH]["duel"]
    assert (line.slope, line.offset) == pytest.approx((TRUE.slope, TRUE.offset), abs=0.08)
    losses = measured(found, samples)
    assert losses.told < losses.worth - 0.03
    assert losses.told < losses.coin
    bins = reliability(found, samples)
    assert sum(one.size for one in bins) == len(samples)
    assert all(abs(one.told - one.won) < 0.1 for one in bins if one.size > 100)
    raw = reliability(Calibration(), samples)
    assert max(abs(one.told - one.won) for one in raw if one.size > 100) > 0.15


def test_a_line_rises_even_if_the_worths_mislead_and_few_games_change_little() -> None:
    misled = fitted([told(0.1, 1.0), told(0.9, 0.0)] * 200)
    assert misled.slope == LEAST_SLOPE
    few = fitted([told(0.6, 1.0)])
    assert (few.slope, few.offset) == pytest.approx((1.0, 0.0), abs=0.2)
    assert fitted([told(1.0, 1.0), told(0.0, 0.0)] * 50).slope > 1.0, "certainties are no obstacle"


def test_whoever_foretells_better_is_trusted_more() -> None:
    chance = np.random.default_rng(5)
    outlooks = chance.uniform(0.1, 0.9, 2000).tolist()
    samples = [told(chance.uniform(0.3, 0.7), float(chance.random() < outlook), outlook) for outlook in outlooks]
    line = fitted(samples)
    assert line.trust == pytest.approx(1.0, abs=0.15)
    assert abs(line.slope) < 0.3, "the worths say nothing here"
    assert fitted(riddle()).trust == 0.0, "where no network foretells anything"


def test_a_miniature_writes_figures_tables_and_games(tmp_path: Path) -> None:
    folders = ("docs", "tests/bots/foretold", "src/manawell/games/gegensatz/bot")
    for folder in folders:
        (tmp_path / folder).mkdir(parents=True)
    document = tmp_path / "docs" / "bots.md"
    document.write_text("before\n\n<!-- calibration of gegensatz -->\nold\n<!-- end of gegensatz -->\n\nafter\n")
    plan, lines = Plan("gegensatz", "search:4", 3, 2, 4, "miniature"), list[str]()
    with ThreadPoolExecutor(2) as pool:
        seen = observe_all(plan, pool, lines.append)
        again = observe_all(plan, pool, lines.append)
    assert seen == again, "the same games on any number of cores"
    assert lines[2] == "3 of 3 games of each setting"
    tables = write(plan, seen, 5, tmp_path)
    calibration = read_calibration(tmp_path / "src/manawell/games/gegensatz/bot/calibration.toml")
    assert set(calibration.lines) == {VALUE, GLANCE, SEARCH}
    assert all(
        set(lines) == set(find_game("gegensatz").calibration.lines[VALUE]) for lines in calibration.lines.values()
    )
    assert document.read_text() == (
        f"before\n\n<!-- calibration of gegensatz -->\n\n{tables}\n\n<!-- end of gegensatz -->\n\nafter\n"
    )
    kept = msgspec.json.decode((tmp_path / "tests/bots/foretold/gegensatz.json").read_bytes(), type=Kept)
    assert kept.games == [one.played for one in seen if one.held_out][:5]
    assert kept.losses[VALUE].positions == 10


def test_a_document_without_a_place_for_the_tables_is_left_alone(tmp_path: Path) -> None:
    document = tmp_path / "bots.md"
    document.write_text("nothing here\n")
    with pytest.raises(ValueError, match="substring not found"):
        put_into(document, "gegensatz", "a table")
    assert document.read_text() == "nothing here\n"
