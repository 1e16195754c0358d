"""Information-set Monte Carlo tree search: one search for all games, for any number of seats.

Every simulation takes a table that agrees with what the seat knows (`imagine`), walks down the one tree by the actions
that are legal there, and stops at the first node nobody has visited, where the judge values the table for every seat.
Each seat is taken to choose what is best for itself. Chance is not in the tree: a node stands for all that could have
been drawn on the way. The same seed and the same number of simulations give the same choice.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.bots.judge import Judge, Weights
from triumvir.bots.tree import NOBODY, Tree
from triumvir.contract.chance import Chance, Seeded
from triumvir.contract.info import GameInfo
from triumvir.contract.playout import lowest_seat
from triumvir.contract.position import Codes, Position
from triumvir.contract.sight import Sight

BOLDNESS: Final = 1.4
"""How much the prior and rarely tried actions count against results so far."""
DOUBT: Final = 0.08
"""An action that was never tried is taken for a little worse than the others."""
REPEATS: Final = 4
"""So many simulations share an imagined table: imagining can cost more than the rest."""
MEMORY: Final = 0.25
"""What was found before counts for at most this share of a search: it was found with cards that have changed since."""
DEEPEST: Final = 256


class Search:
    """A search that can be continued from choice to choice of one seat."""

    def __init__(self, info: GameInfo, judge: Judge, seats: int, boldness: float = BOLDNESS) -> None:
        most = info.most_actions
        self.tree = Tree()
        self.judge = judge
        self.boldness = boldness
        self.simulations: i64 = 0
        self._seats: i64 = seats
        self._legal: Codes = vec[i64]([0] * most)
        self._missing: Codes = vec[i64]([0] * most)
        self._weights: Weights = vec[float]([0.0] * most)
        self._slot: vec[i64] = vec[i64]([0] * most)
        self._stamp: vec[i64] = vec[i64]([0] * most)
        self._stamps: i64 = 0
        self._path: vec[i64] = vec[i64]([0] * DEEPEST)
        self._who: vec[i64] = vec[i64]([0] * DEEPEST)
        self._result: vec[float] = vec[float]([0.0] * seats)

    def run(self, sight: Sight, simulations: int, seed: int) -> None:
        """So many simulations more, or fewer when the choice can no longer change."""
        chance: Chance = Seeded(seed)
        budget: i64 = simulations
        done: i64 = 0
        self._fade(MEMORY * simulations)
        while done < budget:
            table = sight.imagine(chance)
            for repeat in range(i64(REPEATS)):
                if done < budget:
                    self._simulate(table.clone() if repeat + 1 < REPEATS else table, sight.seat, chance)
                    done += 1
            if done & 255 == 0 and self._is_settled(budget - done):
                break
        self.simulations += done

    def _fade(self, most: float) -> None:
        """Keep of earlier searches no more than so many simulations."""
        known = self.tree.visits[self.tree.root]
        if known > 0.0:
            self.tree = self.tree.faded(min(1.0, most / known))

    def _is_settled(self, left: i64) -> bool:
        """Whether the most visited action stays it, whatever the simulations left would say."""
        tree = self.tree
        best = 0.0
        second = 0.0
        block = tree.block[tree.root]
        while block != NOBODY:
            for i in range(tree.first[block], tree.first[block] + tree.count[block]):
                visits = tree.visits[i]
                if visits > best:
                    second = best
                    best = visits
                elif visits > second:
                    second = visits
            block = tree.next[block]
        return best - second > float(int(left))

    def _simulate(self, table: Position, me: i64, chance: Chance) -> None:
        """From the root to a new node, and the result back along the way."""
        node = self.tree.root
        depth: i64 = 0
        legal = self._legal
        while True:
            mask = table.to_act()
            if mask == 0:
                self._reckon_end(table)
                break
            seat = me if (mask >> me) & 1 == 1 else lowest_seat(mask)
            count = table.legal(seat, legal)
            if count == 1:
                table.carry_out(seat, legal[0], chance, None)
                continue
            is_new = self.tree.block[node] == NOBODY
            if is_new:
                self.judge.weigh(table, seat, legal, count, self._weights)
                self.tree.add(node, seat, legal, self._weights, count)
                if depth > 0 or self.tree.visits[node] > 0.0:
                    self._reckon_table(table, seat)
                    break
            child = self._select(node, table, seat, count)
            self._path[depth] = child
            self._who[depth] = seat
            depth += 1
            table.carry_out(seat, self.tree.key[child] >> 3, chance, None)
            node = child
            if depth == DEEPEST:
                self._reckon_table(table, seat)
                break
        self._back_up(depth)

    def _reckon_end(self, table: Position) -> None:
        for seat in range(self._seats):
            self._result[seat] = table.payoff(seat)

    def _reckon_table(self, table: Position, seat: i64) -> None:
        """The judge's value for every seat; with two seats what one wins the other loses."""
        if self._seats == 2:
            worth = self.judge.worth(table, seat)
            self._result[seat] = worth
            self._result[1 - seat] = 1.0 - worth
            return
        for other in range(self._seats):
            self._result[other] = self.judge.worth(table, other)

    def _back_up(self, depth: i64) -> None:
        tree = self.tree
        visits = tree.visits
        total = tree.total
        result = self._result
        visits[tree.root] += 1.0
        for i in range(depth):
            node = self._path[i]
            visits[node] += 1.0
            total[node] += result[self._who[i]]

    def _select(self, node: i64, table: Position, seat: i64, count: i64) -> i64:
        """The child that promises most: good results so far, a good prior, or few visits."""
        self._find_children(node, seat)
        if self._count_missing(count) > 0:
            self._add_missing(node, table, seat, count)
        legal = self._legal
        slot = self._slot
        visits = self.tree.visits
        total = self.tree.total
        weight = self.tree.weight
        all_visits = 0.0
        all_total = 0.0
        all_weight = 0.0
        for i in range(count):
            child = slot[legal[i]]
            all_visits += visits[child]
            all_total += total[child]
            all_weight += weight[child]
        unknown = all_total / all_visits - DOUBT if all_visits > 0.0 else 0.5
        pull = self.boldness * math.sqrt(all_visits + 1.0) / all_weight
        best = slot[legal[0]]
        best_score = -1000.0
        for i in range(count):
            child = slot[legal[i]]
            tried = visits[child]
            score = (total[child] / tried if tried > 0.0 else unknown) + pull * weight[child] / (1.0 + tried)
            if score > best_score:
                best_score = score
                best = child
        return best

    def _find_children(self, node: i64, seat: i64) -> None:
        """Note for each action of the seat which child stands for it."""
        self._stamps += 1
        stamps = self._stamps
        tree = self.tree
        key = tree.key
        slot = self._slot
        stamp = self._stamp
        block = tree.block[node]
        while block != NOBODY:
            first = tree.first[block]
            if key[first] & 7 == seat:
                for i in range(first, first + tree.count[block]):
                    action = key[i] >> 3
                    slot[action] = i
                    stamp[action] = stamps
            block = tree.next[block]

    def _count_missing(self, count: i64) -> i64:
        """The legal actions that no table before this one allowed here."""
        stamps = self._stamps
        stamp = self._stamp
        legal = self._legal
        missing: i64 = 0
        for i in range(count):
            if stamp[legal[i]] != stamps:
                self._missing[missing] = legal[i]
                missing += 1
        return missing

    def _add_missing(self, node: i64, table: Position, seat: i64, count: i64) -> None:
        missing = self._count_missing(count)
        self.judge.weigh(table, seat, self._missing, missing, self._weights)
        first = self.tree.size
        self.tree.add(node, seat, self._missing, self._weights, missing)
        for i in range(missing):
            self._slot[self._missing[i]] = first + i

    # ---- after the search ------------------------------------------------------------------------------------

    def best(self, actions: list[int], seat: int) -> int:
        """The action that was tried most; between equals the better result, then the order of the list."""
        best = actions[0]
        most = (-1.0, 0.0)
        for action in actions:
            found = self.visits(seat, action), self.chance(seat, action)
            if found > most:
                best, most = action, found
        return best

    def visits(self, seat: int, action: int) -> float:
        child = self.tree.child(self.tree.root, seat, action)
        return 0.0 if child == NOBODY else self.tree.visits[child]

    def chance(self, seat: int, action: int) -> float:
        """The average result of an action for the seat that takes it."""
        child = self.tree.child(self.tree.root, seat, action)
        if child == NOBODY or self.tree.visits[child] == 0.0:
            return 0.0
        return self.tree.total[child] / self.tree.visits[child]

    def prior(self, seat: int, action: int) -> float:
        child = self.tree.child(self.tree.root, seat, action)
        return 0.0 if child == NOBODY else self.tree.weight[child]

    def line(self, most: int) -> list[tuple[int, int]]:
        """The way that was tried most, as seats and actions."""
        line: list[tuple[int, int]] = []
        node = self.tree.root
        while len(line) < most:
            child = self._favourite(node)
            if child == NOBODY:
                break
            line.append((int(self.tree.key[child] & 7), int(self.tree.key[child] >> 3)))
            node = child
        return line

    def _favourite(self, node: i64) -> i64:
        tree = self.tree
        favourite: i64 = NOBODY
        most = 0.0
        best = 0.0
        block = tree.block[node]
        while block != NOBODY:
            for i in range(tree.first[block], tree.first[block] + tree.count[block]):
                visits = tree.visits[i]
                if visits > most or (visits > 0.0 and visits == most and tree.total[i] > best):
                    most = visits
                    best = tree.total[i]
                    favourite = i
            block = tree.next[block]
        return favourite

    def follow(self, seat: int, action: int | None) -> None:
        """Keep what was found about the rest of the game after an action; begin anew where it is not known."""
        if not self._had_choice(seat):
            return
        if action is None or not self.tree.descend(seat, action):
            self.tree.clear()

    def _had_choice(self, seat: int) -> bool:
        """Whether any table that was imagined left the seat a choice here; what leaves none is no step in the tree."""
        tree = self.tree
        block = tree.block[tree.root]
        while block != NOBODY:
            if tree.key[tree.first[block]] & 7 == seat:
                return True
            block = tree.next[block]
        return tree.block[tree.root] == NOBODY
