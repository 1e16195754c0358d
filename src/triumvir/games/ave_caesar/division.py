"""Dividing a printed line among the cells before and behind it, so that exactly the joined ones touch."""


def divide_line(
    joined: list[list[bool]], wanted_before: list[float], wanted_after: list[float], apart: float
) -> tuple[list[float], list[float], list[tuple[int, int]]]:
    """Where the cells before and behind a line are divided, so that exactly the joined ones touch; and the walls.

    Cell i before the line takes the part between cuts i and i + 1. A wall (i, k) stands where cut i of the one side
    and cut k of the other meet and nothing crosses.
    """
    walls = _walls(joined)
    n_before = len(wanted_before) + 2
    cuts = [0.0, *wanted_before, 1.0, 0.0, *wanted_after, 1.0]
    rules = _rules(joined, walls, n_before, apart)
    for _ in range(4000):
        if not _settle(cuts, rules, n_before):
            break
    _snap(cuts)
    return cuts[:n_before], cuts[n_before:], walls


def _walls(joined: list[list[bool]]) -> list[tuple[int, int]]:
    """Where straight on is joined and crosswise is not, on both sides."""
    walls = []
    for i in range(1, len(joined)):
        for k in range(1, len(joined[0])):
            straight = joined[i - 1][k - 1] and joined[i][k]
            if straight and not joined[i - 1][k] and not joined[i][k - 1]:
                walls.append((i, k))
    return walls


Rule = tuple[int, int, float]
"""Cut a lies at least so far to the right of cut b."""


def _rules(joined: list[list[bool]], walls: list[tuple[int, int]], n_before: int, apart: float) -> list[Rule]:
    rules: list[Rule] = []
    n_after = len(joined[0]) + 1
    for i in range(n_before - 1):
        rules.append((i, i + 1, 0.5 / (n_before - 1)))
    for k in range(n_after - 1):
        rules.append((n_before + k, n_before + k + 1, 0.3 / (n_after - 1)))
    for i, k in walls:
        rules += [(i, n_before + k, 0.0), (n_before + k, i, 0.0)]
    for i, row in enumerate(joined):
        for k, is_joined in enumerate(row):
            rules += _touching(i, k, n_before) if is_joined else _parted(row, i, k, walls, n_before, apart)
    return rules


def _touching(i: int, k: int, n_before: int) -> list[Rule]:
    return [(i, n_before + k + 1, 0.0), (n_before + k, i + 1, 0.0)]


def _parted(row: list[bool], i: int, k: int, walls: list[tuple[int, int]], n_before: int, apart: float) -> list[Rule]:
    """Cell k behind the line lies beyond, or before, everything that cell i touches."""
    if k > max(j for j, is_joined in enumerate(row) if is_joined):
        return [] if (i + 1, k) in walls else [(i + 1, n_before + k, apart)]
    return [] if (i, k + 1) in walls else [(n_before + k + 1, i, apart)]


def _settle(cuts: list[float], rules: list[Rule], n_before: int) -> bool:
    """Move cuts that are in each other's way apart, half each; the edges of the track stay. True if any moved."""
    fixed = (0, n_before - 1, n_before, len(cuts) - 1)
    moved = False
    for a, b, apart in rules:
        short = cuts[a] + apart - cuts[b]
        if short > 1e-9 and not (a in fixed and b in fixed):
            moved = True
            part = 1.0 if a in fixed or b in fixed else 0.5
            cuts[a] -= 0.0 if a in fixed else short * part
            cuts[b] += 0.0 if b in fixed else short * part
    return moved


def _snap(cuts: list[float]) -> None:
    """Cuts that all but coincide do coincide."""
    for i in range(len(cuts)):
        for j in range(i):
            if abs(cuts[i] - cuts[j]) < 1e-5:
                cuts[i] = cuts[j]
