"""Many games at once."""

import numpy as np
import pytest

import bedesten
from bedesten import vector


def first_legal(env):
    return env.masks.argmax(axis=1)


def any_legal(env, rng):
    rows, actions = env.masks.nonzero()
    chosen = np.zeros(env.num_games, np.int64)
    order = rng.permutation(len(rows))
    chosen[rows[order]] = actions[order]
    return chosen


@pytest.mark.parametrize("rules", bedesten.RULES)
def test_every_ruleset_goes_on_for_ever(rules):
    env, rng = vector.make(num_games=16, rules=rules, players=3), np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(300):
        env.step(any_legal(env, rng))
        assert env.masks.any(axis=1).all()
        assert np.isfinite(env.observations).all()
    env.rollout(20_000)
    assert env.finished > 16


def test_games_are_those_of_the_seed_whatever_the_threads():
    def played(threads, games=64):
        env = vector.make(num_games=games, rules="dice", players=2, threads=threads)
        env.reset(seed=5)
        rewards, rng = np.zeros(2), np.random.default_rng(5)
        for _ in range(600):
            env.step(any_legal(env, rng))
            rewards += env.rewards.sum(axis=0)
        return env.observations.copy(), env.masks.copy(), rewards

    one, two = played(1), played(3)
    for left, right in zip(one, two, strict=True):
        assert np.array_equal(left, right)
    assert one[2].sum() > 0


def test_a_row_is_what_the_game_itself_says():
    env = vector.make(num_games=4, rules="base", players=3)
    env.reset(seed=1)
    for _ in range(50):
        env.step_randomly()
    assert env.observations.shape == (4, bedesten.Game().observation_size)
    assert env.masks.shape == (4, bedesten.Game().num_actions)
    assert set(env.seats.tolist()) <= {0, 1, 2}


def test_bots_sit_where_they_are_asked_to():
    env = vector.make(num_games=32, rules="dice", players=2, bots=[None, "easy"])
    env.reset(seed=2)
    rng, wins, games = np.random.default_rng(2), np.zeros(2), 0
    while games < 64:
        assert (env.seats == 0).all()
        env.step(any_legal(env, rng))
        wins += env.rewards[env.terminations].sum(axis=0)
        games += env.terminations.sum()
    assert wins[1] > 0.9 * games, "random play does not win against a bot that thinks"
    assert env.finished == games


def test_one_illegal_action_moves_no_game():
    env = vector.make(num_games=8, rules="base", players=2)
    env.reset(seed=1)
    before = env.observations.copy()
    actions = first_legal(env)
    actions[5] = (~env.masks[5]).argmax()
    with pytest.raises(bedesten.BedestenError):
        env.step(actions)
    assert np.array_equal(env.observations, before)
    with pytest.raises(bedesten.ArgumentError):
        env.step(actions[:3])
    actions[5] = first_legal(env)[5]
    env.step(actions)


def test_a_game_that_takes_too_long_is_broken_off():
    env = vector.make(num_games=4, rules="base", players=2, most_decisions=10)
    env.reset(seed=1)
    truncated = 0
    for _ in range(25):
        env.step_randomly()
        truncated += env.truncations.sum()
        assert not env.rewards.any()
    assert truncated == 8


@pytest.mark.parametrize(
    "wrong",
    [
        dict(rules="chess"),
        dict(bots=["easy"]),
        dict(bots=["easy", "easy", "easy"]),
        dict(bots=["nobody", None, None]),
        dict(num_games=0),
    ],
)
def test_what_is_wrong_raises(wrong):
    with pytest.raises(bedesten.ArgumentError):
        vector.make(**wrong)


def test_nothing_happens_before_the_reset():
    with pytest.raises(bedesten.ArgumentError):
        vector.make(num_games=2).step_randomly()


def test_the_arrays_are_not_copied():
    env = vector.make(num_games=4, rules="dice", players=2)
    shared = np.from_dlpack(env.observations)
    view = memoryview(env.rewards)
    env.reset(seed=1)
    env.step_randomly()
    assert np.shares_memory(shared, env.observations)
    assert np.array_equal(shared, env.observations)
    assert view.format == "f"
