import rulingsIn from 'virtual:rulings';
import { expect, test } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { GOODS } from '../games/bazaar/bazaar';
import { FIGURE_NAMES } from '../games/bazaar/boxes/figures';
import { BAZAAR_CARDS, MOSQUE_TILES } from '../types/dice/printed';
import { TAVERN_KINDS } from '../games/bazaar/mocha/tavern';
import { CARDS, GUILD_CARDS, KIOSK_TILES, NEW_CARDS, PLACES } from '../types/printed';
import { search } from './search';
import { TOPICS, topicOf, topicsWith, wordsOf } from './topics';

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

test('everything printed in any box has a page, and every card and tile of the dice game its line', () => {
  const lines = new Set(TOPICS.flatMap(({ things }) => things?.() ?? []).map(({ id }) => id));
  const pages = [
    ...Object.values(PLACES).flatMap((places) => places.map((place) => `place-${place}`)),
    ...Object.values(CARDS).flatMap((cards) => cards.map((card) => `card-${card}`)),
    ...Array.from({ length: GUILD_CARDS }, (_, i) => `guild-${i + 1}`),
    ...GOODS.map((good) => `tile-${good}`),
    ...FIGURE_NAMES.map((figure) => `figure-${figure}`),
    ...['merchant', 'assistant', 'family', 'neutral', 'companion'].map((figure) => `figure-${figure}`),
    ...TAVERN_KINDS.map((kind) => `tavern-${kind}`),
    ...['kiosk-tiles', 'letter', 'baksheesh', 'barrier', 'guild', 'coffee', 'wheelbarrow', 'layouts'],
    'demand',
    'turn',
  ];
  expect([...new Set(pages)].filter((id) => topicOf(id) === undefined)).toEqual([]);
  const things = [
    ...BAZAAR_CARDS.map((card) => `bazaar-${card}`),
    ...MOSQUE_TILES.map((tile) => `mosque-${tile}`),
  ];
  expect(things.filter((id) => !lines.has(id))).toEqual([]);
});

test('the page of the Kiosk lists every one of its tiles', () => {
  const listed = topicOf('kiosk-tiles')?.listed?.() ?? [];
  expect(listed).toHaveLength(KIOSK_TILES);
  expect(new Set(listed).size, 'each has a name of its own').toBe(KIOSK_TILES);
});

test('a page is found by every word that can be read on it', () => {
  const found = (query: string) => {
    const entries = TOPICS.map((topic) => ({
      id: topic.id,
      name: topic.name(),
      words: wordsOf(topic, new Map()),
    }));
    return search(entries, query).map(({ id }) => id);
  };
  for (const topic of TOPICS)
    for (const said of [topic.more?.(), topic.when?.(), ...(topic.listed?.() ?? [])])
      if (said !== undefined) expect(found(said), `${topic.id}: ${said}`).toContain(topic.id);
  expect(found(m.place_6_coffee()), 'what an expansion adds to a place').toContain('place-6');
});

test('a page is as sure as the list of components says', () => {
  expect(topicOf('demand')?.sure).toBeUndefined();
  for (const card of NEW_CARDS) expect(topicOf(`card-${card}`)?.sure, card).toBe('reconstructed');
  expect(topicOf('dice-tracks')?.sure).toBe('reconstructed');
});

test('every line about a card or a tile has a name and a sentence', () => {
  for (const { id, name, text } of TOPICS.flatMap(({ things }) => things?.() ?? [])) {
    expect(name, id).not.toBe('');
    expect(text.length, id).toBeGreaterThan(10);
  }
});

test.each([
  ['en', 'jewelry, fabric, spice, fruit, any good', 'the Courier'],
  ['de', 'Schmuck, Tuch, Gewürz, Obst, beliebige Ware', 'der Kurier'],
  ['pl', 'biżuteria, tkanina, przyprawa, owoc, dowolny towar', 'Kurier'],
] as const)('what is printed on a place stands on its page: %s', (locale, palace, courier) => {
  expect(m.place_13_effect({}, { locale })).toContain(palace);
  for (const mosque of [m.place_14_effect, m.place_15_effect])
    expect(mosque({}, { locale })).toMatch(/2, 3, 4, \p{L}+ 5/u);
  expect(m.tavern_encounter_effect({}, { locale }), 'L-87').toContain(courier);
});
