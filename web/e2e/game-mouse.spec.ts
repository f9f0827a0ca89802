// A whole game against bots, from the first page to the ranking, by mouse.
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
  const { presses, questions } = await playOn(new Player(page), 7);
  expect(presses).toBeGreaterThan(30);
  expect(questions).toContain('Where to?');
  await expect(page.locator('.ending .won')).toHaveCount(1);
  await expect(page.getByText(/rolls and draws match/)).toBeVisible();
});
