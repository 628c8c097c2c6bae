"""What never changes while the server runs: games, words, rulebooks. Browsers may cache it."""

import hashlib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Header, Path, Query, Request, Response

from manawell.bots.levels import LEVELS
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Choice, Needs, Option, Options, every_setting
from manawell.kernel.registry import find_game, games
from manawell.kernel.rng import rng_from
from manawell.kernel.rulebook import rulebook
from manawell.kernel.text import LANGUAGES
from manawell.server.web.http import AS_TEXT, FAULTS
from manawell.server.web.models.base import Language
from manawell.server.web.models.games import (
    Chapter,
    ChoiceInfo,
    CountInfo,
    GameInfo,
    LevelInfo,
    ModeInfo,
    RulebookInfo,
    RuleInfo,
    Suggestion,
)
from manawell.server.web.statics import NAME, TYPES, address_of, static_file

router = APIRouter(prefix="/api", responses=FAULTS)

IfNoneMatch = Annotated[str | None, Header(include_in_schema=False)]
GameId = Annotated[str, Path(max_length=40)]
Draft = Annotated[str, Query(max_length=2000)]
Style = Annotated[str, Query(max_length=40)]
Number = Annotated[int, Query(ge=0, lt=2**31)]
StaticName = Annotated[str, Path(pattern=NAME)]
FLUENT: Final = "text/plain; charset=utf-8"
Answers = dict[int | str, dict[str, Any]]
UNCHANGED: Final[Answers] = {304: {"description": "You have it already"}}
AS_FILE: Final[Answers] = {
    200: {"content": {kind.partition(";")[0]: {"schema": {"type": "string"}} for kind in TYPES.values()}}
}


@router.get("/games", responses=UNCHANGED, response_model=list[GameInfo])
async def all_games(request: Request, if_none_match: IfNoneMatch = None) -> Response:
    return cached(_games(request.app.state.registry.settings.bots), "application/json", if_none_match)


@router.get("/games/{game}/text/{language}.ftl", responses={**UNCHANGED, **AS_TEXT}, response_class=Response)
async def words_of_game(game: GameId, language: Language, if_none_match: IfNoneMatch = None) -> Response:
    """The Fluent file of a game."""
    return cached(_words_of_game(game, language), FLUENT, if_none_match)


@router.head("/games/{game}/static/{name}", include_in_schema=False)
@router.get("/games/{game}/static/{name}", responses={**UNCHANGED, **AS_FILE}, response_class=Response)
async def static_of_game(game: GameId, name: StaticName, if_none_match: IfNoneMatch = None) -> Response:
    """A file that a game brings for browsers: its board, a style, a picture."""
    return cached(*static_file(game, name), if_none_match)


@router.get("/games/{game}/rulebook/{language}", responses=UNCHANGED, response_model=RulebookInfo)
async def rulebook_of_game(game: GameId, language: Language, if_none_match: IfNoneMatch = None) -> Response:
    return cached(_rulebook(game, language), "application/json", if_none_match)


@router.get("/games/{game}/reference", responses=UNCHANGED, response_model=dict[str, Any])
async def reference_of_game(game: GameId, request: Request, if_none_match: IfNoneMatch = None) -> Response:
    """What a client needs to know about the components of a game besides their names; the query holds its options."""
    found = find_game(game)
    body = msgspec.json.encode(found.reference(found.settle(request.query_params)))
    return cached(body, "application/json", if_none_match)


@router.get("/games/{game}/draft", responses=UNCHANGED, response_model=dict[str, Any])
async def draft_of_game(
    game: GameId, request: Request, army: Draft = "", if_none_match: IfNoneMatch = None
) -> Response:
    """What the rules say about a draft, written in one line; the other fields of the query are options."""
    found = find_game(game)
    body = msgspec.json.encode(found.check(_options_of(found, request), army))
    return cached(body, "application/json", if_none_match)


@router.get("/games/{game}/suggestion", response_model=Suggestion)
async def suggestion_of_game(game: GameId, request: Request, style: Style, number: Number = 0) -> Suggestion:
    """A draft in a style; each number gives another one. The other fields of the query are options."""
    found = find_game(game)
    rng = rng_from(f"suggestion {number}".encode())
    return Suggestion(style=style, army=found.suggest(_options_of(found, request), style, rng))


def _options_of(game: AnyGame, request: Request) -> Options:
    asked = {name: value for name, value in request.query_params.items() if name not in ("army", "style", "number")}
    return game.settle(asked)


@router.get("/text/{language}.ftl", responses={**UNCHANGED, **AS_TEXT}, response_class=Response)
async def words(language: Language, if_none_match: IfNoneMatch = None) -> Response:
    """The Fluent messages of all faults."""
    return cached(_words(language), FLUENT, if_none_match)


def cached(body: bytes, media_type: str, known: str | None) -> Response:
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"ETag": tag, "Cache-Control": "public, max-age=0, must-revalidate"}
    if known is not None and tag in known:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


@cache
def _games(bots: tuple[str, ...]) -> bytes:
    found = [
        GameInfo(
            id=game.id,
            rules_version=game.rules_version,
            options=[_option(option) for option in game.options],
            modes=[
                ModeInfo(options=mode, seats=list(game.seats(mode)), sides=list(game.sides(mode)))
                for mode in every_setting(game.options)
            ],
            levels=[
                LevelInfo(id=name, rating=level.rating, error=level.error)
                for name, level in zip(LEVELS, game.levels, strict=True)
            ],
            bots=list(bots),
            languages=list(LANGUAGES),
            names=dict(game.names),
            auto_answers={choice.id: list(choice.values) for choice in game.auto_answers},
            board=address_of(game, "board.js"),
            cover=address_of(game, "cover.svg"),
        )
        for game in games().values()
    ]
    return b"[" + b",".join(game.model_dump_json().encode() for game in found) + b"]"


def _option(option: Option) -> ChoiceInfo | CountInfo:
    needs = _needs(option.only_with)
    if isinstance(option, Choice):
        return ChoiceInfo(
            id=option.id,
            values=list(option.values),
            default=option.default,
            only_with=needs,
            value_only_with={value: _needs(needed) for value, needed in option.value_only_with.items()},
            deal=option.deal,
        )
    return CountInfo(
        id=option.id,
        default=option.default,
        minimum=option.minimum,
        maximum=option.maximum,
        step=option.step,
        or_none=option.or_none,
        only_with=needs,
    )


def _needs(needs: Needs) -> dict[str, list[str]]:
    return {name: list(values) for name, values in needs.items()}


@cache
def _words_of_game(game: str, language: str) -> bytes:
    return find_game(game).folder.joinpath("text", f"{language}.ftl").read_bytes()


@cache
def _words(language: str) -> bytes:
    folders = ("manawell.kernel", "manawell.table", "manawell.learn", "manawell.puzzles", "manawell.server")
    return b"\n".join(files(folder).joinpath("text", f"{language}.ftl").read_bytes() for folder in folders)


@cache
def _rulebook(game: str, language: str) -> bytes:
    book = rulebook(find_game(game), language)
    chapters: dict[str, list[RuleInfo]] = {}
    for rule in book.rules.values():
        chapters.setdefault(rule.chapter, []).append(RuleInfo(id=rule.id, text=rule.text))
    parts = [Chapter(title=title, rules=rules) for title, rules in chapters.items()]
    return RulebookInfo(title=book.title, chapters=parts, source=book.source).model_dump_json().encode()
