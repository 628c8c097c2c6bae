"""Card sets that owners of the printed game enter: what they may change, and what is wrong with a file."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from manawell.games.athlas import GAME
from manawell.games.athlas.components.cards import STANDARD, CardSet
from manawell.games.athlas.components.cardsets import FOLDER_VARIABLE, SETS, BadCards, read_cards
from manawell.games.athlas.components.reference import reference
from manawell.games.athlas.events import Attacked
from manawell.kernel.faults import BadPosition
from manawell.kernel.rng import rng_from
from tests.athlas.table import Table, battle

ATTACK = '{ do = "attack", type = "melee", value = 3 }'


def card(name: str, *lines: str) -> CardSet:
    """The standard set with one card changed."""
    return read_cards("mine", "\n".join(["[[card]]", f'id = "{name}"', *lines]))


def god(name: str, *lines: str) -> CardSet:
    """The standard set with one intervention changed."""
    return read_cards("mine", "\n".join(["[[intervention]]", f'id = "{name}"', *lines]))


def blade(effects: str, cost: str = '["A"]', span: str = "[1, 1]", target: str = "enemy_unit") -> CardSet:
    """The Karoos Blade with another ability."""
    return card("E08", 'text_en = "something else"', *ability(effects, cost, span, target))


def ability(effects: str, cost: str = '["A"]', span: str = "[1, 1]", target: str = "enemy_unit") -> list[str]:
    return [
        "[[card.ability]]",
        'id = "strike"',
        f"cost = {cost}",
        f'target = "{target}"',
        f"range = {span}",
        f"effects = [{effects}]",
    ]


def striking(table: CardSet, there: str = "0,4") -> Table:
    """A warrior with the blade is activated, next to a ranger or elsewhere."""
    return battle(f"g1.1 0,3; s1.1 {there}", ("G02 E08",), ("G01",), table=table).play("act g1.1")


# What may be changed.


def test_a_file_without_changes_is_the_standard_set_under_another_name() -> None:
    made = read_cards("mine", "")
    standard, mine = reference(STANDARD), reference(made)
    assert mine == standard
    assert made.name != STANDARD.name


@pytest.mark.rule("ATH-4.5", "ATH-7.4")
def test_a_changed_cost_is_paid() -> None:
    table = battle("", gold=("G02 E08",), table=card("E08", "cost = 9")).play("summon 1 -3,5")
    assert table.spent == (20, 0)


@pytest.mark.rule("ATH-7.2")
def test_a_changed_life_is_the_maximum() -> None:
    assert battle("", gold=("G01",), table=card("G01", "life = 13")).pool("g1") == 13
    assert battle("", gold=("G01",), table=card("G01", "life_plus = 3")).pool("g1") == 10


@pytest.mark.rule("ATH-19.3")
def test_changed_armour_protects() -> None:
    table = card("E05", "armour_physical = 4", "armour_magic = 2")
    assert battle("g1.1 0,3", gold=("G01 E05",), table=table).armour("g1.1") == (4, 2)


@pytest.mark.rule("ATH-19.2")
def test_a_changed_modifier_counts() -> None:
    table = striking(card("G02", "mod_melee = 3")).play("use E08 s1.1")
    assert table.happened(Attacked)[0].value == 5 + 3


@pytest.mark.rule("ATH-16.1")
def test_a_changed_flag_holds() -> None:
    table = battle("g1.1 0,3", gold=("G01",), table=card("G01", 'flags = ["flying"]')).play("act g1.1")
    assert {move.split()[0] for move in table.legal} == {"end", "fly"}


@pytest.mark.rule("ATH-11.2", "ATH-19.2")
def test_a_changed_ability_is_used_as_it_is_written() -> None:
    made = blade('{ do = "attack", type = "ranged", value = 8 }', span="[2, 3]")
    assert striking(made).legal_with("use") == []
    attack = striking(made, "0,5").play("use E08 s1.1").happened(Attacked)[0]
    assert (attack.type, attack.value) == ("ranged", 8 + 1)


@pytest.mark.rule("ATH-7.6", "ATH-10.2")
def test_an_ability_that_costs_t_now_gets_its_markers() -> None:
    made = blade('{ do = "attack", type = "melee", value = 8 }', cost='["A", "T"]')
    assert striking(made).legal_with("use") == []
    table = battle("", gold=("G02 E08",), table=made).play("summon 1 -3,5")
    assert table.markers("g", "E08") == 1


def test_an_ability_may_do_several_things() -> None:
    made = blade('{ do = "lose_life", n = 2, on = "target" }, { do = "heal", n = 2, on = "own_alpha" }')
    table = battle("g1.1 0,3; s1.1 0,4", ("G02 E08",), ("G01",), pools={"g1": 5}, table=made)
    table.play("act g1.1", "use E08 s1.1")
    assert (table.pool("s1"), table.pool("g1")) == (10 - 2, 5 + 2)


def test_a_card_may_have_two_abilities_that_printed_cards_have() -> None:
    second = [line.replace("strike", "stare") for line in ability('{ do = "control" }', span="[1, 2]")]
    table = striking(card("E08", 'text_en = "!"', *ability(ATTACK), *second))
    assert table.legal_with("use") == ["use E08 strike s1.1", "use E08 stare s1.1"]


@pytest.mark.rule("ATH-C.11", "ATH-20.8")
def test_an_announced_number_has_the_span_that_is_written() -> None:
    effects = '{ do = "lose_life", n = "X", cause = "sacrifice", on = "own_alpha" }'
    effects += ', { do = "attack", type = "melee", value = "3X" }'
    table = striking(card("E08", 'text_en = "!"', *ability(effects), "x = [2, 3]"))
    assert table.legal_with("use") == ["use E08 s1.1 x2", "use E08 s1.1 x3"]
    assert table.play("use E08 s1.1 x3").happened(Attacked)[0].value == 3 * 3 + 1
    assert table.pool("g1") == 12 - 3


def test_an_ability_may_be_taken_away() -> None:
    assert striking(card("E08", "ability = []", 'text_en = "Only for show."')).legal_with("use") == []


@pytest.mark.rule("ATH-19.8")
def test_a_changed_passive_works() -> None:
    lore = 'passives = [{ when = "attack", do = "pierce", n = 2, types = ["melee"] }]'
    made = card("A02", lore, 'text_en = "Pierce 2."')
    table = battle("g1.1 0,3; s1.1 0,4", ("G02 E08 A02",), ("G01 E05",), table=made)
    assert table.play("act g1.1", "use E08 s1.1").pool("s1") == 10 - 6


@pytest.mark.rule("ATH-8.4")
def test_a_changed_time_lasts() -> None:
    table = battle("g1.1 0,3", stacks=("D03", ""), table=god("D03", "time = 2")).play("play D03 @now", "unit g1.1")
    assert table.conditions("g1.1") == ["strengthened [2]"]
    assert table.play("end all", "end summon").conditions("g1.1") == ["strengthened [1]"]


def test_a_changed_intervention_does_what_is_written() -> None:
    effects = 'effects = [{ do = "lose_life", n = 4, cause = "effect", on = "target" }]'
    made = god("D09", effects, 'text_en = "A unit loses 4 life."')
    table = battle("s1.1 0,3", silver=("G01",), stacks=("D09", ""), table=made).play("play D09 @now", "unit s1.1")
    assert table.pool("s1") == 6


def adopt(monkeypatch: pytest.MonkeyPatch, made: CardSet) -> Table:
    """A standard duel with a set that is known here."""
    monkeypatch.setitem(SETS, made.name, made)
    return Table(GAME.new(GAME.settle({"mode": "standard"}) | {"cards": made.name}, rng_from(b"cards")))


@pytest.mark.rule("ATH-4.3", "ATH-4.4")
def test_changed_hands_and_spell_points_count_in_creation(monkeypatch: pytest.MonkeyPatch) -> None:
    made = read_cards("mine", '[[card]]\nid = "E08"\nhands_need = 3\n[[card]]\nid = "G02"\nspell_points = 5\n')
    table = adopt(monkeypatch, made).play("genus 1 G02")
    assert table.refusal("card 1 E08").rule == "ATH-4.3"
    assert "card 1 S01" in table.legal


@pytest.mark.rule("ATH-5.1")
def test_changed_god_points_count_in_creation(monkeypatch: pytest.MonkeyPatch) -> None:
    table = adopt(monkeypatch, god("D15", "god_points = 8"))
    table.play("genus 1 G01", "done 1", "genus 2 G02", "done 2", "genus 3 G04", "done 3", "stack D09")
    assert table.refusal("stack D15").rule == "ATH-5.1"


def test_a_position_says_with_which_cards_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    made = card("E08", "cost = 9")
    saved = GAME.save(adopt(monkeypatch, made).state)
    assert saved.position["cards"] == made.name
    assert GAME.save(GAME.load(saved)) == saved
    monkeypatch.delitem(SETS, made.name)
    with pytest.raises(BadPosition, match=made.name):
        GAME.load(saved)


def text_of(made: CardSet, name: str) -> dict[str, str]:
    shown = reference(made)
    found = [one["text"] for one in [*shown["cards"], *shown["interventions"]] if one["id"] == name]
    assert len(found) == 1
    return dict(found[0])


def test_a_new_text_stands_for_all_languages_unless_they_have_their_own() -> None:
    passives = "passives = []"
    made = card("A02", passives, 'text_en = "Nothing."')
    assert text_of(made, "A02") == {"en": "Nothing.", "de": "Nothing.", "fr": "Nothing."}
    made = card("A02", passives, 'text_en = "Nothing."', 'text_de = "Nichts."')
    assert text_of(made, "A02") == {"en": "Nothing.", "de": "Nichts.", "fr": "Nothing."}


def test_a_text_stays_when_only_figures_change() -> None:
    assert text_of(card("E08", "cost = 9"), "E08") == text_of(STANDARD, "E08")


def test_the_standard_set_is_not_touched() -> None:
    card("E08", "cost = 9")
    assert battle("", gold=("G02 E08",)).play("summon 1 -3,5").spent == (16, 0)


# The name and its fingerprint.


def test_a_set_is_called_after_its_file_and_its_content() -> None:
    assert re.fullmatch(r"mine-[0-9a-f]{8}", read_cards("mine", "").name)


def test_the_same_content_has_the_same_fingerprint_however_it_is_written() -> None:
    one = read_cards("mine", '[[card]]\nid = "E08"\ncost = 9\n[[card]]\nid = "E09"\ncost = 7\n')
    two = read_cards("mine", '# mine\n[[card]]\ncost=7\nid="E09"\n\n[[card]]\ncost=9\nid="E08"\n')
    assert one.name == two.name
    assert read_cards("yours", "").name.split("-")[1] == read_cards("mine", "").name.split("-")[1]


def test_every_change_has_another_fingerprint() -> None:
    names = [read_cards("mine", "").name, card("E08", "cost = 9").name, card("E08", "cost = 8").name]
    names += [card("E09", "cost = 9").name, god("D15", "god_points = 3").name, card("E08", 'text_fr = "!"').name]
    assert len(set(names)) == len(names)


def run(folder: Path, program: str) -> subprocess.CompletedProcess[str]:
    """A program in a process of its own, which finds card sets in this folder."""
    environment = os.environ | {FOLDER_VARIABLE: str(folder)}
    return subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)


def test_the_files_of_a_folder_can_be_chosen_as_an_option(tmp_path: Path) -> None:
    (tmp_path / "dear.toml").write_text('[[card]]\nid = "E08"\ncost = 9\n', "utf-8")
    (tmp_path / "notes.txt").write_text("no cards", "utf-8")
    program = """
from manawell.games.athlas import GAME
from manawell.kernel.rng import rng_from
(cards,) = [option for option in GAME.options if option.id == "cards"]
options = GAME.settle({"mode": "standard", "cards": cards.values[1]})
print(*cards.values, GAME.view(GAME.new(options, rng_from(b"")), 0).cards)
"""
    name = read_cards("dear", '[[card]]\nid = "E08"\ncost = 9\n').name
    assert run(tmp_path, program).stdout.split() == ["standard", name, name]


def test_the_list_of_games_names_them_too(tmp_path: Path) -> None:
    text = '[[card]]\nid = "E08"\ncost = 9\n'
    (tmp_path / "dear.toml").write_text(text, "utf-8")
    finished = run(tmp_path, "from manawell.cli.app import main; import sys; sys.argv[1:] = ['games']; main()")
    assert f"    cards={read_cards('dear', text).name}\n" in finished.stdout


def test_a_bad_file_in_the_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "wrong.toml").write_text('[[card]]\nid = "E99"\n', "utf-8")
    finished = run(tmp_path, "import manawell.games.athlas")
    assert finished.returncode != 0
    assert "“wrong”" in finished.stderr
    assert "E99: there is no such card" in finished.stderr


# What is wrong with a file.


def told(text: str) -> str:
    with pytest.raises(BadCards) as refused:
        read_cards("mine", text)
    assert refused.value.values["file"] == "mine"
    return str(refused.value.values["problem"])


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[[card", "Expected"),
        ("[[card]]\ncost = 3", "missing required field `id`"),
        ("[[cards]]\nid = 'E08'", "unknown field `cards`"),
        ("[[card]]\nid = 'E08'\nprice = 3", "unknown field `price`"),
        ("[[card]]\nid = 'E08'\ncost = 'five'", "Expected `int`, got `str` - at `$.card[0].cost`"),
        ("[[card]]\nid = 'E08'\ncost = 2.5", "Expected `int`, got `float`"),
        ("[[card]]\nid = 'E08'\ncost = true", "Expected `int`, got `bool`"),
        ("[[intervention]]\nid = 'D05'\nchoices = []", "unknown field `choices`"),
        ("[[intervention]]\nid = 'D05'\ncost = 3", "unknown field `cost`"),
        ("[[card]]\nid = 'X01'", "X01: there is no such card"),
        ("[[card]]\nid = 'D05'", "D05: there is no such card"),
        ("[[intervention]]\nid = 'E08'", "E08: there is no such card"),
        ("[[card]]\nid = 'E08'\n[[card]]\nid = 'E08'", "E08: it is listed twice"),
        ("[[card]]\nid = 'E08'\ncost = 0", "E08: cost = 0 is not from 1 to 60"),
        ("[[card]]\nid = 'E08'\ncost = 61", "E08: cost = 61 is not from 1 to 60"),
        ("[[card]]\nid = 'G01'\nlife = -1", "G01: life = -1 is not from 0 to 60"),
        ("[[card]]\nid = 'G01'\nmod_melee = 99", "G01: mod_melee = 99 is not from 0 to 60"),
        ("[[card]]\nid = 'G01'\nflags = ['wet']", "G01: flag = 'wet' is none of flying, amphibious"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_and_told_why(text: str, problem: str) -> None:
    assert problem in told(text)


@pytest.mark.parametrize(
    "lines",
    [
        ["[[card]]", 'id = "E08"', *ability(ATTACK)],
        ["[[card]]", 'id = "E08"', "ability = []"],
        ["[[card]]", 'id = "A02"', "passives = []"],
        ["[[intervention]]", 'id = "D09"', 'effects = [{ do = "lose_life", n = 4 }]'],
    ],
)
def test_a_card_that_does_something_else_needs_a_text(lines: list[str]) -> None:
    assert "it does something else, so it needs text_en" in told("\n".join(lines))


@pytest.mark.parametrize(
    ("effect", "problem"),
    [
        ('{ do = "dance" }', "do = 'dance' is none of attack, modify"),
        ('{ do = "heal", n = 2, on = "everybody" }', "on = 'everybody' is none of target"),
        ('{ do = "attack", type = "verbal", value = 3 }', "type = 'verbal' is none of melee, ranged, spell"),
        ('{ do = "lose_life", n = 3, cause = "fear" }', "cause = 'fear' is none of effect"),
        ('{ do = "move", mode = "swim" }', "mode = 'swim' is none of level"),
        ('{ do = "push", direction = "up" }', "direction = 'up' is none of any, away, towards"),
        ('{ do = "set_terrain", to = "lava" }', "to = 'lava' is none of plain"),
        ('{ do = "mark", condition = "drunk" }', "condition = 'drunk' is none of"),
        ('{ do = "mark", condition = "bound", until = "dawn" }', "until = 'dawn' is none of next_maintenance, time"),
        ('{ do = "summon", alpha = "other" }', "alpha = 'other' is none of same, chosen"),
        ('{ do = "heal", n = 2, when = "noon" }', "when = 'noon' is none of attack"),
        ('{ do = "heal", n = 2, if = "lucky" }', "if = 'lucky' is none of target_alive"),
        ('{ do = "pierce", n = 1, types = ["verbal"] }', "types = 'verbal' is none of melee"),
        ('{ do = "attack", type = "melee", value = "Y" }', "value = 'Y' is neither a number nor X, 2X or 3X"),
        ('{ do = "lose_life", n = "4X" }', "n = '4X' is neither a number nor X, 2X or 3X"),
        ('{ do = "attack", value = 3 }', "attack needs type"),
        ('{ do = "attack", type = "melee" }', "attack needs value"),
        ('{ do = "set_terrain" }', "set_terrain needs to"),
        ('{ do = "mark" }', "mark needs condition"),
        ('{ do = "push" }', "push needs direction"),
        ('{ do = "move" }', "move needs mode"),
        ('{ do = "lose_life" }', "lose_life needs n"),
        ('{ do = "heal" }', "heal needs n"),
        ('{ do = "heal", n = 2, twice = true }', "unknown field `twice`"),
        ("{ n = 2 }", "missing required field `do`"),
    ],
)
@pytest.mark.parametrize("place", ["ability", "passives", "effects"])
def test_an_effect_is_written_in_the_words_of_the_game(effect: str, problem: str, place: str) -> None:
    texts = {
        "ability": "\n".join(["[[card]]", 'id = "E08"', 'text_en = "!"', *ability(effect)]),
        "passives": f'[[card]]\nid = "A02"\ntext_en = "!"\npassives = [{effect}]',
        "effects": f'[[intervention]]\nid = "D09"\ntext_en = "!"\neffects = [{effect}]',
    }
    assert problem in told(texts[place])


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (ability(ATTACK, target="everybody"), "E08: target = 'everybody' is none of"),
        (ability(ATTACK, cost="[]"), "E08: strike needs a cost, effects, and a range from 0 to 10"),
        (ability(""), "E08: strike needs a cost, effects, and a range from 0 to 10"),
        (ability(ATTACK, span="[2, 1]"), "E08: strike needs a cost, effects, and a range from 0 to 10"),
        (ability(ATTACK, span="[-1, 1]"), "E08: strike needs a cost, effects, and a range from 0 to 10"),
        (ability(ATTACK, span="[1, 11]"), "E08: strike needs a cost, effects, and a range from 0 to 10"),
        (ability(ATTACK, span="[1]"), "Expected `array` of length 2"),
        (ability(ATTACK, cost='["Q"]'), "Invalid enum value 'Q'"),
        (ability('{ do = "push", direction = "away" }', span="[1, 2]"), "only a neighbour can be pushed away"),
        (ability(ATTACK)[:2], "missing required field `cost`"),
    ],
)
def test_an_ability_has_a_cost_a_target_a_range_and_effects(lines: list[str], problem: str) -> None:
    assert problem in told("\n".join(["[[card]]", 'id = "E08"', 'text_en = "!"', *lines]))


SACRIFICE = '{ do = "lose_life", n = "X", cause = "sacrifice", on = "own_alpha" }'
PUSH_AWAY = '{ do = "push", direction = "away", if = "target_alive" }'


@pytest.mark.parametrize(
    "lines",
    [
        ability(f'{ATTACK}, {{ do = "heal", n = 2, on = "own_alpha" }}'),
        ability(f"{ATTACK}, {ATTACK}"),
        ability(f"{PUSH_AWAY}, {ATTACK}"),
        ability(ATTACK, target="field"),
        ability(ATTACK, target="self", span="[0, 0]"),
        ability('{ do = "attack", type = "melee", value = 3, on = "area1" }'),
        ability('{ do = "attack", type = "melee", value = 3, if = "target_on_water" }'),
        ability('{ do = "push", direction = "towards" }'),
        ability('{ do = "summon", alpha = "chosen" }', target="adjacent_empty_field"),
        ability('{ do = "move", mode = "fly" }', target="adjacent_empty_field"),
        ability('{ do = "control" }', target="own_unit"),
        ability('{ do = "transform" }', target="own_unit"),
        ability('{ do = "cancel" }', target="self", span="[0, 0]"),
    ],
)
def test_an_ability_does_what_some_printed_card_does(lines: list[str]) -> None:
    target = next(line for line in lines if line.startswith("target")).split('"')[1]
    problem = told("\n".join(["[[card]]", 'id = "E08"', 'text_en = "!"', *lines]))
    assert problem == f"E08: no printed card does this to a target of the kind {target}"


@pytest.mark.parametrize(
    "passive",
    [
        '{ when = "death", do = "heal", n = 2, on = "own_alpha" }',
        '{ when = "own_maintenance", do = "heal", n = 2, on = "target" }',
        '{ when = "attack", do = "mark", condition = "bound" }',
        '{ do = "heal", n = 2, on = "own_alpha" }',
        '{ when = "death", do = "attack", type = "spell", value = 3, on = "adjacent_units" }',
    ],
)
def test_a_passive_is_one_that_some_printed_card_has(passive: str) -> None:
    problem = told(f'[[card]]\nid = "A02"\ntext_en = "!"\npassives = [{passive}]')
    assert problem.startswith("A02: no printed card has a passive like {")


def test_two_abilities_of_a_card_have_different_ids() -> None:
    problem = told("\n".join(["[[card]]", 'id = "E08"', 'text_en = "!"', *ability(ATTACK), *ability(ATTACK)]))
    assert problem == "E08: two abilities have the same id"


@pytest.mark.parametrize(
    "lines",
    [
        ability(f'{SACRIFICE}, {{ do = "attack", type = "melee", value = "2X" }}'),
        ability('{ do = "attack", type = "melee", value = "X" }'),
        [*ability(ATTACK), "x = [1, 5]"],
        [*ability(f"{SACRIFICE}, {ATTACK}"), "x = [0, 5]"],
        [*ability(f"{SACRIFICE}, {ATTACK}"), "x = [5, 1]"],
        [*ability(f"{SACRIFICE}, {ATTACK}"), "x = [1, 11]"],
    ],
)
def test_an_announced_number_and_its_span_belong_together(lines: list[str]) -> None:
    problem = told("\n".join(["[[card]]", 'id = "E08"', 'text_en = "!"', *lines]))
    assert problem == "E08: X in an effect and a span x from 1 to 10 belong together"


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (["[[card]]", 'id = "E08"', *ability(ATTACK.replace("3", "61"))], "E08: value = 61 is not from 0 to 60"),
        (["[[card]]", 'id = "E08"', *ability(ATTACK.replace("3", "-1"))], "E08: value = -1 is not from 0 to 60"),
        (
            ["[[card]]", 'id = "A03"', 'passives = [{ when = "own_maintenance", do = "heal", n = 61 }]'],
            "A03: n = 61 is not from 0 to 60",
        ),
        (
            ["[[intervention]]", 'id = "D09"', 'effects = [{ do = "lose_life", n = -3, on = "target" }]'],
            "D09: n = -3 is not from 0 to 60",
        ),
        (["[[intervention]]", 'id = "D09"', "god_points = 0"], "D09: god_points = 0 is not from 1 to 60"),
        (["[[intervention]]", 'id = "D09"', "god_points = 61"], "D09: god_points = 61 is not from 1 to 60"),
        (["[[intervention]]", 'id = "D03"', "time = -1"], "D03: time = -1 is not from 0 to 60"),
        (["[[intervention]]", 'id = "D03"', "time = 61"], "D03: time = 61 is not from 0 to 60"),
    ],
)
def test_numbers_stay_within_bounds_in_effects_and_interventions_too(lines: list[str], problem: str) -> None:
    assert told("\n".join([*lines[:2], 'text_en = "!"', *lines[2:]])) == problem


@pytest.mark.parametrize(
    ("name", "effects"),
    [
        ("D09", '{ do = "heal", n = 3, on = "target" }'),
        ("D09", '{ do = "lose_life", n = 3, on = "unit_on_field" }'),
        ("D09", '{ do = "lose_life", n = 3, on = "target" }, { do = "lose_life", n = 3, on = "target" }'),
        ("D05", '{ do = "push", direction = "away" }'),
        ("D17", '{ do = "set_terrain", to = "crater" }'),
        ("D18", '{ do = "summon", alpha = "same" }'),
        ("D03", '{ do = "cancel" }'),
    ],
)
def test_an_intervention_does_what_it_did_before(name: str, effects: str) -> None:
    problem = told(f'[[intervention]]\nid = "{name}"\ntext_en = "!"\neffects = [{effects}]')
    assert problem == f"{name}: it must do the same things in the same order, with other numbers"


@pytest.mark.rule("ATH-22.9")
@pytest.mark.parametrize(("name", "time"), [("D03", 0), ("D05", 2)])
def test_an_intervention_lasts_if_it_lasted_before(name: str, time: int) -> None:
    problem = told(f'[[intervention]]\nid = "{name}"\ntime = {time}')
    assert problem == f"{name}: time = {time}; only what lasts has a time, and that at least 1"


@pytest.mark.rule("ATH-26.1")
@pytest.mark.parametrize(
    ("text", "army", "alpha"),
    [
        ('id = "E04"\nhands_need = 3', "water", 2),
        ('id = "G06"\nhands_give = 1', "water", 1),
        ('id = "E11"\nhands_need = 3', "raid", 2),
        ('id = "G05"\nspell_points = 10', "raid", 1),
        ('id = "S06"\ncost = 6', "raid", 1),
    ],
)
def test_the_preset_armies_stay_legal(text: str, army: str, alpha: int) -> None:
    problem = told(f"[[card]]\n{text}")
    assert problem == f"the preset army {army} could not be made: its alpha {alpha} breaks ATH-4.3"


def test_the_fault_says_which_file_is_meant() -> None:
    with pytest.raises(BadCards, match="“mine” cannot be used: E99: there is no such card"):
        read_cards("mine", "[[card]]\nid = 'E99'")


BAD_FILES = {
    '[[intervention]]\nid = "D05"\ngod_points = 8\n': "the stack of the preset army water would have more than 8",
    '[[card]]\nid = "G01"\nlife = 0\n': "G01: a genus needs life",
    '[[card]]\nid = "E08"\ntext_en = "x"\nability = [{ id = "a b", cost = ["A"], target = "enemy_unit", '
    'range = [1, 1], effects = [{ do = "attack", type = "melee", value = 5 }] }]\n': "the ability id 'a b' is not made",
    '[[card]]\nid = "S11"\ntext_en = "x"\nability = [{ id = "bind", cost = ["A", "T"], target = "enemy_unit", '
    'range = [1, 2], effects = [{ do = "mark", condition = "winged", until = "next_maintenance" }] }]\n': (
        "winged and until = 'next_maintenance' do not go together"
    ),
    '[[intervention]]\nid = "D09"\ntext_en = "x"\neffects = [{ do = "lose_life", n = "X", cause = "effect", '
    'on = "target" }]\n': "X in an effect and a span x",
}


@pytest.mark.parametrize("text", BAD_FILES)
def test_a_file_that_could_not_be_played_is_refused(text: str) -> None:
    with pytest.raises(BadCards) as caught:
        read_cards("mine", text)
    assert BAD_FILES[text] in str(caught.value)
