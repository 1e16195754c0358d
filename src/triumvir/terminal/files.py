"""Reading and writing files, with one clear complaint for everything that can be wrong with them."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from triumvir.contract.errors import BadInput
from triumvir.contract.record import Record, read_record


def read_text(path: str) -> str:
    """The text of a file, or of the input for `-`."""
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        raise BadInput(reason(error), path) from None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadInput(f"not a text (byte {error.start} is not UTF-8)", path) from None


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
        raise BadInput(error.what, f"{path}: {error.where}" if error.where else path, error.rule) from None


def write_text(path: Path, text: str) -> None:
    """All or nothing: a file that is already there is replaced only by a complete new one."""
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_text(text, "utf-8")
        os.replace(beside, path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadInput(reason(error), str(path)) from None


def make_folder(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(reason(error), str(path)) from None
    return path


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
