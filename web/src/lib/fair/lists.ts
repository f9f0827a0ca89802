// The pieces that chance picks from, in the order of docs/records.md. The tests compare them with whole games.

type Row = readonly [name: string, copies: number];
const BASE: readonly Row[] = [
  ['one-good', 4], ['five-lira', 4], ['long-way', 4], ['stay', 2], ['assistant-back', 2], ['family-home', 2],
  ['twice-palace', 2], ['twice-post-office', 2], ['twice-dealer', 2], ['any-goods', 2],
]; // prettier-ignore
const two = (names: string): Row[] => names.split(' ').map((name) => [name, 2]);
const MOCHA = two(
  'two-coffee coffee-guild coffee-lira dice-yield swap die-to-six corner twice-wainwright twice-coffee-house',
);
const LETTERS = two(
  'one-letter dice-letter good-lira red-and-lira green-and-lira yellow-and-lira copy family-walk jump two-steps from-afar twice-mosque twice-society anywhere',
);

export type Ruleset = 'base' | 'mocha' | 'letters' | 'great-bazaar';

/** The bonus cards of a ruleset, and how many there are of each. */
export function bonusCards(ruleset: Ruleset, newOnly: boolean): Map<string, number> {
  const rows: Record<Ruleset, readonly Row[]> = {
    base: BASE,
    mocha: [...BASE, ...MOCHA],
    letters: newOnly ? LETTERS : [...BASE, ...LETTERS],
    'great-bazaar': [...BASE, ...MOCHA, ...LETTERS],
  };
  return new Map(rows[ruleset]);
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

export const PLACES: Record<Ruleset, readonly number[]> = {
  base: range(1, 16),
  mocha: range(1, 20),
  letters: [...range(1, 16), ...range(21, 24)],
  'great-bazaar': range(1, 25),
};

export const GUILD: readonly string[] = range(1, 20).map(String);
export const KIOSK: readonly string[] = range(1, 24).map(String);
export const LETTER_COPIES: ReadonlyMap<string, number> = new Map([
  ...range(1, 16).map((place): [string, number] => [String(place), 2]),
  ...range(21, 24).map((place): [string, number] => [String(place), 1]),
]);
export const demandTiles = (market: string): string[] => range(1, 5).map((n) => `${market}${n}`);

const COLOURS = ['red', 'yellow', 'green', 'blue'];
const each = (kinds: string[], colours = COLOURS) =>
  kinds.flatMap((kind) => colours.map((colour) => `${kind}-${colour}`));

/** The mosque tiles of the dice game. */
export const MOSQUE_TILES: readonly string[] = [
  ...each(['lira', 'crystal', 'card', 'action', 'good']),
  ...range(1, 4).map((n) => `die-${n}`),
];

/** The bazaar cards of the dice game. */
export const BAZAAR_CARDS: readonly string[] = [
  ...each(['sell'], [...COLOURS, 'crystal']),
  ...each(['crate', 'goods']),
  ...each(['resource'], [...COLOURS, 'crystal']),
  ...each(['ruby'], ['brown', 'crystal', 'lira', 'goods']),
  ...each(['two'], ['lira', 'crystal', 'goods', 'brown']),
  ...each(['own'], ['lira', 'tile', 'ruby']),
  ...each(['trade'], ['lira', 'goods']),
  ...each(['tile'], ['lira', 'crystal']),
];

export const FACES = ['red', 'yellow', 'green', 'blue', 'coin', 'card'] as const;
