// A whole game against bots, from the first page to the ranking, by mouse.
import type { Page } from '@playwright/test';
import { Player } from './help/player';
import { expect, test } from './help/test';
import { playOn } from './help/whole';

test('a whole game by mouse, from the first page to the ranking', async ({ guest }) => {
  test.setTimeout(600_000);
  const page = await guest();
  await page.goto('/');
  await page
    .getByRole('button', { name: /Play now/ })
    .first()
    .click();
  await page.waitForURL('**/t/*');
  const promised = await promise(page);
  const { presses, questions } = await playOn(new Player(page), 7);
  expect(presses).toBeGreaterThan(30);
  expect(questions).toContain('Where to?');
  await expect(page.locator('.ending .won')).toHaveCount(1);

  // The browser computes it from the record, and compares with what it was promised and added itself.
  const proof = page.locator('.fair [role=status]');
  await expect(proof).toContainText(/Computed in this browser: (\d+) of \1 rolls and draws match/);
  await expect(proof).toContainText('The only person at the table contributed to the dice');
  await expect(proof).toContainText('What this device contributed is part of the seed, unchanged.');
  await expect(proof).toContainText('The promise is the one this device saw before the end.');
  await page.getByText('How this is checked').click();
  await expect(page.locator('.fair code').first()).toHaveText(promised);
});

/** What the menu says at the start about the dice. */
async function promise(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('dialog');
  await menu.getByText('Fair dice').click();
  const said = await menu.locator('code').innerText();
  expect(said).toMatch(/^[0-9a-f]{64}$/);
  await page.keyboard.press('Escape');
  return said;
}
