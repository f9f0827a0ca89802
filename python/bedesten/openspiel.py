"""The game registered with OpenSpiel as ``bedesten``.

>>> from bedesten import openspiel
>>> game = openspiel.load(rules="dice", players=2)
>>> state = game.new_initial_state()
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from . import _native
from .errors import ArgumentError

MOST_DECISIONS = 1_000_000

_TYPE = pyspiel.GameType(
    short_name="bedesten",
    long_name="Bedesten",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": "dice", "players": 2, "seed": 1, "layout": ""},
)


def load(rules: str = "base", players: int = 3, seed: int = 1, layout: str = "") -> pyspiel.Game:
    """The game through OpenSpiel's own loader. The seed deals the table before the first turn; everything after
    that is an explicit chance node."""
    parameters = {"rules": rules, "players": players, "seed": seed, "layout": layout}
    return pyspiel.load_game("bedesten", parameters)


class BedestenGame(pyspiel.Game):
    """The rules of a table."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = dict(_TYPE.parameter_specification) | dict(params or {})
        self._table = (str(settings["rules"]), int(settings["players"]), int(settings["seed"]))
        layout = str(settings["layout"])
        self._options = {"layout": layout} if layout else None
        self.first = _native.Game(*self._table, self._options)
        players = self.first.num_players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.first.num_actions,
            max_chance_outcomes=self.first.num_actions,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_TYPE, info, dict(params or {}))

    def new_initial_state(self, text: str | None = None) -> BedestenState:
        return BedestenState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BedestenObserver:
        return BedestenObserver(self)


class BedestenState(pyspiel.State):
    """A game that is being played."""

    def __init__(self, game: BedestenGame) -> None:
        super().__init__(game)
        self.inner = game.first.clone()

    def current_player(self) -> int:
        return self.inner.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.inner.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.inner.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.inner.action_to_string(action)

    def is_terminal(self) -> bool:
        return self.inner.is_terminal()

    def is_chance_node(self) -> bool:
        return self.inner.is_chance_node()

    def returns(self) -> list[float]:
        return self.inner.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return self.inner.information_state(self._asked(player))

    def observation_string(self, player: int | None = None) -> str:
        return str(self.inner.view(self._asked(player)))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self.inner.observation_tensor(self._asked(player)).tolist()

    def _asked(self, player: int | None) -> int:
        player = self.current_player() if player is None else player
        if not 0 <= player < self.inner.num_players:
            raise ArgumentError(f"there is no player {player}")
        return player

    def resample_from_infostate(self, player: int, sampler: Any) -> BedestenState:
        """A state that looks the same to this player. ``sampler`` returns numbers from 0 to 1."""
        copy = self.clone()
        copy.inner = self.inner.resample_from_infostate(player, int(sampler() * 2**53))
        return copy

    def __str__(self) -> str:
        actions = [self.inner.action_to_string(action) for action in self.inner.history()]
        return f"{self.inner.rules}: {' '.join(actions)}"


class BedestenObserver:
    """What OpenSpiel's algorithms in Python look at."""

    def __init__(self, game: BedestenGame) -> None:
        self.tensor = np.zeros(game.first.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BedestenState, player: int) -> None:
        state.inner.observation_tensor(player, self.tensor)

    def string_from(self, state: BedestenState, player: int) -> str:
        return state.observation_string(player)


pyspiel.register_game(_TYPE, BedestenGame)
