// Which chapters of the contents are unfolded. Whoever comes back from a page finds them as they were.
import { SvelteSet } from 'svelte/reactivity';
import type { Group } from './topic';

const open = new SvelteSet<Group>(['places']);

export const isOpen = (group: Group): boolean => open.has(group);

export function fold(group: Group, unfolded: boolean): void {
  if (unfolded) open.add(group);
  else open.delete(group);
}
