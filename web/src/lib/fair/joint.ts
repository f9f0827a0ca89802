// How a seed is made of parts, and what it deals, as docs/records.md says. Everything here is hexadecimal
// text outside and bytes inside.
import { fromHex, sha256, text, toHex } from './sha256';

export interface Contribution {
  seat: number;
  commitment: string;
  part?: string;
}

export interface Attempt {
  commitment: string;
  server: string;
  parts: Contribution[];
  withheld: number[];
}

export interface Joint {
  table: string;
  server?: string;
  people: number;
  parts: Contribution[];
  lot?: number[];
  from?: number;
  aborted?: Attempt[];
}

export interface Fairness {
  commitment: string;
  seed?: string;
  joint?: Joint;
  /** The seed is that of a day; whose each outcome was. */
  daily?: { day: string; seats?: number[] };
}

/** JSON in exactly one way: names sorted, nothing between the signs. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

function number(value: number, bytes: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(value));
  return new Uint8Array(view.buffer).slice(8 - bytes);
}

/** What the server's commitment is for. `start` are the options, or the position the game goes on from. */
export function binding(
  table: string,
  game: string,
  rulesVersion: number,
  lot: boolean,
  start: unknown,
): string {
  const fields = [table, game, String(rulesVersion), lot ? 'lot' : 'as seated', canonical(start)].map(text);
  return toHex(
    sha256(text('bedesten binding 1'), ...fields.flatMap((field) => [number(field.length, 4), field])),
  );
}

export const serverCommitment = (bound: string, server: string): string =>
  toHex(sha256(text('bedesten commitment 2'), fromHex(bound), fromHex(server)));

/** The commitment to a seed that the server drew alone, as it was before. */
export const seedCommitment = (seed: string): string =>
  toHex(sha256(text('bedesten commitment 1'), fromHex(seed)));

export const partCommitment = (server: string, part: string): string =>
  toHex(sha256(text('bedesten part 1'), fromHex(server), fromHex(part)));

export function seedOf(
  bound: string,
  server: string,
  parts: readonly { seat: number; part: string }[],
): string {
  const given = parts.flatMap(({ seat, part }) => [number(seat, 1), fromHex(part)]);
  const all = [fromHex(bound), fromHex(server), number(parts.length, 1), ...given];
  return toHex(sha256(text('bedesten seed 2'), ...all));
}

export type Label = 'bedesten setup 1' | 'bedesten play 1' | 'bedesten lot 1' | 'bedesten daily 1';

/** The seed of a day, as docs/daily.md says. */
export const seedOfDay = (day: string): string => toHex(sha256(text('bedesten daily seed 1'), text(day)));

/** The chance of a kind for a seat, where the dice are those of a day. */
export const stream = (kind: string, seat: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array([kind.length, ...text(kind), seat]);

/** A number from 0 to `choices` − 1. */
export function pick(
  label: Label,
  seed: string,
  index: number,
  choices: number,
  of: Uint8Array = new Uint8Array(),
): number {
  const whole = (2n ** 64n / BigInt(choices)) * BigInt(choices);
  for (let attempt = 0; ; attempt++) {
    const hash = sha256(text(label), fromHex(seed), of, number(index, 8), number(attempt, 4));
    const value = new DataView(hash.buffer).getBigUint64(0);
    if (value < whole) return Number(value % BigInt(choices));
  }
}

/** The former seat of each seat. */
export function drawLot(seed: string, seats: number): number[] {
  const lot = Array.from({ length: seats }, (_, seat) => seat);
  for (let last = seats - 1, index = 0; last > 0; last--, index++) {
    const other = pick('bedesten lot 1', seed, index, last + 1);
    [lot[last], lot[other]] = [lot[other]!, lot[last]!];
  }
  return lot;
}
