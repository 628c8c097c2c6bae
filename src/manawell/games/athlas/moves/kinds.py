"""A struct for each kind of move."""

import msgspec


class Genus(msgspec.Struct, frozen=True, tag=True):
    """Begin an alpha with a genus card."""

    alpha: int
    card: str


class Card(msgspec.Struct, frozen=True, tag=True):
    """Add a card to the alpha."""

    alpha: int
    card: str


class Done(msgspec.Struct, frozen=True, tag=True):
    """The alpha is complete."""

    alpha: int


class Stack(msgspec.Struct, frozen=True, tag=True):
    """Put an intervention below those chosen before."""

    card: str


class StackDone(msgspec.Struct, frozen=True, tag=True):
    """The stack is complete."""


class Rebuild(msgspec.Struct, frozen=True, tag=True):
    """Rebuild an alpha between two games of a campaign, or none."""

    alpha: int | None


class Preset(msgspec.Struct, frozen=True, tag=True):
    """Take a preset army; without a stack, in the order listed."""

    army: str
    stack: tuple[str, ...] = ()


class Summon(msgspec.Struct, frozen=True, tag=True):
    """Summon a unit; the figure is chosen when this reveals its alpha."""

    alpha: int
    q: int
    r: int
    figure: str | None


class EndSummon(msgspec.Struct, frozen=True, tag=True):
    """End the summoning step."""


class Act(msgspec.Struct, frozen=True, tag=True):
    """Activate a unit."""

    unit: str


class End(msgspec.Struct, frozen=True, tag=True):
    """End the activation."""


class EndAll(msgspec.Struct, frozen=True, tag=True):
    """End the activation step: the units left do nothing."""


class Go(msgspec.Struct, frozen=True, tag=True):
    """Walk, climb or fly to a field, perhaps with a relic."""

    how: str
    q: int
    r: int
    relic: str | None


class Give(msgspec.Struct, frozen=True, tag=True):
    """Hand a relic over."""

    relic: str
    unit: str


class Use(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """Use an ability of a card with all its choices; `other` is the attack of Frenzy or the conjured card."""

    card: str
    ability: str | None = None
    """Only for a card with two."""
    other: str | None = None
    unit: str | None = None
    q: int | None = None
    r: int | None = None
    q2: int | None = None
    r2: int | None = None
    direction: str | None = None
    terrain: str | None = None
    x: int | None = None
    relic: str | None = None


class Play(msgspec.Struct, frozen=True, tag=True):
    """Play the top intervention at a moment: now, c0, c1, …, cE."""

    card: str
    moment: str


class Discard(msgspec.Struct, frozen=True, tag=True):
    """Discard interventions from the top."""

    count: int


class Pass(msgspec.Struct, frozen=True, tag=True):
    """Do not intervene."""


class PickUnit(msgspec.Struct, frozen=True, tag=True):
    """The unit that a played card is for."""

    unit: str


class PickDirection(msgspec.Struct, frozen=True, tag=True):
    """The direction of a push."""

    direction: str


class PickField(msgspec.Struct, frozen=True, tag=True):
    """A field for a played card, perhaps with a relic that goes there."""

    q: int
    r: int
    relic: str | None


class Enough(msgspec.Struct, frozen=True, tag=True):
    """No more fields or cards."""


class PickArea(msgspec.Struct, frozen=True, tag=True):
    """A connected stretch of water, named by its first field."""

    q: int
    r: int


class PickRelic(msgspec.Struct, frozen=True, tag=True):
    """The relic to shift."""

    relic: str


class PickAlpha(msgspec.Struct, frozen=True, tag=True):
    """The alpha that a played card is for."""

    alpha: int


class PickFigure(msgspec.Struct, frozen=True, tag=True):
    """The figure type of an alpha that is revealed by a card."""

    figure: str


class MarkCard(msgspec.Struct, frozen=True, tag=True):
    """A card that gets a time marker."""

    alpha: int
    card: str


class Cancel(msgspec.Struct, frozen=True, tag=True):
    """The active intervention to end; `owner` is its player."""

    owner: str
    card: str


class Keep(msgspec.Struct, frozen=True, tag=True):
    """The pushed unit takes this relic along."""

    relic: str


class Leave(msgspec.Struct, frozen=True, tag=True):
    """The pushed unit leaves its relics."""


class Lose(msgspec.Struct, frozen=True, tag=True):
    """The unit that dies."""

    unit: str


class Then(msgspec.Struct, frozen=True, tag=True):
    """The second target."""

    unit: str


Move = (
    Genus
    | Card
    | Done
    | Stack
    | StackDone
    | Rebuild
    | Preset
    | Summon
    | EndSummon
    | Act
    | End
    | EndAll
    | Go
    | Give
    | Use
    | Play
    | Discard
    | Pass
    | PickUnit
    | PickDirection
    | PickField
    | Enough
    | PickArea
    | PickRelic
    | PickAlpha
    | PickFigure
    | MarkCard
    | Cancel
    | Keep
    | Leave
    | Lose
    | Then
)
