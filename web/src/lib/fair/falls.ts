// Every roll and draw of a game, turn by turn: what came, and what could have come.
import type { Fair } from '../types/Fair';
import type { Turn } from '../types/Turn';
import type { Odds } from './odds';

/** One roll or draw. Outcomes are written as in a record. */
export interface Fall {
  ply: number;
  came: string;
  /** Nothing, where only the rules know what was possible. */
  possible: Odds;
}

/** What the engine says about a record; crates/games/src/falls.rs. */
export interface Proved {
  fair: Fair | null;
  falls: Fall[];
}

/** The rolls and draws of a turn. */
export interface TurnFalls {
  /** From 1; 0 for what was dealt before the first turn. */
  number: number;
  seat: number | null;
  falls: Fall[];
}

export function byTurn(falls: readonly Fall[], turns: readonly Turn[]): TurnFalls[] {
  const found: TurnFalls[] = [];
  for (const fall of falls) {
    const number = turns.filter(({ ply }) => ply <= fall.ply).length;
    if (found.at(-1)?.number !== number)
      found.push({ number, seat: turns[number - 1]?.seat ?? null, falls: [] });
    found.at(-1)?.falls.push(fall);
  }
  return found;
}

/** In how many ways this could come, of how many; nothing where it is not known. */
export function ways({ came, possible }: Fall): { ways: number; of: number } | null {
  if (possible === null) return null;
  const of = possible.reduce((sum, [, weight]) => sum + weight, 0);
  return { ways: possible.find(([outcome]) => outcome === came)?.[1] ?? 0, of };
}
