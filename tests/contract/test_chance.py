import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.contract.chance import Noted, Replayed, Scripted, Sealed, Seeded
from triumvir.contract.errors import BadInput


@given(st.integers(), st.integers(1, 2**31))
def test_seeded_chance_stays_below_and_repeats(seed: int, n: int) -> None:
    first, second = Seeded(seed), Seeded(seed)
    results = [int(first.below(n)) for _ in range(20)]
    assert all(0 <= result < n for result in results)
    assert results == [int(second.below(n)) for _ in range(20)]


def test_seeded_chance_is_the_same_on_every_build() -> None:
    chance = Seeded(2026)
    assert [int(chance.below(1000)) for _ in range(8)] == [333, 92, 391, 722, 437, 355, 507, 397]


def test_neighbouring_seeds_give_unrelated_results() -> None:
    rows = {tuple(int(Seeded(seed).below(1 << 31)) for _ in range(1)) for seed in range(200)}
    assert len(rows) == 200


@pytest.mark.parametrize("chance", [Seeded(1), Sealed(b"key")])
def test_shuffles_reach_every_order_about_equally(chance: Seeded | Sealed) -> None:
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        pool = [0, 1, 2, 3]
        order = tuple(pool.pop(int(chance.below(len(pool)))) for _ in range(4))
        counts[order] = counts.get(order, 0) + 1
    expected = 6000 / 24
    assert len(counts) == 24
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 60  # chi square, 23 degrees


@given(st.binary(min_size=1), st.integers(1, 2**31))
def test_sealed_chance_is_fixed_by_its_key(key: bytes, n: int) -> None:
    first, second = Sealed(key), Sealed(key)
    assert first.commitment == second.commitment
    results = [int(first.below(n)) for _ in range(5)]
    assert all(0 <= result < n for result in results)
    assert results == [int(second.below(n)) for _ in range(5)]


def test_the_commitment_hides_the_key() -> None:
    sealed = Sealed(b"secret")
    assert sealed.commitment != hashlib.sha256(b"secret").hexdigest()
    assert sealed.commitment != Sealed(b"secret2").commitment


def test_sealed_chance_throws_away_what_would_be_unfair(monkeypatch: pytest.MonkeyPatch) -> None:
    digests = iter([b"\xff" * 32, (7).to_bytes(8, "big") + bytes(24)])

    class Fixed:
        def digest(self) -> bytes:
            return next(digests)

    monkeypatch.setattr(hashlib, "sha256", lambda data: Fixed())
    assert Sealed(b"key").below(10) == 7


def test_replayed_chance_gives_the_results_again_and_counts_what_is_left() -> None:
    chance = Replayed([2, 0])
    assert (chance.below(3), chance.left()) == (2, 1)
    assert (chance.below(1), chance.left()) == (0, 0)
    with pytest.raises(BadInput, match="missing"):
        chance.below(1)


def test_replayed_chance_refuses_what_cannot_have_happened() -> None:
    with pytest.raises(BadInput, match="chance result 3 is not below 3"):
        Replayed([3]).below(3)


def test_scripted_chance_follows_the_script_then_takes_the_lowest() -> None:
    chance = Scripted([4])
    assert [chance.below(5), chance.below(5)] == [4, 0]
    with pytest.raises(BadInput, match="scripted result 5"):
        Scripted([5]).below(5)


def test_noted_chance_remembers_what_it_passed_on() -> None:
    chance = Noted(Scripted([1, 2]))
    chance.below(3)
    chance.below(3)
    assert chance.take() == [1, 2]
    assert chance.take() == []
