"""Many games at once, stepped in Rust on all cores, written into NumPy arrays without copies.

>>> from bedesten import vector
>>> env = vector.make(num_games=1024, rules="dice", players=2, bots=[None, "easy"])
>>> env.reset(seed=1)
>>> actions = some_policy(env.observations, env.masks)     # int64, one for each game
>>> env.step(actions)
>>> env.rewards[env.terminations]                          # who won what, where a game ended
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ._native import VectorGames

MOST_DECISIONS = 100_000


def make(num_games: int = 1024, **settings: Any) -> VectorEnv:
    """So many games; the settings are those of :class:`VectorEnv`."""
    return VectorEnv(num_games, **settings)


class VectorEnv:
    """Games that always stand where a learner is asked. The arrays below are written in place by every step: copy
    what you keep, and do not read them in another thread while one steps.

    Seats without a bot (``None``) are learners'. Chance is dealt and bots answer inside the step. A game that ends is
    followed by the next one at once: its row then shows the new game, ``terminations`` is true and ``rewards`` has
    the shares of the victory by seat. Game ``n`` of a seed is always the same, whatever the number of threads.

    ============== ===================== ==========================================================
    array          shape, type           meaning
    ============== ===================== ==========================================================
    observations   games × size, float32 what the seat that is asked sees
    masks          games × actions, bool its legal actions
    seats          games, int32          who is asked
    rewards        games × players       shares of the victory, in the step that ended a game
    points         games × players       rubies now, for those who shape their rewards
    terminations   games, bool           a game ended in this step
    truncations    games, bool           a game was broken off after ``most_decisions``
    ============== ===================== ==========================================================

    They are plain NumPy arrays: ``torch.from_numpy``, ``numpy.from_dlpack`` and the buffer protocol read them as they
    are. JAX takes an array for one that never changes: give it a copy of every step, ``jnp.array(env.observations)``.
    """

    def __init__(
        self,
        num_games: int = 1024,
        rules: str = "base",
        players: int = 3,
        bots: Sequence[str | None] | None = None,
        options: Mapping[str, Any] | None = None,
        threads: int = 0,
        most_decisions: int = MOST_DECISIONS,
    ) -> None:
        seated = list(bots) if bots is not None else [None] * players
        text = json.dumps(dict(options)) if options else ""
        self._games = VectorGames(rules, players, text, num_games, seated, threads, most_decisions)
        self.num_games, self.players, self.observation_size, self.num_actions = self._games.shape()
        self.observations = np.zeros((num_games, self.observation_size), np.float32)
        self.rewards = np.zeros((num_games, players), np.float32)
        self.points = np.zeros((num_games, players), np.float32)
        self.seats = np.zeros(num_games, np.int32)
        masks = np.zeros((num_games, self.num_actions), np.uint8)
        terminations, truncations = np.zeros(num_games, np.uint8), np.zeros(num_games, np.uint8)
        self.masks = masks.view(np.bool_)
        self.terminations = terminations.view(np.bool_)
        self.truncations = truncations.view(np.bool_)
        self._games.write_to(
            self.observations, masks, self.rewards, self.points, self.seats, terminations, truncations
        )

    def reset(self, seed: int = 1) -> None:
        """Deals all games anew."""
        self._games.reset(seed)

    def step(self, actions: np.ndarray) -> None:
        """Answers every game. One illegal action raises :class:`bedesten.Refusal`, and no game has moved."""
        self._games.step(np.ascontiguousarray(actions, np.int64))

    def step_randomly(self) -> None:
        """The same with random legal actions, chosen in Rust."""
        self._games.step_randomly()

    def rollout(self, decisions: int) -> None:
        """Plays so many random decisions of learners in every game and writes only the last position. ``rewards``
        then has the result of the last game that ended on the way."""
        self._games.rollout(decisions)

    @property
    def finished(self) -> int:
        """How many games ended since the reset."""
        return self._games.finished()
