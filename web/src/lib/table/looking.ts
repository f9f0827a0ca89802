// Looking at an answer before it is pressed: a mouse that moves onto it, or the focus of the keys. A finger presses and
// looks at nothing.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { hovers } from './pointer';

/** Tells when something is looked at, and when no longer: what goes while it is looked at says so, too. */
export function looking(look: (on: boolean) => void): Attachment<HTMLElement> {
  return (thing) => {
    let looked = false;
    const end = () => {
      if (looked) look(false);
      looked = false;
    };
    const begin = () => {
      if (!looked) look(true);
      looked = true;
    };
    // A thing that goes while it has the focus is left in the middle of drawing: `on` keeps the two apart.
    const stops = [
      on(thing, 'pointermove', (event) => hovers(event) && begin()),
      on(thing, 'pointerleave', end),
      on(thing, 'focus', () => thing.matches(':focus-visible') && begin()),
      on(thing, 'blur', end),
    ];
    return () => {
      for (const stop of stops) stop();
      end();
    };
  };
}
