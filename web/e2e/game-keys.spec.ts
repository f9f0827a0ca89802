// Usability test 6: a whole game by keys and by what is said, from the first question to the ranking.
import type { Page } from '@playwright/test';
import { Player } from './help/player';
import { BOT, ME, sit, tableAt } from './help/tables';
import { expect, test } from './help/test';
import { playOn } from './help/whole';

/** Notes everything that a screen reader would say. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = ((globalThis as { heard?: string[] }).heard = []);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live]:not([aria-live="off"])',
        );
        const text = region?.textContent?.trim();
        if (text) heard.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

test('6: blind game: a whole game by keys alone, and everything is said once and briefly', async ({
  guest,
}) => {
  test.setTimeout(600_000);
  const page = await guest();
  const heard = await listen(page);
  await sit(page, await tableAt(page, { near: 2, seats: [ME, BOT] }));
  const player = new Player(page, 'keys');

  // The first round, word for word as far as I am concerned.
  await player.asked();
  await player.choose(2);
  await expect(page.locator('.ask h2')).toHaveText('Anything else?');
  await player.key('e');
  await player.asked();
  const bora = (text: string) => /^Bora: to ./.test(text);
  await expect.poll(async () => (await heard()).filter(bora).length).toBe(1);
  expect((await heard()).filter((text) => !bora(text))).toEqual([
    expect.stringMatching(/^Your turn 1\. Where to\? \d+ answers$/),
    'Done: to Fabric Warehouse, leave an assistant; take 2 fabrics. Anything else?',
    'Turn ended. Bora is to move.',
    expect.stringMatching(/^Your turn 2\. Where to\? \d+ answers$/),
  ]);

  const { questions } = await playOn(player, 7, async ({ title }) => {
    expect(await page.evaluate(() => document.activeElement === document.body), title).toBe(false);
  });
  expect(questions).toContain('Where to?');
  await expect(page.locator('.ending .won')).not.toHaveCount(0);

  const all = await heard();
  expect(all.filter((text) => text.length > 200)).toEqual([]);
  expect(all.filter((text, i) => text === all[i - 1])).toEqual([]);
});
