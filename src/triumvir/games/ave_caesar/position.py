"""Ave Caesar through the contract."""

from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.contract.position import Action, Codes, Numbers, Outcome, Position
from triumvir.games.ave_caesar.action_facts import describe_action
from triumvir.games.ave_caesar.actions import decode, encode
from triumvir.games.ave_caesar.box import FACTIONS, N_CARDS, NONE
from triumvir.games.ave_caesar.imagining import imagine_hand
from triumvir.games.ave_caesar.legality import find_moves, is_legal, legal, why_forbidden
from triumvir.games.ave_caesar.race import end_reason, places, scores
from triumvir.games.ave_caesar.table import seat_in_turn
from triumvir.games.ave_caesar.turn import act
from triumvir.games.ave_caesar.wired import Wired


class AveCaesarPosition(Wired):
    def seats(self) -> i64:
        """A seat for each player, who drives one chariot or more. [A1.1]"""
        return self.rules.players

    def to_act(self) -> i64:
        """The player of the chariot in turn, or who is to drive a neutral one. [A3.1, A7.1]"""
        return 0 if self.active == NONE else 1 << seat_in_turn(self)

    def legal(self, seat: i64, out: Codes) -> i64:
        if self.active == NONE or seat != seat_in_turn(self):
            return 0
        return legal(self, out)

    def forbids(self, seat: i64, action: i64) -> str:
        if self.active == NONE:
            return "A6.3"
        if seat != seat_in_turn(self):
            return "A3.1"
        return "" if is_legal(self, action) else why_forbidden(self, action)

    def carry_out(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
        act(self, action, chance, log)

    def payoff(self, seat: i64) -> float:
        """The share of opponents a player is ahead of; half for those level with him. [A6.3]"""
        won = scores(self)
        behind = sum(1 for other in won if other < won[seat])
        level = won.count(won[seat]) - 1
        return (behind + level / 2) / (len(won) - 1)

    def outcome(self) -> Outcome | None:
        if self.active != NONE:
            return None
        return Outcome(end_reason(self), places(self), tuple(scores(self)))

    def clone(self) -> Position:
        return AveCaesarPosition(self.rules, self)

    def imagine(self, viewer: i64, chance: Chance) -> Position:
        copy = AveCaesarPosition(self.rules, self)
        players = self.rules.players
        for chariot in range(self.driven):
            if chariot % players != viewer and copy.hand_size[chariot] > 0:
                imagine_hand(copy, chariot, chance)
        if copy.active != NONE:
            find_moves(copy)
        return copy

    def action_facts(self, seat: i64, action: i64, out: Numbers) -> None:
        describe_action(self, action, out)

    def held(self, seat: i64) -> list[tuple[str, int]]:
        """The hands of the player's chariots. [A1.1]"""
        held: list[tuple[str, int]] = []
        for chariot in range(int(seat), int(self.driven), self.rules.players):
            for card in range(N_CARDS):
                count = int(self.hand[chariot * N_CARDS + card])
                if count > 0:
                    held.append((f"{FACTIONS[chariot]}.{card + 1}", count))
        return held

    def action(self, code: i64) -> Action:
        return decode(int(code), self.track)

    def code(self, action: Action) -> i64:
        return i64(encode(action, self.track))

    def codebook(self) -> str:
        """Codes number the cells of a course."""
        return self.track.course.name
