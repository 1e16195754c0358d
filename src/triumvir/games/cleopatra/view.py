"""The table as one viewer knows it, kept current by folding events over it. `sight.py` builds it."""

from triumvir.contract.json import JSON
from triumvir.games.cleopatra.box import CARDS, GROUPS, INFLUENCE, MAJORITY, PATRICIANS, SIDES
from triumvir.games.cleopatra.events import (
    ActionAnnounced,
    ActionVetoed,
    Asked,
    CardAssassinated,
    CardDrawn,
    CardExchanged,
    CardLaid,
    CardMoved,
    CardsLaidOut,
    CardsPickedUp,
    CardsTurnedUp,
    CardTaken,
    DeckOrdered,
    GameEnded,
    GroupClosed,
    GroupStruck,
    HandShown,
    PatricianWon,
    StartingHandTaken,
    TurnBegan,
    VoteCardSettled,
    VoteCardTurned,
)
from triumvir.games.cleopatra.seen import AsideView, CardView, SideView, TableSeen
from triumvir.games.cleopatra.votes import vote_share

VALUES = ("1", "2", "3", "4", "5")
WITH_ACTION = ("veto", "spying", "castle")


class TableView(TableSeen):
    """The table as one viewer knows it."""

    def to_json(self) -> dict[str, JSON]:
        fields = super().to_json()
        fields["sides"] = {name: self._side_json(name) for name in self.sides}
        fields["votes"] = self._votes_json()
        return fields

    def _side_json(self, name: str) -> JSON:
        out = self.still_out(name)
        side = self.sides[name]
        sheet = side.to_json()
        sheet["known"] = None if side.hand is not None else list(surely_held(side))
        sheet["seen"] = {card: count - out[card] for card, count in self.copies.items()}
        sheet["still_out"] = out
        sheet["score"] = self.score(name)
        return sheet

    def _votes_json(self) -> JSON:
        odds: dict[str, JSON] = {card: list(fraction) for card, fraction in self.odds().items()}
        return {
            "pile": dict(self.pile),
            "discards": dict(self.vote_discards),
            "revealed": self.revealed,
            "odds": odds,
            "long_run": list(self.long_run()),
        }

    # ---- card counting ---------------------------------------------------------------------------------------

    def still_out(self, name: str) -> dict[str, int]:
        """Cards of a side that the viewer does not see: in the reserves and, of others, in hand or face down."""
        side = self.sides[name]
        left = dict(self.copies)
        for card, count in side.discards.items():
            left[card] -= count
        for group in self.groups.values():
            for lying in group.cards[name]:
                if lying.card is not None:
                    left[lying.card] -= 1
        for card in [*(side.hand or []), *(side.put_away or []), *self._aside_cards(name)]:
            left[card] -= 1
        if name == self.viewer and self._has_second_set(name):
            for card in VALUES:
                left[card] -= 1
        return left

    def _has_second_set(self, name: str) -> bool:
        """Until the first five cards are laid, the starting hand lies ready. [K8]"""
        return self.phase == "set_up" and any(not group.cards[name] for group in self.groups.values())

    def _aside_cards(self, name: str) -> list[str]:
        if name != self.viewer or name != self.active:
            return []
        return [*(self.aside.undecided or []), *(card for card, _ in self.aside.moves or [])]

    def odds(self) -> dict[str, tuple[int, int]]:
        """The exact odds of the next vote card that counts; cards of closed groups do not. [K30, K33]"""
        counted = {card: count for card, count in self.pile.items() if self._counts(card)}
        total = sum(counted.values())
        return {card: (count, total) for card, count in counted.items()}

    def _counts(self, card: str) -> bool:
        return card not in self.groups or self.groups[card].patricians > 0

    def long_run(self) -> tuple[int, int]:
        """How often an active turn calls a vote in the long run. [K34]"""
        open_groups = sum(1 for group in self.groups.values() if group.patricians > 0)
        return vote_share(open_groups, self.pile["orgy"] + self.vote_discards["orgy"] + int(self.revealed == "orgy"))

    def score(self, name: str) -> dict[str, JSON]:
        """The score sheet of a side as far as the viewer knows its bonus card. [K46]"""
        won = [self.groups[group].won[name] for group in GROUPS]
        majorities = sum(1 for number, count in enumerate(won) if count >= MAJORITY[number])
        whole = sum(1 for number, count in enumerate(won) if count == PATRICIANS[number])
        bonus = self.sides[name].bonus
        extra = None if bonus is None else 2 if won[GROUPS.index(bonus)] >= MAJORITY[GROUPS.index(bonus)] else 0
        total = sum(won) + majorities + whole + (extra or 0)
        return {"patricians": sum(won), "majorities": majorities, "whole": whole, "bonus": extra, "total": total}

    # ---- folding ---------------------------------------------------------------------------------------------

    def on_deck_ordered(self, event: DeckOrdered) -> None:
        if event.cards is not None:
            self.sides[event.side].order = list(event.cards)

    def on_asked(self, event: Asked) -> None:
        self._enter(event.phase, event.due)

    def _enter(self, phase: str, due: int) -> None:
        self.phase = phase
        self.due = due if phase == "draw" else 0
        if phase not in WITH_ACTION:
            self.announced = None

    def on_turn_began(self, event: TurnBegan) -> None:
        self.active = event.side
        self.alone = event.alone
        self.acted = False
        self.laid_up = self.laid_down = self.swapped = 0
        if not self.just_passed:
            self.passes = 0
        self.just_passed = False

    def on_starting_hand_taken(self, event: StartingHandTaken) -> None:
        side = self.sides[event.side]
        side.hand_size = len(VALUES)
        if side.influence_in_hand is not None:
            side.influence_in_hand = len(VALUES)
        if side.hand is not None:
            side.hand = list(VALUES)
        side.last_known = dict.fromkeys(VALUES, 1)
        self._forget_departures(event.side)

    def _forget_departures(self, name: str) -> None:
        """The whole hand is known: what left it before tells no more about it."""
        self.sides[name].left_unseen = {"influence": 0, "action": 0, "either": 0}
        for group in self.groups.values():
            for lying in group.cards[name]:
                lying.fresh = False

    def on_game_ended(self, event: GameEnded) -> None:
        self._enter("over", 0)
        self.alone = False
        self.passes = 0
        self.sides["caesar"].bonus = event.caesar_bonus
        self.sides["cleopatra"].bonus = event.cleopatra_bonus

    # ---- hands ---------------------------------------------------------------------------------------------------

    def on_card_taken(self, event: CardTaken) -> None:
        self._discard(event.side, event.card)

    def on_hand_shown(self, event: HandShown) -> None:
        if event.cards is not None and event.side != self.viewer:
            self.sides[event.side].last_known = counted(event.cards)
            self._forget_departures(event.side)

    def on_card_laid(self, event: CardLaid) -> None:
        is_down = event.face == "down"
        self._leave(event.side, event.card, "influence", not is_down)
        self.groups[event.group].cards[event.side].append(CardView(event.card, event.face, False, is_down))
        if self.phase == "set_up":
            self.sides[event.side].steps += int(event.group != GROUPS[-1])
        elif is_down:
            self.laid_down += 1
        else:
            self.laid_up += 1

    def _leave(self, name: str, card: str | None, back: str | None, openly: bool) -> None:
        """A card leaves a hand."""
        side = self.sides[name]
        side.hand_size -= 1
        if side.hand is not None and card is not None:
            side.hand.remove(card)
        if side.influence_in_hand is not None and back == "influence":
            side.influence_in_hand -= 1
        if not openly:
            side.left_unseen[back or "either"] += 1
        elif card is not None:
            self._see_leaving(name, card)

    def _see_leaving(self, name: str, card: str) -> None:
        known = self.sides[name].last_known
        if known.get(card, 0) > 0:
            known[card] -= 1

    def on_card_drawn(self, event: CardDrawn) -> None:
        side = self.sides[event.side]
        side.hand_size += 1
        side.reserves[event.reserve] -= 1
        if side.influence_in_hand is not None and event.reserve == "influence":
            side.influence_in_hand += 1
        if side.hand is not None and event.card is not None:
            side.hand.append(event.card)
            side.hand.sort(key=CARDS.index)
        if side.order and event.reserve == "action":
            side.order.pop(0)

    def on_card_exchanged(self, event: CardExchanged) -> None:
        side = self.sides[event.side]
        back = None if event.shows == "hidden" else event.back
        is_own = side.hand is not None
        self._leave(event.side, event.card, event.back if is_own else back, event.shows == "open")
        if event.shows == "open" and event.card is not None:
            side.discards[event.card] += 1
            return
        side.unseen_discards[back or "either"] += 1
        if side.put_away is not None and event.card is not None:
            side.put_away.append(event.card)
            side.put_away.sort(key=CARDS.index)

    def _discard(self, name: str, card: str) -> None:
        self._leave(name, card, back_of(card), True)
        self.sides[name].discards[card] += 1

    # ---- actions -------------------------------------------------------------------------------------------------

    def on_action_announced(self, event: ActionAnnounced) -> None:
        self._discard(event.side, event.action)
        self.announced = {"action": event.action, "group": event.group, "second": event.second, "card": event.card}

    def on_action_vetoed(self, event: ActionVetoed) -> None:
        self._discard(event.side, "veto")

    def on_card_moved(self, event: CardMoved) -> None:
        if event.card is not None and event.group is not None:
            self._assign(event.card, event.group)

    def on_cards_laid_out(self, event: CardsLaidOut) -> None:
        self._lay_out(event.side, event.first, event.at_first)
        self._lay_out(event.side, event.second, event.at_second)
        self.aside = AsideView()

    def _assign(self, card: str, group: str) -> None:
        assert self.aside.undecided is not None
        assert self.aside.moves is not None
        self.aside.undecided.remove(card)
        self.aside.moves.append((card, group))
        self.aside.moves.sort(key=lambda move: (GROUPS.index(move[1]), CARDS.index(move[0])))

    def on_cards_picked_up(self, event: CardsPickedUp) -> None:
        lying = [card for name in (event.first, event.second) for card in self.groups[name].cards[event.side]]
        self.groups[event.first].cards[event.side] = []
        self.groups[event.second].cards[event.side] = []
        self.aside = AsideView(len(lying))
        if event.side == self.viewer:
            self.aside.undecided = sorted([card.card or "" for card in lying], key=CARDS.index)
            self.aside.moves = []

    def _lay_out(self, side: str, group: str, count: int) -> None:
        cards: list[str | None] = [None] * count
        if self.aside.moves is not None:
            cards = [card for card, where in self.aside.moves if where == group]
        self.groups[group].cards[side] = [CardView(card, "down", True) for card in cards]

    # ---- groups and votes ----------------------------------------------------------------------------------------

    def on_cards_turned_up(self, event: CardsTurnedUp) -> None:
        self._turn_up(event.side, event.group, event.cards)

    def on_card_assassinated(self, event: CardAssassinated) -> None:
        self._lose(event.side, event.group, event.card)

    def on_group_struck(self, event: GroupStruck) -> None:
        for side, cards in ((SIDES[0], event.caesar), (SIDES[1], event.cleopatra)):
            hidden = [card for card, lying in zip(cards, self._at(side, event.group)) if lying.face == "down"]
            self._turn_up(side, event.group, tuple(hidden))
            self._lose_all(side, event.group)

    def on_group_closed(self, event: GroupClosed) -> None:
        for side in SIDES:
            self._lose_all(side, event.group)

    def _at(self, side: str, group: str) -> list[CardView]:
        return self.groups[group].cards[side]

    def _turn_up(self, side: str, group: str, cards: tuple[str, ...]) -> None:
        hidden = [lying for lying in self._at(side, group) if lying.face == "down"]
        for lying, card in zip(hidden, cards):
            if lying.fresh:
                self.sides[side].left_unseen["influence"] -= 1
                self._see_leaving(side, card)
            lying.card, lying.face, lying.castled, lying.fresh = card, "up", False, False

    def _lose(self, side: str, group: str, card: str) -> None:
        lying = self._at(side, group)
        lying.remove(next(one for one in lying if one.card == card and one.face == "up"))
        self.sides[side].discards[card] += 1

    def _lose_all(self, side: str, group: str) -> None:
        for card in [lying.card for lying in self._at(side, group)]:
            self._lose(side, group, card or "")

    def on_patrician_won(self, event: PatricianWon) -> None:
        for side, cards in ((SIDES[0], event.caesar_lost), (SIDES[1], event.cleopatra_lost)):
            for card in cards:
                self._lose(side, event.group, card)

    def on_vote_card_settled(self, event: VoteCardSettled) -> None:
        if event.fate == "discarded":
            self.vote_discards[event.card] += 1
        elif event.fate == "shuffled":
            self.pile[event.card] += 1
            for card, count in self.vote_discards.items():
                self.pile[card] += count
                self.vote_discards[card] = 0

    def on_vote_card_turned(self, event: VoteCardTurned) -> None:
        if event.card not in self.groups:
            self.revealed = event.card
        elif self.groups[event.card].patricians > 0:
            self.vote_discards[event.card] += 1


def surely_held(side: SideView) -> list[str]:
    """Cards that are certainly still in hand."""
    sure: list[str] = []
    for card, count in side.last_known.items():
        sure += [card] * (count - side.left_unseen[back_of(card)] - side.left_unseen["either"])
    return sure


def counted(cards: tuple[str, ...]) -> dict[str, int]:
    return {card: cards.count(card) for card in CARDS if card in cards}


def back_of(card: str) -> str:
    return "influence" if card in INFLUENCE else "action"
