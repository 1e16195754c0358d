"""Card counting and the score sheet."""

from tests.games.cleopatra.bench import Bench, all_but
from tests.games.cleopatra.test_setup import start

from triumvir.contract.event import Event
from triumvir.games.cleopatra.box import COPIES
from triumvir.games.cleopatra.sight import view_of


def test_cards_seen_and_cards_still_out() -> None:
    bench = Bench({"senators.caesar": ["5", "3*"], "senators.cleopatra": ["4*"]}, caesar=["1"], cleopatra=["2", "spy"])
    mine, theirs = bench.view(1).still_out("cleopatra"), bench.view(1).still_out("caesar")
    assert (mine["4"], mine["2"], mine["spy"]) == (6, 6, 1)
    assert (theirs["5"], theirs["3"], theirs["1"]) == (6, 7, 7)
    side = bench.view(1).to_json()["sides"]
    assert isinstance(side, dict)
    assert side["caesar"]["seen"]["5"] == 1


def test_cards_still_out_in_the_set_up() -> None:
    left = view_of(start(), 0).still_out("caesar")
    assert [left[card] for card in "P12345"] == [2, 5, 5, 5, 5, 5]


def test_k33_exact_odds_of_the_next_vote_card() -> None:
    won = {"caesar": [0, 0, 0, 3, 0], "cleopatra": [0] * 5}
    pile = ["senators", "censors", "orgy", "shuffle"]
    bench = Bench({}, won=won, pile=pile, vote_discards=["praetors", "quaestors", "aediles", "orgy"])
    odds = bench.view().odds()
    assert odds["senators"] == (1, 3)
    assert odds["orgy"] == (1, 3)
    assert odds["praetors"] == (0, 3)
    assert "censors" not in odds


def test_k34_the_long_run_is_told() -> None:
    assert Bench({}).view().long_run() == (5, 9)
    assert Bench({}, options={"one_orgy_less": "on"}).view().long_run() == (5, 8)


def test_what_is_put_away_is_counted_by_its_owner_only() -> None:
    bench = Bench({}, cleopatra=["P", "2", "spy"])
    bench.do("swap:P")
    assert bench.view(1).still_out("cleopatra")["P"] == 1
    assert bench.view(0).still_out("cleopatra")["P"] == 2


def test_an_announced_action_is_shown_with_its_target() -> None:
    table = {"senators.caesar": ["5"], "senators.cleopatra": ["2"]}
    for text, shown in (
        ("assassination:senators.5", ("assassination", "senators", None, "5")),
        ("castling:senators-aediles", ("castling", "senators", "aediles", None)),
        ("spy", ("spy", None, None, None)),
        ("wrath:senators", ("wrath", "senators", None, None)),
    ):
        bench = Bench(table, cleopatra=["1", "assassination", "castling", "spy", "wrath"])
        bench.do(text)
        assert tuple((bench.view().announced or {}).values()) == shown


def test_an_unknown_event_changes_no_view() -> None:
    view = Bench({}).view()
    before = view.to_json()
    view.fold(Event())
    assert view.to_json() == before


def test_refusals_while_waiting_and_after_laying() -> None:
    bench = Bench({}, cleopatra=["1", "2"])
    assert [(one.subject, one.rule) for one in bench.position.refusals(0)] == [("turn", "K9")]
    bench.do("1@senators*")
    assert ("2", "K12") in [(one.subject, one.rule) for one in bench.position.refusals(1)]
    bench.do("finish")
    assert bench.position.refusals(1) == []


def test_refusals_in_the_set_up() -> None:
    position = start(action_order="shuffled")
    assert position.refusals(0) == []
    position.steps[0] = 4
    assert [(one.subject, one.rule) for one in position.refusals(0)] == [("turn", "K7")]


def test_the_bench_counts_fifty_cards() -> None:
    assert len(all_but()) == sum(COPIES)
