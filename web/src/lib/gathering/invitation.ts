// The link of a table, the ways to hand it on, and the seat behind it.
import { api } from '../api';
import type { AnyTable } from '../game';
import type { Seat } from '../types/Seat';

/** Takes a seat, under a name that is asked for once: the next table knows it. */
export async function sitDown(
  table: string,
  seat: Seat | null,
  name: string,
  known: string,
): Promise<AnyTable> {
  if (name && name !== known) await api.rename(name);
  return api.join(table, { seat, name: name || null });
}

export const linkOf = (id: string, origin: string): string => `${origin}/t/${encodeURIComponent(id)}`;

/** Puts a text on the clipboard; says whether it is there. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hands the link to the device's own way of sending, where there is one. */
export async function share(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch {
    return false;
  }
}

export const mayShare = (): boolean =>
  typeof navigator !== 'undefined' && typeof navigator.share === 'function';
