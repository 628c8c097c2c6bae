"""The laboratory's page tells what the host has published, and nothing else."""

from pathlib import Path

import httpx
import msgspec

from manawell.kernel.balance import Balance, Single
from manawell.server.settings import Settings
from tests.server.house import running

FOUND = Balance(
    game="gegensatz",
    rules=1,
    source="bots",
    players=("greedy",),
    options={"mode": "duel"},
    seed="balance",
    varied=False,
    games=10,
    made="2026-11-17",
    singles=(Single("dealt", "G1", 10, 6.0, 0.5, 0.31, 0.83),),
    pairs=(),
    tested=0,
    changes={"crystals.duel_target": 1},
    names={"en": {"dealt:G1": "green 1 feather"}, "de": {"dealt:G1": "Grün 1 Feder"}},
)


def test_published_reports_are_told_in_the_language_that_is_asked_for(own_house: Settings) -> None:
    folder = Path(own_house.data) / "lab"
    with running(own_house) as url:
        assert httpx.get(f"{url}/api/lab").json() == {"reports": []}
        folder.mkdir()
        (folder / "gegensatz-1a2b3c4d.json").write_bytes(msgspec.json.encode(FOUND))
        (folder / "broken.json").write_bytes(b"{}")
        german, english = (
            httpx.get(f"{url}/api/lab", params={"lang": lang}).json()["reports"] for lang in ("de", "en")
        )
    assert [report["id"] for report in german] == ["gegensatz-1a2b3c4d"], "what is no report is left out"
    assert german[0]["names"] == {"dealt:G1": "Grün 1 Feder"}
    assert english[0]["names"] == {"dealt:G1": "green 1 feather"}
    assert english[0]["changes"] == {"crystals.duel_target": 1}
    assert english[0]["singles"][0]["effect"] is None
