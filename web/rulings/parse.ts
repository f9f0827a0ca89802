// Reads the rulings and the provenance from docs/rules, so that the rules page and the documents cannot differ.

export interface Ruling {
  /** `B-29`, `N-3`, `M-30`, `L-55`, `D-17`. */
  id: string;
  /** The heading it stands under. */
  section: string;
  /** With **strong** and *emphasis*. */
  text: string;
  /** How firmly the printed text carries it: `certain` … `our decision`. Nothing for mistakes. */
  sure: string | null;
}

/** A sentence of a variant, which has no id of its own. */
export interface Note {
  /** The English name of the variant, in every language. */
  variant: string;
  text: string;
}

export interface Component {
  component: string;
  sure: 'certain' | 'likely' | 'reconstructed';
  /** The same in the language of the text. */
  said: string;
  from: string;
}

/** What a ruling ends with: `*(certain)*`, or `*Certain.*` in the dice game. */
const SURE = /^(.*?)\s*\*(?:\(([^)]*)\)|(\p{Lu}[^*]*)\.)\*\.?$/su;

const plain = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim();

/** The variant that each heading belongs to, in the order of the document. */
function variants(english: string): (string | null)[] {
  let chapter = '';
  return [...english.matchAll(/^(##+) (.*)$/gm)].map(([, level, title = '']) => {
    if (level === '##') chapter = title;
    return chapter === 'Variants' && level !== '##' ? title : null;
  });
}

/** A translation has the headings, rows and items of the English text in the same order (the stage `house` sees to it). */
export function rulings(markdown: string, english = markdown): { rulings: Ruling[]; notes: Note[] } {
  const found: Ruling[] = [];
  const notes: Note[] = [];
  const coming = variants(english);
  let variant: string | null = null;
  let section = '';
  for (const line of markdown.split('\n')) {
    const heading = line.match(/^##+ (.*)$/);
    if (heading?.[1] !== undefined) {
      section = heading[1];
      variant = coming.shift() ?? null;
      continue;
    }
    const ruling = line.match(/^- \*\*([BNMLD]-\d+)\*\* (.*)$/);
    if (ruling?.[1] && ruling[2]) {
      const end = ruling[2].match(SURE);
      const text = plain(end?.[1] ?? ruling[2]);
      found.push({
        id: ruling[1],
        section,
        text: /[.:]$/.test(text) ? text : `${text}.`,
        sure: end?.[2] ?? end?.[3]?.toLowerCase() ?? null,
      });
    } else if (variant && line.startsWith('- ')) {
      notes.push({ variant, text: plain(line.slice(2).replace(/\s*\*\([^)]*\)\*\s*$/, '')) });
    }
  }
  return { rulings: found, notes };
}

/** The rows of all tables, each with the heading above it. */
function rows(markdown: string): { heading: string; cells: string[] }[] {
  let heading = '';
  return markdown.split('\n').flatMap((line) => {
    heading = line.match(/^##+ (.*)$/)?.[1] ?? heading;
    return line.startsWith('|') ? [{ heading, cells: cells(line) }] : [];
  });
}

export function components(markdown: string, english = markdown): Component[] {
  const decided = rows(english);
  return rows(markdown).flatMap(({ heading, cells: [component, said = '', from] }, i) => {
    // What is reconstructed is printed bold; “in part” is told by the sentence beside it.
    const bare = (text: string) => text.replace(/\*\*/g, '').replace(/^(\S+) .*$/, '$1');
    const sure = bare(decided[i]?.cells[1] ?? '');
    if (!component || !from || (sure !== 'certain' && sure !== 'likely' && sure !== 'reconstructed'))
      return [];
    // The table of single cards names only their numbers; its heading says what they are.
    const name = /^\d+(,|$)/.test(component) ? `${heading.split(',')[0]} ${component}` : component;
    return [{ component: name, sure, said: bare(said), from }];
  });
}

export interface Facts {
  /** Demand tiles by name, `s1` … `l5`: how many red, green, yellow, blue goods. */
  demand: Record<string, number[]>;
  /** How many there are of each kind of bonus card, in the order of the table. */
  copies: number[];
  /** What the Post Office pays with 0 to 4 mail indicators down: red, green, yellow, blue goods, Lira. */
  mail: number[][];
  /** By number of players: open squares of the palace, first price of the dealer. */
  tracks: { players: number; palace: number; dealer: number }[];
}

const cells = (row: string) => row.split('|').slice(1, -1).map(plain);

/** The rows of the table whose head begins with these words. */
function table(markdown: string, ...head: string[]): string[][] {
  const lines = markdown.split('\n');
  const start = lines.findIndex(
    (line) => line.startsWith('|') && head.every((word, i) => cells(line)[i] === word),
  );
  if (start < 0) throw new Error(`the rules have no table ${head.join(', ')}`);
  const end = lines.findIndex((line, i) => i > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map(cells);
}

export function facts(markdown: string): Facts {
  const demand: Facts['demand'] = {};
  for (const row of table(markdown, 'Small Market', 'red')) {
    for (const [name, ...goods] of [row.slice(0, 5), row.slice(6, 11)])
      if (/^[SL]\d$/.test(name ?? '')) demand[(name ?? '').toLowerCase()] = goods.map(Number);
  }
  const amount = (text: string, what: string) => Number(text.match(new RegExp(`(\\d+) ${what}`))?.[1] ?? 0);
  return {
    demand,
    copies: table(markdown, 'Card', 'Copies').map((row) => Number(row[1])),
    mail: table(markdown, 'Indicators down').map(([, income = '']) =>
      ['red', 'green', 'yellow', 'blue', 'Lira'].map((what) => amount(income, what)),
    ),
    tracks: table(markdown, 'Players', 'Palace: open squares').map((row) => ({
      players: Number(row[0]),
      palace: Number(row[1]),
      dealer: Number(row[3]),
    })),
  };
}
