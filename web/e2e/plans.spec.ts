// One's next turn, said ahead: it is played while one is away, if everything is as it was thought.
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { Player } from './help/player';
import { actions, ME, OPEN, sit, tableAt } from './help/tables';
import { expect, test } from './help/test';

/** Two at a table: warehouses 2 and 4 lie beside the Fountain, and nobody is at either. */
async function together(host: Page, friend: Page): Promise<string> {
  const id = await tableAt(host, { near: 2, seats: [ME, OPEN] });
  await friend.request.get('/api/me');
  await friend.request.post(`/api/tables/${id}/join`, { data: { name: 'Bora' } });
  await host.request.post(`/api/tables/${id}/begin`, { data: {} });
  return id;
}

/** A first choice that fails if Ada gets there, and another way if the Governor stays away. */
async function plan(page: Page): Promise<void> {
  const sheet = page.locator('dialog');
  await expect(sheet.getByRole('heading', { name: 'Your next turn' })).toBeVisible();
  const first = sheet.locator('[data-branch="0"]');
  await first.locator('[data-plan-to]').selectOption('4');
  await first.locator('[data-plan-who="merchant"]').selectOption('away');
  await sheet.locator('[data-plan-more]').click();
  const second = sheet.locator('[data-branch="1"]');
  await second.locator('[data-plan-to]').selectOption('2');
  await second.locator('[data-plan-who="governor"]').selectOption('away');
  await accessible(page, 'a plan');
  await sheet.locator('[data-plan-keep]').click();
  await expect(sheet).toHaveCount(0);
}

for (const size of ['desktop', 'phone'] as const)
  test(`a turn that was planned is played while one is away, on a ${size}`, async ({ guest }) => {
    const [host, friend] = [await guest(), await guest({ size })];
    const id = await together(host, friend);
    await sit(friend, id);
    if (size === 'phone') {
      await friend.getByRole('button', { name: 'Menu' }).click();
      await friend.locator('dialog [data-plan-turn]').click();
    } else await friend.locator('.ask [data-plan-turn]').click();
    await plan(friend);
    await friend.reload();
    await friend.getByRole('button', { name: 'Menu' }).click();
    await expect(friend.locator('dialog [data-plan-turn]')).toHaveText('Turn planned');
    await friend.close();

    await sit(host, id);
    const ada = new Player(host);
    await ada.asked();
    await ada.choose(4);
    const seen = await ada.asked();
    if (seen.answers.includes('end')) await ada.answer('end');
    // Bora's turn is over without Bora: Ada is asked where to go, again.
    await expect(host.locator('.ask.mine h2')).toHaveText(/Where to\?/);
    const done = await actions(host, id);
    expect(done).toContain('move-2');
    expect(done.filter((action) => action === 'move-4')).toHaveLength(1);
  });

test('a plan can be dropped, and then one is asked as always', async ({ guest }) => {
  const [host, friend] = [await guest(), await guest()];
  const id = await together(host, friend);
  await sit(friend, id);
  await friend.locator('.ask [data-plan-turn]').click();
  await plan(friend);
  const button = friend.locator('.ask [data-plan-turn]');
  await expect(button).toHaveText('Turn planned');
  await button.click();
  await friend.locator('dialog [data-plan-none]').click();
  await expect(button).toHaveText('Plan ahead');
  await sit(host, id);
  const ada = new Player(host);
  await ada.asked();
  await ada.choose(4);
  const seen = await ada.asked();
  if (seen.answers.includes('end')) await ada.answer('end');
  await new Player(friend).asked();
  expect(await actions(host, id)).not.toContain('move-2');
});
