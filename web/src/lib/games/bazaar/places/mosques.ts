// Both mosques ask alike; each has two stacks of tiles and rubies for whoever owns both.
import { m } from '../../../../paraglide/messages.js';
import { goodName, list } from '../../../words';
import { rubyTrack, type PlaceRow } from './place';

export const mosquePlace: PlaceRow = {
  prompt: () => m.ask_mosque(),
  room: 'tall',
  track: (view, place) => {
    const stacks = view.mosques.filter((mosque) => mosque.place === place);
    const tiles = stacks
      .filter(({ next }) => next !== null)
      .map(({ good, next }) => m.track_mosque({ good: goodName(good), n: next ?? 0 }));
    return list([...tiles, rubyTrack(stacks[0]?.rubies ?? 0)]);
  },
};
