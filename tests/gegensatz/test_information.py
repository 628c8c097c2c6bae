"""Who knows what in the two-player game (GEG-27)."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise, product

import msgspec
import pytest

from manawell.games.gegensatz import GAME
from manawell.games.gegensatz.events import DuelFought, HandDealt, RelicsExchanged, RelicSwapped
from manawell.games.gegensatz.information.view import View
from manawell.kernel.event import Event
from manawell.kernel.journal import SPECTATOR, Journal
from manawell.kernel.match import Match
from manawell.kernel.rng import Scripted, rng_from
from manawell.kernel.seal import Seal
from manawell.table.record import record_match
from tests.gegensatz.table import SEAT, Table, cards, duel
from tests.gegensatz.test_setup import RELIC_NAMES, random_game

World = tuple[frozenset[str | None], ...]

OTHERS = ("A", None)
"""The viewers who watch B's turn."""


def remembered(story: Iterable[Event]) -> tuple[set[str], set[str]]:
    """What someone with a perfect memory of the public events knows about both hands."""
    known: tuple[set[str], set[str]] = (set(), set())
    for event in story:
        if isinstance(event, RelicSwapped):
            known[event.seat].discard(event.card)
            known[event.seat].add(event.taken)
        elif isinstance(event, RelicsExchanged):
            known[event.seat].clear()
            known[event.seat].update(event.taken_cards)
        elif isinstance(event, DuelFought):
            for hand, shown in zip(known, event.hands, strict=True):
                hand.update(shown)
    return known


def unseen(view: View) -> set[str]:
    """The relics that lie nowhere in this view."""
    return set(RELIC_NAMES) - {*view.timeline, *view.hands[0], *view.hands[1]}


def unknown(view: View, seat: str) -> int:
    """The number `u` of relics that the viewer does not know in this hand."""
    return view.hands[SEAT[seat]].count(None)


def worlds(view: View) -> Counter[World]:
    """Hands and codex card as the viewer may imagine them, over every outcome of chance."""
    found: Counter[World] = Counter()
    for script in product(*(range(bound) for bound in range(len(unseen(view)), 1, -1))):
        full = GAME.fill(view, Scripted(list(script)))
        found[frozenset(full.hands[0]), frozenset(full.hands[1]), frozenset([full.codex_card])] += 1
    return found


def paradox_ahead(matching: bool = True, wand: int = 0) -> Table:
    """B will take P3 with R1 and then hold P1 P2 P3, or P1 G3 P3; the codex is blue. To A both look alike."""
    row, held = "B3 G1 P3 G4 R2 P4 B1 G2 R4", "P1 P2 R1" if matching else "P1 G3 R1"
    return duel(row, "B2 B4 R3", held, codex="blue", wands=(wand, 3), crystals=(2, 2), to_move="B")


@pytest.mark.rule("GEG-27.1")
def test_the_table_is_public() -> None:
    fields = ("timeline", "wands", "codex_colour", "crystals", "supply", "actor", "turn", "known")
    for table in random_game(5, turn_limit=100):
        if table.all.phase != "paradox":
            seen = [[getattr(table.view(viewer), field) for field in fields] for viewer in ("A", "B", None)]
            assert seen == [[getattr(table.all, field) for field in fields]] * 3


@pytest.mark.rule("GEG-27.1")
def test_the_history_is_public_but_for_hands_and_declined_paradoxes() -> None:
    for seed in range(3):
        *_, table = random_game(seed)
        for seat in "AB":
            public = [event for event in table.told(seat) if type(event).__name__ != "ParadoxDeclined"]
            assert public == table.told()
            assert len(public) > 50


@pytest.mark.rule("GEG-27.2")
def test_hands_are_private_and_the_codex_card_is_hidden_from_both() -> None:
    table = next(random_game(5))
    hidden = (None, None, None)
    assert table.view("A").hands == (table.hand("A"), hidden)
    assert table.view("B").hands == (hidden, table.hand("B"))
    assert table.view().hands == (hidden, hidden)
    assert [table.view(viewer).codex_card for viewer in ("A", "B", None)] == [None, None, None]


@pytest.mark.rule("GEG-27.2")
def test_a_dealt_hand_is_told_to_its_owner_only() -> None:
    journal = Journal()
    table = Table(GAME.new(GAME.settle({}), rng_from(b"hands"), journal))
    for seat in (0, 1):
        dealt = [event for event in journal.told_to(seat) if isinstance(event, HandDealt)]
        assert dealt == [HandDealt(seat, tuple(map(str, table.all.hands[seat])))]
    assert [type(event).__name__ for event in journal.told_to(SPECTATOR)] == ["TimelineLaid", "CodexSet"]


@pytest.mark.rule("GEG-27.3", "GEG-27.8")
def test_exactly_what_a_perfect_rememberer_knows_is_known() -> None:
    stages = set()
    for seed in range(4):
        for table in random_game(seed, turn_limit=100):
            known = remembered(table.told())
            for viewer in ("A", "B", None):
                seen = table.view(viewer)
                if viewer is None or seen.phase != "paradox":
                    assert tuple(map(set, seen.known)) == known
                if table.outcome is None and viewer != "B":
                    assert set(seen.hands[1]) - {None} == known[1]
            stages.add(len(known[1]))
    assert stages == {0, 1, 2, 3}


@pytest.mark.rule("GEG-27.3")
def test_a_taken_relic_is_known_until_it_leaves_the_hand() -> None:
    row = "G3 B1 P4 R1 G2 B3 P3 G1 R4"
    table = duel(row, "R2 B4 P1", "G4 R3 P2", codex="green", wands=(4, 8))
    assert table.play("R2>6", "R3>5").all.known == (("P3",), ("B3",))
    assert table.play("B4>3", "G4>1").all.known == (("P3", "R1"), ("B1", "B3"))
    assert table.play("P3>2", "B3>3").all.known == (("P4", "R1"), ("B1", "B4"))


@pytest.mark.rule("GEG-27.4")
def test_unseen_are_the_unknown_hand_relics_and_the_codex_card() -> None:
    counts = set()
    for seed in range(4):
        for table in random_game(seed, turn_limit=100):
            for viewer, other in (("A", "B"), ("B", "A")):
                seen = table.view(viewer)
                if table.outcome is None and (table.all.phase, table.state.actor) != ("paradox", SEAT[other]):
                    hidden = set(table.hand(other)) - set(seen.known[SEAT[other]])
                    assert unseen(seen) == {*hidden, table.all.codex_card}
                    assert len(unseen(seen)) == unknown(seen, other) + 1
                    counts.add(len(unseen(seen)))
    assert counts == {1, 2, 3, 4}


@pytest.mark.rule("GEG-27.5")
def test_unknown_relics_become_fewer_and_never_more() -> None:
    for seed in range(6):
        before, known, told = [3, 3], remembered([]), 0
        for table in random_game(seed, turn_limit=100):
            if table.outcome is not None:
                break
            expected = list(before)
            for event in table.told()[told:]:
                if isinstance(event, RelicSwapped):
                    expected[event.seat] -= event.card not in known[event.seat]
                elif isinstance(event, RelicsExchanged):
                    expected[event.seat] = 0
                elif isinstance(event, DuelFought):
                    expected = [0, 0]
                known = remembered(table.told())
            before, told = [unknown(table.view(), seat) for seat in "AB"], len(table.told())
            assert before == expected


@pytest.mark.rule("GEG-27.6")
def test_each_unseen_relic_is_the_codex_card_with_equal_chance() -> None:
    seen: dict[int, int] = {}
    for table in random_game(0, turn_limit=100):
        view = table.view("A")
        if table.outcome is None:
            imagined = worlds(view)
            u = unknown(view, "B")
            assert len(imagined) == u + 1 <= 4
            assert len(set(imagined.values())) == 1
            assert {card for *_, codex in imagined for card in codex} == unseen(view)
            seen[u] = len(imagined)
    assert seen[0] == 1


@pytest.mark.rule("GEG-27.6")
def test_a_hand_that_is_known_tells_the_codex_card() -> None:
    row = "B1 B4 G3 R1 R2 P2 B3 G2 P1"
    table = duel(row, "B2 R3 R4", "G4 P3 P4", codex="purple", wands=(5, 7), crystals=(2, 3)).play("B2>7")
    for viewer in ("A", "B"):
        full = GAME.fill(table.view(viewer), rng_from(b"any"))
        assert (full.hands, full.codex_card) == (table.all.hands, "G1")


@pytest.mark.rule("GEG-27.7")
@pytest.mark.parametrize("matching", [True, False])
def test_a_declined_paradox_proves_nothing(matching: bool) -> None:
    """Whether it was declined or impossible, A goes on thinking both hands possible."""
    table = paradox_ahead(matching).play("R1>2")
    if matching:
        table.play("decline")
    imagined = {hand for _, hand, _ in worlds(table.view("A"))}
    assert imagined == {frozenset(cards(hand)) for hand in ("P1 P2 P3", "P1 G3 P3", "P2 G3 P3")}


@pytest.mark.rule("GEG-27.8")
def test_a_view_never_holds_what_the_viewer_cannot_know() -> None:
    for seed in range(4):
        for table in random_game(seed, turn_limit=60):
            for viewer in ("A", "B", None):
                if table.outcome is None:
                    seen = table.view(viewer)
                    text = msgspec.json.encode(seen).decode()
                    own = set(table.hand(viewer)) if viewer else set()
                    known = set().union(*remembered(table.told()))
                    for secret in set(RELIC_NAMES) - {*seen.timeline, *own, *known}:
                        assert f'"{secret}"' not in text


@pytest.mark.rule("GEG-27.8")
def test_a_view_tells_nothing_of_the_chance_to_come() -> None:
    table = paradox_ahead().play("R1>2")
    seen = [table.chance(outcome).view(viewer) for outcome in (0, 5) for viewer in ("A", "B", None)]
    assert seen[:3] == seen[3:]


@pytest.mark.rule("GEG-27.9")
def test_a_spectator_starts_with_140_worlds() -> None:
    imagined = worlds(next(random_game(5)).view())
    assert len(imagined) == 140
    assert set(imagined.values()) == {5040 // 140}


# GEG-27.10: the open and the declined paradox.


@pytest.mark.rule("GEG-27.1", "GEG-27.10")
@pytest.mark.parametrize("viewer", OTHERS)
def test_others_see_the_position_before_the_move_until_the_paradox_is_decided(viewer: str | None) -> None:
    table = paradox_ahead()
    before, prompt = table.view(viewer), GAME.prompt(table.view(viewer))
    table.play("R1>2")
    assert table.all.phase == "paradox"
    assert table.view(viewer) == before
    assert GAME.prompt(table.view(viewer)) == prompt
    assert table.told(viewer) == []


@pytest.mark.rule("GEG-27.10")
def test_the_active_player_sees_her_move_and_her_decision_at_once() -> None:
    table = paradox_ahead().play("R1>2")
    seen = table.view("B")
    assert (seen.phase, seen.wands, seen.hands[1]) == ("paradox", (0, 2), cards("P1 P2 P3"))
    prompt = GAME.prompt(seen)
    assert prompt is not None
    assert prompt.id == "paradox"
    assert table.kinds("B") == ["RelicSwapped"]
    assert table.play("decline").kinds("B") == ["RelicSwapped", "ParadoxDeclined"]


@pytest.mark.rule("GEG-10.7", "GEG-27.10")
@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("wand", [0, 2], ids=["apart", "duel"])
def test_a_declined_paradox_looks_exactly_like_an_impossible_one(viewer: str | None, wand: int) -> None:
    declined = paradox_ahead(True, wand).play("R1>2", "decline")
    impossible = paradox_ahead(False, wand).play("R1>2")
    if wand == 0:
        assert declined.view(viewer) == impossible.view(viewer)
        assert declined.told(viewer) == impossible.told(viewer)
    assert declined.kinds(viewer) == impossible.kinds(viewer)
    assert GAME.prompt(declined.view(viewer)) == GAME.prompt(impossible.view(viewer))
    assert declined.all.turn == impossible.all.turn == 1


@pytest.mark.rule("GEG-27.10")
def test_an_impatient_opponent_gets_the_same_answer_before_and_during_the_decision() -> None:
    table = paradox_ahead()
    before = [table.refusal(move, by="A") for move in ("B2>2", "decline", "left", "@0")]
    table.play("R1>2")
    assert [table.refusal(move, by="A") for move in ("B2>2", "decline", "left", "@0")] == before


@pytest.mark.rule("GEG-27.10")
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_turn_with_a_paradox_is_told_as_a_whole_and_in_order(viewer: str | None) -> None:
    table = paradox_ahead(wand=2).chance(0, 0).play("R1>2")
    assert table.told(viewer) == []
    table.play("left")
    told = table.kinds(viewer)
    assert told[:6] == [
        "RelicSwapped",
        "ParadoxFormed",
        "CrystalGained",
        "CodexTurned",
        "RelicsExchanged",
        "DuelFought",
    ]
    assert told == table.kinds("B")


@pytest.mark.rule("GEG-27.10")
def test_no_view_changes_and_nothing_is_told_while_a_random_paradox_is_open() -> None:
    opened = 0
    for seed in range(10):
        history = []
        for table in random_game(seed, turn_limit=150):
            views = [table.view(viewer) for viewer in ("A", "B", None)]
            lengths = [len(table.told(viewer)) for viewer in ("A", "B", None)]
            history.append((table.all.phase, table.state.actor, views, lengths))
        for (_, _, old_views, old_lengths), (phase, actor, views, lengths) in pairwise(history):
            if phase == "paradox":
                opened += 1
                for viewer in {0, 1, 2} - {actor}:
                    assert views[viewer] == old_views[viewer]
                    assert lengths[viewer] == old_lengths[viewer]
    assert opened > 10


@pytest.mark.rule("GEG-27.10")
def test_the_record_of_a_finished_game_holds_move_and_declined_paradox() -> None:
    match, chooser = Match(GAME, {"mode": "duel", "turn_limit": 150}, Seal("declined")), rng_from(b"declined")
    while match.outcome() is None:
        legal = match.legal()
        match.play(match.actor, "decline" if "decline" in legal else legal[chooser.below(len(legal))])
    assert "decline" in record_match(match).moves
    public = [type(event).__name__ for event in match.journal.told_to(SPECTATOR)]
    assert "ParadoxDeclined" not in public
