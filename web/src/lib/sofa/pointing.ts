// A place that was pressed on a telephone and not confirmed yet: the telephone tells it, the screen rings it.
import type { Live } from '../live.svelte';
import type { Sofa } from './device';

type Line = Pick<Live, 'point' | 'pointed' | 'position'>;

export function pointing(live: Line): Required<Pick<Sofa, 'pointed' | 'point'>> {
  let told: number | null = null;
  return {
    // It means nothing any more once the game has gone on.
    pointed: () => (live.pointed?.version === live.position?.version ? (live.pointed?.place ?? null) : null),
    point: (place) => {
      if (place === told) return;
      told = place;
      live.point(place);
    },
  };
}
