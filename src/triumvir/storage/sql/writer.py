"""The one thread that writes. While it commits, others queue up, and the next commit takes all of them: a commit
costs about the same for one move as for a hundred, and nobody waits for more than two. Where many write, the thread
waits a little after each commit, the longer the more there were, so that more come together; who writes alone never
waits for that.

Nothing is told to anybody before the commit. If a statement fails, the group is rolled back and tried again without
trusting what is remembered of its matches, and then each task alone, so that one that cannot be written does not harm
its peers. If the commit itself fails, all of them fail.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic, sleep
from typing import Final, Generic, TypeVar

from triumvir.storage.errors import Closed, Displaced, StorageError, Unavailable
from triumvir.storage.sql.database import Connection, Database
from triumvir.storage.sql.matches import Append, Known, append_all
from triumvir.storage.write_result import PendingWrite, WriteResult

T = TypeVar("T")

MOST_AT_ONCE: Final = 512
COALESCING_SECONDS: Final = 0.0005
"""Seconds from the end of one commit to the beginning of the next, for each of its tasks but the first."""
LONGEST_COALESCING: Final = 0.025


class Task(ABC):
    """Something to be written; `matches` are those whose rows it needs for itself."""

    def __init__(self, matches: Sequence[str]) -> None:
        self.matches = matches
        self.refusal: StorageError | None = None

    @abstractmethod
    def complete(self) -> None:
        """Tell the outcome; called after the commit."""

    @abstractmethod
    def fail(self, error: StorageError) -> None: ...


class Work(Task, Generic[T]):
    def __init__(self, work: Callable[[Connection], T], matches: Sequence[str] = ()) -> None:
        super().__init__(matches)
        self._work = work
        self._results: list[T] = []
        self.future: Future[T] = uncancellable()

    def perform(self, connection: Connection) -> None:
        """A refusal comes before the first change, so it leaves nothing to roll back."""
        self.refusal = None
        self._results.clear()
        try:
            self._results.append(self._work(connection))
        except StorageError as refusal:
            self.refusal = refusal

    def complete(self) -> None:
        if self.refusal is not None:
            self.fail(self.refusal)
        else:
            self.future.set_result(self._results[0])

    def fail(self, error: StorageError) -> None:
        self.future.set_exception(error)


class Appending(Task):
    def __init__(self, append: Append) -> None:
        super().__init__([append.match])
        self.append = append
        self.pending: PendingWrite[None] = PendingWrite()

    def complete(self) -> None:
        if self.refusal is not None:
            self.fail(self.refusal)
        else:
            self.pending.set_result(None)

    def fail(self, error: StorageError) -> None:
        self.pending.set_exception(error)


def uncancellable() -> Future[T]:
    """A future that cannot be cancelled: what was asked for is done, whether or not somebody still waits."""
    future: Future[T] = Future()
    future.set_running_or_notify_cancel()
    return future


class Writer:
    def __init__(self, database: Database, connection: Connection) -> None:
        self.commits = 0
        """How many there were; tests and measurements look at it."""
        self.trouble: str | None = None
        """Why the last attempt to write failed; None if it did not."""
        self._database = database
        self._connection: Connection | None = connection
        self._queue: SimpleQueue[Task | None] = SimpleQueue()
        self._lock = Lock()
        self._is_closed = False
        self._known = Known()
        self._next_commit_at = 0.0
        """Not before this time, where several write."""
        self._hand = Thread(target=self._run, name="storage writer", daemon=True)
        self._hand.start()

    def do(self, work: Callable[[Connection], T], *matches: str) -> Future[T]:
        task = Work(work, matches)
        self._submit(task)
        return task.future

    def append(self, append: Append) -> WriteResult[None]:
        task = Appending(append)
        self._submit(task)
        return task.pending

    def forget(self, match: str) -> None:
        """In the writer's thread: whatever is known of this match is not true any more."""
        self._known.drop(match)

    def _submit(self, task: Task) -> None:
        with self._lock:
            if self._is_closed:
                raise Closed
            self._queue.put(task)

    def close(self) -> None:
        """Carry out what is queued, then stop."""
        with self._lock:
            if not self._is_closed:
                self._is_closed = True
                self._queue.put(None)
        self._hand.join()

    # ---- in the thread ---------------------------------------------------------------------------------------

    def _run(self) -> None:
        is_last = False
        while not is_last:
            tasks, is_last = self._gather()
            if tasks:
                self._carry_out(tasks)
                self._next_commit_at = monotonic() + min(LONGEST_COALESCING, COALESCING_SECONDS * (len(tasks) - 1))
        self._drop_connection()

    def _gather(self) -> tuple[list[Task], bool]:
        """Wait for a task and take all that are there with it; True when there will be no more."""
        tasks: list[Task] = []
        task = self._queue.get()
        sleep(max(0.0, self._next_commit_at - monotonic()))
        while task is not None:
            tasks.append(task)
            if len(tasks) == MOST_AT_ONCE:
                return tasks, False
            try:
                task = self._queue.get_nowait()
            except Empty:
                return tasks, False
        return tasks, True

    def _carry_out(self, tasks: Sequence[Task]) -> bool:
        """False when there is no database to speak to."""
        try:
            connection = self._begin()
        except Exception as error:
            self._fail(tasks, error)
            return False
        had_known = len(self._known) > 0
        try:
            self._lock_matches(connection, tasks)
            perform(connection, tasks, self._known)
        except Exception as error:
            self._roll_back(connection)
            if had_known:
                return self._carry_out(tasks)
            self._try_alone(tasks, error)
            return True
        try:
            connection.commit()
            self._database.verify()
        except Exception as error:
            self._roll_back(connection)
            self._fail(tasks, error)
            return True
        self.commits += 1
        self.trouble = None
        for task in tasks:
            task.complete()
        return True

    def _begin(self) -> Connection:
        """A transaction, on a new connection if the old one is dead. One that only had to wait is not."""
        if self._database.displaced:
            raise Displaced(self._database.displaced)
        if self._connection is not None:
            try:
                self._connection.begin()
            except Exception as error:
                if self._database.is_busy(error):
                    raise
                self._drop_connection()
            else:
                return self._connection
        self._connection = self._database.connect()
        self._connection.begin()
        return self._connection

    def _lock_matches(self, connection: Connection, tasks: Sequence[Task]) -> None:
        """Where several processes write, each match belongs to one of them at a time, always taken in one order."""
        if self._database.lock_row:
            matches = sorted({match for task in tasks for match in task.matches})
            statement = f"SELECT 1 FROM summaries WHERE match_id = ? {self._database.lock_row}"
            if matches:
                connection.ask_each(statement, [(match,) for match in matches])

    def _try_alone(self, tasks: Sequence[Task], error: Exception) -> None:
        if len(tasks) == 1:
            self._fail(tasks, error)
            return
        for done, task in enumerate(tasks, 1):
            if not self._carry_out([task]):
                self._fail(tasks[done:], error)
                return

    def _fail(self, tasks: Sequence[Task], error: Exception) -> None:
        self.trouble = str(error)
        fail(tasks, error)

    def _roll_back(self, connection: Connection) -> None:
        self._known.forget()
        try:
            connection.rollback()
        except Exception:
            self._drop_connection()

    def _drop_connection(self) -> None:
        if self._connection is not None:
            with suppress(self._database.error):  # it may be dead already
                self._connection.close()
            self._connection = None


def perform(connection: Connection, tasks: Sequence[Task], known: Known) -> None:
    """All tasks in their order, neighbouring appends at once."""
    for kind, run in groupby(tasks, key=type):
        if kind is Appending:
            appendings = [task for task in run if isinstance(task, Appending)]
            refusals = append_all(connection, [task.append for task in appendings], known)
            for task, refusal in zip(appendings, refusals, strict=True):
                task.refusal = refusal
        else:
            for work in run:
                assert isinstance(work, Work)
                work.perform(connection)


def fail(tasks: Sequence[Task], error: Exception) -> None:
    for task in tasks:
        task.fail(error if isinstance(error, StorageError) else Unavailable(str(error)))
