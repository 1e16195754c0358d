#!/usr/bin/env python3
"""An example bot for Triumvir that needs nothing but Python: it plays at random and says so.

Try it:  triumvir arena caesar random "program:python3 examples/bot.py" --games 100
The messages are told in docs/engine-protocol.md.
"""

import json
import random
import sys


def choose(message: dict, chance: random.Random) -> str:
    """Any legal action. Here is the place for something cleverer, made of message["view"]."""
    return chance.choice(message["legal"])["notation"]


def answer(message: dict, chance: random.Random) -> dict | None:
    """What to say to a message; nothing to most of them."""
    if message["type"] == "hello":
        return {"type": "ready", "version": 1, "name": "example"}
    if message["type"] == "choose":
        return {"action": choose(message, chance), "say": {"chance": 0.5}}
    return None


def main() -> None:
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "new":
            chance.seed(message["seed"])
        reply = answer(message, chance)
        if reply is not None:
            print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
