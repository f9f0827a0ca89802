// People talk at a table: each in their own language, on every size, and nobody has to listen.
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { BOT, ME, newTable, OPEN } from './help/tables';
import { expect, test, type Guest } from './help/test';

type Guests = (guest?: Guest) => Promise<Page>;

/** Two people at a table that has begun: one reads English, the other German. */
async function together(guest: Guests, host: Guest = {}, isPublic = false) {
  const one = await guest(host);
  const two = await guest({ settings: { locale: 'de' } });
  const id = await newTable(one, [ME, OPEN], isPublic);
  for (const [page, name] of [
    [one, 'Ada'],
    [two, 'Jürgen'],
  ] as const) {
    await page.request.get('/api/me');
    await page.request.put('/api/me', { data: { name } });
  }
  await two.request.post(`/api/tables/${id}/join`, { data: { name: 'Jürgen' } });
  await one.request.post(`/api/tables/${id}/begin`);
  for (const page of [one, two]) {
    await page.goto(`/t/${id}`);
    await page.locator('.board').first().waitFor();
  }
  return { one, two, id };
}

const opened = async (page: Page, label: RegExp) => {
  await page.getByRole('button', { name: label }).click();
  return page.getByRole('dialog');
};

test('a phrase is read by each in their own language, beside its speaker and counted until it is read', async ({
  guest,
}) => {
  const { one, two } = await together(guest);
  const german = await opened(two, /^Tischgespräch/);
  await accessible(two, 'table talk on a desktop');
  await german.getByRole('button', { name: 'Gut gespielt!' }).click();
  await expect(german.getByRole('log')).toContainText('Gut gespielt!');

  const bubble = one.locator('.bubble');
  await expect(bubble).toHaveText('Well played!');
  await expect(one.getByRole('button', { name: 'Table talk, 1 new' })).toBeVisible();
  await expect(bubble, 'it stands there for a moment').toHaveCount(0);

  // By key, and away again.
  await one.keyboard.press('t');
  const english = one.getByRole('dialog', { name: 'Table talk' });
  await expect(english.getByRole('log')).toContainText('Well played!');
  await expect(english.getByRole('log')).toContainText('Jürgen');
  await one.keyboard.press('Escape');
  await expect(english).toHaveCount(0);
  await expect(one.getByRole('button', { name: 'Table talk', exact: true })).toBeVisible();
});

test('a text is shown as it stands, and a link in it cannot be pressed', async ({ guest }) => {
  const { one, two } = await together(guest);
  const english = await opened(one, /^Table talk/);
  const text = '<b>look</b> https://example.org';
  await english.getByLabel('Write something …').fill(text);
  await english.getByRole('button', { name: 'Send' }).click();
  await expect(english.getByLabel('Write something …')).toHaveValue('');
  const german = await opened(two, /^Tischgespräch/);
  await expect(german.getByRole('log')).toContainText(text);
  await expect(german.getByRole('log').getByRole('link')).toHaveCount(0);

  // A reaction is a drawing with a name, here and at the turn it is about.
  await german.getByRole('button', { name: 'Tulpe' }).click();
  await expect(english.getByRole('log').getByRole('img', { name: 'Tulip' })).toBeVisible();
});

test('whoever is muted is not heard, nor seen reacting, until they are wanted again', async ({ guest }) => {
  const { one, two } = await together(guest);
  const german = await opened(two, /^Tischgespräch/);
  await german.getByRole('button', { name: 'Autsch!' }).click();
  const english = await opened(one, /^Table talk/);
  const log = english.getByRole('log');
  await expect(log).toContainText('Ouch!');
  await log.getByRole('button', { name: 'Jürgen: mute or report' }).click();
  await log.getByRole('button', { name: 'Report this' }).click();
  await expect(english.getByRole('status')).toHaveText(/^Reported/);
  await log.getByRole('button', { name: 'Jürgen: mute or report' }).click();
  await log.getByRole('button', { name: 'Mute Jürgen' }).click();
  await expect(log).not.toContainText('Ouch!');
  await german.getByRole('button', { name: 'Danke!' }).click();
  await german.getByRole('button', { name: 'Flamme' }).click();
  await expect(german.getByRole('log').getByRole('img', { name: 'Flamme' })).toBeVisible();
  await english.getByRole('button', { name: 'Thanks!' }).click();
  await expect(log).toContainText('Thanks!');
  await expect(log.getByRole('listitem')).toHaveCount(1);

  await one.reload();
  const again = await opened(one, /^Table talk/);
  await again.getByText('Mute, report, rules').click();
  await again.getByRole('button', { name: 'Hear Jürgen again' }).click();
  await expect(again.getByRole('log').getByRole('listitem')).toHaveCount(4);
});

test('on a phone the talk rises from below, and among strangers there are phrases only', async ({
  guest,
}) => {
  const { one, two } = await together(
    guest,
    { size: 'phone', settings: { locale: 'pl', theme: 'dark' } },
    true,
  );
  const sheet = await opened(one, /^Rozmowa przy stole/);
  await expect(sheet.getByText('Przy tym stole są tylko zwroty i reakcje.')).toBeVisible();
  await expect(sheet.getByRole('textbox')).toHaveCount(0);
  await accessible(one, 'table talk on a phone');
  const wide = await one.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, 'nothing sticks out').toBeLessThanOrEqual(0);
  await sheet.getByRole('button', { name: 'Powodzenia' }).click();
  const german = await opened(two, /^Tischgespräch, 1 neu/);
  await expect(german.getByRole('log')).toContainText('Viel Glück');

  // The host lets everybody write.
  await sheet.getByText('Wyciszanie, zgłoszenia, zasady').click();
  await sheet.getByRole('radio', { name: 'Wszystko' }).check();
  await expect(german.getByRole('textbox')).toBeVisible();
});

test('who plays alone has nobody to talk to', async ({ guest }) => {
  const page = await guest();
  await page.goto(`/t/${await newTable(page, [ME, BOT])}`);
  await page.locator('.board').first().waitFor();
  await expect(page.getByRole('button', { name: /^Table talk/ })).toHaveCount(0);
});

test('whoever runs the house reads complaints, hides words and takes the word away', async ({
  guest,
  server,
}) => {
  const { one, two } = await together(guest);
  const german = await opened(two, /^Tischgespräch/);
  await german.getByLabel('Etwas schreiben …').fill('etwas Gemeines');
  await german.getByRole('button', { name: 'Senden' }).click();
  const english = await opened(one, /^Table talk/);
  await english.getByRole('button', { name: 'Jürgen: mute or report' }).click();
  await english.getByRole('button', { name: 'Report this' }).click();
  await expect(english.getByRole('status')).toHaveText(/^Reported/);

  const admin = await guest();
  await admin.goto('/admin');
  await admin.getByLabel('Token').fill(server.token);
  await admin.getByRole('button', { name: 'Open' }).click();
  const desk = admin.getByRole('region', { name: 'Table talk' });
  await expect(desk).toContainText('etwas Gemeines');
  await accessible(admin, 'complaints on the admin page');
  // Others of this server may be complained about as well.
  const complaint = desk.getByRole('listitem').filter({ hasText: 'etwas Gemeines' });
  await complaint.getByRole('button', { name: 'Jürgen may not talk any more' }).click();
  await expect(german.getByText('Du kannst auf diesem Server nicht mehr mitreden.')).toBeVisible();
  await complaint.getByRole('button', { name: 'Hide what Jürgen said' }).click();
  await expect(english.getByRole('log')).not.toContainText('etwas Gemeines');
  await desk.getByRole('button', { name: 'Jürgen may talk again' }).click();
  await expect(german.getByRole('button', { name: 'Danke!' })).toBeVisible();
});
