// Both mosques ask alike; each has two stacks of tiles and rubies for whoever owns both.
import { m } from '../../../../paraglide/messages.js';
import { goodAmount, goodName, list } from '../../../words';
import { cost, joined } from '../../../table/signs';
import { GOOD_ICON } from '../bazaar';
import { rubyTrack, type PlaceRow } from './place';
import { nothing, tooLittle, trade } from './plan';

export const mosquePlace: PlaceRow = {
  prompt: () => m.ask_mosque(),
  room: 'tall',
  plan: ({ view, me, place }) => {
    const stacks = view.mosques.filter((mosque) => mosque.place === place);
    const open = stacks.filter(({ good, next }) => next !== null && !me.mosque_tiles.includes(good));
    if (!open.length)
      return nothing(
        stacks.every(({ good }) => me.mosque_tiles.includes(good)) ? m.plan_own_both() : m.label_nothing(),
      );
    const within = open.filter(({ good, next }) => me.goods[good] >= (next ?? 0));
    const [first] = within.length ? within : open;
    if (!first) return null;
    const { good, next, rubies } = first;
    const need = next ?? 0;
    if (!within.length) return tooLittle(GOOD_ICON[good], need, me.goods[good], goodAmount(good, need));
    // Whoever has both tiles of a mosque gets its ruby.
    const both = open.length === 1 && stacks.length > 1 && rubies > 0;
    const tiles = within.map((stack) => m.mosque_tile({ good: goodName(stack.good) }));
    const got = joined(':mosque-tile:', both ? ':ruby:' : '');
    const paid = within.map((stack) => cost(1, GOOD_ICON[stack.good])).join(' / ');
    const things = list([tiles.join(' / '), both ? m.unit_rubies({ n: 1 }) : '']);
    return trade(
      [paid, within.map((stack) => goodAmount(stack.good, 1)).join(' / ')],
      [got, things],
      `[−1] > ${both ? ':ruby:' : ':mosque-tile:'}`,
    );
  },
  track: (view, place) => {
    const stacks = view.mosques.filter((mosque) => mosque.place === place);
    const tiles = stacks
      .filter(({ next }) => next !== null)
      .map(({ good, next }) => m.track_mosque({ good: goodName(good), n: next ?? 0 }));
    return list([...tiles, rubyTrack(stacks[0]?.rubies ?? 0)]);
  },
};
