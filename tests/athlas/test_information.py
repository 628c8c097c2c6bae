"""Who knows what, what chance decides, and which answers there are (ATH-27, 28, 29)."""

from collections.abc import Iterator

import msgspec
import pytest

from manawell.games.athlas import GAME
from manawell.games.athlas.events import AlphaMade, AlphaRevealed, ArmyReady, CardChosen, RebuildChosen, StarterDrawn
from manawell.games.athlas.information.view import View
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.rng import rng_from
from tests.athlas.table import Table, battle, create, new, walk

SECRETS = (CardChosen, AlphaMade, RebuildChosen)
"""What only the player who creates is told."""
PRIVATE = ("viewer", "piles", "stacks")
ARMY = ("G02 E08", "G01 E23 A01", "G04")
OTHER = ("G02 E09", "G05 S02 E12", "G08")
"""Another army with piles of the same sizes."""


def public(view: View) -> dict[str, object]:
    return {name: value for name, value in msgspec.structs.asdict(view).items() if name not in PRIVATE}


def positions(mode: str, games: int = 1, every: int = 7) -> Iterator[Table]:
    """Some positions of random games."""
    for seed in range(games):
        for number, table in enumerate(walk(new(f"{mode} {seed}", mode=mode), f"information {seed}")):
            if number % every == 0 and not table.over:
                yield table


def creation(table: Table, alphas: tuple[str, ...], stack: str) -> Iterator[Table]:
    """The steps of one player's creation but the last."""
    for number, alpha in enumerate(alphas, 1):
        genus, *cards = alpha.split()
        for move in (f"genus {number} {genus}", *(f"card {number} {card}" for card in cards), f"done {number}"):
            yield table.play(move)
    for card in stack.split():
        yield table.play(f"stack {card}")


# Creation.


@pytest.mark.rule("ATH-27.1", "ATH-4.1")
@pytest.mark.parametrize("mode", ["standard", "campaign"])
@pytest.mark.parametrize("seat", [0, 1])
def test_of_a_creation_the_others_see_nothing_but_that_it_is_not_done(seat: int, mode: str) -> None:
    table = new(mode=mode)
    alphas = (*ARMY, "G05")[: 4 if mode == "campaign" else 3]
    if seat == 1:
        for _ in creation(table, alphas, "D09"):
            pass
        table.play("stack done")
    others = [viewer for viewer in (0, 1, SPECTATOR) if viewer != seat]
    before = {viewer: table.view(viewer) for viewer in others}
    told = {viewer: table.journal.told_to(viewer) for viewer in others}
    for _ in creation(table, alphas, "D07 D05"):
        for viewer in others:
            assert table.view(viewer) == before[viewer]
            assert table.journal.told_to(viewer) == told[viewer]
    assert table.view(seat).stacks[seat] == ("D07", "D05")


@pytest.mark.rule("ATH-27.1")
def test_that_somebody_is_done_is_known_and_nothing_else() -> None:
    one, two = new(mode="standard"), new(mode="standard")
    for table, alphas, stack in ((one, ARMY, "D09"), (two, ("G03", "G05 S02 E20 S01", "G09"), "D07 D08 D05")):
        for _ in creation(table, alphas, stack):
            pass
        table.play("stack done")
        assert table.journal.told_to(1) == [ArmyReady(0)]
    assert one.view(1) == two.view(1)
    assert one.view(SPECTATOR) == two.view(SPECTATOR)
    assert (one.view(1).actor, one.view(1).stacks[0], one.view(1).piles[0].size) == (1, None, None)


@pytest.mark.rule("ATH-27.1", "ATH-26.2")
def test_a_chosen_preset_stays_secret_too() -> None:
    one, two = (new(mode="quick", armies="chosen").play(f"preset {army}") for army in ("water", "raid D05 D10 D11 D12"))
    assert one.view(1) == two.view(1)
    assert one.journal.told_to(1) == two.journal.told_to(1)


@pytest.mark.rule("ATH-27.1", "ATH-4.8", "ATH-5.3")
def test_the_creator_sees_his_own_work() -> None:
    table = new(mode="standard").play("genus 1 G02", "card 1 E08")
    assert (table.view(0).draft, table.view(1).draft, table.view(SPECTATOR).draft) == (("G02", "E08"), None, None)
    table.play("done 1")
    assert table.view(0).piles[0].cards == ("G02", "E08")


# The battle.


@pytest.mark.rule("ATH-27.1")
def test_of_piles_and_stacks_the_opponent_sees_the_number_of_cards() -> None:
    table = create(ARMY, OTHER, ("D09 D03", "D07"))
    for viewer in (0, 1, SPECTATOR):
        view = table.view(viewer)
        assert [pile.size for pile in view.piles] == [2, 3, 1, 0, 2, 3, 1, 0]
        for seat, army in enumerate((ARMY, OTHER)):
            piles = view.piles[4 * seat : 4 * seat + 3]
            cards = [set(alpha.split()) for alpha in army] if seat == viewer else [None] * 3
            assert [pile.cards and set(pile.cards) for pile in piles] == cards
        assert view.stacks[0] == (("D09", "D03") if viewer == 0 else (None, None))
        assert view.stacks[1] == (("D07",) if viewer == 1 else (None,))


@pytest.mark.rule("ATH-27.1", "ATH-7.1")
def test_a_revealed_alpha_is_public_with_its_pool_and_markers() -> None:
    table = create(("G02 E10", "G01", "G04"), OTHER).play("summon 1 0,5 dragon")
    for viewer in (0, 1, SPECTATOR):
        view = table.view(viewer)
        assert (view.piles[0].cards, view.piles[0].figure) == (("G02", "E10"), "dragon")
        assert (view.board.pools[0], view.board.markers[0], view.board.spent[0]) == (12, {"E10": 1}, 14)
        assert view.piles[1].cards == (("G01",) if viewer == 0 else None)


@pytest.mark.rule("ATH-27.1")
def test_played_and_discarded_interventions_are_public() -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", stacks=("D09 D03 D15", "")).play("discard 1", "play D03 @now", "unit g1.1")
    for viewer in (0, 1, SPECTATOR):
        assert table.view(viewer).gone[0] == ("D09", "D03")
        assert table.view(viewer).stacks[0] == (("D15",) if viewer == 0 else (None,))


@pytest.mark.rule("ATH-27.1")
@pytest.mark.parametrize("mode", ["quick", "standard", "campaign"])
def test_everything_on_the_table_is_public(mode: str) -> None:
    for table in positions(mode):
        if table.view().turn == 0:
            continue
        everything = table.view()
        for viewer in (0, 1, SPECTATOR):
            assert public(table.view(viewer)) == public(everything)


@pytest.mark.rule("ATH-27.1", "ATH-4.1", "ATH-25.3")
@pytest.mark.parametrize("mode", ["quick", "standard", "campaign"])
def test_every_event_is_told_to_everybody_but_the_steps_of_creation(mode: str) -> None:
    table = new(mode=mode)
    for _ in walk(table, "events"):
        pass
    everything = [event for event, _ in table.journal.entries]
    for viewer in (0, 1, SPECTATOR):
        told = table.journal.told_to(viewer)
        assert told == [event for event in everything if not isinstance(event, SECRETS) or event.seat == viewer]


@pytest.mark.rule("ATH-27.1")
def test_worlds_that_differ_in_hidden_things_only_look_and_sound_the_same() -> None:
    """The same battle with other hidden alphas and other cards below the top one."""
    one = create(ARMY, ARMY, ("D09 D05", "D03 D15"))
    two = create((ARMY[0], *OTHER[1:]), ARMY, ("D09 D15", "D03 D15"))
    for move in ("summon 1 0,5 dragon", "end summon", "pass", "summon 1 5,-5 knight", "end summon", "pass", "pass"):
        for viewer in (1, SPECTATOR):
            assert one.view(viewer) == two.view(viewer)
            assert GAME.prompt(one.view(viewer)) == GAME.prompt(two.view(viewer))
            assert one.journal.told_to(viewer) == two.journal.told_to(viewer)
        one.play(move)
        two.play(move)
    for table in (one, two):
        table.play("play D09 @now", "unit s1.1", "pass")
    assert one.view(1) == two.view(1)
    assert one.view(0) != two.view(0)


@pytest.mark.rule("ATH-27.1")
def test_an_alpha_is_told_when_it_is_revealed_and_not_before() -> None:
    table = create(ARMY, OTHER, ("D09", "D03"))
    assert table.happened(AlphaRevealed) == []
    table.play("summon 2 0,5 ranger")
    assert table.happened(AlphaRevealed) == [AlphaRevealed(0, 2, "ranger", ("G01", "E23", "A01"), 18, 10)]


@pytest.mark.rule("ATH-27.1")
@pytest.mark.parametrize("mode", ["quick", "standard", "campaign"])
def test_what_a_viewer_imagines_looks_to_him_like_the_truth(mode: str) -> None:
    chance = rng_from(b"worlds")
    for table in positions(mode, games=1, every=9):
        for viewer in (0, 1, SPECTATOR):
            seen = table.view(viewer)
            assert GAME.view(GAME.imagine(seen, chance), viewer) == seen


@pytest.mark.rule("ATH-27.1")
def test_settings_of_a_seat_are_nowhere_to_be_seen() -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", stacks=("", "D09"), start=True)
    before = [table.view(viewer) for viewer in (0, 1, SPECTATOR)]
    for auto_pass in ("never", "smart", "always"):
        GAME.answer_automatically(table.view(1), {"auto_pass": auto_pass, "stop": "on"})
    assert [table.view(viewer) for viewer in (0, 1, SPECTATOR)] == before
    assert not {"auto_pass", "stop"} & set(View.__struct_fields__)


# ATH-27.2: the end.


@pytest.mark.rule("ATH-27.2")
def test_at_the_end_everything_is_shown() -> None:
    table = battle(
        "g1.1 0,1; s1.1 5,-5", ARMY, OTHER, relics={"west": "0,1"}, stacks=("D09", "D03"), hidden="g2 g3 s2 s3"
    )
    table.play("act g1.1")
    assert (table.view(SPECTATOR).piles[1].cards, table.view(SPECTATOR).stacks) == (None, ((None,), (None,)))
    table.play("walk 0,0 +west", "pass")
    for viewer in (0, 1, SPECTATOR):
        view = table.view(viewer)
        assert [set(pile.cards or ()) for pile in view.piles[4:7]] == [set(alpha.split()) for alpha in OTHER]
        assert [set(pile.cards or ()) for pile in view.piles[:3]] == [set(alpha.split()) for alpha in ARMY]
        assert view.stacks == (("D09",), ("D03",))


@pytest.mark.rule("ATH-27.2", "ATH-25.5")
def test_in_a_running_campaign_unrevealed_alphas_stay_hidden() -> None:
    table = battle("g1.1 0,1; s1.1 5,-5", ARMY, OTHER, mode="campaign", relics={"west": "0,1"}, hidden="g2 g4 s2 s4")
    table.play("act g1.1", "walk 0,0 +west")
    assert table.view().game == 1
    seen = table.view(1).piles[:4]
    assert [pile.seen for pile in seen] == [("G02", "E08"), (), ("G04",), ()]
    assert [pile.cards for pile in seen] == [None] * 4


# ATH-28: chance.


@pytest.mark.rule("ATH-28.1", "ATH-6.1")
def test_the_starting_player_is_either_one_half_each() -> None:
    starters = [new(f"start {seed}", mode="quick").happened(StarterDrawn)[0].seat for seed in range(200)]
    assert 70 < sum(starters) < 130


@pytest.mark.rule("ATH-28.1")
def test_nothing_else_is_left_to_chance() -> None:
    for mode in ("quick", "standard"):
        table = new(mode=mode)
        before = table.state.rng.place() if mode == "quick" else None
        for one in walk(table, "chance"):
            if before is None and one.view().turn == 1:
                before = one.state.rng.place()
        assert table.over
        assert table.state.rng.place() == before


@pytest.mark.rule("ATH-28.1", "ATH-25.4")
def test_in_a_campaign_chance_decides_once_per_game() -> None:
    table = new(mode="campaign")
    for _ in walk(table, "chance"):
        pass
    assert len(table.happened(StarterDrawn)) == table.view().game + 1


# ATH-29: decisions.

NOTATION = [
    *("genus 1 G01", "card 1 E04", "done 1", "stack D07", "stack done", "rebuild 3", "rebuild none", "preset water"),
    *("summon 2 -3,5 dragon", "summon 2 -3,5", "end summon", "act g2.1", "walk 0,3 +west", "climb 0,2", "fly 1,1"),
    *("give west g2.2", "use E13 0,3", "use E15 s1.2 NE", "use E16 s1.2 x3", "use A05 0,3 hill"),
    *("use A08 scale 0,1 +west", "use A14 E08 s1.2", "use E25 s1.2 0,1", "end", "end all", "play D05 @c1"),
    *("play D10 @now", "discard 1", "pass", "keep west", "leave", "lose g2.3", "then s1.3", "field 1,1", "enough"),
    *("mark 1 S02", "unit s1.2", "toward SW", "play D09 @cE", "cancel s D03", "alpha 2", "figure dragon"),
]


@pytest.mark.rule("ATH-10.4", "ATH-22.4")
@pytest.mark.parametrize("text", NOTATION)
def test_moves_are_written_as_the_rules_write_them(text: str) -> None:
    move = GAME.parse(text)
    assert move is not None
    assert GAME.write(move) == text


@pytest.mark.rule("ATH-4.10", "ATH-9.4", "ATH-22.21")
@pytest.mark.parametrize("mode", ["quick", "standard", "campaign"])
def test_there_is_always_a_question_with_an_answer(mode: str) -> None:
    for table in positions(mode):
        moves = table.state.moves()
        texts = [GAME.text_of(table.state, move) for move in moves]
        assert texts
        assert len(set(texts)) == len(texts)
        assert [GAME.parse(text) for text in texts] == [GAME.typed(table.state, move) for move in moves]
        assert table.asks[1] in (0, 1)
        assert table.asks[0] != "over"


@pytest.mark.rule("ATH-6.1", "ATH-4.1")
def test_only_who_is_asked_may_answer() -> None:
    table = create(ARMY, OTHER)
    assert table.refusal("summon 1 5,-5 knight", by=1).rule == "ATH-6.1"
    assert new(mode="standard").refusal("genus 1 G01", by=1).rule == "ATH-4.1"


@pytest.mark.rule("ATH-27.1", "ATH-4.5")
def test_what_a_hidden_alpha_adds_up_to_only_its_owner_is_told() -> None:
    table = create(ARMY, OTHER)
    for viewer in (0, 1, SPECTATOR):
        for place, pile in enumerate(table.view(viewer).piles):
            assert (pile.totals is not None) == (bool(pile.cards)), (viewer, place)
    own, other = table.view(0).piles[0].totals, table.view(1).piles[0].totals
    assert own is not None
    assert own.cost > 0
    assert other is None
