"""What is wrong with the words of a command line: the complaints of Typer's parser, in our words and languages."""

from collections.abc import Mapping
from typing import Final

import typer
from typer.core import TyperArgument, TyperOption

from triumvir.cli.help_page import in_words
from triumvir.contract.errors import BadInput
from triumvir.terminal.complaints import bad, told
from triumvir.terminal.language import say

LIMITS: Final = {
    "greater_than_equal": ("complaint-too-small", "ge"),
    "less_than_equal": ("complaint-too-large", "le"),
}
"""How pydantic calls a number beyond a limit, our sentence for it, and where it has the limit."""
KINDS: Final = {"int_parsing": "complaint-no-integer", "float_parsing": "complaint-no-number"}


class WrongUsage(typer.TyperException):
    """A command line that cannot be understood; the help of `command` tells how it should look."""

    def __init__(self, error: BadInput, command: str) -> None:
        super().__init__(str(error))
        self.error = error
        self.command = command


def usage_in_words(error: typer.TyperException) -> str:
    """The complaint, and where help is to be had."""
    if isinstance(error, WrongUsage):
        return _with_hint(told(error.error), error.command)
    context = getattr(error, "ctx", None)
    return _with_hint(told(complaint_of(error)), context.command_path if context is not None else "triumvir")


def _with_hint(what: str, command: str) -> str:
    return f"{what} {say('complaint-try', command=f'{command} --help')}"


def complaint_of(error: typer.TyperException) -> BadInput:
    """By what the parser has found; what it never says to us stays as it says it."""
    param = getattr(error, "param", None)
    if isinstance(param, (TyperArgument, TyperOption)):
        return _about_value(error, param)
    option = getattr(error, "option_name", None)
    if option is None:
        return BadInput(error.format_message())
    return _about_option(str(option), error)


def _about_option(option: str, error: typer.TyperException) -> BadInput:
    if not hasattr(error, "possibilities"):
        return bad(
            "complaint-option-takes-none" if _is_flag(option, error) else "complaint-option-needs", option=option
        )
    close = getattr(error, "possibilities", None)
    if close:
        return bad("complaint-no-option-like", option=option, close=sorted(close))
    return bad("complaint-no-option", option=option)


def _is_flag(option: str, error: typer.TyperException) -> bool:
    context = getattr(error, "ctx", None)
    params = context.command.params if context is not None else ()
    return any(isinstance(param, TyperOption) and option in param.opts and param.is_flag for param in params)


def _about_value(error: typer.TyperException, param: TyperArgument | TyperOption) -> BadInput:
    name = in_words(param.metavar or "") if isinstance(param, TyperArgument) else param.opts[0]
    found = _found(error)
    if found is None:
        is_missing = not error.message
        return bad("complaint-missing-argument", argument=name) if is_missing else BadInput(error.message, name)
    where = name if isinstance(param, TyperArgument) else f"option {name}"
    kind, value = str(found["type"]), str(found["input"])
    if kind in LIMITS:
        sentence, limit = LIMITS[kind]
        limits = found["ctx"]
        assert isinstance(limits, Mapping)
        return bad(sentence, where, value=value, limit=f"{limits[limit]:g}")
    return bad(KINDS[kind], where, value=value) if kind in KINDS else BadInput(error.message, where)


def _found(error: typer.TyperException) -> Mapping[str, object] | None:
    """What the validation says of the value, if it was asked."""
    errors = getattr(error.__cause__, "errors", None)
    return errors()[0] if errors is not None else None
