"""Attempts that are refused, each with its rule, reason and values."""

from collections.abc import Callable
from typing import Any

from manawell.games.lutao import GAME
from manawell.games.lutao.components.tables import PROVINCE_OF
from manawell.games.lutao.state import Vessel
from manawell.kernel.rng import rng_from
from tests.lutao.fights import fight
from tests.lutao.table import Table, table

Values = dict[str, Any]
Builder = Callable[[], Table]
Case = tuple[Builder, str, str, str, Values]
"""A position, an attempt by the deciding player, and the refusal: rule, reason, values."""

PLAIN = "elves shapeshifters"
RETURNS = ("return miss", "return miss")


def at(province: str, **more: Any) -> Values:
    return {"province": province} | more


def edge(name: str, **more: Any) -> Values:
    province, direction = name.split()
    return {"province": province, "direction": direction} | more


def numbers(number: int, least: int, most: int) -> Values:
    return {"number": number, "least": least, "most": most}


def phase(name: str) -> Values:
    return {"phase": name}


def new(**options: str) -> Table:
    return Table(GAME.new(GAME.settle(options), rng_from(b"refusals")))


def laying() -> Table:
    field = new(board="strategic")
    while field.asks[0] == "choose":
        field.play(field.legal[0])
    return field


def placing(
    reserve: str = "2 armies 1 ship", armies: str = "A NUR1 3; A NUR2 8; A LUT7 1; B SIG1 3", **more: Any
) -> Table:
    return table(armies, step="placing", peoples=PLAIN, reserve={"A": reserve} if reserve else {}, **more)


def moving(armies: str = "A NUR2 4; A NUR3 1; B SIG1 3", **more: Any) -> Table:
    return table(armies, peoples=PLAIN, **more)


def teleported(step: str = "moving") -> Table:
    """Three of the five armies in NUR3 have just come."""
    armies = "A NUR2 4; A NUR3 2; A NUR1 1; B SIG1 3"
    field = moving(armies, step=step, hands={"A": "teleport"}).play("play teleport", "at NUR2", "to NUR3", "take 3")
    return field.pass_all().play("move NUR3", "to NUR1")


def flying() -> Table:
    return moving("A LUT7 4; B SIG1 3", runes="flying ghosts", golems={"LUT7": 0}).play("move LUT7")


def becalmed() -> Table:
    """A ship at sea, and no stick."""
    field = moving()
    field.state.fleet = [Vessel(0, field.state.chart.spots[PROVINCE_OF["NUR2"]], 1, [0, 0, 0, 0], 0, 0)]
    return field


def giving() -> Table:
    """The Witches have given and may steal."""
    field = fight(3, 3, "HMM M MMMM", "XSC M MMMM", peoples="witches giants")
    return field.play(*RETURNS, "give miss")


def seconding() -> Table:
    """In the pro variant the first player's other people fights."""
    armies, peoples = "A NUR1 4; B SIG1 1; C NUR2 3; D TAV1 1", "elves shapeshifters orcs giants"
    field = table(armies, peoples=peoples, mode="pro", hands={"B": "weakness strength"})
    return field.play("move NUR1", "to NUR2", "take 3", "end")


def marked() -> Table:
    armies, hands = "A NUR1 3; B SIG1 3; B LUT7 2", {"A": "lightning*"}
    return table(armies, golems={"LUT7": 0}, step="before_turn", hands=hands).play("play lightning*")


def sailing(sticks: int = 1, armies: str = "A NUR2 4; A ILA2 1; B SIG1 3", step: str = "moving") -> Table:
    return table(armies, peoples=PLAIN, step=step, ships="NUR2 NW", sticks={"A": sticks})


def fighting(hands: str = "", runes: str = "", **more: Any) -> Table:
    field = table(
        "A NUR1 6; B NUR2 2; B NUR3 1; B SIG1 1",
        peoples=more.pop("peoples", PLAIN),
        runes=runes,
        hands={"A": hands} if hands else {},
        piles=more.pop("piles", {"A": "HHMM", "B": "MMM"}),
        **more,
    )
    return field.play("move NUR1", "to NUR2", "take 3", "end")


def storming() -> Table:
    """A has conquered LUT3 between golems on LUT2 and armies on LUT4."""
    field = moving("A LUT8 5; B LUT4 1", runes="wrath ghosts", taken="Ar", golems={"LUT3": 0})
    return field.play("move LUT8", "to LUT3", "take 2", "end")


def two_battles() -> Table:
    field = moving("A NUR1 6; B NUR2 2; B NUR3 1; B SIG1 1")
    return field.play("move NUR1", "to NUR2", "take 3", "move NUR1", "to NUR3", "take 1", "end")


def commanding() -> Table:
    armies = "A LUT0 3; B LUT1 1; B SIG1 1"
    return table(armies, peoples=PLAIN, step="forming", controller="A 2", golems={"LUT3": 0}).play("end")


def plague(row: bool = False) -> Table:
    """A has won with three armies against the Rune of Plagues, by ship or on two ways by land."""
    armies = "A ILA2 4; B SIG4 2; B CAN1 1" if row else "A NUR1 3; A SIG2 3; B NUR3 2; B CAN1 1"
    piles = {"A": "HHHM", "B": "HMM"}
    field = table(
        armies, peoples=PLAIN, runes="wrath plagues", piles=piles, ships="ILA2 E" if row else "", sticks={"A": 6}
    )
    if row:
        return field.play("sail ILA2 E", "take 3", "land SIG4 NE", "end", *RETURNS)
    return field.play("move NUR1", "to NUR3", "take 2", "move SIG2", "to NUR3", "take 2", "end", *RETURNS)


def keeping() -> Table:
    return table("A NUR1 3; B SIG1 3", runes="choice ghosts", cities="NUR1", step="after_scoring", spells="levy storm")


def buying(points: int = 10, armies: str = "A NUR1 3; B SIG1 3") -> Table:
    return table(armies, step="buying", budget={"A": points})


def few() -> Table:
    """Two armies are left in the supply."""
    return buying(
        60, "; ".join(f"A RHU{number} 8" for number in range(1, 8)) + "; A SIG1 8; A SIG2 8; A SIG3 1; B CAN1 1"
    )


def over() -> Table:
    field = table("A NUR1 3; B SIG1 1", step="commanding", hands={"A": "lightning"})
    return field.play("play lightning", "at SIG1")


MATERIAL: list[Case] = [
    (over, "end", "LUT-17.4", "over", {}),
    (lambda: new(mode="beginner"), "choose elves flying", "LUT-3.3", "not-offered", {"card": "elves"}),
    (laying, "lay RHU 5,0 3", "LUT-18.3", "other-land", {"land": "BEL"}),
    (laying, "lay BEL 0,0 0", "LUT-2.15", "land-on-something", {"land": "BEL"}),
    (laying, "lay BEL 9,0 0", "LUT-2.16", "land-off-the-mat", {"land": "BEL"}),
    (laying, "lay BEL 6,0 0", "LUT-2.17", "land-does-not-fit", {"land": "BEL"}),
    (placing, "army SIG1", "LUT-6.2", "not-own", at("SIG1")),
    (lambda: placing("1 ship"), "army NUR1", "LUT-6.1", "reserve-empty", {}),
    (placing, "army NUR2", "LUT-6.2", "province-full", at("NUR2", most=8)),
    (placing, "end", "LUT-6.1", "armies-left", {"number": 2}),
    (
        lambda: placing("", hands={"A": "levy*"}, runes="true_knowledge ghosts").play("play levy*"),
        "army LUT7",
        "LUT-20.10c",
        "bound-to-lands",
        at("LUT7"),
    ),
    (lambda: placing("1 city"), "city LUT7", "LUT-6.6", "no-city-on-lutao", {}),
    (lambda: placing("1 city"), "city SIG1", "LUT-6.4", "not-own", at("SIG1")),
    (placing, "city NUR1", "LUT-6.1", "no-city-marker", {}),
    (lambda: placing("1 city", cities="NUR3"), "city NUR1", "LUT-6.5", "city-there", {"land": "NUR"}),
    (lambda: placing("1 city"), "city NUR2", "LUT-6.4", "no-city-symbol", at("NUR2", symbol="NUR1")),
    (placing, "ship NUR1 E", "LUT-2.6", "no-coast", edge("NUR1 E")),
    (lambda: placing("1 city"), "ship NUR2 E", "LUT-6.1", "no-ship", {}),
    (placing, "ship SIG1 SW", "LUT-6.7", "not-own", at("SIG1")),
    (lambda: placing(ships="NUR2 E"), "ship NUR2 E", "LUT-6.7", "ship-there", edge("NUR2 E")),
    (
        lambda: placing("", hands={"A": "phantom_ship*"}, runes="true_knowledge ghosts").play("play phantom_ship*"),
        "ship LUT7 E",
        "LUT-20.10c",
        "bound-to-lands",
        at("LUT7"),
    ),
    (new, "end", "LUT-5.1", "other-decision", phase("choose")),
    (lambda: new(mode="beginner"), "end", "LUT-5.1", "other-decision", phase("choose_people")),
    (moving, "ship NUR2 E", "LUT-5.1", "other-decision", phase("move")),
    (lambda: placing().play("army NUR1"), "take 3", "LUT-6.2", "number", numbers(3, 1, 2)),
    (buying, "armies 16", "LUT-14.4", "too-many-armies", {"number": 16, "most": 15}),
    (few, "armies 3", "LUT-14.4", "supply", {"number": 3, "most": 2}),
    (buying, "armies 6", "LUT-14.1", "too-expensive", {"number": 6, "price": 13, "budget": 10, "most": 5}),
    (buying, "sticks 1", "LUT-5.1", "other-decision", phase("buy_armies")),
    (
        lambda: buying().play("armies 0"),
        "ships 3",
        "LUT-14.1",
        "too-expensive",
        {"number": 3, "price": 12, "budget": 10, "most": 2},
    ),
]

ACTION: list[Case] = [
    (moving, "move SIG1", "LUT-7.3", "not-own", at("SIG1")),
    (moving, "move NUR3", "LUT-7.4", "last-army", at("NUR3")),
    (lambda: moving(step="forming"), "move SIG1", "LUT-10.1", "not-own", at("SIG1")),
    (lambda: moving(step="forming"), "move NUR3", "LUT-10.2", "last-army", at("NUR3")),
    (lambda: moving().play("move NUR2", "to NUR1", "take 2"), "move NUR1", "LUT-7.3", "all-moved", at("NUR1")),
    (lambda: moving("A NUR2 4; B SIG1 3", step="forming"), "move NUR2", "LUT-7.5", "nowhere-to-go", at("NUR2")),
    (lambda: moving().play("move NUR2"), "to SIG2", "LUT-7.3", "not-adjacent", at("SIG2", origin="NUR2")),
    (lambda: moving(step="forming").play("move NUR2"), "to NUR1", "LUT-10.1", "not-own", at("NUR1")),
    (
        lambda: moving(step="forming").play("move NUR2"),
        "to SIG2",
        "LUT-10.1",
        "not-adjacent",
        at("SIG2", origin="NUR2"),
    ),
    (
        lambda: moving("A NUR2 4; A NUR3 8; B SIG1 3").play("move NUR2"),
        "to NUR3",
        "LUT-7.5",
        "province-full",
        at("NUR3", most=8),
    ),
    (
        lambda: moving().play("move NUR2", "to NUR1"),
        "take 4",
        "LUT-7.4",
        "number",
        numbers(4, 1, 3),
    ),
    (
        lambda: table("A NUR2 4 h B1; B SIG1 3", runes="enslavement ghosts").play("move NUR2", "to NUR1"),
        "take 3+2",
        "LUT-20.9b",
        "hostages",
        numbers(2, 0, 1),
    ),
    (teleported, "take 3", "LUT-7.3", "all-moved", at("NUR3")),
    (teleported, "take 5", "LUT-7.4", "number", numbers(5, 1, 2)),
    (lambda: teleported("forming"), "take 4", "LUT-10.1", "all-moved", at("NUR3")),
    (lambda: teleported("forming"), "take 5", "LUT-10.2", "number", numbers(5, 1, 2)),
    (flying, "to LUT3", "LUT-20.4c", "no-flight-on-lutao", at("LUT3")),
    (becalmed, "sail ship 1", "LUT-8.6", "no-stick", {"number": 1}),
    (giving, "give hit", "LUT-19.6", "gave-already", {}),
    (seconding, "play strength", "LUT-18.2", "holder-only", {"spell": "strength"}),
    (marked, "at LUT7", "LUT-20.10b", "marked-on-lutao", {"spell": "lightning"}),
    (moving, "take 1", "LUT-5.1", "other-decision", phase("move")),
    (moving, "to NUR1", "LUT-5.1", "other-decision", phase("move")),
    (moving, "pass", "LUT-5.1", "other-decision", phase("move")),
    (moving, "void own", "LUT-5.1", "other-decision", phase("move")),
    (moving, "row 1", "LUT-5.1", "other-decision", phase("move")),
    (moving, "keep levy", "LUT-5.1", "other-decision", phase("move")),
    (moving, "land LUT9 SW", "LUT-5.1", "other-decision", phase("move")),
    (moving, "sail NUR2 E", "LUT-8.8", "no-ship-there", edge("NUR2 E")),
    (placing, "sail NUR2 E", "LUT-5.1", "other-decision", phase("place")),
    (lambda: sailing(2, "A NUR2 1; B SIG1 3"), "sail NUR2 NW", "LUT-8.9", "nobody-to-board", edge("NUR2 NW")),
    (lambda: sailing(0), "sail NUR2 NW", "LUT-8.2", "no-voyage", edge("NUR2 NW", sticks=0)),
    (
        lambda: sailing(4, step="forming").play("sail NUR2 NW", "take 1", "land ILA2 E", "anchor"),
        "sail ILA2 E",
        "LUT-8.14",
        "has-sailed",
        edge("ILA2 E"),
    ),
    (lambda: sailing().play("sail NUR2 NW"), "take 4", "LUT-8.9", "number", numbers(4, 1, 3)),
    (lambda: sailing().play("sail NUR2 NW", "take 1"), "land ILA2 E", "LUT-8.10", "no-landing-there", edge("ILA2 E")),
    (
        lambda: sailing(1, step="forming").play("sail NUR2 NW", "take 1"),
        "land LUT9 SW",
        "LUT-10.5",
        "no-landing-there",
        edge("LUT9 SW"),
    ),
    (lambda: sailing().play("sail NUR2 NW", "take 1"), "land LUT8 E", "LUT-8.2", "too-far", edge("LUT8 E", sticks=1)),
    (lambda: sailing().play("sail NUR2 NW", "take 1"), "land LUT0 E", "LUT-2.6", "no-coast", edge("LUT0 E")),
    (lambda: sailing().play("sail NUR2 NW", "take 1"), "via 9,-2", "LUT-8.2", "no-way", {"q": 9, "r": -2}),
    (
        lambda: sailing(4, step="forming").play("sail NUR2 NW", "take 2", "land ILA2 E", "onward"),
        "take 3",
        "LUT-10.5",
        "number",
        numbers(3, 0, 2),
    ),
    (moving, "sail ship 1", "LUT-20.7f", "no-ship-at-sea", {"number": 1}),
    (two_battles, "end", "LUT-9.1", "battles-left", {"number": 2}),
    (two_battles, "fight SIG1", "LUT-9.1", "no-battle-here", at("SIG1")),
    (two_battles, "wrath NUR1", "LUT-20.12", "no-battle-here", at("NUR1")),
    (
        lambda: storming().play("wrath LUT3"),
        "to LUT2",
        "LUT-20.12",
        "no-wrath-there",
        at("LUT2"),
    ),
    (commanding, "golems SIG1", "LUT-11.2", "no-golems-here", at("SIG1")),
    (commanding, "raise LUT2", "LUT-11.4", "no-golems-here", at("LUT2")),
]

MAGIC: list[Case] = [
    (
        lambda: table("A NUR1 3; B SIG1 3", runes="traps ghosts", step="trapping", round_=1),
        "trap SIG1",
        "LUT-20.6",
        "no-trap-here",
        at("SIG1"),
    ),
    (
        lambda: table("A NUR1 3; B SIG1 3", runes="ghosts assassin", step="lurking"),
        "kill SIG1",
        "LUT-20.1",
        "no-victim",
        at("SIG1"),
    ),
    (
        lambda: table("A NUR1 3; B NUR2 1; B SIG1 1", runes="ghosts reincarnation", hands={"A": "lightning"}).play(
            "play lightning", "at NUR2"
        ),
        "rise NUR2",
        "LUT-20.5",
        "no-room-to-rise",
        at("NUR2"),
    ),
    (fighting, "return shield", "LUT-9.7", "no-such-card", {"card": "shield"}),
    (
        lambda: fighting(peoples="clerics shapeshifters", piles={"A": "", "B": "MMM"}).play("return miss"),
        "void own",
        "LUT-19.7",
        "no-cards-to-void",
        {},
    ),
    (
        lambda: fighting(runes="enslavement ghosts").play(*RETURNS),
        "take 3",
        "LUT-20.9",
        "number",
        numbers(3, 0, 2),
    ),
    (plague, "take 0", "LUT-20.7", "number", numbers(0, 1, 2)),
    (lambda: plague(row=True), "row 5", "LUT-20.7d", "row", {"number": 5, "sticks": 2}),
    (
        lambda: moving("A NUR1 3; B SIG1 4 h A1", runes="ghosts enslavement", hands={"A": "firestorm"}).play(
            "play firestorm", "at SIG1"
        ),
        "take 2",
        "LUT-20.9",
        "number",
        numbers(2, 0, 1),
    ),
    (
        lambda: fighting("resurrection", piles={"A": "HHMM", "B": "HMM"}).play(
            "pass", *RETURNS, "pass", "play resurrection"
        ),
        "take 2",
        "LUT-22.8",
        "number",
        numbers(2, 1, 1),
    ),
    (
        lambda: moving(hands={"A": "teleport"}).play("play teleport", "at NUR2", "to NUR3"),
        "take 4",
        "LUT-22.22",
        "number",
        numbers(4, 1, 3),
    ),
    (
        lambda: moving(hands={"A": "teleport"}).play("play teleport", "at NUR2"),
        "to SIG1",
        "LUT-22.22",
        "no-spell-target",
        at("SIG1", spell="teleport"),
    ),
    (
        lambda: moving(hands={"A": "lightning"}).play("play lightning"),
        "at NUR2",
        "LUT-21.9",
        "no-spell-target",
        at("NUR2", spell="lightning"),
    ),
    (
        lambda: moving(hands={"A": "mind_theft", "B": "levy"}).play("play mind_theft"),
        "against elves",
        "LUT-22.28",
        "no-target-people",
        {"people": "elves"},
    ),
    (keeping, "keep lightning", "LUT-20.8", "not-drawn", {"spell": "lightning"}),
    (moving, "play lightning", "LUT-21.1", "not-in-hand", {"spell": "lightning"}),
    (lambda: moving(hands={"A": "levy"}), "play levy*", "LUT-21.1", "not-in-hand", {"spell": "levy"}),
    (lambda: moving(hands={"A": "levy"}), "play levy", "LUT-21.2", "wrong-moment", {"spell": "levy"}),
    (lambda: moving(hands={"A": "levy"}), "discard levy", "LUT-5.1", "other-decision", phase("move")),
    (lambda: moving(hands={"A": "defectors"}), "play defectors", "LUT-21.8", "no-target", {"spell": "defectors"}),
    (
        lambda: moving("A LUT4 4; B SIG1 1", hands={"A": "weakness"}).play("move LUT4", "to LUT9", "take 3", "end"),
        "play weakness",
        "LUT-15.4",
        "golems-immune",
        {"spell": "weakness"},
    ),
    (
        lambda: moving("A LUT4 4; B LUT9 1", hands={"A": "strength*"}).play("move LUT4", "to LUT9", "take 3", "end"),
        "play strength*",
        "LUT-20.10b",
        "marked-on-lutao",
        {"spell": "strength"},
    ),
]
CASES = MATERIAL + ACTION + MAGIC
