"""Brings the compiled engine of a checkout up to date; does nothing when it already is.

Where the engine cannot be compiled, or `TRIUMVIR_PURE_BUILD=1` says that it shall not be, an older
compiled engine is taken away, so that what runs is always the present source.
"""

import os
import subprocess
import sys
from pathlib import Path

os.environ["TRIUMVIR_PURE"] = "1"  # the builder must never load what it is about to build

from triumvir import build_info

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    if is_pure_build_wanted():
        remove_compiled()
        print("The engine runs as pure Python, because TRIUMVIR_PURE_BUILD is set.")
        return 0
    if is_up_to_date():
        refresh_note()
        return 0
    return build()


def is_pure_build_wanted() -> bool:
    return os.environ.get("TRIUMVIR_PURE_BUILD", "") not in ("", "0")


def is_up_to_date() -> bool:
    note = build_info.read_note()
    return (
        note is not None
        and not build_info.is_stale()
        and build_info.is_compiled_present()
        and note["builder"] == build_info.digest(str(ROOT / "setup.py"))
    )


def refresh_note() -> None:
    """New dates on unchanged sources would have them read at every start."""
    note = build_info.read_note()
    sources = build_info.describe_sources()
    if note is not None and note["sources"] != sources:
        build_info.write_note(build_info.Note(builder=note["builder"], sources=sources))


def build() -> int:
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    if is_builder_changed():
        command.append("--force")
    before = build_info.read_note()
    result = subprocess.run(command, cwd=ROOT, check=False).returncode
    if result == 0 and build_info.read_note() == before:
        remove_compiled()
    return result


def is_builder_changed() -> bool:
    note = build_info.read_note()
    return note is None or note["builder"] != build_info.digest(str(ROOT / "setup.py"))


def remove_compiled() -> None:
    source = ROOT / "src"
    for pattern in ("*.so", "*.pyd", build_info.NOTE):
        for path in source.rglob(pattern):
            path.unlink()


if __name__ == "__main__":
    sys.exit(main())
