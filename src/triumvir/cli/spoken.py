"""Commands that speak the language of the terminal: until it is shown, help is an id of the catalogues.

Typer takes the class of a command and of a group (`cls=`), and asks them for help. What it asks of ours is answered
from `commands.ftl`; nothing of Typer is replaced.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

from triumvir.cli.help_page import print_help
from triumvir.cli.usage import WrongUsage
from triumvir.terminal.complaints import bad

if TYPE_CHECKING:
    from typer._click.core import Command, Context
    from typer._click.formatting import HelpFormatter

HELP_OF_HELP: Final = "command-option-help"
MOST_SHOWN: Final = 100


class SpokenCommand(TyperCommand):
    allow_extra_args = True
    """So that what is too much comes back, and is complained about in our words."""

    def format_help(self, ctx: "Context", formatter: "HelpFormatter") -> None:
        print_help(self, ctx)

    def get_help_option(self, ctx: "Context") -> TyperOption | None:
        return _spoken_help_option(super().get_help_option(ctx))

    def parse_args(self, ctx: "Context", args: list[str]) -> list[str]:
        with complaining_of(ctx):
            rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise WrongUsage(bad("complaint-extra-arguments", words=" ".join(rest)[:MOST_SHOWN]), ctx.command_path)
        return rest


class SpokenGroup(TyperGroup):
    def format_help(self, ctx: "Context", formatter: "HelpFormatter") -> None:
        print_help(self, ctx)

    def get_help_option(self, ctx: "Context") -> TyperOption | None:
        return _spoken_help_option(super().get_help_option(ctx))

    def parse_args(self, ctx: "Context", args: list[str]) -> list[str]:
        with complaining_of(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: "Context", args: list[str]) -> "tuple[str | None, Command | None, list[str]]":
        word = args[0]
        if word in self.commands or word.startswith("-"):
            return super().resolve_command(ctx, args)
        close = get_close_matches(word, self.commands)
        if close:
            raise WrongUsage(bad("complaint-no-command-like", word=word, close=close), ctx.command_path)
        raise WrongUsage(bad("complaint-no-command", word=word), ctx.command_path)


@contextmanager
def complaining_of(ctx: "Context") -> Iterator[None]:
    """The parser does not always say which command it was reading the words of."""
    try:
        yield
    except typer.TyperException as error:
        if getattr(error, "ctx", None) is None:
            vars(error)["ctx"] = ctx
        raise


def _spoken_help_option(option: TyperOption | None) -> TyperOption | None:
    if option is not None:
        option.help = HELP_OF_HELP
    return option


def spoken_app(name: str) -> typer.Typer:
    """An empty group of commands."""
    return typer.Typer(
        cls=SpokenGroup,
        help=f"command-{name}",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )


def add_command(app: typer.Typer, function: Callable[..., object], name: str, prefix: str = "") -> None:
    """A function as a command of this name; `command-<name>` tells what it does."""
    app.command(name, cls=SpokenCommand, help=f"command-{prefix}{name}")(function)
