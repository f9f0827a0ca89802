// For whoever waits: for whom and what, the next game, notes of one's own, and one nudge a day.
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { Player } from './help/player';
import { BOT, ME, newTable, OPEN, sit } from './help/tables';
import { expect, test } from './help/test';

/** Two people at a table; the host is asked first. */
async function together(host: Page, friend: Page): Promise<string> {
  await host.request.get('/api/me');
  await host.request.put('/api/me', { data: { name: 'Ada' } });
  const id = await newTable(host, [ME, OPEN]);
  await friend.request.get('/api/me');
  await friend.request.post(`/api/tables/${id}/join`, { data: { name: 'Bora' } });
  await host.request.post(`/api/tables/${id}/begin`, { data: {} });
  return id;
}

test('whoever waits sees for what, nudges once, and whoever is asked is told', async ({ guest, open }) => {
  const server = await open({ beforeNudge: 0 });
  const [host, friend] = [
    await guest({ at: server.address }),
    await guest({ at: server.address, size: 'phone' }),
  ];
  const id = await together(host, friend);
  await friend.clock.install();
  await sit(friend, id);
  await expect(friend.getByRole('heading', { name: 'Ada must choose where to go' })).toBeVisible();
  await expect(friend.locator('.ask')).toContainText('Where to? · now');
  // Nobody is called at once, also who does not look.
  const nudge = friend.locator('[data-nudge]');
  await expect(nudge).toBeHidden();
  await friend.clock.fastForward('01:05');
  await expect(nudge).toBeVisible();
  await nudge.tap();
  await expect(nudge).toHaveText(/^Nudged /);
  await expect(nudge).toHaveAttribute('aria-disabled', 'true');
  await accessible(friend, 'waiting');
  await sit(host, id);

  await expect(host.locator('.banner')).toHaveText('Bora is waiting for you.');
  // It blocks nothing: the board below it is pressed as ever.
  await host.goto('/');
  await expect(host.locator('.row', { hasText: 'Bora' })).toContainText('Bora is waiting for you.');
  await sit(host, id);
  const player = new Player(host);
  await player.asked();
  await player.choose(2);
  await player.asked();
  await expect(host.locator('.banner')).toHaveCount(0);
  await host.goto('/');
  await expect(host.locator('.row', { hasText: 'Bora' })).not.toContainText('waiting for you');
});

test('another table that waits is one press away', async ({ guest }) => {
  const [host, friend] = [await guest(), await guest()];
  const other = await newTable(friend, [ME, BOT]);
  const id = await together(host, friend);
  await sit(friend, id);
  await friend.getByRole('link', { name: 'Next game' }).click();
  await expect(friend).toHaveURL(new RegExp(`/t/${other}$`));
  await new Player(friend).asked();
  await expect(friend.getByRole('link', { name: 'Next game' })).toHaveCount(0);
});

test('notes stay in the browser of whoever wrote them', async ({ guest }) => {
  const [host, friend] = [await guest(), await guest()];
  const id = await together(host, friend);
  await sit(friend, id);
  await friend.getByRole('button', { name: 'Notes' }).click();
  const notes = friend.getByLabel(/stays in this browser/);
  await notes.fill('Ada saves for the Sultan.');
  await accessible(friend, 'notes');
  await friend.reload();
  await friend.getByRole('button', { name: 'Menu' }).click();
  await friend.locator('dialog').getByRole('button', { name: 'Notes' }).click();
  await expect(notes).toHaveValue('Ada saves for the Sultan.');
  await sit(host, id);
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.locator('dialog').getByRole('button', { name: 'Notes' }).click();
  await expect(host.getByLabel(/stays in this browser/)).toHaveValue('');
});
