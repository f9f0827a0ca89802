"""Games and tournaments between the bots of the house."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from . import _native


def _table(rules: str, players: int, options: Mapping[str, Any] | None) -> tuple[str, int, str]:
    return (rules, players, json.dumps(dict(options)) if options else "")


@dataclass(frozen=True)
class Tournament:
    """Who meets whom: every pairing in every seat, deal by deal (``docs/laboratory.md``)."""

    bots: tuple[str, ...]
    rules: str = "base"
    players: int = 3
    games: int = 100
    seed: int = 1
    options: Mapping[str, Any] | None = field(default=None, hash=False)

    def _plan(self) -> tuple[tuple[str, int, str], list[str], int, int]:
        return (_table(self.rules, self.players, self.options), list(self.bots), self.games, self.seed)

    def count(self) -> int:
        """How many games that are."""
        return _native.arena_count(*self._plan())

    def play(self, first: int, end: int, threads: int = 0) -> list[str]:
        """Plays the games with these numbers: one line of JSON for each, always the same but for the seconds."""
        return _native.arena_play(*self._plan(), first, end, threads)

    def rate(self, lines: Sequence[str], anchor: str | None = None) -> dict[str, Any]:
        """Ratings, duels, lengths: what ``bedesten arena --json`` prints."""
        return json.loads(_native.arena_rate(*self._plan(), list(lines), anchor))


@dataclass(frozen=True)
class Results:
    """The games of a tournament and what they say."""

    tournament: Tournament
    lines: list[str]

    @property
    def games(self) -> list[dict[str, Any]]:
        """One dictionary for each game, in the order of the schedule."""
        return [json.loads(line) for line in self.lines]

    def ratings(self, anchor: str | None = None) -> dict[str, tuple[float, float, float]]:
        """For each bot its rating and the 95 % interval around it."""
        bots = self.summary(anchor)["bots"]
        return {bot["bot"]: (bot["rating"], bot["low"], bot["high"]) for bot in bots}

    def summary(self, anchor: str | None = None) -> dict[str, Any]:
        """Everything that is known in the end."""
        return self.tournament.rate(self.lines, anchor)

    def to_arrow(self) -> Any:
        """One row for each seat of each game, as a ``pyarrow.Table``."""
        import pyarrow

        return pyarrow.Table.from_pylist(rows(self.games))


def rows(games: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """One flat row for each seat of each game."""
    return [
        {
            "game": game["game"],
            "deal": game["deal"],
            "seat": seat,
            "bot": bot,
            "place": game["ranking"][seat],
            "points": game["points"][seat],
            "turns": game["turns"],
            "decisions": game["decisions"],
            "seconds": game["thinking"][seat]["seconds"],
        }
        for game in games
        for seat, bot in enumerate(game["bots"])
    ]


def arena(
    bots: Sequence[str],
    *,
    rules: str = "base",
    players: int = 3,
    games: int = 100,
    seed: int = 1,
    threads: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Results:
    """Plays a tournament on the cores of this machine (``threads=0``: all of them)."""
    tournament = Tournament(tuple(bots), rules, players, games, seed, options)
    return Results(tournament, tournament.play(0, tournament.count(), threads))


def play(
    bots: Sequence[str],
    *,
    rules: str = "base",
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
) -> _native.Game:
    """Plays one game between bots, one for each seat, to its end."""
    return counted(bots, rules, seed, options)[0]


def counted(
    bots: Sequence[str], rules: str, seed: int, options: Mapping[str, Any] | None
) -> tuple[_native.Game, int]:
    """The game that :func:`play` plays, and how many decisions there were in it."""
    game, decisions = _native.Game(rules, len(bots), seed, options), 0
    while not game.is_terminal():
        if game.deal() is None:
            # A seed is a number of 64 bits: after the last one comes the first.
            game.apply_action(game.choose(bots[game.current_player()], (seed + len(game.history())) % 2**64))
            decisions += 1
    return game, decisions
