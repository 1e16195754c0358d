from triumvir.arena.schedule import Wish
from triumvir.arena.tally import Tally


def draw_tally(wish: Wish, tally: Tally) -> str:
    return ""
