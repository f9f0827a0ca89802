// Two small pictures in cards: a bazaar on which the places one may go to are lit, and a full wheelbarrow rail.
import type { Colour } from '../types/Colour';
import { LINE, r, STAR } from './ink';

const HERE = 5;
const LIT: Record<string, readonly number[]> = {
  corner: [0, 3, 12, 15],
  any: Array.from({ length: 16 }, (_, i) => i).filter((i) => i !== HERE),
  line: [1, 4, 6, 7, 9, 13],
  next: [1, 4, 6, 9],
};

/** A board of four by four; turquoise squares with a star are where the merchant may go, or the family member one step. */
export function map(kind: string, x: number, y: number, s: number, player: Colour): string {
  const cell = s / 4;
  const lit = LIT[kind] ?? [];
  const middle = (i: number) => [x + ((i % 4) + 0.5) * cell, y + (Math.floor(i / 4) + 0.5) * cell] as const;
  const squares = Array.from({ length: 16 }, (_, i) => {
    const [cx, cy] = middle(i);
    return `<rect x="${r(cx - cell * 0.42)}" y="${r(cy - cell * 0.42)}" width="${r(cell * 0.84)}" height="${r(cell * 0.84)}" rx="${r(cell * 0.14)}" fill="var(--${lit.includes(i) ? 'turquoise' : 'shade'})" ${LINE} stroke-width="${r(s * 0.022)}"/>`;
  });
  const stars = lit.map((i) => {
    const [cx, cy] = middle(i);
    return `<path transform="translate(${r(cx)} ${r(cy)}) scale(${r(cell * 0.24)})" fill="var(--white)" d="${STAR}"/>`;
  });
  const [px, py] = middle(HERE);
  const size = r(cell * 1.24);
  const piece = `<use href="#i-${kind === 'next' ? 'family' : 'merchant'}-${player}" x="${r(px - size / 2)}" y="${r(py - size / 2)}" width="${size}" height="${size}"/>`;
  return squares.join('') + stars.join('') + piece;
}

/** A rail of the wheelbarrow with three of one good. */
export function rail(good: string, x: number, y: number, s: number): string {
  const socket = (i: number) =>
    `<rect x="${r(x + s * (0.09 + i * 0.57))}" y="${r(y + s * 0.22)}" width="${r(s * 0.54)}" height="${r(s * 0.56)}" rx="${r(s * 0.07)}" fill="var(--white)"/>` +
    `<use href="#i-${good}" x="${r(x + s * (0.12 + i * 0.57))}" y="${r(y + s * 0.26)}" width="${r(s * 0.48)}" height="${r(s * 0.48)}"/>`;
  return (
    `<rect x="${r(x)}" y="${r(y + s * 0.12)}" width="${r(s * 1.86)}" height="${r(s * 0.76)}" rx="${r(s * 0.1)}" fill="var(--cobalt)" ${LINE} stroke-width="${r(s * 0.05)}"/>` +
    [0, 1, 2].map(socket).join('')
  );
}
