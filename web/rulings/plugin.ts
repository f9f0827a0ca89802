// `virtual:rulings`: what docs/rules decides, as data, made when the client is built.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { components, rulings } from './parse.ts';

const ID = 'virtual:rulings';
const file = (name: string) => fileURLToPath(new URL(`../../docs/rules/${name}`, import.meta.url));

export function rulingsPlugin(): Plugin {
  return {
    name: 'rulings',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const [base, mocha, letters, dice, provenance] = [
        'base-game.md',
        'mocha-baksheesh.md',
        'letters-seals.md',
        'dice-game.md',
        'provenance.md',
      ].map((name) => {
        this.addWatchFile(file(name));
        return readFileSync(file(name), 'utf8');
      });
      const data = {
        ...rulings([base, mocha, letters, dice].join('\n')),
        components: components(provenance ?? ''),
      };
      return `export default ${JSON.stringify(data)};`;
    },
  };
}
