"""Who meets whom, and in which order they sit."""

from collections import Counter

import pytest

from triumvir.arena.crassus import options_at
from triumvir.arena.schedule import Job, Wish, arrangements, jobs, seats_for, tables
from triumvir.contract.errors import BadInput
from triumvir.kits.catalogue import game_named


def wish(game: str, *bots: str, games: int = 4, seats: int = 2, seed: int = 1, **options: str) -> Wish:
    return Wish(game_named, game, bots, games, seats, options, seed)


def test_too_few_bots_are_repeated() -> None:
    assert tables(["imperator", "thumb"], 4) == [("imperator", "thumb", "imperator", "thumb")]
    assert tables(["thumb"], 2) == [("thumb", "thumb")]


def test_of_too_many_every_group_plays() -> None:
    assert tables(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(tables(list("abcdef"), 4)) == 15
    with pytest.raises(BadInput, match="not enough different"):
        tables(["a", "a", "a"], 2)


@pytest.mark.parametrize(
    ("table", "count"), [(("a", "b"), 2), (("a", "a"), 1), (("a", "b", "b", "b"), 4), (tuple("abcd"), 24)]
)
def test_a_deal_is_played_in_every_arrangement(table: tuple[str, ...], count: int) -> None:
    seatings = arrangements(table, 7)
    assert len(seatings) == len(set(seatings)) == count
    assert all(sorted(seating) == sorted(table) for seating in seatings)


@pytest.mark.parametrize("size", [5, 6])
def test_many_arrangements_come_as_rotations_and_all_in_the_end(size: int) -> None:
    table = tuple("abcdef"[:size])
    orders = {5: 24, 6: 120}[size]
    seen = Counter(seating for deal in range(orders) for seating in arrangements(table, deal))
    assert set(seen.values()) == {1}
    assert len(seen) == orders * size
    for deal in range(3):
        assert {seating.index("a") for seating in arrangements(table, deal)} == set(range(size))


def test_no_deal_is_half_played_and_all_tables_have_the_same_deals() -> None:
    planned = jobs(wish("caesar", "random", "thumb", "tiro", games=5, seed=50))
    assert [job.number for job in planned] == list(range(18))
    for table in range(3):
        assert Counter(job.seed for job in planned if job.table == table) == {50: 2, 51: 2, 52: 2}


def test_as_many_seats_as_bots_where_so_many_can_play() -> None:
    race, duel = game_named("ave-caesar"), game_named("caesar")
    assert seats_for(race, ["a"] * 5, None) == 5
    assert seats_for(race, ["a"] * 7, None) == 2
    assert seats_for(race, ["a", "b"], 6) == 6
    assert seats_for(duel, ["a", "b", "c"], None) == 2
    with pytest.raises(BadInput, match="3 cannot play caesar"):
        seats_for(duel, ["a", "b"], 3)


# ---- Auto-Crassus --------------------------------------------------------------------------------------------


def human(job: Job) -> str:
    return options_at(game_named("caesar").info, job.seating, job.wish.options)["human"]


def test_who_meets_crassus_plays_both_sides() -> None:
    planned = jobs(wish("caesar", "thumb", "crassus", crassus="hard"))
    assert [(job.seating, human(job)) for job in planned[:2]] == [
        (("thumb", "crassus"), "caesar"),
        (("crassus", "thumb"), "pompey"),
    ]


def test_tables_without_crassus_play_without_him() -> None:
    info = game_named("caesar").info
    given = {"crassus": "hard", "poison": "on"}
    assert options_at(info, ("thumb", "random"), given) == {"poison": "on"}
    assert options_at(info, ("thumb", "crassus"), given) == {"poison": "on", "crassus": "hard", "human": "caesar"}
    assert options_at(info, ("thumb", "crassus"), {})["crassus"] == "normal"


@pytest.mark.parametrize(
    ("game", "bots", "options", "complaint"),
    [
        ("caesar", ("thumb", "random"), {"crassus": "hard"}, "name crassus among the bots"),
        ("cleopatra", ("thumb", "crassus"), {}, "does not play cleopatra"),
        ("caesar", ("crassus", "crassus"), {}, "only one"),
        ("caesar", ("crassus",), {}, "only one"),
        ("caesar", ("thumb", "crassus"), {"crassus": "off"}, "leaves Auto-Crassus out"),
        ("caesar", ("thumb", "crassus"), {"human": "pompey"}, "swaps the sides"),
        ("caesar", ("thumb", "nobody"), {}, "'nobody' is no bot"),
        ("caesar", ("thumb", "search:0"), {}, "'search:0' is no bot"),
        ("caesar", ("thumb", "random"), {"poison": "maybe"}, "none of off, on"),
        ("caesar", ("thumb", "random"), {"border_control": "on"}, "Border Control needs"),
        ("atlantis", ("thumb", "random"), {}, "unknown game"),
    ],
)
def test_what_cannot_be_played_is_said_before_the_first_game(
    game: str, bots: tuple[str, ...], options: dict[str, str], complaint: str
) -> None:
    with pytest.raises(BadInput, match=complaint):
        jobs(Wish(game_named, game, bots, 4, 2, options, 1))
