"""More than five golems on a tile (RIV-9)."""

import pytest

from manawell.games.rivality import GAME
from manawell.games.rivality.events import GolemsRemoved
from tests.rivality.table import LETTERS, Table, alone, battle, random_game
from tests.rivality.test_control import COUNTS, written

SPELLS = {1: "sc_a2@1,1/N", 2: "sc_a5@1,1/E", 3: "sc_a3@1,1/E", 4: "sc_a1@1,1/N"}
"""By number of golems: a spell from the south at the stone circle on 1,0; the tile's other spell finds nothing."""
EVERY_GAME = [
    *[{"mode": mode, "expert": expert} for mode in ("duel", "three", "teams") for expert in ("false", "true")],
    {"mode": "solo"},
]
every_game = pytest.mark.parametrize("options", EVERY_GAME, ids=lambda options: "-".join(options.values()))

Counts = tuple[int, ...]


def summoned(counts: Counts, golems: int, caster: int = 0, mode: str = "three") -> Table:
    """A side has summoned golems on a stone circle where these golems stood."""
    move = SPELLS[golems]
    hand = move[:5]
    if mode == "duel" and caster == 1:
        hand = hand.replace("a", "b")
    return battle(f"0,0 mw 0 -\n1,0 sc_b2 0 {written(counts)}", caster, hand, mode=mode).play(move)


def arrived(counts: Counts, golems: int, caster: int) -> Counts:
    """The golems before any is removed; five of another side are entrenched and repel one."""
    repelled = 1 if 5 in counts and counts[caster] == 0 else 0
    return tuple(count + (golems - repelled if side == caster else 0) for side, count in enumerate(counts))


def without(counts: Counts, side: int) -> Counts:
    return tuple(count - (other == side) for other, count in enumerate(counts))


def outcomes(counts: Counts, caster: int) -> set[Counts]:
    """All ways to remove one golem after another, by the words of RIV-9.2 to 9.5."""
    if sum(counts) <= 5:
        return {counts}
    enemies = {side: count for side, count in enumerate(counts) if side != caster and count > 0}
    chosen = [side for side, count in enemies.items() if count == max(enemies.values())] or [caster]
    return {end for side in chosen for end in outcomes(without(counts, side), caster)}


@pytest.mark.rule("RIV-9.1")
@every_game
def test_no_tile_ever_holds_more_than_five_golems(options: dict[str, str]) -> None:
    """Except while the caster is asked which golem to remove; then it is exactly one too many."""
    full = 0
    for seed in range(8):
        for table in random_game(seed, **options):
            sums = sorted(sum(golems) for _, _, golems, _ in table.fields.values())
            if table.asks[0] == "remove":
                assert sums.pop() == 6
            assert sums[-1] <= 5
            full += sums[-1] == 5
    assert full > 20


@pytest.mark.rule("RIV-9.1")
def test_five_golems_are_not_too_many() -> None:
    assert summoned((1, 0, 0), 4).golems("1,0") == "O5"
    assert summoned((1, 1, 1), 2).golems("1,0") == "O3P1T1"
    assert summoned((0, 3, 0), 2).told(GolemsRemoved) == []


@pytest.mark.rule("RIV-9.1", "RIV-9.5")
def test_the_limit_holds_for_the_golem_of_suramuns_wizard() -> None:
    """Suramun's sixth golem on 1,2 returns; later 2 of the human's 4 come past the entrenched hut and drive 2 away."""
    table = alone(
        """
        1,4 P1 P
        1,1 O1 O
        1,2 O5
        """
    ).play("go (1,3)")
    assert table.happened(GolemsRemoved)[0] == GolemsRemoved("orange", 1, 2, 1, (5, 0), ("orange",))
    assert table.shows("1,2 O3P2 orange O\n1,3 P1 purple P\n1,4 O2P1 orange")
    assert table.supplies == "O24 P26"


@pytest.mark.rule("RIV-9.2", "RIV-9.5", "RIV-9.6")
@pytest.mark.parametrize("golems", SPELLS)
def test_of_two_sides_the_enemy_loses_golems_first(golems: int) -> None:
    for counts in [counts[:2] for counts in COUNTS if counts[2] == 0]:
        own, enemy = arrived(counts, golems, 0)
        gone = min(enemy, max(0, own + enemy - 5))
        table = summoned(counts, golems, mode="duel")
        assert table.golems("1,0") == written((min(own, 5), enemy - gone)), counts


@pytest.mark.rule("RIV-9.3")
@pytest.mark.parametrize(
    ("counts", "golems", "after"),
    [
        ((1, 3, 1), 2, "O3P1T1"),  # purple twice: 3 against 1, 2 against 1
        ((0, 1, 4), 2, "O2P1T2"),
        ((2, 0, 3), 3, "O5"),
        ((0, 3, 2), 3, "O3P1T1"),  # purple once, then one of each
    ],
)
def test_the_enemy_with_more_golems_at_that_moment_loses_the_next(counts: Counts, golems: int, after: str) -> None:
    table = summoned(counts, golems)
    assert table.asks == ("place", 1)
    assert table.golems("1,0") == after


@pytest.mark.rule("RIV-9.3", "RIV-9.4")
def test_numbers_are_compared_anew_after_each_golem() -> None:
    """Purple loses one of three; the second golem is then a choice between equals."""
    table = summoned((0, 3, 2), 2)
    assert table.asks == ("remove", 0)
    assert table.golems("1,0") == "O2P2T2"
    assert table.legal == ["remove:purple", "remove:turquoise"]
    assert table.copy().play("remove:purple").golems("1,0") == "O2P1T2"
    assert table.copy().play("remove:turquoise").golems("1,0") == "O2P2T1"


@pytest.mark.rule("RIV-9.4")
@pytest.mark.parametrize("caster", range(3))
def test_the_caster_chooses_between_two_enemies_with_the_same_number(caster: int) -> None:
    counts = without((2, 2, 2), caster)
    table = summoned(counts, 1, caster)
    assert table.asks == ("remove", caster)
    colours = ["orange", "purple", "turquoise"]
    enemies = [side for side in range(3) if side != caster]
    assert table.legal == [f"remove:{colours[side]}" for side in enemies]
    for side in enemies:
        after = table.copy().play(f"remove:{colours[side]}")
        assert after.golems("1,0") == written(without((2, 2, 2), side))
        assert after.state.supplies[side] == 20 - 1
        assert after.asks == ("place", (caster + 1) % 3)


@pytest.mark.rule("RIV-9.5")
@pytest.mark.parametrize(("counts", "after"), [((4, 1, 0), "O5"), ((3, 1, 1), "O5"), ((5, 0, 0), "O5")])
def test_own_golems_leave_only_when_no_enemy_is_left(counts: Counts, after: str) -> None:
    table = summoned(counts, 4)
    assert table.golems("1,0") == after
    removed = [(event.colour, event.removed) for event in table.happened(GolemsRemoved)]
    own = counts[0] + 4 - 5
    enemies = [(colour, 1) for colour, count in zip(("purple", "turquoise"), counts[1:], strict=True) if count]
    assert sorted(removed) == sorted([("orange", own), *enemies])
    assert removed[-1] == ("orange", own)
    assert table.state.supplies[0] == 20 - 5 - 1


@pytest.mark.rule("RIV-9.6")
@pytest.mark.parametrize(("counts", "golems", "after"), [((0, 4, 0), 2, "O2P3"), ((0, 5, 0), 2, "O1P4")])
def test_enemy_golems_may_remain_and_even_keep_control(counts: Counts, golems: int, after: str) -> None:
    table = summoned(counts, golems)
    assert table.shows(f"1,0 {after} purple")


@pytest.mark.rule("RIV-9.2", "RIV-9.3", "RIV-9.4", "RIV-9.5", "RIV-9.7")
@pytest.mark.parametrize("caster", range(3))
@pytest.mark.parametrize("golems", SPELLS)
def test_the_caster_is_asked_exactly_when_the_answer_matters(golems: int, caster: int) -> None:
    """All golems that can stand on a tile: removing them one after another leads to the same ends."""
    asked = 0
    for counts in COUNTS:
        table = summoned(counts, golems, caster)
        choice = table.asks[0] == "remove"
        tables = [table.copy().play(answer) for answer in table.legal] if choice else [table]
        reached = [after.fields["1,0"][2] for after in tables]
        assert set(reached) == outcomes(arrived(counts, golems, caster), caster), counts
        assert len(reached) == len(set(reached))
        asked += choice
    assert asked > 0


def last_golem_too_many() -> Table:
    """Orange's last golem is one too many on 1,0, where both enemies have two."""
    return battle(
        """
        -1,0 sc_a5 0 O5 O
        0,0 mw 0 O5
        1,0 sc_b2 0 O1P2T2
        2,0 hu_a2 0 O2
        0,1 hu_a1 0 O5
        0,2 hu_b1 0 P1 P
        """,
        "O",
        "sc_a4",
        mode="three",
    ).play("sc_a4@1,1/N")


@pytest.mark.rule("RIV-9.7", "RIV-7.9")
def test_the_choice_of_a_golem_comes_before_the_end_of_the_game() -> None:
    table = last_golem_too_many()
    assert table.supplies == "O0 P17 T18"
    assert table.asks == ("remove", 0)
    table.play("remove:turquoise")
    assert table.shows("1,0 O2P2T1 contested")
    assert table.supplies == "O0 P17 T19"
    assert table.over


@pytest.mark.rule("RIV-9.7", "RIV-7.9")
def test_a_game_can_be_saved_while_the_last_golem_is_one_too_many() -> None:
    """The end is checked when the overflow is resolved, so the empty supply is no contradiction yet."""
    table = last_golem_too_many()
    assert GAME.load(GAME.save(table.state)).moves() == table.state.moves()


@pytest.mark.rule("RIV-9.8")
@pytest.mark.parametrize(
    ("edition", "asked", "answers"),
    [("de", 2, ["remove:orange", "remove:purple"]), ("fr", 0, ["remove:purple", "remove:turquoise"])],
)
def test_the_caster_of_a_delayed_spell_chooses_even_in_the_turn_of_another(
    edition: str, asked: int, answers: list[str]
) -> None:
    """Orange places a tile; 1 golem of its own comes, 2 of purple and 2 of turquoise. The last of them overflow."""
    table = battle(
        """
        0,0 mw 0 -
        1,0 sc_a2 2 O1
        2,0 sc_b1 0 -
        0,1 sc_b5 1 P1
        2,1 sc_a5 0 T1
        """,
        "O",
        "sc_a1",
        mode="three",
        expert=True,
        edition=edition,
    ).play("sc_a1@1,1/S")
    assert table.golems("1,1") == "O2P2T2"
    assert table.asks == ("remove", asked)
    assert table.legal == answers
    for answer in answers:
        after = table.copy().play(answer)
        left = {LETTERS.index(answer[7].upper())}
        assert after.golems("1,1") == "".join(f"{LETTERS[side]}{2 - (side in left)}" for side in range(3))
        assert after.asks == ("place", 1)
