// Around one screen: it shows the board to everybody, telephones are the hands.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { Player } from './help/player';
import { finish } from './help/finish';
import { actions } from './help/tables';
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
  await expect(screen.locator('.said[aria-live="off"]').first(), 'each telephone speaks').toBeAttached();
  await expect(screen.locator('.said:is([aria-live="polite"], [aria-live="assertive"])')).toHaveCount(0);
  await largeEnough(screen);
  await expect(screen.locator('.tile.open').first(), 'where whoever is asked may go').toBeVisible();

  // Whoever is asked answers on the telephone; the others see neither board nor anybody's things.
  const asked = async () => {
    for (;;) {
      for (const phone of phones) if (await phone.locator('.ask.mine').isVisible()) return phone;
      await screen.waitForTimeout(100);
    }
  };
  // What is pressed on the telephone and not confirmed is ringed on the screen.
  const first = await asked();
  const next = () => Promise.all(phones.map((one) => one.getByText('You are next.').count()));
  await expect.poll(async () => (await next()).filter(Boolean).length, 'one of them is next').toBe(1);
  const place = first.locator('.tile.legal').first();
  const number = await place.getAttribute('data-place');
  await place.tap();
  await expect(screen.locator(`.tile.pressed[data-place="${number}"]`)).toBeVisible();
  await place.tap();
  await expect(screen.locator('.tile.pressed')).toHaveCount(0);
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

  await goAway(screen, phones[4]!, 'E');
});

/** A phrase stands beside the chip of its speaker, large enough; on another hand there is no chip, and no bubble. */
async function speak(screen: Page, phone: Page, name: string, other: Page): Promise<void> {
  await phone.getByRole('button', { name: /^Table talk/ }).tap();
  await phone.getByRole('dialog').getByRole('button', { name: 'Well played!' }).tap();
  const bubble = screen.locator('.bubble');
  await expect(bubble).toHaveText('Well played!');
  const chip = screen.locator('#players > [data-player]').filter({ hasText: name });
  const [said, by] = [await bubble.boundingBox(), await chip.boundingBox()];
  await largeEnough(screen);
  expect(said!.x, 'below its speaker').toBeGreaterThanOrEqual(by!.x);
  expect(said!.x, 'below its speaker').toBeLessThan(by!.x + by!.width);
  expect(Math.abs(said!.y - by!.y - by!.height), 'below its speaker').toBeLessThan(16);
  await expect(other.getByRole('button', { name: 'Table talk, 1 new' })).toBeVisible();
  await expect(other.locator('.bubble')).toHaveCount(0);
  await phone.keyboard.press('Escape');
}

/** Somebody leaves; the screen says so, large enough. */
async function goAway(screen: Page, phone: Page, name: string): Promise<void> {
  await phone.getByRole('button', { name: 'Menu' }).tap();
  await phone.getByRole('button', { name: /^Leave the game/ }).tap();
  await phone.getByRole('button', { name: 'Leave', exact: true }).tap();
  const said = screen.getByRole('status').filter({ hasText: `${name} has left. A bot plays on.` });
  await expect(said).toBeVisible();
  await largeEnough(screen);
}

test('the dice game around one screen is read from far away, to its ranking', async ({ guest }) => {
  const screen = await guest();
  await screen.setViewportSize({ width: 1920, height: 1080 });
  const id = await openScreen(screen, /dice game/i, 3);
  const phones: Page[] = [];
  for (const name of NAMES.slice(0, 3)) {
    const phone = await guest({ size: 'phone' });
    phones.push(phone);
    await sitDown(phone, id, name);
  }
  await screen.getByRole('button', { name: 'Begin' }).click();
  await screen.locator('.dicegame').waitFor();
  await largeEnough(screen);
  await speak(screen, phones[0]!, 'Leyla', phones[1]!);
  await goAway(screen, phones[2]!, 'Małgosia');
  await Promise.all(phones.slice(0, 2).map((phone) => finish(phone, id)));
  // It has drawn a whole game within seconds, and may lie behind.
  await expect(screen.locator('.ending')).toContainText('Leyla', { timeout: 90_000 });
  await largeEnough(screen);
});

/** Everything that is written is read from three metres: 24 of the 1920 pixels at least, apart from print on the board. */
async function largeEnough(screen: Page): Promise<void> {
  const small = await screen.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim();
      const at = texts.currentNode.parentElement;
      const seen = at?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!text || !at || !seen || at.closest('.said, .skips, svg')) continue;
      let size = parseFloat(getComputedStyle(at).fontSize);
      for (let one: Element | null = at; one; one = one.parentElement)
        size *= parseFloat(getComputedStyle(one).zoom) || 1;
      if (size < 23.9) found.push(`${text}: ${size}`);
    }
    return found;
  });
  expect(small).toEqual([]);
}

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
  for (let step = 0; step < 500 && !(await over.isVisible()); step++) {
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
  await largeEnough(screen);
  await accessible(screen, 'the ranking on a screen');
  for (const phone of phones) await expect(phone.locator('.ending')).toBeVisible();
});

/** Places with a merchant. */
const merchants = (page: Page): Promise<string[]> =>
  page
    .locator('.tile[aria-label*="merchant"]')
    .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.place ?? ''));

test('a screen that is lost and a telephone that is lost are found again', async ({ guest }) => {
  let screen = await guest();
  const id = await openScreen(screen, /Base game/, 4);
  const [leyla, bora] = [await guest({ size: 'phone' }), await guest({ size: 'phone' })];
  await sitDown(leyla, id, 'Leyla');
  await sitDown(bora, id, 'Bora');
  // Another mark is another seat, as long as nobody plays.
  await leyla.getByRole('radio').last().locator('..').tap();
  await leyla.getByRole('button', { name: 'Change', exact: true }).tap();
  await expect(screen.locator('.seat').last()).toContainText('Leyla');
  // One seat is a whole table in a browser, one a bot.
  const whole = await guest();
  await whole.goto(`/t/${id}`);
  await whole.getByLabel('Your name').fill('Zofia');
  await whole.getByRole('button', { name: /^Join/ }).click();
  await expect(screen.getByText('Zofia', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Bot here' }).click();
  await screen.getByRole('button', { name: 'Begin' }).click();
  await screen.locator('.tile').first().waitFor();
  await whole.locator('.tile').first().waitFor();

  // While the screen is closed the game goes on: nothing of it is lost.
  const context = screen.context();
  await screen.close();
  const before = await actions(whole, id);
  const pick = chooser(5);
  const people = [new Player(leyla, 'touch'), new Player(bora, 'touch'), new Player(whole)];
  await expect(async () => {
    for (const player of people)
      if (await player.page.locator('.ask.mine').isVisible())
        await oneStep(player, await player.asked(), pick);
    expect((await actions(whole, id)).length).toBeGreaterThan(before.length);
  }).toPass();
  screen = await context.newPage();
  await screen.goto(`/t/${id}/screen`);
  await screen.locator('.tile').first().waitFor();
  await expect(screen.locator('[data-slot="opponents"] > [data-player]')).toHaveCount(4);
  expect(await merchants(screen), 'where everybody stands').toEqual(await merchants(whole));

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
