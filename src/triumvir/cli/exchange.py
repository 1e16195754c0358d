"""`triumvir export` and `triumvir import`: one match as a file."""

from pathlib import Path
from typing import Annotated

import typer

from triumvir.cli.arguments import Json
from triumvir.cli.database import DatabaseUrl, opened
from triumvir.contract.errors import BadInput
from triumvir.lab.stored_matches import replayed
from triumvir.match.record import to_record
from triumvir.match.state import WAITING
from triumvir.storage.exchange import match_from_text, match_to_text
from triumvir.storage.store import BadValue, Store, StoredMatch
from triumvir.terminal.complaints import bad
from triumvir.terminal.files import read_text, within, write_text
from triumvir.terminal.output import print_json

MatchId = Annotated[str, typer.Argument(metavar="MATCH", help="command-export-match")]
MatchFile = Annotated[str, typer.Argument(metavar="FILE", help="command-import-file")]
Output = Annotated[str | None, typer.Option(metavar="FILE", help="command-export-output")]
AsRecord = Annotated[bool, typer.Option("--record", help="command-export-record")]
WithSecrets = Annotated[bool, typer.Option("--with-secrets", help="command-export-with-secrets")]


def export(
    match: MatchId,
    output: Output = None,
    record: AsRecord = False,
    with_secrets: WithSecrets = False,
    database: DatabaseUrl = None,
) -> None:
    """Print or write one match, complete, to be kept or imported elsewhere."""
    with opened(database) as store:
        stored = find(store, match)
    if not stored.summary.status.is_over and not with_secrets:
        raise bad("complaint-match-not-over", f"match {match}")
    text = record_text(stored) if record else match_to_text(stored)
    if output is None:
        print(text, end="")
    else:
        write_text(Path(output), text)


def find(store: Store, match: str) -> StoredMatch:
    stored = store.load(match)
    if stored is None:
        raise bad("complaint-match-unknown", f"match {match}")
    return stored


def record_text(stored: StoredMatch) -> str:
    match = replayed(stored)
    if match.status == WAITING:
        raise bad("complaint-match-not-started", f"match {stored.header.id}")
    return to_record(match).to_text()


def import_match(file: MatchFile, database: DatabaseUrl = None, as_json: Json = False) -> None:
    """Take a match from a file, play it through by the rules, and store it."""
    text = read_text(file)
    with within(file):
        stored = read_match(text)
        replayed(stored)
        with opened(database) as store:
            store.create_match(stored.header, stored.summary, stored.entries).result()
    if as_json:
        print_json({"match": stored.header.id, "entries": len(stored.entries)})
    else:
        print(stored.header.id)


def read_match(text: str) -> StoredMatch:
    try:
        return match_from_text(text)
    except BadValue as error:
        raise BadInput(str(error)) from None
