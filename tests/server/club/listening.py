"""Somebody who is sent notices: a chat's address, or the push service of a browser. Real HTTP on this machine."""

import json
import threading
from base64 import urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec


class Heard(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Listener:
    """Keeps what it is sent, and answers with a status of the test's choice."""

    def __init__(self, status: int = 201) -> None:
        self.heard: list[Heard] = []
        self.status = status
        listener = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                listener.heard.append(Heard(self.path, headers, body))
                self.send_response(listener.status)
                self.send_header("location", "http://127.0.0.1:1/")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def notices(self, table: str, path: str = "/hook") -> list[Any]:
        """What was told about a table, in the order it came."""
        told = [json.loads(heard.body) for heard in self.heard if heard.path == path]
        return [notice for notice in told if notice["table"] == table]


class Browser:
    """What a browser keeps to itself of a push subscription."""

    def __init__(self, service: Listener) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = token_bytes(16)
        self.service = service

    def subscription(self) -> dict[str, Any]:
        point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": plain(point), "auth": plain(self.auth)}
        return {"endpoint": f"{self.service.url}/push/abc", "keys": keys}

    def read(self, heard: Heard) -> Any:
        """As the browser decrypts it."""
        opened = http_ece.decrypt(
            heard.body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(opened)


def plain(value: bytes) -> str:
    return urlsafe_b64encode(value).decode().rstrip("=")
