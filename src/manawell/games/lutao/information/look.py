"""What a viewer may know: the only place that hides anything (LUT-23.1)."""

from manawell.games.lutao.components.cards import MOMENTS, SPELLS
from manawell.games.lutao.components.chart import NOT_LAID
from manawell.games.lutao.components.codes import hostage_key, is_from_lutao, is_marked, is_seen_by, spell_kind
from manawell.games.lutao.components.tables import (
    COMBAT_CARDS,
    COORDINATES,
    DIRECTIONS,
    GOLEMS,
    HAND_LIMIT,
    LAND_CODES,
    LANDS,
    NONE,
    PEOPLES,
    PROVINCE_COUNT,
    PROVINCES,
    RUNES,
    TRAPS,
    WISDOM,
)
from manawell.games.lutao.information.view import (
    BOARDS,
    BUSY_PHASE,
    ERRANDS,
    GOLEM_SIDE,
    MODES,
    PHASES,
    STEPS,
    WAYS,
    Arrival,
    Declared,
    Errand,
    Fight,
    Fighter,
    Folk,
    Laid,
    Province,
    Ship,
    Spell,
    View,
)
from manawell.games.lutao.rules.hits import pieces
from manawell.games.lutao.rules.holdings import required_rounds
from manawell.games.lutao.rules.placing import place_name
from manawell.games.lutao.rules.powers import hand_limit, holder_of, rune_now, rune_of
from manawell.games.lutao.rules.scoring import REASONS, complete_lands, points_of, rounds_held
from manawell.games.lutao.rules.spells import moment
from manawell.games.lutao.rules.standing import (
    armies_of,
    attacker_now,
    goal_province,
    leaving,
    people_artefact_at,
    rune_artefact_at,
    source_province,
    start_of,
)
from manawell.games.lutao.state import (
    BUSY,
    CHOOSING,
    LAY,
    OVER,
    TO_ASSIGN_MOON,
    TO_GIVE_UP,
    TO_KEEP_PEOPLE,
    TO_KEEP_RUNE,
    TO_KEEP_SPELLS,
    TO_PUT_AWAY,
    Battle,
    Cast,
    Group,
    Pending,
    People,
    Position,
    Side,
    Vessel,
)
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.state import NOBODY


def look(p: Position, viewer: int) -> View:
    """The view of a seat, a spectator, or the all-knowing."""
    all_seen = viewer == ALL_KNOWING or p.phase == OVER
    trapper = holder_of(p, TRAPS)
    traps_seen = all_seen or (trapper != NONE and p.player_of(trapper) == viewer)
    errands = tuple([_errand(pending, all_seen or p.player_of(pending.people) == viewer) for pending in p.pending])
    hidden_peoples, hidden_runes = _drawn_unseen(p, viewer, all_seen)
    stack = tuple([LANDS[land] for land in p.stack])
    attacker = attacker_now(p)
    return View(
        viewer=viewer,
        mode=MODES[p.mode],
        board=BOARDS[2 if p.strategic else int(p.random_board)],
        material=p.material.name,
        max_rounds=p.max_rounds,
        seats=p.seats,
        lands=_lands(p),
        stack=stack if all_seen else stack[-1:] if p.phase == LAY else (),
        hidden_lands=0 if all_seen else len(stack) - (1 if p.phase == LAY else 0),
        builder=p.builder if all_seen or p.step != CHOOSING else 0,
        provinces=tuple([_province(p, province) for province in range(PROVINCE_COUNT)]),
        peoples=tuple([_folk(p, people, viewer, all_seen) for people in range(len(p.peoples))]),
        order=tuple(p.order),
        round=p.round,
        step=STEPS[p.step],
        turn=p.turn,
        phase=BUSY_PHASE if p.phase == BUSY else PHASES[p.phase],
        who=_or_none(p.who),
        actor=None if p.actor == NOBODY else p.actor,
        moment=MOMENTS[moment(p)],
        fleet=tuple([_ship(vessel) for vessel in p.fleet]),
        arrivals=tuple([_arrival(group) for group in p.groups]),
        golem_supply=p.golem_supply,
        controller=_or_none(p.controller),
        since=p.since,
        held=rounds_held(p),
        attacker=_or_none(GOLEM_SIDE if attacker == GOLEMS else attacker),
        home=_bits(p.home) if p.home else None,
        conquered=_bits(p.conquered),
        commands=p.commands,
        source=None if p.source == NONE else p.source,
        goal=_or_none(p.goal),
        source_province=_name(PROVINCES, source_province(p)),
        goal_province=_name(PROVINCES, goal_province(p)),
        aboard=p.aboard,
        captives=tuple(p.captives),
        route=tuple(p.route),
        paid=p.paid,
        sources=tuple([PROVINCES[source] for source in p.sources]),
        traps=tuple([place_name(trap) if traps_seen else None for trap in p.traps]),
        sprung=p.sprung,
        lifted=None if p.lifted == NONE else place_name(p.lifted) if traps_seen else "hidden",
        people_stack=_names(PEOPLES, sorted(p.people_stack + hidden_peoples)),
        people_bottom=_names(PEOPLES, p.people_bottom),
        rune_stack=_names(RUNES, sorted(p.rune_stack + hidden_runes)),
        rune_bottom=_names(RUNES, p.rune_bottom),
        spell_pile=sum(p.spell_pile),
        spells=tuple(p.spell_pile) if all_seen else None,
        spell_discards=tuple(p.spell_discards),
        battle=None if p.battle is None else _fight(p, p.battle, viewer, all_seen),
        window=MOMENTS[p.window],
        poll=p.poll,
        casts=tuple([_declared(cast) for cast in p.casts]),
        errands=errands,
        leavers=tuple(p.leavers),
        winners=tuple(p.winners),
        reason=REASONS[p.reason],
    )


def _or_none(value: int) -> int | None:
    return None if value == NONE else value


def _names(names: list[str], cards: list[int]) -> tuple[str, ...]:
    return tuple([names[card] for card in cards])


def _name(names: list[str], card: int) -> str | None:
    return None if card == NONE else names[card]


def _bits(bits: int) -> tuple[str, ...]:
    return tuple([PROVINCES[province] for province in range(PROVINCE_COUNT) if bits >> province & 1])


def _lands(p: Position) -> tuple[Laid, ...]:
    board = p.chart.board
    return tuple(
        [
            Laid(LANDS[land], board[3 * land], board[3 * land + 1], board[3 * land + 2])
            for land in range(len(LANDS))
            if board[3 * land + 2] != NOT_LAID
        ]
    )


def _ways(bits: int) -> tuple[str, ...]:
    return tuple([DIRECTIONS[direction] for direction in range(6) if bits >> direction & 1])


def _province(p: Position, province: int) -> Province:
    spot = p.chart.spots[province]
    q, r = (None, None) if spot == NONE else COORDINATES[spot]
    guarded = p.owner[province] == GOLEMS
    held = _held(p, province, False)
    return Province(
        id=PROVINCES[province],
        q=q,
        r=r,
        owner=None if guarded or p.owner[province] == NONE else p.owner[province],
        armies=0 if guarded else p.armies[province],
        golems=p.armies[province] if guarded else 0,
        attackers=p.attack[province],
        city=p.city[province],
        ships=_ways(p.ships[province]),
        sailed=_ways(p.sailed[province]),
        moved=p.moved[province],
        hostages=held,
        captives=_held(p, province, True),
    )


def _held(p: Position, province: int, attackers: bool) -> tuple[int, ...]:
    if not p.hostages:
        return ()
    counts = tuple([p.hostages.get(hostage_key(province, attackers, people), 0) for people in range(4)])
    return counts if any(counts) else ()


def knows_hand(p: Position, viewer: int, people: int, card: int) -> bool:
    """Whether a player knows a spell in a hand (LUT-20.11c, 23)."""
    if viewer < 0:
        return False
    if p.player_of(people) == viewer or is_seen_by(card, viewer):
        return True
    for mine in p.order:
        if p.player_of(mine) == viewer and rune_of(p, mine) == WISDOM:
            return not is_from_lutao(card) or p.peoples[mine].rune_artefact
    return False


def _hand(p: Position, people: int, viewer: int, all_seen: bool) -> tuple[Spell, ...]:
    """Known cards as they are; unknown ones are ordered only by their marks."""
    known: list[Spell] = []
    unknown: list[Spell] = []
    for card in p.peoples[people].hand:
        marked, lutao = is_marked(card), is_from_lutao(card)
        if all_seen or knows_hand(p, viewer, people, card):
            involved = all_seen or p.player_of(people) == viewer
            seers = tuple([player for player in range(p.seats) if is_seen_by(card, player)])
            seen = seers if involved else tuple([player for player in seers if player == viewer])
            known.append(Spell(spell=SPELLS[spell_kind(card)], marked=marked, lutao=lutao, seen=seen))
        else:
            unknown.append(Spell(spell=None, marked=marked, lutao=lutao, seen=()))
    return tuple(known + sorted(unknown, key=lambda spell: (spell.marked, spell.lutao)))


def deck_of(p: Position, people: int) -> list[int]:
    """All combat cards that belong to a people, wherever they lie."""
    one = p.peoples[people]
    counts = [pile + gone for pile, gone in zip(one.pile, one.discards, strict=True)]
    cards = one.sunk[:]
    if p.battle is not None:
        for side in (0, 1):
            if p.battle.sides[side].people == people:
                cards += p.battle.sides[side].hand + p.battle.sides[side].played
                if p.battle.sides[1 - side].given != NONE:
                    cards.append(p.battle.sides[1 - side].given)
    for card in cards:
        counts[card] += 1
    return counts


def _folk(p: Position, people: int, viewer: int, all_seen: bool) -> Folk:
    one: People = p.peoples[people]
    mine = all_seen or p.player_of(people) == viewer
    offer = len(one.offer)
    shown = mine or offer == 0
    current = rune_now(p, people)
    return Folk(
        player=p.player_of(people),
        card=_name(PEOPLES, one.card) if shown else None,
        borrowed=_name(PEOPLES, one.borrowed),
        rune=_name(RUNES, one.rune) if shown else None,
        current=_name(RUNES, current) if shown else None,
        moons=_names(RUNES, one.moons),
        peoples=_names(PEOPLES, one.offer[:3]) if mine else (None,) * min(3, offer),
        runes=_names(RUNES, one.offer[3:]) if mine else (None,) * max(0, offer - 3),
        artefact_card=None if one.artefact_card == NONE else one.artefact_card + 1,
        people_artefact=one.people_artefact,
        rune_artefact=one.rune_artefact,
        supply=one.supply,
        reserve=one.reserve,
        bound=one.bound,
        cities=one.cities,
        ships=one.ships,
        sticks=one.sticks,
        wind=one.wind,
        bound_wind=one.bound_wind,
        hand=_hand(p, people, viewer, all_seen),
        limit=hand_limit(p, people) if shown else HAND_LIMIT,
        deck=tuple(deck_of(p, people)),
        pile=sum(one.pile) + len(one.sunk),
        sunk=tuple([COMBAT_CARDS[card] if mine else None for card in one.sunk]),
        discards=tuple(one.discards),
        points=one.points,
        budget=one.budget,
        income=points_of(p, people),
        required=required_rounds(p, people),
        armies=armies_of(p, people),
        lands=tuple([LAND_CODES[land] for land in complete_lands(p, people)]),
        people_artefact_at=_name(PROVINCES, people_artefact_at(p, people)),
        rune_artefact_at=_name(PROVINCES, rune_artefact_at(p, people)),
        place=one.place,
        banned=one.banned,
        gave=one.gave,
        stole=one.stole,
        out=one.out,
    )


def _fight(p: Position, battle: Battle, viewer: int, all_seen: bool) -> Fight:
    return Fight(
        province=PROVINCES[battle.province],
        sides=tuple([_fighter(p, battle, side, viewer, all_seen) for side in (0, 1)]),
        golems=battle.golems,
        step=battle.step,
        round=battle.round,
        idle=battle.idle,
        returns=battle.returns,
        turn=battle.turn,
        driven_off=battle.driven_off,
        shares=tuple(battle.shares),
        captive_shares=tuple(battle.captive_shares),
        leaving=_or_none(leaving(p)),
    )


def _fighter(p: Position, battle: Battle, place: int, viewer: int, all_seen: bool) -> Fighter:
    side: Side = battle.sides[place]
    guardians = side.people == GOLEMS
    seen = all_seen or (not guardians and p.player_of(side.people) == viewer)
    return Fighter(
        people=GOLEM_SIDE if guardians else side.people,
        armies=pieces(p, battle, place),
        ghosts=side.ghosts,
        lost=side.lost,
        fixed=side.fixed,
        per_army=side.per_army,
        counted=side.counted,
        most=side.most,
        weak=side.weak,
        silenced=side.silenced,
        used=side.used,
        skin=side.skin,
        size=side.size,
        draws=side.draws,
        given=_name(COMBAT_CARDS, side.given),
        hand=tuple([COMBAT_CARDS[card] if seen else None for card in side.hand]),
        played=_names(COMBAT_CARDS, side.played),
    )


def _declared(cast: Cast) -> Declared:
    return Declared(
        people=cast.people,
        spell=SPELLS[cast.spell],
        marked=cast.marked,
        user=cast.user,
        place=_or_none(cast.place),
        goal=_or_none(cast.goal),
        target=_or_none(cast.target),
        number=cast.number,
        hostages=cast.hostages,
        poll=_or_none(cast.poll),
        stopped=cast.stopped,
    )


def _arrival(group: Group) -> Arrival:
    return Arrival(
        province=PROVINCES[group.province],
        way=WAYS[group.kind],
        origin=group.origin,
        start=PROVINCES[start_of(group)],
        armies=group.armies,
        route=tuple(group.route),
        landing=_or_none(group.landing),
    )


def _ship(vessel: Vessel) -> Ship:
    q, r = COORDINATES[vessel.spot]
    return Ship(
        people=vessel.people,
        q=q,
        r=r,
        armies=vessel.armies,
        hostages=tuple(vessel.hostages),
        goal=PROVINCES[vessel.goal],
        origin=vessel.origin,
        stayed=vessel.stayed,
    )


def _errand(pending: Pending, seen: bool) -> Errand:
    """Cards drawn to choose from are known only to the player, runes of the Moons to all."""
    names: list[str] = SPELLS
    if pending.kind in (TO_KEEP_RUNE, TO_ASSIGN_MOON):
        names = RUNES
    elif pending.kind == TO_KEEP_PEOPLE:
        names = PEOPLES
    seen = seen or pending.kind == TO_ASSIGN_MOON
    cards = tuple([names[card] if seen else None for card in pending.cards])
    return Errand(kind=ERRANDS[pending.kind], people=pending.people, numbers=_numbers(pending), cards=cards)


def _numbers(pending: Pending) -> tuple[int, ...]:
    """By kind, as `Errand` has them."""
    if pending.kind == TO_KEEP_SPELLS:
        return (pending.number, pending.marks)
    if pending.kind in (TO_KEEP_PEOPLE, TO_KEEP_RUNE):
        return (int(pending.kind == TO_KEEP_RUNE), pending.old)
    if pending.kind == TO_GIVE_UP:
        return (pending.province, pending.number, pending.spell)
    return (pending.spell,) if pending.kind == TO_PUT_AWAY else ()


def _drawn_unseen(p: Position, viewer: int, all_seen: bool) -> tuple[list[int], list[int]]:
    """Peoples and runes that another player has just drawn to choose from."""
    peoples: list[int] = []
    runes: list[int] = []
    for pending in p.pending:
        if all_seen or p.player_of(pending.people) == viewer:
            continue
        if pending.kind == TO_KEEP_RUNE:
            runes += pending.cards
        elif pending.kind == TO_KEEP_PEOPLE:
            peoples += pending.cards
    return peoples, runes
