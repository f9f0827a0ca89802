// Words that must fit: a name is squeezed, a sentence loses a few pixels, before anything is cut.
import type { Attachment } from 'svelte/attachments';

/** Nothing is ever smaller than this. */
const LEAST = 12;
/** So narrow may a name become before its characters become smaller. */
const NARROWEST = 0.62;

/** Calls back whenever there is another amount of room, once the letters have been loaded, and when somebody wants
 *  them larger. */
function whenRoomChanges(element: HTMLElement, room: () => string, then: () => void): () => void {
  let before = '';
  const observer = new ResizeObserver(() => {
    if (room() === before) return;
    before = room();
    then();
  });
  observer.observe(element);
  const larger = new MutationObserver(then);
  larger.observe(document.documentElement, { attributeFilter: ['data-text'] });
  let gone = false;
  void document.fonts?.ready.then(() => gone || then());
  return () => {
    gone = true;
    observer.disconnect();
    larger.disconnect();
  };
}

/** Squeezes the only child of a box into its width. The text is named so that a new one is measured again. */
export function squeeze(text: string): Attachment<HTMLElement> {
  void text;
  return (box) =>
    whenRoomChanges(
      box,
      () => `${box.clientWidth}`,
      () => {
        const inner = box.firstElementChild;
        if (!(inner instanceof HTMLElement)) return;
        inner.style.transform = '';
        inner.style.fontSize = '';
        const room = box.clientWidth;
        if (room === 0 || inner.offsetWidth <= room) return;
        if (room / inner.offsetWidth < NARROWEST) {
          const size = parseFloat(getComputedStyle(inner).fontSize);
          const wanted = (size * room) / (inner.offsetWidth * NARROWEST);
          inner.style.fontSize = `${Math.max(Math.min(LEAST, size), wanted)}px`;
        }
        inner.style.transform = `scaleX(${Math.min(1, room / inner.offsetWidth)})`;
      },
    );
}

/** Takes up to so many pixels from the letters of a box until it holds them. */
export function shrink(text: string, most = 4): Attachment<HTMLElement> {
  void text;
  return (box) =>
    whenRoomChanges(
      box,
      () => `${box.clientWidth} ${box.clientHeight}`,
      () => {
        box.style.fontSize = '';
        const usual = parseFloat(getComputedStyle(box).fontSize);
        const least = Math.max(Math.min(LEAST, usual), usual - most);
        for (let size = usual; box.scrollHeight > box.clientHeight + 1 && size > least;)
          box.style.fontSize = `${(size -= 0.5)}px`;
      },
    );
}
