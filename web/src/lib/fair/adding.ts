// What this device adds to the dice of a table: 32 bytes of its own for each promise of the server. It commits
// to them as soon as it has a seat, shows them when the game begins, and keeps them, so that the end can be
// compared with what happened here and not with what somebody says.
import { api, Refused } from '../api';
import type { AnyTable } from '../game';
import { remember } from '../storage';
import type { NewTable } from '../types/NewTable';
import { partCommitment } from './joint';
import { keptParts, keyOf, type Own } from './kept';
import { toHex } from './sha256';

const sent = new Set<string>();

function keep(table: string, promise: string, own: Own): Own {
  remember(keyOf(table), { ...keptParts(table), [promise]: own });
  memory.set(`${table} ${promise}`, own);
  return own;
}

// Also where the browser keeps nothing, a part is made once.
const memory = new Map<string, Own>();
const known = (table: string, promise: string): Own | undefined =>
  memory.get(`${table} ${promise}`) ?? keptParts(table)[promise];

const fresh = (): Own => ({ part: toHex(crypto.getRandomValues(new Uint8Array(32))), shown: false });

type Step = { commitment: string } | { part: string };

/** What this device has to send now, if anything. */
export function nextStep(table: AnyTable): Step | null {
  const [seat] = table.mine;
  const promise = table.commitment;
  if (table.phase !== 'gathering' || !table.dice || seat === undefined || promise === null) return null;
  const { giving, revealing, commitments } = table.dice;
  const listed = commitments[seat] ?? null;
  let own = known(table.id, promise);
  if (revealing) {
    // Only what was committed to for this promise, and only while it stands in the list.
    return own && listed === partCommitment(promise, own.part) ? { part: own.part } : null;
  }
  if (giving === 'at_once') {
    if (listed !== null && !(own && !own.shown && listed === partCommitment(promise, own.part))) return null;
    own ??= keep(table.id, promise, fresh());
    return { part: own.part };
  }
  // What the server has seen is no secret any more.
  if (!own || own.shown) own = keep(table.id, promise, fresh());
  const commitment = partCommitment(promise, own.part);
  // Another device of the same person may have replaced it; then that one shows its part.
  if (listed === commitment || (listed !== null && sent.has(commitment))) return null;
  return { commitment };
}

/** Adds to the dice, if it is time to; answers with the table after it. */
export async function addToDice(table: AnyTable): Promise<AnyTable | null> {
  const step = nextStep(table);
  if (!step || table.commitment === null) return null;
  const what = `${table.id} ${JSON.stringify(step)}`;
  if (underway.has(what)) return null;
  underway.add(what);
  try {
    if ('part' in step) keep(table.id, table.commitment, { part: step.part, shown: true });
    else sent.add(step.commitment);
    return await api.addToDice(table.id, step);
  } catch (error) {
    // Somebody began or left meanwhile: the next message of the table says what is to be done.
    if (error instanceof Refused) return null;
    throw error;
  } finally {
    underway.delete(what);
  }
}
const underway = new Set<string>();

/** Opens a table. Where nobody else is waited for the game has begun, with dice this device added to. */
export async function openTable(wanted: NewTable<unknown>): Promise<AnyTable> {
  return begun(await api.create({ ...wanted, joint: true }));
}

/** A table that begins by itself once this device has added to the dice. */
export async function begun(table: AnyTable): Promise<AnyTable> {
  return (table.dice?.by_itself && (await addToDice(table))) || table;
}
