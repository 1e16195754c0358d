"""What the writer's thread has finished reaches the event loop, all of it, with few rings."""

import asyncio
from concurrent.futures import Future
from threading import Thread

import pytest

from triumvir.server.doorbell import Doorbell


def finish(futures: list[Future[int]]) -> None:
    for number, future in enumerate(futures):
        future.set_result(number)


async def heard(count: int) -> tuple[list[int], int]:
    """What arrives of so many results that one thread finishes, and how often the loop was woken for it."""
    bell, loop, rings = Doorbell(), asyncio.get_running_loop(), 0
    ring = loop.call_soon_threadsafe

    def counted(*given: object, **more: object) -> object:
        nonlocal rings
        rings += 1
        return ring(*given, **more)  # type: ignore[arg-type]

    loop.call_soon_threadsafe = counted  # type: ignore[method-assign, assignment]
    futures: list[Future[int]] = [Future() for _ in range(count)]
    waiting = [loop.create_task(bell.result(future)) for future in futures]
    await asyncio.sleep(0)
    other = Thread(target=finish, args=[futures])
    other.start()
    found = await asyncio.wait_for(asyncio.gather(*waiting), 20)
    other.join()
    return found, rings


def test_everything_arrives_and_the_bell_rings_at_most_once_for_each() -> None:
    for _ in range(20):
        found, rings = asyncio.run(heard(200))
        assert found == list(range(200))
        assert 1 <= rings <= 200


def test_what_is_finished_at_one_moment_takes_one_ring() -> None:
    async def at_once() -> int:
        bell, loop, opened = Doorbell(), asyncio.get_running_loop(), 0
        futures: list[Future[int]] = [Future() for _ in range(50)]
        waiting = [loop.create_task(bell.result(future)) for future in futures]
        await asyncio.sleep(0)
        open_door = bell._open

        def counted() -> None:
            nonlocal opened
            opened += 1
            open_door()

        bell._open = counted  # type: ignore[method-assign]
        finish(futures)
        await asyncio.gather(*waiting)
        return opened

    assert asyncio.run(at_once()) == 1


def test_what_went_wrong_is_told_and_nobody_is_waited_for_who_left() -> None:
    async def wrong() -> None:
        bell = Doorbell()
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
