// Puts frame, ornaments, icons, title and fallback colours around the scene of each tile file, so that every file stands alone.
// A new file needs only <svg data-family data-link data-name><g class="scene">…</g><g class="frame-over"/></svg>; colours may be written var(--coral).
// Run after changing a scene, an ornament, an icon or the frame: node tiles/wrap.mjs && node sprite.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const day = Object.fromEntries(
  [
    ...read('../tokens.css')
      .split("[data-theme='dark']")[0]
      .matchAll(/(--[\w-]+): ([^;]+);/g),
  ].map((m) => [m[1], m[2]]),
);
const colour = (name) => (day[name].startsWith('var(') ? colour(day[name].slice(4, -1)) : day[name]);
const fallbacks = (svg) =>
  svg.replace(/var\((--[\w-]+)(?:, [^()]*)?\)/g, (whole, name) =>
    /^#/.test(day[name] && colour(name)) ? `var(${name}, ${colour(name)})` : whole,
  );
const indent = (text, by) => text.replace(/^/gm, ' '.repeat(by));
const dedent = (text) => {
  const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n');
  const by = Math.min(...lines.filter((l) => l.trim()).map((l) => l.match(/^ */)[0].length));
  return lines.map((l) => l.slice(by)).join('\n');
};

const ornaments = Object.fromEntries(
  [...read('../ornaments.svg').matchAll(/<symbol id="(o-[\w-]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs)].map(
    ([, id, box, body]) => [id, [box, dedent(body)]],
  ),
);
const symbol = (id) => {
  const [box, body] = ornaments[id] ?? [
    '0 0 48 48',
    dedent(read(`../icons/${id.slice(2)}.svg`).match(/<svg[^>]*>(.*)<\/svg>/s)[1]).replace(
      /^<g [^>]*>/,
      '<g stroke-width="2.4">',
    ),
  ];
  return `<symbol id="${id}" viewBox="${box}">\n${indent(body, 2)}\n</symbol>`;
};
const frame = dedent(read('frame.svg').match(/<svg[^>]*>(.*)<\/svg>/s)[1]);
const [under, over] = [
  frame.slice(0, frame.indexOf('<g class="frame-over">')).trimEnd(),
  frame.slice(frame.indexOf('<g class="frame-over">')),
];
const STYLE =
  ".place text { font: 800 30px var(--serif, Alegreya, serif); text-anchor: middle; stroke: none; fill: var(--line, #17203d); font-variant-numeric: lining-nums; } .place .num text { font: 800 16px var(--sans, 'Alegreya Sans', sans-serif); } .place .num.small text { font-size: 12px; } .place .name { font-size: 16px; font-weight: 700; fill: var(--white, #fffaee); }";

for (const file of readdirSync(new URL('.', import.meta.url))
  .filter((f) => /^\d\d-.*\.svg$/.test(f))
  .sort()) {
  const svg = read(file);
  const number = parseInt(file);
  const [, family, link, name] = svg.match(/data-family="(.*?)" data-link="(.*?)" data-name="(.*?)"/);
  const scene = dedent(svg.match(/<g class="scene">(.*)<\/g>\s*<g class="frame-over"/s)[1]);
  const used = [
    ...new Set(
      [...(scene + (link === '-' ? '' : `#i-${link}"`)).matchAll(/#([oi]-[\w-]+)"/g)].map((m) => m[1]),
    ),
  ];
  const out = `<!-- ${number} ${name}. Family: ${family}. Inside the client take only g.scene; frame, number and name come from the tile component. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" class="place" data-family="${family}" data-link="${link}" data-name="${name}" stroke="var(--line)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">
  <style>${STYLE}</style>
  <defs>
${indent(used.map(symbol).join('\n'), 4)}
  </defs>
${indent(under, 2)}
  <g class="scene">
${indent(scene, 4)}
  </g>
${indent(over, 2)}
${link === '-' ? '' : `  <g class="link"><circle fill="var(--white)" cx="204" cy="36" r="18"/><use href="#i-${link}" x="191" y="23" width="26" height="26"/></g>\n`}  <text x="37" y="47">${number}</text>
  <text class="name" x="120" y="220">${name}</text>
</svg>
`;
  writeFileSync(
    new URL(file, import.meta.url),
    fallbacks(out).replace(/var\(--family, [^)]*\)/g, `var(--family, ${colour(`--family-${family}`)})`),
  );
}
