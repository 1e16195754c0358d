"""Rules as the terminal shows them."""

from collections.abc import Mapping
from functools import cache

from rich.panel import Panel

from triumvir.rulebook import Rule, read_rules, rulebook_path
from triumvir.terminal.colours import GOLD, STONE
from triumvir.terminal.language import SPEAKER, say


def rules_of(game: str) -> Mapping[str, Rule]:
    """The rules of a game in the language that is spoken; none if its rulebook is not here."""
    return rules_in(SPEAKER.texts.language, game)


@cache
def rules_in(language: str, game: str) -> Mapping[str, Rule]:
    try:
        return read_rules(rulebook_path(game, language))
    except FileNotFoundError:
        return {}


def first_sentence(game: str, rule: str) -> str:
    """Enough of a rule to see why."""
    rules = rules_of(game)
    if rule not in rules:
        return say("terminal-no-rulebook")
    text = rules[rule].text.replace("**", "").replace("\n", " ")
    sentence, point, _ = text.partition(". ")
    return sentence + point.strip()


def rule_panel(rule: Rule) -> Panel:
    from rich.markdown import Markdown  # takes a moment to load

    title = f"[{GOLD}]{rule.id}[/] {rule.chapter}"
    return Panel(Markdown(rule.text), title=title, title_align="left", border_style=STONE, width=96)
