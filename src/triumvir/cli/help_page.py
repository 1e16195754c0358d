"""The help of a command, in the language of the terminal: usage, what it does, arguments, options, commands."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Group, RenderableType
from rich.highlighter import RegexHighlighter
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument, TyperGroup, TyperOption

from triumvir.terminal.colours import GOLD, STONE
from triumvir.terminal.language import has, say
from triumvir.terminal.output import people

if TYPE_CHECKING:
    from typer._click.core import Command, Context

_WORD: Final = re.compile(r"[A-Z]{2,}")
Row = tuple[Text, Text]


class _Options(RegexHighlighter):
    """Options and commands stand out in a sentence."""

    base_style = ""
    highlights = [r"(?P<bold>(?<![\w-])--[a-z][a-z-]*|`[^`]+`)"]


def print_help(command: "Command", ctx: "Context") -> None:
    console = people()
    for part in help_parts(command, ctx):
        console.print(part)


def help_parts(command: "Command", ctx: "Context") -> list[RenderableType]:
    params = [param for param in command.get_params(ctx) if not getattr(param, "hidden", False)]
    arguments = [argument_row(param) for param in params if isinstance(param, TyperArgument)]
    options = [option_row(param) for param in params if isinstance(param, TyperOption)]
    parts: list[RenderableType] = [Padding(usage(command, ctx), (1, 1)), Padding(description(command), (0, 1, 1, 1))]
    parts += [panel("command-arguments", arguments)] if arguments else []
    parts += [panel("command-options", options)]
    if isinstance(command, TyperGroup):
        parts.append(panel("command-commands", [command_row(each) for each in command.commands.values()]))
    return parts


def usage(command: "Command", ctx: "Context") -> Text:
    words = [f"[{say('command-word-options')}]"]
    words += [_argument_usage(param) for param in command.params if isinstance(param, TyperArgument)]
    if isinstance(command, TyperGroup):
        words += [say("command-word-command"), f"[{say('command-word-arguments')}]…"]
    return Text.assemble((f"{say('command-usage')} ", STONE), (f"{ctx.command_path} {' '.join(words)}", "bold"))


def _argument_usage(param: TyperArgument) -> str:
    name = in_words(param.metavar or param.name or "")
    return name if param.required else f"[{name}]"


def description(command: "Command") -> Group:
    """What a command does, and below, what else there is to say."""
    name = str(command.help)
    parts = [_sentence(say(name))]
    if has(f"{name}-more"):
        parts += [Text(""), _sentence(say(f"{name}-more"), STONE)]
    return Group(*parts)


def _sentence(text: str, style: str = "") -> Text:
    line = Text(text, style=style)
    _Options().highlight(line)
    return line


# ---- the panels ----------------------------------------------------------------------------------------------


def panel(title: str, rows: Sequence[Row]) -> Panel:
    table = Table(box=None, show_header=False, expand=True, padding=(0, 1), pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for row in rows:
        table.add_row(*row)
    return Panel(table, title=say(title), title_align="left", border_style=STONE, box=box.ROUNDED)


def command_row(command: "Command") -> Row:
    return Text(command.name or "", GOLD), _sentence(say(str(command.help)))


def argument_row(param: TyperArgument) -> Row:
    return Text(in_words(param.metavar or param.name or ""), GOLD), meaning(param)


def option_row(param: TyperOption) -> Row:
    name = Text(", ".join(param.opts), GOLD)
    if param.metavar and not param.is_flag:
        name.append(f" {in_words(param.metavar)}", STONE)
    return name, meaning(param)


def meaning(param: TyperArgument | TyperOption) -> Text:
    """What a parameter is for, and in brackets its limits, what it is by default, and whether it has to be given."""
    text = _sentence(say(str(param.help)))
    for note in _notes(param):
        text.append(f" [{note}]", STONE)
    return text


def _notes(param: TyperArgument | TyperOption) -> list[str]:
    notes = []
    limits = _limits(param.min, param.max)
    if limits:
        notes.append(limits)
    if param.default not in (None, False, "") and not callable(param.default):
        notes.append(say("command-default", value=str(param.default)))
    if param.required:
        notes.append(say("command-required"))
    return notes


def _limits(low: float | None, high: float | None) -> str:
    if low is None or high is None:
        return f"≥ {low:g}" if low is not None else f"≤ {high:g}" if high is not None else ""
    return f"{low:g}–{high:g}"


def in_words(metavar: str) -> str:
    """What stands for a value: words in capitals are said, single letters and signs stay."""
    return _WORD.sub(lambda word: say(f"command-word-{word[0].lower()}"), metavar)
