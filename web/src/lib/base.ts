// Where the client lives at its host: usually at the root, on a page host perhaps in a folder (`/repo/`). Everything
// inside speaks of `/new` and `/rules`; here the folder is put before it and taken away again.

/** The address of a page or file of ours at its host. What is no path of ours stays as it is. */
export function at<T>(path: T, base: string = __BASE__): T | string {
  if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('//')) return path;
  return base + path.slice(1);
}

/** The path of ours that an address of the host names; nothing for one outside of our folder. */
export function within(path: string, base: string = __BASE__): string | null {
  if (`${path}/` === base) return '/';
  return path.startsWith(base) ? `/${path.slice(base.length)}` : null;
}

/** With the name of the host, to be copied. */
export const whole = (path: string): string => `${location.origin}${at(path)}`;
