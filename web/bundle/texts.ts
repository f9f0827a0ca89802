// A client for one language says nothing in the others: every message is its text in that language, instead of a
// choice among all of them.
import type { Plugin } from 'vite';

/** A compiled message, for one language alone. */
export function inOneLanguage(code: string, name: string, locale: string): string {
  const at = code.indexOf(`export const ${name} = `);
  const choice = code.slice(at);
  const own = new RegExp(`if \\(locale === "${locale}"\\) return (\\w+)\\(inputs\\)`).exec(choice);
  // The last one is what is said in the base language, and wherever a translation is missing.
  const last = /\n\treturn (\w+)\(inputs\)\n\}\);\s*$/.exec(choice);
  const text = own?.[1] ?? last?.[1];
  if (at < 0 || !text) throw new Error(`the message ${name} is compiled in a way that is not known here`);
  return `${code.slice(0, at)}export const ${name} = ${text};\n`;
}

export function texts(locale: string): Plugin {
  return {
    name: 'texts',
    apply: 'build',
    transform(code, id) {
      const name = /\/src\/paraglide\/messages\/(\w+)\.js$/.exec(id)?.[1];
      if (!name || name === '_index') return undefined;
      return { code: inOneLanguage(code, name, locale), map: null };
    },
  };
}
