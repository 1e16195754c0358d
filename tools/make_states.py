"""Writes what is declared once about each game as plain typed source that the compiler likes.

`games/<game>/declared.toml` lists what lies on the table and what is seen of it, in the words of the rulebook;
`tools/declared/reading.py` explains how. From it come

    state.py                    the words as numbers, the table with its blank and its copy, the records with named
                                fields, and the regular part of a position's JSON both ways
    spoken.py                   what a player can declare, with its notation and JSON
    events.py                   what can happen, and who may see what of it
    seen.py                     the parts of a view, which know their own JSON
    wired.py                    the questions of the contract that every game hands on to a chapter
    fact_names.py,              the numbers that describe a position and an action to a judge
    action_fact_names.py
    web/src/protocol/games/     the browser's types of views, events and actions

What is irregular stays by hand in `notation.py` and `reading.py`.

Usage: python tools/make_states.py          write all files
       python tools/make_states.py --check  fail if they are not up to date
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tools.declared.actions import source_of_actions
from tools.declared.events import source_of_events
from tools.declared.facts import source_of_facts
from tools.declared.reading import DECLARED, ROOT, Declared
from tools.declared.state import source_of_state
from tools.declared.typescript import path_of_types, source_of_types
from tools.declared.views import source_of_views
from tools.declared.wiring import source_of_wiring


def outputs() -> dict[Path, str]:
    made: dict[Path, str] = {}
    for path in DECLARED:
        game = Declared(path)
        made[path.parent / "state.py"] = source_of_state(game)
        made[path.parent / "events.py"] = source_of_events(game)
        made[path.parent / "spoken.py"] = source_of_actions(game)
        made[path.parent / "wired.py"] = source_of_wiring(game)
        made[path.parent / "seen.py"] = source_of_views(game)
        made[path_of_types(game)] = source_of_types(game)
        for kind, listed in game.facts.items():
            made[path.parent / f"{kind.removesuffix('s')}_names.py"] = source_of_facts(game, kind, listed)
    return made


def main(arguments: list[str]) -> int:
    stale = [path for path, text in outputs().items() if not path.is_file() or path.read_text("utf-8") != text]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not up to date; run tools/make_states.py", file=sys.stderr)
        return 1 if stale else 0
    for path, text in outputs().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
