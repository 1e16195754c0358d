"""Reading and writing files, with one clear complaint for everything that can be wrong with them."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from errno import errorcode
from pathlib import Path

from triumvir.contract.errors import BadInput
from triumvir.contract.record import Record, read_record
from triumvir.terminal.complaints import bad
from triumvir.terminal.language import has


def read_text(path: str) -> str:
    """The text of a file, or of the input for `-`."""
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        raise unusable(error, path) from None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise bad("complaint-not-utf8", path, byte=str(error.start)) from None


def read_record_file(path: str) -> Record:
    text = read_text(path)
    with within(path):
        return read_record(text)


@contextmanager
def within(path: str) -> Iterator[None]:
    """Complaints about the content of a file name the file."""
    try:
        yield
    except BadInput as error:
        raise error.about(f"{path}: {error.where}" if error.where else path) from None


def write_text(path: Path, text: str) -> None:
    """All or nothing: a file that is already there is replaced only by a complete new one."""
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_text(text, "utf-8")
        os.replace(beside, path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise unusable(error, str(path)) from None


def make_folder(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(error, str(path)) from None
    return path


def unusable(error: OSError, path: str) -> BadInput:
    """What the system says of a file; the usual things in the language of the command, the others as it says them."""
    name = f"complaint-file-{errorcode.get(error.errno or 0, '')}"
    return BadInput((error.strerror or str(error)).lower(), path, name=name if has(name) else "")
