"""OpenSpiel, by its own tests."""

import unittest

import pytest

pyspiel = pytest.importorskip("pyspiel")

import numpy as np
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import bedesten
from bedesten import openspiel


@pytest.mark.parametrize("rules", bedesten.RULES)
def test_openspiel_plays_it_at_random(rules):
    """Its own simulation, which compares copies, masks, information states and, where games are short, what is written
    down and read again at every step: that takes the square of thousands of actions."""
    game = openspiel.load(rules=rules, players=2)
    pyspiel.random_sim_test(game, num_sims=1, serialize=rules == "dice", verbose=False)


@pytest.mark.parametrize("rules", bedesten.RULES)
def test_openspiel_finds_its_api_kept(rules):
    """The suite that its own games pass, ``open_spiel/integration_tests/api_test.py``, on positions it draws."""

    class OpenSpielsOwn(api_test.EnforceAPIOnPartialTreeBase):
        game, game_name = openspiel.load(rules=rules, players=3), "bedesten"

    # The class is a suite of its own, and not one for pytest to find.
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(OpenSpielsOwn).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures, result.errors + result.failures


@pytest.mark.parametrize("function", ["information_state_string", "observation_string", "observation_tensor"])
@pytest.mark.parametrize(("player", "said"), [(-1, "player >= 0"), (2, "player < 2"), (7, "player < 2")])
def test_whoever_does_not_play_is_refused_as_openspiel_does_it(function, player, said):
    state = openspiel.load(rules="dice", players=2).new_initial_state()
    with pytest.raises(pyspiel.SpielError, match=said):
        getattr(state, function)(player)


@pytest.mark.parametrize(
    ("wish", "options"),
    [
        (dict(rules="base", players=4), None),
        (dict(rules="base", players=2, layout="in-order"), {"layout": "in-order"}),
        (dict(rules="letters", players=3, deck="new-only"), {"deck": "new-only"}),
        (dict(rules="base", players=3, variants=["caravan_leader"]), {"variants": {"caravan_leader": True}}),
        (
            dict(rules="base", players=3, variants={"caravan_leader": True, "neutral_assistants": True}),
            {"variants": {"caravan_leader": True, "neutral_assistants": True}},
        ),
        (dict(rules="base", players=3, variants={"caravan_leader": False}), None),
    ],
)
def test_a_table_is_dealt_as_the_package_deals_it(wish, options):
    game = openspiel.load(seed=5, **wish)
    mine = bedesten.Game(wish["rules"], wish["players"], 5, options)
    assert game.first.serialize() == mine.serialize()
    again = pyspiel.load_game(str(game))
    assert again.first.serialize() == mine.serialize(), "OpenSpiel's own line has all of it"


@pytest.mark.parametrize(
    "wrong",
    [
        dict(rules="chess"),
        dict(players=6),
        dict(layout="spiral"),
        dict(variants=["no_such_variant"]),
        dict(rules="dice", players=2, deck="mixed"),
        dict(seed=2**31),
        dict(seed=-1),
    ],
)
def test_a_wrong_table_is_refused(wrong):
    with pytest.raises(bedesten.ArgumentError):
        openspiel.load(**wrong)


def test_observers_show_what_their_type_says():
    game = openspiel.load(rules="base", players=3)
    state, rng = game.new_initial_state(), np.random.default_rng(2)
    while len(state.history()) < 40 or state.is_chance_node():
        state.apply_action(int(rng.choice(state.legal_actions())))
    now = make_observation(game)
    now.set_from(state, 1)
    assert now.tensor.tolist() == state.observation_tensor(1)
    assert now.string_from(state, 1) == state.observation_string(1)
    recall = make_observation(game, INFO_STATE_OBS_TYPE)
    assert recall.tensor is None
    assert recall.string_from(state, 1) == state.information_state_string(1)
    kind = pyspiel.IIGObservationType
    everybody = make_observation(game, kind(True, False, pyspiel.PrivateInfoType.NONE))
    assert everybody.string_from(state, 1) == str(state.inner.view())
    assert make_observation(game, kind(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER)) is None


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


class Judge(mcts.RandomRolloutEvaluator):
    """Looks at rubies. OpenSpiel's own evaluator plays on at random to the end, which is sure of nothing until it has
    done so very often: too long for a test."""

    def evaluate(self, state):
        if state.is_terminal():
            return np.array(state.returns())
        points = np.array(state.inner.points(), float)
        return 0.5 + (points - points.mean()) / 12


def test_its_mcts_bot_wins_whole_games_against_chance():
    won, games = 0.0, 10
    for number in range(games):
        game, own, rng = openspiel.load(rules="dice", players=2, seed=number), number % 2, np.random.RandomState(number)
        bot = mcts.MCTSBot(game, 1.0, 40, Judge(), random_state=rng)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                action = rng.choice(actions, p=chances)
            elif state.current_player() == own and len(state.legal_actions()) > 1:
                action = bot.step(state)
                assert action in state.legal_actions()
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(int(action))
        won += state.returns()[own]
    assert won >= 8, f"{won} of {games}: chance wins five"
