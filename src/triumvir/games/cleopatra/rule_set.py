"""The options of the table, decoded once into what the rules ask for."""

from typing import Final

from triumvir.contract.info import GameInfo, Option, Options

OFF_ON: Final = ("off", "on")

OPTIONS: Final = (
    Option("action_order", ("custom", "preset", "shuffled"), "K6"),
    Option("orgies_leave", OFF_ON, "K48"),
    Option("one_orgy_less", OFF_ON, "K49"),
    Option("two_face_down", OFF_ON, "K50"),
    Option("orgy_tickets", OFF_ON, "K51"),
    Option("exchange", ("backs", "hidden", "open"), "KR17"),
    Option("ask_veto", ("always", "when_held"), "KR35"),
    Option("last_vote", ("none", "turned"), "K43", since=2, earlier=((1, "turned"),)),
)

READINGS: Final = (("beginners", (("action_order", "shuffled"),)),)
"""The printed advice for a first game. [K6]"""


class RuleSet:
    """What was chosen at the table."""

    def __init__(self, options: Options, info: GameInfo) -> None:
        self.options = options
        self.changed: Final = options.changed(info)
        options = info.settled(options)
        self.shuffled = options["action_order"] == "shuffled"
        self.preset = options["action_order"] == "preset"
        self.orgies_leave = options.on("orgies_leave")
        self.one_orgy_less = options.on("one_orgy_less")
        self.two_face_down = options.on("two_face_down")
        self.orgy_tickets = options.on("orgy_tickets")
        self.exchange_open = options["exchange"] == "open"
        self.exchange_hidden = options["exchange"] == "hidden"
        self.veto_when_held = options["ask_veto"] == "when_held"
        self.last_vote_turned = options["last_vote"] == "turned"
        self.bonus_first = info.rules_version == 1
        """Up to version 1 the bonus cards were dealt before the action cards were put in order. [K6]"""
