"""The laws that every game keeps, as functions that any game can be given to.

`check_game` plays one random game and holds it against all fifteen laws; the functions below it are one law each.
Which positions and actions are looked at is drawn from the seed, so a broken law can be shown again.
"""

from collections.abc import Sequence
from typing import Final

from triumvir.contract.chance import Chance, Seeded
from triumvir.contract.errors import BadInput, BrokenLaw, IllegalAction
from triumvir.contract.event import Event, Log
from triumvir.contract.game import Game
from triumvir.contract.info import Options
from triumvir.contract.json import dumps, loads
from triumvir.contract.play import Play, at_random, play_game, steps
from triumvir.contract.position import SPECTATOR, Position, View, legal_actions, seats_to_act
from triumvir.contract.record import Record, read_record

LAWS: Final = (
    "random games end within the stated bound",
    "somebody is to act exactly as long as there is no outcome",
    "who is to act has a legal action, nobody else has",
    "every legal action applies",
    "any other action is refused with a rule and changes nothing",
    "a clone and its original never influence each other",
    "same seed and actions, same record",
    "replaying a record gives every state hash again",
    "notation, JSON and record round-trip",
    "action notations are unique in a position",
    "what a seat cannot know never reaches it",
    "every component of the box is in exactly one place",
    "folding a seat's events over its first view gives its current view",
    "serialise and restore changes nothing",
    "an open view hides nothing that anybody holds",
)


def law_broken(law: int, what: str) -> BrokenLaw:
    return BrokenLaw(law, f"{LAWS[law - 1]} — {what}")


class Trial:
    """One random game under the eyes of the law. After a failure `record` tells how it came to it."""

    def __init__(
        self,
        game: Game,
        options: Options,
        seats: int,
        seed: int,
        samples: int = 4,
        every: int = 1,
        start: str = "",
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.samples = samples
        """How many actions, viewers and seeds are tried where trying all would take too long."""
        self.every = every
        """Of so many positions and records one, on average, gets the costly checks too."""
        self.random = Seeded(seed + 1)
        self.start = start
        """The position to begin from, in one line; nothing for a game set up by the rules."""
        self.play = Play(game, options, seats, Seeded(seed), start=start, hashed=every == 1)
        self.views = {viewer: self.play.position.view(viewer) for viewer in self.viewers()}

    def viewers(self) -> list[int]:
        return [*range(self.seats), SPECTATOR]

    def record(self) -> Record:
        return self.play.record()

    def run(self) -> Record:
        """Play to the end, checking every position on the way."""
        self.check_position()
        seats = seats_to_act(self.play.position)
        while seats:
            if len(self.play.plies) >= self.game.info.most_plies:
                raise law_broken(1, f"{len(self.play.plies)} plies and no end")
            seat = seats[int(self.random.below(len(seats)))]
            self.step(seat)
            seats = seats_to_act(self.play.position)
        record = self.play.record()
        if self.is_chosen():
            repeats_itself(self)
            replays(self.game, record)
        return record

    def is_chosen(self) -> bool:
        return bool(self.random.below(self.every) == 0)

    def step(self, seat: int) -> None:
        actions = self.legal(seat)
        events = self.play.act(seat, actions[int(self.random.below(len(actions)))])
        for viewer, view in self.views.items():
            fold(view, viewer, events)
        self.check_position()

    def legal(self, seat: int) -> list[int]:
        return legal_actions(self.play.position, seat, self.game.info.most_actions)

    def check_position(self) -> None:
        position = self.play.position
        acts_until_the_end(position)
        only_actors_have_actions(self.game, position, self.seats)
        components_are_whole(position)
        if self.is_chosen():
            self.check_thoroughly(position)

    def check_thoroughly(self, position: Position) -> None:
        views_are_current(position, self.views)
        restores(self.game, position)
        for seat in seats_to_act(position):
            actions = self.legal(seat)
            notations_are_unique(self.game, position, actions)
            legal_actions_apply(position, seat, self.sample(actions), self.random)
        others_are_refused(self)
        keeps_secrets(self)

    def sample(self, actions: Sequence[int]) -> list[int]:
        if len(actions) <= self.samples:
            return list(actions)
        return [actions[int(self.random.below(len(actions)))] for _ in range(self.samples)]


def check_game(game: Game, options: Options, seats: int, seed: int, samples: int = 4, every: int = 1) -> Record:
    """Play one random game under all laws; raise BrokenLaw with the first that is broken."""
    return Trial(game, options, seats, seed, samples, every).run()


# ---- laws 2 and 3: who acts ----------------------------------------------------------------------------------


def acts_until_the_end(position: Position) -> None:
    if (position.to_act() == 0) != (position.outcome() is not None):
        raise law_broken(2, f"to act {position.to_act()}, outcome {position.outcome()}")


def only_actors_have_actions(game: Game, position: Position, seats: int) -> None:
    actors = seats_to_act(position)
    if position.seats() != seats:
        raise law_broken(3, f"{seats} sit down, and {position.seats()} are there")
    for seat in range(seats):
        count = len(legal_actions(position, seat, game.info.most_actions))
        if (count > 0) != (seat in actors):
            raise law_broken(3, f"seat {seat} has {count} legal actions, to act are {actors}")
        if count > 1 and position.is_automatic(seat):
            raise law_broken(3, f"automatic seat {seat} has a choice of {count}")


# ---- laws 4, 5 and 6: acting ---------------------------------------------------------------------------------


def legal_actions_apply(position: Position, seat: int, actions: Sequence[int], chance: Chance) -> None:
    """Each action applies to a clone, and the original does not notice. (Laws 4 and 6.)"""
    before = position.to_line()
    for action in actions:
        clone = position.clone()
        try:
            clone.apply(seat, action, chance, Log())
        except (IllegalAction, BadInput, IndexError) as error:
            raise law_broken(4, f"{position.action(action).notation()}: {error}") from error
        if position.to_line() != before:
            raise law_broken(6, f"{position.action(action).notation()} on a clone changed the original")


def others_are_refused(trial: Trial) -> None:
    """Law 5, for every seat and a sample of all action codes, also codes that do not exist."""
    position = trial.play.position
    most = trial.game.info.most_actions
    before = position.to_line()
    for seat in range(trial.seats):
        legal = set(trial.legal(seat))
        codes = [int(trial.random.below(most)) for _ in range(4 * trial.samples)]
        for code in [*codes, -1, most]:
            if code not in legal:
                is_refused(position, seat, code)
    if position.to_line() != before:
        raise law_broken(5, "a refused action changed the position")


def is_refused(position: Position, seat: int, code: int) -> None:
    try:
        position.apply(seat, code, Seeded(0), Log())
    except IllegalAction as error:
        if not error.rule:
            raise law_broken(5, f"action code {code} is refused without a rule") from None
    else:
        raise law_broken(5, f"action code {code} of seat {seat} is not legal and was accepted")


# ---- laws 7, 8, 9, 10 and 14: texts --------------------------------------------------------------------------


def repeats_itself(trial: Trial) -> None:
    """The same seeds give the same record, whatever happened in between. (Law 7.)"""
    texts = []
    for _ in range(2):
        play = Play(trial.game, trial.options, trial.seats, Seeded(trial.seed), start=trial.start)
        texts.append(play_game(play, at_random(Seeded(trial.seed + 2))).to_text())
    if texts[0] != texts[1]:
        raise law_broken(7, f"seed {trial.seed} gave two different records")


def replays(game: Game, record: Record) -> None:
    """Laws 8 and 9 for a whole record."""
    text = record.to_text()
    try:
        again = read_record(text)
    except BadInput as error:
        raise law_broken(9, f"the record does not read back: {error}") from error
    try:
        for _ in steps(game, again):
            pass
    except BadInput as error:
        raise law_broken(8, str(error)) from error


def notations_are_unique(game: Game, position: Position, actions: Sequence[int]) -> None:
    """Laws 9 and 10 for the actions of a position."""
    seen: set[str] = set()
    for code in actions:
        action = position.action(code)
        text = action.notation()
        if text in seen or any(mark in text for mark in " \t\n{}#!"):
            raise law_broken(10, f"notation '{text}' is there twice or is not one word")
        seen.add(text)
        if position.code(game.read_action(text)) != code:
            raise law_broken(9, f"notation '{text}' reads back as another action")
        if position.code(game.action_from_json(loads(dumps(action.to_json())))) != code:
            raise law_broken(9, f"JSON of '{text}' reads back as another action")


def restores(game: Game, position: Position) -> None:
    line = position.to_line()
    for restored in (
        game.position_from_line(line),
        game.position_from_json(loads(dumps(position.to_json()))),
    ):
        if restored.to_line() != line or restored.hash() != position.hash():
            raise law_broken(14, f"{line} came back as {restored.to_line()}")
        for seat in [*seats_to_act(position), SPECTATOR]:
            if seen_by(game, restored, seat) != seen_by(game, position, seat):
                raise law_broken(14, f"seat {seat} sees another table after restoring {line}")


# ---- law 11: secrets -----------------------------------------------------------------------------------------


def keeps_secrets(trial: Trial) -> None:
    """Two positions that a viewer cannot tell apart stay so, now and after the same continuation."""
    position = trial.play.position
    for viewer in trial.viewers():
        seed = int(trial.random.below(1 << 30))
        twin = position.imagine(viewer, Seeded(seed))
        if twin.audit():
            raise law_broken(11, f"an imagined position is impossible: {twin.audit()}")
        looks_the_same(trial.game, position, twin, viewer)
        if viewer != SPECTATOR:
            is_open(position, twin)
        if position.imagine(viewer, Seeded(seed + 1)).to_line() != twin.imagine(viewer, Seeded(seed + 1)).to_line():
            raise law_broken(11, f"what viewer {viewer} imagines depends on what it cannot know")
        refuses_alike(trial, twin, viewer)
        goes_on_the_same(trial, twin, viewer)


def seen_by(game: Game, position: Position, viewer: int) -> str:
    """Everything a viewer is told of a position, as one text."""
    seat_only = [] if viewer == SPECTATOR else legal_actions(position, viewer, game.info.most_actions)
    refusals = [] if viewer == SPECTATOR else [refusal.to_json() for refusal in position.refusals(viewer)]
    return dumps({"view": position.view(viewer).to_json(), "legal": seat_only, "refusals": refusals})


def looks_the_same(game: Game, position: Position, twin: Position, viewer: int) -> None:
    if seen_by(game, position, viewer) != seen_by(game, twin, viewer):
        raise law_broken(11, f"viewer {viewer} sees a difference in {position.to_line()} and {twin.to_line()}")


def refuses_alike(trial: Trial, twin: Position, viewer: int) -> None:
    """Errors tell a seat nothing either."""
    if viewer == SPECTATOR:
        return
    for _ in range(trial.samples):
        code = int(trial.random.below(trial.game.info.most_actions))
        if trial.play.position.forbids(viewer, code) != twin.forbids(viewer, code):
            raise law_broken(11, f"action code {code} is refused to seat {viewer} for different reasons")


def goes_on_the_same(trial: Trial, twin: Position, viewer: int) -> None:
    """Play on in both, with the same actions and the same chance, until something hidden is rightly revealed."""
    first = trial.play.position.clone()
    second = twin.clone()
    for _ in range(trial.samples):
        seats = seats_to_act(first)
        if not seats:
            return
        seat = seats[int(trial.random.below(len(seats)))]
        both = set(legal_actions(second, seat, trial.game.info.most_actions))
        shared = [code for code in legal_actions(first, seat, trial.game.info.most_actions) if code in both]
        if not shared:
            return
        action = shared[int(trial.random.below(len(shared)))]
        seed = int(trial.random.below(1 << 30))
        told = [apply_and_tell(position, seat, action, seed, viewer) for position in (first, second)]
        if told[0] != told[1]:
            is_rightly_revealed(trial.game, told[0], told[1], viewer)
            return
        looks_the_same(trial.game, first, second, viewer)


def apply_and_tell(position: Position, seat: int, action: int, seed: int, viewer: int) -> list[Event]:
    log = Log()
    position.apply(seat, action, Seeded(seed), log)
    return [event.seen_by(viewer) for event in log.take()]


def is_rightly_revealed(game: Game, first: Sequence[Event], second: Sequence[Event], viewer: int) -> None:
    """The first event that differs must be of a kind that may reveal something."""
    for one, other in zip(first, second, strict=False):
        if one != other:
            if one.kind() in game.info.revealing or other.kind() in game.info.revealing:
                return
            raise law_broken(11, f"viewer {viewer} was told {one} or {other}")
    raise law_broken(11, f"viewer {viewer} was told {len(first)} or {len(second)} events")


# ---- law 15: everything open ---------------------------------------------------------------------------------


def is_open(position: Position, twin: Position) -> None:
    """Where somebody sits who can tell two tables apart, their open views differ.

    Asked of the twins of seats: that of a spectator has also forgotten what players saw of each other, which lies
    nowhere on the table.
    """
    views = [dumps(table.open_view().to_json()) for table in (position, twin)]
    is_same = all(_shown(position, seat) == _shown(twin, seat) for seat in range(position.seats()))
    if views[0] == views[1] and not is_same:
        raise law_broken(15, f"{position.to_line()} and {twin.to_line()} are both shown as {views[0]}")


def _shown(position: Position, seat: int) -> str:
    return dumps(position.view(seat).to_json())


# ---- laws 12 and 13 ------------------------------------------------------------------------------------------


def components_are_whole(position: Position) -> None:
    wrong = position.audit()
    if wrong:
        raise law_broken(12, wrong)


def fold(view: View, viewer: int, events: Sequence[Event]) -> None:
    for event in events:
        view.fold(event.seen_by(viewer))


def views_are_current(position: Position, views: dict[int, View]) -> None:
    for viewer, view in views.items():
        folded, current = dumps(view.to_json()), dumps(position.view(viewer).to_json())
        if folded != current:
            raise law_broken(13, f"viewer {viewer}: folded {folded}, current {current}")
