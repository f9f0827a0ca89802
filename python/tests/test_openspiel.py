"""OpenSpiel, by its own tests."""

import pytest

pyspiel = pytest.importorskip("pyspiel")

import numpy as np
from open_spiel.python.algorithms import mcts

import bedesten
from bedesten import openspiel


@pytest.mark.parametrize("rules", ["dice", "base"])
def test_openspiel_plays_it_at_random(rules):
    game = openspiel.load(rules=rules, players=2)
    pyspiel.random_sim_test(game, num_sims=1, serialize=rules == "dice", verbose=False)


def test_it_is_registered_under_its_name():
    assert "bedesten" in pyspiel.registered_names()
    game = pyspiel.load_game("bedesten(rules=mocha,players=4)")
    assert game.num_players() == 4
    assert game.num_distinct_actions() == bedesten.Game("mocha", 4).num_actions


def test_states_are_cloned_and_written_down():
    game = openspiel.load(rules="base", players=3)
    state, rng = game.new_initial_state(), np.random.default_rng(1)
    for _ in range(100):
        actions = state.legal_actions()
        state.apply_action(int(rng.choice(actions)))
    other = state.clone()
    assert other.history() == state.history()
    assert str(other) == str(state)
    again = game.deserialize_state(state.serialize())
    assert again.history() == state.history()
    assert again.inner.view(0) == state.inner.view(0)
    other.apply_action(other.legal_actions()[0])
    assert len(state.history()) + 1 == len(other.history())


def test_an_information_state_survives_resampling():
    game = openspiel.load(rules="base", players=3)
    state, rng = game.new_initial_state(), np.random.default_rng(3)
    while len(state.history()) < 60 or state.is_chance_node():
        state.apply_action(int(rng.choice(state.legal_actions())))
    seat = state.current_player()
    other = state.resample_from_infostate(seat, rng.random)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.observation_tensor(seat) == state.observation_tensor(seat)
    assert other.legal_actions() == state.legal_actions()
    assert game.deserialize_state(other.serialize()).inner.view(0) == other.inner.view(0)


def test_its_mcts_bot_plays_and_beats_chance():
    game = openspiel.load(rules="dice", players=2)
    rng = np.random.RandomState(1)

    class Judge(mcts.Evaluator):
        """Counts rubies: random play to the end would take too long for a test."""

        def evaluate(self, state):
            if state.is_terminal():
                return state.returns()
            points = np.array(state.inner.points(), float)
            return (0.5 + (points - points.mean()) / 12).tolist()

        def prior(self, state):
            actions = state.chance_outcomes() if state.is_chance_node() else None
            legal = state.legal_actions()
            return actions or [(action, 1 / len(legal)) for action in legal]

    bot = mcts.MCTSBot(game, 1.0, 20, Judge(), random_state=rng)
    state, asked = game.new_initial_state(), 0
    while not state.is_terminal() and asked < 12:
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=chances)))
        elif state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            asked += 1
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert asked == 12 or state.is_terminal()
