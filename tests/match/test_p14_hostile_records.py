"""P14: whatever a record from outside says, it is read or refused with a complaint, and nothing else."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from triumvir.contract.errors import LONGEST_COMPLAINT, BadInput
from triumvir.contract.record import LONGEST_RECORD, read_record
from triumvir.kits.catalogue import GAMES
from triumvir.match.record import from_record
from triumvir.match.sealed import proof_of, verify_chance

TESTS = Path(__file__).parents[1]
GOLDEN = sorted([*TESTS.glob("games/*/golden/*.record"), *TESTS.glob("match/golden/*.record")])
CAESAR = next(path for path in GOLDEN if "games/caesar" in str(path)).read_text("utf-8")
DIGITS = "9" * 5000


def take_in(text: str) -> None:
    """All that is done with a record of a stranger."""
    record = read_record(text)
    game = GAMES.get(record.game)
    if game is not None:
        from_record(game, record, 0)
        if proof_of(record) is not None:
            verify_chance(game, record)


def replaced(start: str, line: str) -> str:
    lines = CAESAR.splitlines()
    place = next(number for number, old in enumerate(lines) if old.startswith(start))
    return "\n".join([*lines[:place], line, *lines[place + 1 :]])


@pytest.mark.parametrize(
    "text",
    [
        replaced("1.", f"{DIGITS}. caesar pass"),
        replaced("1.", "١. caesar pass"),
        replaced("[Rules", '[Rules "--5"]'),
        replaced("[Rules", '[Rules "-"]'),
        replaced("[Rules", f'[Rules "{DIGITS}"]'),
        replaced("[Result", '[Result "--1 2"]'),
        replaced("[Result", '[Result "²"]'),
        replaced("[Seats", '[Seats "\u200b, Bela"]'),
        replaced("[Seats", f'[Seats "{"x" * 5000}, Bela"]'),
        replaced("[Game", '[Game "caesar"]\n[Event "' + "x" * 5000 + '"]'),
        replaced("[Game", '[Game "caesar"]\n[Start "caesar ' + "x" * 15000 + '"]'),
        replaced(
            "[Game",
            f'[Game "caesar"]\n[Chance "sealed {"0" * 64} seed {"0" * 64} nonces - undone {DIGITS}:{DIGITS}"]',
        ),
        CAESAR + " " * LONGEST_RECORD,
    ],
)
def test_p14_a_bad_record_is_bad_input_and_the_complaint_is_short(text: str) -> None:
    with pytest.raises(BadInput) as complaint:
        take_in(text)
    assert len(str(complaint.value)) < 2 * LONGEST_COMPLAINT
    assert "x" * 50 not in str(complaint.value)
    assert "9" * 50 not in str(complaint.value)


def test_p14_the_names_of_a_record_are_cut_and_cleaned() -> None:
    record = read_record(replaced("[Seats", f'[Seats "{"x" * 500}, B\u202ee\u0301\u0301\u0301la\u3164"]'))
    assert [seat.name for seat in from_record(GAMES["caesar"], record, 0).match.seats] == [
        "x" * 24,
        "B é\u0301\u0301la",
    ]


WORDS = [
    "--5",
    DIGITS,
    "-",
    "0",
    "²",
    "٣",
    "\u202e",
    "{}",
    "{note}",
    "#" + "0" * 16,
    "! 999999999",
    "[",
    '"',
    "\0",
    "…",
    "",
]
Change = Callable[[Random, list[str]], None]


def change_a_word(random: Random, lines: list[str]) -> None:
    place = random.randrange(len(lines))
    words = lines[place].split(" ")
    words[random.randrange(len(words))] = random.choice(WORDS)
    lines[place] = " ".join(words)


def change_a_letter(random: Random, lines: list[str]) -> None:
    place = random.randrange(len(lines))
    at = random.randrange(len(lines[place]) + 1)
    lines[place] = lines[place][:at] + random.choice('0123456789-+:@>{}[]"!# ,=\u200bé') + lines[place][at + 1 :]


def swap_lines(random: Random, lines: list[str]) -> None:
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def drop_a_line(random: Random, lines: list[str]) -> None:
    del lines[random.randrange(len(lines))]


CHANGES: list[Change] = [change_a_word, change_a_letter, swap_lines, drop_a_line]


@pytest.mark.parametrize("path", GOLDEN[:: max(1, len(GOLDEN) // 12)], ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_p14_no_change_to_a_record_makes_it_fail_otherwise(path: Path) -> None:
    random = Random(path.name)
    original = path.read_text("utf-8").splitlines()
    for _ in range(40):
        lines = list(original)
        for _ in range(random.randint(1, 3)):
            random.choice(CHANGES)(random, lines)
        with suppress(BadInput):
            take_in("\n".join(lines))
