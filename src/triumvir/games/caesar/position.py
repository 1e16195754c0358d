"""CAESAR! through the contract."""

from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Event, Log
from triumvir.contract.position import Action, Codes, Numbers, Outcome, Position
from triumvir.games.caesar.action_facts import describe_action
from triumvir.games.caesar.actions import FACE_DOWN, PLACE_CODES, decode, encode, placed_facing
from triumvir.games.caesar.box import N_KINDS, NONE, SIDES
from triumvir.games.caesar.crassus import next_step, proceed
from triumvir.games.caesar.events import CrassusAimed
from triumvir.games.caesar.imagining import imagine_side
from triumvir.games.caesar.legality import forbids, legal
from triumvir.games.caesar.state import CRASSUS, END_REASONS, OVER
from triumvir.games.caesar.turn import act
from triumvir.games.caesar.wired import Wired


class CaesarPosition(Wired):
    def seats(self) -> i64:
        """Two sides, also where Auto-Crassus plays one. [C1.1]"""
        return len(SIDES)

    def to_act(self) -> i64:
        """Exactly one side acts until the game is over. [C2.3]"""
        return 0 if self.phase == OVER else 1 << self.active

    def legal(self, seat: i64, out: Codes) -> i64:
        if self.phase == OVER or seat != self.active:
            return 0
        if self.phase == CRASSUS:
            out[0] = next_step(self)
            return 1
        return legal(self, out)

    def forbids(self, seat: i64, action: i64) -> str:
        if self.phase == CRASSUS and seat == self.active:
            return "" if action == next_step(self) else "C8.3"
        return forbids(self, seat, action)

    def carry_out(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
        if self.phase == CRASSUS:
            proceed(self, action, chance, log)
        else:
            act(self, action, chance, log)

    def payoff(self, seat: i64) -> float:
        """There are no draws. [C6.2]"""
        return 1.0 if self.winner == seat else 0.0

    def outcome(self) -> Outcome | None:
        if self.winner == NONE:
            return None
        return Outcome(END_REASONS[self.reason], (1, 2) if self.winner == 0 else (2, 1))

    def is_automatic(self, seat: i64) -> bool:
        """Auto-Crassus is played by the rules. [C8.1]"""
        return seat == self.rules.crassus

    def clone(self) -> Position:
        return CaesarPosition(self.rules, self)

    def imagine(self, viewer: i64, chance: Chance) -> Position:
        copy = CaesarPosition(self.rules, self)
        for side in range(i64(2)):
            if side != viewer:
                imagine_side(copy, side, chance)
        return copy

    def action_facts(self, seat: i64, action: i64, out: Numbers) -> None:
        describe_action(self, action, out)

    def hides(self, seat: i64, action: i64) -> bool:
        """A token placed face down is known to its owner only. [C7.4]"""
        return action < PLACE_CODES and placed_facing(action) == FACE_DOWN

    def held(self, seat: i64) -> list[tuple[str, int]]:
        """The tokens behind the screen. [C2.2]"""
        first = seat * N_KINDS
        counts = [(token, int(self.supply[first + kind])) for kind, token in enumerate(self.rules.tokens)]
        return [(token, count) for token, count in counts if count > 0]

    def action(self, code: i64) -> Action:
        return decode(int(code), self.rules.box)

    def code(self, action: Action) -> i64:
        return i64(encode(action, self.rules.box))

    def codebook(self) -> str:
        """Codes number the tokens of a box. [C1.7]"""
        return self.rules.box.name

    def note(self, events: list[Event]) -> str:
        """The record names the aim of Auto-Crassus. [C8.9]"""
        aims = [event for event in events if isinstance(event, CrassusAimed)]
        return " ".join(f"item {aim.item} aims at {aim.province}" for aim in aims)
