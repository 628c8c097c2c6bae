"""The end of the game (ATH-24)."""

import pytest

from manawell.games.athlas import GAME
from manawell.games.athlas.events import GameDrawn, GameWon
from manawell.kernel.faults import BadOption
from manawell.kernel.match import Match
from manawell.kernel.seal import Seal
from tests.athlas.table import Table, battle, new

LAZY = ("pass", "end summon", "end all", "end")


def idle(table: Table, turns: int = 1) -> Table:
    """Let turns pass in which nothing is done."""
    last = table.view().turn + turns
    while not table.over and table.view().turn < last:
        table.play(next(move for move in LAZY if move in table.legal))
    return table


def winner(table: Table) -> tuple[int, ...] | None:
    outcome = table.outcome
    if outcome is None:
        return None
    assert outcome.reason == "relics"
    return outcome.winners


def almost(gold: str = "", silver: str = "", **relics: str) -> Table:
    """Gold's g1.1 holds the west relic next to the centre relic."""
    units = "g1.1 0,1; g1.2 1,-1; s1.1 5,-5"
    return battle(units, silver=["G01"], stacks=(gold, silver), relics={"west": "0,1", **relics})


# ATH-24.1: two relics.


@pytest.mark.rule("ATH-24.1")
def test_a_unit_that_holds_two_relics_wins() -> None:
    table = almost().play("act g1.1", "walk 0,0 +west")
    assert (winner(table), table.legal) == ((0,), [])
    assert table.happened(GameWon) == [GameWon(0, "g1.1", "G02")]


@pytest.mark.rule("ATH-24.1")
def test_two_relics_of_two_units_do_not_win() -> None:
    table = almost().play("act g1.1", "end", "act g1.2", "walk 0,0")
    assert (table.holds("g1.1"), table.holds("g1.2"), winner(table)) == ({"west"}, {"centre"}, None)


@pytest.mark.rule("ATH-24.1", "ATH-17.2")
@pytest.mark.parametrize(("cards", "won"), [("G03", False), ("G09", False), ("G02", True)])
def test_a_unit_that_cannot_hold_relics_does_not_win_above_two(cards: str, won: bool) -> None:
    table = battle("g1.1 0,0; s1.1 5,-5", gold=[cards], stacks=("D12", ""), relics={"east": "1,0"})
    table.play("play D12 @now", "relic east", "field 0,0")
    assert winner(table) == ((0,) if won else None)


@pytest.mark.rule("ATH-24.1")
def test_the_owner_wins_whoever_did_it() -> None:
    """Gold pushes a unit of Silver, which takes its relic along."""
    table = battle("g1.1 -5,5; s1.1 1,0", silver=["G01"], stacks=("D05", ""), relics={"west": "1,0"})
    table.play("play D05 @now", "unit s1.1", "toward W")
    assert winner(table.copy().play("leave")) is None
    assert winner(table.play("keep west")) == (1,)


@pytest.mark.rule("ATH-24.1", "ATH-1.5")
def test_a_unit_that_drowns_on_arrival_does_not_win() -> None:
    table = battle("g1.1 1,0; s1.1 5,-5", relics={"west": "1,0", "east": "2,0"}, pools={"g1": 5})
    table.play("act g1.1", "walk 2,0 +west")
    assert (winner(table), table.at("g1.1"), table.relic("west")) == (None, None, "2,0")


# ATH-24.2: the last window.


@pytest.mark.rule("ATH-24.2")
def test_the_loser_may_act_before_the_winning_ability() -> None:
    table = almost(silver="D05").play("act g1.1", "walk 0,0 +west")
    assert (table.asks, winner(table)) == (("last-chance", 1), None)
    assert sorted(table.legal) == ["discard 1", "pass", "play D05 @c0"]
    table.play("play D05 @c0", "unit g1.1", "toward E", "leave")
    assert (winner(table), table.at("g1.1"), table.asks) == (None, "1,1", ("act", 0))


@pytest.mark.rule("ATH-24.2")
def test_only_checkpoints_before_the_winning_ability_can_be_chosen() -> None:
    table = battle("g1.1 0,1; g1.2 1,-1; s1.1 -1,1", silver=["G01"], stacks=("", "D05"), relics={"west": "0,1"})
    table.play("act g1.1", "use E08 s1.1", "walk 0,0 +west")
    assert table.legal_with("play") == ["play D05 @c0", "play D05 @c1"]
    table.play("play D05 @c1", "unit g1.1", "toward SE")
    assert (table.pool("s1"), table.pool("g1"), table.at("g1.1")) == (4, 9, "0,1")  # squeezed at the hill


@pytest.mark.rule("ATH-24.2", "ATH-22.23")
def test_there_is_only_one_last_window() -> None:
    """A card that does not prevent it: the same step wins."""
    table = almost(silver="D09 D05").play("act g1.1", "walk 0,0 +west", "play D09 @c0", "unit g1.2")
    assert (table.at("g1.1"), table.pool("g1"), winner(table)) == ("0,1", 9, None)
    assert winner(table.play("walk 0,0 +west")) == (0,)


@pytest.mark.rule("ATH-24.2")
def test_who_passes_has_lost() -> None:
    assert winner(almost(silver="D05").play("act g1.1", "walk 0,0 +west", "pass")) == (0,)


@pytest.mark.rule("ATH-24.2", "ATH-22.25")
def test_who_is_annulled_has_lost() -> None:
    table = almost("D02", "D05").play("act g1.1", "walk 0,0 +west", "play D05 @c0", "unit g1.1", "toward E")
    assert winner(table.play("play D02 @now")) == (0,)


@pytest.mark.rule("ATH-24.2")
def test_without_a_card_to_play_the_game_is_over_at_once() -> None:
    """The stack is empty, or its player has already played in this turn."""
    assert winner(almost("D05", "").play("act g1.1", "walk 0,0 +west")) == (0,)
    played = almost("", "D09 D05").play("act g1.2", "walk 2,-1", "end", "play D09 @cE", "unit g1.1")
    assert winner(played.play("act g1.1", "walk 0,0 +west")) == (0,)


@pytest.mark.rule("ATH-24.2")
def test_the_last_window_is_the_losers_also_when_he_is_on_turn() -> None:
    units = "g1.1 2,-1; s1.1 1,0"
    table = battle(
        units, gold=["G02 E15"], silver=["G01"], stacks=("D05", ""), markers={"g E15": 1}, relics={"west": "1,0"}
    )
    table.play("act g1.1", "use E15 s1.1 W", "keep west")
    assert table.asks == ("last-chance", 0)
    assert winner(table.copy().play("pass")) == (1,)
    table.play("play D05 @c0", "unit s1.1", "toward E", "leave")
    assert (winner(table), table.at("s1.1"), table.asks) == (None, "2,0", ("act", 0))


@pytest.mark.rule("ATH-24.2")
def test_a_victory_by_handing_over_has_a_last_window_too() -> None:
    table = battle("g1.1 0,1; g1.2 0,0; s1.1 5,-5", silver=["G01"], stacks=("", "D05"), relics={"west": "0,1"})
    assert table.play("act g1.1", "give west g1.2").asks == ("last-chance", 1)


@pytest.mark.rule("ATH-24.2")
def test_a_victory_by_an_intervention_is_final() -> None:
    table = battle("g1.1 0,0; s1.1 5,-5", silver=["G01"], stacks=("D12", "D05 D09"), relics={"west": "0,1"})
    table.play("play D12 @now", "relic west", "field 0,0")
    assert table.asks == ("response", 1)
    assert winner(table.play("pass")) == (0,)


@pytest.mark.rule("ATH-24.2")
def test_a_victory_in_a_maintenance_is_final() -> None:
    table = battle(
        "g1.1 0,0; s1.1 5,-5", stacks=("", "D05"), relics={"west": "0,0"}, marks=["g1.1 levitating g"], start=True
    )
    assert winner(table) == (0,)


@pytest.mark.rule("ATH-24.2", "ATH-7.8")
def test_a_victory_by_a_summoning_is_final() -> None:
    table = battle("s1.1 5,-5", stacks=("", "D05"), relics={"west": "0,5", "east": "0,5"})
    assert winner(table.play("summon 1 0,5")) == (0,)


# ATH-24.3 to 24.5: agreement, resignation, and no end.


def match() -> Match:
    return Match(GAME, {"mode": "quick"}, Seal("ending"))


@pytest.mark.rule("ATH-24.3")
def test_players_who_agree_draw() -> None:
    game = match()
    assert game.outcome() is None
    game.agree()
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, game.actor) == ((), "agreement", -1)


@pytest.mark.rule("ATH-24.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_may_resign_also_when_he_has_nothing_to_answer(seat: int) -> None:
    game = match()
    game.resign(seat)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1 - seat,), "resignation")


@pytest.mark.rule("ATH-24.5")
def test_who_loses_all_units_plays_on() -> None:
    table = battle("g1.1 0,4; s1.1 -1,4", silver=["G01"], pools={"s1": 1}).play("act g1.1", "use E08 s1.1", "end")
    table.play("end summon")
    assert (table.outcome, table.asks) == (None, ("summon", 1))
    assert table.play("summon 1 5,-5").unit_on("5,-5") == "s1.2"


# ATH-24.6, 24.7: draws by the number of turns.


@pytest.mark.rule("ATH-24.6")
def test_forty_turns_without_progress_draw() -> None:
    table = idle(battle("g1.1 0,4; s1.1 5,-5", silver=["G01"]), 39)
    assert table.outcome is None
    outcome = idle(table).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "no_progress")
    assert table.happened(GameDrawn) == [GameDrawn("no_progress", 40)]


@pytest.mark.rule("ATH-24.6")
@pytest.mark.parametrize(
    "moves",
    [
        ["end all", "summon 1 0,5"],
        ["act g1.1", "use E08 s1.1", "end"],
        ["play D03 @now", "unit g1.1"],
        ["discard 1"],
        ["act g1.1", "use E10 s1.1", "end"],
    ],
    ids=["summoned", "died", "played", "discarded", "marker spent"],
)
def test_progress_lets_the_count_begin_anew(moves: list[str]) -> None:
    table = battle(
        "g1.1 0,4; s1.1 -1,4; s1.2 5,-5",
        silver=["G02 E05"],
        stacks=("D03", ""),
        pools={"s1": 4 if "use E08 s1.1" in moves else 12},
        markers={"g E10": 1},
    )
    idle(idle(table, 38).play(*moves), 40)
    assert table.outcome is None
    assert idle(table).outcome is not None


@pytest.mark.rule("ATH-24.6")
@pytest.mark.parametrize(
    "moves",
    [["walk 0,3"], ["use E09 s1.1"], ["use A09 g1.1"], ["use A05 0,3 hill"]],
    ids=["walk", "damage", "heal", "terrain"],
)
def test_walking_fighting_healing_and_terraforming_are_no_progress(moves: list[str]) -> None:
    table = battle(
        "g1.1 0,4; s1.1 -1,4", gold=["G02 E09 A09 A05"], silver=["G02"], pools={"g1": 5}, relics={"centre": "0,4"}
    )
    idle(idle(table, 38).play("act g1.1", *moves), 2)
    assert table.outcome is not None


@pytest.mark.rule("ATH-24.7")
def test_there_is_no_turn_limit_unless_agreed() -> None:
    assert GAME.settle({})["turn_limit"] == 0
    assert [GAME.settle({"turn_limit": turns})["turn_limit"] for turns in (60, 62, 400)] == [60, 62, 400]
    for turns in (1, 58, 61, 401, 402):
        with pytest.raises(BadOption):
            GAME.settle({"turn_limit": turns})


@pytest.mark.rule("ATH-24.7")
def test_the_game_is_drawn_after_the_agreed_number_of_turns() -> None:
    table = new(mode="quick", turn_limit=60)
    for _ in range(2):
        field = ("0,5", "5,-5")[table.asks[1]]
        table.play(f"summon 2 {field} ranger", "end summon", "pass")
    idle(table, 30).play("discard 1")
    idle(table, 27)
    assert (table.view().turn, table.outcome) == (60, None)
    outcome = idle(table).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "turn_limit")
