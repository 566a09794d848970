"""The command line says what it is asked for, and errors in one plain line."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from godet.cli.main import main

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "src/godet/games/wazabi/golden"
DUEL = str(GOLDEN / "duel.godet")
DUEL_LINES = (GOLDEN / "duel.godet").read_text("utf-8").splitlines()
EVENTS = sum(line.startswith(("fell ", "played ")) for line in DUEL_LINES)

Said = Callable[..., tuple[int, str, str]]


@pytest.fixture
def godet(capsys: pytest.CaptureFixture[str]) -> Said:
    """Run the command; its exit code, what it said and what it complained about."""

    def run(*words: str) -> tuple[int, str, str]:
        code = main(words)
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


# -- games ---------------------------------------------------------------------------


def test_games_lists_every_option_with_its_domain_and_default(godet: Said) -> None:
    code, said, _ = godet("games")
    assert code == 0
    assert "\nwazabi  2-6 seats, about 20 minutes\n" in f"\n{said}"
    assert "  start_dice = 4  (1..24)\n" in said
    assert "  tie = shared  (shared | one_more)\n" in said


def test_games_in_json_is_what_the_page_is_told(godet: Said) -> None:
    games = json.loads(godet("games", "--json")[1])
    game = next(game for game in games if game["name"] == "wazabi")
    assert (game["fewest"], game["most"]) == (2, 6)
    assert {option["name"] for option in game["options"]} >= {"start_dice", "teams", "games"}


# -- simulate ------------------------------------------------------------------------

FIELDS = {
    *("games", "moves", "events", "seconds", "moves_per_s", "events_per_s", "games_per_s"),
    *("turns_mean", "wins", "shared", "unfinished"),
}


def test_simulate_counts_what_random_games_do(godet: Said) -> None:
    words = ["--seats", "4", "--games", "2000", "--seed", "1", "--set", "start_dice=4", "--json"]
    code, said, complaints = godet("simulate", "wazabi", *words)
    done = json.loads(said)
    assert (code, complaints) == (0, "")
    assert {*done} == FIELDS
    assert done["games"] == sum(done["wins"]) + done["unfinished"] == 2000
    assert len(done["wins"]) == 4
    assert done["events"] > done["moves"] > 0
    assert done["turns_mean"] == pytest.approx(36, rel=0.1)
    again = json.loads(godet("simulate", "wazabi", *words)[1])
    for same in ("moves", "events", "wins", "turns_mean"):
        assert again[same] == done[same]


def test_greedy_bots_play_on_purpose(godet: Said) -> None:
    """Whoever plays what appeals most is done sooner than whoever plays anything."""
    words = ["gforce", "--seats", "2", "--games", "40", "--seed", "1", "--json"]
    greedy = json.loads(godet("simulate", *words, "--bots", "greedy")[1])
    by_chance = json.loads(godet("simulate", *words)[1])
    assert greedy["turns_mean"] < by_chance["turns_mean"]


def test_simulate_tells_people_the_same_in_lines(godet: Said) -> None:
    said = godet("simulate", "wazabi", "--seats", "2", "--games", "30", "--set", "teams=no")[1]
    assert {line.split()[0] for line in said.splitlines()} == FIELDS


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["chess"], "there is no game 'chess'; there are "),
        (["wazabi", "--seats", "9"], "wazabi is for 2 to 6 seats, not 9"),
        (["wazabi", "--games", "0"], "--games must be 1 or more, not 0"),
        (["wazabi", "--set", "start_dice"], "--set takes OPTION=VALUE, not 'start_dice'"),
        (["wazabi", "--set", "start_dice=99"], "start_dice goes from 1 to 24, not 99"),
        (["wazabi", "--set", "dice=4"], "there is no option 'dice'"),
        (["wazabi", "--set", "start_dice=5"], "only 24 dice"),
        (["wazabi", "--seats", "3", "--set", "teams=yes"], "four or six"),
    ],
)
def test_simulate_says_what_is_wrong_in_one_line(godet: Said, words: list[str], why: str) -> None:
    code, said, complaints = godet("simulate", *words)
    assert (code, said) == (1, "")
    assert complaints.startswith("godet: ")
    assert complaints.count("\n") == 1
    assert why in complaints


def _simulate_at_a_terminal(seconds: float) -> str:
    """What a terminal shows of a simulation's errors and progress."""
    ours, theirs = pty.openpty()
    words = ["simulate", "wazabi", "--seats", "2", "--games", "100", "--json"]
    with subprocess.Popen(
        [sys.executable, "-m", "godet.cli.main", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        stderr=theirs,
    ) as process:
        os.close(theirs)
        assert process.stdout
        assert json.loads(process.stdout.read())["games"] == 100
        assert process.wait(seconds) == 0
    shown = b""
    try:
        while part := os.read(ours, 4096):
            shown += part
    except OSError:  # so a terminal ends
        pass
    os.close(ours)
    return shown.decode()


def test_long_work_shows_progress_on_a_terminal_and_none_in_a_pipe(godet: Said) -> None:
    assert "100 of 100 games" in _simulate_at_a_terminal(60)
    assert godet("simulate", "wazabi", "--seats", "2", "--games", "100")[2] == ""


# -- replay --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_replay_reads_a_match_aloud(godet: Said, lang: str) -> None:
    code, said, _ = godet("replay", DUEL, "--lang", lang)
    assert code == 0
    told = (GOLDEN / f"duel.{lang}.txt").read_text("utf-8")
    story = told.split("\n\n")[0].splitlines()
    assert [line.split(maxsplit=1) for line in said.splitlines()] == [
        line.split(maxsplit=1) for line in story
    ]


def test_replay_gives_the_story_as_data(godet: Said) -> None:
    notes = json.loads(godet("replay", DUEL, "--json")[1])
    assert {*notes[0]} == {"at", "id", "args"}
    assert notes[-1]["at"] == EVENTS - 1


@pytest.mark.parametrize(("at", "awaits"), [(0, "chance"), (17, "choice"), (EVENTS, "over")])
def test_replay_shows_the_position_after_an_event(godet: Said, at: int, awaits: str) -> None:
    view = json.loads(godet("replay", DUEL, "--at", str(at), "--json")[1])
    assert (view["length"], view["awaits"]) == (at, awaits)
    shown = godet("replay", DUEL, "--at", str(at))[1]
    assert re.search(rf"\bdice  \[{view['state']['dice'][0]}, ", shown)


def test_replay_says_who_may_move(godet: Said) -> None:
    first = next(at for at, line in enumerate(DUEL_LINES) if line.startswith("played"))
    heading = next(at for at, line in enumerate(DUEL_LINES) if line.startswith("fell"))
    shown = godet("replay", DUEL, "--at", str(first - heading))[1]
    assert re.search(r"may move  (Ana|Léo)\n$", shown)


@pytest.mark.parametrize("at", ["-1", str(EVENTS + 1), "1000000"])
def test_replay_refuses_an_event_that_is_not_there(godet: Said, at: str) -> None:
    code, said, complaints = godet("replay", DUEL, "--at", at)
    assert (code, said) == (1, "")
    assert complaints == f"godet: {DUEL} has events 0 to {EVENTS}, not {at}\n"


# -- verify --------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.godet")), ids=lambda path: path.stem)
def test_verify_finds_a_good_match_good(godet: Said, path: Path) -> None:
    code, said, complaints = godet("verify", str(path))
    assert (code, complaints) == (0, "")
    assert said.startswith(f"{path}: ")
    assert said.endswith("events, all legal, all chance from the committed seed\n")


def test_verify_names_the_first_bad_line(godet: Said, tmp_path: Path) -> None:
    line = next(at for at, text in enumerate(DUEL_LINES, 1) if text.startswith("played"))
    bad = tmp_path / "bad.godet"
    bad.write_text("\n".join([*DUEL_LINES[: line - 1], "played 0 dance", *DUEL_LINES[line:], ""]))
    code, said, complaints = godet("verify", str(bad))
    assert (code, said) == (1, "")
    assert complaints == f"godet: line {line}: there is no move called 'dance'\n"


FILES: dict[str, bytes] = {
    "empty": b"",
    "binary": bytes(range(256)),
    "another kind of text": b"1. e4 e5\n",
    "another game": b"godet-match 1\ngame chess 1\nseats 2\n",
    "half": (GOLDEN / "duel.godet").read_bytes()[:900],
}


@pytest.mark.parametrize("verb", ["verify", "replay"])
@pytest.mark.parametrize("kind", FILES)
def test_a_file_that_is_no_match_is_one_plain_line(
    godet: Said, tmp_path: Path, verb: str, kind: str
) -> None:
    path = tmp_path / "match.godet"
    path.write_bytes(FILES[kind])
    code, said, complaints = godet(verb, str(path))
    assert (code, said) == (1, "")
    assert re.fullmatch(r"godet: [^\n]{10,200}\n", complaints)


@pytest.mark.parametrize("verb", ["verify", "replay"])
def test_a_file_that_is_not_there_or_a_folder_is_one_plain_line(
    godet: Said, tmp_path: Path, verb: str
) -> None:
    for path, why in ((tmp_path / "no", "No such file or directory"), (tmp_path, "Is a directory")):
        code, _, complaints = godet(verb, str(path))
        assert (code, complaints) == (1, f"godet: {path}: {why}\n")


# -- the command itself --------------------------------------------------------------


@pytest.mark.parametrize(
    "words", [[], ["dance"], ["simulate"], ["verify"], ["serve", "--port", "x"]]
)
def test_words_that_make_no_sense_end_with_2_and_the_usage(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    assert capsys.readouterr().err.startswith("usage: godet")


def _serve(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "godet.cli.main", "serve", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    ("words", "environment", "why"),
    [
        (["--port", "70000"], {}, "cannot listen on 127.0.0.1 port 70000"),
        (["--host", "nowhere.invalid", "--port", "0"], {}, "cannot listen on nowhere.invalid"),
        (["--port", "0", "--data", "/dev/null/x.db"], {}, "/dev/null"),
        (["--port", "0", "--data", "nosuch://x"], {}, "not the address of a database"),
        (["--port", "0"], {"GODET_MESSAGES": "many"}, "GODET_MESSAGES should be a number"),
    ],
)
def test_serve_says_why_it_cannot_open(
    words: list[str], environment: dict[str, str], why: str
) -> None:
    done = _serve(*words, **environment)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("godet: ")
    assert done.stderr.count("\n") == 1
    assert why in done.stderr


def test_a_reader_who_has_heard_enough_hears_no_complaint() -> None:
    words = f"{sys.executable} -m godet.cli.main replay {DUEL} | head -1"
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {words}"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
