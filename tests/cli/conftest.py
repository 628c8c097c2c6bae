"""Every test has a data folder of its own and an environment that says nothing about languages."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from manawell.bots.levels import make_bot
from manawell.cli.app import main
from manawell.cli.folder import KNOWN_GAMES
from manawell.kernel.match import Match
from manawell.kernel.registry import find_game, games
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.table.record import Record, record_match
from tests.cli.player import Player


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(autouse=True)
def _quiet_environment(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    monkeypatch.setenv("MANAWELL_DATA", str(data))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Answer]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """The program without a keyboard: what it says, and how it ends."""

    def run(*arguments: str) -> Answer:
        with pytest.raises(SystemExit) as end:
            main(arguments)
        return Answer(int(end.value.code or 0), *capsys.readouterr())

    return run


@pytest.fixture
def player(data: Path) -> Iterator[Callable[..., Player]]:
    """Somebody at a real (pseudo-)terminal who has played all games before, unless it is a newcomer."""
    seated: list[Player] = []

    def sit(*arguments: str, newcomer: bool = False, **settings: str) -> Player:
        if not newcomer and not data.exists():
            data.mkdir()
            (data / KNOWN_GAMES).write_text("\n".join(games()), "utf-8")
        seated.append(Player(arguments, data, **settings))
        return seated[-1]

    yield sit
    for somebody in seated:
        somebody.goes()


def finished_record(seed: str = "finished", **options: object) -> Record:
    """A whole game between greedy bots."""
    game = find_game("gegensatz")
    match = Match(game, options or {"turn_limit": 60}, Seal(seed))
    bot = make_bot("greedy", rng_from(seed.encode()))
    while match.actor != NOBODY:
        match.play_move(bot.choose(game, match.view(match.actor)))
    return record_match(match)


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.mana"
    path.write_text(str(finished_record()), "utf-8")
    return path
