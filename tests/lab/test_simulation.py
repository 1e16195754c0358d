"""Counting games."""

from collections import Counter

import pytest

from triumvir.lab.simulation import percentile, spread


def test_percentiles_are_values_that_occur() -> None:
    counts = Counter({1: 5, 2: 90, 9: 5})
    assert [percentile(counts, share) for share in (5, 50, 95, 96)] == [1, 2, 2, 9]


def test_spread_of_one_value() -> None:
    assert spread(Counter({7: 3})) == {"mean": 7.0, "min": 7, "max": 7, "p5": 7, "p50": 7, "p95": 7}


def test_nothing_has_no_percentile() -> None:
    with pytest.raises(ValueError, match="no percentile"):
        percentile(Counter(), 50)
