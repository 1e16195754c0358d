"""Races for tests, written as a player would describe them, and short ways to act in them."""

from collections.abc import Mapping

from triumvir.contract.chance import Chance, Scripted
from triumvir.contract.event import Event, Log
from triumvir.contract.json import JSON
from triumvir.contract.position import legal_actions, seats_to_act
from triumvir.games.ave_caesar.box import FACTIONS
from triumvir.games.ave_caesar.course import built_in_course
from triumvir.games.ave_caesar.game import AVE_CAESAR
from triumvir.games.ave_caesar.position import AveCaesarPosition
from triumvir.games.ave_caesar.track import DIRECTIONS, Track, make_track

RED, WHITE, BLUE, GREEN, GOLD, PURPLE = FACTIONS
ONE_RACE = {"races": "1"}
MOST = AVE_CAESAR.info.most_actions


def track(course: str, direction: str = "clockwise") -> Track:
    return make_track(built_in_course(course), DIRECTIONS.index(direction))


def cell(on: Track, name: str) -> int:
    return on.numbers[name]


def cards(text: str) -> list[JSON]:
    return [int(card) for card in text]


def race(
    cells: Mapping[str, str],
    hands: Mapping[str, str] | None = None,
    *,
    options: Mapping[str, str] | None = None,
    players: int | None = None,
    crossings: Mapping[str, int] | None = None,
    played: Mapping[str, str] | None = None,
    version: int = AVE_CAESAR.info.rules_version,
    **fields: JSON,
) -> AveCaesarPosition:
    """A race in its first lap on white, every player with 1 2 3 in hand and a 1 played, unless told otherwise."""
    given = {**ONE_RACE, **(options or {})}
    off = [str(name) for field in ("home", "stranded") for name in _names(fields.get(field))]
    everybody = [name for name in FACTIONS if name in cells or name in off]
    neutral = int(given.get("neutral", "0"))
    driven = everybody[: len(everybody) - neutral]
    if players is None:
        players = len(driven) // int(given.get("chariots", "1"))
    position = AVE_CAESAR.under(version).position_from_json(
        {
            "options": given,
            "players": players,
            "cells": dict(cells),
            "hands": {name: cards((hands or {}).get(name, "123")) for name in driven if name in cells},
            "played": {name: cards((played or {}).get(name, "1")) for name in everybody},
            "crossings": {name: (crossings or {}).get(name, 1) for name in cells},
            **fields,
        }
    )
    assert isinstance(position, AveCaesarPosition)
    return position


def _names(value: JSON) -> list[JSON]:
    return list(value) if isinstance(value, list) else []


def alone(at: str, hand: str, **fields: JSON) -> AveCaesarPosition:
    """One chariot that matters; another waits on Q1, far away from most cells."""
    return race({RED: at, WHITE: "Q1"}, {RED: hand}, **fields)  # type: ignore[arg-type]


def moves(position: AveCaesarPosition) -> set[str]:
    """The notations of all legal actions."""
    seat = seats_to_act(position)[0]
    return {position.action(code).notation() for code in legal_actions(position, seat, MOST)}


def act(position: AveCaesarPosition, notation: str, chance: Chance | None = None) -> list[Event]:
    """Do it, and tell what happened."""
    log = Log()
    seat = seats_to_act(position)[0]
    code = position.code(AVE_CAESAR.read_action(notation))
    position.apply(seat, code, chance or Scripted(), log)
    assert position.audit() == ""
    return log.take()


def forbidden(position: AveCaesarPosition, notation: str) -> str:
    """The rule that forbids it."""
    return position.forbids(seats_to_act(position)[0], position.code(AVE_CAESAR.read_action(notation)))


def kinds(events: list[Event]) -> list[str]:
    return [event.kind() for event in events]


def at(position: AveCaesarPosition, name: str) -> str:
    return position.track.names[position.at[FACTIONS.index(name)]]


def of(position: AveCaesarPosition, field: str) -> JSON:
    return position.to_json()[field]


def started(
    options: Mapping[str, str] | None = None,
    seats: int = 2,
    chance: Chance | None = None,
    version: int = AVE_CAESAR.info.rules_version,
) -> AveCaesarPosition:
    game = AVE_CAESAR.under(version)
    position = game.start(game.info.read_options(options or {}), seats, chance or Scripted())
    assert isinstance(position, AveCaesarPosition)
    return position
