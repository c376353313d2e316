"""The model of docs/scale.md, and the simulation that it is checked against."""

from dataclasses import replace
from pathlib import Path

import pytest

from speeltafel.server.storage.postgres.leases import LEASE_SECONDS
from tools.scale.__main__ import main, part
from tools.scale.model import Estimate, Figures, markdown
from tools.scale.simulation import Findings, Plan, Simulation

SMALL = Plan(nodes=60, tables=600, seconds=60.0)


@pytest.fixture(scope="module")
def found() -> Findings:
    return Simulation(replace(SMALL)).run()


def test_no_entry_of_a_node_that_lost_its_table_is_stored(found: Findings) -> None:
    assert found.believers > 10
    assert found.refused > 10
    assert found.stale == 0


def test_without_epochs_the_simulation_finds_two_drivers_of_one_table() -> None:
    assert Simulation(replace(SMALL, fenced=False)).run().stale > 10


def test_every_table_finds_another_driver_within_six_seconds(found: Findings) -> None:
    killed = sorted(found.takeovers["killed"])
    assert len(killed) > 50
    assert part(killed, 0.99) < 6.0
    assert part(killed, 0.0) > LEASE_SECONDS - 1.1, "nobody is robbed of a table that it may still drive"
    assert found.orphans == 0


def test_who_ends_in_order_hands_over_at_once(found: Findings) -> None:
    assert found.takeovers["ended"]
    assert part(sorted(found.takeovers["ended"]), 0.99) < 1.0


def test_the_same_seed_gives_the_same_accidents() -> None:
    quick = replace(SMALL, nodes=20, tables=100, seconds=20.0)
    assert Simulation(quick).run() == Simulation(quick).run()


def test_the_page_has_the_table_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    main([])
    page = (Path(__file__).parents[2] / "docs" / "scale.md").read_text()
    assert capsys.readouterr().out.strip() == markdown(Figures()) != ""
    assert markdown(Figures()) in page


def test_other_figures_give_other_numbers() -> None:
    few, many = Figures(move_ms=0.2), Figures(move_ms=0.4)
    assert Estimate(many, 100_000).nodes > 1.8 * Estimate(few, 100_000).nodes
    assert Estimate(few, 100).nodes == 2, "one may die"


def test_the_command_simulates(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "--nodes", "20", "--tables", "100", "--seconds", "20"])
    assert "0 were stored" in capsys.readouterr().out
