"""Bedesten for researchers: exact rules in Rust, under the interfaces of reinforcement learning.

>>> import bedesten
>>> game = bedesten.Game(rules="base", players=3, seed=1)
>>> while not game.is_terminal():
...     if game.is_chance_node():
...         game.deal()
...     else:
...         game.apply_action(game.choose("greedy"))
>>> game.returns()
"""

from __future__ import annotations

from ._native import Game, deserialize, replay, verify
from .errors import ArgumentError, BedestenError, BotError, RecordError, Refusal
from .tournaments import Results, Tournament, arena, play

RULES = ("base", "mocha", "letters", "great-bazaar", "dice")
"""The five rulesets."""

CHANCE = -1
"""``Game.current_player()`` where dice or cards decide."""

TERMINAL = -4
"""``Game.current_player()`` after the end."""

__all__ = [
    "CHANCE",
    "RULES",
    "TERMINAL",
    "ArgumentError",
    "BedestenError",
    "BotError",
    "Game",
    "RecordError",
    "Refusal",
    "Results",
    "Tournament",
    "arena",
    "deserialize",
    "play",
    "replay",
    "verify",
]
