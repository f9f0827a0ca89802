// What is new with Mocha & Baksheesh: coffee, guild cards, tavern tiles, the barrier and the coffee trader.
import { m } from '../../../../paraglide/messages.js';
import type { First } from '../../../firsts/first';
import { GUILD_CARDS } from '../../../types/printed';
import { atPlace, before, cardFirsts, inHand, inQuestion, placeFirsts, type BoxFirsts } from '../firsts/row';
import { placeName } from '../places/places';
import { MOCHA_CARDS } from './cards';
import { guildName, guildText, tavernName } from './words';

const CARD_TEXTS: Record<keyof typeof MOCHA_CARDS, () => string> = {
  two_coffee: m.once_card_two_coffee,
  coffee_guild: m.once_card_coffee_guild,
  coffee_lira: m.once_card_coffee_lira,
  dice_yield: m.once_card_dice_yield,
  swap: m.once_card_swap,
  die_to_six: m.once_card_die_to_six,
  corner: m.once_card_corner,
  twice_wainwright: m.once_card_twice_palace,
  twice_coffee_house: m.once_card_twice_palace,
};
const PLACE_TEXTS = { 17: m.once_place_17, 18: m.once_place_18, 19: m.once_place_19, 20: m.once_place_20 };

/** What it does is a sentence of its own, whether the card ends it with a full stop or not. */
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
const guilds = Array.from({ length: GUILD_CARDS }, (_, i): [string, First] => [
  `guild-${i + 1}`,
  { name: () => guildName(i + 1), text: () => m.once_guild({ what: sentence(guildText(i + 1)) }) },
]);

export const MOCHA_FIRSTS: BoxFirsts = {
  list: {
    ...placeFirsts(PLACE_TEXTS, placeName),
    ...cardFirsts(CARD_TEXTS, MOCHA_CARDS),
    ...Object.fromEntries(guilds),
    'tavern-movement': { name: () => tavernName('movement'), text: m.once_tavern_movement },
    'tavern-encounter': { name: () => tavernName('encounter'), text: m.once_tavern_encounter },
    'figure-coffee_trader': { name: m.figure_coffee_trader, text: m.once_coffee_trader },
    coffee: { name: m.rules_coffee, text: m.once_coffee },
    barrier: { name: m.barrier, text: m.once_barrier },
  },
  nowhere: [],
  asked(play) {
    const { asked, view } = play;
    const ask = asked?.question.ask;
    return [
      ...(ask === 'tavern_edge' || ask === 'at_barrier' || play.armed?.what === 'barrier'
        ? [inQuestion('barrier')]
        : []),
      ...(play.answers('trader').length
        ? [atPlace('figure-coffee_trader', view.mocha?.coffee_trader ?? 0)]
        : []),
    ];
  },
  owned({ me, view }) {
    const mine = me?.mocha;
    if (!mine) return [];
    return [
      ...mine.tavern_tiles.map((kind) => before(`tavern-${kind}`)),
      ...(mine.coffee > 0 ? [before('coffee')] : []),
      ...(mine.guild_hand ?? []).map((card) => inHand(`guild-${card}`)),
      ...(view.mocha?.barrier ? [{ id: 'barrier', at: ['#board .barrier'] }] : []),
    ];
  },
};
