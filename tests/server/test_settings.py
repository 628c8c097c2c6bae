"""The host's settings apply, wherever they are given, and a mistake is reported in one line."""

from pathlib import Path

import pytest
from tools.settings import PAGE, page

from manawell.server.cluster.connections import check
from manawell.server.faults import BadSetting
from manawell.server.settings import Settings
from manawell.server.sources import DEFAULT, load, shown

HERE = Path("x")


def test_settings_are_given_by_name() -> None:
    found = load(
        HERE, wishes=["request_seconds=2.5", "takebacks_per_table=7", "bot_pace=0", "log_requests=true"]
    ).settings
    assert (found.request_seconds, found.takebacks_per_table, found.bot_pace) == (2.5, 7, 0.0)
    assert found.log_requests
    assert found.connections == Settings.connections


def test_a_flag_counts_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "manawell.toml"
    file.write_text(
        "live_tables = 1\nconnections = 1\nheader_bytes = 1\norigins = ['https://a', 'https://b']\nbot_pace = 2"
    )
    environment = {"MANAWELL_LIVE_TABLES": "2", "MANAWELL_CONNECTIONS": "2", "MANAWELL_OTHER": "?"}
    found = load(HERE, file=file, environment=environment, wishes=["live_tables=3"], flags={"workers": None})
    settings = found.settings
    assert (settings.live_tables, settings.connections, settings.header_bytes) == (3, 2, 1)
    assert (settings.origins, settings.bot_pace, settings.workers) == (("https://a", "https://b"), 2.0, 1)
    sources = [found.sources[name] for name in ("live_tables", "connections", "header_bytes", "workers")]
    assert sources == ["flag", "environment", str(file), DEFAULT]


def test_several_workers_share_the_cores_for_bots() -> None:
    assert load(HERE, wishes=["workers=1000"]).settings.bot_workers == 1
    assert load(HERE, wishes=["workers=1000", "bot_workers=3"]).settings.bot_workers == 3


@pytest.mark.parametrize(
    ("wish", "fault"),
    [
        ("speed=3", "fault-setting-name"),
        ("", "fault-setting-name"),
        ("request_seconds", "fault-setting-value"),
        ("request_seconds=soon", "fault-setting-value"),
        ("request_seconds=-1", "fault-setting-value"),
        ("request_seconds=inf", "fault-setting-value"),
        ("request_seconds=nan", "fault-setting-value"),
        ("outbox_bytes=2.5", "fault-setting-value"),
        ("log_requests=perhaps", "fault-setting-value"),
        ("log_format=xml", "fault-setting-value"),
        ("port=65536", "fault-setting-value"),
        ("workers=0", "fault-setting-value"),
        ("bot_workers=0", "fault-setting-value"),
        ("connections=0", "fault-setting-value"),
        ("storage_seconds=0", "fault-setting-value"),
    ],
)
def test_a_slip_is_refused(wish: str, fault: str) -> None:
    with pytest.raises(BadSetting) as caught:
        load(HERE, wishes=[wish])
    assert caught.value.message == fault


@pytest.mark.parametrize("given", ["0", "-1", "1e999", "0.05"])
def test_a_number_is_refused_as_it_was_given(given: str, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text(f"storage_seconds = '{given}'")
    for wishes, file in (([f"storage_seconds={given}"], None), ([], tmp_path / "bad.toml")):
        with pytest.raises(BadSetting) as caught:
            load(HERE, file=file, wishes=wishes)
        assert caught.value.values["value"] == given


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("live_tables = true", "fault-setting-value"),
        ("live_tables = 2.5", "fault-setting-value"),
        ("live_tables = -1", "fault-setting-value"),
        ("origins = [1]", "fault-setting-value"),
        ("speed = 3", "fault-setting-name"),
        ("live_tables", "fault-settings-file"),
    ],
)
def test_a_slip_in_the_file_is_refused(text: str, fault: str, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text(text)
    with pytest.raises(BadSetting) as caught:
        load(HERE, file=tmp_path / "bad.toml")
    assert caught.value.message == fault


@pytest.mark.parametrize(
    "wish",
    ["traces=foo", "privacy=/no/folder", "client=/no/folder", "origins=play.example", "origins=https://play.example/"],
)
def test_what_cannot_be_used_is_refused_before_anything_starts(wish: str) -> None:
    with pytest.raises(BadSetting) as caught:
        check(load(HERE, wishes=[wish]).settings)
    assert (caught.value.message, caught.value.values["value"]) == ("fault-setting-value", wish.partition("=")[2])


def test_without_built_pages_the_usual_folder_may_be_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Settings, "client", tmp_path / "unbuilt")
    check(Settings(tmp_path, client=tmp_path / "unbuilt"))


def test_passwords_are_not_shown() -> None:
    assert shown("database", "postgresql://me:secret@here/x") == "…"
    assert shown("database", None) == ""


def test_the_page_of_settings_is_what_the_class_says() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python tools/settings.py"
