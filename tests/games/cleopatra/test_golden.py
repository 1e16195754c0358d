"""Golden records: every hash again, on every build, and together they show the whole game."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from triumvir.contract.event import Event
from triumvir.contract.play import steps
from triumvir.contract.record import Record, read_record
from triumvir.games.cleopatra.box import CARDS, N_INFLUENCE, VETO
from triumvir.games.cleopatra.events import ActionAnnounced, ActionVetoed, PatricianWon, VotePostponed
from triumvir.games.cleopatra.game import CLEOPATRA
from triumvir.games.cleopatra.position import CleopatraPosition
from triumvir.games.cleopatra.seeing import view_of

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.record"))


def read(path: Path) -> Record:
    return read_record(path.read_text("utf-8"))


def all_events() -> Iterator[tuple[CleopatraPosition, Event]]:
    for path in RECORDS:
        for position, events in steps(CLEOPATRA, read(path)):
            assert isinstance(position, CleopatraPosition)
            for event in events:
                yield position, event


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_with_all_its_hashes(path: Path) -> None:
    record = read(path)
    assert all(ply.hash for ply in record.plies)
    for position, _ in steps(CLEOPATRA, record):
        assert not position.audit()


def test_there_are_at_least_forty() -> None:
    assert len(RECORDS) >= 40


def test_every_action_card_is_played() -> None:
    played = {event.action for _, event in all_events() if isinstance(event, ActionAnnounced)}
    assert played == set(CARDS[N_INFLUENCE:VETO])
    assert any(isinstance(event, ActionVetoed) for _, event in all_events())


def test_every_end_is_reached() -> None:
    outcomes = [read(path).outcome for path in RECORDS]
    assert {outcome.reason for outcome in outcomes if outcome} == set(CLEOPATRA.info.end_reasons)


def test_every_philosopher_case_is_voted() -> None:
    won: set[tuple[int, int]] = set()
    postponed: set[tuple[int, int]] = set()
    for position, event in all_events():
        if isinstance(event, PatricianWon):
            won.add(both(event.caesar_lost.count("P"), event.cleopatra_lost.count("P")))
        elif isinstance(event, VotePostponed):
            cards = view_of(position, 0).groups[event.group].cards
            counts = [[card.card for card in row].count("P") for row in cards.values()]
            postponed.add(both(counts[0], counts[1]))
    assert won == {(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)}
    assert {(0, 0), (0, 1), (1, 1)} <= postponed


def both(one: int, other: int) -> tuple[int, int]:
    return min(one, other), max(one, other)


def test_every_option_is_used() -> None:
    used: set[tuple[str, str]] = set()
    for path in RECORDS:
        used |= set(CLEOPATRA.info.read_options(dict(read(path).options)).values)
    assert used == {(option.name, value) for option in CLEOPATRA.info.options for value in option.values}
