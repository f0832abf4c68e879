"""Plays a peer's card game with random legal moves: `.venv-bench/bin/python bench/peers.py hearts 2` prints turns per second."""

import random
import sys
import time

import pyspiel
import rlcard
from rlcard.games.uno import Game


def hearts(seconds: float) -> float:
    """Turns per second of OpenSpiel's hearts (compiled C++, called from Python); its dealer's moves are not counted."""
    game, choose, turns = pyspiel.load_game("hearts"), random.Random(1).choice, 0
    start = time.process_time()
    while time.process_time() < start + seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            turns += not state.is_chance_node()
            state.apply_action(choose(state.legal_actions()))
    return turns / (time.process_time() - start)


def uno(seconds: float) -> float:
    """Turns per second of RLCard's uno through its environment, as its documentation plays it (pure Python)."""
    env, choose, turns = rlcard.make("uno", config={"seed": 1}), random.Random(1).choice, 0
    start = time.process_time()
    while time.process_time() < start + seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choose(list(state["legal_actions"])))
            turns += 1
    return turns / (time.process_time() - start)


def uno_rules(seconds: float) -> float:
    """Turns per second of RLCard's uno rules for four players alone, without what the environment computes for learners."""
    choose, turns = random.Random(1).choice, 0
    start = time.process_time()
    while time.process_time() < start + seconds:
        game = Game(num_players=4)
        game.init_game()
        while not game.is_over():
            game.step(choose(game.get_legal_actions()))
            turns += 1
    return turns / (time.process_time() - start)


if __name__ == "__main__":
    play = {"hearts": hearts, "uno": uno, "uno-rules": uno_rules}[sys.argv[1]]
    print(play(float(sys.argv[2])))
