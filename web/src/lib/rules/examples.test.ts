import icons from 'virtual:art/icons';
import { expect, test } from 'vitest';
import { FIRST_PRICES, MAIL, REVENUE } from '../types/printed';
import { things, type Thing } from './example';
import { EXAMPLES, topicOf, TOPICS } from './topics';

const all = Object.entries(EXAMPLES).flatMap(([id, examples]) =>
  examples.flatMap(([before, after, by = '']) =>
    [before, after, by].flatMap((text) => things(text).map((thing) => [id, thing] as const)),
  ),
);
const drawn = (icon: string) => icons.includes(`id="i-${icon}"`);

/** How many of an icon there are before and after. */
function change(topic: string, icon: string, row = 0): number {
  const count = (text: string) =>
    things(text).reduce(
      (sum, thing) => sum + (thing.kind === 'icon' && thing.icon === icon ? thing.n : 0),
      0,
    );
  const [before, after] = EXAMPLES[topic]![row]!;
  return count(after) - count(before);
}

test('every place and every card of every box has its picture of before and after', () => {
  const lost = TOPICS.filter(({ id }) => /^(place|card|guild|tile)-/.test(id) && !EXAMPLES[id]);
  expect(lost.map(({ id }) => id)).toEqual([]);
  for (const id of Object.keys(EXAMPLES)) expect(topicOf(id), id).toBeDefined();
});

test('before and after differ, and everything in them is drawn', () => {
  for (const [id, examples] of Object.entries(EXAMPLES))
    for (const [before, after] of examples) expect(before, id).not.toBe(after);
  const isDrawn = (thing: Thing) => {
    switch (thing.kind) {
      case 'icon':
        return drawn(thing.icon) && thing.n > 0;
      case 'row':
        return drawn(thing.icon) && thing.full <= thing.room && thing.room <= 5;
      case 'die':
        return drawn(thing.icon);
      case 'stack':
        return thing.assistants >= 0 && thing.assistants <= 5;
      case 'place':
        return thing.place >= 1 && thing.place <= 25 && thing.pieces.length > 0;
      case 'grid':
        return thing.pieces.every(({ at }) => at >= 0 && at < 16);
      case 'say':
        return thing.number >= 3 && thing.number <= 12;
      case 'topic':
        return topicOf(thing.id) !== undefined;
    }
  };
  for (const [id, thing] of all) expect(isDrawn(thing), `${id}: ${JSON.stringify(thing)}`).toBe(true);
});

test('the pictures pay what the rules say', () => {
  const four = FIRST_PRICES.find(({ players }) => players === 4)!;
  expect(change('place-16', 'coin')).toBe(-four.dealer);
  expect(change('card-twice_dealer', 'coin')).toBe(-(2 * four.dealer + 1));
  expect(change('place-10', 'coin')).toBe(REVENUE.large[2]);
  expect(change('place-11', 'coin')).toBe(REVENUE.small[2]);
  expect(change('card-any_goods', 'coin')).toBe(REVENUE.small[2]);
  expect(change('place-5', 'coin')).toBe(MAIL[0]![1]);
  expect(change('card-twice_post_office', 'coin')).toBe(MAIL[0]![1] + MAIL[1]![1]);
  expect(change('place-1', 'coin')).toBe(-7);
  expect(change('place-9', 'coin', 0)).toBe(7);
  expect(change('place-9', 'coin', 1)).toBe(2);
});
