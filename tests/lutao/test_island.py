"""The island of Lutao: artefacts, golems, its city (LUT-15)."""

import pytest

from manawell.games.lutao.events import GolemsRaised, ProvinceLost
from tests.lutao.fights import counts, fight, fought, golems_attack, hits, losses, trace
from tests.lutao.table import Table, table

# Powers and runes.


@pytest.mark.rule("LUT-15.1", "LUT-15.2")
@pytest.mark.parametrize(("taken", "cards"), [("", (2, 2)), ("Ap", (3, 2)), ("Bp", (2, 3)), ("Ap Bp", (3, 3))])
def test_each_people_needs_its_own_people_artefact(taken: str, cards: tuple[int, int]) -> None:
    field = fight(1, 1, peoples="knights druids", at="LUT2", taken=taken)
    assert counts(field) == [(1, 1, *cards)]


@pytest.mark.rule("LUT-15.1", "LUT-15.2", "LUT-20.9f")
@pytest.mark.parametrize(("taken", "asked"), [("", ("form", "A")), ("Ap", ("form", "A")), ("Ar", ("hostages", "A"))])
def test_hostages_are_taken_on_lutao_only_with_the_rune_artefact(taken: str, asked: tuple[str, str]) -> None:
    assert fought(fight(2, 1, "HHM", runes="enslavement -", at="LUT2", taken=taken), 9).asks == asked


@pytest.mark.rule("LUT-15.1", "LUT-15.2", "LUT-20.7a")
@pytest.mark.parametrize(("taken", "left"), [("", "A2"), ("Bp", "A2"), ("Br", "empty")])
def test_the_plague_breaks_out_on_lutao_only_with_the_rune_artefact(taken: str, left: str) -> None:
    assert fought(fight(2, 1, "HHM", runes="- plagues", at="LUT2", taken=taken), 9).at("LUT2") == left


@pytest.mark.rule("LUT-15.1", "LUT-15.2", "LUT-20.5b")
@pytest.mark.parametrize(("taken", "asked"), [("", ("form", "A")), ("Bp", ("form", "A")), ("Br", ("rise", "B"))])
def test_armies_are_reborn_for_a_loss_on_lutao_only_with_the_rune_artefact(taken: str, asked: tuple[str, str]) -> None:
    assert fought(fight(2, 1, "HHM", runes="- reincarnation", at="LUT2", taken=taken), 9).asks == asked


@pytest.mark.rule("LUT-15.2", "LUT-16.1", "LUT-9.22")
def test_a_power_works_from_the_battle_after_the_artefact_was_taken() -> None:
    """The Knights of A take their artefact on LUT2 and go on fighting from LUT1 with their power."""
    field = table(
        "A LUT1 7; B LUT2 1; B LUT6 1; B BEL1 1",
        peoples="knights giants",
        artefacts="3 1",
        piles={"A": "HHHM" * 6, "B": "M" * 9},
    )
    field.play("move LUT1", "to LUT2", "take 3", "move LUT1", "to LUT6", "take 3", "end", "fight LUT2")
    fought(field, 9)
    assert [cards for _, _, cards, _ in counts(field)] == [4, 5]


# Golems are immune.


@pytest.mark.rule("LUT-15.3", "LUT-15.4", "LUT-20.9f", "LUT-20.9c")
def test_no_hostages_of_golems_and_none_that_protect_from_them() -> None:
    field = fight(3, 1, "HMM M", runes="enslavement -", at="LUT2", golems=True, taken="Ap Ar", captives=(2, 0))
    assert fought(field, 9).asks == ("form", "A")
    assert [(one.hostages, one.armies) for one in hits(field, "A")] == [(0, 1)]


@pytest.mark.rule("LUT-15.3", "LUT-20.7g")
def test_golems_that_win_do_not_leave_for_a_plague() -> None:
    field = fought(golems_attack(1, "MM", runes="- plagues", taken="Bp Br"), 9)
    assert field.at("LUT2") == "golems 2"


@pytest.mark.rule("LUT-15.3", "LUT-15.4", "LUT-20.5b")
def test_nobody_is_reborn_for_a_province_lost_to_golems() -> None:
    field = fought(golems_attack(1, "MM", runes="- reincarnation", taken="Bp Br"), 9)
    assert field.happened(ProvinceLost) == [ProvinceLost("shapeshifters", "LUT2")]
    assert field.asks == ("move", "B")


@pytest.mark.rule("LUT-15.3", "LUT-15.4", "LUT-20.5b")
def test_nobody_is_reborn_when_golems_and_defenders_destroy_each_other() -> None:
    field = fought(golems_attack(2, "HHM", runes="- reincarnation", taken="Bp Br"), 9)
    assert (field.at("LUT2"), field.asks) == ("empty", ("move", "B"))


@pytest.mark.rule("LUT-15.3", "LUT-20.1b")
def test_the_assassin_finds_no_golems() -> None:
    field = table(
        "A NUR1 3; A LUT2 2; B SIG1 3", runes="- assassin", step="lurking", taken="Br", golems={"LUT1": 2, "LUT3": 2}
    )
    assert field.legal == ["pass", "kill NUR1", "kill LUT2"]


@pytest.mark.rule("LUT-15.3", "LUT-20.12c")
def test_wrath_does_not_reach_golems() -> None:
    for guards, asked in ((2, ("form", "A")), (0, ("combat", "A"))):
        field = table(
            "A LUT1 5; B LUT2 1; B BEL1 1",
            peoples="elves giants",
            runes="wrath -",
            taken="Ap Ar",
            golems={"LUT3": guards},
            piles={"A": "HHHM", "B": "MM"},
        )
        field.play("move LUT1", "to LUT2", "take 4", "end")
        assert (fought(field, 9).at("LUT2"), field.asks) == ("A4", asked)
    assert field.play("wrath LUT2").legal == ["to LUT3"]


# Spells and golems.


def window_of(spell: str, *, golems: bool, hand: str = "A") -> list[str]:
    """The plays that A or B has with a spell in the windows of a battle on Lutao that A wins in two combat rounds."""
    field = fight(
        5, 2, "HSM M HSM M", "HMM MM", at="LUT2", golems=golems, hands={hand: f"{spell} levy"}, taken="Ap Ar Bp Br"
    )
    found = []
    battle = field.state.battle
    while field.state.battle is battle:
        question = field.asks[0]
        if f"play {spell}" in field.legal:
            found.append(question.removeprefix("window-"))
        field.play("pass" if question.startswith("window") else "return miss")
    return found


@pytest.mark.rule("LUT-15.4", "LUT-15.6", "LUT-22.1", "LUT-22.2", "LUT-22.3", "LUT-22.5", "LUT-22.6", "LUT-22.8")
@pytest.mark.parametrize(
    ("spell", "windows"),
    [
        ("strength", ["w4", "w5"]),
        ("courage_of_the_few", ["w4", "w5"]),
        ("great_host", ["w4", "w5"]),
        ("stone_skin", ["w6", "w6"]),
        ("second_chance", ["w6", "w6"]),
        ("resurrection", ["w7"]),
    ],
)
def test_spells_on_the_own_side_are_allowed_in_a_golem_battle(spell: str, windows: list[str]) -> None:
    assert window_of(spell, golems=True) == windows


@pytest.mark.rule("LUT-15.4", "LUT-15.3", "LUT-22.4", "LUT-22.7", "LUT-22.15")
@pytest.mark.parametrize(
    ("spell", "against_people"), [("weakness", ["w4", "w5"]), ("silence", ["w4"]), ("rune_ban", ["w4"])]
)
def test_spells_on_the_other_side_are_not(spell: str, against_people: list[str]) -> None:
    assert window_of(spell, golems=True) == []
    assert window_of(spell, golems=False) == against_people


@pytest.mark.rule("LUT-15.4", "LUT-11.8")
@pytest.mark.parametrize("spell", ["strength", "weakness", "stone_skin", "silence"])
def test_who_does_not_fight_the_golems_plays_no_spell_in_the_battle(spell: str) -> None:
    assert window_of(spell, golems=True, hand="B") == []


@pytest.mark.rule("LUT-15.4", "LUT-22.14")
def test_a_spell_in_a_golem_battle_may_be_stopped() -> None:
    field = fight(3, 2, at="LUT2", golems=True, hands={"A": "strength", "B": "counterspell"})
    assert counts(field.copy().play("play strength", "pass")) == [(3, 2, 5, 0)]
    assert counts(field.play("play strength", "play counterspell")) == [(3, 2, 4, 0)]


@pytest.mark.rule("LUT-15.4", "LUT-15.5", "LUT-22.5")
def test_stone_skin_prevents_golem_hits() -> None:
    field = fight(8, 4, "SMM M", at="LUT2", golems=True, hands={"A": "stone_skin"})
    fought(field.go("return miss", "play stone_skin"))
    assert [(one.potential, one.shields, one.skin, one.armies) for one in hits(field, "A")] == [(4, 1, 2, 1)]


@pytest.mark.rule("LUT-15.3", "LUT-15.4", "LUT-22.9", "LUT-22.10", "LUT-22.11")
@pytest.mark.parametrize(
    ("spell", "targets"),
    [("lightning", ["at SIG1", "at LUT2"]), ("firestorm", ["at SIG1", "at LUT0", "at LUT2"])],
)
def test_no_spell_chooses_a_golem_held_province(spell: str, targets: list[str]) -> None:
    field = table("A NUR1 3; B SIG1 3; B LUT0 3; B LUT2 2", hands={"A": spell}, controller="B 3")
    assert field.play(f"play {spell}").legal == targets


@pytest.mark.rule("LUT-15.3", "LUT-15.4", "LUT-22.11")
def test_an_earthquake_does_not_reach_the_city_of_lutao() -> None:
    field = table("A NUR1 3; B SIG1 3", hands={"A": "earthquake"})
    assert field.legal_with("play") == []
    field = table("A NUR1 3; B SIG1 3", hands={"A": "earthquake"}, cities="SIG1")
    assert field.play("play earthquake").legal == ["at SIG1"]


# How golems fight.


@pytest.mark.rule("LUT-15.5", "LUT-9.18")
@pytest.mark.parametrize(("cards", "lost"), [("MMM", 3), ("SMM", 2), ("SSS", 0), ("HCX", 3)])
def test_golems_hit_once_each_and_shields_prevent_it(cards: str, lost: int) -> None:
    field = fought(fight(5, 3, f"{cards}M", at="LUT0", golems=True))
    assert losses(field, "A") == [lost]


@pytest.mark.rule("LUT-15.5")
@pytest.mark.parametrize(("cards", "at"), [("MMM", "golems 2<A6"), ("HMM", "golems 1<A6"), ("CHM", "A6")])
def test_golems_are_attacked_with_cards_as_usual(cards: str, at: str) -> None:
    assert fought(fight(8, 2, f"{cards}M", at="LUT2", golems=True)).at("LUT2") == at


# Spells need no artefact.


@pytest.mark.rule("LUT-15.6", "LUT-22.1", "LUT-22.7")
def test_spells_work_on_lutao_without_an_artefact() -> None:
    field = fight(3, 3, at="LUT2", hands={"A": "strength", "B": "weakness"}).play("play strength")
    assert counts(field.copy().pass_all()) == [(3, 3, 5, 4)]
    assert counts(field.go("play weakness").pass_all()) == [(3, 3, 4, 4)]


@pytest.mark.rule("LUT-15.6", "LUT-22.9")
def test_lightning_strikes_on_lutao_without_an_artefact() -> None:
    field = table("A NUR1 3; B SIG1 3; B LUT2 2", hands={"A": "lightning"}).play("play lightning", "at LUT2")
    assert field.at("LUT2") == "B1"


# The city of Lutao.


def ruler(peoples: int, step: str, hand: str = "levy", *, mode: str = "standard", controls: bool = True) -> Table:
    """A holds LUT0 with 3 armies; LUT1 is empty."""
    others = "; ".join(f"{letter} SIG{number} 1" for number, letter in enumerate("BCD"[: peoples - 1], 1))
    return table(
        f"A {'LUT0' if controls else 'RHU2'} 3; A RHU1 1; {others}",
        peoples=" ".join(["bards", "druids", "giants", "orcs"][:peoples]),
        step=step,
        mode=mode,
        controller="A 3" if controls else "",
        golems={"LUT1": 0},
        hands={"A": hand},
    )


@pytest.mark.rule("LUT-15.7", "LUT-13.1", "LUT-12.2")
@pytest.mark.parametrize(
    ("peoples", "mode", "cards", "points"),
    [(2, "standard", 1, 5), (3, "standard", 2, 8), (4, "standard", 3, 11), (4, "pro", 1, 5)],
)
def test_the_controller_draws_cards_and_has_points(peoples: int, mode: str, cards: int, points: int) -> None:
    """One for each opponent; 3 points for each opponent and 1 for the city, beside 1 for Rhuam."""
    field = ruler(peoples, "learning", mode=mode)
    assert (field.asks, len(field.hand("A"))) == (("window-w10", "A"), 1 + cards)
    assert len([card for card in field.hand("A") if card.endswith("'")]) == cards
    assert field.people("A").points == points
    other = ruler(peoples, "learning", mode=mode, controls=False)
    assert (len(other.hand("A")), other.people("A").points) == (1, 2)


@pytest.mark.rule("LUT-15.7", "LUT-13.2")
@pytest.mark.parametrize(("controls", "asked"), [(True, "buy-armies"), (False, "surplus")])
def test_the_controller_has_no_hand_limit(controls: bool, asked: str) -> None:
    hand = "levy levy lightning lightning storm storm famine"
    field = ruler(2, "learning", hand, controls=controls).play("pass")
    assert (field.asks, len(field.hand("A"))) == ((asked, "A"), 8 if controls else 7)


@pytest.mark.rule("LUT-15.7", "LUT-11.1")
@pytest.mark.parametrize(("peoples", "actions"), [(2, 1), (3, 2), (4, 3)])
def test_the_controller_has_golem_actions(peoples: int, actions: int) -> None:
    field = ruler(peoples, "forming").play("end")
    assert (field.asks, field.view().commands) == (("golems", "A"), actions)
    field.play("raise LUT1")
    assert field.happened(GolemsRaised) == [GolemsRaised("bards", "LUT1", 2)]
    assert ruler(peoples, "forming", controls=False).play("end").asks[0] != "golems"


@pytest.mark.rule("LUT-15.4", "LUT-9.15")
def test_nobody_is_asked_for_golems_in_battle() -> None:
    assert trace(golems_attack(2, "MMM")) == ["return B"]
