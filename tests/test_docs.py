"""The numbers and tables of the documents, recomputed."""

import doctest
import hashlib
import json
import re
import tomllib

import pytest

from manawell.bots import graded, levels, search, searcher
from manawell.cli.commands import LETTERS, Verb, words_of
from manawell.cli.words import cli_texts
from manawell.games.gegensatz import GAME
from manawell.games.gegensatz.bot.solver import DEEPEST
from manawell.games.gegensatz.information.view import View
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.judge import PLAYOUT, Judge
from manawell.kernel.match import Match
from manawell.kernel.registry import games
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.research.tensors import layout_of
from manawell.table.record import MAX_BYTES, parse_record, replay, verify
from tests.test_readme import ROOT, blocks

DOCS = ROOT / "docs"
RECORDS = (DOCS / "records.md").read_text("utf-8")
PROSE = " ".join(RECORDS.split())
EXAMPLE = next(block for block in blocks(DOCS / "records.md", "text") if block.startswith("manawell record"))
RELICS = [colour + number for colour in "GPRB" for number in "1234"]
EXPANSION = ["X1", "X2", "X3", "X4", "S13", "S24"]
ORDERS = ("012", "021", "102", "120", "201", "210")


# The generator again, written only from docs/records.md and hashlib.


class Stream:
    def __init__(self, seed: str, *salts: str, read: int = 0) -> None:
        secret = "\n".join([seed, *salts])
        self.key = hashlib.sha256(b"manawell stream 1\n" + secret.encode()).digest()
        self.read = read

    def block(self, number: int) -> bytes:
        return hashlib.shake_128(self.key + number.to_bytes(8, "big")).digest(1024)

    def word(self) -> int:
        number, place = divmod(self.read, 512)
        self.read += 1
        return int.from_bytes(self.block(number)[2 * place : 2 * place + 2], "big")

    def below(self, bound: int) -> int:
        while True:
            product = self.word() * bound
            if product % 65_536 >= 65_536 % bound:
                return product // 65_536

    def shuffle(self, items: list[str]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def row(name: str) -> list[str]:
    """The cells of a line in the worked example."""
    found = re.search(rf"^ *{name} +(.+)$", RECORDS.partition("## A worked example")[2], re.MULTILINE)
    assert found, name
    return found[1].split()


def test_commitment_key_and_blocks_of_the_worked_example() -> None:
    stream = Stream("manawell")
    assert row("commitment") == [hashlib.sha256(b"manawell seed 1\nmanawell").hexdigest()]
    assert row("key") == [stream.key.hex()]
    for number in (0, 1):
        (shown, _) = row(f"block {number}")
        assert stream.block(number).hex().startswith(shown)
    assert f"one salt `spring`, the key would be `{Stream('manawell', 'spring').key.hex()}`" in PROSE


def test_the_deal_of_the_worked_example() -> None:
    stream = Stream("manawell")
    items = range(15, 0, -1)
    assert row("i") == [str(i) for i in items]
    assert row("word") == [str(stream.word()) for _ in items]
    stream = Stream("manawell")
    assert row("j") == [str(stream.below(i + 1)) for i in items]
    assert stream.read == 15, "no word was dropped"
    stream, deck = Stream("manawell"), RELICS[:]
    stream.shuffle(deck)
    assert (row("hand A"), row("hand B"), row("timeline")) == (deck[:3], deck[3:6], deck[6:15])
    assert row("codex") == deck[15:]


def test_the_paradox_of_the_worked_example() -> None:
    stream = Stream("manawell", read=15)
    word, number = stream.word(), Stream("manawell", read=15).below(6)
    assert f"The sixteenth word is {word}; {word} × 6 = {6 * word:,} = {number} × 65,536" in PROSE
    assert f"+ {6 * word % 65_536:,}, so the number is {number} and the order {ORDERS[number]}" in PROSE
    laid = [["G3", "P4", "R2"][int(place)] for place in ORDERS[number]]
    assert f"{', '.join(laid)} now lie at positions 3, 4 and 5" in PROSE
    match = replay(parse_record(EXAMPLE))
    assert list(match.view(0).timeline[3:6]) == laid


def test_the_words_that_a_bound_of_six_drops() -> None:
    dropped = [word for word in range(65_536) if word * 6 % 65_536 < 65_536 % 6]
    assert "exactly the words {}, {}, {} and {} are dropped".format(*dropped) in PROSE
    assert f"keeps {(65_536 - len(dropped)) // 6:,} words" in PROSE


def test_the_example_record_is_sound_and_its_check_can_be_computed() -> None:
    header, _, moves = EXAMPLE.partition("\n\n")
    lines = [line for line in header.split("\n")[1:] if not line.startswith("check")]
    check = hashlib.sha256("\n".join([*lines, "", moves.strip()]).encode()).hexdigest()[:16]
    assert f"check: {check}\n" in EXAMPLE
    record = parse_record(EXAMPLE)
    assert verify(record).winners == (0,)
    assert str(record) == EXAMPLE
    assert f"at most {MAX_BYTES:,} bytes" in PROSE


@pytest.mark.parametrize("salts", [(), ("spring",), ("ü", "two words")])
def test_the_generator_is_the_documented_one(salts: tuple[str, ...]) -> None:
    for seed in ("manawell", "0123456789abcdef0123456789abcdef", "märz"):
        ours, theirs = Seal(seed, salts).rng(), Stream(seed, *salts)
        for bound in [*range(1, 60), 1000, 40_000, 65_535, 65_536] * 30:
            assert ours.below(bound) == theirs.below(bound)
        assert ours.place() == theirs.read > 1024


def test_chance_in_gegensatz_is_as_documented() -> None:
    for seed in map(str, range(20)):
        stream, deck = Stream(seed), RELICS[:]
        stream.shuffle(deck)
        duel = dealt("duel", seed)
        assert [set(hand) for hand in duel.hands] == [set(deck[:3]), set(deck[3:6])]
        assert [*duel.timeline, duel.codex_card] == deck[6:]
        pile = deck[13:] + EXPANSION
        stream.shuffle(pile)
        solo = dealt("solo", seed)
        assert set(solo.hands[0]) == set(deck[:3])
        assert [*solo.timeline, solo.codex_card] == deck[3:13]
        assert list(solo.pile) == pile


def dealt(mode: str, seed: str) -> View:
    view: View = Match(GAME, {"mode": mode}, Seal(seed)).view(ALL_KNOWING)
    return view


def test_tie_breaks_are_as_documented() -> None:
    """Random games are listened to until duels have been drawn by chance several times."""
    found = 0
    for number in range(200):
        chance, match = rng_from(b"tie %d" % number), Match(GAME, {"turn_limit": 60}, Seal(f"tie {number}"))
        while match.actor != NOBODY and found < 5:
            found += _check_tie(match, chance)
    assert found == 5


def _check_tie(match: Match, chance: Rng) -> int:
    """Play a random move; when it led to nothing but a tie-break, compare it with the stream."""
    legal = match.state.moves()
    place, told = match.state.rng.place(), len(match.journal.entries)
    match.play_move(legal[chance.below(len(legal))])
    news = [event for event, _ in match.journal.entries[told:]]
    kinds = [event.name() for event in news]
    if "tie-broken" not in kinds or "relics-exchanged" in kinds:
        return 0
    number = Stream(match.seal.seed, read=place).below(9)
    hands = [sorted(hand, key=RELICS.index) for hand in news[kinds.index("duel-fought")].fields()["hands"]]
    shown = news[kinds.index("tie-broken")].fields()["cards"]
    assert shown == (hands[0][number // 3], hands[1][number % 3])
    return 1


# Tables that must not drift away from the code.


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    peers = re.findall(r'"([a-z_\[\]]+)>=', _rule_of("build/peers/.ready"))
    asked = [*project["build-system"]["requires"], *project["project"]["dependencies"], *peers]
    asked += [name for extra in project["project"]["optional-dependencies"].values() for name in extra]
    asked += json.loads((ROOT / "benchmarks/boardgameio/package.json").read_text("utf-8"))["dependencies"]
    needed = {re.split(r"[<>=]", name)[0] for name in asked}
    listed = set(re.findall(r"^\| `([^`]+)` \|", (DOCS / "dependencies.md").read_text("utf-8"), re.MULTILINE))
    assert listed == needed
    assert len(peers) == 4


def _rule_of(target: str) -> str:
    return (ROOT / "Makefile").read_text("utf-8").partition(f"\n{target}:")[2].partition("\n\n")[0]


def test_the_bots_are_as_documented() -> None:
    page = (DOCS / "bots.md").read_text("utf-8")
    listed = re.findall(r"^\| `([^`]+)` \|", page, re.MULTILINE)
    assert listed == [*levels.BOTS, "search:N"]
    prose = " ".join(page.split())
    for words in (
        f"over {Judge().worlds()} imagined worlds",
        f"look at {graded.SOLVER_NODES:,} positions",
        *(
            f"| {game.id.capitalize()} | " + " | ".join(f"{one.rating} ± {one.error}" for one in game.levels)
            for game in games().values()
        ),
        f"imagines {searcher.WORLDS} worlds",
        f"mean worth + {search.EXPLORATION} √",
        f"up to {DEEPEST} decisions",
    ):
        assert words in prose, words
    assert PLAYOUT == 2
    assert "two moves of the game's quick player" in prose


def test_players_are_told_every_command_and_every_form_of_move() -> None:
    page = (DOCS / "players.md").read_text("utf-8")
    for verb in Verb:
        assert re.search(rf"^\| .*`{words_of(verb, cli_texts('en'))[0]}\b", page, re.MULTILINE), verb
    for letter in LETTERS:
        assert f"`{letter}`" in page
    for game in games().values():
        for form in game.notation:
            assert f"`{form}`" in page


@pytest.mark.parametrize(("page", "examples"), [("research.md", 15), ("learners.md", 5)])
def test_the_examples_for_research_run(page: str, examples: int) -> None:
    code = "\n".join(blocks(DOCS / page, "pycon"))
    test = doctest.DocTestParser().get_doctest(code, {}, page, None, 0)
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test)
    assert runner.summarize(verbose=False).failed == 0
    assert len(test.examples) > examples


def test_the_sizes_of_actions_and_vectors_are_as_documented() -> None:
    page = (DOCS / "research.md").read_text("utf-8")
    for game in games().values():
        assert game.actions is not None
        assert game.features is not None
        channels, (rows, columns) = len(game.features.channels), game.features.grid
        board = f"{channels} × {rows} × {columns}" if channels else ""
        assert f"| {game.id} | {game.actions.size:,} | {game.codes or game.most_moves:,} |" in page
        assert f"| {game.id} | {game.features.size:,} | {board}" in page
        assert f"| {layout_of(game).size:,} |" in page
