// A drawing of the page as a file of its own: with the drawings it uses, the colours of the theme, and nothing else.

const NS = 'http://www.w3.org/2000/svg';

/** All drawings that a drawing uses, and those that they use. */
function symbols(drawing: Element): Element[] {
  const found = new Map<string, Element>();
  const look = (part: Element) => {
    for (const use of part.querySelectorAll('use')) {
      const id = (use.getAttribute('href') ?? '').slice(1);
      const symbol = id && !found.has(id) && !drawing.querySelector(`#${CSS.escape(id)}`);
      const drawn = symbol ? document.getElementById(id) : null;
      if (!drawn) continue;
      found.set(id, drawn);
      look(drawn);
    }
  };
  look(drawing);
  return [...found.values()];
}

/** The variables that a text speaks of, and those they are made of, with their values here. */
function variables(text: string, of: Element): string {
  const style = getComputedStyle(of);
  const known = new Map<string, string>();
  const names = (from: string) => [...from.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');
  const todo = names(text);
  for (const name of todo) {
    if (known.has(name)) continue;
    const value = style.getPropertyValue(name).trim();
    known.set(name, value);
    todo.push(...names(value));
  }
  return [...known]
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

const PLAYERS = ['red', 'blue', 'green', 'yellow', 'white'];

/** The text of a file that shows the drawing anywhere. */
export function asSvg(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', NS);
  const defs = document.createElementNS(NS, 'defs');
  for (const symbol of symbols(drawing)) defs.append(symbol.cloneNode(true));
  copy.prepend(defs);
  const style = document.createElementNS(NS, 'style');
  style.textContent = PLAYERS.map(
    (player) =>
      `[data-player='${player}']{--player:var(--p-${player});--player-on:var(--p-${player}-on);--player-dark:var(--line)}`,
  ).join('');
  copy.prepend(style);
  const paper = document.createElementNS(NS, 'rect');
  for (const [name, value] of [
    ['width', '100%'],
    ['height', '100%'],
    ['fill', 'var(--paper)'],
  ] as const)
    paper.setAttribute(name, value);
  defs.after(paper);
  const text = new XMLSerializer().serializeToString(copy);
  return text.replace('<svg ', `<svg style="${variables(text, drawing).replaceAll('"', "'")}" `);
}

/** The drawing as a PNG, so many times as large. */
export async function asPicture(drawing: SVGSVGElement, scale: number): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const address = URL.createObjectURL(new Blob([asSvg(drawing)], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width * scale, height * scale);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Hands a file to whoever asked for it. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
