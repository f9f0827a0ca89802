import { readdirSync, readFileSync } from 'node:fs';
import { compile } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { withBase } from './base';

describe('links of a client below a folder', () => {
  test('are led through one function, however they are written', () => {
    const cases: [string, string][] = [
      ['<a href="/new">n</a>', 'href={addressAtHost(`/new`)}'],
      ['<a class="x" href="/t/{id}/replay">n</a>', 'href={addressAtHost(`/t/${id}/replay`)}'],
      ['<a {href}>n</a>', 'href={addressAtHost(href)}'],
      ['{#if a}<b><a href={there ? x : null}>n</a></b>{/if}', 'href={addressAtHost(there ? x : null)}'],
    ];
    for (const [source, link] of cases) {
      const script = `<script lang="ts">let { id, href, there, x, a } = $props();</script>`;
      const built = withBase(script + source);
      expect(built).toContain(link);
      expect(built.match(/import \{ at as/g)).toHaveLength(1);
      expect(() => compile(built, { generate: 'client' })).not.toThrow();
    }
  });

  test('without a script get one, and what has no links stays as it is', () => {
    expect(withBase('<a href="/x">n</a>')).toMatch(/^<script lang="ts">import/);
    const other = '<svg><use href="#i-lira" /></svg>';
    expect(withBase(other)).toBe(other);
  });

  test('are found in every component of the client, and each of them still compiles', () => {
    const files = readdirSync('src', { recursive: true }).map(String);
    let found = 0;
    for (const file of files.filter((name) => name.endsWith('.svelte'))) {
      const source = readFileSync(`src/${file}`, 'utf8');
      const built = withBase(source);
      if (built === source) continue;
      found += built.match(/href=\{addressAtHost/g)?.length ?? 0;
      expect(built, file).not.toMatch(/<a\b[^>]*\shref="\//);
      expect(() => compile(built, { generate: 'client', runes: true }), file).not.toThrow();
    }
    expect(found).toBeGreaterThan(50);
  }, 60_000);
});
