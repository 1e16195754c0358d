"""Numbers about the server, in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

BOUNDS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000)
"""Upper bounds of the commit times in milliseconds."""


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self._commits: Counter[int] = Counter()
        self._commit_sum = 0.0

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        """`label` is a word of ours, never something that a client sent."""
        self.counts[name, label] += by

    def commit(self, milliseconds: float) -> None:
        self._commit_sum += milliseconds
        place = bisect_left(BOUNDS, milliseconds)
        self._commits[BOUNDS[place] if place < len(BOUNDS) else 0] += 1

    def text(self) -> str:
        lines = []
        for name in sorted({name for name, _ in self.counts}):
            lines.append(f"# TYPE triumvir_{name}_total counter")
            lines += [
                f"triumvir_{name}_total{_labels(label)} {number}"
                for (other, label), number in sorted(self.counts.items())
                if other == name
            ]
        for name, read in sorted(self.gauges.items()):
            lines += [f"# TYPE triumvir_{name} gauge", f"triumvir_{name} {read():g}"]
        return "\n".join([*lines, *self._commit_lines()]) + "\n"

    def _commit_lines(self) -> list[str]:
        lines = ["# TYPE triumvir_commit_milliseconds histogram"]
        total = 0
        for bound in BOUNDS:
            total += self._commits[bound]
            lines.append(f'triumvir_commit_milliseconds_bucket{{le="{bound}"}} {total}')
        total += self._commits[0]
        lines.append(f'triumvir_commit_milliseconds_bucket{{le="+Inf"}} {total}')
        lines.append(f"triumvir_commit_milliseconds_sum {self._commit_sum:g}")
        lines.append(f"triumvir_commit_milliseconds_count {total}")
        return lines


def added_up(texts: Sequence[str]) -> str:
    """The numbers of several servers as if they were one."""
    if len(texts) == 1:
        return texts[0]
    kinds: dict[str, dict[str, float]] = {}
    for line in (line for text in texts for line in text.splitlines()):
        if line.startswith("#"):
            sums = kinds.setdefault(line, {})
        else:
            name, _, number = line.rpartition(" ")
            sums[name] = sums.get(name, 0) + float(number)
    lines = [line for kind, sums in kinds.items() for line in (kind, *(f"{name} {sums[name]:.15g}" for name in sums))]
    return "\n".join(lines) + "\n"


def _labels(label: str) -> str:
    return f'{{kind="{label}"}}' if label else ""
