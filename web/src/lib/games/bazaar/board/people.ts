// Who stands and lies where, and how the pieces of a place give way to each other. Coordinates are on the
// 240 grid of a tile. The place's own state is never covered: people squeeze together instead.
import type { Colour, Place, View } from '../bazaar';
import { FIGURE_NAMES, FIGURES } from '../boxes/figures';
import { EXTRA_PIECE } from '../boxes/pieces';
import type { FigureName } from './figure';

export interface Merchant {
  colour: Colour;
  /** Assistants under him; nothing for a merchant nobody plays. */
  stack: number | null;
  /** Those of them that belong to nobody, from the bottom. */
  neutral: boolean[];
}
export interface People {
  merchants: Merchant[];
  family: Colour[];
  /** Whose extra piece is here. */
  extra: Colour[];
  /** Assistants left behind; null is a neutral one. */
  assistants: (Colour | null)[];
  figures: FigureName[];
}

/** Everybody at a place, in turn order. */
export function peopleAt(view: View, place: Place): People {
  const own = view.seats.filter((seat) => seat.place === place);
  const merchants: Merchant[] = own.map((seat) => ({
    colour: seat.colour,
    stack: seat.assistants_in_stack,
    neutral: seat.neutral_in_stack,
  }));
  for (const merchant of view.neutral_merchants)
    if (merchant.place === place) merchants.push({ colour: merchant.colour, stack: null, neutral: [] });
  const left = view.seats.flatMap((seat) =>
    seat.assistants_out.filter((at) => at === place).map(() => seat.colour),
  );
  const neutral = view.neutral_assistants.filter((at) => at === place).map(() => null);
  return {
    merchants,
    family: view.seats.filter((seat) => seat.family_place === place).map((seat) => seat.colour),
    extra: view.seats.filter((seat) => EXTRA_PIECE.at(seat) === place).map((seat) => seat.colour),
    assistants: [...left, ...neutral],
    figures: FIGURE_NAMES.filter((figure) => FIGURES[figure].at(view) === place),
  };
}

const ROW = { y: 206, left: 18, right: 222 };
const LYING = { x: 16, y: 168, top: 68 };
const STANDING = { right: 226, y: 170, top: 56 };

export interface Spot {
  x: number;
  y: number;
  size: number;
}

export interface Group {
  colour: Colour;
  merchant: (Merchant & { discs: number[]; top: number }) | null;
  family: Spot | null;
  extra: Spot | null;
  middle: number;
  size: number;
  badge: { x: number; y: number; n: number } | null;
}

/** One player's people are one group: the merchant on his discs, family member and extra piece small in front of him. */
export function row(people: People): { groups: Group[]; grow: number } {
  const colours = [
    ...new Set([...people.merchants.map((merchant) => merchant.colour), ...people.family, ...people.extra]),
  ];
  const size = colours.length > 4 ? 42 : colours.length > 3 ? 44 : 46;
  const found = colours.map((colour) => ({
    colour,
    merchant: people.merchants.find((merchant) => merchant.colour === colour) ?? null,
    family: people.family.includes(colour),
    extra: people.extra.includes(colour),
  }));
  const widths = found.map((group) => (group.merchant ? size : group.family && group.extra ? 48 : 36));
  const sum = widths.reduce((a, b) => a + b, 0);
  const gap = found.length > 1 ? Math.min(4, (ROW.right - ROW.left - sum) / (found.length - 1)) : 0;
  const width = sum + gap * (found.length - 1);
  let x = 120 - width / 2;
  const groups = found.map(({ colour, merchant, family, extra }, i): Group => {
    const middle = x + (widths[i] ?? 0) / 2;
    x += (widths[i] ?? 0) + gap;
    if (!merchant)
      return {
        colour,
        merchant: null,
        family: family ? { x: middle - (extra ? 25 : 20), y: ROW.y - 39, size: 40 } : null,
        extra: extra ? { x: middle - (family ? 4 : 16), y: ROW.y - 31, size: 32 } : null,
        middle,
        size,
        badge: null,
      };
    const stack = merchant.stack ?? 0;
    const step = Math.min(2.8, 11 / Math.max(1, stack));
    const top = ROW.y - size - step * stack;
    const own = size * 0.62;
    return {
      colour,
      middle,
      size,
      merchant: {
        ...merchant,
        top,
        discs: Array.from({ length: stack }, (_, n) => top + size / 2 + step * (stack - n)),
      },
      family: family ? { x: middle - size / 2 - 3, y: ROW.y + 4 - own, size: own } : null,
      extra: extra
        ? { x: middle + size / 2 + 3 - own * 0.9, y: ROW.y + 4 - own * 0.9, size: own * 0.9 }
        : null,
      badge: merchant.stack === null ? null : { x: middle + size / 2 - 4, y: top + 8, n: stack },
    };
  });
  return { groups, grow: Math.min(1.35, 222 / Math.max(1, width)) };
}

export interface Lying {
  colour: Colour | null;
  x: number;
  y: number;
  size: number;
  count: number;
  grow: number;
}

/** Up to three assistants lie in a column, more in a zigzag; equal ones are one disc with a number. */
export function lying(people: People): Lying[] {
  const kinds = [...new Set(people.assistants)];
  const many = kinds.length > 3;
  const size = many ? 28 : 36;
  const step = many ? Math.min(18, (LYING.y - LYING.top - size) / (kinds.length - 1)) : 28;
  return kinds
    .map((colour, i) => ({
      colour,
      x: LYING.x + (many && i % 2 ? 11 : 0),
      y: LYING.y - size - step * i,
      size,
      count: people.assistants.filter((other) => other === colour).length,
      grow: many ? 1.08 : 1.25,
    }))
    .reverse();
}

/** Figures stand behind one another, the lowest in front, so that every headgear shows. */
export function standing(people: People): { name: string; x: number; y: number; size: number }[] {
  const n = people.figures.length;
  const size = n > 3 ? 38 : 42;
  const step = n > 1 ? Math.min(34, (STANDING.y - STANDING.top - size) / (n - 1)) : 0;
  return people.figures
    .map((name, i) => ({
      name: name.replace('_', '-'),
      x: STANDING.right - size,
      y: STANDING.y - size - step * i,
      size,
    }))
    .reverse();
}
