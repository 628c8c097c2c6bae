"""What a move leads to, played in worlds imagined from the player's own view, never in the true one."""

from collections.abc import Collection, Sequence
from math import fsum
from typing import Any, Final, NamedTuple

import msgspec

from manawell.kernel.chance import branches, every_way
from manawell.kernel.event import Event
from manawell.kernel.faults import Refusal
from manawell.kernel.game import AnyGame
from manawell.kernel.odds import Odds, Scales
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import State

WORLDS: Final = 32
"""The most imagined worlds. Where chance has more ways to deal what is hidden, so many are drawn."""

Story = tuple[Event, ...]
Stories = list[tuple[float, Story]]


class Foresight(NamedTuple):
    """A legal move, and what the mover may see happen."""

    text: str
    typed: msgspec.Struct
    stories: tuple[tuple[float, Story], ...]
    """Every way it can turn out, as far as the mover can see, with its probability; the likeliest first."""
    next_prompt: str | None
    """The decision that the same seat would face next, if it is the same in every world."""
    odds: Odds | None = None
    """The odds of the battle it leads to, if chance decides one."""

    @property
    def certain(self) -> list[Event]:
        """What happens in every story."""
        (_, first), *others = self.stories
        return [event for event in first if all(event in story for _, story in others)]

    def each(self, kind: type[Event]) -> list[Any]:
        """The events of one kind over all stories."""
        return [event for _, story in self.stories for event in story if isinstance(event, kind)]


def foresee(
    game: AnyGame, view: Any, seat: int, rng: Rng, moves: Collection[str] | None = None, worlds: int = WORLDS
) -> list[Foresight]:
    """Every legal move of the seat, or only those written in `moves`, looked at one step ahead.

    The result for a move does not depend on which others are asked for. Stories are empty if the game does not look
    ahead.
    """
    different = _imagine(game, view, rng, worlds if game.looks_ahead else 1)
    world = different[0][1]
    wanted = [move for move in world.moves() if moves is None or game.text_of(world, move) in moves]
    odds = _weigh(game, view, world, wanted)
    if not game.looks_ahead:
        nothing: tuple[tuple[float, Story], ...] = ((1.0, ()),)
        return [
            Foresight(game.text_of(world, move), game.typed(world, move), nothing, None, odds.get(move))
            for move in wanted
        ]
    return [_look_ahead(game, different, seat, move, odds.get(move)) for move in wanted]


def outlooks(game: AnyGame, view: Any, seat: int, rng: Rng) -> list[tuple[Stories, str | None, Odds | None]]:
    """Stories, next prompt and odds of every legal move in its turn, as `foresee` tells them: for callers who know what
    the moves are called. The game looks ahead.
    """
    different = _imagine(game, view, rng, WORLDS)
    moves = different[0][1].moves()
    odds = _weigh(game, view, different[0][1], moves)
    return [(*_outlook(game, different, seat, move), odds.get(move)) for move in moves]


def _imagine(game: AnyGame, view: Any, rng: Rng, most: int) -> list[tuple[float, State]]:
    """The worlds that a viewer cannot rule out, each once, with its probability: all of them if they are few."""
    filled = every_way(lambda chance: game.fill(view, chance), most)
    if not filled:
        filled = [(1.0 / most, game.fill(view, rng)) for _ in range(most)]
    if len(filled) == 1:
        return [(1.0, game.build(filled[0][1], rng))]
    alike: dict[bytes, list[tuple[float, Any]]] = {}
    for share, one in filled:
        alike.setdefault(msgspec.json.encode(one), []).append((share, one))
    return [(fsum([share for share, _ in ones]), game.build(ones[0][1], rng)) for ones in alike.values()]


def _weigh(game: AnyGame, view: Any, world: State, moves: Sequence[int]) -> dict[int, Odds]:
    """The odds of the battles that these moves lead to."""
    battles = [(move, battle) for move in moves if (battle := game.battle_of(world, move)) is not None]
    scales = Scales(game, view) if battles else None
    return {move: scales.weigh(battle, move) for move, battle in battles} if scales is not None else {}


def unusable(game: AnyGame, view: Any) -> dict[str, Refusal]:
    """What the viewer has but cannot use in the open decision, and why; the same view gives the same answer."""
    return game.unusable(game.imagine(view, rng_from(b"unusable\n" + msgspec.json.encode(view))))


def _look_ahead(
    game: AnyGame, worlds: Sequence[tuple[float, State]], seat: int, move: int, odds: Odds | None
) -> Foresight:
    stories, next_prompt = _outlook(game, worlds, seat, move)
    typed = game.typed(worlds[0][1], move)
    return Foresight(game.write(typed), typed, tuple(stories), next_prompt, odds)


def _outlook(game: AnyGame, worlds: Sequence[tuple[float, State]], seat: int, move: int) -> tuple[Stories, str | None]:
    """The ways in which a move can turn out, and the decision that follows for the same seat, if that is certain."""
    stories: Stories = []
    prompts: set[str | None] = set()
    for weight, world in worlds:
        for probability, after in branches(world, move, told=True):
            assert after.journal is not None
            stories.append((weight * probability, tuple(after.journal.told_to(seat))))
            prompt = game.prompt(game.view(after, seat)) if after.actor == seat else None
            prompts.add(None if prompt is None else prompt.id)
    return _likeliest_first(stories) if len(stories) > 1 else stories, prompts.pop() if len(prompts) == 1 else None


def _likeliest_first(told: list[tuple[float, Story]]) -> list[tuple[float, Story]]:
    """Each story once."""
    shares: dict[Story, list[float]] = {}
    for share, story in told:
        shares.setdefault(story, []).append(share)
    return sorted([(fsum(parts), story) for story, parts in shares.items()], key=lambda entry: -entry[0])
