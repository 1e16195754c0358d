"""Two servers on one SQLite file: the second is told so, and begins nothing."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from triumvir.contract.errors import BadInput
from triumvir.hosting.serving import serve
from triumvir.hosting.single_server import alone_at
from triumvir.server.config import Config


def test_p6_a_second_server_is_refused_and_named_the_first(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "t.db")
    with alone_at(f"sqlite://{tmp_path}/t.db"):
        for name in ("t.db", "link.db"):
            with pytest.raises(BadInput, match=r"another server serves this database \(process \d+\)"):
                serve(Config(port=0, database=f"sqlite://{tmp_path}/{name}", secret="x" * 32))
    assert not (tmp_path / "t.db").exists()
    with alone_at(f"sqlite://{tmp_path}/t.db"):
        pass


def test_a_killed_server_is_in_nobodys_way(tmp_path: Path) -> None:
    url = f"sqlite://{tmp_path}/t.db"
    hold = (
        f"import triumvir.hosting.single_server as a\nwith a.alone_at({url!r}):\n print('held', flush=True)\n input()"
    )
    with subprocess.Popen([sys.executable, "-c", hold], stdin=-1, stdout=-1, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(BadInput, match=str(other.pid)), alone_at(url):
            pass
        other.send_signal(signal.SIGKILL)
        other.wait()
    with alone_at(url):
        pass


def test_where_no_lock_can_lie_nothing_is_served(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"nowhere.*no such file"), alone_at(f"sqlite://{tmp_path}/nowhere/t.db"):
        pass


def test_p6_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    (tmp_path / "t.db").touch()
    (tmp_path / "other.db").hardlink_to(tmp_path / "t.db")
    with pytest.raises(BadInput, match=r"t\.db: the file has another name"), alone_at(f"sqlite://{tmp_path}/t.db"):
        pass


@pytest.mark.parametrize("url", ["memory:", "postgresql://triumvir@/triumvir"])
def test_other_databases_need_no_lock(url: str) -> None:
    with alone_at(url), alone_at(url):
        pass
