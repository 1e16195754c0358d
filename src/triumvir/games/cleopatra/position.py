"""Caesar & Cleopatra through the contract."""

from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.contract.position import Action, Codes, Numbers, Outcome, Position
from triumvir.games.cleopatra.action_facts import describe_action
from triumvir.games.cleopatra.actions import (
    ASSASSINATE,
    BOOK,
    DRAW_CODE,
    ENOUGH,
    LAY_DOWN,
    MOVE,
    NEXT,
    SWAP,
)
from triumvir.games.cleopatra.box import CAESAR, CARDS, CLEOPATRA, N_KINDS, NONE, SIDES
from triumvir.games.cleopatra.imagining import imagine_hidden
from triumvir.games.cleopatra.legality import forbids, legal
from triumvir.games.cleopatra.scoring import score, winner
from triumvir.games.cleopatra.setup import arrange, forbids_set_up, legal_set_up, still_arranging
from triumvir.games.cleopatra.state import END_REASONS, OVER, SET_UP
from triumvir.games.cleopatra.turn import act
from triumvir.games.cleopatra.wired import Wired


class CleopatraPosition(Wired):
    def seats(self) -> i64:
        """Two people play. [K1]"""
        return len(SIDES)

    def to_act(self) -> i64:
        """Both in the set-up, then the one who is asked. [K7, K9]"""
        if self.phase == OVER:
            return 0
        return still_arranging(self) if self.phase == SET_UP else 1 << self.asked

    def legal(self, seat: i64, out: Codes) -> i64:
        if self.phase == SET_UP:
            return legal_set_up(self, seat, out)
        if self.phase == OVER or seat != self.asked:
            return 0
        return legal(self, out)

    def forbids(self, seat: i64, action: i64) -> str:
        if self.phase == SET_UP:
            return forbids_set_up(self, seat, action)
        if self.phase == OVER:
            return "K41"
        return forbids(self, action) if seat == self.asked else "K9"

    def carry_out(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
        if self.phase == SET_UP:
            arrange(self, seat, action, chance, log)
        else:
            act(self, action, chance, log)

    def payoff(self, seat: i64) -> float:
        """A draw is half a win. [K47]"""
        won = winner(self)
        if won == NONE:
            return 0.5
        return 1.0 if won == seat else 0.0

    def outcome(self) -> Outcome | None:
        if self.reason == NONE:
            return None
        won = winner(self)
        places = (1, 1) if won == NONE else (1, 2) if won == CAESAR else (2, 1)
        scores = int(score(self, CAESAR)), int(score(self, CLEOPATRA))
        return Outcome(END_REASONS[self.reason], places, scores)

    def clone(self) -> Position:
        return CleopatraPosition(self.rules, self)

    def imagine(self, viewer: i64, chance: Chance) -> Position:
        copy = CleopatraPosition(self.rules, self)
        imagine_hidden(copy, viewer, chance)
        return copy

    def action_facts(self, seat: i64, action: i64, out: Numbers) -> None:
        describe_action(self, seat, action, out)

    def hides(self, seat: i64, action: i64) -> bool:
        """Cards laid face down, moved by Castling, exchanged or arranged in the set-up. [K7, K12, K19, K37]"""
        return (
            LAY_DOWN <= action < ASSASSINATE or MOVE <= action < DRAW_CODE or SWAP <= action < ENOUGH or action >= NEXT
        )

    def held(self, seat: i64) -> list[tuple[str, int]]:
        """The hand. [K8]"""
        first = seat * N_KINDS
        counts = [(CARDS[kind], int(self.hand[first + kind])) for kind in range(N_KINDS)]
        return [(card, count) for card, count in counts if count > 0]

    def action(self, code: i64) -> Action:
        return BOOK.decode(int(code))

    def code(self, action: Action) -> i64:
        return i64(BOOK.encode(action))
