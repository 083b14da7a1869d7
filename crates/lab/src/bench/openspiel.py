"""How fast OpenSpiel plays games at random: `openspiel.py SECONDS GAME...`.

Prints one JSON object a line for each game: whole games from the deal between its own uniform random bots (`evaluate_bots`), which run in C++ without a
step in Python, for about SECONDS on one core. Its other way there, the rollouts of its searches, is as fast and counts nothing. Only decisions of
players are counted, not dice and draws.
"""

import json
import sys
import time

import pyspiel


def measure(name, seconds):
    """Decisions and games for each second that the core worked."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]
    games, decisions, spent = 0, 0, 0.0
    while spent < seconds:
        states = [game.new_initial_state() for _ in range(16)]
        begun = time.process_time()
        for seed, state in enumerate(states, games):
            pyspiel.evaluate_bots(state, bots, seed)
        spent += time.process_time() - begun
        games += len(states)
        decisions += sum(step.player >= 0 for state in states for step in state.full_history())
    return {"game": name, "decisions": decisions / spent, "games": games / spent}


for name in sys.argv[2:]:
    print(json.dumps(measure(name, float(sys.argv[1]))), flush=True)
