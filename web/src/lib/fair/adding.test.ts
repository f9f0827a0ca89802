import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refused } from '../api';
import type { AnyTable } from '../game';
import { addToDice, nextStep } from './adding';
import { keptParts } from './kept';
import { partCommitment } from './joint';

let tables = 0;
/** A table at which I sit on the first of two seats. */
function table(dice: Partial<NonNullable<AnyTable['dice']>> = {}, changes: Partial<AnyTable> = {}): AnyTable {
  return {
    id: `table${tables}`,
    phase: 'gathering',
    mine: [0],
    commitment: 'aa'.repeat(32),
    dice: {
      seating: 'lot',
      giving: 'revealed',
      commitments: [null, null],
      revealing: false,
      by_itself: false,
      aborted: 0,
      withheld: [],
      added: null,
      ...dice,
    },
    ...changes,
  } as AnyTable;
}

describe('what this device adds to the dice', () => {
  beforeEach(() => {
    localStorage.clear();
    tables++;
  });

  it('is committed to once it has a seat, and shown when everybody does', () => {
    expect(nextStep(table({}, { mine: [] })), 'whoever only looks adds nothing').toBeNull();
    const step = nextStep(table()) as { commitment: string };
    const [promise, own] = Object.entries(keptParts(`table${tables}`))[0]!;
    expect(step.commitment).toBe(partCommitment(promise, own.part));
    expect(own.part).toHaveLength(64);
    const commitments = [step.commitment, 'bb'.repeat(32)];
    expect(nextStep(table({ commitments })), 'there it is').toBeNull();
    expect(nextStep(table({ commitments, revealing: true }))).toEqual({ part: own.part });
  });

  it('is not shown if the list or the promise was changed', () => {
    const step = nextStep(table()) as { commitment: string };
    const commitments = [step.commitment, null];
    expect(nextStep(table({ commitments: ['cc'.repeat(32), null], revealing: true }))).toBeNull();
    expect(nextStep(table({ commitments, revealing: true }, { commitment: 'dd'.repeat(32) }))).toBeNull();
  });

  it('is given at once at a table over days', () => {
    const step = nextStep(table({ giving: 'at_once' })) as { part: string };
    expect(step.part).toHaveLength(64);
    const commitments = ['ee'.repeat(32), null];
    expect(nextStep(table({ giving: 'at_once', commitments })), 'another device gave one').toBeNull();
  });

  it('is another one for every attempt, and what was shown is never used again', async () => {
    const send = vi.spyOn(api, 'addToDice').mockResolvedValue(table());
    const first = nextStep(table({ giving: 'at_once' }));
    await addToDice(table({ giving: 'at_once' }));
    expect(send).toHaveBeenCalledWith(`table${tables}`, first);
    const later = nextStep(table()) as { commitment: string };
    const own = keptParts(`table${tables}`)['aa'.repeat(32)]!;
    expect(first).not.toEqual({ part: own.part });
    expect(later.commitment).toBe(partCommitment('aa'.repeat(32), own.part));
    expect(nextStep(table({}, { commitment: 'dd'.repeat(32) }))).not.toEqual(later);
  });

  it('does not stop anybody who is refused', async () => {
    vi.spyOn(api, 'addToDice').mockRejectedValue(new Refused({ code: 'not_now', message: '' }));
    expect(await addToDice(table())).toBeNull();
  });
});
