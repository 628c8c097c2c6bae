"""Every word exists, fits and agrees in all languages: for every registered game, the faults and every text folder."""

import ast as python
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeVar, get_args, get_origin

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import manawell
from manawell.kernel.event import Event, kebab
from manawell.kernel.faults import Illegal, Unreadable
from manawell.kernel.game import AnyGame
from manawell.kernel.journal import SPECTATOR, Journal
from manawell.kernel.match import AGREEMENT, RESIGNATION
from manawell.kernel.options import Choice, Options, every_setting
from manawell.kernel.registry import games
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import NOBODY, State
from manawell.kernel.text import LANGUAGES, SEAT_FIELDS, Texts, Voice, game_texts, kernel_texts

PACKAGE: Final = Path(manawell.__file__).parent
GAMES: Final = tuple(games().values())
FOLDERS: Final[dict[str, Traversable]] = {
    str(game.folder.joinpath("text")): game.folder.joinpath("text") for game in GAMES
}
FOLDERS.update({str(path.parent): path.parent for path in sorted(PACKAGE.rglob("*.ftl"))})

SAME_WORDS: Final = {
    " provinces, bonus ",
    "PROV",
    "PROV DIR",
    "action",
    " prov.",
    " pts",
    "army PROV N",
    "→",
    "Athlas",
    "Belkor",
    "Bot",
    "Canli",
    "Codex",
    "Dhorun",
    "Famine",
    "Gegensatz",
    "Goblins",
    "Gold",
    "Hand",
    "Ilarnat",
    "Keshari",
    "Lutao",
    "Meteor",
    "Normal",
    "Nuriel",
    "Orange",
    "Orange 1",
    "Orange 2",
    "Ormeth",
    "Polymorph",
    "Position ",
    "Rhuam",
    "Rivality",
    "Sigari",
    "Tavani",
    "Terraforming",
    "Tsunami",
    "Turquoise",
    "Verdict",
    "Violet",
    "Yssala",
    " point",
    " points",
    " golem",
    " golems",
    " I",
    " II",
    " III",
    " IV",
    " V",
    " VI",
    " VII",
    " VIII",
    " IX",
    " X",
    " XI",
    "artefact",
    "golems",
    "sacrifice",
    ".",
    ": ",
}
"""Words that are spelt the same in English and in German or French."""

PLAYERS: Final = ("Anna", "Ben", "Chloé", "Dörte")
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
NUMBERS: Final = (0, 1, 2, 5)
YOU: Final = ("won", "lost", "drawn", "watching")
STEPS: Final = 60
"""How many random moves of a game are listened to, for each setting of its options."""
MANY: Final = 12
T = TypeVar("T")

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "-".join(Path(folder).parts[-3:-1]))
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", LANGUAGES[1:])


# What the files say.


@dataclass(frozen=True)
class Message:
    """One message of a file: its words, and the variables it needs."""

    texts: tuple[str, ...]
    variables: frozenset[str]
    numbers: frozenset[str]
    """Those of the variables that must be numbers."""
    choices: dict[str, tuple[str, ...]]
    """By variable: the words it is compared with."""
    mentions: frozenset[str]
    """The messages that stand inside it; they need their variables as well."""


@cache
def written(folder: str, language: str) -> dict[str, Message]:
    """The messages of a file, in its order, each with the needs of those it mentions."""
    resource = FluentParser().parse(FOLDERS[folder].joinpath(f"{language}.ftl").read_text("utf-8"))
    entries = [entry for entry in resource.body if not isinstance(entry, fluent.BaseComment)]
    junk = [entry.content for entry in entries if isinstance(entry, fluent.Junk)]
    assert not junk, f"{folder}/{language}.ftl: {junk}"
    messages = [entry for entry in entries if isinstance(entry, fluent.Message)]
    names = [message.id.name for message in messages]
    assert len(set(names)) == len(names), f"{folder}/{language}.ftl defines a message twice"
    direct = {message.id.name: understood(message) for message in messages}
    return {name: whole(message, direct) for name, message in direct.items()}


def understood(message: fluent.Message) -> Message:
    nodes = list(walk(message.value))
    choices: dict[str, tuple[str, ...]] = {}
    numbers = {
        variable for node in nodes if isinstance(node, fluent.FunctionReference) for variable in variables_of(node)
    }
    for node in nodes:
        if isinstance(node, fluent.SelectExpression) and isinstance(node.selector, fluent.VariableReference):
            name, keys = node.selector.id.name, [variant.key for variant in node.variants]
            words = tuple(key.name for key in keys if isinstance(key, fluent.Identifier))
            if len(words) < len(keys) or PLURALS.issuperset(words):
                numbers.add(name)
            else:
                choices[name] = choices.get(name, ()) + words
    return Message(
        tuple(node.value for node in nodes if isinstance(node, fluent.TextElement)),
        frozenset(variables_of(message.value)),
        frozenset(numbers),
        choices,
        frozenset(node.id.name for node in nodes if isinstance(node, fluent.MessageReference)),
    )


def whole(message: Message, others: dict[str, Message]) -> Message:
    """The message together with those it mentions."""
    for mentioned in message.mentions:
        part = whole(others[mentioned], others)
        message = Message(
            message.texts,
            message.variables | part.variables,
            message.numbers | part.numbers,
            message.choices | part.choices,
            message.mentions,
        )
    return message


def walk(node: object) -> Iterator[fluent.BaseNode]:
    if isinstance(node, list):
        for child in node:
            yield from walk(child)
    elif isinstance(node, fluent.BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)


def variables_of(node: object) -> set[str]:
    return {part.id.name for part in walk(node) if isinstance(part, fluent.VariableReference)}


def fillings(message: Message) -> Iterator[dict[str, Any]]:
    """Values for its variables, so that each of its variants is spoken."""
    pools: dict[str, tuple[Any, ...]] = {
        name: NUMBERS if name in message.numbers else message.choices.get(name, (f"<{name}>",))
        for name in sorted(message.variables)
    }
    for values in product(*pools.values()):
        yield dict(zip(pools, values, strict=True))


def check_sound(text: str) -> None:
    """A spoken text has no leftovers of its making."""
    assert text, "nothing is said"
    assert text == text.strip(), f"loose ends: {text!r}"
    assert not re.search(r"[{}]|  | [.,](?=\s|$)", text), f"leftovers: {text!r}"


@each_folder
@each_translation
def test_a_translation_has_the_same_messages_and_variables(folder: str, language: str) -> None:
    english, other = written(folder, "en"), written(folder, language)
    assert list(other) == list(english)
    assert {name: message.variables for name, message in other.items()} == {
        name: message.variables for name, message in english.items()
    }


@each_folder
@each_language
def test_every_message_speaks_in_all_its_variants(folder: str, language: str) -> None:
    texts = Texts(language, FOLDERS[folder])
    for name, message in written(folder, language).items():
        for values in fillings(message):
            check_sound(texts.say(name, **values))


@each_folder
@each_translation
def test_a_translation_is_translated(folder: str, language: str) -> None:
    english = written(folder, "en")
    for name, message in written(folder, language).items():
        if any(character.isalpha() for character in "".join(message.texts)):
            assert message.texts != english[name].texts or set(message.texts) <= SAME_WORDS, name


@each_folder
@each_language
def test_signs_are_set_as_the_language_sets_them(folder: str, language: str) -> None:
    wrong = {
        "en": r"[„«»]",
        "de": r"[”«»]| - ",
        "fr": r"[„“”]|(?<![\u00a0\u202f!?])[;:!?»](?=\s|$)|«(?![\u00a0\u202f])| - |'",
    }
    for name, message in written(folder, language).items():
        for text in message.texts:
            assert not re.search(wrong[language], text), f"{name}: {text!r}"


# What games say.


def seats(game: AnyGame) -> int:
    return max(len(game.seats(setting)) for setting in every_setting(game.options))


def viewers(game: AnyGame) -> tuple[int, ...]:
    return (SPECTATOR, *range(seats(game)))


def voice(game: AnyGame, language: str, viewer: int) -> Voice:
    return Voice(game, language, PLAYERS[: seats(game)], viewer)


def words_of(game: AnyGame) -> dict[str, Message]:
    return written(str(game.folder.joinpath("text")), "en")


def names_under(game: AnyGame, stem: str) -> tuple[str, ...]:
    """The values that have a name of this kind, as in `card-P3`."""
    return tuple(name.removeprefix(f"{stem}-") for name in words_of(game) if name.startswith(f"{stem}-"))


def sample_events(game: AnyGame, kind: type[Event]) -> Iterator[Event]:
    """Events of a class in which every field takes each of its values."""
    fields = msgspec.structs.fields(kind)
    message = words_of(game)[f"event-{kind.name()}"]
    pools = [pool(game, message, field.name, field.type) for field in fields]
    for turn in range(max(map(len, pools), default=1)):
        yield kind(*(values[(turn + shift) % len(values)] for shift, values in enumerate(pools)))


def pool(game: AnyGame, message: Message, field: str, kind: Any) -> tuple[Any, ...]:
    """Values for a field of an event."""
    if field in SEAT_FIELDS:
        return tuple(range(seats(game)))
    if kind is str and field in game.names:
        return names_under(game, game.names[field])
    if kind is str:
        return message.choices.get(f"{field.replace('_', '-')}-id", ("word",))
    if kind is bool:
        return (False, True)
    if kind is int:
        return NUMBERS
    if get_origin(kind) is tuple:
        item = get_args(kind)[0]
        items = pool(game, message, field, item)
        length = 3 if item is str else seats(game)
        return tuple(tuple(items[(at + step) % len(items)] for step in range(length)) for at in range(len(items)))
    raise TypeError(f"what is a sample of {field}: {kind}?")


@each_game
@each_language
def test_a_game_introduces_itself(game: AnyGame, language: str) -> None:
    texts = game_texts(game, language)
    ids = ["game-title", "game-about", "minute", f"outcome-{RESIGNATION}", f"outcome-{AGREEMENT}", "prompt-waiting"]
    ids += [f"seat-{seat}" for setting in every_setting(game.options) for seat in game.seats(setting)]
    for option in game.options:
        ids.append(f"option-{option.id}")
        if isinstance(option, Choice):
            ids += [f"option-{option.id}-{value}{end}" for value in option.values for end in ("", "-about")]
        else:
            ids.append(f"option-{option.id}-about")
    assert [name for name in ids if not texts.has(name)] == []
    assert [stem for stem in game.names.values() if not names_under(game, stem)] == []


@each_game
@each_language
def test_every_event_has_words_for_every_viewer(game: AnyGame, language: str) -> None:
    voices = [voice(game, language, viewer) for viewer in viewers(game)]
    for kind in game.events:
        for event in sample_events(game, kind):
            for told in voices:
                check_sound(told.event(event))


@each_game
def test_no_words_are_left_over(game: AnyGame) -> None:
    assert set(names_under(game, "event")) == {kind.name() for kind in game.events}
    forms = {kebab(type(game.parse(text)).__name__) for text in game.notation}
    assert set(names_under(game, "move")) == forms
    source = "".join(path.read_text("utf-8") for path in Path(str(game.folder)).rglob("*.py"))
    assert set(names_under(game, "help")) == set(names_under(game, "prompt")) - {"waiting"}
    assert set(names_under(game, "type")) <= set(names_under(game, "help"))
    assert set(names_under(game, "reason")) == set(game.reasons)
    assert set(game.mistakes) <= set(game.reasons)
    for stem in ("refusal", "prompt"):
        unused = [name for name in names_under(game, stem) if f'"{name}"' not in source and name != "waiting"]
        assert not unused, f"nobody says {stem}: {unused}"


@each_game
@each_language
def test_every_form_of_move_has_words(game: AnyGame, language: str) -> None:
    for text in game.notation:
        move = game.parse(text)
        assert move is not None
        check_sound(move_words(voice(game, language, 0), move))


def move_words(told: Voice, move: msgspec.Struct) -> str:
    return told.texts.say(f"move-{kebab(type(move).__name__)}", **told.values(msgspec.structs.asdict(move)))


# What is said in play.


class Listener:
    """Hears a random game in one language: questions, answers, mistakes, the log and the end."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game = game
        self.language = language
        self.voices = {viewer: voice(game, language, viewer) for viewer in viewers(game)}
        self.texts = game_texts(game, language)
        self.rng = rng_from(f"texts {game.id}".encode())
        self.attempts = list(game.notation)

    def hear(self, options: Options) -> None:
        state, journal = self._played(options)
        for viewer in (SPECTATOR, *range(len(self.game.seats(options)))):
            for event in journal.told_to(viewer):
                check_sound(self.voices[viewer].event(event))
        self._hear_end(state)

    def _played(self, options: Options) -> tuple[State, Journal]:
        journal = Journal()
        state: State = self.game.new(options, self.rng.clone(), journal)
        for _ in range(STEPS):
            if state.actor == NOBODY:
                break
            self._hear_question(state)
            self._hear_mistakes(state, len(self.game.seats(options)))
            moves = state.moves()
            state.play(moves[self.rng.below(len(moves))])
        self._hear_mistakes(state, len(self.game.seats(options)))
        return state, journal

    def _hear_question(self, state: State) -> None:
        prompt = self.game.prompt(self.game.view(state, state.actor))
        assert prompt is not None
        check_sound(self.texts.say(f"prompt-{prompt.id}"))
        check_sound(self.texts.say(f"help-{prompt.id}"))
        for move in some(state.moves(), self.rng):
            check_sound(move_words(self.voices[state.actor], self.game.typed(state, move)))
            self.attempts.append(self.game.text_of(state, move))
        for reason in self.game.why(self.game.view(state, state.actor), self.attempts[-1], self.rng.clone()):
            check_sound(self.voices[state.actor].reason(reason))

    def _hear_mistakes(self, state: State, seats: int) -> None:
        """Every form of move, what was legal elsewhere, and the same with another number: mostly wrong here."""
        for seat in range(seats):
            forms = some(self.game.notation, self.rng)
            for text in (*forms, pick(self.rng, self.attempts), pick(self.rng, self.attempts)):
                self._hear_refusal(state, seat, text)
                self._hear_refusal(state, seat, re.sub(r"\d+$", str(self.rng.below(12)), text))

    def _hear_refusal(self, state: State, seat: int, text: str) -> None:
        try:
            self.game.read(state, seat, text)
        except Illegal as illegal:
            check_sound(self.voices[seat].refusal(illegal.refusal))
            check_sound(kernel_texts(self.language).say(illegal.message, **illegal.values))
        except Unreadable as unreadable:
            check_sound(kernel_texts(self.language).say(unreadable.message, **unreadable.values))

    def _hear_end(self, state: State) -> None:
        outcome = self.game.outcome(state)
        if outcome is not None:
            winner = self.texts.join([PLAYERS[seat] for seat in outcome.winners])
            for you in YOU:
                check_sound(self.texts.say(f"outcome-{outcome.reason}", winner=winner, you=you))


def some(items: Sequence[T], rng: Rng) -> Sequence[T]:
    """All of them, or as many as a test can bear."""
    return items if len(items) <= MANY else [items[rng.below(len(items))] for _ in range(MANY)]


def pick(rng: Rng, texts: list[str]) -> str:
    return texts[rng.below(len(texts))]


@each_game
@each_language
def test_a_game_in_play_is_never_lost_for_words(game: AnyGame, language: str) -> None:
    listener = Listener(game, language)
    for options in every_setting(game.options):
        listener.hear(options)


# What the page can show.

TO_TYPE: Final = {
    "en": r"(?:^|[.:;,!?)]\s|\b(?:and|or|to|then|now|first|please|can|may|must|could)\s)type\b",
    "de": r"\btippen?\b(?! auf\b)|\b(?:gib|gibst|geben)\b[^.:;]*\bein(?=[.,:;!]|$)|\beinzugeben\b|\beingeben\b",
    "fr": r"\b(?:tap(?:ez|er)|saisi(?:r|ssez))\b(?! sur\b)",
}
"""Being told to type, by language; to tap on something is another thing."""
PAGE: Final = Path(__file__).parents[2] / "web" / "src"


def shown_by_the_page(language: str) -> Iterator[tuple[str, str]]:
    """All words of the kernel, the server, the page and the games, except how an answer is typed."""
    folders = [PACKAGE / "kernel", PACKAGE / "server", PAGE, *(Path(str(game.folder)) for game in GAMES)]
    for folder in folders:
        for path in sorted(folder.rglob(f"{language}.ftl")):
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                if isinstance(entry, fluent.Message | fluent.Term) and not entry.id.name.startswith("type-"):
                    for text in (node for node in walk(entry.value) if isinstance(node, fluent.TextElement)):
                        yield f"{path.parent.parent.name}: {entry.id.name}", text.value


@each_language
def test_the_page_never_tells_anybody_to_type(language: str) -> None:
    told = re.compile(TO_TYPE[language], re.IGNORECASE)
    shown = list(shown_by_the_page(language))
    assert {folder.partition(":")[0] for folder, _ in shown} >= {
        "kernel",
        "server",
        "src",
        *(game.id for game in GAMES),
    }
    assert [where for where, text in shown if told.search(text)] == []


@each_game
@each_language
def test_only_how_an_answer_is_typed_says_to_type(game: AnyGame, language: str) -> None:
    texts, told = game_texts(game, language), re.compile(TO_TYPE[language], re.IGNORECASE)
    assert [name for name in names_under(game, "type") if not told.search(texts.say(f"type-{name}"))] == []


# What faults say.


def raised_faults() -> Iterator[tuple[str, set[str]]]:
    """Every call of the package that names a fault, with the names of the values it gives."""
    for path in PACKAGE.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call) and node.args and isinstance(node.args[0], python.Constant):
                name = node.args[0].value
                if isinstance(name, str) and name.startswith("fault-"):
                    yield name, {keyword.arg.replace("_", "-") for keyword in node.keywords if keyword.arg}


def test_every_fault_has_words_for_its_values() -> None:
    known = {name: message for folder in FOLDERS for name, message in written(folder, "en").items()}
    raised = list(raised_faults())
    assert not (wordless := {name for name, _ in raised if name not in known}), f"without words: {wordless}"
    for name, given in raised:
        assert known[name].variables <= given, f"{name} is not given all its values"
    idle = {name for name in known if name.startswith("fault-")} - {name for name, _ in raised}
    assert not idle, f"nobody says {idle}"
