"""One match as a text of its own: to be looked at, kept, or taken to another database.

The text is JSON and complete, secrets included; what a header, a summary and an entry hold is told in `values.py`. In
format 1 a header also had what its first entry says.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Final, TypeVar, get_args, get_type_hints

from triumvir.storage.errors import BadValue
from triumvir.storage.values import Entry, MatchHeader, MatchSummary, SeatLine, StoredMatch

FORMAT: Final = 2
FORMATS: Final = (1, FORMAT)
REPEATED: Final = ("options", "seats", "settings", "seed_commitment", "secret")
"""What the header of format 1 had, and its first entry has."""
NO_SEED: Final = "0" * 64
HEADER_BEFORE: Final = ("id", "game", "rules_version", "visibility", "created_at", "created_by")

T = TypeVar("T", MatchHeader, MatchSummary, SeatLine, Entry)


def match_to_text(match: StoredMatch) -> str:
    return json.dumps({"format": FORMAT, **asdict(match)}, indent=1, ensure_ascii=False) + "\n"


def match_from_text(text: str) -> StoredMatch:
    """The match in a text; every complaint names the field."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadValue(f"not JSON ({error})") from None
    whole = _object(data, "match", ("format", "header", "summary", "entries"))
    if whole["format"] not in FORMATS:
        raise BadValue(f"format: {whole['format']!r} is not known (this is {FORMAT})")
    header = _read(MatchHeader, whole["header"] if whole["format"] == FORMAT else _short(whole["header"]), "header")
    summary = _read(MatchSummary, whole["summary"], "summary")
    if summary.match != header.id:
        raise BadValue(f"summary.match: about match {summary.match}, not {header.id}")
    entries = enumerate(_list(whole["entries"], "entries"))
    return StoredMatch(header, summary, tuple(_read(Entry, value, f"entries.{at}") for at, value in entries))


def _short(value: object) -> dict[str, object]:
    """A header of format 1 as one of today."""
    given = dict(_object(value, "header", (*HEADER_BEFORE, *REPEATED)))
    settings, secret = (str(given[name]) for name in ("settings", "secret"))
    given["start"] = "record" if secret == NO_SEED else "usual" if '"start":""' in settings else "position"
    given["has_clock"] = '"kind":"none"' not in settings
    return {name: part for name, part in given.items() if name not in REPEATED}


def _flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise BadValue(f"{where}: true or false is expected")
    return value


def _object(value: object, where: str, names: tuple[str, ...]) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise BadValue(f"{where}: an object is expected")
    for name in (*names, *value):
        if name not in value:
            raise BadValue(f"{where}.{name}: missing")
        if name not in names:
            raise BadValue(f"{where}.{name}: unknown field")
    return value


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise BadValue(f"{where}: a list is expected")
    return value


def _read(kind: type[T], value: object, where: str) -> T:
    hints = get_type_hints(kind)
    given = _object(value, where, tuple(field.name for field in fields(kind)))
    parts = {name: _part(given[name], hints[name], f"{where}.{name}") for name in given}
    return kind(**parts)  # type: ignore[arg-type]


def _part(value: object, hint: object, where: str) -> object:
    """A value as the type of its field."""
    if get_args(hint)[1:] == (Ellipsis,):
        return tuple(_part(each, get_args(hint)[0], f"{where}.{at}") for at, each in enumerate(_list(value, where)))
    if hint is SeatLine:
        return _read(SeatLine, value, where)
    if isinstance(hint, type) and issubclass(hint, str):
        return _word(value, hint, where)
    if value is None and type(None) in get_args(hint):
        return None
    if hint is bool:
        return _flag(value, where)
    wanted = next((kind for kind in get_args(hint) or (hint,) if kind in (int, str)), str)
    if not isinstance(value, wanted) or isinstance(value, bool):
        raise BadValue(f"{where}: a {'text' if wanted is str else 'whole number'} is expected")
    return value


def _word(value: object, kind: type[str], where: str) -> str:
    if not isinstance(value, str):
        raise BadValue(f"{where}: a text is expected")
    try:
        return kind(value)
    except ValueError:
        raise BadValue(f"{where}: '{value}' is not known") from None
