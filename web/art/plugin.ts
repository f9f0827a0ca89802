// Turns the drawings of art/ into SVG symbols that the page inlines, so that the variables of tokens.css
// reach them. Three modules, because not every page needs every picture:
//   virtual:art/icons   pieces, goods, dice, marks and ornaments
//   virtual:art/places  frame, back and the scenes of the base game
//   virtual:art/more    the scenes of the expansions
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const here = (path: string) => new URL(path, import.meta.url);
const stroke = 'stroke="var(--line)" stroke-linejoin="round" stroke-linecap="round"';
const marks = { red: 'tulip', blue: 'dots', green: 'cypress', yellow: 'star', white: 'crescent' };

/** A drawing on one line, without the fallback colours that it needs only when it stands alone. */
function read(path: string): string {
  return readFileSync(here(path), 'utf8')
    .replace(/<!--.*?-->/gs, '')
    .replace(/var\((--[\w-]+), [^)]*\)/g, 'var($1)')
    .replace(/\n\s*/g, '')
    .replace(/>\s+</g, '><')
    .trim();
}

const inner = (svg: string) => svg.replace(/^.*?<svg[^>]*>/, '').replace(/<\/svg>$/, '');
const symbol = (id: string, box: string, body: string) =>
  `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;
const drawn = (body: string) => `<g ${stroke} stroke-width="1.8">${body}</g>`;

function icons(): string {
  const out: string[] = [];
  for (const file of readdirSync(here('icons/')).sort()) {
    const name = file.replace('.svg', '');
    const body = inner(read(`icons/${file}`));
    if (!body.includes('class="mark"')) {
      out.push(symbol(`i-${name}`, '0 0 48 48', body));
      continue;
    }
    // One symbol for each player: the mark differs.
    for (const [player, mark] of Object.entries(marks)) {
      const own = body.replace(
        /<svg class="mark" x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)" viewBox="0 0 48 48" color="([^"]+)">.*?<\/svg>/,
        `<use href="#i-mark-${mark}" x="$1" y="$2" width="$3" height="$4" color="$5"/>`,
      );
      out.push(symbol(`i-${name}-${player}`, '0 0 48 48', own));
    }
  }
  const ornaments = read('ornaments.svg').match(/<symbol.*?<\/symbol>/g) ?? [];
  for (const ornament of ornaments)
    out.push(
      ornament.replace('">', `"><g ${stroke} stroke-width="1.8">`).replace('</symbol>', '</g></symbol>'),
    );
  return out.join('');
}

function group(svg: string, name: string, next: string): string {
  const found = svg.match(new RegExp(`<g class="${name}">(.*)</g>${next}`));
  if (!found?.[1]) throw new Error(`a drawing has no group ${name}`);
  return found[1];
}

function scenes(wanted: (number: number) => boolean): string {
  return readdirSync(here('tiles/'))
    .filter((file) => /^\d+-.*\.svg$/.test(file) && wanted(parseInt(file)))
    .sort()
    .map((file) =>
      symbol(
        `scene-${parseInt(file)}`,
        '0 0 240 240',
        drawn(group(read(`tiles/${file}`), 'scene', '<g class="frame-over">')),
      ),
    )
    .join('');
}

function frame(): string {
  const svg = read('tiles/frame.svg');
  return [
    symbol('frame-under', '0 0 240 240', drawn(group(svg, 'frame-under', '<g class="frame-over">'))),
    symbol('frame-over', '0 0 240 240', drawn(group(svg, 'frame-over', '</svg>'))),
    symbol('tile-back', '0 0 240 240', drawn(inner(read('tiles/back.svg')).replace(/<defs>.*?<\/defs>/, ''))),
  ].join('');
}

const modules: Record<string, () => string> = {
  'virtual:art/icons': icons,
  'virtual:art/places': () => frame() + scenes((number) => number <= 16),
  'virtual:art/more': () => scenes((number) => number > 16),
};

export function art(): Plugin {
  return {
    name: 'art',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const make = modules[id.slice(1)];
      if (!id.startsWith('\0virtual:art/') || !make) return undefined;
      return `export default ${JSON.stringify(make())};`;
    },
  };
}
