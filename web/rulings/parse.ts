// Reads the rulings and the provenance from docs/rules, so that the rules page and the documents cannot differ.

export interface Ruling {
  /** `B-29`, `N-3`. */
  id: string;
  /** The heading it stands under. */
  section: string;
  /** English, with **strong** and *emphasis*. */
  text: string;
  /** How firmly the printed text carries it: `certain` … `our decision`. Nothing for mistakes. */
  sure: string | null;
}

/** A sentence of a variant, which has no id of its own. */
export interface Note {
  section: string;
  text: string;
}

export interface Component {
  component: string;
  sure: 'certain' | 'likely' | 'reconstructed';
  from: string;
}

const plain = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim();

export function rulings(markdown: string): { rulings: Ruling[]; notes: Note[] } {
  const found: Ruling[] = [];
  const notes: Note[] = [];
  let chapter = '';
  let section = '';
  for (const line of markdown.split('\n')) {
    const heading = line.match(/^(##+) (.*)$/);
    if (heading?.[2] !== undefined) {
      section = heading[2];
      if (heading[1] === '##') chapter = heading[2];
      continue;
    }
    const ruling = line.match(/^- \*\*([BN]-\d+)\*\* (.*)$/);
    if (ruling?.[1] && ruling[2]) {
      const end = ruling[2].match(/^(.*?)\s*\*\(([^)]*)\)\*\.?$/s);
      const text = plain(end?.[1] ?? ruling[2]);
      found.push({ id: ruling[1], section, text: /[.:]$/.test(text) ? text : `${text}.`, sure: end?.[2] ?? null });
    } else if (chapter === 'Variants' && line.startsWith('- ')) {
      notes.push({ section, text: plain(line.slice(2).replace(/\s*\*\([^)]*\)\*\s*$/, '')) });
    }
  }
  return { rulings: found, notes };
}

export function components(markdown: string): Component[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => {
    const [component, sure, from] = row.split('|').slice(1, -1).map(plain);
    if (!component || !from || (sure !== 'certain' && sure !== 'likely' && sure !== 'reconstructed')) return [];
    return [{ component, sure, from }];
  });
}
