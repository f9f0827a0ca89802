"""PettingZoo and Gymnasium, by their own tests."""

import warnings

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import bedesten
from bedesten import gymnasium, pettingzoo


@pytest.mark.parametrize("rules", bedesten.RULES)
def test_pettingzoo_finds_its_api_kept(rules):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(rules=rules, players=3), num_cycles=300)


@pytest.mark.parametrize("rules", ["base", "dice"])
def test_pettingzoo_finds_seeds_kept(rules):
    seed_test(lambda: pettingzoo.env(rules=rules, players=2), num_cycles=50)


@pytest.mark.parametrize("name", ["max_cycles", "most_decisions"])
def test_a_game_of_too_many_cycles_is_truncated(name):
    """What ``max_cycles_test`` asks; that one steps all agents at once, and here they take turns."""
    env = pettingzoo.env(rules="dice", players=2, **{name: 7})
    env.reset(seed=1)
    decisions = 0
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        over = termination or truncation
        decisions += not over
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    assert decisions == 7


def test_one_name_for_the_longest_game_is_enough():
    with pytest.raises(bedesten.ArgumentError, match="name one of them"):
        pettingzoo.env(rules="dice", players=2, max_cycles=7, most_decisions=7)


@pytest.mark.parametrize("rules", ["base", "dice"])
def test_pettingzoo_renders(rules):
    render_test(lambda render_mode: pettingzoo.env(rules=rules, players=2, render_mode=render_mode))


def test_a_whole_game_pays_one_victory():
    env = pettingzoo.env(rules="dice", players=3)
    env.reset(seed=4)
    total = 0.0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        total += reward if termination or truncation else 0.0
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    assert total == pytest.approx(1)


@pytest.mark.parametrize("rules", ["base", "dice"])
def test_gymnasium_finds_its_api_kept(rules):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.env(rules=rules, players=2, bots="greedy", render_mode="ansi"))


def test_the_others_sit_in_turn_order_whatever_seat_is_drawn():
    env = gymnasium.env(rules="dice", players=3, bots=["greedy", "easy"])
    drawn = set()
    for seed in range(12):
        env.reset(seed=seed)
        others = ["greedy", "easy"]
        assert env._seated == [None if seat == env.seat else others.pop(0) for seat in range(3)]
        drawn.add(env.seat)
    assert drawn == {0, 1, 2}


@pytest.mark.parametrize("wrong", [{"bots": ["easy"]}, {"seat": 3}, {"bots": "nobody"}, {"rules": "chess"}])
def test_a_wrong_table_is_refused(wrong):
    with pytest.raises(bedesten.ArgumentError):
        gymnasium.env(**{"players": 3, "rules": "dice", **wrong}).reset(seed=1)


def test_one_seat_plays_against_bots_to_the_end():
    env = gymnasium.env(rules="dice", players=3, bots=["greedy", "easy"], seat=1)
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        over = terminated or truncated
    assert reward == env.game.returns()[1]
    assert observation.dtype == np.float32
