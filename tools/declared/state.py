"""Writes `state.py` of a game: its words as numbers, its table, its records, its regular JSON."""

from collections.abc import Iterator

from tools.declared.reading import Declared, Thing, entries
from tools.declared.writing import MADE, split_words, taken_from, tidy, words_from

ROWS = {"counted", "filled", "flagged", "named", "read_counts", "read_counts_of", "read_flags", "read_numbers"}


# ---- the words and the records -------------------------------------------------------------------------------


def words(game: Declared) -> Iterator[str]:
    for word, part in game.own.items():
        if "_doc" in part:
            yield f"# {part['_doc']}"
        for number, (name, doc) in enumerate(entries(part).items()):
            constant = part.get("_names", {}).get(name, part.get("_prefix", "") + name.upper())
            yield f"{constant}: Final = {number}"
            if doc:
                yield f'"""{doc}"""'
        yield f"{game.names(word)}: Final = ({', '.join(f'{chr(34)}{name}{chr(34)}' for name in entries(part))})"
        yield ""


def records(game: Declared) -> Iterator[str]:
    for name, part in game.records.items():
        yield f"# {part['_doc']}"
        for number, (field, doc) in enumerate(entries(part).items()):
            yield f"{name.upper()}_{field.upper()}: Final = {number}"
            if doc:
                yield f'"""{doc}"""'
        yield f"{name.upper()}_FIELDS: Final = {len(entries(part))}"
        yield ""


def adders(game: Declared) -> Iterator[str]:
    for name, part in game.records.items():
        fields = list(entries(part))
        yield ""
        yield ""
        yield f"def add_{name}(t: Table, {', '.join(f'{field}: i64' for field in fields)}) -> None:"
        for field in fields:
            yield f"    t.{name} = append(t.{name}, {field})"


# ---- the table -----------------------------------------------------------------------------------------------


def table(game: Declared) -> Iterator[str]:
    yield "class Table(Position):"
    yield f'    """{game.title}"""'
    yield ""
    yield '    def __init__(self, rules: RuleSet, like: "Table | None" = None) -> None:'
    yield '        """A blank table, or a copy of another; written out, so the compiler knows every field is set."""'
    yield "        self.rules = rules"
    for name in game.extra:
        if game.extra[name].startswith("rules."):
            yield f"        self.{name}: i64 = {game.extra[name]}"
    yield "        if like is not None:"
    for thing in game.all_things():
        yield f"            self.{thing.name}: {type_of(thing)} = like.{thing.name}{'[:]' if thing.is_row else ''}"
    yield "            return"
    for name, part in game.parts.items():
        yield f"        # {part.get('_doc', name)}"
        for thing in game.things(part):
            yield f"        self.{thing.name} = {blank(game, thing)}"
            if thing.name in game.notes:
                yield f'        """{game.notes[thing.name]}"""'


def type_of(thing: Thing) -> str:
    if thing.kind.startswith("shared "):
        return thing.kind.removeprefix("shared ")
    if thing.is_row:
        return "vec[i64]"
    return "bool" if thing.kind == "flag" else "i64"


def blank(game: Declared, thing: Thing) -> str:
    if thing.blank.startswith("copy of "):
        return f"{thing.blank.removeprefix('copy of ')}[:]"
    if thing.is_list:
        return "vec[i64]()"
    if not thing.is_row:
        return thing.blank
    size = " * ".join(game.size(word) for word in (thing.each, thing.of) if word)
    return f"filled({size}, {'0' if thing.blank == 'False' else thing.blank})"


# ---- JSON ----------------------------------------------------------------------------------------------------


def json_out(game: Declared) -> Iterator[str]:
    for name, part in game.parts.items():
        if "_json" in part:
            yield ""
            yield ""
            yield f"def {name}_to_json(t: Table) -> dict[str, JSON]:"
            yield "    return {"
            among = part.get("_among") or (game.names(part["_each"]) if "_each" in part else "")
            for thing in game.things(part):
                yield f'        "{thing.written}": {value_out(game, thing, among)},'
            yield "    }"


def value_out(game: Declared, thing: Thing, among: str) -> str:
    if thing.by_hand == "by hand":
        return "None"
    if thing.kind == "flag" and thing.each:
        return f"flagged(t.{thing.name}, {among})"
    if not thing.is_row:
        return item_out(game, thing, f"t.{thing.name}")
    if not thing.each:
        return inner_out(game, thing, "")
    if not thing.of:
        inner = item_out(game, thing, f"t.{thing.name}[{thing.each}]")
    else:
        inner = inner_out(game, thing, f"{thing.each} * {game.size(thing.of)} + ")
    return f"{{name: {inner} for {thing.each}, name in enumerate({among})}}"


def inner_out(game: Declared, thing: Thing, offset: str) -> str:
    if thing.kind == "count":
        return f"counted(t.{thing.name}, {offset.removesuffix(' + ') or '0'}, {game.names(thing.of)})"
    item = item_out(game, thing, f"t.{thing.name}[{offset}i]")
    return f"[{item} for i in range({game.size(thing.of)})]"


def item_out(game: Declared, thing: Thing, value: str) -> str:
    if thing.kind == "flag":
        return value
    if thing.kind == "number":
        return f"int({value})"
    names = game.names(thing.kind)
    return f"named({names}, {value})" if thing.none else f"{names}[{value}]"


def json_in(game: Declared) -> Iterator[str]:
    for name, part in game.parts.items():
        regular = [thing for thing in game.things(part) if "_json" in part and not thing.by_hand]
        if regular:
            yield ""
            yield ""
            yield f"def read_{name}(t: Table, reader: Reader) -> None:"
            among = part.get("_among") or (game.names(part["_each"]) if "_each" in part else "")
            for thing in regular:
                yield f"    {value_in(game, thing, among)}"


def value_in(game: Declared, thing: Thing, among: str) -> str:
    field = f'"{thing.written}"'
    if thing.kind == "count":
        words = f'{game.names(thing.of)}, "{game.words[thing.of].called}"'
        if thing.each:
            return f"read_counts_of(t.{thing.name}, reader, {field}, {among}, {words})"
        return f"read_counts(t.{thing.name}, reader, {field}, {words})"
    if thing.each and thing.kind == "flag":
        return f"read_flags(t.{thing.name}, reader, {field}, {among})"
    if thing.each:
        low, high = thing.limits or ("", "")
        return f"read_numbers(t.{thing.name}, reader, {field}, {among}, {low}, {high})"
    if thing.kind == "flag":
        return f"t.{thing.name} = reader.flag_or({field}, {thing.blank})"
    if thing.kind == "number":
        low, high = thing.limits or ("", "")
        return f"t.{thing.name} = reader.number_or({field}, {low}, {high}, {thing.blank})"
    return f"t.{thing.name} = reader.index_or({field}, {game.names(thing.kind)}, {thing.blank})"


def fields(game: Declared) -> Iterator[str]:
    regular = [t.written for part in game.parts.values() if "_json" in part for t in game.things(part)]
    yield ""
    yield ""
    yield "FIELDS: Final = tuple("
    yield from split_words(["game", "options", *game.by_hand, *regular])
    yield ")"
    yield '"""Every field that a written position may have."""'


# ---- the file -------------------------------------------------------------------------------------------------


def imports(game: Declared, body: str) -> Iterator[str]:
    yield "from typing import Final"
    yield f"from librt.vecs import {'append, ' if 'append(' in body else ''}vec"
    yield "from mypy_extensions import i64"
    yield from taken_from("triumvir.contract.json", body, {"JSON", "Reader"})
    yield from taken_from("triumvir.contract.position", body, {"Position"})
    yield from taken_from("triumvir.contract.rows", body, ROWS)
    yield from taken_from(game.package("rule_set"), body, {"RuleSet"})
    yield from words_from(game, body)


def source_of_state(game: Declared) -> str:
    body = "\n".join(
        [*words(game), *records(game), *table(game), *adders(game), *json_out(game), *json_in(game), *fields(game)]
    )
    head = f'"""{game.title}\n\n{MADE}\n"""\n'
    return tidy("\n".join([head, *imports(game, body), "", body]))
