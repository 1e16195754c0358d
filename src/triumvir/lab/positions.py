"""Positions that nobody played to: real ones with something changed, which a game must refuse or be able to go on from.

Whoever writes a position by hand, or with ill will, may write one that contradicts itself. A game either refuses it
with the place of the mistake, or keeps all laws from there to the end of the game, whatever anybody does and imagines.
"""

import copy
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance, Seeded
from triumvir.contract.errors import BadInput, BrokenLaw
from triumvir.contract.game import Game
from triumvir.contract.json import JSON, Reader, dumps, loads
from triumvir.contract.laws import Trial, replays
from triumvir.contract.play import Play, at_random
from triumvir.contract.position import Position, legal_actions, seats_to_act
from triumvir.contract.record import Record
from triumvir.lab.fuzzing import Table

REFUSED: Final = "refused"
ACCEPTED: Final = "accepted"
_NUMBER: Final = re.compile(r"\d+")
MOST_CHANGES: Final = 3


@dataclass(frozen=True)
class Flaw:
    """A written position that a game took and could not go on from."""

    law: int
    """0 for an error that is no broken law."""
    what: str
    position: str
    """As it was written: JSON, or one line."""
    seed: int
    record: Record | None

    def to_json(self) -> dict[str, JSON]:
        return {"law": self.law, "what": self.what, "position": self.position, "seed": self.seed}


# ---- where from ----------------------------------------------------------------------------------------------


def moments(game: Game, table: Table, seed: int, count: int) -> list[Position]:
    """Some positions of one random game, the set-up among them."""
    play = Play(game, table.options, table.seats, Seeded(seed), hashed=False)
    choose = at_random(Seeded(seed + 1))
    lines = [play.position.clone()]
    seats = seats_to_act(play.position)
    while seats:
        seat = seats[0]
        play.act(seat, choose(play.position, seat, legal_actions(play.position, seat, game.info.most_actions)))
        lines.append(play.position.clone())
        seats = seats_to_act(play.position)
    chance = Seeded(seed + 2)
    return [lines[0], *(lines[int(chance.below(len(lines)))] for _ in range(count - 1))]


# ---- changing ------------------------------------------------------------------------------------------------


def changed(position: JSON, other: JSON, chance: Chance) -> JSON:
    """A copy with up to three changes, some of them taken from another position."""
    whole: Any = copy.deepcopy(position)
    for _ in range(1 + chance.below(MOST_CHANGES)):
        _change(whole, other, chance)
    return whole  # type: ignore[no-any-return]


def _change(whole: Any, other: Any, chance: Chance) -> None:
    places = list(_places(whole))
    holder, key = places[int(chance.below(len(places)))]
    if chance.below(4) == 0 and isinstance(other, dict):
        fields = sorted(other)
        name = fields[int(chance.below(len(fields)))]
        whole[name] = copy.deepcopy(other[name])
    elif chance.below(6) == 0:
        _exchange(places, holder, key, chance)
    elif chance.below(10) == 0:
        del holder[key]
    else:
        holder[key] = _another(holder[key], chance)


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a JSON value that holds another value."""
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
    for key in keys:
        yield value, key
        if isinstance(value[key], dict | list):
            yield from _places(value[key])


def _exchange(places: list[tuple[Any, Any]], holder: Any, key: Any, chance: Chance) -> None:
    """Two values of one kind change places, if neither is inside the other."""
    value = holder[key]
    alike = [(box, name) for box, name in places if type(box[name]) is type(value) and not isinstance(value, dict)]
    box, name = alike[int(chance.below(len(alike)))] if alike else (holder, key)
    if not isinstance(value, list) or not (_holds(value, box[name]) or _holds(box[name], value)):
        holder[key], box[name] = box[name], value


def _holds(value: Any, inner: Any) -> bool:
    return any(box[name] is inner for box, name in _places(value))


def _another(value: Any, chance: Chance) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return (value + 1, value - 1, 0, -1, int(chance.below(12)), 10**12)[int(chance.below(6))]
    if isinstance(value, str):
        return _other_text(value, chance)
    if isinstance(value, list):
        return _other_list(value, chance)
    if isinstance(value, dict):
        return _other_list(list(value.items()), chance) and dict(_other_list(list(value.items()), chance))
    return (0, "", [], {})[int(chance.below(4))]


def _other_text(text: str, chance: Chance) -> str:
    """Parts exchanged, doubled or left out, a number changed, or a letter."""
    if "," in text and chance.below(2):
        return ",".join(_other_list(text.split(","), chance))
    numbers = list(_NUMBER.finditer(text))
    if numbers and chance.below(2):
        found = numbers[int(chance.below(len(numbers)))]
        return f"{text[: found.start()]}{max(0, int(found[0]) + 1 - 2 * int(chance.below(2)))}{text[found.end() :]}"
    return "".join(_other_list(list(text), chance))


def _other_list(items: list[Any], chance: Chance) -> list[Any]:
    if not items:
        return items
    here, there = int(chance.below(len(items))), int(chance.below(len(items)))
    kind = chance.below(4)
    if kind == 0:
        return [*items[:here], *items[here + 1 :]]
    if kind == 1:
        return [*items, items[here]]
    if kind == 2:
        return [*items[:here], items[there], *items[here + 1 :]]
    items = list(items)
    items[here], items[there] = items[there], items[here]
    return items


# ---- trying --------------------------------------------------------------------------------------------------


def written(game: Game, table: Table, seed: int, count: int) -> Iterator[str]:
    """So many changed positions as texts: mostly JSON, some in one line."""
    known = moments(game, table, seed, 6)
    chance = Seeded(seed + 3)
    for _ in range(count):
        one, other = (known[int(chance.below(len(known)))] for _ in range(2))
        if chance.below(5) == 0:
            yield _other_text(one.to_line(), chance)
        else:
            yield dumps(changed(_mutable(one.to_json()), _mutable(other.to_json()), chance))


def _mutable(value: JSON) -> Any:
    """The same JSON made of dicts and lists only."""
    if isinstance(value, dict):
        return {name: _mutable(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [_mutable(item) for item in value]
    return value


def try_position(game: Game, text: str, seed: int, every: int = 1) -> Flaw | str:
    """Refused or accepted, or what went wrong with it."""
    trial: Trial | None = None
    try:
        position = read_position(game, text)
        if position is None:
            return REFUSED
        table = table_of(game, position)
        trial = Trial(game, table.options, table.seats, seed, every=every, start=position.to_line())
        _play_to_the_end(trial)
        return ACCEPTED
    except BrokenLaw as error:
        return Flaw(error.law, error.what, text, seed, _record_of(trial))
    except Exception as error:  # whatever a game throws is a finding
        return Flaw(0, f"{type(error).__name__}: {error}", text, seed, _record_of(trial))


def read_position(game: Game, text: str) -> Position | None:
    """The position, or nothing if it is refused as it should be: with a reason and a place."""
    try:
        return game.position_from_json(loads(text)) if text.startswith("{") else game.position_from_line(text)
    except BadInput as error:
        if not error.what or not error.where:
            raise BrokenLaw(5, f"refused without a place: {error}") from None
        return None


def table_of(game: Game, position: Position) -> Table:
    """The options and seats that a position tells of itself."""
    told = Reader(position.to_json(), "position")
    options = told.object("options")
    given = {name: options.text(name) for name in options.fields}
    return Table(int(position.seats()), game.info.read_options(given))


def _play_to_the_end(trial: Trial) -> None:
    """Every law at every position, and what bots ask besides."""
    position = trial.play.position
    trial.check_position()
    seats = seats_to_act(position)
    while seats:
        _ask_everything(trial, seats)
        if len(trial.play.plies) >= trial.game.info.most_plies:
            raise BrokenLaw(1, f"{len(trial.play.plies)} plies and no end")
        trial.step(seats[int(trial.random.below(len(seats)))])
        seats = seats_to_act(position)
    replays(trial.game, trial.record())


def _ask_everything(trial: Trial, seats: Sequence[int]) -> None:
    """What a judge asks of a table that a seat imagines."""
    info = trial.game.info
    facts, of_actions = vec[i64]([0] * len(info.facts)), vec[i64]([0] * len(info.action_facts))
    for viewer in trial.viewers():
        twin = trial.play.position.imagine(viewer, Seeded(int(trial.random.below(1 << 30))))
        if viewer in seats:
            twin.facts(viewer, facts)
            for code in trial.sample(legal_actions(twin, viewer, info.most_actions)):
                twin.action_facts(viewer, code, of_actions)


def _record_of(trial: Trial | None) -> Record | None:
    return None if trial is None else trial.record()
