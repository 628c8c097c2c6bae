"""What lies ready for hosts fits the server: every metric exists, every setting is one."""

import json
import re
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from manawell.server.settings import Settings
from manawell.server.sources import load
from manawell.server.telemetry import metrics
from tests.test_readme import ROOT

DEPLOY = ROOT / "deploy"
assert metrics.MOVES  # they are registered when the module is loaded
KNOWN = {name for names in REGISTRY._collector_to_names.values() for name in names}


@pytest.mark.parametrize("name", ["grafana-dashboard.json", "alerts.yml"])
def test_every_metric_that_is_looked_at_exists(name: str) -> None:
    asked = set(re.findall(r"manawell_[a-z_]+", (DEPLOY / name).read_text("utf-8")))
    assert len(asked) > 5
    assert asked <= KNOWN


def test_the_dashboard_can_be_imported() -> None:
    board = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))
    ids = [panel["id"] for panel in board["panels"]]
    assert len(ids) == len(set(ids)) > 10
    assert all(panel["targets"] for panel in board["panels"])


def test_the_example_of_settings_says_the_defaults() -> None:
    found = load(Path("x"), file=DEPLOY / "manawell.toml")
    given = {name for name, source in found.sources.items() if source.endswith("manawell.toml")}
    assert {name for name in given if getattr(found.settings, name) != getattr(Settings, name)} == {"port"}


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_a_proxy_keeps_metrics_to_the_host_and_passes_on_what_is_needed(name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    for needed in ("/metrics", "/readyz", "X-Forwarded-For", "X-Request-ID", "Strict-Transport-Security"):
        assert needed in text


def test_the_image_runs_without_privileges_and_reports_its_health() -> None:
    image = (ROOT / "Dockerfile").read_text("utf-8")
    last = image[image.rindex("\nFROM ") :]
    for needed in (
        "\nUSER manawell\n",
        "\nVOLUME /data\n",
        "\nENV MANAWELL_DATA=/data\n",
        "\nHEALTHCHECK ",
        "/healthz",
    ):
        assert needed in last
    assert "--require-hashes" in image


@pytest.mark.parametrize("name", ["compose.yaml", "compose.sqlite.yaml"])
def test_compose_sets_only_what_is_a_setting(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    given = re.findall(r"^      MANAWELL_([A-Z_]+):", text, re.MULTILINE)
    assert {setting.lower() for setting in given} <= {field.name for field in fields(Settings)}
    assert "no-new-privileges:true" in text


def test_a_move_in_containers_reads_the_volume_where_sqlite_has_it() -> None:
    image, page = (ROOT / "Dockerfile").read_text("utf-8"), (ROOT / "docs" / "hosting.md").read_text("utf-8")
    moves = re.findall(r"^docker compose run .*--volume \w+_games:(\S+) --entrypoint (\S+) (\w+) migrate", page, re.M)
    assert moves == [("/data", "/venv/bin/manawell", "manawell")] * 2
    assert "ENV MANAWELL_DATA=/data\n" in image
    assert 'ENTRYPOINT ["/venv/bin/manawell", ' in image
    assert 'volumes: ["games:/data"]' in (ROOT / "compose.sqlite.yaml").read_text("utf-8")
    assert "  manawell:\n" in (ROOT / "compose.yaml").read_text("utf-8")


def test_the_tools_of_the_host_take_secrets_as_they_stand(tmp_path: Path) -> None:
    secrets = tmp_path / "manawell.env"
    lines = (
        "# secrets",
        "MANAWELL_DATABASE=a$b;c&d(e=f",
        'MANAWELL_MAIL_FROM="House <games@play.example>"',
        "MANAWELL_SMTP=x y",
    )
    secrets.write_text("\n".join(lines), "utf-8")
    script = (DEPLOY / "manawell-host").read_text("utf-8").replace("/etc/manawell.env", str(secrets))
    script = script.replace("/opt/manawell/bin/manawell", "env")
    told = subprocess.run(["sh", "-c", script], check=True, capture_output=True, text=True, timeout=60).stdout
    wanted = ("DATABASE=a$b;c&d(e=f", "MAIL_FROM=House <games@play.example>", "SMTP=x y", "DATA=/var/lib/manawell")
    assert {f"MANAWELL_{line}" for line in wanted} <= set(told.splitlines())
