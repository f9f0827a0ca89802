// Mocha & Baksheesh in the browser: a whole game from the page for a new table, and the barrier by keys and by touch.
import { mochaStep, mochaTable } from './help/mocha';
import { Player } from './help/player';
import { actions, sit } from './help/tables';
import { expect, test } from './help/test';
import { chooser } from './help/whole';

test('a whole game of Mocha & Baksheesh, from the page for a new table to the ranking', async ({ guest }) => {
  test.setTimeout(600_000);
  const page = await guest();
  await page.goto('/new');
  await page.locator('label', { hasText: 'Mocha & Baksheesh' }).click();
  const board = page.getByRole('group', { name: /Layout of the bazaar, 4 rows, 5 columns/ });
  await expect(board.getByRole('button')).toHaveCount(20);
  await page.locator('.seats select').nth(1).selectOption('bot:easy');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL('**/t/*');
  await expect(page.locator('.tile')).toHaveCount(20);

  const player = new Player(page);
  const pick = chooser(11);
  const did = new Set<string>();
  for (let step = 0; ; step++) {
    expect(step, 'the game ends').toBeLessThan(1500);
    const seen = await player.asked();
    if (seen.what === 'over') break;
    did.add(await mochaStep(player, seen, pick));
  }
  await expect(page.locator('.ending .won')).toHaveCount(1);
  await expect(page.getByText(/(\d+) of \1 rolls and draws match/)).toBeVisible();
  const played = await actions(page, new URL(page.url()).pathname.split('/')[2] ?? '');
  expect(
    played.some((action) => /^(guild|discard-guild|barrier|tavern|baksheesh|trader)/.test(action)),
    'what only this box has was used',
  ).toBe(true);
});

test('the barrier is put by keys alone: the first Enter chooses a street, the second puts it', async ({
  guest,
}) => {
  const page = await guest();
  const id = await mochaTable(page, ['two_coffee']);
  await sit(page, id);
  const player = new Player(page, 'keys');
  await player.asked();
  await player.play('two_coffee');
  await expect(page.locator('.hand .face[data-card="two_coffee"]')).toHaveCount(0);
  await player.asked();
  await player.choose(19);
  await expect(page.locator('.ask [data-answer="barrier"]')).toBeVisible();
  await player.walk('.ask [data-answer="barrier"]', 'p', 'n');
  await player.key('Enter');
  await expect(page.locator('.edges button:focus')).toHaveCount(1);
  await player.key('ArrowRight', 'ArrowDown', 'Enter');
  await expect(page.locator('.edges .chosen')).toHaveCount(1);
  expect((await actions(page, id)).some((action) => action.startsWith('barrier'))).toBe(false);
  await player.key('Enter');
  await expect(page.locator('svg.barrier')).toHaveCount(1);
  expect((await actions(page, id)).filter((action) => action.startsWith('barrier'))).toHaveLength(1);
  await expect(page.getByRole('heading', { name: 'Act at which place?' })).toBeVisible();
});

test('the barrier is put by touch with a second tap', async ({ guest }) => {
  const page = await guest({ size: 'phone' });
  const id = await mochaTable(page, ['two_coffee']);
  await sit(page, id);
  const player = new Player(page, 'touch');
  await player.asked();
  await player.play('two_coffee');
  await player.asked();
  await player.choose(19);
  await player.asked();
  await player.answer('barrier');
  const street = page.locator('.edges button').first();
  const { width, height } = (await street.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(44);
  await player.press(street);
  await expect(page.locator('.edges .chosen')).toHaveCount(1);
  expect((await actions(page, id)).some((action) => action.startsWith('barrier'))).toBe(false);
  await player.press(street);
  await expect(page.locator('svg.barrier')).toHaveCount(1);
  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  expect(scrolls, 'the board never scrolls').toBe(false);
});
