"""The rulebooks: where they lie, at the root of a checkout or inside an installed package, and the rules in them.

A rulebook has lines `- **C4.5** text`, continued on indented lines, under `##` headings.
"""

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

ID: Final = r"[A-Z]{1,2}\d+(?:\.\d+)?[a-z]?"
"""One or two letters, by which games are told apart, a chapter and a number: `C4.5`."""
_RULE: Final = re.compile(rf"- \*\*({ID})\*\*\s*(.*)")
_PACKAGE: Final = Path(__file__).resolve().parent
_FOLDERS: Final = (_PACKAGE / "rulebooks", _PACKAGE.parents[1] / "rulebooks")


@dataclass(frozen=True)
class Rule:
    id: str
    text: str
    chapter: str


def rulebook_path(game: str, language: str = "en") -> Path:
    """The rulebook of a game, given its key, in a language; in English where nobody has translated it."""
    names = (f"{game}.md",) if language == "en" else (f"{game}.{language}.md", f"{game}.md")
    for name in names:
        for folder in _FOLDERS:
            if (folder / name).is_file():
                return folder / name
    raise FileNotFoundError(f"no rulebook for the game {game!r}")


def read_rules(path: Path) -> dict[str, Rule]:
    """The rules of a rulebook by id, in its order."""
    rules: dict[str, Rule] = {}
    chapter = ""
    open_rule: Rule | None = None
    for line in path.read_text("utf-8").splitlines():
        found = _RULE.match(line)
        if found is not None:
            open_rule = Rule(found[1], found[2].strip(), chapter)
        elif line.startswith("#"):
            chapter, open_rule = line.lstrip("# ").strip(), None
        elif open_rule is not None:
            open_rule = _continued(open_rule, line)
        if open_rule is not None:
            rules[open_rule.id] = replace(open_rule, text=open_rule.text.strip())
    return rules


def _continued(rule: Rule, line: str) -> Rule | None:
    """The rule with one more indented line; list items and paragraphs begin lines of their own."""
    if not line.strip():
        return replace(rule, text=rule.text.rstrip() + "\n\n")
    if not line.startswith(" "):
        return None
    is_item = re.match(r"\s+(?:[-*]|\d+\.)\s", line) is not None
    joint = "" if rule.text.endswith("\n") else "\n" if is_item else " "
    return replace(rule, text=f"{rule.text}{joint}{line.strip()}")
