"""Linking rules to a game, plain and compiled, and where compiled code is kept."""

from __future__ import annotations

import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from godet.kernel import press
from godet.kernel.engine import Engine, press_of
from godet.kernel.game import rule
from godet.kernel.parts import awaits
from godet.kernel.press import PLAIN_ONLY, Press
from tests.toy.fingers.game import GAME as FINGERS
from tests.toy.quoits.game import GAME as QUOITS


@rule
def calls_itself(n: int) -> int:
    return calls_itself(n - 1) if n else 0


@rule
def there(n: int) -> int:
    return back(n)


@rule
def back(n: int) -> int:
    return there(n)


@rule
def what_it_awaits(s: Any) -> int:
    return awaits(s)


@pytest.mark.parametrize("function", [calls_itself, there])
def test_a_rule_that_calls_itself_is_refused_by_name(function: Any) -> None:
    with pytest.raises(TypeError, match="calls itself: a rule may not, not even by a detour"):
        Press(FINGERS, compiled=False).link(function)


def test_a_driver_is_linked_to_the_rules_of_its_game() -> None:
    for game, expected in ((FINGERS, 1), (QUOITS, 0)):
        position = Engine(game).start(2, game.options.read({}))
        assert Press(game, compiled=False).link(what_it_awaits)(position.row) == expected


def test_without_a_game_the_parts_refuse_to_stand_for_anything() -> None:
    with pytest.raises(NotImplementedError, match="until the press links it"):
        what_it_awaits(None)


def test_a_function_is_linked_once() -> None:
    one = Press(FINGERS, compiled=False)
    assert one.link(what_it_awaits) is one.link(what_it_awaits)
    assert one.link(what_it_awaits) is not Press(FINGERS, compiled=False).link(what_it_awaits)


def test_many_threads_may_link_at_once() -> None:
    """A bot begins to think while a table is set up: both link the same rules."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(20):
            one, together = Press(QUOITS, compiled=False), threading.Barrier(8)

            def link(one: Press = one, together: threading.Barrier = together) -> Any:
                together.wait()
                return one.link(what_it_awaits)

            with ThreadPoolExecutor(8) as threads:
                linked = [threads.submit(link) for _ in range(8)]
                assert len({id(each.result()) for each in linked}) == 1
    finally:
        sys.setswitchinterval(before)


def test_linking_leaves_the_function_as_it_was() -> None:
    Press(FINGERS, compiled=False).link(what_it_awaits)
    assert what_it_awaits.__globals__["awaits"] is awaits


def test_an_environment_variable_keeps_everything_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Press(FINGERS, compiled=True).compiled
    monkeypatch.setenv(PLAIN_ONLY, "1")
    assert not Press(FINGERS, compiled=True).compiled


def test_plain_rules_never_load_the_compiler() -> None:
    told = (
        "import sys; from godet.catalog import GAMES; from godet.kernel.engine import Engine;"
        "p = Engine(GAMES[0]).start(2, GAMES[0].options.read({})); p.odds();"
        "sys.exit('numba' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", told], check=True, env={"PYTHONPATH": "src"})


def test_a_game_that_is_thrown_away_leaves_no_press_for_the_next_one() -> None:
    """The press of a game keeps the game, or another game might get its place in memory."""
    for seats in range(2, 40):
        game: Any = replace(FINGERS, most=4, minutes=seats)
        assert press_of(game, False).game.minutes == seats
        del game


def test_changed_sources_have_a_cache_of_their_own(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text("x = 1\n", "utf-8")
    digest = press._digest.__wrapped__
    before = digest(tmp_path)
    assert digest(tmp_path) == before
    source.write_text("x = 2\n", "utf-8")
    assert digest(tmp_path) != before


def test_a_test_that_changes_throws_no_compiled_code_away(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("x = 1\n", "utf-8")
    before = press._digest.__wrapped__(tmp_path)
    (tmp_path / "test_rules.py").write_text("assert True\n", "utf-8")
    assert press._digest.__wrapped__(tmp_path) == before


def test_the_cache_lies_where_one_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GODET_CACHE", str(tmp_path))
    assert press.cache_folder().parent == tmp_path
