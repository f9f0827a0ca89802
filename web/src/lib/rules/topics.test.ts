import rulingsIn from 'virtual:rulings';
import { expect, test } from 'vitest';
import { TOPICS, topicOf, topicsWith } from './topics';

const data = rulingsIn('en');

test('every ruling named on a page exists, and every related page too', () => {
  const known = new Set(data.rulings.map(({ id }) => id));
  for (const topic of TOPICS) {
    for (const id of topic.rulings) expect(known.has(id), `${topic.id}: ${id}`).toBe(true);
    for (const id of topic.related) expect(topicOf(id), `${topic.id} → ${id}`).toBeDefined();
    expect(new Set(topic.rulings).size, topic.id).toBe(topic.rulings.length);
  }
});

test('every ruling stands on some page of its thing', () => {
  const lost = data.rulings.map(({ id }) => id).filter((id) => topicsWith(id).length === 0);
  expect(lost).toEqual([]);
});

test('every ruling of the dice game stands on a page about it, and no other ruling does', () => {
  const pages = TOPICS.filter(({ group }) => group === 'dice');
  const written = data.rulings.map(({ id }) => id).filter((id) => id.startsWith('D-'));
  expect(written.length).toBeGreaterThanOrEqual(79);
  expect(new Set(pages.flatMap(({ rulings }) => rulings))).toEqual(new Set(written));
});

test('pages have names and words of their own', () => {
  expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length);
  for (const topic of TOPICS) {
    expect(topic.name().length, topic.id).toBeGreaterThan(0);
    expect(topic.effect().length, topic.id).toBeGreaterThan(0);
  }
});
