"""A cluster of several nodes on this machine, one of which dies."""

import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
ray = pytest.importorskip("ray")

import bedesten


def started():
    """A head node. Ray gives it half a minute to start, which a busy machine may need more than once."""
    from ray.cluster_utils import Cluster

    for tries_left in reversed(range(3)):
        try:
            return Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        except Exception:
            if not tries_left:
                raise


@pytest.fixture(scope="module")
def cluster():
    cluster = started()
    nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
    ray.init(address=cluster.address, log_to_driver=False)
    cluster.wait_for_nodes()
    yield cluster, nodes
    ray.shutdown()
    cluster.shutdown()


def without_seconds(lines):
    games = [json.loads(line) for line in lines]
    for game in games:
        for watch in game["thinking"]:
            del watch["seconds"]
    return games


def test_the_script_of_the_readme_learns_on_a_cluster_by_its_address(cluster):
    """The script itself, as somebody starts it."""
    script = Path(__file__).parent.parent / "examples" / "ppo.py"
    wish = ["--address", cluster[0].address, "--minutes", "0.1", "--games", "4", "--bot", "random"]
    done = subprocess.run([sys.executable, script, *wish], capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    processors = int(ray.cluster_resources()["CPU"])
    assert f"{processors} processors of the cluster play" in done.stdout
    assert "games won against random" in done.stdout


def test_a_killed_node_costs_no_game_and_doubles_none(cluster):
    from bedesten import ray as laboratory

    cluster, nodes = cluster
    plan = dict(rules="dice", players=2, games=120, seed=9)
    killed = threading.Event()

    def kill(done, total):
        if done >= total // 4 and not killed.is_set():
            killed.set()
            cluster.remove_node(nodes[0], allow_graceful=False)

    results = laboratory.arena(["greedy", "search:sims=8"], chunk=4, progress=kill, **plan)
    assert killed.is_set(), "the node died in the middle"
    assert [game["game"] for game in results.games] == list(range(120))
    alone = bedesten.arena(["greedy", "search:sims=8"], **plan)
    assert without_seconds(results.lines) == without_seconds(alone.lines)
    assert results.ratings().keys() == {"greedy", "search:sims=8"}


def test_self_play_loses_and_doubles_no_game_when_a_node_is_killed(cluster):
    from bedesten import ray as laboratory

    cluster, nodes = cluster
    bots, table, seed = ["greedy", "search:sims=8"], ("dice", 2, ""), 5
    seen = {}
    for chunk, samples in enumerate(laboratory.self_play(bots, rules="dice", games=48, seed=seed, chunk=4)):
        if chunk == 2:
            cluster.remove_node(nodes[1], allow_graceful=False)
        for game in np.unique(samples["game"]):
            assert game not in seen
            seen[int(game)] = samples["action"][samples["game"] == game].tolist()
    alone = laboratory._samples(table, bots, seed, 0, 48)
    assert seen == {game: alone["action"][alone["game"] == game].tolist() for game in range(48)}


def test_self_play_brings_every_game_once(cluster):
    from bedesten import ray as laboratory

    seen = {}
    for samples in laboratory.self_play(["greedy", "greedy"], rules="dice", games=12, seed=3, chunk=4):
        for game in np.unique(samples["game"]):
            assert game not in seen
            rows = samples["game"] == game
            seen[game] = rows.sum()
            assert samples["mask"][rows, samples["action"][rows]].all()
            winners = {int(seat): share for seat, share in zip(samples["seat"][rows], samples["return"][rows])}
            assert sum(winners.values()) == pytest.approx(1)
    assert sorted(seen) == list(range(12))
