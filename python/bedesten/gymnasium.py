"""One seat against bots of the house, as a Gymnasium environment.

>>> from bedesten import gymnasium
>>> env = gymnasium.env(rules="dice", players=2, bots="easy")
>>> observation, info = env.reset(seed=1)
>>> env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ._native import Game
from .errors import ArgumentError

MOST_DECISIONS = 5_000
"""Decisions of the own seat after which a game is truncated."""


def env(**settings: Any) -> SeatEnv:
    """An environment for one seat; the settings are those of :class:`SeatEnv`."""
    return SeatEnv(**settings)


class SeatEnv(gymnasium.Env[np.ndarray, int]):
    """The seat ``seat`` (or a random one in every game, with ``None``) against ``bots``: one name for all others, or
    one for each in turn order.

    The reward is the share of the victory at the end, and ``shaping`` for every ruby on the way. Which actions are
    legal stands in ``info["action_mask"]``. An illegal action ends the episode with ``illegal_reward`` (as
    Gymnasium's own check of environments samples without a mask), or raises if that is ``None``.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        rules: str = "base",
        players: int = 3,
        bots: str | Sequence[str] = "easy",
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        most_decisions: int = MOST_DECISIONS,
        shaping: float = 0.0,
        illegal_reward: float | None = -1.0,
    ) -> None:
        self.render_mode = render_mode
        self._table = (rules, players)
        self._options = options
        self._bots = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(self._bots) != players - 1:
            raise ArgumentError(f"{len(self._bots)} bots are named for {players - 1} other seats")
        if seat is not None and not 0 <= seat < players:
            raise ArgumentError(f"there is no seat {seat}: seats are 0 to {players - 1}")
        self._wanted_seat = seat
        self._most_decisions = most_decisions
        self._shaping = shaping
        self._illegal_reward = illegal_reward
        game = Game(rules, players, 0, options)
        self.action_space = spaces.Discrete(game.num_actions)
        self.observation_space = spaces.Box(-np.inf, np.inf, (game.observation_size,), np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        players = self._table[1]
        self.seat = self.np_random.integers(players) if self._wanted_seat is None else self._wanted_seat
        self.seat = int(self.seat)
        self._seated = [*self._bots[: self.seat], None, *self._bots[self.seat :]]
        self._seed = int(self.np_random.integers(2**63))
        self.game = Game(*self._table, self._seed, self._options)
        self._decisions = 0
        self._go_on()
        self._points = self.game.points()[self.seat]
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        action = int(action)
        if self._illegal_reward is not None and action not in self.game.legal_actions():
            info = self._info() | {"illegal_action": action}
            return self._seen(), self._illegal_reward, True, False, info
        self.game.apply_action(action)
        self._decisions += 1
        self._go_on()
        points = self.game.points()[self.seat]
        reward = self.game.returns()[self.seat] + self._shaping * (points - self._points)
        self._points = points
        over = self.game.is_terminal()
        truncated = not over and self._decisions >= self._most_decisions
        return self._seen(), float(reward), over, truncated, self._info()

    def _go_on(self) -> None:
        """Deals and lets the bots play until the own seat is asked."""
        game = self.game
        while not game.is_terminal() and game.current_player() != self.seat:
            if game.deal() is None:
                bot = self._seated[game.current_player()]
                game.apply_action(game.choose(bot, (self._seed + len(game.history())) % 2**64))

    def _seen(self) -> np.ndarray:
        return self.game.observation_tensor(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.game.legal_actions_mask().view(np.int8), "seat": self.seat}

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        from .pettingzoo import drawn

        return drawn(self.game)
