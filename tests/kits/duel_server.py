"""The command line with the toy game of the contract's tests besides the three, registered by one line.

The browser's tests serve it: `python -m tests.kits.duel_server serve`. What stands outside of `main` is done in the
worker processes of the server, too.
"""

import sys

from tests.contract.duel import DUEL

from triumvir.cli.main import main
from triumvir.kits.catalogue import register
from triumvir.kits.kit import Kit

register(Kit(DUEL))

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
