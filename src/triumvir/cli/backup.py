"""`triumvir backup` and `triumvir restore`: a database into a file, and a file into a database."""

from pathlib import Path
from typing import Annotated

import typer

from triumvir.cli.arguments import Json
from triumvir.cli.database import DatabaseUrl, address, opened
from triumvir.cli.failure import FOUND
from triumvir.contract.errors import BadInput
from triumvir.lab.stored_matches import all_matches, replayed
from triumvir.storage.backups import look_into
from triumvir.storage.backups import restore as restore_backup
from triumvir.storage.opening import open_database, open_store
from triumvir.storage.store import Store
from triumvir.terminal.complaints import told
from triumvir.terminal.language import say
from triumvir.terminal.output import print_json

NewFile = Annotated[str, typer.Argument(metavar="FILE", help="command-backup-file")]
Backup = Annotated[str, typer.Argument(metavar="FILE", help="command-restore-file")]


def backup(file: NewFile, database: DatabaseUrl = None, as_json: Json = False) -> None:
    """Write everything into one file, as it is at one moment; a server may go on meanwhile."""
    path = Path(file)
    with opened(database) as store:
        store.backup(path)
    matches, wrong = look_into(path)
    if wrong:
        raise BadInput(wrong[0], file)
    if as_json:
        print_json({"file": file, "matches": matches, "bytes": path.stat().st_size})
    else:
        print(f"{file}: {say('command-backup-done', matches=matches, bytes=path.stat().st_size)}")


def restore(file: Backup, database: DatabaseUrl = None, as_json: Json = False) -> int:
    """Fill an empty database from a backup, and play every match through by the rules."""
    where = address(database)
    restore_backup(Path(file), open_database(where))
    store = open_store(where)
    try:
        matches, wrong = replay_all(store)
    finally:
        store.close()
    if as_json:
        print_json({"matches": matches, "replayed": matches - len(wrong), "wrong": [str(error) for error in wrong]})
    else:
        print(say("command-restore-done", matches=matches, replayed=matches - len(wrong)), *map(told, wrong), sep="\n")
    return FOUND if wrong else 0


def replay_all(store: Store) -> tuple[int, list[BadInput]]:
    """How many matches there are, and what is wrong with those that do not replay."""
    matches = 0
    wrong: list[BadInput] = []
    for stored in all_matches(store):
        matches += 1
        try:
            replayed(stored)
        except BadInput as error:
            wrong.append(error)
    return matches, wrong
