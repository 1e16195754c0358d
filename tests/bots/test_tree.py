"""The packed tree of a search."""

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.bots.tree import NOBODY, ROOM, Tree


def children(tree: Tree, node: int, seat: int, actions: list[int]) -> None:
    tree.add(node, seat, vec[i64](actions), vec[float]([1.0] * len(actions)), len(actions))


def test_children_are_found_by_seat_and_action() -> None:
    tree = Tree()
    children(tree, 0, 1, [5, 9])
    children(tree, 0, 0, [9])
    found = [tree.child(0, 1, 5), tree.child(0, 1, 9), tree.child(0, 0, 9)]
    assert len(set(found)) == 3
    assert NOBODY not in found
    assert tree.child(0, 0, 5) == NOBODY


def test_it_grows_and_keeps_what_it_has() -> None:
    tree = Tree()
    children(tree, 0, 0, [1])
    tree.visits[tree.child(0, 0, 1)] = 3.0
    for action in range(2, ROOM + 10):
        children(tree, 0, 0, [action])
    assert tree.size > ROOM
    assert tree.blocks > ROOM
    assert tree.visits[tree.child(0, 0, 1)] == 3.0
    assert tree.child(0, 0, ROOM + 9) != NOBODY


def test_going_down_makes_a_child_the_root() -> None:
    tree = Tree()
    children(tree, 0, 0, [1, 2])
    child = tree.child(0, 0, 2)
    assert tree.descend(0, 2)
    assert tree.root == child
    assert not tree.descend(0, 2)
    tree.clear()
    assert (tree.root, tree.size) == (0, 1)
    assert tree.child(0, 0, 1) == NOBODY
