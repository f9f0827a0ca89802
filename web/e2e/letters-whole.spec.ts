// Letters & Seals and the Great Bazaar in the browser: a whole game of each, from the page for a new table to the
// ranking.
import { lettersStep } from './help/letters';
import { Player } from './help/player';
import { actions } from './help/tables';
import { expect, test } from './help/test';
import { chooser } from './help/whole';

/** What only these boxes have, in notation. */
const OURS = /^(kiosk|bid|draw-letter|courier|society|bonus-turn)/;

/** Plays against two bots until the ranking and answers what was done. */
async function wholeGame(player: Player, box: string, places: number, seed: number): Promise<string[]> {
  const { page } = player;
  await page.goto('/new');
  await page.locator('label', { hasText: box }).click();
  const board = page.getByRole('group', { name: /Layout of the bazaar/ });
  await expect(board.getByRole('button')).toHaveCount(places);
  await page.locator('.seats select').nth(1).selectOption('bot:easy');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL('**/t/*');
  await expect(page.locator('.tile')).toHaveCount(places);
  const pick = chooser(seed);
  for (let step = 0; ; step++) {
    expect(step, 'the game ends').toBeLessThan(2500);
    const seen = await player.asked();
    if (seen.what === 'over') break;
    await lettersStep(player, seen, pick);
  }
  await expect(page.locator('.ending .won')).toHaveCount(1);
  await expect(page.getByText(/(\d+) of \1 rolls and draws match/)).toBeVisible();
  return actions(page, new URL(page.url()).pathname.split('/')[2] ?? '');
}

test('a whole game of Letters & Seals by touch, from the page for a new table to the ranking', async ({
  guest,
}) => {
  test.setTimeout(600_000);
  const player = new Player(await guest({ size: 'phone' }), 'touch');
  const played = await wholeGame(player, 'Letters & Seals', 20, 11);
  expect(played.some((action) => OURS.test(action))).toBe(true);
});

test('a whole game of the Great Bazaar by touch, on a board of 25 places', async ({ guest }) => {
  test.setTimeout(600_000);
  const player = new Player(await guest({ size: 'tablet' }), 'touch');
  const played = await wholeGame(player, 'Great Bazaar', 25, 3);
  expect(played.some((action) => OURS.test(action))).toBe(true);
});
