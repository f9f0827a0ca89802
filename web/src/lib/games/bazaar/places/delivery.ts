// The palace sheet: which goods fill the slots that take any.
import { GOODS, type Answer, type Good, type Goods } from '../bazaar';

export interface Delivery {
  answer: Answer;
  wild: Good[];
}

export function deliveries(answers: Answer[]): Delivery[] {
  return answers.flatMap((answer) =>
    answer.action.do === 'deliver' ? [{ answer, wild: [...answer.action.wild] }] : [],
  );
}

/** The delivery that gives away what one has most of, once the demanded goods are gone. */
export function best(all: Delivery[], cart: Goods, demanded: Goods): Delivery | undefined {
  const left = (delivery: Delivery) => {
    const rest = { ...cart };
    for (const good of GOODS) rest[good] -= demanded[good];
    for (const good of delivery.wild) rest[good] -= 1;
    // The smallest remainder should be as large as possible, then the spread as small as possible.
    return GOODS.map((good) => rest[good]).sort((a, b) => a - b);
  };
  return [...all].sort((a, b) => {
    const [x, y] = [left(a), left(b)];
    for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return (y[i] ?? 0) - (x[i] ?? 0);
    return 0;
  })[0];
}

/** The delivery with one wild good exchanged, if it is possible. */
export function exchange(all: Delivery[], now: Delivery, index: number, good: Good): Delivery | undefined {
  const wanted = now.wild
    .map((old, i) => (i === index ? good : old))
    .sort((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b));
  return all.find(({ wild }) => wild.length === wanted.length && wild.every((one, i) => one === wanted[i]));
}
