"""`python -m triumvir.cli` is the command `triumvir`."""

from triumvir.cli.main import run

run()
