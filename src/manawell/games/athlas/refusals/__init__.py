"""Why a move is not legal: the rule, in the order in which a player would check."""

from manawell.games.athlas import moves as m
from manawell.games.athlas.refusals.abilities import refuse_ability
from manawell.games.athlas.refusals.creation import refuse_creation
from manawell.games.athlas.refusals.interventions import refuse_choice, refuse_intervention
from manawell.games.athlas.refusals.summoning import refuse_activation, refuse_summoning
from manawell.games.athlas.refusals.terms import no
from manawell.games.athlas.state import BY_CAMPAIGN, BY_NO_PROGRESS, BY_TURN_LIMIT, CREATION, OVER, Position
from manawell.kernel.faults import Refusal


def explain(p: Position, seat: int, attempt: m.Move) -> Refusal:
    """The first rule that forbids the attempt."""
    if p.phase == OVER:
        rules = {BY_NO_PROGRESS: "ATH-24.6", BY_TURN_LIMIT: "ATH-24.7", BY_CAMPAIGN: "ATH-25.6"}
        return no(rules.get(p.reason, "ATH-24.1"), "over")
    if seat != p.actor:
        return no("ATH-4.1", "not-your-creation") if p.phase in CREATION else no("ATH-6.1", "not-your-turn")
    match attempt:
        case m.Genus() | m.Card() | m.Done() | m.Stack() | m.StackDone() | m.Rebuild() | m.Preset():
            return refuse_creation(p, attempt)
        case m.Summon() | m.EndSummon():
            return refuse_summoning(p, attempt)
        case m.Act() | m.EndAll() | m.End():
            return refuse_activation(p, attempt)
        case m.Go() | m.Give() | m.Use():
            return refuse_ability(p, attempt)
        case m.Play() | m.Discard() | m.Pass():
            return refuse_intervention(p, attempt)
        case _:
            return refuse_choice(p, attempt)
