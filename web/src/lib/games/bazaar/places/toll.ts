// What is due to the other merchants at a place. The preview says what is paid; it says only that it stops where the
// purse is too small.
import type { Answer, Place, PlayerView, View } from '../bazaar';
import { EXTRA_PIECE } from '../boxes/pieces';

const FOUNTAIN = 7;
/** For each merchant or extra piece of somebody else. */
const TOLL = 2;

/** What is still due there when the sure part of the way is over. Nobody is paid at the Fountain, nor by the family. */
export function tollDue(view: View, me: PlayerView, place: Place, { action, preview }: Answer): number {
  if (!preview.express) return 0;
  const { then, effects } = preview.express;
  const paid = then.some(({ do: what }) => what === 'pay' || what === 'act');
  if (place === FOUNTAIN || paid || effects.moves.some(({ move }) => move === 'family')) return 0;
  const jumpedTo = action.do === 'jump' ? action.seat : null;
  const met = view.seats.flatMap((other, seat) => {
    if (other.colour === me.colour) return [];
    return [seat === jumpedTo ? null : other.place, EXTRA_PIECE.at(other)];
  });
  const neutral = view.neutral_merchants.map((merchant) => merchant.place);
  return TOLL * [...met, ...neutral].filter((at) => at === place).length;
}
