"""The language that the terminal speaks: one for the whole command, chosen before anything is said."""

import os
from collections.abc import Mapping, Sequence
from typing import Final

from triumvir.contract.complaints import none_of
from triumvir.contract.telling import Phrase, Value
from triumvir.texts.catalogues import LANGUAGES, Texts

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names the language; the first that is set counts."""
LIST: Final = "LANGUAGE"
"""Languages somebody prefers, the first one most; it goes before the others, unless those ask for none at all."""
NONE_AT_ALL: Final = ("C", "C.UTF-8", "C.utf8", "POSIX")
DEFAULT: Final = LANGUAGES[0]


class Speaker:
    """Who speaks: the texts of the present language, and of those spoken before."""

    def __init__(self) -> None:
        self._known = {DEFAULT: Texts(DEFAULT)}
        self.texts = self._known[DEFAULT]

    def speak(self, language: str) -> None:
        self.texts = self._known.setdefault(language, Texts(language))


SPEAKER: Final = Speaker()


def speak(language: str) -> None:
    """From now on everything is said in this language."""
    if language not in LANGUAGES:
        raise none_of(language, LANGUAGES, "option --language")
    SPEAKER.speak(language)


def say(name: str, **values: Value) -> str:
    return SPEAKER.texts.say(name, **values)


def tell(phrase: Phrase) -> str:
    return SPEAKER.texts.tell(phrase)


def has(name: str) -> bool:
    return SPEAKER.texts.has(name)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment, as far as there is a catalogue for it."""
    named = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    preferred = [] if named in NONE_AT_ALL else environment.get(LIST, "").split(":")
    languages = (word[:2].lower() for word in (*preferred, named))
    return next((language for language in languages if language in LANGUAGES), DEFAULT)


def take_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The language that `--language` asks for, wherever it stands, and the other arguments; nothing if none is asked.

    It is taken out before anything else is read, because help is spoken, too.
    """
    for place, word in enumerate(arguments):
        if word == "--":
            break
        if word.startswith("--language="):
            return word.partition("=")[2], [*arguments[:place], *arguments[place + 1 :]]
        if word == "--language" and place + 1 < len(arguments):
            return arguments[place + 1], [*arguments[:place], *arguments[place + 2 :]]
    return "", list(arguments)
