"""Bots' turns: jobs are taken from the outbox, thought about elsewhere, and played like anybody's move."""

import asyncio
import hashlib
import logging
from contextlib import suppress
from typing import Final

from triumvir.contract import json
from triumvir.contract.chance import Seeded
from triumvir.contract.json import JSON
from triumvir.contract.position import legal_actions
from triumvir.match.commands import BotAct
from triumvir.match.refusal import BAD_ACTION, FORBIDDEN
from triumvir.match.state import Match
from triumvir.server.homes import Elsewhere, Homes, bucket_of
from triumvir.server.house import House, Request
from triumvir.server.live import Live
from triumvir.server.logs import LOGGER, log
from triumvir.server.problems import STOPPING, UNAVAILABLE, Trouble
from triumvir.server.shelving import BOT_JOB, bot_job_kind
from triumvir.server.thinking import MOST_ATTEMPTS, Thinker, WorkerLost
from triumvir.server.tokens import new_id
from triumvir.storage.store import Job, StorageError

LEASE: Final = 20_000
"""How long a job is ours without a sign of life; after that another server may take it over."""
POLL: Final = 5.0
"""How often jobs that somebody else dropped are looked for, in seconds."""


def bot_knowledge(match: Match, seat: int, seed: int) -> JSON:
    """All that a bot gets: a position that its seat could imagine, and nothing of the real one beyond that."""
    return match.table.imagine(seat, Seeded(seed)).to_json()


def seed_of(match_id: str, seq: int, seat: int) -> int:
    digest = hashlib.sha256(f"triumvir bot {match_id} {seq} {seat}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


class BotDriver:
    def __init__(self, house: House, thinker: Thinker) -> None:
        self._house = house
        self._thinker = thinker
        self._worker = new_id()
        self._kinds = kinds_for(house.homes)
        self._wake = asyncio.Event()
        self._running: set[str] = set()
        self._loop: asyncio.Task[None] | None = None
        house.on_jobs = self._wake.set
        house.metrics.gauges["bots_thinking"] = lambda: len(self._running)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop().create_task(self._drive())

    async def stop(self) -> None:
        """Once the house is stopping, nothing more is taken."""
        self._wake.set()
        if self._loop is not None:
            await self._loop

    async def _drive(self) -> None:
        while not self._house.is_stopping:
            self._wake.clear()
            try:
                await self._take()
            except StorageError:
                log(logging.WARNING, "jobs cannot be read")
            try:
                await asyncio.wait_for(self._wake.wait(), POLL)
            except TimeoutError:
                continue

    async def _take(self) -> None:
        free = self._thinker.slots - len(self._running)
        if free <= 0 or self._house.is_stopping:
            return
        now = self._house.now()
        jobs = await asyncio.wrap_future(self._house.store.take_jobs(self._worker, self._kinds, now, now + LEASE, free))
        for job in jobs:
            self._running.add(job.id)
            self._house.spawn(self._run(job))

    async def _run(self, job: Job) -> None:
        renewing = asyncio.get_running_loop().create_task(self._renew(job))
        try:
            await self._do(job)
        except WorkerLost:
            log(logging.WARNING, "worker lost", job=job.id)
            self._house.metrics.count("workers_lost")
            await self._release(job)
        except Elsewhere:
            await self._pass_on(job)
        except Trouble as trouble:
            if trouble.problem.code in (UNAVAILABLE, STOPPING):
                await self._release(job)
            else:
                await self._finish(job)
        except Exception:  # a fault of ours: after some more tries the bot plays anything
            LOGGER.exception("bot failed", extra={"values": {"match": job.match, "job": job.id}})
            await self._release(job)
        finally:
            renewing.cancel()
            self._running.discard(job.id)
            self._wake.set()

    async def _renew(self, job: Job) -> None:
        """Say from time to time that somebody still thinks about it."""
        while True:
            await asyncio.sleep(LEASE / 3000)
            with suppress(StorageError):
                until = self._house.now() + LEASE
                await asyncio.wrap_future(self._house.store.renew_job(job.id, self._worker, until))

    async def _release(self, job: Job) -> None:
        try:
            await asyncio.wrap_future(self._house.store.release_job(job.id, self._worker, self._house.now()))
        except StorageError:
            log(logging.WARNING, "job could not be given back", job=job.id)

    async def _pass_on(self, job: Job) -> None:
        """A job from before jobs told where their match lives: write it again, so that its home finds it."""
        again = Job(f"{job.id}.again", job.match, bot_job_kind(bucket_of(job.match)), job.body)
        try:
            await asyncio.wrap_future(self._house.store.put_jobs([again]))
        except StorageError:
            await self._release(job)
        else:
            await self._finish(job)

    async def _finish(self, job: Job) -> None:
        """Nothing is left to be done: the table has moved on without this bot, or the job is another's now."""
        try:
            await asyncio.wrap_future(self._house.store.finish_job(job.id, self._worker))
        except StorageError:
            log(logging.WARNING, "job could not be finished", job=job.id)

    async def _do(self, job: Job) -> None:
        body = json.Reader(json.loads(job.body), "job")
        seat, seen = body.number("seat", 0, 99), body.number("seen", 0, 10**9)
        live = await self._house.get(job.match)
        if live.match.asked.get(seat) != seen:
            await self._finish(job)
            return
        notation = await self._choose(live, job, seat, seen)
        try:
            await self._play(live, job, seat, seen, notation)
        except Trouble as trouble:
            if trouble.problem.code not in (BAD_ACTION, FORBIDDEN):
                raise
            log(logging.ERROR, "bot chose what is not legal", match=live.id, seat=seat, seq=seen)
            await self._play(live, job, seat, seen, any_action(live.match, seat, seen), again=True)

    async def _choose(self, live: Live, job: Job, seat: int, seen: int) -> str:
        if job.attempts > MOST_ATTEMPTS:
            return any_action(live.match, seat, seen)
        seed = seed_of(live.id, seen, seat)
        level = live.match.seats[seat].level
        return await self._thinker.choose(
            live.match.settings.game, bot_knowledge(live.match, seat, seed), seat, level, seed
        )

    async def _play(self, live: Live, job: Job, seat: int, seen: int, notation: str, again: bool = False) -> None:
        command_id = f"bot:{job.id}{':again' if again else ''}"
        await self._house.submit(live, Request(BotAct(seat, notation, seen), command_id, notation, (job.id,)))


def kinds_for(homes: Homes) -> list[str]:
    """The jobs of the matches that live here; the first house also takes those that do not tell."""
    kinds = [bot_job_kind(bucket) for bucket in homes.buckets()]
    return [BOT_JOB, *kinds] if homes.number == 0 else kinds


def any_action(match: Match, seat: int, seen: int) -> str:
    """Anything legal, so that a table never stands still because of a bot."""
    codes = legal_actions(match.table, seat, match.game.info.most_actions)
    return match.table.action(codes[seen % len(codes)]).notation()
