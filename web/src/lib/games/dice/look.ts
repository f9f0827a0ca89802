// Looking at a thing before pressing it: a mouse that moves onto it, the focus of the keys, a long press. What is told
// is taken back when the thing is left or gone.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { hovers } from '../../table/pointer';

/** A finger that stays so long asks, and does not press. */
const LONG_PRESS = 450;

export function looks(look: () => void, unlook: () => void): Attachment<HTMLElement> {
  return (thing) => {
    let looked = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      looked = true;
      look();
    };
    const end = () => {
      clearTimeout(timer);
      if (looked) unlook();
      looked = false;
    };
    const listen: Partial<{ [E in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[E]) => void }> = {
      pointermove: (event) => {
        if (hovers(event) && !looked) begin();
      },
      pointerleave: (event) => {
        if (event.pointerType === 'mouse') end();
        else clearTimeout(timer);
      },
      pointerdown: (event) => {
        if (event.pointerType === 'mouse') return;
        end();
        timer = setTimeout(begin, LONG_PRESS);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      click: (event) => {
        // A long press has asked; it does not answer as well.
        if (looked && event instanceof PointerEvent && event.pointerType === 'touch') {
          event.preventDefault();
          event.stopImmediatePropagation();
        }
      },
      contextmenu: (event) => looked && event.preventDefault(),
      focus: () => {
        if (thing.matches(':focus-visible')) begin();
      },
      blur: end,
    };
    // A thing that goes while it has the focus is left in the middle of drawing: `on` keeps the two apart.
    const ends = Object.entries(listen).map(([name, heard]) =>
      on(thing, name, heard as EventListener, { capture: true }),
    );
    return () => {
      for (const stop of ends) stop();
      end();
    };
  };
}
