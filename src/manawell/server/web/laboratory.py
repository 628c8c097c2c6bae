"""The reports of the balance laboratory that the host has published: files in the data folder, read-only."""

import logging
from pathlib import Path
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query

from manawell.kernel.balance import Balance
from manawell.server.web.http import FAULTS, Registry
from manawell.server.web.models.base import Language
from manawell.server.web.models.laboratory import BalanceReport, Laboratory

log = logging.getLogger("manawell.server")
router = APIRouter(prefix="/api", responses=FAULTS)
FOLDER = "lab"


@router.get("/lab")
async def laboratory(registry: Registry, lang: Annotated[Language, Query()] = "en") -> Laboratory:
    """What cards, tiles, peoples and places are worth, as far as the host has published it."""
    folder = Path(registry.settings.data) / FOLDER
    found = [report for path in sorted(folder.glob("*.json")) if (report := _read(path, lang))]
    return Laboratory(reports=sorted(found, key=lambda report: (report.game, bool(report.changes))))


def _read(path: Path, lang: str) -> BalanceReport | None:
    """A report with names in one language; None, and a line for the host, if the file is not one."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Balance)
    except (OSError, msgspec.MsgspecError) as problem:
        log.warning("%s is not a report of the laboratory: %s", path, problem)
        return None
    told: dict[str, Any] = msgspec.to_builtins(found)
    return BalanceReport(**{**told, "id": path.stem, "names": found.names.get(lang, {})})
