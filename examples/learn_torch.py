"""Learn any of the games by policy gradients in plain PyTorch: python examples/learn_torch.py rivality

Many games run side by side against random play. An actor and a critic share a body and learn from portions of
decisions by PPO. Two things make it work in games with thousands of actions: an action's logit is the sum of those of
its words (`place tile 0 at 2,-1 N`: what is learned of a cell holds for both tiles and all directions), and only legal
actions are computed at all.
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

from manawell.research.interface import Interface
from manawell.research.network import Network, words_of
from manawell.research.statistics import wilson
from manawell.research.vector import GameVectorEnv

LAMBDA = 0.95
CLIP, ENTROPY, RATE = 0.2, 0.01, 5e-4
POINTS = 20
"""Of the curve."""
Promise = Callable[[Any], Any]
"""From counts, by row, to how promising the position is; a change of it is paid as a change of the lead is."""


def relics_together(interface: Interface) -> Promise:
    """Athlas is won by a unit with two relics: how near a relic in own hands is to another one, from 0 to 3."""
    features = interface.features
    assert features is not None
    column = {name: place for place, name in enumerate(features.names)}
    cells = np.array([[int(part) for part in cell.split(",")] for cell in features.cells])
    q, r = (cells[:, None] - cells).transpose(2, 0, 1)
    apart = np.abs(np.stack([q, r, q + r])).max(0) / 10
    own, flying, winged, barred = (
        [column[f"{channel} {cell}"] for cell in features.cells]
        for channel in ("own unit", "is flying", "is bearer", "is no_relic")
    )
    lying = [[column[f"relic {relic} {cell}"] for cell in features.cells] for relic in ("west", "centre", "east")]

    def promise(counts: Any) -> Any:
        rows = np.arange(len(counts))
        places = [counts[:, columns].argmax(1) for columns in lying]
        holds = counts[:, own] * ((1 - counts[:, flying]) | counts[:, winged]) * (1 - counts[:, barred])
        held = [holds[rows, place] > 0 for place in places]
        pairs = [(one, two) for one in range(3) for two in range(3) if one != two]
        near = [np.where(held[one], 1 - apart[places[one], places[two]], 0) for one, two in pairs]
        return 3 * np.max(near, 0)

    return promise


class Setting(NamedTuple):
    """What is particular to a game."""

    options: dict[str, Any]
    """What a change of the lead in scores pays, and limits that keep random games short."""
    gamma: float = 0.98
    promise: Callable[[Interface], Promise] | None = None


SETTINGS = {
    "gegensatz": Setting({"shaping": 0.2}),
    "rivality": Setting({"shaping": 0.1}),
    "athlas": Setting({"shaping": 0.5, "turn_limit": 60}, gamma=0.99, promise=relics_together),
    "lutao": Setting({"shaping": 0.1, "max_rounds": 8}, gamma=0.99),
}


class Agent(nn.Module):  # type: ignore[misc, unused-ignore]
    """Logits of the legal actions, and the value of what is seen."""

    def __init__(self, interface: Interface, hidden: int = 64) -> None:
        super().__init__()
        assert interface.fixed is not None
        words, count = words_of(interface.fixed)
        self.register_buffer("words", torch.tensor(words))
        self.register_buffer("scales", torch.tensor(interface.scales))
        self.register_buffer("met", torch.zeros(interface.size, dtype=torch.bool))
        self.body = nn.Sequential(nn.Linear(interface.size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.actor, self.critic = nn.Linear(hidden, count), nn.Linear(hidden, 1)
        for head in (self.actor, self.critic):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, counts: Any, legal: Any) -> tuple[Any, Any]:
        """`legal` has the legal actions of each row, padded with -1."""
        body = self.body(counts * self.scales)
        by_word = self.actor(body)
        rows, places = (legal >= 0).nonzero(as_tuple=True)
        sums = by_word[rows[:, None], self.words[legal[rows, places]]].sum(1)
        logits = torch.full(legal.shape, -1e9).index_put((rows, places), sums)
        return logits, self.critic(body).squeeze(-1)

    def network(self, interface: Interface) -> Network:
        """The policy that always takes the likeliest action; features that were never met have no weight in it."""
        layers = [self.body[0], self.body[2], self.actor]
        weights = [(layer.weight.detach().numpy().T, layer.bias.detach().numpy()) for layer in layers]
        weights[0] = (weights[0][0] * self.met.numpy()[:, None], weights[0][1])
        return Network(interface, weights)


def legal_of(seen: dict[str, Any]) -> Any:
    """By row: the legal actions, padded with -1."""
    rows, actions = seen["action_mask"].nonzero()
    counts = np.bincount(rows, minlength=len(seen["action_mask"]))
    legal = np.full((len(counts), max(1, counts.max())), -1)
    legal[rows, np.arange(len(rows)) - np.repeat(counts.cumsum() - counts, counts)] = actions
    return torch.tensor(legal)


class Lesson(NamedTuple):
    """Decisions of all games, one after another."""

    counts: Any
    legal: Any
    chosen: Any
    """Places among the legal actions."""
    chances: Any
    """Logarithms, when they were chosen."""
    gained: Any
    aims: Any


class Watched(NamedTuple):
    """What happened in the games that ended: whether each was won, and the own lead in scores at its end."""

    won: list[bool]
    leads: list[float]


class Games:
    """The games that are played, and what has been paid in each of them so far.

    A draw takes back what was paid on the way. Otherwise an agent that is ahead would do best to offer one.
    """

    def __init__(self, envs: GameVectorEnv, seed: int, promise: Promise | None = None) -> None:
        self.envs = envs
        self.seen, info = envs.reset(seed=seed)
        self.seats = info["seat"]
        """The own seat in each game, drawn anew for every deal."""
        self.paid, self.leads = np.zeros(envs.num_envs), np.zeros(envs.num_envs)
        self.over = np.zeros(envs.num_envs, bool)
        """Games that begin anew with the next step."""
        self.promise = promise or (lambda counts: np.zeros(len(counts)))
        self.promised = self.promise(self.seen["observation"])

    def step(self, actions: Any, watched: Watched) -> tuple[Any, Any]:
        """Rewards, and which games are over."""
        self.seen, rewards, ends, _, info = self.envs.step(actions)
        pay = info["rewards"][np.arange(len(self.seats)), self.seats]
        self.seats = info["seat"]
        self.leads += (rewards - pay) / self.envs.shaping
        watched.won.extend((pay[ends] > 0).tolist())
        watched.leads.extend(self.leads[ends].tolist())
        before, self.promised = self.promised, self.promise(self.seen["observation"])
        goes_on = ~(ends | self.over)
        rewards[goes_on] += (self.promised - before)[goes_on]
        self.over = ends
        self.paid += rewards
        drawn = ends & (pay == 0)
        rewards[drawn] -= self.paid[drawn]
        self.paid[ends] = self.leads[ends] = 0.0
        return torch.tensor(rewards, dtype=torch.float32), torch.tensor(ends)


def watch(agent: Agent, games: Games, steps: int, gamma: float) -> tuple[Lesson, Watched]:
    """Play so many decisions in all games."""
    rows: list[tuple[Any, ...]] = []
    watched = Watched([], [])
    for _ in range(steps):
        counts, legal = torch.tensor(games.seen["observation"]), legal_of(games.seen)
        with torch.no_grad():
            logits, values = agent(counts, legal)
        chances = torch.distributions.Categorical(logits=logits)
        chosen = chances.sample()
        paid, over = games.step(legal.gather(1, chosen[:, None])[:, 0].numpy(), watched)
        rows.append((counts, legal, chosen, chances.log_prob(chosen), legal[:, 0] >= 0, values, paid, over))
    with torch.no_grad():
        last = agent(torch.tensor(games.seen["observation"]), legal_of(games.seen))[1]
    return lesson_of(rows, last, gamma), watched


def lesson_of(rows: list[tuple[Any, ...]], last: Any, gamma: float) -> Lesson:
    """What was gained by each decision (generalized advantages); decisions about nothing are left out."""
    widest = max(row[1].shape[1] for row in rows)
    columns = [torch.stack(column) for place, column in enumerate(zip(*rows, strict=True)) if place != 1]
    counts, chosen, chances, counted, values, paid, over = columns
    legal = torch.stack([nn.functional.pad(row[1], (0, widest - row[1].shape[1]), value=-1) for row in rows])
    gained, following, value = torch.zeros_like(values), torch.zeros_like(last), last
    for step in reversed(range(len(rows))):
        goes_on = (~over[step]).float()
        following = paid[step] + gamma * goes_on * (value + LAMBDA * following) - values[step]
        gained[step], value = following, values[step]
    aims = gained + values
    return Lesson(*(column[counted] for column in (counts, legal, chosen, chances, gained, aims)))


def learn(agent: Agent, optimizer: torch.optim.Optimizer, lesson: Lesson, times: int, portion: int) -> None:
    gained = (lesson.gained - lesson.gained.mean()) / (lesson.gained.std() + 1e-6)
    for _ in range(times):
        for rows in torch.randperm(len(gained)).split(portion):
            logits, values = agent(lesson.counts[rows], lesson.legal[rows])
            chances = torch.distributions.Categorical(logits=logits)
            ratio = (chances.log_prob(lesson.chosen[rows]) - lesson.chances[rows]).exp()
            better = torch.minimum(ratio * gained[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * gained[rows])
            loss = -better.mean() + 0.5 * (values - lesson.aims[rows]).square().mean()
            optimizer.zero_grad()
            (loss - ENTROPY * chances.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


class Point(NamedTuple):
    """One point of a learning curve."""

    decisions: int
    seconds: float
    """Of processor time."""
    games: int
    """Those that ended since the last point, learning."""
    won: int
    lead: float
    """In scores at the end of those games, on average."""


def train(
    game: str, decisions: int, *, games: int = 64, steps: int = 64, seed: int = 1, **options: Any
) -> tuple[Agent, list[Point]]:
    """Learn from so many decisions; the agent and its curve."""
    torch.manual_seed(seed)
    setting = SETTINGS[game]
    envs = GameVectorEnv(game, games, seat="random", **{**setting.options, **options})
    agent = Agent(envs.interface)
    optimizer = torch.optim.Adam(agent.parameters(), RATE)
    promise = setting.promise and setting.promise(envs.interface)
    played, start, made = Games(envs, seed, promise), time.process_time(), 0
    curve: list[Point] = []
    won: list[bool] = []
    leads: list[float] = []
    while made < decisions:
        lesson, watched = watch(agent, played, steps, setting.gamma)
        agent.met |= (lesson.counts != 0).any(0)
        learn(agent, optimizer, lesson, 3, 1024)
        made += len(lesson.gained)
        won += watched.won
        leads += watched.leads
        if won and made * POINTS // decisions > len(curve):
            point = Point(made, time.process_time() - start, len(won), sum(won), sum(leads) / len(leads))
            print(
                f"{made} decisions, {point.seconds:.0f} s: won {point.won} of {point.games}, lead {point.lead:.2f}",
                flush=True,
            )
            curve.append(point)
            won, leads = [], []
    return agent, curve


def victories(agent: Agent, game: str, games: int, **options: Any) -> int:
    """How many games it wins against random play, of deals not used for learning."""
    envs = GameVectorEnv(game, games, seat="random", **{**SETTINGS[game].options, **options})
    seen, info = envs.reset(seed=999)
    won, over = np.zeros(games, bool), np.zeros(games, bool)
    while not over.all():
        legal = legal_of(seen)
        with torch.no_grad():
            logits, _ = agent(torch.tensor(seen["observation"]), legal)
        chosen = torch.distributions.Categorical(logits=logits).sample()
        seats = info["seat"]
        seen, _, ends, _, info = envs.step(legal.gather(1, chosen[:, None])[:, 0].numpy())
        won |= (info["rewards"][np.arange(games), seats] > 0) & ~over
        over |= ends
    return int(won.sum())


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("game", choices=SETTINGS)
    given.add_argument("--decisions", type=int, default=500_000)
    given.add_argument("--games", type=int, default=200, help="played against random play at the end")
    given.add_argument("--curve", type=Path, help="where to write the learning curve, as JSON")
    given.add_argument("--save", type=Path, help="write the weights to this file, for `manawell score`")
    options = given.parse_args()
    agent, curve = train(options.game, options.decisions)
    if options.save:
        agent.network(Interface(options.game, {})).save(options.save)
    won = victories(agent, options.game, options.games)
    least, most = wilson(won, options.games)
    print(f"on fresh deals: won {won} of {options.games} against random play, {least:.1%} to {most:.1%} with 95 %")
    if options.curve:
        told = {"curve": [point._asdict() for point in curve], "fresh": {"games": options.games, "won": won}}
        options.curve.write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main()
