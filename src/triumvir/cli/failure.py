"""How the command line fails: one line on stderr and an exit code, never a traceback for what people typed."""

import sys
from collections.abc import Callable
from typing import Final

import typer

from triumvir.contract.errors import BadInput, IllegalAction
from triumvir.storage.errors import StorageError

FOUND: Final = 1
BAD_INPUT: Final = 2
LESS: Final = 3
"""Nothing is wrong, but less could be looked at than one would wish."""
INTERRUPTED: Final = 130


def guarded(command: Callable[[], object]) -> int:
    """The exit code of a command, with every expected failure told in one line."""
    try:
        result = command()
    except (BadInput, IllegalAction, StorageError) as error:
        return complain(str(error))
    except typer.TyperException as error:
        message = _message(error)
        return complain(message) if message else 0  # help was asked for, and shown
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return result if isinstance(result, int) else 0


def _message(error: typer.TyperException) -> str:
    tell = getattr(error, "format_message", None)
    return str(tell()) if tell is not None else str(error)


def complain(what: str) -> int:
    print(f"triumvir: {' '.join(what.split())}", file=sys.stderr)
    return BAD_INPUT
