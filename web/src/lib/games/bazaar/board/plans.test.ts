// Plan plates over every kept position, in all languages.
import { expect, test } from 'vitest';
import { overwriteGetLocale } from '../../../../paraglide/runtime.js';
import { signsOf } from '../../../table/signs';
import type { Position } from '../bazaar';
import { placeRow } from '../boxes/places';
import { JEWELRY_ROWS } from '../places/printed';
import { odds, oddsWithin } from '../rules/odds';
import { reachWords } from '../words/reach';
import { targets, type Target } from './targets';

const files = import.meta.glob<{ position: Position }>(
  ['../../../../fixtures/*.json', '!../../../../fixtures/dice-*.json'],
  { eager: true, import: 'default' },
);

function reached(name: string): Target[] {
  const { position } = files[`../../../../fixtures/${name}.json`]!;
  return aimed(position);
}
function aimed({ view, asked }: Position): Target[] {
  const me = view.viewer === 'spectator' ? null : (view.seats[view.viewer.seat] ?? null);
  const all = targets({ view, me, asked, armed: null, figure: 'merchant', express: true });
  return [...all.values()].filter(({ answer }) => answer !== null);
}
const at = (name: string, place: number) => reached(name).find((target) => target.place === place)?.plan;

test.each(['en', 'de', 'pl'] as const)('every place to go to has a plan in numbers, %s', (locale) => {
  overwriteGetLocale(() => locale);
  const vague = /choice|Auswahl|wybór|dann wähl/i;
  for (const [name, { position }] of Object.entries(files)) {
    for (const target of aimed(position)) {
      if (!target.answer?.preview.express) continue;
      const { plan } = target;
      expect(plan, `${name}: place ${target.place} has no plan`).not.toBeNull();
      const words = reachWords(target, position.view, String);
      expect(words, `${name}: place ${target.place}`).not.toMatch(vague);
      expect(words).not.toBe('');
      expect(words, 'the ear gets words').not.toMatch(/:[a-z-]+:|\[[+−]/);
      for (const text of [plan?.short ?? '', plan?.long ?? ''])
        expect(signsOf(text).length, `${name}: place ${target.place}, “${text}”`).toBeGreaterThan(0);
    }
  }
  overwriteGetLocale(() => 'en');
});

test('what a place brings is said in numbers', () => {
  expect(at('move', 10)).toMatchObject({ long: 'sell 2 for 7 :lira:', gains: true });
  expect(at('crowd', 8)).toMatchObject({ short: '[+1] :any: 58 % :jewel:', gains: true });
  expect(at('move', 5)).toMatchObject({
    short: '[+2] :any: [+3] :lira:',
    long: '[+1] :fabric: [+1] :jewel: [+3] :lira:',
  });
});

test('whoever cannot gain anything sees what is missing', () => {
  const { position } = files['../../../../fixtures/move.json']!;
  const { view } = position;
  const poor = view.seats.map((seat) => ({ ...seat, goods: { red: 0, green: 0, yellow: 0, blue: 0 } }));
  const market = aimed({ ...position, view: { ...view, seats: poor } }).find(({ place }) => place === 10);
  expect(market?.plan).toMatchObject({ long: 'nothing to sell here', gains: false });
});

test('whoever cannot pay the other merchants there sees what is due, not what the place would give', () => {
  const { position } = files['../../../../fixtures/move.json']!;
  const market = position.asked!.answers.find(({ notation }) => notation === 'move-10')!;
  const unpaid = { ...market.preview.express!, stops: 'price' as const, then: [{ do: 'leave' as const }] };
  const preview = { ...market.preview, express: unpaid };
  const asked = { ...position.asked!, answers: [{ ...market, preview }] };
  const plan = (lira: number) => {
    const seats = position.view.seats.map((seat, i) =>
      i === position.view.seat ? { ...seat, lira } : { ...seat, place: 10 },
    );
    return aimed({ ...position, asked, view: { ...position.view, seats } })[0]?.plan;
  };
  const due = 2 * (position.view.seats.length - 1);
  expect(plan(0)).toMatchObject({ short: `${due} :lira:`, long: `${due} :lira: · you have 0`, gains: false });
  expect(plan(due - 1)).toMatchObject({ gains: false });
  expect(plan(due)).toMatchObject({ long: 'sell 2 for 7 :lira:', gains: true });
});

test('the Caravansary gives a coffee too where there is any', () => {
  const { position } = files['../../../../fixtures/mocha-move-3.json']!;
  const { view, asked } = position;
  const me = view.viewer === 'spectator' ? null : view.seats[view.viewer.seat]!;
  const arrival = {
    me: me!,
    place: 6,
    effects: asked!.answers[0]!.preview,
    stops: null,
    acted: false,
    lira: 5,
    due: 0,
  };
  const leader = (caravan_leader: number | null, shown = view) =>
    placeRow(6).plan?.({ ...arrival, view: { ...shown, caravan_leader } });
  const seat = view.viewer === 'spectator' ? null : view.viewer.seat;
  const cards = ':bonus-back:';
  expect(leader(null)).toMatchObject({
    short: `[+1] ${cards} [+1] :coffee:`,
    long: `[+2] ${cards} [−1] ${cards} [+1] :coffee:`,
    words: expect.stringContaining('1 coffee') as string,
  });
  expect(leader(seat)).toMatchObject({ long: `[+2] ${cards} [+1] :coffee:` });
  const { mocha, ...base } = view;
  expect(mocha).toBeDefined();
  expect(leader(null, base)?.long).toBe(`[+2] ${cards} [−1] ${cards}`);
});

test('what is roasted is named with the ways there are', () => {
  const { position } = files['../../../../fixtures/mocha-move-3.json']!;
  const { view, asked } = position;
  const me = view.seats[view.seat]!;
  const poor = { ...me, goods: { red: 0, green: 0, yellow: 0, blue: 0 }, cards: 1 };
  const arrival = { view, place: 17, effects: asked!.answers[0]!.preview, stops: null, acted: false, due: 0 };
  const roast = (more: typeof me, lira: number) => placeRow(17).plan?.({ ...arrival, me: more, lira });
  expect(roast(poor, 0)).toMatchObject({ short: '[+2] :coffee:', words: '2 coffees for 1 card' });
  expect(roast(poor, 5)).toMatchObject({
    short: '[+2…4] :coffee:',
    words: '2 to 4 coffees for 2 Lira, 1 card',
  });
});

test('where there is little room goods of two kinds are counted together', () => {
  const { view, asked } = files['../../../../fixtures/mocha-move-3.json']!.position;
  const mail = { ...view.mail, lira: 3, goods: { red: 1, green: 0, yellow: 1, blue: 0 } };
  const arrival = { me: view.seats[0]!, place: 5, effects: asked!.answers[0]!.preview, stops: null };
  const plan = placeRow(5).plan?.({ ...arrival, view: { ...view, mail }, acted: false, lira: 0, due: 0 });
  expect(plan?.short).toBe('[+2] :any: [+3] :lira:');
  expect(plan?.long).toBe('[+1] :fabric: [+1] :fruit: [+3] :lira:');
});

test('acting from afar shows what the place brings', () => {
  const { position } = files['../../../../fixtures/mocha-at-barrier.json']!;
  const plans = aimed(position).map(({ place, plan }) => [
    place,
    plan?.words !== undefined && plan.words !== '',
  ]);
  expect(plans).toEqual([
    [4, true],
    [12, true],
  ]);
});

test('the same chance is the same number everywhere', () => {
  expect(JEWELRY_ROWS.map(({ share }) => share)).toEqual([31, 19, 8]);
  expect(oddsWithin(2, 6) + JEWELRY_ROWS.reduce((n, { share }) => n + share, 0)).toBe(100);
  expect(odds(7)).toBe(58);
});
