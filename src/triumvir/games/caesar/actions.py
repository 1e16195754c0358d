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
| `bank:draw`, `bank:leave` | draw from the bank for a token placed face down, or not |
| `pass` | skip placing, because nothing fits |
| `tile`, `draw1`, `draw2`, `draw_centurion`, `execute`, `discard1` | Auto-Crassus goes on |
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from triumvir.contract.complaints import no_action, unknown
from triumvir.contract.errors import BadInput, echo
from triumvir.contract.json import JSON, Reader
from triumvir.contract.position import Action
from triumvir.games.caesar.box import (
    BONUSES,
    COMMANDS,
    MIGHT,
    N_BONUSES,
    N_CENTURIONS,
    N_COMMANDS,
    N_KINDS,
    N_PROVINCES,
    N_SPACES,
    PROVINCES,
    SPACES,
)
from triumvir.games.caesar.contents import Box
from triumvir.games.caesar.own_box import BOX_AS_PRINTED, PRINTED_BOX, Boxes
from triumvir.games.caesar.spoken import (
    AnswerBank,
    ChooseFirst,
    DeclineBonus,
    Proceed,
    TakeCenturion,
    UseBonus,
    UseMight,
)
from triumvir.games.caesar.tokens import face_of, is_even

__all__ = ("AnswerBank", "ChooseFirst", "DeclineBonus", "Proceed", "TakeCenturion", "UseBonus", "UseMight")

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
BANK_DRAW: Final = COMMAND + N_COMMANDS
BANK_LEAVE: Final = BANK_DRAW + 1
N_CODES: Final = BANK_LEAVE + 1


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
        if self.facing == 0 and is_even(self.token):
            return text
        return f"{text}>{self.space.split('-')[self.facing]}"

    def to_json(self) -> Mapping[str, JSON]:
        toward = "down" if self.facing == FACE_DOWN else self.space.split("-")[self.facing]
        return {"do": "place", "token": self.token, "space": self.space, "toward": toward}


PROCEEDS: Final = ("pass", "tile", *COMMANDS)
BANK_ANSWERS: Final = ("draw", "leave")


# ---- numbers and values --------------------------------------------------------------------------------------


def decode(code: int, box: Box = PRINTED_BOX) -> Action:
    """The action with this code; kinds are those of the box."""
    if not 0 <= code < N_CODES or (code < FIRST and placed_kind(code) >= box.kinds):
        raise BadInput(f"{code} is no action code", "action")
    if code < FIRST:
        return PlaceToken(box.tokens[placed_kind(code)], SPACES[placed_space(code)], int(placed_facing(code)))
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
        return TakeCenturion(box.centurions[code - TAKE_CENTURION])
    if code < BANK_DRAW:
        return Proceed(PROCEEDS[code - PASS_CODE])
    return AnswerBank(BANK_ANSWERS[code - BANK_DRAW])


def encode(action: Action, box: Box = PRINTED_BOX) -> int:
    """The code of an action; the token must be one of the box."""
    if isinstance(action, PlaceToken):
        return int(placing(_kind(action.token, box.tokens, box), SPACES.index(action.space))) + action.facing
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
        return TAKE_CENTURION + _kind(action.token, box.centurions, box)
    if isinstance(action, AnswerBank):
        return BANK_DRAW + BANK_ANSWERS.index(action.answer)
    assert isinstance(action, Proceed)
    return PASS_CODE + PROCEEDS.index(action.step)


def _kind(token: str, tokens: tuple[str, ...], box: Box) -> int:
    if token not in tokens:
        raise BadInput(f"the box {box.name} has no token '{echo(token)}'", "action", "C1.7")
    return tokens.index(token)


# ---- reading -------------------------------------------------------------------------------------------------


def read_action(text: str, boxes: Boxes = BOX_AS_PRINTED) -> Action:
    """The action with this notation, with a token of any of the boxes."""
    if text in PROCEEDS:
        return Proceed(text)
    if "@" in text:
        return _read_placement(text, boxes)
    word, colon, rest = text.partition(":")
    if not colon:
        raise no_action(text)
    return action_from_json({"do": word, _ARGUMENT.get(word, "?"): rest}, boxes)


_ARGUMENT: Final = {
    "first": "province",
    "use": "bonus",
    "decline": "bonus",
    "might": "target",
    "take": "token",
    "bank": "answer",
}


def _read_placement(text: str, boxes: Boxes) -> Action:
    token, _, rest = text.partition("@")
    if rest.endswith("*"):
        return _placement(token, rest[:-1], "down", boxes)
    space, arrow, toward = rest.partition(">")
    if not arrow:
        if token in boxes.tokens and not is_even(token):
            what = f"which province does the {face_of(token).high} face? (add '>' and a province)"
            raise BadInput(what, echo(text))
        toward = space.partition("-")[0]
    return _placement(token, space, toward, boxes)


def _placement(token: str, space: str, toward: str, boxes: Boxes) -> Action:
    _known(token, boxes.tokens, "token")
    _known(space, SPACES, "space")
    ends = [*space.split("-"), "down"]
    _known(toward, tuple(ends), "toward")
    facing = ends.index(toward)
    if facing == 1 and is_even(token):
        facing = 0
    return PlaceToken(token, space, facing)


def _known(word: str, words: tuple[str, ...] | frozenset[str], what: str) -> str:
    if word not in words:
        raise unknown(what, word, "action")
    return word


def action_from_json(value: JSON, boxes: Boxes = BOX_AS_PRINTED) -> Action:
    """The action that this JSON object describes, with a token of any of the boxes."""
    reader = Reader(value, "action")
    verb = reader.text("do")
    if verb in PROCEEDS:
        reader.only(("do",))
        return Proceed(verb)
    if verb == "place":
        reader.only(("do", "token", "space", "toward"))
        return _placement(reader.text("token"), reader.text("space"), reader.text("toward"), boxes)
    if verb not in _ARGUMENT:
        raise BadInput(f"'{echo(verb)}' is no action", "action.do")
    reader.only(("do", _ARGUMENT[verb]))
    return _simple(verb, reader.text(_ARGUMENT[verb]), boxes)


def _simple(verb: str, word: str, boxes: Boxes) -> Action:
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
    if verb == "bank":
        return AnswerBank(_known(word, BANK_ANSWERS, "answer"))
    return TakeCenturion(_known(word, boxes.centurions, "Centurion token"))
