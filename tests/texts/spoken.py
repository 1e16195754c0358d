"""What the catalogues of the command line hold, and whether English leaks into what is said in another language."""

import re

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from triumvir.texts.catalogues import source

FILES = ("commands", "complaints")


class Reading(Visitor):
    """What a text takes, and the words between."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.words: list[str] = []
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's word
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's word
        self.others.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's word
        self.words += [piece.strip(" .:,;?!–()") for piece in node.value.splitlines()]


def readings(language: str, file: str) -> dict[str, Reading]:
    found: dict[str, Reading] = {}
    for entry in FluentParser().parse(source(language, file)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message) and entry.value is not None:
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = Reading()
            found[entry.id.name].visit(entry.value)
    return found


def english_only(language: str) -> set[str]:
    """What only the English texts say: whole pieces of sentences that no text of the language has."""
    theirs = "\n".join(source(language, file) for file in (*FILES, "terminal", "common", "pages"))
    words = [word for file in FILES for one in readings("en", file).values() for word in one.words]
    return {word for word in words if re.search("[a-zA-Z]{4}", word) and word not in theirs}


def leaks(language: str, shown: str) -> list[str]:
    text = " ".join(re.sub("[│╭╮╰╯─]", " ", shown).split())
    return [word for word in english_only(language) if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)]
