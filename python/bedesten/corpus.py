"""Writes games between bots as Parquet, with a data card.

    bedesten-corpus --rules base --players 3 --games 100000 --bots greedy --out corpus
    python -m bedesten corpus --rules base      # the same by another name

Every game can be dealt and played again from its row: ``Game(rules, players, seed, options)``, then ``actions`` one
after the other. It needs ``pyarrow``.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

import bedesten
from bedesten.tournaments import counted

LICENCE = "CC0-1.0"
CHUNK = 250

FIELDS = {
    "game": ("uint64", "the number of the game, from 0"),
    "seed": ("uint64", "what the table and all chance follow from"),
    "rules": ("string", "one of base, mocha, letters, great-bazaar, dice"),
    "players": ("uint8", "how many played"),
    "bots": ("list<string>", "who sat where, in turn order"),
    "actions": ("list<uint16>", "everything that was done and what chance brought, by number (`Game.action_to_string`)"),
    "ranking": ("list<uint8>", "the place of each seat, equal numbers for a shared one"),
    "points": ("list<uint8>", "rubies of each seat in the end"),
    "decisions": ("uint32", "answers of all seats together"),
}


def row(number: int, plan: Mapping[str, Any]) -> dict[str, Any]:
    """One game, always the same for its number."""
    bots, seed = list(plan["bots"]), (plan["seed"] * 1_000_003 + number) % 2**64
    # Everybody begins equally often.
    shift = number % len(bots)
    bots = bots[shift:] + bots[:shift]
    game, decisions = counted(bots, plan["rules"], seed, plan["options"])
    return {
        "game": number,
        "seed": seed,
        "rules": plan["rules"],
        "players": len(bots),
        "bots": bots,
        "actions": game.history(),
        "ranking": game.ranking(),
        "points": game.points(),
        "decisions": decisions,
    }


def _rows(numbers: range, plan: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [row(number, plan) for number in numbers]


def _all_rows(plan: Mapping[str, Any], games: int, processes: int | None) -> Iterator[list[dict[str, Any]]]:
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(_rows, chunks, [plan] * len(chunks))


def write(
    folder: Path,
    *,
    rules: str = "base",
    bots: Sequence[str] = ("greedy", "greedy", "greedy"),
    games: int = 100_000,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    processes: int | None = None,
) -> Path:
    """Writes ``games.parquet`` and ``README.md`` into a folder."""
    import pyarrow
    import pyarrow.parquet

    plan = {"rules": rules, "bots": list(bots), "seed": seed, "options": dict(options) if options else None}
    bedesten.Game(rules, len(bots), seed, plan["options"])  # says what is wrong before anything is written
    folder.mkdir(parents=True, exist_ok=True)
    types = {"uint64": pyarrow.uint64(), "uint32": pyarrow.uint32(), "uint8": pyarrow.uint8(), "string": pyarrow.string()}
    types |= {f"list<{name}>": pyarrow.list_(kind) for name, kind in (("string", pyarrow.string()), ("uint8", pyarrow.uint8()), ("uint16", pyarrow.uint16()))}
    about = {"made_by": f"bedesten {version('bedesten')}", "plan": json.dumps(plan), "licence": LICENCE}
    schema = pyarrow.schema([(name, types[kind]) for name, (kind, _) in FIELDS.items()], metadata=about)
    begun, path = time.monotonic(), folder / "games.parquet"
    with pyarrow.parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        for rows in _all_rows(plan, games, processes):
            writer.write_table(pyarrow.Table.from_pylist(rows, schema))
    (folder / "README.md").write_text(card(plan, games, time.monotonic() - begun), encoding="utf-8")
    return path


def card(plan: Mapping[str, Any], games: int, seconds: float) -> str:
    """The data card: what is in the file, how it was made, what may be done with it."""
    fields = "\n".join(f"| `{name}` | {kind} | {meaning} |" for name, (kind, meaning) in FIELDS.items())
    return f"""---
license: cc0-1.0
---

# {games} games of Bedesten, rules `{plan["rules"]}`

`games.parquet` has one row for each game.

| field | type | meaning |
|---|---|---|
{fields}

## How it was made

By `bedesten-corpus`, version {version("bedesten")}, in {seconds:.0f} seconds, from this plan:

```json
{json.dumps(plan, indent=2)}
```

The games are between bots ({", ".join(plan["bots"])}); no person took part, and nothing in it is about one. The seats
go round from game to game. A game follows from its seed: `bedesten.Game(rules, players, seed, options)` deals the same
table, and the actions lead to the same end.

## What it does not say

How people play. The bots make the mistakes of their kind, and all of them the same.

## Licence

{LICENCE}: do with it what you like.
"""


def main(words: Sequence[str] | None = None, name: str | None = None) -> None:
    """The command; ``words`` are those behind it, and ``name`` is what it was called by."""
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog=name, description=__doc__, formatter_class=shape)
    parser.add_argument("--rules", default="base", choices=bedesten.RULES)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bots", default="greedy", help="one for every seat, or one for each, separated by commas")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", type=json.loads, default=None, help="JSON, as in records")
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument("--out", type=Path, default=Path("corpus"))
    arguments = parser.parse_args(words)
    bots = arguments.bots.split(",")
    if len(bots) == 1:
        bots *= arguments.players
    path = write(
        arguments.out,
        rules=arguments.rules,
        bots=bots,
        games=arguments.games,
        seed=arguments.seed,
        options=arguments.options,
        processes=arguments.processes,
    )
    print(path)


if __name__ == "__main__":
    main()
