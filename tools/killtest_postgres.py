"""The kill test on a PostgreSQL server of its own, which is restarted and crashed as well.

    python tools/killtest_postgres.py --rounds 200 --json

All options are those of `triumvir killtest`.
"""

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.storage.postgres_server import running_server


def main() -> int:
    with running_server() as server:
        words = ["--database", server.empty_database("triumvir_killed"), "--restart-postgres", server.restart_command]
        return subprocess.call([sys.executable, "-m", "triumvir.cli", "killtest", *words, *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
