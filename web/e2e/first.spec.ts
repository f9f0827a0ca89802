// The hints of a first game: three, each once, beside the thing, and in nobody's way.
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { Player } from './help/player';
import { BOT, ME, newTable, sit, tableAt } from './help/tables';
import { expect, test, type Size } from './help/test';

const hint = (page: Page, which: string) => page.locator(`[data-hint="${which}"]`);

/** Runs in the page: whether every hint is on the screen, and what lies below its middle can be pressed. */
const inNobodysWay = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-hint]')].every((shown) => {
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const below = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && below !== shown;
    }),
  );

for (const size of ['phone', 'tablet', 'desktop'] as Size[])
  test(`a newcomer is shown rings, assistant and the end of the turn, once, ${size}`, async ({ guest }) => {
    const page = await guest({ size, newcomer: true });
    const id = await tableAt(page, { near: 2 });
    await sit(page, id);
    const player = new Player(page, size === 'desktop' ? 'mouse' : 'touch');
    await player.asked();
    await expect(hint(page, 'rings')).toHaveText('Gold rings: these places are in reach.');
    expect(await inNobodysWay(page)).toBe(true);
    await accessible(page, 'hint at the rings');

    await player.choose(2);
    await player.asked();
    await expect(hint(page, 'rings')).toHaveCount(0);
    await expect(hint(page, 'assistant')).toBeVisible();
    await expect(hint(page, 'end')).toBeVisible();
    expect(await inNobodysWay(page)).toBe(true);
    if (size === 'phone') {
      // Sound is offered below the head, and what is opened lies over offer and hints.
      await expect(page.getByRole('button', { name: 'With sound' })).toBeVisible();
      await page.getByRole('button', { name: 'Help' }).click();
      await page.getByRole('button', { name: 'Close' }).click();
    }
    await player.answer('end');
    await expect(page.locator('[data-hint]')).toHaveCount(0);

    // Never again: not in the next turn, not after a reload, not at another table.
    await player.asked();
    await expect(page.locator('[data-hint]')).toHaveCount(0);
    await sit(page, await newTable(page, [ME, BOT]));
    await player.asked();
    await expect(page.locator('[data-hint]')).toHaveCount(0);
  });

for (const [locale, words] of [
  ['de', 'Goldene Ringe: Diese Orte erreichst du.'],
  ['pl', 'Złote obwódki: te lokacje są w zasięgu.'],
] as const)
  test(`the hints speak ${locale}, and are said as well`, async ({ guest }) => {
    const page = await guest({ newcomer: true, settings: { locale } });
    await page.goto('/dev/move');
    await expect(hint(page, 'rings')).toHaveText(words);
    await expect(page.locator('[aria-live="polite"]').first()).toHaveText(words);
  });

test('whoever only watches is told nothing', async ({ guest }) => {
  const page = await guest({ newcomer: true });
  await page.goto('/dev/move?viewer=spectator');
  await page.locator('.board').waitFor();
  await expect(page.locator('[data-hint]')).toHaveCount(0);
});
