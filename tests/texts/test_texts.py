"""Every game speaks both languages, and every sentence of its story reads whole."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from godet.catalog import GAMES, find
from godet.kernel.engine import Engine, Position
from godet.kernel.errors import BadText
from godet.kernel.game import NOBODY, Game, Note
from godet.table.views import EVERYTHING
from godet.texts import LANGUAGES, Texts, texts_of, texts_path, variables
from tests.conformance.kit import some_event, some_table, viewers

NAMES = ("Ana", "Léo", "Zoé", "Max", "Ida", "Tom", "Eve", "Kim")

TOLD_ELSEWHERE = {"note-taken-back", "note-looked"}
"""What the house tells of any game; what a page keeps of a note whose secret is covered again."""

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
both = pytest.mark.parametrize("language", LANGUAGES)


def read(game: Game[Any], language: str) -> dict[str, frozenset[str]]:
    return variables(texts_path(game, language).read_text("utf-8"))


@every_game
def test_both_languages_have_the_same_texts_with_the_same_variables(game: Game[Any]) -> None:
    english, french = read(game, "en"), read(game, "fr")
    assert english.keys() == french.keys()
    assert len(english) > 10
    for text_id in english:
        assert english[text_id] == french[text_id], text_id


@every_game
@both
def test_everything_a_game_declares_has_words(game: Game[Any], language: str) -> None:
    known = read(game, language)
    wanted = ["game-name", "game-line"]
    wanted += [f"refusal-{reason}" for reason in game.refusals[1:]]
    wanted += [f"ending-{ending}" for ending in game.endings]
    wanted += [f"move-{kind.name}" for kind in game.moves.kinds]
    for option in game.options.options:
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        wanted += [f"option-{option.name}-{choice}" for choice in option.choices]
    assert [text_id for text_id in wanted if text_id not in known] == []


@every_game
@both
def test_options_that_do_not_go_together_are_refused_in_words(
    game: Game[Any], language: str
) -> None:
    known, rng, reasons = read(game, language), random.Random(51), set()
    for _ in range(3000):
        options = tuple(rng.randint(each.low, each.high) for each in game.options.options)
        reasons.add(game.combine(rng.randint(game.fewest, game.most), options))
    assert {f"refusal-{reason}" for reason in reasons - {""}} <= known.keys()


def test_some_options_do_not_go_together() -> None:
    wazabi = find("wazabi")
    assert wazabi.combine(3, wazabi.options.read({"teams": "yes"})) == "teams_need_four_or_six"


@every_game
def test_every_sentence_of_three_hundred_matches_reads_whole(game: Game[Any]) -> None:
    """As the players, a watcher and a reader of the finished match see it; none is never told."""
    rng, told = random.Random(52), {}
    untold = {each for each in read(game, "en") if each.startswith("note-")} - TOLD_ELSEWHERE
    for match in range(3000):
        for note, viewer in some_story(game, rng):
            told[note.id, *note.args.items(), viewer] = note
            untold.discard(f"note-{note.id}")
        if match >= 300 and not untold:  # what is rare may take more
            break
    assert not untold
    for key, note in told.items():
        for language in LANGUAGES:
            assert_whole(texts_of(game, language).note(note, NAMES, int(str(key[-1]))))


def some_story(game: Game[Any], rng: random.Random) -> list[tuple[Note, int]]:
    """A random match, told to one viewer."""
    position = Engine(game, compiled=True).start(*some_table(game, rng))
    viewer = rng.choice([*viewers(position), EVERYTHING])
    story: list[tuple[Note, int]] = []
    shown = as_seen(position, viewer)
    for _ in range(500):
        if position.over():
            break
        event = some_event(position, rng)
        seen = event if viewer == EVERYTHING else position.seen(event, viewer)
        position.happen(event)
        before, shown = shown, as_seen(position, viewer)
        story += [(note, viewer) for note in game.narrate(before.row, seen, shown.row)]
    return story


def as_seen(position: Position, viewer: int) -> Position:
    return position.copy() if viewer == EVERYTHING else position.concealed(viewer)


def assert_whole(sentence: str) -> None:
    assert sentence
    assert not re.search(r"[{}$]|  |undefined|\bNone\b", sentence), sentence
    assert sentence[0].isupper() or sentence[0] in "“«", sentence
    assert sentence[-1] in ".!?…»”", sentence


@every_game
def test_french_is_set_as_french_is(game: Game[Any]) -> None:
    """Typographic apostrophes, and spaces that do not break before the high signs."""
    for line in texts_path(game, "fr").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            assert "'" not in line, line
            assert not re.search(r"(?<=\w) [;:!?»]|« ", line), line


@every_game
def test_english_has_typographic_apostrophes(game: Game[Any]) -> None:
    for line in texts_path(game, "en").read_text("utf-8").splitlines():
        assert line.startswith("#") or "'" not in line, line


# -- the filling itself -----------------------------------------------------------

SAMPLE = """
hi = { $seatYou ->
    [yes] You wave to { $to }.
   *[no] { $seat } waves to { $to }.
 }
eats = { $fruitName }, { $count ->
    [one] once
   *[other] { $count } times
 }
fruit-fig = a fig
"""


def test_a_seat_becomes_a_name_and_says_whether_it_is_yours() -> None:
    texts = Texts("en", SAMPLE)
    args = {"seat": 0, "to": 1}
    assert texts.say("hi", args, names=NAMES) == "Ana waves to Léo."
    assert texts.say("hi", args, names=NAMES, viewer=0) == "You wave to Léo."
    assert texts.say("hi", args, names=NAMES, viewer=NOBODY) == "Ana waves to Léo."


def test_a_word_brings_its_own_text_and_a_number_its_plural() -> None:
    texts = Texts("en", SAMPLE)
    assert texts.say("eats", {"fruit": "fig", "count": 1}) == "a fig, once"
    assert texts.say("eats", {"fruit": "fig", "count": 3}) == "a fig, 3 times"


def test_what_is_missing_is_loud() -> None:
    texts = Texts("en", SAMPLE)
    with pytest.raises(KeyError, match="no text 'bye' in en"):
        texts.say("bye")
    with pytest.raises(ValueError, match="eats in en"):
        texts.say("eats", {"count": 2})


def test_variables_are_found_through_other_texts() -> None:
    found = variables("a = { b } and { $x }\nb = { $y }\n")
    assert found == {"a": frozenset("xy"), "b": frozenset("y")}


@pytest.mark.parametrize("broken", ["a = {\n", "a = x\na = y\n", "what is this\n"])
def test_a_broken_file_of_texts_is_refused(broken: str) -> None:
    with pytest.raises(BadText):
        variables(broken)


def test_there_are_two_languages(tmp_path: Path) -> None:
    with pytest.raises(BadText, match="no language 'de'; there are en, fr"):
        texts_path(GAMES[0], "de")
