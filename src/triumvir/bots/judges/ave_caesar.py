"""What a sensible driver of Ave Caesar goes by, in weights for the facts of the game."""

from collections.abc import Mapping
from typing import Final

PRIOR: Final[Mapping[str, float]] = {
    "finish": 6.0,
    # greet Caesar in time
    "pays": 3.0,
    "disqualifies": -8.0,
    "misses_lane": -6.0,
    "lane_fits_after": 1.0,
    "enters_for_nothing": -1.0,
    # keep to the inner lane, with points to spare
    "lost_points": -1.6,
    "spare_after": 1.0,
    "short_after": -2.0,
    # sixes first, as long as they may be played
    "six": 0.8,
    "card": 0.8,
    "leads_with_sixes": -0.5,
    "blocks": 0.3,
}

VALUE: Final[Mapping[str, float]] = {
    "home_ranked": 1.5,
    "out": -2.5,
    "disqualified": -3.0,
    "missed_lane": -3.0,
    "paid": 0.6,
    "spare": 1.0,
    "short": -1.0,
    "sixes_left": -0.2,
    "my_rank": -1.5,
    "rival1.way_ahead": -0.7,
    "rival2.way_ahead": -0.6,
    "rival3.way_ahead": -0.5,
    "rival4.way_ahead": -0.4,
    "rival5.way_ahead": -0.3,
    "rival1.laurels_ahead": -0.5,
    "rival2.laurels_ahead": -0.5,
    "rival3.laurels_ahead": -0.5,
    "rival4.laurels_ahead": -0.5,
    "rival5.laurels_ahead": -0.5,
}
