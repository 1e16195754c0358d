"""Fair chance that can be proved afterwards.

Before the game the server shows the SHA-256 commitment of a secret seed. The players mix nonces of their own into it,
so that neither side can choose the result. Every ply draws from a key of its own; a ply that is played again after an
undo gets a new one. At the end the seed is revealed, and `verify_chance` plays the record again and compares.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from triumvir.contract.chance import Noted, Sealed
from triumvir.contract.errors import BadInput, IllegalAction, echo
from triumvir.contract.game import Game
from triumvir.contract.numbers import read_whole
from triumvir.contract.play import game_of
from triumvir.contract.position import Position
from triumvir.contract.record import Record

SEED_BYTES: Final = 32
NONCE: Final = re.compile(r"[0-9a-f]{16,64}")
_TAG: Final = re.compile(
    r"sealed (?P<commitment>[0-9a-f]{64}) seed (?P<seed>[0-9a-f]{64})"
    r" nonces (?P<nonces>-|[0-9a-f]+(?:,[0-9a-f]+)*)"
    r"(?: undone (?P<undone>[0-9]+:[0-9]+(?:,[0-9]+:[0-9]+)*))?"
)


def is_nonce(text: str) -> bool:
    return NONCE.fullmatch(text) is not None


def commitment_of(seed: bytes) -> str:
    return Sealed(seed).commitment


def key_of(seed: bytes, nonces: Sequence[str]) -> bytes:
    """The seed with every player's nonce mixed in, in the order of the seats."""
    return hashlib.sha256(b"triumvir key\0" + seed + "\0".join(nonces).encode()).digest()


def chance_of_ply(key: bytes, ply: int, undone: int) -> Sealed:
    """The chance of one ply (0 is the set-up), when so many undos came before it."""
    return Sealed(hashlib.sha256(b"triumvir ply\0" + key + f"{ply} {undone}".encode()).digest())


@dataclass(frozen=True)
class Proof:
    """Everything that a stranger needs to check the chance of a record."""

    commitment: str
    seed: str
    nonces: tuple[str, ...]
    undone: tuple[tuple[int, int], ...] = ()
    """From which ply on how many undos came before, in the order of the plies."""

    def to_tag(self) -> tuple[str, str]:
        text = f"sealed {self.commitment} seed {self.seed} nonces {','.join(self.nonces) or '-'}"
        if self.undone:
            text += " undone " + ",".join(f"{ply}:{count}" for ply, count in self.undone)
        return "Chance", text

    def undone_before(self, ply: int) -> int:
        return max((count for first, count in self.undone if first <= ply), default=0)

    def key(self) -> bytes:
        return key_of(bytes.fromhex(self.seed), self.nonces)


def proof_of(record: Record) -> Proof | None:
    """The proof that a record carries, if its chance was sealed."""
    for name, value in record.tags:
        if name == "Chance" and value.startswith("sealed"):
            return _read_proof(value)
    return None


def _read_proof(value: str) -> Proof:
    found = _TAG.fullmatch(value)
    if found is None:
        raise BadInput("'sealed COMMITMENT seed SEED nonces A,B' is expected", "tag Chance")
    nonces = () if found["nonces"] == "-" else tuple(found["nonces"].split(","))
    pairs = [pair.split(":") for pair in (found["undone"] or "").split(",") if pair]
    return Proof(
        found["commitment"], found["seed"], nonces, tuple((_whole(ply), _whole(count)) for ply, count in pairs)
    )


def _whole(word: str) -> int:
    return read_whole(word, "tag Chance")


def verify_chance(game: Game, record: Record) -> Proof:
    """Play a record again with the revealed seed; raise BadInput where a chance result is not the sealed one."""
    proof = proof_of(record)
    if proof is None:
        raise BadInput("the chance of this record is not sealed", "tag Chance")
    if commitment_of(bytes.fromhex(proof.seed)) != proof.commitment:
        raise BadInput("the seed is not the one that was committed to", "tag Chance")
    position = _verified_start(game_of(game, record), record, proof)
    for number, ply in enumerate(record.plies, 1):
        chance = Noted(chance_of_ply(proof.key(), number, proof.undone_before(number)))
        try:
            position.apply(game.info.seat_named(ply.seat), position.code(game.read_action(ply.action)), chance, None)
        except IllegalAction as error:
            raise BadInput(f"{echo(ply.action)} is not allowed here", f"ply {number}", error.rule) from None
        _compare(chance, ply.draws, f"ply {number}")
    return proof


def _verified_start(game: Game, record: Record, proof: Proof) -> Position:
    if record.start:
        return game.position_from_line(record.start)
    chance = Noted(chance_of_ply(proof.key(), 0, 0))
    options = game.info.read_options(dict(record.options))
    position = game.start(options, len(record.seats), chance)
    _compare(chance, record.setup.draws, "set-up")
    return position


def _compare(chance: Noted, draws: Sequence[int], where: str) -> None:
    if tuple(chance.results) != tuple(draws):
        raise BadInput("the chance results are not those of the sealed seed", where)
