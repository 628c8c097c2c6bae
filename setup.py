"""Compiles the hot part of the program with mypyc if there is a C compiler, and builds the browser client.

MANAWELL_PURE=1 builds plain Python, MANAWELL_PURE=0 insists on compiling; unset, it compiles if it can. An editable
install is always plain: it is the reference that the compiled build is tested against. MANAWELL_OPTIMIZE is the level
of optimization, 3 unless set. MANAWELL_WEB=0 leaves the browser client out; so does an editable install, for which
`python tools/web.py` builds it.
"""

import os
import shutil
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
CORES = os.cpu_count() or 1
IGNORED = shutil.ignore_patterns("__pycache__", "*.egg-info", "build", ".*")


def compiled_modules() -> list[str]:
    """The modules that match tools/compiled.toml, without __init__."""
    listed = tomllib.loads((ROOT / "tools" / "compiled.toml").read_text())["modules"]
    found = [path for entry in listed for path in sorted((ROOT / "src").glob(entry)) if path.name != "__init__.py"]
    return [str(path.relative_to(ROOT)) for path in found]


def can_compile() -> bool:
    """Whether a tiny C file that includes Python.h compiles and links."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            objects = compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except Exception as problem:
            print(f"manawell: no working C compiler ({problem}); installing plain Python", file=sys.stderr)
            return False
    return True


def extensions() -> list[Extension]:
    pure = os.environ.get("MANAWELL_PURE", "")
    if pure not in ("", "0", "1"):
        raise SystemExit(f"MANAWELL_PURE is {pure!r}; use 1 for plain Python, 0 to insist on compiling, or unset it")
    building = {"bdist_wheel", "build_ext", "build"} & set(sys.argv)
    if pure == "1" or not building or (pure != "0" and not can_compile()):
        return []
    from mypyc.build import mypycify

    level = os.environ.get("MANAWELL_OPTIMIZE", "3")
    if level not in ("0", "1", "2", "3"):
        raise SystemExit(f"MANAWELL_OPTIMIZE is {level!r}; use 0, 1, 2 or 3, or unset it")
    given = ["--config-file", str(ROOT / "tools" / "compiled.ini"), *compiled_modules()]
    found: list[Extension] = mypycify(
        given, opt_level=level, debug_level="0", group_name="manawell", multi_file=True, target_dir="build/c"
    )
    found[0].sources = units(found[0].sources)
    if sys.platform == "linux":
        # Looking for warnings in generated C takes as long as compiling it. And nobody replaces our functions from
        # outside, so they may be called and inlined directly.
        for extension in found:
            given_flags = extension.extra_compile_args  # one list for all of them
            extension.extra_compile_args = [
                *given_flags,
                "-Wno-all",
                "-fno-semantic-interposition",
                "-fvisibility=hidden",
            ]
    return found


def units(sources: list[str]) -> list[str]:
    """The generated files joined to one unit for each game and one for all the rest, the largest first: units compile
    side by side, and within a unit functions are inlined. The library that they are linked to is still one.
    """
    parts: dict[str, list[Path]] = {}
    for source in map(Path, sources):
        _, found, inside = source.name.partition("___games___")
        parts.setdefault(inside.partition("___")[0] if found else "rest", []).append(source.resolve())
    folder = ROOT / "build" / "units"
    folder.mkdir(parents=True, exist_ok=True)
    for name, joined in parts.items():
        (folder / f"{name}.c").write_text("".join(f'#include "{source.as_posix()}"\n' for source in joined))
    by_size = sorted(parts, key=lambda name: sum(source.stat().st_size for source in parts[name]), reverse=True)
    return [str((folder / f"{name}.c").relative_to(ROOT)) for name in by_size]


class BuildExt(build_ext):
    """Compiles on all cores."""

    def build_extensions(self) -> None:
        self.parallel = self.parallel or CORES
        compile_in_turn = self.compiler.compile

        def compile_at_once(sources: list[str], *given: object, **named: object) -> list[str]:
            with ThreadPoolExecutor(CORES) as pool:
                made = pool.map(lambda source: compile_in_turn([source], *given, **named), sources)
                return [file for files in made for file in files]

        self.compiler.compile = compile_at_once
        super().build_extensions()


class BuildPy(build_py):
    """Builds the pages before packaging them, and packs the example that `manawell new-game` copies."""

    def run(self) -> None:
        if os.environ.get("MANAWELL_WEB") != "0" and not self.editable_mode:
            sys.path.insert(0, str(ROOT / "tools"))
            import web

            web.build()
            self.data_files = self._get_data_files()  # the files were first listed before the pages existed
        super().run()
        if not self.editable_mode:
            example = Path(self.build_lib) / "manawell" / "examples" / "nim"
            shutil.copytree(ROOT / "examples" / "nim", example, dirs_exist_ok=True, ignore=IGNORED)


for stale in (ROOT / "build").glob("lib*"):
    shutil.rmtree(stale)
setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExt, "build_py": BuildPy})
