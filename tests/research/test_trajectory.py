"""A record is a trajectory and back, over the whole corpus."""

from pathlib import Path

import msgspec
import pytest

from manawell.contract.settings import SETTINGS, new_match
from manawell.kernel.faults import BadRecord
from manawell.kernel.match import AGREEMENT
from manawell.kernel.registry import find_game
from manawell.research import aec
from manawell.research.trajectory import GIVE_UP, record_of, trajectory_of, transitions
from manawell.table.entries import Move
from manawell.table.record import Record, read_record, record_match, replay
from tests.records.test_records import PATHS, name_of


def without_what_was_taken_back(record: Record) -> Record:
    """Only the game as it stands, with what was counted besides."""
    told = replay(record)
    return msgspec.structs.replace(record_match(told.match, with_seed=True), notes=told.notes)


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_a_record_is_a_trajectory_and_back(path: Path) -> None:
    record = read_record(path)
    trajectory = trajectory_of(record)
    assert record_of(trajectory) == without_what_was_taken_back(record)
    assert len(trajectory.actions) == len(record.moves)
    assert record.outcome is not None
    won = [reward > -1 for reward in trajectory.rewards]
    if record.outcome.winners:
        assert won == [seat in record.outcome.winners for seat in range(len(won))]


@pytest.mark.parametrize("path", [path for path in PATHS if len(read_record(path).moves) < 100], ids=name_of)
def test_each_step_was_allowed_when_it_was_taken(path: Path) -> None:
    trajectory = trajectory_of(read_record(path))
    steps = list(transitions(trajectory))
    assert [step.action for step in steps] == list(trajectory.actions)
    assert all(step.action == GIVE_UP or step.mask[step.action] == 1 for step in steps)
    layout = find_game(trajectory.game).features
    assert layout is not None
    assert {step.observation.shape for step in steps} <= {(layout.size,)}


def test_an_environment_plays_a_record_to_the_same_end() -> None:
    played = 0
    for path in PATHS:
        record = read_record(path)
        if path.parent.name in ("gegensatz", "rivality") and record.resigned is None and not record.agreed:
            trajectory = trajectory_of(record)
            env = aec.env(record.game, **record.options)
            env.reset(options={"seal": trajectory.seal})
            for seat, action in zip(trajectory.seats, trajectory.actions, strict=True):
                assert env.agent_selection == f"player_{seat}"
                env.step(action)
            assert tuple(env.rewards.values()) == trajectory.rewards
            played += 1
    assert played > 40


def test_a_concession_among_the_moves_is_a_step_of_whoever_gave_up() -> None:
    record = next(one for one in map(read_record, PATHS) if any(move.startswith("concede") for move in one.moves))
    trajectory = trajectory_of(record)
    step = trajectory.actions.index(GIVE_UP)
    assert record.moves[step] == f"concede {trajectory.seats[step]}"


def test_a_draw_by_agreement_and_an_unfinished_game() -> None:
    match = new_match(*SETTINGS[0], 3)
    match.play_move(match.state.moves()[0])
    record = record_match(match, with_seed=True)
    assert record_of(trajectory_of(record)) == record
    assert set(trajectory_of(record).rewards) == {0.0}
    match.agree()
    record = record_match(match)
    assert record.outcome is not None
    assert record.outcome.reason == AGREEMENT
    assert record_of(trajectory_of(record)) == record


def test_a_record_that_does_not_add_up_is_refused() -> None:
    record = read_record(PATHS[0])
    with pytest.raises(BadRecord):
        trajectory_of(msgspec.structs.replace(record, entries=(Move("nonsense"), *record.entries)))
    with pytest.raises(BadRecord):
        trajectory_of(msgspec.structs.replace(record, seed="another"))
