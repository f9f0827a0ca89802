// Words for what only Mocha & Baksheesh has: favours of the Tavern, payments of the coffee trader, the barrier.
import { m } from '../../../../paraglide/messages.js';
import type { View } from '../bazaar';
import { never } from '../../../exhaust';
import type { Edge } from '../../../types/Edge';
import type { Payment } from '../../../types/Payment';
import type { TavernOption } from '../../../types/TavernOption';
import { goodAmount, list } from '../../../words';
import { goodsAmounts, placeName, tavernName } from '../words/names';

export function favourName(option: TavernOption): string {
  switch (option) {
    case 'barrier':
      return m.barrier();
    case 'movement':
    case 'encounter':
      return m.tavern_tile({ kind: tavernName(option) });
    case 'ruby':
      return m.baksheesh();
    default:
      return never(option);
  }
}

/** The favour in a word, where it is plain that it is one of the Tavern's. */
export function favourWord(option: TavernOption): string {
  return option === 'movement' || option === 'encounter' ? tavernName(option) : favourName(option);
}

export function paymentName(payment: Payment): string {
  switch (payment) {
    case 'nothing':
      return m.say_free();
    case 'lira':
      return m.unit_lira({ n: 2 });
    case 'red':
    case 'green':
    case 'yellow':
    case 'blue':
      return goodAmount(payment, 1);
    default:
      return never(payment);
  }
}

export const edgeName = ([a, b]: Edge): string => m.between({ a: placeName(a), b: placeName(b) });

/** What the new places have lying on them, for the ear. */
export function mochaTrack(view: View, place: number): string {
  const { mocha } = view;
  if (!mocha) return '';
  switch (place) {
    case 18:
      return list([
        m.track_cards({ cards: m.unit_guild_cards({ n: mocha.guild_pile }) }),
        mocha.guild_discard.length ? m.track_guild_discard({ cards: mocha.guild_discard.join(', ') }) : '',
      ]);
    case 19: {
      const tiles = mocha.tavern
        .filter(({ next }) => next !== null)
        .map(({ kind, next }) =>
          m.track_tavern({ kind: tavernName(kind), coffee: m.unit_coffee({ n: next ?? 0 }) }),
        );
      return list([...tiles, m.track_baksheesh({ things: list(goodsAmounts(mocha.baksheesh)) })]);
    }
    case 20:
      return mocha.coffee_house_price === null
        ? m.track_empty()
        : m.track_price({ lira: m.unit_coffee({ n: mocha.coffee_house_price }) });
    default:
      return '';
  }
}
