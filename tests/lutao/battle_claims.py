"""What reasons claim of spells, combat cards, powers and golems, written from the rules."""

from manawell.games.lutao import GAME, events
from manawell.games.lutao.components.tables import PROVINCES
from manawell.games.lutao.rules.turn import Lutao
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.journal import Journal
from tests.lutao.told import Told, at, legal, passed


def drives_off(told: Told) -> bool:
    province = told.values["province"]
    owner = at(told.old, province).owner
    named = owner is not None and told.is_foe(owner) and told.old.peoples[owner].card == told.values["people"]
    ends = told.fought(province)
    return named and told.values["odds"] >= 75 and any(at(view, province).owner != owner for view in ends)


def closes(told: Told) -> bool:
    raised = told.text.split()[1]
    beside = {one.id for one in told.near(told.old, raised)}
    within = beside | {one.id for near in beside for one in told.near(told.old, near)}
    foes = [at(told.old, one).owner for one in within if told.is_foe(at(told.old, one).owner)]
    return (
        "LUT0" in beside
        and told.old.controller == told.me
        and at(told.old, raised).owner is None
        and at(told.new, raised).golems > 0
        and told.values["people"] in [told.old.peoples[owner].card for owner in foes if owner is not None]
    )


def saves(told: Told) -> bool:
    """So many armies are there more than if nobody had stopped it."""
    cast = told.old.casts[-1]
    assert cast.place is not None
    place = PROVINCES[cast.place]
    owner = at(told.old, place).owner
    bare = told.state.clone()
    bare.play(GAME.read(bare, bare.actor, "pass"))
    ends = [GAME.view(passed(state), ALL_KNOWING) for state in (told.after.clone(), bare)]
    kept, lost = [at(view, place).armies if at(view, place).owner == owner else 0 for view in ends]
    return not told.is_foe(owner) and cast.spell == told.values["spell"] and kept - lost == told.values["armies"] > 0


def removes_last(told: Told) -> bool:
    province = told.values["province"]
    before, after = at(told.old, province), at(GAME.view(passed(told.after.clone()), ALL_KNOWING), province)
    return told.is_foe(before.owner) and before.armies == 1 and after.owner != before.owner


def adds_cards(told: Told) -> bool:
    """Compared with what the side draws if the spell is not played."""
    bare = told.state.clone()
    bare.play(GAME.read(bare, bare.actor, "pass"))
    (with_spell, without) = [_draws(told, state) for state in (told.after.clone(), bare)]
    return bool(with_spell - without == told.values["number"] > 0)


def _draws(told: Told, state: Lutao) -> int:
    """The cards of the mover's side when a combat round begins; nobody does more than they must."""
    for _ in range(60):
        view = GAME.view(state, ALL_KNOWING)
        idle = [text for text in ("pass", "no") if text in legal(state)]
        if not idle:
            break
        state.play(GAME.read(state, state.actor, idle[0]))
    view = GAME.view(state, ALL_KNOWING)
    assert view.battle is not None
    (side,) = [side for side in view.battle.sides if side.people == told.me]
    return side.draws


def prevents(told: Told) -> bool:
    """Hits that Stone Skin takes in the coming losses, told by the game itself."""
    state = told.state.clone()
    journal = state.journal = Journal()
    move = GAME.read(state, state.actor, told.text)
    for _ in range(60):
        state.play(move)
        taken = [event for event, _ in journal.entries if isinstance(event, events.HitsTaken)]
        mine = [event for event in taken if event.people == told.folk(told.old).card]
        if mine:
            return bool(mine[0].skin == told.values["hits"] > 0)
        move = GAME.read(state, state.actor, "pass")
    return False


def unharmed(told: Told) -> bool:
    state = told.state.clone()
    cast = told.old.casts[-1]
    state.play(GAME.read(state, state.actor, "pass"))
    after = GAME.view(passed(state), ALL_KNOWING)
    foe = told.is_foe(cast.people) and cast.spell == told.values["spell"]
    return foe and told.belongings(told.old) == told.belongings(after)


def free_power(told: Told) -> bool:
    """Nothing of the mover's is lost by using it."""
    old, new = told.folk(told.old), told.folk(told.new)
    same = (old.sticks, old.ships, old.cities, len(old.hand)) == (new.sticks, new.ships, new.cities, len(new.hand))
    return (
        same
        and told.text == "yes"
        and sum(one.armies for one in told.mine(told.old)) == sum(one.armies for one in told.mine(told.new))
    )


def voids(told: Told) -> bool:
    battle = told.old.battle
    assert battle is not None
    own = told.text == "void own"
    (side,) = [side for side in battle.sides if (side.people == told.me) == own]
    sheltered = at(told.old, battle.province).city and side is battle.sides[0]
    people = told.old.peoples[side.people]
    able = not battle.province.startswith("LUT") or people.people_artefact
    power = (people.borrowed or people.card) if able and not side.silenced else ""
    open_field = not at(told.old, battle.province).city
    worth = {"hit": int(not sheltered), "city_hit": 1, "hero": 1 if sheltered else 2}
    if power == "giants":
        worth.update(hero=2, city_hit=2 if open_field else 1)
    elif power == "goblins":
        worth["hero"] = 1
    hits = sum(worth.get(card, 0) for card in side.played) + worth.get(side.given or "", 0)
    weak = hits * 2 < len(side.played) if own else hits * 2 > len(side.played)
    return weak and (len(side.played), hits) == (told.values["number"], told.values["hits"])


def idle_card(told: Told) -> bool:
    return told.text == "return miss" or (told.text == "return hit" and told.attacks_a_city)


def keeps_breakers(told: Told) -> bool:
    return told.attacks_a_city and bool({"city_hit", "hero"} & set(told.kept()))


def keeps_shield(told: Told) -> bool:
    assert told.old.battle is not None
    return "shield" in told.kept() and any(side.people == -2 for side in told.old.battle.sides)
