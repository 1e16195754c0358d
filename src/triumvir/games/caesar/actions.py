"""What a player can declare, as a number for search and as a typed value with a one-word notation for people.

| notation | meaning |
|---|---|
| `sword51@SC-IT>SC` | place the token on the space, its first (higher) value toward SC |
| `sword33@SC-IT` | place a token whose values are equal |
| `sword51@NU-AF*` | place it face down (Border Control) |
| `first:SC` | of two provinces closed at once, resolve this one first |
| `use:wealth`, `decline:might` | answer about the bonus just taken |
| `might:SC-IT`, `might:SC` | use Might on a token, on a control marker |
| `take:sword70` | take this Centurion token instead of drawing |
| `pass` | skip placing, because nothing fits |
| `tile`, `draw1`, `draw2`, `draw_centurion`, `execute`, `discard1` | Auto-Crassus goes on |
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from triumvir.contract.errors import BadInput, echo
from triumvir.contract.json import JSON, Reader
from triumvir.contract.position import Action
from triumvir.games.caesar.box import (
    BONUSES,
    COMMANDS,
    FIRST_CENTURION,
    HIGH,
    LOW,
    MIGHT,
    N_BONUSES,
    N_CENTURIONS,
    N_COMMANDS,
    N_KINDS,
    N_PROVINCES,
    N_SPACES,
    PROVINCES,
    SPACES,
    TOKENS,
)
from triumvir.games.caesar.spoken import ChooseFirst, DeclineBonus, Proceed, TakeCenturion, UseBonus, UseMight

__all__ = ("ChooseFirst", "DeclineBonus", "Proceed", "TakeCenturion", "UseBonus", "UseMight")

# Action codes: each sort of action begins where the sort before it ends.
FACINGS: Final = 3
FACE_DOWN: Final = 2
"""Facing 0: the first value toward the first province of the space; 1: toward the second; 2: face down."""
PLACE_CODES: Final = N_KINDS * N_SPACES * FACINGS
FIRST: Final = PLACE_CODES
USE: Final = FIRST + N_PROVINCES
DECLINE: Final = USE + N_BONUSES
MIGHT_TOKEN: Final = DECLINE + N_BONUSES
MIGHT_MARKER: Final = MIGHT_TOKEN + N_SPACES
TAKE_CENTURION: Final = MIGHT_MARKER + N_PROVINCES
PASS_CODE: Final = TAKE_CENTURION + N_CENTURIONS
TURN_TILE: Final = PASS_CODE + 1
COMMAND: Final = TURN_TILE + 1
N_CODES: Final = COMMAND + N_COMMANDS


def placing(kind: i64, space: i64) -> i64:
    """The code of placing a token on a space with facing 0; the other facings follow."""
    return (kind * N_SPACES + space) * FACINGS


def placed_kind(action: i64) -> i64:
    return action // (N_SPACES * FACINGS)


def placed_space(action: i64) -> i64:
    return action // FACINGS % N_SPACES


def placed_facing(action: i64) -> i64:
    return action % FACINGS


@dataclass(frozen=True)
class PlaceToken(Action):
    token: str
    space: str
    facing: int

    def notation(self) -> str:
        text = f"{self.token}@{self.space}"
        if self.facing == FACE_DOWN:
            return text + "*"
        if self.facing == 0 and _is_even(self.token):
            return text
        return f"{text}>{self.space.split('-')[self.facing]}"

    def to_json(self) -> Mapping[str, JSON]:
        toward = "down" if self.facing == FACE_DOWN else self.space.split("-")[self.facing]
        return {"do": "place", "token": self.token, "space": self.space, "toward": toward}


PROCEEDS: Final = ("pass", "tile", *COMMANDS)


def _is_even(token: str) -> bool:
    kind = TOKENS.index(token)
    return HIGH[kind] == LOW[kind]


# ---- numbers and values --------------------------------------------------------------------------------------


def decode(code: int) -> Action:
    """The action with this code."""
    if not 0 <= code < N_CODES:
        raise BadInput(f"{code} is no action code", "action")
    if code < FIRST:
        return PlaceToken(TOKENS[placed_kind(code)], SPACES[placed_space(code)], int(placed_facing(code)))
    if code < USE:
        return ChooseFirst(PROVINCES[code - FIRST])
    if code < DECLINE:
        return UseBonus(BONUSES[code - USE])
    if code < MIGHT_TOKEN:
        return DeclineBonus(BONUSES[code - DECLINE])
    if code < MIGHT_MARKER:
        return UseMight(SPACES[code - MIGHT_TOKEN])
    if code < TAKE_CENTURION:
        return UseMight(PROVINCES[code - MIGHT_MARKER])
    if code < PASS_CODE:
        return TakeCenturion(TOKENS[FIRST_CENTURION + code - TAKE_CENTURION])
    return Proceed(PROCEEDS[code - PASS_CODE])


def encode(action: Action) -> int:
    """The code of an action."""
    if isinstance(action, PlaceToken):
        return int(placing(TOKENS.index(action.token), SPACES.index(action.space))) + action.facing
    if isinstance(action, ChooseFirst):
        return FIRST + PROVINCES.index(action.province)
    if isinstance(action, UseBonus):
        return USE + BONUSES.index(action.bonus)
    if isinstance(action, DeclineBonus):
        return DECLINE + BONUSES.index(action.bonus)
    if isinstance(action, UseMight):
        if action.target in SPACES:
            return MIGHT_TOKEN + SPACES.index(action.target)
        return MIGHT_MARKER + PROVINCES.index(action.target)
    if isinstance(action, TakeCenturion):
        return TAKE_CENTURION + TOKENS.index(action.token) - FIRST_CENTURION
    assert isinstance(action, Proceed)
    return PASS_CODE + PROCEEDS.index(action.step)


# ---- reading -------------------------------------------------------------------------------------------------


def read_action(text: str) -> Action:
    """The action with this notation."""
    if text in PROCEEDS:
        return Proceed(text)
    if "@" in text:
        return _read_placement(text)
    word, colon, rest = text.partition(":")
    if not colon:
        raise BadInput(f"'{echo(text)}' is no action", "action")
    return action_from_json({"do": word, _ARGUMENT.get(word, "?"): rest})


_ARGUMENT: Final = {
    "first": "province",
    "use": "bonus",
    "decline": "bonus",
    "might": "target",
    "take": "token",
}


def _read_placement(text: str) -> Action:
    token, _, rest = text.partition("@")
    if rest.endswith("*"):
        return _placement(token, rest[:-1], "down")
    space, arrow, toward = rest.partition(">")
    if not arrow:
        if token in TOKENS and not _is_even(token):
            raise BadInput(
                f"which province does the {HIGH[TOKENS.index(token)]} face? (add '>' and a province)", echo(text)
            )
        toward = space.partition("-")[0]
    return _placement(token, space, toward)


def _placement(token: str, space: str, toward: str) -> Action:
    _known(token, TOKENS, "token")
    _known(space, SPACES, "space")
    ends = [*space.split("-"), "down"]
    _known(toward, tuple(ends), "toward")
    facing = ends.index(toward)
    if facing == 1 and _is_even(token):
        facing = 0
    return PlaceToken(token, space, facing)


def _known(word: str, words: tuple[str, ...], what: str) -> str:
    if word not in words:
        raise BadInput(f"unknown {what} '{echo(word)}'", "action")
    return word


def action_from_json(value: JSON) -> Action:
    """The action that this JSON object describes."""
    reader = Reader(value, "action")
    verb = reader.text("do")
    if verb in PROCEEDS:
        reader.only(("do",))
        return Proceed(verb)
    if verb == "place":
        reader.only(("do", "token", "space", "toward"))
        return _placement(reader.text("token"), reader.text("space"), reader.text("toward"))
    if verb not in _ARGUMENT:
        raise BadInput(f"'{echo(verb)}' is no action", "action.do")
    reader.only(("do", _ARGUMENT[verb]))
    return _simple(verb, reader.text(_ARGUMENT[verb]))


def _simple(verb: str, word: str) -> Action:
    if verb == "first":
        return ChooseFirst(_known(word, PROVINCES, "province"))
    if verb == "use":
        if word == BONUSES[MIGHT]:
            raise BadInput("Might is used by naming its target, as in might:SC-IT", "action")
        return UseBonus(_known(word, BONUSES, "bonus"))
    if verb == "decline":
        return DeclineBonus(_known(word, BONUSES, "bonus"))
    if verb == "might":
        return UseMight(_known(word, SPACES + PROVINCES, "target"))
    return TakeCenturion(_known(word, TOKENS[FIRST_CENTURION:], "Centurion token"))
