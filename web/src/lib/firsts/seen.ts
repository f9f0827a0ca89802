// What this device has explained already. The server does not know it: whoever sits at another device is told again.
import { remember, remembered } from '../storage';

const KEY = 'firsts';
/** Beyond these a list is not ours. */
const MOST = 1000;

/** What this page has explained, for browsers that forbid to remember it. */
let here = new Set<string>();

function kept(): string[] {
  const found = remembered<unknown>(KEY, []);
  return Array.isArray(found) ? found.filter((id) => typeof id === 'string').slice(0, MOST) : [];
}

export const isSeen = (id: string): boolean => here.has(id) || kept().includes(id);

export function markSeen(id: string): void {
  if (isSeen(id)) return;
  here.add(id);
  remember(KEY, [...kept(), id]);
}

/** Everything is new again, the three hints of a first game included. */
export function forgetSeen(): void {
  here = new Set();
  remember(KEY, []);
  remember('hints', []);
}
