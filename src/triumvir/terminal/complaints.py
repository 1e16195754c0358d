"""Complaints as people hear them: the place, what is wrong, and the rule, in the language of the command."""

from collections.abc import Sequence

from triumvir.contract.errors import BadInput, IllegalAction
from triumvir.terminal.language import DEFAULT, SPEAKER, has, say
from triumvir.texts.catalogues import Texts

ENGLISH = Texts(DEFAULT)


def bad(name: str, where: str = "", rule: str = "", /, **values: int | str | Sequence[str]) -> BadInput:
    """A complaint by the id of its sentence; in English for whoever reads `what`."""
    return BadInput(ENGLISH.say(name, **values), where, rule, name, values)


def told(error: BadInput) -> str:
    """A complaint that no catalogue knows stays in English."""
    what = say(error.name, **error.values) if error.name and SPEAKER.texts.language != DEFAULT else error.what
    text = f"{place_in_words(error.where)}: {what}" if error.where else what
    return f"{text} [{error.rule}]" if error.rule else text


def illegal_in_words(error: IllegalAction) -> str:
    return say("complaint-illegal", action=error.action or say("complaint-this-action"), rule=error.rule)


def place_in_words(where: str) -> str:
    """Names of files, fields and options stay as they are; what kind of place it is is said."""
    return ": ".join(_one_place(part) for part in where.split(": "))


def _one_place(part: str) -> str:
    kind, _, rest = part.partition(" ")
    name = f"complaint-at-{'switch' if rest.startswith('--') else kind}"
    return say(name, rest=rest).strip() if kind.isalpha() and has(name) else part
