// Proves a record in this browser, from the record and docs/records.md alone: how its seed came about, who sits
// where, what lay on the table, and every roll and draw. Nobody's word is taken for it.
import { boxPiles } from '../games/bazaar/boxes/piles';
import { BazaarPiles } from '../games/bazaar/fair';
import type { Fall } from './falls';
import { type Odds } from './odds';
import { DiceGamePiles } from '../games/dice/fair';
import {
  binding,
  drawLot,
  partCommitment,
  pick,
  seedCommitment,
  seedOf,
  seedOfDay,
  serverCommitment,
  stream,
  type Attempt,
  type Contribution,
  type Fairness,
  type Joint,
} from './joint';
import { checkSetup } from './setup';

/** A record, as far as it is needed here. */
export interface ProvedRecord {
  game: string;
  rules_version: number;
  options?: unknown;
  players: { name: string }[];
  fairness?: Fairness;
  setup: Record<string, unknown>;
  actions: string[];
}

/** What this device remembers of the table. */
export interface Memory {
  table: string | null;
  /** Promises of the server that were shown here. */
  promises: readonly string[];
  /** What this device added, by promise. */
  parts: Readonly<Record<string, { part: string; shown: boolean }>>;
}

export type Fault =
  | 'no_seed'
  | 'promise'
  | 'server_part'
  | 'part'
  | 'seed'
  | 'lot'
  | 'aborted'
  | 'table'
  | 'kept_promise'
  | 'own_part'
  | 'day'
  | 'setup'
  | 'outcome';

export interface Report {
  faults: { fault: Fault; where?: string }[];
  /** How many people added to the seed, of how many; nothing if the server drew it alone. */
  added: { parts: number; people: number } | null;
  /** Whether what this device added is in it; nothing if it added nothing. */
  mine: boolean | null;
  lot: boolean;
  aborted: number;
  outcomes: { checked: number; total: number };
  /** Every roll and draw that was looked at. */
  falls: Fall[];
  setup: boolean;
  /** The day whose dice these are: everybody who played on it had them. */
  day: string | null;
}

export const nothingKept: Memory = { table: null, promises: [], parts: {} };

export function check(record: ProvedRecord, kept: Memory = nothingKept): Report {
  const report: Report = {
    faults: [],
    added: null,
    mine: null,
    lot: false,
    aborted: 0,
    outcomes: { checked: 0, total: 0 },
    falls: [],
    setup: false,
    day: null,
  };
  const fairness = record.fairness;
  const seed = fairness?.seed;
  if (!fairness || !seed) {
    report.faults.push({ fault: 'no_seed' });
    return report;
  }
  if (fairness.joint) checkJoint(record, fairness, fairness.joint, seed, kept, report);
  else if (seedCommitment(seed) !== fairness.commitment) report.faults.push({ fault: 'promise' });
  const day = fairness.daily?.day;
  if (day !== undefined) {
    report.day = day;
    if (seedOfDay(day) !== seed || fairness.joint) report.faults.push({ fault: 'day', where: day });
  }
  checkMemory(fairness, kept, report);
  if (fairness.joint?.from === undefined) {
    const fits = checkSetup(record, seed);
    report.setup = fits === true;
    if (fits === false) report.faults.push({ fault: 'setup' });
  }
  checkOutcomes(record, seed, fairness.joint?.from ?? 0, report);
  return report;
}

function checkJoint(
  record: ProvedRecord,
  fairness: Fairness,
  joint: Joint,
  seed: string,
  kept: Memory,
  report: Report,
): void {
  const wrong = (fault: Fault, where?: string) => report.faults.push({ fault, ...(where ? { where } : {}) });
  report.added = { parts: joint.parts.length, people: joint.people };
  report.lot = joint.lot !== undefined;
  report.aborted = joint.aborted?.length ?? 0;
  const start =
    joint.from === undefined
      ? record.options
      : { setup: record.setup, actions: record.actions.slice(0, joint.from) };
  const bound = binding(joint.table, record.game, record.rules_version, report.lot, start);
  if (kept.table !== null && kept.table !== joint.table) wrong('table');
  if (!joint.server || serverCommitment(bound, joint.server) !== fairness.commitment) wrong('server_part');
  const bad = badPart(joint.parts, fairness.commitment);
  if (bad !== null || joint.parts.some(({ part }) => part === undefined)) wrong('part', String(bad ?? ''));
  const parts = joint.parts.map(({ seat, part }) => ({ seat, part: part ?? '' }));
  if (!joint.server || seedOf(bound, joint.server, parts) !== seed) wrong('seed');
  const lot = joint.lot;
  if (lot && String(drawLot(seed, record.players.length)) !== String(lot)) wrong('lot');
  for (const [index, attempt] of (joint.aborted ?? []).entries())
    if (!isAborted(attempt, bound)) wrong('aborted', String(index + 1));
}

/** The first seat whose part is not the one it committed to. */
function badPart(parts: readonly Contribution[], promise: string): number | null {
  const ordered = parts.every(({ seat }, index) => index === 0 || parts[index - 1]!.seat < seat);
  const bad = parts.find(({ part, commitment }) => part && partCommitment(promise, part) !== commitment);
  return ordered ? (bad?.seat ?? null) : (parts[0]?.seat ?? 0);
}

function isAborted(attempt: Attempt, bound: string): boolean {
  const missing = attempt.parts.filter(({ part }) => part === undefined);
  return (
    serverCommitment(bound, attempt.server) === attempt.commitment &&
    badPart(attempt.parts, attempt.commitment) === null &&
    attempt.withheld.length > 0 &&
    missing.every(({ seat }) => attempt.withheld.includes(seat))
  );
}

/** Compares with what this device saw and did while it was there. */
function checkMemory(fairness: Fairness, kept: Memory, report: Report): void {
  const attempts = [
    { commitment: fairness.commitment, parts: fairness.joint?.parts ?? [] },
    ...(fairness.joint?.aborted ?? []),
  ];
  for (const promise of kept.promises)
    if (!attempts.some(({ commitment }) => commitment === promise))
      report.faults.push({ fault: 'kept_promise' });
  const own = kept.parts[fairness.commitment];
  if (!own?.shown) return;
  report.mine = (fairness.joint?.parts ?? []).some(({ part }) => part === own.part);
  if (!report.mine) report.faults.push({ fault: 'own_part' });
}

/** The outcome on which a pick falls. */
function chosen(odds: NonNullable<Odds>, draw: (total: number) => number): string | null {
  const total = odds.reduce((sum, [, weight]) => sum + weight, 0);
  if (total === 0) return null;
  let left = draw(total);
  for (const [outcome, weight] of odds) {
    if (left < weight) return outcome;
    left -= weight;
  }
  return null;
}

/** The kind of chance an outcome is of, as the rules name it. */
const KINDS: readonly (readonly [begins: string, kind: string])[] = [
  ...boxPiles().map(({ chance }) => chance),
  ['dice-', 'dice'],
  ['draw-', 'card'],
  ['demand-', 'demand'],
  ['one-die-', 'die'],
  ['open-', 'tile'],
];

/** Draws one outcome after the other: by their number, or, with the dice of a day, by kind and seat. */
function drawing(seed: string, seats: readonly number[] | null) {
  const counts = new Map<string, number>();
  let index = 0;
  return (outcome: string): ((total: number) => number) => {
    const all = index++;
    if (seats === null) return (total) => pick('bedesten play 1', seed, all, total);
    const kind = KINDS.find(([begins]) => outcome.startsWith(begins))?.[1] ?? '';
    const seat = seats[all] ?? 0;
    const key = `${kind} ${seat}`;
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return (total) => pick('bedesten daily 1', seed, before, total, stream(kind, seat));
  };
}

function checkOutcomes(record: ProvedRecord, seed: string, from: number, report: Report): void {
  const dice = record.game === 'dice';
  const piles = dice ? new DiceGamePiles(record.setup as never) : new BazaarPiles(record.setup as never);
  const isChance = dice ? DiceGamePiles.isChance : BazaarPiles.isChance;
  const daily = record.fairness?.daily;
  const next = drawing(seed, daily ? (daily.seats ?? []) : null);
  for (const [ply, action] of record.actions.entries()) {
    if (isChance(action)) {
      const odds = piles.odds(action);
      const draw = next(action);
      if (ply >= from) {
        report.outcomes.total++;
        report.falls.push({ ply, came: action, possible: odds });
        if (odds !== null) {
          report.outcomes.checked++;
          const dealt = chosen(odds, draw);
          if (dealt !== action) {
            report.faults.push({ fault: 'outcome', where: `${ply}: ${action}, ${dealt ?? '–'}` });
            // What comes after a changed outcome says nothing any more.
            return;
          }
        }
      }
    }
    piles.follow(action);
  }
}
