"""The options of the table, decoded once into what the rules ask for."""

from typing import Final

from triumvir.contract.errors import BadInput
from triumvir.contract.info import Option, Options
from triumvir.games.caesar.box import DIFFICULTIES, NONE, SIDES

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
    Option("crassus_ties", ("always", "own_turn"), "C8.5"),
    Option("harder", ("off", "cs", "hu"), "C8.6"),
    Option("crassus_spares", ("item2", "all"), "C8.7"),
)

READINGS: Final = (
    ("cs", (("module_setup", "replace"), ("stuck_loses", "always"), ("border_control_needs", "both"))),
    ("hu", (("module_setup", "mix"), ("stuck_loses", "empty_hand"), ("border_control_needs", "either"))),
)
"""The Czech and the Hungarian rulebook, where they differ on the game itself."""

HARDER_OFF: Final = 0
HARDER_CS: Final = 1
HARDER_HU: Final = 2


class Choices:
    """What was chosen at the table."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.changed: Final = options.unlike(OPTIONS)
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


def check_choices(options: Options) -> None:
    """Border Control needs the other modules, both or either. [C7.3]"""
    if options.on("border_control"):
        modules = [options.on("poison"), options.on("centurions")]
        needed = all(modules) if options["border_control_needs"] == "both" else any(modules)
        if not needed:
            both = "poison=on and centurions=on"
            what = both if options["border_control_needs"] == "both" else "poison=on or centurions=on"
            raise BadInput(f"Border Control needs {what}", "option border_control", "C7.3")
