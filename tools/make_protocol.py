"""Writes the TypeScript types and the JSON schema of the protocol from `table/protocol.py`.

Usage: python tools/make_protocol.py          write both files
       python tools/make_protocol.py --check  fail if they are not up to date
"""

import inspect
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from triumvir.table import protocol

ROOT = Path(__file__).resolve().parents[1]
SCHEMA = ROOT / "docs/protocol/schema.json"
TYPES = ROOT / "web/src/protocol/messages.ts"

UNIONS = ("ClientMessage", "ServerMessage", "Commands")
NARROW: Mapping[tuple[str, str], str] = {
    ("SeatView", "legal"): "LegalAction[]",
    ("SeatView", "view"): "GameView",
    ("SeatEvents", "events"): "GameEvent[]",
    ("SeatEvents", "lines"): "LogLine[]",
    ("ActionPreview", "events"): "GameEvent[]",
    ("ActionPreview", "lines"): "LogLine[]",
    ("ActionPreview", "view"): "GameView | null",
    ("MomentSeen", "events"): "GameEvent[]",
    ("MomentSeen", "lines"): "LogLine[]",
    ("MomentSeen", "view"): "GameView",
    ("LegalAction", "action"): "GameAction",
}
"""What stands in fields that are sent as they come from a game."""

HEAD = """// Made by tools/make_protocol.py from src/triumvir/table/protocol.py. Do not edit.

export const PROTOCOL_VERSION = {version};

export type Json = null | boolean | number | string | Json[] | {{ [name: string]: Json }};
/** What happened, as the viewer saw it: the kind, and its fields. */
export type GameEvent = {{ event: string; [field: string]: Json }};
export type GameView = {{ [field: string]: Json }};
export type GameAction = {{ [field: string]: Json }};
"""

Schema = dict[str, Any]


def message_types() -> list[type[msgspec.Struct]]:
    """Every message and part, in the order of the module."""
    found = [
        value
        for value in vars(protocol).values()
        if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == protocol.__name__
    ]
    return [kind for kind in found if kind.__name__ not in ("FromClient", "FromServer", "Command", "Body")]


def schema() -> Schema:
    _, parts = msgspec.json.schema_components(message_types(), ref_template="#/$defs/{name}")
    unions = {name: {"anyOf": [{"$ref": f"#/$defs/{kind}"} for kind in union_of(name)]} for name in UNIONS}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Triumvir protocol",
        "version": protocol.VERSION,
        "$defs": {**parts, **unions},
    }


def union_of(name: str) -> list[str]:
    return [kind.__name__ for kind in get_args(getattr(protocol, name))]


# ---- TypeScript ----------------------------------------------------------------------------------------------


def types() -> str:
    parts = schema()["$defs"]
    text = HEAD.format(version=protocol.VERSION)
    for kind in message_types():
        text += "\n" + interface(kind.__name__, parts[kind.__name__])
    for name in UNIONS:
        text += f"\nexport type {name} =\n" + "\n".join(f"  | {kind}" for kind in union_of(name)) + ";\n"
    return text


def interface(name: str, part: Schema) -> str:
    lines = [comment(part.get("description", ""))] if part.get("description") else []
    lines.append(f"export interface {name} {{")
    required = part.get("required", [])
    for field, value in part.get("properties", {}).items():
        optional = "" if field in required else "?"
        lines.append(f"  {field}{optional}: {NARROW.get((name, field)) or type_of(value)};")
    return "\n".join([*lines, "}"]) + "\n"


def comment(text: str) -> str:
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def type_of(value: Schema) -> str:
    if "$ref" in value:
        return str(value["$ref"]).rpartition("/")[2]
    if "enum" in value:
        return " | ".join(json.dumps(word) for word in value["enum"])
    if "const" in value:
        return json.dumps(value["const"])
    if "anyOf" in value:
        return " | ".join(dict.fromkeys(type_of(kind) for kind in value["anyOf"]))
    return plain_type(value)


def plain_type(value: Schema) -> str:
    kind = value.get("type")
    if kind == "array":
        item = type_of(value["items"])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        inner = value.get("additionalProperties")
        return f"{{ [name: string]: {type_of(inner) if isinstance(inner, dict) else 'Json'} }}"
    words = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return words.get(str(kind), "Json")


def outputs() -> dict[Path, str]:
    return {SCHEMA: json.dumps(schema(), indent=2, ensure_ascii=False) + "\n", TYPES: types()}


def main(arguments: list[str]) -> int:
    stale = [path for path, text in outputs().items() if not path.is_file() or path.read_text("utf-8") != text]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not up to date; run tools/make_protocol.py", file=sys.stderr)
        return 1 if stale else 0
    for path, text in outputs().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
