// The bazaar cards: what each shows and says. Families with a colour are one row; cards of one's own one row each.
// A picture has a part for whoever turned the card up, and one for the others or for those who will not.
import { m } from '../../../paraglide/messages.js';
import type { Card } from '../../types/dice/Card';
import type { Sort } from '../../types/dice/Sort';
import { SORT_ICON } from './dice';
import { sortAmount, sortName } from './words';

export interface BazaarCard {
  name: string;
  text: string;
  /** What it says to one of the others. */
  offer: string;
  /** For the player on turn. */
  me: string;
  /** For all others; nothing on a card of one's own. */
  others: string | null;
  /** On a card of one's own: for who cannot or will not. */
  otherwise: string | null;
}

const lira = (n: number) => sortAmount('lira', n);

const SHARED: Record<string, (sort: Sort) => Omit<BazaarCard, 'otherwise'>> = {
  sell: (sort) => {
    const price = sort === 'crystal' ? 3 : 4;
    return {
      name: m.dice_card_sell({ thing: sortName(sort) }),
      text: m.dice_card_sell_text({ mine: lira(4), things: sortAmount(sort, 1), lira: lira(price) }),
      offer: m.dice_card_sell_offer({ things: sortAmount(sort, 1), lira: lira(price) }),
      me: 'coin:4',
      others: `${SORT_ICON[sort]} > coin:${price}`,
    };
  },
  crate: (sort) => ({
    name: m.dice_card_crate({ thing: sortName(sort) }),
    text: m.dice_card_crate_text({ mine: sortAmount('brown', 1), things: sortAmount(sort, 1) }),
    offer: m.dice_card_crate_offer({ things: sortAmount(sort, 1) }),
    me: 'brown',
    others: SORT_ICON[sort],
  }),
  goods: (sort) => ({
    name: m.dice_card_goods({ thing: sortName(sort) }),
    text: m.dice_card_goods_text({ mine: sortAmount(sort, 1), lira: lira(2) }),
    offer: m.dice_card_goods_offer({ things: sortAmount(sort, 1), lira: lira(2) }),
    me: SORT_ICON[sort],
    others: `coin:2 > ${SORT_ICON[sort]}`,
  }),
  resource: (sort) => ({
    name: m.dice_card_resource({ thing: sortName(sort) }),
    text: m.dice_card_resource_text({ mine: sortAmount(sort, 1), lira: lira(3) }),
    offer: m.dice_card_resource_offer({ things: sortAmount(sort, 1), lira: lira(3) }),
    me: `${SORT_ICON[sort]} + coin:3`,
    others: `${SORT_ICON[sort]} / coin:3`,
  }),
};

type Own = [picture: string, name: () => string, text: () => string];
const ruby = () => m.unit_rubies({ n: 1 });
const tile = () => m.unit_mosque_tiles({ n: 1 });
const goods = (n: number) => m.dice_goods_of_choice({ tiles: m.unit_goods_tiles({ n }) });
const gives = (things: () => string, gain: () => string) => () =>
  m.dice_card_give_text({ things: things(), gain: gain() });
const two = (gain: () => string) => () => m.dice_card_two_text({ gain: gain() });
const owns = (n: number, gain: () => string) => () =>
  m.dice_card_own_text({ things: sortAmount('brown', n), gain: gain() });
const some = (sort: Sort, n: number) => () => sortAmount(sort, n);

const rubyFor = (picture: string, things: () => string): Own => [
  `${picture} > ruby`,
  () => m.dice_card_ruby({ things: things() }),
  gives(things, ruby),
];
const twoCards = (picture: string, things: () => string): Own => [
  `face:bazaar-back*2 > ${picture}`,
  () => m.dice_card_two({ things: things() }),
  two(things),
];
const ownBrown = (n: number, picture: string, things: () => string): Own => [
  `brown${n > 1 ? `*${n}` : ''} . + ${picture}`,
  () => m.dice_card_own({ things: things() }),
  owns(n, things),
];
const trade = (picture: string, things: () => string): Own => [
  `mosque-tile > ${picture}`,
  () => m.dice_card_trade({ things: things() }),
  gives(tile, things),
];
const tileFor = (picture: string, things: () => string): Own => [
  `${picture} > mosque-tile`,
  () => m.dice_card_tile({ things: things() }),
  gives(things, tile),
];

const OWN: Record<string, Own> = {
  'ruby-brown': rubyFor('brown*3', some('brown', 3)),
  'ruby-crystal': rubyFor('crystal*4', some('crystal', 4)),
  'ruby-lira': rubyFor('coin:9', some('lira', 9)),
  'ruby-goods': rubyFor('fabric fruit spice', m.dice_three_different),
  'two-lira': twoCards('coin:7', some('lira', 7)),
  'two-crystal': twoCards('crystal*3', some('crystal', 3)),
  'two-goods': twoCards('any*2', () => goods(2)),
  'two-brown': twoCards('brown*2', some('brown', 2)),
  'own-lira': ownBrown(1, 'coin:5', some('lira', 5)),
  'own-tile': ownBrown(2, 'mosque-tile', tile),
  'own-ruby': ownBrown(3, 'ruby', ruby),
  'trade-lira': trade('coin:10', some('lira', 10)),
  'trade-goods': trade('any*4', () => goods(4)),
  'tile-lira': tileFor('coin:5', some('lira', 5)),
  'tile-crystal': tileFor('crystal*2', some('crystal', 2)),
};

/** A name begins with a capital, also where it begins with a good. */
const capital = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1);

export function bazaarCard(card: Card): BazaarCard {
  const own = OWN[card];
  if (own) {
    const [me, name, text] = own;
    return { name: name(), text: text(), offer: text(), me, others: null, otherwise: 'coin:1' };
  }
  const [family = '', sort = ''] = card.split('-');
  const shared = SHARED[family]?.(sort as Sort);
  // A card that this page does not know is called by its name: the server is newer.
  return shared
    ? { ...shared, name: capital(shared.name), otherwise: null }
    : { name: card, text: '', offer: '', me: 'bazaar-back', others: null, otherwise: null };
}

export const cardName = (card: Card): string => bazaarCard(card).name;
/** For whoever turned it up alone: who cannot or will not carry it out takes 1 Lira. */
export const isOwn = (card: Card): boolean => bazaarCard(card).otherwise !== null;
/** `other`: to somebody else than whoever turned it up. */
export const cardText = (card: Card, other = false): string => bazaarCard(card)[other ? 'offer' : 'text'];
