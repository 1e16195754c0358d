"""Programs at the table: good ones play, bad ones lose with a reason, and none is left behind."""

import os
import shlex
import signal
import sys
from pathlib import Path

import pytest

from triumvir.arena.entrants import bot_seed, seated
from triumvir.arena.outside.process import MOST_ANSWER, Program, kill_all, shown
from triumvir.arena.outside.program import command_of
from triumvir.arena.playing import BotFault, GameResult, play_game
from triumvir.arena.running import play_here
from triumvir.arena.schedule import Wish, jobs
from triumvir.bots.roster import make_bot
from triumvir.contract.errors import BadInput
from triumvir.kits.catalogue import GAMES, game_named, kit_of

ROOT = Path(__file__).resolve().parents[3]
EXAMPLE = f"program:{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'examples/bot.py'))}"
ENGINE = "from triumvir.cli.main import run; run()"

PREAMBLE = """
import json, os, signal, sys, time
def hear(): return json.loads(sys.stdin.readline())
def say(value): print(value if isinstance(value, str) else json.dumps(value), flush=True)
READY = {"type": "ready", "version": 1}
def get_ready():
    hear(); say(READY); hear()
def first(): return next(m for m in iter(hear, None) if m["type"] == "choose")["legal"][0]["notation"]
alive = os.open(sys.argv[1], os.O_WRONLY)  # its reader sees the end when every holder is gone
"""


class Hall:
    """Where bad programs are written down, and where it is seen whether one of them is still alive."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.fifo = folder / "alive"
        os.mkfifo(self.fifo)
        self._reader = os.open(self.fifo, os.O_RDONLY | os.O_NONBLOCK)

    def program(self, source: str) -> str:
        path = self.folder / "bot.py"
        path.write_text(PREAMBLE + source, "utf-8")
        return f"program:{shlex.quote(sys.executable)} -SE {shlex.quote(str(path))} {shlex.quote(str(self.fifo))}"

    def wait_until_empty(self) -> None:
        """Blocks as long as anybody is alive, so a program left behind is a test that does not end."""
        os.set_blocking(self._reader, True)
        while os.read(self._reader, 4096):
            pass
        os.close(self._reader)


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


def play(name: str, time_limit: float = 120.0, seed: int = 1) -> GameResult:
    """A game of CAESAR! in which the program moves first."""
    wish = Wish(game_named, "caesar", (name, "random"), 1, 2, {}, seed, time_limit)
    return next(play_here(jobs(wish)))[1]


# ---- programs that lose --------------------------------------------------------------------------------------

BAD = {
    "leaves at once": ("sys.exit(3)", "ended with exit code 3"),
    "crashes at the start": ("raise ValueError('no brain')", "ended with exit code 1: ValueError: no brain"),
    "crashes in the game": ("get_ready(); first(); 1 / 0", "ended with exit code 1: ZeroDivisionError: division by zero"),
    "is killed": ("get_ready(); os.kill(os.getpid(), signal.SIGKILL)", "was killed by signal 9"),
    "another protocol": ("hear(); say({**READY, 'version': 2})", "did not say that it is ready but"),
    "wants too much": ("hear(); say({**READY, 'wants': ['everything']})", "'everything' is none of position"),
    "no JSON": ("get_ready(); first(); say('e2e4')", "answered 'e2e4' (answer: not JSON"),
    "no object": ("get_ready(); first(); say('[]')", "answered '[]' (answer: an object is expected)"),
    "no action": ("get_ready(); first(); say({'move': 1})", "(answer.action: missing)"),
    "not a text": ("get_ready(); first(); os.write(1, b'\\xff\\xfe\\n')", "not a text in UTF-8"),
    "illegal": ("get_ready(); first(); say({'action': 'castle'})", "chose 'castle', which is not legal"),
    "unpaired surrogate": ("get_ready(); first(); say({'action': chr(0xd800)})", "which is not legal"),
    "deep nonsense": ("get_ready(); first(); say('[' * 100000)", "not JSON"),
    "too long": (f"get_ready(); first(); say('x' * {MOST_ANSWER + 10})", "wrote more than 1,000,000 bytes at once"),
    "floods": ("get_ready(); first()\nwhile True: os.write(1, b'x' * 65536)", "wrote more than 1,000,000 bytes"),
    "floods lines": ("get_ready(); first()\nwhile True: say('{}')", "(answer.action: missing)"),
    "talks too much": ("get_ready(); a = first(); say(json.dumps({'action': a}) + chr(10) + '{}')\nwhile True: hear()", "spoke without being asked: '{}'"),
    "closes its mouth": ("get_ready(); first(); os.close(1); os.close(2); time.sleep(1000)", "was killed by signal 9"),
    "never ready": ("time.sleep(1000)", "did not answer within 0.3 seconds"),
    "never answers": ("get_ready(); time.sleep(1000)", "did not answer within 0.3 seconds"),
    "half an answer": ("get_ready(); first(); os.write(1, b'{'); time.sleep(1000)", "did not answer within 0.3 seconds"),
    "only complains": ("get_ready()\nwhile True: os.write(2, b'x' * 65536)", "did not answer within 0.3 seconds"),
    "ignores everything": (
        "signal.signal(signal.SIGTERM, signal.SIG_IGN); signal.signal(signal.SIGHUP, signal.SIG_IGN); time.sleep(1000)",
        "did not answer within 0.3 seconds",
    ),
    "forks": ("os.fork(); os.fork()\nwhile True: time.sleep(1000)", "did not answer within 0.3 seconds"),
    "forks and leaves": ("if os.fork(): sys.exit(4)\nwhile True: time.sleep(1000)", "did not answer within 0.3 seconds"),
}  # fmt: skip
SLOW = "within 0.3 seconds"


@pytest.mark.parametrize("case", list(BAD))
def test_a_bad_program_loses_with_a_reason_and_is_gone(case: str, hall: Hall) -> None:
    source, reason = BAD[case]
    result = play(hall.program(source), 0.3 if SLOW in reason else 120.0)
    assert result.fault is not None
    assert reason in result.fault.what
    assert (result.fault.seat, result.places) == (0, (2, 1))
    assert len(result.fault.what) < 400
    assert "\n" not in result.fault.what
    hall.wait_until_empty()


def test_a_program_that_does_not_listen_loses(hall: Hall) -> None:
    program = Program(command_of(hall.program("time.sleep(1000)")))
    with pytest.raises(BotFault, match=r"did not listen within 0.2 seconds"):
        program.tell(b"x" * 10_000_000, 0.2)
    program.close()
    hall.wait_until_empty()


def test_the_children_of_a_good_program_are_gone_too(hall: Hall) -> None:
    source = "if not os.fork():\n    while True: time.sleep(1000)\nget_ready()\nwhile True: say({'action': first()})"
    assert play(hall.program(source)).fault is None
    hall.wait_until_empty()


def test_a_program_that_stays_after_goodbye_is_killed(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("triumvir.arena.outside.process.FAREWELL", 0.05)
    source = "get_ready()\ntry:\n    while True: say({'action': first()})\nexcept Exception: time.sleep(1000)"
    assert play(hall.program(source)).fault is None
    hall.wait_until_empty()


def test_whoever_must_leave_at_once_takes_the_programs_along(hall: Hall) -> None:
    program = Program(command_of(hall.program("hear(); say(READY); time.sleep(1000)")))
    program.ask(b"{}\n", 20.0)
    kill_all()
    hall.wait_until_empty()
    assert program.close() == -signal.SIGKILL


def test_an_interrupted_game_leaves_nobody_behind(hall: Hall) -> None:
    game = GAMES["caesar"]
    options = game.info.read_options({})
    name = hall.program("get_ready()\nwhile True: say({'action': first()})")
    asked = iter([False] * 5)

    def interrupt() -> bool:
        if next(asked, None) is None:
            raise KeyboardInterrupt
        return False

    with pytest.raises(KeyboardInterrupt), seated(game, options, (name, "random"), 1, 20.0) as bots:
        play_game(game, options, 2, bots, 1, is_stopped=interrupt)
    hall.wait_until_empty()


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("program:", "a command is expected"),
        ("program:'unclosed", "no closing quotation"),
        ("program:surely-no-such-program --fast", "there is no program 'surely-no-such-program'"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_before_the_first_game(name: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        jobs(Wish(game_named, "caesar", (name, "random"), 1, 2, {}, 1))


def test_a_program_that_vanished_loses(tmp_path: Path) -> None:
    with pytest.raises(BotFault, match="could not be started: no such file"):
        Program([str(tmp_path / "gone")])


def test_what_a_program_wrote_is_shown_shortly_and_harmlessly() -> None:
    assert shown(b"\x1b[31mred\n") == "'[31mred'"
    assert shown(b"x" * 500) == repr("x" * 80 + "…")


# ---- programs that play --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "seats"), [("caesar", 2), ("ave-caesar", 3), ("cleopatra", 2)])
def test_the_example_plays_every_game_to_its_end(key: str, seats: int) -> None:
    options = {"races": "1"} if key == "ave-caesar" else {}
    wish = Wish(game_named, key, (EXAMPLE, "random"), 1, seats, options, 1, is_recorded=True)
    planned = jobs(wish)[:1]
    first, again = (next(play_here(planned))[1] for _ in range(2))
    assert first.fault is None
    assert first == again


def test_the_example_is_short_and_needs_no_package() -> None:
    text = (ROOT / "examples/bot.py").read_text("utf-8")
    assert len(text.splitlines()) <= 40
    assert "triumvir." not in text


@pytest.mark.parametrize(
    ("key", "seats", "given"),
    [("caesar", 2, {"poison": "on"}), ("ave-caesar", 3, {"races": "1"}), ("cleopatra", 2, {})],
)
def test_our_engine_plays_exactly_as_the_bot_inside(key: str, seats: int, given: dict[str, str]) -> None:
    """It thinks about a made-up position, which tells it exactly what its seat knows: no less, and no more."""
    game = GAMES[key]
    options = game.info.read_options(given)
    name = f"program:{shlex.quote(sys.executable)} -c {shlex.quote(ENGINE)} engine --level search:8"
    with seated(game, options, [name] + ["random"] * (seats - 1), 7, 60.0) as bots:
        outside = play_game(game, options, seats, bots, 7, is_recorded=True)
    with seated(game, options, ["random"] * seats, 7) as bots:
        bots[0] = make_bot(kit_of(game).judges, seats, "search:8", bot_seed(7, 0, name))
        inside = play_game(game, options, seats, bots, 7, is_recorded=True)
    assert outside.fault is None
    assert outside.record == inside.record
