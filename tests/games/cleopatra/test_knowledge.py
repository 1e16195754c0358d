"""What each viewer knows, and what may be imagined."""

from collections import Counter
from collections.abc import Sequence

import pytest
from tests.games.cleopatra.bench import INFLUENCE, Bench, all_but
from tests.games.cleopatra.test_ending import lone, nearly_full
from tests.games.cleopatra.test_setup import LAYS, do, set_up_both, start

from triumvir.contract.chance import Scripted, Seeded
from triumvir.contract.errors import BadInput
from triumvir.games.cleopatra.box import NONE, PRESETS, SIDES, VETO, WRATH
from triumvir.games.cleopatra.game import CLEOPATRA
from triumvir.games.cleopatra.imagining import deal_hand, deal_pools, imagine_hidden
from triumvir.games.cleopatra.knowledge import OUT, SHOWN, entry, sort_of
from triumvir.games.cleopatra.memory import Memory, hold_opener, prepare, renew
from triumvir.games.cleopatra.position import CleopatraPosition
from triumvir.games.cleopatra.sight import view_of
from triumvir.games.cleopatra.table import slot_of
from triumvir.games.cleopatra.view import surely_held
from triumvir.games.cleopatra.votes import hold_vote


def imagined(position: CleopatraPosition, viewer: int, times: int = 40) -> list[CleopatraPosition]:
    found = []
    for seed in range(times):
        twin = position.imagine(viewer, Seeded(seed))
        assert isinstance(twin, CleopatraPosition)
        assert not twin.audit()
        found.append(twin)
    return found


def hand_of(position: CleopatraPosition, side: str) -> tuple[str, ...]:
    return tuple(view_of(position, SIDES.index(side)).sides[side].hand or ())


def lying(position: CleopatraPosition, group: str, side: str) -> tuple[str, ...]:
    cards = view_of(position, SIDES.index(side)).groups[group].cards[side]
    return tuple(card.card or "?" for card in cards)


def playing(**options: str) -> CleopatraPosition:
    """A game after the set-up."""
    position = start(0, **{"action_order": "shuffled", **options})
    if position.rules.preset:
        set_up_both(position)
        return position
    for side in SIDES:
        do(position, side, *LAYS)
    return position


def test_k7_the_first_five_cards_are_imagined_as_a_permutation() -> None:
    worlds = imagined(playing(), 0)
    laid = {tuple(lying(world, group, "cleopatra")[0] for group in world_groups()) for world in worlds}
    assert len(laid) > 20
    assert all(sorted(cards) == ["1", "2", "3", "4", "5"] for cards in laid)
    assert all(hand_of(world, "cleopatra") == ("1", "2", "3", "4", "5") for world in worlds)


def world_groups() -> tuple[str, ...]:
    return ("senators", "praetors", "quaestors", "censors", "aediles")


def test_k7_a_card_that_was_seen_is_no_longer_possible_elsewhere() -> None:
    position = playing()
    hold_vote(position, 0, False, None)
    for world in imagined(position, 0):
        rest = [lying(world, group, "cleopatra")[0] for group in world_groups()[1:]]
        assert sorted(rest) == ["1", "2", "4", "5"]


def test_k7_half_made_arrangements_are_imagined_as_far_as_they_are() -> None:
    position = start()
    do(position, "cleopatra", "next:wrath", "next:veto")
    orders = {tuple(view_of(world, 1).sides["cleopatra"].order or ()) for world in imagined(position, 0)}
    assert len(orders) > 5
    assert all(len(order) == 2 for order in orders)


def test_k4_the_other_bonus_card_is_one_of_five() -> None:
    position = start(action_order="shuffled")
    counts = Counter(int(world.bonus[1]) for world in imagined(position, 0, 400))
    assert counts[int(position.bonus[0])] < min(counts[other] for other in range(3) if other != position.bonus[0])


def test_k8_a_card_laid_from_the_first_hand_is_no_philosopher() -> None:
    position = playing()
    do(position, "cleopatra", "3@aediles*", "finish", "draw:influence")
    worlds = imagined(position, 0, 200)
    assert {lying(world, "aediles", "cleopatra")[-1] for world in worlds} == {"1", "2", "3", "4", "5"}
    for world in worlds:
        held = [*hand_of(world, "cleopatra"), lying(world, "aediles", "cleopatra")[-1]]
        assert all(card in held for card in "12345")


def test_k17_which_reserve_was_drawn_from_is_public() -> None:
    position = playing()
    do(position, "cleopatra", "3@senators", "4@senators", "finish", "draw:action", "draw:action")
    for world in imagined(position, 0):
        assert hand_of(world, "cleopatra")[:3] == ("1", "2", "5")
        assert world.hand_influence[1] == 3


def test_k6_the_own_order_is_known_to_its_owner_only() -> None:
    position = playing(action_order="preset")
    own = view_of(position, 1).sides["cleopatra"].order
    assert all(view_of(world, 1).sides["cleopatra"].order == own for world in imagined(position, 1, 10))
    others = {tuple(view_of(world, 1).sides["cleopatra"].order or ()) for world in imagined(position, 0)}
    assert len(others) == len(PRESETS)


def test_k6_of_a_preset_the_rest_follows_from_what_was_seen() -> None:
    position = playing(action_order="preset")
    do(position, "cleopatra", "1@senators", "2@senators", "finish", "draw:action", "draw:action")
    do(position, "caesar", "3@senators", "4@senators", "finish", "draw:action", "draw:action")
    do(position, "cleopatra", "3@aediles*", "assassination:senators.3")
    worlds = imagined(position, 0)
    assert {hand_of(world, "cleopatra") for world in worlds} == {
        ("3", "4", "assassination"),
        ("3", "5", "assassination"),
        ("4", "5", "assassination"),
    }


def test_k36_of_a_preset_it_follows_what_left_before_a_spy_saw_the_hand() -> None:
    """Storming: three Assassinations are left of eight cards drawn, so the five exchanged ones were the others."""
    flow = (
        "cd,kd,k=4,c=3,c=5,c=2,k=3,k?1,c=1,c?1,cd,k=1,k?1,kd,kx,kx,ki,ka,c=4,ci,k=1,ka,cx,ca,k=4,k=5,ki,ka,cy,cx,ca,ca,"
        "k=5,k=C,k=4,ka,ka,ka,c=1,c=C,ca,ci,ky,ky,ka,ki,c=5,c=A,k=V,ka,ca,ci,kx,ky,ki,ka,c=5,c=O,c=3,ci,ca,ca,k=W,c=V,"
        "k=P,ka,ki,c?,ci,ca,k=5,ka,c=1,c=4,c=W,ca,ci,ci,ky,ky,ki,ki,cy,ci,k?,ki,c?,c=S,k!,k.2,k.2,k.A,k.A,k.A"
    )
    position = CLEOPATRA.position_from_line(SHOWN_AFTER_EXCHANGES.format(flow=flow))
    for seed in range(40):
        world = position.imagine(0, Seeded(seed))
        assert isinstance(world, CleopatraPosition)
        away = view_of(world, 1).sides["cleopatra"].put_away or []
        assert [card for card in away if card not in INFLUENCE] == ["spy", "spy", "scout", "scout", "veto"]


SHOWN_AFTER_EXCHANGES = (
    "cleopatra options={{action_order:preset,one_orgy_less:on,orgy_tickets:on}} won={{caesar:[0+2+1+2+1],cleopatra:"
    "[1+1+0+0+1]}} table={{senators.cleopatra:[4],praetors.caesar:[4+4*86],censors.caesar:[1*67+1],aediles.cleopatra:"
    "[1*84]}} hand={{caesar:[2+5+assassination],cleopatra:[2+2+assassination+assassination+assassination]}} discards="
    "{{caesar:[1+1+2+3+3+4+4+5+5+5+assassination+spy+castling+scout+wrath+veto],cleopatra:[P+1+1+2+3+4+4+5+5+5+5+"
    "castling+wrath+veto]}} unseen_discards={{caesar:[2+3+assassination+veto],cleopatra:[2+3+5+spy+spy+scout+scout+"
    "veto]}} order={{caesar:[spy+scout+castling+assassination],cleopatra:[castling+assassination]}} bonus={{caesar:"
    "quaestors,cleopatra:senators}} tickets={{caesar:2,cleopatra:0}} pile=[shuffle] vote_discards=[senators+praetors+"
    "quaestors+censors+aediles+orgy] active=caesar phase=spying acted=true laid_down=1 announced=spy flow={flow} "
    "castlings={{caesar:1,cleopatra:1}} pool_shared={{caesar:0,cleopatra:0}} pool_known={{caesar.1:[1],caesar.2:[],"
    "cleopatra.1:[4+5+5],cleopatra.2:[]}} pool_seen={{caesar.1:[1+4],caesar.2:[],cleopatra.1:[2+4+5+5+5],"
    "cleopatra.2:[]}}"
)
"""Cleopatra exchanged five action cards unseen; then a Spy saw the hand."""

SPIED = {"senators.cleopatra": ["4*"], "senators.caesar": ["5"]}


def spied(caesar: Sequence[str] = ("2", "4", "veto")) -> Bench:
    bench = Bench(SPIED, caesar=caesar, cleopatra=["1", "3", "spy"])
    bench.run("spy", "allow", "take:2", "decline", "1@aediles*")
    while bench.seat() == 1:
        bench.do("draw:influence")
    return bench


def test_k36_what_a_spy_has_seen_stays_known() -> None:
    bench = spied()
    assert surely_held(bench.view(1).sides["caesar"]) == ["4", "veto"]
    assert all(hand_of(world, "caesar") == ("4", "veto") for world in imagined(bench.position, 1))
    assert len({hand_of(world, "caesar") for world in imagined(bench.position, -1)}) > 3


def test_k36_a_card_laid_from_a_seen_hand_is_known_in_its_place() -> None:
    bench = spied(["2", "4", "5"])
    bench.do("4@censors*")
    assert surely_held(bench.view(1).sides["caesar"]) == []
    places = {(hand_of(world, "caesar"), lying(world, "censors", "caesar")) for world in imagined(bench.position, 1)}
    assert places == {(("4",), ("5",)), (("5",), ("4",))}
    bench.do("finish")
    bench.run("draw:action", "draw:action", "draw:action", "draw:action")
    hold_vote(bench.position, 3, False, None)
    assert surely_held(bench.view(1).sides["caesar"]) == ["5"]


def test_k36_cards_exchanged_from_a_seen_hand() -> None:
    bench = spied(["2", "4", "veto"])
    bench.run("swap:veto", "enough", "draw:influence")
    assert surely_held(bench.view(1).sides["caesar"]) == ["4"]
    for world in imagined(bench.position, 1):
        assert world.unseen_discards[11] == 1
        assert "4" in hand_of(world, "caesar")


def test_k36_a_second_look_settles_what_left_before() -> None:
    bench = Bench({}, caesar=["1", "2", "3", "4", "5"], cleopatra=["1", "spy", "spy", "2", "3"], vote="orgy")
    bench.run("spy", "allow", "take:1", "decline", "1@aediles*", "draw:action", "draw:action")
    bench.run("swap:2", "swap:3", "enough", "draw:action", "draw:action")
    bench.run("spy", "allow")
    for world in imagined(bench.position, 1):
        assert [int(world.unseen_discards[kind]) for kind in (2, 3)] == [1, 1]


CASTLE = {"senators.cleopatra": ["1", "5"], "censors.cleopatra": ["3"]}


def castled(table: dict[str, list[str]] = CASTLE) -> Bench:
    bench = Bench(table, cleopatra=["2", "castling", "castling"], vote="orgy")
    bench.run("castling:senators-censors", "allow", "move:1@censors", "move:3@senators", "move:5@senators")
    return bench


def test_k37_castling_hides_which_card_went_where() -> None:
    bench = castled()
    assert bench.cards("senators", "cleopatra") == ["3", "5"]
    assert [card.card for card in bench.view(0).groups["senators"].cards["cleopatra"]] == [None, None]
    seen = {
        (lying(world, "senators", "cleopatra"), lying(world, "censors", "cleopatra"))
        for world in imagined(bench.position, 0)
    }
    assert seen == {(("1", "3"), ("5",)), (("1", "5"), ("3",)), (("3", "5"), ("1",))}


def test_k37_a_look_at_one_group_tells_the_other() -> None:
    bench = castled()
    hold_vote(bench.position, 0, False, None)
    assert {lying(world, "censors", "cleopatra") for world in imagined(bench.position, 0)} == {("1",)}


def test_k37_overlapping_castlings_mix_what_could_be_where() -> None:
    bench = castled()
    bench.run("2@aediles*", "draw:influence", "draw:influence", "draw:influence", "draw:influence", "pass")
    bench.run("castling:senators-praetors", "allow", "move:3@praetors", "move:5@praetors")
    worlds = imagined(bench.position, 0, 60)
    assert {lying(world, "censors", "cleopatra") for world in worlds} == {("1",), ("3",), ("5",)}
    hold_vote(bench.position, 1, False, None)
    assert {lying(world, "censors", "cleopatra") for world in imagined(bench.position, 0)} == {("1",)}


def test_k37_a_second_castling_keeps_what_it_did_not_touch() -> None:
    bench = castled({**CASTLE, "aediles.cleopatra": ["2"]})
    bench.run("2@quaestors*", "draw:influence", "draw:influence", "draw:influence", "draw:influence", "pass")
    bench.run("castling:senators-aediles", "allow")
    assert bench.phase == "castle"
    for world in imagined(bench.position, 0):
        assert lying(world, "censors", "cleopatra")[0] in ("1", "3", "5")
    bench.run("move:2@senators", "move:3@senators", "move:5@aediles")
    hold_vote(bench.position, 4, False, None)
    places = {lying(world, "censors", "cleopatra") for world in imagined(bench.position, 0)}
    assert places == {("1",), ("3",)}


def test_k37_a_castling_in_progress_is_imagined_as_far_as_it_is() -> None:
    bench = Bench(CASTLE, cleopatra=["2", "castling"])
    bench.run("castling:senators-censors", "allow", "move:1@censors")
    assert (bench.view(0).aside.left, bench.view(0).aside.moves) == (2, None)
    assert bench.view(1).aside.moves == [("1", "censors")]
    assert bench.view(1).still_out("cleopatra")["1"] == 6
    heaps = {tuple(int(count) for count in world.aside) for world in imagined(bench.position, 0)}
    assert len(heaps) == 2


WHEN_HELD = {"ask_veto": "when_held"}


def test_kr35_being_asked_only_when_held_tells_of_the_veto() -> None:
    table = {"senators.caesar": ["5*"]}
    bench = Bench(table, caesar=["spy", "veto"], cleopatra=["1", "scout"], options=WHEN_HELD)
    bench.do("scout:senators")
    assert all("veto" in hand_of(world, "caesar") for world in imagined(bench.position, 1))
    bench = Bench(table, caesar=["spy", "spy"], cleopatra=["1", "scout"], options=WHEN_HELD)
    bench.do("scout:senators")
    assert not any("veto" in hand_of(world, "caesar") for world in imagined(bench.position, 1))


def test_kr35_asked_always_the_question_tells_nothing() -> None:
    bench = Bench({"senators.caesar": ["5*"]}, caesar=["spy", "spy"], cleopatra=["1", "scout"])
    bench.do("scout:senators")
    assert len({"veto" in hand_of(world, "caesar") for world in imagined(bench.position, 1, 80)}) == 2


@pytest.mark.parametrize("opener", ["wrath", "assassination"])
def test_k43_that_the_lone_player_goes_on_tells_of_an_opener(opener: str) -> None:
    table = nearly_full()
    caesar = [card for key, row in table.items() if key.endswith("caesar") for card in row]
    cleopatra = [card for key, row in table.items() if key.endswith("cleopatra") for card in row]
    bench = Bench(
        table,
        caesar=[],
        cleopatra=["3", "1", opener, "spy"],
        lone="cleopatra",
        discards={
            "caesar": all_but(*caesar),
            "cleopatra": all_but(
                *cleopatra,
                "3",
                "1",
                opener,
                "spy",
                "castling",
                "wrath" if opener != "wrath" else "assassination",
                "veto",
                "veto",
            ),
        },
        vote="orgy",
    )
    bench.run("3@censors*", "finish")
    assert bench.phase == "start"
    assert CLEOPATRA.position_from_line(bench.position.to_line()).hash() == bench.position.hash()
    for world in imagined(bench.position, 0):
        assert set(hand_of(world, "cleopatra")) & {"wrath", "assassination"}


def called_without_room(vote: str, is_hidden: bool = False, **options: str) -> Bench:
    """Cleopatra, alone, fills her last place and still has a card that makes room; nobody knows which."""
    table = nearly_full()
    table |= {"senators.caesar": ["5", "3"], "senators.cleopatra": ["1"] * 5}
    caesar = [card for key, row in table.items() if key.endswith("caesar") for card in row]
    cleopatra = [card for key, row in table.items() if key.endswith("cleopatra") for card in row]
    hand = ["3", "1", "wrath", "spy"]
    unseen = ["veto", "veto", "castling"]
    bench = Bench(
        table,
        caesar=[],
        cleopatra=hand,
        options=options,
        lone="cleopatra",
        discards={"caesar": all_but(*caesar), "cleopatra": all_but(*cleopatra, *hand, *unseen)},
        unseen_discards={"caesar": [], "cleopatra": unseen},
        tickets={"caesar": 0, "cleopatra": int(options.get("orgy_tickets") == "on")},
        vote=vote,
    )
    if is_hidden:
        hide_backs(bench)
    bench.run("3@censors*", "finish")
    return bench


def hide_backs(bench: Bench) -> None:
    """As if nobody had seen the backs of the exchanged cards."""
    fields = bench.position.to_json()
    flow, options = fields["flow"], fields["options"]
    assert isinstance(flow, str)
    assert isinstance(options, dict)
    fields |= {"flow": flow.replace("ky", "kz"), "options": {**options, "exchange": "hidden"}}
    position = CLEOPATRA.position_from_json(fields)
    assert isinstance(position, CleopatraPosition)
    bench.position = position


def holds_wrath(bench: Bench, viewer: int = 0) -> set[bool]:
    return {"wrath" in hand_of(world, "cleopatra") for world in imagined(bench.position, viewer)}


def test_k43_a_vote_card_that_is_turned_without_room_tells_of_an_opener() -> None:
    """Even where its vote has made room since."""
    bench = called_without_room("senators")
    assert (bench.phase, bench.won("caesar")) == ("start", {"senators": 1})
    assert holds_wrath(bench) == holds_wrath(bench, -1) == {True}
    assert CLEOPATRA.position_from_line(bench.position.to_line()).hash() == bench.position.hash()
    assert holds_wrath(called_without_room("senators", last_vote="turned")) == {True, False}


def test_k43_an_orgy_that_waits_for_a_ticket_tells_of_an_opener() -> None:
    bench = called_without_room("orgy", orgy_tickets="on")
    assert bench.phase == "ticket"
    assert holds_wrath(bench) == {True}
    assert holds_wrath(called_without_room("orgy", orgy_tickets="on", last_vote="turned")) == {True, False}


def test_k43_with_hidden_backs_it_tells_of_an_opener_or_of_no_influence() -> None:
    """Who has run out of influence turns the card, too; only that the game goes on tells which it was."""
    bench = called_without_room("orgy", is_hidden=True, orgy_tickets="on")
    hands = [hand_of(world, "cleopatra") for world in imagined(bench.position, 0)]
    assert {"wrath" in hand for hand in hands} == {True, False}
    assert all("wrath" in hand for hand in hands if set(hand) & set(INFLUENCE))
    bench.do("keep")
    assert holds_wrath(bench) == {True}
    assert holds_wrath(called_without_room("senators", is_hidden=True)) == {True}


def test_k43_no_orgy_waits_for_a_ticket_without_room_or_opener() -> None:
    fields = called_without_room("orgy", orgy_tickets="on").position.to_json()
    hand = {"caesar": [], "cleopatra": ["1", "veto", "spy"]}
    unseen = {"caesar": [], "cleopatra": ["wrath", "veto", "castling"]}
    with pytest.raises(BadInput, match="no vote card would have been turned"):
        CLEOPATRA.position_from_json(fields | {"hand": hand, "unseen_discards": unseen})


def test_k44_that_the_game_goes_on_tells_of_the_other_hand() -> None:
    table = nearly_full()
    caesar = [card for key, row in table.items() if key.endswith("caesar") for card in row]
    cleopatra = [card for key, row in table.items() if key.endswith("cleopatra") for card in row]
    unseen = {"caesar": [], "cleopatra": ["wrath", "spy"]}
    discards = {
        "caesar": all_but(*caesar, "1"),
        "cleopatra": all_but(*cleopatra, "3", "1", "wrath", "spy", "assassination"),
    }
    bench = Bench(
        table,
        caesar=["1"],
        cleopatra=["3", "1", "assassination"],
        discards=discards,
        unseen_discards=unseen,
        vote="orgy",
    )
    bench.run("3@censors*", "finish")
    assert bench.phase == "start"
    for viewer in (0, -1):
        for world in imagined(bench.position, viewer):
            assert set(hand_of(world, "cleopatra")) & {"wrath", "assassination"}


HIDDEN = {"exchange": "hidden"}


def test_kr17_hidden_exchanges_hide_the_backs() -> None:
    bench = Bench({}, cleopatra=["1", "2", "spy"], options=HIDDEN)
    bench.run("swap:spy", "enough", "draw:action")
    assert bench.view(0).sides["cleopatra"].influence_in_hand is None
    assert len({int(world.hand_influence[1]) for world in imagined(bench.position, 0, 80)}) > 1


def test_kr17_who_must_still_lay_has_influence() -> None:
    bench = Bench({"senators.caesar": ["5*"]}, cleopatra=["1", "2", "scout"], options=HIDDEN)
    bench.run("swap:2", "enough", "draw:action", "pass", "scout:senators")
    assert all(world.hand_influence[1] > 0 for world in imagined(bench.position, 0, 80))


def test_k42_with_hidden_backs_the_lone_phase_tells_of_influence() -> None:
    discards = {"caesar": all_but("1", "2", "spy", "veto", "scout"), "cleopatra": []}
    bench = Bench({}, caesar=["1", "2", "spy"], options=HIDDEN, discards=discards)
    bench.run("pass", "swap:2", "enough")
    assert all(world.hand_influence[0] > 0 for world in imagined(bench.position, 1))
    bench.run("pass", "swap:1")
    assert bench.view().alone
    assert all(world.hand_influence[0] == 0 for world in imagined(bench.position, 1))


def test_k15a_with_hidden_backs_a_turn_cut_short_tells_of_influence() -> None:
    table = nearly_full()
    table["censors.cleopatra"] = ["3", "2", "2", "3"]
    bench = Bench(table, caesar=["1", "veto"], cleopatra=["1", "assassination", "spy"], options=HIDDEN)
    bench.run("swap:spy", "enough", "draw:action", "pass")
    bench.run("assassination:censors.5", "veto", "decline")
    assert all(world.hand_influence[1] > 0 for world in imagined(bench.position, 0))


def test_contradicting_notes_are_refused() -> None:
    bench = Bench({"senators.cleopatra": ["4*"]})
    bench.position.flow[len(bench.position.flow) - 2] = entry(OUT, VETO, 0, 1)
    with pytest.raises(BadInput, match="contradicts itself"):
        imagine_hidden(bench.position, 0, Scripted())


def test_a_game_that_must_have_ended_cannot_be_imagined() -> None:
    bench = lone(nearly_full(), ["3", "1"])
    bench.position.lone = NONE
    bench.position.laid[1 * 5 + 3] = 4
    bench.position.card[slot_of(1, 3, 3)] = 1
    with pytest.raises(BadInput, match="cannot have gone on"):
        imagine_hidden(bench.position, 1, Seeded(0))


# ---- guesses that go wrong are noticed -------------------------------------------------------------------------


def memory_of(bench: Bench, side: int) -> Memory:
    memory = Memory(bench.position, side, True, NONE)
    prepare(bench.position, memory)
    return memory


def test_k43_an_opener_that_is_known_needs_no_guess() -> None:
    memory = memory_of(Bench({}), 1)
    memory.known[WRATH] = 1
    assert hold_opener(memory, False, Scripted())


def test_k5_more_cards_in_hand_than_there_are_were_guessed_wrongly() -> None:
    bench = Bench({})
    memory = memory_of(bench, 1)
    memory.loose[0] = 38
    assert not deal_hand(bench.position, memory, Scripted())


def test_k43_without_an_opener_left_the_guess_was_wrong() -> None:
    memory = memory_of(Bench({}), 1)
    memory.stock[WRATH] = 0
    assert not hold_opener(memory, False, Scripted())


def test_k36_a_known_card_that_a_spy_did_not_see_must_have_left() -> None:
    bench = spied()
    shown = next(i for i, code in enumerate(bench.position.flow) if sort_of(code) == SHOWN)
    memory = memory_of(bench, 0)
    memory.known[1] = 1
    memory.loose[0] = memory.loose[1] = 5
    assert not renew(bench.position, memory, shown)


def test_a_hand_must_be_in_stock() -> None:
    bench = Bench({})
    memory = memory_of(bench, 1)
    memory.known[VETO] = 3
    assert not deal_hand(bench.position, memory, Scripted())


@pytest.mark.parametrize("pool", [0, 1])
def test_k37_what_came_out_of_a_castling_must_have_gone_in(pool: int) -> None:
    bench = castled()
    bench.position.pool_seen[(2 + pool) * 6 + 4] = 1
    assert not deal_pools(bench.position, memory_of(bench, 1), Scripted())


def test_k37_no_more_cards_come_from_the_first_castling_than_were_picked_up_again() -> None:
    bench = castled()
    bench.position.pool_seen[3 * 6 + 1] = 1
    bench.position.pool_seen[3 * 6 + 3] = 1
    bench.position.pool_shared[1] = 1
    assert not deal_pools(bench.position, memory_of(bench, 1), Scripted())
