// A board that is counted in a worker: piece by piece, so that the page sees what is known by then.
import type { Engine } from './engine';

export interface Counted {
  played: number;
  wanted: number;
}

/** So long lasts a piece, about. */
const PIECE = 300;

export async function countInPieces(
  wanted: object,
  engine: Pick<Engine, 'call' | 'ask'>,
  tell: (report: Counted) => void,
  now: () => number,
): Promise<void> {
  let report = await engine.ask<Counted>({ call: 'layout_open', wanted });
  tell(report);
  let games = 1;
  while (report.played < report.wanted) {
    const begun = now();
    report = engine.call<Counted>({ call: 'layout_advance', games });
    const took = Math.max(1, now() - begun);
    games = Math.max(1, Math.min(200, Math.round(games * Math.min(2, PIECE / took))));
    tell(report);
  }
}
