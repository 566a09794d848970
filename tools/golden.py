"""Golden matches: plays those that a game's `golden/matches.toml` names and writes them as prose.

For each match three files lie beside the list: the match itself and its story in both languages.
`make golden` writes them anew. Whoever changes a rule reads the difference before committing it.
"""

from __future__ import annotations

import hashlib
import random
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from godet.bots.think import think
from godet.catalog import GAMES
from godet.kernel.engine import Engine, Position
from godet.kernel.game import CHANCE, TRIAL, Game
from godet.kernel.log import Event, Fell, Measured, Played
from godet.kernel.luck import KeyedCup, commitment
from godet.kernel.matchfile import MatchFile, Sitter, ended_text, opening, write_match
from godet.mill.workshop import run_trial
from godet.texts import LANGUAGES, texts_of

NAMES = ("Ana", "Léo", "Zoé", "Max", "Ida", "Tom")
SALT = "00112233445566778899aabbccddeeff"


def play(game: Game[Any], plan: dict[str, Any]) -> MatchFile:
    """A match between guests who choose at random, or bots of a level, with committed dice."""
    seed = hashlib.sha256(plan["seed"].encode()).digest()
    options = game.options.read(plan["options"])
    position = Engine(game).start(plan["seats"], options)
    whims, level = random.Random(plan["seed"]), plan.get("level", "random")
    events = tuple(_events(position, KeyedCup(seed, (SALT,)), whims, level))
    return MatchFile(
        game=game.name,
        version=game.version,
        seats=plan["seats"],
        sitters=tuple(Sitter("person", name) for name in NAMES[: plan["seats"]]),
        options=game.options.text(options),
        commitment=commitment(seed),
        salts=(SALT,),
        begun="2026-01-01T20:00:00Z",
        events=events,
        ended=ended_text(position.standing()),
        seed=seed.hex(),
    )


def _events(position: Position, cup: KeyedCup, rng: random.Random, level: str) -> Iterator[Event]:
    falls = 0
    while not position.over():
        event: Event
        if position.awaits() == CHANCE:
            event = Fell(cup.answer(falls, position.odds()))
            falls += 1
        elif position.awaits() == TRIAL:
            event = Measured(run_trial(position.engine.game.name, position.state.tobytes()).facts)
        else:
            seat = rng.choice(position.actors())
            event = Played(seat, _chosen(position, seat, rng, level))
        position.happen(event)
        yield event


def _chosen(position: Position, seat: int, rng: random.Random, level: str) -> int:
    """What a bot of this level plays; at random, one of a sweep stands for all of it."""
    if level != "random":
        view = position.concealed(seat).state.tobytes()
        return think(position.engine.game, view, seat, level, rng.getrandbits(32))
    move = rng.choice(position.legal(seat))
    kind = position.engine.game.moves.kind_of(move)
    return move + rng.randrange(kind.size) if kind.sweep else move


def story(match: MatchFile, engine: Engine, language: str) -> str:
    """Every sentence of a finished match, as a reader who may know everything is told it."""
    texts, lines = texts_of(engine.game, language), []
    position = opening(match, engine)
    names = [sitter.name for sitter in match.sitters]
    for number, event in enumerate(match.events, 1):
        before = position.copy()
        position.happen(event)
        told = engine.game.story(before.row, event, position.row)
        lines += [f"{number:4d}  {texts.note(note, names)}" for note in told]
    standing = position.standing()
    lines += ["", texts.say(f"ending-{standing.ending}")]
    seats = zip(names, standing.places, standing.points, strict=True)
    lines += [f"{place}. {name} ({points})" for name, place, points in seats]
    return "\n".join(lines) + "\n"


def folders() -> Iterator[tuple[Game[Any], Path]]:
    """The games that have golden matches, and where."""
    for game in GAMES:
        if (game.folder / "golden" / "matches.toml").is_file():
            yield game, game.folder / "golden"


def plans(folder: Path) -> list[dict[str, Any]]:
    named: list[dict[str, Any]] = tomllib.loads((folder / "matches.toml").read_text("utf-8"))[
        "match"
    ]
    return named


def written(game: Game[Any], plan: dict[str, Any]) -> dict[str, str]:
    """The files of one match, by name."""
    match = play(game, plan)
    files = {f"{plan['name']}.godet": write_match(match, game.moves)}
    for language in LANGUAGES:
        files[f"{plan['name']}.{language}.txt"] = story(match, Engine(game), language)
    return files


def main() -> int:
    count = 0
    for game, folder in folders():
        for plan in plans(folder):
            for name, text in written(game, plan).items():
                (folder / name).write_text(text, "utf-8")
            count += 1
    print(f"{count} golden matches written")
    return 0 if count else 1


if __name__ == "__main__":
    sys.exit(main())
