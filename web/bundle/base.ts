// A client below a folder of its host: every `<a href>` of ours gets the folder, when the client is built. The sources
// speak of `/new`, and a client at the root is built from them as they are.
import { parse, type AST } from 'svelte/compiler';

const AT = 'addressAtHost';
const IMPORT = `import { at as ${AT} } from '/src/lib/base';`;

interface Edit {
  from: number;
  to: number;
  text: string;
}

type Href = AST.Attribute & { value: Exclude<AST.Attribute['value'], true> };

/** All links of a component, wherever they stand in it. */
function* links(node: unknown): Generator<Href> {
  if (typeof node !== 'object' || node === null) return;
  const { type, name, attributes } = node as Partial<AST.RegularElement>;
  if (type === 'RegularElement' && name === 'a')
    for (const attribute of attributes ?? [])
      if (attribute.type === 'Attribute' && attribute.name === 'href' && attribute.value !== true)
        yield attribute as Href;
  for (const part of Object.values(node)) yield* links(part);
}

/** The value of an attribute as an expression. */
function expression(source: string, value: Href['value']): string {
  const inner = ({ expression }: AST.ExpressionTag) => {
    const { start, end } = expression as unknown as { start: number; end: number };
    return source.slice(start, end);
  };
  if (!Array.isArray(value)) return inner(value);
  const parts = value.map((part) =>
    part.type === 'Text' ? part.data.replace(/[`\\$]/g, '\\$&') : `\${${inner(part)}}`,
  );
  return `\`${parts.join('')}\``;
}

/** The component with links that lead into the folder. */
export function withBase(source: string): string {
  const tree = parse(source, { modern: true });
  const edits: Edit[] = [...links(tree.fragment)].map((link) => ({
    from: link.start,
    to: link.end,
    text: `href={${AT}(${expression(source, link.value)})}`,
  }));
  if (edits.length === 0) return source;
  const script = tree.instance as { content: { start: number } } | null;
  if (script) edits.push({ from: script.content.start, to: script.content.start, text: `\n${IMPORT}` });
  else edits.push({ from: 0, to: 0, text: `<script lang="ts">${IMPORT}</script>\n` });
  edits.sort((a, b) => b.from - a.from);
  return edits.reduce((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), source);
}

export const linksBelow = { markup: ({ content }: { content: string }) => ({ code: withBase(content) }) };
