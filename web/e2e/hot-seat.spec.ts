// Usability test 7: three people, one tablet. While the curtain is up nothing secret is in the page.
import type { Card } from '../src/lib/games/bazaar/bazaar';
import { Player } from './help/player';
import { expect, test } from './help/test';
import { here, ME, sit, tableAt } from './help/tables';

const HANDS: Card[][] = [['five_lira'], ['long_way'], ['stay']];
const NAMES = ['5 Lira', 'Long way', 'Stay'];

test('7: hot-seat secrets: the curtain hides every card, and handing over takes one press', async ({
  guest,
}) => {
  const page = await guest({ size: 'tablet' });
  await sit(page, await tableAt(page, { hands: HANDS, seats: [ME, here('Bora'), here('Cem')] }));
  const player = new Player(page, 'touch');
  for (let turn = 0; turn < 4; turn++) {
    expect((await player.asked()).what).toBe('curtain');
    const html = await page.content();
    for (const secret of [...NAMES, ...HANDS.flat().map((card) => `data-card="${card}"`)])
      expect(html, 'behind the curtain').not.toContain(secret);
    const before = player.presses;
    await player.press(page.getByRole('button', { name: /^I am / }));
    await player.asked();
    expect(player.presses - before).toBeLessThanOrEqual(2);
    const [own] = HANDS[turn % 3] ?? [];
    await expect(page.locator('.hand .face')).toHaveCount(1);
    await expect(page.locator('.hand .face')).toHaveAttribute('data-card', own ?? '');

    // Everybody goes to a warehouse of their own, and home to the Fountain.
    await player.choose([2, 3, 4, 7][turn] ?? 7);
    await player.asked();
    await player.answer('end');
  }
});
