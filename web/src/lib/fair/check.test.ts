import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check, nothingKept, type ProvedRecord } from './check';
import { binding, canonical, drawLot, partCommitment, pick, seedOf, serverCommitment } from './joint';
import { sha256, text, toHex } from './sha256';

// Tests run in the folder of the client.
const fixtures = '../fixtures/';
const read = (path: string): ProvedRecord => JSON.parse(readFileSync(`${fixtures}${path}`, 'utf8'));
const games = (folder: string) =>
  readdirSync(`${fixtures}games/${folder}`).map((name) => read(`games/${folder}/${name}`));

describe('the arithmetic of the proof', () => {
  it('hashes as the standard says', () => {
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(toHex(sha256(text('abc')))).toBe(abc);
    const long = 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0';
    expect(toHex(sha256(text('a'.repeat(500_000)), text('a'.repeat(500_000))))).toBe(long);
  });

  it('agrees with the vectors', () => {
    const { cases } = JSON.parse(readFileSync(`${fixtures}fairness/vectors.json`, 'utf8'));
    for (const one of cases) {
      expect(canonical(one.start)).toBe(one.canonical_start);
      const bound = binding(one.table, one.game, one.rules_version, one.lot !== null, one.start);
      expect(bound).toBe(one.binding);
      expect(serverCommitment(bound, one.server)).toBe(one.commitment);
      for (const given of one.parts)
        expect(partCommitment(one.commitment, given.part)).toBe(given.commitment);
      const seed = seedOf(bound, one.server, one.parts);
      expect(seed).toBe(one.seed);
      if (one.lot) expect(drawLot(seed, one.lot.length)).toEqual(one.lot);
      const picks = (label: 'bedesten setup 1' | 'bedesten play 1', n: number) =>
        [0, 1, 2, 3, 4, 5].map((index) => pick(label, seed, index, n));
      expect(picks('bedesten setup 1', 5)).toEqual(one.picks['bedesten setup 1 of 5']);
      expect(picks('bedesten play 1', 36)).toEqual(one.picks['bedesten play 1 of 36']);
    }
  });
});

describe('every outcome is checked in the browser', () => {
  for (const folder of ['base', 'mocha', 'letters', 'great-bazaar', 'dice']) {
    it(`in the golden games of ${folder}`, () => {
      let [checked, total] = [0, 0];
      for (const record of games(folder).filter(({ fairness }) => fairness?.seed)) {
        const report = check(record);
        expect(report.faults, JSON.stringify(record).slice(0, 200)).toEqual([]);
        expect(report.setup).toBe(true);
        checked += report.outcomes.checked;
        total += report.outcomes.total;
      }
      expect(total).toBeGreaterThan(500);
      expect(checked, `of ${total}`).toBe(total);
    }, 60_000);
  }

  it('and one that was changed is found', () => {
    const other: [RegExp, string][] = [
      [/^dice-(?!6-6)\d-\d$/, 'dice-6-6'],
      [/^draw-(?!five-lira|guild|letter)/, 'draw-five-lira'],
      [/^draw-guild-(?!7$)/, 'draw-guild-7'],
      [/^draw-letter-(?!7$)/, 'draw-letter-7'],
      [/^demand-s(?!5)/, 'demand-s5'],
      [/^reveal-(?!3$)/, 'reveal-3'],
      [/^one-die-(?!6)/, 'one-die-6'],
    ];
    const record = games('great-bazaar').find(({ actions }) =>
      other.every(([kind]) => actions.some((action) => kind.test(action))),
    )!;
    for (const [kind, changed] of other) {
      const ply = record.actions.findIndex((action) => kind.test(action));
      const actions = record.actions.with(ply, changed);
      const [fault] = check({ ...record, actions }).faults;
      expect(fault?.fault, `${record.actions[ply]} became ${changed}`).toBe('outcome');
      expect(fault?.where).toMatch(new RegExp(`^${ply}:`));
    }
    const dice = games('dice')[0]!;
    for (const [kind, changed] of [
      [/^dice-/, 'dice-3red'],
      [/^draw-/, 'draw-own-ruby'],
      [/^open-/, 'open-die-4'],
    ] as const) {
      const ply = dice.actions.findIndex((action) => kind.test(action) && action !== changed);
      expect(check({ ...dice, actions: dice.actions.with(ply, changed) }).faults[0]?.fault).toBe('outcome');
    }
  });
});

describe('a game to which people added', () => {
  const record = read('fairness/games/three-people.json');
  const joint = record.fairness!.joint!;

  it('is proved, and says who added', () => {
    const report = check(record);
    expect(report).toMatchObject({ faults: [], added: { parts: 2, people: 3 }, lot: true, aborted: 1 });
    expect(check(read('fairness/games/going-on.json'))).toMatchObject({
      faults: [],
      added: { parts: 1, people: 1 },
    });
  });

  it('is compared with what this device kept', () => {
    const promise = record.fairness!.commitment;
    const own = { part: joint.parts[0]!.part!, shown: true };
    const kept = { table: joint.table, promises: [promise], parts: { [promise]: own } };
    expect(check(record, kept)).toMatchObject({ faults: [], mine: true });
    const faults = (memory: Partial<typeof kept>) =>
      check(record, { ...kept, ...memory }).faults.map(({ fault }) => fault);
    expect(faults({ table: 'another000' })).toEqual(['table']);
    expect(faults({ promises: [promise, 'ff'.repeat(32)] })).toEqual(['kept_promise']);
    expect(faults({ parts: { [promise]: { ...own, part: 'ff'.repeat(32) } } })).toEqual(['own_part']);
    expect(check(record, nothingKept).mine).toBeNull();
  });

  it('cannot be spoilt unnoticed', () => {
    const spoilt = (change: (fairness: NonNullable<ProvedRecord['fairness']>) => void) => {
      const copy = structuredClone(record);
      change(copy.fairness!);
      return check(copy).faults.map(({ fault }) => fault);
    };
    const other = 'ab'.repeat(32);
    expect(spoilt((f) => (f.joint!.server = other))).toContain('server_part');
    expect(spoilt((f) => (f.joint!.parts[0]!.part = other))).toContain('part');
    expect(spoilt((f) => f.joint!.parts.shift())).toContain('seed');
    expect(spoilt((f) => (f.joint!.lot = [0, 1, 2]))).toContain('lot');
    expect(spoilt((f) => (f.joint!.table = 'another000'))).toContain('server_part');
    expect(spoilt((f) => (f.joint!.aborted![0]!.withheld = []))).toEqual(['aborted']);
    expect(spoilt((f) => (f.seed = other))).toContain('seed');
  });
});

describe('a game of a day', () => {
  it('is proved without the rules, outcome by outcome', () => {
    const report = check(read('daily/great-bazaar.json'));
    expect(report.faults).toEqual([]);
    expect(report.day).toBe('2026-11-21');
    expect(report.outcomes.checked).toBe(report.outcomes.total);
    expect(report.outcomes.total).toBeGreaterThan(100);
  });

  it('is not that of another day, nor are its outcomes those of another seat', () => {
    const other = read('daily/great-bazaar.json');
    other.fairness!.daily!.day = '2026-11-20';
    expect(check(other).faults[0]?.fault).toBe('day');
    const swapped = read('daily/great-bazaar.json');
    swapped.fairness!.daily!.seats!.fill(1);
    expect(check(swapped).faults[0]?.fault).toBe('outcome');
  });
});
