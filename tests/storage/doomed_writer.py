"""Appends to ten matches without end and tells of every acknowledged entry, until it is killed.

Usage: doomed_writer.py URL
"""

import os
import sys

from tests.storage.samples import entry, summary

from triumvir.storage.opening import open_store
from triumvir.storage.store import Store, WriteResult

MATCHES = [f"m{number}" for number in range(10)]


def tell(match: str, seq: int) -> None:
    os.write(1, f"{match} {seq}\n".encode())


def append(store: Store, match: str, seq: int) -> WriteResult[None]:
    made = store.append(match, [entry(seq, f"c{seq}", "x" * 500)], summary(match, seq, plies=seq))
    made.add_done_callback(lambda future: tell(match, seq) if future.exception() is None else None)
    return made


def main(url: str) -> None:
    store = open_store(url)
    known = {match: len(store.entries_since(match, 0)) for match in MATCHES}
    while True:
        for match in MATCHES:
            known[match] += 1
        for future in [append(store, match, seq) for match, seq in known.items()]:
            future.result()


if __name__ == "__main__":
    main(sys.argv[1])
