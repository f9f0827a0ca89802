import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '../src/paraglide/runtime.js';
import { inOneLanguage } from './texts';

const COMPILED = 'src/paraglide/messages/';
const names = readdirSync(COMPILED)
  .filter((file) => file.endsWith('.js') && file !== '_index.js')
  .map((file) => file.replace('.js', ''));

test.each(locales)('every message is its text in %s alone', (locale) => {
  const wrong = names.filter((name) => {
    const code = inOneLanguage(readFileSync(`${COMPILED}${name}.js`, 'utf8'), name, locale);
    return !code.endsWith(`export const ${name} = ${locale}_${name};\n`);
  });
  expect(names.length).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});

test('what is not translated is said in the base language', () => {
  const code = 'const en_a = () => `A`;\nexport const a = ((inputs = {}) => {\n\treturn en_a(inputs)\n});';
  expect(inOneLanguage(code, 'a', 'pl')).toBe('const en_a = () => `A`;\nexport const a = en_a;\n');
});

test('a message that was compiled in another way stops the build', () => {
  expect(() => inOneLanguage('export const a = choose(en_a, de_a);', 'a', 'de')).toThrow('a is compiled');
});
