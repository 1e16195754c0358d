"""The complaints that are heard most often: in English, and by the id of their sentence in the catalogues."""

from collections.abc import Sequence
from typing import Final

from triumvir.contract.errors import BadInput, Words, echo

EXPECTED: Final = {
    "text": "a text",
    "texts": "a list of texts",
    "number": "a whole number",
    "list": "a list",
    "object": "an object",
    "flag": "true or false",
    "switch": "on or off",
    "pair": "'name=value'",
}
"""What may be expected at a place."""


def expected(kind: str, where: str) -> BadInput:
    return BadInput(f"{EXPECTED[kind]} is expected", where, "", f"complaint-expected-{kind}")


def none_of(word: str, allowed: Sequence[str], where: str, rule: str = "") -> BadInput:
    """A word that is none of those that are possible here."""
    said = echo(word)
    values: Words = {"word": said, "allowed": list(allowed)}
    return BadInput(f"'{said}' is none of {', '.join(allowed)}", where, rule, "complaint-none-of", values)


def unknown(what: str, word: str, where: str) -> BadInput:
    """A word of the box or of the notation that does not exist."""
    said = echo(word)
    return BadInput(f"unknown {what} '{said}'", where, "", "complaint-unknown", {"word": said})


def unknown_game(key: str, known: Sequence[str]) -> BadInput:
    values: Words = {"game": echo(key), "known": list(known)}
    return BadInput(
        f"unknown game '{echo(key)}' (known: {', '.join(known)})", "game", "", "complaint-unknown-game", values
    )


def unknown_option(name: str, known: Sequence[str]) -> BadInput:
    text = f"unknown option (known: {', '.join(known)})"
    return BadInput(text, f"option {echo(name)}", "", "complaint-unknown-option", {"known": list(known)})


def unknown_field(where: str) -> BadInput:
    return BadInput("unknown field", where, "", "complaint-unknown-field")


def unknown_rules(version: int, known: Sequence[int]) -> BadInput:
    numbers = [str(number) for number in known]
    values: Words = {"version": str(version), "known": numbers}
    text = f"rules version {version} is not known (known: {', '.join(numbers)})"
    return BadInput(text, "rules_version", "", "complaint-unknown-rules", values)


def cannot_play(wanted: int, game: str, possible: Sequence[int], where: str) -> BadInput:
    """A number of seats that the game has no rules for."""
    numbers = [str(count) for count in possible]
    values: Words = {"seats": wanted, "game": game, "possible": numbers}
    text = f"{wanted} cannot play {game} (possible: {', '.join(numbers)})"
    return BadInput(text, where, "", "complaint-cannot-play", values)


def missing(where: str) -> BadInput:
    return BadInput("missing", where, "", "complaint-missing")


def given_twice(where: str) -> BadInput:
    return BadInput("given twice", where, "", "complaint-given-twice")


def not_between(value: str, low: int, high: int, where: str) -> BadInput:
    values = {"value": value, "low": str(low), "high": str(high)}
    return BadInput(f"{value} is not between {low} and {high}", where, "", "complaint-not-between", values)


def not_whole(word: str, where: str) -> BadInput:
    said = echo(word)
    return BadInput(f"'{said}' is not a whole number", where, "", "complaint-not-whole", {"word": said})


def not_json(error: Exception, where: str) -> BadInput:
    return BadInput(f"not JSON ({error})", where, "", "complaint-not-json", {"error": str(error)})


def too_long(most: int, where: str) -> BadInput:
    values = {"most": str(most)}
    return BadInput(f"longer than {most} characters", where, "", "complaint-too-long", values)


def no_action(text: str) -> BadInput:
    said = echo(text)
    return BadInput(f"'{said}' is no action", "action", "", "complaint-no-action", {"text": said})


def no_card_and_cell(text: str) -> BadInput:
    """An action of a race names a card and where it leads."""
    said = echo(text)
    what = f"'{said}' is no action; write a card and a cell as in 5>c3, 6>finish, or skip"
    return BadInput(what, "action", "", "complaint-no-card-and-cell", {"text": said})


def not_allowed_here(action: str, where: str, rule: str) -> BadInput:
    said = echo(action)
    return BadInput(f"{said} is not allowed here", where, rule, "complaint-not-allowed-here", {"action": said})


def other_game_line(game: str) -> BadInput:
    """A position in one line names its game first."""
    text = f"a position of this game begins with '{game}'"
    return BadInput(text, "position", "", "complaint-other-game-line", {"game": game})


# ---- records -------------------------------------------------------------------------------------------------


def tag_missing(tag: str) -> BadInput:
    return BadInput(f"tag {tag} is missing", "head", "", "complaint-tag-missing", {"tag": tag})


def tag_unknown(tag: str, where: str) -> BadInput:
    return BadInput(f"unknown tag {echo(tag)}", where, "", "complaint-tag-unknown", {"tag": echo(tag)})


def tag_twice(tag: str, where: str) -> BadInput:
    return BadInput(f"tag {tag} given twice", where, "", "complaint-tag-twice", {"tag": tag})


def no_tag(where: str) -> BadInput:
    return BadInput('a tag looks like [Name "value"]', where, "", "complaint-no-tag")


def no_ply(where: str) -> BadInput:
    return BadInput("a ply looks like '1. seat action ! draws #hash'", where, "", "complaint-no-ply")


def ply_expected(number: int, where: str) -> BadInput:
    if number == 0:
        return BadInput("set-up is expected here", where, "", "complaint-set-up-expected")
    return BadInput(f"ply {number} is expected here", where, "", "complaint-ply-expected", {"ply": str(number)})


def no_set_up() -> BadInput:
    return BadInput("the set-up line is missing", "end of text", "", "complaint-no-set-up")


def other_game(game: str, wanted: str) -> BadInput:
    values = {"game": echo(game), "wanted": wanted}
    return BadInput(f"a record of '{echo(game)}', not of '{wanted}'", "tag Game", "", "complaint-other-game", values)


def seats_cannot_play(seats: int) -> BadInput:
    values = {"seats": seats}
    return BadInput(f"{seats} seats cannot play this game", "tag Seats", "", "complaint-seats-cannot-play", values)


def wrong_hash(found: str, told: str, where: str) -> BadInput:
    values = {"found": found, "told": told}
    text = f"the position has hash {found}, the record says {told}"
    return BadInput(text, where, "", "complaint-wrong-hash", values)


def wrong_result() -> BadInput:
    text = "the result is not the one the plies lead to"
    return BadInput(text, "tag Result", "", "complaint-wrong-result")


def too_many_results(count: int, where: str) -> BadInput:
    text = f"{count} chance results too many"
    return BadInput(text, where, "", "complaint-too-many-results", {"count": count})
