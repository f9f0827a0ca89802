// A long press is a question about a thing, not an answer; so is the right button, and the key of the keyboard that
// does the same. What was asked about is not pressed as well.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** A finger that stays so long asks. */
const LONG_PRESS = 550;

export function longPress(ask: () => void): Attachment<HTMLElement> {
  return (thing) => {
    let asked = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const begin = () => {
      stop();
      if (!asked) ask();
      asked = true;
    };
    const listen: Partial<{ [E in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[E]) => void }> = {
      pointerdown: ({ pointerType }) => {
        stop();
        asked = false;
        if (pointerType !== 'mouse') timer = setTimeout(begin, LONG_PRESS);
      },
      pointerup: stop,
      pointercancel: stop,
      pointerleave: stop,
      click: (event) => {
        // A press of a key has no place and counts no clicks: it always answers.
        if (asked && event.detail > 0) {
          event.preventDefault();
          event.stopImmediatePropagation();
        }
        asked = false;
      },
      contextmenu: (event) => {
        event.preventDefault();
        begin();
      },
      // Asked by a key, nothing is held: the next time is a new question.
      keyup: () => (asked = false),
    };
    // Heard before the thing itself hears it.
    const ends = Object.entries(listen).map(([name, heard]) =>
      on(thing, name, heard as EventListener, { capture: true }),
    );
    return () => {
      stop();
      for (const end of ends) end();
    };
  };
}
