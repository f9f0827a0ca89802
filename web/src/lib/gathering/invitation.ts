// The link of a table, and the ways to hand it on.

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
