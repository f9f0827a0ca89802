// A line of icons, numbers and a few words, as plan plates, outcomes and the log have it. It is written as a text, so
// that every language puts its icons where they belong: `:lira:` is an icon, `[+8]` a gain, `[−2]` a cost, ` > ` an arrow.

export type Sign =
  { sign: 'icon'; icon: string } | { sign: 'gain' | 'cost' | 'text'; text: string } | { sign: 'to' };

const TOKEN = /:([a-z][a-z0-9-]*):|\[\+([^\]]*)\]|\[−([^\]]*)\]|(?:^|\s+)>(?=\s|$)/g;

/** The parts of such a text. */
export function signsOf(text: string): Sign[] {
  const out: Sign[] = [];
  let from = 0;
  const plain = (until: number) => {
    const words = text.slice(from, until).trim();
    if (words) out.push({ sign: 'text', text: words });
  };
  for (const found of text.matchAll(TOKEN)) {
    plain(found.index);
    const [all, icon, gain, cost] = found;
    if (icon !== undefined) out.push({ sign: 'icon', icon });
    else if (gain !== undefined) out.push({ sign: 'gain', text: `+${gain}` });
    else if (cost !== undefined) out.push({ sign: 'cost', text: `−${cost}` });
    else out.push({ sign: 'to' });
    from = found.index + all.length;
  }
  plain(text.length);
  return out;
}

/** Several such texts, one after the other; what is empty is left out. */
export const joined = (...texts: string[]): string => texts.filter(Boolean).join(' ');

export const gain = (n: number | string, icon: string): string => (n ? `[+${n}] :${icon}:` : '');
export const cost = (n: number | string, icon: string): string => (n ? `[−${n}] :${icon}:` : '');
