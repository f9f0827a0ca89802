// The bonus cards of the base game.
import { m } from '../../../../paraglide/messages.js';
import { placeName } from '../places/places';
import type { CardRow } from './card';

export const BASE_CARDS = {
  one_good: {
    name: m.card_one_good,
    text: m.card_one_good_short,
    picture: 'any',
    icon: 'any',
    cash: true,
    target: { title: m.ask_good, sheet: 'ChooseGood', room: 'half' },
  },
  five_lira: {
    name: m.card_five_lira,
    text: m.card_five_lira_short,
    picture: 'coin:5',
    icon: 'lira',
    cash: true,
    target: null,
  },
  long_way: {
    name: m.card_long_way,
    text: m.card_long_way_short,
    picture: 'trail:3-4',
    icon: 'foot',
    target: { title: m.ask_long_way, onBoard: 'long_way' },
  },
  stay: {
    name: m.card_stay,
    text: m.card_stay_short,
    picture: 'trail:0',
    icon: 'foot',
    target: { title: m.ask_stay, onBoard: 'stay' },
  },
  assistant_back: {
    name: m.card_assistant_back,
    text: m.card_assistant_back_short,
    picture: 'assistant > merchant',
    icon: 'assistant-red',
    target: { title: m.ask_recall, onBoard: 'assistant_back' },
  },
  family_home: {
    name: m.card_family_home,
    text: m.card_family_home_short,
    picture: 'family > link:gate | ~ bonus-back / coin:3',
    icon: 'family-red',
    target: { title: m.ask_family_home, sheet: 'FamilyHome', room: 'half' },
  },
  twice_palace: {
    name: () => m.card_twice_palace({ place: placeName(13) }),
    text: m.card_twice_palace_short,
    picture: 'twice:palace | ~ at:13',
    icon: 'place-palace',
    again: [13],
  },
  twice_post_office: {
    name: () => m.card_twice_post_office({ place: placeName(5) }),
    text: m.card_twice_post_office_short,
    picture: 'twice:letter | ~ at:5',
    icon: 'mail',
    again: [5],
  },
  twice_dealer: {
    name: () => m.card_twice_dealer({ place: placeName(16) }),
    text: m.card_twice_dealer_short,
    picture: 'twice:dealer | ~ at:16',
    icon: 'place-dealer',
    again: [16],
  },
  any_goods: {
    name: m.card_any_goods,
    text: m.card_any_goods_short,
    picture: 'link:sell . at:11 | ~ any any any any any',
    icon: 'place-sell',
    target: null,
  },
} satisfies Record<string, CardRow>;
