"""The peers: other engines at the same kind of work, in the same run. Missing is an error."""

from __future__ import annotations

import random
import time

import jax
import pgx
import pyspiel
import rlcard


def hanabi_inside(games: int) -> float:
    """OpenSpiel's hanabi, two random players, a whole game a call into C++: moves a second."""
    game = pyspiel.load_game("hanabi")
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(2)]
    states = [game.new_initial_state() for _ in range(games)]
    began = time.perf_counter()
    for seed, state in enumerate(states):
        pyspiel.evaluate_bots(state, bots, seed)
    seconds = time.perf_counter() - began
    made = sum(step.player >= 0 for state in states for step in state.full_history())
    return made / seconds


def hanabi_stepped(games: int) -> float:
    """The same game stepped from Python, chance sampled there too: moves a second."""
    game, dice = pyspiel.load_game("hanabi"), random.Random(1)
    made, began = 0, time.perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                made += 1
    return made / (time.perf_counter() - began)


def uno_stepped(games: int) -> float:
    """RLCard's uno, two random players: moves a second."""
    env, dice = rlcard.make("uno", config={"seed": 1}), random.Random(1)
    made, began = 0, time.perf_counter()
    for _ in range(games):
        state, _player = env.reset()
        while not env.is_over():
            state, _player = env.step(dice.choice(list(state["legal_actions"])))
            made += 1
    return made / (time.perf_counter() - began)


class LeducBatch:
    """Pgx's leduc, 1,024 games side by side on the processor; compiled once."""

    def __init__(self, games: int = 1024) -> None:
        env = pgx.make("leduc_holdem")
        self._games = games
        self._init = jax.jit(jax.vmap(env.init))
        self._state = self._init(jax.random.split(jax.random.PRNGKey(0), games))
        self._key = jax.random.PRNGKey(1)

        def go(state: pgx.State, key: jax.Array) -> pgx.State:
            """A random legal move in every game; a finished game begins anew."""
            keys = jax.random.split(key, games)
            weights = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            moves = jax.vmap(jax.random.categorical)(keys, weights)
            after = jax.vmap(env.step)(state, moves)
            fresh = jax.vmap(env.init)(keys)
            ended = after.terminated | after.truncated
            return jax.tree_util.tree_map(
                lambda new, old: jax.numpy.where(
                    ended.reshape(-1, *[1] * (old.ndim - 1)), new, old
                ),
                fresh,
                after,
            )

        self._go = jax.jit(go)
        self.moves_per_s(2)

    def moves_per_s(self, steps: int) -> float:
        began = time.perf_counter()
        for _ in range(steps):
            self._key, key = jax.random.split(self._key)
            self._state = self._go(self._state, key)
        self._state.terminated.block_until_ready()
        return steps * self._games / (time.perf_counter() - began)


def leduc_search(simulations: int) -> float:
    """OpenSpiel's IS-MCTS in C++ on leduc, from the first decision: simulations a second."""
    game = pyspiel.load_game("leduc_poker")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.5, simulations)
    began = time.perf_counter()
    bot.step(state)
    return simulations / (time.perf_counter() - began)
