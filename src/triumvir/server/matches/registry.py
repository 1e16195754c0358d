"""The match registry: all matches in memory, and the one way by which they change.

A command is decided on a draft, the draft's entries are written, and only when they are durable does the draft become
the match and anybody hear of it. Commands of one match wait for each other; different matches share commits.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from triumvir.contract import json
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.match.commands import Command
from triumvir.match.deciding import decide
from triumvir.match.draft import Draft
from triumvir.match.refusal import Refused
from triumvir.match.state import WAITING, Match
from triumvir.match.timing import next_due
from triumvir.server.clock import Now, Pulse, ServerTime
from triumvir.server.cluster.shards import ALONE, Shards
from triumvir.server.config import Config
from triumvir.server.logs import log
from triumvir.server.matches.bot_jobs import bot_jobs, is_alone
from triumvir.server.matches.clocks import MatchClocks
from triumvir.server.matches.completions import CompletionQueue
from triumvir.server.matches.live_match import Answered, LiveMatch
from triumvir.server.matches.loading import read_match
from triumvir.server.matches.persistence import header_of, summary_of, to_stored
from triumvir.server.matches.publishing import publish, publish_gone
from triumvir.server.metrics import Metrics
from triumvir.storage.store import (
    Conflict,
    Duplicate,
    Job,
    Link,
    MatchExists,
    MatchHeader,
    StorageError,
    Store,
    WriteResult,
)
from triumvir.table.problems import COMMAND_REUSED, NOT_FOUND, STOPPING, UNAVAILABLE, ApiError, from_refusal
from triumvir.table.seat_views import numbered

T = TypeVar("T")
RETRY_SECONDS: Final = 1.0
A_MOMENT: Final = 0.005
LONGEST_LAG: Final = 1 << 53
RELOADS: Final = 3
"""How often a command is decided anew because another server was faster."""


@dataclass(frozen=True)
class Request:
    """A command with what makes it happen at most once."""

    command: Command
    id: str | None = None
    """Unique in its match: the person and the id that the client chose."""
    digest: str = ""
    done: tuple[str, ...] = ()
    """Jobs that are finished by it."""


class MatchRegistry:
    def __init__(
        self,
        games: Mapping[str, Game],
        store: Store,
        config: Config,
        now: Now,
        version: str = "",
        shards: Shards = ALONE,
        steady: Now = lambda: 0,
    ) -> None:
        """`steady` is a time by which the server can tell that it stood still."""
        self.version = version
        self.shards = shards
        self.games = games
        self.store = store
        self.config = config
        self.now = ServerTime(now)
        self.metrics = Metrics()
        self.matches: dict[str, LiveMatch] = {}
        self.clocks = MatchClocks(self.matches, self.now, Pulse(steady), self.metrics, self._let_happen, self.spawn)
        self.is_stopping = False
        self.on_jobs: Callable[[], None] = lambda: None
        """Called when a job for bots has been written."""
        self.reach: Callable[[str], None] = lambda point: None
        """Called at the named points of every change: decided, written, answered, published. For tests of crashes."""
        self.on_over: Callable[[LiveMatch], None] = lambda live: None
        """Called when a match is over, or its people agreed to play again."""
        self.room_for_bots = asyncio.Lock()
        """Held while it is counted how many tables of bots somebody has, and one more is made."""
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._under_way = 0
        """Commands that are being written without a task."""
        self._completions = CompletionQueue()
        self.metrics.gauges["matches_in_memory"] = lambda: len(self.matches)

    # ---- tasks -----------------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that the server waits for when it stops, whoever asked for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), ApiError):
            logging.getLogger("triumvir.server").error("task failed", exc_info=task.exception())

    async def stop(self) -> None:
        """Finish what was begun and begin nothing more."""
        self.is_stopping = True
        self.clocks.stop()
        while self._tasks or self._under_way:
            if self._tasks:
                await asyncio.wait(list(self._tasks))
            else:
                await asyncio.sleep(A_MOMENT)

    # ---- finding ---------------------------------------------------------------------------------------------

    async def get(self, match_id: str) -> LiveMatch:
        """The match with this id, from memory or from the store; raises WrongShard if it lives in another process."""
        self.shards.must_be_here(match_id)
        live = self.matches.get(match_id)
        if live is None:
            task = self._loading.get(match_id)
            if task is None:
                task = self._loading[match_id] = self.spawn(self._load(match_id))
                task.add_done_callback(lambda _: self._loading.pop(match_id, None))
            live = await asyncio.shield(task)
        live.touched_at = self.now()
        return live

    def _alive(self, match_id: str, header: MatchHeader, match: Match) -> LiveMatch:
        latest = self.games[header.game].info.rules_version
        return LiveMatch(match_id, header, match, latest, self.now(), touched_at=self.now())

    async def _load(self, match_id: str) -> LiveMatch:
        found = await asyncio.to_thread(read_match, self.store, self.games, match_id)
        live = self._alive(match_id, found.header, found.match)
        self.matches[match_id] = live
        self.clocks.put_off(live.match, self.clocks.unserved(live.match))
        self._after(live, has_jobs=False)
        self.spawn(self.heal(live))
        return live

    async def settle(self, live: LiveMatch) -> None:
        """Under its lock: if a write failed, read what is stored, and tell everybody what they have not heard."""
        if live.is_gone:
            raise ApiError(NOT_FOUND, "match")
        if not live.is_doubtful:
            return
        known = live.match.seq
        found = await asyncio.to_thread(read_match, self.store, self.games, live.id, known)
        lag = live.match.lag if found.match.seq == known else LONGEST_LAG
        live.match = found.match
        self.clocks.put_off(live.match, lag)
        live.is_doubtful = False
        if found.applied_entries:
            publish(live, found.applied_entries, found.plies_before, self.now())
            self._after(live, has_jobs=True)
        self.spawn(self.heal(live))

    async def read_again(self, live: LiveMatch) -> None:
        """Make sure that what is in memory is what is stored, before something is thrown away because of it."""
        async with live.lock:
            live.is_doubtful = True
            await self.settle(live)

    def _doubt(self, live: LiveMatch) -> None:
        """A write failed, or another server was faster: find out soon what is true."""
        if not live.is_doubtful:
            live.is_doubtful = True
            self.spawn(self._settle_soon(live))

    async def _settle_soon(self, live: LiveMatch) -> None:
        while live.is_doubtful and not live.is_gone and not self.is_stopping:
            try:
                async with live.lock:
                    await self.settle(live)
            except ApiError:
                await asyncio.sleep(RETRY_SECONDS)

    def forget_idle(self) -> None:
        """Let go of matches that nobody has looked at for a while and that have no clock running."""
        limit = self.now() - self.config.idle_minutes * 60_000
        for match_id, live in list(self.matches.items()):
            is_idle = not live.watchers and live.touched_at < limit and not live.lock.locked()
            if is_idle and next_due(live.match) is None:
                del self.matches[match_id]

    async def clear(self, match_id: str, before: int) -> bool:
        """Let go of a table for good at which nobody has begun to play and nothing happened since; tell who watches."""
        live = await self.get(match_id)
        async with live.lock:
            await self.settle(live)
            if live.match.status != WAITING or live.match.updated_at >= before:
                return False
            try:
                live.is_gone = await self._completions.result(self.store.drop_waiting(match_id, before))
            except StorageError:
                raise ApiError(UNAVAILABLE) from None
            if live.is_gone:
                del self.matches[match_id]
                publish_gone(live)
        return live.is_gone

    # ---- bots ------------------------------------------------------------------------------------------------

    def bot_jobs(self, live: LiveMatch) -> list[Job]:
        """What there should be to do for the bots of this match."""
        return bot_jobs(live.id, live.match, live.header.created_by, bool(live.watchers))

    def rouse(self, live: LiveMatch) -> None:
        """Somebody watches: bots that are among themselves go on. Their jobs are asked for before anything else can
        happen here, so that a job that was just given up because nobody watched is written again after that."""
        jobs = self.bot_jobs(live) if is_alone(live.match) else []
        if jobs:
            self._put(jobs)

    async def heal(self, live: LiveMatch) -> None:
        """A bot whose turn it is without anybody knowing gets its job."""
        if not self.bot_jobs(live):
            return
        try:
            known = await asyncio.to_thread(self.store.jobs_of, live.id)
        except StorageError:
            return  # there will be another time
        missing = [job for job in self.bot_jobs(live) if not any(other.id.startswith(job.id) for other in known)]
        if missing:
            log(logging.WARNING, "bot has no job", match=live.id)
            self._put(missing)

    def _put(self, jobs: Sequence[Job]) -> None:
        try:
            self._completions.call(self.store.put_jobs(jobs), self._have_put)
        except StorageError:
            log(logging.WARNING, "jobs cannot be written")

    def _have_put(self, done: WriteResult[None]) -> None:
        if done.exception() is None:
            self.on_jobs()
        else:
            log(logging.WARNING, "jobs could not be written")

    # ---- changing --------------------------------------------------------------------------------------------

    async def create(
        self, match_id: str, draft: Draft, visibility: str, created_by: str | None, links: Sequence[Link] = ()
    ) -> LiveMatch:
        """Write a new match; it exists when this returns."""
        if self.is_stopping:
            raise ApiError(STOPPING)
        header = header_of(match_id, draft.match, visibility, created_by, draft.at)
        summary = summary_of(match_id, draft.match, header.visibility)
        jobs = bot_jobs(match_id, draft.match, created_by, is_watched=False)
        try:
            await self._completions.result(
                self.store.create_match(header, summary, to_stored(draft.applied_entries), jobs, links)
            )
        except MatchExists:
            raise
        except StorageError:
            raise ApiError(UNAVAILABLE) from None
        live = self._alive(match_id, header, draft.match)
        live.lately.extend(numbered(draft.applied_entries, 0))
        self.matches[match_id] = live
        self.metrics.count("matches", header.game)
        self._after(live, bool(jobs))
        return live

    async def submit(self, live: LiveMatch, request: Request, answer: Callable[[int], None] = lambda seq: None) -> int:
        """Carry out a command; return the number of its first entry once it is durable, or raise ApiError.

        `answer` is called before anybody else hears of it. Once it is decided, whoever asked may go away.
        """
        for _ in range(RELOADS):
            try:
                return await self._submit(live, request, answer)
            except Conflict:
                continue
        raise ApiError(UNAVAILABLE)

    async def _let_happen(self, live: LiveMatch, command: Command) -> None:
        """What no person asked for."""
        await self.submit(live, Request(command))

    async def _submit(self, live: LiveMatch, request: Request, answer: Callable[[int], None]) -> int:
        """Under the lock of the match, which is let go of when what was decided is written."""
        await live.lock.acquire()
        writing: asyncio.Future[int] | None = None
        try:
            if self.is_stopping:
                raise ApiError(STOPPING)
            await self.settle(live)
            known = live.answer_to(request.id, request.digest)
            if known is not None:
                return _repeated(known, request, answer)
            writing = self._begin(live, request, answer)
            if writing is None:
                return _repeated(Answered(request.digest, live.match.seq), request, answer)
        except Refused as refused:
            self.metrics.count("refused", refused.code)
            return await self._answered_before(live, request, answer, from_refusal(refused))
        finally:
            if writing is None:
                live.lock.release()
        try:
            return await writing
        except Duplicate:
            return await self._answered_before(live, request, answer, ApiError(UNAVAILABLE))
        except Conflict:
            raise
        except StorageError:
            raise ApiError(UNAVAILABLE) from None

    def _begin(self, live: LiveMatch, request: Request, answer: Callable[[int], None]) -> "asyncio.Future[int] | None":
        """Decide, and put what was decided on its way to the store; None if nothing is changed by it."""
        self.clocks.mind_the_gap()
        draft = decide(live.match, request.command, self.now())
        if not draft.applied_entries:
            return None
        began = self.now()
        ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        try:
            written, has_jobs = self._append(live, draft, request)
        except StorageError as error:
            self._not_written(live, draft, error)
            raise ApiError(UNAVAILABLE) from None

        def hear(done: WriteResult[None]) -> None:
            self._under_way -= 1
            error = done.exception()
            try:
                if error is None:
                    self._note_commit(began)
                    self.clocks.note_store(True, draft.at)
                    self._carried_out(live, draft, request, answer, has_jobs)
                else:
                    self._not_written(live, draft, error)
            finally:
                live.lock.release()
                if not ended.done():  # else whoever asked has gone
                    if error is None:
                        ended.set_result(draft.applied_entries[0].entry.seq)
                    else:
                        ended.set_exception(error)

        self._under_way += 1
        self._completions.call(written, hear)
        return ended

    def _append(self, live: LiveMatch, draft: Draft, request: Request) -> tuple[WriteResult[None], bool]:
        self.reach("decided")
        jobs = bot_jobs(live.id, draft.match, live.header.created_by, bool(live.watchers))
        said: dict[str, JSON] = {"digest": request.digest, "seq": draft.applied_entries[0].entry.seq}
        written = self.store.append(
            live.id,
            to_stored(draft.applied_entries, request.id, said),
            summary_of(live.id, draft.match, live.header.visibility),
            jobs,
            request.done,
        )
        return written, bool(jobs)

    def _note_commit(self, began: int) -> None:
        self.metrics.commit(self.now() - began)
        self.reach("written")

    def _carried_out(
        self, live: LiveMatch, draft: Draft, request: Request, answer: Callable[[int], None], has_jobs: bool
    ) -> None:
        """It is durable: now it is the match, and everybody may hear of it."""
        self.clocks.mind_the_gap()
        before, live.match = live.match, draft.match
        live.touched_at = self.now()
        self.clocks.put_off(live.match, live.touched_at - draft.at)
        answered = Answered(request.digest, draft.applied_entries[0].entry.seq)
        if request.id is not None:
            live.remember(request.id, answered)
        answer(answered.seq)
        self.reach("answered")
        publish(live, draft.applied_entries, len(before.plies), live.touched_at)
        self.reach("published")
        for applied in draft.applied_entries:
            self.metrics.count("entries", applied.entry.kind)
        self._after(live, has_jobs)

    def _not_written(self, live: LiveMatch, draft: Draft, error: BaseException) -> None:
        """The store is at fault, or another server was faster, or the command is an old one."""
        self.clocks.note_store(isinstance(error, (Conflict, Duplicate)), draft.at)
        self._doubt(live)

    async def _answered_before(
        self, live: LiveMatch, request: Request, answer: Callable[[int], None], trouble: ApiError
    ) -> int:
        """A command that is refused now may be one that was carried out long ago: then it gets its first answer."""
        answered = Answered(request.digest, trouble=trouble)
        if request.id is not None:
            try:
                entry = await asyncio.to_thread(self.store.answered, live.id, request.id)
            except StorageError:
                raise ApiError(UNAVAILABLE) from None
            if entry is not None and entry.answer is not None:
                said = json.Reader(json.loads(entry.answer), "answer")
                answered = Answered(said.text("digest"), entry.seq)
            live.remember(request.id, answered)
        return _repeated(answered, request, answer)

    def _after(self, live: LiveMatch, has_jobs: bool) -> None:
        self.clocks.set_alarm(live)
        if has_jobs:
            self.on_jobs()
        if live.match.end is not None:
            self.on_over(live)


def _repeated(answered: Answered, request: Request, answer: Callable[[int], None]) -> int:
    """The answer that a command got before, unless it is another command under the same id."""
    if answered.digest != request.digest:
        raise ApiError(COMMAND_REUSED, "id")
    if answered.trouble is not None:
        raise answered.trouble
    answer(answered.seq)
    return answered.seq
