"""Record situations for the workbench of the browser client: what every viewer is shown at every ply of some games.

    .venv/bin/python -m tools.make_board_fixtures

They go to `web/workbench/fixtures`, which is not kept: make them anew whenever the views change.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from triumvir.contract.chance import Seeded
from triumvir.contract.event import Event, story
from triumvir.contract.info import parse_options
from triumvir.contract.json import JSON
from triumvir.contract.play import Play, at_random
from triumvir.contract.position import SPECTATOR, Position, legal_actions, seats_to_act
from triumvir.kits.catalogue import complete_options, game_named

FOLDER = Path(__file__).resolve().parent.parent / "web/workbench/fixtures"


@dataclass(frozen=True)
class Sitting:
    name: str
    game: str
    seats: int
    options: str
    seed: int


MODULES = "poison=on centurions=on border_control=on"
SITTINGS = (
    Sitting("caesar", "caesar", 2, "", 4),
    Sitting("caesar-modules", "caesar", 2, MODULES, 3),
    Sitting("caesar-crassus", "caesar", 2, f"crassus=normal {MODULES}", 7),
    Sitting("ave-caesar", "ave-caesar", 4, "races=2", 5),
    Sitting("ave-caesar-six", "ave-caesar", 6, "races=2 course=yellow direction=counter_clockwise", 8),
    Sitting("ave-caesar-neutral", "ave-caesar", 2, "races=2 course=blue neutral=2 chariots=2", 2),
    Sitting("cleopatra", "cleopatra", 2, "action_order=custom", 11),
    Sitting("cleopatra-tickets", "cleopatra", 2, "orgy_tickets=on two_face_down=on action_order=preset", 6),
)


def record(sitting: Sitting) -> dict[str, JSON]:
    """A game played at random, as each seat and a spectator see it."""
    game = game_named(sitting.game)
    options = complete_options(game, parse_options(sitting.options.split()), sitting.seats)
    chance = Seeded(sitting.seed)
    play = Play(game, options, sitting.seats, chance, hashed=False)
    choose = at_random(Seeded(sitting.seed + 1000))
    most = game.info.most_actions
    plies: list[JSON] = [situation(play.position, sitting.seats, most, [], "")]
    seats = seats_to_act(play.position)
    while seats:
        seat = seats[0]
        action = choose(play.position, seat, legal_actions(play.position, seat, most))
        notation = play.position.action(action).notation()
        plies.append(situation(play.position, sitting.seats, most, play.act(seat, action), notation))
        seats = seats_to_act(play.position)
    return {
        "game": sitting.game,
        "sides": list(game.info.sides[: sitting.seats]),
        "options": {option.name: options[option.name] for option in game.info.options},
        "plies": plies,
    }


def situation(position: Position, seats: int, most: int, events: Sequence[Event], move: str) -> JSON:
    outcome = position.outcome()
    return {
        "move": move,
        "to_act": [int(seat) for seat in seats_to_act(position)],
        "outcome": None if outcome is None else outcome.to_json(),
        "viewers": [seen_by(position, viewer, most, events) for viewer in viewers(seats)],
    }


def viewers(seats: int) -> Iterator[int]:
    """Every seat, and at the end a spectator."""
    yield from range(seats)
    yield SPECTATOR


def seen_by(position: Position, viewer: int, most: int, events: Sequence[Event]) -> JSON:
    seen = [event.seen_by(viewer) for event in events]
    return {
        "view": position.view(viewer).to_json(),
        "legal": offers(position, viewer, most),
        "refusals": [] if viewer == SPECTATOR else [refusal.to_json() for refusal in position.refusals(viewer)],
        "events": [event.to_json() for event in seen],
        "lines": [telling.to_json() for telling in story(seen)],
    }


def offers(position: Position, viewer: int, most: int) -> list[JSON]:
    if viewer not in seats_to_act(position):
        return []
    actions = [position.action(code) for code in legal_actions(position, viewer, most)]
    return [{"notation": action.notation(), "action": dict(action.to_json())} for action in actions]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for sitting in SITTINGS:
        text = json.dumps(record(sitting), separators=(",", ":"))
        Path(FOLDER, f"{sitting.name}.json").write_text(text)
        print(f"{sitting.name}: {len(text) // 1024} kB")


if __name__ == "__main__":
    main()
