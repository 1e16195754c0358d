"""The words of the box by their ids in the catalogues, and the rules that a story rests on in each case."""

from collections.abc import Sequence
from typing import Final

from triumvir.contract.telling import Phrase, Value, phrase

ACTION_RULES: Final = {
    "assassination": "K35",
    "spy": "K36",
    "castling": "K37",
    "scout": "K38",
    "wrath": "K39",
}
VOTE_RULES: Final = {"orgy": "K31", "shuffle": "K32"}
"""Every other card calls a group to the vote."""
END_RULES: Final = {
    "all_patricians": "K41",
    "exhausted": "K41",
    "lone_blocked": "K43",
    "lone_pass": "K44",
    "mutual_block": "K44",
    "six_passes": "K44",
}


def side(name: str) -> Phrase:
    return phrase(f"cleo-side-{name}")


def group(name: str) -> Phrase:
    return phrase(f"cleo-group-{name}")


def vote(name: str) -> Phrase:
    return phrase(f"cleo-vote-{name}")


def card(name: str) -> str | Phrase:
    """Influence is called by its number."""
    return name if name.isdigit() else phrase(f"cleo-card-{name}")


def cards(names: Sequence[str]) -> Value:
    return [card(name) for name in names] or phrase("log-nothing")
