// Whether something is explained for the first time now: nobody is hurried who reads.
import { untrack } from 'svelte';

let shown = $state(0);

export const showsFirst = (): boolean => shown > 0;

/** Of a component that explains: as long as it is there, and this holds. */
export function explains(now: () => boolean = () => true): void {
  $effect(() => {
    if (!now()) return;
    untrack(() => (shown += 1));
    return () => (shown -= 1);
  });
}
