"""Campaign and quick start (ATH-25, ATH-26)."""

import pytest

from manawell.games.athlas import GAME
from manawell.games.athlas.events import AlphaRevealed, CampaignScored, GameBegun, StarterDrawn
from manawell.kernel.faults import BadOption
from tests.athlas.table import Table, battle, create, new

ARMY = ("G08", "G05 S02", "G04", "G01 E23")
ALMOST = "g1.1 0,1; g2.1 -5,5; s1.1 5,-5"


def campaign(stacks: tuple[str, str] = ("", "")) -> Table:
    """The first game has begun; Gold is to summon."""
    return create(ARMY, ARMY, stacks, mode="campaign")


def decisive(game: int = 1, wins: tuple[int, int] = (0, 0), games: int = 3, winner: int = 0) -> Table:
    """The n-th game of a campaign, one move before its end."""
    units = ALMOST if winner == 0 else "s1.1 0,1; g1.1 -5,5"
    table = battle(
        units, ARMY, ARMY, mode="campaign", relics={"west": "0,1"}, active="gs"[winner], hidden="g3 g4 s2 s4"
    )
    table.state.game, table.state.wins, table.state.games = game - 1, list(wins), games
    return table.play(f"act {'gs'[winner]}1.1")


def won(game: int = 1, wins: tuple[int, int] = (0, 0), games: int = 3, winner: int = 0) -> Table:
    return decisive(game, wins, games, winner).play("walk 0,0 +west")


def drawn(game: int = 1, wins: tuple[int, int] = (0, 0), games: int = 3) -> Table:
    """After 40 turns in which nothing is done."""
    table = decisive(game, wins, games)
    while table.view().game == game - 1 and not table.over:
        table.play(next(move for move in ("end summon", "end all", "end") if move in table.legal))
    return table


# ATH-25.1, 25.2: four alphas, three of them in a game.


@pytest.mark.rule("ATH-25.1")
@pytest.mark.parametrize(("mode", "alphas"), [("standard", 3), ("campaign", 4)])
def test_each_player_creates_four_alphas_for_a_campaign(mode: str, alphas: int) -> None:
    table = new(mode=mode)
    for number, genus in enumerate(("G01", "G02", "G04", "G05")[:alphas], 1):
        assert table.asks == ("genus", 0)
        table.play(f"genus {number} {genus}", f"done {number}")
    assert table.asks == ("stack", 0)


@pytest.mark.rule("ATH-25.1", "ATH-2.2")
def test_the_four_alphas_are_made_of_one_set_of_cards() -> None:
    table = new(mode="campaign").play("genus 1 G02", "card 1 E08", "done 1", "genus 2 G01", "done 2", "genus 3 G04")
    assert table.refusal("card 3 E08").rule == "ATH-2.2"
    assert table.play("done 3").refusal("genus 4 G02").rule == "ATH-2.2"


@pytest.mark.rule("ATH-25.1")
def test_a_campaign_tells_which_game_begins() -> None:
    assert campaign().happened(GameBegun) == [GameBegun(1, 3)]


@pytest.mark.rule("ATH-25.1", "ATH-25.2")
def test_the_fourth_alpha_cannot_be_summoned_after_three() -> None:
    table = campaign().play("summon 1 0,5 knight", "summon 2 -1,5 ranger", "summon 4 -2,5 dragon", "end summon")
    table.play("summon 1 5,-5 knight", "end summon", "end all")
    assert table.legal_with("summon 3") == []
    assert table.refusal("summon 3 -3,5 master").rule == "ATH-25.2"
    assert table.play("summon 4 -3,5").unit_on("-3,5") == "g4.2"


@pytest.mark.rule("ATH-25.2")
def test_with_two_revealed_either_of_the_others_can_be_summoned() -> None:
    table = campaign().play("summon 1 0,5 knight", "summon 2 -1,5 ranger")
    assert {move.split()[1] for move in table.legal_with("summon")} == {"1", "2", "3", "4"}


@pytest.mark.rule("ATH-25.2", "ATH-C.40")
def test_swift_summoning_does_not_reveal_a_fourth_alpha() -> None:
    table = campaign(("D18", "")).play("summon 1 0,5 knight", "summon 2 -1,5 ranger", "summon 4 -2,5 dragon")
    assert table.play("play D18 @now").legal == ["alpha 1", "alpha 2", "alpha 4"]


# ATH-25.3 to 25.5: between the games.


@pytest.mark.rule("ATH-25.3")
def test_each_player_may_rebuild_one_alpha_before_a_later_game() -> None:
    table = won()
    assert table.legal == ["rebuild none", "rebuild 1", "rebuild 2", "rebuild 3", "rebuild 4"]
    table.play("rebuild 2", "genus 2 G02", "card 2 E08", "done 2")
    assert table.asks == ("stack", 0)
    assert [pile.cards for pile in table.view().piles[:4]] == [("G08",), ("G02", "E08"), ("G04",), ("G01", "E23")]
    assert table.play("stack done").asks == ("rebuild", 1)


@pytest.mark.rule("ATH-25.3")
def test_a_rebuilt_alpha_is_made_of_all_unused_cards_its_own_included() -> None:
    table = won().play("rebuild 2")
    assert {move.split()[2] for move in table.legal} == {"G02", "G03", "G05", "G06", "G07", "G09"}
    table.play("genus 2 G05")
    assert "card 2 S02" in table.legal
    assert table.refusal("card 2 E23").rule == "ATH-2.2"


@pytest.mark.rule("ATH-25.3")
def test_nobody_needs_to_rebuild() -> None:
    table = won()
    before = table.view().piles
    table.play("rebuild none", "stack done", "rebuild none", "stack done")
    assert [pile.cards for pile in table.view().piles] == [pile.cards for pile in before]


@pytest.mark.rule("ATH-25.4")
def test_every_game_starts_afresh_with_new_stacks() -> None:
    table = decisive()
    fresh = campaign(("D09", "D07 D05")).view()
    table.play("walk 0,0 +west", "rebuild none", "stack D09", "stack done", "rebuild none", "stack D07", "stack D05")
    table.chance(0).play("stack done")
    assert (table.view().board, table.view().stacks, table.view().gone) == (fresh.board, fresh.stacks, fresh.gone)
    assert (table.view().turn, table.asks) == (1, ("summon", 0))
    assert table.refusal("summon 1 0,5").rule == "ATH-7.3"  # to be revealed again
    assert table.happened(GameBegun) == [GameBegun(2, 3)]


@pytest.mark.rule("ATH-25.4", "ATH-28.1")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_starting_player_of_every_game_is_drawn(starter: int) -> None:
    table = won().play("rebuild none", "stack done", "rebuild none").chance(starter).play("stack done")
    assert (table.happened(StarterDrawn), table.asks) == ([StarterDrawn(starter)], ("summon", starter))


@pytest.mark.rule("ATH-25.5")
def test_alphas_revealed_in_an_earlier_game_stay_known() -> None:
    table = won().play("rebuild none", "stack done", "rebuild none", "stack done")
    gold = table.view(1).piles[:4]
    assert [pile.seen for pile in gold] == [("G08",), ("G05", "S02"), (), ()]
    assert [pile.cards for pile in gold] == [None] * 4
    assert [pile.seen for pile in table.view(0).piles[4:]] == [("G08",), (), ("G04",), ()]


@pytest.mark.rule("ATH-25.5", "ATH-25.3")
def test_whether_and_which_alpha_was_rebuilt_is_not_told() -> None:
    rebuilt = ("rebuild 2", "genus 2 G06", "card 2 E30", "done 2")
    other = ("rebuild 4", "genus 4 G02", "card 4 E08", "done 4")
    tables = [won().play(*moves) for moves in (("rebuild none",), rebuilt, other)]
    for moves in ((), ("stack done",), ("rebuild none",), ("stack done",)):
        for table in tables:
            table.play(*moves)
        first, *rest = tables
        for table in rest:
            assert table.view(1) == first.view(1)
            assert table.journal.told_to(1) == first.journal.told_to(1)


@pytest.mark.rule("ATH-25.5", "ATH-27.1")
def test_the_numbers_of_cards_are_visible_as_always() -> None:
    table = won().play("rebuild 2", "genus 2 G06", "card 2 E30", "card 2 E05", "done 2", "stack done")
    table.play("rebuild none", "stack done")
    assert [pile.size for pile in table.view(1).piles[:4]] == [1, 3, 1, 2]


# ATH-25.6: length and result.


@pytest.mark.rule("ATH-25.6")
def test_the_number_of_games_is_odd_three_unless_agreed_and_nine_at_most() -> None:
    assert GAME.settle({"mode": "campaign"})["games"] == 3
    for games in (3, 5, 7, 9):
        assert GAME.settle({"mode": "campaign", "games": games})["games"] == games
    for games in (0, 1, 2, 4, 6, 8, 10, 11):
        with pytest.raises(BadOption):
            GAME.settle({"mode": "campaign", "games": games})


@pytest.mark.rule("ATH-25.6")
@pytest.mark.parametrize(
    ("games", "game", "wins", "winner", "over"),
    [
        (3, 1, (0, 0), 0, False),
        (3, 2, (1, 0), 0, True),
        (3, 2, (0, 1), 1, True),
        (3, 2, (0, 1), 0, False),
        (3, 2, (0, 0), 0, False),
        (3, 3, (1, 1), 1, True),
        (5, 2, (1, 0), 0, False),
        (5, 3, (2, 0), 0, True),
        (5, 3, (1, 0), 0, False),
        (5, 4, (1, 1), 0, False),
        (5, 4, (1, 0), 0, True),
        (9, 5, (4, 0), 0, True),
        (9, 4, (3, 0), 0, False),
    ],
)
def test_a_campaign_ends_when_the_lead_cannot_be_caught_up(
    games: int, game: int, wins: tuple[int, int], winner: int, over: bool
) -> None:
    table = won(game, wins, games, winner)
    after = [number + (seat == winner) for seat, number in enumerate(wins)]
    assert table.happened(CampaignScored) == [CampaignScored(game, *after)]
    assert table.over == over
    if not over:
        assert (table.asks, table.view().game) == (("rebuild", 0), game)
        return
    outcome = table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((winner,), "campaign", tuple(after))


@pytest.mark.rule("ATH-25.6")
def test_a_drawn_game_counts_for_nobody() -> None:
    table = drawn(1, (0, 0))
    assert table.happened(CampaignScored) == [CampaignScored(1, 0, 0)]
    assert (table.asks, table.view().wins) == (("rebuild", 0), (0, 0))


@pytest.mark.rule("ATH-25.6")
@pytest.mark.parametrize(("wins", "winners"), [((1, 1), ()), ((1, 0), (0,)), ((0, 1), (1,)), ((0, 0), ())])
def test_more_wins_win_and_equal_wins_draw_the_campaign(wins: tuple[int, int], winners: tuple[int, ...]) -> None:
    outcome = drawn(3, wins).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == (winners, "campaign", wins)


# ATH-26: quick start.

ARMIES = {
    "water": (
        ({"G06", "E19", "E09", "E05"}, 23, 11),
        ({"G03", "E04", "E18", "A01", "A02"}, 30, 8),
        ({"G07", "A06"}, 21, 7),
    ),
    "raid": (
        ({"G05", "A07", "S06", "S02", "S05", "A05", "A08"}, 29, 8),
        ({"G01", "E11", "A02"}, 20, 10),
        ({"G09", "A09", "E09"}, 17, 14),
    ),
}
STACKS = {"water": ("D07", "D08", "D05", "D09"), "raid": ("D10", "D11", "D12", "D05")}


@pytest.mark.rule("ATH-26.1")
def test_by_default_gold_takes_water_and_silver_raid() -> None:
    table = new(mode="quick")
    assert table.asks[0] == "summon"
    view = table.view()
    for seat, army in enumerate(("water", "raid")):
        piles = view.piles[4 * seat : 4 * seat + 3]
        assert [set(pile.cards or ()) for pile in piles] == [cards for cards, _, _ in ARMIES[army]]
        assert view.stacks[seat] == STACKS[army]
    assert view.points == 250


@pytest.mark.rule("ATH-26.1")
@pytest.mark.parametrize(("army", "alpha"), [(army, alpha) for army in ARMIES for alpha in (1, 2, 3)])
def test_the_alphas_of_the_preset_armies(army: str, alpha: int) -> None:
    table = new(mode="quick", armies="chosen").chance(0).play(f"preset {army}", "preset water")
    (revealed,) = table.play(f"summon {alpha} 0,5 dragon").happened(AlphaRevealed)
    assert (set(revealed.cards), revealed.cost, revealed.life) == ARMIES[army][alpha - 1]


@pytest.mark.rule("ATH-26.1")
@pytest.mark.parametrize("army", ["water", "raid"])
def test_both_may_take_the_same_army(army: str) -> None:
    table = new(mode="quick", armies="chosen").play(f"preset {army}", f"preset {army}")
    assert table.view().stacks == (STACKS[army], STACKS[army])


@pytest.mark.rule("ATH-26.2")
def test_the_stack_is_used_in_the_listed_order_or_reordered() -> None:
    table = new(mode="quick", armies="chosen")
    assert len(table.legal) == 2 * 24
    table.play("preset water D09 D05 D08 D07", "preset raid")
    assert table.view().stacks == (("D09", "D05", "D08", "D07"), STACKS["raid"])


@pytest.mark.rule("ATH-26.2")
@pytest.mark.parametrize("stack", ["D07 D08 D05", "D07 D08 D05 D10", "D07 D07 D05 D09"])
def test_no_other_cards_are_taken(stack: str) -> None:
    assert new(mode="quick", armies="chosen").refusal(f"preset water {stack}").rule == "ATH-26.2"
