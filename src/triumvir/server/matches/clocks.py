"""The clocks of matches in memory: what rings when, and the time that no clock may count.

Nobody pays for a time in which nobody could play: while the server stood still, while nothing could be written, and
while there was no server.
"""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final

from triumvir.match.commands import Command, Resume, Tick
from triumvir.match.state import Match
from triumvir.match.timing import next_due
from triumvir.server.clock import BEAT_MILLISECONDS, Pulse, ServerTime
from triumvir.server.matches.live_match import LiveMatch
from triumvir.server.metrics import Metrics
from triumvir.table.problems import ApiError

RETRY_SECONDS: Final = 1.0
LONGEST_ALARM: Final = 3_600_000
TOLD_GAP: Final = 1000
"""A gap of so many milliseconds gets an entry of its own; a shorter one goes with the next."""

LetHappen = Callable[[LiveMatch, Command], Coroutine[Any, Any, None]]
Spawn = Callable[[Coroutine[Any, Any, None]], object]


class MatchClocks:
    def __init__(
        self,
        matches: Mapping[str, LiveMatch],
        now: ServerTime,
        pulse: Pulse,
        metrics: Metrics,
        let_happen: LetHappen,
        spawn: Spawn,
    ) -> None:
        self._matches = matches
        self._now = now
        self._pulse = pulse
        self._metrics = metrics
        self._let_happen = let_happen
        self._spawn = spawn
        self._is_stopping = False
        self._beating: asyncio.TimerHandle | None = None
        self._outage: tuple[int, int] | None = None
        """From when to when nobody served these matches, before this server did."""
        self._failing_since: int | None = None
        """Since when nothing could be written, as far as that is not given back yet."""

    def stop(self) -> None:
        self._is_stopping = True
        if self._beating is not None:
            self._beating.cancel()
        for live in self._matches.values():
            if live.alarm is not None:
                live.alarm.cancel()

    # ---- alarms ----------------------------------------------------------------------------------------------

    def set_alarm(self, live: LiveMatch) -> None:
        """Wake up when a clock of this match has something to say."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        due = next_due(live.match)
        if due is not None and not self._is_stopping:
            wait = min(max(0, due.at - self._now()), LONGEST_ALARM) / 1000
            live.alarm = asyncio.get_running_loop().call_later(wait, lambda: self._ring(live))

    def _ring(self, live: LiveMatch) -> None:
        live.alarm = None
        self.mind_the_gap()
        due = next_due(live.match)
        if due is not None and due.at <= self._now():
            self._spawn(self._tick(live))
        else:
            self.set_alarm(live)

    async def _tick(self, live: LiveMatch) -> None:
        try:
            await self._let_happen(live, Tick())
        except ApiError:
            if not self._is_stopping:
                live.alarm = asyncio.get_running_loop().call_later(RETRY_SECONDS, lambda: self._ring(live))
        else:
            if live.alarm is None:
                self.set_alarm(live)

    # ---- standing still --------------------------------------------------------------------------------------

    def start_beating(self) -> None:
        """From now on the server notices when it stood still."""
        self.mind_the_gap()
        self._pulse.beat()
        self._beating = asyncio.get_running_loop().call_later(BEAT_MILLISECONDS / 1000, self.start_beating)

    def mind_the_gap(self) -> None:
        """Before anybody looks at a clock: where the server stood still, or nothing could be written, no clock counts
        it."""
        gap = self._pulse.gap()
        if self._failing_since is not None:
            now = self._now()
            gap, self._failing_since = max(gap, now - self._failing_since), now
        if gap:
            self._metrics.count("gaps")
            for live in list(self._matches.values()):
                live.stood_still(gap)
                if live.match.has_clock_running():
                    self._give_back(live, gap)

    def _give_back(self, live: LiveMatch, gap: int) -> None:
        self.put_off(live.match, live.match.lag + gap)
        self.set_alarm(live)
        if gap >= TOLD_GAP and not self._is_stopping:
            self._spawn(self._tell_of_gap(live))

    async def _tell_of_gap(self, live: LiveMatch) -> None:
        """What was given back outlives a crash, and everybody hears of it."""
        try:
            await self._let_happen(live, Resume())
        except ApiError:
            return

    def note_store(self, works: bool, at: int) -> None:
        """Whether something could be written: while nothing can, nobody can play."""
        if works and self._failing_since is not None:
            self.mind_the_gap()
            self._failing_since = None
        elif not works and self._failing_since is None:
            self._failing_since = at

    # ---- before this server ----------------------------------------------------------------------------------

    def note_outage(self, alive: int) -> None:
        """Nobody has served these matches since; whatever is read of them from now on, no clock has counted it."""
        self._outage = alive, self._now()

    def unserved(self, match: Match) -> int:
        """For how long a match was not served, as far as none of its entries tells so."""
        if self._outage is None or match.updated_at >= self._outage[1]:
            return 0
        return self._now() - max(self._outage[0], match.updated_at)

    def put_off(self, match: Match, lag: int) -> None:
        """So much of the time since its last entry no clock of a match counts."""
        if match.has_clock_running():
            match.lag = max(0, min(lag, self._now() - match.updated_at))
