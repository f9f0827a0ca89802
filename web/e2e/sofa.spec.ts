// Around one screen: it shows the board to everybody, telephones are the hands.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { Player } from './help/player';
import { chooser, oneStep } from './help/whole';
import { expect, test } from './help/test';

const NAMES = ['Leyla', 'Jürgen', 'Małgosia', 'Bartholomäus-Wilhelm', 'E'];

/** Opens a table around this screen, by the page for a new one. */
async function openScreen(screen: Page, box: RegExp, players: number): Promise<string> {
  await screen.goto('/new');
  await screen.locator('label', { hasText: box }).first().click();
  const seats = screen.locator('.seats ol > li');
  while ((await seats.count()) < players) await screen.getByRole('button', { name: /Add a seat/ }).click();
  await screen.getByText('Around one screen', { exact: true }).click();
  for (const who of await seats.getByRole('combobox').all()) await who.selectOption('open');
  await screen.getByRole('button', { name: /^Open the table|^Create|^Start/ }).click();
  await screen.waitForURL(/\/t\/[^/]+\/screen$/);
  return screen.url().split('/').at(-2) ?? '';
}

async function sitDown(phone: Page, id: string, name: string): Promise<void> {
  await phone.goto(`/t/${id}/hand`);
  await phone.getByLabel('Your name').fill(name);
  await phone.getByRole('button', { name: 'Sit down' }).tap();
  await expect(phone.getByText('You sit.')).toBeVisible();
}

test('five telephones around one screen sit down and play a Great Bazaar', async ({ guest }) => {
  test.setTimeout(180_000);
  const screen = await guest();
  await screen.setViewportSize({ width: 1920, height: 1080 });
  const id = await openScreen(screen, /Great Bazaar/, 5);
  await expect(screen.getByRole('heading', { name: 'Your phone is your hand' })).toBeVisible();
  // Served on this machine alone, it says what is missing instead of a square that leads nowhere.
  await expect(screen.getByText('Phones cannot reach this address yet.')).toBeVisible();
  await accessible(screen, 'the lobby of a screen');

  const phones: Page[] = [];
  for (const name of NAMES) {
    const phone = await guest({ size: 'phone' });
    phones.push(phone);
    await sitDown(phone, id, name);
    await expect(screen.getByText(name, { exact: true })).toBeVisible();
  }
  await accessible(phones[0]!, 'a seat on a telephone');
  await screen.getByRole('button', { name: 'Begin' }).click();
  await screen.locator('.tile').first().waitFor();

  // The screen shows everybody and no hand; text can be read from far away.
  await expect(screen.locator('.hand')).toHaveCount(0);
  await expect(screen.getByText('Join or come back:')).toBeVisible();
  const sizes = await screen
    .locator('.ask h2, .corner p')
    .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize) * 1.5));
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(22);

  // Whoever is asked answers on the telephone; the others see neither board nor anybody's things.
  const asked = async () => {
    for (;;) {
      for (const phone of phones) if (await phone.locator('.ask.mine').isVisible()) return phone;
      await screen.waitForTimeout(100);
    }
  };
  const pick = chooser(7);
  for (let turn = 0; turn < 6; turn++) {
    const phone = await asked();
    const player = new Player(phone, 'touch');
    await oneStep(player, await player.asked(), pick);
  }
  const phone = await asked();
  const waiting = phones.find((one) => one !== phone)!;
  await expect(waiting.locator('[data-slot="opponents"]')).toBeHidden();
  await expect(waiting.locator('[data-slot="board"]')).toBeHidden();
});

/** A game of five bots, 754 actions long: after 715 of them the first one takes the sixth ruby at the palace. */
const LATE = readFileSync(new URL('help/great-bazaar-five.json', import.meta.url), 'utf8');
const BEFORE_THE_SIXTH_RUBY = 715;

/** The table of that game, with all its seats free. */
async function lateTable(screen: Page): Promise<string> {
  await screen.request.get('/api/me');
  const past = await screen.request.post('/api/replays', { data: JSON.parse(LATE) as unknown });
  const { id } = (await past.json()) as { id: string };
  const seats = NAMES.map(() => ({ chair: 'open' }));
  const answer = await screen.request.post(`/api/replays/${id}/table`, {
    data: { ply: BEFORE_THE_SIXTH_RUBY, seats },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

test('five telephones take the last ruby of a Great Bazaar and play to the ranking', async ({ guest }) => {
  test.setTimeout(240_000);
  const screen = await guest();
  await screen.setViewportSize({ width: 1920, height: 1080 });
  const id = await lateTable(screen);
  await screen.goto(`/t/${id}/screen`);
  const phones: Page[] = [];
  for (const name of NAMES) {
    const phone = await guest({ size: 'phone' });
    phones.push(phone);
    await sitDown(phone, id, name);
    await expect(screen.getByText(name, { exact: true })).toBeVisible();
  }
  await screen.getByRole('button', { name: 'Begin' }).click();
  await screen.locator('.tile').first().waitFor();

  // Whoever sat down first has five rubies and what the Sultan wants.
  const winner = new Player(phones[0]!, 'touch');
  await winner.asked();
  await winner.choose(13);
  await winner.press(phones[0]!.locator('.ask [data-answer^="deliver"]').first());
  await expect(screen.getByText(/last round/i).first()).toBeVisible();
  const pick = chooser(3);
  const over = screen.locator('.ending');
  for (let step = 0; step < 200 && !(await over.isVisible()); step++) {
    for (const phone of phones) {
      if (!(await phone.locator('.ask.mine').isVisible())) continue;
      const player = new Player(phone, 'touch');
      const seen = await player.asked();
      if (seen.what === 'question') await oneStep(player, seen, pick);
    }
    await screen.waitForTimeout(50);
  }
  await expect(over).toBeVisible();
  const ranking = over.locator('tbody tr, ol > li');
  for (const name of NAMES) await expect(ranking.filter({ hasText: name }).first()).toBeVisible();
  await expect(ranking.first()).toContainText('Leyla');
  await accessible(screen, 'the ranking on a screen');
  for (const phone of phones) await expect(phone.locator('.ending')).toBeVisible();
});

test('a screen that is lost and a telephone that is lost are found again', async ({ guest }) => {
  const screen = await guest();
  const id = await openScreen(screen, /Base game/, 3);
  const [leyla, bora] = [await guest({ size: 'phone' }), await guest({ size: 'phone' })];
  await sitDown(leyla, id, 'Leyla');
  await sitDown(bora, id, 'Bora');
  await screen.getByRole('button', { name: 'Bot here' }).click();
  await screen.getByRole('button', { name: 'Begin' }).click();
  await screen.locator('.tile').first().waitFor();
  await screen.reload();
  await screen.locator('.tile').first().waitFor();

  // Another telephone asks for the seat; the screen says yes.
  await leyla.close();
  const other = await guest({ size: 'phone' });
  await other.goto(`/t/${id}/hand`);
  await other.getByRole('button', { name: 'That was me: Leyla' }).tap();
  await expect(other.getByText('the screen asks whether you are Leyla')).toBeVisible();
  await expect(screen.getByText('Another phone wants to play on for Leyla.')).toBeVisible();
  await screen.getByRole('button', { name: 'Yes, hand over the seat' }).click();
  await expect(other.locator('.ask')).toBeVisible();
  await expect(other.getByText('That was me')).toHaveCount(0);
});
