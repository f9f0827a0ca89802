"""The examples run, and the corpus is what its card says."""

import importlib.util
import json
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
        game = bedesten.Game(row.rules, row.players, row.seed)
        for action in row.actions:
            game.apply_action(int(action))
        assert game.ranking() == list(row.ranking)
        assert game.points() == list(row.points)
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in card for name in frame.columns)
    assert "CC0" in card


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


def load(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
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


def test_the_learner_with_torch_moves(monkeypatch):
    """Only where PyTorch is: it is too large to be fetched for a test."""
    pytest.importorskip("torch")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    ppo, torch_ppo = load("ppo"), load("torch_ppo")
    network = ppo.train(
        "dice", 2, "random", seconds=3, games=8, make=torch_ppo.TorchNetwork, learn=torch_ppo.update
    )
    assert network.steps > 0
