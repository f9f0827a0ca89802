// What Mocha & Baksheesh asks.
import { m } from '../../../../paraglide/messages.js';
import { nobodyBack } from '../places/fountain';
import type { QuestionRows } from '../questions/question';
import { placeName } from '../words/names';
import { guildName } from './words';

type MochaAsk =
  'roast' | 'guild_discard' | 'at_barrier' | 'guild_choice' | 'tavern_edge' | 'tavern_ruby' | 'swap';

export const MOCHA_QUESTIONS: QuestionRows<MochaAsk> = {
  roast: {
    prompt: () => m.ask_roast_more(),
    inList: () => m.home_ask_act({ place: placeName(17) }),
    must: (player) => m.must_act({ player, place: placeName(17) }),
    place: () => 17,
    sheet: 'RoastingPlant',
    room: 'tall',
    inSheet: ['pay_lira'],
  },
  guild_discard: {
    prompt: () => m.ask_guild_discard(),
    inList: () => m.ask_guild_discard(),
    must: (player) => m.must_guild_discard({ player }),
    place: () => 18,
    sheet: 'GuildDiscard',
    room: 'tall',
  },
  at_barrier: {
    prompt: () => m.ask_barrier_place(),
    inList: () => m.ask_barrier_place(),
    must: (player) => m.must_at_barrier({ player }),
    place: () => 19,
    sheet: 'OnBoard',
    room: 'line',
    onBoard: ['use'],
  },
  // The first choice of a guild card: that of its place, except where it is better in kind.
  guild_choice: {
    prompt: ({ guild }, view, at) => {
      if (guild === 10 || guild === 11) return m.ask_market_any();
      return guild === 19 ? m.ask_tavern_pair() : at(guild, view);
    },
    inList: ({ guild }) => m.home_ask_act({ place: guildName(guild) }),
    must: (player, { guild }) => m.must_act({ player, place: guildName(guild) }),
    place: ({ guild }) => guild,
    isVisit: true,
    // With card 7 nobody comes back by skipping (M-94).
    label: ({ action }, { guild }, play) => (action.do === 'skip' && guild === 7 ? nobodyBack(play) : null),
    sheet: ({ guild }) => (guild === 19 ? 'TwoFavours' : 'place'),
    room: 'tall',
  },
  tavern_edge: {
    prompt: () => m.ask_barrier(),
    inList: () => m.ask_barrier(),
    must: (player) => m.must_barrier({ player }),
    place: () => 19,
    sheet: 'BarrierStreet',
    room: 'line',
  },
  tavern_ruby: {
    prompt: () => m.ask_ruby_from(),
    inList: () => m.ask_ruby_from(),
    must: (player) => m.must_ruby_from({ player }),
    place: () => 19,
    sheet: 'OnBoard',
    room: 'line',
    onBoard: ['baksheesh'],
  },
  swap: {
    step: 'meet',
    prompt: ({ taking, given, taken }) => (taking ? m.ask_swap_take({ n: given - taken }) : m.ask_swap()),
    inList: () => m.ask_swap(),
    must: (player) => m.must_swap({ player }),
    place: () => null,
    sheet: 'Swap',
    room: 'tall',
    inSheet: ['done'],
  },
};
