// Where the hand has room for a cat.

export interface Room {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** As wide as a finger, and at most as high as her picture is. */
const WIDTH = 44;
const HIGHEST = 54;
const LOWEST = 36;
const GAP = 4;

/** At the right or the left end of the hand, beside its cards or below them; nothing where they lie everywhere. */
export function roomFor(hand: Box, cards: readonly Box[]): Room | null {
  const height = Math.min(HIGHEST, hand.bottom - hand.top - 2);
  if (height < LOWEST) return null;
  const top = hand.bottom - height - 1;
  const found = [hand.right - WIDTH - GAP, hand.left + GAP].find(
    (left) =>
      left >= hand.left &&
      cards.every(
        (card) =>
          card.left >= left + WIDTH + GAP ||
          card.right + GAP <= left ||
          card.bottom + GAP <= top ||
          card.top >= top + height,
      ),
  );
  return found === undefined ? null : { left: found, top, width: WIDTH, height };
}
