"""The documentation of the HTTP interface: an OpenAPI document, and a page that shows it without any script."""

import re
from collections.abc import Sequence
from html import escape

import msgspec

from triumvir.contract.json import JSON
from triumvir.server.http.routes import ROOT, Path
from triumvir.server.people.people import COOKIE
from triumvir.table.protocol import Failure


def document(paths: Sequence[Path], version: str) -> dict[str, JSON]:
    kinds = {kind for path in paths for kind in (path.takes, path.gives) if kind is not None} | {Failure}
    ordered = sorted(kinds, key=lambda kind: kind.__name__)
    _, parts = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    found: dict[str, dict[str, JSON]] = {}
    for path in paths:
        found.setdefault(ROOT + path.path, {})[path.method.lower()] = _operation(path)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Triumvir", "version": version or "0"},
        "paths": found,
        "components": {
            "schemas": parts,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def _operation(path: Path) -> dict[str, JSON]:
    operation: dict[str, JSON] = {
        "summary": path.what,
        "operationId": f"{path.method.lower()}{re.sub(r'[^a-z]+', '_', path.path)}".rstrip("_"),
        "parameters": _parameters(path),
        "responses": {str(path.status): _given(path), "default": _answer(Failure, "what is wrong")},
    }
    if path.takes is not None:
        operation["requestBody"] = {"required": True, "content": _json(path.takes)}
    if path.needs_session:
        operation["security"] = [{"session": []}]
    return operation


def _parameters(path: Path) -> list[JSON]:
    text: JSON = {"type": "string"}
    inside: list[JSON] = [
        {"name": name, "in": "path", "required": True, "schema": text} for name in re.findall(r"{(\w+)}", path.path)
    ]
    return inside + [{"name": name, "in": "query", "required": False, "schema": text} for name in path.query]


def _given(path: Path) -> JSON:
    if path.gives is None:
        return {"description": path.what, "content": {"text/plain": {"schema": {"type": "string"}}}}
    return _answer(path.gives, path.what)


def _answer(kind: type[msgspec.Struct], what: str) -> JSON:
    return {"description": what, "content": _json(kind)}


def _json(kind: type[msgspec.Struct]) -> JSON:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}


def page(paths: Sequence[Path]) -> str:
    rows = "\n".join(
        f"<tr><td>{path.method}</td><td><code>{escape(ROOT + path.path)}</code></td><td>{escape(path.what)}</td>"
        f"<td>{_name(path.takes)}</td><td>{_name(path.gives)}</td></tr>"
        for path in paths
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Triumvir API</title></head><body>'
        '<h1>Triumvir API</h1><p><a href="openapi.json">OpenAPI document</a></p>'
        "<table><thead><tr><th>Method</th><th>Path</th><th>What</th><th>Takes</th><th>Gives</th></tr></thead>"
        f"<tbody>{rows}</tbody></table></body></html>"
    )


def _name(kind: type[msgspec.Struct] | None) -> str:
    return "" if kind is None else kind.__name__
