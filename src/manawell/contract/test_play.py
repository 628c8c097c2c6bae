"""What holds in every game: the verbs of the kernel mean what they say."""

from itertools import pairwise

import msgspec
import pytest

from manawell.contract.settings import (
    SETTINGS,
    finish,
    name_of,
    new_match,
    positions,
    quick_choice,
    seldom,
    some,
    viewers,
)
from manawell.kernel.chance import SAMPLE, branches
from manawell.kernel.faults import BadPosition, Illegal
from manawell.kernel.game import AnyGame, Saved
from manawell.kernel.journal import Journal
from manawell.kernel.options import Options
from manawell.kernel.playout import playout
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY
from manawell.table.entries import Move, TakeBack
from manawell.table.record import record_match
from manawell.table.setting import Setting
from manawell.table.table import Table

every_setting = pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)


@every_setting
def test_random_play_ends_with_an_outcome(game: AnyGame, options: Options) -> None:
    rng = rng_from(b"ends")
    for _ in range(10):
        state = game.new(options, rng.clone())
        assert game.outcome(state) is None
        assert playout(state, rng) > 0
        outcome = game.outcome(state)
        assert outcome is not None
        assert len(outcome.scores) == len(game.seats(options)) == state.seats
        assert set(outcome.winners) <= set(range(state.seats))
        assert state.moves() == []


@every_setting
def test_payoffs_say_who_won(game: AnyGame, options: Options) -> None:
    for number in range(10):
        match = finish(new_match(game, options, number), rng_from(b"payoff"))
        outcome, sides = match.outcome(), game.sides(options)
        assert outcome is not None
        shares = len({sides[seat] for seat in outcome.winners})
        for seat in range(match.state.seats):
            if outcome.winners or match.state.seats == 1:
                assert match.state.payoff(seat) == (1 / shares if seat in outcome.winners else 0)
            else:
                assert match.state.payoff(seat) == 0.5


@every_setting
def test_moves_come_in_ascending_order_and_have_distinct_texts_and_labels(game: AnyGame, options: Options) -> None:
    for state, _ in positions(game, options, matches=4):
        moves = state.moves()
        assert all(first < second for first, second in pairwise(moves))
        assert len({game.text_of(state, move) for move in moves}) == len(moves)
        assert len({state.label(move) for move in moves}) == len(moves)


@every_setting
def test_what_is_listed_is_accepted_and_nothing_else(game: AnyGame, options: Options) -> None:
    texts = sorted(
        {game.text_of(state, move) for state, _ in positions(game, options, matches=4) for move in state.moves()}
    )
    for state, rng in positions(game, options, matches=2, seed="accepted"):
        legal = {game.text_of(state, move): move for move in state.moves()}
        for move in some(state.moves(), rng):
            assert game.read(state, state.actor, game.text_of(state, move)) == move
        for choice in some(list(range(len(texts))), rng):
            text = texts[choice]
            if text not in legal:
                with pytest.raises(Illegal) as caught:
                    game.read(state, state.actor, text)
                assert set(caught.value.refusal.nearest) <= set(legal)


@every_setting
def test_notation_round_trips(game: AnyGame, options: Options) -> None:
    for state, rng in positions(game, options, matches=4):
        for move in some(state.moves(), rng):
            typed = game.typed(state, move)
            assert game.parse(game.write(typed)) == typed
            assert msgspec.json.decode(msgspec.json.encode(typed), type=type(typed)) == typed


@every_setting
def test_another_seat_is_always_refused(game: AnyGame, options: Options) -> None:
    for state, _ in positions(game, options, matches=1):
        for seat in range(state.seats):
            if seat != state.actor:
                for move in state.moves():
                    with pytest.raises(Illegal) as caught:
                        game.read(state, seat, game.text_of(state, move))
                    assert caught.value.refusal.nearest == ()


@every_setting
def test_moves_that_are_still_the_same_are_recognized(game: AnyGame, options: Options) -> None:
    known: list[int] = []
    for state, _ in positions(game, options, matches=2, seed="again"):
        moves = state.moves()
        found = state.moves_again(known)
        assert found == moves
        assert (found is known) == (moves == known)
        known = moves
        assert state.moves_again(known) is known


@every_setting
def test_clones_go_their_own_way(game: AnyGame, options: Options) -> None:
    for state, rng in seldom(game, options, matches=2):
        before = game.save(state)
        clone = state.clone()
        assert game.save(clone) == before
        assert clone.journal is None
        if clone.actor != NOBODY:
            moves = clone.moves()
            clone.play(moves[rng.below(len(moves))])
            playout(clone, rng)
        assert game.save(state) == before


@every_setting
def test_a_saved_position_has_the_same_future(game: AnyGame, options: Options) -> None:
    for state, _ in seldom(game, options, matches=3):
        saved = msgspec.json.decode(msgspec.json.encode(game.save(state)), type=Saved)
        loaded = game.load(saved)
        assert game.save(loaded) == saved
        assert loaded.moves() == state.moves()
        twin, first, second = state.clone(), rng_from(b"future"), rng_from(b"future")
        assert playout(loaded, first) == playout(twin, second)
        assert game.save(loaded) == game.save(twin)


@every_setting
def test_a_position_with_a_hole_is_refused(game: AnyGame, options: Options) -> None:
    """Unless the rest tells what is missing, as in positions that were saved before a view had that field."""
    saved = game.save(game.new(options, rng_from(b"hole")))
    for field in msgspec.structs.fields(game.view_type):
        position = {name: value for name, value in saved.position.items() if name != field.encode_name}
        with_hole = Saved(position, saved.key, saved.place, saved.rules)
        if field.required:
            with pytest.raises(BadPosition, match=field.encode_name):
                game.load(with_hole)
        else:
            assert game.save(game.load(with_hole)) == saved
    with pytest.raises(BadPosition):
        game.load(Saved(saved.position, "c0ffee", 0, saved.rules))


@every_setting
def test_equal_seeds_give_equal_games(game: AnyGame, options: Options) -> None:
    first, second = (finish(new_match(game, options, 7), rng_from(b"equal")) for _ in range(2))
    assert record_match(first) == record_match(second)
    assert record_match(first) != record_match(finish(new_match(game, options, 8), rng_from(b"equal")))


@every_setting
def test_telling_changes_nothing(game: AnyGame, options: Options) -> None:
    told, silent = (game.new(options, rng_from(b"telling"), journal) for journal in (Journal(), None))
    rng = rng_from(b"choices")
    while told.actor != NOBODY:
        moves = told.moves()
        move = moves[rng.below(len(moves))]
        told.play(move)
        silent.play(move)
        assert game.save(told) == game.save(silent)
    assert told.journal is not None
    assert told.journal.entries
    assert silent.journal is None


@every_setting
def test_branches_of_chance_add_up_and_hold_what_happens(game: AnyGame, options: Options) -> None:
    for state, rng in positions(game, options, matches=2):
        for move in some(state.moves(), rng):
            found = branches(state, move)
            assert sum(probability for probability, _ in found) == pytest.approx(1)
            after = state.clone()
            after.rng = rng
            after.play(move)
            position = game.save(after).position
            sampled = len(found) == SAMPLE
            assert sampled or any(game.save(branch).position == position for _, branch in found)


@every_setting
def test_every_event_travels_as_json_and_is_declared(game: AnyGame, options: Options) -> None:
    for number in range(4):
        match = finish(new_match(game, options, number), rng_from(b"events"))
        for event, _ in match.journal.entries:
            assert type(event) in game.events
            assert event.rule
            assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event


@every_setting
def test_views_travel_as_json(game: AnyGame, options: Options) -> None:
    for state, _ in positions(game, options, matches=1):
        for viewer in viewers(state):
            view = game.view(state, viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view
            assert (game.prompt(view) is None) == (state.actor == NOBODY)


@every_setting
def test_undo_leads_back_through_the_same_positions(game: AnyGame, options: Options) -> None:
    setting = Setting(game=game.id, rules=game.rules_version, options=options, seal=new_match(game, options, 3).seal)
    table, rng = Table(setting), rng_from(b"undo")
    trail: list[tuple[Saved, int]] = []
    while table.match.actor != NOBODY and len(trail) < 30:
        trail.append((game.save(table.match.state), len(table.match.journal.entries)))
        table.add(Move(game.text_of(table.match.state, quick_choice(table.match, rng))))
    for kept in reversed(range(len(trail))):
        table.add(TakeBack(kept))
        assert (game.save(table.match.state), len(table.match.journal.entries)) == trail[kept]
