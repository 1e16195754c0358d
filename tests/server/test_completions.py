"""What the writer's thread has finished reaches the event loop, all of it, with few rings."""

import asyncio
from concurrent.futures import Future
from threading import Thread

import pytest

from triumvir.server.matches.completions import CompletionQueue


def finish(futures: list[Future[int]]) -> None:
    for number, future in enumerate(futures):
        future.set_result(number)


def count_rings(loop: asyncio.AbstractEventLoop) -> list[object]:
    """Grows by one whenever somebody wakes the loop."""
    rings: list[object] = []
    ring = loop.call_soon_threadsafe

    def counted(*given: object, **more: object) -> object:
        rings.append(given)
        return ring(*given, **more)  # type: ignore[arg-type]

    loop.call_soon_threadsafe = counted  # type: ignore[method-assign, assignment]
    return rings


async def heard(count: int) -> tuple[list[int], int]:
    """What arrives of so many results that one thread finishes, and how often the loop was woken for it."""
    bell, loop = CompletionQueue(), asyncio.get_running_loop()
    rings = count_rings(loop)
    futures: list[Future[int]] = [Future() for _ in range(count)]
    waiting = [loop.create_task(bell.result(future)) for future in futures]
    await asyncio.sleep(0)
    other = Thread(target=finish, args=[futures])
    other.start()
    found = await asyncio.wait_for(asyncio.gather(*waiting), 120)
    other.join()
    return found, len(rings)


def test_everything_arrives_and_the_bell_rings_at_most_once_for_each() -> None:
    for _ in range(20):
        found, rings = asyncio.run(heard(200))
        assert found == list(range(200))
        assert 1 <= rings <= 200


def test_what_is_finished_at_one_moment_takes_one_ring() -> None:
    async def at_once() -> int:
        bell, loop = CompletionQueue(), asyncio.get_running_loop()
        futures: list[Future[int]] = [Future() for _ in range(50)]
        waiting = [loop.create_task(bell.result(future)) for future in futures]
        await asyncio.sleep(0)
        rings = count_rings(loop)
        finish(futures)
        await asyncio.gather(*waiting)
        return len(rings)

    assert asyncio.run(at_once()) == 1


def test_what_went_wrong_is_told_and_nobody_is_waited_for_who_left() -> None:
    async def wrong() -> None:
        bell = CompletionQueue()
        bad: Future[int] = Future()
        gone: Future[int] = Future()
        left = asyncio.get_running_loop().create_task(bell.result(gone))
        await asyncio.sleep(0)
        left.cancel()
        gone.set_result(1)
        bad.set_exception(OSError("the disk is full"))
        with pytest.raises(OSError, match="the disk is full"):
            await bell.result(bad)
        assert left.cancelled()

    asyncio.run(wrong())
