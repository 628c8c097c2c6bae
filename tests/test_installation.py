"""Installing without a compiler, or with an invalid setting."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def build(folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Run the build step of an installation into a folder of its own."""
    command = [sys.executable, "setup.py", "-q", "build", "--build-base", str(folder)]
    inherited = {name: value for name, value in os.environ.items() if name not in ("MANAWELL_PURE", "PYTHONPATH")}
    env = {**inherited, "MANAWELL_WEB": "0", **env}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def test_without_a_compiler_the_plain_program_is_installed_and_it_says_so(tmp_path: Path) -> None:
    done = build(tmp_path, CC=str(tmp_path / "no-such-compiler"))
    assert done.returncode == 0, done.stderr
    assert "no working C compiler" in done.stderr
    assert list(tmp_path.rglob("kernel/rng.py"))
    assert not list(tmp_path.rglob("*.so"))


def test_plain_python_can_be_asked_for(tmp_path: Path) -> None:
    done = build(tmp_path, MANAWELL_PURE="1")
    assert (done.returncode, "compiler" in done.stderr) == (0, False)
    assert not list(tmp_path.rglob("*.so"))


def test_every_text_and_table_is_installed(tmp_path: Path) -> None:
    build(tmp_path, MANAWELL_PURE="1")
    installed = {path.relative_to(tmp_path / "lib") for path in (tmp_path / "lib").rglob("*.*")}
    data = [path for kind in ("*.toml", "*.ftl", "*.md", "py.typed") for path in (ROOT / "src").rglob(kind)]
    assert len(data) > 10
    assert {path.relative_to(ROOT / "src") for path in data if ".egg-info" not in str(path)} <= installed


def test_a_meaningless_setting_is_refused_by_name(tmp_path: Path) -> None:
    done = build(tmp_path, MANAWELL_PURE="yes")
    assert done.returncode != 0
    assert "MANAWELL_PURE is 'yes'" in done.stderr
    done = build(tmp_path, MANAWELL_PURE="0", MANAWELL_OPTIMIZE="fast")
    assert done.returncode != 0
    assert "MANAWELL_OPTIMIZE is 'fast'" in done.stderr
