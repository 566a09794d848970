"""How many kills: a good dozen by default, more by option."""

from __future__ import annotations

import pytest

KILLS = 16


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--kills", type=int, default=KILLS, help="how often the server is killed")
    parser.addoption("--store-figures", action="store_true", help="as bench/results/chaos.json")


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    return int(request.config.getoption("kills", KILLS))


@pytest.fixture
def store_figures(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("store_figures", False))
