// Finding things by what people type: without case, without accents, every word somewhere, in whatever ending.

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

/** Endings of plurals and cases in the three languages, without accents. */
const ENDINGS =
  'owie ami ach owi iem ed ek ka ki ke ko ow om em ie ia ej ym ich ych es en er ern n e s i y a o u'.split(
    ' ',
  );

/** What a word has in common with its plural and its cases: `kart` of `karty`, `gehilf` of `Gehilfen`. */
function stem(word: string): string {
  const least = Math.max(3, Math.ceil(word.length * 0.6));
  const ending = ENDINGS.filter((end) => word.endsWith(end) && word.length - end.length >= least).sort(
    (a, b) => b.length - a.length,
  )[0];
  return ending ? word.slice(0, -ending.length) : word;
}

/** Whether a word stands in a text as it is, or at the beginning of a word with another ending. */
function occurs(word: string, text: string): 'whole' | 'stem' | null {
  if (text.includes(word)) return 'whole';
  const root = stem(word);
  if (root.length < 3 || /[\d-]/.test(word)) return null;
  const other = new RegExp(`(^|[^\\p{L}])${root}\\p{L}{0,4}(?!\\p{L})`, 'u');
  return other.test(text) ? 'stem' : null;
}

/** The entries that hold every word, those that begin with the first one in their name at the top. */
export function search<T extends Entry>(entries: readonly T[], query: string): T[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found: { entry: T; score: number }[] = [];
  for (const entry of entries) {
    const name = folded(entry.name);
    const all = `${name} ${folded(entry.words)}`;
    const ways = words.map((word) => occurs(word, all));
    if (ways.includes(null)) continue;
    const whole = words.join(' ');
    const inName = words.every((word) => occurs(word, name));
    const score =
      name === whole ? 0 : name.startsWith(whole) ? 1 : inName ? 2 : ways.includes('stem') ? 4 : 3;
    found.push({ entry, score });
  }
  return found.sort((a, b) => a.score - b.score).map(({ entry }) => entry);
}
