"""Every match has one home, found from its id alone."""

import pytest

from triumvir.server.cluster.shards import ALONE, BUCKETS, Shards, WrongShard, bucket_of, follower_of
from triumvir.server.jobs.bots import kinds_for
from triumvir.server.matches.bot_jobs import BOT_JOB

IDS = [f"match-{number}" for number in range(500)]


def test_the_bucket_of_an_id_never_changes() -> None:
    """Databases live longer than servers: jobs were written with these."""
    assert [bucket_of(name) for name in ("a", "Zq3_-x", "é", "\ud800")] == [3, 46, 62, 48]


def test_alone_everything_is_at_home() -> None:
    for match in IDS:
        assert ALONE.is_here(match)
        ALONE.must_be_here(match)


@pytest.mark.parametrize("count", [2, 3, 7, BUCKETS])
def test_every_match_is_at_home_in_exactly_one_process(count: int) -> None:
    processes = [Shards(number, count) for number in range(count)]
    for match in IDS:
        (home,) = [process for process in processes if process.is_here(match)]
        assert home.number == processes[0].home_of(match)
        assert bucket_of(match) in home.buckets()
    assert sorted(bucket for process in processes for bucket in process.buckets()) == list(range(BUCKETS))


def test_whoever_asks_at_the_wrong_process_is_told_the_right_one() -> None:
    here, there = Shards(0, 2), Shards(1, 2)
    match = there.new_match_id()
    with pytest.raises(WrongShard) as found:
        here.must_be_here(match)
    assert (found.value.home, found.value.status, found.value.problem.where) == (1, 421, "match")


@pytest.mark.parametrize("count", [1, 2, 5])
def test_new_matches_are_made_where_they_will_live(count: int) -> None:
    for number in range(count):
        shards = Shards(number, count)
        assert all(shards.is_here(shards.new_match_id()) for _ in range(20))
        assert number not in shards.others()
        assert len(shards.others()) == count - 1


def test_a_match_that_follows_stays_in_the_bucket() -> None:
    for match in IDS[:50]:
        assert bucket_of(follower_of(match)) == bucket_of(match)
        assert follower_of(match) == follower_of(match) != match


def test_every_job_is_for_one_process_and_those_that_do_not_tell_for_the_first() -> None:
    kinds = [kinds_for(Shards(number, 3)) for number in range(3)]
    assert [BOT_JOB in some for some in kinds] == [True, False, False]
    everything = [kind for some in kinds for kind in some]
    assert len(everything) == len(set(everything)) == BUCKETS + 1
