"""A process that is measured: started, asked for its memory and its work, ended."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(member for child in children for member in family(int(child)))]


class Measured:
    """It says its port as the last number of its first line."""

    def __init__(self, words: Sequence[str], environment: Mapping[str, str], folder: Path) -> None:
        self._process = subprocess.Popen(
            words, stdout=subprocess.PIPE, env={**os.environ, **environment}, cwd=folder, text=True
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"{words[0]} did not start")
        self.port = int(line.strip().rpartition(":")[2])
        self.pid = self._process.pid

    def kilobytes(self) -> float:
        """Memory that it and its children have in use."""
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in family(self.pid))
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024

    def open_files(self) -> int:
        """Files and sockets that it and its children hold."""
        return sum(len(list(Path(f"/proc/{pid}/fd").iterdir())) for pid in family(self.pid))

    def cpu_seconds(self) -> float:
        """What it and its children have worked."""
        lives = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in family(self.pid)]
        return sum(int(fields[11]) + int(fields[12]) for fields in lives) / TICKS

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
