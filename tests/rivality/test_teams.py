"""Two teams of two (RIV-16)."""

from collections import Counter

import pytest

from manawell.games.rivality import GAME
from manawell.games.rivality.events import HandDrawn, TileDrawn, TilePlaced
from manawell.kernel.journal import SPECTATOR
from tests.rivality.table import Table, battle, dealt, new, walk
from tests.rivality.test_sieges import two_sieges

PLAIN = "sc_a5 hu_a4 sc_a1 sc_a2 sc_a3 sc_a4"
STARRED = "sc_b5 hu_b4 sc_b1 sc_b2 sc_b3 sc_b4"


def opened(first: int = 0) -> Table:
    """The hands are kept; the first of each team holds two tiles of the list, the partner the next two."""
    return dealt(PLAIN, STARRED, mode="teams", first=first).play("keep", "keep", "keep", "keep")


@pytest.mark.rule("RIV-16.1")
@pytest.mark.parametrize("first", range(4))
def test_teams_take_turns_alternately_whoever_begins(first: int) -> None:
    assert GAME.sides(GAME.settle({"mode": "teams"})) == (0, 1, 0, 1)
    table = new("order", mode="teams", first_player=str(first))
    placed: list[int] = []
    for _ in range(4):
        assert table.asks == ("mulligan", (first + len(placed)) % 4)
        placed.append(table.state.actor)
        table.play("keep")
    assert placed == [(first + turn) % 4 for turn in range(4)]
    for x in range(1, 9):
        table.play(f"{table.hand(table.state.actor)[0]}@{x},0/N")
    turns = [event for event in table.told(TilePlaced) if isinstance(event, TilePlaced)]
    assert [event.seat for event in turns] == [(first + turn) % 4 for turn in range(8)]
    assert {(event.seat % 2, event.colour) for event in turns} == {(0, "orange"), (1, "purple")}


@pytest.mark.rule("RIV-16.2", "RIV-16.3")
def test_a_team_has_one_supply_and_one_deck_and_each_player_a_hand() -> None:
    table = new(mode="teams")
    assert table.supplies == "O30 P30"
    seen = table.view()
    assert [len(deck) for deck in seen.decks] == [8, 8]
    assert [len(hand) for hand in seen.hands] == [2, 2, 2, 2]
    for side, letter in ((0, "a"), (1, "b")):
        own = {*seen.hands[side], *seen.hands[side + 2], *seen.decks[side]}
        assert len(own) == 12
        assert {str(tile)[3] for tile in own} == {letter}


@pytest.mark.rule("RIV-16.2", "RIV-16.7")
def test_both_partners_draw_from_the_deck_of_the_team_and_only_for_themselves() -> None:
    table = opened()
    top, below = table.view().decks[0][:2]
    table.play("sc_a5@1,0/N", "sc_b5@0,1/N")
    assert set(table.hand(0)) == {"hu_a4", top}
    assert set(table.hand(2)) == {"sc_a1", "sc_a2"}
    table.play("sc_a1@1,1/N")
    assert set(table.hand(2)) == {"sc_a2", below}
    assert set(table.hand(0)) == {"hu_a4", top}
    drawn = [(event.seat, event.tile) for event in table.told(TileDrawn) if isinstance(event, TileDrawn)]
    assert drawn[::2] == [(0, top), (2, below)]


@pytest.mark.rule("RIV-16.4", "RIV-16.2")
def test_the_one_wizard_and_the_one_supply_pass_from_partner_to_partner() -> None:
    table = opened().play("sc_a5@1,0/N")
    assert (table.wizard("1,0"), table.supplies) == ("O", "O27 P30")
    table.play("sc_b5@0,1/N", "sc_a1@1,1/N")  # 4@1 on the partner's tile
    assert table.shows("""
        1,0 O5 orange
        0,1 P1 purple P
        1,1 O1 orange O
    """)
    assert table.supplies == "O22 P27"
    assert len(table.view().wizards) == 2


@pytest.mark.rule("RIV-16.5")
@pytest.mark.parametrize("seat", range(4))
def test_a_partners_hand_is_hidden(seat: int) -> None:
    table = opened()
    hands = [table.view().hands[other] if other == seat else (None, None) for other in range(4)]
    assert table.view(seat).hands == tuple(hands)
    for x in range(1, 5):
        table.play(f"{table.hand(table.state.actor)[0]}@{x},0/N")
    private = (HandDrawn, TileDrawn)
    assert {event.seat for event in table.told(viewer=seat) if isinstance(event, private)} == {seat}
    assert not [event for event in table.told(viewer=SPECTATOR) if isinstance(event, private)]


@pytest.mark.rule("RIV-16.6")
def test_a_team_controls_entrenches_and_repels_as_one_side() -> None:
    table = opened().play("sc_a5@1,0/N", "sc_b5@0,1/N", "sc_a1@1,1/N")
    table.play("sc_b1@2,0/W")  # 4@1 against five golems of two partners: one is repelled, three orange ones leave
    assert table.shows("1,0 O2P3 purple")
    assert table.supplies == "O25 P23"


@pytest.mark.rule("RIV-16.6")
@pytest.mark.parametrize(("golems", "winners"), [("O1", (0, 2)), ("P1", (1, 3)), ("O1P1", (0, 1, 2, 3))])
@pytest.mark.parametrize("last", range(4))
def test_partners_win_and_lose_together(golems: str, winners: tuple[int, ...], last: int) -> None:
    board = f"0,0 mw 0 -\n1,0 fo_a1 0 {golems}"
    hand = "sc_a1" if last % 2 == 0 else "sc_b1"
    table = battle(board, last, hand, mode="teams", last_tiles=True).play(f"{hand}@2,0/E")
    assert table.outcome is not None
    assert table.outcome.winners == winners
    assert table.outcome.scores == table.points * 2
    assert [table.state.payoff(seat) > 0 for seat in range(4)] == [seat in winners for seat in range(4)]
    assert [table.state.payoff(seat) for seat in winners] == [2 / len(winners)] * len(winners)


@pytest.mark.rule("RIV-16.7")
def test_each_player_lays_six_tiles_and_the_deck_is_empty_after_eight_turns_of_the_team() -> None:
    for first in range(4):
        sizes: dict[int, tuple[int, ...]] = {}
        for table in walk(new(f"six {first}", mode="teams", first_player=str(first)), "six"):
            sizes[table.state.turn] = tuple(map(len, table.state.decks))
        assert table.outcome is not None
        assert table.outcome.reason == "tiles"
        laid = Counter(event.seat for event in table.told(TilePlaced) if isinstance(event, TilePlaced))
        assert laid == {0: 6, 1: 6, 2: 6, 3: 6}
        assert [sum(sizes[turn]) for turn in range(17)] == list(range(16, -1, -1))
        assert sizes[14] == (1, 1)
        assert sizes[16] == (0, 0)


# RIV-16.8: who decides.


@pytest.mark.rule("RIV-16.8")
@pytest.mark.parametrize("active", range(4))
def test_the_active_player_decides_for_the_active_team(active: int) -> None:
    """Two golems are left for two spells of two."""
    mine, deck, move, other = ("O", "a", "sc_a5@0,1/E", "E") if active % 2 == 0 else ("P", "b", "sc_b5@0,1/N", "W")
    crowd = "\n".join(f"-{x},0 hu_{deck}{x} 0 {mine}5" for x in range(1, 5)) + f"\n-5,0 fo_{deck}1 0 {mine}5"
    board = f"{crowd}\n0,0 mw 0 -\n-2,1 sc_a3 0 -\n1,0 sc_a1 0 {mine}2\n2,0 sc_b1 0 -\n2,1 sc_a2 0 -"
    table = battle(board, active, move[:5], mode="teams").play(move)
    assert table.state.supplies[active % 2] == 2
    assert set(table.legal) == {"cast:N", f"cast:{other}"}
    assert table.asks == ("cast", active)


@pytest.mark.rule("RIV-16.8", "RIV-18.11")
@pytest.mark.parametrize(
    ("active", "move", "decider"),
    [(0, "hu_a1@2,0/N", 1), (1, "hu_b1@2,0/E", 2), (2, "hu_a1@2,0/N", 3), (3, "hu_b1@2,0/E", 0)],
)
def test_delayed_spells_of_the_other_team_belong_to_its_next_player(active: int, move: str, decider: int) -> None:
    other = "PO"[active % 2]
    board = f"""
        0,0 mw 0 -
        1,0 sc_b1 1 {other}1
        1,1 hu_b3 0 {other}1
        2,1 sc_b2 0 {other}1
    """
    table = battle(board, active, move[:5], mode="teams", expert=True).play(move)
    assert table.asks == ("delayed", decider)
    assert set(table.legal) == {"delayed:1,0", "delayed:2,1"}
    refusal = table.refusal("delayed:1,0", by=(decider + 2) % 4)
    assert (refusal.rule, refusal.reason) == ("RIV-1.11", "refusal-not-your-turn")
    table.play("delayed:2,1")
    assert table.asks == ("place", (active + 1) % 4)


@pytest.mark.rule("RIV-16.8", "RIV-18.11")
@pytest.mark.parametrize(("active", "move"), [(0, "hu_a1@2,0/N"), (1, "hu_b1@2,0/E"), (2, "hu_a1@2,0/N")])
def test_delayed_spells_of_the_active_team_belong_to_the_active_player(active: int, move: str) -> None:
    mine = "OP"[active % 2]
    board = f"0,0 mw 0 -\n1,0 sc_b1 1 {mine}1\n1,1 hu_b3 0 {mine}1\n2,1 sc_b2 0 {mine}1"
    table = battle(board, active, move[:5], mode="teams", expert=True).play(move)
    assert table.asks == ("delayed", active)


@pytest.mark.rule("RIV-16.8", "RIV-19.11")
@pytest.mark.parametrize(
    ("active", "besieger", "decider"),
    [(0, "P", 1), (2, "P", 3), (1, "O", 2), (3, "O", 0), (0, "O", 0), (1, "P", 1), (2, "O", 2), (3, "P", 3)],
)
def test_sieges_belong_to_the_active_player_or_the_next_of_the_other_team(
    active: int, besieger: str, decider: int
) -> None:
    table = two_sieges(active, besieger, mode="teams")
    assert table.asks == ("siege", decider)
    table.play("siege:3,0")
    assert table.asks == ("place", (active + 1) % 4)
    assert (table.golems("1,0"), table.golems("3,0")) == (f"{besieger}1", f"{besieger}1")
