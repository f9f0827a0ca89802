// Whether somebody sits before a page that is open. A visible tab says little: whoever walks away from it looks
// for ever, and everybody else would wait.

/** Whoever has touched nothing for so long, in milliseconds, is away. */
export const IDLE_AFTER = 5 * 60_000;

/** What people do. A story that scrolls by itself is not among them, so neither is `scroll`. */
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

/** Tells when somebody has gone, and when they are back, until it is stopped. */
export function attention(tell: (idle: boolean) => void, page: EventTarget = window): () => void {
  let last = Date.now();
  let idle = false;
  let pointer = '';
  let timer = setTimeout(look, IDLE_AFTER);

  function look() {
    const left = last + IDLE_AFTER - Date.now();
    if (left > 0) timer = setTimeout(look, left);
    else tell((idle = true));
  }

  function input(event: Event) {
    // Things move below a pointer that rests, and a browser may tell that as a move.
    if (event.type === 'pointermove') {
      const { screenX, screenY } = event as PointerEvent;
      const before = pointer;
      pointer = `${screenX},${screenY}`;
      if (before === pointer) return;
    }
    last = Date.now();
    if (!idle) return;
    timer = setTimeout(look, IDLE_AFTER);
    tell((idle = false));
  }

  const how = { capture: true, passive: true };
  for (const type of INPUTS) page.addEventListener(type, input, how);
  return () => {
    clearTimeout(timer);
    for (const type of INPUTS) page.removeEventListener(type, input, how);
  };
}
