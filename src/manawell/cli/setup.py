"""From the command line to a table: ask for what was not given, or use defaults where nobody can be asked."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from manawell.bots.levels import LEVELS
from manawell.cli.context import Context
from manawell.cli.menu import Answer, choose
from manawell.cli.seats import invite, seat_called
from manawell.cli.words import Misuse
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Choice, Options, values_of
from manawell.kernel.registry import find_game, games
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal, fresh_seal
from manawell.kernel.sides import moved_on
from manawell.kernel.text import LANGUAGES, Texts, game_texts
from manawell.learn.course import Course, find_course, has_course
from manawell.learn.first_game import OPPONENT, first_entries, first_setting
from manawell.table.positions import check_playable, check_start, read_start
from manawell.table.setting import Setting
from manawell.table.table import Table

HOTSEAT: Final = "hotseat"
RANDOM: Final = "random"
USUAL: Final = "usual"
CHOSEN: Final = "chosen"
EASIEST: Final = "beginner"
"""The mode for people who do not know the game yet, if it has one."""
DEALS: Final = 16
"""Enough deals to see whether the same seat always begins."""
LANGUAGE_NAMES: Final = {"en": "English", "de": "Deutsch", "fr": "Français"}


@dataclass
class Wishes:
    """What the command line says about a new game; None if it says nothing."""

    game: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    level: str | None = None
    hotseat: bool = False
    seat: str | None = None
    seed: str | None = None
    salt: str | None = None
    guided: bool = False
    """The guided first game, which decides everything but the game."""
    start: Path | None = None
    """The file of the position with which the game begins, which names game and options itself."""


def ask_language(context: Context) -> None:
    """Ask for the language on the first visit, in all languages."""
    question = " · ".join(LANGUAGE_NAMES.values())
    answers = [Answer(code, LANGUAGE_NAMES[code]) for code in LANGUAGES]
    context.speak(choose(context, question, answers, context.language))


def arrange(context: Context, wishes: Wishes) -> Table:
    """The table that was asked for, complete and checked."""
    if wishes.start is not None:
        return _arrange_position(context, wishes, wishes.start)
    game = _choose_game(context, wishes)
    if wishes.guided:
        return arrange_first(find_course(game.id))
    if context.terminal.interactive and wishes == Wishes(wishes.game) and _wants_usual(context, game):
        options = _usual(context, game)
        if len(game.seats(options)) > 1:
            wishes = Wishes(game.id, level=LEVELS[0], seat=RANDOM)
    else:
        options = _choose_options(context, game, wishes.options)
    players = _choose_players(context, game, options, wishes)
    return _laid(game, options, _seal(wishes), players)


def _arrange_position(context: Context, wishes: Wishes, path: Path) -> Table:
    """A game from a position that somebody has set up."""
    checked = check_start(read_start(path.read_bytes()))
    check_playable(checked)
    players = _choose_players(context, checked.game, checked.options, wishes)
    return _laid(checked.game, checked.options, _seal(wishes), players, checked.start.position)


def _seal(wishes: Wishes) -> Seal:
    salts = (wishes.salt,) if wishes.salt is not None else ()
    return fresh_seal(*salts) if wishes.seed is None else Seal(wishes.seed, salts)


def arrange_first(course: Course) -> Table:
    """The guided first game, the learner in the seat that it teaches."""
    setting, own = first_setting(course), course.plan.first_game.seat
    names = course.game.seats(setting.options)
    table = Table(setting, tuple(name if seat == own else OPPONENT for seat, name in enumerate(names)))
    for entry in first_entries(course):
        table.add(entry)
    return table


def arrange_rematch(table: Table) -> Table:
    """The same game with a new shuffle, or from the same position; everybody moves on some seats, partners stay
    together.
    """
    match = table.match
    turned = moved_on(match.players, match.game.sides(match.options))
    bots = set(turned) - set(match.seats)
    players = [player if player in bots else seat for player, seat in zip(turned, match.seats, strict=True)]
    return _laid(match.game, match.options, fresh_seal(*match.seal.salts), players, table.setting.position)


def _laid(
    game: AnyGame, options: Options, seal: Seal, players: Sequence[str], position: dict[str, Any] | None = None
) -> Table:
    setting = Setting(game=game.id, rules=game.rules_version, options=options, seal=seal, position=position)
    return Table(setting, tuple(players))


def check_wishes(wishes: Wishes) -> None:
    """Refuse impossible options before anything is asked."""
    if wishes.start is not None and (given := _decided_by_position(wishes)):
        raise Misuse("fault-from-option", option=given[0])
    if wishes.guided and (idle := _decided_by_guide(wishes)):
        raise Misuse("fault-guided-option", option=idle[0])
    if wishes.level is not None:
        invite(wishes.level)
    if wishes.game is not None:
        known = {option.id: option for option in find_game(wishes.game).options}
        for name, value in wishes.options.items():
            if name in known:
                known[name].check(value)


def _decided_by_position(wishes: Wishes) -> list[str]:
    """What has no effect where a file names the position."""
    given = {"GAME": wishes.game, "--option": wishes.options, "--guided": wishes.guided}
    return [flag for flag, value in given.items() if value]


def _decided_by_guide(wishes: Wishes) -> list[str]:
    """The flags that have no effect in a guided first game."""
    given = {
        "--option": wishes.options,
        "--level": wishes.level,
        "--hotseat": wishes.hotseat,
        "--seat": wishes.seat,
        "--seed": wishes.seed,
        "--salt": wishes.salt,
    }
    return [flag for flag, value in given.items() if value]


def _choose_game(context: Context, wishes: Wishes) -> AnyGame:
    if wishes.game is not None:
        return find_game(wishes.game)
    known = {name: game for name, game in games().items() if has_course(game) or not wishes.guided}
    if len(known) == 1:
        return next(iter(known.values()))
    answers = [
        Answer(name, texts.say("game-title"), texts.say("game-about"))
        for name, game in known.items()
        for texts in [game_texts(game, context.language)]
    ]
    return find_game(choose(context, context.word("which-game"), answers, answers[0].value))


def _choose_options(context: Context, game: AnyGame, given: dict[str, str]) -> Options:
    """Ask for every choice of rules that applies and was not given; numbers and the deal keep their defaults."""
    texts = game_texts(game, context.language)
    chosen: dict[str, object] = dict(given)
    # A given option may depend on an asked one, so only the complete set is checked strictly.
    asked: dict[str, object] = {}
    for option in game.options:
        if option.id in given:
            asked[option.id] = option.check(given[option.id])
        settled = game.settle(asked)
        if isinstance(option, Choice) and is_open(option, settled) and option.id not in given:
            answers = [
                Answer(value, texts.say(f"{stem}-{value}"), texts.say(f"{stem}-{value}-about"))
                for value in values_of(option, settled)
                for stem in [f"option-{option.id}"]
            ]
            chosen[option.id] = choose(context, texts.say(f"option-{option.id}"), answers, option.default)
            asked[option.id] = chosen[option.id]
    return game.settle(chosen)


def is_open(option: Choice, settled: Options) -> bool:
    """Whether it is a choice of rules that applies here and has more than one value."""
    return not option.deal and option.id in settled and len(values_of(option, settled)) > 1


def _usual(context: Context, game: AnyGame) -> Options:
    """The defaults; for a player's first game, its easiest mode, as on the page."""
    easiest = any(
        option.id == "mode" and isinstance(option, Choice) and EASIEST in option.values for option in game.options
    )
    return game.settle({"mode": EASIEST} if easiest and not context.folder.knows(game.id) else {})


def _wants_usual(context: Context, game: AnyGame) -> bool:
    """Whether somebody who has named only the game prefers the usual settings to further questions."""
    options = _usual(context, game)
    texts = game_texts(game, context.language)
    asked = [option for option in game.options if isinstance(option, Choice) and is_open(option, options)]
    words = [texts.say(f"option-{option.id}-{options[option.id]}") for option in asked]
    if len(game.seats(options)) > 1:
        words += [context.word("settings-opponent", level=context.word(f"level-{LEVELS[0]}"))]
    usual = Answer(
        USUAL, context.word("settings-usual"), context.word("settings-usual-about", settings=", ".join(words))
    )
    chosen = Answer(CHOSEN, context.word("settings-chosen"), context.word("settings-chosen-about"))
    return choose(context, context.word("which-settings"), [usual, chosen], USUAL) == USUAL


def _choose_players(context: Context, game: AnyGame, options: Options, wishes: Wishes) -> list[str]:
    """The players: a person is called by their seat, a bot by its level."""
    seats = game.seats(options)
    _check_wishes(seats, wishes)
    if len(seats) == 1:
        return list(seats)
    level = HOTSEAT if wishes.hotseat else wishes.level or _choose_opponent(context, game, len(seats))
    if level == HOTSEAT:
        return list(seats)
    own = wishes.seat or _choose_seat(context, game, seats, options)
    own = secrets.choice(seats) if own == RANDOM else seats[seat_called(own, seats)]
    return [seat if seat == own else level for seat in seats]


def _check_wishes(seats: Sequence[str], wishes: Wishes) -> None:
    if wishes.hotseat and wishes.level is not None:
        raise Misuse("fault-hotseat-level", level=wishes.level)
    idle = [name for name in ("level", "hotseat", "seat") if getattr(wishes, name)]
    if len(seats) == 1 and idle:
        raise Misuse("fault-solo-option", option=f"--{idle[0]}")
    if wishes.seat is not None and wishes.seat != RANDOM:
        seat_called(wishes.seat, seats, RANDOM)


def _choose_opponent(context: Context, game: AnyGame, seats: int) -> str:
    answers = bots_of(game, context.texts)
    answers.append(Answer(HOTSEAT, context.word("level-hotseat", count=seats), context.word("level-hotseat-about")))
    return choose(context, context.word("which-opponent"), answers, LEVELS[0])


def bots_of(game: AnyGame, texts: Texts) -> list[Answer]:
    """The levels to choose from, with their strength where that was measured."""
    answers = []
    for name, level in zip(LEVELS, game.levels, strict=True):
        label = texts.say(f"level-{name}")
        if level.rating is not None:
            label = texts.say("level-rated", level=label, rating=str(level.rating), error=str(level.error))
        answers.append(Answer(name, label, texts.say(f"level-{name}-about")))
    return answers


def _choose_seat(context: Context, game: AnyGame, seats: Sequence[str], options: Options) -> str:
    texts = game_texts(game, context.language)
    answers = [Answer(RANDOM, context.word("seat-random"))]
    first = _first_seat(game, options)
    for at, seat in enumerate(seats):
        name = texts.say(f"seat-{seat}")
        number = 0 if first is None else (at - first) % len(seats) + 1
        answers.append(Answer(seat.lower(), context.word("seat-order", seat=name, number=number) if number else name))
    return choose(context, context.word("which-seat"), answers, RANDOM)


def _first_seat(game: AnyGame, options: Options) -> int | None:
    """The seat that begins in every deal, or None if that is random."""
    begins = {game.new(options, rng_from(b"first %d" % deal)).actor for deal in range(DEALS)}
    return begins.pop() if len(begins) == 1 else None
