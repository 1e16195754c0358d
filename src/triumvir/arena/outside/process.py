"""A program that is asked questions: it gets a bounded time, a bounded voice, and never outlives its game.

It runs in a session and process group of its own. However it behaves, closing kills the whole group and reaps it.
"""

import contextlib
import os
import select
import selectors
import signal
import subprocess
from collections.abc import Sequence
from time import monotonic
from typing import Final

from triumvir.arena.playing import BotFault

MOST_ANSWER: Final = 1_000_000
"""No answer is longer, in bytes; nor may so much be waiting to be read."""
MOST_COMPLAINT: Final = 300
"""So much of the end of what a program wrote to stderr is kept for the report."""
CHUNK: Final = 65_536
FAREWELL: Final = 1.0
"""Seconds a program has to leave by itself after it was told goodbye."""

_living: set[int] = set()
"""The process groups that were started and not yet killed."""


def kill_all() -> None:
    """For those who must leave at once and take their programs with them."""
    for group in list(_living):
        _kill(group)


def _kill(group: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)
    _living.discard(group)


class Program:
    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise BotFault(f"could not be started: {(error.strerror or str(error)).lower()}") from None
        _living.add(self._process.pid)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._in = self._process.stdin.fileno()
        self._out = self._process.stdout.fileno()
        self._err = self._process.stderr.fileno()
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._heard = b""
        self._complaint = b""
        self._open = {self._out, self._err}

    @property
    def pid(self) -> int:
        return self._process.pid

    def tell(self, message: bytes, seconds: float) -> None:
        """Say something that wants no answer."""
        self._converse(message, seconds, wants_answer=False)

    def ask(self, message: bytes, seconds: float) -> bytes:
        """Say something, and wait for one line."""
        self._hear_what_is_there()
        if self._heard:
            raise BotFault(f"spoke without being asked: {shown(self._heard)}")
        return self._converse(message, seconds, wants_answer=True)

    def _converse(self, message: bytes, seconds: float, wants_answer: bool) -> bytes:
        """Write and read at the same time: a program may talk before it has listened to the end."""
        deadline = monotonic() + seconds
        while message or (wants_answer and b"\n" not in self._heard):
            ready = self._wait(bool(message), deadline - monotonic())
            if not ready:
                verb = "did not answer" if wants_answer else "did not listen"
                raise BotFault(f"{verb} within {seconds:g} seconds")
            if self._in in ready:
                message = message[self._write(message) :]
            self._hear(ready)
        if not wants_answer:
            return b""
        answer, _, self._heard = self._heard.partition(b"\n")
        return answer

    def _wait(self, is_writing: bool, seconds: float) -> set[int]:
        """The pipes with which something can be done before the time is over."""
        with selectors.DefaultSelector() as selector:
            for pipe in self._open:
                selector.register(pipe, selectors.EVENT_READ)
            if is_writing:
                selector.register(self._in, selectors.EVENT_WRITE)
            return {key.fd for key, _ in selector.select(max(0.0, seconds))}

    def _write(self, message: bytes) -> int:
        try:
            return os.write(self._in, message[:CHUNK])
        except BlockingIOError:
            return 0
        except OSError:
            raise self._ended() from None

    def _hear_what_is_there(self) -> None:
        self._hear(self._wait(False, 0.0))

    def _hear(self, ready: set[int]) -> None:
        if self._err in ready:
            self._complaint = (self._complaint + self._read(self._err))[-MOST_COMPLAINT:]
        if self._out in ready:
            self._heard += self._read(self._out)
            if len(self._heard) > MOST_ANSWER:
                raise BotFault(f"wrote more than {MOST_ANSWER:,} bytes at once")
            if self._out not in self._open and b"\n" not in self._heard:
                raise self._ended()

    def _read(self, pipe: int) -> bytes:
        try:
            data = os.read(pipe, CHUNK)
        except BlockingIOError:
            return b""
        if not data:
            self._open.discard(pipe)
        return data

    def _ended(self) -> BotFault:
        """It is gone, or has closed its output; its last words may say why."""
        self._wait_for_exit(FAREWELL)
        while self._err in self._open and (more := self._read(self._err)):
            self._complaint = (self._complaint + more)[-MOST_COMPLAINT:]
        code = self.close()
        how = f"was killed by signal {-code}" if code < 0 else f"ended with exit code {code}"
        words = self._complaint.decode("utf-8", "replace").strip().splitlines()
        return BotFault(f"{how}: {words[-1]}" if words else how)

    # ---- the end ---------------------------------------------------------------------------------------------

    def dismiss(self, message: bytes) -> None:
        """Say goodbye, give it a moment to leave by itself, then make sure."""
        if self._process.pid in _living:
            with contextlib.suppress(BotFault):
                self.tell(message, FAREWELL)
                self._close_input()
                self._wait_for_exit(FAREWELL)
        self.close()

    def _wait_for_exit(self, seconds: float) -> None:
        """Wait without reaping: as long as the program is not reaped, the number of its group is nobody else's."""
        if not hasattr(os, "pidfd_open"):
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(seconds)
            return
        handle = os.pidfd_open(self._process.pid)
        try:
            select.select([handle], [], [], seconds)
        finally:
            os.close(handle)

    def close(self) -> int:
        """Kill whoever is left of the group, and reap; return the exit code."""
        if self._process.pid in _living:
            _kill(self._process.pid)
        code = self._process.wait()
        self._close_input()
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._process.stdout.close()
        self._process.stderr.close()
        return code

    def _close_input(self) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()


def shown(text: bytes, most: int = 80) -> str:
    """The beginning of what a program wrote, fit for a report."""
    words = "".join(mark if mark.isprintable() else " " for mark in text[: 4 * most].decode("utf-8", "replace"))
    return repr(words[:most].strip() + ("…" if len(words) > most else ""))
