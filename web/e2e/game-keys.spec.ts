// A whole game by keys alone, from the first page to the ranking.
import { Player } from './help/player';
import { expect, test } from './help/test';
import { playOn } from './help/whole';

test('a whole game by keys alone, from the first page to the ranking', async ({ guest }) => {
  test.setTimeout(300_000);
  const page = await guest();
  await page.goto('/');
  await page.locator('.doors').waitFor();
  const player = new Player(page, 'keys');
  // The skip link, and what it skips to.
  await player.key('Tab', 'Enter', 'Tab', 'Enter');
  await page.waitForURL('**/t/*');
  const { presses, questions } = await playOn(player, 7);
  expect(presses).toBeGreaterThan(60);
  expect(questions).toContain('Where to?');
  await expect(page.locator('.ending .won')).not.toHaveCount(0);
});
