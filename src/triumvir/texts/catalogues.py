"""The sentences for people, found by id in the Fluent catalogues: the same that the browser client bundles.

Everything here is slow to load and quick to use, so a catalogue is read when something in it is first said.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from triumvir.contract.telling import Phrase, Value

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

LANGUAGES: Final = ("en", "cs", "hu")
COMMON: Final = ("common", "terminal", "commands", "complaints", "pages")
"""The catalogues that belong to no game."""


class Texts:
    """All texts in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.troubles: list[str] = []
        """What could not be said as it should: ids without a text, values that are missing."""
        self._bundle: FluentBundle | None = None
        self._read: set[str] = set()
        self._patterns: dict[str, Pattern | None] = {}

    def has(self, name: str) -> bool:
        """Whether there is a text with this id: what people added to a server has none."""
        return self._pattern(name) is not None

    def say(self, name: str, **values: Value) -> str:
        """The text with this id; an unknown id shows itself, so that it is found at once."""
        pattern = self._pattern(name)
        if pattern is None or self._bundle is None:
            self.troubles.append(f"{name}: no text")
            return f"⟨{name}⟩"
        words = {key: self._word(value) for key, value in values.items()}
        said, errors = self._bundle.format_pattern(pattern, words)
        self.troubles += [f"{name}: {error}" for error in errors]
        return str(said)

    def tell(self, phrase: Phrase) -> str:
        """A phrase, with the words of the box in it said as well."""
        return self.say(phrase.id, **phrase.values)

    def _word(self, value: Value) -> int | str:
        if isinstance(value, Phrase):
            return self.tell(value)
        if isinstance(value, Sequence) and not isinstance(value, str):
            return ", ".join(str(self._word(item)) for item in value)
        return value

    def _pattern(self, name: str) -> "Pattern | None":
        if name not in self._patterns:
            bundles = (self._bundle_with(catalogue) for catalogue in _catalogues_of(name))
            found = next((bundle for bundle in bundles if bundle.has_message(name)), None)
            self._patterns[name] = None if found is None else found.get_message(name).value
        return self._patterns[name]

    def _bundle_with(self, catalogue: str) -> "FluentBundle":
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        if catalogue not in self._read:
            self._read.add(catalogue)
            self._bundle.add_resource(FluentResource(source(self.language, catalogue)))
        return self._bundle


def _catalogues_of(name: str) -> Iterator[str]:
    """Where a text may lie, the likely place first: most ids begin like their catalogue."""
    catalogues = (*COMMON, *_game_catalogues())
    yield from (catalogue for catalogue in catalogues if catalogue.startswith(name.partition("-")[0]))
    yield from catalogues


@cache
def _game_catalogues() -> tuple[str, ...]:
    names = (entry.name.removesuffix(".ftl") for entry in files("triumvir").joinpath("catalogues", "en").iterdir())
    return tuple(sorted(name for name in names if name not in COMMON))


def source(language: str, catalogue: str) -> str:
    return files("triumvir").joinpath("catalogues", language, f"{catalogue}.ftl").read_text("utf-8")
