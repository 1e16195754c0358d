"""What a viewer is told, and what looks playable but is not."""

from tests.games.ave_caesar.tables import BLUE, GREEN, RED, WHITE, act, race, started

from triumvir.contract.chance import Seeded
from triumvir.contract.json import JSON
from triumvir.games.ave_caesar.position import AveCaesarPosition


def seen(position: AveCaesarPosition, viewer: int, chariot: str, field: str) -> JSON:
    chariots = position.view(viewer).to_json()["chariots"]
    assert isinstance(chariots, dict)
    return chariots[chariot][field]  # type: ignore[no-any-return]


def refused(position: AveCaesarPosition, seat: int) -> list[tuple[str, str]]:
    return [(refusal.subject, refusal.rule) for refusal in position.refusals(seat)]


def test_hands_are_seen_by_their_player_only() -> None:
    position = race({RED: "k_n", WHITE: "j_n"}, {RED: "145"})
    assert seen(position, 0, RED, "cards") == [1, 4, 5]
    assert seen(position, 1, RED, "cards") is None
    assert seen(position, -1, RED, "cards") is None
    assert seen(position, -1, RED, "hand") == 3


def test_points_to_spare_are_public() -> None:
    position = started({"course": "yellow"}, 3, Seeded(1))
    assert {seen(position, -1, name, "to_spare") for name in (RED, WHITE, BLUE)} <= {5, 6}
    played = race({RED: "P1", WHITE: "j_n"}, crossings={RED: 3}, paid=[RED])
    assert (seen(played, 1, RED, "points_left"), seen(played, 1, RED, "way_home")) == (83, 1)
    assert seen(race({RED: "P1"}, home=[WHITE], paid=[WHITE], players=2), 0, WHITE, "to_spare") is None


def test_locked_sixes_are_shown() -> None:
    assert race({RED: "k_n", WHITE: "j_n"}).view(0).to_json()["sixes_locked"] == [RED]
    tied = race({RED: "k_n", WHITE: "k_s", BLUE: "j_n"})
    assert tied.view(0).to_json()["sixes_locked"] == [RED, WHITE]
    finished = race({RED: "k_n", WHITE: "j_n"}, home=[BLUE], paid=[BLUE])
    assert finished.view(0).to_json()["sixes_locked"] == [RED]
    free = {"sixes_after_first_finish": "free"}
    freed = race({RED: "k_n", WHITE: "j_n"}, home=[BLUE], paid=[BLUE], options=free)
    assert freed.view(0).to_json()["sixes_locked"] == []
    lonely = race(
        {RED: "k_n"}, home=[WHITE], paid=[WHITE], options={"sixes_after_first_finish": "leader_barred"}, players=2
    )
    assert lonely.view(0).to_json()["sixes_locked"] == []
    first = started(seats=2)
    assert first.view(0).to_json()["sixes_locked"] == [WHITE]


def test_the_end_is_shown() -> None:
    position = race({RED: "P1"}, crossings={RED: 3}, paid=[RED], home=[WHITE], disqualified=[WHITE], players=2)
    view = position.view(0)
    for event in act(position, "1>finish"):
        view.fold(event.seen_by(0))
    told = view.to_json()
    assert (told["reason"], told["places"], told["turn"]) == ("laurels", [1, 2], None)
    assert told["leaders"] == []
    assert told == position.view(0).to_json()


def test_cards_that_cannot_be_played_are_refused_with_the_rule() -> None:
    assert refused(race({RED: "k_n", WHITE: "j_n"}, {RED: "156"}), 0) == [("6", "A4.1")]
    assert refused(race({RED: "k_n", WHITE: "k_s", BLUE: "j_n"}, {RED: "156"}), 0) == [("6", "A4.2")]
    assert refused(race({RED: "k_n", WHITE: "j_n"}, {RED: "666"}), 0) == [("6", "A4.4")]
    blocked = race({RED: "N2", WHITE: "h_i", BLUE: "N3"}, {RED: "126"})
    assert refused(blocked, 0) == [("6", "A3.2")]
    assert refused(race({RED: "j_n", WHITE: "k_n", GREEN: "Q1", BLUE: "Q2"}, {RED: "136"}), 0) == []


def test_another_player_has_to_wait() -> None:
    position = race({RED: "P1"}, crossings={RED: 3}, paid=[RED], home=[WHITE], disqualified=[WHITE], players=2)
    assert refused(position, 1) == [("turn", "A3.1")]
    act(position, "1>finish")
    assert refused(position, 0) == [("turn", "A6.3")]
    assert not position.is_automatic(0)
    assert position.note([]) == ""
