"""How the command line fails: one line on stderr and an exit code, never a traceback for what people typed."""

import sys
from collections.abc import Callable
from typing import Final

import typer

from triumvir.cli.usage import usage_in_words
from triumvir.contract.errors import BadInput, IllegalAction
from triumvir.storage.errors import StorageError
from triumvir.terminal.complaints import illegal_in_words, told
from triumvir.terminal.files import unusable

FOUND: Final = 1
BAD_INPUT: Final = 2
LESS: Final = 3
"""Nothing is wrong, but less could be looked at than one would wish."""
INTERRUPTED: Final = 130


def guarded(command: Callable[[], object]) -> int:
    """The exit code of a command, with every expected failure told in one line."""
    try:
        result = command()
    except BadInput as error:
        return complain(told(error))
    except IllegalAction as error:
        return complain(illegal_in_words(error))
    except StorageError as error:
        return complain(str(error))
    except typer.TyperException as error:
        return complain(usage_in_words(error)) if error.format_message() else 0  # help was asked for, and shown
    except OSError as error:
        return complain(told(unusable(error, str(error.filename or ""))))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return result if isinstance(result, int) else 0


def complain(what: str) -> int:
    print(f"triumvir: {' '.join(what.split())}", file=sys.stderr)
    return BAD_INPUT
