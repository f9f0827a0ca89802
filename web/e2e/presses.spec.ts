// How many presses a turn takes, ending it included: the table of the interaction design, row by row.
import type { Page } from '@playwright/test';
import { Player } from './help/player';
import { expect, test } from './help/test';
import { actions, sit, tableAt, type Moment } from './help/tables';

interface Row {
  turn: string;
  /** What is pressed by mouse, from the question where to go. */
  mouse: (string | number)[];
  /** The same by keys, one at a time. */
  keys?: string[];
  moment: Moment;
}

const GOODS = ['one-good-red', 'one-good-green', 'one-good-yellow', 'one-good-blue'];
const FOUR_GOODS: Moment = {
  hands: [['one_good', 'one_good', 'one_good', 'one_good'], [], []],
  actions: GOODS,
};
/** Seats 1 and 2 step aside. */
const ASIDE = ['move-4', 'stop', 'move-6', 'stop'];
const TWO_RED = ['one-good-red', 'one-good-red'];

const ROWS: Row[] = [
  { turn: 'warehouse', mouse: [2, 'end'], keys: ['2', 'Enter', 'e'], moment: { near: 2 } },
  { turn: 'Post Office', mouse: [5, 'end'], keys: ['5', 'Enter', 'e'], moment: { near: 5 } },
  {
    turn: 'Fountain',
    mouse: [7, 'end'],
    keys: ['7', 'Enter', 'e'],
    moment: { near: 2, actions: ['move-2', 'leave', 'act', 'end', ...ASIDE] },
  },
  {
    turn: 'Wainwright',
    mouse: [1, 'act', 'end'],
    keys: ['1', 'Enter', 'Enter', 'e'],
    moment: { near: 1, lira: [20] },
  },
  {
    turn: 'Gemstone Dealer',
    mouse: [16, 'act', 'end'],
    keys: ['16', 'Enter', 'Enter', 'e'],
    moment: { near: 16, lira: [20] },
  },
  {
    turn: 'Sultan’s Palace',
    mouse: [13, 'deliver', 'end'],
    keys: ['13', 'Enter', 'Enter', 'e'],
    moment: {
      near: 13,
      beyond: 2,
      ...FOUR_GOODS,
      actions: [...GOODS, 'move-2', 'leave', 'act', 'end', ...ASIDE],
    },
  },
  {
    turn: 'mosque',
    mouse: [14, 'tile-red', 'end'],
    keys: ['14', 'Enter', 'Enter', 'e'],
    moment: { near: 14, hands: [['one_good', 'one_good'], [], []], actions: TWO_RED },
  },
  {
    turn: 'market, filled in',
    mouse: [11, 'sell', 'end'],
    keys: ['11', 'Enter', 'Enter', 'e'],
    moment: { near: 11, ...FOUR_GOODS },
  },
  {
    turn: 'Tea House',
    mouse: [9, 'announce-7', 'end'],
    keys: ['9', 'Enter', '7', 'Enter', 'e'],
    moment: { near: 9 },
  },
  {
    turn: 'Tea House with the red tile',
    mouse: [9, 'announce-7', 'keep', 'end'],
    keys: ['9', 'Enter', '7', 'Enter', 'Enter', 'e'],
    moment: {
      near: 14,
      beyond: 9,
      hands: [['one_good', 'one_good'], [], []],
      actions: [...TWO_RED, 'move-14', 'leave', 'tile-red', 'end', ...ASIDE],
    },
  },
  {
    turn: 'Black Market',
    mouse: [8, 'take-red', 'end'],
    keys: ['8', 'Enter', '1', 'Enter', 'e'],
    moment: { near: 8 },
  },
  {
    turn: 'Police Station, then a warehouse',
    mouse: [12, 2, 'end'],
    keys: ['12', 'Enter', '2', 'Enter', 'e'],
    moment: { near: 12 },
  },
  {
    turn: 'Caravansary',
    mouse: [6, 'draw-two', 'discard', 'end'],
    keys: ['6', 'Enter', 'Enter', 'h', 'Enter', 'Enter', 'e'],
    moment: { near: 6 },
  },
  {
    turn: 'warehouse and a catch',
    mouse: [2, 'catch-1-lira', 'end'],
    moment: {
      actions: ['move-5', 'stop', 'move-12', 'leave', 'send-2', 'act', 'end', 'move-4', 'stop'],
    },
  },
  {
    turn: 'warehouse and the Governor',
    mouse: [2, 'governor', 'pay-lira', 'end'],
    moment: { near: 2, governor: 2, lira: [20] },
  },
  {
    turn: 'warehouse and the Smuggler',
    mouse: [2, 'smuggler-blue', 'pay-lira', 'end'],
    moment: { near: 2, smuggler: 2, lira: [20] },
  },
  {
    turn: 'warehouse and a card',
    mouse: ['five_lira', 2, 'end'],
    moment: { near: 2, hands: [['five_lira'], [], []] },
  },
  {
    turn: 'warehouse and a card that asks for a good',
    mouse: ['one_good', 'one-good-blue', 2, 'end'],
    moment: { near: 2, hands: [['one_good'], [], []] },
  },
];

const LIMITS: Record<string, number> = {
  warehouse: 2,
  'Post Office': 2,
  Fountain: 2,
  Wainwright: 3,
  'Gemstone Dealer': 3,
  'Sultan’s Palace': 3,
  mosque: 3,
  'market, filled in': 3,
  'Tea House': 3,
  'Tea House with the red tile': 4,
  'Black Market': 3,
  'Police Station, then a warehouse': 3,
  // What is discarded for good is chosen, then confirmed.
  Caravansary: 4 + 1,
  'warehouse and a catch': 2 + 1,
  'warehouse and the Governor': 2 + 2,
  'warehouse and the Smuggler': 2 + 2,
  'warehouse and a card': 2 + 1,
  'warehouse and a card that asks for a good': 2 + 2,
};

const CARDS = ['five_lira', 'one_good'];

async function pressOne(player: Player, what: string | number): Promise<void> {
  await player.asked();
  if (typeof what === 'number') return player.press(player.tile(what));
  if (what === 'discard') {
    await player.press(player.page.locator('.ask .face.legal').first());
    return player.press(player.page.locator('.ask [data-answer^="discard"]'));
  }
  return player.press(CARDS.includes(what) ? player.card(what) : player.button(what));
}

/** The turn is over: the record says so, and that nothing else was in it. */
async function turnEnds(page: Page, id: string, since: number): Promise<void> {
  await expect.poll(async () => (await actions(page, id)).slice(since)).toContain('end');
}

for (const { turn, mouse, keys, moment } of ROWS) {
  const before = moment.actions?.length ?? 0;

  test(`by mouse: ${turn}`, async ({ guest }) => {
    const page = await guest();
    const id = await tableAt(page, moment);
    await sit(page, id);
    const player = new Player(page);
    for (const what of mouse) await pressOne(player, what);
    await turnEnds(page, id, before);
    expect(player.presses).toBe(LIMITS[turn]);
  });

  test(`by touch that acts at once: ${turn}`, async ({ guest }) => {
    const page = await guest({ size: 'phone', settings: { first_tap: true } });
    const id = await tableAt(page, moment);
    await sit(page, id);
    const player = new Player(page, 'touch');
    for (const what of mouse) await pressOne(player, what);
    await turnEnds(page, id, before);
    expect(player.presses).toBe(LIMITS[turn]);
  });

  if (!keys) continue;
  test(`by keys: ${turn}: ${keys.join(' ')}`, async ({ guest }) => {
    const page = await guest();
    const id = await tableAt(page, moment);
    await sit(page, id);
    const player = new Player(page, 'keys');
    for (const key of keys) {
      await player.asked();
      // Nobody presses before the focus is seen on what is pressed: a question may be fetched first.
      if (key === 'Enter')
        await page.waitForFunction(() => !document.activeElement?.matches('body, #dock'), null, {
          timeout: 30_000,
        });
      await (/^\d+$/.test(key) ? player.digits(key) : player.key(key));
    }
    await turnEnds(page, id, before);
  });
}

for (const [way, presses] of [
  ['at_once', 1],
  ['ring', 1],
  ['press', 2],
] as const) {
  test(`a warehouse takes ${presses} when turns end: ${way}`, async ({ guest }) => {
    const page = await guest({ settings: { end_turn: way } });
    const id = await tableAt(page, { near: 2 });
    await sit(page, id);
    const player = new Player(page);
    await player.asked();
    await player.choose(2);
    if (way === 'press') await pressOne(player, 'end');
    await turnEnds(page, id, 0);
    expect(player.presses).toBe(presses);
  });
}

test('2: a warehouse in two taps at 360 × 600, the turn ended', async ({ guest }) => {
  const page = await guest({ size: 'small' });
  const id = await tableAt(page, { near: 2 });
  await sit(page, id);
  const player = new Player(page, 'touch');
  await player.asked();
  await player.press(player.tile(2));
  await player.press(page.getByRole('button', { name: 'Go, and end turn' }));
  await turnEnds(page, id, 0);
  expect(player.presses).toBe(2);
});
