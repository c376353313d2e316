"""Firefox and WebKit as Debian has them, each by the protocol that it brings along: no driver of somebody else's is needed.

WebKit speaks WebDriver over HTTP (webkit2gtk-driver, and Xvfb for a screen), Firefox Marionette over a socket.
"""

import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from tests.server.process import free_port

Found = TypeVar("Found")

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""How the protocol names an element."""
SIZE = (1280, 800)
PATIENCE = 90.0
"""Seconds for something to come about: a busy machine is no defect of the product."""


class BrowserProblem(Exception):
    """What a browser could not do."""


def until(look: Callable[[], Found | None], what: str, pause: float = 0.1) -> Found:
    """Looks again and again until something is found."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := look():
            return found
        time.sleep(pause)
    raise AssertionError(f"it never came about: {what}")


class Driven(ABC):
    """A browser with one page. Commands have the same names and answers in both protocols."""

    name: ClassVar[str]
    needs: ClassVar[tuple[str, ...]]

    def __init__(self) -> None:
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.processes: list[subprocess.Popen[bytes]] = []

    @classmethod
    def missing(cls) -> list[str]:
        """Programs that this browser needs and that are not installed."""
        return [program for program in cls.needs if shutil.which(program) is None]

    @abstractmethod
    def open(self, url: str) -> None: ...

    @abstractmethod
    def run(self, script: str, *args: Any) -> Any:
        """The body of a function in the page."""

    @abstractmethod
    def press(self, css: str) -> None:
        """A real press with the mouse."""

    @abstractmethod
    def picture(self) -> bytes | None: ...

    def find(self, css: str) -> bool:
        return bool(self.run("return document.querySelector(arguments[0]) !== null", css))

    def wait(self, css: str) -> None:
        until(lambda: self.find(css), css)

    def start(self, *command: str, **environment: str) -> None:
        quiet = subprocess.DEVNULL
        self.processes.append(
            subprocess.Popen(
                command, stdout=quiet, stderr=quiet, env=os.environ | environment, start_new_session=True
            )
        )

    def close(self) -> None:
        """With everything that each of them has started: a browser that is asked to go may think it over for minutes."""
        for process in reversed(self.processes):
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        self.profile.cleanup()


class Firefox(Driven):
    """By Marionette: a length, a colon, and a list as JSON."""

    name = "firefox"
    needs = ("firefox-esr",)

    def __init__(self) -> None:
        super().__init__()
        port = free_port()
        (Path(self.profile.name) / "user.js").write_text(f'user_pref("marionette.port", {port});')
        size = [f"--width={SIZE[0]}", f"--height={SIZE[1]}"]
        self.start("firefox-esr", "--headless", "--marionette", "--profile", self.profile.name, *size)
        self.line = until(lambda: connected(port), "Firefox listens").makefile("rwb")
        self.read()
        self.count = 0
        self.command("NewSession", capabilities={"alwaysMatch": {"acceptInsecureCerts": True}})

    def read(self) -> Any:
        length = b""
        while (digit := self.line.read(1)) != b":":
            length += digit
        return json.loads(self.line.read(int(length)))

    def command(self, name: str, **parameters: Any) -> Any:
        self.count += 1
        text = json.dumps([0, self.count, f"WebDriver:{name}", parameters]).encode()
        self.line.write(str(len(text)).encode() + b":" + text)
        self.line.flush()
        _, _, problem, answer = self.read()
        if problem:
            raise BrowserProblem(problem["message"])
        return answer.get("value") if isinstance(answer, dict) and set(answer) == {"value"} else answer

    def open(self, url: str) -> None:
        self.command("Navigate", url=url)

    def run(self, script: str, *args: Any) -> Any:
        return self.command("ExecuteScript", script=script, args=args)

    def press(self, css: str) -> None:
        found = self.command("FindElement", using="css selector", value=css)
        self.command("ElementClick", id=found[ELEMENT])

    def picture(self) -> bytes:
        return base64.b64decode(self.command("TakeScreenshot", full=False))


def connected(port: int) -> socket.socket | None:
    try:
        return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    except OSError:
        return None


class WebKit(Driven):
    """By WebDriver over HTTP, on a screen that nobody sees."""

    name = "webkit"
    needs = ("WebKitWebDriver", "Xvfb")

    def __init__(self) -> None:
        super().__init__()
        port, screen = free_port(), f":{free_port()}"
        self.start("Xvfb", screen, "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp")
        home = self.profile.name
        self.start(
            "WebKitWebDriver",
            f"--port={port}",
            DISPLAY=screen,
            XDG_DATA_HOME=home,
            XDG_CACHE_HOME=home,
            XDG_CONFIG_HOME=home,
            WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1",
            WEBKIT_DISABLE_COMPOSITING_MODE="1",
        )
        self.url = f"http://127.0.0.1:{port}/session"
        until(lambda: connected(port), "WebKitWebDriver listens")
        browser = {"binary": str(mini_browser()), "args": ["--automation"]}
        asked = {"alwaysMatch": {"webkitgtk:browserOptions": browser}}
        self.url += "/" + self.command("", capabilities=asked)["sessionId"]
        self.command("/window/rect", x=0, y=0, width=SIZE[0], height=SIZE[1])

    def command(self, path: str, **parameters: Any) -> Any:
        body = json.dumps(parameters).encode()
        request = urllib.request.Request(self.url + path, body, {"Content-Type": "application/json"})
        return self.answer(request)

    def answer(self, request: urllib.request.Request, patience: float = PATIENCE) -> Any:
        try:
            with urllib.request.urlopen(request, timeout=patience) as answer:
                return json.loads(answer.read())["value"]
        except urllib.error.HTTPError as error:
            raise BrowserProblem(error.read().decode()) from None

    def open(self, url: str) -> None:
        self.command("/url", url=url)

    def run(self, script: str, *args: Any) -> Any:
        return self.command("/execute/sync", script=script, args=args)

    def press(self, css: str) -> None:
        found = self.command("/element", using="css selector", value=css)
        self.command(f"/element/{found[ELEMENT]}/click")

    def picture(self) -> bytes | None:
        """WebKitGTK does not always finish one."""
        try:
            return base64.b64decode(self.answer(urllib.request.Request(self.url + "/screenshot"), 15))
        except TimeoutError:
            return None


def mini_browser() -> Path:
    """The browser that comes with the library."""
    found = sorted(Path("/usr/lib").glob("*/webkit*gtk-*/MiniBrowser"))
    if not found:
        raise BrowserProblem("there is no MiniBrowser beside WebKitWebDriver")
    return found[-1]


BROWSERS: tuple[type[Driven], ...] = (Firefox, WebKit)
