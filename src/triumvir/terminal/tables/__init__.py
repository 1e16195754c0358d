"""The tables of the terminal: the one that a game's kit names, or a plain one."""

from functools import cache
from importlib import import_module

from triumvir.contract.game import Game
from triumvir.kits.catalogue import kit_of
from triumvir.terminal.tables.plain import PlainTable
from triumvir.terminal.tables.table import TerminalTable


def table_of(game: Game) -> TerminalTable:
    named = kit_of(game).terminal
    return _loaded(named) if named else PlainTable(game.info)


@cache
def _loaded(named: str) -> TerminalTable:
    """A table is loaded when somebody sits down at it: a server draws nothing in a terminal."""
    module, _, name = named.partition(":")
    table = getattr(import_module(module), name)
    assert isinstance(table, TerminalTable)
    return table
