"""What a write comes to. One thread completes it or lets it fail; any other may wait for it or be called.

A `concurrent.futures.Future` does the same and more, and takes ten times as long, which counts where every move of
every match makes one.
"""

import logging
from collections import deque
from collections.abc import Callable
from threading import Event
from typing import Any, Generic, Protocol, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class WriteResult(Protocol[T_co]):
    """What a write gives at once: a pending write, or a future."""

    def result(self, timeout: float | None = None) -> T_co: ...

    def exception(self, timeout: float | None = None) -> BaseException | None: ...

    def done(self) -> bool: ...

    def cancel(self) -> bool:
        """False: what was asked for is done, whether or not somebody still waits."""

    def add_done_callback(self, fn: Callable[[Any], object], /) -> None:
        """Call it with this object when it is done, in the thread that writes, or now if it is done already."""


class PendingWrite(Generic[T]):
    def __init__(self) -> None:
        self._waiting: deque[Callable[[Any], object]] = deque()
        self._is_done = False
        self._results: tuple[T, ...] = ()
        self._error: BaseException | None = None

    # ---- for the thread that writes --------------------------------------------------------------------------

    def set_result(self, result: T) -> None:
        self._results = (result,)
        self._end()

    def set_exception(self, error: BaseException) -> None:
        self._error = error
        self._end()

    def _end(self) -> None:
        self._is_done = True
        self._call()

    # ---- for everybody else ----------------------------------------------------------------------------------

    def exception(self, timeout: float | None = None) -> BaseException | None:
        if not self._is_done:
            self._wait(timeout)
        return self._error

    def _wait(self, timeout: float | None) -> None:
        """Few wait; most are called. So the means for waiting is made for those who do."""
        gate = Event()
        self.add_done_callback(lambda _: gate.set())
        if not gate.wait(timeout):
            raise TimeoutError

    def result(self, timeout: float | None = None) -> T:
        error = self.exception(timeout)
        if error is not None:
            raise error
        return self._results[0]

    def done(self) -> bool:
        return self._is_done

    def cancel(self) -> bool:
        return False

    def add_done_callback(self, fn: Callable[[Any], object], /) -> None:
        self._waiting.append(fn)
        if self._is_done:
            self._call()

    def _call(self) -> None:
        """Both threads may come here at once: each callback is taken from the row by one of them."""
        while self._waiting:
            try:
                fn = self._waiting.popleft()
            except IndexError:  # the other was quicker
                return
            try:
                fn(self)
            except Exception:
                logging.getLogger("triumvir.storage").exception("nobody could be told of a write")
