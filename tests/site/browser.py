"""A headless Chromium, spoken to over a pipe: what a page looks like at a width, and what it complains of."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import select
import shlex
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from attrs import frozen

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--remote-debugging-pipe",
)
_LOOK = """(() => {
  const width = document.documentElement.clientWidth;
  const scrolls = (each) => {
    for (let at = each; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== "visible" || getComputedStyle(at).position === "fixed")
        return true;
    return false;
  };
  const wide = [...document.body.querySelectorAll("*")]
    .filter((each) => each.getClientRects().length && !each.closest("svg svg, svg *") && !scrolls(each))
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.right > width + 1 || box.left < -1)
    .map(([each]) => `${each.tagName.toLowerCase()}.${each.getAttribute("class") || ""}`);
  return {
    scroll: document.documentElement.scrollWidth, width, wide: [...new Set(wide)].slice(0, 5),
    direction: getComputedStyle(document.documentElement).direction,
    sections: [...document.querySelectorAll("section[lang]")].map(
      (each) => [each.lang, getComputedStyle(each).direction]),
    drawings: document.querySelectorAll("svg[role=img]").length,
    title: document.title,
  };
})()"""


@frozen
class Look:
    """A page as the browser shows it."""

    errors: tuple[str, ...]
    """What stands in its console."""
    overflow: tuple[str, ...]
    """Elements that are wider than the window; empty where nothing has to be scrolled sideways."""
    direction: str
    sections: tuple[tuple[str, str], ...]
    """Language and direction of the sections that have their own."""
    drawings: int
    title: str


class Browser:
    """One tab."""

    def __init__(self, to_it: int, from_it: int) -> None:
        self._to, self._from = to_it, from_it
        self._rest, self._number = b"", 0
        self._events: list[dict[str, Any]] = []
        target = self._ask("Target.createTarget", url="about:blank")["targetId"]
        self._session: str | None = None
        self._session = self._ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self._ask(f"{domain}.enable")

    def look(self, address: str, width: int) -> Look:
        """Open a page in a window of a width."""
        self._ask(
            "Emulation.setDeviceMetricsOverride", width=width, height=800, deviceScaleFactor=1, mobile=False
        )
        self._events.clear()
        assert "errorText" not in self._ask("Page.navigate", url=address), address
        self._wait_for("Page.loadEventFired")
        seen = self._ask("Runtime.evaluate", expression=_LOOK, returnByValue=True)["result"]["value"]
        too_wide = seen["scroll"] > seen["width"]
        return Look(
            tuple(filter(None, map(_complaint, self._events))),
            tuple(seen["wide"] or (["the page"] if too_wide else [])),
            seen["direction"],
            tuple((lang, direction) for lang, direction in seen["sections"]),
            seen["drawings"],
            seen["title"],
        )

    def _ask(self, method: str, /, **params: Any) -> dict[str, Any]:
        self._number += 1
        message: dict[str, Any] = {"id": self._number, "method": method, "params": params}
        if getattr(self, "_session", None):
            message["sessionId"] = self._session
        os.write(self._to, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self._number:
                assert "error" not in answer, (method, answer)
                result: dict[str, Any] = answer["result"]
                return result
            self._events.append(answer)

    def _wait_for(self, event: str) -> None:
        while not any(each.get("method") == event for each in self._events):
            self._events.append(self._next())

    def _next(self) -> dict[str, Any]:
        end = time.monotonic() + 60
        while b"\0" not in self._rest:
            assert select.select([self._from], [], [], max(0, end - time.monotonic()))[0], (
                "Chromium is silent"
            )
            more = os.read(self._from, 1 << 16)
            assert more, "Chromium has ended"
            self._rest += more
        whole, _, self._rest = self._rest.partition(b"\0")
        found: dict[str, Any] = json.loads(whole)
        return found


def _complaint(event: dict[str, Any]) -> str | None:
    params = event.get("params", {})
    if event.get("method") == "Runtime.exceptionThrown":
        return str(params["exceptionDetails"].get("exception", {}).get("description", "an exception"))
    if event.get("method") == "Runtime.consoleAPICalled" and params["type"] in ("error", "assert"):
        return " ".join(str(each.get("value", each.get("description"))) for each in params["args"])
    if event.get("method") == "Log.entryAdded" and params["entry"]["level"] == "error":
        return f"{params['entry']['text']} {params['entry'].get('url', '')}"
    return None


@contextlib.contextmanager
def browser() -> Iterator[Browser]:
    """A browser with an empty profile, which ends with the block."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    assert program
    ours = os.pipe(), os.pipe()
    # The browser reads from 3 and writes to 4: copies far from both cannot get into each other's way.
    reads, writes = (fcntl.fcntl(each, fcntl.F_DUPFD, 20) for each in (ours[0][0], ours[1][1]))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = shlex.join([program, *FLAGS, f"--user-data-dir={Path(profile)}"])
        started = subprocess.Popen(
            ["bash", "-c", f"exec {command} 3<&{reads} 4>&{writes}"],
            pass_fds=(reads, writes),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for each in (reads, writes, ours[0][0], ours[1][1]):
            os.close(each)
        try:
            yield Browser(ours[0][1], ours[1][0])
        finally:
            started.terminate()
            started.wait(30)
            os.close(ours[0][1])
            os.close(ours[1][0])
