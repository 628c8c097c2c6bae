"""The map: what borders on what, by land and by sea (LUT-2, 8)."""

from typing import Final

from manawell.games.lutao.components.codes import (
    EDGES,
    beside,
    edge_direction,
    edge_of,
    edge_province,
    laying,
    laying_origin,
    laying_rotation,
)
from manawell.games.lutao.components.tables import (
    COORDINATES,
    FIRST_OF,
    HEX_OF,
    HEXES,
    ISLAND_HEXES,
    LANDS,
    LUTAO,
    NONE,
    PROVINCE_COUNT,
    RING,
    SHAPES,
    WITHIN_FLIGHT,
    turned,
)
from manawell.kernel.rng import Rng

NOT_LAID: Final = 99
"""Stands for the rotation of a land that is not laid yet."""
UNREACHED: Final = 999
NO_WAY: Final = 99


class Chart:
    """A board, complete or still being built; shared by all positions on it and never changed."""

    def __init__(self, board: list[int]) -> None:
        self.board = board
        """By land: q, r and rotation."""
        self.spots: list[int] = [NONE] * PROVINCE_COUNT
        """By province: its hex."""
        self.province_at: list[int] = [NONE] * HEXES
        """By hex: its province; NONE at sea."""
        for province in range(LUTAO, PROVINCE_COUNT):
            self._put(province, ISLAND_HEXES[province - LUTAO])
        for land in range(len(LANDS)):
            q, r, rotation = board[3 * land], board[3 * land + 1], board[3 * land + 2]
            if rotation != NOT_LAID:
                for index, spot in enumerate(hexes_of(land, HEX_OF[(q, r)], rotation)):
                    self._put(FIRST_OF[land] + index, spot)
        self.near: list[list[int]] = [[] for _ in range(PROVINCE_COUNT)]
        """By province: the provinces next to it, ascending."""
        self.in_flight: list[list[int]] = [[] for _ in range(PROVINCE_COUNT)]
        """By province: the provinces within the range of the Rune of Flying, ascending."""
        self.shores: list[int] = [NONE] * EDGES
        """By province and direction: the sea hex there, or NONE without a coastal edge (LUT-2.6)."""
        self.courses: list[list[int]] = [[] for _ in range(HEXES)]
        """By sea hex: the sea hexes next to it, by direction."""
        self.harbours: list[list[int]] = [[] for _ in range(HEXES)]
        """By sea hex: the coastal edges on it, ascending."""
        self._connect()
        self._ways: dict[int, list[int]] = {}
        self._crossings: list[int] = []
        self._places: dict[int, list[int]] = {}

    def _put(self, province: int, spot: int) -> None:
        self.spots[province] = spot
        self.province_at[spot] = province

    def _connect(self) -> None:
        for province in range(PROVINCE_COUNT):
            spot = self.spots[province]
            if spot == NONE:
                continue
            for direction in range(6):
                there = beside(spot, direction)
                if there == NONE:
                    continue
                other = self.province_at[there]
                if other == NONE:
                    self.shores[edge_of(province, direction)] = there
                    self.harbours[there].append(edge_of(province, direction))
                else:
                    self.near[province].append(other)
            self.near[province].sort()
            reached = [self.province_at[there] for there in WITHIN_FLIGHT[spot]]
            self.in_flight[province] = sorted([other for other in reached if other != NONE])
        for spot in range(HEXES):
            if self.province_at[spot] == NONE:
                around = [beside(spot, direction) for direction in range(6)]
                self.courses[spot] = [there for there in around if there != NONE and self.province_at[there] == NONE]

    def starts(self, edge: int) -> list[int]:
        """The sea hexes in which the route of a ship on an edge may begin: its own, then the corners (LUT-8.3)."""
        own = self.shores[edge]
        spot = self.spots[edge_province(edge)]
        direction = edge_direction(edge)
        corners = []
        for turn in (1, 5):
            corner = beside(spot, (direction + turn) % 6)
            if corner != NONE and self.province_at[corner] == NONE:
                corners.append(corner)
        return [own] + sorted(corners)

    def ways_to(self, goal: int) -> list[int]:
        """By sea hex: the steps from there to a goal; UNREACHED across land."""
        known = self._ways.get(goal)
        if known is not None:
            return known
        steps = [UNREACHED] * HEXES
        steps[goal] = 0
        queue = [goal]
        for here in queue:
            for there in self.courses[here]:
                if steps[there] == UNREACHED:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        self._ways[goal] = steps
        return steps

    def closed(self) -> int:
        """As a set of bits: the hexes on which nothing can be laid, the ring and all provinces."""
        return bits([*RING, *[spot for spot in range(HEXES) if self.province_at[spot] != NONE]])

    def places(self, land: int) -> list[int]:
        """Where a land may be laid, ascending."""
        known = self._places.get(land)
        if known is None:
            known = places_beside(land, self.closed())
            self._places[land] = known
        return known

    def crossings(self) -> list[int]:
        """By edge outside Lutao: sticks of the shortest way there; NO_WAY without one."""
        if self._crossings:
            return self._crossings
        steps = [NO_WAY] * HEXES
        queue = [spot for spot in RING if self.province_at[spot] == NONE]
        for spot in queue:
            steps[spot] = 1
        for here in queue:
            for there in self.courses[here]:
                if steps[there] == NO_WAY:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        found = [NO_WAY] * edge_of(LUTAO, 0)
        for edge in range(edge_of(LUTAO, 0)):
            if self.shores[edge] != NONE:
                found[edge] = min([steps[start] for start in self.starts(edge)])
        self._crossings = found
        return found


_CHARTS: Final[dict[bytes, Chart]] = {}
MOST_CHARTS: Final = 64


def chart_of(board: list[int]) -> Chart:
    """The chart of a board; those in use are kept."""
    key = bytes([value & 255 for value in board])
    known = _CHARTS.get(key)
    if known is not None:
        return known
    if len(_CHARTS) >= MOST_CHARTS:
        _CHARTS.clear()
    chart = Chart(board[:])
    _CHARTS[key] = chart
    return chart


def empty_board() -> list[int]:
    return [0, 0, NOT_LAID] * len(LANDS)


def hexes_of(land: int, origin: int, rotation: int) -> list[int]:
    """The hexes of a land laid there; NONE for those outside the mat."""
    q, r = COORDINATES[origin]
    spots = []
    for shape in SHAPES[land]:
        dq, dr = turned(shape, rotation)
        spots.append(HEX_OF.get((q + dq, r + dr), NONE))
    return spots


def bits(spots: list[int]) -> int:
    """A set of hexes."""
    found = 0
    for spot in spots:
        found |= 1 << spot
    return found


class Footprint:
    """A land laid somewhere on the mat: its hexes and those next to them, as sets of bits."""

    def __init__(self, place: int, spots: list[int]) -> None:
        self.place = place
        self.covered = bits(spots)
        around = [beside(spot, direction) for spot in spots for direction in range(6)]
        self.around = bits([there for there in around if there != NONE])

    def fits(self, closed: int) -> bool:
        """On open sea, and touching the ring or a land (LUT-2.16, 2.17)."""
        return self.covered & closed == 0 and self.around & closed != 0


_FOOTPRINTS: Final[dict[int, list[Footprint]]] = {}


def footprints(land: int) -> list[Footprint]:
    """Every way to lay a land on the mat (LUT-2.15), ascending."""
    known = _FOOTPRINTS.get(land)
    if known is None:
        known = []
        for origin in range(HEXES):
            for rotation in range(6):
                spots = hexes_of(land, origin, rotation)
                if NONE not in spots:
                    known.append(Footprint(laying(origin, rotation), spots))
        _FOOTPRINTS[land] = known
    return known


def places_beside(land: int, closed: int) -> list[int]:
    """Where a land may be laid if these hexes are closed, ascending."""
    return [footprint.place for footprint in footprints(land) if footprint.fits(closed)]


def fits(chart: Chart, land: int, origin: int, rotation: int) -> bool:
    """On the mat, on open sea, and touching the ring or a land (LUT-2.15, 2.16, 2.17)."""
    spots = hexes_of(land, origin, rotation)
    return NONE not in spots and Footprint(laying(origin, rotation), spots).fits(chart.closed())


def placements(chart: Chart, land: int) -> list[int]:
    """Where a land may be laid, ascending."""
    return chart.places(land)


def with_land(board: list[int], land: int, origin: int, rotation: int) -> list[int]:
    q, r = COORDINATES[origin]
    after = board[:]
    after[3 * land : 3 * land + 3] = [q, r, rotation]
    return after


def random_board(rng: Rng) -> list[int]:
    """All lands in random order, each at a random legal place; restarts if one has no sea route to Lutao (LUT-2.22)."""
    while True:
        lands = list(range(len(LANDS)))
        rng.shuffle(lands)
        board = empty_board()
        closed = Chart(board).closed()
        for land in lands:
            open_places = places_beside(land, closed)
            place = open_places[rng.below(len(open_places))]
            origin, rotation = laying_origin(place), laying_rotation(place)
            board = with_land(board, land, origin, rotation)
            closed |= bits(hexes_of(land, origin, rotation))
        if open_to_sea(Chart(board)):
            return board


def open_to_sea(chart: Chart) -> bool:
    """Every land has a coastal edge on the sea around Lutao."""
    ways = chart.ways_to(RING[0])
    reached = [False] * len(LANDS)
    for land in range(len(LANDS)):
        first = FIRST_OF[land]
        for edge in range(edge_of(first, 0), edge_of(first + len(SHAPES[land]), 0)):
            shore = chart.shores[edge]
            if shore != NONE and ways[shore] != UNREACHED:
                reached[land] = True
    return all(reached)
