import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { CARDS, GUILD_CARDS, KIOSK_TILES, PLACES } from '../../../types/printed';
import { GOODS, type Position } from '../bazaar';
import { Play } from '../table/play.svelte';
import { FIGURE_NAMES } from './figures';
import { isFirstTurn, isOffered } from '../firsts/beginning.svelte';
import { BAZAAR_FIRSTS, comesUp } from './firsts';
import { waysOf } from './ways';

const numbered = (kind: string, count: number) => Array.from({ length: count }, (_, i) => `${kind}-${i + 1}`);
const play = (position: Position, more: Partial<ConstructorParameters<typeof Play>[0]> = {}) =>
  new Play({
    position: () => position,
    name: String,
    send: vi.fn(),
    undo: vi.fn(),
    express: () => true,
    able: () => true,
    ...more,
  });
const FIXTURES = 'src/fixtures/';
const kept = (name: string) =>
  (JSON.parse(readFileSync(`${FIXTURES}${name}.json`, 'utf8')) as { position: Position }).position;

test('every place, card, tile and figure of every box has its sentence', () => {
  const wanted = [
    ...Object.values(PLACES).flatMap((places) => places.map((place) => `place-${place}`)),
    ...Object.values(CARDS).flatMap((cards) => cards.map((card) => `card-${card}`)),
    ...numbered('guild', GUILD_CARDS),
    ...numbered('kiosk', KIOSK_TILES),
    ...GOODS.map((good) => `tile-${good}`),
    ...FIGURE_NAMES.map((figure) => `figure-${figure}`),
    'neutral',
    'tavern-movement',
    'tavern-encounter',
  ];
  expect(wanted.filter((id) => !(id in BAZAAR_FIRSTS))).toEqual([]);
});

test('every sentence is short, ends, and stands beside a name', () => {
  for (const [id, { name, text }] of Object.entries(BAZAAR_FIRSTS)) {
    expect(name(), id).not.toBe('');
    expect(text(), id).toMatch(/[.!?]$/);
    expect(text().length, id).toBeLessThan(115);
  }
});

test('whatever comes up in a kept position of the board game is in the list', () => {
  const names = readdirSync(FIXTURES).map((file) => file.replace('.json', ''));
  const found = names
    .filter((name) => !name.startsWith('dice'))
    .map(kept)
    .filter((position) => 'layout' in position.view)
    .flatMap((position) => comesUp(play(position)));
  expect(found.length).toBeGreaterThan(50);
  expect(found.map(({ id }) => id).filter((id) => !(id in BAZAAR_FIRSTS))).toEqual([]);
});

test('before the move no place is explained, but what one has', () => {
  const ids = comesUp(play(kept('move'))).map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith('place-'))).toEqual([]);
  expect(ids.some((id) => id.startsWith('card-'))).toBe(true);
});

test('where one has gone comes before what one has', () => {
  const ids = comesUp(play(kept('tea'))).map(({ id }) => id);
  const place = ids.indexOf('place-9');
  expect(place).toBeGreaterThanOrEqual(0);
  expect(ids.slice(0, place).filter((id) => id.startsWith('card-'))).toEqual([]);
});

test('whoever watches, waits or has an answer on its way is told nothing', () => {
  const position = kept('tea');
  const watched = { ...position, view: { ...position.view, viewer: 'spectator' as const } };
  expect(comesUp(play(watched))).toEqual([]);
  expect(comesUp(play({ ...position, asked: null }))).toEqual([]);
  expect(comesUp(play(position, { sending: () => 1 }))).toEqual([]);
});

test('the ways to a ruby are those of the boxes on the table', () => {
  const places = (name: string) => waysOf(kept(name).view).flatMap(({ places }) => places ?? []);
  expect(places('move')).toEqual([16, 13, 1, 14, 15]);
  expect(places('mocha-roast')).toEqual([16, 13, 1, 14, 15, 20]);
  expect(places('letters-auction')).toEqual([16, 13, 1, 14, 15, 24]);
  expect(places('great-emerge-5')).toEqual([16, 13, 1, 14, 15, 20, 24]);
});

test('the first turn is over with its first answer', () => {
  const fresh = kept('move');
  fresh.view.seats.forEach((seat) => (seat.rubies = 0));
  const began = { event: 'turn_began', seat: play(fresh).seat ?? 0 } as const;
  expect(isFirstTurn(play(fresh))).toBe(true);
  expect(isFirstTurn(play(fresh, { events: () => [began, began] }))).toBe(false);
  expect(isFirstTurn(play(kept('tea')))).toBe(false);
});

test('whom one can meet cannot wait until a first game has begun', () => {
  expect(isOffered(play(kept('base-finish-2')))).toBe(true);
  expect(isOffered(play(kept('mocha-finish-4')))).toBe(false);
  expect(isOffered(play(kept('move')))).toBe(false);
});
