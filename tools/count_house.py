"""Counts the server: how many lines there are, what those of the games are for, and what stands twice.

Usage: python tools/count_house.py [folder of a checkout]

Lines are all lines of a file. A file of `games/<game>` belongs to one sort by its name, except that the class `Table`
of an older `table.py` (fields, copy, blank) is plumbing among rules:

    rules       the chapters of the rulebook, and what they ask of the table everywhere
    knowledge   what can be concluded about hidden things, and imagining
    facts       the numbers for judges
    data        the box, the options, courses and their pictures
    plumbing    what carries facts of the game in and out: values, views, JSON, notation, the contract
    story       the sentence and the rule of each event
    declared    the lists of what lies on the table and what is seen of it, from which much of the plumbing is written
    generated   that part of the plumbing, written by tools/make_states.py

A *place that names a game* is a source file outside a game's own folders in which the game's key stands. What a *game
takes* is everything that bears its name: rules, kit, judge, catalogues, table of the terminal, kit of the browser; the
toy game of the contract's tests, which has nothing but rules, is the least that plays everywhere. *Twice* are
functions of three lines or more that are the same, word for word but for their name and docstring, as another.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

SORTS = {
    "knowledge": {"knowledge", "imagining", "memory", "notes"},
    "facts": {"facts", "action_facts"},
    "data": {"box", "rule_set", "course", "track", "layout", "scenery", "drawing", "outline", "division"},
    "story": {"story"},
    "declared": {"declared"},
    "plumbing": {
        *("actions", "events", "view", "sight", "seeing", "notation", "reading", "inspection"),
        *("position", "game", "refusals", "accounting"),
    },
}
GENERATED = "Made by tools/"
FEWEST_LINES = 3
WEB = (".ts", ".svelte", ".css")


def lines_of(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


def sources(folder: Path, *endings: str) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.suffix in endings and path.is_file() and "node_modules" not in path.parts:
            yield path


# ---- what the lines of the games are for ---------------------------------------------------------------------


def games(root: Path) -> Counter[str]:
    counts: Counter[str] = Counter()
    for path in sources(root / "src/triumvir/games", ".py", ".toml"):
        lines = lines_of(path)
        table = lines_of_table(path) if path.stem == "table" else 0
        counts["plumbing"] += table
        counts[sort_of(path.stem, lines)] += len(lines) - table
    return counts


def sort_of(name: str, lines: list[str]) -> str:
    if any(GENERATED in line for line in lines[:5]):
        return "generated"
    return next((sort for sort, names in SORTS.items() if name in names), "rules")


def lines_of_table(path: Path) -> int:
    classes = [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    return sum((node.end_lineno or 0) - node.lineno + 1 for node in classes if node.name == "Table")


# ---- what stands twice, and what names a game ----------------------------------------------------------------


def twice(root: Path) -> int:
    """How many functions could be left out because another is the same."""
    seen: Counter[str] = Counter()
    for path in sources(root / "src/triumvir", ".py"):
        if GENERATED not in "\n".join(lines_of(path)[:5]):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno + 1 >= FEWEST_LINES:
                    seen[meaning(node)] += 1
    return sum(count - 1 for count in seen.values())


def meaning(node: ast.FunctionDef) -> str:
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    return ast.dump(node.args) + "".join(ast.dump(line) for line in body)


def named(side: Path, key: str, *endings: str) -> int:
    """How many files of one side, outside its own folders, name a game."""
    word = re.compile(rf"\b{key.replace('-', '[-_]')}\b")
    found = 0
    for path in sources(side, *endings):
        if not is_own(path.relative_to(side), key) and word.search(path.read_text("utf-8")):
            found += 1
    return found


# ---- what a game takes ---------------------------------------------------------------------------------------

TOY = "tests/contract/duel.py"
OWN = {
    "rules": ("src/triumvir/games", (".py", ".toml", ".json")),
    "kit": ("src/triumvir/kits", (".py",)),
    "judge": ("src/triumvir/bots/judges", (".py",)),
    "catalogues": ("src/triumvir/catalogues", (".ftl",)),
    "terminal": ("src/triumvir/terminal", (".py",)),
    "browser": ("web/src", WEB),
}


def takes(root: Path, key: str) -> list[tuple[str, str]]:
    """The files and lines of a game, part by part."""
    rows = []
    for part, (folder, endings) in OWN.items():
        files = [path for path in sources(root / folder, *endings) if is_own(path.relative_to(root), key)]
        by_hand = [path for path in files if not is_generated(path)]
        made = sum(len(lines_of(path)) for path in files if is_generated(path))
        note = f" and {made} lines generated" if made else ""
        rows.append((f"  {part}", f"{len(by_hand)} files, {sum(len(lines_of(path)) for path in by_hand)} lines{note}"))
    return rows


def is_own(path: Path, key: str) -> bool:
    """Whether a file or one of its folders bears the name of the game."""
    return bool({key, key.replace("-", "_")} & set(path.with_suffix("").parts))


def is_generated(path: Path) -> bool:
    return GENERATED in "\n".join(lines_of(path)[:5])


def smallest(root: Path) -> str:
    """The game with the fewest lines of its own."""
    keys = [path.parent.name.replace("_", "-") for path in (root / "src/triumvir/games").glob("*/game.py")]
    return min(keys, key=lambda key: lines_in_all(root, key))


def lines_in_all(root: Path, key: str) -> int:
    return sum(
        len(lines_of(path))
        for folder, endings in OWN.values()
        for path in sources(root / folder, *endings)
        if is_own(path.relative_to(root), key) and not is_generated(path)
    )


# ---- the table -----------------------------------------------------------------------------------------------


def count(root: Path) -> list[tuple[str, str]]:
    rows = [(f"lines of Python in {part}", total(root / part, ".py")) for part in ("src", "tests", "tools")]
    rows.append(("lines of web/src", total(root / "web/src", *WEB)))
    sorts = games(root)
    by_hand = sum(sorts.values()) - sorts["generated"]
    rows.append(("lines of games by hand", str(by_hand)))
    for sort in ("rules", "knowledge", "facts", "data", "story", "declared", "plumbing"):
        rows.append((f"  {sort}", f"{sorts[sort]} ({100 * sorts[sort] / by_hand:.1f} %)"))
    rows.append(("lines of games generated", str(sorts["generated"])))
    for key in ("ave-caesar", "cleopatra"):
        places = [named(root / "src/triumvir", key, ".py"), named(root / "web/src", key, *WEB)]
        rows.append((f"places that name {key}", f"{places[0]} in Python, {places[1]} in the browser"))
    rows.append(("functions that stand twice", str(twice(root))))
    rows.append(("the toy game takes", f"1 file, {len(lines_of(root / TOY))} lines"))
    least = smallest(root)
    rows.append((f"the smallest game, {least}, takes", f"{lines_in_all(root, least)} lines"))
    return rows + takes(root, least)


def total(folder: Path, *endings: str) -> str:
    return str(sum(len(lines_of(path)) for path in sources(folder, *endings)))


def main(arguments: list[str]) -> int:
    root = Path(arguments[0]) if arguments else Path(__file__).resolve().parents[1]
    rows = count(root)
    width = max(len(name) for name, _ in rows)
    for name, value in rows:
        print(f"{name:{width}}  {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
