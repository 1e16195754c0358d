"""What can be checked of a record, each thing by itself: that one holds says nothing of the others.

A record may leave out its hashes and the seal of its chance; then nobody can tell whether actions or results were
exchanged for others that the rules allow as well. Names are not covered by anything: they are what somebody wrote.
"""

from dataclasses import dataclass, replace
from typing import Final

from triumvir.contract.complaints import wrong_hash
from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.contract.play import steps
from triumvir.contract.record import Ply, Record
from triumvir.contract.telling import Phrase, phrase
from triumvir.match.sealed import proof_of, verify_chance

HOLDS: Final = "holds"
WRONG: Final = "wrong"
PARTLY: Final = "partly"
"""Some of it is there, and right."""
ABSENT: Final = "absent"
UNCHECKED: Final = "unchecked"
"""It could not be looked at, because the plies before it are wrong."""
CLAIMED: Final = "claimed"
"""Written, and proved by nothing."""


@dataclass(frozen=True)
class Check:
    """One thing that was looked at."""

    name: str
    state: str
    what: str
    """In English, for programs."""
    said: Phrase
    """The same by its id in the catalogues; what is wrong is said by the error."""
    error: BadInput | None = None


@dataclass(frozen=True)
class Verdict:
    checks: tuple[Check, ...]

    def error(self) -> BadInput | None:
        """The first thing that is wrong."""
        return next((check.error for check in self.checks if check.error is not None), None)

    def is_complete(self) -> bool:
        """Whether nothing was left out that would have to be believed."""
        return all(check.state in (HOLDS, CLAIMED) for check in self.checks)

    def to_json(self) -> dict[str, JSON]:
        return {check.name: {"state": check.state, "what": check.what} for check in self.checks}


@dataclass(frozen=True)
class Played:
    """A record played through, as far as its plies are legal."""

    error: BadInput | None
    result: BadInput | None
    hashes: tuple[str, ...]
    """Of the set-up and of every legal ply, as the rules have them."""


def verify(game: Game, record: Record) -> Verdict:
    played = _play(game, record)
    return Verdict(
        (
            _legality(record, played),
            _hashes(record, played),
            _seal(game, record, played),
            _result(record, played),
            _names(record),
        )
    )


def _play(game: Game, record: Record) -> Played:
    """Without the hashes, so that those are a check of their own."""
    bare = replace(record, setup=_bare(record.setup), plies=tuple(_bare(ply) for ply in record.plies))
    hashes: list[str] = []
    try:
        for position, _ in steps(game, bare):
            hashes.append(position.hash())
    except BadInput as error:
        if error.where == "tag Result":
            return Played(None, error, tuple(hashes))
        return Played(error, None, tuple(hashes))
    return Played(None, None, tuple(hashes))


def _bare(ply: Ply) -> Ply:
    return replace(ply, hash="")


def _legality(record: Record, played: Played) -> Check:
    if played.error is not None:
        return _wrong("legality", played.error)
    plies = len(record.plies)
    told = f"all {plies} plies, their chance results and notes are possible"
    return Check("legality", HOLDS, told, phrase("command-verify-legality-holds", plies=plies))


def _wrong(name: str, error: BadInput) -> Check:
    return Check(name, WRONG, str(error), phrase("command-verify-wrong"), error)


def _unchecked(name: str) -> Check:
    return Check(name, UNCHECKED, "not after a ply that is not allowed", phrase("command-verify-unchecked"))


def _names(record: Record) -> Check:
    told = f"{', '.join(record.seats)}: as written, covered by no hash and no seal"
    return Check("names", CLAIMED, told, phrase("command-verify-names-claimed", names=record.seats))


def _hashes(record: Record, played: Played) -> Check:
    given = [record.setup.hash, *(ply.hash for ply in record.plies)]
    for number, (told, found) in enumerate(zip(given, played.hashes, strict=False)):
        if told and told != found:
            where = f"ply {number}" if number else "set-up"
            error = wrong_hash(found, told, where)
            return _wrong("hashes", error)
    if played.error is not None:
        return _unchecked("hashes")
    there = sum(bool(told) for told in given)
    if there == len(given):
        return Check("hashes", HOLDS, f"all {there} are right", phrase("command-verify-hashes-hold", count=there))
    if not there:
        none = phrase("command-verify-hashes-absent", count=len(given))
        return Check("hashes", ABSENT, f"none of {len(given)} is there", none)
    absent = len(given) - there
    told = f"{there} of {len(given)} are right, {absent} left out"
    some = phrase("command-verify-hashes-partly", count=there, all=len(given), absent=absent)
    return Check("hashes", PARTLY, told, some)


def _seal(game: Game, record: Record, played: Played) -> Check:
    """A seal of a game from a given position proves the chance of the plies only; who gave it may know all cards."""
    try:
        if proof_of(record) is None:
            return _no_seal(record)
        if played.error is not None:
            return _unchecked("seal")
        verify_chance(game, record)
    except BadInput as error:
        return _wrong("seal", error)
    if record.start:
        told = "the chance of every ply is that of the seed, but the start was given"
        return Check("seal", PARTLY, told, phrase("command-verify-seal-partly"))
    told = "the seed is the one committed to, and the chance of set-up and every ply is its own"
    return Check("seal", HOLDS, told, phrase("command-verify-seal-holds"))


def _no_seal(record: Record) -> Check:
    chosen = "chance and hidden cards may have been chosen by somebody"
    if record.start:
        told = f"the start was given, so no seal could cover it: {chosen}"
        return Check("seal", ABSENT, told, phrase("command-verify-seal-start"))
    return Check("seal", ABSENT, f"there is none: {chosen}", phrase("command-verify-seal-absent"))


def _result(record: Record, played: Played) -> Check:
    if played.error is not None:
        return _unchecked("result")
    if played.result is not None:
        return _wrong("result", played.result)
    if record.outcome is None:
        return _unfinished(record)
    places, reason = " ".join(str(place) for place in record.outcome.places), record.outcome.reason
    holds = phrase("command-verify-result-holds", places=places, reason=reason)
    return Check("result", HOLDS, f"{places} ({reason}) is what the plies lead to", holds)


def _unfinished(record: Record) -> Check:
    told = "the game is not over by the rules"
    for name, value in record.tags:
        if name == "Event":
            ended = phrase("command-verify-result-event", event=value)
            return Check("result", HOLDS, f"{told}; as written, people ended it: {value}", ended)
    return Check("result", HOLDS, told, phrase("command-verify-result-open"))
