"""What must hold in every position of whole games, on the compiled build."""

import re
from collections import defaultdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manawell.games.gegensatz import GAME, events
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.kernel.faults import Illegal, Unreadable
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import NOBODY
from tests.gegensatz.table import Table, cards
from tests.gegensatz.test_actions import DECISIONS
from tests.gegensatz.test_expansion_cards import at_random, shows, walk
from tests.gegensatz.test_setup import random_game
from tests.gegensatz.test_shrine import covers
from tests.gegensatz.test_solo_turn import FORMS, MODES, SIT_OUT, eager, turns


@pytest.mark.rule("GEG-26.5", "GEG-26.6", "GEG-26.1", "GEG-26.2")
@MODES
def test_every_game_ends_in_victory_by_the_goal_or_defeat_by_the_pile(mode: str) -> None:
    for seed in range(100):
        *_, table = walk(mode, "easy", seed, eager)
        view, outcome = table.all, table.outcome
        assert outcome is not None
        assert (outcome.scores, outcome.figures) == (view.crystals, {"turns": view.turn, "pile": len(view.pile)})
        won = view.crystals == (5,) and (mode == "solo" or covers(view.shrine))
        assert (outcome.winners, outcome.reason) == (((0,), "goal") if won else ((), "pile"))
        assert won or view.pile == ()
        assert table.state.payoff(0) == (1.0 if won else 0.0)


def reachable(table: Table) -> set[str]:
    """The moves that chapters 7, 8, 19 and 20 allow, worked out from the figures on the cards."""
    view, wand = table.all, table.all.wands[0]
    assert wand is not None
    moves = set()
    for card in cards(" ".join(map(str, view.hands[0]))):
        number, emblems = int(card[1:]), shows(card) - set("1234")
        for index, target in enumerate(view.timeline):
            ahead = index == wand + number and target not in ("S13", "S24")
            if ahead or (index < wand and emblems & shows(target)):
                moves.add(f"{card}>{index}")
    return moves


@pytest.mark.rule("GEG-18.1", "GEG-18.3", "GEG-19.1", "GEG-19.2", "GEG-19.3", "GEG-20.1", "GEG-20.2", "GEG-20.3")
@pytest.mark.parametrize("mode", ["solo", "solo_shrine"])
def test_the_moves_of_whole_games_follow_from_the_figures_on_the_cards(mode: str) -> None:
    flares = 0
    for seed in range(60):
        for table in walk(mode, "easy", seed):
            if table.all.phase == "move":
                assert set(table.legal) == reachable(table) | {"sit-out"}
                flares += "S13" in table.timeline or "S24" in table.timeline
    assert flares > 500


@pytest.mark.rule("GEG-25.9")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_every_crystal_up_to_five_has_its_relic_in_the_shrine(difficulty: str) -> None:
    most = 0
    for seed in range(60):
        for turn in turns(walk("solo_shrine", difficulty, seed, eager)):
            crystals = turn.after.crystals[0]
            assert min(crystals, 5) <= len(turn.after.shrine) <= 5
            most = max(most, crystals)
    assert most >= 3


def stubborn(state: Gegensatz, rng: Rng) -> int:
    """A player who always moves if possible and never forms a paradox."""
    moves = [move for move in state.moves() if move != SIT_OUT and move not in FORMS] or [SIT_OUT]
    return moves[rng.below(len(moves))]


@pytest.mark.rule("GEG-18.2", "GEG-21.7", "GEG-22.1", "GEG-22.4", "GEG-24.2")
@MODES
def test_a_turn_is_a_paradox_or_a_time_stone_or_sitting_out(mode: str) -> None:
    seen = set()
    for seed in range(60):
        for turn in turns(walk(mode, "easy", seed, eager if seed % 2 else at_random)):
            steps = (turn.count(events.ParadoxFormed), turn.count(events.StoneRemoved), turn.count(events.SatOut))
            assert sum(steps) == 1
            assert (turn.after.codex_colour != turn.before.codex_colour) == bool(steps[0])
            seen.add(steps)
    assert len(seen) == 3


@pytest.mark.rule("GEG-18.6")
@MODES
@pytest.mark.parametrize(("difficulty", "most"), [("easy", 36), ("normal", 27), ("hard", 27)])
def test_a_game_lasts_at_most_four_or_three_turns_for_each_card_of_the_pile(
    mode: str, difficulty: str, most: int
) -> None:
    lengths = [
        len(list(turns(walk(mode, difficulty, seed, player)))) for seed in range(25) for player in (stubborn, at_random)
    ]
    assert max(lengths) == most


@pytest.mark.rule("GEG-22.1", "GEG-22.2", "GEG-22.5", "GEG-24.3")
@MODES
@pytest.mark.parametrize(("difficulty", "full"), [("easy", 4), ("hard", 3)])
def test_time_stones_come_back_only_when_the_last_one_left(mode: str, difficulty: str, full: int) -> None:
    restored = 0
    for seed in range(40):
        for turn in turns(walk(mode, difficulty, seed, eager if seed % 2 else at_random)):
            left = turn.before.time_stones - turn.count(events.StoneRemoved)
            assert turn.after.time_stones == (left or full)
            restored += not left
    assert restored > 20


@pytest.mark.rule("GEG-30.3")
@pytest.mark.parametrize(("mode", "actions", "games"), [("duel", 39, 40), ("solo", 52, 400), ("solo_shrine", 58, 400)])
def test_every_action_of_a_mode_occurs_and_no_other(mode: str, actions: int, games: int) -> None:
    found: set[int] = set()
    for seed in range(games):
        for table in random_game(seed, mode=mode):
            found.update(table.state.moves())
    assert found == set(range(actions))


@pytest.mark.rule("GEG-30.4", "GEG-30.5")
@pytest.mark.parametrize("mode", ["duel", "solo", "solo_shrine"])
def test_only_the_decisions_of_the_rules_are_asked(mode: str) -> None:
    options: dict[str, set[int]] = defaultdict(set)
    for seed in range(30 if mode == "duel" else 300):
        for table in random_game(seed, mode=mode):
            if table.outcome is None:
                options[table.all.phase].add(len(table.state.moves()))
    assert options.keys() == DECISIONS[mode].keys()
    for phase, (least, most) in DECISIONS[mode].items():
        assert options[phase] <= set(range(least, most + 1))
    assert 1 in options["place"]


NOTATION = "@4 P3>6 P3->6 decline left right sit-out form:B2 replace:0 return:B3"


PIECES = [*"@>:-→ 0123456789GPRBXSgprbxs٤４ſı", "form:", "return:", "replace:", "sit-out", "left", "S13", "decline"]


FOREIGN = str.maketrans("si0123456789", "ſı０１２３４５６７８９")


anything = st.one_of(
    st.text(max_size=30),
    st.sampled_from(cards(NOTATION)),
    st.lists(st.sampled_from(PIECES), max_size=6).map("".join),
    st.from_regex(r"\A[GPRBX][1-4](>|->|→)[0-9]{1,2}\Z"),
    st.from_regex(r"\A(@|replace:)[0-9]{1,2}\Z"),
    st.from_regex(r"\A(form|return):([GPRBX][1-4]|S13|S24)\Z"),
)


def like(move: str) -> st.SearchStrategy[str]:
    """A legal text, or one that someone has changed by mistake or on purpose."""
    foreign = [move.translate(FOREIGN), move[:2] + move[2:].translate(FOREIGN)]
    changed = [move, move.lower(), f" {move}\n", move.replace(">", " → "), move * 2, *foreign]
    slips = st.tuples(st.integers(0, len(move)), st.sampled_from(PIECES)).map(
        lambda slip: move[: slip[0]] + slip[1] + move[slip[0] + 1 :]
    )
    return st.sampled_from(changed) | slips


def wander(mode: str, seed: int, steps: int) -> Table:
    """A position that random play reaches; the end of the game, if it comes first."""
    rng = rng_from(b"wander %d" % seed)
    table = Table(GAME.new(GAME.settle({"mode": mode}), rng.clone()))
    for _ in range(steps):
        if table.state.actor != NOBODY:
            moves = table.state.moves()
            table.state.play(moves[rng.below(len(moves))])
    return table


def plain(text: str) -> str:
    """Without spaces, capitals, long arrows and leading zeros."""
    bare = "".join(text.split()).lower().replace("->", ">").replace("→", ">")
    return re.sub("(?<=[@>:])0(?=[0-9])", "", bare)


@pytest.mark.rule("GEG-30.6")
@settings(max_examples=300, deadline=None, derandomize=True)
@given(
    mode=st.sampled_from(["duel", "solo", "solo_shrine"]),
    seed=st.integers(0, 999),
    steps=st.integers(0, 30),
    data=st.data(),
)
def test_any_text_is_a_legal_move_or_is_refused_and_changes_nothing(
    mode: str, seed: int, steps: int, data: st.DataObject
) -> None:
    table = wander(mode, seed, steps)
    seat = data.draw(st.sampled_from([table.state.actor, table.state.actor, -1, 0, 1, 2]), "seat")
    near = st.sampled_from(table.legal or ["@0"]).flatmap(like)
    text = data.draw(data.draw(st.sampled_from([anything, near])), "text")
    before, told = GAME.save(table.state), len(table.journal.entries)
    legal = table.legal if seat == table.state.actor else []
    try:
        read = GAME.text_of(table.state, GAME.read(table.state, seat, text))
    except (Unreadable, Illegal):
        assert text not in legal
    else:
        assert read in legal
        assert plain(read) == plain(text)
    assert GAME.save(table.state) == before
    assert len(table.journal.entries) == told
