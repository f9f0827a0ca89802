// What the answers of this device say about the games it keeps.
import type { AnyTable, AnyTables } from '../game';
import type { DailyTable } from '../types/DailyTable';
import type { Lost } from './lost.svelte';

/** Requests whose answer is a table that is kept from now on. */
const OPENS = /^\/(tables|tables\/[^/]+\/again|tables\/file|replays\/[^/]+\/table)$/;

const ONE = /^\/tables\/([^/]+)$/;

/** Notes which games there are, so that it is seen when one is gone. */
export function marked(
  method: string,
  path: string,
  answer: unknown,
  lost: Pick<Lost, 'kept' | 'listed' | 'forgotten'>,
): void {
  if (method === 'GET' && path === '/tables')
    lost.listed((answer as AnyTables).mine.map(({ table }) => table.id));
  if (method === 'POST' && OPENS.test(path)) lost.kept((answer as AnyTable).id);
  const [, deleted] = method === 'DELETE' ? (ONE.exec(path) ?? []) : [];
  if (deleted !== undefined) lost.forgotten(decodeURIComponent(deleted));
  if (method === 'POST' && path === '/daily') lost.kept((answer as DailyTable).table);
}
