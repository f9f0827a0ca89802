// The study of one game in a worker: piece by piece, so that the page hears how far it is and sees what is known by then.
import type { Engine } from './engine';

/** A finished game and how deeply it is looked at; the usual depth if nothing is said. */
export interface Wanted {
  /** The record as text. */
  record: string;
  simulations?: number;
  /** The same seed, the same report. */
  seed?: number;
}

/** How far a study is; crates/study/src/analysis.rs. */
export interface StudyProgress {
  pass: 'rough' | 'deep' | 'finished';
  done: number;
  steps: number;
}

export interface Surroundings {
  engine: Pick<Engine, 'call' | 'ask'>;
  /** Tells the page; the report comes after each pass and now and then, otherwise it is null. */
  tell: (progress: StudyProgress, report: unknown) => void;
  /** Milliseconds. */
  now: () => number;
}

/** So long lasts a piece, about. */
const PIECE = 150;
/** A report is large, and a page that draws it again all the time cannot be read. */
const BETWEEN_REPORTS = 2000;
const FEWEST = 50;
const MOST = 100_000;

/** How many simulations the next piece has, after one that took so long. */
export function nextPiece(simulations: number, took: number): number {
  // What has just been measured may be an easy place of the game: never more than twice as many.
  const fitting = Math.round(simulations * Math.min(2, PIECE / Math.max(took, 1)));
  return Math.max(FEWEST, Math.min(MOST, fitting));
}

/** Studies a game to the end; throws what the engine refuses. Whoever wants to stop ends the worker. */
export async function studyInPieces(wanted: Wanted, { engine, tell, now }: Surroundings): Promise<void> {
  let progress = await engine.ask<StudyProgress>({ call: 'study_open', ...wanted });
  tell(progress, null);
  let simulations = FEWEST;
  let reported = now();
  while (progress.pass !== 'finished') {
    const before = progress.pass;
    const begun = now();
    progress = engine.call<StudyProgress>({ call: 'study_advance', simulations });
    const done = now();
    simulations = nextPiece(simulations, done - begun);
    const reports = progress.pass !== before || done - reported >= BETWEEN_REPORTS;
    if (reports) reported = done;
    tell(progress, reports ? engine.call({ call: 'study_report' }) : null);
  }
  engine.call({ call: 'study_close' });
}
