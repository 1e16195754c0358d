"""Make the golden records of Ave Caesar: few tournaments that together show everything the rules can do.

    .venv/bin/python tools/golden_ave_caesar.py

Golden records are replayed with a hash for every ply on each build; they change only together with the rules version,
and those of an earlier version stay for ever, in a folder of their own.
Every table below is played by a driver or at random; then random races are kept that show something still missing.
"""

from collections.abc import Iterator
from pathlib import Path

from tests.games.ave_caesar.golden_claims import CLAIMS, shown_by

from triumvir.bots.roster import THUMB, make_bot
from triumvir.contract.chance import Seeded
from triumvir.contract.play import Play, at_random, play_game
from triumvir.contract.record import Record
from triumvir.contract.sight import Sight
from triumvir.games.ave_caesar.game import AVE_CAESAR
from triumvir.kits.catalogue import kit_of

FOLDER = Path(__file__).parent.parent / "tests/games/ave_caesar/golden"
COUNTER = "direction=counter_clockwise"
BOOK_OF_1989 = " ".join(f"{name}={value}" for name, value in AVE_CAESAR.info.reading("1989").items())

# fmt: off
TABLES = {
    # name                 seats  by driver  options
    "white":                  (4, True,  "races=1"),
    "white-counter":          (3, True,  f"races=1 {COUNTER}"),
    "blue":                   (5, True,  "races=1 course=blue"),
    "blue-counter":           (2, True,  f"races=1 course=blue {COUNTER}"),
    "yellow":                 (6, True,  "races=1 course=yellow"),
    "yellow-counter":         (4, True,  f"races=1 course=yellow {COUNTER}"),
    "red":                    (3, True,  "races=1 course=red"),
    "red-counter":            (6, True,  f"races=1 course=red {COUNTER}"),
    "tournament":             (4, True,  ""),
    "tournament-1989":        (3, True,  f"course=blue {BOOK_OF_1989}"),
    "tournament-2006":        (2, True,  "course=red"),
    "by-result":              (3, True,  "races=3 next_starter=by_result other_course=blue"),
    "started-last":           (5, True,  "races=2 next_starter=started_last course=yellow other_course=red"),
    "other-white":            (2, True,  "races=2 course=blue other_course=white"),
    "other-yellow":           (2, True,  "races=2 course=red other_course=yellow"),
    "neutral-1":              (3, True,  "races=1 neutral=1"),
    "neutral-2":              (4, True,  "races=1 neutral=2 course=yellow"),
    "neutral-3":              (2, True,  "races=2 neutral=3 course=blue next_starter=by_result"),
    "neutral-4":              (2, True,  "races=1 neutral=4 course=red sixes_after_first_finish=free"),
    "neutral-tournament":     (2, True,  "neutral=2 next_starter=started_last"),
    "two-chariots":           (2, True,  "races=1 chariots=2"),
    "two-chariots-three":     (3, True,  "races=1 chariots=2 course=yellow"),
    "three-chariots":         (2, True,  "races=2 chariots=3 course=red next_starter=by_result"),
    "two-chariots-neutral":   (2, True,  "races=1 chariots=2 neutral=2 course=blue"),
    "free-after-finish":      (4, True,  "races=1 sixes_after_first_finish=free"),
    "driven-1":               (3, True,  "races=1 neutral=1 neutral_drivers=players"),
    "driven-4":               (2, True,  "races=2 neutral=4 neutral_drivers=players course=yellow"),
    "driven-chariots":        (2, True,  "races=1 chariots=2 neutral=2 neutral_drivers=players course=blue"),
    "may-skip":               (5, True,  "races=1 blocked_lane=may_skip"),
    "must-play-sixes":        (6, True,  "races=1 only_sixes=must course=yellow"),
    "middle":                 (3, True,  f"races=1 start_places=middle {COUNTER}"),
    "random-2":               (2, False, "races=1"),
    "random-4":               (4, False, "races=1 course=blue"),
    "random-6":               (6, False, "races=1 course=yellow"),
    "random-neutral":         (3, False, f"races=1 neutral=3 course=red {COUNTER}"),
    "random-chariots":        (3, False, f"races=1 chariots=2 {COUNTER}"),
    "random-free":            (5, False, "races=1 sixes_after_first_finish=free"),
    "random-driven":          (4, False, f"races=1 neutral=2 neutral_drivers=players course=red {COUNTER}"),
}
# fmt: on
SEARCHED = (
    (2, "races=1"),
    (3, "races=1 course=blue"),
    (6, "races=1"),
    (6, "races=1 course=blue sixes_after_first_finish=free"),
    (6, "races=1 blocked_lane=may_skip only_sixes=must"),
    (3, "races=1 neutral=3"),
    (2, "races=2 neutral=4 course=yellow"),
    (2, "races=2 course=yellow"),
)


def play(seats: int, by_driver: bool, words: str, seed: int) -> Record:
    options = AVE_CAESAR.info.read_options(dict(word.split("=") for word in words.split()))
    table = Play(AVE_CAESAR, options, seats, Seeded(seed))
    driver = make_bot(kit_of(AVE_CAESAR).judges, seats, THUMB, seed + 1)
    by_rule_of_thumb = lambda position, seat, _: driver.choose(Sight(AVE_CAESAR, position, seat))  # noqa: E731
    return play_game(table, by_rule_of_thumb if by_driver else at_random(Seeded(seed + 1)))


def listed() -> Iterator[tuple[str, Record]]:
    for number, (name, (seats, by_driver, words)) in enumerate(TABLES.items()):
        yield f"{number:02}-{name}", play(seats, by_driver, words, 100 + number)


def searched(rounds: int = 3000) -> Iterator[tuple[str, Record]]:
    for seed in range(rounds):
        for number, (seats, words) in enumerate(SEARCHED):
            yield f"s{number}-{seed}", play(seats, False, words, 1000 * seed + 7)


def main() -> None:
    missing = set(CLAIMS)
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.record"):
        old.unlink()
    for name, record in listed():
        missing = keep(name, record, missing)
    for name, record in searched():
        if not missing:
            break
        if missing & shown_by(record):
            missing = keep(name, record, missing)
    print(f"{len(list(FOLDER.glob('*.record')))} records; not shown: {sorted(missing) or 'nothing'}")


def keep(name: str, record: Record, missing: set[str]) -> set[str]:
    (FOLDER / f"{name}.record").write_text(record.to_text(), "utf-8")
    return missing - shown_by(record)


if __name__ == "__main__":
    main()
