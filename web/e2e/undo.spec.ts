// Usability test 4, undo and its wall: back to just before a press, never past the dice.
import { Player } from './help/player';
import { expect, test } from './help/test';
import { actions, sit, tableAt } from './help/tables';

const SHOWN = '.board, .own, #players';

test('4: undo and its wall: undo brings back what was, and stops at the dice with a reason', async ({
  guest,
}) => {
  const page = await guest();
  const id = await tableAt(page, {
    near: 11,
    beyond: 9,
    hands: [['one_good', 'one_good'], [], []],
    // The next demand tile is known; turning up a new one could not be taken back.
    smallDemand: ['s2', 's1'],
    actions: ['one-good-red', 'one-good-green'],
  });
  await sit(page, id);
  const player = new Player(page);
  const state = async () => {
    await page.mouse.move(0, 0);
    return (await page.locator(SHOWN).allInnerTexts()).join('\n');
  };
  await player.asked();
  const before = await state();
  await player.choose(11);
  await player.asked();
  await player.answer('sell');
  await player.asked();
  await expect.poll(state).not.toBe(before);

  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(page.locator('.ask h2')).toHaveText('Sell which goods?');
  await undo.click();
  await expect(page.locator('.ask h2')).toHaveText('Where to?');
  expect(await state()).toBe(before);
  await expect(undo).toHaveCount(0);

  await player.choose(9);
  await player.asked();
  await player.answer('announce-7');
  await expect(page.locator('.ask h2')).toHaveText('Anything else?');
  await expect(undo).toHaveCount(0);
  const lock = page.getByRole('button', { name: 'Cannot be undone: dice rolled' });
  await lock.click();
  await expect(page.locator('.ask .refusal')).toHaveText('Cannot be undone: dice rolled');

  // Not by the key either.
  const done = await actions(page, id);
  await page.keyboard.press('u');
  await page.keyboard.press('Shift+U');
  await player.answer('end');
  await expect
    .poll(async () => (await actions(page, id)).slice(0, done.length + 1))
    .toEqual([...done, 'end']);
});

test('a chip of the turn strip goes straight back to just before it', async ({ guest }) => {
  const page = await guest();
  const id = await tableAt(page, { near: 16, lira: [40] });
  await sit(page, id);
  const player = new Player(page);
  await player.choose(16);
  await player.asked();
  await player.answer('act');
  await player.asked();
  await page.locator('.back .chip').first().click();
  await expect(page.locator('.ask h2')).toHaveText('Where to?');
  expect(await actions(page, id)).toEqual([]);
});

test('another guest sees at once what was taken back', async ({ guest }) => {
  const [page, other] = [await guest(), await guest()];
  const id = await tableAt(page, { near: 2 });
  await sit(page, id);
  await sit(other, id);
  const player = new Player(page);
  await player.choose(2);
  await expect(other.locator('.tile[data-place="2"]')).toHaveAttribute('aria-label', /merchant/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(other.locator('.tile[data-place="2"]')).not.toHaveAttribute('aria-label', /merchant/);
});
