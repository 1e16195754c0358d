"""Golden records: every hash again, on every build, and together they show the whole game."""

from pathlib import Path

import pytest

from triumvir.contract.event import Event
from triumvir.contract.play import steps
from triumvir.contract.record import Record, read_record
from triumvir.games.cleopatra.box import CARDS, N_INFLUENCE, VETO
from triumvir.games.cleopatra.events import ActionAnnounced, ActionVetoed, PatricianWon, VotePostponed
from triumvir.games.cleopatra.game import CLEOPATRA
from triumvir.games.cleopatra.position import CleopatraPosition
from triumvir.games.cleopatra.sight import view_of

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.record"))


def read(path: Path) -> Record:
    return read_record(path.read_text("utf-8"))


class Story:
    """What happens in all records together."""

    def __init__(self) -> None:
        self.actions: set[str] = set()
        self.has_veto = False
        self.won: set[tuple[int, int]] = set()
        self.postponed: set[tuple[int, int]] = set()
        """The numbers of Philosophers on both sides of a vote."""

    def tell(self, position: CleopatraPosition, event: Event) -> None:
        if isinstance(event, ActionAnnounced):
            self.actions.add(event.action)
        elif isinstance(event, ActionVetoed):
            self.has_veto = True
        elif isinstance(event, PatricianWon):
            self.won.add(both(event.caesar_lost.count("P"), event.cleopatra_lost.count("P")))
        elif isinstance(event, VotePostponed):
            cards = view_of(position, 0).groups[event.group].cards
            counts = [[card.card for card in row].count("P") for row in cards.values()]
            self.postponed.add(both(counts[0], counts[1]))


def both(one: int, other: int) -> tuple[int, int]:
    return min(one, other), max(one, other)


@pytest.fixture(scope="module")
def story() -> Story:
    told = Story()
    for path in RECORDS:
        for position, events in steps(CLEOPATRA, read(path)):
            assert isinstance(position, CleopatraPosition)
            for event in events:
                told.tell(position, event)
    return told


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_with_all_its_hashes(path: Path) -> None:
    record = read(path)
    assert all(ply.hash for ply in record.plies)
    for position, _ in steps(CLEOPATRA, record):
        assert not position.audit()


def test_there_are_at_least_forty() -> None:
    assert len(RECORDS) >= 40


def test_every_action_card_is_played(story: Story) -> None:
    assert story.actions == set(CARDS[N_INFLUENCE:VETO])
    assert story.has_veto


def test_every_end_is_reached() -> None:
    outcomes = [read(path).outcome for path in RECORDS]
    assert {outcome.reason for outcome in outcomes if outcome} == set(CLEOPATRA.info.end_reasons)


def test_every_philosopher_case_is_voted(story: Story) -> None:
    assert story.won == {(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)}
    assert {(0, 0), (0, 1), (1, 1)} <= story.postponed


def test_every_option_is_used() -> None:
    used: set[tuple[str, str]] = set()
    for path in RECORDS:
        used |= set(CLEOPATRA.info.read_options(dict(read(path).options)).values)
    assert used == {(option.name, value) for option in CLEOPATRA.info.options for value in option.values}
