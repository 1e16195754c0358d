"""The tree of a search, in packed rows.

A node is what followed after a row of actions, whatever chance and hidden cards did meanwhile. Its children are kept in
*blocks*: the first holds the actions that were legal at the first visit, later ones those that only became legal with
other hidden cards.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.bots.judge import Weights
from triumvir.contract.position import Codes

NOBODY: Final = -1
SEATS: Final = 8
"""More than any game has; a key is `action * SEATS + seat`."""
ROOM: Final = 4096


class Tree:
    def __init__(self) -> None:
        self.size: i64 = 0
        self.key: vec[i64] = vec[i64]([0] * ROOM)
        self.block: vec[i64] = vec[i64]([0] * ROOM)
        """The first block of children, or NOBODY."""
        self.visits: vec[float] = vec[float]([0.0] * ROOM)
        self.total: vec[float] = vec[float]([0.0] * ROOM)
        """The sum of results for the seat that acted."""
        self.weight: vec[float] = vec[float]([0.0] * ROOM)
        self.blocks: i64 = 0
        self.first: vec[i64] = vec[i64]([0] * ROOM)
        self.count: vec[i64] = vec[i64]([0] * ROOM)
        self.next: vec[i64] = vec[i64]([0] * ROOM)
        self.root: i64 = 0
        self.clear()

    def clear(self) -> None:
        """Only a root that nobody has visited."""
        self.size = 1
        self.blocks = 0
        self.root = 0
        self.block[0] = NOBODY
        self.visits[0] = 0.0
        self.total[0] = 0.0

    def descend(self, seat: i64, action: i64) -> bool:
        """Make the child of the root by this action the new root; False if there is none."""
        child = self.child(self.root, seat, action)
        if child == NOBODY:
            return False
        self.root = child
        return True

    def child(self, node: i64, seat: i64, action: i64) -> i64:
        key = action * SEATS + seat
        block = self.block[node]
        while block != NOBODY:
            for i in range(self.first[block], self.first[block] + self.count[block]):
                if self.key[i] == key:
                    return i
            block = self.next[block]
        return NOBODY

    def add(self, node: i64, seat: i64, actions: Codes, weights: Weights, count: i64) -> None:
        """A new block of children."""
        start = self._room(node, count)
        key = self.key
        block = self.block
        visits = self.visits
        total = self.total
        weight = self.weight
        for i in range(count):
            key[start + i] = actions[i] * SEATS + seat
            block[start + i] = NOBODY
            visits[start + i] = 0.0
            total[start + i] = 0.0
            weight[start + i] = weights[i]

    def faded(self, share: float) -> "Tree":
        """What lies below the root in a tree of its own, all visits reduced to this share of them.

        What then has less than one visit is left out. Results keep their average.
        """
        copy = Tree()
        copy.visits[0] = self.visits[self.root] * share
        copy.total[0] = self.total[self.root] * share
        old: vec[i64] = vec[i64]([self.root])
        waiting: i64 = 0
        new: vec[i64] = vec[i64]([0])
        while waiting < len(old):
            block = self.block[old[waiting]]
            while block != NOBODY:
                first = copy.size
                copy.take(new[waiting], self, block, share)
                for i in range(self.count[block]):
                    child = self.first[block] + i
                    if self.block[child] != NOBODY and copy.visits[first + i] >= 1.0:
                        old = append(old, child)
                        new = append(new, first + i)
                block = self.next[block]
            waiting += 1
        return copy

    def take(self, node: i64, other: "Tree", block: i64, share: float) -> None:
        """A block of another tree, for a node of this one."""
        first = other.first[block]
        count = other.count[block]
        start = self._room(node, count)
        for i in range(count):
            self.key[start + i] = other.key[first + i]
            self.block[start + i] = NOBODY
            self.visits[start + i] = other.visits[first + i] * share
            self.total[start + i] = other.total[first + i] * share
            self.weight[start + i] = other.weight[first + i]

    def _room(self, node: i64, count: i64) -> i64:
        """A new block for so many children of a node, in front of those before it; the place of the first child."""
        while self.size + count > len(self.key):
            self._grow()
        if self.blocks == len(self.first):
            self._grow_blocks()
        start = self.size
        number = self.blocks
        self.first[number] = start
        self.count[number] = count
        self.next[number] = self.block[node]
        self.block[node] = number
        self.blocks = number + 1
        self.size = start + count
        return start

    def _grow(self) -> None:
        self.key = longer(self.key)
        self.block = longer(self.block)
        self.visits = longer_floats(self.visits)
        self.total = longer_floats(self.total)
        self.weight = longer_floats(self.weight)

    def _grow_blocks(self) -> None:
        self.first = longer(self.first)
        self.count = longer(self.count)
        self.next = longer(self.next)


def longer(row: vec[i64]) -> vec[i64]:
    """The same row with as much room again."""
    size: i64 = len(row)
    copy = vec[i64]([0] * (2 * len(row)))
    for i in range(size):
        copy[i] = row[i]
    return copy


def longer_floats(row: vec[float]) -> vec[float]:
    size: i64 = len(row)
    copy = vec[float]([0.0] * (2 * len(row)))
    for i in range(size):
        copy[i] = row[i]
    return copy
