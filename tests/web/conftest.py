"""One server for all tests that need no limits of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.house import House, Person


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with House(folder, bot_pace=0.01, sockets_per_address=1000, messages=100_000) as house:
        yield house
        assert house.stop() == 0


@pytest.fixture
def ana(house: House) -> Iterator[Person]:
    person = Person(house)
    yield person
    person.close()
