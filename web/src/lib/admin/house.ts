// What whoever runs the house can ask of it. The token is in a header: never in an address, which logs hold,
// and never in a cookie, which other pages could make the browser send.
import { Refused } from '../api';
import type { House } from '../types/House';
import type { Ban } from '../types/Ban';
import type { Hide } from '../types/Hide';
import type { Problem } from '../types/Problem';
import type { TalkDesk } from '../types/TalkDesk';

export interface Keeper {
  house: () => Promise<House>;
  close: (id: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  talk: () => Promise<TalkDesk>;
  /** What was said is hidden or stays, and nobody need look at it again. */
  settle: (said: string, hidden: boolean) => Promise<unknown>;
  ban: (guest: string, banned: boolean) => Promise<unknown>;
}

export function keeper(token: string): Keeper {
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    let response: Response;
    try {
      response = await fetch(`/api/admin${path}`, {
        method,
        credentials: 'omit',
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch (error) {
      throw new Refused({ code: 'offline', message: String(error) });
    }
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer as T;
    throw new Refused(
      (answer as Problem | null) ?? { code: 'internal', message: `status ${response.status}` },
    );
  }
  const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
  return {
    house: () => call<House>('GET', '/house'),
    close: (id) => call('POST', `${table(id)}/close`),
    remove: (id) => call('DELETE', table(id)),
    talk: () => call<TalkDesk>('GET', '/talk'),
    settle: (said, hidden) =>
      call('PUT', `/talk/said/${encodeURIComponent(said)}`, { hidden, settled: true } satisfies Hide),
    ban: (guest, banned) => call('PUT', `/talk/bans/${encodeURIComponent(guest)}`, { banned } satisfies Ban),
  };
}

/** A running game that rested for less may still be wanted: a month, in seconds, as the server counts it. */
const OLD = 30 * 24 * 60 * 60;

export function mayDelete(table: House['tables'][number], now: number): boolean {
  return table.phase !== 'running' || now - table.changed >= OLD;
}
