// Quick match: strangers who want the same meet.
import { accessible } from './help/axe';
import { expect, test } from './help/test';

test('two strangers meet by quick match, and it begins by itself', async ({ guest }) => {
  const [first, second] = [await guest(), await guest({ size: 'phone' })];
  await first.goto('/');
  await first.getByRole('link', { name: 'Quick match' }).click();
  await accessible(first, 'quick match');
  await first.getByLabel('Your name').fill('Ada');
  await first.getByRole('button', { name: 'Find a game' }).click();
  await first.waitForURL(/\/t\//);
  await second.goto('/match');
  await second.getByRole('button', { name: 'Find a game' }).tap();
  await second.waitForURL(/\/t\//);
  expect(new URL(second.url()).pathname).toBe(new URL(first.url()).pathname);
  for (const page of [first, second]) await expect(page.locator('.tile').first()).toBeVisible();
  await expect(second.locator('#players')).toContainText('Ada');
  // Asked once: the device knows it.
  await first.goto('/match');
  await expect(first.getByLabel('Your name')).toHaveValue('Ada');
});

test('rows and the lobby say what one is invited to', async ({ guest }) => {
  const [host, friend] = [await guest(), await guest({ size: 'phone' })];
  const answer = await host.request.get('/api/me');
  expect(answer.ok()).toBe(true);
  const made = await host.request.post('/api/tables', {
    data: {
      game: 'bazaar',
      options: {
        ruleset: 'letters',
        players: 3,
        variants: { neutral_assistants: true, caravan_leader: false },
      },
      seats: [{ chair: 'me' }, { chair: 'open' }, { chair: 'open' }],
      public: true,
      pace: { pace: 'live', reserve: 600, increment: 15 },
    },
  });
  const { id } = (await made.json()) as { id: string };
  await friend.goto('/');
  const row = friend.locator(`a[href="/t/${id}"]`);
  for (const word of ['Letters & Seals', '3 players', 'Neutral assistants', '10 min + 15 s'])
    await expect(row).toContainText(word);
  await row.tap();
  for (const word of ['Letters & Seals', '3 players', 'Neutral assistants'])
    await expect(friend.locator('#main')).toContainText(word);
});
