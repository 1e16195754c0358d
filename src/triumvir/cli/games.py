"""`triumvir games`: what can be played, with which options, and what they change."""

from collections.abc import Iterator

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from triumvir.cli.arguments import Json
from triumvir.contract.info import GameInfo, Option
from triumvir.kits.catalogue import GAMES
from triumvir.terminal.colours import GOLD, PARCHMENT, STONE
from triumvir.terminal.language import has, say
from triumvir.terminal.options import option_name, reading_name, value_name, what_changes, what_is_set
from triumvir.terminal.output import people, print_json

MARGIN = (0, 0, 0, 4)


def games(as_json: Json = False) -> None:
    """List the games with their seats, options and readings; the first value of an option is the default."""
    if as_json:
        print_json([game.info.to_json() for game in GAMES.values()])
        return
    for game in GAMES.values():
        people().print(Group(*game_lines(game.info)))


def game_lines(info: GameInfo) -> Iterator[Text | Padding]:
    name = f"game-{info.key}"
    yield Text(
        say(
            "terminal-games-head",
            game=say(name) if has(name) else info.key,
            key=info.key,
            seats=", ".join(str(count) for count in info.seats),
            sides=", ".join(info.sides),
        ),
        GOLD,
    )
    for option in info.options:
        yield Text.assemble((f"  {option.name}", PARCHMENT), (f"  {option.rule}", STONE))
        yield Padding(Text(said_of(info, option)), MARGIN)
        yield Padding(Text(values_of(info, option), STONE), MARGIN)
    if info.readings:
        yield Text(f"  {say('sets-heading')}", PARCHMENT)
    for reading, values in info.readings:
        yield Padding(Text.assemble((f"--reading {reading}", PARCHMENT), (f"  {bundle(values)}", STONE)), (0, 0, 0, 2))
        yield Padding(Text(say("sets-line", reading=reading_name(reading), what=what_is_set(info, values))), MARGIN)
    yield Text()


def said_of(info: GameInfo, option: Option) -> str:
    """Its name, and a sentence on what it changes."""
    return f"{option_name(info, option.name)}. {what_changes(info, option.name)}".strip()


def values_of(info: GameInfo, option: Option) -> str:
    """Every value as it is typed and in words, the default first."""
    return "; ".join(value_in_words(info, option, value) for value in option.values)


def value_in_words(info: GameInfo, option: Option, value: str) -> str:
    words = value_name(info, option.name, value)
    typed = f"{value} ({say('terminal-games-default')})" if value == option.default else value
    return typed if words == value else f"{typed} – {words}"


def bundle(values: tuple[tuple[str, str], ...]) -> str:
    """As it would be typed."""
    return " ".join(f"{name}={value}" for name, value in values)
