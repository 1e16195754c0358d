"""Bots' turns: jobs are taken from the outbox, thought about elsewhere, and played like anybody's move."""

import asyncio
import logging
import platform
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from triumvir.contract import json
from triumvir.contract.chance import Seeded
from triumvir.contract.json import JSON
from triumvir.contract.position import legal_actions
from triumvir.match.commands import BotPlay
from triumvir.match.refusal import BAD_ACTION, FORBIDDEN
from triumvir.match.seat import BOT
from triumvir.match.state import Match
from triumvir.server.cluster.shards import Shards, WrongShard, bucket_of
from triumvir.server.jobs.evaluator import MOST_ATTEMPTS, Evaluator, WorkerLost, dear_places
from triumvir.server.jobs.pacing import pace_of, reveal_at
from triumvir.server.jobs.seeding import seed_of
from triumvir.server.logs import LOGGER, log
from triumvir.server.matches.bot_jobs import BOT_JOB, bot_job_kind, is_alone
from triumvir.server.matches.live_match import LiveMatch
from triumvir.server.matches.registry import MatchRegistry, Request
from triumvir.server.tokens import new_id
from triumvir.storage.store import Job, StorageError
from triumvir.table.problems import NOT_FOUND, STOPPING, ApiError

LEASE: Final = 20_000
"""How long a job is ours without a sign of life; after that another server may take it over."""
POLL: Final = 5.0
"""How often jobs that somebody else dropped are looked for, in seconds."""
SOON: Final = 250
"""Milliseconds until something that went wrong is tried again; each time twice as many, up to a lease."""

MOST_REMEMBERED: Final = 64
"""So many owners take turns exactly; where there are more, those who were served before that count as new."""

Pause = Callable[[float], Awaitable[object]]


def bot_knowledge(match: Match, seat: int, seed: int) -> JSON:
    """All that a bot gets: a position that its seat could imagine, and nothing of the real one beyond that."""
    return match.table.imagine(seat, Seeded(seed)).to_json()


@dataclass(frozen=True)
class Question:
    """What a job asks: which seat, by which entry, and when."""

    seat: int
    seen: int
    asked_at: int

    def is_open(self, match: Match) -> bool:
        return match.asked.get(self.seat) == self.seen and match.seats[self.seat].kind == BOT


def question_of(job: Job) -> Question:
    """Jobs of an older program do not tell when: they may be answered at any time."""
    body = json.Reader(json.loads(job.body), "job")
    asked_at = body.number("at", 0, 2**53) if body.has("at") else 0
    return Question(body.number("seat", 0, 99), body.number("seen", 0, 10**9), asked_at)


class BotDriver:
    def __init__(self, registry: MatchRegistry, evaluator: Evaluator) -> None:
        self._registry = registry
        self._evaluator = evaluator
        self._host = host_at(registry.config.database)
        self._worker = f"{self._host}{new_id()}"
        self._kinds = kinds_for(registry.shards)
        self._wake = asyncio.Event()
        self._stopped = asyncio.Event()
        self._running: set[str] = set()
        self._thinking: dict[str, int] = {}
        """What the jobs cost that somebody thinks about; an answer that waits for its time needs nobody."""
        self._lately: OrderedDict[str, None] = OrderedDict()
        """Whose bots were thought for, the latest last."""
        self._loop: asyncio.Task[None] | None = None
        self.pause: Pause = self._pause
        """Lets so many seconds pass."""
        registry.on_jobs = self._wake.set
        registry.metrics.gauges["bots_thinking"] = lambda: len(self._thinking)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop().create_task(self._drive())

    async def stop(self) -> None:
        """Once the server is stopping, nothing more is taken, and no answer waits for its time."""
        self._stopped.set()
        self._wake.set()
        if self._loop is not None:
            await self._loop

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stopped.wait(), seconds)

    # ---- taking jobs -----------------------------------------------------------------------------------------

    async def _drive(self) -> None:
        is_ours = False
        while not self._registry.is_stopping:
            self._wake.clear()
            try:
                if not is_ours:
                    await self._take_over()
                    is_ours = True
                await self._take()
            except StorageError:
                log(logging.WARNING, "jobs cannot be read")
            try:
                await asyncio.wait_for(self._wake.wait(), POLL)
            except TimeoutError:
                continue

    async def _take_over(self) -> None:
        """What a former life of this server had taken: it is dead, since we are here."""
        await asyncio.wrap_future(self._registry.store.free_jobs_of(self._host, self._kinds))

    async def _take(self) -> None:
        free = self._evaluator.slots - len(self._thinking)
        dear = dear_places(self._evaluator.slots) - sum(self._thinking.values())
        if free <= 0 or self._registry.is_stopping:
            return
        now = self._registry.now()
        jobs = await asyncio.wrap_future(
            self._registry.store.take_jobs(
                self._worker, self._kinds, now, now + LEASE, free, max(0, dear), list(self._lately)
            )
        )
        for job in jobs:
            self._note_served(job.owner)
            self._running.add(job.id)
            self._thinking[job.id] = job.cost
            self._registry.spawn(self._run(job))

    def _note_served(self, owner: str) -> None:
        self._lately[owner] = None
        self._lately.move_to_end(owner)
        if len(self._lately) > MOST_REMEMBERED:
            self._lately.popitem(last=False)

    # ---- one job ---------------------------------------------------------------------------------------------

    async def _run(self, job: Job) -> None:
        renewing = asyncio.get_running_loop().create_task(self._renew(job))
        try:
            await self._do(job)
        except WorkerLost:
            log(logging.WARNING, "worker lost", job=job.id)
            self._registry.metrics.count("workers_lost")
            await self._release(job, self._registry.now())
        except WrongShard:
            await self._pass_on(job)
        except ApiError as trouble:
            await self._after_trouble(job, trouble)
        except Exception:  # a fault of ours: the bot must not lose its turn by it, and after some tries plays anything
            LOGGER.exception("bot failed", extra={"values": {"match": job.match, "job": job.id}})
            await self._release(job, self._later(job))
        finally:
            renewing.cancel()
            self._running.discard(job.id)
            self._has_thought(job)

    def _has_thought(self, job: Job) -> None:
        self._thinking.pop(job.id, None)
        self._wake.set()

    async def _renew(self, job: Job) -> None:
        """Say from time to time that somebody still thinks about it."""
        while True:
            await asyncio.sleep(LEASE / 3000)
            with suppress(StorageError):
                until = self._registry.now() + LEASE
                await asyncio.wrap_future(self._registry.store.renew_job(job.id, self._worker, until))

    def _later(self, job: Job) -> int:
        """What failed once may fail again: each attempt comes a little later, but never so late that nobody waits."""
        return self._registry.now() + min(LEASE, SOON << min(job.attempts, 10))

    async def _release(self, job: Job, due_at: int) -> None:
        try:
            await asyncio.wrap_future(self._registry.store.release_job(job.id, self._worker, due_at))
        except StorageError:
            log(logging.WARNING, "job could not be given back", job=job.id)
            return
        wait = (due_at - self._registry.now()) / 1000
        if wait > 0:  # look for it then, and not only when jobs are looked for anyway
            asyncio.get_running_loop().call_later(wait, self._wake.set)

    async def _pass_on(self, job: Job) -> None:
        """A job from before jobs told where their match lives: write it again, so that its home finds it."""
        kind = bot_job_kind(bucket_of(job.match))
        again = Job(f"{job.id}.again", job.match, kind, job.body, owner=job.owner, cost=job.cost)
        try:
            await asyncio.wrap_future(self._registry.store.put_jobs([again]))
        except StorageError:
            await self._release(job, self._later(job))
        else:
            await self._finish(job)

    async def _finish(self, job: Job) -> None:
        """Nothing is left to be done: the table has moved on without this bot, or the job is another's now."""
        try:
            await asyncio.wrap_future(self._registry.store.finish_job(job.id, self._worker))
        except StorageError:
            log(logging.WARNING, "job could not be finished", job=job.id)

    # ---- what became of it -----------------------------------------------------------------------------------

    async def _after_trouble(self, job: Job, trouble: ApiError) -> None:
        if trouble.problem.code == NOT_FOUND:
            await self._finish(job)
        elif trouble.problem.code == STOPPING:
            await self._release(job, self._registry.now())
        else:
            await self._look_again(job)

    async def _look_again(self, job: Job) -> None:
        """No job is thrown away by what is in memory alone: the match is read again first, as it is stored."""
        try:
            live = await self._registry.get(job.match)
            await self._registry.read_again(live)
        except ApiError:
            await self._release(job, self._later(job))
            return
        if question_of(job).is_open(live.match):
            await self._release(job, self._later(job))
        else:
            await self._finish(job)

    # ---- thinking and playing --------------------------------------------------------------------------------

    async def _do(self, job: Job) -> None:
        question = question_of(job)
        live = await self._registry.get(job.match)
        if not question.is_open(live.match):
            await self._look_again(job)
            return
        if is_alone(live.match) and not live.watchers:
            await self._finish(job)  # it is written again when somebody watches
            return
        notation = await self._choose(live, job, question)
        self._has_thought(job)
        await self._until_its_time(live.match, question)
        try:
            await self._play(live, job, question, notation)
        except ApiError as trouble:
            if trouble.problem.code not in (BAD_ACTION, FORBIDDEN):
                raise
            log(logging.ERROR, "bot chose what is not legal", match=live.id, seat=question.seat, seq=question.seen)
            await self._play(live, job, question, any_action(live.match, live.id, question), again=True)

    async def _choose(self, live: LiveMatch, job: Job, question: Question) -> str:
        if job.attempts > MOST_ATTEMPTS:
            return any_action(live.match, live.id, question)
        seat = question.seat
        seed = seed_of(live.match, live.id, question.seen, seat)
        settings = live.match.settings
        level = live.match.seats[seat].level
        return await self._evaluator.choose(
            settings.game, settings.rules_version, bot_knowledge(live.match, seat, seed), seat, level, seed
        )

    async def _until_its_time(self, match: Match, question: Question) -> None:
        pace = pace_of(match.seats[question.seat].level, self._registry.config.bot_pace)
        now = self._registry.now()
        wait = reveal_at(question.asked_at, now, pace) - now
        if wait > 0:
            await self.pause(wait / 1000)

    async def _play(self, live: LiveMatch, job: Job, question: Question, notation: str, again: bool = False) -> None:
        """Every attempt is a command of its own, since one that was refused stays refused; that none of them is
        carried out twice follows from the question, which is answered once."""
        command_id = f"bot:{job.id}.{job.attempts}{':again' if again else ''}"
        command = BotPlay(question.seat, notation, question.seen)
        await self._registry.submit(live, Request(command, command_id, notation, (job.id,)))


def host_at(database: str) -> str:
    """How the names of all workers begin that belonged to a former life of this server. At a file of this machine
    nobody else has taken its jobs; a database of several machines is asked for those of this one."""
    return f"{platform.node()[:100]}/" if database.startswith("postgres") else ""


def kinds_for(shards: Shards) -> list[str]:
    """The jobs of the matches that live here; the first process also takes those that do not tell."""
    kinds = [bot_job_kind(bucket) for bucket in shards.buckets()]
    return [BOT_JOB, *kinds] if shards.number == 0 else kinds


def any_action(match: Match, match_id: str, question: Question) -> str:
    """Anything legal, so that a table never stands still because of a bot."""
    codes = legal_actions(match.table, question.seat, match.game.info.most_actions)
    chance = Seeded(seed_of(match, match_id, question.seen, question.seat, "any"))
    return match.table.action(codes[int(chance.below(len(codes)))]).notation()
