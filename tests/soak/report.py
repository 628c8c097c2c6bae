"""A soak in figures, as Markdown."""

from collections import Counter
from datetime import UTC, datetime

from tests.soak.soak import Found

MIB = 1 << 20


def report(found: Found) -> str:
    parts = [_what(found), _verdict(found), _faults(found), _told(found), _memory(found)]
    return "\n".join(parts)


def _what(found: Found) -> str:
    plan = found.plan
    return (
        f"- {datetime.now(UTC):%Y-%m-%d %H:%M} UTC, seed {plan.seed}: {plan.tables:,} tables at a time, "
        f"{found.seconds / 60:.1f} minutes, {plan.workers + 1} workers, a thought of {plan.pace:g} s on average\n"
        f"- {found.ledger.games:,} games were played to their end or given up, {found.audit.tables:,} tables used, "
        f"{found.audit.entries:,} entries stored\n"
    )


def _verdict(found: Found) -> str:
    audit = found.audit
    rows = {
        "acknowledged, and there": f"{audit.acknowledged - len(audit.lost):,} of {audit.acknowledged:,}",
        "lost": len(audit.lost),
        "there twice": len(audit.doubled),
        "altered": len(audit.altered),
        "there, but sent by nobody": len(audit.invented),
        "there, though its sender was told otherwise": len(audit.denied),
        "players whose order was changed": len(audit.disordered),
        "tables that cannot be replayed": len(audit.unplayable),
        "tables that stood still afterwards": len(found.stalled),
        "moves that an impostor could make": len(found.wrong),
        "exceptions in the server's log": len(found.problems),
        "memory of a worker, last quarter against second": f"{100 * (found.grown - 1):+.1f} %",
    }
    return table(("what", "found"), rows.items())


def _faults(found: Found) -> str:
    """How long people waited for the answers that came within half a minute of a fault."""
    rows = []
    for what, times in Counter(each.what for each in found.happened).items():
        waits = sorted(
            wait
            for each in found.happened
            if each.what == what
            for at, wait in found.ledger.waits
            if each.began <= at <= each.ended + 10
        )
        worst = f"{waits[-1]:.1f}" if waits else "–"
        half = f"{1000 * waits[len(waits) // 2]:.0f}" if waits else "–"
        rows.append((what, times, len(waits), half, worst))
    usual, most = (f"{1000 * found.waits[int(len(found.waits) * share)]:.0f} ms" for share in (0.5, 0.99))
    told = f"Over the whole time the median answer took {usual}, and 99 of 100 at most {most}.\n"
    return f"{told}\n" + table(("fault", "times", "answers until 10 s after it", "median, ms", "longest, s"), rows)


def _told(found: Found) -> str:
    rows = [(f"`{fault}`", times) for fault, times in sorted(found.ledger.faults.items())]
    rows += [
        ("a broken or silent connection", found.ledger.broken),
        ("a page that had missed news", found.ledger.missed),
    ]
    beside = ", ".join(f"{name} {times:,} times" for name, times in found.vandals.items()) or "nobody"
    return table(("what people met", "times"), rows) + f"\nBeside them: {beside}.\n"


def _memory(found: Found) -> str:
    step = max(1, len(found.memory) // 10)
    rows = [
        (f"{(at - found.began) / 60:.1f}", f"{one / MIB:.0f}", f"{every / MIB:.0f}")
        for at, one, every in found.memory[::step]
    ]
    return table(("minute", "the worker that was spared, MiB", "all processes of the server, MiB"), rows)


def table(head: tuple[str, ...], rows: object) -> str:
    lines = [f"| {' | '.join(head)} |", f"| {' | '.join(['---'] + ['---:'] * (len(head) - 1))} |"]
    for row in rows:  # type: ignore[attr-defined]
        lines.append(f"| {' | '.join(f'{cell:,}' if isinstance(cell, int) else str(cell) for cell in row)} |")
    return "\n".join(lines) + "\n"
