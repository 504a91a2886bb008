"""A program that chooses the first legal thing, and does after so many choices what its argument says.

`python player.py WHAT AFTER`, WHAT being play, die, interrupt, illegal, decline, garbage, no_act or no_book.
"""

import json
import os
import signal
import sys
from typing import Any

WHAT, AFTER = sys.argv[1], int(sys.argv[2])


def hello() -> dict[str, Any]:
    levels = ["play"] if WHAT == "no_act" else ["act"] if WHAT == "no_book" else ["act", "load"]
    return {"protocol": 1, "implementation": {"name": "first"}, "levels": levels, "books": ["kot"]}


def chosen(asked: dict[str, Any], number: int) -> dict[str, Any]:
    if number >= AFTER:
        if WHAT == "die":
            sys.stderr.write("out of memory\n")
            sys.exit(7)
        if WHAT == "illegal":
            return {"action": "0:call=H" if asked["legal"][0] != "0:call=H" else "0:2S"}
        if WHAT == "decline":
            return {"skip": {"reason": "tired"}}
        if WHAT == "garbage":
            return {"action": 7}
    if number == AFTER and WHAT == "interrupt":
        os.kill(os.getppid(), signal.SIGINT)
    return {"action": asked["legal"][0]}


def main() -> None:
    number = 0
    for line in sys.stdin:
        asked = json.loads(line)
        match asked["cmd"]:
            case "bye":
                break
            case "hello":
                answer = hello()
            case "load":
                answer = {"ok": True}
            case _:
                number += 1
                answer = chosen(asked, number)
        sys.stdout.write(json.dumps({"id": asked["id"], **answer}) + "\n")
        sys.stdout.flush()


main()
