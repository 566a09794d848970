"""The page of scenes is fresh and whole, and its maker sees what is missing."""

from __future__ import annotations

from pathlib import Path

from tools import coverage

SHEET = """# A game
### Z-A1 The goal
Win.

- **Z-R1** Nobody loses.
- **ZT1** One die: it wins.
"""
TEST = '''
def test_one():
    """Z-A1, ZT1: the goal."""

def test_two():
    """Z-R9: a number that no sheet has."""
'''


def test_every_number_of_every_sheet_has_a_scene() -> None:
    text, faults = coverage.look()
    assert faults == []
    assert coverage.PAGE.read_text("utf-8") == text, "run python tools/coverage.py"
    assert text.count("\n| ") > 60


def test_a_number_without_a_scene_and_a_scene_without_a_number_are_seen(tmp_path: Path) -> None:
    path = tmp_path / "test_z.py"
    path.write_text(TEST, "utf-8")
    sheet = coverage.Sheet("z", coverage.articles(SHEET))
    assert list(sheet.titles) == ["Z-A1", "Z-R1", "ZT1"]
    assert coverage.collect(sheet, [path], []) == [
        "test_z.py: test_two cites Z-R9, which no sheet has"
    ]
    assert sheet.uncovered() == ["Z-R1"]


def test_a_wrong_number_in_the_rules_themselves_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text("# by right of Z-A1 and Z-V3\n", "utf-8")
    sheet = coverage.Sheet("z", coverage.articles(SHEET))
    assert coverage.collect(sheet, [], [path]) == ["rules.py cites Z-V3, which no sheet has"]


def test_an_empty_sheet_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "rules.en.md").write_text("# Nothing\n", "utf-8")
    ((sheet, faults),) = coverage.sheets([tmp_path])
    assert faults == [f"{tmp_path.name}: no article was found"]
    assert sheet.titles == {}


def test_two_languages_must_have_the_same_numbers(tmp_path: Path) -> None:
    (tmp_path / "rules.en.md").write_text(SHEET, "utf-8")
    (tmp_path / "rules.fr.md").write_text(SHEET.replace("- **Z-R1** Nobody loses.\n", ""), "utf-8")
    ((_, faults),) = coverage.sheets([tmp_path])
    assert faults == [f"{tmp_path.name}: the sheets do not have the same numbers"]
