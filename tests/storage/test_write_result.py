"""A promise tells everybody exactly once, whichever thread comes first."""

import logging
from threading import Barrier, Thread

import pytest

from triumvir.storage.write_result import Promise


def test_a_promise_is_waited_for() -> None:
    promise: Promise[int] = Promise()
    found: list[int] = []
    waiting = [Thread(target=lambda: found.append(promise.result(20))) for _ in range(3)]
    for thread in waiting:
        thread.start()
    assert not promise.done()
    promise.set_result(7)
    for thread in waiting:
        thread.join()
    assert promise.done()
    assert (found, promise.exception(), promise.result()) == ([7, 7, 7], None, 7)


def test_nobody_waits_longer_than_wanted() -> None:
    promise: Promise[int] = Promise()
    with pytest.raises(TimeoutError):
        promise.result(0.01)
    with pytest.raises(TimeoutError):
        promise.exception(0)


def test_a_failure_is_raised_and_told() -> None:
    promise: Promise[int] = Promise()
    promise.set_exception(KeyError("gone"))
    assert isinstance(promise.exception(1), KeyError)
    with pytest.raises(KeyError):
        promise.result(1)


def test_what_was_asked_for_cannot_be_cancelled() -> None:
    promise: Promise[None] = Promise()
    assert not promise.cancel()
    promise.set_result(None)
    assert not promise.cancel()


def calls_when_two_threads_meet() -> list[int]:
    promise: Promise[int] = Promise()
    called: list[int] = []
    meeting = Barrier(2)

    def keep() -> None:
        meeting.wait()
        promise.set_result(1)

    promise.add_done_callback(lambda done: called.append(done.result()))
    other = Thread(target=keep)
    other.start()
    meeting.wait()
    for _ in range(3):
        promise.add_done_callback(lambda done: called.append(done.result()))
    other.join()
    return called


def test_each_callback_is_called_once_however_the_threads_meet() -> None:
    for _ in range(500):
        assert calls_when_two_threads_meet() == [1, 1, 1, 1]


def test_a_callback_that_fails_harms_nobody(caplog: pytest.LogCaptureFixture) -> None:
    promise: Promise[int] = Promise()
    called: list[int] = []
    promise.add_done_callback(lambda done: 1 // 0)
    promise.add_done_callback(lambda done: called.append(done.result()))
    with caplog.at_level(logging.ERROR, "triumvir.storage"):
        promise.set_result(1)
    assert called == [1]
    assert "nobody could be told" in caplog.text
