"""The options of a game in words: what each is called, what it changes, what its values mean, what a reading sets.

The texts are those of the browser's page for a new table. What people added, such as a course, is called by its name.
"""

from collections.abc import Sequence

from triumvir.contract.info import GameInfo, Option
from triumvir.terminal.language import has, say


def option_name(info: GameInfo, option: str) -> str:
    text = f"option-{info.key}-{option}"
    return say(text) if has(text) else option


def value_name(info: GameInfo, option: str, value: str) -> str:
    """What a value means; a switch is simply on or off."""
    text = f"value-{info.key}-{option}-{value}"
    if has(text):
        return say(text)
    return say(f"value-{value}") if is_switch(info.option(option)) else value


def is_switch(option: Option) -> bool:
    return set(option.values) == {"on", "off"}


def what_changes(info: GameInfo, option: str) -> str:
    """One sentence; nothing where there is none."""
    text = f"explain-{info.key}-{option}"
    return say(text) if has(text) else ""


def reading_name(reading: str) -> str:
    text = f"reading-{reading}"
    return say(text) if has(text) else reading


def what_is_set(info: GameInfo, values: Sequence[tuple[str, str]]) -> str:
    """Every option that a reading sets, with its value."""
    items = [
        say("sets-item", option=option_name(info, name), value=value_name(info, name, value)) for name, value in values
    ]
    return "; ".join(items) or say("sets-nothing")
