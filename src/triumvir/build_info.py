"""Which build of the engine runs: the compiled one, or the pure Python source beside it.

A compiled module lies beside its source, and Python prefers it. Two cases must load the source
instead: the reader asked for it (`TRIUMVIR_PURE=1`), or the source of a checkout changed after it
was compiled. Compiling leaves a note, `_compiled.json`, of exactly what was compiled.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Literal, TypedDict

COMPILED_ROOMS = ("contract", "games", "bots", "match")
BUSY_MODULES = {
    "table": "info seat_views times updates",
    "server": "clock limits metrics",
    "server/matches": "clocks completions live_match persistence publishing registry",
    "storage": "validation write_result",
    "storage/sql": "matches rows store writer",
}
"""Of other rooms those modules that every move goes through."""
ENGINE_LIBRARY = "triumvir_engine__mypyc"
NOTE = "_compiled.json"

PACKAGE = os.path.dirname(os.path.abspath(__file__))


class Source(TypedDict):
    """One compiled source: its size and time for a quick look, its digest for certainty."""

    size: int
    mtime_ns: int
    digest: str


class Note(TypedDict):
    """What was compiled, and by which builder."""

    builder: str
    sources: dict[str, Source]


class SourceFinder:
    """Finds the modules of this package in their `.py` files only."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("triumvir."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose_build() -> None:
    """Load the source where it was asked for, or where the compiled engine is out of date."""
    if is_pure_wanted():
        _load_source()
    elif is_checkout() and is_stale():
        _load_source()
        print(
            "triumvir: the source changed after the engine was compiled; running the slower source. "
            "`make setup` compiles it again.",
            file=sys.stderr,
        )


def running() -> Literal["compiled", "pure"]:
    """The build of the engine that this process runs."""
    from importlib.util import find_spec

    spec = find_spec("triumvir.contract.chance")
    return "pure" if spec is None or str(spec.origin).endswith(".py") else "compiled"


def is_stale() -> bool:
    """True when there is a compiled engine, but not of the present source."""
    if not is_compiled_present():
        return False
    note = read_note()
    return note is None or not describes_sources(note)


def is_pure_wanted() -> bool:
    return os.environ.get("TRIUMVIR_PURE", "") not in ("", "0")


def is_checkout() -> bool:
    return os.path.exists(os.path.join(PACKAGE, "..", "..", "setup.py"))


def is_compiled_present() -> bool:
    """True when an engine compiled for this Python lies beside the package."""
    library = os.path.join(os.path.dirname(PACKAGE), ENGINE_LIBRARY)
    return any(os.path.exists(library + suffix) for suffix in EXTENSION_SUFFIXES)


def compiled_sources(package: str = PACKAGE) -> Iterator[str]:
    """The sources that get compiled, relative to the package. A package's `__init__` never does."""
    for room in COMPILED_ROOMS:
        for folder, _, files in os.walk(os.path.join(package, room)):
            for file in files:
                if file.endswith(".py") and file != "__init__.py":
                    yield os.path.relpath(os.path.join(folder, file), package).replace(os.sep, "/")
    for room, modules in BUSY_MODULES.items():
        for name in (f"{room}/{module}.py" for module in modules.split()):
            if os.path.exists(os.path.join(package, name)):
                yield name


def describe_sources(package: str = PACKAGE) -> dict[str, Source]:
    """The present sources, as a note lists them."""
    return {name: _describe(os.path.join(package, name)) for name in sorted(compiled_sources(package))}


def describes_sources(note: Note, package: str = PACKAGE) -> bool:
    """True when the note lists exactly the present sources."""
    names = set(compiled_sources(package))
    return names == note["sources"].keys() and all(
        _is_unchanged(os.path.join(package, name), note["sources"][name]) for name in names
    )


def read_note(package: str = PACKAGE) -> Note | None:
    import json

    try:
        with open(os.path.join(package, NOTE), encoding="utf-8") as file:
            note: Note = json.load(file)
    except (OSError, ValueError):
        return None
    return note


def write_note(note: Note, package: str = PACKAGE) -> None:
    import json

    with open(os.path.join(package, NOTE), "w", encoding="utf-8") as file:
        json.dump(note, file, indent=1)


def digest(path: str) -> str:
    import hashlib

    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def _load_source() -> None:
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def _describe(path: str) -> Source:
    stat = os.stat(path)
    return Source(size=stat.st_size, mtime_ns=stat.st_mtime_ns, digest=digest(path))


def _is_unchanged(path: str, source: Source) -> bool:
    stat = os.stat(path)
    if stat.st_size != source["size"]:
        return False
    return stat.st_mtime_ns == source["mtime_ns"] or digest(path) == source["digest"]
