"""Every word of a game exists, fits and agrees in all languages."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar, get_args, get_origin

import msgspec
import pytest

from manawell.contract.settings import GAMES
from manawell.contract.words import (
    NUMBERS,
    TRANSLATIONS,
    Message,
    check_agrees,
    check_signs,
    check_sound,
    check_speaks,
    check_translated,
    written,
)
from manawell.kernel.event import Event, kebab
from manawell.kernel.faults import Illegal, Unreadable
from manawell.kernel.game import AnyGame
from manawell.kernel.journal import SPECTATOR, Journal
from manawell.kernel.match import AGREEMENT, RESIGNATION
from manawell.kernel.options import Choice, Options, every_setting
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import NOBODY, State
from manawell.kernel.text import LANGUAGES, SEAT_FIELDS, Voice, game_texts, kernel_texts

PLAYERS: Final = ("Anna", "Ben", "Chloé", "Dörte")
YOU: Final = ("won", "lost", "drawn", "watching")
STEPS: Final = 60
"""How many random moves of a game are listened to, for each setting of its options."""
MANY: Final = 12
TO_TYPE: Final = {
    "en": r"(?:^|[.:;,!?)]\s|\b(?:and|or|to|then|now|first|please|can|may|must|could)\s)type\b",
    "de": r"\btippen?\b(?! auf\b)|\b(?:gib|gibst|geben)\b[^.:;]*\bein(?=[.,:;!]|$)|\beinzugeben\b|\beingeben\b",
    "fr": r"\b(?:tap(?:ez|er)|saisi(?:r|ssez))\b(?! sur\b)",
}
"""Being told to type, by language; to tap on something is another thing."""
T = TypeVar("T")

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", TRANSLATIONS)


# What the files say.


@each_game
@each_translation
def test_a_translation_has_the_same_messages_and_variables(game: AnyGame, language: str) -> None:
    check_agrees(game.folder.joinpath("text"), language)


@each_game
@each_language
def test_every_message_speaks_in_all_its_variants(game: AnyGame, language: str) -> None:
    check_speaks(game.folder.joinpath("text"), language)


@each_game
@each_translation
def test_a_translation_is_translated(game: AnyGame, language: str) -> None:
    check_translated(game.folder.joinpath("text"), language)


@each_game
@each_language
def test_signs_are_set_as_the_language_sets_them(game: AnyGame, language: str) -> None:
    check_signs(game.folder.joinpath("text"), language)


# What games say.


def seats(game: AnyGame) -> int:
    return max(len(game.seats(setting)) for setting in every_setting(game.options))


def viewers(game: AnyGame) -> tuple[int, ...]:
    return (SPECTATOR, *range(seats(game)))


def voice(game: AnyGame, language: str, viewer: int) -> Voice:
    return Voice(game, language, PLAYERS[: seats(game)], viewer)


def words_of(game: AnyGame) -> dict[str, Message]:
    return written(game.folder.joinpath("text"), "en")


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
    assert set(names_under(game, "reason")) == set(game.reasons) >= set(game.mistakes)
    source = "".join(path.read_text("utf-8") for path in Path(str(game.folder)).rglob("*.py"))
    assert set(names_under(game, "help")) == set(names_under(game, "prompt")) - {"waiting"}
    assert set(names_under(game, "type")) <= set(names_under(game, "help"))
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
        self._hear_reasons(state)

    def _hear_reasons(self, state: State) -> None:
        text = self.game.text_of(state, state.moves()[self.rng.below(len(state.moves()))])
        for reason in self.game.why(self.game.view(state, state.actor), text, self.rng.clone()):
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
    """Every language in some of the settings, all of them in one language or another."""
    listener, settings = Listener(game, language), list(every_setting(game.options))
    for options in settings[LANGUAGES.index(language) :: len(LANGUAGES)] or settings:
        listener.hear(options)


@each_game
@each_language
def test_only_how_an_answer_is_typed_says_to_type(game: AnyGame, language: str) -> None:
    texts, told = game_texts(game, language), re.compile(TO_TYPE[language], re.IGNORECASE)
    assert [name for name in names_under(game, "type") if not told.search(texts.say(f"type-{name}"))] == []
