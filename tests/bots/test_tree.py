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


def family() -> Tree:
    """A root with two children, of which the first, much visited, has two of its own."""
    tree = Tree()
    tree.add(0, 0, vec[i64]([4, 5]), vec[float]([1.0, 2.0]), 2)
    tree.add(1, 1, vec[i64]([6, 7]), vec[float]([3.0, 4.0]), 2)
    tree.add(4, 0, vec[i64]([8]), vec[float]([1.0]), 1)
    for node, visits, total in ((0, 20.0, 0.0), (1, 16.0, 4.0), (2, 4.0, 3.0), (3, 14.0, 7.0), (4, 2.0, 1.0)):
        tree.visits[node], tree.total[node] = visits, total
    return tree


def test_what_fades_keeps_its_averages() -> None:
    faded = family().faded(0.25)
    assert faded.visits[faded.root] == 5.0
    child, other = faded.child(0, 0, 4), faded.child(0, 0, 5)
    assert (faded.visits[child], faded.total[child], faded.weight[child]) == (4.0, 1.0, 1.0)
    assert (faded.visits[other], faded.total[other], faded.weight[other]) == (1.0, 0.75, 2.0)
    grandchild = faded.child(child, 1, 6)
    assert faded.total[grandchild] / faded.visits[grandchild] == 0.5


def test_what_has_faded_away_is_left_out() -> None:
    tree = family()
    assert tree.faded(1.0).size == tree.size
    faded = tree.faded(0.25)
    assert faded.size == 5
    assert faded.block[faded.child(faded.child(0, 0, 4), 1, 7)] == NOBODY


def test_only_what_lies_below_the_root_is_kept() -> None:
    tree = family()
    assert tree.descend(0, 4)
    faded = tree.faded(1.0)
    assert (faded.root, faded.visits[0], faded.size) == (0, 16.0, 4)
    assert faded.child(0, 1, 6) != NOBODY
    assert faded.child(0, 0, 5) == NOBODY
