// The log added up turn by turn, and the newest outcome.
import { outcomeOf, type Outcome } from '../../../table/outcome';
import type { Told } from '../bazaar';
import { addTo } from '../boxes/outcomes';
import { outcomeSigns, TurnSum } from './outcome';

/** What came of every turn, by the moment at which it began. */
export function turnSums(log: Told[]): Map<number, TurnSum> {
  const all = new Map<number, TurnSum>();
  let sum: TurnSum | undefined;
  for (const { ply, events } of log) {
    sum?.step();
    for (const event of events) {
      if (event.event === 'turn_began') {
        sum = new TurnSum(event.seat);
        all.set(ply, sum);
      } else {
        if (!sum && 'seat' in event) all.set(ply, (sum = new TurnSum(event.seat)));
        if (sum) addTo(sum, event);
      }
    }
  }
  return all;
}

/** What came of what was done last. */
export function newestOutcome(sums: Map<number, TurnSum>): Outcome | null {
  for (const [ply, sum] of [...sums].reverse()) {
    const { newest } = sum;
    if (newest) return outcomeOf(`${ply} ${sum.parts.indexOf(newest)}`, sum.seat, outcomeSigns(newest));
  }
  return null;
}
