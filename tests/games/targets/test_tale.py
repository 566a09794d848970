"""What the story says where rules act by themselves."""

from __future__ import annotations

from godet.games.targets.scenes import scene

AUTOMATIC = {"calls": "automatic"}


def test_a_double_that_calls_itself_is_told_once() -> None:
    """T-A10, T-R21: the older die or the new one goes back, and the story says whose."""
    table = scene(field={"A1": "4"}, options=AUTOMATIC).flick("4")
    assert table.told("double") == [{"seat": 0, "value": 4}]
    table.flick("2").flick("5")
    assert len(table.told("double")) == 1


def test_dice_put_back_after_a_disarming_are_no_double() -> None:
    """T-R29: two of them show the same as one on the table."""
    table = scene(field={"B1": "3"}, options=AUTOMATIC).flick("6", B2="3", B3="off")
    assert table.told("double") == []
    assert table.told("disarmed") == [{"seat": 0, "to": 1, "dice": 2}]
