"""Random play at full speed."""

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.position import Codes, Position


def buffer(size: int) -> Codes:
    """Room for the legal actions of a position."""
    return vec[i64]([0] * size)


def lowest_seat(mask: i64) -> i64:
    seat: i64 = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


def play_out(position: Position, chance: Chance, out: Codes) -> i64:
    """Play at random to the end; return the number of decisions that were made."""
    plies: i64 = 0
    mask = position.to_act()
    while mask != 0:
        seat = lowest_seat(mask)
        count = position.legal(seat, out)
        position.carry_out(seat, out[chance.below(count)], chance, None)
        plies += 1
        mask = position.to_act()
    return plies
