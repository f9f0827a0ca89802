import { beforeEach, describe, expect, it } from 'vitest';
import { Lost } from './lost.svelte';

beforeEach(() => localStorage.clear());

describe('games that a browser has thrown away', () => {
  it('are those that were kept and are listed nowhere', () => {
    const lost = new Lost();
    lost.listed(['a', 'b']);
    lost.kept('c');
    expect(lost.count).toBe(0);
    lost.listed(['b']);
    expect(lost.count).toBe(2);
  });

  it('are none of those that somebody has deleted', () => {
    const lost = new Lost();
    lost.listed(['a', 'b']);
    lost.forgotten('a');
    lost.listed(['b']);
    expect(lost.count).toBe(0);
  });

  it('are said until somebody has read it, and never again', () => {
    new Lost().listed(['a']);
    new Lost().listed([]);
    const next = new Lost();
    expect(next.count).toBe(1);
    next.listed([]);
    expect(next.count).toBe(1);
    next.read();
    const last = new Lost();
    last.listed([]);
    expect(last.count).toBe(0);
  });

  it('are none on a device that has kept nothing, or whose mark is broken', () => {
    localStorage.setItem('bedesten.local.kept', '{"a":1}');
    const lost = new Lost();
    lost.listed(['a']);
    expect(lost.count).toBe(0);
  });
});
