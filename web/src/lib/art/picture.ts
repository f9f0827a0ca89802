// Sets a line of words into a box as SVG text: the small language of `cards.ts`. Only our own tables go through
// here, never anything that a person typed.
import type { Colour } from '../types/Colour';
import { LINE, r, STAR } from './ink';
import { map, rail } from './map';
import { hasColours } from './pieces';

const put = (id: string, x: number, y: number, s: number) =>
  `<use href="#i-${id}" x="${r(x)}" y="${r(y)}" width="${r(s)}" height="${r(s)}"/>`;
const digits = (text: string, x: number, y: number, size: number, serif = false) =>
  `<text class="digit" ${serif ? 'data-serif=""' : ''} x="${r(x)}" y="${r(y)}" font-size="${r(size)}">${text}</text>`;

/** Width in units of the icon size, and how it is drawn with its top left corner at (x, y). */
type Word = [width: number, draw: (x: number, y: number, s: number) => string];

const disc = (link: string, x: number, y: number, s: number) =>
  `<circle cx="${r(x + s / 2)}" cy="${r(y + s / 2)}" r="${r(s * 0.47)}" fill="var(--turquoise)" ${LINE} stroke-width="${r(s * 0.045)}"/>` +
  `<circle cx="${r(x + s / 2)}" cy="${r(y + s / 2)}" r="${r(s * 0.39)}" fill="var(--white)"/>${put(`place-${link}`, x + s * 0.2, y + s * 0.2, s * 0.6)}`;
const foot = (cx: number, cy: number, s: number, turn: number, ghost = false) =>
  `<g transform="rotate(${turn} ${r(cx)} ${r(cy)})" ${ghost ? 'opacity=".38"' : ''}>${put('foot', cx - s / 2, cy - s / 2, s)}</g>`;

function word(token: string, player: Colour): Word {
  const [kind = '', value = ''] = token.split(':');
  const copies = token.match(/^(.*)\*(\d)$/);
  if (copies) return overlapping(word(copies[1] ?? '', player), Number(copies[2]), copies[1] === 'any');
  if (token.endsWith('!')) return crossed(word(token.slice(0, -1), player));
  switch (kind) {
    case '.':
      return [0.22, () => ''];
    case '>':
      return [
        0.62,
        (x, y, s) =>
          `<path fill="none" ${LINE} stroke-width="${r(s * 0.085)}" d="M${r(x + s * 0.11)} ${r(y + s / 2)}h${r(s * 0.38)}m${r(-s * 0.16)} ${r(-s * 0.16)} ${r(s * 0.16)} ${r(s * 0.16)} ${r(-s * 0.16)} ${r(s * 0.16)}"/>`,
      ];
    case '+':
      return [
        0.44,
        (x, y, s) =>
          `<path fill="none" ${LINE} stroke-width="${r(s * 0.085)}" d="M${r(x + s * 0.09)} ${r(y + s / 2)}h${r(s * 0.26)}m${r(-s * 0.13)} ${r(-s * 0.13)}v${r(s * 0.26)}"/>`,
      ];
    case '=':
      return [
        0.5,
        (x, y, s) =>
          `<path fill="none" ${LINE} stroke-width="${r(s * 0.085)}" d="M${r(x + s * 0.1)} ${r(y + s * 0.42)}h${r(s * 0.3)}m${r(-s * 0.3)} ${r(s * 0.17)}h${r(s * 0.3)}"/>`,
      ];
    case 'pile':
      return [
        1.1,
        (x, y, s) =>
          [0.18, 0.09, 0].map((d) => put('open-card', x + s * (d - 0.05), y + s * (d - 0.09), s)).join(''),
      ];
    case '<>':
      return [
        0.72,
        (x, y, s) =>
          `<g transform="translate(${r(x)} ${r(y)}) scale(${r(s / 48)})"><path fill="none" ${LINE} stroke-width="4" d="M4 16h25m-7-8 8 8-8 8M30 33H5m7-8-8 8 8 8"/></g>`,
      ];
    case '/':
      return [
        0.34,
        (x, y, s) =>
          `<path fill="none" stroke="var(--edge)" stroke-linecap="round" stroke-width="${r(s * 0.08)}" d="M${r(x + s * 0.07)} ${r(y + s * 0.82)} ${r(x + s * 0.27)} ${r(y + s * 0.18)}"/>`,
      ];
    case 'coin':
      return [
        1,
        (x, y, s) =>
          put('coin', x, y, s) + digits(value, x + s / 2, y + s * 0.63, s * (value.length > 1 ? 0.36 : 0.42)),
      ];
    case 'face':
      return [
        1,
        (x, y, s) =>
          `<rect x="${r(x + s * 0.06)}" y="${r(y + s * 0.06)}" width="${r(s * 0.88)}" height="${r(s * 0.88)}" rx="${r(s * 0.18)}" fill="var(--white)" ${LINE} stroke-width="${r(s * 0.05)}"/>` +
          put(value, x + s * 0.17, y + s * 0.17, s * 0.66),
      ];
    case 'at':
      return [
        1.1,
        (x, y, s) =>
          `<g transform="translate(${r(x + s * 0.55)} ${r(y + s / 2)}) scale(${r(s * 0.54)})"><path fill="var(--white)" ${LINE} stroke-width=".09" d="${STAR}"/><circle r=".66" fill="none" stroke="var(--turquoise)" stroke-width=".07"/></g>` +
          digits(value, x + s * 0.55, y + s * 0.65, s * 0.46, true),
      ];
    case 'tag': {
      const w = 0.5 + value.length * 0.27;
      return [
        w,
        (x, y, s) =>
          `<rect x="${r(x)}" y="${r(y + s * 0.14)}" width="${r(w * s)}" height="${r(s * 0.72)}" rx="${r(s * 0.16)}" fill="var(--saffron-pale)" ${LINE} stroke-width="${r(s * 0.05)}"/>` +
          digits(value, x + (w * s) / 2, y + s * 0.67, s * 0.5),
      ];
    }
    case 'link':
      return [1.12, (x, y, s) => disc(value, x, y - s * 0.06, s * 1.12)];
    case 'twice':
      return [
        1.95,
        (x, y, s) =>
          disc(value, x, y + s * 0.12, s * 1.05) +
          disc(value, x + s * 0.9, y + s * 0.12, s * 1.05) +
          `<path fill="none" ${LINE} stroke-width="${r(s * 0.075)}" d="M${r(x + s * 0.62)} ${r(y + s * 0.08)}c${r(s * 0.18)} ${r(-s * 0.24)} ${r(s * 0.52)} ${r(-s * 0.24)} ${r(s * 0.7)} 0m${r(s * 0.03)} ${r(-s * 0.2)}v${r(s * 0.21)}h${r(-s * 0.22)}"/>`,
      ];
    case 'trail':
      if (value === '0') return stay();
      return value === '3-4' ? farther(player) : steps(Number(value));
    case 'map':
      return [1.75, (x, y, s) => map(value, x, y - s * 0.375, s * 1.75, player)];
    case 'fill':
      return [1.86, (x, y, s) => rail(value, x, y, s)];
    default:
      return [1, (x, y, s) => put(hasColours(token) ? `${token}-${player}` : token, x, y, s)];
  }
}

/** Several of one thing, one behind the other. */
function overlapping([, draw]: Word, count: number, flat: boolean): Word {
  const step = flat ? 0.62 : 0.5;
  return [
    1 + step * (count - 1),
    (x, y, s) => Array.from({ length: count }, (_, i) => draw(x + step * s * i, y, s)).join(''),
  ];
}

/** Does not happen. */
function crossed([width, draw]: Word): Word {
  return [
    width,
    (x, y, s) => draw(x, y, s) + put('no', x + ((width - 1) * s) / 2 + s * 0.08, y + s * 0.08, s * 0.84),
  ];
}

/** So many steps, side by side. */
function steps(count: number): Word {
  return [
    0.6 + 0.5 * count,
    (x, y, s) =>
      Array.from({ length: count }, (_, i) =>
        foot(x + s * (0.42 + i * 0.52), y + s * (i % 2 ? 0.28 : 0.72), s * 0.74, 90),
      ).join(''),
  ];
}

/** Two feet behind a bar in a ring: no step. */
function stay(): Word {
  const draw = (x: number, y: number, s: number) =>
    foot(x + s * 0.76, y + s * 0.5, s * 1.15, -6) +
    foot(x + s * 1.54, y + s * 0.5, s * 1.15, 6) +
    (
      [
        ['var(--line)', 0.2],
        ['var(--coral)', 0.11],
      ] as const
    )
      .map(
        ([ink, w]) =>
          `<path fill="none" stroke="${ink}" stroke-linecap="round" stroke-width="${r(s * w)}" d="M${r(x + s * 0.43)} ${r(y - s * 0.22)}l${r(s * 1.44)} ${r(s * 1.44)}M${r(x + s * 2.17)} ${r(y + s * 0.5)}a${r(s * 1.02)} ${r(s * 1.02)} 0 1 0 0 .01z"/>`,
      )
      .join('');
  return [2.3, draw];
}

/** Three steps, and a fourth that may be left out. */
function farther(player: Colour): Word {
  const footprints = [
    [0, 0.75, 42],
    [0.42, 0.1, 52],
    [1, 0.4, 66],
    [1.5, -0.28, 74],
  ] as const;
  const [, tag] = word('tag:3–4', player);
  const draw = (x: number, y: number, s: number) =>
    footprints
      .map(([dx, dy, turn], i) => foot(x + s * (0.34 + dx), y + s * (0.3 + dy), s * 0.78, turn, i === 3))
      .join('') + tag(x + s * 1.3, y + s * 0.84, s * 0.64);
  return [2.3, draw];
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  max?: number;
}

/** Fits a picture into a box; rows keep their proportion. */
export function picture(source: string, { x, y, w, h, max = 60 }: Box, player: Colour): string {
  const rows = source.split(' | ').map((line) => {
    const scale = line.startsWith('~') ? 0.62 : 1;
    const words = line
      .replace('~', '')
      .trim()
      .split(' ')
      .map((token) => word(token, player));
    const tall = line.includes('trail:0')
      ? 2.2
      : line.includes('trail:3-4') || line.includes('map:')
        ? 1.75
        : line.includes('twice')
          ? 1.3
          : 1;
    const width = scale * (words.reduce((sum, [n]) => sum + n, 0) + 0.1 * (words.length - 1));
    return { words, scale, width, height: scale * tall };
  });
  const gap = 0.16;
  const height = rows.reduce((sum, row) => sum + row.height, 0) + gap * (rows.length - 1);
  const s = Math.min(w / Math.max(...rows.map((row) => row.width)), h / height, max);
  let top = y + (h - height * s) / 2;
  return rows
    .map((row) => {
      const size = s * row.scale;
      let left = x + (w - row.width * s) / 2;
      const base = top + (row.height * s - size) / 2;
      top += (row.height + gap) * s;
      return row.words
        .map(([n, draw]) => {
          const out = draw(left, base, size);
          left += (n + 0.1) * size;
          return out;
        })
        .join('');
    })
    .join('');
}
