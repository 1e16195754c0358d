"""Rematches and matches of several games: everybody moves one seat on."""

from dataclasses import replace

from tests.match.matches import ANNA, BELA, CASES, NONCE, Table, new_table

from triumvir.match.commands import Answer, Follow, Propose, Resign, Sit
from triumvir.match.opening import next_settings, open_match
from triumvir.match.seat import bot, human
from triumvir.match.series import Series, seat_of
from triumvir.match.settings import Settings


def next_table(table: Table) -> Table:
    latest = next(game for game, _, _ in CASES.values() if game.info.key == table.match.settings.game)
    settings, seats = next_settings(table.match, "first", latest)
    draft = open_match(latest, settings, seats, bytes(32), 0)
    return Table(draft.match, draft.applied_entries)


def is_agreed(table: Table) -> bool:
    return table.match.rematch_agreed


def test_a_rematch_needs_both_and_swaps_sides() -> None:
    table = new_table("duel")
    table.do(Resign(ANNA, 0))
    table.do(Propose(BELA, 1, "rematch", table.match.seq))
    assert not is_agreed(table)
    table.do(Answer(ANNA, 0, "rematch", accept=True))
    assert is_agreed(table)
    again = next_table(table)
    assert [seat.person for seat in again.match.seats] == [BELA, ANNA]
    assert again.match.status == "waiting"
    again.do(Sit(ANNA, 1, "Anna", NONCE))
    again.do(Sit(BELA, 0, "Bela", NONCE))
    assert again.match.status == "playing"
    assert again.match.settings.series.earlier == ((2, 1),)


def test_the_next_match_is_told_once() -> None:
    table = new_table("duel")
    table.do(Resign(ANNA, 0))
    table.do(Follow("second"))
    assert table.match.next_match == "second"


def test_a_series_counts_wins_by_player_not_by_seat() -> None:
    series = Series(3).followed("a", (1, 2)).followed("b", (2, 1))
    assert [series.wins(player) for player in (0, 1)] == [2, 0]
    assert series.number == 2
    assert series.is_last


def test_a_cancelled_game_counts_for_nobody() -> None:
    series = Series(3).followed("a", ())
    assert series.wins(0) == 0


def test_three_players_move_round() -> None:
    assert [[seat_of(player, game, 3) for player in range(3)] for game in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_alone_against_the_rules_nobody_moves() -> None:
    table = new_table("caesar-solo", [human(ANNA, "Anna", NONCE), bot("Tiro")])
    table.do(Resign(ANNA, 0))
    table.do(Propose(ANNA, 0, "rematch", table.match.seq))
    assert table.match.rematch_agreed
    again = next_table(table)
    assert [seat.kind for seat in again.match.seats] == ["human", "automatic"]


def test_a_bot_follows_to_the_next_game() -> None:
    table = new_table("duel", [human(ANNA, "Anna", NONCE), bot("Miles")])
    table.do(Resign(ANNA, 0))
    again = next_table(table)
    assert [seat.kind for seat in again.match.seats] == ["bot", "human"]
    assert again.match.seats[0].level == "Miles"


# ---- by which rules ------------------------------------------------------------------------------------------


def old_table(games: int = 1, **options: str) -> Table:
    """A match of the first version of the rules, given up at once."""
    old = CASES["cleopatra"][0].under(1)
    settings = Settings("cleopatra", 1, 2, options, series=Series(games))
    seats = [human(ANNA, "Anna", NONCE), human(BELA, "Bela", NONCE)]
    draft = open_match(old, settings, seats, bytes(32), 0)
    table = Table(draft.match, draft.applied_entries)
    table.do(Resign(ANNA, 0))
    return table


def test_p9_a_series_keeps_the_rules_that_it_began_with() -> None:
    following = next_table(old_table(2, exchange="open")).match
    assert following.settings.rules_version == following.game.info.rules_version == 1
    assert following.settings.options == {"exchange": "open"}


def test_p9_a_rematch_is_played_by_the_latest_rules() -> None:
    """What was chosen stays chosen; what could not be chosen is as it is now."""
    following = next_table(old_table(exchange="open")).match
    latest = CASES["cleopatra"][0].info
    assert following.settings.rules_version == following.game.info.rules_version == latest.rules_version
    assert following.settings.options == {"exchange": "open"}
    assert following.options["last_vote"] == latest.option("last_vote").default


def test_p9_a_rematch_keeps_the_rules_where_what_was_chosen_is_no_more() -> None:
    table = old_table(exchange="open")
    table.match.settings = replace(table.match.settings, options={"exchange": "by_candlelight"})
    settings, _ = next_settings(table.match, "first", CASES["cleopatra"][0])
    assert settings.rules_version == 1
