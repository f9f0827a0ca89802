// What a running game needs of the browser around it.
import type { Problem } from './types/Problem';

/** What `Live` needs of a WebSocket; tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Means {
  open: (address: string) => Socket;
  client: string;
  wait: (milliseconds: number, then: () => void) => () => void;
  now: () => number;
  /** Whether nobody looks at the page. */
  hidden: () => boolean;
  /** A screen for everybody in the room: it has no seat and sees no hand. */
  screen: boolean;
  /** Why the server does not even open the socket, which a browser does not tell: a wrong link, for example. */
  why: () => Promise<Problem | null>;
}

export const browser = (): Means => ({
  open: (address) => new WebSocket(address) as unknown as Socket,
  client: crypto.randomUUID?.() ?? String(Math.random()).slice(2),
  wait: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
  hidden: () => document.hidden,
  screen: false,
  why: () => Promise.resolve(null),
});

/** A break before the next attempt: short at first, at most ten seconds, never in step with others. */
export function backOff(attempt: number, random = Math.random()): number {
  return Math.min(10_000, 300 * 2 ** Math.min(attempt, 6)) * (0.75 + random / 2);
}
