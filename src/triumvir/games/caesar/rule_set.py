"""The options of the table, decoded once into what the rules ask for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.errors import BadInput
from triumvir.contract.info import GameInfo, Option, Options
from triumvir.games.caesar.box import DIFFICULTIES, NONE, SIDES
from triumvir.games.caesar.own_box import BOX_AS_PRINTED, Boxes

OFF_ON: Final = ("off", "on")

OPTIONS: Final = (
    Option("poison", OFF_ON, "C7.1"),
    Option("centurions", OFF_ON, "C7.2"),
    Option("border_control", OFF_ON, "C7.3"),
    Option("module_setup", ("replace", "mix"), "C2.4"),
    Option("stuck_loses", ("always", "empty_hand"), "C3.1"),
    Option("border_control_needs", ("both", "either"), "C7.3"),
    Option("crassus", ("off", *DIFFICULTIES), "C8.2"),
    Option("human", SIDES, "C8.1"),
    Option("crassus_ties", ("own_turn", "always"), "C8.5", earlier=((1, "always"),)),
    Option("harder", ("off", "cs", "hu"), "C8.6"),
    Option("crassus_spares", ("item2", "all"), "C8.7"),
    Option("double_closing", ("one_by_one", "together"), "C4.5", since=2),
    Option("wealth_draw", ("at_once", "end_of_turn"), "C5.2", since=2),
    Option("centurion_taken", ("at_draw", "at_once"), "C5.6", since=2),
    Option("bank_draw", ("may", "must"), "C7.4", since=2, earlier=((1, "must"),)),
    Option("crassus_list_ties", ("in_order", "random"), "C8.8", since=2),
    Option("box", BOX_AS_PRINTED.names, "C1.7", since=2),
)

READINGS: Final = (
    (
        "cs",
        (
            ("module_setup", "replace"),
            ("stuck_loses", "always"),
            ("border_control_needs", "both"),
            ("crassus_ties", "own_turn"),
            ("double_closing", "one_by_one"),
            ("wealth_draw", "at_once"),
            ("centurion_taken", "at_draw"),
            ("bank_draw", "may"),
            ("crassus_list_ties", "in_order"),
        ),
    ),
    (
        "hu",
        (
            ("module_setup", "mix"),
            ("stuck_loses", "empty_hand"),
            ("border_control_needs", "either"),
            ("crassus_ties", "always"),
            ("double_closing", "together"),
            ("wealth_draw", "end_of_turn"),
            ("centurion_taken", "at_once"),
            ("bank_draw", "must"),
            ("crassus_list_ties", "random"),
        ),
    ),
)
"""The Czech and the Hungarian rulebook, where they differ; by default the game is played as in the Czech one."""

HARDER_OFF: Final = 0
HARDER_CS: Final = 1
HARDER_HU: Final = 2


class RuleSet:
    """What was chosen at the table."""

    def __init__(self, options: Options, info: GameInfo, boxes: Boxes = BOX_AS_PRINTED) -> None:
        self.options = options
        self.changed: Final = options.changed(info)
        options = info.settled(options)
        self.poison = options.on("poison")
        self.centurions = options.on("centurions")
        self.border_control = options.on("border_control")
        self.mix = options["module_setup"] == "mix"
        self.stuck_with_tokens_loses = options["stuck_loses"] == "always"
        self.solo = options["crassus"] != "off"
        self.difficulty = options["crassus"]
        self.crassus = 1 - SIDES.index(options["human"]) if self.solo else NONE
        self.crassus_always_wins_ties = options["crassus_ties"] == "always"
        self.harder = ("off", "cs", "hu").index(options["harder"])
        self.crassus_spares_always = options["crassus_spares"] == "all"
        self.together = options["double_closing"] == "together"
        self.wealth_at_end = options["wealth_draw"] == "end_of_turn"
        self.centurion_at_once = options["centurion_taken"] == "at_once"
        self.may_leave_bank = options["bank_draw"] == "may"
        self.random_list_ties = options["crassus_list_ties"] == "random"
        self.overlooks_stack = info.rules_version == 1
        """Up to version 1 a standstill was seen though a token of Crassus' Centurion stack would have fitted. [C3.1]"""
        self.overlooks_centurions_out = info.rules_version == 1
        """Up to version 1 nobody counted whether a bonus token could bring a Centurion token any more. [C5.6]"""
        self.box: Final = boxes.named(options["box"])
        # What is asked for again and again lies at hand.
        self.tokens: Final = self.box.tokens
        self.kinds: i64 = self.box.kinds
        self.first_centurion: i64 = self.box.first_centurion
        self.high: vec[i64] = self.box.high
        self.low: vec[i64] = self.box.low
        self.fits: vec[i64] = self.box.fits
        self.takes: vec[i64] = self.box.takes


def check_rules(options: Options) -> None:
    """Border Control needs the other modules, both or either. [C7.3]"""
    if options.on("border_control"):
        modules = [options.on("poison"), options.on("centurions")]
        needed = all(modules) if options["border_control_needs"] == "both" else any(modules)
        if not needed:
            both = "poison=on and centurions=on"
            what = both if options["border_control_needs"] == "both" else "poison=on or centurions=on"
            raise BadInput(f"Border Control needs {what}", "option border_control", "C7.3")
