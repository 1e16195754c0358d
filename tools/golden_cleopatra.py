"""Make the golden records of Caesar & Cleopatra anew: `python tools/golden_cleopatra.py`.

Whole random games over all options, one game for every way to end, and short scenes for what random games rarely show.
A golden record is a promise: only make them anew when the rules or the position notation change, and then keep those of
the earlier version of the rules in a folder of their own (`golden/v1`): they are replayed for ever.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from triumvir.contract.chance import Scripted, Seeded
from triumvir.contract.info import Options
from triumvir.contract.json import JSON
from triumvir.contract.play import Play, at_random, play_game
from triumvir.contract.position import seats_to_act
from triumvir.contract.record import Record
from triumvir.games.cleopatra.box import CARDS, COPIES
from triumvir.games.cleopatra.game import CLEOPATRA

FOLDER: Final = Path(__file__).parents[1] / "tests" / "games" / "cleopatra" / "golden"
INFO: Final = CLEOPATRA.info
MIXED_GAMES: Final = 18


def mixed(number: int) -> Options:
    """One of all combinations of options."""
    given: dict[str, str] = {}
    for option in INFO.options:
        number, value = divmod(number, len(option.values))
        given[option.name] = option.values[value]
    return INFO.read_options(given)


def random_game(options: Options, seed: int) -> Record:
    return play_game(Play(CLEOPATRA, options, 2, Seeded(seed)), at_random(Seeded(seed + 1)))


def mixed_games() -> Iterator[tuple[str, Record]]:
    for number in range(MIXED_GAMES):
        yield f"mixed-{number:02}", random_game(mixed(number * 61), number)


def ends() -> Iterator[tuple[str, Record]]:
    """For every end reason the first random game that has it."""
    for reason in INFO.end_reasons:
        seed = 100
        while (record := random_game(INFO.read_options({}), seed)).outcome is None or _reason(record) != reason:
            seed += 1
        yield f"end-{reason}", record


def _reason(record: Record) -> str:
    return record.outcome.reason if record.outcome else ""


@dataclass(frozen=True)
class Scene:
    """A position, and what is done in it; chance always gives the lowest result."""

    name: str
    table: Mapping[str, Sequence[str]]
    cleopatra: Sequence[str]
    actions: str
    caesar: Sequence[str] = ("1", "2")
    vote: str = "aediles"
    options: Mapping[str, str] = field(default_factory=dict)
    is_lone: bool = False
    """Cleopatra plays alone, and all reserves are empty."""


def vote(name: str, caesar: str, cleopatra: str) -> Scene:
    """A vote of the Aediles over these cards."""
    table = {"aediles.caesar": [f"{card}*" for card in caesar.split()]}
    table["aediles.cleopatra"] = [f"{card}*" for card in cleopatra.split()]
    turn = "1@senators* finish draw:action draw:action draw:action draw:action draw:action"
    return Scene(f"vote-{name}", table, ["1"], turn)


def last_vote(value: str) -> Scene:
    """Cleopatra, alone, fills her last place; the vote of the Senators would make room."""
    table = {
        "senators.caesar": ["5", "3"],
        "senators.cleopatra": ["1", "1", "1", "1", "1"],
        "praetors.caesar": ["2", "2", "2", "2"],
        "praetors.cleopatra": ["2", "2", "2", "2"],
        "quaestors.caesar": ["3", "3", "3", "3"],
        "quaestors.cleopatra": ["3", "3", "3", "3"],
        "censors.caesar": ["5", "5", "P", "P"],
        "censors.cleopatra": ["3", "2", "2"],
        "aediles.caesar": ["4", "4", "4", "4"],
        "aediles.cleopatra": ["4", "4", "4", "4"],
    }
    options = {"last_vote": value}
    turn = "3@censors* finish"
    return Scene(
        f"last-vote-{value}", table, ["1", "3"], turn, caesar=[], vote="senators", options=options, is_lone=True
    )


SCENES: Final = (
    last_vote("none"),
    last_vote("turned"),
    vote("philosopher-inverts", "3 P", "4 5"),
    vote("philosopher-alone-wins", "P", "2 4"),
    vote("philosopher-alone-waits", "P", ""),
    vote("philosopher-backfires", "5 5 P", "3"),
    vote("philosopher-against-nobody", "3 P", ""),
    vote("philosophers-cancel", "2 P", "5 P"),
    vote("philosophers-tie", "P", "P"),
    vote("philosopher-tie", "5 P", "2 3"),
    vote("two-philosophers", "2 P P", "4 1"),
    vote("two-against-one", "5 P P", "1 P"),
    vote("two-against-two", "4 P P", "3 P P"),
    vote("plain", "3 4", "2 3 3"),
    vote("empty", "", ""),
    Scene(
        "assassination",
        {"senators.caesar": ["5", "P"]},
        ["1", "assassination"],
        "assassination:senators.P allow 1@censors*",
    ),
    Scene("spy", {}, ["1", "spy"], "spy allow take:2 draw:influence 1@censors*"),
    Scene("spy-declined", {}, ["1", "spy"], "spy allow take:2 decline 1@censors*"),
    Scene(
        "castling",
        {"senators.cleopatra": ["5", "1*"], "censors.cleopatra": ["2"]},
        ["1", "castling"],
        "castling:senators-censors allow move:1@censors move:2@senators move:5@censors 1@censors*",
    ),
    Scene("scout", {"senators.caesar": ["5*", "P*"]}, ["1", "scout"], "1@senators* scout:senators allow"),
    Scene("wrath", {"senators.caesar": ["5*", "P"]}, ["1", "2", "wrath"], "1@senators wrath:senators allow 2@censors"),
    Scene(
        "veto",
        {"senators.caesar": ["5"]},
        ["1", "assassination"],
        "assassination:senators.5 veto draw:action 1@censors*",
        caesar=["1", "veto"],
    ),
    Scene(
        "cut-short",
        {
            "senators.caesar": ["1", "1", "1", "1", "1"],
            "senators.cleopatra": ["5", "P", "P"],
            "praetors.caesar": ["2", "2", "2", "2"],
            "praetors.cleopatra": ["2", "2", "2", "2"],
            "quaestors.caesar": ["3", "3", "3", "3"],
            "quaestors.cleopatra": ["3", "3", "3", "3"],
            "censors.caesar": ["5", "5", "P", "P"],
            "censors.cleopatra": ["3", "2", "2", "3"],
            "aediles.caesar": ["4", "4", "4", "4"],
            "aediles.cleopatra": ["4", "4", "4", "4"],
        },
        ["1", "assassination"],
        "assassination:censors.5 veto decline draw:action draw:action draw:action draw:action",
        caesar=["1", "veto"],
    ),
    Scene(
        "extraordinary",
        {"aediles.caesar": ["5", "5", "5", "5"], "aediles.cleopatra": ["1", "1", "1"]},
        ["1"],
        "1@aediles* finish draw:action draw:action draw:action draw:action draw:action",
    ),
)


def scenes() -> Iterator[tuple[str, Record]]:
    for scene in SCENES:
        options = INFO.read_options({"action_order": "shuffled", **scene.options})
        play = Play(CLEOPATRA, options, 2, Scripted(), start=_line(scene))
        for text in scene.actions.split():
            play.act(seats_to_act(play.position)[0], play.position.code(CLEOPATRA.read_action(text)))
        yield f"scene-{scene.name}", play.record()


def _line(scene: Scene) -> str:
    votes = ["senators", "praetors", "quaestors", "censors", "aediles", "orgy", "orgy"]
    votes.remove(scene.vote)
    table: dict[str, JSON] = {key: list(cards) for key, cards in scene.table.items()}
    options: dict[str, JSON] = {"action_order": "shuffled", **scene.options}
    return CLEOPATRA.position_from_json(
        {
            "game": "cleopatra",
            "options": options,
            "table": table,
            "hand": {"caesar": list(scene.caesar), "cleopatra": list(scene.cleopatra)},
            "bonus": {"caesar": "senators", "cleopatra": "praetors"},
            "pile": [scene.vote, "shuffle"],
            "vote_discards": votes,
            **(_alone(scene) if scene.is_lone else {}),
        }
    ).to_line()


def _alone(scene: Scene) -> dict[str, JSON]:
    """What is neither in hand nor on the table is discarded."""
    box = [name for kind, name in enumerate(CARDS) for _ in range(COPIES[kind])]
    discards: dict[str, JSON] = {}
    for side, hand in (("caesar", scene.caesar), ("cleopatra", scene.cleopatra)):
        lying = [card for key, cards in scene.table.items() if key.endswith(side) for card in cards]
        left = Counter(box) - Counter([*hand, *lying])
        discards[side] = list(left.elements())
    return {"lone": "cleopatra", "discards": discards}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.record"):
        old.unlink()
    for name, record in [*mixed_games(), *ends(), *scenes()]:
        (FOLDER / f"{name}.record").write_text(record.to_text(), "utf-8")
    print(f"{len(list(FOLDER.glob('*.record')))} records in {FOLDER}")


if __name__ == "__main__":
    main()
