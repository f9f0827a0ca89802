// Finding things by what people type: without case, without accents, every word somewhere.

export interface Entry {
  id: string;
  name: string;
  /** Further words under which it may be looked for. */
  words: string;
}

/** `Jubiler`, `Große Moschee` and `Skład owoców` are found by `jubil`, `grosse`, `sklad`. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’']/g, '');
}

/** The entries that hold every word, those that begin with the first one in their name at the top. */
export function search<T extends Entry>(entries: readonly T[], query: string): T[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found: { entry: T; score: number }[] = [];
  for (const entry of entries) {
    const name = folded(entry.name);
    const all = `${name} ${folded(entry.words)}`;
    if (!words.every((word) => all.includes(word))) continue;
    const whole = words.join(' ');
    const score =
      name === whole ? 0 : name.startsWith(whole) ? 1 : words.every((word) => name.includes(word)) ? 2 : 3;
    found.push({ entry, score });
  }
  return found.sort((a, b) => a.score - b.score).map(({ entry }) => entry);
}
