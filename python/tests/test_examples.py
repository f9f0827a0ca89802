"""The examples run, and the corpus is what its card says."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import bedesten

EXAMPLES = Path(__file__).parent.parent / "examples"


def test_a_corpus_can_be_read_and_played_again(tmp_path):
    pandas, polars = pytest.importorskip("pandas"), pytest.importorskip("polars")
    from bedesten import corpus

    path = corpus.write(tmp_path, rules="base", bots=["greedy", "random"], games=6, seed=2, processes=1)
    frame = polars.read_parquet(path)
    assert frame["game"].to_list() == list(range(6))
    assert set(frame["bots"].to_list()[0]) == {"greedy", "random"}
    for row in pandas.read_parquet(path).itertuples():
        game, decisions = bedesten.Game(row.rules, row.players, row.seed), 0
        for action in row.actions:
            decisions += not game.is_chance_node()
            game.apply_action(int(action))
        assert game.ranking() == list(row.ranking)
        assert game.points() == list(row.points)
        assert row.decisions == decisions
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in card for name in frame.columns)
    assert "CC0" in card


def test_the_corpus_has_a_name_below_the_package(tmp_path):
    polars = pytest.importorskip("polars")
    wish = "corpus --rules dice --players 2 --games 3 --bots random --processes 1 --seed 18446744073709551615 --out".split()
    named = [sys.executable, "-m", "bedesten"]
    done = subprocess.run([*named, *wish, tmp_path / "corpus"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert polars.read_parquet(done.stdout.strip())["game"].to_list() == [0, 1, 2]
    for words, code in [([], 1), (["chess"], 1), (["--help"], 0)]:
        done = subprocess.run([*named, *words], capture_output=True, text=True)
        assert done.returncode == code
        assert "commands: corpus" in done.stdout + done.stderr


def test_results_are_an_arrow_table():
    pytest.importorskip("pyarrow")
    table = bedesten.arena(["random", "greedy"], rules="dice", players=2, games=4).to_arrow()
    assert table.num_rows == 8
    assert set(table["bot"].to_pylist()) == {"random", "greedy"}


def test_the_notebook_runs():
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    pytest.importorskip("matplotlib")
    notebook = nbformat.read(EXAMPLES / "first_look.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=300).execute()
    outputs = json.dumps(notebook)
    assert "image/png" in outputs
    assert "server_could_choose" in outputs


def load(name, folder=EXAMPLES):
    spec = importlib.util.spec_from_file_location(name, folder / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_ppo_learns_from_what_it_plays():
    """Seconds instead of minutes: no victory yet, but the network moves and keeps to the rules."""
    ppo = load("ppo")
    network = ppo.train("dice", 2, "random", seconds=4, games=8)
    assert network.steps > 0
    assert all(np.isfinite(weight).all() for weight in network.weights)
    share, played = ppo.rate(network, "dice", 2, "random", games=4)
    assert 0 <= share <= 1
    assert played >= 4


def test_an_agent_is_kept_and_rated_again(tmp_path, monkeypatch, capsys):
    ppo, kept = load("ppo"), tmp_path / "agents" / "agent.npz"

    def script(*words):
        monkeypatch.setattr(sys, "argv", ["ppo.py", "--games", "4", *map(str, words)])
        ppo.main()
        return capsys.readouterr().out

    said = script("--minutes", 0.03, "--bot", "random", "--save", kept)
    assert "games won against random" in said
    network = ppo.loaded(kept, "dice", 2)
    assert any(weight.any() for weight in network.weights[1::2]), "it has learnt"
    said = script("--minutes", 0, "--load", kept, "--rate", "random,greedy")
    assert "games won against random" in said
    assert "games won against greedy" in said
    again = tmp_path / "again.npz"
    script("--minutes", 0, "--load", kept, "--rate", "random", "--save", again)
    for before, after in zip(network.weights, ppo.loaded(again, "dice", 2).weights, strict=True):
        assert np.array_equal(before, after), "nothing was learnt in no time"
    with pytest.raises(SystemExit, match="rules dice for 2 players"):
        script("--load", kept, "--players", 3)


def test_what_is_measured_works(tmp_path):
    """One moment of each row of ours; the numbers are for a calm machine."""
    bench = load("bench", EXAMPLES.parent / "bench")
    for name in bench.CALLS:
        assert bench.one_call(name)(0.01) > 0, name
    program = tmp_path / "bedesten"
    said = '{"decisions_per_second": 1234.5, "legal_actions_ns": 60.0, "clone_ns": 20.0}'
    program.write_text(f"#!/bin/sh\necho '{said}'\n", encoding="utf-8")
    program.chmod(0o755)
    row = bench.Told("bedesten bench", str(program))
    row.measure(0.01)
    assert row.rate == 1234.5
    assert row.processor_rate == 1234.5, "one thread that never waits"


def test_a_program_of_ones_own_enters_the_arena():
    merchant = EXAMPLES.parent.parent / "examples" / "bots" / "python" / "merchant.py"
    program = f"run:{sys.executable} {merchant}"
    results = bedesten.arena([program, "random"], rules="base", players=2, games=2)
    assert results.ratings().keys() == {program, "random"}
    assert not any(game.get("forfeits") for game in results.games), "it answered every question"


def test_jax_keeps_what_it_has_seen():
    """Only where JAX is. It takes arrays for unchanging ones, so the README asks for a copy of every step."""
    numpy = pytest.importorskip("jax.numpy")
    from bedesten import vector

    env = vector.make(num_games=4, rules="dice", players=2)
    env.reset(seed=1)
    seen = numpy.array(env.observations)
    before = env.observations.copy()
    for _ in range(20):
        env.step_randomly()
    assert np.array_equal(seen, before)
    assert not np.array_equal(seen, env.observations)


def test_torch_reads_the_arrays_where_they_lie():
    torch = pytest.importorskip("torch")
    from bedesten import vector

    env = vector.make(num_games=4, rules="dice", players=2)
    shared = torch.from_numpy(env.observations)
    env.reset(seed=1)
    assert np.array_equal(shared.numpy(), env.observations)
    assert np.shares_memory(shared.numpy(), env.observations)


def test_an_agent_of_torch_is_kept_and_rated_again(tmp_path, monkeypatch, capsys):
    pytest.importorskip("torch")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    torch_ppo, kept = load("torch_ppo"), tmp_path / "agent.npz"
    for words in [["--minutes", "0.03", "--save", kept], ["--minutes", "0", "--load", kept, "--rate", "random"]]:
        monkeypatch.setattr(sys, "argv", ["torch_ppo.py", "--bot", "random", "--games", "8", "--rated", "4", *map(str, words)])
        torch_ppo.main()
        assert "games won against random" in capsys.readouterr().out


def test_the_learner_with_torch_moves(monkeypatch):
    """Only where PyTorch is: it is too large to be fetched for a test."""
    pytest.importorskip("torch")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    ppo, torch_ppo = load("ppo"), load("torch_ppo")
    network = ppo.train(
        "dice", 2, "random", seconds=3, games=8, make=torch_ppo.TorchNetwork, learn=torch_ppo.update
    )
    assert network.steps > 0
