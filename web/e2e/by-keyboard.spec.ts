// Somebody who has no mouse: a game found by quick match, a phrase, a plan, and away again.
import { expect, type Locator, type Page } from '@playwright/test';
import { Player } from './help/player';
import { test } from './help/test';
import { chooser, oneStep } from './help/whole';

/** Goes on with Tab until the focus is there. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const there = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 120 && !(await there()); step++) await target.page().keyboard.press('Tab');
  await expect(target, 'Tab leads there').toBeFocused();
}

async function press(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

const menu = async (page: Page): Promise<Locator> => {
  await press(page.getByRole('button', { name: 'Menu' }));
  return page.getByRole('dialog', { name: 'Menu' });
};

test('quick match, a phrase, a plan and leaving need no mouse', async ({ guest }) => {
  const [page, friend] = [await guest(), await guest({ size: 'phone' })];
  await page.goto('/match');
  await tabTo(page.getByLabel('Your name'));
  await page.keyboard.type('Ada');
  await press(page.getByRole('button', { name: 'Find a game' }));
  await page.waitForURL(/\/t\//);
  await friend.goto('/match');
  await friend.getByRole('button', { name: 'Find a game' }).tap();
  for (const one of [page, friend]) await one.locator('.tile').first().waitFor();

  await page.keyboard.press('t');
  const talk = page.getByRole('dialog', { name: 'Table talk' });
  await press(talk.getByRole('button', { name: 'Well played!' }));
  await expect(friend.locator('.bubble')).toHaveText('Well played!');
  await page.keyboard.press('Escape');
  await expect(talk).toHaveCount(0);

  // A plan made by whoever is asked is followed at once; it is kept for whoever waits.
  const player = new Player(page, 'keys');
  const pick = chooser(2);
  await page.locator('.ask').waitFor();
  while ((await page.locator('.ask.mine').count()) > 0) {
    await oneStep(player, await player.asked(), pick);
    await page.locator('.ask:not(:has(.sending))').waitFor();
  }

  await press((await menu(page)).getByRole('button', { name: 'Plan ahead' }));
  const plan = page.getByRole('dialog', { name: 'Your next turn' });
  const to = plan.locator('[data-plan-to]');
  const before = await to.inputValue();
  await tabTo(to);
  await page.keyboard.press('ArrowDown');
  await expect(to).not.toHaveValue(before);
  await press(plan.locator('[data-plan-keep]'));
  await expect(plan).toHaveCount(0);

  const opened = await menu(page);
  await expect(opened.getByRole('button', { name: 'Turn planned' })).toBeVisible();
  await press(opened.getByRole('button', { name: /^Leave the game/ }));
  await press(opened.getByRole('button', { name: 'Leave', exact: true }));
  await expect(page).toHaveURL(/\/$/);
  const said = friend.getByRole('status').filter({ hasText: 'Ada has left. A bot plays on.' });
  await expect(said).toBeVisible();
});
