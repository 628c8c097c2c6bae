"""A stored table that its game can no longer play is reported as such, and affects nothing else."""

from dataclasses import replace

import pytest
import websockets

from manawell.kernel.seal import Seal
from manawell.server.cluster.connections import make_storage
from manawell.server.settings import Settings
from manawell.server.storage.interface import Chair, Ended, Stored
from manawell.server.tables.socket import UNPLAYABLE
from manawell.table.entries import Move
from manawell.table.setting import Setting
from tests.server.conftest import Invite
from tests.server.house import BOT, ME, running

OVER = Ended({"winners": [0], "reason": "resignation", "scores": [0, 0], "figures": {}}, 2.0)


@pytest.mark.parametrize("ended", [None, OVER], ids=["running", "finished"])
@pytest.mark.parametrize(("game", "fault"), [("gegensatz", "fault-table-unplayable"), ("go", "fault-table-game")])
async def test_one_table_that_cannot_be_opened_leaves_the_others_in_the_list(
    own_house: Settings, invite: Invite, game: str, fault: str, ended: Ended | None
) -> None:
    with running(own_house) as house:
        ada = await invite("Ada", house)
        sound = [await ada.make(ME, BOT), await ada.make(ME, ME)]
        storage = make_storage(replace(own_house, workers=1))
        await storage.open()
        setting = Setting(id="brokentabl", game=game, rules=1, options={"mode": "duel"}, seal=Seal("seed"), made_at=1.0)
        await storage.add_table(
            Stored(setting, [Chair("person", "Ada", ada.id), Chair("bot", "apprentice", level="apprentice")], [])
        )
        await storage.append(setting.id, 0, [Move("zzz", seat=0, request="1", at=1.0)], ended)
        await storage.close()

        tables = {table["id"]: table for table in await ada.get("/api/tables")}
        assert set(tables) == {setting.id, *sound}
        assert [tables[name]["problem"] for name in sound] == [None, None]
        if ended is None or game == "go":
            assert tables[setting.id]["problem"]["fault"].startswith("fault-")
            assert tables[setting.id]["your_turn"] is False
        assert (await ada.get(f"/api/tables/{setting.id}", 409))["fault"] == fault
        with pytest.raises(websockets.ConnectionClosedError) as closed:
            async with ada.at(setting.id):
                pass
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == UNPLAYABLE
