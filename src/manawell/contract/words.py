"""Reads the Fluent files of one folder and checks them: complete, translated, well typeset, nothing left over."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from itertools import product
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from manawell.kernel.text import LANGUAGES, Texts

PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
NUMBERS: Final = (0, 1, 2, 5)
ONE_AND_MANY: Final = frozenset({1, 5})
"""All that plurals tell apart in our languages."""
SAME: Final = "same.txt"
"""Beside the texts: words that are spelt the same in English and in German or French, one to a line."""
WRONG_SIGNS: Final = {
    "en": r"[„«»]",
    "de": r"[”«»]| - ",
    "fr": r"[„“”]|(?<![\u00a0\u202f!?])[;:!?»](?=\s|$)|«(?![\u00a0\u202f])| - |'",
}
TRANSLATIONS: Final = LANGUAGES[1:]


@dataclass(frozen=True)
class Message:
    """One message of a file: its words, and the variables it needs."""

    texts: tuple[str, ...]
    variables: frozenset[str]
    numbers: dict[str, frozenset[int]]
    """By variable that must be a number: those that are spoken of in their own way."""
    choices: dict[str, tuple[str, ...]]
    """By variable: the words it is compared with."""
    mentions: frozenset[str]
    """The messages that stand inside it; they need their variables as well."""


def written(folder: Traversable, language: str) -> dict[str, Message]:
    """The messages of a file, in its order, each with the needs of those it mentions."""
    return _understood(folder.joinpath(f"{language}.ftl").read_text("utf-8"), f"{folder}/{language}.ftl")


@cache
def _understood(source: str, name: str) -> dict[str, Message]:
    resource = FluentParser().parse(source)
    entries = [entry for entry in resource.body if not isinstance(entry, fluent.BaseComment)]
    junk = [entry.content for entry in entries if isinstance(entry, fluent.Junk)]
    assert not junk, f"{name}: {junk}"
    messages = [entry for entry in entries if isinstance(entry, fluent.Message)]
    names = [message.id.name for message in messages]
    assert len(set(names)) == len(names), f"{name} defines a message twice"
    direct = {message.id.name: understood(message) for message in messages}
    return {name: whole(message, direct) for name, message in direct.items()}


def same_words(folder: Traversable) -> set[str]:
    """The words that need no translation."""
    path = folder.joinpath(SAME)
    return set(path.read_text("utf-8").split("\n")) if path.is_file() else set()


def understood(message: fluent.Message) -> Message:
    nodes = list(walk(message.value))
    choices: dict[str, tuple[str, ...]] = {}
    numbers = {
        variable: frozenset(NUMBERS)
        for node in nodes
        if isinstance(node, fluent.FunctionReference)
        for variable in variables_of(node)
    }
    for node in nodes:
        if isinstance(node, fluent.SelectExpression) and isinstance(node.selector, fluent.VariableReference):
            name, keys = node.selector.id.name, [variant.key for variant in node.variants]
            words = tuple(key.name for key in keys if isinstance(key, fluent.Identifier))
            if len(words) < len(keys) or PLURALS.issuperset(words):
                counted = [int(key.value) for key in keys if isinstance(key, fluent.NumberLiteral)]
                numbers[name] = numbers.get(name, ONE_AND_MANY).union(counted)
            else:
                choices[name] = choices.get(name, ()) + words
    return Message(
        tuple(node.value for node in nodes if isinstance(node, fluent.TextElement)),
        frozenset(variables_of(message.value)),
        numbers,
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
            message.numbers | {name: ways | message.numbers.get(name, ways) for name, ways in part.numbers.items()},
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
        name: tuple(sorted(message.numbers[name]))
        if name in message.numbers
        else message.choices.get(name, (f"<{name}>",))
        for name in sorted(message.variables)
    }
    for values in product(*pools.values()):
        yield dict(zip(pools, values, strict=True))


def check_sound(text: str) -> None:
    """A spoken text has no leftovers of its making."""
    assert text, "nothing is said"
    assert text == text.strip(), f"loose ends: {text!r}"
    assert not re.search(r"[{}]|  | [.,](?=\s|$)", text), f"leftovers: {text!r}"


def check_agrees(folder: Traversable, language: str) -> None:
    """A translation has the same messages in the same order, with the same variables."""
    english, other = written(folder, "en"), written(folder, language)
    assert list(other) == list(english)
    assert {name: message.variables for name, message in other.items()} == {
        name: message.variables for name, message in english.items()
    }


def check_speaks(folder: Traversable, language: str) -> None:
    """Every message can be said in all its variants."""
    texts = Texts(language, folder)
    for name, message in written(folder, language).items():
        for values in fillings(message):
            check_sound(texts.say(name, **values))


def check_translated(folder: Traversable, language: str) -> None:
    """What reads as in English is one of the words that are the same."""
    english, same = written(folder, "en"), same_words(folder)
    for name, message in written(folder, language).items():
        spelt = {text.strip() for text in message.texts if any(character.isalpha() for character in text)}
        assert message.texts != english[name].texts or spelt <= same, f"{name} is not translated: {spelt - same}"


def check_signs(folder: Traversable, language: str) -> None:
    """Quotation marks, dashes and spaces are those of the language."""
    for name, message in written(folder, language).items():
        for text in message.texts:
            assert not re.search(WRONG_SIGNS[language], text), f"{name}: {text!r}"
