// Where whoever is to move may go, as everybody at the table can see it: for a screen, which is asked nothing.
import { columns, type Place, type View } from '../bazaar';

const STEPS = 2;

/**
 * Places one or two streets away, straight on farther with the tile for that. Only the barrier of somebody else is in the
 * way, and only straight on.
 */
export function reachable({ layout, question, seat, seats, mocha }: View): Place[] {
  const from = seats[seat]?.place;
  if (question?.ask !== 'move' || from === undefined) return [];
  const wide = columns(layout.length);
  const at = (place: Place) =>
    [layout.indexOf(place) % wide, Math.floor(layout.indexOf(place) / wide)] as const;
  const [column, row] = at(from);
  const far = seats[seat]?.mocha?.tavern_tiles.includes('movement') ? layout.length : STEPS;
  const closed = mocha?.barrier && mocha.barrier.holder !== seat ? mocha.barrier.between : null;
  const crosses = (places: (Place | undefined)[]) =>
    closed !== null &&
    places.some((place, i) => closed.includes(place ?? 0) && closed.includes(places[i + 1] ?? 0));
  return layout.filter((place) => {
    const [across, down] = [at(place)[0] - column, at(place)[1] - row];
    const steps = Math.abs(across) + Math.abs(down);
    if (across !== 0 && down !== 0) return steps <= STEPS;
    if (steps === 0 || steps > far) return false;
    const step = Math.sign(across) + Math.sign(down) * wide;
    const start = layout.indexOf(from);
    return !crosses(Array.from({ length: steps + 1 }, (_, i) => layout[start + i * step]));
  });
}
