"""What deploys the server says only what is true: metrics that exist, settings that exist, configurations that parse."""

import json
import re
import shutil
import subprocess
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from speeltafel.server.common.settings import PREFIX, Settings
from tests.server.process import ServerProcess
from tests.server.tables import bots, make_table
from tools.services import Redis

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
RULES = DEPLOY / "monitoring" / "speeltafel.rules.yaml"
DASHBOARD = DEPLOY / "monitoring" / "grafana-dashboard.json"
COMPOSE = DEPLOY / "compose.yaml"
HOSTING = ROOT / "docs" / "hosting.md"
SELECTED = re.compile(r"([a-zA-Z_:][a-zA-Z0-9_:]*)(?=\{)|\b(speeltafel:[a-z0-9_:]+)")
OWN = {"up"}
"""What Prometheus itself says of a server."""


def selected(expression: str) -> set[str]:
    """The metrics that an expression asks for."""
    return {one or two for one, two in SELECTED.findall(expression)}


def rules() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load(RULES.read_text())["groups"]
    found: list[dict[str, Any]] = group["rules"]
    return found


def asked_for() -> dict[str, set[str]]:
    """By who asks."""
    board = json.loads(DASHBOARD.read_text())
    panels = {
        panel["title"]: set().union(*(selected(target["expr"]) for target in panel["targets"]))
        for panel in board["panels"]
    }
    return panels | {rule.get("alert") or rule["record"]: selected(rule["expr"]) for rule in rules()}


def told(metrics: str) -> set[str]:
    """The names in an answer of /metrics, also of what has not happened yet."""
    names = set(re.findall(r"^([a-z_]+)[{ ]", metrics, re.MULTILINE))
    for name, kind in re.findall(r"^# TYPE (\w+) (\w+)$", metrics, re.MULTILINE):
        names |= {f"{name}_{part}" for part in ("bucket", "sum", "count")} if kind == "histogram" else {name}
    return names


def test_rules_and_dashboard_ask_for_what_a_node_tells(
    new_database: str, redis: Redis, tmp_path: Path
) -> None:
    node = ServerProcess(tmp_path, database=new_database, bus=redis.url, thinkers="0").start()
    make_table(node, bots(2))
    with urllib.request.urlopen(f"{node.url}/metrics", timeout=20) as answer:
        known = told(answer.read().decode()) | OWN | {rule["record"] for rule in rules() if "record" in rule}
    node.stop()
    asked = asked_for()
    assert len(asked) >= 25
    assert all(asked.values())
    assert {who: names - known for who, names in asked.items() if names - known} == {}


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
def test_prometheus_can_read_its_rules() -> None:
    subprocess.run(["promtool", "check", "rules", RULES], check=True, capture_output=True)
    subprocess.run(
        ["promtool", "check", "config", RULES.with_name("prometheus.yaml")], check=True, capture_output=True
    )


def services() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = yaml.safe_load(COMPOSE.read_text())["services"]
    return found


@pytest.mark.parametrize("name", sorted(services()))
def test_every_container_is_careful(name: str) -> None:
    service = services()[name]
    user, _ = service["user"].split(":")
    assert int(user) > 0
    assert service["healthcheck"]["test"][0] == "CMD"
    assert re.search(r":\d+\.\d+(\.\d+)?(-\w+)?$", service["image"]), "an image has a version"
    assert (service["read_only"], service["cap_drop"]) == (True, ["ALL"])
    assert "no-new-privileges:true" in service["security_opt"]
    assert service["restart"] == "unless-stopped"


def test_only_the_proxy_is_reached_from_outside() -> None:
    found = services()
    assert [name for name, service in found.items() if "ports" in service] == ["nginx"]
    assert found["postgres"]["networks"] == found["redis"]["networks"] == ["back"]
    assert yaml.safe_load(COMPOSE.read_text())["networks"]["back"]["internal"] is True
    proxy = found["nginx"]["networks"]["front"]["ipv4_address"]
    assert found["node1"]["environment"]["FORWARDED_ALLOW_IPS"] == proxy


def test_the_image_runs_without_rights_and_says_whether_it_is_well() -> None:
    lines = (DEPLOY / "Containerfile").read_text()
    assert all(
        re.search(r":\d+\.\d+\.\d+-", base) for base in re.findall(r"^FROM (\S+)", lines, re.MULTILINE)
    )
    assert re.search(r"^USER 10001:10001$", lines, re.MULTILINE)
    assert "/health/live" in lines
    assert "/health/ready" in COMPOSE.read_text()


def settings_in(text: str) -> set[str]:
    return {name.removeprefix(PREFIX).lower() for name in re.findall(rf"{PREFIX}[A-Z_]+", text)}


@pytest.mark.parametrize(
    "file", [path for path in DEPLOY.rglob("*") if path.is_file()], ids=lambda path: path.name
)
def test_deployments_name_settings_that_exist(file: Path) -> None:
    assert settings_in(file.read_text()) <= set(Settings.__struct_fields__)


def table_of_settings() -> dict[str, str]:
    """From each setting to the default that the page tells."""
    found: dict[str, str] = {}
    section = HOSTING.read_text().split("\n## Settings\n")[1].split("\n## ")[0]
    for names, defaults in re.findall(r"^\| (`[^|]+) \|([^|]*)\|", section, re.MULTILINE):
        whole: list[str] = []
        for name in re.findall(r"`([^`]+)`", names):
            short = name.removeprefix("…")
            whole.append(name if name.startswith(PREFIX) else completed(whole[0], short))
        values = [value.strip() for value in defaults.split(",")] if len(whole) > 1 else [defaults]
        unit = " million" if "million" in defaults else ""
        for name, value in zip(whole, values, strict=True):
            found[name.removeprefix(PREFIX).lower()] = value.strip().removesuffix(unit).strip() + unit
    return found


def completed(first: str, ending: str) -> str:
    """`…_MOST_SECONDS` after `SPEELTAFEL_BOT_LEAST_SECONDS` is `SPEELTAFEL_BOT_MOST_SECONDS`."""
    known = [PREFIX + name.upper() for name in Settings.__struct_fields__]
    fitting = [name for name in known if name.endswith(ending) and name != first]
    return max(fitting, key=lambda name: len(shared(name, first)))


def shared(one: str, other: str) -> str:
    return "".join(a for a, b in zip(one, other, strict=False) if a == b)


def test_the_page_lists_every_setting_with_its_default() -> None:
    listed = table_of_settings()
    defaults = {name: getattr(Settings(), name) for name in Settings.__struct_fields__}
    assert set(listed) == set(defaults)
    assert {name: value for name, value in listed.items() if not is_default(value, defaults[name])} == {}


def is_default(told: str, default: object) -> bool:
    if isinstance(default, bool):
        return told == str(default).lower()
    if isinstance(default, str):
        return told.strip("`") == default
    number = float(told.removesuffix(" million")) * (1_000_000 if "million" in told else 1)
    return number == default


def in_page(name: str) -> str:
    """The block of the page that shows this file."""
    return HOSTING.read_text().split(f"<!-- {name} -->\n")[1].split("```")[1].partition("\n")[2]


@pytest.mark.parametrize("name", ["nginx/speeltafel.conf", "systemd/speeltafel.service"])
def test_the_page_shows_the_files_themselves(name: str) -> None:
    """A host who has only the page has all of it."""
    assert in_page(f"deploy/{name}") == (DEPLOY / name).read_text()


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
@pytest.mark.parametrize("name", ["speeltafel.conf", "compose.conf"])
def test_nginx_can_read_its_configuration(name: str, tmp_path: Path) -> None:
    certificate, key = tmp_path / "fullchain.pem", tmp_path / "privkey.pem"
    subject = ["-subj", "/CN=games.example", "-days", "2"]
    subprocess.run(
        [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            *subject,
            "-keyout",
            key,
            "-out",
            certificate,
        ],
        check=True,
        capture_output=True,
    )
    text = (DEPLOY / "nginx" / name).read_text()
    text = re.sub(r"(ssl_certificate\s+)[^;]+;", rf"\1{certificate};", text)
    text = re.sub(r"(ssl_certificate_key\s+)[^;]+;", rf"\1{key};", text)
    # The names of containers mean nothing here.
    text = re.sub(r"server node\d:8000", "server 127.0.0.1:8000", text)
    if name == "speeltafel.conf":
        (tmp_path / "own.conf").write_text(text)
        text = f"pid {tmp_path}/pid; events {{}} http {{ include {tmp_path}/own.conf; }}"
    whole = tmp_path / "nginx.conf"
    whole.write_text(text)
    tried = subprocess.run(
        ["nginx", "-t", "-q", "-e", "stderr", "-c", whole], capture_output=True, text=True, check=False
    )
    assert tried.returncode == 0, tried.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_can_read_its_unit(tmp_path: Path) -> None:
    unit = tmp_path / "speeltafel.service"
    unit.write_text(
        (DEPLOY / "systemd" / "speeltafel.service")
        .read_text()
        .replace("/opt/speeltafel/bin/speeltafel", "/bin/true")
    )
    tried = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (tried.returncode, tried.stderr) == (0, "")
