// What lies on the table before the first turn, drawn again from the seed.
import type { ProvedRecord } from './check';
import { canonical, pick } from './joint';
import { demandTiles } from './lists';
import { MOSQUE_TILES, OPEN_TILES } from '../types/dice/printed';
import { PLACES } from '../types/printed';
import type { Ruleset } from '../types/Ruleset';

/** One shuffle in fifty keeps the conditions of a random layout: so many are never needed. */
const MOST_SHUFFLES = 10_000;

class Picks {
  index = 0;
  constructor(readonly seed: string) {}
  next(choices: number): number {
    return pick('bedesten setup 1', this.seed, this.index++, choices);
  }
}

/** Whether the setup is the one this seed deals; nothing if the record does not say from which options. */
export function checkSetup(record: ProvedRecord, seed: string): boolean | null {
  if (record.options === undefined) return null;
  const picks = new Picks(seed);
  return record.game === 'dice' ? diceGame(record, picks) : bazaar(record, picks);
}

function diceGame(record: ProvedRecord, picks: Picks): boolean {
  const { open_tiles } = record.options as { open_tiles?: string[] };
  const found = record.setup['open_tiles'];
  if (open_tiles) return canonical(open_tiles) === canonical(found);
  const stack: string[] = [...MOSQUE_TILES];
  const drawn = Array.from({ length: OPEN_TILES }, () => stack.splice(picks.next(stack.length), 1)[0]);
  return canonical(drawn) === canonical(found);
}

interface Setup {
  layout: number[];
  rules: { ruleset: Ruleset };
  small_demand: string[];
  large_demand: string[];
  governor: number;
  smuggler: number;
  coffee_trader?: number;
  courier?: number;
}

function bazaar(record: ProvedRecord, picks: Picks): boolean {
  const setup = record.setup as unknown as Setup;
  const { layout } = record.options as { layout?: unknown };
  const ruleset = setup.rules.ruleset;
  if ((layout === 'random' || layout === 'random-2014') && !isShuffled(setup, picks)) return false;
  if (Array.isArray(layout) && canonical(layout) !== canonical(setup.layout)) return false;
  const tile = (market: string) => pickOf(demandTiles(market));
  const pickOf = (tiles: string[]) => tiles[picks.next(tiles.length)];
  const figure = () => {
    const roll = picks.next(36);
    return Math.floor(roll / 6) + 1 + (roll % 6) + 1;
  };
  const has = (...rulesets: Ruleset[]) => rulesets.includes(ruleset);
  const large = tile('l');
  const small = tile('s');
  return (
    setup.large_demand[0] === large &&
    setup.small_demand[0] === small &&
    setup.governor === figure() &&
    setup.smuggler === figure() &&
    (!has('mocha', 'great-bazaar') || setup.coffee_trader === figure()) &&
    (!has('letters', 'great-bazaar') || setup.courier === figure())
  );
}

/** Shuffles until it is the layout of the record. */
function isShuffled(setup: Setup, picks: Picks): boolean {
  const wanted = canonical(setup.layout);
  for (let shuffle = 0; shuffle < MOST_SHUFFLES; shuffle++) {
    const places: number[] = [...PLACES[setup.rules.ruleset]];
    for (let last = places.length - 1; last > 0; last--) {
      const other = picks.next(last + 1);
      [places[last], places[other]] = [places[other]!, places[last]!];
    }
    if (canonical(places) === wanted) return true;
  }
  return false;
}
