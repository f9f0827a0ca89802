// A whole game on a telephone: 360 pixels wide, two thumbs.
import { Player } from './help/player';
import { expect, test } from './help/test';
import { BOT, ME, newTable, sit } from './help/tables';
import { playOn } from './help/whole';

test('a whole game by touch at 360 × 740, and the board never scrolls', async ({ guest }) => {
  test.setTimeout(600_000);
  const page = await guest({ size: 'phone' });
  await sit(page, await newTable(page, [ME, BOT, BOT]));
  const still = () =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const board = document.querySelector('.board')?.getBoundingClientRect();
      return {
        over: [scrollWidth - innerWidth, scrollHeight - innerHeight],
        board: board && [board.x, board.y, board.width].map(Math.round),
      };
    });
  const first = await still();
  expect(first.over).toEqual([0, 0]);
  await playOn(new Player(page, 'touch'), 11, async ({ title }) => {
    expect(await still(), title).toEqual(first);
  });
  await expect(page.locator('.ending .won')).not.toHaveCount(0);
});
