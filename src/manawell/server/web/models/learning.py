"""Lessons and puzzles."""

from manawell.server.web.models.base import Model


class LessonInfo(Model):
    id: str
    minutes: float
    steps: int
    rules: list[str]


class PartInfo(Model):
    id: str
    lessons: list[LessonInfo]


class CourseInfo(Model):
    """The lessons of a game, in their order; nothing is locked."""

    game: str
    parts: list[PartInfo]
    first_game_minutes: int


class LearnedLesson(Model):
    game: str
    lesson: str


class PuzzleInfo(Model):
    """What is asked, and how hard it is: the weakest level of bots that solves it."""

    id: str
    goal: str
    values: dict[str, int | str]
    level: str


class PuzzlesOfGame(Model):
    """The puzzles of a game, the easiest first."""

    game: str
    puzzles: list[PuzzleInfo]


class DailyPuzzle(Model):
    """The puzzle of a day (UTC), the same for everybody."""

    day: str
    game: str
    puzzle: str


class AllPuzzles(Model):
    daily: DailyPuzzle | None
    games: list[PuzzlesOfGame]


class SolvedPuzzle(Model):
    game: str
    puzzle: str


class SolvedPuzzles(Model):
    """What a guest has solved, and on how many days in a row the puzzle of the day, until today or yesterday."""

    solved: list[SolvedPuzzle]
    streak: int
    today: bool
    """Whether the puzzle of today is among them."""
