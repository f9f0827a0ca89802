// The usability tests that begin at a quiet moment: 1 newcomer, 2 warehouse, 3 why not, 5 come back.
import { Player } from './help/player';
import { expect, test } from './help/test';
import { actions, sit, tableAt } from './help/tables';

test('1: newcomer: from the first page to the end of the first turn in at most four presses', async ({
  guest,
}) => {
  const page = await guest({ newcomer: true });
  await page.goto('/');
  const player = new Player(page);
  await player.press(page.getByRole('button', { name: /Play now/ }).first());
  await page.waitForURL('**/t/*');
  await player.asked();
  await player.choose(2);
  await player.asked();
  await player.answer('end');
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  await expect.poll(() => actions(page, id)).toContain('end');
  expect(player.presses).toBeLessThanOrEqual(4);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('2: warehouse: what is shown before is what is there afterwards', async ({ guest }) => {
  const page = await guest();
  const id = await tableAt(page, { near: 2 });
  await sit(page, id);
  const player = new Player(page);
  await player.asked();
  await player.tile(2).hover();
  await expect(page.locator('.ask .sheet')).toContainText('leave an assistant');
  await expect(page.locator('.ask .sheet')).toContainText('+2');
  const cart = page.locator('.own');
  const before = await cart.innerText();
  await player.choose(2);
  await player.asked();
  await page.mouse.move(0, 0);
  await expect.poll(() => cart.innerText()).not.toBe(before);
  expect(await actions(page, id)).toEqual(['move-2', 'leave', 'act']);
});

test('3: why not, on touch: what is missing is read, the card played from there, the ruby bought', async ({
  guest,
}) => {
  const page = await guest({ size: 'phone' });
  // The first ruby costs 14 in a game of three.
  await sit(page, await tableAt(page, { near: 16, lira: [13], hands: [['five_lira'], [], []] }));
  const player = new Player(page, 'touch');
  await player.asked();
  await player.press(player.tile(16));
  await expect(player.tile(16).locator('.plan')).toContainText('14');
  await player.press(player.tile(16));
  await player.asked();
  await expect(page.locator('.ask .refusal')).toContainText('You have 13 Lira; 14 are due.');
  await player.press(page.locator('.ask').getByRole('button', { name: /5 Lira/ }));
  await player.asked();
  await player.answer('act');
  await player.asked();
  expect(player.presses).toBeLessThanOrEqual(6);
  await expect(page.locator('.own')).toContainText('4');
});

test('5: come back: the recap tells the ruby that was taken and the family member that was caught', async ({
  guest,
}) => {
  const page = await guest();
  const id = await tableAt(page, {
    near: 12,
    beyond: 16,
    lira: [2, 3, 40],
    actions: [
      // I send my family member to the Post Office; Bora catches it there; Cem buys a ruby.
      ...['move-12', 'leave', 'send-5', 'act', 'end'],
      ...['move-5', 'leave', 'act', 'catch-0-lira', 'end'],
      ...['move-16', 'leave', 'act', 'end'],
    ],
  });
  await sit(page, id);
  // The newest first: signs for the eye, words for the ear and on a press.
  const told = page.getByRole('region', { name: 'What happened' }).locator('li.turn.fresh');
  await expect(told).toHaveCount(2);
  await expect(told.nth(0)).toContainText('gains ruby 1');
  await expect(told.nth(0).locator('.line .net')).toBeVisible();
  await expect(told.nth(1)).toContainText('catches your family member');
  await told.nth(1).getByRole('button').click();
  await expect(told.nth(1).locator('.words')).toContainText('catches your family member');
  // Nothing has to be closed: the question stands beside it.
  await expect(page.locator('.ask h2')).toHaveText('Where to?');
});

for (const path of ['/', '/new', '/settings', '/ratings', '/account'])
  test(`a first visit of ${path} is turned away by nothing and logs no error`, async ({ guest }) => {
    const page = await guest({ newcomer: true });
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
