"""What a player can declare, as a number for search and as a typed value with a one-word notation for people.

| notation | meaning |
|---|---|
| `3@senators`, `P@censors*` | lay a card at a group, face up or face down; in the set-up always face down |
| `assassination:senators.3` | discard this face-up card of the opponent |
| `spy`, `scout:censors`, `wrath:aediles` | play the card, at a group where it needs one |
| `castling:senators-censors` | play Castling on two groups |
| `veto`, `allow` | answer an action |
| `take:3`, `take:veto` | the card that the Spy has discarded |
| `move:3@senators` | in a Castling, lay the next card at this group |
| `draw:influence`, `draw:action`, `decline` | draw from a reserve, or not where one may decline |
| `swap:3`, `enough` | in a passive turn, put a card away; go on to drawing |
| `pass` | a passive turn without exchange |
| `finish` | no action card after laying |
| `spend`, `keep` | use an orgy ticket, or take another |
| `next:spy`, `preset:guarded` | the next card of the own action reserve, or all at once |
"""

from typing import Final

from mypy_extensions import i64

from triumvir.contract.action_book import ActionBook
from triumvir.contract.position import Action
from triumvir.games.cleopatra.box import (
    CARDS,
    GROUPS,
    INFLUENCE,
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    N_PAIRS,
    N_PRESETS,
    N_RESERVES,
    PAIR_FIRST,
    PAIR_SECOND,
    PRESETS,
    RESERVES,
)
from triumvir.games.cleopatra.spoken import (
    Answer,
    Assassinate,
    ChooseCard,
    ChoosePreset,
    DrawCard,
    LayCard,
    MoveCard,
    PlayAtGroup,
    PlayCastling,
)

__all__ = (
    "Answer",
    "Assassinate",
    "ChooseCard",
    "ChoosePreset",
    "DrawCard",
    "LayCard",
    "MoveCard",
    "PlayAtGroup",
    "PlayCastling",
)

# Action codes: each sort of action begins where the sort before it ends.
CARDS_AT_GROUPS: Final = N_INFLUENCE * N_GROUPS
LAY_UP: Final = 0
LAY_DOWN: Final = LAY_UP + CARDS_AT_GROUPS
ASSASSINATE: Final = LAY_DOWN + CARDS_AT_GROUPS
PLAY_SPY: Final = ASSASSINATE + CARDS_AT_GROUPS
PLAY_CASTLING: Final = PLAY_SPY + 1
PLAY_SCOUT: Final = PLAY_CASTLING + N_PAIRS
PLAY_WRATH: Final = PLAY_SCOUT + N_GROUPS
PLAY_VETO: Final = PLAY_WRATH + N_GROUPS
ALLOW: Final = PLAY_VETO + 1
TAKE: Final = ALLOW + 1
MOVE: Final = TAKE + N_KINDS
DRAW_CODE: Final = MOVE + CARDS_AT_GROUPS
DECLINE: Final = DRAW_CODE + N_RESERVES
SWAP: Final = DECLINE + 1
ENOUGH: Final = SWAP + N_KINDS
PASS_CODE: Final = ENOUGH + 1
FINISH: Final = PASS_CODE + 1
SPEND: Final = FINISH + 1
KEEP: Final = SPEND + 1
NEXT: Final = KEEP + 1
PRESET: Final = NEXT + N_KINDS - N_INFLUENCE
N_CODES: Final = PRESET + N_PRESETS


def card_at_group(card: i64, group: i64) -> i64:
    """The place of an influence card at a group in a sort of actions that names both."""
    return card * N_GROUPS + group


def card_of_place(place: i64) -> i64:
    return place // N_GROUPS


def group_of_place(place: i64) -> i64:
    return place % N_GROUPS


# ---- numbers and values --------------------------------------------------------------------------------------


def _all_actions() -> tuple[Action, ...]:
    """Every action, in the order of the codes."""
    actions: list[Action] = [LayCard(card, group, face) for face in ("up", "down") for card, group in _cards_at()]
    actions += [Assassinate(card, group) for card, group in _cards_at()]
    actions.append(Answer("spy"))
    actions += [PlayCastling(GROUPS[PAIR_FIRST[pair]], GROUPS[PAIR_SECOND[pair]]) for pair in range(N_PAIRS)]
    actions += [PlayAtGroup(action, group) for action in ("scout", "wrath") for group in GROUPS]
    actions += [Answer("veto"), Answer("allow")]
    actions += [ChooseCard("take", card) for card in CARDS]
    actions += [MoveCard(card, group) for card, group in _cards_at()]
    actions += [DrawCard(reserve) for reserve in RESERVES]
    actions.append(Answer("decline"))
    actions += [ChooseCard("swap", card) for card in CARDS]
    actions += [Answer(word) for word in ("enough", "pass", "finish", "spend", "keep")]
    actions += [ChooseCard("next", card) for card in CARDS[N_INFLUENCE:]]
    actions += [ChoosePreset(preset) for preset in PRESETS]
    return tuple(actions)


def _cards_at() -> list[tuple[str, str]]:
    return [(card, group) for card in INFLUENCE for group in GROUPS]


BOOK: Final = ActionBook(_all_actions())
