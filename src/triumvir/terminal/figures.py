"""Figures as people write them where the language of the terminal is spoken."""

from triumvir.terminal.language import say


def grouped(number: int) -> str:
    return f"{number:,}".replace(",", say("command-thousands"))


def decimal(number: float, digits: int) -> str:
    """Thousands are never so many here that they would be grouped."""
    return f"{number:.{digits}f}".replace(".", say("command-point"))


def percent(share: float) -> str:
    return f"{decimal(100 * share, 1)} %"
