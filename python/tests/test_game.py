"""The state API."""

import copy
import json
import pickle
import random

import numpy as np
import pytest

import bedesten


def random_game(rules, players, seed, stop=None):
    """Plays at random, perhaps not to the end."""
    game, choices = bedesten.Game(rules, players, seed), random.Random(seed)
    while not game.is_terminal() and (stop is None or len(game.history()) < stop):
        if game.deal() is None:
            game.apply_action(choices.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("rules", bedesten.RULES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_ruleset_is_played_to_its_end(rules, players):
    game = random_game(rules, players, 3)
    assert game.rules == rules
    assert game.current_player() == bedesten.TERMINAL
    assert game.legal_actions() == []
    assert sum(game.returns()) == pytest.approx(1)
    assert sorted(game.ranking())[0] == 1
    assert game.view()["ranking"] == game.ranking()


@pytest.mark.parametrize("rules", bedesten.RULES)
def test_the_same_seed_deals_the_same_game(rules):
    assert random_game(rules, 3, 5).serialize() == random_game(rules, 3, 5).serialize()
    assert random_game(rules, 3, 5).serialize() != random_game(rules, 3, 6).serialize()


@pytest.mark.parametrize("rules", bedesten.RULES)
def test_a_saved_state_goes_on_as_if_nothing_had_happened(rules):
    game = random_game(rules, 3, 2, stop=120)
    for other in [
        bedesten.deserialize(game.serialize()),
        pickle.loads(pickle.dumps(game)),
        game.clone(),
        copy.deepcopy(game),
    ]:
        assert other.history() == game.history()
        assert other.view(0) == game.view(0)
        while other.deal() is not None:
            pass
        other.apply_action(other.legal_actions()[0])
        assert len(game.history()) < len(other.history()), "the copy has a life of its own"


def test_actions_are_numbers_and_notation():
    game = random_game("base", 3, 1, stop=40)
    while game.deal() is not None:
        pass
    for action in game.legal_actions():
        assert game.string_to_action(game.action_to_string(action)) == action
        assert game.action_to_string(action)
        assert isinstance(game.preview(action), dict)
    other = game.clone()
    action = game.legal_actions()[0]
    game.apply_action(action)
    other.apply_action(other.action_to_string(action))
    assert game.serialize() == other.serialize()


def test_masks_are_the_legal_actions():
    game = random_game("letters", 3, 1, stop=60)
    while game.deal() is not None:
        pass
    mask = game.legal_actions_mask()
    assert mask.shape == (game.num_actions,)
    assert np.flatnonzero(mask).tolist() == game.legal_actions()


def test_a_refusal_has_a_reason_and_changes_nothing():
    game = random_game("base", 3, 1, stop=30)
    while game.deal() is not None:
        pass
    before, legal = game.serialize(), set(game.legal_actions())
    for action in range(game.num_actions):
        if action in legal:
            continue
        with pytest.raises(bedesten.BedestenError) as refused:
            game.apply_action(action)
        if isinstance(refused.value, bedesten.Refusal):
            assert refused.value.code
            assert refused.value.ruling[0] in "BML"
            assert refused.value.details["code"] == refused.value.code
    assert game.serialize() == before
    assert pickle.loads(pickle.dumps(refused.value)).args == refused.value.args


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: bedesten.Game("chess"),
        lambda: bedesten.Game("base", 9),
        lambda: bedesten.Game("base", 3, 1, {"layout": "spiral"}),
        lambda: bedesten.Game("base", 3, 1, "{"),
        lambda: bedesten.Game().apply_action(70_000),
        lambda: bedesten.Game().apply_action(-1),
        lambda: bedesten.Game().apply_action("fly-to-the-moon"),
        lambda: bedesten.Game().view(3),
        lambda: bedesten.Game().observation_tensor(-1),
        lambda: bedesten.Game().observation_tensor(0, np.zeros(3, np.float32)),
        lambda: bedesten.Game().choose("greedy"),
        lambda: bedesten.Game("dice").choose("nobody"),
        lambda: bedesten.deserialize("not a state"),
        lambda: bedesten.deserialize('{"record": {"game": "bazaar"}}'),
        lambda: bedesten.replay("{}"),
        lambda: bedesten.verify("[]"),
    ],
)
def test_what_is_wrong_raises_and_says_why(wrong):
    with pytest.raises((bedesten.BedestenError, ValueError)) as raised:
        wrong()
    assert str(raised.value)


def test_chance_is_explicit_and_its_probabilities_add_up():
    game, seen = bedesten.Game("base", 3, 1), 0
    choices = random.Random(1)
    while seen < 30:
        if game.is_chance_node():
            outcomes = game.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            game.apply_action(choices.choice(outcomes)[0])
            seen += 1
        else:
            game.apply_action(choices.choice(game.legal_actions()))


@pytest.mark.parametrize("rules", bedesten.RULES)
def test_what_a_seat_cannot_see_changes_nothing_it_sees(rules):
    for seed in range(3):
        game = random_game(rules, 3, seed, stop=200)
        for seat in range(3):
            other = game.resample_from_infostate(seat, seed)
            assert other.information_state(seat) == game.information_state(seat)
            assert other.view(seat) == game.view(seat)
            assert np.array_equal(other.observation_tensor(seat), game.observation_tensor(seat))
            assert bedesten.deserialize(other.serialize()).view() == other.view()
            assert bedesten.deserialize(other.serialize()).view((seat + 1) % 3) == other.view((seat + 1) % 3)


def test_hidden_cards_are_dealt_anew():
    game = random_game("base", 3, 4, stop=3)
    hands = {json.dumps(game.resample_from_infostate(0, seed).view(1)["seats"][1]["hand"]) for seed in range(30)}
    assert len(hands) > 1
    texts = {game.resample_from_infostate(0, seed).information_state(1) for seed in range(30)}
    assert len(texts) > 1, "in an imagined game the other seat knows the cards it has there"


@pytest.mark.parametrize("rules", bedesten.RULES)
def test_observations_are_finite_and_of_one_size(rules):
    game = random_game(rules, 4, 1, stop=150)
    for seat in range(4):
        seen = game.observation_tensor(seat)
        assert seen.shape == (game.observation_size,)
        assert np.isfinite(seen).all()
        assert np.abs(seen).max() < 50
        into = np.full(game.observation_size, 7, np.float32)
        assert game.observation_tensor(seat, into) is into
        assert np.array_equal(into, seen)


def test_records_replay_and_prove():
    game = bedesten.play(["greedy", "greedy"], rules="dice", seed=7)
    record = json.dumps(game.record())
    assert bedesten.replay(record).returns() == game.returns()
    assert bedesten.replay(record, 10).history() == game.history()[:10]
    assert bedesten.verify(record)["outcomes"] > 10
    forged = json.loads(record)
    forged["result"] = [1, 1]
    with pytest.raises(bedesten.RecordError):
        bedesten.replay(json.dumps(forged))


def test_a_search_explains_itself():
    game = bedesten.Game("dice", 2, 1)
    while game.deal() is not None or len(game.legal_actions()) == 1:
        if not game.is_chance_node():
            game.apply_action(game.legal_actions()[0])
    explained = game.explain("search:sims=50")
    assert explained["simulations"] == 50
    assert game.string_to_action
    assert sum(explained["shares"]) == pytest.approx(1, abs=1e-3)


def test_the_arena_rates_bots():
    results = bedesten.arena(["random", "greedy"], rules="dice", players=2, games=20, seed=3)
    ratings = results.ratings()
    assert ratings["greedy"][0] > ratings["random"][0]
    assert len(results.games) == 20
    again = bedesten.arena(["random", "greedy"], rules="dice", players=2, games=20, seed=3, threads=1)
    assert [game["ranking"] for game in again.games] == [game["ranking"] for game in results.games]


def test_a_finished_game_is_analysed():
    game = bedesten.play(["greedy", "random"], rules="dice", seed=7)
    report = bedesten.analyse(json.dumps(game.record()), simulations=100)
    assert report == bedesten.analyse(json.dumps(game.record()), simulations=100)
    assert len(report["seats"]) == 2
    assert report["turns"]
    with pytest.raises(bedesten.RecordError):
        bedesten.analyse(json.dumps(bedesten.Game("dice", 2).record()))
    with pytest.raises(bedesten.ArgumentError):
        bedesten.analyse(json.dumps(game.record()), simulations=1)


def test_everything_says_what_it_is():
    for thing in [bedesten.Game, bedesten.arena, bedesten.replay, bedesten.verify, bedesten.deserialize, bedesten.analyse]:
        assert thing.__doc__, thing
    for name in vars(bedesten.Game):
        assert name.startswith("_") or getattr(bedesten.Game, name).__doc__, name
