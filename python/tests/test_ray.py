"""A cluster of several nodes on this machine, one of which dies."""

import json
import os
import struct
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


# A stand-in for `bedesten-train`: the same arguments and the same file, without the games. It writes down each call,
# and once, where it is told to, it takes the worker that started it with it.
STAND_IN = """
import argparse, os, pathlib, signal, struct, sys, time
parser = argparse.ArgumentParser()
parser.add_argument("play")
for name in ("rules", "teacher", "games", "sims", "seed", "out"):
    parser.add_argument("--" + name)
wish = parser.parse_args()
here = pathlib.Path(__file__).parent
seed, games, sims = int(wish.seed), int(wish.games), int(wish.sims)
(here / f"call.{seed}.{os.getpid()}").touch()
if (here / "broken").exists():
    sys.exit("out of breath")
deadly = here / f"deadly.{seed}"
if deadly.exists():
    deadly.unlink()
    os.kill(os.getppid(), signal.SIGKILL)
    sys.exit("left alone")
time.sleep(0.2)
teacher = pathlib.Path(wish.teacher).read_bytes() if os.path.isfile(wish.teacher) else wish.teacher.encode()
head = struct.pack("<16s4I2Q2I8x", b"BEDESTEN-SAMPLES", 1, 9, 9, 8, seed, games, sims, 2)
pathlib.Path(wish.out).write_bytes(head + struct.pack("<II", seed, len(teacher)) * games)
"""


@pytest.fixture
def stand_in(tmp_path):
    program = tmp_path / "program" / "bedesten-train"
    program.parent.mkdir()
    program.write_text(f"#!{sys.executable}\n{STAND_IN}", encoding="utf-8")
    program.chmod(0o755)
    return program


def calls(program):
    return sorted(int(call.name.split(".")[1]) for call in program.parent.glob("call.*"))


def test_pieces_for_the_trainer_are_all_there_though_a_node_and_a_worker_die(cluster, stand_in, tmp_path):
    from bedesten import ray as laboratory

    cluster, _ = cluster
    node = cluster.add_node(num_cpus=1)
    (stand_in.parent / "deadly.104").touch()
    killed = threading.Event()

    def kill(done, total):
        assert total == 10
        if done >= 3 and not killed.is_set():
            killed.set()
            cluster.remove_node(node, allow_graceful=False)

    wish = dict(rules="dice", games=3, simulations=8, seed=100, program=str(stand_in))
    found = laboratory.training_samples(tmp_path / "round-0", pieces=10, progress=kill, **wish)
    assert killed.is_set(), "the node died in the middle"
    assert [path.name for path in found] == [f"dice.{seed}.samples" for seed in range(100, 110)]
    for seed, path in enumerate(found, 100):
        assert path.read_bytes()[64:] == struct.pack("<II", seed, len("newest")) * 3
    assert set(path.name for path in (tmp_path / "round-0").iterdir()) == {path.name for path in found} | {"pieces.json"}
    assert set(calls(stand_in)) == set(range(100, 110))
    assert calls(stand_in).count(104) >= 2, "what the lost worker had begun was played again"

    # The same call again plays what is missing, and a larger one adds to it.
    played = len(calls(stand_in))
    found[7].unlink()
    again = laboratory.training_samples(tmp_path / "round-0", pieces=11, **wish)
    assert again[:10] == found
    assert len(calls(stand_in)) == played + 2
    with pytest.raises(bedesten.ArgumentError, match="another plan"):
        laboratory.training_samples(tmp_path / "round-0", pieces=11, **(wish | {"games": 4}))


def test_a_teacher_that_is_a_file_travels_with_the_work(cluster, stand_in, tmp_path):
    from bedesten import ray as laboratory

    weights = tmp_path / "dice.0.weights"
    weights.write_bytes(bytes(321))
    wish = dict(rules="dice", games=1, seed=7, program=str(stand_in), teacher=str(weights))
    [path] = laboratory.training_samples(tmp_path / "round-1", **wish)
    assert path.read_bytes()[64:] == struct.pack("<II", 7, 321)


def test_what_hinders_the_trainer_is_said(cluster, stand_in, tmp_path):
    from bedesten import ray as laboratory

    with pytest.raises(bedesten.BedestenError, match="no program no-such-program on .*cargo build"):
        laboratory.training_samples(tmp_path / "none", rules="dice", program="no-such-program")
    (stand_in.parent / "broken").touch()
    with pytest.raises(bedesten.BedestenError, match="out of breath"):
        laboratory.training_samples(tmp_path / "broken", rules="dice", program=str(stand_in))
    for wrong in [dict(rules="great-bazaar"), dict(teacher="nobody"), dict(pieces=0), dict(seed=2**64)]:
        with pytest.raises(bedesten.ArgumentError):
            laboratory.training_samples(tmp_path / "wrong", **({"rules": "dice"} | wrong))
    assert not list(tmp_path.rglob("*.samples"))
    assert not list(tmp_path.rglob(".*.part"))
