"""The border between Python and Rust: names, stubs, wrong arguments, Ctrl-C."""

import ast
import random
import signal
import subprocess
import sys
import textwrap
import threading
import time
from pathlib import Path

import numpy as np
import pytest

import bedesten
from bedesten import _native, vector


def names(nodes):
    return {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)}


def test_the_stubs_name_what_is_there_and_nothing_else():
    stubs = ast.parse(Path(_native.__file__).with_name("_native.pyi").read_text(encoding="utf-8"))
    there = {name for name in dir(_native) if not name.startswith("_")}
    assert names(stubs.body) == there
    for stub in [node for node in stubs.body if isinstance(node, ast.ClassDef)]:
        own = vars(getattr(_native, stub.name))
        methods = {name for name in own if not name.startswith("_")}
        assert {name for name in names(stub.body) if not name.startswith("_")} == methods, stub.name


@pytest.mark.parametrize("name", ["pettingzoo", "gymnasium", "openspiel", "vector", "ray", "corpus"])
def test_every_interface_is_there_after_one_import(name):
    pytest.importorskip({"openspiel": "pyspiel", "vector": "numpy", "corpus": "numpy"}.get(name, name))
    found = "import bedesten; assert {0!r} in dir(bedesten); print(bedesten.{0}.__name__)"
    done = subprocess.run([sys.executable, "-c", found.format(name)], capture_output=True, text=True)
    assert done.stdout.strip().endswith(f"bedesten.{name}"), done.stderr


def test_only_what_is_used_is_imported():
    heavy = "{'ray', 'pettingzoo', 'gymnasium', 'pyspiel', 'pyarrow'}"
    code = f"import sys, bedesten; print(sorted({heavy} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "[]"
    with pytest.raises(AttributeError, match="chess"):
        bedesten.chess  # noqa: B018


WRONG = [
    None, True, -1, 0, 1, 3, 2**15, 2**16, 2**63, 2**64, -(2**63) - 1, 1.5, float("nan"), "", "base", "dice", "{", "[]",
    "null", "{}", '{"game": "bazaar"}', '{"game": "dice", "setup": null}', "\x00", "🂡" * 200, b"bytes", [], [1], ["easy"],
    ["x"] * 3, {}, {"layout": 1}, {"players": 99}, (), object(), ("base", 3, ""), ("dice", 2, "{}"),
    np.zeros(3), np.zeros((2, 2), np.float32), np.zeros(0, np.uint8), np.ones(4096, np.float32)[::2],
]  # fmt: skip


def calls(rng):
    """One call of everything there is, with arguments that fit nothing."""
    game, games = bedesten.Game("dice", 2), _native.VectorGames("dice", 2, "", 2, [None, "random"], 1, 100)
    arguments = lambda: [rng.choice(WRONG) for _ in range(rng.randrange(5))]  # noqa: E731
    things = [(game, name) for name in dir(game)] + [(games, name) for name in dir(games)]
    things += [(_native, name) for name in dir(_native)]
    for owner, name in things:
        if not name.startswith("_") and name != "rollout":  # which does as many steps as it is told
            attribute = getattr(owner, name)
            if callable(attribute):
                yield name, attribute, arguments()


@pytest.mark.parametrize("seed", range(30))
def test_wrong_arguments_raise_and_never_panic(seed):
    for name, call, arguments in calls(random.Random(seed)):
        try:
            call(*arguments)
        except (bedesten.BedestenError, TypeError, ValueError, OverflowError, BufferError) as error:
            assert str(error), (name, arguments)


def ticks_during(work):
    """How often another thread of Python came to its turn while this call worked, and how long the call took."""
    ticks, over = 0, threading.Event()

    def tick():
        nonlocal ticks
        while not over.wait(0.001):
            ticks += 1

    ticker = threading.Thread(target=tick)
    ticker.start()
    try:
        before, begun = ticks, time.perf_counter()
        work()
        return ticks - before, time.perf_counter() - begun
    finally:
        over.set()
        ticker.join()


def rollout(much):
    env = vector.make(num_games=16, rules="dice", players=2, threads=1)
    env.reset(seed=1)
    return lambda: env.rollout(100 * much)


def arena(much):
    return lambda: bedesten.arena(["greedy", "search:sims=8"], rules="dice", players=2, games=2 * much, threads=1)


def choose(much):
    game = bedesten.Game("dice", 2, 1)
    while game.deal() is not None or len(game.legal_actions()) == 1:
        if not game.is_chance_node():
            game.apply_action(game.legal_actions()[0])
    return lambda: game.choose(f"search:sims={50 * much}")


@pytest.mark.parametrize("work", [rollout, arena, choose])
def test_others_work_while_rust_does(work):
    """A call that kept the lock would let nobody in, however long it took."""
    for doubled in range(14):
        ticks, seconds = ticks_during(work(2**doubled))
        if ticks >= 10:
            return
        assert seconds < 5, f"{ticks} ticks in {seconds:.1f} seconds"
    pytest.fail("nothing took long enough to see it")


def test_errors_that_are_no_bedesten_errors_are_those_that_the_readme_names():
    game = bedesten.Game("dice", 2)
    with pytest.raises(TypeError):
        game.apply_action(None)
    with pytest.raises(OverflowError):
        bedesten.Game("dice", 2, seed=-1)
    with pytest.raises(BufferError):
        game.observation_tensor(0, np.zeros(game.observation_size, np.float64))
    with pytest.raises(bedesten.ArgumentError):
        game.observation_tensor(0, np.zeros(3, np.float32))


def test_games_belong_to_one_thread_at_a_time():
    env = vector.make(num_games=16, rules="dice", players=2, threads=1)
    env.reset(seed=1)
    for doubled in range(14):
        worker = threading.Thread(target=env.rollout, args=[100 * 2**doubled])
        worker.start()
        try:
            while worker.is_alive():
                env.finished  # noqa: B018
        except RuntimeError as error:
            assert str(error) == "Already borrowed"
            return
        finally:
            worker.join()
    pytest.fail("two threads stepped the same games")


@pytest.mark.parametrize("seed", [2**64 - 1, 2**64 - 40])
def test_the_last_seeds_play_whole_games(seed):
    assert bedesten.play(["greedy", "random"], rules="dice", seed=seed).is_terminal()


@pytest.mark.parametrize(
    "work",
    [
        "bedesten.arena(['search:sims=200', 'greedy'], rules='base', players=2, games=100_000)",
        "_native.samples(('base', 2, ''), ['search:sims=200'] * 2, 1, 0, 100_000)",
        "bedesten.analyse(record, simulations=20_000)",
    ],
)
def test_long_work_stops_when_somebody_presses_control_c(work):
    code = textwrap.dedent(f"""
        import json, bedesten
        from bedesten import _native
        record = json.dumps(bedesten.play(["random"] * 2, rules="dice", seed=1).record())
        print("begun", flush=True)
        {work}
    """)
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout.readline() == "begun\n"
        time.sleep(1)  # nothing tells that the work is under way
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    finally:
        process.kill()
    assert "KeyboardInterrupt" in said
