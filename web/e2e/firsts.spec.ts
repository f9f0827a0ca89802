// Whatever comes up for the first time is explained in one sentence beside it: once, over nothing that is asked, and
// only to those who play.
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { lettersTable } from './help/letters';
import { mochaTable } from './help/mocha';
import { Player } from './help/player';
import { BOT, diceTable, ME, sit, tableAt } from './help/tables';
import { expect, test, type Size } from './help/test';

const first = (page: Page, id: string) => page.locator(`[data-first="${id}"]`);
const any = (page: Page) => page.locator('[data-first]');
const EXPLAINED = { settings: { firsts: true } };

/** Runs in the page: the bubble is on the screen, covers no question, and what lies below it can be pressed. */
const inNobodysWay = (page: Page) =>
  page.evaluate(() => {
    const bubble = document.querySelector('[data-first]');
    if (!bubble) return 'no bubble';
    const { left, right, top, bottom } = bubble.getBoundingClientRect();
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return 'off the screen';
    const below = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (below && bubble.contains(below)) return 'it can be pressed';
    const covered = [...document.querySelectorAll('#dock, #board .tile.legal, .edges button, #tray')].find(
      (other) => {
        const box = other.getBoundingClientRect();
        return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
      },
    );
    return covered ? `it covers ${covered.id || covered.getAttribute('aria-label')}` : null;
  });

for (const size of ['phone', 'desktop'] as Size[])
  test(`a place is explained when one comes to it, once, ${size}`, async ({ guest }) => {
    const page = await guest({ size, ...EXPLAINED });
    await page.clock.install();
    await sit(page, await tableAt(page, { near: 2 }));
    const player = new Player(page, size === 'desktop' ? 'mouse' : 'touch');
    await player.asked();
    await player.choose(2);
    await player.asked();
    await expect(first(page, 'place-2')).toContainText('Fabric Warehouse');
    expect(await inNobodysWay(page)).toBeNull();
    await accessible(page, 'a place is explained');
    // A press puts it away, once it could be read.
    await page.clock.fastForward(3000);
    await page.keyboard.press('Shift');
    await expect(any(page)).toHaveCount(0);
    await page.reload();
    await player.asked();
    await expect(first(page, 'place-2')).toHaveCount(0);
  });

const goal = (page: Page) => page.locator('[data-goal]');
/** Runs in the page: nothing that can be pressed or is asked lies below it, and all of it can be read. */
const goalIsFree = (page: Page) =>
  page.evaluate(() => {
    const paper = document.querySelector('[data-goal] .paper');
    if (!paper) return 'no goal';
    const { left, right, top, bottom } = paper.getBoundingClientRect();
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return 'off the screen';
    if (paper.scrollHeight > paper.clientHeight + 1 || paper.scrollWidth > paper.clientWidth + 1)
      return 'cut off';
    const covered = [...document.querySelectorAll('#dock, [data-slot="board"], [data-slot="hand"]')].find(
      (other) => {
        const box = other.getBoundingClientRect();
        return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
      },
    );
    return covered ? `it covers ${covered.id || covered.className}` : null;
  });

for (const size of ['small', 'phone', 'tablet', 'desktop'] as Size[])
  for (const [locale, words] of [
    ['en', '5 rubies bring the end'],
    ['de', '5 Rubine bringen das Ende'],
    ['pl', '5 rubinów kończy grę'],
  ] as const)
    test(`the goal stands before the first turn and goes with the first press, once: ${size}, ${locale}`, async ({
      guest,
    }) => {
      const page = await guest({ size, settings: { firsts: true, locale } });
      await page.clock.install();
      await sit(page, await tableAt(page, { near: 2 }));
      await expect(goal(page)).toContainText(words);
      await expect(goal(page).getByRole('listitem')).toHaveCount(4);
      await expect.poll(() => goalIsFree(page)).toBeNull();
      if (locale === 'en') await accessible(page, 'the goal');
      // With all boxes there are two ways more.
      await page.evaluate(() => {
        const ways = document.querySelectorAll('[data-goal] li');
        for (const way of [...ways].slice(-2)) way.parentElement?.append(way.cloneNode(true));
      });
      expect(await goalIsFree(page)).toBeNull();
      await page.clock.fastForward(3000);
      await page.keyboard.press('Shift');
      await expect(goal(page)).toHaveCount(0);
      await page.reload();
      await page.locator('.board').waitFor();
      await expect(page.locator('#dock h2')).toBeVisible();
      await expect(goal(page)).toHaveCount(0);
    });

for (const [box, table, ways, way] of [
  ['Mocha & Baksheesh', (page: Page) => mochaTable(page, []), 5, 'Pay with coffee'],
  [
    'Letters & Seals',
    async (page: Page) => (await lettersTable(page, { near: 22, seats: [ME, BOT, BOT] })).id,
    5,
    'Six seals of letters',
  ],
  ['The Dice Game', (page: Page) => diceTable(page, [ME, BOT, BOT]), 4, 'A good of each colour'],
] as const)
  test(`the goal counts the rubies of its game and names its own ways: ${box}`, async ({ guest }) => {
    const page = await guest({ size: 'phone', settings: { firsts: true } });
    await page.clock.install();
    await sit(page, await table(page));
    await expect(goal(page)).toContainText('6 rubies bring the end');
    await expect(goal(page).getByRole('listitem')).toHaveCount(ways);
    await expect(goal(page)).toContainText(way);
    await expect.poll(() => goalIsFree(page)).toBeNull();
    await page.clock.fastForward(3000);
    await page.keyboard.press('Shift');
    await expect(goal(page)).toHaveCount(0);
  });

test('whoever switched it off is not told the goal', async ({ guest }) => {
  const page = await guest({ settings: { firsts: false } });
  await sit(page, await tableAt(page, { near: 2 }));
  await page.locator('#dock h2').waitFor();
  await expect(goal(page)).toHaveCount(0);
});

for (const [where, id] of [
  ['tea', 'place-9'],
  ['pay', 'neutral'],
  ['mocha-roast', 'place-17'],
  ['mocha-tavern-edge-3', 'barrier'],
  ['letters-auction', 'auction'],
  ['great-emerge-5', 'place-25'],
  ['dice-act-4', 'dice-crystal'],
] as const)
  for (const size of ['small', 'tablet', 'desktop'] as Size[])
    test(`in every ruleset it stands beside the question, not over it: ${where}, ${size}`, async ({
      guest,
    }) => {
      const page = await guest({ size, ...EXPLAINED });
      await page.goto(`/dev/${where}`);
      await expect(first(page, id)).toBeVisible();
      await expect.poll(() => inNobodysWay(page)).toBeNull();
    });

for (const [locale, words] of [
  ['de', 'Teestube: Sage eine Zahl an'],
  ['pl', 'Herbaciarnia: Podaj liczbę'],
] as const)
  test(`it speaks ${locale}, also to those who listen`, async ({ guest }) => {
    const page = await guest({ settings: { firsts: true, locale } });
    await page.goto('/dev/tea');
    await expect(page.locator('[aria-live="polite"]').first()).toContainText(words);
  });

test('it can be switched off, and everything can be shown again', async ({ guest }) => {
  const page = await guest({ settings: { firsts: false } });
  await page.goto('/dev/tea');
  await page.locator('.board').waitFor();
  await expect(any(page)).toHaveCount(0);

  await page.goto('/settings');
  await page.evaluate(() => localStorage.setItem('bedesten.firsts', '["place-9"]'));
  await page.getByText('Explain new things at the table').click();
  await page.getByRole('button', { name: 'Show all again' }).click();
  await page.goto('/dev/tea');
  await expect(first(page, 'place-9')).toBeVisible();
});

test('whoever only watches is told nothing', async ({ guest }) => {
  const page = await guest(EXPLAINED);
  for (const where of ['tea', 'dice-act-4']) {
    await page.goto(`/dev/${where}?viewer=spectator`);
    await page.locator('#dock').waitFor();
    await expect(any(page)).toHaveCount(0);
  }
});
