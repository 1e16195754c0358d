"""A pending write tells everybody exactly once, whichever thread comes first."""

import logging
from threading import Barrier, Thread

import pytest

from triumvir.storage.write_result import PendingWrite


def test_a_promise_is_waited_for() -> None:
    pending: PendingWrite[int] = PendingWrite()
    found: list[int] = []
    waiting = [Thread(target=lambda: found.append(pending.result(20))) for _ in range(3)]
    for thread in waiting:
        thread.start()
    assert not pending.done()
    pending.set_result(7)
    for thread in waiting:
        thread.join()
    assert pending.done()
    assert (found, pending.exception(), pending.result()) == ([7, 7, 7], None, 7)


def test_nobody_waits_longer_than_wanted() -> None:
    pending: PendingWrite[int] = PendingWrite()
    with pytest.raises(TimeoutError):
        pending.result(0.01)
    with pytest.raises(TimeoutError):
        pending.exception(0)


def test_a_failure_is_raised_and_told() -> None:
    pending: PendingWrite[int] = PendingWrite()
    pending.set_exception(KeyError("gone"))
    assert isinstance(pending.exception(1), KeyError)
    with pytest.raises(KeyError):
        pending.result(1)


def test_what_was_asked_for_cannot_be_cancelled() -> None:
    pending: PendingWrite[None] = PendingWrite()
    assert not pending.cancel()
    pending.set_result(None)
    assert not pending.cancel()


def calls_when_two_threads_meet() -> list[int]:
    pending: PendingWrite[int] = PendingWrite()
    called: list[int] = []
    meeting = Barrier(2)

    def keep() -> None:
        meeting.wait()
        pending.set_result(1)

    pending.add_done_callback(lambda done: called.append(done.result()))
    other = Thread(target=keep)
    other.start()
    meeting.wait()
    for _ in range(3):
        pending.add_done_callback(lambda done: called.append(done.result()))
    other.join()
    return called


def test_each_callback_is_called_once_however_the_threads_meet() -> None:
    for _ in range(500):
        assert calls_when_two_threads_meet() == [1, 1, 1, 1]


def test_a_callback_that_fails_harms_nobody(caplog: pytest.LogCaptureFixture) -> None:
    pending: PendingWrite[int] = PendingWrite()
    called: list[int] = []
    pending.add_done_callback(lambda done: 1 // 0)
    pending.add_done_callback(lambda done: called.append(done.result()))
    with caplog.at_level(logging.ERROR, "triumvir.storage"):
        pending.set_result(1)
    assert called == [1]
    assert "nobody could be told" in caplog.text
