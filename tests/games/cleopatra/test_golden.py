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

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(FOLDER.glob("*.record"))
EARLIER = sorted(FOLDER.glob("v*/*.record"))
"""Those of earlier versions of the rules, which are never made anew. [P9]"""


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


@pytest.mark.parametrize("path", [*RECORDS, *EARLIER], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_with_all_its_hashes_by_its_own_rules(path: Path) -> None:
    record = read(path)
    is_earlier = path.parent != FOLDER
    assert record.rules_version == (int(path.parent.name[1:]) if is_earlier else CLEOPATRA.info.rules_version)
    assert all(ply.hash for ply in record.plies)
    for position, _ in steps(CLEOPATRA, record):
        assert not position.audit()


def test_there_are_at_least_forty_and_none_of_version_1_is_lost() -> None:
    assert len(RECORDS) >= 40
    assert len(EARLIER) == 46


def test_k43_the_last_vote_card_decides_how_a_game_goes_on() -> None:
    """The same position and the same actions, by either value of the option."""
    none, turned = (read(FOLDER / f"scene-last-vote-{value}.record") for value in ("none", "turned"))
    assert [ply.action for ply in none.plies] == [ply.action for ply in turned.plies]
    assert none.outcome is not None
    assert none.outcome.reason == "lone_blocked"
    assert turned.outcome is None


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
